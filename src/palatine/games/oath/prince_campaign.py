"""CP-CAM: whom the Clockwork Prince attacks, for what, and whether he is ready to fight.

A plan is settled before he moves (CP-CAM-44). It is weighed on a campaign that is never begun.
"""

from __future__ import annotations

from typing import ClassVar

from palatine.games.oath.battle import attacking_force, defending_force
from palatine.games.oath.campaign import Campaign, apart_in, new_campaign, target_dice
from palatine.games.oath.names import (
    BANNER,
    NO_SITE,
    NOBODY_HAS_IT,
    NOT_READY,
    NUMBER,
    RELIC,
    SEAT,
    SLOT,
)
from palatine.games.oath.plans import usable_plans, use_plan
from palatine.games.oath.power import place_in, power_of
from palatine.games.oath.prince_mind import facedown_site
from palatine.games.oath.prince_tables import (
    FOR_FAVOR_BANNER,
    FOR_RELICS,
    FOR_SCEPTER,
    FOR_SITES,
    LIMITED_PLAN,
    TACTICS,
)
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    DARKEST_SECRET,
    GRAND_SCEPTER,
    PEOPLES_FAVOR,
    POWER_ROWS,
    RELIC_DEFENSE,
    SITE_BANDITS,
    SITE_DEFENSE,
    SLOTS,
)
from palatine.games.oath.windows import PLANS, POOL
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, many, one
from palatine.kernel.lexicon import NONE

CODE_OF_HONOR: int = CARD_IDS.index("code_of_honor")


class Aim:
    """Where he would go, whom he would attack there and for what."""

    def __init__(self, slot: int, defender: int) -> None:
        self.slot = slot
        self.defender = defender  # NONE for the bandits
        self.sites: list[int] = []  # in the order in which they were chosen
        self.relics = 0  # as bits
        self.banners = 0
        self.excuse = NONE  # why he does not go at all
        # CP-CAM-02: his dice, the dice of the targets and the defending force
        self.dice = 0
        self.war: Campaign | None = None  # in which they were counted, if without his own plans
        self.defense = 0
        self.force = 0

    def is_ready(self) -> bool:
        return self.excuse == NONE and self.dice > self.defense + self.force


def no_aim(excuse: int) -> Aim:
    aim = Aim(NONE, NONE)
    aim.excuse = excuse
    return aim


def tactics_of(g: Oath) -> int:
    """CP-GEN-05."""
    return TACTICS[min(g.tactics, len(TACTICS) - 1)]


# plans of his own


def own_plans(g: Oath, war: Campaign) -> list[int]:
    """CP-CAM-02, CP-PWR-08: the battle plans that he would use now, Code of Honor before all."""
    plans = usable_plans(g, war, g.prince)
    found: list[int] = []
    for number in plans:
        if not g.is_extended and not LIMITED_PLAN[number]:
            continue
        if POWER_ROWS[number].face == CODE_OF_HONOR:
            found.insert(0, number)
        else:
            found.append(number)
    return found


def has_plans(g: Oath) -> bool:
    for entry in g.windows[PLANS]:
        if g.rules_card(g.prince, place_in(entry), True):
            return True
    return False


def plan_dice(g: Oath, war: Campaign) -> int:
    """Attack dice that his own plans would add; they are tried on a copy, and use the war up."""
    if not has_plans(g):
        return 0
    plans = plans_there(g, war)
    if not plans:
        return 0
    trial = g.copy()
    trial.pawn[g.prince] = war.slot
    trial.frames.append(war)
    before = war.attack_dice
    while plans:
        use_plan(trial, war, g.prince, plans[0])
        plans = own_plans(trial, war)
    return max(0, war.attack_dice - before)


def plans_there(g: Oath, war: Campaign) -> list[int]:
    """The plans that he would use where he would fight."""
    here = g.pawn[g.prince]
    g.pawn[g.prince] = war.slot
    g.frames.append(war)
    found = own_plans(g, war)
    g.frames.pop()
    g.pawn[g.prince] = here
    return found


# weighing


def weigh(g: Oath, aim: Aim) -> None:
    """CP-CAM-02, CP-CAM-04: his dice against the dice of the targets and the force."""
    before = g.apart
    g.apart = apart_in(g, g.prince, aim.defender)
    war = new_campaign(g, g.prince, True, aim.slot)
    war.begin(g, aim.defender)
    aim_at(war, aim)
    war.join_chancellor(g)
    aim.defense = target_dice(g, war)
    aim.force = defending_force(g, war, True)
    war.attack_dice = attacking_force(g, war) + tactics_of(g)
    for entry in g.windows[POOL]:
        power_of(entry).pool(g, place_in(entry), war)
    weigh_dice(g, aim, war)
    g.apart = before


