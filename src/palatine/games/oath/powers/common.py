"""Powers of common shape: a class with numbers, and an instance for each card that has it."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.bargains import all_terms, open_bargain
from palatine.games.oath.battle import DIE
from palatine.games.oath.campaign import may_campaign, new_campaign
from palatine.games.oath.cards import (
    bury_relic,
    draw_relic,
    is_locked,
    new_discards,
    take_relics,
)
from palatine.games.oath.citizenship import become_citizen
from palatine.games.oath.deed import (
    Campaigning,
    Deed,
    Mustering,
    Playing,
    Searching,
    Travelling,
)
from palatine.games.oath.names import (
    CHOOSE_SEAT,
    CHOOSE_SLOT,
    CHOOSE_SUIT,
    DEFENDERS,
    GARRISON,
    NO,
    PASS,
    YES,
)
from palatine.games.oath.power import PLACE_WARBANDS, AsksOnce, Power, Using, place_in, power_of
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_SUIT,
    DEFENSE_DIE,
    FIRST_RUIN,
    POWER_ROWS,
    REGION_OF,
    SLOTS,
    SUITS,
)
from palatine.games.oath.tokens import (
    burn_bank,
    gain_favor,
    gain_secrets,
    gain_warbands,
    is_forbidden,
    put_on_site,
    take_from_site,
)
from palatine.games.oath.windows import (
    ACTS,
    ADVISER_LIMIT,
    HOMELAND,
    MUSTERS,
    PLANS,
    RESTS,
    ROLLED,
    SEARCHES,
    TRADES,
    TRAVELS,
    WHEN_PLAYED,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

# when a plan is discarded
KEPT: Final = 0
IF_DEFEATED: Final = 1
AT_END: Final = 2


def user_side(war: Campaigning, user: int) -> int:
    """ATTACKERS or DEFENDERS; the bandits (NONE) defend."""
    return DEFENDERS if user == NONE else war.side_of(user)


def enemies(g: Oath, war: Campaigning, user: int) -> list[int]:
    """OA-PWR-12: the players of the side against the user."""
    return war.players_of(g, 1 - user_side(war, user))


def is_against(war: Campaigning, user: int, holder: int) -> bool:
    """OA-PWR-14: whether the user is an enemy of a holder who takes part in the campaign."""
    side = war.side_of(holder)
    return side != NONE and user_side(war, user) != side


def plan_suit(number: int) -> int:
    """The suit of a battle plan; relics and ruins have none."""
    face = POWER_ROWS[number].face
    return CARD_SUIT[face] if face < FIRST_RUIN else NONE


def throw_defense(g: Oath, n: int) -> list[int]:
    """So many defense dice, outside of a campaign."""
    faces = [DEFENSE_DIE[g.chance.below(DIE)] for _ in range(n)]
    g.tell_all("rolled-defense", faces)
    return faces


def react_to_roll(g: Oath, seat: int) -> None:
    """Jinx: the seat has rolled; the power whose frame is on top knows the dice."""
    for entry in g.windows[ROLLED]:
        power_of(entry).rolled(g, place_in(entry), seat, False)


def question_of(power: Power, use: Using) -> Ask:
    """An empty question of a power to who is asked."""
    return Ask(use.seat, "power", power.number)


def if_any(ask: Ask) -> Ask | None:
    """The question, unless there is nothing to choose: then the power is done."""
    return ask if ask.count > 0 else None


def yes_or_no(power: Power, use: Using) -> Ask:
    """Whether the one who is asked wants what the power may do."""
    ask = question_of(power, use)
    ask.offer(YES.option())
    ask.offer(NO.option())
    return ask


def banks_with_favor(g: Oath) -> list[int]:
    return [suit for suit in range(SUITS) if g.bank[suit] > 0]


# gains


class GainWarbands(Power):
    """When played: so many warbands."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def played(self, g: Oath, here: int, seat: int) -> None:
        gain_warbands(g, seat, self.n)


class GainSupplyWhenPlayed(Power):
    """When played: so much Supply."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def played(self, g: Oath, here: int, seat: int) -> None:
        g.gain_supply(seat, self.n)
        g.tell("supply", seat, self.n)


class GainSupply(Power):
    """Action: so much Supply."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def act(self, g: Oath, here: int, seat: int) -> None:
        g.gain_supply(seat, self.n)
        g.tell("supply", seat, self.n)


class GainSecrets(Power):
    """Action: so many secrets; some end the Act phase."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int, ends_act: bool = False) -> None:
        super().__init__()
        self.n = n
        self.ends_act = ends_act

    def act(self, g: Oath, here: int, seat: int) -> None:
        gain_secrets(g, seat, self.n)
        if self.ends_act:
            g.act_is_over = True


class RestSecrets(Power):
    """Rest: so many secrets."""

    WINDOWS: ClassVar[list[int]] = [RESTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def rest(self, g: Oath, here: int, seat: int) -> None:
        gain_secrets(g, seat, self.n)


class FromOneBank(AsksOnce):
    """So much favor from one bank of choice, as an Action or in the Rest."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def rest(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for suit in banks_with_favor(g):
            ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        gain_favor(g, use.seat, CHOOSE_SUIT.first(pick), self.n)


