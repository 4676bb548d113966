"""Deeds: what persons do at a table."""

from __future__ import annotations

from typing import Final

from palatine.kernel.errors import BadData
from palatine.kernel.flow import NOBODY
from palatine.table import wire
from palatine.table.chairs import PERSON, Chair
from palatine.table.room import OVER, RUNNING, Room
from palatine.table.rows import Proposal
from palatine.table.thinkers import checked_bot
from palatine.table.wire import Refused

TAKE_BACK: Final = "take-back"
ABORT: Final = "abort"
CUT_BACK: Final = "cut-back"
RESIGN: Final = "resign"


async def choose(room: Room, person: str | None, said: wire.Choose, request: str) -> None:
    chair = room.own_played(person, said.seat)
    room.running()
    if chair.stand_in:
        raise Refused("not-asked")
    room.check_version(chair.nr, said.version)
    try:
        options = [room.lexicon.option(code) for code in said.answers]
    except BadData:
        raise Refused("not-offered") from None
    await room.answer(chair.nr, options, request)


async def undo(room: Room, person: str | None, said: wire.Undo, request: str) -> None:
    chair = room.own_played(person, said.seat)
    play = room.running()
    if not room.touched[chair.nr] <= said.version <= room.version_for(chair.nr):
        raise Refused("stale")
    reason = play.why_no_undo(chair.nr)
    if reason:
        raise Refused("no-undo", reason=reason)
    step = play.open_answer(chair.nr)
    first = play.steps[step if step >= 0 else play.first_of(len(play.steps) - 1)].line
    room.cut(first, lambda: play.undo(chair.nr))
    await room.save(first=first, has_moved=True, actor=chair.nr, request=request, is_open=False)


async def propose(room: Room, person: str | None, said: wire.Propose, request: str) -> None:
    chair = room.own_played(person, said.seat)
    if room.row.proposal is not None or (said.what == CUT_BACK and not room.may_cut_back):
        raise Refused("no-proposal")
    choice: int | None = None
    if said.what == TAKE_BACK:
        play = room.running()
        if said.choice is None:
            choice = room.last_choice([chair.nr]) - 1
        else:
            choice = room.choice_of(chair.nr, said.choice)
        if not 0 <= choice < len(play.steps):
            raise Refused("no-undo", reason="nothing")
        choice = play.first_of(choice)
    room.row.proposal = Proposal(room.version_for(NOBODY) + 1, said.what, chair.nr, choice)
    await settle_proposal(room, request)


async def agree(room: Room, person: str | None, said: wire.Consent, request: str) -> None:
    chair = room.own_played(person, said.seat)
    proposal = room.row.proposal
    if proposal is None or proposal.number != said.proposal:
        raise Refused("no-proposal")
    if not said.agree:
        room.row.proposal = None
        await room.save(request=request)
    else:
        proposal.agreed += [nr for nr in room.waits_for() if room.chairs[nr].person == person]
        if chair.nr not in proposal.agreed and chair.person != room.chairs[proposal.by].person:
            proposal.agreed.append(chair.nr)
        await settle_proposal(room, request)


async def settle_proposal(room: Room, request: str) -> None:
    """Carries the proposal out if nobody's consent is missing, else stores it."""
    proposal = room.row.proposal
    if room.row.status != RUNNING:
        raise Refused("not-running")
    if proposal is None or room.waits_for():
        await room.save(request=request)
        return
    room.row.proposal = None
    room.stop_bots()
    if proposal.what == CUT_BACK:
        await room.cut_back(request)
        return
    if proposal.what == ABORT and room.play is None:
        room.end(wire.Result(ABORT, ABORT, [], {}, {}))
        await room.save(request=request)
        return
    play = room.running()
    by = room.chairs[proposal.by].id
    if proposal.what == ABORT:
        line = room.remark(ABORT)
        room.end(wire.Result(ABORT, ABORT, [], {}, {}))
        await room.save(first=line, has_moved=True, request=request)
        return
    to = proposal.choice
    if to is None or to >= len(play.steps):
        await room.save(request=request)  # taken back meanwhile
        return
    made = len(play.steps)
    to = play.first_of(to)
    first = play.steps[to].line
    room.cut(first, lambda: play.cut(to))
    room.remark(TAKE_BACK, seat=by, **{"from": made, "to": to})
    await room.save(first=first, has_moved=True, actor=proposal.by, request=request)


async def settle_if_agreed(room: Room) -> None:
    """A seat that went to a bot does not keep a proposal waiting: bots agree to everything."""
    if room.row.proposal is not None and not room.waits_for():
        await settle_proposal(room, "")


async def resign(room: Room, person: str | None, said: wire.Resign, request: str) -> None:
    """The person stays on the seat and sees the end; a bot plays it for good."""
    chair = room.own_played(person, said.seat)
    play = room.running()
    may_have_bots = await room.may_have_bots()
    chair.resigned = True
    chair.stand_in = chair.stand_in or checked_bot(room.game.id, None)
    chair.was_away = False
    line = room.remark(RESIGN, seat=chair.id)
    left = [other for other in room.chairs if not other.resigned]
    parties = {room.game.ally_of(play.g, other.nr) for other in left}
    if len(parties) == 1:
        winners = [other.id for other in left]
        places = {other.id: 1 if other in left else 2 for other in room.chairs}
        rewards = {other.id: 1.0 if other in left else 0.0 for other in room.chairs}
        room.end(wire.Result(RESIGN, RESIGN, winners, places, rewards))
    elif not may_have_bots or not any(other.player == PERSON for other in left):
        room.end(wire.Result(RESIGN, RESIGN, [], {}, {}))
    if room.row.proposal is not None and room.row.proposal.by == chair.nr:
        room.row.proposal = None
    has_moved = room.row.status == OVER
    await room.save(chair, first=line, has_moved=has_moved, request=request)
    await settle_if_agreed(room)


async def hand(room: Room, person: str | None, said: wire.Hand, request: str) -> None:
    chair = room.chair(said.seat)
    room.running()
    is_own = chair.held_by(person)
    if not is_own and not (room.is_played_by(person) and room.is_handable(chair)):
        raise Refused("not-you")
    if chair.stand_in:
        raise Refused("not-open")
    if not await room.may_have_bots():
        raise Refused("not-allowed")
    chair.stand_in = checked_bot(room.game.id, said.bot)
    chair.was_away = not is_own
    line = room.remark("hand", seat=chair.id, bot=chair.stand_in)
    await room.save(chair, first=line, request=request)
    await settle_if_agreed(room)


async def come_back(room: Room, chair: Chair, request: str = "") -> None:
    """The person plays again; what the bot was thinking is forgotten."""
    room.running()
    if not chair.stand_in:
        return
    chair.stand_in = None
    chair.was_away = False
    task = room.thinking.pop(chair.nr, None)
    if task is not None:
        task.cancel()
    line = room.remark("return", seat=chair.id)
    await room.save(chair, first=line, request=request)
