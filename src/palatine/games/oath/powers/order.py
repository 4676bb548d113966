"""The Order suit."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.battle import Casualties, defending_force, force_of, war_of
from palatine.games.oath.campaign import may_campaign, new_campaign
from palatine.games.oath.cards import bury_relic, is_relic_locked, suit_count, take_off_relic
from palatine.games.oath.citizenship import become_citizen
from palatine.games.oath.deed import (
    AS_VISION,
    Campaigning,
    Deed,
    Mustering,
    Searching,
    Trading,
    Travelling,
)
from palatine.games.oath.names import (
    ATTACKERS,
    CHOOSE_RELIC,
    CHOOSE_SEAT,
    CHOOSE_SLOT,
    DEFENDERS,
    PASS,
    RELICS_AT_SITE,
    TARGET_BURIED,
    WITH,
    YES,
)
from palatine.games.oath.power import BE_EXILED, PLACE_WARBANDS, AsksOnce, Power, Using, owner_of
from palatine.games.oath.powers.common import (
    CampaignFrom,
    DefenseDice,
    DefenseDiceHere,
    IgnoreSkulls,
    PlanDice,
    PlanFavor,
    PlanWarbands,
    Rearrange,
    RestFromOneBank,
    enemies,
    if_any,
    question_of,
    user_side,
    yes_or_no,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    DARKEST_SECRET,
    GRAND_SCEPTER,
    ORDER,
    REGION_OF,
    RELICS,
    SLOTS,
    SUITS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    burn_bank,
    gain_favor,
    gain_warbands,
    give_favor,
    is_forbidden,
    kill_at_site,
    kill_on_board,
    put_on_site,
    spendable,
    take_favor,
)
from palatine.games.oath.travel import can_be_sent, new_travel
from palatine.games.oath.windows import (
    ACTS,
    ARRIVED,
    BARS_PLAY,
    FORBIDS,
    MUSTERS,
    PLANS,
    PROTECTS,
    SEARCHES,
    TOLLS,
    WHEN_PLAYED,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

# battle plans


class Wrestlers(Power):
    """Sacrifice a warband of the defending force for a defense die; bandits have none."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return defending_force(g, war, False) > 0

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if user != NONE:
            war.add_defense_dice(1, self.number)
            g.call(Casualties(user, DEFENDERS, 1, 0))


class BearTraps(PlanDice):
    """A die less, and a warband on the attacker's board dies."""

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        super().plan(g, here, war, user)
        kill_on_board(g, war.seat, 1)


