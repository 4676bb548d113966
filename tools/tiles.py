"""Draw the lobby's pictures of the games anew, from their boards: `make tiles`.

The gallery shows every board at rest and packs what it draws into `web/src/games/<game>/tile.svg`.
"""

from __future__ import annotations

import gzip
import http.server
import shutil
import subprocess
import threading
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = WEB / "dist-gallery"
MOST = 8_000  # bytes of a picture, packed
LEAST = (2, 3, 4, 5, 6, 8)  # pixels below which a shape is left out, the finest that fits


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves the gallery and says nothing about it."""

    def log_message(self, format: str, *args: object) -> None:
        pass


def main() -> None:
    subprocess.run(["npx", "vite", "build", "--mode", "gallery"], cwd=WEB, check=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        for sample in sorted((WEB / "src" / "samples").glob("*/tile.json")):
            game = sample.parent.name
            page.goto(f"http://127.0.0.1:{server.server_port}/gallery.html?tile={game}")
            page.wait_for_selector(".art svg")
            page.wait_for_timeout(500)  # until everything has come to rest
            for least in LEAST:
                picture = str(page.evaluate("(least) => window.tile(least)", least))
                size = len(gzip.compress(picture.encode(), 9))
                if size <= MOST:
                    break
            else:
                raise SystemExit(f"the tile of {game} is too large")
            print(f"{game}: {size} bytes packed, from {least} pixels on")
            (WEB / "src" / "games" / game / "tile.svg").write_text(picture + "\n", encoding="utf-8")
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
