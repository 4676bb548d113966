"""The client's files, kept in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
PAGES: Final = HERE / "pages"
CLIENT: Final = HERE / "static"  # the package build puts the client here
CHECKOUT: Final = HERE.parents[2] / "web" / "dist"  # where a developer's build lies
COMPRESSED: Final = (".html", ".js", ".css", ".json", ".svg", ".ftl", ".md", ".txt", ".map")
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class Asset:
    """A file ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    stamp: tuple[int, int]


class Files:
    """The files of one folder, listed once: no other path is ever looked up, read or kept."""

    def __init__(self, folder: Path) -> None:
        root = folder.resolve()
        self.places = {
            place.relative_to(root).as_posix(): place
            for place in root.rglob("*")
            if place.is_file() and place.resolve().is_relative_to(root)
        }
        self.kept: dict[str, Asset] = {}

    def get(self, path: str) -> Asset | None:
        """The file with exactly this name, read again when it has changed."""
        place = self.places.get(path)
        if place is None:
            return None
        try:
            found = os.stat(place)
            stamp = (found.st_mtime_ns, found.st_size)
            asset = self.kept.get(path)
            if asset is None or asset.stamp != stamp:
                asset = self.kept[path] = read(place, stamp)
        except OSError:
            return None  # it was there when the server started
        return asset


def read(place: Path, stamp: tuple[int, int]) -> Asset:
    body = place.read_bytes()
    packed = gzip.compress(body, 9, mtime=0) if place.suffix in COMPRESSED else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    guessed = TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0]
    tag = '"' + hashlib.sha256(body).hexdigest()[:20] + '"'
    return Asset(body, packed, guessed or "application/octet-stream", tag, stamp)


OWN: Final = Files(PAGES)


def client_folder(wanted: str) -> Path | None:
    """Where the built client lies, if it was built."""
    for folder in [Path(wanted)] if wanted else [CLIENT, CHECKOUT]:
        if (folder / "index.html").is_file():
            return folder
    return None
