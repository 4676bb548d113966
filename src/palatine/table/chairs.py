"""Who sits at a table, what they propose, and who looks on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from palatine.kernel.errors import BadData
from palatine.kernel.flow import Config
from palatine.kernel.game import Game
from palatine.table import wire
from palatine.table.store import SAVE_SEAT, Statement

# who plays a seat
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
HOUSE: Final = "house"  # the rules themselves


@dataclass
class Chair:
    """A seat and who sits on it."""

    nr: int
    id: str
    player: str
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    was_away: bool = False
    resigned: bool = False
    token: str | None = None
    seen: int = 0

    @property
    def moved_by(self) -> str | None:
        """The bot that plays it now."""
        return self.bot if self.player == BOT else self.stand_in

    def held_by(self, person: str | None) -> bool:
        return person is not None and self.player == PERSON and self.person == person

    def played_by(self, person: str | None) -> bool:
        """Held, and not given up."""
        return self.held_by(person) and not self.resigned


@dataclass
class Proposal:
    """What waits for the consent of others."""

    number: int
    what: str
    by: int
    choice: int | None
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class OpenQuestion:
    """What a seat is asked, and since which version."""

    signature: tuple[Any, ...]
    since: int


class Client:
    """Somebody who looks at a room through a socket; replies and news wait for its sender."""

    def __init__(self, person: str | None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.wanted: int | None = None  # the sight that was asked for; None: whatever fits
        self.shown: int | None = None  # the sight of the last message
        self.sent = 0  # lines of the chronicle that the client has
        self.made = 0  # choices of which it has seen the moments
        self.last: wire.TableView | None = None  # the message that it got last
        self.replies: list[wire.Reply | wire.Denied] = []
        self.has_news = False
        self.insists = False  # it wants the table even if nothing has changed
        self.is_cut = False  # the room was lost; the client must come again
        self.wake = asyncio.Event()

    def tell(self, insists: bool = False) -> None:
        """There may be something new to see."""
        self.has_news = True
        self.insists = self.insists or insists
        self.wake.set()

    def reply(self, message: wire.Reply | wire.Denied) -> None:
        self.replies.append(message)
        self.wake.set()


def read_chair(row: Any, id: str) -> Chair:
    return Chair(
        row["nr"], id, row["player"], row["person"], row["name"], row["bot"], row["stand_in"],
        row["was_away"], row["resigned"], row["token"], row["seen"],
    )  # fmt: skip


def stored_config(
    game: Game,
    seats: Sequence[Any],
    options: dict[str, str],
    record: dict[str, Any] | None = None,
) -> Config:
    """The configuration of a stored table; one that the game refuses by now still has names."""
    people = sum(seat["player"] != HOUSE for seat in seats)
    try:
        return game.config(people, game.named(options), record)
    except BadData:
        return Config(people, options, [str(seat["nr"] + 1) for seat in seats], record)


def seat_statement(table: str, chair: Chair) -> Statement:
    values = vars(chair).copy()
    del values["nr"], values["id"]
    return SAVE_SEAT, {"at": table, "seat": chair.nr, **values}


def read_proposal(text: str | None) -> Proposal | None:
    return Proposal(**json.loads(text)) if text else None


def read_result(text: str | None) -> wire.Result | None:
    return wire.Result(**json.loads(text)) if text else None


def write_result(result: wire.Result | None) -> str | None:
    if result is None:
        return None
    return json.dumps({name: getattr(result, name) for name in result.__struct_fields__})


def read_remark(choices: int, text: str) -> wire.RemarkLine:
    """`take-back seat=black from=6 to=4` as a key and variables."""
    key, *pairs = text.split()
    args: wire.Args = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name == "seat":
            args[name] = f"seat/{value}"
        else:
            args[name] = int(value) if value.isdecimal() else value
    return wire.RemarkLine(choices, key, args)
