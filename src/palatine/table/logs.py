"""Log lines as JSON, one object each, or as sentences for a person at a terminal.

Tokens, cookies, names and addresses never go in.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

EXTRAS: Final = ("method", "route", "status", "ms", "table", "error", "signal")
NOISY: Final = (
    "uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "asyncio", "aiosqlite", "alembic",
    "sqlalchemy", "websockets",
)  # fmt: skip
SELDOM: Final = 10.0  # seconds between two equal lines of a library
MOST_TOLD: Final = 1000
TABLE_SHOWN: Final = 6  # letters of a table's id: enough to tell tables apart, not to open one


class Lines(logging.Formatter):
    """One line per record; a traceback becomes one string."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        for name in EXTRAS:
            value = getattr(record, name, None)
            if value is not None:
                line[name] = value[:TABLE_SHOWN] if name == "table" else value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Sentences(logging.Formatter):
    """One line per record, for a person at a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        told = []
        for name in EXTRAS:
            value = getattr(record, name, None)
            if value is not None:
                told.append(f"{name} {value[:TABLE_SHOWN] if name == 'table' else value}")
        if told:
            text += f" ({', '.join(told)})"
        if record.levelno > logging.INFO:
            text = f"{record.levelname.lower()}: {text}"
        if record.exc_info:
            text += "\n" + self.formatException(record.exc_info)
        return text


def is_no_request(record: logging.LogRecord) -> bool:
    """A person who plays does not want to read of every picture that is fetched."""
    return record.levelno > logging.INFO or record.getMessage() != "request"


class Seldom(logging.Filter):
    """Lets a line that others write again and again through once in a while."""

    def __init__(self) -> None:
        super().__init__()
        self.told: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name not in NOISY:
            return True
        key = f"{record.name} {record.msg}"[:200]
        if record.created - self.told.get(key, 0.0) < SELDOM:
            return False
        if len(self.told) > MOST_TOLD:
            self.told.clear()
        self.told[key] = record.created
        return True


def is_for_people(log: str) -> bool:
    """Whether the log is read by a person: as it is wished, else where a terminal shows it."""
    return log == "text" or (log != "json" and sys.stderr.isatty())


def set_up(level: str, log: str = "json") -> None:
    """All logging of the server goes to standard error: JSON, or sentences for a person."""
    handler = logging.StreamHandler(sys.stderr)
    if is_for_people(log):
        handler.setFormatter(Sentences())
        handler.addFilter(is_no_request)
    else:
        handler.setFormatter(Lines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # others tell addresses, whole paths, frames of sockets or parameters of statements
    for noisy in NOISY:
        logging.getLogger(noisy).setLevel(logging.WARNING)
        logging.getLogger(noisy).handlers = []
        logging.getLogger(noisy).propagate = True
