"""What a question leaves out, by which rule, and which card forbids it.

Chapters call these while `g.explaining`; nothing here decides anything.
"""

from __future__ import annotations

from typing import Final

from palatine.games.oath.actions import can_afford, is_site, tolls_due
from palatine.games.oath.cards import has_room, may_be_adviser, may_be_at_site
from palatine.games.oath.deed import (
    AS_VISION,
    BANNER_TARGET,
    FACEDOWN,
    PAWN_TARGET,
    RELIC_TARGET,
    SITE_TARGET,
    TO_ADVISERS,
    TO_SITE,
    Campaigning,
    Mustering,
    Playing,
    Trading,
    Travelling,
)
from palatine.games.oath.names import (
    BANNER,
    BEGIN,
    CARD,
    MUSTER_ON,
    PLAY_ADVISER,
    PLAY_FACEDOWN,
    PLAY_TO_SITE,
    RELIC,
    REVEAL,
    RUIN,
    SELF_EXILE,
    SITE,
    SPACE,
    TARGET_BANNER,
    TARGET_PAWN,
    TARGET_RELIC,
    TARGET_SITE,
    TRADE_FOR_FAVOR,
    TRADE_FOR_SECRETS,
    TRAVEL_TO,
    USE,
)
from palatine.games.oath.power import START_CAMPAIGN, place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    BATTLE_PLAN,
    CAMPAIGN,
    CARDS,
    CONSPIRACY,
    EITHER,
    FIRST_BANNER,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_SITE,
    FIRST_SPACE,
    FIRST_VISION,
    GRAND_SCEPTER,
    MOST_SUPPLY,
    MUSTER_FAVOR,
    RELICS,
    SLOTS,
    TITLE_FACE,
    PowerRow,
)
from palatine.games.oath.tokens import can_pay
from palatine.games.oath.windows import (
    ACTS,
    BARS_CARD,
    BARS_PLAN,
    BARS_PLAY,
    BARS_POWER,
    BARS_TARGET,
    BARS_TRAVEL,
    FORBIDS,
    PLANS,
    PROTECTS,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE, Kind

MAJOR_RULES: Final = ["OA-SEA-07", "OA-MUS-01", "OA-TRD-01", "OA-TVL-01", "OA-REC-01", "OA-CAM-01"]


def kind_of(face: int) -> Kind | None:
    """The kind by which a face is named."""
    if face < CARDS:
        return CARD
    if face < FIRST_RELIC:
        return RUIN
    if face < FIRST_SITE:
        return RELIC
    if face < FIRST_BANNER:
        return SITE
    if face < TITLE_FACE:
        return BANNER
    return None if face == TITLE_FACE else SPACE


def number_of(face: int) -> int:
    """The number of the thing that a face belongs to."""
    firsts = [0, CARDS, FIRST_RELIC, FIRST_SITE, FIRST_BANNER, TITLE_FACE, FIRST_SPACE]
    start = 0
    for first in firsts:
        if face >= first:
            start = first
    return face - start


def leave_out(ask: Ask, option: int, rule: str, row: PowerRow | None = None) -> None:
    """Refuses an option, unless it is offered or refused already; the row is what forbids it."""
    if option in ask.options or any(refusal.option == option for refusal in ask.refusals):
        return
    if row is None:
        ask.refuse(option, rule)
    else:
        ask.refuse(option, rule, kind_of(row.face), number_of(row.face))


# the Act phase


def why_no_action(g: Oath, seat: int, ask: Ask, major: int, is_possible: bool) -> None:
    """OA-ACT-02, or what the chapter asks for; `is_possible`: with all Supply it could be done."""
    option = BEGIN.option(major)
    if is_possible and g.supply[seat] < MOST_SUPPLY:
        leave_out(ask, option, "OA-ACT-02")
    if major == CAMPAIGN:
        for entry in g.windows[FORBIDS]:
            if power_of(entry).forbids(g, place_in(entry), seat, START_CAMPAIGN):
                leave_out(ask, option, "OA-PWR-10", power_of(entry).row)
    leave_out(ask, option, MAJOR_RULES[major])


def barring_power(g: Oath, seat: int, row: PowerRow) -> PowerRow | None:
    """Spell Breaker and its like: what forbids the use of a power."""
    secrets = row.secrets + row.burned_secrets
    for entry in g.windows[BARS_POWER]:
        if power_of(entry).bars_power(g, place_in(entry), seat, row.number, secrets):
            return power_of(entry).row
    return None


def why_no_power(g: Oath, seat: int, ask: Ask) -> None:
    """OA-PWR-02, OA-PWR-15, OA-PWR-16: Action powers in reach that are not offered."""
    for entry in g.windows[ACTS]:
        row, place = power_of(entry).row, place_in(entry)
        if is_site(row.face) or not g.reaches(seat, place):
            continue
        option = USE.option(row.number)
        barred = barring_power(g, seat, row)
        if barred is not None:
            leave_out(ask, option, "OA-PWR-10", barred)
        elif not can_pay(g, seat, row):
            leave_out(ask, option, "OA-PWR-02")
        elif not power_of(entry).can_act(g, place, seat):
            leave_out(ask, option, "OA-PWR-15")
        else:
            leave_out(ask, option, "OA-PWR-16")


def why_no_exile(g: Oath, seat: int, ask: Ask) -> None:
    """CP-GEN-06: nobody leaves the Empire of a Prince; OA-CIT-12: else it has its price."""
    if not g.is_citizen(seat) or g.holder(GRAND_SCEPTER) == seat:
        return
    rule = "CP-GEN-06" if g.prince == g.chancellor else "OA-CIT-12"
    leave_out(ask, SELF_EXILE.option(), rule)


# actions


def why_not_there(g: Oath, travel: Travelling, ask: Ask, supplies: list[int]) -> None:
    """OA-ACT-02, OA-PWR-17, OA-SIT-08, OA-SIT-09: destinations that are left out, by slot."""
    for slot in range(SLOTS):
        if slot == travel.start:
            continue
        option = TRAVEL_TO.option(slot)
        for entry in g.windows[BARS_TRAVEL]:
            power, place = power_of(entry), place_in(entry)
            if power.bars_travel(g, place, travel, slot):
                leave_out(ask, option, "OA-PWR-10", power.row)
            flips = power.secrets_to_enter(g, place, travel, slot)
            if flips and not can_afford(g, travel, 0, flips):
                leave_out(ask, option, "OA-SIT-09", power.row)
        if supplies[slot] > g.supply[travel.seat]:
            leave_out(ask, option, "OA-ACT-02")
        if not can_afford(g, travel, tolls_due(g, travel, slot), 0):
            leave_out(ask, option, "OA-PWR-17")
        leave_out(ask, option, "OA-TVL-01")


def why_not_on(g: Oath, deed: Mustering | Trading, ask: Ask) -> None:
    """OA-CON-14, OA-CON-17 and what it costs: cards of the own site that are left out."""
    is_muster = isinstance(deed, Mustering)
    for card in g.cards_at(g.pawn[deed.seat]):
        verbs = [MUSTER_ON] if is_muster else [TRADE_FOR_FAVOR, TRADE_FOR_SECRETS]
        for verb in verbs:
            option = verb.option(card)
            if g.suit(card) == NONE:
                leave_out(ask, option, "OA-CON-17")
            elif not g.is_empty(card):
                leave_out(ask, option, "OA-CON-14")
            for entry in g.windows[BARS_CARD]:
                if power_of(entry).bars_card(g, place_in(entry), deed, card):
                    leave_out(ask, option, "OA-PWR-10", power_of(entry).row)
            if is_muster and not can_afford(g, deed, MUSTER_FAVOR, 0):
                leave_out(ask, option, "OA-MUS-01")
            leave_out(ask, option, "OA-MUS-01" if is_muster else "OA-TRD-01")


def barring_play(g: Oath, play: Playing, way: int, slot: int) -> PowerRow | None:
    for entry in g.windows[BARS_PLAY]:
        power = power_of(entry)
        if power.bars_play(g, place_in(entry), play.seat, play.card, way, slot):
            return power.row
    return None


def why_not_so(g: Oath, play: Playing, ask: Ask) -> None:
    """OA-PLY-01, OA-PLY-04, OA-PLY-05, OA-PWR-06: ways to play the card that are left out."""
    card, slot = play.card, g.pawn[play.seat]
    is_vision = FIRST_VISION <= card < FIRST_EDIFICE
    to_site, adviser = PLAY_TO_SITE.option(card, slot), PLAY_ADVISER.option(card)
    if is_vision:
        leave_out(ask, to_site, "OA-PLY-05")
    elif not may_be_at_site(card):
        leave_out(ask, to_site, "OA-PWR-06")
    elif not has_room(g, slot):
        leave_out(ask, to_site, "OA-PLY-01")
    if is_vision:
        leave_out(ask, adviser, "OA-PLY-05")
    elif not may_be_adviser(card):
        leave_out(ask, adviser, "OA-PWR-06")
    if is_vision and not g.is_exile(play.seat) and card != CONSPIRACY:
        leave_out(ask, REVEAL.option(card), "OA-PLY-05")
    ways = [(TO_SITE, to_site), (TO_ADVISERS, adviser), (FACEDOWN, PLAY_FACEDOWN.option(card))]
    if is_vision:
        ways.append((AS_VISION, REVEAL.option(card)))
    for way, option in ways:
        barred = barring_play(g, play, way, slot if way == TO_SITE else NONE)
        if barred is not None:
            leave_out(ask, option, "OA-PWR-10", barred)
        elif way != FACEDOWN or play.is_drawn:
            leave_out(ask, option, "OA-PLY-01" if way == TO_SITE else "OA-PLY-08")


# campaign


def why_no_target(g: Oath, war: Campaigning, ask: Ask) -> None:
    """OA-PWR-18 and other bans: what of the defender's cannot be a target."""
    if war.defender == NONE or g.pawn[war.defender] != war.slot:
        return
    for relic in g.relics_of(war.defender):
        why_protected(g, war, ask, TARGET_RELIC.option(relic), RELIC_TARGET, relic, relic)
    for banner in g.banners_of(war.defender):
        option = TARGET_BANNER.option(banner)
        why_protected(g, war, ask, option, BANNER_TARGET, banner, RELICS + banner)
    why_protected(g, war, ask, TARGET_PAWN.option(), PAWN_TARGET, NONE, NONE)
    for slot in range(SLOTS):
        if g.rules_site(war.defender, slot) and not war.is_target(slot):
            why_protected(g, war, ask, TARGET_SITE.option(slot), SITE_TARGET, slot, NONE)


def why_protected(
    g: Oath, war: Campaigning, ask: Ask, option: int, kind: int, thing: int, taken: int
) -> None:
    for entry in g.windows[BARS_TARGET]:
        if power_of(entry).bars_target(g, place_in(entry), war, kind, thing):
            leave_out(ask, option, "OA-PWR-10", power_of(entry).row)
    for entry in g.windows[PROTECTS]:
        power = power_of(entry)
        if taken != NONE and power.protects(g, place_in(entry), war.seat, war.defender, taken):
            leave_out(ask, option, "OA-PWR-18", power.row)


def why_no_plan(g: Oath, war: Campaigning, ask: Ask, user: int) -> None:
    """OA-PWR-09, OA-PWR-10, OA-PWR-15: plans of the right side that the user rules, left out."""
    for entry in g.windows[PLANS]:
        row, place = power_of(entry).row, place_in(entry)
        is_mine = row.side == EITHER or row.side == war.side_of(user)
        if row.kind != BATTLE_PLAN or not is_mine or not g.rules_card(user, place, True):
            continue
        if row.number in war.plans:
            continue
        option = USE.option(row.number)
        for other in g.windows[BARS_PLAN]:
            if power_of(other).bars_plan(g, place_in(other), war, user, row.number):
                leave_out(ask, option, "OA-PWR-10", power_of(other).row)
        if war.silenced >> war.side_of(user) & 1:
            leave_out(ask, option, "OA-CAM-09")
        if not can_pay(g, user, row):
            leave_out(ask, option, "OA-PWR-02")
        leave_out(ask, option, "OA-PWR-15")
