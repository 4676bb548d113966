"""`palatine train`: plays a game against itself, learns a correction of its evaluation, duels.

All that a run knows stands in one file, a line of JSON for every game played, for what was learned
and for every block of the duel. A line is written when it is whole, so a run that was stopped goes
on where it was; games are numbered and have luck of their own, so it goes on as if it had not
been stopped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import process_time, thread_time
from typing import Any, Final

from palatine.arena.sequential import OPEN, Sequential
from palatine.arena.statistics import Share
from palatine.bots.learned import LARGEST, PARTS, corrected, header, mark, net_of, searching
from palatine.bots.mcts import EXPLORE, MctsBot
from palatine.bots.policies import policy_for
from palatine.bots.registry import has_net, make, parse
from palatine.bots.search import Policy, Search
from palatine.games import IDS, find
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import State, advance, answer
from palatine.kernel.game import Game, reward
from palatine.kernel.sight import seen_by
from palatine.research import needed

NOISE: Final = 0.1  # of the answers in self-play are those of a playout: games that differ
LONGEST: Final = 100_000  # choices; no game comes near it
POSITIONS: Final = 80_000  # that are learned from, at most
UNSEEN: Final = 5  # every fifth game is kept for the judgement, another one for choosing
RIDGES: Final = (10.0, 100.0, 1000.0, 10_000.0)  # how much weights are held back, to choose from
HIDDEN: Final = 16  # of the net that is tried
STEPS: Final = 30  # of Newton's method, at most
EPOCHS: Final = 12
DIGITS: Final = 5  # of a weight in the file
SURE: Final = 0.95
MARGIN: Final = 20.0

Report = Callable[[str, dict[str, Any]], None]


@dataclass(frozen=True)
class Plan:
    """What a run is: two files of different plans are different runs."""

    game: str
    people: int
    seed: str
    bot: str  # that plays against itself
    ms: int  # of the duel, for each move


@dataclass
class Run:
    """A run as its file tells it."""

    plan: Plan
    games: dict[int, list[int]] = field(default_factory=dict)  # number -> all choices
    learned: dict[str, Any] | None = None
    blocks: dict[int, list[float]] = field(default_factory=dict)  # number -> score of each rotation


def opened(path: Path, plan: Plan) -> Run:
    """The run of a file, or a new one; a file of another run is refused."""
    run = Run(plan)
    first = first_line(plan)
    if not path.exists() or not path.stat().st_size:
        append(path, first)
        return run
    whole = 0
    with path.open("rb") as lines:
        for number, line in enumerate(lines):
            if not line.endswith(b"\n"):  # it was not written to its end
                if number == 0 and not written(first).encode().startswith(line):
                    raise BadData(f"{path}, line 1: no line of a run")
                break
            try:
                row = json.loads(line)
                if number == 0 and row != first:
                    raise BadData(f"{path} is another run: {differing(row, first)}")
                add(run, row)
            except (ValueError, KeyError, TypeError, AttributeError):
                raise BadData(f"{path}, line {number + 1}: no line of a run") from None
            whole += len(line)
    if whole < path.stat().st_size:
        os.truncate(path, whole)
    if not whole:
        append(path, first)
    return run


def first_line(plan: Plan) -> dict[str, Any]:
    """What a run depends on; a bot with a net is another bot when the net is another."""
    game = find(plan.game)
    depends = header(game)
    if has_net(parse(plan.bot, plan.game), plan.game):
        depends["net"] = mark(game)
    return {"plan": asdict(plan), "for": depends}


def differing(row: dict[str, Any], first: dict[str, Any]) -> str:
    """What a file was begun with, where it is not what is wanted now."""
    told = []
    for part, wanted in first.items():
        found = row.get(part, {})
        for key, value in wanted.items():
            if found.get(key) != value:
                told.append(f"{key} is {found.get(key)}, not {value}")
    return ", ".join(told)


def add(run: Run, row: dict[str, Any]) -> None:
    if "choices" in row:
        run.games[row["game"]] = row["choices"]
    elif "learned" in row:
        run.learned = row["learned"]
        run.blocks = {}  # another net, another duel
    elif "scores" in row:
        run.blocks[row["block"]] = row["scores"]


def written(row: dict[str, Any]) -> str:
    return json.dumps(row, separators=(",", ":")) + "\n"


def append(path: Path, row: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(written(row))


# self-play


def play(plan: Plan, number: int) -> list[int]:
    """One game of a bot against itself, now and then with the answer of a playout instead."""
    game = find(plan.game)
    policy = policy_for(plan.game)
    luck = f"train:{plan.seed}:{number}"
    g = game.start(game.config(plan.people, {}), fast(luck))
    dice = fast(f"{luck}:noise")
    bots = [make(plan.bot, game, f"{luck}:{seat}") for seat in range(plan.people)]
    choices: list[int] = []
    for _ in range(LONGEST):
        ask = advance(g)
        if ask is None:
            return choices
        bot = bots[ask.seat]
        if ask.count == 1:
            option = ask.nth(0)
        elif dice.below(1000) < 1000 * NOISE:
            option = policy.pick(g.copy(), ask, dice)
            if isinstance(bot, MctsBot):
                bot.plan = []
        else:
            option = bot.pick(seen_by(g, int(ask.seat)), int(ask.seat), ask)
        answer(g, ask, option)
        choices.append(option)
    raise BadData(f"{plan.game}: game {number} has no end")


def in_turn(
    jobs: int, numbers: Iterator[int], work: Callable[..., Any], *given: Any
) -> Iterator[tuple[int, Any]]:
    """The work for every number, in several processes; what is done first comes first."""
    if jobs == 1:
        for number in numbers:
            yield number, work(*given, number)
        return
    context = get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting: dict[Future[Any], int] = {}
        try:
            for number in numbers:
                waiting[pool.submit(work, *given, number)] = number
                if len(waiting) >= 2 * jobs:
                    done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                    for one in done:
                        yield waiting.pop(one), one.result()
            for one in list(waiting):
                yield waiting[one], one.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# what is learned from


@dataclass
class Samples:
    """Positions of whole games, by the number of their game."""

    games: Any  # of each position
    worths: Any  # positions x parties
    features: Any  # positions x parties x features
    shares: Any  # positions x parties: of the victory

    def __len__(self) -> int:
        return len(self.games)

    def part(self, chosen: Any) -> Samples:
        return Samples(
            self.games[chosen], self.worths[chosen], self.features[chosen], self.shares[chosen]
        )


def sampled(run: Run, most: int = POSITIONS) -> Samples:
    """Positions in which a search would value them, from all games: drawn if there are too many."""
    np: Any = needed("numpy")
    plan = run.plan
    policy = policy_for(plan.game)
    quiet = [(number, at) for number in sorted(run.games) for at in quiet_at(plan, run, number)]
    if len(quiet) > most:
        chosen = np.random.default_rng(0).choice(len(quiet), most, replace=False)
        quiet = [quiet[i] for i in sorted(chosen)]
    size = len(policy.features)
    games, worths, features, shares = [], [], [], []
    wanted: dict[int, set[int]] = {}
    for number, at in quiet:
        wanted.setdefault(number, set()).add(at)
    for number, places in wanted.items():
        count = 0
        for at, g in enumerate(positions(plan, run, number)):
            if at in places:
                games.append(number)
                worths.append(policy.worths(g))
                row = np.frombuffer(policy.describe(g), np.float64).astype(np.float32)
                features.append(row.reshape(-1, size))
                count += 1
        shares += [parties_won(g, len(worths[-1]))] * count
    return Samples(np.array(games), np.array(worths), np.array(features), np.array(shares))


def positions(plan: Plan, run: Run, number: int) -> Iterator[State]:
    """A game before each of its choices, and at its end."""
    game = find(plan.game)
    g = game.start(game.config(plan.people, {}), fast(f"train:{plan.seed}:{number}"))
    for option in run.games[number]:
        ask = advance(g)
        yield g
        if ask is None or option not in ask.options:
            raise BadData(f"game {number} of the run cannot be played again")
        answer(g, ask, option)
    advance(g)
    yield g


def quiet_at(plan: Plan, run: Run, number: int) -> list[int]:
    """The choices of a game before which a search would value the position."""
    policy = policy_for(plan.game)
    found = []
    for at, g in enumerate(positions(plan, run, number)):
        ask = advance(g)
        if ask is not None and policy.is_quiet(g, ask):
            found.append(at)
    return found


def parties_won(g: State, parties: int) -> list[float]:
    game = g.rules
    assert isinstance(game, Game)
    won = [0.0] * parties
    for seat in range(g.seats):
        won[game.ally_of(g, seat)] = reward(g, seat)
    total = sum(won)
    return [one / total for one in won] if total else [1 / parties] * parties


# what is learned


def predicted(logits: Any) -> Any:
    np: Any = needed("numpy")
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True)


def losses(logits: Any, shares: Any) -> Any:
    """The log loss of every position."""
    np: Any = needed("numpy")
    return -(shares * np.log(np.maximum(predicted(logits), 1e-12))).sum(axis=1)


def penalty(x: Any, shares: Any, weights: Any, start: Any, held: Any) -> float:
    """What is made small: the log loss of all positions, and weights that are held back."""
    return float(losses(x @ weights, shares).sum() + 0.5 * (held * (weights - start) ** 2).sum())


def fitted(samples: Samples, ridge: float) -> tuple[float, Any]:
    """Scale and weights of least log loss, held back by the ridge; Newton's method."""
    np: Any = needed("numpy")
    count, parties, size = samples.features.shape
    flat = samples.features.reshape(-1, size)
    spread = flat.std(axis=0)
    used = np.flatnonzero(spread > 1e-6)
    x = np.empty((count, parties, len(used) + 1))
    x[:, :, 0] = samples.worths
    x[:, :, 1:] = samples.features[:, :, used] / spread[used]
    weights = np.zeros(len(used) + 1)
    weights[0] = 1.0
    start = weights.copy()
    held = np.full(len(weights), ridge)
    held[0] = 1.0
    cost = penalty(x, samples.shares, weights, start, held)
    for _ in range(STEPS):
        shares = predicted(x @ weights)
        middle = (shares[:, :, None] * x).sum(axis=1, keepdims=True)
        slope = np.zeros(len(weights))
        bend = np.diag(held)
        for party in range(parties):
            slope += x[:, party].T @ (shares[:, party] - samples.shares[:, party])
            apart = x[:, party] - middle[:, 0]
            bend += (apart * shares[:, party, None]).T @ apart
        slope += held * (weights - start)
        step = np.linalg.solve(bend, slope)
        # where the evaluation is far too sure of itself, a whole step goes too far
        before = cost
        while (cost := penalty(x, samples.shares, weights - step, start, held)) > before:
            step /= 2.0
        weights -= step
        if before - cost <= 1e-7 * before:
            break
    found = np.zeros(size)
    found[used] = weights[1:] / spread[used]
    return float(weights[0]), found


