"""The Hearth suit."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.bargains import OF_FAVOR, OF_RELICS, OF_SECRETS, OF_SITES
from palatine.games.oath.cards import (
    bury_relic,
    cards_ruled,
    discard_adviser,
    discardable_advisers,
    has_room,
    is_relic_locked,
    look_at_top,
    may_be_at_site,
    move_to_site,
    relic_from_site,
)
from palatine.games.oath.citizenship import become_citizen
from palatine.games.oath.deed import (
    AS_VISION,
    TO_ADVISERS,
    TO_SITE,
    Campaigning,
    Deed,
    Mustering,
    Playing,
    Searching,
)
from palatine.games.oath.names import (
    ATTACKERS,
    CHOOSE_BURIED,
    CHOOSE_CARD,
    CHOOSE_SEAT,
    CHOOSE_SUIT,
    DEFENDERS,
    FACEUP,
    RELICS_AT_SITE,
    WITH,
)
from palatine.games.oath.phases import return_tokens
from palatine.games.oath.power import (
    PLACE_WARBANDS,
    SACRIFICE_TO_WIN,
    START_CAMPAIGN,
    AsksOnce,
    Power,
    Using,
    owner_of,
)
from palatine.games.oath.powers.common import (
    IF_DEFEATED,
    DefenseDice,
    DrawRelicWhenPlayed,
    FromOneBank,
    GainSupply,
    MusterMore,
    Negotiate,
    PlanDice,
    SpareForce,
    banks_with_favor,
    enemies,
    if_any,
    question_of,
    user_side,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    FIRST_VISION,
    HEARTH,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    SLOTS,
    SUITS,
)
from palatine.games.oath.tokens import (
    campaign_of,
    gain_favor,
    gain_warbands,
    is_forbidden,
    kill_on_board,
    put_on_site,
    take_favor,
)
from palatine.games.oath.windows import (
    ACTS,
    AFTER_PLAY,
    CAMPAIGNED,
    CARD_PLAYED,
    CLEARS,
    FORBIDS,
    PLANS,
    SEARCHES,
    SUIT_COUNT,
    TRADES,
    WHEN_PLAYED,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

# battle plans


class VillageConstable(PlanDice):
    """Dice, unless an enemy has the People's Favor."""

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return g.banner_of[PEOPLES_FAVOR] not in enemies(g, war, user)


class GreatLevy(VillageConstable):
    """The same, and the skulls that the user rolls do not kill."""

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        super().plan(g, here, war, user)
        if self.holds(g, here, war, user) and user_side(war, user) == ATTACKERS:
            war.ignores_skulls = True


class HeartsAndMinds(Power):
    """The defender wins on the spot; discarded unless the side has the People's Favor."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return war.outcome == NONE  # OA-CAM-23

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.outcome = DEFENDERS

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if g.banner_of[PEOPLES_FAVOR] not in war.players_of(g, DEFENDERS):
            war.discards.append(self.number)


class Hospital(Power):
    """Warbands of the user's side that die come to this site at the end, if the user rules it.

    OA-CAM-25: `tokens.killed` sets them aside.
    """

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if user != NONE:
            war.hospital = user_side(war, user)

    def discharges(self, g: Oath, here: int, war: Campaigning) -> None:
        user = war.planners[war.plans.index(self.number)]
        if user == NONE or here == NONE or not g.rules_site(user, here):
            return
        if is_forbidden(g, user, PLACE_WARBANDS):
            return
        colour = g.colour(user)
        put_on_site(g, here, colour, g.infirmary[colour])
        if g.infirmary[colour]:
            g.tell("garrisoned", user, g.site[here], g.infirmary[colour])
        g.infirmary[colour] = 0


# modifiers


class WelcomingParty(Power):
    """A denizen just drawn and played faceup brings 1 favor; not this card itself."""

    WINDOWS: ClassVar[list[int]] = [AFTER_PLAY]

    def can_follow(self, g: Oath, here: int, play: Playing) -> bool:
        is_denizen = play.card < FIRST_VISION and play.card != self.row.face
        is_faceup = play.way == TO_SITE or play.way == TO_ADVISERS
        return play.is_drawn and is_denizen and is_faceup and g.bank[HEARTH] > 0

    def after_play(self, g: Oath, here: int, play: Playing) -> None:
        gain_favor(g, play.seat, HEARTH, 1)


class CropRotation(Power):
    """A card of the site that is played to may be discarded before."""

    WINDOWS: ClassVar[list[int]] = [CLEARS]

    def clears(self, g: Oath, here: int, play: Playing) -> int:
        return 0 if play.slot == NONE else 1 << play.slot


class LandWarden(Power):
    """Two drawn cards may be played, one of them to a site."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.plays = 2


