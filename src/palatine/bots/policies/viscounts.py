"""Viscounts for the search: which answers are worth a look, and where to stop. Compiled."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palatine.bots.search import Policy, draw
from palatine.games.viscounts import tables
from palatine.games.viscounts.action import Act
from palatine.games.viscounts.building import finished_links, free_sites
from palatine.games.viscounts.castle import GROUP
from palatine.games.viscounts.evaluate import (
    FOLK_WORTH,
    PROGRAM_WORTH,
    SLOT_VALUE,
    building_gain,
    coin,
    deck_worth,
    exchange_gain,
    good,
    markers_worth,
    open_ribbons,
    row_worth,
    script_gain,
    standings,
    time_left,
    workers_gain,
)
from palatine.games.viscounts.funding import Purse, dismiss_price
from palatine.games.viscounts.gains import POVERTY, PROSPERITY
from palatine.games.viscounts.hire import front
from palatine.games.viscounts.manuscripts import front_manuscript
from palatine.games.viscounts.movement import SPACES, STEPS_TO, price_of_steps, steps_to
from palatine.games.viscounts.names import (
    AT_SECTION,
    AT_SITE,
    BUILD,
    BUMP,
    DESTROY,
    DISCARD,
    DISMISS,
    EITHER,
    EXCHANGE,
    GONE,
    HIRE,
    MOVE,
    PASS,
    PLAY,
    SCRIPT,
    SHIFT,
    TAKE,
    TRADE,
    WORK,
)
from palatine.games.viscounts.papers import flippable
from palatine.games.viscounts.programs import FLIP_EITHER, SILVER
from palatine.games.viscounts.scoring import (
    all_texts,
    bonus_points,
    building_points,
    castle_points,
    ranked,
    ribbons_of,
    set_points,
)
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    APPROVED,
    BIT,
    BUILD_COST,
    BUILDING_IDS,
    CARD_EFFECT,
    CARD_ICONS,
    CARD_SILVER,
    CARDS,
    CORNER,
    FLIP_ONE,
    FREE_STEPS,
    GOOD_IDS,
    GOODS,
    ICON_IDS,
    ICONS,
    IMMEDIATE,
    INNER,
    MERCHANTS_FOR,
    PAID,
    PAPER_IDS,
    PAPERS,
    PLACE_COST,
    PLACES,
    REWARDS,
    SCRIPT_COST,
    SECTIONS,
    SEGMENTS,
    SITE_EFFECT,
    SLOT_BUILDING,
    SLOT_IDS,
    SLOTS,
    TIMING,
    TRADE_EFFECT,
)
from palatine.games.viscounts.trade import Trade
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import Seen

KEENNESS: Final = 0.8  # how much more often the better looking answer is tried, by points
HIRED: Final = 1.5  # how often a hired townsfolk is played
NEW_CARD: Final = 1.6  # what the card is worth that is played less often for it
NEVER: Final = 1000.0  # the price of what cannot be paid
ANEW: Final = ["take-pair", "play-card", "move", "act"]

# what is known of a seat; a second time in the measure of the time that is left
PLAIN: Final[list[str]] = [
    "buildings", "castle", "sets", "texts", "bonuses", "leader", "unfinished sets",
    *[f"good {id}" for id in GOOD_IDS], *[f"paper {id}" for id in PAPER_IDS],
    "corruption", "virtue", "collision", "supply", "pairs outside", "pairs inside", "keep",
    "workers", "deck", "cards", "row", "hand", "next", *[f"open {id}" for id in SLOT_IDS[:SLOTS]],
    *[f"icons {id}" for id in ICON_IDS], "poverty", "prosperity",
]  # fmt: skip
FEATURES: Final[int] = 2 * len(PLAIN)


class ViscountsPolicy(Policy):
    """Plays on for a few turns and values the position when the last of them is over."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1
        self.features = PLAIN + [f"left {name}" for name in PLAIN]

    def is_quiet(self, g: State, ask: Ask) -> bool:
        return ask.key == "play-card"

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Viscounts)
        if g.ended == NONE:
            net = self.nets.get(g.config.people)
            if net is None:
                return standings(g)
            return net.chances(self.worths(g), self.describe(g))
        values: list[float] = []
        for seat in range(g.seats):
            values.append(reward(g, seat))
        return values

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Viscounts)
        found: list[float] = []
        for chance in standings(g):
            found.append(log(chance))
        return found

    def describe(self, g: State) -> vec[float]:
        assert isinstance(g, Viscounts)
        out = vec[float]([0.0] * (g.seats * FEATURES))
        left = time_left(g)
        for seat in range(g.seats):
            found = described(g, seat)
            first: i64 = seat * FEATURES
            count: i64 = len(found)
            i: i64
            for i in range(count):
                out[first + i] = found[i]
                out[first + count + i] = found[i] * left
        return out

    def follows(self, seen: Seen, ask: Ask) -> bool:
        """Card, way and action are thought over anew; what follows from them was planned."""
        return ask.key not in ANEW

    def knows(self, g: State, ask: Ask) -> bool:
        """A card and a way are good for the action they lead to, which no evaluation shows yet.

        Alone, a look ahead sees the Automa's next scheme, whose luck hides what a choice is worth.
        """
        assert isinstance(g, Viscounts)
        return g.automa != NONE or ask.key in ("play-card", "move")

    def weigh(self, g: State, ask: Ask, options: list[int]) -> list[float]:
        assert isinstance(g, Viscounts)
        found = scores(g, ask, options)
        weights: list[float] = []
        for score in found:
            weights.append(exp(KEENNESS * min(score, 20.0)))
        return weights

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Viscounts)
        if ask.count == 1:
            return ask.nth(0)
        options = ask.options
        weights = self.weigh(g, ask, options)
        if not weights:
            return options[chance.below(len(options))]
        return options[draw(weights, chance)]


