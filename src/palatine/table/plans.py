"""Plans of tables: what a table is laid by, and those that follow from another table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from palatine.kernel import position, sight
from palatine.kernel.chance import fast
from palatine.kernel.flow import NOBODY, Config
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE
from palatine.table import wire
from palatine.table.chairs import BOT, HOUSE, OPEN, PERSON, Chair
from palatine.table.room import OVER, Room
from palatine.table.thinkers import checked_bot
from palatine.table.wire import Refused

if TYPE_CHECKING:
    from palatine.table.hall import Person


@dataclass
class Plan:
    """A table to be laid, checked."""

    game: Game
    options: dict[str, str]
    chairs: list[Chair]
    title: str = ""
    listed: bool = False
    hints: bool = False
    away: int = 30
    position: dict[str, Any] | None = None
    parent: str | None = None
    parent_choice: int | None = None
    record: dict[str, Any] | None = None
    chapter: int = 1
    guide: str | None = None
    seed: str | None = None  # of its luck; None: a new one that nobody knows


def fork(room: Room, person: Person, new: wire.NewFork, may_have_bots: bool) -> Plan:
    """A table that goes on from a point of this match, against bots.

    Where bots would be a hint, whoever tries it out plays all seats.
    """
    if new.bot is not None and not may_have_bots:
        raise Refused("not-allowed")
    held = room.held_by(person.id)
    playable = [chair.nr for chair in room.chairs if chair.player != HOUSE]
    seat = room.chair(new.seat).nr if new.seat is not None else (held or playable)[0]
    if seat not in playable:
        raise Refused("bad-option", detail="the rules play this seat")
    if room.play is None:
        raise Refused("not-running")
    # a spectator of a running match knows no more than a spectator, on whichever seat
    looking = seat if seat in held else NOBODY
    if new.choice is None:
        number, choice = room.number_for(looking, room.choices), room.choices
    else:
        number, choice = new.choice, room.choice_of(looking, new.choice)
    start = guess_at(room, choice, looking)
    bot = checked_bot(room.game.id, new.bot)
    chairs = [
        Chair(c.nr, c.id, HOUSE)
        if c.player == HOUSE
        else Chair(c.nr, c.id, PERSON, person.id, person.name)
        if c.nr == seat
        else Chair(c.nr, c.id, BOT, bot=bot)
        if may_have_bots
        else Chair(c.nr, c.id, PERSON, person.id)  # without a name it is called by its side
        for c in room.chairs
    ]
    return Plan(
        room.game, room.options, chairs, room.row.title, hints=room.gives_hints, away=room.row.away,
        position=start, parent=room.id, parent_choice=number, chapter=room.row.chapter,
    )  # fmt: skip


def guess_at(room: Room, choice: int, seat: int) -> dict[str, Any]:
    """The position after so many choices; what the seat did not know then is guessed."""
    play = room.play
    if play is None:
        raise Refused("not-running")
    if choice > len(play.steps):
        raise Refused("bad-message", detail=f"only {len(play.steps)} choices were made")
    g = play.rebuild(choice)
    if g.ended != NONE:
        raise Refused("not-running")
    if room.row.status != OVER:
        g = sight.guess(sight.seen_by(g, seat), seat, fast(secrets.token_hex(16)))
    return position.write(g)


def seated(chair: Chair, sitter: Chair) -> Chair:
    """The chair as whoever sat on the other one gets it."""
    if sitter.person is not None:
        return Chair(chair.nr, chair.id, PERSON, sitter.person, sitter.name)
    return Chair(chair.nr, chair.id, sitter.player, bot=sitter.bot)


def rematch(room: Room, person: Person) -> Plan:
    """The same table once more; whoever sat there moves one seat on, so that sides change."""
    if not any(chair.person == person.id for chair in room.chairs):
        raise Refused("not-you")
    if room.row.status != OVER:
        raise Refused("not-over")
    sitting = [chair for chair in room.chairs if chair.player != HOUSE]
    before = {
        chair.nr: other for chair, other in zip(sitting, sitting[-1:] + sitting[:-1], strict=True)
    }
    chairs = [seated(chair, before.get(chair.nr, chair)) for chair in room.chairs]
    return Plan(
        room.game, room.options, chairs, room.row.title, room.row.listed, room.row.hints,
        room.row.away, parent=room.id, record=room.row.record, chapter=room.row.chapter,
    )  # fmt: skip


def left_by(room: Room) -> dict[str, Any]:
    """What the match has left: no secrets, so it is for all to read."""
    if room.row.status != OVER:
        raise Refused("not-over")
    record = room.left()
    if record is None:
        raise Refused("no-record")
    return record


def proposed(room: Room) -> list[wire.SequelSeat]:
    """The seats of the next game, for as many people, as the rules propose them."""
    assert room.play is not None
    sitters = room.game.next_seats(room.play.g)
    return [wire.SequelSeat("sat", room.chairs[nr].id) for nr in sitters]


def inherited(room: Room) -> dict[str, str]:
    """The table options of the next game as the rules propose them."""
    assert room.play is not None
    return room.game.next_options(room.play.g)


def sequel(room: Room, config: Config, new: wire.NewSequel, record: dict[str, Any]) -> Plan:
    """The next game of the chronicle, with these people on these seats."""
    seats = proposed(room) if new.seats is None else new.seats
    chairs: list[Chair] = []
    taken: list[int] = []
    for nr, id in enumerate(config.seat_names):
        if nr >= len(seats):
            chairs.append(Chair(nr, id, HOUSE))
            continue
        seat = seats[nr]
        if seat.player == "bot":
            chairs.append(Chair(nr, id, BOT, bot=checked_bot(room.game.id, seat.bot)))
        elif seat.player == "open":
            chairs.append(Chair(nr, id, OPEN))
        else:
            sitter = room.chair(seat.seat or "")
            if sitter.nr in taken or sitter.player == HOUSE:
                raise Refused("bad-option", detail=f"nobody can come from {sitter.id} to {id}")
            taken.append(sitter.nr)
            chairs.append(seated(Chair(nr, id, OPEN), sitter))
    title = room.row.title if new.title is None else new.title
    return Plan(
        room.game, config.options, chairs, title, room.row.listed, room.row.hints, room.row.away,
        parent=room.id, record=record, chapter=room.row.chapter + 1,
    )  # fmt: skip
