"""The powers of sites (OA-SIT)."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.bargains import OF_FAVOR, OF_SECRETS
from palatine.games.oath.cards import is_relic_locked, relic_from_site, take_relics
from palatine.games.oath.deed import Campaigning, Deed, Mustering, Playing, Searching, Travelling
from palatine.games.oath.names import ATTACKERS, CHOOSE_NUMBER
from palatine.games.oath.power import AsksOnce, Power, Using
from palatine.games.oath.powers.common import Homeland, MusterMore, Negotiate, question_of
from palatine.games.oath.recover import relic_recovered
from palatine.games.oath.state import BANDITS, Oath
from palatine.games.oath.tables import (
    ARCANE,
    BEAST,
    DISCORD,
    HEARTH,
    NOMAD,
    ORDER,
    POWER_IDS,
    REGION_OF,
    SITE_COAST,
    SITE_IDS,
)
from palatine.games.oath.tokens import (
    flip_secrets,
    gain_favor,
    gain_secrets,
    gain_warbands,
    is_barred,
    receive_favor,
)
from palatine.games.oath.windows import (
    BARS_TRAVEL,
    CLEARS,
    POOL,
    SEARCHES,
    SENDS,
    TARGET_SET,
    TRAVEL_COST,
    TRAVELS,
    WAKES,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

SHROUDED_WOOD: Final[int] = SITE_IDS.index("shrouded_wood")
BURIED_GIANT: Final[int] = POWER_IDS.index("buried_giant")


def has_target_at(war: Campaigning, slot: int) -> bool:
    """OA-SIT-04: the site, or pawn, relics and banners of a defender who stands there."""
    if war.is_target(slot):
        return True
    return war.slot == slot and (war.is_pawn or war.relics != 0 or war.banners != 0)


# homelands


class SecretHomeland(Homeland):
    """Standing Stones, Steppe: 1 secret."""

    def reward(self, g: Oath, here: int, seat: int) -> None:
        gain_secrets(g, seat, 1)


class FavorHomeland(Homeland):
    """Fertile Valley: 1 favor of its suit."""

    def reward(self, g: Oath, here: int, seat: int) -> None:
        gain_favor(g, seat, self.suit, 1)


class WarbandHomeland(Homeland):
    """Ancient City: 2 warbands."""

    def reward(self, g: Oath, here: int, seat: int) -> None:
        gain_warbands(g, seat, 2)


class RelicHomeland(Homeland):
    """Deep Woods, Wastes: the relic there, which counts as recovering it."""

    def reward(self, g: Oath, here: int, seat: int) -> None:
        if g.relics_at(here) and not is_relic_locked(g, seat, here):
            relic = relic_from_site(g, here, 0)
            take_relics(g, seat, [relic])
            relic_recovered(g, seat, relic)


# travel


class Coast(Power):
    """OA-SIT-03: from coast to coast for 1 Supply; Narrow Pass looks at it itself."""

    WINDOWS: ClassVar[list[int]] = [TRAVEL_COST]

    def travel_cost(self, g: Oath, here: int, deed: Travelling, slot: int, cost: int) -> int:
        if deed.start == here and is_coast(g, slot):
            return min(cost, 1)
        return cost


def is_coast(g: Oath, slot: int) -> bool:
    """A coast that lies faceup."""
    return g.is_up(slot) and SITE_COAST[g.site[slot]]


class CharmingValley(Power):
    """OA-SIT-06: leaving costs 1 more."""

    WINDOWS: ClassVar[list[int]] = [TRAVEL_COST]

    def travel_cost(self, g: Oath, here: int, deed: Travelling, slot: int, cost: int) -> int:
        return cost + 1 if deed.start == here else cost


class BuriedGiant(Power):
    """OA-SIT-06: turn a secret facedown when leaving: no Supply, no Narrow Pass."""

    WINDOWS: ClassVar[list[int]] = [TRAVELS]

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        assert isinstance(deed, Travelling)
        return deed.start == here and not is_barred(g, deed.seat, self.number, 1)

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        deed.secrets_due += 1

    def pays(self, g: Oath, here: int, deed: Deed) -> None:
        flip_secrets(g, deed.seat, 1)

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        return True


class ShroudedWood(Power):
    """OA-SIT-07: leaving costs 2; an enemy player who rules it picks where to."""

    WINDOWS: ClassVar[list[int]] = [TRAVEL_COST, SENDS]

    def travel_cost(self, g: Oath, here: int, deed: Travelling, slot: int, cost: int) -> int:
        return 2 if deed.start == here else cost

    def sends(self, g: Oath, here: int, seat: int) -> int:
        ruler = g.ruler(here)
        if ruler == BANDITS or g.rules_site(seat, here) or not g.is_enemy(seat, ruler):
            return NONE
        return ruler


class NarrowPass(Power):
    """OA-SIT-08: into its region only onto it; targets there need it as a target too."""

    WINDOWS: ClassVar[list[int]] = [BARS_TRAVEL, TARGET_SET]

    def bars_travel(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        region = REGION_OF[here]
        if slot == here or REGION_OF[slot] != region or REGION_OF[deed.start] == region:
            return False
        if is_coast(g, deed.start) and is_coast(g, slot):
            return False
        return not (g.site[deed.start] == SHROUDED_WOOD or BURIED_GIANT in deed.used)

    def allows_targets(self, g: Oath, here: int, war: Campaigning) -> bool:
        region = REGION_OF[here]
        if REGION_OF[war.slot] == region or war.is_target(here) or g.rules_site(war.seat, here):
            return True
        for slot in range(len(REGION_OF)):
            if REGION_OF[slot] == region and war.is_target(slot):
                return False
        return True


class HiddenPlace(Power):
    """OA-SIT-09: turn a secret facedown to travel there, and another to declare targets there."""

    WINDOWS: ClassVar[list[int]] = [BARS_TRAVEL, TARGET_SET]

    def bars_travel(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return self.secrets_to_enter(g, here, deed, slot) > 0 and is_barred(
            g, deed.seat, self.number, 1
        )

    def secrets_to_enter(self, g: Oath, here: int, deed: Travelling, slot: int) -> int:
        return 1 if slot == here and g.site[deed.start] != SHROUDED_WOOD else 0

    def allows_targets(self, g: Oath, here: int, war: Campaigning) -> bool:
        return not (has_target_at(war, here) and is_barred(g, war.seat, self.number, 1))

    def target_secrets(self, g: Oath, here: int, war: Campaigning) -> int:
        return 1 if has_target_at(war, here) else 0


# other actions


class PoolAt(Power):
    """OA-SIT-04: attack dice for who declares any target there."""

    WINDOWS: ClassVar[list[int]] = [POOL]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def pool(self, g: Oath, here: int, war: Campaigning) -> None:
        if has_target_at(war, here):
            war.add_attack_dice(ATTACKERS, self.n, self.number)


class River(MusterMore):
    """OA-SIT-05: mustering on a card there gives its ruler more."""

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return g.rules_site(deed.seat, here) and g.pawn[deed.seat] == here

    def holds(self, g: Oath, here: int, deed: Mustering) -> bool:
        return g.slot_of(deed.card) == here


class Marshes(Power):
    """OA-SIT-05: searching there draws 1 card fewer."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return g.pawn[deed.seat] == here

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.extra -= 1


