"""Where others find this server, and the picture of a link that a telephone can read."""

from __future__ import annotations

import socket
from typing import Final

from palatine.table.guard import host_name
from palatine.table.serve import LOOPBACK_NAMES, is_loopback

ANYWHERE: Final = ("0.0.0.0", "::")
# addresses of documentation: asked for the way there, the system tells our own; nothing is sent
AFAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def address_for_others(host: str, port: int) -> str | None:
    """The address in the local network of a server that listens there; None on loopback."""
    name = own_address() if host in ANYWHERE else host
    if name is None or is_loopback(name):
        return None
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def own_address() -> str | None:
    """The address of this machine in its network, if it has one."""
    for family, afar in AFAR:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((afar, 9))
                return str(probe.getsockname()[0])
        except OSError:
            continue
    return None


def names_told(host: str, port: int) -> str:
    """What a server says that was told no names and listens to more than its own machine."""
    names = [own_address(), socket.gethostname()] if host in ANYWHERE else [host]
    known = ", ".join(f"{f'[{name}]' if ':' in name else name}:{port}" for name in names if name)
    return f"it answers to any name, so to {known}: PALATINE_HOSTS=... names those that it should"


def is_at_home(client: str, headers: dict[str, str]) -> bool:
    """Whether a call comes from this very machine, and not through a proxy that stands on it."""
    if any(name == "forwarded" or name.startswith("x-forwarded-") for name in headers):
        return False
    name = host_name(headers.get("host", ""))
    return is_loopback(client) and name in LOOPBACK_NAMES.split(",")


def qr_path(text: str) -> tuple[int, str]:
    """A QR code as an SVG path of squares of size 1, and how many there are in a row."""
    import segno  # type: ignore[import-not-found, unused-ignore]

    rows = segno.make(text, error="m", micro=False).matrix
    path: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end > x:
                path.append(f"M{x} {y}h{end - x}v1h{x - end}z")
            x = end + 1
    return len(rows), "".join(path)
