"""Turns of bots: a seat's sight goes to a worker, its thought comes back as an answer."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from palatine.kernel import position, sight
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE
from palatine.table import wire
from palatine.table.chairs import OpenQuestion
from palatine.table.fair import Who, always
from palatine.table.thinkers import GaveUp
from palatine.table.wire import Refused, RuleBroke

if TYPE_CHECKING:
    from palatine.table.room import Room

LOG = logging.getLogger("palatine.table")
HINT_MS: Final = 1000


def run_bots(room: Room) -> None:
    """Sets every bot that is asked to thinking."""
    if room.play is None or room.stuck == room.row.version or room.means.is_closing:
        return
    for seat, question in room.questions.items():
        chair = room.chairs[seat]
        if chair.moved_by is not None and seat not in room.thinking:
            job = job_for(room, seat, chair.moved_by)
            room.thinking[seat] = room.keep(let_think(room, seat, question, job))


def job_for(room: Room, seat: int, spec: str) -> dict[str, Any]:
    """A question for a bot: what the seat sees, nothing else."""
    assert room.play is not None
    return {
        "game": room.game.id,
        "data": room.game.data,
        "position": position.write(sight.seen_by(room.play.g, seat)),
        "seat": seat,
        "spec": spec,
        "seed": luck_for(room, seat),
        "plan": room.plans.get(seat, []),
    }


def luck_for(room: Room, seat: int) -> str:
    """What a bot draws its lots from; at a guided match the same every time."""
    if room.guide is None or room.play is None:
        return secrets.token_hex(8)
    return room.guide.bot_luck(seat, sum(step.seat == seat for step in room.play.steps))


async def let_think(room: Room, seat: int, question: OpenQuestion, job: dict[str, Any]) -> None:
    """A bot's turn, from question to answer."""
    me = asyncio.current_task()
    thought = await think(room, job, room.thinks_for(room.row.host), room.is_watched)
    # from here on nothing may interrupt it
    await asyncio.shield(room.keep(take_thought(room, seat, question, thought, me)))


async def think(
    room: Room, job: dict[str, Any], who: Who, is_watched: Callable[[], bool] = always
) -> dict[str, Any]:
    try:
        return await room.means.thinkers.think(job, who, is_watched)
    except GaveUp:
        LOG.error("no bot answered; the first option will do", extra={"table": room.id})
    except Exception:
        LOG.exception("a bot failed; the first option will do", extra={"table": room.id})
    return {}


async def take_thought(
    room: Room,
    seat: int,
    question: OpenQuestion,
    thought: dict[str, Any],
    task: asyncio.Task[None] | None,
) -> None:
    async with room.lock:
        if room.thinking.get(seat) is not task:
            return  # the seat has changed hands meanwhile
        del room.thinking[seat]
        if room.questions.get(seat) != question or room.chairs[seat].moved_by is None:
            run_bots(room)
            return
        room.plans[seat] = list(thought.get("plan", []))
        note_hurry(room, seat, bool(thought.get("cut_short")))
        for option in in_turn(room, question, thought):
            try:
                await room.answer(seat, [option], "")
            except RuleBroke:
                continue  # the match is as it was: another answer may not meet that rule
            except Refused:
                LOG.error("a bot's answer was not taken", extra={"table": room.id})
            return


def note_hurry(room: Room, seat: int, is_cut_short: bool) -> None:
    """A level counts iterations; where the machine is too slow for them, people are told."""
    if not is_cut_short:
        room.hurried.discard(seat)
        return
    room.hurried.add(seat)
    LOG.warning(
        "a bot ran out of time and plays below its level",
        extra={"table": room.id, "seat": room.chairs[seat].id, "bot": room.chairs[seat].moved_by},
    )


def in_turn(room: Room, question: OpenQuestion, thought: dict[str, Any]) -> list[int]:
    """What was offered, as a bot tries it: its own answer, if it has one, before all others."""
    offered: tuple[int, ...] = question.signature[-1]
    try:
        option = room.lexicon.option(str(thought.get("code", "")))
    except BadData:
        option = NONE
    return sorted(offered, key=lambda other: other != option)  # stable


def hint_job(room: Room, person: str | None, said: wire.Hint) -> dict[str, Any]:
    """What to ask a bot for a hint."""
    chair = room.own_played(person, said.seat)
    room.running()
    if not room.may_hint(person):
        raise Refused("not-allowed")
    room.check_version(chair.nr, said.version)
    return {**job_for(room, chair.nr, f"mcts:ms={HINT_MS}"), "plan": [], "hint": True}
