"""CP-THR, CP-ACT, CP-CLN: the turn of the Clockwork Prince, phase by phase and cell by cell.

`prince_mind` says what he sees, `prince_campaign` whom he attacks, `prince_search` how he plays
cards, `prince_answers` what he says where a rule asks him. Here is what he does.
"""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.bargains import give_reliquary
from palatine.games.oath.cards import relic_from_site, take_relics
from palatine.games.oath.citizenship import become_citizen
from palatine.games.oath.deed import EVERYWHERE
from palatine.games.oath.minor import usable_actions
from palatine.games.oath.names import (
    BEST_HERE,
    CANNOT_PAY,
    NO,
    NO_RELIC,
    NOTHING_TO_GAIN,
    NUMBER,
    PASS,
    POWER,
    SEAT,
    USE,
    YES,
)
from palatine.games.oath.phases import MOST_POWERS, TendBanner, new_powers, return_tokens, usurp
from palatine.games.oath.power import TABLE
from palatine.games.oath.prince_campaign import aim_for, campaign_for, is_ready_for
from palatine.games.oath.prince_deeds import DONE, SKIPPED, muster, recover, trade
from palatine.games.oath.prince_harm import harming_actions
from palatine.games.oath.prince_mind import (
    assess,
    best_site,
    can_muster,
    can_recover_banner,
    can_recover_relic,
    decider,
    facedown_site,
    first_bank,
    holds,
    is_chancellor,
    relic_purse,
    relic_site,
    rules_most_sites,
)
from palatine.games.oath.prince_modifiers import ask_for_modifiers
from palatine.games.oath.prince_search import new_prince_search
from palatine.games.oath.prince_tables import (
    ALWAYS,
    CONDITION_IDS,
    FOR_FAVOR_BANNER,
    FOR_RELIC,
    FOR_RELICS,
    FOR_SCEPTER,
    FOR_SECRET_BANNER,
    FOR_SECRETS,
    FOR_SITES,
    HOLDS_FAVOR_BANNER,
    HOLDS_SECRET_BANNER,
    MOST_SECRETS,
    MUSTER,
    MUSTER_POSSIBLE,
    NO_ACTION,
    NO_THREAT,
    READY_FAVOR_BANNER,
    READY_RELICS,
    READY_SCEPTER,
    READY_SECRET_BANNER,
    READY_SITES,
    RECOVER,
    RECOVER_FAVOR_BANNER,
    RECOVER_RELIC,
    RECOVER_SECRET_BANNER,
    RELIC_AFFORDABLE,
    RELIC_SITE,
    ROW_ACTIONS,
    RULES_MOST_SITES,
    SEARCH,
    SHEET,
    SUCCESSOR,
    TRADE,
    TRAVEL,
    TRAVEL_CAMPAIGN,
)
from palatine.games.oath.prince_tolls import pay_tolls
from palatine.games.oath.recover import new_recovery
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    OATH_SUCCESSOR,
    PEOPLES_FAVOR,
    POWER_ROWS,
    SLOTS,
)
from palatine.games.oath.tokens import (
    burn_secrets,
    burned_favor,
    gain_favor,
    gain_secrets,
    pay,
)
from palatine.games.oath.travel import Travel
from palatine.games.oath.victory import has_won_at_wake, meets_succession
from palatine.games.oath.windows import RESTS, WAKES
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE

# steps of his turn
ASSESS: Final = 0
WAKE: Final = 1
PLAY: Final = 2
COUNT: Final = 3
POWERS: Final = 4
MOVE: Final = 5
LAST_POWERS: Final = 6
CLEAN: Final = 7
OFFER: Final = 8
OVER: Final = 9
# his phases, as the log heads them
OF_THREAT: Final = 0
OF_CARD: Final = 1
OF_ACTIONS: Final = 2
OF_CLEANUP: Final = 3


