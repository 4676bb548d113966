"""What powers change: the typed numbers of the actions under way.

Each major action is a frame (`travel.py`, `search.py` ...) built on one of these classes, which
hold its numbers. A modifier in use changes them in `modify`; nothing of the match changes until
the action is paid, so what an action would cost with one modifier more can be tried on a copy.
"""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.names import (
    ATTACK_FACE,
    ATTACKERS,
    BACK,
    BANNER,
    CARD,
    DEFENDERS,
    DEFENSE_FACE,
    NUMBER,
    POWER,
    REGION,
    RELIC,
    SEAT,
    SIDE,
    SLOT,
)
from palatine.games.oath.state import Oath
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import Field, Frame, bits, each, flag, many, one, spare
from palatine.kernel.lexicon import NONE

MOST_USED: Final = 30
MOST_DICE: Final = 99
EVERYWHERE: Final = 255  # all slots, as bits

# kinds of campaign targets
SITE_TARGET: Final = 0
RELIC_TARGET: Final = 1
BANNER_TARGET: Final = 2
PAWN_TARGET: Final = 3

# ways to play a card
TO_SITE: Final = 0
TO_ADVISERS: Final = 1
FACEDOWN: Final = 2
PLACING: Final = 2  # the step of a play that places the card
AS_VISION: Final = 3  # faceup to the Revealed Vision space, or the Conspiracy
NOT_PLAYED: Final = 9  # what a Search hears of a card that was discarded, else the way + 1


