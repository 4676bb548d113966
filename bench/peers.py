"""How fast other projects play their own games, measured here and now; `python -m bench.peers`."""

import argparse
import json
import platform
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module, metadata
from types import ModuleType
from typing import Any, Final

from bench.harness import Rate, interleave, table
from palatine.arena.speed import clock, run_for

# Typical games, and the fastest ones of OpenSpiel for two or more players who move in turn.
# Bridge without the double-dummy solver, which would be all that is measured.
OPEN_SPIEL_GAMES: Final = (
    "pig",
    "maedn",
    "mancala",
    "oware",
    "euchre",
    "leduc_poker",
    "kuhn_poker",
    "tic_tac_toe",
    "connect_four",
    "breakthrough",
    "backgammon",
    "go(board_size=9)",
    "chess",
    "bridge(use_double_dummy_result=false)",
)
DISTRIBUTIONS: Final = {"pyspiel": "open_spiel"}  # where the registry has another name
SEED: Final = 1
MCTS_PLIES: Final = (0, 20, 40, 60)  # random moves before the positions that are searched
MCTS_SIMULATIONS: Final = 500
MCTS_SAMPLE: Final = 100  # rollouts played again, per search, to learn their length


def _peer(module: str) -> ModuleType:
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        name = DISTRIBUTIONS.get(module, module.partition(".")[0])
        raise ImportError(f"{name} not installed: pip install 'palatine[peers]'") from missing


def _catanatron_game(seed: int) -> Any:
    """A new Catanatron game of two random players; its seeds start at 1, as 0 means none."""
    game = _peer("catanatron.game")
    player = _peer("catanatron.models.player")
    seats = [player.RandomPlayer(player.Color.RED), player.RandomPlayer(player.Color.BLUE)]
    return game.Game(seats, seed=seed)


def _catanatron_actions(game: Any) -> int:
    """How many actions were taken; the name of the list depends on the version."""
    state = game.state
    return len(state.action_records if hasattr(state, "action_records") else state.actions)


def catanatron_random(seconds: float) -> Rate:
    """Whole games of two random players, making the board included."""
    _peer("catanatron.game")
    seeds = iter(range(SEED, sys.maxsize))

    def play() -> int:
        game = _catanatron_game(next(seeds))
        game.play()
        return _catanatron_actions(game)

    done = run_for(seconds, play)
    return Rate(
        "Catanatron, two random players",
        metadata.version("catanatron"),
        "actions/s",
        [done.count / done.seconds],
        {"games/s": [done.calls / done.seconds]},
    )


def _catanatron_middle(seed: int) -> Any:
    """A game stopped half-way: played once for its length, then again with the same seed."""
    whole = _catanatron_game(seed)
    whole.play()
    half = _catanatron_actions(whole) // 2
    game = _catanatron_game(seed)
    while _catanatron_actions(game) < half:
        game.play_tick()
    return game


def catanatron_copy(seconds: float) -> Rate:
    """`game.copy()` in the middle of five different random games, in turn."""
    _peer("catanatron.game")
    middles = [_catanatron_middle(SEED + number) for number in range(5)]

    def copy_each() -> int:
        for game in middles:
            game.copy()
        return len(middles)

    done = run_for(seconds, copy_each)
    return Rate(
        "Catanatron, copy in mid-game",
        metadata.version("catanatron"),
        "us/copy",
        [done.seconds / done.count * 1e6],
    )


def _play_even(game: Any, rand: Callable[[], float]) -> int:
    """A random game in two calls per action, for games whose chance outcomes are equally likely."""
    state = game.new_initial_state()
    legal, apply = state.legal_actions, state.apply_action
    count = 0
    while actions := legal():
        apply(actions[int(rand() * len(actions))])
        count += 1
    return count


def _drawn(outcomes: list[tuple[int, float]], rand: Callable[[], float]) -> int:
    """One of the outcomes of a chance node, by their probabilities."""
    left = rand()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]  # the probabilities add up to a little less than 1


def _play_weighted(game: Any, rand: Callable[[], float]) -> int:
    """A random game whose chance outcomes are drawn by their probabilities."""
    state = game.new_initial_state()
    count = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), rand))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rand() * len(actions))])
        count += 1
    return count


def _has_even_chance(game: Any, rand: Callable[[], float]) -> bool:
    """Whether three random games show only equally likely outcomes and end without actions."""
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chances = [probability for _, probability in state.chance_outcomes()]
                if max(chances) - min(chances) > 1e-9:
                    return False
            actions = state.legal_actions()
            state.apply_action(actions[int(rand() * len(actions))])
        if state.legal_actions():
            return False
    return True


def open_spiel_random(game_name: str, seconds: float) -> Rate:
    """Whole random games driven from Python: list the actions, pick one, apply it.

    Chance outcomes count as actions too, and games with even chances are driven in the cheapest
    way there is: both are in favour of the peer.
    """
    pyspiel = _peer("pyspiel")
    game = pyspiel.load_game(game_name)
    if game.get_type().dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
        raise ValueError(f"{game_name}: only games whose players move in turn can be measured")
    rand = random.Random(SEED).random
    play = _play_even if _has_even_chance(game, rand) else _play_weighted
    done = run_for(seconds, partial(play, game, rand))
    return Rate(
        f"OpenSpiel {game_name.replace('use_double_dummy_result=false', 'no solver')}",
        metadata.version("open_spiel"),
        "us/action",
        [done.seconds / done.count * 1e6],
        {"games/s": [done.calls / done.seconds]},
    )


