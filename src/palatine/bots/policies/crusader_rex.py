"""Crusader Rex for the search: sensible answers to every small question. Compiled.

The choice of a card and a move phase are one plan each. What a combat asks is answered by rules of
thumb, after a short search where the answer decides about the combat. Playouts end with the turn.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.bots.search import Policy, draw
from palatine.games.crusader_rex.draw import strength_at
from palatine.games.crusader_rex.evaluate import WORTH, standings
from palatine.games.crusader_rex.names import (
    ACT,
    ADD_STEP,
    CHARGE,
    DONE,
    DROP,
    END_MOVES,
    ENTER,
    FIRE,
    GIVE_MANNA,
    GROUP,
    HARRY,
    HIT,
    KEEP_SIEGE,
    LAND,
    MAIN_ROAD,
    MARCH,
    MUSTER,
    NAME_JIHAD,
    PLAY,
    PUT,
    REGROUP,
    RETREAT,
    SAIL,
    STEP,
    STRIKE,
    TARGET,
    WITHDRAW,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    CITIES,
    DISTANCE,
    HOME_SIDE,
    INDEX_OF,
    LASTING,
    MOVES,
    RATED,
    RATING,
    TOWNS,
    members,
    size_of,
)
from palatine.games.crusader_rex.winter import supply
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import Seen

# the questions of one move phase, which a plan answers together
MARCHES: Final = [
    "spend-move", "group-block", "group-step", "muster-block", "muster-step", "land",
    "main-road", "name-jihad", "show-block", "give-manna",
]  # fmt: skip
# questions that decide about a combat: a short search each
TURNING_POINTS: Final = ["deploy", "declare-storm", "declare-sally", "leave-siege"]
# a card turn has one budget
CARD_CHOICE: Final = 0.25
FIRST_MOVE: Final = 0.5
LATER_MOVE: Final = 0.25  # where the plan has run out
SHORT: Final = 0.1
# questions in which the tree tries only what looks nearly best
DETAILS: Final = [
    "group-block", "group-step", "muster-block", "muster-step", "land", "act", "action",
    "place-hit", "regroup", "retreat-all", "harry-to", "place-block", "feed", "replace",
    "main-road", "name-jihad", "give-manna",
]  # fmt: skip
NEARLY: Final = 0.6
DETOUR: Final = 0.9  # what lies behind a town draws less than the town itself
KEENNESS: Final = 0.8
REACH: Final = 3
# how much of an army bears on a town, by the roads between
BEARS: Final[list[float]] = [1.0, 0.7, 0.5, 0.3]
CLOSE: Final[list[list[int]]] = [
    [u for u in range(TOWNS) if 0 < DISTANCE[t * TOWNS + u] <= REACH] for t in range(TOWNS)
]
PRIZE: Final[list[float]] = [6.0 if t in CITIES else 0.3 + 0.4 * RATING[t] for t in range(TOWNS)]
IS_CITY: Final[list[bool]] = [t in CITIES for t in range(TOWNS)]
FAST: Final[int] = RATED[3]  # blocks that follow three roads
NOTHING: Final[list[float]] = [0.0] * TOWNS
FADES: Final[list[float]] = [0.6**roads for roads in range(100)]


class RexPolicy(Policy):
    """Values the position when the next cards are chosen: one turn is what a search looks at."""

    def is_quiet(self, g: State, ask: Ask) -> bool:
        return ask.key == "choose-card"

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Crusade)
        if g.ended != NONE:
            return [reward(g, 0), reward(g, 1)]
        franks = standings(g)
        return [franks, 1.0 - franks]

    def follows(self, seen: Seen, ask: Ask) -> bool:
        return ask.key in MARCHES

    def share(self, g: State, ask: Ask) -> float:
        assert isinstance(g, Crusade)
        if ask.key == "spend-move":
            card = g.effect[ask.seat]
            is_first = ask.subject == max(1, MOVES[card])
            return FIRST_MOVE if is_first else LATER_MOVE
        if ask.key == "choose-card":
            return CARD_CHOICE
        return SHORT if ask.key in TURNING_POINTS else 0.0

    def weigh(self, g: State, ask: Ask, options: list[int]) -> list[float]:
        assert isinstance(g, Crusade)
        weights = weights_of(g, ask, options)
        if ask.key in DETAILS:
            sharpen(weights)
        elif ask.key == "spend-move":
            flatten(weights)
        return weights

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Crusade)
        options = ask.options
        if len(options) == 1:
            return options[0]
        weights = weights_of(g, ask, options)
        if not weights:
            return options[chance.below(len(options))]
        for i in range(len(weights)):
            weights[i] *= weights[i]
        return options[draw(weights, chance)]


def weights_of(g: Crusade, ask: Ask, options: list[int]) -> list[float]:
    """How promising every option looks; an empty list where all are alike."""
    key = ask.key
    side = ask.seat
    if key == "group-step":
        return steps(g, side, ask.subject, ask.subject2, options)
    if key == "action":
        return actions(g, side, ask.subject, options)
    if key == "place-hit":
        return [1.0 / (0.2 + cost(option - HIT.base)) for option in options]
    if key == "act":
        return [exp(0.3 * strength(g, option - ACT.base)) for option in options]
    if key == "group-block" or key == "muster-block":
        return departures(g, side, ask.subject, key == "group-block", options)
    if key == "spend-move":
        return marches(g, side, options)
    if key == "land":
        return landings(g, side, ask.subject, options)
    if key == "declare-storm":
        return storms(g, side, options)
    if key == "declare-sally":
        return sallies(g, side, options)
    if key == "deploy":
        return deployments(g, side, options)
    if key == "retreat-all" or key == "harry-to" or key == "regroup" or key == "leave-siege":
        return exits(g, side, key, options)
    if key == "place-block":
        return placements(g, side, options)
    if key == "feed":
        return [1.0 / (0.1 + worth_keeping(g, option - DROP.base)) for option in options]
    if key == "replace":
        return recoveries(options, ADD_STEP.base)
    if key == "give-manna":
        return recoveries(options, GIVE_MANNA.base)
    if key == "assassinate":
        return daggers(g, side, options)
    if key == "main-road":
        return main_roads(g, side, options)
    if key == "name-jihad":
        return [
            0.1 + army(g, g.here[side * TOWNS + option - NAME_JIHAD.base]) for option in options
        ]
    if key == "choose-card":
        return [1.0 + 0.3 * MOVES[PLAY.first(option)] for option in options]
    if key == "take-seats":
        return [4.0 if DONE.has(option) else 0.2 for option in options]
    return []


# -- strength -------------------------------------------------------------------------------------


def strength(g: Crusade, b: i64) -> float:
    """What a block can do in a round."""
    return WORTH[b] * g.steps[b]


def cost(b: i64) -> float:
    """What a step of the block is worth to its owner."""
    return WORTH[b] * 1.5 if LASTING & BIT[b] else WORTH[b]


def worth_keeping(g: Crusade, b: i64) -> float:
    """What is lost with the whole block: one that can come back is lost for a while only."""
    return strength(g, b) + 10.0 if LASTING & BIT[b] else strength(g, b)


def army(g: Crusade, blocks: i64) -> float:
    total = 0.0
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        b = INDEX_OF[low % 67]
        total += WORTH[b] * g.steps[b]
    return total


class Survey:
    """What a side sees when it looks at the map: armies, dangers, and where it is drawn to."""

    def __init__(self, g: Crusade, side: i64) -> None:
        self.g = g
        self.side: i64 = side
        self.own: vec[float] = vec[float](NOTHING)
        self.foe: vec[float] = vec[float](NOTHING)
        self.danger: vec[float] = vec[float](NOTHING)  # the enemy armies that bear on a town
        self.pulls: vec[float] = vec[float](NOTHING)
        towns = g.occupied(side)
        while towns:
            low = towns & -towns
            towns ^= low
            t = INDEX_OF[low % 67]
            self.own[t] = army(g, g.here[side * TOWNS + t])
        towns = g.occupied(1 - side)
        while towns:
            low = towns & -towns
            towns ^= low
            t = INDEX_OF[low % 67]
            strong = army(g, g.here[(1 - side) * TOWNS + t])
            self.foe[t] = strong
            for u in CLOSE[t]:
                self.danger[u] += strong * BEARS[DISTANCE[t * TOWNS + u]]

    def look_round(self, coming: float) -> None:
        """Works out for every town how much it draws an army of this strength."""
        winter = self.g.turn == 6
        attractive: list[int] = []
        for t in range(TOWNS):
            pull = self.shelter(t) if winter else self.pull(t, coming)
            self.pulls[t] = pull
            if pull >= 2.0:
                attractive.append(t)
        if winter:
            return
        for t in attractive:  # who cannot get there today goes nearer
            for u in CLOSE[t]:
                faded = self.pulls[t] * FADES[DISTANCE[t * TOWNS + u]] * 0.5
                if self.pulls[u] >= 0.0 and faded > self.pulls[u]:
                    self.pulls[u] = faded

    def pull(self, t: i64, coming: float) -> float:
        g = self.g
        side = self.side
        bit: i64 = BIT[t]
        own = self.own[t]
        foe = self.foe[t]
        prize = PRIZE[t]
        enemies: i64 = g.fielded[1 - side]
        if enemies & bit:
            relief: i64 = g.castled[side]
            need = foe * 1.2
            if own >= 2.0 * foe:
                return prize * 0.3
            if own + coming >= need or (relief & bit and own + coming >= 0.8 * foe):
                return prize + 0.15 * foe
            return -2.0
        castles: i64 = g.castled[1 - side]
        if castles & bit:
            if g.turn == 5:
                return prize * 0.3
            return prize * 0.8 if own < 2.5 * foe else prize * 0.2
        danger = self.danger[t]
        if own == 0.0 and HOME_SIDE[t] != side:
            return prize if coming >= 0.5 * danger or prize >= 6.0 else 0.2 * prize
        if prize < 6.0:
            return 0.1
        short = 0.5 * danger - own
        if short <= 0.0:
            return 0.2
        return prize * min(1.0, short / 8.0) * 0.8

    def shelter(self, t: i64) -> float:
        """CR-8.7: where there is room in winter."""
        g = self.g
        side = self.side
        if g.occupied(1 - side) & BIT[t]:
            return -3.0
        room = supply(g, side, t) - size_of(g.here[side * TOWNS + t])
        if room <= 0:
            return -3.0
        gain = 1.0 if HOME_SIDE[t] == side else 0.7
        if IS_CITY[t]:
            gain += 4.0 if HOME_SIDE[t] != side and self.own[t] == 0.0 else 1.0
        return gain

    def stay(self, t: i64) -> float:
        """What is lost when everybody leaves a town."""
        g = self.g
        if g.turn == 6:
            crowd = size_of(g.here[self.side * TOWNS + t]) - supply(g, self.side, t)
            if g.sieges(self.side) & BIT[t]:
                return -5.0
            return -2.0 if crowd > 0 else 3.0
        castles: i64 = g.castled[1 - self.side]
        if castles & BIT[t]:
            return PRIZE[t] * (0.3 if g.turn == 5 else 0.9)
        if HOME_SIDE[t] != self.side:
            return PRIZE[t]
        if not IS_CITY[t]:
            return 0.1 * PRIZE[t]
        return min(5.0, 0.25 * self.danger[t])

    def best_from(self, t: i64, roads: i64) -> float:
        """The strongest pull within so many roads."""
        best = -1.0
        for u in CLOSE[t]:
            if DISTANCE[t * TOWNS + u] <= roads and self.pulls[u] > best:
                best = self.pulls[u]
        return best


# -- moves ----------------------------------------------------------------------------------------


def marches(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """Groups by what they can reach and what they leave, musters by the danger, voyages rarely."""
    survey = Survey(g, side)
    weights: list[float] = []
    mustering = False
    for option in options:
        if GROUP.has(option):
            t: i64 = option - GROUP.base
            blocks = g.field(side, t) & ~g.moved
            survey.look_round(army(g, blocks))
            roads = 3 if side == 1 or blocks & FAST == blocks else 2
            gain = survey.best_from(t, roads) - survey.stay(t)
            weights.append(exp(KEENNESS * gain))
        elif MUSTER.has(option):
            if not mustering:
                survey.look_round(6.0)
                mustering = True
            t = option - MUSTER.base
            gain = survey.pulls[t] - 1.5
            weights.append(exp(KEENNESS * gain))
        elif END_MOVES.has(option):
            weights.append(0.3)
        elif SAIL.has(option):
            weights.append(3.0 if g.at[option - SAIL.base] >= TOWNS else 0.1)
        elif ENTER.has(option):
            weights.append(3.0)
        else:
            t = option - KEEP_SIEGE.base
            weights.append(20.0 if IS_CITY[t] else 1.0)
    return weights


def departures(g: Crusade, side: i64, t: i64, is_group: bool, options: list[int]) -> list[float]:
    """The strong go first; the rest stays where what they leave is worth more."""
    weights: list[float] = []
    for option in options:
        if DONE.has(option):
            gain = 0.0
            if is_group:
                survey = Survey(g, side)
                survey.look_round(army(g, g.field(side, t) & ~g.moved))
                gain = survey.best_from(t, 2) - survey.stay(t)
            else:
                gain = 1.0 if IS_CITY[t] else 0.0
            weights.append(3.0 * exp(-KEENNESS * gain))
        else:
            b = option - MARCH.base
            from_city = not is_group and IS_CITY[g.at[b]]
            weights.append(0.2 if from_city else 0.5 + 0.2 * strength(g, b))
    return weights


def steps(g: Crusade, side: i64, b: i64, left: i64, options: list[int]) -> list[float]:
    """Towards the strongest pull that can still be reached."""
    t: i64 = g.at[b]
    survey = Survey(g, side)
    mine = strength(g, b)
    blocks = g.field(side, t)
    if not g.moved & BIT[b]:  # the others of the group may follow
        mine = army(g, blocks & ~g.moved)
    survey.own[t] -= strength(g, b)
    survey.look_round(mine)
    enemies: i64 = g.fielded[1 - side]
    weights: list[float] = []
    for option in options:
        if STEP.has(option):
            u: i64 = (option - STEP.base) % TOWNS
            best = survey.pulls[u]
            if left > 1 and not enemies & BIT[u]:
                best = max(best, DETOUR * survey.best_from(u, left - 1))
            weights.append(exp(1.5 * KEENNESS * best))
        else:  # stop here, or force the march
            weights.append(exp(1.5 * KEENNESS * survey.pulls[t]))
    return weights


def landings(g: Crusade, side: i64, b: i64, options: list[int]) -> list[float]:
    survey = Survey(g, side)
    survey.look_round(strength(g, b) + 6.0)
    weights: list[float] = []
    for option in options:
        weights.append(exp(KEENNESS * survey.pulls[LAND.second(option)]))
    return weights


def main_roads(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """The strongest column first."""
    weights: list[float] = []
    for option in options:
        way = MAIN_ROAD.second(option)
        total = 0.1
        for b in members(g.field(side, MAIN_ROAD.first(option)) & g.moved):
            if g.way[b] == way:
                total += strength(g, b)
        weights.append(total * total)
    return weights


def daggers(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """The most valuable enemy; in cities and sieges most of all."""
    weights: list[float] = []
    for option in options:
        if TARGET.has(option):
            weights.append(strength(g, option - TARGET.base) ** 2)
            continue
        t = STRIKE.first(option)
        blocks = g.here[(1 - side) * TOWNS + t]
        mean = army(g, blocks) / float(max(1, size_of(blocks)))
        if (g.sieges(0) | g.sieges(1)) & BIT[t]:
            mean *= 1.5
        if IS_CITY[t] and size_of(blocks) == 1:
            mean *= 1.3
        weights.append(mean * mean)
    return weights


# -- combats --------------------------------------------------------------------------------------


def deployments(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """In the field if the attackers are the weaker, with those to come; else behind the walls."""
    t = g.town
    own = army(g, g.field(side, t))
    foe = army(g, g.here[(1 - side) * TOWNS + t])
    outside = 3.0 if own >= 1.1 * foe else 0.15
    weights: list[float] = []
    for option in options:
        weights.append(outside if DONE.has(option) else 1.0)
    return weights


def storms(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """Walls halve what hits them: a storm needs twice the strength, or a desperate garrison."""
    t = g.town
    blocks = g.fighters(side, t)
    own = army(g, blocks)
    count = size_of(blocks)
    if count > RATING[t]:
        own *= RATING[t] / float(count)
    foe = army(g, g.garrison(1 - side, t))
    odds = own / (foe + 0.5)
    if g.jihad == t and g.round == 1:
        odds *= 1.4
    wait = 4.0 if odds < 1.4 else 0.7 if odds < 2.2 else 0.1
    if g.turn == 5:
        wait *= 0.5
    weights: list[float] = []
    for option in options:
        weights.append(wait if DONE.has(option) else 1.0)
    return weights


def sallies(g: Crusade, side: i64, options: list[int]) -> list[float]:
    t = g.town
    own = army(g, g.garrison(side, t) | g.fighters(side, t))
    foe = army(g, g.field(1 - side, t))
    wait = 0.2 if own > 1.1 * foe else 8.0
    weights: list[float] = []
    for option in options:
        weights.append(wait if DONE.has(option) else 1.0)
    return weights


def actions(g: Crusade, side: i64, b: i64, options: list[int]) -> list[float]:
    """Fire while there is hope, charge to finish, leave a lost fight."""
    t = g.town
    is_storm = g.storming != 0
    if is_storm:
        own = army(g, g.garrison(side, t) if side == g.owner else g.storming)
        foe = army(g, g.storming if side == g.owner else g.garrison(1 - side, t))
        if side == g.owner:
            own *= 2.0
        else:
            foe *= 2.0
    else:
        own = army(g, g.field(side, t))
        foe = army(g, g.field(1 - side, t))
    odds = own / (foe + 0.1)
    leave = 2.5 if odds < 0.35 else 0.5 if odds < 0.6 else 0.03
    weights: list[float] = []
    for option in options:
        if FIRE.has(option):
            weights.append(1.0)
        elif CHARGE.has(option):
            weights.append(0.8 if odds > 1.5 else 0.4)
        elif HARRY.has(option):
            weights.append(2.0 * leave + 0.1)
        elif WITHDRAW.has(option):
            weights.append(leave * 1.2)
        else:
            weights.append(leave * 0.5 * (1.5 if RATING[RETREAT.second(option)] else 1.0))
    return weights


def exits(g: Crusade, side: i64, key: str, options: list[int]) -> list[float]:
    """Where to go after a combat, if anywhere."""
    survey = Survey(g, side)
    survey.look_round(4.0)
    weights: list[float] = []
    base = REGROUP.base if key == "regroup" else RETREAT.base
    t = g.town  # none after the siege that was kept over winter
    for option in options:
        if DONE.has(option):
            weights.append(1.0 if t == NONE else remain(g, survey, key, t))
            continue
        b = (option - base) // TOWNS
        u = (option - base) % TOWNS
        weight = exp(0.5 * KEENNESS * survey.pulls[u])
        if IS_CITY[u]:
            weight *= 1.5
        if key == "regroup" or key == "leave-siege":
            weight *= 0.3
        if worth_keeping(g, b) > 10.0:
            weight *= 1.2
        weights.append(weight)
    return weights


def remain(g: Crusade, survey: Survey, key: str, t: i64) -> float:
    """How much speaks for staying."""
    side = survey.side
    blocks = g.field(side, t)
    if key == "leave-siege":
        odds = survey.own[t] / (survey.foe[t] + 0.5)
        if g.turn == 5:
            return 3.0 if IS_CITY[t] and odds > 3.0 else 0.5
        if odds < 0.8:
            return 0.5
        return float(size_of(blocks)) * (4.0 if IS_CITY[t] else 1.0)
    crowd = size_of(blocks) - supply(g, side, t)
    if g.turn >= 5 and crowd > 0:
        return 0.3
    return 2.0 * float(size_of(blocks))


# -- draws and winter -----------------------------------------------------------------------------


def placements(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """At full strength, where an army is needed."""
    survey = Survey(g, side)
    survey.look_round(4.0)
    weights: list[float] = []
    for option in options:
        b = PUT.first(option)
        t = PUT.second(option)
        full = float(strength_at(g, b, t)) * WORTH[b]
        weights.append(full * full * exp(0.4 * KEENNESS * survey.pulls[t]))
    return weights


def recoveries(options: list[int], base: i64) -> list[float]:
    weights: list[float] = []
    for option in options:
        weights.append(0.01 if DONE.has(option) else cost(option - base) ** 2)
    return weights


def sharpen(weights: list[float]) -> None:
    """Leaves out what looks clearly worse than the best."""
    most = 0.0
    for weight in weights:
        most = max(most, weight)
    for i in range(len(weights)):
        if weights[i] < NEARLY * most:
            weights[i] = 0.0


def flatten(weights: list[float]) -> None:
    """Gives every option a fair chance to be tried."""
    for i in range(len(weights)):
        weights[i] = min(50.0, max(0.05, weights[i])) ** 0.4


POLICY: Final = RexPolicy()