class RestFromOneBank(FromOneBank):
    """The same in the Rest."""

    WINDOWS: ClassVar[list[int]] = [RESTS]


class FromAnyBanks(Power):
    """Action: so much favor, each from any bank."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        if use.step >= self.n:
            return None
        ask = question_of(self, use)
        for suit in banks_with_favor(g):
            ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        gain_favor(g, use.seat, CHOOSE_SUIT.first(pick), 1)


class DrawRelic(AsksOnce):
    """The top relic of the deck: take it, or put it under the deck. Action or When Played."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(g.relic_deck) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.look(g, here, seat)

    def played(self, g: Oath, here: int, seat: int) -> None:
        if g.relic_deck:
            self.look(g, here, seat)

    def look(self, g: Oath, here: int, seat: int) -> None:
        g.relic_deck_known[-1] |= 1 << seat
        told = [seat, self.number, g.relic_deck[-1]]
        g.tell_to(seat, "saw-relics", told, "saw-some", [seat, self.number, 1])
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        known = g.relic_deck_known[-1]
        relic = draw_relic(g)
        if YES.has(pick):
            take_relics(g, use.seat, [relic])
        else:
            bury_relic(g, relic, known)
            g.tell_parted(known, "buried-relic", [use.seat, relic], "buried-some-relic", [use.seat])


