"""Crusader Kings for the bots: what a card, an action and its targets promise. Compiled.

All worths are points at the end of the game, as in `evaluate`. Plans and actions are searched; what
an action asks on its way follows these worths, and so do gold, marriages and losses. Offers are
answered by what they change and never made.
"""

from __future__ import annotations

from math import exp
from typing import Final

from palatine.bots.search import Policy, draw
from palatine.games.crusader_kings.checks import Check, free_tokens, is_critical
from palatine.games.crusader_kings.crusade import free_space, pilgrims
from palatine.games.crusader_kings.evaluate import (
    heirs,
    purse,
    standings,
    time_left,
    turns_left,
)
from palatine.games.crusader_kings.intrigue import (
    KILL_RULER,
    bribe_targets,
    claim_targets,
    coup_targets,
    defence,
    unrest_targets,
)
from palatine.games.crusader_kings.names import (
    ACCEPT,
    ACT,
    AGAINST,
    ANNEX,
    AT,
    ATTACK,
    BREAK,
    BUILD,
    BUY,
    CALL,
    CALL_REGION,
    CALM,
    CHILD,
    COMPOSE,
    COMPOSITIONS,
    COUNTER,
    COUP,
    DISBAND,
    GIVE_GOLD,
    GIVE_UP,
    GRANT,
    IN_LAW,
    INVEST,
    JOIN,
    KEEP,
    KINS,
    LOOT,
    MARRY,
    MOBILISE,
    MOVE_IN,
    MURDER,
    OFFER,
    PASS,
    PLAN,
    PLAN_ONE,
    PLEDGE,
    PROPOSE,
    REMOVE,
    RESTART,
    REVOKE,
    RULER,
    SACRIFICE,
    SAVE,
    SCHEME,
    SEND,
    SEND_OFFER,
    SETTLE,
    SPOUSE,
    STAND_BY,
    STOP_OFFER,
    SUPPORT,
    TO_DECK,
    TO_LORD,
    UNPAID,
)
from palatine.games.crusader_kings.odds import is_success
from palatine.games.crusader_kings.programs import (
    BRIBE_CHECK,
    BUILD_CHECK,
    COUP_CHECK,
    CRUSADE,
    CRUSADE_CHECK,
    FABRICATE_CHECK,
    INVADE_CHECK,
    MURDER_CHECK,
    POSITIVE,
    TAX,
    UNREST_CHECK,
    WAR,
)
from palatine.games.crusader_kings.realm import castle_price, castle_sites, open_for
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import is_positive
from palatine.games.crusader_kings.tables import (
    ASSASSINATE,
    BRIBE,
    BRIBE_PRICE,
    BUILDER,
    CHECK_PAIR,
    COLLECT_TAXES,
    CRUSADE_ACTION,
    CRUSADER,
    DECK_ACTIONS,
    DECK_COUNT,
    DEVELOP,
    EXTRA_TOKENS,
    FABRICATE,
    HOOKS,
    INCITE_UNREST,
    INVADE,
    INVENTOR,
    LEAST,
    MOST_ARMIES,
    MOST_REGIONS,
    MOST_SHIELDS,
    NEAR,
    OPPOSITION_PRICE,
    REGIONS,
    SIGN,
    TITLE_DECK,
    TRAITS,
)
from palatine.games.crusader_kings.tables import BUILD as BUILD_ACTION
from palatine.games.crusader_kings.tables import COUP as COUP_ACTION
from palatine.games.crusader_kings.tables import MOBILISE as MOBILISE_ACTION
from palatine.games.crusader_kings.war import (
    Attack,
    Declare,
    allies_beside,
    enemies,
    friends_beside,
    musters,
    new_declaration,
    successes_to_invade,
)
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State, advance, choose
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import Seen