class Deed(Frame[Oath]):
    """A major action: who does it, which modifiers are in use, and what they add to its price."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("step", NUMBER),
        many("used", POWER, MOST_USED),
        flag("is_free"),
        one("favor_due", NUMBER),
        one("secrets_due", NUMBER),
        one("warbands_due", NUMBER),
    ]

    seat: int = NONE
    step: int = 0
    used: list[int]  # powers, in the order in which they were announced
    is_free: bool = False  # it costs no Supply, whatever raises its cost
    # what modifiers cost beside their printed price; `Power.pays` hands it over
    favor_due: int = 0
    secrets_due: int = 0
    warbands_due: int = 0

    def open(self, seat: int) -> None:
        """The seat sets about it: no modifier is in use, nothing has happened."""
        self.seat = seat
        self.used = []

    def take_deed(self, other: Deed) -> None:
        self.seat = other.seat
        self.step = other.step
        self.used = other.used[:]
        self.is_free = other.is_free
        self.favor_due = other.favor_due
        self.secrets_due = other.secrets_due
        self.warbands_due = other.warbands_due

    def targets(self, g: Oath) -> list[int]:
        """The options that settle what it is done to, as its modifiers stand; empty if none."""
        raise BrokenRule("a deed without targets()")

    def has_target(self, g: Oath) -> bool:
        """Whether there is one at all."""
        return len(self.targets(g)) > 0

    def twin(self) -> Deed:
        """A copy of its own class, for a trial."""
        other = self.copy()
        assert isinstance(other, Deed)
        return other


class Travelling(Deed):
    """OA-TVL: a pawn goes to another site."""

    FIELDS: ClassVar[list[Field]] = [
        *Deed.FIELDS,
        one("start", SLOT),
        one("slot", SLOT),
        flag("is_forced"),
        bits("allowed", SLOT),
        one("chooser", SEAT),
    ]

    start: int = NONE
    slot: int = NONE  # the destination
    is_forced: bool = False  # somebody else makes the pawn travel: no modifiers, no tolls
    allowed: int = 0  # the destinations that whatever made it travel leaves open
    chooser: int = NONE  # who picks the destination

    def take_travel(self, other: Travelling) -> None:
        self.take_deed(other)
        self.start = other.start
        self.slot = other.slot
        self.is_forced = other.is_forced
        self.allowed = other.allowed
        self.chooser = other.chooser


class Searching(Deed):
    """OA-SEA: cards are drawn, all but one discarded, and that one played."""

    FIELDS: ClassVar[list[Field]] = [
        *Deed.FIELDS,
        one("region", REGION),
        flag("is_deck"),
        one("deck_cost", NUMBER),
        one("cost_limit", NUMBER),
        bits("piles", REGION),
        flag("is_pile_only"),
        flag("is_from_bottom"),
        one("draw", NUMBER),
        one("extra", NUMBER),
        one("plays", NUMBER),
        one("to_site", NUMBER),
        one("discard_to", NUMBER),
        many("drawn", CARD, 16, secret=True),
        many("drawn_back", BACK, 16),
        many("drawn_open", CARD, 16),
        spare(many("done", POWER, MOST_USED)),
    ]

    region: int = NONE  # whose pile is searched
    is_deck: bool = False  # the world deck is
    deck_cost: int = 0  # Supply for the world deck
    cost_limit: int = 0  # Greedy: a Search may not cost more
    piles: int = 0  # regions whose piles are open
    is_pile_only: bool = False  # Mushrooms
    is_from_bottom: bool = False
    draw: int = 0  # cards drawn, but for the extra ones
    extra: int = 0
    plays: int = 1  # cards that may be played
    to_site: int = 0  # Land Warden: plays to a site so far
    discard_to: int = NONE  # where discards go: see search.py; NONE by OA-CON-12
    drawn: list[int]
    drawn_back: list[int]
    drawn_open: list[int]  # those that were shown to all
    done: list[int]  # OA-PWR-08: play modifiers that have had their say in this Search

    def open(self, seat: int) -> None:
        super().open(seat)
        self.drawn = []
        self.drawn_back = []
        self.drawn_open = []
        self.done = []

    def take_search(self, other: Searching) -> None:
        self.take_deed(other)
        self.region = other.region
        self.is_deck = other.is_deck
        self.deck_cost = other.deck_cost
        self.cost_limit = other.cost_limit
        self.piles = other.piles
        self.is_pile_only = other.is_pile_only
        self.is_from_bottom = other.is_from_bottom
        self.draw = other.draw
        self.extra = other.extra
        self.plays = other.plays
        self.to_site = other.to_site
        self.discard_to = other.discard_to
        self.drawn = other.drawn[:]
        self.drawn_back = other.drawn_back[:]
        self.drawn_open = other.drawn_open[:]
        self.done = other.done[:]

    # for powers that look at the drawn cards

    def show_drawn(self, g: Oath) -> None:
        """Truthful Harp: everybody sees all drawn cards."""
        raise BrokenRule("a search without show_drawn()")

    def known_to(self, g: Oath, card: int) -> int:
        """The seats that see a drawn card, as bits."""
        raise BrokenRule("a search without known_to()")

    def take(self, card: int) -> None:
        """A card leaves the drawn ones."""
        at = self.drawn.index(card)
        self.drawn.pop(at)
        self.drawn_back.pop(at)

    def arrange(self, g: Oath) -> None:
        """Cards have come to the drawn ones, as the last of them."""
        raise BrokenRule("a search without arrange()")

    def check(self, g: Oath) -> None:
        """OA-GEN-02: the back of every drawn card is open."""
        if len(self.drawn) != len(self.drawn_back):
            where = f"frame {type(self).__name__}"
            raise BadData(f"{where}: drawn_back must name the back of every card of drawn")


class Playing(Frame[Oath]):
    """OA-PLY: a card that is being played, by a Search, from the advisers or by a power."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("card", CARD, secret=True),
        one("back", BACK),
        one("step", NUMBER),
        flag("is_drawn"),
        flag("is_known"),
        one("way", NUMBER),
        one("slot", SLOT),
        many("cleared_by", POWER, 4),
        many("done", POWER, MOST_USED),
        one("discard_to", NUMBER),
        flag("is_for_site"),
        one("adviser", NUMBER),
    ]

    seat: int = NONE
    card: int = NONE
    back: int = NONE
    step: int = 0
    is_drawn: bool = False  # it was just drawn, not a facedown adviser before
    is_known: bool = False  # everybody has seen it
    way: int = NONE  # TO_SITE, TO_ADVISERS, FACEDOWN, AS_VISION; NONE while open
    slot: int = NONE  # the site it was played to
    cleared_by: list[int]  # powers that allowed a discard before the play
    done: list[int]  # powers that have had their say after it
    discard_to: int = NONE  # as in Searching
    is_for_site: bool = False  # Land Warden: it goes to a site or is discarded
    adviser: int = NONE  # its place in `advisers` if it lies there facedown, else NONE

    def take_play(self, other: Playing) -> None:
        self.seat = other.seat
        self.card = other.card
        self.back = other.back
        self.step = other.step
        self.is_drawn = other.is_drawn
        self.is_known = other.is_known
        self.way = other.way
        self.slot = other.slot
        self.cleared_by = other.cleared_by[:]
        self.done = other.done[:]
        self.discard_to = other.discard_to
        self.is_for_site = other.is_for_site
        self.adviser = other.adviser

    def is_placed(self) -> bool:
        """Whether the card lies where it was played."""
        return self.step > PLACING

    def is_in_hand(self) -> bool:
        """Whether it lies nowhere else: drawn and not placed, or the Conspiracy that is played."""
        return self.is_drawn and not self.is_placed()

    def is_seen_by(self, g: Oath, seat: int) -> bool:
        """Whether the seat knows the card; whoever watches does not know what all seats know."""
        if seat < 0 and self.way == FACEDOWN and self.is_placed():
            return False
        if seat == self.seat or self.is_known:
            return True
        at = self.adviser
        if seat < 0 or self.is_placed() or not 0 <= at < len(g.adviser_known):
            return False
        return g.adviser_known[at] >> seat & 1 != 0


