"""Oath for the bots: habits for what an action asks on its way. Compiled.

Actions are chosen by a look ahead; the questions inside follow the campaign that `evaluate` plans,
simple habits (modifiers, plans, discards, losses, spread), or a look at what each answer leads to.
Offers are answered by what they change and never made.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec

from palatine.bots.search import Policy, draw
from palatine.games.oath.battle import war_of
from palatine.games.oath.campaign import attacking_warbands
from palatine.games.oath.evaluate import (
    ENOUGH_WARBANDS,
    at_site,
    best_campaign,
    plan_against,
    standings,
    thing_gain,
    win_chance,
    worths,
)
from palatine.games.oath.features import NAMES, describe
from palatine.games.oath.names import (
    ACCEPT,
    AGAINST,
    AGAINST_BANDITS,
    ATTACK_WITH,
    BEGIN,
    BUILD,
    CHOOSE_ADVISER,
    DISCARD,
    GARRISON,
    GROW,
    INVITE,
    LOSE_AT_SITE,
    LOSE_ON_BOARD,
    MODIFY,
    NO,
    OFFER_CITIZENSHIP,
    PASS,
    PAY,
    PEEK,
    PEEK_BOTTOM,
    PEEK_RELIQUARY,
    PLAY,
    PLAY_ADVISER,
    PLAY_FACEDOWN,
    PLAY_TO_SITE,
    RECOVER_BANNER,
    RECOVER_RELIC,
    REST,
    RESTORE,
    REVEAL,
    SACRIFICE,
    SEARCH_DECK,
    STATION,
    STOP,
    SWEAR,
    TAKE_UP,
    TARGET_BANNER,
    TARGET_RELIC,
    TARGET_SITE,
    TRAVEL_TO,
    USE,
    YES,
)
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import (
    BANNERS,
    CAMPAIGN,
    CONSPIRACY,
    FACE_POWERS,
    FIRST_EDIFICE,
    FIRST_VISION,
    KINDS,
    MOST_SITES,
    MUSTER,
    OATH_GOAL,
    POWER_IDS,
    POWER_ROWS,
    RECOVER,
    RELICS,
    SLOTS,
    TRADE,
    TRAVEL,
    VISION_GOAL,
)
from palatine.games.oath.title import missing
from palatine.games.oath.tokens import campaign_of
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask, State, advance, answer, choose
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import Seen

MOST_AHEAD: Final = 24  # questions that a look ahead follows
SURE: Final = 0.85  # a chance to win that needs no plan that costs something
FORESIGHT: Final = 0.04  # what looks so much worse one step ahead is tried e times less
HABIT: Final = 0.5  # what habit likes so much less is tried e times less
MANY: Final = 14  # options beyond which only some are looked at
# a card by what its powers are for: action, rest, wake, when played, modifier, plan, always
KIND_WORTH: Final[list[float]] = [0.6, 0.5, 0.5, 0.3, 0.5, 0.8, 0.3, 0.3]
BARGAINS: Final = ["tinkers_fair", "festival_district", "deed_writer", "the_tribunal"]
IS_BARGAIN: Final[list[bool]] = [id in BARGAINS for id in POWER_IDS]
THE_GATHERING: Final[int] = POWER_IDS.index("the_gathering")
NET: Final = True  # of two people; docs/bots.md has the duel
LEVELS: Final = {
    "easy": "greedy:slips=50",
    "fair": "greedy",
    "strong": "mcts:iterations=50",
    "master": "mcts:iterations=2500",
}
RATINGS: Final = {"easy": 0, "fair": 301, "strong": 396, "master": 543}

assert len(KIND_WORTH) == len(KINDS)
assert sum(IS_BARGAIN) == len(BARGAINS)


class OathPolicy(Policy):
    """Searches actions; everything inside them is answered by habit."""

    def __init__(self) -> None:
        super().__init__()
        self.span = 1
        self.trust = 20.0
        self.features = NAMES

    def is_quiet(self, g: State, ask: Ask) -> bool:
        return ask.key == "act"

    def turns(self, g: State) -> int:
        assert isinstance(g, Oath)
        return g.round * g.seats + g.order.index(g.turn)

    def weigh(self, g: State, ask: Ask, options: list[int]) -> list[float]:
        """Actions by what they could be for; inside them what is against habit is tried less."""
        assert isinstance(g, Oath)
        found = weights(g, ask, options)
        if found:
            return found
        found = scores(g, ask, options)
        if found:
            most = max(found)
            found = [exp((one - most) / HABIT) for one in found]
        return found

    def follows(self, seen: Seen, ask: Ask) -> bool:
        """What an action asks was planned with it, where it was looked at often enough."""
        return ask.key != "act"

    def values(self, g: State) -> list[float]:
        assert isinstance(g, Oath)
        if not g.places:
            net = self.nets.get(g.config.people)
            if net is None or not is_learned(g):
                return standings(g)
            return net.chances(worths(g), describe(g))
        values: list[float] = []
        for seat in range(g.seats):
            values.append(reward(g, seat))
        return values

    def worths(self, g: State) -> list[float]:
        assert isinstance(g, Oath)
        return worths(g)

    def describe(self, g: State) -> vec[float]:
        assert isinstance(g, Oath)
        return describe(g)

    def share(self, g: State, ask: Ask) -> float:
        return 1.0 if ask.key == "act" else 0.0

    def speaks_for(self, g: State, ask: Ask, seat: int) -> bool:
        """What an action asks others (plans, losses, permissions) belongs to it."""
        assert isinstance(g, Oath)
        return g.turn == seat and ask.key != "act"

    def ignores(self, g: State, ask: Ask, option: int) -> bool:
        return ask.key == "act" and is_idle(int(ask.seat), option)

    def foresight(self, g: State, ask: Ask) -> float:
        return FORESIGHT

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        """By habit, at random where there is none."""
        assert isinstance(g, Oath)
        if ask.count == 1:
            return ask.nth(0)
        options = ask.options
        if ask.on_behalf_of != NONE and (PASS.has(options[-1]) or NO.has(options[-1])):
            return options[-1]  # of a Prince whom it would rather not help
        found = weights(g, ask, options)
        if found:
            return options[draw(found, chance)]
        found = scores(g, ask, options)
        if not found:
            return options[chance.below(len(options))]
        return options[highest(found)]

    def best(self, g: State, ask: Ask, chance: Chance) -> int:
        assert isinstance(g, Oath)
        if ask.count == 1:
            return ask.nth(0)
        options = ask.options
        found = scores(g, ask, options)
        if found:
            return options[highest(found)]
        if len(options) > MANY:
            options = [options[chance.below(len(options))] for _ in range(MANY)]
        for option in options:
            found.append(self.promised(g, int(ask.seat), option, chance))
        return options[highest(found)]

    def promised(self, g: Oath, seat: int, option: int, chance: Chance) -> float:
        """How the seat stands when what the option leads to is done, by habit."""
        h = g.copy()
        h.chance = chance
        choose(h, seat, option)
        asked = 0
        ask = advance(h)
        while ask is not None and ask.key != "act" and asked < MOST_AHEAD:
            if h.places:  # decided: the chronicle changes nothing
                break
            if ask.seat != seat and h.turn != seat:
                break
            answer(h, ask, self.pick(h, ask, chance))
            ask = advance(h)
            asked += 1
        return reward(h, seat) if h.places else standings(h, seat)[seat]


def is_learned(g: Oath) -> bool:
    """Whether the match is like those learned from: people alone, a first game, most sites."""
    if g.prince != NONE or OATH_GOAL[g.oath] != MOST_SITES:
        return False
    return g.config.record is None and g.config.options["world"] == "starting"


def highest(found: list[float]) -> int:
    """The first of the best."""
    best = 0
    for i in range(1, len(found)):
        if found[i] > found[best]:
            best = i
    return best


# what an action could be for


def weights(g: Oath, ask: Ask, options: list[int]) -> list[float]:
    """How likely an option is tried in a playout, for what habit does not settle; else empty."""
    key = ask.key
    seat = int(ask.seat)
    if ask.on_behalf_of != NONE:
        return []
    if key == "act":
        return of_acts(g, seat, options)
    if key == "travel":
        return of_journeys(g, seat, options)
    if key == "play":
        return of_plays(g, seat, options)
    if key == "recover":
        return of_recoveries(g, seat, options)
    return []


def is_idle(seat: int, option: int) -> bool:
    """Acts that leave everything as it is: peeks, and bargains, as offers are never written."""
    if OFFER_CITIZENSHIP.has(option):
        return OFFER_CITIZENSHIP.first(option) != seat
    if USE.has(option):
        return IS_BARGAIN[USE.first(option)]
    return PEEK.has(option) or PEEK_RELIQUARY.has(option) or PEEK_BOTTOM.has(option)


def of_acts(g: Oath, seat: int, options: list[int]) -> list[float]:
    found: list[float] = []
    is_poor = g.favor[seat] < 2
    for option in options:
        if is_idle(seat, option):
            found.append(0.0)
        elif BEGIN.has(option):
            major = BEGIN.first(option)
            if major == CAMPAIGN:
                plan = best_campaign(g, seat)
                found.append(0.05 if plan is None or plan.worth <= 0.0 else 0.5 + 8.0 * plan.worth)
            elif major == TRAVEL:
                found.append(0.3 + 3.0 * elsewhere(g, seat))
            elif major == MUSTER:
                found.append(2.0 if g.board[seat] < ENOUGH_WARBANDS else 0.3)
            elif major == TRADE:
                found.append(1.5 if is_poor else 0.5)
            elif major == RECOVER:
                found.append(2.5)
            else:
                found.append(1.5 if g.is_exile(seat) and g.vision[seat] == NONE else 0.8)
        elif USE.has(option):
            found.append(0.8)
        elif TAKE_UP.has(option):
            card = TAKE_UP.first(option)
            if FIRST_VISION <= card < FIRST_EDIFICE:
                found.append(max(0.02, vision_worth(g, seat, card)) if g.is_exile(seat) else 0.02)
            else:
                found.append(1.0)
        elif STATION.has(option):
            found.append(0.4)
        elif REST.has(option):
            found.append(0.4 if g.supply[seat] > 0 else 2.0)
        else:
            found.append(0.03)
    return found


def elsewhere(g: Oath, seat: int) -> float:
    """How much better the campaign at another site is than the one at hand."""
    here = g.pawn[seat]
    plan = best_campaign(g, seat)
    found = 0.0 if plan is None else max(0.0, plan.worth)
    best = found
    for slot in range(SLOTS):
        if slot != here and g.is_up(slot):
            best = max(best, at_site(g, seat, slot))
    return best - found


def of_journeys(g: Oath, seat: int, options: list[int]) -> list[float]:
    found: list[float] = []
    for option in options:
        if TRAVEL_TO.has(option):
            slot = TRAVEL_TO.first(option)
            found.append(0.2 + 3.0 * max(0.0, at_site(g, seat, slot)) if g.is_up(slot) else 0.5)
        else:
            found.append(max(0.02, 0.5 + modifier_worth(g, option)))
    return found


def of_plays(g: Oath, seat: int, options: list[int]) -> list[float]:
    """A card is played rather than discarded, a Vision as its goal is near."""
    found: list[float] = []
    for option in options:
        if PLAY_TO_SITE.has(option) or PLAY_ADVISER.has(option):
            found.append(1.0)
        elif REVEAL.has(option):
            found.append(max(0.05, vision_worth(g, seat, REVEAL.first(option))))
        elif PLAY_FACEDOWN.has(option):
            found.append(0.4)
        else:
            found.append(0.2)
    return found


def of_recoveries(g: Oath, seat: int, options: list[int]) -> list[float]:
    found: list[float] = []
    for option in options:
        if RECOVER_BANNER.has(option):
            banner = RECOVER_BANNER.first(option)
            is_own = g.banner_of[banner] == seat
            found.append(0.1 if is_own else thing_gain(g, seat, True, banner))
        elif RECOVER_RELIC.has(option):
            found.append(thing_gain(g, seat, False, NONE))
        else:
            found.append(max(0.02, 0.5 + modifier_worth(g, option)))
    return found


def scores(g: Oath, ask: Ask, options: list[int]) -> list[float]:
    """What habit says of each option; an empty list where it says nothing."""
    key = ask.key
    seat = int(ask.seat)
    if key == "write-offer":
        return [1.0 if STOP.has(option) else 0.0 for option in options]
    if key in ("power", "power-of") and ask.subject == THE_GATHERING and PASS.has(options[-1]):
        # offers are never written, so to open one leads nowhere; nor in the Prince's name, whose
        # swaps would otherwise go to and fro for ever
        return [1.0 if PASS.has(option) else 0.0 for option in options]
    if ask.on_behalf_of != NONE:  # CP-PWR-04: in the own interest, so by what it leads to
        return []
    if key == "campaign":
        return of_defenders(g, seat, options)
    if key == "targets":
        return of_targets(g, seat, options)
    if key == "garrison":
        return of_garrisons(g, seat, options)
    if key == "battle-plan":
        return of_plans(g, seat, options)
    if key == "station":
        return of_stations(options)
    if key in ("search-discard", "keep-adviser", "play-first", "discard-adviser", "discard-next"):
        return of_cards(g, seat, options)
    found: list[float] = []
    if key == "search":
        for option in options:
            found.append(modifier_worth(g, option) if MODIFY.has(option) else 0.0)
            if SEARCH_DECK.has(option) and g.is_exile(seat):
                found[-1] += 0.1
        return found
    if key == "attack-dice":
        return [float(ATTACK_WITH.first(option)) for option in options]
    if key == "pay-banner":
        return [-float(PAY.first(option)) for option in options]
    if key == "sacrifice":
        return of_sacrifice(g, options)
    if key == "casualties":
        return of_losses(options)
    if key == "tend-banner":
        return [1.0 if GROW.has(option) == (g.favor[seat] > 3) else 0.0 for option in options]
    if key in ("admit", "join", "permit", "accept-warbands", "burn-favor"):
        return [1.0 if YES.has(option) else 0.0 for option in options]
    if key in ("give-warbands", "banish"):
        return [1.0 if NO.has(option) else 0.0 for option in options]
    if g.places:
        return of_chronicle(g, seat, options)
    return found


def of_chronicle(g: Oath, seat: int, options: list[int]) -> list[float]:
    """OA-CHR: the goal one is nearest to, guests who bring sites, and buildings rather than not."""
    found: list[float] = []
    for option in options:
        if SWEAR.has(option):
            found.append(-float(missing(g, seat, OATH_GOAL[SWEAR.first(option)])))
        elif INVITE.has(option):
            found.append(0.5 if g.sites_ruled(INVITE.first(option)) else -0.5)
        elif BUILD.has(option) or RESTORE.has(option) or ACCEPT.has(option):
            found.append(1.0)
        else:
            found.append(0.0)
    return found


def modifier_worth(g: Oath, option: int) -> float:
    """What is free is used; what costs is not."""
    row = POWER_ROWS[MODIFY.first(option)]
    return 0.5 if row.is_free else -0.5


# campaigns


def of_defenders(g: Oath, seat: int, options: list[int]) -> list[float]:
    found: list[float] = []
    for option in options:
        if AGAINST_BANDITS.has(option):
            found.append(plan_against(g, seat, BANDITS).worth)
        elif AGAINST.has(option):
            other = AGAINST.first(option)
            found.append(plan_against(g, seat, other).worth)
            if not g.is_enemy(seat, other):
                found[-1] -= 0.2
        else:
            found.append(modifier_worth(g, option) if MODIFY.has(option) else -9.0)
    return found


def of_targets(g: Oath, seat: int, options: list[int]) -> list[float]:
    """The targets of the plan one after the other, then no more."""
    war = war_of(g)
    plan = plan_against(g, seat, war.defender)
    has_any = war.relics != 0 or war.banners != 0 or war.sites != 0 or war.is_pawn
    found: list[float] = []
    for option in options:
        if TARGET_SITE.has(option):
            found.append(1.0 if plan.sites >> TARGET_SITE.first(option) & 1 else -0.5)
        elif TARGET_RELIC.has(option):
            found.append(1.0 if plan.relics >> TARGET_RELIC.first(option) & 1 else -0.5)
        elif TARGET_BANNER.has(option):
            found.append(1.0 if plan.banners >> TARGET_BANNER.first(option) & 1 else -0.5)
        elif PASS.has(option):
            found.append(0.0 if has_any else -0.2)
        else:
            found.append(0.5 if plan.is_pawn else -0.6)
    return found


def of_garrisons(g: Oath, seat: int, options: list[int]) -> list[float]:
    """OA-CAM-16: what is left is spread over the sites that were won, some stay with the pawn.

    OA-NEG-08: a site that was given (Deed Writer) is garrisoned too, without a campaign.
    """
    war = campaign_of(g)
    if war is None:
        return of_stations(options)
    slot = GARRISON.first(options[0])
    sites = 0
    for other in range(slot, SLOTS):
        if war.is_target(other):
            sites += 1
    left = attacking_warbands(g, war)
    wish = max(1, left // (sites + 1))
    if slot == g.pawn[seat] and sites == 1:
        wish = max(1, (left + 1) // 2)
    return [-abs(float(GARRISON.second(option) - wish)) for option in options]


def of_stations(options: list[int]) -> list[float]:
    """OA-MIN-05: two warbands guard a site, or as many as there are."""
    found: list[float] = []
    for option in options:
        if GARRISON.has(option):
            found.append(-abs(float(GARRISON.second(option) - 2)))
        else:
            found.append(-0.5)
    return found


def of_plans(g: Oath, seat: int, options: list[int]) -> list[float]:
    """Free plans are used; others if the battle is in doubt."""
    war = war_of(g)
    dice = war.defense_dice
    warbands = war.attack_dice
    chance = win_chance(warbands, dice, defenders(g, seat), 0)
    is_sure = chance > SURE if war.seat == seat else chance < 1.0 - SURE
    found: list[float] = []
    for option in options:
        if not USE.has(option):
            found.append(0.0)
            continue
        row = POWER_ROWS[USE.first(option)]
        price = row.favor + row.secrets + 2 * (row.burned_favor + row.burned_secrets)
        found.append(1.0 - 0.2 * price if row.is_free or not is_sure else -1.0)
    return found


def defenders(g: Oath, seat: int) -> int:
    """Warbands that stand on the targets."""
    war = war_of(g)
    n = 0
    for slot in range(SLOTS):
        if war.is_target(slot):
            n += max(1, g.garrison[slot])
    return n


def of_sacrifice(g: Oath, options: list[int]) -> list[float]:
    """Worth it if somebody is left to hold what is won, or if things are taken."""
    war = war_of(g)
    left = attacking_warbands(g, war)
    gain = 0.0
    for relic in range(RELICS):
        if war.relics >> relic & 1:
            gain += thing_gain(g, war.seat, False, relic)
    for banner in range(BANNERS):
        if war.banners >> banner & 1:
            gain += thing_gain(g, war.seat, True, banner)
    found: list[float] = []
    for option in options:
        if not SACRIFICE.has(option):
            found.append(0.0)
            continue
        n = SACRIFICE.first(option)
        sites = war.sites.bit_count()
        found.append(gain + 0.8 * min(sites, left - n) - 0.08 * n)
    return found


def of_losses(options: list[int]) -> list[float]:
    """The defeated leave sites anyway: what dies there does not die on boards."""
    found: list[float] = []
    for option in options:
        if LOSE_AT_SITE.has(option):
            found.append(float(LOSE_AT_SITE.second(option)))
        elif LOSE_ON_BOARD.has(option):
            found.append(float(LOSE_ON_BOARD.second(option)))
        else:
            found.append(0.0)
    return found


# cards


def of_cards(g: Oath, seat: int, options: list[int]) -> list[float]:
    """The worst card is discarded, the best one kept or played."""
    found: list[float] = []
    row = g.advisers_of(seat)
    for option in options:
        if DISCARD.has(option):
            found.append(-card_worth(g, seat, DISCARD.first(option)))
        elif PLAY.has(option):
            found.append(card_worth(g, seat, PLAY.first(option)))
        elif PLAY_FACEDOWN.has(option):
            found.append(card_worth(g, seat, PLAY_FACEDOWN.first(option)))
        elif CHOOSE_ADVISER.has(option) and CHOOSE_ADVISER.first(option) == seat:
            card = g.advisers[row[CHOOSE_ADVISER.second(option) - 1]]
            found.append(-card_worth(g, seat, card))
        else:
            found.append(0.0)
    return found


def card_worth(g: Oath, seat: int, card: int) -> float:
    """A denizen by the kinds of its powers and the suit of the council, a Vision by its goal."""
    if card < 0:
        return 0.0
    if FIRST_VISION <= card < FIRST_EDIFICE:
        return vision_worth(g, seat, card)
    total = 0.2
    for number in FACE_POWERS[card]:
        row = POWER_ROWS[number]
        total += KIND_WORTH[row.kind]
        if not row.is_free:
            total -= 0.1 * (row.favor + row.secrets) + 0.2 * (row.burned_favor + row.burned_secrets)
    suit = g.suit(card)
    if suit != NONE and g.has_adviser(seat, suit):
        total += 0.3
    return total


def vision_worth(g: Oath, seat: int, card: int) -> float:
    """OA-WIN-20: for an Exile alone, the nearer its goal the better."""
    if card == CONSPIRACY:
        return 0.4
    if not g.is_exile(seat):
        return 0.1
    goal = VISION_GOAL[card - FIRST_VISION]
    worth = 2.5 / (1.0 + missing(g, seat, goal))
    if g.vision[seat] != NONE:
        old = VISION_GOAL[g.vision[seat] - FIRST_VISION]
        return worth - 2.5 / (1.0 + missing(g, seat, old))
    return worth + (0.5 if goal != OATH_GOAL[g.oath] else 0.3)


POLICY: Final = OathPolicy()