class PrinceTurn(Frame[Oath]):
    """His four phases: threat, card, actions, cleanup."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("step", NUMBER),
        one("left", NUMBER),
        one("passed", NUMBER),
        many("used", POWER, MOST_POWERS),
    ]

    seat: int = NONE
    step: int = 0
    left: int = 0  # actions
    passed: int = 0  # CP-ACT-06: cells without an action since the last one
    used: list[int]  # CP-PWR-11: Action powers of this turn

    def copy(self) -> PrinceTurn:
        other = PrinceTurn()
        other.seat = self.seat
        other.step = self.step
        other.left = self.left
        other.passed = self.passed
        other.used = self.used[:]
        return other

    def run(self, g: Oath) -> Ask | None:
        step = self.step
        if g.act_is_over and POWERS <= step <= LAST_POWERS:  # phases 2 and 3 are his Act
            self.step = CLEAN
            return None
        if step == POWERS or step == LAST_POWERS:
            ask = self.ask_power(g)
            if ask is None:
                self.step += 1
            return ask
        if step == MOVE:
            self.move(g)
            return None
        self.step += 1
        if step == ASSESS:
            if g.round == 1:  # CP-THR: skipped whole on his first turn
                self.step = PLAY
                return None
            g.tell("prince-phase", g.prince, OF_THREAT)
            look(g)
            if g.banner_of[PEOPLES_FAVOR] == self.seat:
                g.call(TendBanner(self.seat, 2 if g.mob else 1))
        elif step == WAKE:
            if not has_won_at_wake(g, self.seat):
                usurp(g, self.seat)
                g.call(new_powers(self.seat, WAKES))
        elif step == PLAY:
            g.tell("prince-phase", g.prince, OF_CARD)
            g.call(new_prince_search(g))
        elif step == COUNT:
            g.tell("prince-phase", g.prince, OF_ACTIONS)
            g.tell("prince-actions", g.prince, self.left)
        elif step == CLEAN:
            g.tell("prince-phase", g.prince, OF_CLEANUP)
            return_tokens(g, self.seat, NONE)  # CP-CLN-01
            g.start_cell = g.cell  # CP-CLN-02
            g.tell("prince-start", g.prince, g.cell)
            if g.is_extended:
                g.call(new_powers(self.seat, RESTS))
        elif step == OFFER:
            offers(g)
        else:
            g.done()
        return None

    def returned(self, g: Oath, value: int) -> None:
        """CP-ACT-01, CP-SEA-20: the row of the token, which counts in phase 2 alone; or why an
        action came to nothing: CP-ACT-04."""
        if value >= SKIPPED:
            self.left += 1
            self.passed += 1
            self.step = MOVE
            g.tell("prince-skips", g.prince, g.cell, value - SKIPPED)
        elif self.step == COUNT:
            self.left = ROW_ACTIONS[value]

    # CP-PWR-11: Action powers on the extended level

    def ask_power(self, g: Oath) -> Ask | None:
        if not g.is_extended or g.ended != NONE:
            return None
        open_powers = [n for n in usable_actions(g, self.seat) if n not in self.used]
        if not open_powers:
            return None
        ask = Ask(decider(g), "prince-power", self.seat)
        ask.on_behalf_of = self.seat
        must = harming_actions(g, open_powers)
        for number in must if must else open_powers:
            ask.offer(USE.option(number))
        if not must:
            ask.offer(PASS.option())
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        if PASS.has(pick):
            self.step += 1
            return
        number = USE.first(pick)
        self.used.append(number)
        g.tell("uses", self.seat, number)
        pay(g, self.seat, POWER_ROWS[number])
        TABLE[number].act(g, g.place_of(POWER_ROWS[number].face), self.seat)

    # CP-ACT

    def move(self, g: Oath) -> None:
        """CP-ACT-02 to CP-ACT-04: along an arrow, then what the cell says."""
        if self.left <= 0 or self.passed >= len(SHEET.cell_ids):
            self.step = LAST_POWERS
            return
        start = g.cell
        arrow = next_arrow(g)
        g.cell = SHEET.arrows[start][arrow].end
        taken = SHEET.arrows[start][arrow]
        g.tell("prince-moves", g.prince, start, g.cell, taken.color, taken.condition)
        excuse = perform(g, g.cell)
        if excuse == DONE:
            self.left -= 1
            self.passed = 0
            self.step = POWERS if self.left > 0 else LAST_POWERS
        else:
            self.passed += 1
            if SHEET.action[g.cell] != NO_ACTION:
                g.tell("prince-skips", g.prince, g.cell, excuse)

    def check(self, g: Oath) -> None:
        if self.seat != g.prince or g.prince == NONE:
            raise BadData("frame PrinceTurn: seat must be the Prince's")
        if not 0 <= self.step <= OVER:
            raise BadData("frame PrinceTurn: step is out of range")


def new_prince_turn(seat: int) -> PrinceTurn:
    turn = PrinceTurn()
    turn.seat = seat
    turn.used = []
    return turn


# phase 1


def look(g: Oath) -> None:
    """CP-THR-01, CP-THR-07: the threat token, then the action tokens."""
    threat = assess(g)
    if threat.space == NO_THREAT:
        g.tell("prince-no-threat", g.prince)
    elif threat.player == NONE:
        g.tell("prince-threat-of-nobody", g.prince, threat.space)
    else:
        g.tell("prince-threat", g.prince, threat.space, threat.player)
    is_same = threat.space == g.threat and threat.cell == g.threat_cell
    g.threat = threat.space
    g.threat_cell = threat.cell
    if threat.space == NO_THREAT:
        return
    if is_same and SHEET.quadrant[g.cell] == SHEET.quadrant[threat.cell]:
        g.tell("prince-tokens-stay", g.prince, g.cell)
        return
    g.start_cell = threat.cell
    g.cell = threat.cell
    g.tell("prince-tokens", g.prince, threat.cell)


# phase 3


def next_arrow(g: Oath) -> int:
    """CP-ACT-03: the first of the cell's arrows, in their order, whose condition holds."""
    row = SHEET.arrows[g.cell]
    for i in range(len(row)):
        if holds_now(g, row[i].condition):
            return i
    raise BrokenRule("a cell without a black arrow")