class NewsFromAfar(Power):
    """The Search costs no Supply."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        return True


class RowdyPub(MusterMore):
    """One warband more for mustering on this card."""

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return g.pawn[deed.seat] == here

    def holds(self, g: Oath, here: int, deed: Mustering) -> bool:
        return deed.card == self.row.face


class AwaitedReturn(Power):
    """Sacrifice a warband of the board: the Trade costs no Supply."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        deed.warbands_due += 1

    def pays(self, g: Oath, here: int, deed: Deed) -> None:
        kill_on_board(g, deed.seat, 1)

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        return True


# when played


class FabledFeast(FromOneBank):
    """Favor of one bank for each Hearth card you rule; this one counts wherever it lies."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        n = cards_ruled(g, use.seat, HEARTH)
        if use.place < SLOTS and not g.rules_site(use.seat, use.place):
            n += 1
        gain_favor(g, use.seat, CHOOSE_SUIT.first(pick), n)


class SaladDays(Power):
    """1 favor of each of so many banks."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def played(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        """The banks that have paid are in the memory; which is asked first does not matter."""
        if len(use.memory) == self.n:
            return None
        ask = question_of(self, use)
        for suit in banks_with_favor(g):
            if suit not in use.memory:
                ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        suit = CHOOSE_SUIT.first(pick)
        use.memory.append(suit)
        gain_favor(g, use.seat, suit, 1)


# actions


class MemoryOfHome(AsksOnce):
    """All favor of one bank goes to the Hearth bank."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for suit in banks_with_favor(g):
            if suit != HEARTH:
                ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        suit = CHOOSE_SUIT.first(pick)
        move_favor(g, suit, HEARTH, g.bank[suit])


def move_favor(g: Oath, source: int, target: int, n: int) -> None:
    """Favor of a bank goes to another."""
    g.bank[source] -= n
    g.bank[target] += n
    g.tell("moved-favor", source, target, n)


class Levelers(Power):
    """So much favor of the fullest bank goes to the emptiest; the user breaks ties."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        """The fullest bank, then the emptiest of the others."""
        if use.step == 2:
            return None
        ask = question_of(self, use)
        wanted = max(g.bank) if use.step == 0 else self.least(g, use.memory[0])
        for suit in range(SUITS):
            if suit not in use.memory and g.bank[suit] == wanted:
                ask.offer(CHOOSE_SUIT.option(suit))
        return ask

    def least(self, g: Oath, fullest: int) -> int:
        return min(g.bank[suit] for suit in range(SUITS) if suit != fullest)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        use.memory.append(CHOOSE_SUIT.first(pick))
        if use.step == 2:
            fullest, emptiest = use.memory
            move_favor(g, fullest, emptiest, min(self.n, g.bank[fullest]))


class Storyteller(Power):
    """The Darkest Secret grows by a secret, wherever it is."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        g.banner_tokens[DARKEST_SECRET] += 1
        g.tell("banner-value", DARKEST_SECRET, g.banner_tokens[DARKEST_SECRET])


class ArmedMob(AsksOnce):
    """A faceup adviser of the Darkest Secret's holder goes, unless the People's Favor is there."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def victims(self, g: Oath) -> list[int]:
        """Places in `advisers`."""
        holder = g.banner_of[DARKEST_SECRET]
        if holder == NONE or g.banner_of[PEOPLES_FAVOR] == holder:
            return []
        return [at for at in discardable_advisers(g, holder) if g.adviser_face[at] == FACEUP]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.victims(g)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for at in self.victims(g):
            ask.offer(CHOOSE_CARD.option(g.advisers[at]))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        discard_adviser(g, use.seat, g.advisers.index(CHOOSE_CARD.first(pick)))


class TavernSongs(Power):
    """Look at the top cards of the region's discard pile."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(g.discards(g.region(seat))) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        region = g.region(seat)
        look_at_top(g, seat, self.number, g.discards(region), g.discards_known(region), self.n)


class Homesteaders(AsksOnce):
    """A faceup adviser moves to the own site."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def settlers(self, g: Oath, seat: int) -> list[int]:
        """Places in `advisers`."""
        if not has_room(g, g.pawn[seat]):
            return []
        found: list[int] = []
        for at in discardable_advisers(g, seat):
            if g.adviser_face[at] == FACEUP and may_be_at_site(g.advisers[at]):
                found.append(at)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.settlers(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for at in self.settlers(g, use.seat):
            ask.offer(CHOOSE_CARD.option(g.advisers[at]))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        at = g.advisers.index(CHOOSE_CARD.first(pick))
        move_to_site(g, at, g.pawn[use.seat])


class RoundOfAle(Power):
    """OA-RST-01, OA-RST-02 at once; the favor placed here stays."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        return_tokens(g, seat, self.row.face)


