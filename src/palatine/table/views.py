"""Views: what a room shows, to whom."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from palatine.kernel import position
from palatine.kernel.chance import commitment
from palatine.kernel.errors import BadData
from palatine.kernel.flow import EVERYTHING
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.table import sights, wire
from palatine.table.chairs import Chair, Client
from palatine.table.room import FROZEN, OVER, RUNNING, Room
from palatine.table.sights import see, waiting
from palatine.table.wire import Refused

COURSE_POINTS: Final = 200


def view(room: Room, client: Client) -> wire.TableView:
    """The message that shows the table to a client; remembers what it then has."""
    seat, curtain = room.sight_of(client)
    if client.shown != seat:
        client.shown = seat
        client.sent = 0
    picture: dict[str, Any] | None = None
    asks: list[wire.Ask] = []
    facts: list[wire.FactLine] = []
    facts_from = since = 0
    if room.play is not None:
        sight = room.sight(seat)
        picture = sight.picture
        asks = sight.asks if room.status == RUNNING else []
        facts_from = client.sent
        facts = sight.facts[facts_from:]
        client.sent = len(sight.facts)
        held = room.held_by(client.person)
        # behind a curtain the other seats of one screen are others too
        looking = [seat] if room.secrets and seat in held else held
        since = sight.told_by(room.last_choice(looking))
    elif room.frozen is not None:
        picture = room.frozen.get(seat)
    return wire.TableView(
        id=room.id,
        game=room.game.id,
        data=room.game.data,
        title=room.title,
        options=room.options,
        secrets=room.secrets,
        listed=room.listed,
        status=room.status if room.frozen is None else FROZEN,
        version=room.version,
        choices=room.choices,
        seats=[seat_view(room, chair) for chair in in_turn(room, picture)],
        mine=[room.chairs[nr].id for nr in room.held_by(client.person)],
        seat=room.sight_id(seat),
        curtain=None if curtain is None else room.chairs[curtain].id,
        host=client.person == room.host,
        picture=picture,
        asks=asks,
        undo=undo_state(room, seat),
        take_back=take_back_state(room, seat),
        hints=room.may_hint(client.person),
        facts_from=facts_from,
        facts=facts,
        since=since,
        remarks=room.remarks,
        proposal=proposal_state(room),
        result=room.result,
        luck=wire.Luck(commitment(room.seed), room.seed if room.status == OVER else None),
        next=room.next,
        from_=wire.Origin(room.parent, room.parent_choice) if room.parent else None,
    )


def in_turn(room: Room, picture: dict[str, Any] | None) -> list[Chair]:
    """The chairs as their seats take turns."""
    if picture is None or "turn_order" not in picture:
        return room.chairs
    return [room.chair(id) for id in picture["turn_order"]]


def seat_view(room: Room, chair: Chair) -> wire.Seat:
    return wire.Seat(
        id=chair.id,
        player=chair.player,
        name=chair.name,
        bot=chair.moved_by,
        stand_in=chair.stand_in is not None,
        resigned=chair.resigned,
        present=room.is_present(chair),
        asked=chair.nr in room.questions,
        thinking=chair.nr in room.thinking,
        handable=room.is_handable(chair),
    )


def undo_state(room: Room, seat: int) -> wire.UndoState:
    id = None if seat < 0 else room.chairs[seat].id
    if room.status != RUNNING or room.play is None:
        reason = "over" if room.status == OVER else "running"
    elif seat < 0 or room.chairs[seat].resigned:
        reason = "nothing"
    else:
        reason = room.play.why_no_undo(seat)
    return wire.UndoState(id, not reason, reason or None)


def take_back_state(room: Room, seat: int) -> wire.TakeBack:
    if room.status != RUNNING or room.play is None or seat < 0 or room.proposal is not None:
        return wire.TakeBack(False, None)
    if room.chairs[seat].resigned:
        return wire.TakeBack(False, None)
    choice = room.last_choice([seat]) - 1
    return wire.TakeBack(choice >= 0, room.play.first_of(choice) if choice >= 0 else None)


def proposal_state(room: Room) -> wire.ProposalState | None:
    proposal = room.proposal
    if proposal is None:
        return None
    return wire.ProposalState(
        proposal.number,
        proposal.what,
        room.chairs[proposal.by].id,
        proposal.choice,
        [room.chairs[nr].id for nr in (proposal.by, *proposal.agreed)],
        [room.chairs[nr].id for nr in room.waits_for()],
    )


def past(room: Room, choice: int, seat: int, reply: str | None) -> wire.PastView:
    """The table after so many choices, with the sight of then."""
    play = room.play
    if play is None:
        raise Refused("not-running")
    if choice > len(play.steps):
        raise Refused("bad-message", detail=f"only {len(play.steps)} choices were made")
    g = play.rebuild(choice)
    told = room.sight(seat).told_by(choice)
    picture = position.picture(see(g, seat), seat)
    return wire.PastView(reply, choice, room.sight_id(seat), told, picture, waiting(g))


def ways(room: Room, person: str | None, said: wire.AskWays) -> wire.WaysView:
    """Shortcuts for what a person has picked."""
    chair = room.own_played(person, said.seat)
    play = room.running()
    room.check_version(chair.nr, said.version)
    return wire.WaysView(
        said.id, said.seat, room.version, sights.ways(play.g, chair.nr, said.things)
    )


async def course(room: Room) -> wire.Course:
    """How every seat stood as the match went on; for a match that is over."""
    play = room.play
    if play is None or room.status != OVER:
        raise Refused("not-over")
    step = max(1, -(-len(play.steps) // (COURSE_POINTS - 1)))
    points = sorted({*range(0, len(play.steps), step), len(play.steps)})
    course = wire.Course(points, {chair.id: [] for chair in room.chairs})
    for choice in points:
        g = play.rebuild(choice)
        for chair in room.chairs:
            worth = room.game.evaluate(g, chair.nr) if g.ended == NONE else reward(g, chair.nr)
            course.seats[chair.id].append(round(float(worth), 4))
        await asyncio.sleep(0)  # other tables want to play meanwhile
    return course


def text(room: Room) -> str:
    """The whole journal, with the seed; for a match that is over."""
    if room.play is None or room.status != OVER:
        raise Refused("not-over")
    book = room.header()
    book.lines = room.play.journal.lines
    return book.text()


def log(room: Room, seat: int, lang: str) -> str:
    """The chronicle in words, as the seat may read it."""
    from palatine.words import words

    if room.play is None:
        raise Refused("not-running")
    try:
        speech = words(room.game.id, lang)
    except BadData as error:
        raise Refused("bad-message", detail=str(error)) from None
    lines = [
        speech.fact(room.lexicon, fact)
        for fact in room.play.facts
        if seat == EVERYTHING or fact.heard_by(seat)
    ]
    return "".join(line + "\n" for line in lines)