def holds_now(g: Oath, condition: int) -> bool:
    """Whether a condition of the sheet holds in the position."""
    if condition == ALWAYS:
        return True
    if condition == READY_SITES:
        return is_ready_for(g, FOR_SITES)
    if condition == READY_RELICS:
        return is_ready_for(g, FOR_RELICS)
    if condition == READY_SCEPTER:
        return is_ready_for(g, FOR_SCEPTER)
    if condition == READY_SECRET_BANNER:
        return is_ready_for(g, FOR_SECRET_BANNER)
    if condition == READY_FAVOR_BANNER:
        return is_ready_for(g, FOR_FAVOR_BANNER)
    if condition == RECOVER_FAVOR_BANNER:
        return can_recover_banner(g, PEOPLES_FAVOR)
    if condition == RECOVER_SECRET_BANNER:
        return can_recover_banner(g, DARKEST_SECRET)
    if condition == RECOVER_RELIC:
        return can_recover_relic(g, SHEET.relic_price())
    if condition == RELIC_AFFORDABLE:
        if relic_purse(g) < SHEET.relic_price():
            return False
        return any(g.is_up(slot) and len(g.relics_at(slot)) > 0 for slot in range(SLOTS))
    if condition == MUSTER_POSSIBLE:
        return can_muster(g)
    if condition == RULES_MOST_SITES:
        return rules_most_sites(g)
    if condition == HOLDS_SECRET_BANNER:
        return holds(g, DARKEST_SECRET)
    if condition == HOLDS_FAVOR_BANNER:
        return holds(g, PEOPLES_FAVOR)
    raise BrokenRule(f"nobody knows the condition {CONDITION_IDS[condition]}")


def perform(g: Oath, cell: int) -> int:
    """The action of a cell: DONE, or why it is skipped."""
    action, target = SHEET.action[cell], SHEET.target[cell]
    if action == TRAVEL:
        return travel_to_relic(g) if target == RELIC_SITE else travel_to_trade(g, target)
    if action == TRADE:
        return trade(g, target == FOR_SECRETS)
    if action == MUSTER:
        return muster(g)
    if action == TRAVEL_CAMPAIGN:
        return fight(g, target)
    if action == RECOVER:
        if target == FOR_RELIC:
            return recover_relic(g, SHEET.price[cell])
        return recover(g, PEOPLES_FAVOR if target == FOR_FAVOR_BANNER else DARKEST_SECRET)
    if action == SEARCH:
        g.call(new_prince_search(g))  # CP-ACT-07: it always counts
        return DONE
    return NOTHING_TO_GAIN


# travel


def go(g: Oath, slot: int) -> None:
    """CP-TVL-06: a Travel for whatever looks at leaving and arriving; free, and nothing bars it."""
    seat = g.prince
    travel = Travel()
    travel.open(seat)
    travel.step = 2
    travel.is_free = True
    travel.start = g.pawn[seat]
    travel.slot = slot
    travel.allowed = EVERYWHERE
    travel.chooser = seat
    pay_tolls(g, travel, [slot])
    g.call(travel)
    ask_for_modifiers(g, "travel")


def gain_some_favor(g: Oath) -> bool:
    """CP-TVL-03: 1 favor of the bank nearest the world deck that has any."""
    suit = first_bank(g)
    return suit != NONE and gain_favor(g, g.prince, suit, 1) > 0


def travel_to_trade(g: Oath, target: int) -> int:
    """CP-TVL-01 to CP-TVL-03."""
    is_for_secrets = target == MOST_SECRETS
    slot = best_site(g, is_for_secrets)
    if slot == g.pawn[g.prince]:
        return BEST_HERE
    if slot != NONE:
        go(g, slot)
    elif is_for_secrets:
        gain_secrets(g, g.prince, 1)
    elif not gain_some_favor(g):
        return NOTHING_TO_GAIN
    return DONE


