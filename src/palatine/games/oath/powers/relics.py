"""The relics; the Grand Scepter stands in `others.py`."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.battle import war_of
from palatine.games.oath.cards import (
    TO_WORLD,
    bury_relic,
    can_swap,
    everybody,
    look_at_top,
    look_into_reliquary,
    relic_from_reliquary,
    space_in,
    space_option,
    swap_cards,
    take_off_relic,
    take_relics,
)
from palatine.games.oath.deed import (
    EVERYWHERE,
    PAWN_TARGET,
    Campaigning,
    Deed,
    Mustering,
    Playing,
    Searching,
    Trading,
    Travelling,
)
from palatine.games.oath.muster import trade_advisers
from palatine.games.oath.names import (
    CHOOSE_ADVISER,
    CHOOSE_BOTTOM,
    CHOOSE_BURIED,
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    CHOOSE_SLOT,
    CHOOSE_SPACE,
    PASS,
    RELICS_AT_SITE,
    WITH,
    YES,
)
from palatine.games.oath.power import GIVE_SECRETS, PLACE_WARBANDS, AsksOnce, Power, Using, owner_of
from palatine.games.oath.powers.common import (
    DrawRelic,
    if_any,
    question_of,
    user_side,
    yes_or_no,
)
from palatine.games.oath.powers.others import Rule
from palatine.games.oath.search import lead_discards
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import RELIC_IDS, SLOTS
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    gain_secrets,
    gain_warbands,
    give_favor,
    is_forbidden,
    release,
)
from palatine.games.oath.travel import can_be_sent, may_travel, new_travel
from palatine.games.oath.windows import (
    ACTS,
    ARRIVED,
    FORBIDS,
    MUSTERS,
    PLANS,
    PROTECTS,
    REWARDS,
    SEARCHES,
    TARGET_DICE,
    TRADES,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

CIRCLET: Final[int] = RELIC_IDS.index("circlet_of_command")
MAP: Final[int] = RELIC_IDS.index("map")

# battle plans


class StickyFire(AsksOnce):
    """The victor may kill the whole force of the enemy, and then gives the enemy a favor."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def opponent(self, war: Campaigning, user: int) -> int:
        """The one who attacked or was attacked, no ally."""
        return war.defender if user == war.seat else war.seat

    def about_to_kill(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if self.opponent(war, user) != NONE:
            self.ask(g, here, user, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if not YES.has(pick):
            return
        war = war_of(g)
        war.slaughtered |= 1 << (1 - user_side(war, use.seat))
        if g.favor[use.seat] > 0:
            give_favor(g, use.seat, self.opponent(war, use.seat), 1)


class CursedCauldron(Power):
    """The victor gains as many warbands as the enemy has lost in the campaign."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        gain_warbands(g, user, war.killed[1 - user_side(war, user)])


class Jail(Power):
    """The survivors of the defeated force are locked up in the Obsidian Cage."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def about_to_kill(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.jailed |= 1 << (1 - user_side(war, user))


class Release(Power):
    """Locked-up warbands go to the boards of their colours, colour by colour."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return max(g.caged) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        """A colour, then how many; memory: the colours so far, and the open one last."""
        ask = question_of(self, use)
        if use.step % 2 == 1:
            for n in range(1, g.caged[use.memory[-1]] + 1):
                ask.offer(CHOOSE_NUMBER.option(n))
            return ask
        for colour in range(g.seats):
            if g.caged[colour] > 0 and colour not in use.memory:
                ask.offer(CHOOSE_SEAT.option(colour))
        if ask.count == 0:
            return None
        if use.memory:
            ask.offer(PASS.option())
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        if CHOOSE_SEAT.has(pick):
            use.memory.append(CHOOSE_SEAT.first(pick))
        elif CHOOSE_NUMBER.has(pick):
            release(g, use.memory[-1], CHOOSE_NUMBER.first(pick))
        else:
            use.memory = list(range(g.seats))
            use.step += 1


# modifiers


class TruthfulHarp(Power):
    """Two cards more, and everybody sees all that are drawn and what is kept."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.extra += 2

    def drew(self, g: Oath, here: int, deed: Searching) -> None:
        deed.show_drawn(g)

    def keeps(self, g: Oath, here: int, deed: Searching, card: int) -> None:
        if card not in deed.drawn_open:  # it came by the Great Spire
            deed.drawn_open.append(card)
            g.show("showed", [deed.seat, card])


class CrackedHorn(AsksOnce):
    """All discards of the Search may go under the world deck."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def drew(self, g: Oath, here: int, deed: Searching) -> None:
        self.ask(g, here, deed.seat, [])

    def leads(self, g: Oath, here: int, play: Playing) -> bool:
        return True

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if YES.has(pick):
            lead_discards(g, TO_WORLD)


class CupOfPlenty(Power):
    """A Trade with a card of a suit among the own advisers costs no Supply."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        assert isinstance(deed, Trading)
        return trade_advisers(g, deed, g.suit(thing)) > 0


class BookOfRecords(Power):
    """A secret instead of the favor for a play to a site."""

    WINDOWS: ClassVar[list[int]] = [REWARDS]

    def rewards(self, g: Oath, here: int, play: Playing) -> bool:
        gain_secrets(g, play.seat, 1)
        return True


class DragonskinDrum(AsksOnce):
    """A warband after each travel, a forced one too."""

    WINDOWS: ClassVar[list[int]] = [ARRIVED]

    def arrived(self, g: Oath, here: int, deed: Travelling) -> None:
        if deed.seat == owner_of(here) and g.in_bank(g.colour(deed.seat)) > 0:
            self.ask(g, here, deed.seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if YES.has(pick):
            gain_warbands(g, use.seat, 1)


# actions


class BrassHorse(Power):
    """The top discard of the region shows where to: a free Travel to a site of its suit."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(g.discards(g.region(seat))) > 0 and may_travel(g, seat, True)

    def act(self, g: Oath, here: int, seat: int) -> None:
        region = g.region(seat)
        card = g.discards(region)[-1]
        g.discards_known(region)[-1] = everybody(g)
        g.show("showed", [seat, card])
        allowed = 0
        for slot in range(SLOTS):
            if g.suit(card) != NONE and g.suited_cards(slot, g.suit(card)):
                allowed |= 1 << slot
        if not may_travel(g, seat, True, allowed):
            allowed = EVERYWHERE
        g.call(new_travel(g, seat, True, allowed))


class HornedMask(Power):
    """A faceup adviser and a card of the own site change places."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def partners(self, g: Oath, seat: int, adviser: int) -> list[int]:
        return [card for card in g.cards_at(g.pawn[seat]) if can_swap(g, seat, adviser, card)]

    def leavers(self, g: Oath, seat: int) -> list[int]:
        return [card for card in g.faceup_advisers(seat) if self.partners(g, seat, card)]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.leavers(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        if use.step == 0:
            for card in self.leavers(g, use.seat):
                ask.offer(CHOOSE_CARD.option(card))
        elif use.step == 1:
            for card in self.partners(g, use.seat, use.memory[0]):
                ask.offer(CHOOSE_CARD.option(card))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        use.memory.append(CHOOSE_CARD.first(pick))
        if use.step == 2:
            swap_cards(g, use.seat, use.memory[0], use.memory[1])


class Whistle(AsksOnce):
    """Somebody elsewhere travels here for nothing, and gets the secret placed on it."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def called(self, g: Oath, seat: int) -> list[int]:
        here = g.pawn[seat]
        return [other for other in g.others(seat) if can_be_sent(g, other, here, seat)]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.called(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in self.called(g, use.seat):
            ask.offer(CHOOSE_SEAT.option(other))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        other = CHOOSE_SEAT.first(pick)
        if not is_forbidden(g, use.seat, GIVE_SECRETS):  # Vow of Silence
            g.load(self.row.face, 0, -1)
            g.secrets[other] += 1
            g.tell("gave-secrets", use.seat, other, 1)
        g.call(new_travel(g, other, True, 1 << g.pawn[use.seat], use.seat))


class SkeletonKey(Power):
    """At a site of the Chancellor: look at a relic of the Reliquary, and take it or not."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def spaces(self, g: Oath) -> list[int]:
        return g.filled_spaces()

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return g.ruler(g.pawn[seat]) == g.chancellor and len(self.spaces(g)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        if use.step == 1:
            return yes_or_no(self, use)
        if use.step == 2:
            return None
        ask = question_of(self, use)
        for space in self.spaces(g):
            ask.offer(space_option(g, CHOOSE_SPACE, CHOOSE_BOTTOM, space))
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        space = space_in(CHOOSE_SPACE, CHOOSE_BOTTOM, pick)
        if space != NONE:
            use.memory.append(space)
            look_into_reliquary(g, use.seat, space)
        elif YES.has(pick):
            take_relics(g, use.seat, [relic_from_reliquary(g, use.memory[0])])


class OracularPig(Power):
    """Look at the top cards of the world deck; nothing is drawn."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(g.world) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        look_at_top(g, seat, self.number, g.world, g.world_known, self.n)


class IvoryEye(AsksOnce):
    """Look at a facedown site, an adviser of another player or a relic of a site."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def sights(self, g: Oath, seat: int) -> list[int]:
        """As options."""
        found: list[int] = []
        for slot in range(SLOTS):
            if not g.is_up(slot):
                found.append(CHOOSE_SLOT.option(slot))
        for other in g.others(seat):
            row = g.advisers_of(other)
            for at in g.facedown_advisers(other):
                found.append(CHOOSE_ADVISER.option(other, row.index(at) + 1))
        for slot in range(SLOTS):
            for place in g.relics_at(slot):
                if not g.site_relics_known[slot * RELICS_AT_SITE + place] >> seat & 1:
                    found.append(CHOOSE_BURIED.option(slot, place + 1))
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.sights(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        ask.offer_row(self.sights(g, use.seat))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        seat = use.seat
        half = [seat, self.number, 1]
        if CHOOSE_SLOT.has(pick):
            slot = CHOOSE_SLOT.first(pick)
            g.site_known[slot] |= 1 << seat
            g.tell_to(seat, "saw-site", [seat, g.site[slot], slot], "saw-some", half)
        elif CHOOSE_ADVISER.has(pick):
            at = g.advisers_of(CHOOSE_ADVISER.first(pick))[CHOOSE_ADVISER.second(pick) - 1]
            g.adviser_known[at] |= 1 << seat
            told = [seat, self.number, g.advisers[at]]
            g.tell_to(seat, "saw-cards", told, "saw-some", half)
        else:
            place = CHOOSE_BURIED.second(pick) - 1
            at = CHOOSE_BURIED.first(pick) * RELICS_AT_SITE + place
            g.site_relics_known[at] |= 1 << seat
            told = [seat, self.number, g.site_relics[at]]
            g.tell_to(seat, "saw-relics", told, "saw-some", half)


class Map(Power):
    """It goes under the relic deck, for Supply."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def act(self, g: Oath, here: int, seat: int) -> None:
        take_off_relic(g, MAP)
        bury_relic(g, MAP, everybody(g))
        g.tell("buried-relic", seat, MAP)
        g.gain_supply(seat, self.n)
        g.tell("supply", seat, self.n)
        check_title(g)


# always


class RingOfDevotion(Power):
    """The holder places no warbands on sites, and musters so many more."""

    WINDOWS: ClassVar[list[int]] = [FORBIDS, MUSTERS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def forbids(self, g: Oath, here: int, seat: int, what: int) -> bool:
        return what == PLACE_WARBANDS and here == WITH + seat

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return here == WITH + deed.seat

    def mustered(self, g: Oath, here: int, deed: Mustering) -> int:
        return self.n


class CircletOfCommand(Power):
    """Nobody else targets or takes the holder's banners and other relics; the pawn is worth a
    die more."""

    WINDOWS: ClassVar[list[int]] = [PROTECTS, TARGET_DICE]

    def protects(self, g: Oath, here: int, taker: int, owner: int, thing: int) -> bool:
        return here == WITH + owner and thing != CIRCLET

    def target_dice(self, g: Oath, here: int, war: Campaigning, kind: int, thing: int) -> int:
        return 1 if kind == PAWN_TARGET and here == WITH + war.defender else 0


POWERS: Final[list[tuple[str, Power]]] = [
    ("sticky_fire", StickyFire()),
    ("cursed_cauldron", CursedCauldron()),
    ("brass_horse", BrassHorse()),
    ("truthful_harp", TruthfulHarp()),
    ("grand_mask", Rule()),  # Oath.is_masked
    ("horned_mask", HornedMask()),
    ("cup_of_plenty", CupOfPlenty()),
    ("whistle", Whistle()),
    ("dowsing_sticks", DrawRelic()),
    ("cracked_horn", CrackedHorn()),
    ("bandit_crown", Rule()),  # Oath.ruler, battle.has_bandits
    ("ring_of_devotion", RingOfDevotion(2)),
    ("skeleton_key", SkeletonKey()),
    ("oracular_pig", OracularPig(3)),
    ("circlet_of_command", CircletOfCommand()),
    ("ivory_eye", IvoryEye()),
    ("map", Map(4)),
    ("obsidian_cage_1", Jail()),
    ("obsidian_cage_2", Release()),
    ("book_of_records", BookOfRecords()),
    ("dragonskin_drum", DragonskinDrum()),
]
