"""Crusader Rex for the search: sensible answers to every small question. Compiled.

Moves are searched, one at a time; everything else is answered by rules of thumb. Playouts end with
the turn.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.bots.search import Policy, draw
from palatine.games.crusader_rex.draw import strength_at
from palatine.games.crusader_rex.evaluate import WORTH, Forces, lead, standings
from palatine.games.crusader_rex.features import NAMES, describe
from palatine.games.crusader_rex.movement import March
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
    STORM,
    STRIKE,
    TARGET,
    WITHDRAW,
)
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    BIT,
    CARD_ASSASSINS,
    CARDS,
    CITIES,
    COMBAT,
    DISTANCE,
    GUIDE,
    HOME_SIDE,
    INTRIGUE,
    IS_EVENT,
    JIHAD,
    LASTING,
    MANNA,
    MOVES,
    RATED,
    RATING,
    STRENGTH,
    TOWNS,
    WINTER_CAMPAIGN,
    index_of,
    members,
    size_of,
)
from palatine.games.crusader_rex.winter import supply
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import Seen

# the questions within a Move, which the plan for it answers
MARCHES: Final = [
    "group-block", "group-step", "muster-block", "muster-step", "land", "main-road",
    "name-jihad", "show-block", "give-manna",
]  # fmt: skip
MOVE_SHARE: Final = 0.5  # a card has two Moves on average, and a card turn one budget
# where a look one step ahead stops: questions whose answers are not part of the step
STOPS: Final = [
    "spend-move", "choose-card", "deploy", "declare-storm", "declare-sally", "leave-siege",
]  # fmt: skip
FORESIGHT: Final = 0.01  # a chance of winning
# questions in which the tree tries only what looks nearly best
DETAILS: Final = [
    "group-block", "group-step", "muster-block", "muster-step", "land", "act", "action",
    "place-hit", "regroup", "retreat-all", "harry-to", "place-block", "feed", "replace",
    "main-road", "name-jihad", "give-manna",
]  # fmt: skip
NEARLY: Final = 0.6
DETOUR: Final = 0.9  # what lies behind a town draws less than the town itself
KEENNESS: Final = 0.8
HESITATION: Final = 0.2  # what a march must gain
# the strength that makes a fight even, for an attack, a siege and a stand, by the enemies there
# and by those who may come
ATTACK: Final = 1.2
SIEGE: Final = 1.5
STAND: Final = 0.5
NEIGHBOURS: Final = 0.3
# the share of its strength that an army may lose where it is too weak
BEATEN: Final = 0.25
EXPOSED: Final = 0.12
LATE: Final = 0.5  # what is left of a prize behind walls in the turn before winter
ROOM: Final = 0.8  # what a place to stay is worth in that turn
VAIN: Final = -3.0  # below this stormers give up
OUTNUMBERED: Final = 0.55  # an attacker gives up, whatever he loses by it
LOSING: Final = 0.75  # an attacker would rather go
OUTSIDE: Final = 1.3  # so much stronger than the besiegers must those be who come out
REACH: Final = 3
RANKS: Final = [3.0, 5.0, 8.0, 13.0, 21.0, 34.0]  # strengths of armies
MUSTERED: Final = 6.0  # what may come together
CLOSE: Final[list[vec[i64]]] = [
    vec[i64]([u for u in range(TOWNS) if 0 < DISTANCE[t * TOWNS + u] <= REACH])
    for t in range(TOWNS)
]
# how much of an army bears on a town close by, by the roads between
BEARS: Final = [0.0, 0.7, 0.5, 0.3]
BEARING: Final[list[vec[float]]] = [
    vec[float]([BEARS[DISTANCE[t * TOWNS + u]] for u in CLOSE[t]]) for t in range(TOWNS)
]
PRIZE: Final[vec[float]] = vec[float](
    [6.0 if t in CITIES else 0.3 + 0.4 * RATING[t] for t in range(TOWNS)]
)
IS_CITY: Final[list[bool]] = [t in CITIES for t in range(TOWNS)]
FAST: Final[int] = RATED[3]  # blocks that follow three roads
FADES: Final[vec[float]] = vec[float]([0.6**roads for roads in range(100)])


class RexPolicy(Policy):
    """Values the position when the next cards are chosen: one turn is what a search looks at."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 4
        self.features = NAMES

    def is_quiet(self, g: State, ask: Ask) -> bool:
        return ask.key == "choose-card"

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Crusade)
        if g.ended != NONE:
            return [reward(g, 0), reward(g, 1)]
        net = self.nets.get(g.config.people)
        if net is not None:
            forces = Forces(g)
            return net.chances([lead(g, forces), 0.0], describe(g, forces))
        franks = standings(g)
        return [franks, 1.0 - franks]

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Crusade)
        return [lead(g, Forces(g)), 0.0]

    def describe(self, g: State) -> vec[float]:
        assert isinstance(g, Crusade)
        return describe(g, Forces(g))

    def follows(self, seen: Seen, ask: Ask) -> bool:
        return ask.key in MARCHES

    def share(self, g: State, ask: Ask) -> float:
        """Moves; for the rest `best` sees as much as a search of this length would."""
        return MOVE_SHARE if ask.key == "spend-move" else 0.0

    def passes(self, g: State, ask: Ask) -> bool:
        return ask.key not in STOPS

    def foresight(self, g: State, ask: Ask) -> float:
        """Moves, of which many are offered and few make sense."""
        return FORESIGHT if ask.key == "spend-move" else 0.0

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
        return [1.0 / (0.2 + pain(g, option - HIT.base)) for option in options]
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
        return [0.1 + army(g, g.blocks(side, option - NAME_JIHAD.base)) for option in options]
    if key == "choose-card":
        return cards(g, side, options)
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


