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

    def __init__(
        self,
        seat: int,
        step: int,
        used: list[int],
        is_free: bool,
        favor_due: int,
        secrets_due: int,
        warbands_due: int,
    ) -> None:
        self.seat = seat
        self.step = step
        self.used = used  # powers, in the order in which they were announced
        self.is_free = is_free  # it costs no Supply, whatever raises its cost
        # what modifiers cost beside their printed price; `Power.pays` hands it over
        self.favor_due = favor_due
        self.secrets_due = secrets_due
        self.warbands_due = warbands_due

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

    def __init__(
        self,
        seat: int,
        step: int,
        used: list[int],
        is_free: bool,
        favor_due: int,
        secrets_due: int,
        warbands_due: int,
        start: int,
        slot: int,
        is_forced: bool,
        allowed: int,
        chooser: int,
    ) -> None:
        super().__init__(seat, step, used, is_free, favor_due, secrets_due, warbands_due)
        self.start = start
        self.slot = slot  # the destination
        self.is_forced = is_forced  # somebody else makes the pawn travel: no modifiers, no tolls
        self.allowed = allowed  # the destinations that whatever made it travel leaves open
        self.chooser = chooser  # who picks the destination


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

    def __init__(
        self,
        seat: int,
        step: int,
        used: list[int],
        is_free: bool,
        favor_due: int,
        secrets_due: int,
        warbands_due: int,
        region: int,
        is_deck: bool,
        deck_cost: int,
        cost_limit: int,
        piles: int,
        is_pile_only: bool,
        is_from_bottom: bool,
        draw: int,
        extra: int,
        plays: int,
        to_site: int,
        discard_to: int,
        drawn: list[int],
        drawn_back: list[int],
        drawn_open: list[int],
        done: list[int],
    ) -> None:
        super().__init__(seat, step, used, is_free, favor_due, secrets_due, warbands_due)
        self.region = region  # whose pile is searched
        self.is_deck = is_deck  # the world deck is
        self.deck_cost = deck_cost  # Supply for the world deck
        self.cost_limit = cost_limit  # Greedy: a Search may not cost more
        self.piles = piles  # regions whose piles are open
        self.is_pile_only = is_pile_only  # Mushrooms
        self.is_from_bottom = is_from_bottom
        self.draw = draw  # cards drawn, but for the extra ones
        self.extra = extra
        self.plays = plays  # cards that may be played
        self.to_site = to_site  # Land Warden: plays to a site so far
        self.discard_to = discard_to  # where discards go: see search.py; NONE by OA-CON-12
        self.drawn = drawn
        self.drawn_back = drawn_back
        self.drawn_open = drawn_open  # those that were shown to all
        self.done = done  # OA-PWR-08: play modifiers that have had their say in this Search

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

    def __init__(
        self,
        seat: int,
        card: int,
        back: int,
        step: int,
        is_drawn: bool,
        is_known: bool,
        way: int,
        slot: int,
        cleared_by: list[int],
        done: list[int],
        discard_to: int,
        is_for_site: bool,
        adviser: int,
    ) -> None:
        self.seat = seat
        self.card = card
        self.back = back
        self.step = step
        self.is_drawn = is_drawn  # it was just drawn, not a facedown adviser before
        self.is_known = is_known  # everybody has seen it
        self.way = way  # TO_SITE, TO_ADVISERS, FACEDOWN, AS_VISION; NONE while open
        self.slot = slot  # the site it was played to
        self.cleared_by = cleared_by  # powers that allowed a discard before the play
        self.done = done  # powers that have had their say after it
        self.discard_to = discard_to  # as in Searching
        self.is_for_site = is_for_site  # Land Warden: it goes to a site or is discarded
        self.adviser = adviser  # its place in `advisers` if it lies there facedown, else NONE

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

    def __init__(
        self,
        seat: int,
        step: int,
        used: list[int],
        is_free: bool,
        favor_due: int,
        secrets_due: int,
        warbands_due: int,
        card: int,
        gain: int,
        is_any_card: bool,
        is_paid_in_secrets: bool,
    ) -> None:
        super().__init__(seat, step, used, is_free, favor_due, secrets_due, warbands_due)
        self.card = card
        self.gain = gain
        self.is_any_card = is_any_card  # Pressgangs: tokens on it do not matter
        self.is_paid_in_secrets = is_paid_in_secrets  # Initiation Rite


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

    def __init__(
        self,
        seat: int,
        step: int,
        used: list[int],
        is_free: bool,
        favor_due: int,
        secrets_due: int,
        warbands_due: int,
        card: int,
        is_for_secrets: bool,
        favor: int,
        secrets: int,
        at: int,
        sites: int,
        advisers_of: int,
        has_troupe: bool,
    ) -> None:
        super().__init__(seat, step, used, is_free, favor_due, secrets_due, warbands_due)
        self.card = card
        self.is_for_secrets = is_for_secrets
        self.favor = favor  # gained
        self.secrets = secrets
        self.at = at  # the pawn's site, or where it trades as if it stood there
        self.sites = sites  # where the card may lie, as bits
        self.advisers_of = advisers_of  # whose advisers count: Master of Disguise
        self.has_troupe = has_troupe  # the Acting Troupe is a Beast or Order card, not Arcane


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

    def __init__(
        self,
        seat: int,
        step: int,
        used: list[int],
        is_free: bool,
        favor_due: int,
        secrets_due: int,
        warbands_due: int,
        place: int,
        banner: int,
        paid: int,
        bonus: int,
        relic: int,
    ) -> None:
        super().__init__(seat, step, used, is_free, favor_due, secrets_due, warbands_due)
        self.place = place  # 0 or 1: which relic of the site; NONE for a banner
        self.banner = banner
        self.paid = paid  # tokens put on the banner
        self.bonus = bonus  # Magician's Code: secrets that come onto the banner by themselves
        self.relic = relic  # that was recovered


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

    def __init__(
        self,
        seat: int,
        step: int,
        used: list[int],
        is_free: bool,
        favor_due: int,
        secrets_due: int,
        warbands_due: int,
        slot: int,
        defender: int,
        sites: int,
        relics: int,
        banners: int,
        is_pawn: bool,
        buried: list[int],
        allies: int,
        admitted: int,
        at: int,
        force_sites: int,
        attack_dice: int,
        defense_dice: int,
        force_dice: int,
        attack_by: list[int],
        attack_off: list[int],
        defense_by: list[int],
        plans: list[int],
        planners: list[int],
        discards: list[int],
        silenced: int,
        spared: int,
        slaughtered: int,
        jailed: int,
        hospital: int,
        outcome: int,
        ignores_skulls: bool,
        ignores_hollow: bool,
        ignores_single_shields: bool,
        ignores_double_shields: bool,
        ignores_double_swords: bool,
        is_doubled: bool,
        is_halved: bool,
        sacrifice_worth: int,
        attack_roll: list[int],
        defense_roll: list[int],
        attack: int,
        defense: int,
        killed: list[int],
        won: int,
    ) -> None:
        super().__init__(seat, step, used, is_free, favor_due, secrets_due, warbands_due)
        self.slot = slot  # where the attacker stands, or acts as if
        self.defender = defender  # NONE for the bandits
        self.sites = sites  # targets
        self.relics = relics
        self.banners = banners
        self.is_pawn = is_pawn  # pawn and favor
        self.buried = buried  # Relic Hunter: facedown relics, as slot * 2 + place
        self.allies = allies
        self.admitted = admitted  # Citizens who may join
        self.at = at  # whose turn it is to join or plan; which site gets warbands
        self.force_sites = force_sites  # OA-CAM-20: sites whose warbands attack too
        self.attack_dice = attack_dice
        self.defense_dice = defense_dice
        # where dice came from: those chosen for the force, and the power of each other one
        self.force_dice = force_dice
        self.attack_by = attack_by
        self.attack_off = attack_off  # dice that were taken away
        self.defense_by = defense_by
        self.plans = plans  # battle plans in use
        self.planners = planners  # who uses each; NONE for the bandits
        self.discards = discards  # plans that are discarded at the end
        # by side, as bits
        self.silenced = silenced  # may use no more plans
        self.spared = spared  # loses nothing if defeated (OA-CAM-25)
        self.slaughtered = slaughtered  # loses the whole force if defeated
        self.jailed = jailed  # survivors go to the Obsidian Cage if defeated
        self.hospital = hospital  # the side whose killed warbands are set aside
        self.outcome = outcome  # the side that has won
        self.ignores_skulls = ignores_skulls
        self.ignores_hollow = ignores_hollow
        self.ignores_single_shields = ignores_single_shields
        self.ignores_double_shields = ignores_double_shields
        self.ignores_double_swords = ignores_double_swords
        self.is_doubled = is_doubled  # the attack roll counts twice
        self.is_halved = is_halved  # half the attack pool is rolled
        self.sacrifice_worth = sacrifice_worth  # attack for each sacrificed warband
        self.attack_roll = attack_roll
        self.defense_roll = defense_roll
        self.attack = attack
        self.defense = defense
        self.killed = killed  # warbands of each side that died, for the Cursed Cauldron
        self.won = won  # relics that the attacker took as spoils, for Relic Hunter

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
