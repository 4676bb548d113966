"""Thinking apart: hints, and jobs for worker processes that take and give plain JSON."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from palatine.bots.appraise import judge
from palatine.bots.mcts import MctsBot
from palatine.bots.registry import make
from palatine.games import find
from palatine.kernel import position
from palatine.kernel.chance import fast, strict
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, asks
from palatine.kernel.game import Game
from palatine.kernel.sight import Seen, guess

SHOWN = 3  # options that a hint names


def hint(seen: Seen, seat: int, ask: Ask, game: Game, ms: int) -> list[tuple[int, float]]:
    """The best options in the eyes of mcts, with their estimated chance of winning."""
    return make(f"mcts:ms={ms}", game).rate(seen, seat, ask)[:SHOWN]


def think(job: dict[str, Any]) -> dict[str, Any]:
    """Answers a question far from the match.

    The job has `game`, `position` (of what the seat sees, as `position.write` gives it), `seat`
    (its number), `spec` and `seed`, perhaps `data` (the id of the components that the match is
    played with), `plan` (from the last answer) and `hint` (true for the best three). The answer
    has `code`, `chance` (None where the bot does not tell), `cut_short` (whether a limit of time
    struck), `seconds`, `plan` and, if wanted, `hint`.
    """
    if "judge" in job:
        return judged(job)
    started = perf_counter()
    game = find(job["game"])
    if job.get("data", game.data) != game.data:
        raise BadData(f"the match is played with data {job['data']}, here they are {game.data}")
    seat = job["seat"]
    seen = Seen(position.read(game, job["position"], strict([])))
    ask = question(seen, seat)
    lexicon = game.lexicon(seen.config)
    bot = make(job["spec"], game, str(job.get("seed", "")))
    best: list[tuple[int, float]] = []
    if job.get("hint"):
        best = bot.rate(seen, seat, ask)[:SHOWN]
        option = best[0][0] if best else bot.pick(seen, seat, ask)
    else:
        if isinstance(bot, MctsBot):
            bot.plan = [lexicon.option(code) for code in job.get("plan", [])]
        option = bot.pick(seen, seat, ask)
    result: dict[str, Any] = {
        "code": lexicon.code(option),
        "chance": bot.expected,
        "plan": [],
        "cut_short": bot.was_cut_short,
        "seconds": perf_counter() - started,
    }
    if isinstance(bot, MctsBot):
        result["plan"] = [lexicon.code(planned) for planned in bot.plan]
    if job.get("hint"):
        result["hint"] = [[lexicon.code(rated), chance] for rated, chance in best]
    return result


def judged(job: dict[str, Any]) -> dict[str, Any]:
    """What the search thinks of a choice that was made: the job names it by its code (`judge`) and
    has `iterations` and `ms` instead of a spec. The answer has `best` and both chances."""
    game = find(job["game"])
    if job["data"] != game.data:
        raise BadData(f"the match was played with data {job['data']}, here they are {game.data}")
    seat = job["seat"]
    seen = Seen(position.read(game, job["position"], strict([])))
    ask = question(seen, seat)
    lexicon = game.lexicon(seen.config)
    chosen = lexicon.option(job["judge"])
    verdict = judge(seen, seat, ask, game, chosen, job["iterations"], job["seed"], job["ms"])
    return {"best": lexicon.code(verdict.best), "got": verdict.got, "had": verdict.had}


def question(seen: Seen, seat: int) -> Ask:
    """What the seat is asked: worked out on a guess, for rules need not run on what is hidden."""
    for ask in asks(guess(seen, seat, fast("question"))):
        if ask.seat == seat:
            return ask
    raise BadData(f"seat {seat} is not asked in this position")