def weigh_dice(g: Oath, aim: Aim, war: Campaign) -> None:
    """His own plans are dear to try: at first only if he is not ready without them."""
    aim.dice = war.attack_dice
    if aim.is_ready():
        aim.war = war
    else:
        aim.war = None
        aim.dice += plan_dice(g, war)


def count_plans(g: Oath, aim: Aim) -> None:
    """The dice of his own plans too, though he is ready without them."""
    if aim.war is None:
        return
    before = g.apart
    g.apart = apart_in(g, g.prince, aim.defender)
    aim.dice += plan_dice(g, aim.war)
    g.apart = before


def aim_at(war: Campaign, aim: Aim) -> None:
    """CP-CAM-03: the site where he fights is a target already if the defender rules it."""
    for slot in aim.sites:
        war.sites |= 1 << slot
    war.relics |= aim.relics
    war.banners |= aim.banners


def aim_for(g: Oath, target: int) -> Aim:
    """What a cell would do now; all his dice are counted only where they are told."""
    aim = first_aim(g, target)
    if not aim.is_ready():
        return aim
    if target == FOR_SITES and g.is_up(aim.slot):
        aim = with_more_sites(g, aim)
    elif target == FOR_RELICS:
        aim = with_more_relics(g, aim)
    if g.telling:
        count_plans(g, aim)
    return aim


def is_ready_for(g: Oath, target: int) -> bool:
    """CP-CAM-02: the first target decides it; what he would take besides does not matter."""
    return first_aim(g, target).is_ready()


def first_aim(g: Oath, target: int) -> Aim:
    """Whom he would attack, and for what if it were for one thing only."""
    if target == FOR_SITES:
        return aim_for_sites(g)
    if target == FOR_RELICS:
        return aim_for_relics(g)
    if target == FOR_SCEPTER:
        return aim_for_thing(g, g.holder(GRAND_SCEPTER), 1 << GRAND_SCEPTER, 0)
    banner = PEOPLES_FAVOR if target == FOR_FAVOR_BANNER else DARKEST_SECRET
    return aim_for_thing(g, g.banner_of[banner], 0, 1 << banner)


def aim_for_thing(g: Oath, holder: int, relics: int, banners: int) -> Aim:
    """CP-CAM-20: a banner or the Grand Scepter, at the holder's pawn."""
    if holder == NONE or holder == g.prince:
        return no_aim(NOBODY_HAS_IT)
    aim = Aim(g.pawn[holder], holder)
    aim.relics = relics
    aim.banners = banners
    force_site(g, aim)
    weigh(g, aim)
    return checked(aim)


def force_site(g: Oath, aim: Aim) -> None:
    """CP-CAM-03: the site is a target if the defender, as he is in this campaign, rules it."""
    before = g.apart
    g.apart = apart_in(g, g.prince, aim.defender)
    if g.rules_site(aim.defender, aim.slot):
        aim.sites = [aim.slot]
    g.apart = before


def checked(aim: Aim) -> Aim:
    if not aim.is_ready() and aim.excuse == NONE:
        aim.excuse = NOT_READY
    return aim


def aim_for_relics(g: Oath) -> Aim:
    """CP-CAM-30: of the player with the most relics, first the one with the fewest dice."""
    best = NONE
    for seat in g.order:
        n = g.held_by.count(seat)
        if seat != g.prince and n > 0 and (best == NONE or n > g.held_by.count(best)):
            best = seat
    if best == NONE:
        return no_aim(NOBODY_HAS_IT)
    aim = Aim(g.pawn[best], best)
    force_site(g, aim)
    aim.relics = 1 << relics_by_dice(g, best)[0]
    weigh(g, aim)
    return checked(aim)


def relics_by_dice(g: Oath, seat: int) -> list[int]:
    relics: list[int] = []
    for relic in g.relics_of(seat):
        at = 0
        while at < len(relics) and RELIC_DEFENSE[relics[at]] <= RELIC_DEFENSE[relic]:
            at += 1
        relics.insert(at, relic)
    return relics


def with_more_relics(g: Oath, aim: Aim) -> Aim:
    """CP-CAM-30: as many more as he is ready for."""
    for relic in relics_by_dice(g, aim.defender)[1:]:
        more = wider(aim)
        more.relics |= 1 << relic
        weigh(g, more)
        if not more.is_ready():
            break
        aim = more
    return aim


def wider(aim: Aim) -> Aim:
    """The same once more, for another target to be added."""
    more = Aim(aim.slot, aim.defender)
    more.sites = aim.sites[:]
    more.relics = aim.relics
    return more


def rival_of(g: Oath) -> int:
    """CP-CAM-10, CP-TIE-03: the enemy who rules the most sites; NONE for the bandits."""
    counts = [0] * (g.seats + 1)
    for slot in range(SLOTS):
        if g.is_up(slot):
            counts[g.ruler(slot)] += 1  # the last of the list is the bandits'
    best = BANDITS
    most = 0
    for seat in g.order:
        if seat != g.prince and g.is_enemy(g.prince, seat) and counts[seat] > most:
            best = seat
            most = counts[seat]
    return BANDITS if counts[BANDITS] > most else best


