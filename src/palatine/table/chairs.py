"""Who sits at a table, what they propose, and who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import BigInteger, Boolean, Integer, String

from palatine.kernel.errors import BadData
from palatine.kernel.flow import Config
from palatine.kernel.game import Game
from palatine.table import wire
from palatine.table.rows import DIGEST, ID, read_row, stored

# who plays a seat
OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"
HOUSE: Final = "house"  # the rules themselves


@dataclass
class Chair:
    """A seat and who sits on it."""

    nr: int = stored(Integer, is_key=True)
    id: str = ""  # what the game calls it
    player: str = stored(String(8), OPEN, changes=True)
    person: str | None = stored(ID, None, refers="persons.id", changes=True)
    name: str = stored(String(40), "", changes=True)
    bot: str | None = stored(String(40), None, changes=True)
    stand_in: str | None = stored(String(40), None, changes=True)  # the bot that plays for them
    was_away: bool = stored(Boolean, False, changes=True)  # it does so because they were away
    resigned: bool = stored(Boolean, False, changes=True)
    token: str | None = stored(DIGEST, None, changes=True)  # hash of the invitation
    seen: int = stored(BigInteger, 0, changes=True)  # last sign of life

    @property
    def moved_by(self) -> str | None:
        """The bot that plays it now."""
        return self.bot if self.player == BOT else self.stand_in

    def held_by(self, person: str | None) -> bool:
        return person is not None and self.player == PERSON and self.person == person

    def played_by(self, person: str | None) -> bool:
        """Held, and not given up."""
        return self.held_by(person) and not self.resigned


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


def read_chairs(seats: Iterable[Mapping[Any, Any]]) -> list[Chair]:
    """Seats as they are stored; what they are called is told by the game."""
    return [read_row(Chair, seat, id="") for seat in seats]


def stored_config(
    game: Game,
    players: Sequence[str],
    options: dict[str, str],
    record: dict[str, Any] | None = None,
) -> Config:
    """The configuration of a stored table; one that the game refuses by now still has names."""
    people = sum(player != HOUSE for player in players)
    try:
        return game.config(people, game.named(options), record)
    except BadData:
        return Config(people, options, [str(nr + 1) for nr in range(len(players))], record)


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