class Mustering(Deed):
    """OA-MUS-01."""

    FIELDS: ClassVar[list[Field]] = [
        *Deed.FIELDS,
        one("card", CARD),
        one("gain", NUMBER),
        flag("is_any_card"),
        flag("is_paid_in_secrets"),
    ]

    card: int = NONE
    gain: int = 0
    is_any_card: bool = False  # Pressgangs: tokens on it do not matter
    is_paid_in_secrets: bool = False  # Initiation Rite

    def take_muster(self, other: Mustering) -> None:
        self.take_deed(other)
        self.card = other.card
        self.gain = other.gain
        self.is_any_card = other.is_any_card
        self.is_paid_in_secrets = other.is_paid_in_secrets


class Trading(Deed):
    """OA-TRD-01 to OA-TRD-03."""

    FIELDS: ClassVar[list[Field]] = [
        *Deed.FIELDS,
        one("card", CARD),
        flag("is_for_secrets"),
        one("favor", NUMBER),
        one("secrets", NUMBER),
        one("at", SLOT),
        bits("sites", SLOT),
        one("advisers_of", SEAT),
        flag("has_troupe"),
    ]

    card: int = NONE
    is_for_secrets: bool = False
    favor: int = 0  # gained
    secrets: int = 0
    at: int = NONE  # the pawn's site, or where it trades as if it stood there
    sites: int = 0  # where the card may lie, as bits
    advisers_of: int = NONE  # whose advisers count: Master of Disguise
    has_troupe: bool = False  # the Acting Troupe is a Beast or Order card, not Arcane

    def open_at(self, seat: int, slot: int) -> None:
        """The seat trades as one whose pawn stands there."""
        self.open(seat)
        self.at = slot
        self.sites = 1 << slot
        self.advisers_of = seat

    def take_trade(self, other: Trading) -> None:
        self.take_deed(other)
        self.card = other.card
        self.is_for_secrets = other.is_for_secrets
        self.favor = other.favor
        self.secrets = other.secrets
        self.at = other.at
        self.sites = other.sites
        self.advisers_of = other.advisers_of
        self.has_troupe = other.has_troupe


