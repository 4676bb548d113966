"""The Beast suit."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.actions import is_viable
from palatine.games.oath.campaign import target_dice
from palatine.games.oath.cards import (
    TO_BOTTOM_OF,
    TO_TOP_OF,
    add_adviser,
    bury_relic,
    capacity,
    discard_from_site,
    draw_relic,
    everybody,
    hold_relic,
    is_locked,
    put_at_site,
    suit_count,
    take_adviser,
    take_off_relic,
    take_off_site,
    taken_relics,
)
from palatine.games.oath.deed import (
    Campaigning,
    Deed,
    Mustering,
    Playing,
    Searching,
    Trading,
    Travelling,
)
from palatine.games.oath.muster import trade_advisers, trade_of
from palatine.games.oath.names import (
    ATTACKERS,
    CHOOSE_CARD,
    CHOOSE_RELIC,
    CHOOSE_SEAT,
    CHOOSE_SLOT,
    CHOOSE_SUIT,
    PASS,
    TO_BOTTOM,
    TO_TOP,
    WITH,
)
from palatine.games.oath.power import AsksOnce, Power, Using, owner_of
from palatine.games.oath.powers.common import (
    CampaignFrom,
    DefenseDiceHere,
    DiscardInRegion,
    FreeMuster,
    FreeTrade,
    FreeTravel,
    GainWarbands,
    MayBecomeCitizen,
    PlanDice,
    RestFromOneBank,
    if_any,
    is_against,
    plan_suit,
    question_of,
    user_side,
)
from palatine.games.oath.search import lead_discards
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    BEAST,
    DISCORD,
    FIRST_VISION,
    GRAND_SCEPTER,
    HEARTH,
    NOMAD,
    ORDER,
    POWER_ROWS,
    REGIONS,
    SLOTS,
    SUITS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import gain_warbands, kill_on_board, take_favor
from palatine.games.oath.windows import (
    ACTS,
    ADVISER_LIMIT,
    AFTER_PLAY,
    BARS_CARD,
    BARS_PLAN,
    BARS_TRAVEL,
    FORCE,
    LEFT,
    MUSTERS,
    OPENS_SITES,
    PLAN_PRICE,
    PLANS,
    SEARCHES,
    TARGET_SET,
    TRADE_GAIN,
    TRADES,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

# battle plans


class Rangers(Power):
    """Attacker: no skulls; two dice if the defense pool has 4 or more right now."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.ignores_skulls = True
        if war.defense_dice >= 4:
            war.add_attack_dice(ATTACKERS, 2, self.number)