def scores(g: Viscounts, ask: Ask, options: list[int]) -> list[float]:
    """What each option promises, in points; an empty list where nothing is known."""
    key = ask.key
    seat = int(ask.seat)
    if key == "move":
        return moves(g, seat, int(ask.subject), options)
    if key == "act":
        return acts(g, seat, options)
    if key == "play-card":
        return plays(g, seat, options)
    if key == "pay":
        return []
    left = time_left(g)
    found: list[float] = []
    for option in options:
        found.append(score(g, seat, option, left))
        if key == "recruit" and HIRE.has(option):
            found[-1] -= coin(left) * CARD_SILVER[HIRE.first(option)]
    return found


def score(g: Viscounts, seat: int, option: int, left: float) -> float:
    """A lesser choice, looked at by itself."""
    if PASS.has(option):
        return 0.0
    if EXCHANGE.has(option):
        return exchange_worth(g, seat, left)
    if AT_SITE.has(option):
        return site_worth(g, AT_SITE.first(option), left)
    if BUILD.has(option):
        return left * SLOT_VALUE[BUILD.first(option)]
    if HIRE.has(option):
        return hire_worth(HIRE.first(option), left)
    if DISMISS.has(option):
        return dismissal_worth(g, seat, DISMISS.first(option), left)
    if EITHER.has(option):
        return (0.3 + 0.7 * left) * PROGRAM_WORTH[EITHER.first(option)]
    if TAKE.has(option):
        return -0.3 * g.goods[seat * GOODS + TAKE.first(option)]
    if DESTROY.has(option):
        return 1.5 * (NEW_CARD - FOLK_WORTH[DESTROY.first(option)])
    if DISCARD.has(option):
        return 0.5 * (NEW_CARD - 1.0 - FOLK_WORTH[DISCARD.first(option)])
    if SCRIPT.has(option):
        return script_gain(g, seat, SCRIPT.first(option), left)
    if AT_SECTION.has(option):
        return workers_gain(g, seat, AT_SECTION.first(option), 1, left)
    if SHIFT.has(option):
        return shift_worth(g, seat, SHIFT.first(option), SHIFT.second(option), left)
    if BUMP.has(option):
        return -1.0 if BUMP.third(option) == seat else 1.0
    return 0.0