class GreatSlum(Power):
    """OA-SIT-05: a card there may be discarded before one is played there."""

    WINDOWS: ClassVar[list[int]] = [CLEARS]

    def clears(self, g: Oath, here: int, play: Playing) -> int:
        return 1 << here if play.slot == here else 0


class Stock(AsksOnce):
    """OA-WAK-06: in the Wake a player there may take 1 favor or 1 secret of the site's stock."""

    WINDOWS: ClassVar[list[int]] = [WAKES]

    def can_wake(self, g: Oath, here: int, seat: int) -> bool:
        return g.pawn[seat] == here and (g.site_favor[here] > 0 or g.site_secrets[here] > 0)

    def wake(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        """0 for a favor, 1 for a secret."""
        ask = question_of(self, use)
        if g.site_favor[use.place]:
            ask.offer(CHOOSE_NUMBER.option(0))
        if g.site_secrets[use.place]:
            ask.offer(CHOOSE_NUMBER.option(1))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if CHOOSE_NUMBER.first(pick) == 0:
            g.site_favor[use.place] -= 1
            receive_favor(g, use.seat, 1)
        else:
            g.site_secrets[use.place] -= 1
            gain_secrets(g, use.seat, 1)


class Tribunal(Negotiate):
    """OA-SIT-10: for who rules it or stands there; favor and secrets (OA-NEG-06)."""

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        is_near = g.pawn[seat] == here or g.rules_site(seat, here)
        return is_near and super().can_act(g, here, seat)


POWERS: Final[list[tuple[str, Power]]] = [
    ("ancient_city", WarbandHomeland(ORDER)),
    ("barren_coast", Coast()),
    ("buried_giant", BuriedGiant()),
    ("charming_valley", CharmingValley()),
    ("deep_woods", RelicHomeland(BEAST)),
    ("drowned_city", Stock()),
    ("fertile_valley", FavorHomeland(HEARTH)),
    ("great_slum", GreatSlum()),
    ("lush_coast", Coast()),
    ("marshes", Marshes()),
    ("mine", Stock()),
    ("mountain", PoolAt(-1)),
    ("narrow_pass", NarrowPass()),
    ("plains", PoolAt(1)),
    ("river", River(1)),
    ("rocky_coast", Coast()),
    ("salt_flats", Stock()),
    ("shrouded_wood", ShroudedWood()),
    ("standing_stones", SecretHomeland(ARCANE)),
    ("steppe", SecretHomeland(NOMAD)),
    ("the_hidden_place", HiddenPlace()),
    ("the_tribunal", Tribunal(OF_FAVOR | OF_SECRETS)),
    ("wastes", RelicHomeland(DISCORD)),
]
