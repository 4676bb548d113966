"""OA-CAM-09, OA-CAM-21, OA-CAM-22: battle plans and who may use them."""

from __future__ import annotations

from typing import Final

from palatine.games.oath.deed import Campaigning
from palatine.games.oath.names import ATTACKERS, DEFENDERS, WITH
from palatine.games.oath.power import TABLE, place_in, power_of
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import CARD_IDS, EITHER, POWER_ROWS
from palatine.games.oath.tokens import can_pay, pay, pay_burned_favor, place_secrets
from palatine.games.oath.windows import BARS_PLAN, PLAN_PRICE, PLANS
from palatine.kernel.lexicon import NONE

CODE_OF_HONOR: Final[int] = CARD_IDS.index("code_of_honor")


def planners_of(g: Oath, war: Campaigning) -> list[int]:
    """OA-CAM-21: the defender, then the Chancellor and the Citizens who joined, in turn order."""
    return war.players_of(g, DEFENDERS)


def plan_favor(g: Oath, war: Campaigning, user: int) -> int:
    """Insect Swarm: favor that every plan of the user costs more."""
    n = 0
    for entry in g.windows[PLAN_PRICE]:
        n += power_of(entry).plan_favor(g, place_in(entry), war, user)
    return n


def plan_secrets(g: Oath, war: Campaigning, user: int) -> int:
    """Gleaming Armor: secrets that every plan of the user costs more."""
    n = 0
    for entry in g.windows[PLAN_PRICE]:
        n += power_of(entry).plan_secrets(g, place_in(entry), war, user)
    return n


def is_plan_barred(g: Oath, war: Campaigning, user: int, number: int) -> bool:
    """True Names, Beast Tamer, Marsh Spirit and their like; user NONE for the bandits."""
    side = DEFENDERS if user == NONE else war.side_of(user)
    if war.silenced >> side & 1:
        return True
    for entry in g.windows[BARS_PLAN]:
        if power_of(entry).bars_plan(g, place_in(entry), war, user, number):
            return True
    return False


def usable_plans(g: Oath, war: Campaigning, user: int) -> list[int]:
    """OA-PWR-09: plans of the right side that the user rules, can pay and may use, each once."""
    side = war.side_of(user)
    favor, secrets = plan_favor(g, war, user), plan_secrets(g, war, user)
    found: list[int] = []
    for entry in g.windows[PLANS]:
        power = power_of(entry)
        row = power.row
        if row.side != EITHER and row.side != side:
            continue
        place = place_in(entry)
        if row.number in war.plans or not g.rules_card(user, place, True):
            continue
        if is_plan_barred(g, war, user, row.number):
            continue
        if can_pay(g, user, row, favor, secrets) and power.can_plan(g, place, war, user):
            found.append(row.number)
    return found


def use_plan(g: Oath, war: Campaigning, user: int, number: int) -> None:
    """The price, with what enemies add to it, then the plan."""
    row = POWER_ROWS[number]
    favor, secrets = plan_favor(g, war, user), plan_secrets(g, war, user)
    g.tell("uses-plan", user, number)
    pay(g, user, row)
    if favor:
        pay_burned_favor(g, user, favor)
    place_secrets(g, user, row.face, secrets)
    war.plans.append(number)
    war.planners.append(user)
    TABLE[number].plan(g, g.place_of(row.face), war, user)


def bandits_plan(g: Oath, war: Campaigning) -> None:
    """OA-CAM-22: every plan without cost at sites they rule, in map order; Code of Honor alone."""
    if plan_favor(g, war, NONE) or plan_secrets(g, war, NONE):
        return
    for number in bandit_plans(g, war):
        if is_plan_barred(g, war, NONE, number):
            continue
        row = POWER_ROWS[number]
        g.tell("bandits-plan", number)
        war.plans.append(number)
        war.planners.append(NONE)
        TABLE[number].plan(g, g.place_of(row.face), war, NONE)


def bandit_plans(g: Oath, war: Campaigning) -> list[int]:
    found: list[int] = []
    for slot in range(WITH):
        if not g.is_up(slot) or g.ruler(slot) != BANDITS:
            continue
        for card in g.cards_at(slot):
            for entry in g.windows[PLANS]:
                row = power_of(entry).row
                if row.face == g.face(card) and row.is_free and row.side != ATTACKERS:
                    if card == CODE_OF_HONOR:
                        return [row.number]
                    found.append(row.number)
    return found