REGION: Final = 1.0
ROBBED: Final = 0.45  # what a rival's loss is worth
HURT: Final = 0.2
TOKEN: Final = 0.22  # a good token in the bag
NEVER: Final = -9.0
LATER: Final = 0.7
# by check, what its success is worth where no better estimate is at hand
STAKES: Final[list[float]] = [0.4, 0.5, 0.25, 0.2, 0.5, 0.35, 0.1, 0.5, 1.1, 0.8, 0.15, 0.4]
# CK-ERA-2: the hand that is wished for, by deck: realm, intrigue, war, tax, crusade
WISHED: Final[list[float]] = [1.6, 0.9, 3.0, 1.6, 1.0]
SEARCHED: Final = ["plan", "act"]
ANEW: Final = ["compose", "marry", "plan"]  # the first questions of an era and a round
TARGETS: Final = ["declare", "plot", "plot-target", "coup", "mobilise", "build", "develop"]
# too varied for a rule of thumb: a look one step ahead decides
LOOKED_AT: Final = [
    "answer-offer", "answer-proposal", "answer-suit", "event-choice", "event-region",
    "event-thing", "event-army", "event-person", "event-councillor", "event-discard", "ai-target",
    "ai-vote", "restart", "settle-new", "keep-trait", "bribe", "discard",
]  # fmt: skip