def pain(g: Crusade, b: i64) -> float:
    """What the next step that the block loses costs: the last one of some is lost for good."""
    return 6.0 * WORTH[b] if LASTING & BIT[b] and g.steps[b] == 1 else cost(b)


def worth_keeping(g: Crusade, b: i64) -> float:
    """What is lost with the whole block: one that can come back is lost for a while only."""
    return strength(g, b) + 10.0 if LASTING & BIT[b] else strength(g, b)


def army(g: Crusade, blocks: i64) -> float:
    total = 0.0
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        b = index_of(low)
        total += WORTH[b] * g.steps[b]
    return total


class Survey:
    """What a side sees when it looks at the map: armies, dangers, and where it is drawn to."""

    def __init__(self, g: Crusade, side: i64) -> None:
        self.g = g
        self.side: i64 = side
        self.own: vec[float] = vec[float]([0.0] * TOWNS)
        self.foe: vec[float] = vec[float]([0.0] * TOWNS)
        self.danger: vec[float] = vec[float]([0.0] * TOWNS)  # the enemy armies that bear on a town
        self.now: vec[float] = vec[float]([0.0] * TOWNS)  # what every town is worth as it is
        self.pulls: vec[float] = vec[float]([0.0] * TOWNS)
        self.has_looked: bool = False
        self.moving: i64 = 0  # the block whose way is looked for
        self.enemies: i64 = g.fielded[1 - side]
        self.castles: i64 = g.castled[1 - side]
        towns = g.occupied(side)
        while towns:
            low = towns & -towns
            towns ^= low
            t = index_of(low)
            self.own[t] = army(g, g.blocks(side, t))
        towns = g.occupied(1 - side)
        while towns:
            low = towns & -towns
            towns ^= low
            t = index_of(low)
            strong = army(g, g.blocks(1 - side, t))
            self.foe[t] = strong
            close = CLOSE[t]
            bears = BEARING[t]
            i: i64
            for i in range(len(close)):
                self.danger[close[i]] += strong * bears[i]

    def look_round(self, coming: float) -> None:
        """Works out for every town how much it draws an army of this strength."""
        if self.g.turn == 6:
            for t in range(TOWNS):
                self.pulls[t] = self.shelter(t)
            return
        if not self.has_looked:
            self.has_looked = True
            for t in range(TOWNS):
                self.now[t] = self.value(t, self.own[t])
        attractive: list[int] = []
        for t in range(TOWNS):
            pull = self.value(t, self.own[t] + coming) - self.now[t]
            self.pulls[t] = pull
            if pull >= 2.0:
                attractive.append(t)
        if self.g.turn == 5:
            self.think_of_winter()
        for t in attractive:  # who cannot get there today goes nearer
            for u in CLOSE[t]:
                faded = self.pulls[t] * FADES[DISTANCE[t * TOWNS + u]] * 0.5
                if self.pulls[u] >= 0.0 and faded > self.pulls[u]:
                    self.pulls[u] = faded

    def think_of_winter(self) -> None:
        """CR-8.7: who stands where he is fed need not move again."""
        for t in range(TOWNS):
            if self.pulls[t] > -1.0:
                blocks = self.g.blocks(self.side, t) & ~self.moving
                if size_of(blocks) >= supply(self.g, self.side, t):
                    self.pulls[t] -= ROOM

    def pull(self, t: i64, coming: float) -> float:
        """What the town is worth with these blocks more."""
        own = self.own[t]
        return self.value(t, own + coming) - self.value(t, own)

    def loss(self, t: i64, going: float) -> float:
        """What the town is worth less without these blocks."""
        own = self.own[t]
        return self.value(t, own) - self.value(t, max(0.0, own - going))

    def value(self, t: i64, own: float) -> float:
        """What so much strength in a town is good for: who is too weak is in danger himself."""
        g = self.g
        bit: i64 = BIT[t]
        foe = self.foe[t]
        danger = self.danger[t]
        prize = PRIZE[t]
        if self.enemies & bit:
            if own == 0.0:
                return 0.0
            need = ATTACK * foe + NEIGHBOURS * danger
            chance = own * own / (own * own + need * need)
            if g.turn == 5 and RATING[t] > 0:
                prize *= LATE  # they go inside, and then it is winter
            return chance * (prize + 0.2 * foe) - (1.0 - chance) * BEATEN * own
        if self.castles & bit:
            if own == 0.0:
                return 0.0
            need = SIEGE * foe + NEIGHBOURS * danger
            chance = own * own / (own * own + need * need)
            if g.turn == 5:
                prize *= 0.4
            return chance * prize - (1.0 - chance) * 0.15 * own
        need = STAND * danger
        chance = 1.0
        if need > 0.0:
            chance = own * own / (own * own + need * need)
        if HOME_SIDE[t] == self.side:
            if not IS_CITY[t]:
                prize *= 0.3
            return prize * chance - (1.0 - chance) * EXPOSED * own
        if own == 0.0:
            return 0.0
        return prize * (0.3 + 0.7 * chance) - (1.0 - chance) * EXPOSED * own

    def shelter(self, t: i64) -> float:
        """CR-8.7: where there is room in winter."""
        g = self.g
        side = self.side
        if g.occupied(1 - side) & BIT[t]:
            return -3.0
        room = supply(g, side, t) - size_of(g.blocks(side, t) & ~self.moving)
        if room <= 0:
            return -3.0
        gain = 1.0 if HOME_SIDE[t] == side else 0.7
        if IS_CITY[t]:
            gain += 4.0 if HOME_SIDE[t] != side and self.own[t] == 0.0 else 1.0
        return gain

    def stay(self, t: i64, going: float) -> float:
        """What is lost when so much strength leaves a town; in winter crowds and sieges must go."""
        g = self.g
        if g.turn < 5:
            return self.loss(t, going)
        crowd = size_of(g.blocks(self.side, t)) - supply(g, self.side, t)
        if g.turn == 5:
            return self.loss(t, going) - (ROOM if crowd > 0 else 0.0)
        if g.sieges(self.side) & BIT[t]:
            return 20.0 if g.kept == t else -6.0
        return -3.0 if crowd > 0 else 6.0

    def best_from(self, t: i64, roads: i64) -> float:
        """The strongest pull within so many roads."""
        best = -1.0
        for u in CLOSE[t]:
            if DISTANCE[t * TOWNS + u] <= roads and self.pulls[u] > best:
                best = self.pulls[u]
        return best