class NatureWorship(PlanDice):
    """A die for each Beast adviser of the side (OA-PWR-12)."""

    def dice(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        n = 0
        for seat in war.players_of(g, user_side(war, user)):
            n += suit_count(g, seat, BEAST)
        return n * self.n


class WarTortoise(Power):
    """The enemy's double shields, or the swords of double swords, are void; skulls still kill."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if user_side(war, user) == ATTACKERS:
            war.ignores_double_shields = True
        else:
            war.ignores_double_swords = True


class WalledGarden(DefenseDiceHere):
    """A defense die for each Beast card at sites, if this site is a target."""

    def dice(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        return g.cards_at_sites(BEAST) * self.n


# modifiers


class ErrandBoy(Power):
    """Search: in the pile of another region."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.piles |= (1 << REGIONS) - 1


class Mushrooms(Power):
    """Search: for no Supply one card from under the region's pile; extra cards come on top."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.is_pile_only = True
        deed.is_from_bottom = True
        deed.draw = 1

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        return True


class Bracken(AsksOnce):
    """Search: all discards may go onto or under one pile, the one before a play too."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def drew(self, g: Oath, here: int, deed: Searching) -> None:
        self.ask(g, here, deed.seat, [])

    def leads(self, g: Oath, here: int, play: Playing) -> bool:
        return True

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for region in range(REGIONS):
            ask.offer(TO_TOP.option(region))
            ask.offer(TO_BOTTOM.option(region))
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if TO_TOP.has(pick):
            lead_discards(g, TO_TOP_OF + TO_TOP.first(pick))
        elif TO_BOTTOM.has(pick):
            lead_discards(g, TO_BOTTOM_OF + TO_BOTTOM.first(pick))


class NewGrowth(Power):
    """A Beast or Hearth card may be played to any faceup site that has room."""

    WINDOWS: ClassVar[list[int]] = [OPENS_SITES]

    def opens_sites(self, g: Oath, here: int, play: Playing) -> int:
        return g.site_up if g.suit(play.card) in (BEAST, HEARTH) else 0


class WildCry(Power):
    """Who plays a Beast card gains 1 Supply and 2 warbands; not for its own play."""

    WINDOWS: ClassVar[list[int]] = [AFTER_PLAY]

    def can_follow(self, g: Oath, here: int, play: Playing) -> bool:
        return g.suit(play.card) == BEAST and play.card != self.row.face

    def after_play(self, g: Oath, here: int, play: Playing) -> None:
        g.gain_supply(play.seat, 1)
        g.tell("supply", play.seat, 1)
        gain_warbands(g, play.seat, 2)


class VowOfBeastkin(Power):
    """The holder musters only on suits of own advisers, and gains a warband more."""

    WINDOWS: ClassVar[list[int]] = [MUSTERS, BARS_CARD]

    def bars_card(self, g: Oath, here: int, deed: Deed, card: int) -> bool:
        if not isinstance(deed, Mustering) or here != WITH + deed.seat:
            return False
        return suit_count(g, deed.seat, g.suit(card)) == 0

    def mustered(self, g: Oath, here: int, deed: Mustering) -> int:
        return 1


class OldOak(Power):
    """A Trade for secrets on this card gives a secret more to who has a Beast adviser."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def traded(self, g: Oath, here: int, deed: Trading) -> None:
        if not deed.is_for_secrets or deed.card != self.row.face:
            return
        if trade_advisers(g, deed, BEAST) > 0:
            deed.secrets += 1


class SmallFriends(AsksOnce):
    """Trade as if at another site with a Beast card, with its modifiers and not the own site's."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def sites(self, g: Oath, deed: Trading) -> list[int]:
        """Where the Trade could be carried through."""
        found: list[int] = []
        for slot in range(SLOTS):
            if slot == deed.at or not g.suited_cards(slot, BEAST):
                continue
            trial = deed.twin()
            assert isinstance(trial, Trading)
            if self.number not in trial.used:
                trial.used.append(self.number)
            trial.at = slot
            trial.sites = 1 << slot
            if is_viable(g, trial, TRADES):
                found.append(slot)
        return found

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        """Modifiers of the real site cannot be used, so not before either."""
        assert isinstance(deed, Trading)
        for number in deed.used:
            if g.place_of(POWER_ROWS[number].face) == deed.at:
                return False
        return len(self.sites(g, deed)) > 0

    def announced(self, g: Oath, here: int, deed: Deed) -> None:
        self.ask(g, here, deed.seat, [])

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        """The trial that matters was made by `applies`; the site is asked for."""
        assert isinstance(deed, Trading)
        deed.sites = (1 << SLOTS) - 1

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for slot in self.sites(g, trade_of(g)):
            ask.offer(CHOOSE_SLOT.option(slot))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        deed = trade_of(g)
        deed.at = CHOOSE_SLOT.first(pick)
        deed.sites = 1 << deed.at


class ForestPaths(FreeTravel):
    """Travel to a site with a Beast card for no Supply, whatever site cards say; tolls stay due."""

    def leads_to(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return len(g.suited_cards(slot, BEAST)) > 0

    def ignores_sites(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return self.leads_to(g, here, deed, slot)


# when played


class AnimalHost(GainWarbands):
    """A warband for each Beast card at sites, this one too if it lies at one."""

    def played(self, g: Oath, here: int, seat: int) -> None:
        gain_warbands(g, seat, g.cards_at_sites(BEAST) * self.n)


# actions


class Wolves(AsksOnce):
    """A warband dies on a board of choice, the own allowed."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def victims(self, g: Oath, seat: int) -> list[int]:
        return [other for other in g.order if g.board[other] > 0]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.victims(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in self.victims(g, use.seat):
            ask.offer(CHOOSE_SEAT.option(other))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        kill_on_board(g, CHOOSE_SEAT.first(pick), 1)


class SecondChance(Wolves):
    """A warband dies on a board of who has an Order or Discord adviser, and you gain one."""

    def victims(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for other in g.order:
            advisers = suit_count(g, other, ORDER) + suit_count(g, other, DISCORD)
            if g.board[other] > 0 and advisers > 0:
                found.append(other)
        return found

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        super().chosen(g, use, pick)
        gain_warbands(g, use.seat, 1)


class RovingTerror(AsksOnce):
    """Discard a denizen of another site, and this card moves there; its tokens stay on it."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def prey(self, g: Oath, here: int, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(SLOTS):
            row = g.cards_at(slot)
            if slot == here or not row or len(row) > capacity(g, slot):
                continue
            for card in row:
                if card < FIRST_VISION and not is_locked(g, seat, card, slot):
                    found.append(card)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return not is_locked(g, seat, self.row.face, here) and len(self.prey(g, here, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for card in self.prey(g, use.place, use.seat):
            ask.offer(CHOOSE_CARD.option(card))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        card = CHOOSE_CARD.first(pick)
        slot = g.slot_of(card)
        discard_from_site(g, use.seat, card)
        take_off_site(g, self.row.face)
        put_at_site(g, self.row.face, slot)
        g.tell("moved-card", self.row.face, g.site[slot])


class FaeMerchant(AsksOnce):
    """Take the top relic of the deck, then bury one of yours; the title is looked at after it."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(g.relic_deck) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        relic = draw_relic(g)
        hold_relic(g, seat, relic)
        g.show("took-relic", [seat, relic])
        self.ask(g, here, seat, [relic])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for relic in g.relics_of(use.seat):
            if relic != GRAND_SCEPTER:
                ask.offer(CHOOSE_RELIC.option(relic))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        relic = CHOOSE_RELIC.first(pick)
        take_off_relic(g, relic)
        bury_relic(g, relic, everybody(g))
        g.tell("buried-relic", use.seat, relic)
        if relic == use.memory[0]:
            check_title(g)
        else:
            taken_relics(g, use.seat, [use.memory[0]])


class MemoryOfNature(Power):
    """As much favor as there are Beast cards at sites goes from other banks to the Beast bank."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return g.cards_at_sites(BEAST) > 0 and sum(g.bank) > g.bank[BEAST]

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [g.cards_at_sites(BEAST)])

    def question(self, g: Oath, use: Using) -> Ask | None:
        if use.step == use.memory[0]:
            return None
        ask = question_of(self, use)
        for suit in range(SUITS):
            if suit != BEAST and g.bank[suit] > 0:
                ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        suit = CHOOSE_SUIT.first(pick)
        g.bank[suit] -= 1
        g.bank[BEAST] += 1
        g.tell("moved-favor", suit, BEAST, 1)


class PiedPiper(AsksOnce):
    """This adviser goes over to another player, who loses 2 favor to you; its tokens go along."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return any(other != g.prince for other in g.others(seat))  # CP-GEN-14

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in g.others(use.seat):
            if other != g.prince:
                ask.offer(CHOOSE_SEAT.option(other))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        other = CHOOSE_SEAT.first(pick)
        card = take_adviser(g, g.advisers.index(self.row.face))
        add_adviser(g, other, card, True, 0)
        g.tell("gave-adviser", use.seat, other, card)
        take_favor(g, use.seat, other, 2)


class WildAllies(CampaignFrom):
    """A campaign for no Supply as if at a site with a Beast card."""

    def may_start(self, g: Oath, seat: int, slot: int) -> bool:
        return len(g.suited_cards(slot, BEAST)) > 0


# always


class PiperComes(Power):
    """The Pied Piper's arrival forces no discard, though it counts as an adviser."""

    WINDOWS: ClassVar[list[int]] = [ADVISER_LIMIT]

    def spares_limit(self, g: Oath, here: int, seat: int, newcomer: int) -> bool:
        return newcomer == self.row.face and here == WITH + seat


class TrueNames(Power):
    """OA-PWR-14: no plans for the enemy of suits among the holder's advisers."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAN]

    def bars_plan(self, g: Oath, here: int, war: Campaigning, user: int, power: int) -> bool:
        holder = owner_of(here)
        suit = plan_suit(power)
        return suit != NONE and is_against(war, user, holder) and suit_count(g, holder, suit) > 0


class MarshSpirit(Power):
    """An attacker who targets this site may use no plans."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAN]

    def bars_plan(self, g: Oath, here: int, war: Campaigning, user: int, power: int) -> bool:
        return user == war.seat and here < SLOTS and war.is_target(here)


class InsectSwarm(Power):
    """OA-PWR-14: each plan of the side against the holder burns a favor more."""

    WINDOWS: ClassVar[list[int]] = [PLAN_PRICE]

    def plan_favor(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        return 1 if is_against(war, user, owner_of(here)) else 0


class VowOfUnion(Power):
    """OA-CAM-20: warbands of all ruled sites attack along; with warbands on the board the holder
    leaves no ruled site, not even by force."""

    WINDOWS: ClassVar[list[int]] = [FORCE, BARS_TRAVEL]

    def joins(self, g: Oath, here: int, war: Campaigning) -> int:
        found = 0
        if here == WITH + war.seat:
            for slot in g.sites_ruled(war.seat):
                found |= 1 << slot
        return found

    def bars_travel(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        seat = deed.seat
        return here == WITH + seat and g.board[seat] > 0 and g.rules_site(seat, deed.start)


class GiantPython(Power):
    """Against the holder the dice of the declared targets must be even in sum.

    The Chancellor's guards every Imperial defender, a Citizen's only the Citizen.
    """

    WINDOWS: ClassVar[list[int]] = [TARGET_SET]

    def allows_targets(self, g: Oath, here: int, war: Campaigning) -> bool:
        holder = owner_of(here)
        if war.defender == NONE or holder == war.seat:
            return True
        is_empire = holder == g.chancellor and g.is_imperial(war.defender)
        if holder != war.defender and not is_empire:
            return True
        return target_dice(g, war) % 2 == 0


class GraspingVines(Power):
    """An enemy who leaves a site of this card's ruler, willing or not, loses a board warband."""

    WINDOWS: ClassVar[list[int]] = [LEFT]

    def left(self, g: Oath, here: int, deed: Travelling) -> None:
        if g.is_enemy_of_ruler(deed.seat, here) and g.ruler(deed.start) == g.card_ruler(here):
            kill_on_board(g, deed.seat, 1)


class ForestCouncil(Power):
    """Enemies of the ruler neither trade with Beast cards nor muster on them."""

    WINDOWS: ClassVar[list[int]] = [BARS_CARD]

    def bars_card(self, g: Oath, here: int, deed: Deed, card: int) -> bool:
        return g.suit(card) == BEAST and g.is_enemy_of_ruler(deed.seat, here)


class VowOfPoverty(Power):
    """No favor from Trade, of no modifier either; disguised it binds who lends the advisers."""

    WINDOWS: ClassVar[list[int]] = [TRADE_GAIN]

    def trade_gain(self, g: Oath, here: int, deed: Trading) -> None:
        if here == WITH + deed.advisers_of:
            deed.favor = 0


class PoorRest(RestFromOneBank):
    """Rest: so much favor from one bank for who has none."""

    def can_rest(self, g: Oath, here: int, seat: int) -> bool:
        return g.favor[seat] == 0


POWERS: Final[list[tuple[str, Power]]] = [
    ("errand_boy", ErrandBoy()),
    ("wolves", Wolves()),
    ("animal_playmates", FreeMuster([BEAST])),
    ("true_names", TrueNames()),
    ("the_old_oak", OldOak()),
    ("forest_paths", ForestPaths()),
    ("long_lost_heir", MayBecomeCitizen()),
    ("rangers", Rangers()),
    ("roving_terror", RovingTerror()),
    ("nature_worship", NatureWorship(1)),
    ("birdsong", FreeTrade([BEAST, NOMAD])),
    ("small_friends", SmallFriends()),
    ("grasping_vines", GraspingVines()),
    ("threatening_roar", DiscardInRegion([BEAST, NOMAD])),
    ("fae_merchant", FaeMerchant()),
    ("second_chance", SecondChance()),
    ("pied_piper_1", PiperComes()),
    ("pied_piper_2", PiedPiper()),
    ("mushrooms", Mushrooms()),
    ("insect_swarm", InsectSwarm()),
    ("vow_of_union", VowOfUnion()),
    ("giant_python", GiantPython()),
    ("war_tortoise", WarTortoise()),
    ("new_growth", NewGrowth()),
    ("wild_cry", WildCry()),
    ("animal_host", AnimalHost(1)),
    ("memory_of_nature", MemoryOfNature()),
    ("marsh_spirit", MarshSpirit()),
    ("vow_of_poverty_1", VowOfPoverty()),
    ("vow_of_poverty_2", PoorRest(2)),
    ("forest_council", ForestCouncil()),
    ("walled_garden", WalledGarden(1)),
    ("vow_of_beastkin", VowOfBeastkin()),
    ("bracken", Bracken()),
    ("wild_allies", WildAllies()),
]