def hire_worth(card: int, left: float) -> float:
    """A townsfolk for the deck, and its corner."""
    return left * (HIRED * (FOLK_WORTH[card] - NEW_CARD) + PROGRAM_WORTH[CORNER[card]])


def exchange_worth(g: Viscounts, seat: int, left: float) -> float:
    """One exchange more, less the silver that stands in for merchants."""
    trade = g.frames[-1]
    assert isinstance(trade, Trade)
    space = g.at[seat]
    price = max(0, MERCHANTS_FOR[space] - trade.merchants)
    return exchange_gain(space, left) - coin(left) * price


def dismissal_worth(g: Viscounts, seat: int, card: int, left: float) -> float:
    """A townsfolk's corner and what its icons save or buy, less its price."""
    total = left * PROGRAM_WORTH[CORNER[card]] - coin(left) * dismiss_price(g, seat, card)
    frame = g.frames[-1]
    if isinstance(frame, Act):
        purse = Purse(g, seat, frame.action)
        due = frame.cost(g) - purse.with_card(NONE)
        rest = frame.cost(g) - purse.with_card(card)
        return total + good(left) * (max(0, due) - max(0, rest))
    purse = Purse(g, seat, tables.TRADE)
    space = g.at[seat]
    needed = MERCHANTS_FOR[space]
    more = purse.with_card(card) // needed - purse.with_card(NONE) // needed
    return total + exchange_gain(space, left) * more


def site_worth(g: Viscounts, site: int, left: float) -> float:
    """The reward of a site and of the links that a building there finishes."""
    total = PROGRAM_WORTH[SITE_EFFECT[g.side][site]]
    for link in finished_links(g, site):
        total += PROGRAM_WORTH[g.link_effect[link]]
    return (0.3 + 0.7 * left) * total


def shift_worth(g: Viscounts, seat: int, start: int, end: int, left: float) -> float:
    """A castle move that makes a group, and breaks up no pair for less."""
    if g.tier1[seat * SECTIONS + end] == GROUP - 1:
        return 1.0 + workers_gain(g, seat, end, 1, left)
    broken = 0.5 if g.tier1[seat * SECTIONS + start] == GROUP - 1 else 0.0
    return (0.3 if g.tier1[seat * SECTIONS + end] == 1 else 0.0) - broken


