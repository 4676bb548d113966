"""The Nomad suit."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.bargains import (
    OF_ADVISERS,
    OF_FAVOR,
    OF_RELICS,
    OF_SECRETS,
    all_terms,
    give_reliquary,
    open_bargain,
)
from palatine.games.oath.battle import war_of
from palatine.games.oath.cards import (
    TO_TOP_OF,
    TO_WORLD,
    bury,
    can_swap,
    cards_ruled,
    count_vision,
    discard_adviser,
    discard_from_site,
    everybody,
    give_banner,
    has_room,
    is_locked,
    may_be_at_site,
    move_to_site,
    pull_from_world,
    space_in,
    space_option,
    suit_count,
    swap_cards,
    take_off_site,
)
from palatine.games.oath.citizenship import become_citizen
from palatine.games.oath.deed import AS_VISION, Campaigning, Deed, Recovering, Travelling
from palatine.games.oath.minor import adviser_toll, pay_adviser_toll
from palatine.games.oath.muster import advisers_for
from palatine.games.oath.names import (
    CHOOSE_BOTTOM,
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    CHOOSE_REGION,
    CHOOSE_SEAT,
    CHOOSE_SLOT,
    CHOOSE_SPACE,
    CHOOSE_SUIT,
    FACEUP,
    NO,
    PASS,
    VISION_BACK,
    WITH,
    YES,
)
from palatine.games.oath.play import play_drawn
from palatine.games.oath.power import AsksOnce, Power, Using, owner_of
from palatine.games.oath.powers.common import (
    AT_END,
    DefenseDice,
    FreeTravel,
    GainSecrets,
    GainSupplyWhenPlayed,
    PlanDice,
    Rearrange,
    enemies,
    if_any,
    may_pass,
    question_of,
    user_side,
    yes_or_no,
)
from palatine.games.oath.state import BANDITS, Oath, back_of
from palatine.games.oath.tables import (
    ADVISERS,
    BEAST,
    CONSPIRACY,
    DARKEST_SECRET,
    FIRST_VISION,
    NOMAD,
    POWER_ROWS,
    REGION_OF,
    REGIONS,
    RELIC_IDS,
    SLOTS,
    SUITS,
)
from palatine.games.oath.tokens import gain_favor, pay_toll, put_in_bank, shed, spendable
from palatine.games.oath.turn import stamp_of
from palatine.games.oath.windows import (
    ACTS,
    ADVISER_LIMIT,
    BARS_PLAY,
    BARS_POWER,
    FAVOR_ARRIVES,
    LOCKS,
    PLANS,
    PROTECTS,
    RECOVERED,
    SPENDS,
    TRAVELS,
    WHEN_PLAYED,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import shuffle_pile, take_top

CRACKED_HORN: Final[int] = RELIC_IDS.index("cracked_horn")

# battle plans


class SpentPlan(Power):
    """A plan that is discarded at the end of the campaign."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        self.works(war)
        war.discards.append(self.number)

    def works(self, war: Campaigning) -> None:
        """What it changes."""


class RainBoots(SpentPlan):
    """The defender's single shields are void."""

    def works(self, war: Campaigning) -> None:
        war.ignores_single_shields = True


class Lancers(SpentPlan):
    """The attack roll counts twice, its skulls too."""

    def works(self, war: Campaigning) -> None:
        war.is_doubled = True


class MountedPatrol(SpentPlan):
    """Half of the attack pool is rolled, after all other plans."""

    def works(self, war: Campaigning) -> None:
        war.is_halved = True