class Recovering(Deed):
    """OA-REC, OA-BAN: a relic of the own site or a banner."""

    FIELDS: ClassVar[list[Field]] = [
        *Deed.FIELDS,
        one("place", NUMBER),
        one("banner", BANNER),
        one("paid", NUMBER),
        one("bonus", NUMBER),
        one("relic", RELIC),
    ]

    place: int = NONE  # 0 or 1: which relic of the site; NONE for a banner
    banner: int = NONE
    paid: int = 0  # tokens put on the banner
    bonus: int = 0  # Magician's Code: secrets that come onto the banner by themselves
    relic: int = NONE  # that was recovered

    def take_recovery(self, other: Recovering) -> None:
        self.take_deed(other)
        self.place = other.place
        self.banner = other.banner
        self.paid = other.paid
        self.bonus = other.bonus
        self.relic = other.relic


class Campaigning(Deed):
    """OA-CAM: attacker, defender, targets, dice, plans and losses."""

    FIELDS: ClassVar[list[Field]] = [
        *Deed.FIELDS,
        one("slot", SLOT),
        one("defender", SEAT),
        bits("sites", SLOT),
        bits("relics", RELIC),
        bits("banners", BANNER),
        flag("is_pawn"),
        many("buried", NUMBER, 16),
        bits("allies", SEAT),
        bits("admitted", SEAT),
        one("at", NUMBER),
        bits("force_sites", SLOT),
        one("attack_dice", NUMBER),
        one("defense_dice", NUMBER),
        one("force_dice", NUMBER),
        many("attack_by", POWER, MOST_DICE),
        many("attack_off", POWER, MOST_DICE),
        many("defense_by", POWER, MOST_DICE),
        many("plans", POWER, MOST_USED),
        many("planners", SEAT, MOST_USED),
        many("discards", POWER, MOST_USED),
        bits("silenced", SIDE),
        bits("spared", SIDE),
        bits("slaughtered", SIDE),
        bits("jailed", SIDE),
        one("hospital", SIDE),
        one("outcome", SIDE),
        flag("ignores_skulls"),
        flag("ignores_hollow"),
        flag("ignores_single_shields"),
        flag("ignores_double_shields"),
        flag("ignores_double_swords"),
        flag("is_doubled"),
        flag("is_halved"),
        one("sacrifice_worth", NUMBER),
        many("attack_roll", ATTACK_FACE, MOST_DICE),
        many("defense_roll", DEFENSE_FACE, MOST_DICE),
        one("attack", NUMBER),
        one("defense", NUMBER),
        each("killed", NUMBER, SIDE),
        spare(bits("won", RELIC)),
    ]

    slot: int = NONE  # where the attacker stands, or acts as if
    defender: int = NONE  # NONE for the bandits
    sites: int = 0  # targets
    relics: int = 0
    banners: int = 0
    is_pawn: bool = False  # pawn and favor
    buried: list[int]  # Relic Hunter: facedown relics, as slot * 2 + place
    allies: int = 0
    admitted: int = 0  # Citizens who may join
    at: int = 0  # whose turn it is to join or plan; which site gets warbands
    force_sites: int = 0  # OA-CAM-20: sites whose warbands attack too
    attack_dice: int = 0
    defense_dice: int = 0
    # where dice came from: those chosen for the force, and the power of each other one
    force_dice: int = 0
    attack_by: list[int]
    attack_off: list[int]  # dice that were taken away
    defense_by: list[int]
    plans: list[int]  # battle plans in use
    planners: list[int]  # who uses each; NONE for the bandits
    discards: list[int]  # plans that are discarded at the end
    # by side, as bits
    silenced: int = 0  # may use no more plans
    spared: int = 0  # loses nothing if defeated (OA-CAM-25)
    slaughtered: int = 0  # loses the whole force if defeated
    jailed: int = 0  # survivors go to the Obsidian Cage if defeated
    hospital: int = NONE  # the side whose killed warbands are set aside
    outcome: int = NONE  # the side that has won
    ignores_skulls: bool = False
    ignores_hollow: bool = False
    ignores_single_shields: bool = False
    ignores_double_shields: bool = False
    ignores_double_swords: bool = False
    is_doubled: bool = False  # the attack roll counts twice
    is_halved: bool = False  # half the attack pool is rolled
    sacrifice_worth: int = 1  # attack for each sacrificed warband
    attack_roll: list[int]
    defense_roll: list[int]
    attack: int = 0
    defense: int = 0
    killed: list[int]  # warbands of each side that died, for the Cursed Cauldron
    won: int = 0  # relics that the attacker took as spoils, for Relic Hunter

    def open(self, seat: int) -> None:
        super().open(seat)
        self.buried = []
        self.attack_by = []
        self.attack_off = []
        self.defense_by = []
        self.plans = []
        self.planners = []
        self.discards = []
        self.attack_roll = []
        self.defense_roll = []
        self.killed = [0, 0]

    def take_campaign(self, other: Campaigning) -> None:
        self.take_deed(other)
        self.slot = other.slot
        self.defender = other.defender
        self.sites = other.sites
        self.relics = other.relics
        self.banners = other.banners
        self.is_pawn = other.is_pawn
        self.buried = other.buried[:]
        self.allies = other.allies
        self.admitted = other.admitted
        self.at = other.at
        self.force_sites = other.force_sites
        self.attack_dice = other.attack_dice
        self.defense_dice = other.defense_dice
        self.force_dice = other.force_dice
        self.attack_by = other.attack_by[:]
        self.attack_off = other.attack_off[:]
        self.defense_by = other.defense_by[:]
        self.plans = other.plans[:]
        self.planners = other.planners[:]
        self.discards = other.discards[:]
        self.silenced = other.silenced
        self.spared = other.spared
        self.slaughtered = other.slaughtered
        self.jailed = other.jailed
        self.hospital = other.hospital
        self.outcome = other.outcome
        self.ignores_skulls = other.ignores_skulls
        self.ignores_hollow = other.ignores_hollow
        self.ignores_single_shields = other.ignores_single_shields
        self.ignores_double_shields = other.ignores_double_shields
        self.ignores_double_swords = other.ignores_double_swords
        self.is_doubled = other.is_doubled
        self.is_halved = other.is_halved
        self.sacrifice_worth = other.sacrifice_worth
        self.attack_roll = other.attack_roll[:]
        self.defense_roll = other.defense_roll[:]
        self.attack = other.attack
        self.defense = other.defense
        self.killed = other.killed[:]
        self.won = other.won

    def is_target(self, slot: int) -> bool:
        """Whether the site itself is a target."""
        return self.sites >> slot & 1 != 0

    def add_attack_dice(self, side: int, n: int, by: int) -> None:
        """OA-PWR-09: the attacker adds, a defender removes; OA-CAM-10: below zero they defend."""
        if side == DEFENDERS:
            n = -n
        for _ in range(n):
            self.attack_by.append(by)
        for _ in range(-n):
            self.attack_off.append(by)
        self.lose_attack_dice(-n)

    def lose_attack_dice(self, n: int) -> None:
        """OA-CAM-10: each that is not there adds a defense die instead."""
        self.attack_dice -= n
        if self.attack_dice < 0:
            self.defense_dice -= self.attack_dice
            self.attack_dice = 0

    def add_defense_dice(self, n: int, by: int) -> None:
        for _ in range(n):
            self.defense_by.append(by)
        self.defense_dice += n

    def has_ally(self, seat: int) -> bool:
        return self.allies >> seat & 1 != 0

    def side_of(self, seat: int) -> int:
        """ATTACKERS, DEFENDERS, or NONE for who takes no part."""
        if seat == self.seat:
            return ATTACKERS
        return DEFENDERS if seat == self.defender or self.has_ally(seat) else NONE

    def players_of(self, g: Oath, side: int) -> list[int]:
        """OA-PWR-12: the whole side, the one who was attacked first."""
        if side == ATTACKERS:
            return [self.seat]
        found = [] if self.defender == NONE else [self.defender]
        for seat in g.order:
            if self.allies >> seat & 1:
                found.append(seat)
        return found
