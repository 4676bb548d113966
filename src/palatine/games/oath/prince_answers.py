"""CP-TIE, CP-CAM-40 to -42, CP-PWR: what the Clockwork Prince answers where a rule asks him.

On the limited level nobody is asked for him. On the extended level a human decides about powers
and permissions in his name (`Deputy`); what his own rules settle they settle there too.
"""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.battle import Casualties, war_of
from palatine.games.oath.campaign import Campaign, attacking_warbands
from palatine.games.oath.chronicle import prince_writes
from palatine.games.oath.deed import Campaigning
from palatine.games.oath.names import (
    CHOOSE_NUMBER,
    GARRISON,
    GIVE_FAVOR,
    GROW,
    LOSE_AT_SITE,
    LOSE_ON_BOARD,
    NO,
    PASS,
    REFUSE,
    SACRIFICE,
    STOP,
    USE,
)
from palatine.games.oath.power import Using
from palatine.games.oath.prince_campaign import PrinceCampaign, own_plans
from palatine.games.oath.prince_harm import harming_options, harming_plans
from palatine.games.oath.prince_mind import cards_of_column, decider, is_chancellor
from palatine.games.oath.prince_tables import FRIENDS, LIMITED_MODIFIER, LIMITED_PLAN
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    END_ROLL,
    FIRST_BANNER,
    FIRST_SITE,
    POWER_IDS,
    POWER_ROWS,
    SLOTS,
)
from palatine.games.oath.victory import end_of_round, successor
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import Ask, Field, Frame
from palatine.kernel.lexicon import NONE

CHRONICLE: Final = ["vow", "invite", "accept-citizenship", "build", "new-suit"]
SQUALID_DISTRICT: Final[int] = POWER_IDS.index("squalid_district")
BLACKMAIL: Final[int] = POWER_IDS.index("blackmail")


def house_answer(g: Oath, ask: Ask) -> int:
    """His answer; NONE where a human decides in his name, who is asked first."""
    option = settled(g, ask)
    if option != NONE:
        return option
    if not g.is_extended:
        return limited_answer(g, ask)
    g.call(Deputy())
    return NONE


# what his rules settle on both levels


def settled(g: Oath, ask: Ask) -> int:
    key = ask.key
    options = ask.options
    if key == "tend-banner":  # CP-THR-08
        return GROW.option()
    if key == "sacrifice":  # CP-CAM-40
        return options[0] if SACRIFICE.has(options[0]) else NONE
    if key == "casualties":
        return casualties(g, options)
    if key == "garrison" and isinstance(g.frames[-1], Campaigning):
        return garrison(g, options)
    if key in CHRONICLE:
        friends = cards_of_column(g, FRIENDS)
        return prince_writes(g, ask, friends[0] if friends else NONE)
    if key == "endow":
        return options[0]
    if key in ("name-keeper", "first-bank"):  # CP-GEN-15, CP-REC-03
        return options[0]
    if key == "wake":
        for option in options:
            if USE.has(option) and is_site_power(USE.first(option)):
                return option
        return NONE
    if key in ("power", "power-of"):
        number = int(ask.subject)
        if is_site_power(number) and g.turn == g.prince:
            return options[0]  # CP-THR-08: favor first
        if number == BLACKMAIL and GIVE_FAVOR.has(options[0]):  # CP-GEN-15
            return options[0]
    return NONE


def is_site_power(number: int) -> bool:
    return FIRST_SITE <= POWER_ROWS[number].face < FIRST_BANNER


def casualties(g: Oath, options: list[int]) -> int:
    """CP-CAM-42: from the leftmost site on, then boards in turn order."""
    frame = g.frames[-1]
    if not isinstance(frame, Casualties):
        raise BrokenRule("casualties are asked by another rule")
    if LOSE_AT_SITE.has(options[0]):
        return options[-1]  # as many as there are
    seat = frame.at - SLOTS
    before = 0  # on boards that come first in turn order, and are asked later
    for other in g.order[: g.order.index(seat)]:
        if SLOTS + other > frame.at:
            before += frame.here(g, SLOTS + other)
    wanted = max(0, frame.left - before)
    best = options[0]
    for option in options:
        if LOSE_ON_BOARD.second(option) <= wanted:
            best = option
    return best