class KingsPolicy(Policy):
    """Plays on to the next plan and values the position there."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0
        self.rounds = 4
        self.mixes = False  # nobody gains much from guessing a plan
        self.keenness: float = 3.0  # a better looking answer is searched more often, by points
        self.firmness: float = 8.0  # the same in playouts
        self.hopeless: float = 0.3  # points behind the best that are neither searched nor played

    def is_quiet(self, g: State, ask: Ask) -> bool:
        """A plan shows what it was worth when the round is over."""
        return ask.key in ANEW

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Kings)
        if g.ended == NONE:
            return standings(g)
        return [reward(g, seat) for seat in range(g.seats)]

    def share(self, g: State, ask: Ask) -> float:
        """Plans and actions are searched with their targets; the rest has a rule of thumb."""
        if ask.key in SEARCHED:
            return 1.0
        return 0.4 if ask.key in TARGETS else 0.0

    def follows(self, seen: Seen, ask: Ask) -> bool:
        """The targets of an action were found with it."""
        return ask.key in TARGETS

    def knows(self, g: State, ask: Ask) -> bool:
        """A plan shows in no evaluation, and one throw says little about an action."""
        return True

    def weigh(self, g: State, ask: Ask, options: list[int]) -> list[float]:
        assert isinstance(g, Kings)
        return weights_of(scores(g, ask, options), self.keenness, self.hopeless)

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Kings)
        if ask.count == 1:
            return ask.nth(0)
        options = ask.options
        weights = weights_of(scores(g, ask, options), self.firmness, self.hopeless)
        if not weights:
            return options[chance.below(len(options))]
        return options[draw(weights, chance)]

    def best(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Kings)
        if ask.key in LOOKED_AT:
            return look_ahead(g, ask, chance)
        return super().best(g, ask, chance)


def weights_of(found: list[float], keenness: float, hopeless: float) -> list[float]:
    """Scores as weights; what is so much worse than the best is left out."""
    weights: list[float] = []
    if found:
        best = max(found)
        for score in found:
            weights.append(exp(keenness * (score - best)) if score >= best - hopeless else 0.0)
    return weights


def look_ahead(g: Kings, ask: Ask, chance: Chance) -> int:
    """The option after which the seat stands best at the next question."""
    seat = int(ask.seat)
    best = ask.nth(0)
    most = -1.0
    for option in ask.options:
        world = g.copy()
        world.chance = chance
        choose(world, seat, option)
        advance(world)
        worth = reward(world, seat) if world.ended != NONE else standings(world)[seat]
        if worth > most:
            best, most = option, worth
    return best


def scores(g: Kings, ask: Ask, options: list[int]) -> list[float]:
    """What every option promises, in points; nothing where nobody knows."""
    seat = int(ask.seat)
    key = ask.key
    if key == "plan":
        return plan_scores(g, seat, options)
    if key == "invest":
        return invest_scores(g, seat, options)
    if key == "pledge":
        return pledge_scores(g, seat, options)
    if key in LOOKED_AT or key in ("steed", "spread", "spread-from", "hand-card"):
        return []
    return [score_of(g, seat, ask, option) for option in options]


def score_of(g: Kings, seat: int, ask: Ask, option: int) -> float:
    """One option of a question that is answered thing by thing."""
    if PASS.has(option):
        return 0.0
    if OFFER.has(option) or PROPOSE.has(option):
        return NEVER
    if ACT.has(option):
        return action_worth(g, seat, ACT.first(option))
    key = ask.key
    if key == "compose":
        return compose_score(g, seat, COMPOSITIONS[COMPOSE.first(option)])
    if key in ("declare", "mobilise", "rally", "call", "answer-call", "settle", "counter"):
        return war_score(g, seat, ask, option)
    if key in ("plot", "plot-target", "coup"):
        return intrigue_score(g, seat, ask, option)
    if key in ("marry", "choose-partner", "which-dynasty", "bride-price", "revoke", "grant"):
        return family_score(g, seat, ask, option)
    return other_score(g, seat, ask, option)


def other_score(g: Kings, seat: int, ask: Ask, option: int) -> float:
    """Building, losses, the crusade and the small questions of the support phase."""
    if BUILD.has(option):
        return castle_worth(g, seat, BUILD.first(option)) - coins(g, seat, castle_price(g, seat))
    if BUY.has(option):
        return development_worth(g, seat) - coins(g, seat, int(ask.subject))
    if SEND.has(option):
        return -life(g, seat, SEND.first(option))
    if GIVE_UP.has(option):
        return -land(g, seat, GIVE_UP.first(option))
    if UNPAID.has(option):
        return -0.3 - land(g, seat, UNPAID.first(option)) * 0.1
    if DISBAND.has(option):
        return disband_score(g, seat, DISBAND.first(option))
    if REMOVE.has(option):
        return TOKEN if SIGN[REMOVE.first(option)] != POSITIVE else -TOKEN
    if SACRIFICE.has(option):
        return sacrifice_score(g, seat, SACRIFICE.first(option))
    if SEND_OFFER.has(option) or STOP_OFFER.has(option):
        return 1.0
    if CALM.has(option) or SAVE.has(option) or ACCEPT.has(option) or RESTART.has(option):
        return 0.5
    if SETTLE.has(option):
        return 0.1 * NEAR[SETTLE.first(option)].bit_count()
    if KEEP.has(option):
        return 0.0
    return -0.1  # terms of an offer that is only to be ended


# gold and odds


def coins(g: Kings, seat: int, price: int) -> float:
    """What so much gold is worth to the seat now."""
    if g.is_ai(seat):
        return 0.0
    have = g.gold[seat]
    spent = purse(have) - purse(max(0, have - price))
    return spent * min(1.0, time_left(g) * 2.0 + 0.05)


def odds(g: Kings, seat: int, needed: int, tokens: int, pair: int) -> float:
    first = seat * TRAITS
    good = 0
    bad = 0
    for trait in range(TRAITS):
        n = g.traits[first + trait]
        if n:
            if is_success(trait, pair):
                good += n
            else:
                bad += n
    return likelihood(good, bad, needed, tokens)


def likelihood(good: int, bad: int, needed: int, tokens: int) -> float:
    """How likely so many tokens of a bag hold enough successes: token by token."""
    if needed <= 0:
        return 1.0
    if needed > good or needed > tokens:
        return 0.0
    chance = good / (good + bad)
    found = chance * likelihood(good - 1, bad, needed - 1, tokens - 1)
    if bad > 0:
        found += (1.0 - chance) * likelihood(good, bad - 1, needed, tokens - 1)
    return found


def likely(g: Kings, seat: int, check: int, needed: int, base: int, kept: int) -> float:
    """The chance of a check with a sensible amount of gold."""
    free = free_tokens(g, seat, check, base, needed)
    paid = 0
    if not g.is_ai(seat):
        paid = max(0, min(2, needed + EXTRA_TOKENS - free, g.gold[seat] - kept))
    return odds(g, seat, needed, free + paid, CHECK_PAIR[check])


def stake(g: Kings, check: Check) -> float:
    """What the check under way is worth to who makes it."""
    below = g.frames[-2] if len(g.frames) > 1 else None
    if isinstance(below, Attack):
        return conquest(g, check.seat, below.target)
    if check.kind == CRUSADE_CHECK:
        return crusade_gain(g, check.seat) + 0.3
    return STAKES[check.kind]


def invest_scores(g: Kings, seat: int, options: list[int]) -> list[float]:
    check = g.frames[-1]
    if not isinstance(check, Check):
        return []
    worth = stake(g, check)
    found: list[float] = []
    for option in options:
        amount = INVEST.first(option)
        chance = odds(g, seat, check.needed, check.free + amount, check.pair)
        found.append(worth * chance - coins(g, seat, amount))
    return found


def pledge_scores(g: Kings, seat: int, options: list[int]) -> list[float]:
    """Gold against a check of another: worth it where it is aimed at oneself or the leader."""
    check = g.frames[-1]
    if not isinstance(check, Check):
        return []
    below = g.frames[-2] if len(g.frames) > 1 else None
    mine = isinstance(below, Attack) and g.owner[below.target] == seat
    worth = stake(g, check) * (1.0 if mine else 0.25)
    pledged = sum(check.pledges)
    whole = odds(g, check.seat, check.needed, check.tokens, check.pair)
    found: list[float] = []
    for option in options:
        amount = PLEDGE.first(option)
        cancelled = min(check.most_cancelled(), (pledged + amount) // OPPOSITION_PRICE)
        left = odds(g, check.seat, check.needed, check.tokens - cancelled, check.pair)
        found.append(worth * (whole - left) - coins(g, seat, amount))
    return found


def sacrifice_score(g: Kings, seat: int, trait: int) -> float:
    """A good trait for a success; a bad one that succeeds is never given up."""
    check = g.frames[-1]
    if not isinstance(check, Check) or not is_critical(trait, check.pair):
        return NEVER
    if is_success(trait, check.pair):
        return NEVER
    needed = check.needed - check.successes
    left = check.tokens - check.drawn
    with_it = odds(g, seat, needed - 1, left, check.pair) if needed > 1 else 1.0
    without = odds(g, seat, needed, left, check.pair) if left > 0 else 0.0
    price = TOKEN * min(1.0, time_left(g) * 2.0)
    return stake(g, check) * (with_it - without) - price


# what things are worth


def land(g: Kings, seat: int, region: int) -> float:
    """A region of one's own."""
    worth = REGION
    if g.has_castle(region):
        worth += 0.3
    if g.has_army(region):
        worth += 0.25
    if g.unrest[region]:
        worth -= 0.15
    if g.plague >> region & 1 or g.crop_failure[region]:
        worth -= 0.05
    return worth