class DrawRelicWhenPlayed(DrawRelic):
    """The same when played."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]


class CampaignFrom(AsksOnce):
    """Action: a campaign for no Supply as if at a site that a condition allows; own warbands
    there are part of the force (OA-CAM-20)."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def may_start(self, g: Oath, seat: int, slot: int) -> bool:
        return True

    def starts(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for slot in range(SLOTS):
            if self.may_start(g, seat, slot) and may_campaign(g, seat, True, slot, 1 << slot):
                found.append(slot)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.starts(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for slot in self.starts(g, use.seat):
            ask.offer(CHOOSE_SLOT.option(slot))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        slot = CHOOSE_SLOT.first(pick)
        g.call(new_campaign(g, use.seat, True, slot, 1 << slot))


class MayBecomeCitizen(AsksOnce):
    """When played: an Exile may turn Citizen, without a relic of the Reliquary (OA-CIT-04)."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def holds(self, g: Oath, seat: int) -> bool:
        """What else it takes."""
        return True

    def played(self, g: Oath, here: int, seat: int) -> None:
        if g.may_turn(seat) and self.holds(g, seat):
            self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if YES.has(pick):
            become_citizen(g, use.seat)


# battle plans


class PlanDice(Power):
    """So many attack dice: the attacker adds, the defender removes them (OA-PWR-09)."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def __init__(self, n: int, discard: int = KEPT) -> None:
        super().__init__()
        self.n = n
        self.discard = discard

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        """The condition, looked at when the plan is used."""
        return True

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return self.holds(g, here, war, user)

    def dice(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        return self.n

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if self.holds(g, here, war, user):
            n = self.dice(g, here, war, user)
            war.add_attack_dice(user_side(war, user), n, self.number)
        if self.discard == AT_END:
            war.discards.append(self.number)

    def lost(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if self.discard == IF_DEFEATED:
            war.discards.append(self.number)


class DefenseDice(PlanDice):
    """So many defense dice."""

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if self.holds(g, here, war, user):
            war.add_defense_dice(self.dice(g, here, war, user), self.number)
        if self.discard == AT_END:
            war.discards.append(self.number)


class DefenseDiceHere(DefenseDice):
    """So many defense dice if the site of this card is a target."""

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return here < SLOTS and war.is_target(here)


class PlanFavor(Power):
    """If victorious: favor of a bank; burned if the bandits win."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def __init__(self, n: int, suit: int) -> None:
        super().__init__()
        self.n = n
        self.suit = suit

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if user == NONE:
            burn_bank(g, self.suit, self.n)
        else:
            gain_favor(g, user, self.suit, self.n)


class PlanWarbands(Power):
    """If victorious: so many warbands."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if user != NONE:
            gain_warbands(g, user, self.n)


class IgnoreSkulls(Power):
    """The attacker's skulls do not kill."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.ignores_skulls = True


class SpareForce(Power):
    """If defeated, none of the force dies (OA-CAM-25)."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def __init__(self, discard: int) -> None:
        super().__init__()
        self.discard = discard

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.spared |= 1 << user_side(war, user)

    def lost(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if self.discard == IF_DEFEATED:
            war.discards.append(self.number)


# modifiers


class DrawMore(Power):
    """Search: so many cards more."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.extra += self.n


class FreeMuster(Power):
    """Muster: no Supply on cards of these suits."""

    WINDOWS: ClassVar[list[int]] = [MUSTERS]

    def __init__(self, suits: list[int]) -> None:
        super().__init__()
        self.suits = suits

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        return g.suit(thing) in self.suits


class FreeTrade(FreeMuster):
    """Trade: no Supply on cards of these suits."""

    WINDOWS: ClassVar[list[int]] = [TRADES]


class MusterMore(Power):
    """Muster: so many warbands more, if a condition holds of the card."""

    WINDOWS: ClassVar[list[int]] = [MUSTERS]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def holds(self, g: Oath, here: int, deed: Mustering) -> bool:
        return True

    def mustered(self, g: Oath, here: int, deed: Mustering) -> int:
        return self.n if self.holds(g, here, deed) else 0


class FreeTravel(Power):
    """Travel: no Supply, if a condition holds of the destination."""

    WINDOWS: ClassVar[list[int]] = [TRAVELS]

    def leads_to(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return True

    def frees(self, g: Oath, here: int, deed: Deed, thing: int) -> bool:
        assert isinstance(deed, Travelling)
        return self.leads_to(g, here, deed, thing)


# standing


class AtMostAdvisers(Power):
    """At most so many advisers."""

    WINDOWS: ClassVar[list[int]] = [ADVISER_LIMIT]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def adviser_limit(self, g: Oath, here: int, seat: int, limit: int, newcomer: int) -> int:
        return min(limit, self.n) if here == seat + SLOTS else limit


# cards


class DiscardInRegion(Power):
    """When played: cards of these suits at sites of the region are discarded, not this one."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def __init__(self, suits: list[int]) -> None:
        super().__init__()
        self.suits = suits

    def played(self, g: Oath, here: int, seat: int) -> None:
        region = REGION_OF[here] if here < SLOTS else g.region(seat)
        found: list[int] = []
        for slot in range(SLOTS):
            if REGION_OF[slot] != region:
                continue
            for card in g.cards_at(slot):
                is_this = card == self.row.face
                if (
                    g.suit(card) in self.suits
                    and not is_this
                    and not is_locked(g, seat, card, slot)
                ):
                    found.append(card)
        g.call(new_discards(seat, found))


class Rearrange(Power):
    """Warbands move freely between the board and ruled sites; one stays on each site."""

    def sites(self, g: Oath, seat: int) -> list[int]:
        return [s for s in g.sites_ruled(seat) if g.garrison_of[s] == g.colour(seat)]

    def question(self, g: Oath, use: Using) -> Ask | None:
        """Site by site how many stand there; more than the board has come from later sites."""
        sites = self.sites(g, use.seat)
        if use.step >= len(sites):
            return None
        slot = sites[use.step]
        most = g.garrison[slot]
        if not is_forbidden(g, use.seat, PLACE_WARBANDS):
            most += g.board[use.seat] + sum(g.garrison[s] - 1 for s in sites[use.step + 1 :])
        ask = question_of(self, use)
        for n in range(1, most + 1):
            ask.offer(GARRISON.option(slot, n))
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        sites = self.sites(g, use.seat)
        slot, n = sites[use.step], GARRISON.second(pick)
        more = n - g.garrison[slot]
        for later in sites[use.step + 1 :]:
            called = min(max(0, more - g.board[use.seat]), g.garrison[later] - 1)
            take_from_site(g, later, called)
            g.board[use.seat] += called
        g.board[use.seat] -= more
        if more > 0:
            put_on_site(g, slot, g.colour(use.seat), more)
        else:
            take_from_site(g, slot, -more)
        if more:
            g.tell("stationed", use.seat, g.site[slot], n)
        use.step += 1


class Homeland(Power):
    """OA-SIT-02: a card of the suit is played here, and none was discarded from here this turn."""

    WINDOWS: ClassVar[list[int]] = [HOMELAND]

    def __init__(self, suit: int) -> None:
        super().__init__()
        self.suit = suit

    def homeland(self, g: Oath, here: int, play: Playing) -> None:
        if g.suit(play.card) == self.suit and not g.cleared[here] >> self.suit & 1:
            self.reward(g, here, play.seat)

    def reward(self, g: Oath, here: int, seat: int) -> None:
        """What the site gives."""


class Negotiate(AsksOnce):
    """Action: a bargain with one player of choice over things of these kinds (OA-NEG-01)."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def __init__(self, items: int) -> None:
        super().__init__()
        self.items = items

    def partners(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for other in g.others(seat):
            if not g.never_agrees(other) and all_terms(g, seat, other, self.items):
                found.append(other)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.partners(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in self.partners(g, use.seat):
            ask.offer(CHOOSE_SEAT.option(other))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        open_bargain(g, use.seat, CHOOSE_SEAT.first(pick), self.items)


def may_pass(ask: Ask) -> Ask:
    ask.offer(PASS.option())
    return ask
