"""How well everybody stands, by role, as chances of winning.

The Chancellor wins if nobody else does, so the Empire begins ahead and the more so the later it is.
An Exile is worth the way to the title or to a revealed Vision over the Wakes that are left, a
Citizen the chance to succeed. What everybody has counts for what it may still bring; whose turn it
is has what the campaign at hand promises besides, so that a way to a good place is seen.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from palatine.games.oath.cards import bandits_at, is_protected, thing_of_banner
from palatine.games.oath.names import FACEUP, VISION_BACK
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import (
    BANNERS,
    BURN_SECRET,
    CARD_SUIT,
    DARKEST_SECRET,
    FIRST_VISION,
    GRAND_SCEPTER,
    HOLDS_DARKEST_SECRET,
    HOLDS_GRAND_SCEPTER,
    HOLDS_PEOPLES_FAVOR,
    MORE_RELICS,
    MOST_RELICS,
    MOST_SITES,
    MOST_SUPPLY,
    OATH_GOAL,
    OATH_SUCCESSOR,
    OATHKEEPER,
    PAWN_DEFENSE,
    PEOPLES_FAVOR,
    RELIC_DEFENSE,
    ROUNDS,
    SITE_DEFENSE,
    SITE_PRICE,
    SITE_RECOVERY,
    SLOTS,
    SUITS,
    TITLE_DEFENSE,
    USURPER,
    VISION_GOAL,
    VISIONS_TO_WIN,
)
from palatine.games.oath.title import missing
from palatine.games.oath.turn import refreshed_supply
from palatine.games.oath.victory import fulfilled_vision, meets_succession, successor
from palatine.kernel.lexicon import NONE

# what things are worth; a lead of SCALE makes e chances to one
SCALE: Final = 1.1
FAVOR: Final = 0.14  # the first few
SECRET: Final = 0.18
WARBAND: Final = 0.15  # on the board
SAVED: Final = 0.05  # of each beyond those
ENOUGH: Final = 4
ENOUGH_WARBANDS: Final = 9
GUARD: Final = 0.11  # a warband on a site beyond the first
GUARDS: Final = 3
SITE: Final = 0.3
RULED_CARD: Final = 0.05
SUPPLY: Final = 0.04
ADVISER: Final = 0.22
FACEDOWN: Final = 0.12
HIDDEN_VISION: Final = 0.45
SAME_SUIT: Final = 0.12
RELIC: Final = 0.35
BANNER: Final = 0.5
# roles
EMPIRE: Final = 1.6  # the Chancellor wins if nobody else does
LATER: Final = 0.12  # ... and more surely with each round
KEEPS: Final = 1.2  # an Imperial player keeps the oath
LEAD: Final = 0.35  # each step ahead of the best Exile
NEAR: Final = 2.2  # the title or a Vision is at hand
HELD: Final = 2.4  # an Exile keeps the oath
USURPS: Final = 5.0
VISION_MET: Final = 4.5  # and wins at the next Wake
HEIR: Final = 1.2
HEIR_LEAD: Final = 0.25  # each step ahead of the next in line
HEIR_NEAR: Final = 1.2  # a Citizen who could become the Successor
# dice (OA-CMP-06)
ATTACK_MEAN: Final = 0.9
ATTACK_VARIANCE: Final = 0.33
SKULL: Final = 1.0 / 6.0
SHIELD_MEAN: Final = 0.67
SHIELD_VARIANCE: Final = 0.9
DOUBLED: Final = 1.14  # what each further die adds by its chance of a x2
PROMISE: Final = 0.5  # how much of a good campaign counts before it is fought
DONE: Final = 0.01  # a turn that is over, so that nobody dallies
READY: Final = 0.12  # a card to muster on, a relic that could be paid


class Plan:
    """A campaign that could be fought: whom it is against and what it is for."""

    def __init__(self, defender: int) -> None:
        self.defender = defender
        self.sites = 0
        self.relics = 0
        self.banners = 0
        self.is_pawn = False
        self.dice = 0  # of the defender
        self.force = 0
        self.gain = 0.0
        self.posts = 0  # sites that want a warband
        self.worth = 0.0
        self.chance = 0.0


def normal(x: float) -> float:
    """The share of a normal distribution below x, roughly."""
    return 1.0 / (1.0 + exp(-1.702 * x))


def win_chance(warbands: int, dice: int, force: int, kept: int) -> float:
    """OA-CAM-11 to OA-CAM-14: to win with all dice and sacrifices, and have so many left."""
    rest = warbands * (1.0 - SKULL)
    shields = SHIELD_MEAN * dice
    for _ in range(1, dice):
        shields *= DOUBLED
    mean = ATTACK_MEAN * warbands + rest - shields - force
    spread = sqrt(ATTACK_VARIANCE * warbands + SHIELD_VARIANCE * dice + 0.3)
    return normal((mean - 0.5 - kept) / spread)


def site_gain(g: Oath, seat: int, owner: int) -> float:
    """What a site is worth to its taker; one that the keeper loses counts twice."""
    if owner == g.chancellor and not g.is_exile(seat):
        return 0.0  # OA-CAM-17: it stays the Empire's
    gain = 0.55
    if wants(g, seat, MOST_SITES):
        gain = 0.8
        if owner != BANDITS and owner == g.title and OATH_GOAL[g.oath] == MOST_SITES:
            gain += 0.5
    elif owner != BANDITS:
        gain += 0.1
    return gain


def wants(g: Oath, seat: int, goal: int) -> bool:
    """Whether the seat wins by this goal: the title's, or that of a Vision it has revealed.

    OA-WIN-31: a Citizen wins by the goal of the Successor, and the Chancellor stands against that.
    """
    succession = OATH_SUCCESSOR[g.oath]
    if not g.is_exile(seat) and goal == (MOST_RELICS if succession == MORE_RELICS else succession):
        return True
    if OATH_GOAL[g.oath] == goal:
        return not g.is_citizen(seat)
    vision = g.vision[seat]
    return vision != NONE and VISION_GOAL[vision - FIRST_VISION] == goal


def lacking_to_succeed(g: Oath, seat: int) -> int:
    """OA-WIN-31: relics and banners that an Imperial player needs to be first in line.

    Below zero: how far ahead of the next one.
    """
    goal = OATH_SUCCESSOR[g.oath]
    if goal != MORE_RELICS:
        return 0 if meets_succession(g, seat, goal) else 1
    best = 0
    for other in range(g.seats):
        if other != seat and not g.is_exile(other):
            best = max(best, g.relics_and_banners(other))
    return best + 1 - g.relics_and_banners(seat)


def thing_gain(g: Oath, seat: int, is_banner: bool, thing: int) -> float:
    """What a relic or a banner is worth to its taker."""
    gain = BANNER if is_banner else RELIC
    if not is_banner and thing == GRAND_SCEPTER:
        gain += 0.3
        if not g.is_exile(seat) and OATH_SUCCESSOR[g.oath] == HOLDS_GRAND_SCEPTER:
            gain += 2.0
    if wants(g, seat, MOST_RELICS):
        gain += 0.7
    if is_banner and thing == PEOPLES_FAVOR and wants(g, seat, HOLDS_PEOPLES_FAVOR):
        gain += 2.0
    if is_banner and thing == DARKEST_SECRET and wants(g, seat, HOLDS_DARKEST_SECRET):
        gain += 2.0
    return gain


def valued(g: Oath, seat: int, plan: Plan) -> float:
    """What the campaign promises less what it costs."""
    warbands = g.board[seat]
    plan.chance = win_chance(warbands, plan.dice, plan.force, plan.posts)
    lost = min(1.0 * warbands, plan.force + SHIELD_MEAN * plan.dice)
    plan.worth = plan.chance * plan.gain - (1.0 - plan.chance) * 0.5 - 0.08 * lost
    return plan.worth


def add_site(g: Oath, seat: int, plan: Plan, slot: int) -> None:
    plan.sites |= 1 << slot
    plan.dice += SITE_DEFENSE[g.site[slot]]
    plan.force += g.garrison[slot]
    if g.garrison[slot] == 0:
        plan.force += bandits_at(g, slot)
    if plan.defender != BANDITS and g.pawn[plan.defender] == slot != g.pawn[seat]:
        plan.force += g.board[plan.defender]
    plan.gain += site_gain(g, seat, g.ruler(slot))
    plan.posts += 1


def copied(plan: Plan) -> Plan:
    other = Plan(plan.defender)
    other.sites = plan.sites
    other.relics = plan.relics
    other.banners = plan.banners
    other.is_pawn = plan.is_pawn
    other.dice = plan.dice
    other.force = plan.force
    other.gain = plan.gain
    other.posts = plan.posts
    other.worth = plan.worth
    other.chance = plan.chance
    return other


def extended(g: Oath, seat: int, plan: Plan) -> Plan:
    """The plan with whatever else makes it worth more, the most promising first."""
    here = g.pawn[seat]
    defender = plan.defender
    is_legal = plan.sites != 0
    valued(g, seat, plan)
    if defender != BANDITS and g.pawn[defender] == here:
        for relic in g.relics_of(defender):
            if not is_protected(g, seat, defender, relic):
                other = copied(plan)
                other.relics |= 1 << relic
                other.dice += RELIC_DEFENSE[relic]
                other.gain += thing_gain(g, seat, False, relic)
                if valued(g, seat, other) > plan.worth or not is_legal:
                    plan = other
                    is_legal = True
        for banner in g.banners_of(defender):
            if not is_protected(g, seat, defender, thing_of_banner(banner)):
                other = copied(plan)
                other.banners |= 1 << banner
                other.dice += g.banner_tokens[banner]
                other.gain += thing_gain(g, seat, True, banner)
                if valued(g, seat, other) > plan.worth or not is_legal:
                    plan = other
                    is_legal = True
        if not is_legal:
            plan.is_pawn = True
            plan.dice += PAWN_DEFENSE
            plan.gain += 0.1 + 0.05 * g.favor[defender]
            valued(g, seat, plan)
    for slot in range(SLOTS):
        if slot == here or not g.is_up(slot) or g.ruler(slot) != colour_of(g, defender):
            continue
        other = copied(plan)
        add_site(g, seat, other, slot)
        if valued(g, seat, other) > plan.worth:
            plan = other
    return plan


def colour_of(g: Oath, defender: int) -> int:
    """Whose sites a defender has: the Chancellor's are the Empire's."""
    if defender == BANDITS:
        return BANDITS
    return g.chancellor if g.is_imperial(defender) else defender


def plan_against(g: Oath, seat: int, defender: int) -> Plan:
    """The best campaign from the pawn's site against a defender."""
    here = g.pawn[seat]
    plan = Plan(defender)
    if defender != BANDITS:
        if g.title == defender or (g.title == g.chancellor and g.is_imperial(defender)):
            plan.dice += TITLE_DEFENSE[USURPER if g.usurper else OATHKEEPER]
        for other in range(g.seats):
            is_side = other == defender or (g.is_imperial(other) and g.is_imperial(defender))
            if other != seat and is_side and g.pawn[other] == here:
                plan.force += g.board[other]
    if g.is_up(here) and g.ruler(here) == colour_of(g, defender):
        add_site(g, seat, plan, here)
    return extended(g, seat, plan)