def travel_to_relic(g: Oath) -> int:
    """CP-TVL-04, CP-TVL-05."""
    slot = relic_site(g)
    if slot == g.pawn[g.prince]:
        return BEST_HERE
    if slot != NONE:
        go(g, slot)
        return DONE
    slot = facedown_site(g)
    if slot != NONE:
        g.call(PrinceArrival(g.prince))
        go(g, slot)
        return DONE
    has_gained = gain_some_favor(g)
    slot = best_site(g, True)
    if slot == NONE or slot == g.pawn[g.prince]:
        return DONE if has_gained else NOTHING_TO_GAIN
    go(g, slot)
    return DONE


class PrinceArrival(Frame[Oath]):
    """CP-TVL-04: a facedown site that turned out to have no relic."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat

    def copy(self) -> PrinceArrival:
        return self

    def run(self, g: Oath) -> Ask | None:
        g.done()
        if not g.relics_at(g.pawn[self.seat]):
            gain_some_favor(g)
        return None

    def check(self, g: Oath) -> None:
        if self.seat != g.prince:
            raise BadData("frame PrinceArrival: seat must be the Prince's")


# recover and campaign


def recover_relic(g: Oath, price: int) -> int:
    """CP-REC-02, CP-REC-05, CP-REC-06: Ambitions first, then favor, then an Exile's secrets."""
    slot = g.pawn[g.prince]
    if not g.relics_at(slot):
        return NO_RELIC
    if not can_recover_relic(g, price):
        return CANNOT_PAY
    favor = min(price, g.favor[g.prince])
    g.ambitions -= min(favor, g.ambitions)
    g.favor[g.prince] -= favor
    burned_favor(g, favor)
    if favor:
        g.tell("burned-favor", g.prince, favor)
    burn_secrets(g, g.prince, price - favor)
    relic = relic_from_site(g, slot, 0)
    deed = new_recovery(g.prince, relic)
    deed.step = 2
    g.call(deed)
    take_relics(g, g.prince, [relic])
    return DONE


def fight(g: Oath, target: int) -> int:
    """CP-CAM-01: move, then campaign; not ready, not moved."""
    aim = aim_for(g, target)
    if aim.slot != NONE:
        g.tell("prince-weighs", g.prince, aim.dice, aim.defense, aim.force)
    if not aim.is_ready():
        return aim.excuse
    g.call(campaign_for(g, aim))
    if aim.slot != g.pawn[g.prince]:
        go(g, aim.slot)
    return DONE


# phase 4


def offers(g: Oath) -> None:
    """CP-CLN-03, CP-CLN-04: looked at once, before the first Exile is asked."""
    if not is_chancellor(g) or g.title == g.prince:
        return
    if g.threat == NO_THREAT or g.threat == SUCCESSOR:
        return
    g.call(PrinceOffers(g.prince, 0))


class PrinceOffers(Frame[Oath]):
    """CP-CLN-03: each Exile in turn order may take the bottom relic and become a Citizen."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("at", NUMBER)]

    def __init__(self, seat: int = NONE, at: int = 0) -> None:
        self.seat = seat
        self.at = at

    def copy(self) -> PrinceOffers:
        return PrinceOffers(self.seat, self.at)

    def is_asked(self, g: Oath, seat: int) -> bool:
        """CP-CLN-04: not who would be the Successor, as if already a Citizen."""
        if not g.is_exile(seat):
            return False
        g.citizens |= 1 << seat
        is_heir = meets_succession(g, seat, OATH_SUCCESSOR[g.oath])
        g.citizens ^= 1 << seat
        return not is_heir

    def run(self, g: Oath) -> Ask | None:
        while self.at < g.seats and not self.is_asked(g, g.order[self.at]):
            self.at += 1
        if self.at >= g.seats or not g.relic_deck:
            g.done()
            return None
        other = g.order[self.at]
        if not g.knows_space(0, other):
            g.see_space(0, other)
            g.tell("prince-offers", g.prince, other)
            g.tell_to(other, "peeked-bottom", [other, g.relic_in(0)], "", [])
        ask = Ask(other, "prince-offer", self.seat)
        ask.offer(YES.option())
        ask.offer(NO.option())
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        other = g.order[self.at]
        self.at += 1
        if YES.has(pick):
            give_reliquary(g, 0, other)
            become_citizen(g, other)
        else:
            g.tell("offer-refused", other, self.seat)

    def check(self, g: Oath) -> None:
        if self.seat != g.prince:
            raise BadData("frame PrinceOffers: seat must be the Prince's")
