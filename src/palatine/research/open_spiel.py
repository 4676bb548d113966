"""Every game in the form of OpenSpiel: importing this module registers them.

A game is called like its module: `python_palatine_<game>(players=3,chance=explicit)`.

With `chance=explicit` every draw is a chance node; with `chance=sampled` a match draws by itself,
from `seed` and the number of matches begun so far.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from palatine.games import IDS, find, module_name
from palatine.kernel.chance import fast, strict
from palatine.kernel.errors import BadData
from palatine.kernel.facts import Fact
from palatine.kernel.flow import advance
from palatine.kernel.game import Game, Option
from palatine.kernel.position import flatten, read, write
from palatine.research import layout, needed
from palatine.research.layouts import Layout
from palatine.research.nodes import Node, Told, steps_of

needed("numpy", "open_spiel")
needed("pyspiel", "open_spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

EXPLICIT = "explicit"
SAMPLED = "sampled"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CHANCE = int(pyspiel.PlayerId.CHANCE)
FEWEST_OUTCOMES = 64  # that a draw may have, at least


def parameter(option: Option) -> Any:
    """The default of a table option, in the type that the library reads its values in."""
    if not option.values or all(value.isdecimal() for value in option.values):
        return int(option.default)
    if set(option.values) <= {"true", "false"}:
        return option.default == "true"
    return option.default


def parameters(game: Game) -> dict[str, Any]:
    """All that a game string may set, with its default."""
    found: dict[str, Any] = {"players": game.seats[0], "chance": EXPLICIT, "seed": 0}
    for option in game.options:
        found[option.id] = parameter(option)
    return found


def game_type(game: Game, found: Layout | None, chance: str) -> Any:
    """What the library wants to know of a game: before it is loaded, and of one that is."""
    kind = pyspiel.GameType
    chances = kind.ChanceMode
    is_constant = found is not None and utility_sum(found) is not None
    return kind(
        short_name=f"python_palatine_{module_name(game.id)}",
        long_name=f"Palatine: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            chances.EXPLICIT_STOCHASTIC if chance == EXPLICIT else chances.SAMPLED_STOCHASTIC
        ),
        information=(
            kind.Information.IMPERFECT_INFORMATION
            if game.has_secrets()
            else kind.Information.PERFECT_INFORMATION
        ),
        utility=kind.Utility.CONSTANT_SUM if is_constant else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def utility_sum(found: Layout) -> float | None:
    """What all returns add up to; None where that is not always the same."""
    game = found.game
    g = game.blank()
    g.begin(game, found.config, strict([]))
    if g.houses:
        return None
    sizes: dict[int, int] = {}
    for seat in range(found.people):
        party = game.ally_of(g, seat)
        sizes[party] = sizes.get(party, 0) + 1
    return float(sizes[0]) if len(set(sizes.values())) == 1 else None


def most_outcomes(game: Game) -> int:
    """No draw is among more things than the largest kind has."""
    sizes = [FEWEST_OUTCOMES, *(kind.size for kind in game.words.kinds.values())]
    return max(sizes + [field.most for field in game.fields])


class PalatineGame(pyspiel.Game):
    """A game with its number of players and its table options; a subclass per game says which."""

    ID = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = find(self.ID)
        chosen = parameters(rules) | dict(params or {})
        unknown = set(chosen) - set(parameters(rules))
        if unknown:
            known = ", ".join(parameters(rules))
            raise BadData(f"unknown parameter {sorted(unknown)[0]!r}; there are {known}")
        if chosen["chance"] not in (EXPLICIT, SAMPLED):
            raise BadData(f"chance is {EXPLICIT} or {SAMPLED}, not {chosen['chance']!r}")
        options = {option.id: chosen[option.id] for option in rules.options}
        self.layout: Layout = layout(rules.id, chosen["players"], **options)
        self.is_sampled: bool = chosen["chance"] == SAMPLED
        self.seed = chosen["seed"]
        self.begun = 0
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.layout.actions),
            max_chance_outcomes=0 if self.is_sampled else most_outcomes(rules),
            num_players=self.layout.people,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=utility_sum(self.layout),
            max_game_length=int(self.layout.max_steps),
        )
        super().__init__(game_type(rules, self.layout, chosen["chance"]), info, params or {})

    def new_initial_state(self, text: str | None = None) -> PalatineState:
        if text is not None:
            raise BadData("a match begins at its beginning, not at a written state")
        return PalatineState(self)

    def next_seed(self) -> str:
        """The luck of the next match; none where chance is explicit."""
        if not self.is_sampled:
            return ""
        self.begun += 1
        return f"open_spiel:{self.seed}:{self.begun}"

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        has_recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.layout, has_recall, params)


class Holder:
    """A node that is set up when it is first looked at, and knows how to be copied and kept.

    The library makes an initial state before it copies another one over it, deep-copies what a
    state holds and pickles it; compiled objects allow none of that by themselves.
    """

    def __init__(self, game: PalatineGame | None, made: Node | None = None) -> None:
        self.game = game
        self.made = made

    @property
    def node(self) -> Node:
        if self.made is None:
            assert self.game is not None
            self.made = Node(self.game.layout, self.game.next_seed())
            self.made.begin()
        return self.made

    def __deepcopy__(self, memo: Any) -> Holder:
        return Holder(None, self.node.copy())

    def __reduce__(self) -> Any:
        return restored, (saved(self.node),)


def saved(node: Node) -> dict[str, Any]:
    """All of a node, in plain numbers and texts."""
    found = node.layout
    g = node.g
    return {
        "game": found.game.id,
        "people": found.people,
        "options": dict(found.config.options),
        "position": None if g is None else write(g),
        "seed": node.seed,
        "luck": None if g is None else (g.chance.seed, int(g.chance.number)),
        "steps": node.steps,
        "option": node.option,
        "tape": list(node.tape),
        "weights": list(node.weights),
        "is_over": node.is_over,
        "told": [
            (
                told.seat,
                told.option,
                [(fact.key, list(fact.numbers), fact.audience, fact.forced) for fact in told.facts],
            )
            for told in steps_of(node.told)
        ],
    }


def restored(kept: dict[str, Any]) -> Holder:
    """The node that was saved."""
    found = layout(kept["game"], kept["people"], **kept["options"])
    node = Node(found, kept["seed"])
    if kept["position"] is not None:
        chance = strict([])
        if kept["seed"]:
            seed, number = kept["luck"]
            chance = fast(seed)
            chance.skip_to(number)
        g = read(found.game, kept["position"], chance)
        node.g = g
        if not kept["is_over"]:
            node.ask = advance(g)
    node.steps = kept["steps"]
    node.option = kept["option"]
    node.tape = kept["tape"]
    node.weights = kept["weights"]
    node.is_over = kept["is_over"]
    for seat, option, facts in kept["told"]:
        node.told = Told(node.told, seat, option, [Fact(*fact) for fact in facts])
    return Holder(None, node)


@lru_cache(4096)
def shares_of(weights: tuple[int, ...]) -> list[tuple[int, float]]:
    """What can fall, with its share: dice and piles have the same ones again and again."""
    total = sum(weights)
    return [(n, weight / total) for n, weight in enumerate(weights) if weight]


class PalatineState(pyspiel.State):
    """A match at a question, at a draw or at its end."""

    def __init__(self, game: PalatineGame) -> None:
        super().__init__(game)
        self.holder = Holder(game)

    # The library asks these several times for every answer.

    def current_player(self) -> int:
        node = self.holder.made or self.holder.node
        if node.is_over:
            return TERMINAL
        return CHANCE if node.weights else node.seat

    def is_terminal(self) -> bool:
        return (self.holder.made or self.holder.node).is_over

    def _legal_actions(self, player: int) -> list[int]:
        return self.holder.node.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return shares_of(tuple(self.holder.node.weights))[:]

    def _apply_action(self, action: int) -> None:
        self.holder.node.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        found = self.holder.node.layout
        return found.game.lexicon(found.config).code(int(found.turned_back(action, player)))

    def returns(self) -> list[float]:
        return self.holder.node.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> PalatineState:
        """Another state that the player must hold possible."""
        other: PalatineState = self.clone()
        luck = fast(f"resample:{sampler()}")
        other.holder = Holder(None, self.holder.node.guessed(player, luck))
        return other

    def __str__(self) -> str:
        """The whole match, secrets included."""
        node = self.holder.node
        lines = [] if node.g is None else flatten(node.g)
        if node.weights:
            lines.append(f"drawn {node.tape} of {node.weights}, for {node.option}")
        return "\n".join(lines)


class Observer:
    """What a player sees; with recall also what it was told and chose."""

    def __init__(self, found: Layout, has_recall: bool, params: Any) -> None:
        if params:
            raise BadData(f"an observer takes no parameters, not {params}")
        self.layout = found
        self.has_recall = has_recall
        # what was told has no bound, so it comes as a text only
        self.tensor: Any = None if has_recall else np.zeros(int(found.size), np.float32)
        self.dict = {} if has_recall else {"observation": self.tensor}

    def set_from(self, state: PalatineState, player: int) -> None:
        if self.tensor is None:
            raise BadData("an information state comes as a text only: what was told has no bound")
        node = state.holder.node
        if node.g is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(node.episode().observation(player), np.int8)

    def string_from(self, state: PalatineState, player: int) -> str:
        node = state.holder.node
        lines = [f"seat {player}"]
        if node.g is not None:
            episode = node.episode()
            lines += flatten(episode.sight(player))
            for ask in episode.asks():
                if ask.seat == player:
                    lines.append(f"asked {ask.key} {ask.subject} {ask.subject2} {ask.options}")
                else:
                    lines.append(f"seat {ask.seat} is asked {ask.key}")
        if self.has_recall:
            lines += node.lines(player)
            if node.weights and node.ask is not None and node.ask.seat == player:
                lines.append(f"chose {node.option}")
        return "\n".join(lines)


for _id in IDS:
    # a class, which outlives the interpreter: the library lets go of it after Python's end
    _made = type(f"Palatine_{module_name(_id)}", (PalatineGame,), {"ID": _id})
    pyspiel.register_game(game_type(find(_id), None, EXPLICIT), _made)