def best_campaign(g: Oath, seat: int) -> Plan | None:
    """The most promising campaign from the pawn's site; None where there is nobody to fight."""
    here = g.pawn[seat]
    if not 0 <= here < SLOTS or not g.is_up(here):
        return None
    best: Plan | None = None
    ruler = g.ruler(here)
    if ruler == BANDITS:
        best = plan_against(g, seat, BANDITS)
    for other in range(g.seats):
        if other == seat:
            continue
        if not g.is_enemy(seat, other) and g.pawn[other] != here:  # OA-CAM-03: relics of the Empire
            continue
        if g.pawn[other] == here or g.rules_site(other, here):
            plan = plan_against(g, seat, other)
            if best is None or plan.worth > best.worth:
                best = plan
    return best


def at_site(g: Oath, seat: int, slot: int) -> float:
    """What the campaign would promise from a site."""
    here = g.pawn[seat]
    g.pawn[seat] = slot
    plan = best_campaign(g, seat)
    g.pawn[seat] = here
    return 0.0 if plan is None else plan.worth


def few(n: int, enough: int, worth: float) -> float:
    """The first few count in full, others little."""
    first = min(n, enough)
    return first * worth + (n - first) * SAVED


def council(g: Oath, seat: int) -> float:
    """Advisers: faceup ones and their suits, facedown ones, Visions of an Exile."""
    total = 0.0
    suits = [0] * SUITS
    for at in range(len(g.adviser_of)):
        if g.adviser_of[at] != seat:
            continue
        if g.adviser_face[at] == FACEUP:
            total += ADVISER
            suit = CARD_SUIT[g.advisers[at]]
            if suit >= 0:
                suits[suit] += 1
        elif g.adviser_face[at] == VISION_BACK and g.is_exile(seat):
            total += HIDDEN_VISION
        else:
            total += FACEDOWN
    for suit in range(SUITS):
        if suits[suit] > 1:
            total += SAME_SUIT * (suits[suit] - 1)
    return total


