"""The powers of banners, title, Visions, the Reliquary's traits and the Grand Scepter."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.cards import (
    is_protected,
    seize_banner,
    suit_count,
    take_relics,
    thing_of_banner,
)
from palatine.games.oath.deed import (
    Campaigning,
    Deed,
    Playing,
    Searching,
    Trading,
    Travelling,
)
from palatine.games.oath.names import ATTACKERS, CHOOSE_BANNER, CHOOSE_RELIC, DEFENDERS, PASS
from palatine.games.oath.power import AsksOnce, Power, Using, owner_of
from palatine.games.oath.powers.common import may_pass, question_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CRADLE,
    HINTERLAND,
    OATHKEEPER,
    REGION_OF,
    SLOTS,
    SUITS,
    SUPREMACY,
    TITLE_DEFENSE,
    USURPER,
)
from palatine.games.oath.tokens import burn_secrets, is_barred
from palatine.games.oath.windows import (
    CAMPAIGNS,
    CLEARS,
    OPENS_SITES,
    POOL,
    SEARCHES,
    TRADES,
    TRAVEL_COST,
    TRAVELS,
    WHEN_PLAYED,
)
from palatine.kernel.flow import Ask

DECK_COST: Final = 2  # of the Darkest Secret's holder
DEAREST_SEARCH: Final = 2  # of a greedy Chancellor


class Rule(Power):
    """A power that a chapter of the rules carries out by itself; it fills no window.

    The People's Favor in the Wake (`turn.TendBanner`), the protection of the Darkest Secret
    (`recover.is_secret_loose`), the goals of Visions (`victory`), the Grand Scepter
    (`minor`, `citizenship`).
    """


class PeoplesFavor(Power):
    """OA-PLY-02: before a play to a site its holder may discard a card of the region, and any
    faceup site of the region is open."""

    WINDOWS: ClassVar[list[int]] = [OPENS_SITES, CLEARS]

    def opens_sites(self, g: Oath, here: int, play: Playing) -> int:
        found = 0
        for slot in range(SLOTS):
            if REGION_OF[slot] == g.region(play.seat) and g.is_up(slot):
                found |= 1 << slot
        return found

    def clears(self, g: Oath, here: int, play: Playing) -> int:
        return self.opens_sites(g, here, play)


class DarkestSecret(Power):
    """OA-SEA-02: searching the world deck costs its holder 2."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.deck_cost = DECK_COST


class Title(Power):
    """OA-CAM-06: defense dice for the holder; under Supremacy the Chancellor's for the Empire."""

    WINDOWS: ClassVar[list[int]] = [POOL]

    def pool(self, g: Oath, here: int, war: Campaigning) -> None:
        holder = owner_of(here)
        is_empire = holder == g.chancellor and g.oath == SUPREMACY
        if war.defender == holder or (
            is_empire and war.side_of(holder) == DEFENDERS and g.is_imperial(war.defender)
        ):
            dice = TITLE_DEFENSE[USURPER if g.usurper else OATHKEEPER]
            war.add_defense_dice(dice, self.number)


class Brutal(Power):
    """OA-CMP-11: in a campaign of the Chancellor whoever is defeated loses the whole force."""

    WINDOWS: ClassVar[list[int]] = [CAMPAIGNS]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Campaigning)
        deed.slaughtered |= 1 << ATTACKERS | 1 << DEFENDERS


class Decadent(Power):
    """OA-CMP-11: into the Cradle for nothing, to the Hinterland for 1 more."""

    WINDOWS: ClassVar[list[int]] = [TRAVELS, TRAVEL_COST]

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        assert isinstance(deed, Travelling)
        return REGION_OF[thing] == CRADLE and REGION_OF[deed.start] != CRADLE

    def travel_cost(self, g: Oath, here: int, deed: Travelling, slot: int, cost: int) -> int:
        is_used = self.number in deed.used
        return cost + 1 if is_used and REGION_OF[slot] == HINTERLAND else cost


class Careless(Power):
    """OA-CMP-11: a Trade gives 1 favor more, and 1 secret less if it is for secrets."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def traded(self, g: Oath, here: int, deed: Trading) -> None:
        deed.favor += 1
        if deed.is_for_secrets:
            deed.secrets = max(0, deed.secrets - 1)


class Greedy(Power):
    """OA-CMP-11: a Search draws 2 more, and may not cost more than 2."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.extra += 2
        deed.cost_limit = min(deed.cost_limit, DEAREST_SEARCH)


class Conspiracy(AsksOnce):
    """OA-PLY-06: for a burned secret, a relic or banner of a player here whose advisers match."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        if g.secrets[seat] > 0 and not is_barred(g, seat, self.number, 1):
            self.ask(g, here, seat, [])

    def victims(self, g: Oath, seat: int) -> list[int]:
        return [other for other in g.players_with(seat) if matching(g, seat, other) >= 2]

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in self.victims(g, use.seat):
            for relic in g.relics_of(other):
                if not is_protected(g, use.seat, other, relic):
                    ask.offer(CHOOSE_RELIC.option(relic))
            for banner in g.banners_of(other):
                if not is_protected(g, use.seat, other, thing_of_banner(banner)):
                    ask.offer(CHOOSE_BANNER.option(banner))
        return None if ask.count == 0 else may_pass(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if PASS.has(pick):
            return
        burn_secrets(g, use.seat, 1)
        if CHOOSE_RELIC.has(pick):
            take_relics(g, use.seat, [CHOOSE_RELIC.first(pick)])
        else:
            seize_banner(g, CHOOSE_BANNER.first(pick), use.seat)


def matching(g: Oath, seat: int, other: int) -> int:
    """Own faceup advisers that share a suit with any of the other's."""
    n = 0
    for suit in range(SUITS):
        if g.has_adviser(other, suit):
            n += suit_count(g, seat, suit)
    return n


POWERS: Final[list[tuple[str, Power]]] = [
    ("the_grand_scepter_1", Rule()),
    ("the_grand_scepter_2", Rule()),
    ("the_grand_scepter_3", Rule()),
    ("vision_of_conquest", Rule()),
    ("vision_of_rebellion", Rule()),
    ("vision_of_sanctuary", Rule()),
    ("vision_of_faith", Rule()),
    ("conspiracy", Conspiracy()),
    ("peoples_favor_1", Rule()),
    ("peoples_favor_2", PeoplesFavor()),
    ("darkest_secret_1", Rule()),
    ("darkest_secret_2", DarkestSecret()),
    ("oathkeeper_title", Title()),
    ("brutal", Brutal()),
    ("decadent", Decadent()),
    ("careless", Careless()),
    ("greedy", Greedy()),
]