def garrison(g: Oath, options: list[int]) -> int:
    """CP-CAM-41: 1 to each targeted site in target order, 1 to the board, and so on."""
    war = war_of(g)
    order = [slot for slot in range(SLOTS) if war.is_target(slot)]
    for frame in g.frames:
        if isinstance(frame, PrinceCampaign):
            chosen = [slot for slot in frame.sites if slot in order]
            order = chosen + [slot for slot in order if slot not in chosen]
    assert isinstance(war, Campaign)
    slot = GARRISON.first(options[0])
    force = attacking_warbands(g, war)
    for other in range(slot):
        if war.is_target(other):
            force += g.garrison[other]
    rounds, rest = divmod(force, len(order) + 1)
    wanted = rounds + (1 if order.index(slot) < rest else 0)
    best = options[0]
    for option in options:
        if GARRISON.second(option) <= wanted:
            best = option
    return best


# the limited level


def limited_answer(g: Oath, ask: Ask) -> int:
    """CP-PWR-03, CP-PWR-08, CP-PWR-10, CP-GEN-15."""
    options = ask.options
    if ask.key == "battle-plan":
        war = war_of(g)
        if isinstance(war, Campaign):
            plans = own_plans(g, war)
            if plans:
                return USE.option(plans[0])
        return PASS.option()
    if ask.key == "play-modifiers":
        for option in options:
            if USE.has(option) and LIMITED_MODIFIER[USE.first(option)]:
                return option
        return PASS.option()
    if ask.key in ("power", "power-of"):
        number = int(ask.subject)
        if number == SQUALID_DISTRICT:
            return shifted(g, options)
        if LIMITED_PLAN[number] or LIMITED_MODIFIER[number]:
            return options[0]
    for no in (NO.option(), PASS.option(), REFUSE.option(), STOP.option()):
        if no in options:
            return no
    return options[0]


def shifted(g: Oath, options: list[int]) -> int:
    """CP-PWR-12: only if it changes whether the game ends, and in his favour."""
    roll, least = end_of_round(g).roll, END_ROLL[g.round]
    would_win = is_chancellor(g) and successor(g) == NONE
    for option in options:
        if CHOOSE_NUMBER.has(option):
            ends = CHOOSE_NUMBER.first(option) >= least
            if ends == would_win and (roll >= least) != would_win:
                return option
    return PASS.option()


# the extended level


class Deputy(Frame[Oath]):
    """CP-PWR-04: a human answers in the Prince's name what the rule below asks him."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Deputy:
        return self

    def run(self, g: Oath) -> Ask | None:
        own = g.frames.pop()
        below = g.frames[-1]
        asked = below.run(g)
        g.frames.append(own)
        if asked is None:
            raise BrokenRule("a rule below no longer asks the Prince")
        ask = Ask(decider(g), asked.key, asked.subject, asked.subject2)
        ask.on_behalf_of = g.prince
        ask.shows = asked.shows
        ask.offer_row(allowed(g, below, asked))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        g.done()
        g.frames[-1].answered(g, g.prince, pick)

    def check(self, g: Oath) -> None:
        if g.prince == NONE or not g.is_extended:
            raise BadData("frame Deputy: nobody decides for a Prince")
        if len(g.frames) < 2 or g.frames[0] is self:
            raise BadData("frame Deputy: no rule asks the Prince")


def allowed(g: Oath, below: object, asked: Ask) -> list[int]:
    """CP-PWR-11: where a power must harm the threat player, only options that do."""
    options = asked.options
    if asked.key == "battle-plan" and isinstance(below, Campaigning):
        plans = [USE.first(option) for option in options if USE.has(option)]
        enemies = below.players_of(g, 1 - below.side_of(g.prince))
        must = harming_plans(g, plans, enemies)
        if must:
            return [USE.option(number) for number in must]
    if isinstance(below, Using) and asked.key == "power":
        return harming_options(g, below.power, options)
    return options