def possessions(g: Oath, seat: int) -> float:
    """What the seat has on its board, in its bank and on the map, the goals left out."""
    total = few(g.favor[seat], ENOUGH, FAVOR)
    total += few(g.all_secrets(seat), ENOUGH, SECRET)
    total += few(g.board[seat], ENOUGH_WARBANDS, WARBAND)
    total += council(g, seat)
    total += RELIC * g.held_by.count(seat)
    for banner in range(BANNERS):
        if g.banner_of[banner] == seat:
            total += BANNER + 0.04 * min(g.banner_tokens[banner], 5)
    for slot in range(SLOTS):
        if g.garrison_of[slot] == seat:
            total += SITE + GUARD * min(g.garrison[slot] - 1, GUARDS)
            total += RULED_CARD * len(g.cards_at(slot))
    for i in range(len(g.laden)):  # OA-RST-02: secrets on cards come back to whose turn it is
        if g.turn == seat:
            total += SECRET * g.laden_secrets[i]
    return total + SUPPLY * coming_supply(g, seat)


def coming_supply(g: Oath, seat: int) -> int:
    """OA-RST-04: what is not spent is added to the refreshment."""
    supply = g.supply[seat]
    return min(MOST_SUPPLY, supply + refreshed_supply(g, seat)) if g.turn == seat else supply