@dataclass
class Hidden:
    """One hidden layer, as a net adds it to the correction."""

    inner: Any
    bias: Any
    outer: Any

    def __call__(self, features: Any) -> Any:
        np: Any = needed("numpy")
        return np.maximum(features @ self.inner.T + self.bias, 0.0) @ self.outer


def hidden_for(fit: Samples, choose: Samples, scale: float, weights: Any, seed: int) -> Hidden:
    """A layer on top of a correction, stopped where the games to choose by say so (Adam)."""
    np: Any = needed("numpy")
    luck = np.random.default_rng(seed)
    size = fit.features.shape[2]
    spread = np.maximum(fit.features.reshape(-1, size).std(axis=0), 0.2)
    made = [luck.normal(0, size**-0.5, (HIDDEN, size)) / spread, np.zeros(HIDDEN), np.zeros(HIDDEN)]
    best = [part.copy() for part in made]
    base = scale * fit.worths + fit.features @ weights
    base_choose = scale * choose.worths + choose.features @ weights
    least = losses(base_choose, choose.shares).mean()
    means = [np.zeros_like(part) for part in made]
    squares = [np.zeros_like(part) for part in made]
    steps = 0
    for _ in range(EPOCHS):
        order = luck.permutation(len(fit))
        for at in range(0, len(order), 256):
            rows = order[at : at + 256]
            x = fit.features[rows]
            drive = x @ made[0].T + made[1]
            on = np.maximum(drive, 0.0)
            wrong = (predicted(base[rows] + on @ made[2]) - fit.shares[rows]) / len(rows)
            back = wrong[:, :, None] * made[2] * (drive > 0)
            slopes = [
                np.einsum("nph,npf->hf", back, x, optimize=True) + 1e-4 * made[0],
                back.sum(axis=(0, 1)),
                (wrong[:, :, None] * on).sum(axis=(0, 1)) + 1e-4 * made[2],
            ]
            steps += 1
            for n, slope in enumerate(slopes):
                means[n] += 0.1 * (slope - means[n])
                squares[n] += 0.001 * (slope * slope - squares[n])
                mean, square = means[n] / (1 - 0.9**steps), squares[n] / (1 - 0.999**steps)
                made[n] -= 0.001 * mean / (np.sqrt(square) + 1e-8)
        loss = losses(base_choose + Hidden(*made)(choose.features), choose.shares).mean()
        if loss < least:
            least = loss
            best = [part.copy() for part in made]
    return Hidden(*best)