def rival_sites(g: Oath, rival: int) -> list[int]:
    return [slot for slot in range(SLOTS) if g.is_up(slot) and g.ruler(slot) == rival]


def force_with(g: Oath, aim: Aim, slot: int) -> int:
    """The defending force with one more site."""
    trial = Aim(aim.slot if aim.slot != NONE else slot, aim.defender)
    trial.sites = [*aim.sites, slot]
    war = new_campaign(g, g.prince, True, trial.slot)
    war.begin(g, trial.defender)
    aim_at(war, trial)
    war.join_chancellor(g)
    return defending_force(g, war, True)


def easiest(g: Oath, aim: Aim, sites: list[int]) -> int:
    """CP-CAM-10, CP-CAM-12: the site that adds the fewest warbands, the leftmost of them."""
    rest = [slot for slot in sites if slot not in aim.sites]
    if len(rest) == 1:
        return rest[0]
    best = NONE
    fewest = 0
    for slot in rest:
        force = force_with(g, aim, slot)
        if best == NONE or force < fewest:
            best = slot
            fewest = force
    return best


def aim_for_sites(g: Oath) -> Aim:
    """CP-CAM-10, CP-CAM-11: the easiest site of the rival, or a facedown one."""
    rival = rival_of(g)
    sites = rival_sites(g, rival)
    if not sites:
        return aim_for_unknown(g)
    aim = Aim(NONE, rival)
    aim.slot = easiest(g, aim, sites)
    aim.sites = [aim.slot]
    weigh(g, aim)
    return checked(aim)


def with_more_sites(g: Oath, aim: Aim) -> Aim:
    """CP-CAM-12: as many more as he is ready for."""
    sites = rival_sites(g, aim.defender)
    while len(aim.sites) < len(sites):
        more = wider(aim)
        more.sites.append(easiest(g, aim, sites))
        weigh(g, more)
        if not more.is_ready():
            break
        aim = more
    return aim


def aim_for_unknown(g: Oath) -> Aim:
    """CP-CAM-11, CP-CAM-45: a facedown site, which has a die and its bandits beforehand."""
    slot = facedown_site(g)
    if slot == NONE:
        return no_aim(NO_SITE)
    aim = Aim(slot, NONE)
    aim.sites = [slot]
    aim.defense = SITE_DEFENSE[0]
    aim.force = SITE_BANDITS[0]
    war = new_campaign(g, g.prince, True, slot)
    war.attack_dice = attacking_force(g, war) + tactics_of(g)
    weigh_dice(g, aim, war)
    return checked(aim)


# fighting


class PrinceCampaign(Frame[Oath]):
    """CP-CAM-01, CP-CAM-44: he has arrived, and attacks as settled before."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("step", NUMBER),
        one("defender", SEAT),
        many("sites", SLOT, SLOTS),
        bits("relics", RELIC),
        bits("banners", BANNER),
    ]

    seat: int = NONE
    step: int = 0
    defender: int = NONE
    sites: list[int]  # in target order, for CP-CAM-41
    relics: int = 0
    banners: int = 0

    def copy(self) -> PrinceCampaign:
        other = PrinceCampaign()
        other.seat = self.seat
        other.step = self.step
        other.defender = self.defender
        other.sites = self.sites[:]
        other.relics = self.relics
        other.banners = self.banners
        return other

    def run(self, g: Oath) -> Ask | None:
        if self.step == 1:
            g.done()
            return None
        self.step = 1
        slot = g.pawn[self.seat]
        if self.defender == NONE and g.ruler(slot) != BANDITS:  # CP-CAM-45: the Bandit Crown
            self.defender = g.ruler(slot)
            if g.rules_site(self.seat, slot):
                return None
        aim = Aim(slot, self.defender)
        aim.sites = self.sites
        aim.relics = self.relics
        aim.banners = self.banners
        g.apart = apart_in(g, self.seat, self.defender)
        war = new_campaign(g, self.seat, True)
        war.begin(g, self.defender)
        aim_at(war, aim)
        g.call(war)
        war.declare(g)
        war.collect(g, attacking_force(g, war), tactics_of(g))
        return None

    def check(self, g: Oath) -> None:
        if self.seat != g.prince:
            raise BadData("frame PrinceCampaign: seat must be the Prince's")


def campaign_for(g: Oath, aim: Aim) -> PrinceCampaign:
    campaign = PrinceCampaign()
    campaign.seat = g.prince
    campaign.defender = aim.defender
    campaign.sites = aim.sites[:]
    campaign.relics = aim.relics
    campaign.banners = aim.banners
    return campaign