def at_hand(g: Oath, seat: int) -> float:
    """What can be done where the pawn stands, in this turn or the next.

    It is no more while the turn lasts, or nobody would dare to do it.
    """
    here = g.pawn[seat]
    if not 0 <= here < SLOTS or not g.is_up(here):
        return 0.0
    total = 0.0
    plan = best_campaign(g, seat)
    if plan is not None and plan.worth > 0.0:
        total += PROMISE * plan.worth
    for card in g.cards_at(here):
        if g.suit(card) != NONE and g.is_empty(g.face(card)) and g.favor[seat] > 0:
            total += READY
            break
    if g.relics_at(here):
        price = SITE_PRICE[g.site[here]]
        is_secret = SITE_RECOVERY[g.site[here]] == BURN_SECRET
        purse = g.secrets[seat] if is_secret else g.favor[seat]
        total += READY * min(1.0, purse / max(1, price))
    return total


def ambition(g: Oath, seat: int) -> float:
    """OA-WIN-10, OA-WIN-20: an Exile's way to the title and to the Vision over the Wakes left."""
    wakes = ROUNDS - g.round  # own Wakes to come after this round
    total = 0.0
    goal = OATH_GOAL[g.oath]
    if g.title == seat:
        if g.usurper:
            total += USURPS
        elif wakes >= 2:
            total += HELD
        else:
            total += 0.5 * HELD
        total += LEAD * margin(g, seat, goal)
    elif wakes >= 1:
        total += NEAR / (1.0 + missing(g, seat, goal))
    vision = g.vision[seat]
    if vision != NONE:
        if fulfilled_vision(g, seat) != NONE:
            return total + VISION_MET
        aim = VISION_GOAL[vision - FIRST_VISION]
        lacking = max(0, VISIONS_TO_WIN - g.visions_drawn)
        if aim != NONE:
            total += NEAR / (1.0 + missing(g, seat, aim) + 0.5 * lacking)
    return total


def margin(g: Oath, seat: int, goal: int) -> float:
    """How far the keeper of an oath is ahead, as far as that helps."""
    if goal != MOST_SITES and goal != MOST_RELICS:
        return 1.0
    best = 3
    for other in range(g.seats):
        if other != seat and g.is_enemy(seat, other):
            best = min(best, missing(g, other, goal) - 1)
    return float(best)


def reign(g: Oath) -> float:
    """OA-WIN-30, OA-WIN-40: what the Empire as a whole is worth."""
    total = EMPIRE + LATER * g.round
    if not g.is_exile(g.title):
        total += KEEPS + LEAD * margin(g, g.title, OATH_GOAL[g.oath])
    return total


def worth(g: Oath, seat: int, viewer: int, heir: int) -> float:
    """Everything, by role."""
    total = possessions(g, seat) + at_hand(g, seat)
    if seat == viewer and g.turn != seat:
        total += DONE
    if g.is_exile(seat):
        return total + ambition(g, seat)
    if seat == heir:
        return total + reign(g) + HEIR - HEIR_LEAD * max(-3, lacking_to_succeed(g, seat))
    if seat == g.chancellor:
        return total + (reign(g) if heir == NONE else 0.3 * reign(g))
    return total + 0.5 * reign(g) + HEIR_NEAR / (1.0 + max(1, lacking_to_succeed(g, seat)))


def worths(g: Oath, viewer: int = NONE) -> list[float]:
    """Everybody's worth; one more makes victory e times as likely.

    Who looks has reason to come to an end with the own turn.
    """
    heir = successor(g)
    return [worth(g, seat, viewer, heir) / SCALE for seat in range(g.seats)]


def standings(g: Oath, viewer: int = NONE) -> list[float]:
    """Everybody's chance of winning, by the lead."""
    found = worths(g, viewer)
    best = max(found)
    total = 0.0
    for seat in range(g.seats):
        found[seat] = exp(found[seat] - best)
        total += found[seat]
    return [one / total for one in found]
