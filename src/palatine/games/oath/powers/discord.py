"""The Discord suit."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.battle import force_of, shields_of
from palatine.games.oath.campaign import (
    may_attack,
    may_campaign,
    new_attack,
    new_campaign,
)
from palatine.games.oath.cards import (
    discard_adviser,
    discard_over_limit,
    excess_advisers,
    hold_relic,
    is_locked,
    is_protected,
    limit_question,
    look_at_top,
    new_discards,
    relic_from_reliquary,
    space_in,
    space_option,
    suit_count,
    suits_ruled,
    swap_cards,
    take_relics,
)
from palatine.games.oath.citizenship import become_citizen
from palatine.games.oath.deed import FACEDOWN, TO_SITE, Campaigning, Mustering, Travelling
from palatine.games.oath.names import (
    ATTACKERS,
    BEGIN,
    CHOOSE_ADVISER,
    CHOOSE_BOTTOM,
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    CHOOSE_REGION,
    CHOOSE_RELIC,
    CHOOSE_SEAT,
    CHOOSE_SPACE,
    CHOOSE_SUIT,
    DEFENDERS,
    GIVE_FAVOR,
    GIVE_RELIC,
    NO,
    PASS,
    WITH,
    YES,
)
from palatine.games.oath.play import play_drawn
from palatine.games.oath.power import PLACE_WARBANDS, AsksOnce, Power, Using, owner_of
from palatine.games.oath.powers.common import (
    IF_DEFEATED,
    AtMostAdvisers,
    GainWarbands,
    MayBecomeCitizen,
    MusterMore,
    PlanDice,
    RestFromOneBank,
    RestSecrets,
    enemies,
    if_any,
    is_against,
    may_pass,
    plan_suit,
    question_of,
    react_to_roll,
    throw_defense,
    yes_or_no,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    ARCANE,
    BEAST,
    CAMPAIGN,
    DARKEST_SECRET,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    REGIONS,
    SHIELDS,
    SLOTS,
    SUITS,
    TRAVEL,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    burn_secrets,
    can_pay,
    gain_favor,
    gain_warbands,
    give_favor,
    is_forbidden,
    kill_at_site,
    kill_on_board,
    pay,
    put_on_site,
    spend_favor,
    spendable,
    take_favor,
    take_secret,
)
from palatine.games.oath.travel import may_travel, new_travel
from palatine.games.oath.windows import (
    ACTS,
    ARRIVED,
    BARS_PLAN,
    BARS_PLAY,
    BARS_RECOVER,
    CAMPAIGNED,
    CAPACITY,
    DISCARDED,
    FAVOR_BURNED,
    PLANS,
    RELICS_TAKEN,
    RESTS,
    TITLE_TAKEN,
    WHEN_PLAYED,
)
from palatine.games.oath.windows import BANDITS as BANDIT_COUNT
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

HALL_DICE: Final = 4
DECIDED: Final = 99  # the step of a Relic Thief who is done

# battle plans


class SecondWind(Power):
    """After a victory: a travel, then a campaign, each if you like and for no Supply."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def afterwards(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        if war.outcome == ATTACKERS:
            self.ask(g, here, user, [])

    def next_action(self, g: Oath, use: Using) -> int:
        """TRAVEL at first, then CAMPAIGN; NONE if neither can be done any more."""
        if use.step == 0 and may_travel(g, use.seat, True):
            return TRAVEL
        return CAMPAIGN if use.step <= 1 and may_campaign(g, use.seat, True) else NONE

    def question(self, g: Oath, use: Using) -> Ask | None:
        action = self.next_action(g, use)
        if action == NONE:
            return None
        ask = question_of(self, use)
        ask.offer(BEGIN.option(action))
        return may_pass(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step = 1 if self.next_action(g, use) == TRAVEL else 2
        if PASS.has(pick):
            return
        if BEGIN.first(pick) == TRAVEL:
            g.call(new_travel(g, use.seat, True))
        else:
            g.call(new_campaign(g, use.seat, True))


class DisgracedCaptain(PlanDice):
    """Four dice if a targeted site has an Order card."""

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        for slot in range(SLOTS):
            if war.is_target(slot) and g.suited_cards(slot, ORDER):
                return True
        return False


class BookBurning(AsksOnce):
    """A defender whose pawn was a target and who lost burns all secrets but one of choice."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return war.is_pawn

    def won(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        loser = war.defender
        if not war.is_pawn or g.all_secrets(loser) <= 1:
            return
        if g.secrets[loser] == 0 or g.flipped[loser] == 0:
            burn_secrets(g, loser, g.all_secrets(loser) - 1)
        else:
            self.ask(g, here, loser, [user])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        """How many of the faceup ones stay: 1, or 0 for a facedown one."""
        ask = Ask(use.seat, "power-of", self.number, use.memory[0])
        ask.offer(CHOOSE_NUMBER.option(1))
        ask.offer(CHOOSE_NUMBER.option(0))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        burned = g.all_secrets(use.seat) - 1
        g.secrets[use.seat] = CHOOSE_NUMBER.first(pick)
        g.flipped[use.seat] = 1 - CHOOSE_NUMBER.first(pick)
        g.tell("burned-secrets", use.seat, burned)


class Slander(Power):
    """All favor of a beaten defender may be burned, not half (`campaign.favor_to_burn`)."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return war.is_pawn


class CrackedSage(PlanDice):
    """Four dice if the enemy has an Arcane adviser."""

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return any(suit_count(g, enemy, ARCANE) > 0 for enemy in enemies(g, war, user))


class Zealots(Power):
    """If the defenders outnumber you now, a sacrificed warband is worth 3 attack."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return force_of(g, war, DEFENDERS) > force_of(g, war, ATTACKERS)

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.sacrifice_worth = 3


# modifiers


class Downtrodden(MusterMore):
    """More warbands on a card whose bank has strictly the least favor."""

    def holds(self, g: Oath, here: int, deed: Mustering) -> bool:
        own = g.suit(deed.card)
        for suit in range(SUITS):
            if suit != own and g.bank[suit] <= g.bank[own]:
                return False
        return True


# when played


class KeyToTheCity(Power):
    """Unless a ruler's pawn is here: the site's warbands die and one of yours comes instead."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        if any(g.rules_site(other, here) for other in g.players_at(here)):
            return
        kill_at_site(g, here, g.garrison[here])
        if not is_forbidden(g, seat, PLACE_WARBANDS) and gain_warbands(g, seat, 1):
            g.board[seat] -= 1
            put_on_site(g, here, g.colour(seat), 1)
            g.tell("garrisoned", seat, g.site[here], 1)
        check_title(g)


class Charlatan(Power):
    """The Darkest Secret keeps a single secret."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        if g.banner_tokens[DARKEST_SECRET] > 1:
            g.banner_tokens[DARKEST_SECRET] = 1
            g.tell("banner-value", DARKEST_SECRET, 1)


class Blackmail(Power):
    """Name a relic of a player here: the owner gives 3 favor, or loses it."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        """First which relic, then its owner: favor or the relic."""
        if use.step == 2:
            return None
        if use.step == 0:
            ask = question_of(self, use)
            for other in g.players_with(use.seat):
                for relic in g.relics_of(other):
                    if not is_protected(g, use.seat, other, relic):
                        ask.offer(CHOOSE_RELIC.option(relic))
            return if_any(ask)
        owner = g.holder(use.memory[0])
        ask = Ask(owner, "power-of", self.number, use.seat)
        if spendable(g, owner) >= 3:
            ask.offer(GIVE_FAVOR.option(3))
        ask.offer(GIVE_RELIC.option(use.memory[0]))
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        if CHOOSE_RELIC.has(pick):
            use.memory.append(CHOOSE_RELIC.first(pick))
        elif GIVE_FAVOR.has(pick):
            give_favor(g, g.holder(use.memory[0]), use.seat, 3)
        else:
            take_relics(g, use.seat, [use.memory[0]])


class Dissent(Power):
    """All but the holder of the People's Favor lay a favor on this card for each suit they rule."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        for other in g.order:
            if g.banner_of[PEOPLES_FAVOR] == other:
                continue
            suits = suits_ruled(g, other)
            n = 0
            for suit in range(SUITS):
                n += suits >> suit & 1
            n = min(n, g.favor[other])
            if n > 0:
                spend_favor(g, other, n)
                g.load(self.row.face, n, 0)
                g.tell("laid-favor", other, n, self.row.face)


class FalseProphet(AsksOnce):
    """An Exile's warband marks another's revealed Vision, which counts for both.

    When that Vision is discarded the marker dies and the Vision is played like a searched card.
    """

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED, DISCARDED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        if g.is_exile(seat) and g.in_bank(seat) > 0:
            self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in g.others(use.seat):
            if g.vision[other] != NONE:
                ask.offer(CHOOSE_SEAT.option(other))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        g.prophet = use.seat
        g.prophecy = CHOOSE_SEAT.first(pick)
        g.tell("shares-vision", use.seat, g.prophecy, g.vision[g.prophecy])

    def discarded(self, g: Oath, here: int, card: int, owner: int) -> None:
        prophet = g.prophet
        g.prophet = NONE
        g.prophecy = NONE
        play_drawn(g, prophet, card, True)


class RoyalAmbitions(MayBecomeCitizen):
    """With more sites than the Chancellor; an unseen relic of the Reliquary comes along."""

    def holds(self, g: Oath, seat: int) -> bool:
        return len(g.sites_ruled(seat)) > len(g.sites_ruled(g.chancellor))

    def choice(self, g: Oath, use: Using) -> Ask | None:
        """A space of the Reliquary, or yes if it is empty; or no."""
        ask = question_of(self, use)
        for space in g.filled_spaces():
            ask.offer(space_option(g, CHOOSE_SPACE, CHOOSE_BOTTOM, space))
        if ask.count == 0:
            ask.offer(YES.option())
        ask.offer(NO.option())
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if NO.has(pick):
            return
        space = space_in(CHOOSE_SPACE, CHOOSE_BOTTOM, pick)
        if space != NONE:
            relic = relic_from_reliquary(g, space)
            hold_relic(g, use.seat, relic)
            g.show("got-reliquary", [use.seat, relic])
        become_citizen(g, use.seat)


class SaltIsBarred(Power):
    """Salt the Earth cannot come to a site that has a locked card."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAY]

    def bars_play(self, g: Oath, here: int, seat: int, card: int, way: int, slot: int) -> bool:
        if way != TO_SITE or card != self.row.face:
            return False
        return any(is_locked(g, seat, other, slot) for other in g.cards_at(slot))


class SaltTheEarth(Power):
    """It ignores the capacity; the other denizens go, and the capacity here is 1."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED, CAPACITY]

    def played(self, g: Oath, here: int, seat: int) -> None:
        others = [card for card in g.cards_at(here) if card != self.row.face]
        g.call(new_discards(seat, others))

    def capacity(self, g: Oath, here: int, slot: int, n: int) -> int:
        return 1 if slot == here else n


class Riots(AsksOnce):
    """With the Mob up: cards of the commonest suit at sites are discarded, not this one."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        if g.mob:
            self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        counts = [g.cards_at_sites(suit) for suit in range(SUITS)]
        most = max(counts)
        for suit in range(SUITS):
            if counts[suit] == most and most > 0:
                ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        found: list[int] = []
        for slot in range(SLOTS):
            for card in g.suited_cards(slot, CHOOSE_SUIT.first(pick)):
                if card != self.row.face and not is_locked(g, use.seat, card, slot):
                    found.append(card)
        g.call(new_discards(use.seat, found))


class BanditChief(Power):
    """A warband dies at every site that has any."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        for slot in range(SLOTS):
            kill_at_site(g, slot, 1)
        check_title(g)


# actions


class SleightOfHand(AsksOnce):
    """Take a secret of a player here, never the last one; facedown ones count."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def victims(self, g: Oath, seat: int) -> list[int]:
        return [other for other in g.players_with(seat) if g.all_secrets(other) > 1]

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
        take_secret(g, use.seat, CHOOSE_SEAT.first(pick))


class Scryer(AsksOnce):
    """Look through a whole discard pile; its order stays."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return any(g.discards(region) for region in range(REGIONS))

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for region in range(REGIONS):
            if g.discards(region):
                ask.offer(CHOOSE_REGION.option(region))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        region = CHOOSE_REGION.first(pick)
        cards = g.discards(region)
        look_at_top(g, use.seat, self.number, cards, g.discards_known(region), len(cards))


class Assassin(AsksOnce):
    """Discard a faceup adviser of a player here, no locked one."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def victims(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for other in g.players_with(seat):
            for card in g.faceup_advisers(other):
                if not is_locked(g, seat, card, NONE):
                    found.append(card)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.victims(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for card in self.victims(g, use.seat):
            ask.offer(CHOOSE_CARD.option(card))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        discard_adviser(g, use.seat, g.advisers.index(CHOOSE_CARD.first(pick)))


class Enchantress(Power):
    """This card and a faceup adviser of another player change places; who has too many advisers
    then discards one, but not this card."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def others(self, g: Oath, seat: int) -> list[int]:
        found: list[int] = []
        for other in g.others(seat):
            for card in g.faceup_advisers(other):
                if not is_locked(g, seat, card, NONE):
                    found.append(card)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.others(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        if use.step == 0:
            ask = question_of(self, use)
            for card in self.others(g, use.seat):
                ask.offer(CHOOSE_CARD.option(card))
            return if_any(ask)
        for i in range(2):  # the one who got this card, then the user
            seat = use.memory[0] if i == 0 else use.seat
            newcomer = self.row.face if i == 0 else use.memory[1]
            if excess_advisers(g, seat, newcomer) > 0:
                ask = limit_question(g, seat, newcomer)
                if ask.count > 0:
                    return ask
        return None

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        if CHOOSE_ADVISER.has(pick):
            discard_over_limit(g, CHOOSE_ADVISER.first(pick), pick, NONE)
            return
        use.step = 1
        card = CHOOSE_CARD.first(pick)
        use.memory = [g.place_of(card) - WITH, card]
        swap_cards(g, use.seat, self.row.face, card)


class GamblingHall(AsksOnce):
    """Throw 4 defense dice: a bank of choice pays the shields, doubled as in a campaign."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, throw_defense(g, HALL_DICE))
        react_to_roll(g, seat)

    def roll_anew(self, g: Oath, use: Using) -> None:
        use.memory = throw_defense(g, HALL_DICE)

    def choice(self, g: Oath, use: Using) -> Ask | None:
        if shields_of(use.memory) == 0:
            return None
        ask = question_of(self, use)
        for suit in range(SUITS):
            if g.bank[suit] > 0:
                ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        gain_favor(g, use.seat, CHOOSE_SUIT.first(pick), shields_of(use.memory))


# in the Rest


class Naysayers(Power):
    """If an Exile has the title the Chancellor pays you a favor."""

    WINDOWS: ClassVar[list[int]] = [RESTS]

    def can_rest(self, g: Oath, here: int, seat: int) -> bool:
        return seat != g.chancellor and g.is_exile(g.title) and g.favor[g.chancellor] > 0

    def rest(self, g: Oath, here: int, seat: int) -> None:
        take_favor(g, seat, g.chancellor, 1)


class SilverTongue(RestFromOneBank):
    """Favor from the bank of a suit found at your site."""

    def banks(self, g: Oath, seat: int) -> list[int]:
        slot = g.pawn[seat]
        return [s for s in range(SUITS) if g.bank[s] > 0 and g.suited_cards(slot, s)]

    def can_rest(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.banks(g, seat)) > 0

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for suit in self.banks(g, use.seat):
            ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)


# always


class VowOfRenewal(Power):
    """The holder does not recover the People's Favor, and gets all favor that is burned."""

    WINDOWS: ClassVar[list[int]] = [BARS_RECOVER, FAVOR_BURNED]

    def bars_recover(self, g: Oath, here: int, seat: int, banner: int) -> bool:
        return banner == PEOPLES_FAVOR and here == WITH + seat

    def collects(self, g: Oath, here: int) -> int:
        return owner_of(here)


class BeastTamer(Power):
    """OA-PWR-14: no Beast and Nomad plans for the enemy of the holder."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAN]

    def bars_plan(self, g: Oath, here: int, war: Campaigning, user: int, power: int) -> bool:
        return plan_suit(power) in (BEAST, NOMAD) and is_against(war, user, owner_of(here))


class BoilingLake(Power):
    """Who arrives here, willing or not, and does not rule this card loses 2 board warbands."""

    WINDOWS: ClassVar[list[int]] = [ARRIVED]

    def arrived(self, g: Oath, here: int, deed: Travelling) -> None:
        if deed.slot == here and not g.rules_card(deed.seat, here):
            kill_on_board(g, deed.seat, 2)


class RelicThief(Power):
    """Another player of your region took relics: throw a defense die for each; if none shows a
    shield they are yours."""

    WINDOWS: ClassVar[list[int]] = [RELICS_TAKEN]

    def relics_taken(self, g: Oath, here: int, taker: int, relics: list[int]) -> None:
        thief = owner_of(here)
        if taker == thief or g.region(taker) != g.region(thief) or not can_pay(g, thief, self.row):
            return
        loot = [relic for relic in relics if self.is_loot(g, thief, taker, relic)]
        if loot:
            self.ask(g, here, thief, [taker, *loot])

    def is_loot(self, g: Oath, thief: int, taker: int, relic: int) -> bool:
        return g.holder(relic) == taker and not is_protected(g, thief, taker, relic)

    def question(self, g: Oath, use: Using) -> Ask | None:
        """Whether to try; then the dice speak, when nobody has rolled them anew."""
        if use.step == 0:
            return yes_or_no(self, use)
        if use.step == DECIDED:
            return None
        ask = question_of(self, use)
        ask.offer(PASS.option())
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        """The step is the number of relics while dice lie on the table, after them in memory."""
        if NO.has(pick):
            use.step = DECIDED
        elif YES.has(pick):
            pay(g, use.seat, self.row)
            use.step = len(use.memory) - 1
            use.memory += throw_defense(g, use.step)
            react_to_roll(g, use.seat)
        else:
            faces = use.memory[use.step + 1 :]
            loot = use.memory[1 : use.step + 1]
            use.step = DECIDED
            if not any(SHIELDS[face] > 0 for face in faces):
                take_relics(g, use.seat, loot)

    def roll_anew(self, g: Oath, use: Using) -> None:
        use.memory = use.memory[: use.step + 1] + throw_defense(g, use.step)


class SneakAttack(AsksOnce):
    """Somebody else's campaign is over: you may attack that player at once for no Supply."""

    WINDOWS: ClassVar[list[int]] = [CAMPAIGNED]

    def campaigned(self, g: Oath, here: int, war: Campaigning) -> None:
        if war.seat != owner_of(here):
            self.ask(g, here, owner_of(here), [war.seat])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        if not may_attack(g, use.seat, use.memory[0]):
            return None
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if YES.has(pick):
            new_attack(g, use.seat, use.memory[0])


class Gossip(Power):
    """Enemies of the ruler keep no facedown advisers."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAY]

    def bars_play(self, g: Oath, here: int, seat: int, card: int, way: int, slot: int) -> bool:
        return way == FACEDOWN and here != NONE and g.is_enemy_of_ruler(seat, here)


class MoreBandits(Power):
    """Bandit Chief: 2 bandits more at every site."""

    WINDOWS: ClassVar[list[int]] = [BANDIT_COUNT]

    def extra_bandits(self, g: Oath, here: int, slot: int) -> int:
        return 2


class ChaosCult(Power):
    """Somebody else who gets the title pays the holder a favor."""

    WINDOWS: ClassVar[list[int]] = [TITLE_TAKEN]

    def title_taken(self, g: Oath, here: int, seat: int) -> None:
        if seat != owner_of(here):
            take_favor(g, owner_of(here), seat, 1)


POWERS: Final[list[tuple[str, Power]]] = [
    ("mercenaries", PlanDice(3, IF_DEFEATED)),
    ("a_small_favor", GainWarbands(4)),
    ("second_wind", SecondWind()),
    ("sleight_of_hand", SleightOfHand()),
    ("key_to_the_city", KeyToTheCity()),
    ("scryer", Scryer()),
    ("disgraced_captain", DisgracedCaptain(4)),
    ("naysayers", Naysayers()),
    ("book_burning", BookBurning()),
    ("charlatan", Charlatan()),
    ("assassin_1", AtMostAdvisers(2)),
    ("assassin_2", Assassin()),
    ("downtrodden", Downtrodden(2)),
    ("blackmail", Blackmail()),
    ("cracked_sage", CrackedSage(4)),
    ("dissent", Dissent()),
    ("false_prophet", FalseProphet()),
    ("vow_of_renewal", VowOfRenewal()),
    ("zealots", Zealots()),
    ("royal_ambitions", RoyalAmbitions()),
    ("salt_the_earth_1", SaltIsBarred()),
    ("salt_the_earth_2", SaltTheEarth()),
    ("beast_tamer", BeastTamer()),
    ("riots", Riots()),
    ("silver_tongue_1", AtMostAdvisers(2)),
    ("silver_tongue_2", SilverTongue(1)),
    ("gambling_hall", GamblingHall()),
    ("boiling_lake", BoilingLake()),
    ("relic_thief", RelicThief()),
    ("enchantress", Enchantress()),
    ("insomnia_1", AtMostAdvisers(2)),
    ("insomnia_2", RestSecrets(1)),
    ("sneak_attack", SneakAttack()),
    ("gossip", Gossip()),
    ("bandit_chief_1", BanditChief()),
    ("bandit_chief_2", MoreBandits()),
    ("chaos_cult", ChaosCult()),
    ("slander", Slander()),
]