def conquest(g: Kings, seat: int, region: int) -> float:
    """What taking a region brings; with eight already it is an exchange."""
    owner = g.owner[region]
    worth = REGION
    if g.size(seat) >= MOST_REGIONS:
        worth = 0.1
    if g.has_castle(region):
        worth += 0.3
    if owner != NONE:
        worth += ROBBED
    if owner != NONE and g.duke_of(region) != NONE:
        worth += 0.1
    return worth


def attack_odds(g: Kings, seat: int, target: int, helpers: int) -> float:
    base = 1 + helpers + len(friends_beside(g, seat, target))
    base += len(allies_beside(g, seat, target))
    return likely(g, seat, INVADE_CHECK, successes_to_invade(g, target), base, 0)


def attack_worth(g: Kings, seat: int, target: int) -> float:
    """What an attack promises, less the counter-attack that a defending army may make."""
    chance = attack_odds(g, seat, target, 0)
    worth = chance * conquest(g, seat, target)
    if g.owner[target] != NONE and g.is_mobilised(target):
        worth -= (1.0 - chance) * 0.4
    elif g.owner[target] != NONE and not g.wars[seat] >> g.owner[target] & 1:
        worth -= 0.1  # a new war
    return worth


def invasion_worth(g: Kings, seat: int) -> float:
    """The best target of every army, no target twice."""
    plan = new_declaration(g, seat)
    best = [0.0] * REGIONS  # by army
    taken = 0
    total = 0.0
    for option in plan.options(g):
        if ANNEX.has(option):
            army, target, worth = ANNEX.first(option), ANNEX.second(option), 1.1
        else:
            army, target = ATTACK.first(option), ATTACK.second(option)
            worth = attack_worth(g, seat, target)
        if worth > best[army] and not taken >> target & 1:
            total += worth - best[army]
            best[army] = worth
            taken |= 1 << target
    return total