def rounded(numbers: Any) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers.reshape(-1)]


def learn(samples: Samples, with_net: bool = True) -> dict[str, Any]:
    """The correction, a net only where it predicts unseen games better, and what was measured."""
    np: Any = needed("numpy")
    kinds = samples.games % UNSEEN
    unseen = samples.part(kinds == 0)
    choose = samples.part(kinds == 1)
    fit = samples.part(kinds > 1)
    if not len(unseen) or not len(choose) or not len(fit):
        raise BadData("too few games to learn from: at least ten are needed")
    tried = {}
    for ridge in RIDGES:
        scale, weights = fitted(fit, ridge)
        logits = scale * choose.worths + choose.features @ weights
        tried[ridge] = losses(logits, choose.shares).mean()
    ridge = min(tried, key=lambda one: tried[one])
    scale, weights = fitted(samples.part(kinds > 0), ridge)
    plain = losses(unseen.worths, unseen.shares)
    logits = scale * unseen.worths + unseen.features @ weights
    linear = losses(logits, unseen.shares)
    told = {
        "positions": len(samples),
        "unseen_games": len(set(unseen.games.tolist())),
        "ridge": ridge,
        "loss_before": float(plain.mean()),
        "loss": float(linear.mean()),
        "gain_error": error_by_game(plain - linear, unseen.games),
    }
    row: dict[str, Any] = {"scale": float(f"{scale:.{DIGITS}g}"), "weights": rounded(weights)}
    row |= {part: [] for part in PARTS[1:]}
    if with_net:
        # from a correction that has not seen the games to choose by
        hidden = hidden_for(fit, choose, *fitted(fit, ridge), seed=0)
        net = losses(logits + hidden(unseen.features), unseen.shares)
        told["loss_net"] = float(net.mean())
        told["net_error"] = error_by_game(linear - net, unseen.games)
        if (linear - net).mean() > 2 * told["net_error"]:
            row |= {
                "inner": rounded(hidden.inner),
                "bias": rounded(hidden.bias),
                "outer": rounded(hidden.outer),
            }
    told["is_net"] = bool(row["bias"])
    return {"net": row, "told": {key: plain_number(np, value) for key, value in told.items()}}


