"""Finding puzzles in journals of finished matches: `palatine puzzles`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from palatine.bots.appraise import chance_with, chances
from palatine.bots.mcts import EXPLORE
from palatine.bots.policies import policy_for
from palatine.bots.search import Edge, Search
from palatine.bots.thinking import question
from palatine.games import find
from palatine.interrupts import interrupts
from palatine.kernel import journal, position
from palatine.kernel.chance import fast
from palatine.kernel.errors import PalatineError
from palatine.kernel.flow import Ask
from palatine.kernel.game import Game
from palatine.kernel.journal import Play
from palatine.kernel.sight import Seen, seen_by
from palatine.puzzles import LOSS, Puzzle, id_of

HINT: Final = LOSS / 3  # what a first look must promise
FEW: Final = 5  # looks of a search below which its mean says nothing
MOST_OPTIONS: Final = 40  # more would be no question for people
APART: Final = 3  # choices right after a puzzle belong to the same idea
RIVALS: Final = 3  # the answers that are compared before all are


Progress = Callable[[int, int, int], None]  # choices looked at, of how many, puzzles found
Source = tuple[str, Callable[[], str]]  # a name, and how to get the journal


@dataclass
class Hunt:
    """What was asked for, and what has been found."""

    game: Game
    seed: str
    iterations: int
    wanted: int
    known: list[Puzzle] = field(default_factory=list)  # found before: none of them again
    found: list[Puzzle] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)  # journals that were left out, and why
    matches: int = 0  # that were looked through

    def is_spent(self, question: str) -> bool:
        """Whether a question makes up enough of the puzzles: none of it is looked for any more."""
        alike = 0
        for other in (*self.known, *self.found):
            alike += other.question == question
        return alike >= max(1, self.wanted // 2)

    def is_known(self, id: str, question: str, best: str) -> bool:
        """The same position, or the same idea: the same answer to the same question."""
        return any(
            other.id == id or (other.question == question and other.best == best)
            for other in (*self.known, *self.found)
        )

    def is_done(self) -> bool:
        return len(self.known) + len(self.found) >= self.wanted


def search(
    task: Hunt,
    sources: Iterable[Source],
    progress: Progress | None = None,
    kept: Callable[[Hunt], None] | None = None,
) -> bool:
    """Goes through the journals until enough was found; False if Ctrl-C stopped it.

    What was found is told to `kept` at once.
    """
    with interrupts:
        try:
            for name, text in sources:
                if task.is_done():
                    break
                with interrupts.heard:
                    play = finished(task, name, text)
                if play is not None:
                    look_through(task, play, progress, kept)
        except KeyboardInterrupt:
            return False
    return True


def look_through(
    task: Hunt, play: Play, progress: Progress | None, kept: Callable[[Hunt], None] | None
) -> None:
    task.matches += 1
    last = -APART
    for at in range(len(play.steps)):
        if task.is_done():
            break
        if progress is not None:
            progress(at, len(play.steps), len(task.found))
        if at - last < APART:
            continue
        with interrupts.heard:
            puzzle = look(task, play, at)
        if puzzle is not None:
            task.found.append(puzzle)
            last = at
            if kept is not None:
                kept(task)


def finished(task: Hunt, name: str, text: Callable[[], str]) -> Play | None:
    """The match of a journal; one that is no finished match of the game is left out."""
    try:
        book = journal.parse(text(), find)
        if book.game.id != task.game.id:
            return None
        play = journal.replay(book)
    except (PalatineError, OSError, UnicodeDecodeError) as error:
        task.notes.append(f"{name}: {str(error).partition(chr(10))[0]}")
        return None
    if play.g.ended < 0:
        return None  # while a match runs nobody studies it
    return play


def look(task: Hunt, play: Play, at: int) -> Puzzle | None:
    """The puzzle before a choice of a match, if there is one."""
    game = task.game
    line = play.journal.lines[play.steps[at].line]
    seat = line.seat
    seen = seen_by(play.rebuild(at), seat)
    ask = question(seen, seat)
    if not 2 <= ask.count <= MOST_OPTIONS or task.is_spent(ask.key):
        return None
    lexicon = game.lexicon(play.journal.config)
    names = lexicon.seat_names
    written = position.write(seen)
    id = id_of(names[seat], written)
    luck = f"{task.seed}:{id}"
    ranking = promising(seen, seat, game, task.iterations, luck)
    if not ranking or task.is_known(id, ask.key, lexicon.code(ranking[0].option)):
        return None
    best = ranking[0].option
    if not is_ahead(seen, seat, ask, game, ranking, task.iterations, luck):
        return None
    doubled = 2 * task.iterations
    worth = chances(seen, seat, ask, game, doubled, luck)
    order = sorted(worth, key=lambda option: -worth[option])
    if order[0] != best or round(worth[order[0]] - worth[order[1]], 3) < LOSS:
        return None
    if ranked(seen, seat, game, doubled, f"{luck}:again")[0].option != best:
        return None  # with twice the budget the search prefers another one
    puzzle = Puzzle(
        id=id,
        seat=names[seat],
        question=ask.key,
        position=written,
        options={lexicon.code(option): round(worth[option], 3) for option in ask.options},
        played=lexicon.code(line.number),
        choice=at,
        choices=len(play.steps),
        budget=doubled,
        seed=luck,
    )
    return puzzle if puzzle.loss >= LOSS else None


def promising(seen: Seen, seat: int, game: Game, iterations: int, luck: str) -> list[Edge]:
    """The answers, if one of them is clearly best at a first look and at a second."""
    glance = ranked(seen, seat, game, max(FEW * FEW, iterations // 5), luck)
    if lead(glance, 2) < HINT / 2:
        return []  # most questions end here, for a fifth of the price
    ranking = ranked(seen, seat, game, iterations, luck)
    return ranking if lead(ranking, FEW) >= HINT else []


def is_ahead(
    seen: Seen, seat: int, ask: Ask, game: Game, ranking: list[Edge], iterations: int, luck: str
) -> bool:
    """Whether the first is clearly better than its rivals, each with the same budget."""
    policy = policy_for(game.id)
    best = ranking[0].option
    rivals = [edge.option for edge in ranking[1 : RIVALS + 1]]
    rivals += [option for option in ask.options if option not in rivals and option != best]
    for budget, least in ((iterations // 4, LOSS - HINT), (iterations, LOSS)):
        worth = chance_with(seen, seat, ask, game, policy, best, budget, f"{luck}:{best}")
        for rival in rivals[:RIVALS]:
            other = chance_with(seen, seat, ask, game, policy, rival, budget, f"{luck}:{rival}")
            if worth - other < least:
                return False  # most end here, for a quarter of the price
    return True


def ranked(seen: Seen, seat: int, game: Game, iterations: int, luck: str) -> list[Edge]:
    """The answers in the eyes of a whole search, the one that it looks at most first."""
    whole = Search(game, policy_for(game.id), fast(luck), EXPLORE)
    whole.run(seen, seat, 0.0, iterations)
    return whole.ranking(seat)


def lead(ranking: list[Edge], least: int) -> float:
    """How far the first is ahead of all that were looked at so often."""
    means = [edge.mean for edge in ranking[1:] if edge.visits >= least]
    return ranking[0].mean - max(means) if means else 1.0