def goal(g: Kings, seat: int, region: int, taken: int) -> int:
    """The best target of an army in the region beside those that others take, or NONE."""
    best = NONE
    most = 0.0
    mine = enemies(g, seat)
    around = NEAR[region] & g.in_play & ~taken
    for target in range(REGIONS):
        owner = g.owner[target]
        if not around >> target & 1 or owner == seat:
            continue
        if owner == NONE or mine >> owner & 1:
            worth = goal_worth(g, seat, target)
            if worth > most:
                best, most = target, worth
    return best


def goal_worth(g: Kings, seat: int, target: int) -> float:
    """What an army beside the target promises, a turn or more before it marches."""
    if g.owner[target] == NONE and g.friends[seat] >> target & 1:
        return 0.8
    return 0.5 * attack_odds(g, seat, target, 0) * conquest(g, seat, target)


def front(g: Kings, seat: int, region: int, taken: int = 0) -> float:
    """What an army in the region could do, and keep others from doing."""
    target = goal(g, seat, region, taken)
    worth = 0.02 if target == NONE else goal_worth(g, seat, target)
    for other in g.others_from(seat):
        is_enemy = (g.wars[other] | g.claims[other]) >> seat & 1 != 0
        if is_enemy and NEAR[region] & g.realm(other) & g.armies:
            worth += 0.1
    if g.unrest[region]:
        worth += 0.15
    return worth


def castle_worth(g: Kings, seat: int, region: int) -> float:
    castles = 0
    for other in g.regions_of(seat):
        if g.has_castle(other):
            castles += 1
    worth = 0.2 + 0.3 * time_left(g)
    if g.achievement[BUILDER] != seat:
        holder = g.achievement[BUILDER]
        if castles + 1 >= LEAST[BUILDER] and holder == NONE:
            worth += 1.0
        elif holder == NONE:
            worth += 0.25
    if NEAR[region] & ~g.realm(seat) & g.in_play:
        worth += 0.05
    return worth


def development_worth(g: Kings, seat: int) -> float:
    held = g.held[seat].bit_count()
    worth = 0.15 + 0.3 * time_left(g)
    if g.achievement[INVENTOR] == NONE:
        worth += 1.0 if held + 1 >= LEAST[INVENTOR] else 0.25
    elif g.achievement[INVENTOR] != seat and held >= LEAST[INVENTOR]:
        worth += 0.4
    if held >= 6:
        worth = 0.0
    return worth


def crusade_gain(g: Kings, seat: int) -> float:
    """A shield, its bonus, the achievement."""
    mine = g.shields_of(seat)
    space = free_space(g)
    if space == NONE or mine >= MOST_SHIELDS:
        return 0.05
    worth = 0.25 + 0.4 * time_left(g)
    if g.achievement[CRUSADER] == NONE:
        worth += 1.0 if mine + 1 >= LEAST[CRUSADER] else 0.3
    elif g.achievement[CRUSADER] != seat:
        worth += 0.2
    return worth


def life(g: Kings, seat: int, member: int) -> float:
    """What the death of a member of the family costs."""
    if member == RULER:
        if heirs(g, seat) == 0:
            return 0.5 * g.size(seat) + 0.3
        return 0.25 + 0.05 * max(0, 3 - g.age[seat])
    if member == SPOUSE:
        return 0.1
    if member >= IN_LAW:
        return 0.05
    known = heirs(g, seat)
    if known == 1:
        return 0.8 * min(1.0, time_left(g) * 3.0)
    return 0.2 if known == 2 else 0.1


def crusade_worth(g: Kings, seat: int) -> float:
    chance = likely(g, seat, CRUSADE_CHECK, 1, 1, 0)
    cost = min([life(g, seat, member) for member in pilgrims(g, seat)])
    return chance * crusade_gain(g, seat) - (1.0 - chance) * cost


# actions and plans