class WarningSignals(Rearrange):
    """Rearrange your warbands; bandits cannot, and discard it all the same."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.discards.append(self.number)
        if user != NONE:
            self.ask(g, here, user, [])


class WildMounts(AsksOnce):
    """Discard a Beast card you rule and keep all Nomad plans of yours that would go."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def leaving(self, g: Oath, war: Campaigning, user: int) -> list[int]:
        """Nomad plans of the user's side that are about to be discarded."""
        found: list[int] = []
        for number in war.discards:
            planner = war.planners[war.plans.index(number)]
            is_nomad = g.suit(POWER_ROWS[number].face) == NOMAD
            if is_nomad and user_side(war, planner) == user_side(war, user):
                found.append(number)
        return found

    def beasts(self, g: Oath, user: int) -> list[int]:
        """Beast cards that the user rules and may discard; of the bandits those at their sites."""
        found: list[int] = []
        for slot in range(SLOTS):
            is_theirs = g.is_up(slot) and g.ruler(slot) == BANDITS
            if not (is_theirs if user == NONE else g.rules_site(user, slot)):
                continue
            for card in g.suited_cards(slot, BEAST):
                if not is_locked(g, user, card, slot):
                    found.append(card)
        if user != NONE:
            for card in g.faceup_advisers(user):
                if g.suit(card) == BEAST and not is_locked(g, user, card, NONE):
                    found.append(card)
        return found

    def saves_plans(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        leaving, beasts = self.leaving(g, war, user), self.beasts(g, user)
        if not leaving or not beasts:
            return
        if user != NONE:
            self.ask(g, here, user, [])
        elif len(leaving) > 1:  # OA-CAM-22
            discard_from_site(g, war.seat, beasts[0])
            self.keep(war, leaving)

    def keep(self, war: Campaigning, leaving: list[int]) -> None:
        war.discards = [number for number in war.discards if number not in leaving]

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for card in self.beasts(g, use.seat):
            ask.offer(CHOOSE_CARD.option(card))
        return may_pass(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if PASS.has(pick):
            return
        war = war_of(g)
        self.keep(war, self.leaving(g, war, use.seat))
        card = CHOOSE_CARD.first(pick)
        if g.slot_of(card) == NONE:
            discard_adviser(g, use.seat, g.advisers.index(card))
        else:
            discard_from_site(g, use.seat, card)


class MountainGiant(AsksOnce):
    """One die, or three and it is discarded."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        self.ask(g, here, user, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        ask.offer(CHOOSE_NUMBER.option(1))
        ask.offer(CHOOSE_NUMBER.option(3))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        war = war_of(g)
        n = CHOOSE_NUMBER.first(pick)
        war.add_attack_dice(user_side(war, use.seat), n, self.number)
        if n == 3:
            war.discards.append(self.number)


class RivalKhan(PlanDice):
    """Dice against a side with a Nomad adviser."""

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return any(g.has_adviser(enemy, NOMAD) for enemy in enemies(g, war, user))


class GreatCrusade(PlanDice):
    """A die for each Nomad card that the side rules, this one too (OA-PWR-12)."""

    def dice(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        n = 0
        players = [] if user == NONE else war.players_of(g, user_side(war, user))
        for slot in range(SLOTS):
            if user == NONE:
                is_ruled = g.is_up(slot) and g.ruler(slot) == BANDITS
            else:
                is_ruled = any(g.rules_site(seat, slot) for seat in players)
            if is_ruled:
                n += len(g.suited_cards(slot, NOMAD))
        for seat in players:
            n += suit_count(g, seat, NOMAD)
        return n


# modifiers


class Tents(FreeTravel):
    """Within the region."""

    def leads_to(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return REGION_OF[slot] == REGION_OF[deed.start]


class SpecialEnvoy(FreeTravel):
    """Anywhere; then the Act phase ends."""

    def after(self, g: Oath, here: int, deed: Deed) -> None:
        g.act_is_over = True


class FastSteed(FreeTravel):
    """With at most so many warbands on the board."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return g.board[deed.seat] <= self.most


class WayStation(FreeTravel):
    """To this site: its ruler, and whoever gives the ruler 1 favor (OA-PWR-17)."""

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return g.pawn[deed.seat] != here

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        if not g.rules_card(deed.seat, here):
            deed.favor_due += 1

    def leads_to(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return slot == here

    def pays(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Travelling)
        if deed.slot == here and not g.rules_card(deed.seat, here):
            pay_toll(g, deed.seat, g.card_ruler(here))


class Hospitality(AsksOnce):
    """On arrival a favor of a suit that is there and among the own advisers."""

    WINDOWS: ClassVar[list[int]] = [TRAVELS]

    def after(self, g: Oath, here: int, deed: Deed) -> None:
        self.ask(g, here, deed.seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for suit in range(SUITS):
            is_there = len(g.suited_cards(g.pawn[use.seat], suit)) > 0
            if is_there and g.has_adviser(use.seat, suit) and g.bank[suit] > 0:
                ask.offer(CHOOSE_SUIT.option(suit))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        gain_favor(g, use.seat, CHOOSE_SUIT.first(pick), 1)


class RelicWorship(Power):
    """Supply for each relic that is recovered; a free gain, so it is not announced."""

    WINDOWS: ClassVar[list[int]] = [RECOVERED]

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def recovered(self, g: Oath, here: int, deed: Recovering) -> None:
        if deed.relic != NONE and g.reaches(deed.seat, here):
            g.gain_supply(deed.seat, self.n)
            g.tell("supply", deed.seat, self.n)


# when played


class TheGathering(Power):
    """All may come, then those who are there may bargain (OA-NEG-07).

    Steps: one for each player's pawn, then bargains. Memory: who drafts, how many have passed in
    a row, and the position before the last bargain (NONE if there was none).
    """

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]
    ITEMS: ClassVar[int] = OF_FAVOR | OF_SECRETS | OF_RELICS | OF_ADVISERS

    def played(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [0, 0, NONE])

    def ask_of(self, use: Using, seat: int) -> Ask:
        if seat == use.seat:
            return question_of(self, use)
        return Ask(seat, "power-of", self.number, use.seat)

    def comers(self, g: Oath, use: Using) -> list[int]:
        """Players from the Chancellor on who are elsewhere and were not asked."""
        return [seat for seat in g.order[use.step :] if g.pawn[seat] != use.place]

    def passed(self, g: Oath, use: Using) -> int:
        """A bargain that has changed nothing is a pass."""
        if use.memory[2] == NONE:
            return use.memory[1]
        return use.memory[1] + 1 if stamp_of(g) == use.memory[2] else 0

    def question(self, g: Oath, use: Using) -> Ask | None:
        comers = self.comers(g, use)
        if comers:
            ask = self.ask_of(use, comers[0])
            ask.offer(YES.option())
            ask.offer(NO.option())
            return ask
        here = g.players_at(use.place)
        if len(here) < 2 or self.passed(g, use) >= len(here):
            return None
        drafter = here[use.memory[0] % len(here)]
        ask = self.ask_of(use, drafter)
        for other in here:
            if other == drafter or g.never_agrees(other):
                continue
            if all_terms(g, drafter, other, self.ITEMS):
                ask.offer(CHOOSE_SEAT.option(other))
        return may_pass(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        comers = self.comers(g, use)
        if comers:
            use.step = g.order.index(comers[0]) + 1
            if YES.has(pick):
                g.pawn[comers[0]] = use.place
                g.tell("placed-pawn", comers[0], g.site[use.place])
            return
        here = g.players_at(use.place)
        drafter = here[use.memory[0] % len(here)]
        passed = self.passed(g, use)
        if PASS.has(pick):
            use.memory = [use.memory[0] + 1, passed + 1, NONE]
        else:
            use.memory = [use.memory[0] + 1, passed, stamp_of(g)]
            open_bargain(g, drafter, CHOOSE_SEAT.first(pick), self.ITEMS)


class SwapWith(AsksOnce):
    """When played: this card may change places with a Nomad card elsewhere."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def others(self, g: Oath, here: int, seat: int) -> list[int]:
        """Cards that come into question."""
        return []

    def partners(self, g: Oath, here: int, seat: int) -> list[int]:
        found: list[int] = []
        for card in self.others(g, here, seat):
            if g.suit(card) == NOMAD and can_swap(g, seat, self.row.face, card):
                found.append(card)
        return found

    def played(self, g: Oath, here: int, seat: int) -> None:
        if self.partners(g, here, seat):
            self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for card in self.partners(g, use.place, use.seat):
            ask.offer(CHOOSE_CARD.option(card))
        return may_pass(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if CHOOSE_CARD.has(pick):
            swap_cards(g, use.seat, self.row.face, CHOOSE_CARD.first(pick))


class GreatHerd(SwapWith):
    """With one at another site."""

    def others(self, g: Oath, here: int, seat: int) -> list[int]:
        return [card for card in g.site_cards if card != NONE and card != self.row.face]


class TwinBrother(SwapWith):
    """With a faceup adviser of somebody else."""

    def others(self, g: Oath, here: int, seat: int) -> list[int]:
        found: list[int] = []
        for other in g.others(seat):
            found += g.faceup_advisers(other)
        return found


class Pilgrimage(Power):
    """Denizens of the own site go to the Dispossessed; as many come back onto the pile."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        slot = g.pawn[seat]
        gone = [c for c in g.cards_at(slot) if c < FIRST_VISION and not is_locked(g, seat, c, slot)]
        for card in gone:
            shed(g, card)
            take_off_site(g, card)
            g.dispossessed.append(card)
            g.dispossessed_known.append(everybody(g))
            g.tell("dispossessed", seat, card)
        if not gone:
            return
        shuffle_pile(g.dispossessed, g.dispossessed_known, g.chance)
        came = [take_top(g.dispossessed, g.dispossessed_known) for _ in gone]
        for card in came:
            bury(g, card, 1 << seat, TO_TOP_OF + g.region(seat))
        told = [seat, self.number, len(came)]
        g.tell_to(seat, "saw-cards", [seat, self.number, *came], "saw-some", told)


class AncientPact(Power):
    """An Exile may give the Darkest Secret to the Chancellor: a Citizen with an unseen relic."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        if g.may_turn(seat) and g.banner_of[DARKEST_SECRET] == seat:
            self.ask(g, here, seat, [])

    def spaces(self, g: Oath) -> list[int]:
        return g.filled_spaces()

    def question(self, g: Oath, use: Using) -> Ask | None:
        if use.step == 0:
            return yes_or_no(self, use)
        if use.step == 2:
            return None
        ask = question_of(self, use)
        for space in self.spaces(g):
            ask.offer(space_option(g, CHOOSE_SPACE, CHOOSE_BOTTOM, space))
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        if NO.has(pick):
            use.step = 2
            return
        if YES.has(pick):
            give_banner(g, DARKEST_SECRET, g.chancellor)
            if self.spaces(g):
                return
            use.step = 2
        else:
            give_reliquary(g, space_in(CHOOSE_SPACE, CHOOSE_BOTTOM, pick), use.seat)
        become_citizen(g, use.seat)


# actions


class AncientBinding(Power):
    """All burn their secrets down to one; the user's is the one on this card.

    Secrets lie on cards only in the turn of who placed them, so those on cards are the user's;
    the others choose between a faceup and a facedown one.
    """

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        burned = g.all_secrets(seat)
        g.secrets[seat] = 0
        g.flipped[seat] = 0
        for i in range(len(g.laden) - 1, -1, -1):
            if g.laden[i] != self.row.face and g.laden_secrets[i] > 0:
                burned += g.laden_secrets[i]
                g.load(g.laden[i], 0, -g.laden_secrets[i])
        if burned:
            g.tell("burned-secrets", seat, burned)
        torn: list[int] = []  # who has both a faceup and a facedown one
        for other in g.order:
            if other == seat:
                continue
            if g.secrets[other] > 0 and g.flipped[other] > 0:
                torn.append(other)
            else:
                self.keep_one(g, other, min(1, g.secrets[other]))
        self.ask(g, here, seat, torn)

    def keep_one(self, g: Oath, seat: int, faceup: int) -> None:
        before = g.all_secrets(seat)
        g.secrets[seat] = faceup
        g.flipped[seat] = min(1 - faceup, g.flipped[seat])
        if before > 1:
            g.tell("burned-secrets", seat, before - 1)

    def question(self, g: Oath, use: Using) -> Ask | None:
        """How many faceup ones they keep, from the Chancellor on (OA-PWR-13)."""
        if use.step >= len(use.memory):
            return None
        ask = Ask(use.memory[use.step], "power-of", self.number, use.seat)
        ask.offer(CHOOSE_NUMBER.option(0))
        ask.offer(CHOOSE_NUMBER.option(1))
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        self.keep_one(g, use.memory[use.step - 1], CHOOSE_NUMBER.first(pick))


class Convoys(AsksOnce):
    """The discard pile of another region is laid on that of the own."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for region in range(REGIONS):
            if region != g.region(use.seat):
                ask.offer(CHOOSE_REGION.option(region))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        source, target = CHOOSE_REGION.first(pick), g.region(use.seat)
        move_row(g.discards(source), g.discards(target))
        move_row(g.discards_known(source), g.discards_known(target))
        move_row(g.discards_back(source), g.discards_back(target))
        g.laid_in = [target if region == source else region for region in g.laid_in]
        g.tell("moved-pile", use.seat, source, target)


def move_row(source: list[int], target: list[int]) -> None:
    target.extend(source)
    source.clear()


class Resettle(Power):
    """A faceup Nomad adviser of any player moves to a site."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def settlers(self, g: Oath) -> list[int]:
        """Cards."""
        found: list[int] = []
        for at in range(len(g.advisers)):
            card = g.advisers[at]
            if g.adviser_face[at] != FACEUP or g.suit(card) != NOMAD:
                continue
            if may_be_at_site(card) and not is_locked(g, NONE, card, NONE):
                found.append(card)
        return found

    def sites(self, g: Oath) -> list[int]:
        return [slot for slot in range(SLOTS) if has_room(g, slot)]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.settlers(g)) > 0 and len(self.sites(g)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        if use.step == 0:
            for card in self.settlers(g):
                ask.offer(CHOOSE_CARD.option(card))
        elif use.step == 1:
            for slot in self.sites(g):
                ask.offer(CHOOSE_SLOT.option(slot))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        if CHOOSE_CARD.has(pick):
            use.memory.append(CHOOSE_CARD.first(pick))
        else:
            move_to_site(g, g.advisers.index(use.memory[0]), CHOOSE_SLOT.first(pick))


class Oracle(AsksOnce):
    """The uppermost Vision of the world deck is played or discarded as if searched.

    Forced Labor's toll is due, and Cracked Horn may lead its discard under the deck.
    """

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def place(self, g: Oath) -> int:
        """Where the Vision is in the deck, or NONE."""
        for at in range(len(g.world) - 1, -1, -1):
            if back_of(g.world[at]) == VISION_BACK:
                return at
        return NONE

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return self.place(g) != NONE and spendable(g, seat) >= adviser_toll(g, seat)

    def act(self, g: Oath, here: int, seat: int) -> None:
        pay_adviser_toll(g, seat)
        if g.holder(CRACKED_HORN) == seat:
            self.ask(g, here, seat, [])
        else:
            self.draw(g, seat, NONE)

    def draw(self, g: Oath, seat: int, discard_to: int) -> None:
        card = pull_from_world(g, self.place(g))
        count_vision(g)
        g.tell_to(seat, "drew", [seat, card], "drew-some", [seat, VISION_BACK])
        play_drawn(g, seat, card, False, discard_to)

    def choice(self, g: Oath, use: Using) -> Ask | None:
        """Whether Cracked Horn is used."""
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        self.draw(g, use.seat, TO_WORLD if YES.has(pick) else NONE)


# always


class VowOfKinship(Power):
    """The holder's favor is the Nomad bank: what is there, what comes, what is spent."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED, FAVOR_ARRIVES, SPENDS]

    def played(self, g: Oath, here: int, seat: int) -> None:
        n = g.favor[seat]
        if n:
            put_in_bank(g, seat, NOMAD, n)
            g.tell("put-in-bank", seat, n, NOMAD)

    def redirects(self, g: Oath, here: int, seat: int) -> int:
        """Master of Disguise escapes it for a Trade, or meets that of another."""
        return NOMAD if here == WITH + advisers_for(g, seat) else NONE

    def lends(self, g: Oath, here: int, seat: int) -> int:
        return NOMAD if here == WITH + seat else NONE


class LostTongue(Power):
    """Who rules no Nomad card can neither target nor take relics and banners of the holder."""

    WINDOWS: ClassVar[list[int]] = [PROTECTS]

    def protects(self, g: Oath, here: int, taker: int, owner: int, thing: int) -> bool:
        return here == WITH + owner and cards_ruled(g, taker, NOMAD) == 0


class SpellBreaker(Power):
    """Enemies of the ruler use no power with a secret in its price."""

    WINDOWS: ClassVar[list[int]] = [BARS_POWER]

    def bars_power(self, g: Oath, here: int, seat: int, power: int, secrets: int) -> bool:
        return secrets > 0 and g.is_enemy_of_ruler(seat, here)


class AncientBloodline(Power):
    """For enemies denizens and relics at the holder's sites are locked."""

    WINDOWS: ClassVar[list[int]] = [LOCKS]

    def locks(self, g: Oath, here: int, seat: int, slot: int) -> bool:
        holder = owner_of(here)
        return g.rules_site(holder, slot) and g.is_enemy(holder, seat)


class FamilyWagon(Power):
    """Any number of Nomad advisers and one other; a lower limit of another card still counts."""

    WINDOWS: ClassVar[list[int]] = [ADVISER_LIMIT]

    def adviser_limit(self, g: Oath, here: int, seat: int, limit: int, newcomer: int) -> int:
        if here != WITH + seat:
            return limit
        own = 1
        for card in g.faceup_advisers(seat):
            if g.suit(card) == NOMAD:
                own += 1
        return own if limit >= ADVISERS else min(limit, own)


class SacredGround(Power):
    """Visions go faceup only for players here; the Conspiracy anywhere."""

    WINDOWS: ClassVar[list[int]] = [BARS_PLAY]

    def bars_play(self, g: Oath, here: int, seat: int, card: int, way: int, slot: int) -> bool:
        return way == AS_VISION and card != CONSPIRACY and here != NONE and g.pawn[seat] != here


POWERS: Final[list[tuple[str, Power]]] = [
    ("rain_boots", RainBoots()),
    ("ancient_binding", AncientBinding()),
    ("horse_archers", PlanDice(3, AT_END)),
    ("warning_signals", WarningSignals()),
    ("elders", GainSecrets(1)),
    ("the_gathering", TheGathering()),
    ("faithful_friend", GainSupplyWhenPlayed(4)),
    ("tents", Tents()),
    ("great_herd", GreatHerd()),
    ("convoys", Convoys()),
    ("vow_of_kinship", VowOfKinship()),
    ("wild_mounts", WildMounts()),
    ("lancers", Lancers()),
    ("mountain_giant", MountainGiant()),
    ("rival_khan", RivalKhan(4, AT_END)),
    ("lost_tongue", LostTongue()),
    ("special_envoy", SpecialEnvoy()),
    ("resettle", Resettle()),
    ("oracle", Oracle()),
    ("pilgrimage", Pilgrimage()),
    ("spell_breaker", SpellBreaker()),
    ("mounted_patrol", MountedPatrol()),
    ("great_crusade", GreatCrusade(0, AT_END)),
    ("ancient_bloodline", AncientBloodline()),
    ("ancient_pact", AncientPact()),
    ("storm_caller", DefenseDice(2, AT_END)),
    ("family_wagon", FamilyWagon()),
    ("way_station", WayStation()),
    ("twin_brother", TwinBrother()),
    ("hospitality", Hospitality()),
    ("a_fast_steed", FastSteed(3)),
    ("relic_worship", RelicWorship(3)),
    ("sacred_ground", SacredGround()),
]