def plays(g: Viscounts, seat: int, options: list[int]) -> list[float]:
    """Every card by the best turn that it allows; it is laid down for a moment to see."""
    found: list[float] = []
    left = time_left(g)
    silver = g.goods[seat * GOODS + SILVER]
    at = g.at[seat]
    first = g.place_of[at // 3]
    for option in options:
        card = PLAY.first(option)
        value = CARD_SILVER[card]
        g.board[seat * PLACES] = card
        outlook = Outlook(g, seat)
        row = STEPS_TO[value * 3 + at % 3]
        reach = value + silver + FREE_STEPS[g.open[seat]]
        best = 0.0
        for space in range(SPACES):
            steps = row[(g.place_of[space // 3] - first) % SEGMENTS * 3 + space % 3]
            if steps <= reach:
                price = price_of_steps(g, seat, steps, value)
                best = max(best, outlook.at(g, space, silver - price) - outlook.coin * price)
        if TIMING[card] == IMMEDIATE:
            best += left * PROGRAM_WORTH[CARD_EFFECT[card]]
        found.append(best)
    g.board[seat * PLACES] = NONE
    return found


def moves(g: Viscounts, seat: int, value: int, options: list[int]) -> list[float]:
    """By the best that can be done where the viscount would stop."""
    outlook = Outlook(g, seat)
    silver = g.goods[seat * GOODS + SILVER]
    found: list[float] = []
    for option in options:
        space = MOVE.first(option)
        price = price_of_steps(g, seat, steps_to(g, g.at[seat], space, value), value)
        found.append(outlook.at(g, space, silver - price) - outlook.coin * price)
    return found


def acts(g: Viscounts, seat: int, options: list[int]) -> list[float]:
    """Every aim by what it brings less what it costs."""
    outlook = Outlook(g, seat)
    space = g.at[seat]
    silver = g.goods[seat * GOODS + SILVER]
    found: list[float] = []
    for option in options:
        if TRADE.has(option):
            found.append(outlook.trade(g, space, silver))
        elif BUILD.has(option):
            slot = BUILD.first(option)
            cost = outlook.price(g, tables.BUILD, BUILD_COST[SLOT_BUILDING[slot]], space, silver)
            found.append(building_gain(g, seat, slot, outlook.left) - cost)
        elif WORK.has(option):
            n = WORK.first(option)
            cost = outlook.price(g, tables.PLACE, PLACE_COST[n], space, silver)
            section = g.section_at[space // 3]
            found.append(workers_gain(g, seat, section, n, outlook.left) - cost)
        elif PASS.has(option):
            found.append(0.0)
        else:
            script = front_manuscript(g, space // 3)
            cost = outlook.price(g, tables.TRANSCRIBE, SCRIPT_COST[script], space, silver)
            found.append(script_gain(g, seat, script, outlook.left) - cost)
    return found


class Outlook:
    """What a seat's board is good for, wherever its viscount may stop."""

    def __init__(self, g: Viscounts, seat: int) -> None:
        self.seat = seat
        self.left: float = time_left(g)
        self.coin: float = coin(self.left)
        self.good: float = good(self.left)
        self.purses: list[Purse] = [Purse(g, seat, action) for action in range(tables.ACTIONS)]
        self.gains: list[float] = [-100.0] * len(BUILDING_IDS)  # of the best slot of each type
        for slot in range(SLOTS):
            if not g.open[seat] & BIT[slot]:
                building = SLOT_BUILDING[slot]
                gain = building_gain(g, seat, slot, self.left)
                self.gains[building] = max(self.gains[building], gain)

    def price(self, g: Viscounts, action: int, cost: int, space: int, silver: int) -> float:
        """Points for what an aim takes, with a dismissal if that is cheaper; or NEVER."""
        purse = self.purses[action]
        due = cost - purse.with_card(NONE)
        best = self.good * max(0, due) if purse.covers(g, due, silver) else NEVER
        card = front(g, space // 3)
        fee = dismiss_price(g, self.seat, card)
        if due > 0 and silver >= fee and purse.is_usable(card):
            due = cost - purse.with_card(card)
            if purse.covers(g, due, silver - fee):
                corner = self.left * PROGRAM_WORTH[CORNER[card]]
                best = min(best, self.good * max(0, due) + self.coin * fee - corner)
        return best

    def trade(self, g: Viscounts, space: int, silver: int) -> float:
        """As many exchanges as icons pay for, and as are worth their silver."""
        needed = MERCHANTS_FOR[space]
        if TRADE_EFFECT[space] == FLIP_ONE and flippable(g, self.seat, FLIP_EITHER) == NONE:
            return 0.0
        gain = exchange_gain(space, self.left)
        merchants = self.purses[tables.TRADE].with_card(NONE)
        total = gain * (merchants // needed)
        price = needed - merchants % needed
        while needed > 1 and silver >= price and gain > self.coin * price:  # VW-TRD-06
            total += gain - self.coin * price
            silver -= price
            price = needed
        return total

    def at(self, g: Viscounts, space: int, silver: int) -> float:
        """The best action at a space, and the townsfolk that can be hired there."""
        best = 0.0
        segment = space // 3
        if space % 3 == INNER:
            section = g.section_at[segment]
            for n in range(1, len(PLACE_COST)):
                cost = self.price(g, tables.PLACE, PLACE_COST[n], space, silver)
                if cost == NEVER:
                    break
                best = max(best, workers_gain(g, self.seat, section, n, self.left) - cost)
            script = front_manuscript(g, segment)
            cost = self.price(g, tables.TRANSCRIBE, SCRIPT_COST[script], space, silver)
            if cost < NEVER:
                best = max(best, script_gain(g, self.seat, script, self.left) - cost)
        else:
            best = self.trade(g, space, silver)
            if len(free_sites(g, space)):
                for building in range(len(BUILDING_IDS)):
                    cost = self.price(g, tables.BUILD, BUILD_COST[building], space, silver)
                    if cost < NEVER:
                        best = max(best, self.gains[building] - cost)
        card = g.top[segment]
        if card != NONE and CARD_SILVER[card] <= silver:
            best += max(0.0, hire_worth(card, self.left) - self.coin * CARD_SILVER[card])
        return best


def described(g: Viscounts, seat: int) -> list[float]:
    """A seat in the order of `PLAIN`; points are counted in tens."""
    ribbons = ribbons_of(g, seat)
    found: list[float] = [
        building_points(g, seat) / 10,
        castle_points(g, seat) / 10,
        set_points(ribbons) / 10,
        all_texts(g, seat) / 10,
        bonus_points(g, seat) / 10,
        1.0 if g.leader == seat else 0.0,
        float(open_ribbons(ribbons)),
    ]
    for at in range(seat * GOODS, seat * GOODS + GOODS):
        found.append(float(g.goods[at]))
    for at in range(seat * PAPERS, seat * PAPERS + PAPERS):
        found.append(float(g.papers[at]))
    outside = 0
    inside = 0
    workers = g.tier3[seat]
    for at in range(seat * SECTIONS, seat * SECTIONS + SECTIONS):
        workers += g.tier1[at] + g.tier2[at]
        if g.tier1[at] == GROUP - 1:
            outside += 1
        if g.tier2[at] == GROUP - 1:
            inside += 1
    found.append(float(g.corruption[seat]))
    found.append(float(g.virtue[seat]))
    found.append(markers_worth(g, seat))
    found.append(float(g.supply[seat]))
    found.append(float(outside))
    found.append(float(inside))
    found.append(float(g.tier3[seat]))
    found.append(float(workers))
    found.append(deck_worth(g, seat))
    icons = [0] * ICONS
    cards = 0
    first = seat * CARDS
    for card in range(CARDS):
        zone = g.zone[first + card]
        if zone != NONE and zone != GONE:
            cards += 1
            for icon in range(ICONS):
                icons[icon] += CARD_ICONS[card * ICONS + icon]
    found.append(float(cards))
    found.append(row_worth(g, seat))
    found.append(float(g.hand[seat]))
    found.append(1.0 if g.turn == seat else 0.0)
    for slot in range(SLOTS):
        found.append(1.0 if g.open[seat] & BIT[slot] else 0.0)
    for icon in range(ICONS):
        found.append(icons[icon] / cards if cards else 0.0)
    for n in (POVERTY, PROSPERITY):
        paper = APPROVED if n == POVERTY else PAID
        flipped = [g.papers[other * PAPERS + paper] for other in range(g.seats)]
        found.append(ranked(flipped, REWARDS[n][g.people])[seat] / 10)
    return found


POLICY: Final = ViscountsPolicy()
LEVELS: Final = {
    "easy": "greedy:slips=10",
    "fair": "greedy",
    "strong": "mcts:iterations=270,net=off",
    "master": "mcts:iterations=1500",
}
RATINGS: Final = {"easy": 0, "fair": 164, "strong": 379, "master": 648}
NET: Final = True  # of two people; docs/bots.md has the duel