def action_worth(g: Kings, seat: int, action: int) -> float:
    if action == COLLECT_TAXES:
        return tax_worth(g, seat)
    if action == CRUSADE_ACTION:
        return crusade_worth(g, seat)
    if action == INVADE:
        return invasion_worth(g, seat)
    if action == MOBILISE_ACTION:
        return mobilise_worth(g, seat)
    if action == BUILD_ACTION:
        return build_worth(g, seat)
    if action == DEVELOP:
        return develop_worth(g, seat)
    if action == COUP_ACTION:
        return coup_worth(g, seat)
    return plot_worth(g, seat)


def income(g: Kings, seat: int) -> int:
    total = 0
    for region in g.regions_of(seat):
        if not g.crop_failure[region] and not (g.plague | g.waning) >> region & 1:
            total += 1 + int(g.has_castle(region)) + int(g.harvest[region] > 0)
    for source in g.sources(seat):
        total += HOOKS.tax_bonus[source]
    return total


def tax_worth(g: Kings, seat: int) -> float:
    have = g.gold[seat]
    gained = purse(have + income(g, seat)) - purse(have)
    return gained * min(1.0, time_left(g) * 2.0 + 0.05)


def mobilise_worth(g: Kings, seat: int) -> float:
    """Armies that can be paid, each with a target of its own."""
    if turns_left(g) <= 1:
        return 0.05
    total = 0.0
    taken = 0
    for army in g.armies_of(seat):
        target = goal(g, seat, army, taken)
        taken |= 0 if target == NONE else 1 << target
    left = min(MOST_ARMIES, max(1, g.gold[seat] + income(g, seat) // 2))
    for region in musters(g, seat, MOST_ARMIES, True):
        if left == 0:
            break
        target = goal(g, seat, region, taken)
        if target != NONE or g.unrest[region]:
            total += front(g, seat, region, taken)
            left -= 1
        taken |= 0 if target == NONE else 1 << target
    # an army waits for the next War card
    return total * (LATER if g.cards[seat * DECK_COUNT + WAR] > 0 else LATER / 2.0)


def build_worth(g: Kings, seat: int) -> float:
    """As many castles as the gold allows."""
    price = castle_price(g, seat)
    gold = g.gold[seat]
    chance = likely(g, seat, BUILD_CHECK, 1, 1, price)
    total = 0.0
    for region in castle_sites(g, seat):
        if gold < price:
            break
        total += chance * (castle_worth(g, seat, region) - coins(g, seat, price))
        gold -= price + 1
    return total


def develop_worth(g: Kings, seat: int) -> float:
    total = 0.0
    gold = g.gold[seat]
    for n in range(len(open_for(g, seat))):
        if gold <= n:
            break
        total += max(0.0, development_worth(g, seat) - coins(g, seat, n + 1))
        gold -= n + 1
    return total


def coup_worth(g: Kings, seat: int) -> float:
    best = 0.0
    for region in coup_targets(g, seat):
        best = max(best, coup_at(g, seat, region))
    return best


def coup_at(g: Kings, seat: int, region: int) -> float:
    chance = likely(g, seat, COUP_CHECK, defence(g, region), 1, 0)
    return chance * (ROBBED + 0.25 * front_of(g, seat, region)) - (1.0 - chance) * 0.1


def front_of(g: Kings, seat: int, region: int) -> float:
    """Whether an army of the seat stands beside the region, to take it when it is free."""
    return 1.0 if NEAR[region] & g.realm(seat) & g.armies else 0.0


def plot_worth(g: Kings, seat: int) -> float:
    """The best plot, and a little for those that may follow it."""
    best = 0.0
    rest = 0.0
    for plot in range(BRIBE + 1):
        worth = scheme_worth(g, seat, plot)
        if worth > best:
            best, worth = worth, best
        rest += max(0.0, worth - coins(g, seat, 1))
    return best + 0.5 * rest


def scheme_worth(g: Kings, seat: int, plot: int) -> float:
    if plot == FABRICATE:
        best = 0.0
        for other in claim_targets(g, seat):
            best = max(best, claim_worth(g, seat, other))
        return best * likely(g, seat, FABRICATE_CHECK, 1, 1, 0)
    if plot == INCITE_UNREST:
        best = 0.0
        for region in unrest_targets(g, seat):
            best = max(best, unrest_worth(g, seat, region))
        return best
    if plot == ASSASSINATE:
        return murder_worth(g, seat)
    if plot == BRIBE:
        if not bribe_targets(g, seat):
            return 0.0
        chance = likely(g, seat, BRIBE_CHECK, 1, 1, BRIBE_PRICE)
        worth = development_worth(g, seat) + 0.2 - coins(g, seat, BRIBE_PRICE)
        return chance * worth
    return -0.1  # a divorce


def claim_worth(g: Kings, seat: int, other: int) -> float:
    """How much of another's land lies open to an army."""
    if turns_left(g) <= 1:
        return 0.0
    weak = 0.0
    realm = g.realm(seat)
    for region in g.regions_of(other):
        if NEAR[region] & realm:
            weak = max(weak, 1.0 / successes_to_invade(g, region))
    return 0.4 * weak if not g.allies[seat] >> other & 1 else 0.05


def unrest_worth(g: Kings, seat: int, region: int) -> float:
    chance = likely(g, seat, UNREST_CHECK, defence(g, region), 1, 0)
    return chance * HURT - (1.0 - chance) * 0.08


def murder_worth(g: Kings, seat: int) -> float:
    best = 0.0
    for other in g.others_from(seat):
        best = max(best, victim_worth(g, seat, other, CHILD))
    return best


def victim_worth(g: Kings, seat: int, other: int, member: int) -> float:
    """A rival's death: the only heir's most of all, and a ruler's without one."""
    if other == seat:
        return NEVER
    if member == RULER:
        chance = likely(g, seat, MURDER_CHECK, KILL_RULER, 1, 0)
        gain = 0.25 * g.size(other) if heirs(g, other) == 0 else 0.15
        return chance * gain - (1.0 - chance) * 0.15
    chance = likely(g, seat, MURDER_CHECK, 1, 1, 0)
    is_kin = CHILD <= member < CHILD + KINS and g.person(other, member) != NONE
    gain = 0.05
    if is_kin:
        gain = 0.4 if heirs(g, other) == 1 else 0.12
    return chance * gain - (1.0 - chance) * 0.12


def plan_scores(g: Kings, seat: int, options: list[int]) -> list[float]:
    """Both cards by their better action; an army that is raised first marches second."""
    worths: list[float] = []
    for action in range(CRUSADE_ACTION + 1):
        worths.append(action_worth(g, seat, action))
    deck_worth: list[float] = []
    for deck in range(len(DECK_ACTIONS)):
        deck_worth.append(max([worths[action] for action in DECK_ACTIONS[deck]]))
    found: list[float] = []
    for option in options:
        if PLAN.has(option):
            first, second = TITLE_DECK[PLAN.first(option)], TITLE_DECK[PLAN.second(option)]
            found.append(pair_worth(g, seat, worths, deck_worth, first, second))
        elif PLAN_ONE.has(option):
            found.append(deck_worth[TITLE_DECK[PLAN_ONE.first(option)]])
        else:
            found.append(0.0)
    return found


def pair_worth(
    g: Kings, seat: int, worths: list[float], deck_worth: list[float], first: int, second: int
) -> float:
    total = deck_worth[first] + deck_worth[second]
    if first == second:
        if first == WAR:
            # mobilise and invade, or invade twice
            raised = worths[MOBILISE_ACTION] * 2.0 / LATER
            total = max(raised, worths[INVADE] * 1.6, worths[INVADE] + worths[MOBILISE_ACTION])
        else:
            total = deck_worth[first] * 1.5
    elif first == TAX:
        total += 0.08  # gold first, what it pays for second
    if (first == CRUSADE) != (second == CRUSADE) and g.crusades[seat] == 0:
        total += 0.1 * g.round  # the duty of the era has to be met some time
    return total


def compose_score(g: Kings, seat: int, counts: list[int]) -> float:
    """How near a hand comes to the one that is wished for."""
    total = 0.0
    for deck in range(len(counts)):
        wished = WISHED[deck]
        if deck == TAX and g.gold[seat] >= 8:
            wished -= 1.0
        miss = counts[deck] - wished
        total -= 0.3 * miss * miss
    return total


# war


def war_score(g: Kings, seat: int, ask: Ask, option: int) -> float:
    if ANNEX.has(option):
        return 1.1
    if ATTACK.has(option):
        return attack_worth(g, seat, ATTACK.second(option)) - 0.1
    if SUPPORT.has(option):
        return support_worth(g, seat, SUPPORT.second(option))
    if MOBILISE.has(option):
        return front(g, seat, MOBILISE.first(option)) - 0.06
    if CALL_REGION.has(option):
        return 0.3
    if CALL.has(option):
        return 0.05
    if STAND_BY.has(option):
        return 0.05
    if BREAK.has(option):
        return -0.05
    if COUNTER.has(option):
        return attack_worth(g, seat, COUNTER.first(option)) + 0.1
    if LOOT.has(option):
        return purse(g.gold[seat] + 2) - purse(g.gold[seat]) - 0.12
    if MOVE_IN.has(option):
        return front(g, seat, int(ask.subject)) - 0.1
    return 0.0


def support_worth(g: Kings, seat: int, target: int) -> float:
    """How much one more army raises the odds of an attack that was declared."""
    declare = g.frames[-1]
    helpers = 0
    if isinstance(declare, Declare):
        helpers = declare.supported.count(target)
    with_it = attack_odds(g, seat, target, helpers + 1)
    return (with_it - attack_odds(g, seat, target, helpers)) * conquest(g, seat, target)


# intrigue


def intrigue_score(g: Kings, seat: int, ask: Ask, option: int) -> float:
    if SCHEME.has(option):
        return scheme_worth(g, seat, SCHEME.first(option)) - coins(g, seat, int(ask.subject))
    if COUP.has(option):
        return coup_at(g, seat, COUP.first(option)) - coins(g, seat, int(ask.subject))
    if AT.has(option):
        return unrest_worth(g, seat, AT.first(option))
    if MURDER.has(option):
        return victim_worth(g, seat, MURDER.first(option), MURDER.second(option))
    if AGAINST.has(option):
        other = AGAINST.first(option)
        return claim_worth(g, seat, other) if ask.subject == FABRICATE else 0.1
    return -0.2  # lords, divorces


# families


def family_score(g: Kings, seat: int, ask: Ask, option: int) -> float:
    if MARRY.has(option):
        member = MARRY.first(option)
        return 0.5 if member == RULER else 0.3
    if TO_LORD.has(option):
        return lord_worth(g, seat, int(ask.subject), TO_LORD.first(option))
    if TO_DECK.has(option):
        return 0.1
    if JOIN.has(option):
        return 0.2 if JOIN.first(option) == seat else 0.0
    if GRANT.has(option):
        return -0.02 if is_safe(g, seat, GRANT.second(option)) else 0.1
    if REVOKE.has(option):
        return -0.1
    if GIVE_GOLD.has(option):
        return -coins(g, seat, GIVE_GOLD.first(option))
    return 0.0


def lord_worth(g: Kings, seat: int, member: int, region: int) -> float:
    """A pact with a region at the border is a region to be annexed; then the token he brings."""
    worth = 0.1
    if NEAR[region] & g.realm(seat):
        worth += 0.6 * min(1.0, time_left(g) * 3.0)
    tokens = g.tokens_on(g.lord[region])
    weight = TOKEN if member == RULER else 0.05
    for token in tokens:
        worth += weight if is_positive(token) else -weight
    if tokens and is_positive(tokens[0]):
        worth *= 0.8  # a check
    return worth


def is_safe(g: Kings, seat: int, region: int) -> bool:
    """Whether no army of another stands beside the region."""
    return not NEAR[region] & g.armies & ~g.realm(seat)


def disband_score(g: Kings, seat: int, region: int) -> float:
    """Armies that cannot be paid next time, or that have nothing to do."""
    if turns_left(g) <= 1:
        return 0.0
    short = len(g.armies_of(seat)) - g.gold[seat] - income(g, seat) // 2
    worth = 0.04 - 0.25 * front(g, seat, region)
    return worth + 0.3 if short > 0 else worth


POLICY: Final = KingsPolicy()
LEVELS: Final = {
    "easy": "greedy:slips=30",
    "fair": "greedy:slips=10",
    "strong": "greedy",
    "master": "mcts:iterations=2000",
}