def plain_number(np: Any, value: Any) -> Any:
    return round(float(value), 6) if isinstance(value, float | np.floating) else value


def error_by_game(gains: Any, games: Any) -> float:
    """The standard error of a mean gain: positions of one game are not independent."""
    np: Any = needed("numpy")
    means = np.array([gains[games == number].sum() for number in sorted(set(games.tolist()))])
    middle = means - means.mean()
    return float(np.sqrt((middle**2).sum()) / len(gains))


# how strong and how fast it is


def learned_policy(run: Run) -> Policy:
    assert run.learned is not None
    game = find(run.plan.game)
    size = len(policy_for(game.id).features)
    net = net_of(run.learned["net"], size, "what was learned")
    return corrected(game, {run.plan.people: net})


def parties_of(plan: Plan) -> list[int]:
    game = find(plan.game)
    g = game.start(game.config(plan.people, {}), fast(""))
    return sorted({game.ally_of(g, seat) for seat in range(plan.people)})


def duel_block(plan: Plan, row: dict[str, Any], number: int) -> list[float]:
    """The same luck once for every party: what the one with the net won each time.

    The others search as any `mcts` does now, with what was learned before if that is used.
    """
    game = find(plan.game)
    size = len(policy_for(game.id).features)
    learned = corrected(game, {plan.people: net_of(row, size, "what was learned")})
    config = game.config(plan.people, {})
    luck = f"duel:{plan.seed}:{number}"
    scores = []
    for party in parties_of(plan):
        g = game.start(config, fast(luck))
        bots = []
        for seat in range(plan.people):
            policy = learned if game.ally_of(g, seat) == party else searching(game)
            bot = MctsBot(game, policy, f"{luck}:{party}:{seat}", plan.ms, 0)
            bot.clock = thread_time  # beside other work the wall's says little of what is equal
            bots.append(bot)
        for _ in range(LONGEST):
            ask = advance(g)
            if ask is None:
                break
            seat = int(ask.seat)
            answer(g, ask, bots[seat].pick(seen_by(g, seat), seat, ask))
        scores.append(next(reward(g, s) for s in range(g.seats) if game.ally_of(g, s) == party))
    return scores


