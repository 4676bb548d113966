"""Study: the search looks again at every choice of a match that is over.

One analysis for a table, whoever asks for it: the thinkers get one choice after the other, behind
everybody who plays, and what they think is kept with the table. It stops when nobody wants it any
more, and goes on where it stopped: also after the server was killed, when somebody looks again.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from palatine.kernel import flow, position, sight
from palatine.kernel.errors import BadData
from palatine.kernel.journal import Again
from palatine.table import wire
from palatine.table.schema import STUDIES, STUDY_LINES
from palatine.table.sights import spelled
from palatine.table.store import (
    ADD_STUDY,
    ADD_STUDY_LINE,
    SAVE_STUDY,
    WANT_STUDY,
    NotStored,
    Statement,
)
from palatine.table.thinkers import GaveUp
from palatine.table.wire import Refused

if TYPE_CHECKING:
    from palatine.table.room import Room

LOG = logging.getLogger("palatine.table")
ITERATIONS: Final = 400  # for every choice
MS: Final = 600  # at most, where iterations take long
STORED_EVERY: Final = 16  # choices between two writes, or so many seconds:
SECONDS: Final = 1.0
SWINGS: Final = 3  # the choices that cost most
LEAST: Final = 0.03  # what they cost at least, of chance


@dataclass(frozen=True)
class Judged:
    """What the search thinks of one choice."""

    choice: int  # how many had been made before it
    seat: int
    question: str
    chosen: str
    best: str
    got: float
    had: float


@dataclass
class Study:
    """The analysis of a table."""

    is_stored: bool = False
    is_wanted: bool = False
    upto: int = 0  # choices that were looked at
    lines: list[Judged] = field(default_factory=list)
    asked_by: set[str] = field(default_factory=set)  # who has not called it off
    task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self.task is not None and not self.task.done()


def check(room: Room) -> None:
    """Only a match that is over is studied; a fork only where it could not tell on another."""
    from palatine.table.room import OVER

    if room.row.status != OVER or room.play is None:
        raise Refused("not-over")
    if room.is_fork and not room.row.hints:
        raise Refused("not-allowed")  # the match that it comes from may still be running


async def of(room: Room) -> Study:
    """The analysis as far as it is stored or under way."""
    if room.study is None:
        study = Study()
        store = room.means.store
        row = await store.one(select(STUDIES).where(STUDIES.c.table_id == room.id))
        if row is not None:
            study.is_stored = True
            study.is_wanted = row["wanted"]
            study.upto = row["upto"]
            if row["person"]:
                study.asked_by = {row["person"]}
            lines = await store.rows(
                select(STUDY_LINES)
                .where(STUDY_LINES.c.table_id == room.id)
                .order_by(STUDY_LINES.c.choice)
            )
            study.lines = [
                Judged(*(line[name] for name in Judged.__dataclass_fields__)) for line in lines
            ]
        room.study = study
    return room.study


async def show(room: Room, person: str | None, looking: int) -> wire.Analysis:
    """How far it is, and the choices that cost most; one that was broken off goes on."""
    check(room)
    study = await of(room)
    go_on(room, study)
    assert room.play is not None
    last = len(room.play.steps)
    state = "none"
    if study.upto >= last:
        state = "done"
    elif study.is_running:
        state = "running"
    elif study.upto:
        state = "stopped"
    return wire.Analysis(
        state, study.upto, last, person in study.asked_by and study.is_wanted,
        may_ask(room, person), swings(room, study, looking),
    )  # fmt: skip


def may_ask(room: Room, person: str | None) -> bool:
    """Thinking costs: it is for those who played here, or laid the table."""
    return person is not None and (bool(room.held_by(person)) or room.row.host == person)


async def ask(room: Room, person: str | None, is_wanted: bool) -> None:
    """Somebody wants the analysis, or does not any more; it stops with the last who wanted it."""
    check(room)
    if person is None or not may_ask(room, person):
        raise Refused("not-you")
    study = await of(room)
    if is_wanted:
        study.asked_by.add(person)
    else:
        study.asked_by.discard(person)
    study.is_wanted = bool(study.asked_by)
    who = min(study.asked_by, default=None)
    statement: Statement = (
        WANT_STUDY, {"at": room.id, "who": who, "is_wanted": study.is_wanted}
    )  # fmt: skip
    if not study.is_stored:
        row = {"table_id": room.id, "person": who, "wanted": study.is_wanted, "upto": 0}
        statement = (ADD_STUDY, row)
    await room.means.store.write(statement)
    study.is_stored = True
    if study.is_wanted:
        go_on(room, study)
    elif study.task is not None:
        study.task.cancel()
        await asyncio.wait({study.task})  # what it has thought is being kept
        study.task = None


def go_on(room: Room, study: Study) -> None:
    assert room.play is not None
    is_whole = study.upto >= len(room.play.steps)
    if study.is_wanted and not study.is_running and not is_whole and not room.means.is_closing:
        study.task = room.keep(analyse(room, study))


async def analyse(room: Room, study: Study) -> None:
    """Choice after choice; the lock is not needed, as nothing of the match changes any more."""
    play = room.play
    assert play is not None
    loop = asyncio.get_running_loop()
    fresh: list[Judged] = []
    written = loop.time()
    again = Again(play, study.upto)
    again.g.telling = False
    try:
        while again.choice < len(play.steps):
            at = again.choice
            judged = await judge(room, again, at)
            if judged is not None:
                fresh.append(judged)
            again.choose()
            again.settle()
            is_last = again.choice == len(play.steps)
            due = len(fresh) >= STORED_EVERY or loop.time() - written >= SECONDS
            if due or is_last:
                # once begun, a write and what is known of it belong together
                await asyncio.shield(room.keep(keep(room, study, fresh, again.choice)))
                fresh = []
                written = loop.time()
            await asyncio.sleep(0)  # others want to play meanwhile
    except asyncio.CancelledError:
        if fresh:
            await asyncio.shield(room.keep(keep(room, study, fresh, again.choice)))
        raise
    except NotStored:
        LOG.warning("an analysis was not stored", extra={"table": room.id})
        room.study = None  # read again: another server may have written it
    except GaveUp:
        LOG.error("no thinker could analyse", extra={"table": room.id})
        study.is_wanted = False
    except Exception:
        LOG.exception("an analysis failed", extra={"table": room.id})
        study.is_wanted = False


async def judge(room: Room, again: Again, at: int) -> Judged | None:
    """What the search thinks of a choice, from what its seat saw; None where there was no other."""
    play = again.play
    line = play.journal.lines[play.steps[at].line]
    ask = next((ask for ask in flow.asks(again.g) if ask.seat == line.seat), None)
    if ask is None or ask.count < 2:
        return None
    code = room.lexicon.code(line.number)
    job: dict[str, Any] = {
        "game": room.game.id,
        "data": room.game.data,
        "position": position.write(sight.seen_by(again.g, line.seat)),
        "seat": line.seat,
        "judge": code,
        "iterations": ITERATIONS,
        "ms": MS,
        "seed": f"study:{at}",
    }
    assert room.study is not None
    who = min(room.study.asked_by, default=room.row.host)
    thought = await room.means.thinkers.think(job, room.thinks_for(who), never)
    key = str(ask.key)
    return Judged(at, line.seat, key, code, thought["best"], thought["got"], thought["had"])


def never() -> bool:
    """Whoever plays comes first."""
    return False


async def keep(room: Room, study: Study, fresh: list[Judged], upto: int) -> None:
    statements: list[Statement] = [
        (ADD_STUDY_LINE, {"table_id": room.id, **vars(judged)}) for judged in fresh
    ]
    statements.append((SAVE_STUDY, {"at": room.id, "looked_at": upto}))
    await room.means.store.write(*statements)
    study.upto = upto  # nobody is told before it is on the disk
    study.lines += fresh


def swings(room: Room, study: Study, looking: int) -> list[wire.Swing]:
    """The choices that cost most, as they came."""
    costly = [line for line in study.lines if line.had - line.got >= LEAST]
    costly.sort(key=lambda line: (line.got - line.had, line.choice))
    found: list[wire.Swing] = []
    for line in sorted(costly[:SWINGS], key=lambda line: line.choice):
        try:
            chosen, best = answered(room, line.chosen), answered(room, line.best)
        except BadData:
            continue  # of other tables of components
        found.append(
            wire.Swing(
                room.number_for(looking, line.choice), room.chairs[line.seat].id, line.question,
                chosen, best, round(line.got, 3), round(line.had, 3),
            )
        )  # fmt: skip
    return found


def answered(room: Room, code: str) -> wire.Answered:
    return wire.Answered(*spelled(room.lexicon, room.lexicon.option(code)))
