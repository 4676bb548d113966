"""What the person who starts a server reads: where it is, how it ends, what friends type."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from palatine.table.reach import address_for_others, own_address
from palatine.table.serve import is_loopback
from palatine.table.settings import Settings
from palatine.words import words

SERVED_AT = 8187  # the port of `palatine serve`


def greet_person(url: str, settings: Settings, host: str) -> None:
    """For a person at a terminal some lines, for a program one that stays as it is."""
    if sys.stdout.isatty():
        lines = greeting(url, settings, host)
    else:
        lines = [f"the table is open at {url}"]
    print(*lines, sep="\n", flush=True)


def greeting(url: str, settings: Settings, host: str) -> list[str]:
    """The address, how to end it, and what a friend types."""
    say = words("", settings.language).text
    port = int(url.rstrip("/").rpartition(":")[2])
    lines = [say("serve-laid", url=url), say("serve-ends", place=place(settings))]
    others = address_for_others(host, port)
    if others is not None:
        lines.append(say("serve-friend", address=others))
    elif is_loopback(host) and (name := own_address()) is not None:
        command = f"{program()} serve --host 0.0.0.0"
        address = f"http://{f'[{name}]' if ':' in name else name}:{SERVED_AT}"
        lines.append(say("serve-friend-not-yet", command=command, address=address))
    else:
        lines.append(say("serve-friend-nobody"))
    return lines


def place(settings: Settings) -> str:
    """Where tables are kept, without the password that an address may hold."""
    return str(settings.file) if settings.file is not None else settings.url.partition("://")[0]


def program() -> str:
    """The program as it can be typed here."""
    if shutil.which("palatine"):
        return "palatine"
    path = Path(sys.argv[0])
    return os.path.relpath(path) if path.name == "palatine" else "python -m palatine"