class CharmingFriend(AsksOnce):
    """Take favor from a player at your site."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(g.players_with(seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in g.players_with(use.seat):
            ask.offer(CHOOSE_SEAT.option(other))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        take_favor(g, use.seat, CHOOSE_SEAT.first(pick), self.n)


class RelicBreaker(AsksOnce):
    """A facedown relic of the own site goes under the deck: 3 warbands."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        slot = g.pawn[seat]
        return len(g.relics_at(slot)) > 0 and not is_relic_locked(g, seat, slot)

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        slot = g.pawn[use.seat]
        for place in g.relics_at(slot):
            ask.offer(CHOOSE_BURIED.option(slot, place + 1))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        slot, place = CHOOSE_BURIED.first(pick), CHOOSE_BURIED.second(pick) - 1
        known = g.site_relics_known[slot * RELICS_AT_SITE + place]
        relic = relic_from_site(g, slot, place)
        bury_relic(g, relic, known)
        g.tell_parted(known, "buried-relic", [use.seat, relic], "buried-some-relic", [use.seat])
        gain_warbands(g, use.seat, 3)


class BallotBox(Power):
    """An Exile with the People's Favor turns Citizen (OA-CIT-04)."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return g.may_turn(seat) and g.banner_of[PEOPLES_FAVOR] == seat

    def act(self, g: Oath, here: int, seat: int) -> None:
        become_citizen(g, seat)


# always


class BookBinders(FromOneBank):
    """Somebody else plays a Vision faceup, the Conspiracy too: favor of one bank."""

    WINDOWS: ClassVar[list[int]] = [CARD_PLAYED]

    def card_played(self, g: Oath, here: int, play: Playing) -> None:
        if play.way == AS_VISION:
            self.ask(g, here, owner_of(here), [])


class SaddleMakers(Power):
    """Somebody else plays a Nomad or Order card faceup: 2 favor of its suit."""

    WINDOWS: ClassVar[list[int]] = [CARD_PLAYED]

    def card_played(self, g: Oath, here: int, play: Playing) -> None:
        suit = g.suit(play.card)
        if suit == NOMAD or suit == ORDER:
            gain_favor(g, owner_of(here), suit, 2)


class Herald(FromOneBank):
    """Somebody else has attacked a player: favor of one bank."""

    WINDOWS: ClassVar[list[int]] = [CAMPAIGNED]

    def campaigned(self, g: Oath, here: int, war: Campaigning) -> None:
        if war.seat != owner_of(here) and war.defender != NONE:
            self.ask(g, here, owner_of(here), [])


class VowOfPeace(Power):
    """The holder never attacks; who attacks a side of the holder wins nothing by sacrifices."""

    WINDOWS: ClassVar[list[int]] = [FORBIDS]

    def forbids(self, g: Oath, here: int, seat: int, what: int) -> bool:
        if what == START_CAMPAIGN:
            return here == WITH + seat
        if what == SACRIFICE_TO_WIN:
            war = campaign_of(g)
            return war is not None and war.side_of(owner_of(here)) == DEFENDERS
        return False


class Marriage(Power):
    """Counts as two Hearth advisers, in one place."""

    WINDOWS: ClassVar[list[int]] = [SUIT_COUNT]

    def extra_advisers(self, g: Oath, here: int, seat: int, suit: int) -> int:
        return 1 if suit == HEARTH and here == WITH + seat else 0


POWERS: Final[list[tuple[str, Power]]] = [
    ("tinkers_fair", Negotiate(OF_FAVOR | OF_SECRETS | OF_RELICS)),
    ("wayside_inn", GainSupply(2)),
    ("extra_provisions", DefenseDice(1)),
    ("memory_of_home", MemoryOfHome()),
    ("welcoming_party", WelcomingParty()),
    ("traveling_doctor", SpareForce(IF_DEFEATED)),
    ("storyteller", Storyteller()),
    ("armed_mob", ArmedMob()),
    ("tavern_songs", TavernSongs(3)),
    ("homesteaders", Homesteaders()),
    ("crop_rotation", CropRotation()),
    ("a_round_of_ale", RoundOfAle()),
    ("land_warden", LandWarden()),
    ("charming_friend", CharmingFriend(1)),
    ("village_constable", VillageConstable(2)),
    ("family_heirloom", DrawRelicWhenPlayed()),
    ("news_from_afar", NewsFromAfar()),
    ("levelers", Levelers(2)),
    ("fabled_feast", FabledFeast(0)),
    ("the_great_levy", GreatLevy(3)),
    ("hearts_and_minds", HeartsAndMinds()),
    ("relic_breaker", RelicBreaker()),
    ("book_binders", BookBinders(2)),
    ("ballot_box", BallotBox()),
    ("saddle_makers", SaddleMakers()),
    ("herald", Herald(1)),
    ("rowdy_pub", RowdyPub(1)),
    ("vow_of_peace", VowOfPeace()),
    ("deed_writer", Negotiate(OF_FAVOR | OF_SECRETS | OF_SITES)),
    ("salad_days", SaladDays(3)),
    ("marriage", Marriage()),
    ("hospital", Hospital()),
    ("awaited_return", AwaitedReturn()),
]