def judged(run: Run) -> tuple[Sequential, Share]:
    """The sequential test over all blocks in their order, and the share of victories."""
    test = Sequential(len(parties_of(run.plan)), MARGIN, SURE)
    scores: list[float] = []
    number = 0
    while number in run.blocks:  # what has come too early waits
        block = run.blocks[number]
        test.add(sum(block) / len(block))
        scores += block
        number += 1
    return test, Share(len(scores), sum(scores))


def iteration_ratio(run: Run, iterations: int = 150, rounds: int = 15) -> float:
    """Time of an iteration with the net by that without it, in the same positions, in turn."""
    game = find(run.plan.game)
    policies = [policy_for(game.id), learned_policy(run)]
    found = []
    for number in sorted(run.games)[:rounds]:
        length = len(run.games[number])
        g = next(g for at, g in enumerate(positions(run.plan, run, number)) if at == length // 2)
        ask = advance(g)
        if ask is None:
            continue
        seat = int(ask.seat)
        times = []
        for policy in (*policies, *policies):
            search = Search(game, policy, fast("speed"), EXPLORE)
            started = process_time()
            search.run(seen_by(g, seat), seat, 0, iterations)
            times.append(process_time() - started)
        found.append(min(times[1], times[3]) / min(times[0], times[2]))
    return median(found)


# the whole


def train(
    path: Path,
    plan: Plan,
    games: int,
    duel: int,
    jobs: int,
    out: Path | None,
    report: Report,
) -> Run:
    """Plays what is missing, learns, duels until it is decided, and writes what was learned."""
    game = find(plan.game)
    known = [id for id in IDS if policy_for(id).features]
    if plan.game not in known:
        raise BadData(f"{plan.game} names no features to learn from; {', '.join(known)} do")
    config = game.config(plan.people, {})
    if config.seats > config.people:
        raise BadData(f"with {plan.people} the rules play a seat, which has no features")
    make(plan.bot, game)
    needed("numpy")
    if out is not None:
        learned_before(out, game)
    run = opened(path, plan)
    missing = [number for number in range(games) if number not in run.games]
    for number, choices in in_turn(jobs, iter(missing), play, plan):
        run.games[number] = choices
        append(path, {"game": number, "choices": choices})
        report("playing", {"games": len(run.games), "all": games})
    if run.learned is None or run.learned["games"] != len(run.games):
        report("learning", {"games": len(run.games)})
        run.learned = {"games": len(run.games), **learn(sampled(run))}
        run.blocks = {}
        run.learned["told"]["iteration"] = round(iteration_ratio(run), 3)
        append(path, {"learned": run.learned})
    report("learned", run.learned["told"])
    if out is not None:
        write(out, game, plan.people, run.learned)
        report("written", {"path": str(out)})
    test, _ = judged(run)
    numbers = iter([n for n in range(duel // max(1, test.parties)) if n not in run.blocks])
    if test.verdict == OPEN and duel:
        for number, scores in in_turn(jobs, numbers, duel_block, plan, run.learned["net"]):
            run.blocks[number] = scores
            append(path, {"block": number, "scores": scores})
            test, won = judged(run)
            report("duelling", {"blocks": test.blocks, "share": str(won)})
            if test.verdict != OPEN:
                break
    if run.blocks:
        test, won = judged(run)
        lead, deficit = test.ratios
        told = {"verdict": test.verdict, "share": str(won), "games": won.games, "ms": plan.ms}
        report("judged", told | {"lead": f"{lead:.2f}", "deficit": f"{deficit:.2f}"})
    return run


def learned_before(path: Path, game: Game) -> dict[str, Any]:
    """What a file holds for other numbers of people; one that is no net of the game is refused."""
    if not path.exists():
        return {}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        rows: dict[str, Any] = dict(found["people"])
    except (ValueError, KeyError, TypeError):
        raise BadData(f"{path} is there already and holds nothing that was learned") from None
    head = header(game)
    if found.get("game") != game.id:
        raise BadData(f"{path} is there already, for {found.get('game')}, not {game.id}")
    return rows if all(found.get(key) == value for key, value in head.items()) else {}


def write(path: Path, game: Game, people: int, learned: dict[str, Any]) -> None:
    """The file of a game, with what it holds for other numbers of people if it fits this game."""
    rows = learned_before(path, game)
    rows[str(people)] = learned["net"]
    text = written(header(game) | {"people": dict(sorted(rows.items()))})
    if len(text.encode()) > LARGEST:
        raise BadData(f"{path.name} would be larger than {LARGEST} bytes")
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)