# -- moves ----------------------------------------------------------------------------------------


def marches(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """Groups by what they can reach and what they leave, musters by the danger, voyages rarely.

    Groups of about the same strength look at the map together, since a look at it takes long.
    """
    survey = Survey(g, side)
    weights: list[float] = []
    sizes: list[int] = []  # the rank of every group
    mustering = False
    for option in options:
        weight = 0.0
        size = NONE
        if GROUP.has(option):
            size = rank(army(g, g.field(side, option - GROUP.base) & ~g.moved))
        elif MUSTER.has(option):
            if not mustering:
                survey.look_round(MUSTERED)
                mustering = True
            weight = exp(KEENNESS * (survey.pulls[option - MUSTER.base] - 1.5))
        elif END_MOVES.has(option):
            weight = 0.3
        elif SAIL.has(option):
            weight = 3.0 if g.at[option - SAIL.base] >= TOWNS else 0.1
        elif ENTER.has(option):
            weight = 3.0
        else:
            weight = 20.0 if IS_CITY[option - KEEP_SIEGE.base] else 1.0
        weights.append(weight)
        sizes.append(size)
    for size in range(len(RANKS)):
        if size not in sizes:
            continue
        survey.look_round(RANKS[size])
        for i in range(len(options)):
            if sizes[i] == size:
                t: i64 = options[i] - GROUP.base
                blocks = g.field(side, t) & ~g.moved
                roads = 3 if side == 1 or blocks & FAST == blocks else 2
                gain = survey.best_from(t, roads) - survey.stay(t, army(g, blocks))
                weights[i] = exp(KEENNESS * gain)
    return weights


def rank(strong: float) -> int:
    """Which of the armies of `RANKS` one of this strength is like."""
    for i in range(len(RANKS) - 1):
        if strong * strong < RANKS[i] * RANKS[i + 1]:
            return i
    return len(RANKS) - 1


def departures(g: Crusade, side: i64, t: i64, is_group: bool, options: list[int]) -> list[float]:
    """The strong go first, together, as long as that is worth more than what they leave."""
    survey = Survey(g, side)
    gain = 0.0
    if is_group:
        rest = g.field(side, t) & ~g.moved
        going = army(g, rest)
        survey.look_round(going)
        gain = survey.best_from(t, 2)
        if g.turn < 6:  # all together, or one more
            alone = going / float(max(1, size_of(rest)))
            gain -= survey.stay(t, going)
            survey.look_round(alone)
            gain = max(gain, survey.best_from(t, 2) - survey.stay(t, alone))
        else:
            gain -= survey.stay(t, 0.0)
    weights: list[float] = []
    for option in options:
        if DONE.has(option):
            weights.append(1.0)
            continue
        b: i64 = option - MARCH.base
        if not is_group:
            mine = strength(g, b)
            gain = survey.pull(t, mine) if g.turn < 6 else survey.shelter(t)
            gain -= survey.stay(g.at[b], mine)
        weights.append(exp(KEENNESS * (gain - HESITATION) + 0.03 * worth_keeping(g, b)))
    return weights


def steps(g: Crusade, side: i64, b: i64, left: i64, options: list[int]) -> list[float]:
    """Towards the strongest pull that can still be reached, with those that may follow."""
    t: i64 = g.at[b]
    survey = Survey(g, side)
    mine = strength(g, b)
    survey.own[t] -= mine
    survey.moving = BIT[b]
    march = g.frames[-1]
    if isinstance(march, March) and march.town != NONE:  # the others of the group
        mates = g.field(side, march.town) & ~(g.moved | BIT[b])
        mine += army(g, mates)
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
        blocks = g.blocks(1 - side, t)
        mean = army(g, blocks) / float(max(1, size_of(blocks)))
        if (g.sieges(0) | g.sieges(1)) & BIT[t]:
            mean *= 1.5
        if IS_CITY[t] and size_of(blocks) == 1:
            mean *= 1.3
        weights.append(mean * mean)
    return weights


# -- cards ----------------------------------------------------------------------------------------


def cards(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """All six are played in a year: events when they do something, Moves for winter if needed."""
    weights: list[float] = []
    need = errands(g, side) if g.turn >= 5 else 0
    moves: i64 = 0  # cards that could break sieges in winter
    for card in range(CARDS):
        if MOVES[card] >= 2:
            moves += g.hand[side * CARDS + card]
    for option in options:
        card = PLAY.first(option)
        if card == INTRIGUE:  # CR-4.5
            last = g.last[1 - side]
            weights.append(0.3 if last == NONE else 0.1 + promise(g, side, last, need))
        else:
            weight = promise(g, side, card, need)
            if g.turn < 6 and moves == 1 and MOVES[card] >= 2:
                weight *= 0.5  # the last one is for winter
            weights.append(weight)
    return weights


def errands(g: Crusade, side: i64) -> i64:
    """Sieges and crowds that winter would punish."""
    count = size_of(g.sieges(side))
    towns = g.occupied(side) & ~g.sieges(side)
    while towns:
        low = towns & -towns
        towns ^= low
        t = index_of(low)
        if size_of(g.blocks(side, t)) > supply(g, side, t):
            count += 1
    return count


def promise(g: Crusade, side: i64, card: i64, need: i64) -> float:
    """What a card is good for in this turn."""
    if card == MANNA:
        return 0.4 + 0.25 * wounds(g, side) + (2.0 if g.turn == 5 and need > 0 else 0.0)
    if card == CARD_ASSASSINS:
        return 1.7 + (2.0 if g.turn == 5 and need > 0 else 0.0)
    if g.turn == 6:
        if card == WINTER_CAMPAIGN and keeps_city(g, side):
            return 4.0
        moves = 1 if IS_EVENT[card] else MOVES[card]
        return 1.2 + float(min(moves, need)) - 0.1 * float(moves)
    if card == JIHAD:
        return 2.2 if g.sieges(side) else 1.0
    if card == GUIDE:
        return 1.1
    if card == WINTER_CAMPAIGN:
        return 0.6
    if g.turn == 5 and need > 0:
        return 1.5 - 0.3 * MOVES[card]
    return 1.0 + 0.3 * MOVES[card]


def wounds(g: Crusade, side: i64) -> float:
    """What Manna would heal: the three best steps that are missing."""
    best = 0.0
    second = 0.0
    third = 0.0
    for t in members(g.occupied(side)):
        for b in members(g.blocks(side, t)):
            if g.steps[b] == STRENGTH[b]:
                continue
            worth = cost(b)
            if worth > best:
                third = second
                second = best
                best = worth
            elif worth > second:
                third = second
                second = worth
            elif worth > third:
                third = worth
    return best + second + third


def keeps_city(g: Crusade, side: i64) -> bool:
    """CR-8.3: whether there is a siege worth a winter."""
    for t in members(g.sieges(side)):
        if IS_CITY[t]:
            return True
    return False


# -- combats --------------------------------------------------------------------------------------


def deployments(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """In the field if the attackers are the weaker, with those to come; else behind the walls."""
    t = g.town
    own = army(g, g.field(side, t))
    foe = army(g, g.blocks(1 - side, t))
    outside = 3.0 if own >= 1.1 * foe else 0.15
    weights: list[float] = []
    for option in options:
        weights.append(outside if DONE.has(option) else 1.0)
    return weights


def storms(g: Crusade, side: i64, options: list[int]) -> list[float]:
    """The strongest, if the storm promises more than it costs."""
    t = g.town
    promise = outlook(g, side, t, stormers(g, side, t), False)
    wait = 0.2 if promise > 3.0 else 0.7 if promise > 0.0 else 4.0 if promise > -3.0 else 12.0
    weights: list[float] = []
    for option in options:
        if DONE.has(option):
            weights.append(wait)
            continue
        b: i64 = option - STORM.base
        weights.append(0.1 if is_spared(g, b) else 0.8 + 0.03 * strength(g, b))
    return weights


def is_spared(g: Crusade, b: i64) -> bool:
    """Who would not come back and has one step left."""
    return LASTING & BIT[b] != 0 and g.steps[b] == 1


def stormers(g: Crusade, side: i64, t: i64) -> i64:
    """Those who storm and the strongest who would join them, as many as find room."""
    chosen = g.storming
    others = g.fighters(side, t) & ~chosen
    room = RATING[t] - size_of(chosen)
    while room > 0 and others:
        best: i64 = 0
        most = -1.0
        blocks = others
        while blocks:
            low = blocks & -blocks
            blocks ^= low
            b = index_of(low)
            strong = 0.0 if is_spared(g, b) else strength(g, b)
            if strong > most:
                most = strong
                best = low
        if most == 0.0:
            break
        chosen |= best
        others ^= best
        room -= 1
    return chosen


def outlook(g: Crusade, side: i64, t: i64, storming: i64, is_begun: bool) -> float:
    """What a storm is expected to bring, in strength: walls halve the hits, the besieged begin.

    Once it has begun, those inside have fired in this round.
    """
    attackers = 0.0
    fire = 0.0
    blocks = storming
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        b = index_of(low)
        attackers += g.steps[b]
        fire += COMBAT[b] * g.steps[b] / 6.0
    defenders = 0.0
    return_fire = 0.0
    blocks = g.garrison(1 - side, t)
    while blocks:
        low = blocks & -blocks
        blocks ^= low
        b = index_of(low)
        defenders += g.steps[b]
        return_fire += COMBAT[b] * g.steps[b] / 6.0
    if attackers == 0.0 or defenders == 0.0:
        return -9.0
    fire *= 0.5 / attackers
    return_fire /= defenders
    left = attackers
    inside = defenders - (0.5 if g.half != NONE else 0.0)
    if is_begun or (g.jihad == t and g.round == 1):
        inside -= left * fire
    rounds = 3 - g.round if is_begun else 4 - g.round
    while rounds > 0 and left > 0.0 and inside > 0.0:
        left -= inside * return_fire
        inside -= max(0.0, left) * fire
        rounds -= 1
    lost = attackers - max(0.0, left)
    killed = defenders - max(0.0, inside)
    fallen = 1.0 if inside <= 0.3 else 0.5 if inside <= 1.2 else 0.0
    return 2.0 * killed - 2.4 * lost + 5.0 * PRIZE[t] * fallen


def sallies(g: Crusade, side: i64, options: list[int]) -> list[float]:
    t = g.town
    own = army(g, g.garrison(side, t) | g.fighters(side, t))
    foe = army(g, g.field(1 - side, t))
    wait = 0.2 if own > OUTSIDE * foe else 8.0
    weights: list[float] = []
    for option in options:
        weights.append(wait if DONE.has(option) else 1.0)
    return weights


def actions(g: Crusade, side: i64, b: i64, options: list[int]) -> list[float]:
    """Fire while there is hope, charge to finish, leave a lost fight."""
    t = g.town
    if g.storming:
        is_vain = side != g.owner and outlook(g, side, t, g.storming, True) < VAIN
        leave = 3.0 if is_vain else 0.03
        return [1.0 if FIRE.has(option) else leave for option in options]
    own = army(g, g.field(side, t))
    foe = army(g, g.field(1 - side, t))
    odds = own / (foe + 0.1)
    leave = 2.5 if odds < 0.35 else 0.5 if odds < 0.6 else 0.03
    if side == g.attacker and g.round < 3:  # who cannot win must go in the end
        leave = 3.0 if odds < OUTNUMBERED else 1.0 if odds < LOSING else 0.03
    if is_spared(g, b) and odds < 1.5:
        leave = 4.0
    weights: list[float] = []
    for option in options:
        if FIRE.has(option):
            weights.append(1.0)
        elif CHARGE.has(option):
            weights.append(0.1 if is_spared(g, b) else 0.8 if odds > 1.5 else 0.4)
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
            return 6.0 if may_wait(g, side, t) else 0.1
        if odds < 0.8:
            return 0.5
        return float(size_of(blocks)) * (4.0 if IS_CITY[t] else 1.0)
    crowd = size_of(blocks) - supply(g, side, t)
    if g.turn >= 5 and crowd > 0:
        return 0.3
    return 2.0 * float(size_of(blocks))


def may_wait(g: Crusade, side: i64, t: i64) -> bool:
    """Whether the card that is left for the winter turn keeps this siege or breaks it in time."""
    if g.hand[side * CARDS + WINTER_CAMPAIGN] and IS_CITY[t]:
        return True
    moves: i64 = 0
    for card in range(CARDS):
        if g.hand[side * CARDS + card]:
            moves = 1 if card == GUIDE or card == JIHAD else MOVES[card]
    return moves >= size_of(g.sieges(side))


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
LEVELS: Final = {
    "easy": "greedy:slips=20",
    "fair": "greedy:slips=10",
    "strong": "greedy",
    "master": "mcts:iterations=1750",
}
RATINGS: Final = {"easy": 0, "fair": 279, "strong": 587, "master": 751}
