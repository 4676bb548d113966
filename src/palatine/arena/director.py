"""Hands out blocks, takes their games, and knows when a pairing, a round or all is over.

It knows nothing of processes: engines ask it for jobs and bring it rows. What it decides depends on
the numbers of blocks alone, never on the order in which they come.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import replace
from time import monotonic
from typing import Final

import msgspec

from palatine.arena.plan import THE_HOUSE, Job, Pairing, Plan, sides_of
from palatine.arena.playing import luck_of
from palatine.arena.sequential import OPEN, Sequential
from palatine.arena.store import Folder, Row

FLUSH_SECONDS: Final = 0.5
FLUSH_ROWS: Final = 2000
REPEATS: Final = 3  # of a block whose worker has died
FORFEITS: Final = 3  # in a row: then a contestant leaves
SCORES: Final = msgspec.json.Decoder(dict[int, float])


class Contest:
    """A pairing under way."""

    def __init__(self, pairing: Pairing, test: Sequential) -> None:
        self.pairing = pairing
        self.test = test
        self.waiting: dict[int, float | None] = {}  # blocks that came before earlier ones
        self.next = 0  # the first block that the test has not seen
        self.is_closed = False

    def add(self, index: int, score: float | None) -> bool:
        """A block was played (None: broken); tells whether the test has just decided."""
        self.waiting[index] = score
        while self.next in self.waiting:
            found = self.waiting.pop(self.next)
            self.next += 1
            if found is not None and self.test.add(found) != OPEN:
                self.is_closed = True
                return True
        return False

    @property
    def last_block(self) -> int:
        """The block with which the test has decided."""
        return self.pairing.block(self.next - 1)


class Director:
    """A tournament between its folder and an engine."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.tournament = folder.tournament
        self.plan = Plan(self.tournament)
        self.contests: list[Contest] = []
        self.scored: dict[int, dict[int, float]] = {}  # by venue and contestant
        self.streaks: dict[int, int] = {}  # forfeits in a row
        self.out = folder.left_out()
        self.done: set[int] = set()  # of the running round
        self.games = 0
        self.played_now = 0  # since this process has begun
        self.again: deque[Job] = deque()
        self.under_way: dict[int, Job] = {}
        self.deaths: dict[int, int] = {}
        self.cursor = (0, 0)  # index and place of the next block
        self.rows: list[Row] = []
        self.broken: list[tuple[int, str, str]] = []
        self.stops: list[tuple[int, int]] = []
        self.leaving: list[tuple[int, str]] = []
        self.flushed = self.started = monotonic()
        self.begin_round()
        self.load()

    # what was played before

    def load(self) -> None:
        """Takes over the games of the folder, in the order of their blocks."""
        broken = {block for block, _, _ in self.folder.broken()}
        together: dict[int, list[dict[int, float]]] = {}
        last = -1
        for block, told in self.folder.db.execute(
            "select block, scores from games order by block, rotation"
        ):
            if block != last and last >= 0:
                self.known(last, together.pop(last), broken)
            last = block
            together.setdefault(block, []).append(SCORES.decode(told))
        if last >= 0:
            self.known(last, together.pop(last), broken)
        for block in sorted(broken):
            self.known(block, [], set())
        for number, _ in self.out.items():
            self.close_for(number)

    def known(self, block: int, games: list[dict[int, float]], broken: set[int]) -> None:
        for other in sorted(broken):
            if other < block:
                broken.discard(other)
                self.known(other, [], set())
        while block >= self.plan.blocks and self.next_round():
            pass
        self.games += len(games)
        self.count(block, games)

    # rounds

    def begin_round(self) -> list[Pairing]:
        made = self.plan.begin_round(lambda venue: self.scored.get(venue, {}))
        if not made:
            return []
        tournament = self.tournament
        for pairing in made:
            sides = sides_of(tournament.venues[pairing.venue])
            test = Sequential(
                sides.all, tournament.margin, tournament.until_sure, pairing.is_mirrored
            )
            self.contests.append(Contest(pairing, test))
        self.cursor = (0, 0)
        self.done = set()
        for number in self.out:
            self.close_for(number)
        return made

    def next_round(self) -> bool:
        return bool(self.begin_round())

    # handing out

    def next_job(self) -> Job | None:
        """The next block to be played; None where none is left for now."""
        while self.again:
            job = self.again.popleft()
            if not self.contests[job.pairing].is_closed:
                self.under_way[job.block] = job
                return job
        while True:
            job_here = self.next_of_round()
            if job_here is not None:
                self.under_way[job_here.block] = job_here
                return job_here
            if self.under_way or not self.next_round():
                return None

    def next_of_round(self) -> Job | None:
        made = self.plan.rounds[-1]
        most = max((pairing.blocks for pairing in made), default=0)
        index, place = self.cursor
        while index < most:
            pairing = made[place]
            contest = self.contests[pairing.number]
            here = index
            place += 1
            if place == len(made):
                index, place = index + 1, 0
            block = pairing.block(here)
            if here < pairing.blocks and not contest.is_closed and block not in self.done:
                self.cursor = (index, place)
                return self.plan.job(pairing, here)
            if all(self.contests[p.number].is_closed for p in made):
                break
        self.cursor = (most, 0)
        return None

    # taking

    def take(self, job: Job, rows: list[Row]) -> None:
        """The games of a block, whenever they come."""
        self.under_way.pop(job.block, None)
        contest = self.contests[job.pairing]
        if contest.is_closed:  # it was decided without them
            return
        self.rows += rows
        self.games += len(rows)
        self.played_now += len(rows)
        games = [SCORES.decode(row.scores) for row in rows]
        self.count(job.block, games)
        for row in rows:
            self.look_for_forfeits(row)
        if len(self.rows) >= FLUSH_ROWS:
            self.flush()

    def count(self, block: int, games: list[dict[int, float]]) -> None:
        """Counts a block for the test and the standing; one without games is broken."""
        pairing = self.plan.pairing_of(block)
        contest = self.contests[pairing.number]
        self.done.add(block)
        if contest.is_closed:
            return
        standing = self.scored.setdefault(pairing.venue, {})
        for scores in games:
            for contestant, score in scores.items():
                standing[contestant] = standing.get(contestant, 0.0) + score
        mean = None if not games else block_score(pairing, block, games, contest.test.even)
        if contest.add(pairing.index(block), mean):
            last = contest.last_block
            self.stops.append((pairing.number, last))
            kept = [row for row in self.rows if row.pairing != pairing.number or row.block <= last]
            self.rows = kept

    def look_for_forfeits(self, row: Row) -> None:
        if not (row.forfeit or self.streaks):
            return
        failed, reason = json.loads(row.forfeit) if row.forfeit else (None, "")
        for number in set(json.loads(row.lineup)) - {THE_HOUSE}:
            self.streaks[number] = self.streaks.get(number, 0) + 1 if number == failed else 0
            if self.streaks[number] == FORFEITS and number not in self.out:
                self.out[number] = reason
                self.leaving.append((number, reason))
                self.close_for(number)

    def close_for(self, number: int) -> None:
        """A contestant has left: its pairings are over."""
        for contest in self.contests:
            if number in (contest.pairing.first, contest.pairing.second):
                contest.is_closed = True

    # trouble

    def repeat(self, job: Job) -> None:
        """A job that was lost without being played."""
        self.under_way.pop(job.block, None)
        self.again.append(job)

    def died(self, job: Job) -> None:
        """A worker has died over a block: it is played again, three times, then it is broken."""
        self.deaths[job.block] = self.deaths.get(job.block, 0) + 1
        if self.deaths[job.block] > REPEATS:
            self.break_block(job, "its worker died again and again")
        else:
            self.repeat(job)

    def hung(self, job: Job, rotation: int, seat: int, choice: int) -> None:
        """A bot in a worker did not answer: the block comes again, and there it has forfeited."""
        self.repeat(replace(job, hung=(*job.hung, (rotation, seat, choice))))

    def break_block(self, job: Job, reason: str) -> None:
        """A block that cannot be played; it is left out, and its seed is told."""
        self.under_way.pop(job.block, None)
        self.broken.append((job.block, luck_of(self.tournament, job.block), reason))
        self.count(job.block, [])

    # writing

    def flush(self, is_due: bool = True) -> None:
        """Writes what has come, at least every second."""
        if not is_due and monotonic() - self.flushed < FLUSH_SECONDS:
            return
        self.flushed = monotonic()
        if self.rows or self.broken or self.stops or self.leaving:
            self.folder.write(self.rows, self.broken, self.stops, self.leaving)
            self.rows, self.broken, self.stops, self.leaving = [], [], [], []

    # looking on

    @property
    def most_games(self) -> int:
        """Games of all pairings that are known, if none is decided earlier."""
        return sum(c.pairing.blocks * len(c.pairing.lineup(0)) for c in self.contests)

    @property
    def is_fixed(self) -> bool:
        """Whether the number of games is known beforehand."""
        return not self.tournament.until_sure and self.plan.all_rounds == 1 and not self.out

    @property
    def rate(self) -> float:
        """Games a second, since this process has begun."""
        return self.played_now / max(1e-9, monotonic() - self.started)


def block_score(pairing: Pairing, block: int, games: list[dict[int, float]], even: float) -> float:
    """The first contestant's mean score; in a mirrored line-up what the second has missed.

    Of several seats of one contestant only one counts: among k parties an equal player has 1/k.
    """
    lineup = pairing.lineup(pairing.index(block))
    alone = lineup[0]
    mean = sum(scores.get(alone, 0.0) for scores in games) / len(games)
    return mean if alone == pairing.first else 2 * even - mean
