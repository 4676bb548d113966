"""Sitting down, getting up, and the links that let people do so."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from palatine.table import wire
from palatine.table.chairs import BOT, OPEN, PERSON, Chair
from palatine.table.room import OVER, RUNNING, Room
from palatine.table.thinkers import checked_bot
from palatine.table.tokens import INVITATION, PASSAGE, digest
from palatine.table.wire import Refused

if TYPE_CHECKING:
    from palatine.table.hall import Person


async def sit(room: Room, person: Person, sit: wire.Sit) -> wire.Seated:
    """Takes a seat: with a token, or a free one of a listed table."""
    chair = seat_for(room, person, sit)
    if chair.held_by(person.id):
        return wire.Seated(chair.id)
    has_moved_in = chair.player == PERSON
    chair.player = PERSON
    chair.person = person.id
    chair.name = person.name
    room.hear_from(chair)
    if has_moved_in:
        chair.token = None
        chair.stand_in = None
        is_running = room.row.status == RUNNING and room.play is not None
        line = room.remark("moved", seat=chair.id) if is_running else None
        await room.save(chair, first=line)
    else:
        await room.save_seating(chair)
    return wire.Seated(chair.id)


def seat_for(room: Room, person: Person, sit: wire.Sit) -> Chair:
    if sit.token is not None:
        for chair in room.chairs:
            if chair.token is None:
                continue
            if hmac.compare_digest(chair.token, digest(PASSAGE, sit.token)):
                if chair.player != PERSON or chair.resigned or room.row.status == OVER:
                    raise Refused("bad-link")
                return chair
            if hmac.compare_digest(chair.token, digest(INVITATION, sit.token)):
                if chair.player == OPEN or chair.held_by(person.id):
                    return chair
                raise Refused("not-open")
        raise Refused("bad-link")
    held = [chair for chair in room.chairs if chair.held_by(person.id)]
    if sit.seat is None and held:
        return held[0]
    if not room.row.listed and room.row.host != person.id:
        raise Refused("bad-link")
    for chair in room.chairs:
        if chair.player == OPEN and sit.seat in (None, chair.id):
            return chair
    raise Refused("not-open")


async def stand(room: Room, person: Person, seat: str) -> None:
    """Gets up before the match has begun."""
    chair = room.own(person.id, seat)
    if room.row.status != OPEN:
        raise Refused("not-open")
    free(chair)
    await room.save(chair)


async def set_seat(room: Room, person: Person, seat: str, new: wire.SetSeat) -> None:
    """The host puts a bot on a free seat, or takes it away again."""
    if room.row.host != person.id:
        raise Refused("not-you")
    chair = room.chair(seat)
    if room.row.status != OPEN or chair.player not in (OPEN, BOT):
        raise Refused("not-open")
    token = chair.token
    free(chair)
    chair.token = token  # it opens nothing while a bot sits there
    if new.player == BOT:
        chair.player = BOT
        chair.bot = checked_bot(room.game.id, new.bot)
    await room.save_seating(chair)


async def link(room: Room, person: Person, seat: str) -> wire.Link:
    """A new invitation to a free seat, or a passage for one's own."""
    chair = room.chair(seat)
    token = secrets.token_urlsafe(24)
    if chair.held_by(person.id):
        room.own_played(person.id, seat)
        chair.token = digest(PASSAGE, token)
    elif room.row.host == person.id and chair.player == OPEN:
        chair.token = digest(INVITATION, token)
    else:
        raise Refused("not-you")
    await room.save(chair)
    return wire.Link(token)


def free(chair: Chair) -> None:
    """Nobody sits here any more."""
    chair.player = OPEN
    chair.person = None
    chair.name = ""
    chair.bot = None
    chair.stand_in = None
    chair.token = None