class Scouts(Power):
    """Attacker: 1 Supply at once."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        g.gain_supply(user, 1)
        g.tell("supply", user, 1)


class MartialCulture(AsksOnce):
    """An Exile who has beaten an Exile may turn Citizen."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if user == NONE or not g.may_turn(user) or war.defender == NONE:
            return
        if g.is_exile(war.seat) and g.is_exile(war.defender):
            self.ask(g, here, user, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if YES.has(pick):
            become_citizen(g, use.seat)


class CodeOfHonor(PlanDice):
    """Two dice; it must be the only plan of its side."""

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return not has_planned(war, user_side(war, user))

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        super().plan(g, here, war, user)
        war.silenced |= 1 << user_side(war, user)


def has_planned(war: Campaigning, side: int) -> bool:
    """Whether the side has used a plan before the one that is looked at."""
    for user in war.planners:
        if user_side(war, user) == side:
            return True
    return False


class ShieldWall(DefenseDice):
    """Two defense dice, but the whole force dies if defeated."""

    def lost(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.slaughtered |= 1 << DEFENDERS


class MilitaryParade(Power):
    """If victorious: 1 favor of its suit for each faceup adviser of the other side."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        for enemy in enemies(g, war, user):
            for suit in range(SUITS):
                n = suit_count(g, enemy, suit)
                if user != NONE:
                    gain_favor(g, user, suit, n)
                else:
                    burn_bank(g, suit, n)


class Specialist(Power):
    """The defending side may use no plans."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.silenced |= 1 << DEFENDERS


class Encirclement(PlanDice):
    """Two dice for the larger force."""

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        side = user_side(war, user)
        return force_of(g, war, side) > force_of(g, war, 1 - side)


class PeaceEnvoy(Power):
    """Pay an opponent at your site a favor for every defense die: you win, and nobody dies."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def opponent(self, war: Campaigning, user: int) -> int:
        return war.defender if user == war.seat else war.seat

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        other = self.opponent(war, user)
        if other == NONE or g.pawn[other] != g.pawn[user] or war.outcome != NONE:
            return False
        if has_planned(war, user_side(war, user)):
            return False
        return spendable(g, user) - self.row.favor >= war.defense_dice

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        side = user_side(war, user)
        war.silenced |= 1 << side
        give_favor(g, user, self.opponent(war, user), war.defense_dice)
        war.outcome = side
        war.spared |= 1 << ATTACKERS | 1 << DEFENDERS


class RelicHunter(Power):
    """Relics of targeted sites become targets for a die each; relics won may be buried."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def places(self, g: Oath, war: Campaigning) -> list[int]:
        found: list[int] = []
        for slot in range(SLOTS):
            if war.is_target(slot) and not is_relic_locked(g, war.seat, slot):
                for place in g.relics_at(slot):
                    if slot * RELICS_AT_SITE + place not in war.buried:
                        found.append(slot * RELICS_AT_SITE + place)
        return found

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return len(self.places(g, war)) > 0 or war.relics != 0

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        self.ask(g, here, user, [])

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        self.ask(g, here, user, [1])

    def question(self, g: Oath, use: Using) -> Ask | None:
        war = war_of(g)
        ask = question_of(self, use)
        if use.step == 1:
            return None
        if not use.memory:
            for at in self.places(g, war):
                ask.offer(TARGET_BURIED.option(at // RELICS_AT_SITE, at % RELICS_AT_SITE + 1))
        else:
            for relic in self.won_relics(g, war):
                ask.offer(CHOOSE_RELIC.option(relic))
        if ask.count == 0:
            return None
        ask.offer(PASS.option())
        return ask

    def won_relics(self, g: Oath, war: Campaigning) -> list[int]:
        """Relics that this campaign has brought and that nobody has taken since (Relic Thief)."""
        found: list[int] = []
        for relic in g.relics_of(war.seat):
            if war.won >> relic & 1 and relic != GRAND_SCEPTER:
                found.append(relic)
        return found

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        war = war_of(g)
        if TARGET_BURIED.has(pick):
            place = TARGET_BURIED.second(pick) - 1
            war.buried.append(TARGET_BURIED.first(pick) * RELICS_AT_SITE + place)
            war.add_defense_dice(1, self.number)
        elif CHOOSE_RELIC.has(pick):
            relic = CHOOSE_RELIC.first(pick)
            take_off_relic(g, relic)
            bury_relic(g, relic, (1 << g.seats) - 1)
            g.show("buried-relic", [use.seat, relic])
            check_title(g)
        else:
            use.step = 1


# modifiers


class Pressgangs(Power):
    """Muster on a card that has tokens."""

    WINDOWS: ClassVar[list[int]] = [MUSTERS]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Mustering)
        deed.is_any_card = True


class KnightsErrant(AsksOnce):
    """After a muster: a campaign for no Supply."""

    WINDOWS: ClassVar[list[int]] = [MUSTERS]

    def after(self, g: Oath, here: int, deed: Deed) -> None:
        if may_campaign(g, deed.seat, True):
            self.ask(g, here, deed.seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if YES.has(pick):
            g.call(new_campaign(g, use.seat, True))


class HuntingParty(KnightsErrant):
    """After a Search of the world deck: a campaign for no Supply."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def after(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        if deed.is_deck:
            super().after(g, here, deed)


class Tyrant(Power):
    """On each arrival of the holder a warband there dies, whoever owns it."""

    WINDOWS: ClassVar[list[int]] = [ARRIVED]

    def arrived(self, g: Oath, here: int, deed: Travelling) -> None:
        if owner_of(here) == deed.seat and g.garrison[deed.slot] > 0:
            kill_at_site(g, deed.slot, 1)
            check_title(g)


# when played


class Garrison(Power):
    """So many warbands as you rule sites, then one from the board to each of them."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        gain_warbands(g, seat, len(g.sites_ruled(seat)))
        if not is_forbidden(g, seat, PLACE_WARBANDS):
            self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        """Only where warbands run short there is a choice: which site is next."""
        open_sites = [s for s in g.sites_ruled(use.seat) if s not in use.memory]
        if g.board[use.seat] == 0 or not open_sites:
            return None
        ask = question_of(self, use)
        for slot in open_sites:
            ask.offer(CHOOSE_SLOT.option(slot))
            if g.board[use.seat] >= len(open_sites):
                break  # everyone gets one: the order does not matter
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        slot = CHOOSE_SLOT.first(pick)
        use.memory.append(slot)
        g.board[use.seat] -= 1
        put_on_site(g, slot, g.colour(use.seat), 1)


class RoyalTax(Power):
    """Other players at your sites in your region give you 2 favor each."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        for other in g.others(seat):
            slot = g.pawn[other]
            if REGION_OF[slot] == g.region(seat) and g.rules_site(seat, slot):
                take_favor(g, seat, other, 2)


# actions


class Messenger(Rearrange):
    """Rearrange your warbands between the board and ruled sites."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])


class Palanquin(Power):
    """Take another player of your site along to where that player can travel, for no Supply."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def goals(self, g: Oath, seat: int, other: int) -> list[int]:
        return [slot for slot in range(SLOTS) if can_be_sent(g, other, slot, seat)]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return any(self.goals(g, seat, other) for other in g.players_with(seat))

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        if use.step == 0:
            for other in g.players_with(use.seat):
                if self.goals(g, use.seat, other):
                    ask.offer(CHOOSE_SEAT.option(other))
        elif use.step == 1:
            for slot in self.goals(g, use.seat, use.memory[0]):
                ask.offer(CHOOSE_SLOT.option(slot))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        if CHOOSE_SEAT.has(pick):
            use.memory.append(CHOOSE_SEAT.first(pick))
            return
        slot = CHOOSE_SLOT.first(pick)
        g.call(new_travel(g, use.memory[0], True, 1 << slot, use.seat))
        g.pawn[use.seat] = slot
        if g.is_up(slot):
            g.tell("placed-pawn", use.seat, g.site[slot])
        else:
            g.tell("placed-pawn-unseen", use.seat, slot)


class Captains(CampaignFrom):
    """A campaign for no Supply as if at a site you rule; its warbands fight along."""

    def may_start(self, g: Oath, seat: int, slot: int) -> bool:
        return g.rules_site(seat, slot)


class SiegeEngines(AsksOnce):
    """Two warbands of one site of the region die."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def sites(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(SLOTS):
            if REGION_OF[slot] == g.region(seat) and g.garrison[slot] > 0:
                found.append(slot)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.sites(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for slot in self.sites(g, use.seat):
            ask.offer(CHOOSE_SLOT.option(slot))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        kill_at_site(g, CHOOSE_SLOT.first(pick), 2)
        check_title(g)


# always


class TomeGuardians(Power):
    """Enemies of the ruler can neither target nor take the Darkest Secret."""

    WINDOWS: ClassVar[list[int]] = [PROTECTS]

    def protects(self, g: Oath, here: int, taker: int, owner: int, thing: int) -> bool:
        return thing == RELICS + DARKEST_SECRET and g.is_enemy_of_ruler(taker, here)


class ForcedLabor(Power):
    """A toll for searching at a site of the ruler; playing a facedown adviser is a Search too."""

    WINDOWS: ClassVar[list[int]] = [TOLLS]

    def toll(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        if not isinstance(deed, Searching) or not g.is_enemy_of_ruler(deed.seat, here):
            return False
        return g.is_up(thing) and g.ruler(thing) == g.card_ruler(here)


class TollRoads(Power):
    """A toll for travelling to a site of the ruler."""

    WINDOWS: ClassVar[list[int]] = [TOLLS]

    def toll(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        if not isinstance(deed, Travelling) or not g.is_enemy_of_ruler(deed.seat, here):
            return False
        return g.is_up(thing) and g.ruler(thing) == g.card_ruler(here)


class Curfew(Power):
    """A toll for trading with a card of the ruler."""

    WINDOWS: ClassVar[list[int]] = [TOLLS]

    def toll(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        if not isinstance(deed, Trading) or not g.is_enemy_of_ruler(deed.seat, here):
            return False
        return g.card_ruler(g.slot_of(thing)) == g.card_ruler(here)


class SecretPolice(Power):
    """No faceup Vision for an enemy at a site of the ruler."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAY]

    def bars_play(self, g: Oath, here: int, seat: int, card: int, way: int, slot: int) -> bool:
        if way != AS_VISION or not g.is_enemy_of_ruler(seat, here):
            return False
        return g.ruler(g.pawn[seat]) == g.card_ruler(here)


class VowOfObedience(Power):
    """The holder plays no Vision faceup, the Conspiracy neither."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAY]

    def bars_play(self, g: Oath, here: int, seat: int, card: int, way: int, slot: int) -> bool:
        return way == AS_VISION and here == WITH + seat


class CouncilSeat(Power):
    """A Citizen who has it cannot be exiled, nor leave."""

    WINDOWS: ClassVar[list[int]] = [FORBIDS]

    def forbids(self, g: Oath, here: int, seat: int, what: int) -> bool:
        return what == BE_EXILED and here == WITH + seat and g.is_citizen(seat)


POWERS: Final[list[tuple[str, Power]]] = [
    ("wrestlers", Wrestlers()),
    ("battle_honors", PlanFavor(2, ORDER)),
    ("bear_traps", BearTraps(1)),
    ("longbows", PlanDice(1)),
    ("keep", DefenseDiceHere(2)),
    ("pressgangs", Pressgangs()),
    ("garrison", Garrison()),
    ("scouts", Scouts()),
    ("martial_culture", MartialCulture()),
    ("code_of_honor", CodeOfHonor(2)),
    ("outriders", IgnoreSkulls()),
    ("messenger", Messenger()),
    ("field_promotion", PlanWarbands(3)),
    ("palanquin", Palanquin()),
    ("shield_wall", ShieldWall(2)),
    ("military_parade", MilitaryParade()),
    ("tome_guardians", TomeGuardians()),
    ("tyrant", Tyrant()),
    ("forced_labor", ForcedLabor()),
    ("secret_police", SecretPolice()),
    ("specialist", Specialist()),
    ("captains", Captains()),
    ("siege_engines", SiegeEngines()),
    ("royal_tax", RoyalTax()),
    ("toll_roads", TollRoads()),
    ("curfew", Curfew()),
    ("knights_errant", KnightsErrant()),
    ("vow_of_obedience_1", VowOfObedience()),
    ("vow_of_obedience_2", RestFromOneBank(1)),
    ("hunting_party", HuntingParty()),
    ("council_seat", CouncilSeat()),
    ("encirclement", Encirclement(2)),
    ("peace_envoy", PeaceEnvoy()),
    ("relic_hunter", RelicHunter()),
]