def _visits(root: Any) -> tuple[list[tuple[int, ...]], int]:
    """The paths to all visited nodes of a search tree, and how many steps led through the tree."""
    paths: list[tuple[int, ...]] = []
    steps = 0
    nodes: list[tuple[Any, tuple[int, ...]]] = [(root, ())]
    while nodes:
        node, path = nodes.pop()
        if node.explore_count == 0:
            continue
        paths.append(path)
        if path:
            steps += node.explore_count
        nodes.extend((child, (*path, child.action)) for child in node.children)
    return paths, steps


def _rollout_length(state: Any, path: tuple[int, ...], rand: Callable[[], float]) -> int:
    """Play on at random from a node of the tree, as the bot's evaluator does, and count."""
    state = state.clone()
    for action in path:
        state.apply_action(action)
    count = 0
    while actions := state.legal_actions():
        state.apply_action(actions[int(rand() * len(actions))])
        count += 1
    return count


def open_spiel_mcts_go9(seconds: float) -> Rate:
    """States that OpenSpiel's own MCTSBot (C++) visits per second on go 9x9, one rollout per leaf.

    A visited state is one reached by applying an action, in the tree or in a rollout. The steps
    in the tree are counted exactly: every simulation adds one to `explore_count` of each node on
    its way, so their sum without the root is the number of steps. The bot hides the length of
    its rollouts; but each visited node was the leaf of exactly one simulation (a node that ends
    the game adds further ones of length 0), so random games from a random sample of visited nodes
    have the mean length of its rollouts. Only the search itself is timed, at four positions after
    0, 20, 40 and 60 random moves, always all four.
    """
    pyspiel = _peer("pyspiel")
    game = pyspiel.load_game("go(board_size=9)")
    rng = random.Random(SEED)
    states: list[Any] = []
    for plies in MCTS_PLIES:
        state = game.new_initial_state()
        for _ in range(plies):
            state.apply_action(rng.choice(state.legal_actions()[:-1]))  # the last one is to pass
        states.append(state)
    bot = pyspiel.MCTSBot(
        game=game,
        evaluator=pyspiel.RandomRolloutEvaluator(1, SEED),
        uct_c=2.0,
        max_simulations=MCTS_SIMULATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=SEED,
        verbose=False,
    )
    spent = 0.0
    visited = 0.0
    simulations = 0
    while spent < seconds:
        for state in states:
            started = clock()
            root = bot.mcts_search(state)
            spent += clock() - started
            paths, steps = _visits(root)
            sample = rng.sample(paths, min(MCTS_SAMPLE, len(paths)))
            lengths = sum(_rollout_length(state, path, rng.random) for path in sample)
            visited += steps + len(paths) * lengths / len(sample)
            simulations += root.explore_count
            del root  # or the next search would be charged with taking this tree down
    return Rate(
        "OpenSpiel MCTSBot, go 9x9",
        metadata.version("open_spiel"),
        "states/s",
        [visited / spent],
        {"simulations/s": [simulations / spent], "states/simulation": [visited / simulations]},
    )


def chess_random(seconds: float) -> Rate:
    """Random games of python-chess until mate, stalemate or 75 moves without progress."""
    chess = _peer("chess")
    rand = random.Random(SEED).random

    def play() -> int:
        board = chess.Board()
        count = 0
        while board.halfmove_clock < 150 and (moves := list(board.legal_moves)):
            board.push(moves[int(rand() * len(moves))])
            count += 1
        return count

    done = run_for(seconds, play)
    return Rate(
        "python-chess, random moves",
        metadata.version("chess"),
        "moves/s",
        [done.count / done.seconds],
        {"games/s": [done.calls / done.seconds]},
    )


def tasks(seconds: float) -> tuple[list[Callable[[], Rate]], list[str]]:
    """Benchmarks of the peers that are installed, and a message for each one that is not."""
    by_module: dict[str, list[Callable[[], Rate]]] = {
        "catanatron": [partial(catanatron_random, seconds), partial(catanatron_copy, seconds)],
        "pyspiel": [
            *(partial(open_spiel_random, name, seconds) for name in OPEN_SPIEL_GAMES),
            partial(open_spiel_mcts_go9, seconds),
        ],
        "chess": [partial(chess_random, seconds)],
    }
    found: list[Callable[[], Rate]] = []
    missing: list[str] = []
    for module, benchmarks in by_module.items():
        try:
            _peer(module)
        except ImportError as message:
            missing.append(str(message))
        else:
            found.extend(benchmarks)
    return found, missing


def main() -> None:
    """Measure all peers in turn and print a table or one JSON object."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one run (0.5)")
    parser.add_argument("--repeats", type=int, default=5, help="runs of each, alternating (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    if chosen.seconds <= 0 or chosen.repeats < 1:
        parser.error("--seconds must be above 0 and --repeats at least 1")
    found, missing = tasks(chosen.seconds)
    rates = interleave(found, chosen.repeats)
    if chosen.json:
        report = {
            "python": platform.python_version(),
            "seconds": chosen.seconds,
            "repeats": chosen.repeats,
            "rates": [rate.row() for rate in rates],
            "missing": missing,
        }
        print(json.dumps(report, indent=2))
        return
    if rates:
        print(table(rates))
    for message in missing:
        print(message, file=sys.stderr)


if __name__ == "__main__":
    main()
