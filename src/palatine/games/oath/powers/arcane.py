"""The Arcane suit."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.actions import is_viable
from palatine.games.oath.battle import roll_attack, roll_defense, war_of
from palatine.games.oath.cards import (
    discard_from_site,
    is_locked,
    suits_ruled,
    swap_facedown,
    take_adviser,
)
from palatine.games.oath.deed import (
    RELIC_TARGET,
    Campaigning,
    Deed,
    Mustering,
    Recovering,
    Searching,
    Trading,
    Travelling,
)
from palatine.games.oath.muster import trade_of
from palatine.games.oath.names import (
    ATTACKERS,
    CHOOSE_ADVISER,
    CHOOSE_CARD,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    CHOOSE_SLOT,
    GIVE_FAVOR,
    GIVE_SECRETS,
    PASS,
    WITH,
    YES,
)
from palatine.games.oath.play import play_drawn
from palatine.games.oath.power import GIVE_SECRETS as GIVING_SECRETS
from palatine.games.oath.power import TABLE, AsksOnce, Power, Using, owner_of
from palatine.games.oath.powers.common import (
    KEPT,
    DiscardInRegion,
    DrawMore,
    FreeTravel,
    FromAnyBanks,
    FromOneBank,
    GainSecrets,
    MayBecomeCitizen,
    PlanDice,
    SpareForce,
    if_any,
    is_against,
    question_of,
    user_side,
    yes_or_no,
)
from palatine.games.oath.recover import may_recover_banner
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    ARCANE,
    BEAST,
    CONSPIRACY,
    DARKEST_SECRET,
    FIRST_RELIC,
    HEARTH,
    NOMAD,
    ORDER,
    POWER_ROWS,
    REGION_OF,
    REGIONS,
    SLOTS,
    SUITS,
)
from palatine.games.oath.title import check_title
from palatine.games.oath.tokens import (
    can_pay,
    gain_favor,
    gain_secrets,
    give_favor,
    give_secrets,
    is_forbidden,
    kill_at_site,
    kill_on_board,
    pay,
    pay_burned_favor,
    put_in_bank,
    receive_favor,
    spendable,
    take_favor,
    take_secret,
)
from palatine.games.oath.windows import (
    ACTS,
    BARS_RECOVER,
    FORBIDS,
    MUSTERS,
    PLAN_PRICE,
    PLANS,
    RECOVERED,
    RECOVERS,
    ROLLED,
    SEARCHES,
    TARGET_DICE,
    TRADE_GAIN,
    TRADES,
    WHEN_PLAYED,
)
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import NONE

DONE: Final = 99  # the step of who has enough of a bargain

# battle plans


class FireTalkers(PlanDice):
    """Three dice with the Darkest Secret; any Imperial player may hold it for another.

    Not in a campaign between Imperial players, where each of them counts alone.
    """

    def holds(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        holder = g.banner_of[DARKEST_SECRET]
        if holder == NONE or user == NONE:
            return False
        if holder == user:
            return True
        return g.apart == NONE and g.is_imperial(user) and g.is_imperial(holder)


class RustingRay(Power):
    """With the Darkest Secret on the side (OA-PWR-12) the attacker's hollow swords are void."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def can_plan(self, g: Oath, here: int, war: Campaigning, user: int) -> bool:
        return g.banner_of[DARKEST_SECRET] in war.players_of(g, user_side(war, user))

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        war.ignores_hollow = True


class KindredWarriors(AsksOnce):
    """No skulls for the attacker, and up to a die for each suit but Arcane that the side rules."""

    WINDOWS: ClassVar[list[int]] = [PLANS]

    def most(self, g: Oath, war: Campaigning, user: int) -> int:
        suits = 0
        for seat in war.players_of(g, user_side(war, user)):
            suits |= suits_ruled(g, seat)
        n = 0
        for suit in range(SUITS):
            if suit != ARCANE and suits >> suit & 1:
                n += 1
        return n

    def plan(self, g: Oath, here: int, war: Campaigning, user: int) -> None:
        side = user_side(war, user)
        if side == ATTACKERS:
            war.ignores_skulls = True
        self.ask(g, here, user, [side, self.most(g, war, user)])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for n in range(use.memory[1] + 1):
            ask.offer(CHOOSE_NUMBER.option(n))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        war_of(g).add_attack_dice(use.memory[0], CHOOSE_NUMBER.first(pick), self.number)


class CrackingGround(PlanDice):
    """A die for each targeted site."""

    def dice(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        n = 0
        for slot in range(SLOTS):
            n += war.sites >> slot & 1
        return n * self.n


# modifiers


class MagiciansCode(Power):
    """Recover: 2 secrets come onto the Darkest Secret by themselves."""

    WINDOWS: ClassVar[list[int]] = [RECOVERS]

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        if deed.seat == g.prince:  # CP-REC-04: what stops others was looked at before
            return True
        return may_recover_banner(g, deed.seat, DARKEST_SECRET)

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Recovering)
        deed.bonus += 2


class ActingTroupe(Power):
    """Trade: this adviser is a Beast or Order card instead of an Arcane one."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Trading)
        deed.has_troupe = True


class SecretSignal(Power):
    """Trade: 1 favor more if it gives exactly 1, looked at after the other modifiers."""

    WINDOWS: ClassVar[list[int]] = [TRADES, TRADE_GAIN]

    def trade_gain(self, g: Oath, here: int, deed: Trading) -> None:
        if self.number in deed.used and deed.favor == 1:
            deed.favor = 2


class MapLibrary(Power):
    """Trade at this site: with any card of the region."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        assert isinstance(deed, Trading)
        return deed.at == here

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Trading)
        for slot in range(SLOTS):
            if REGION_OF[slot] == REGION_OF[here]:
                deed.sites |= 1 << slot


class MasterOfDisguise(AsksOnce):
    """Trade with the advisers of another player, and their Trade modifiers, instead of the own."""

    WINDOWS: ClassVar[list[int]] = [TRADES]

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        """The own advisers' modifiers cannot be used first."""
        assert isinstance(deed, Trading)
        for number in deed.used:
            face = POWER_ROWS[number].face
            if face < FIRST_RELIC and g.place_of(face) == WITH + deed.seat:
                return False
        return deed.advisers_of == deed.seat and len(self.models(g, deed)) > 0

    def models(self, g: Oath, deed: Trading) -> list[int]:
        """Players with whose advisers the Trade could be carried through."""
        found: list[int] = []
        for other in g.others(deed.seat):
            trial = deed.twin()
            assert isinstance(trial, Trading)
            if self.number not in trial.used:
                trial.used.append(self.number)
            trial.advisers_of = other
            if is_viable(g, trial, TRADES):
                found.append(other)
        return found

    def announced(self, g: Oath, here: int, deed: Deed) -> None:
        self.ask(g, here, deed.seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in self.models(g, trade_of(g)):
            ask.offer(CHOOSE_SEAT.option(other))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        trade_of(g).advisers_of = CHOOSE_SEAT.first(pick)


class InitiationRite(Power):
    """Musters of the holder are paid with a secret; no power's cost (Spell Breaker)."""

    WINDOWS: ClassVar[list[int]] = [MUSTERS]

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Mustering)
        deed.is_paid_in_secrets = True


class Observatory(Power):
    """Search at this site: in any discard pile."""

    WINDOWS: ClassVar[list[int]] = [SEARCHES]

    def applies(self, g: Oath, here: int, deed: Deed) -> bool:
        return g.pawn[deed.seat] == here

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        assert isinstance(deed, Searching)
        deed.piles |= (1 << REGIONS) - 1


class Portal(FreeTravel):
    """Travel from or to this site for no Supply, whatever site cards say; tolls stay due."""

    def leads_to(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return here in (deed.start, slot)

    def modify(self, g: Oath, here: int, deed: Deed) -> None:
        """Away from here even the ruler of Shrouded Wood has no say."""
        assert isinstance(deed, Travelling)
        if deed.start == here:
            deed.chooser = deed.seat

    def ignores_sites(self, g: Oath, here: int, deed: Travelling, slot: int) -> bool:
        return self.leads_to(g, here, deed, slot)


# when played


class Bewitch(MayBecomeCitizen):
    """With more secrets than the Chancellor, those on cards too."""

    def holds(self, g: Oath, seat: int) -> bool:
        return all_secrets(g, seat) > all_secrets(g, g.chancellor)


def all_secrets(g: Oath, seat: int) -> int:
    """On the board, and on cards: those are of whose turn it is (OA-RST-02)."""
    return g.all_secrets(seat) + (sum(g.laden_secrets) if seat == g.turn else 0)


class Revelation(Power):
    """OA-PWR-13: everybody, the Chancellor first, may burn favor for as many secrets."""

    WINDOWS: ClassVar[list[int]] = [WHEN_PLAYED]

    def played(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def asked_at(self, g: Oath, use: Using) -> int:
        """Which place of the turn order is asked now; the number of seats if nobody is."""
        at = use.step
        while at < g.seats and spendable(g, g.order[at]) == 0:
            at += 1
        return at

    def question(self, g: Oath, use: Using) -> Ask | None:
        at = self.asked_at(g, use)
        if at == g.seats:
            return None
        ask = Ask(g.order[at], "power-of", self.number, use.seat)
        for n in range(spendable(g, g.order[at]) + 1):
            ask.offer(CHOOSE_NUMBER.option(n))
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        at = self.asked_at(g, use)
        use.step = at + 1
        n = CHOOSE_NUMBER.first(pick)
        if n > 0:
            g.tell("burned-favor", g.order[at], n)
            pay_burned_favor(g, g.order[at], n)
            gain_secrets(g, g.order[at], n)


# actions


class TamingCharm(AsksOnce):
    """Discard a Beast or Nomad card of your site; its bank pays 2 favor."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def cards(self, g: Oath, seat: int) -> list[int]:
        slot = g.pawn[seat]
        found: list[int] = []
        for card in g.cards_at(slot):
            if g.suit(card) in (BEAST, NOMAD) and not is_locked(g, seat, card, slot):
                found.append(card)
        return found

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.cards(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for card in self.cards(g, use.seat):
            ask.offer(CHOOSE_CARD.option(card))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        card = CHOOSE_CARD.first(pick)
        suit = g.suit(card)
        discard_from_site(g, use.seat, card)
        gain_favor(g, use.seat, suit, 2)


class Inquisitor(AsksOnce):
    """Peek at a facedown adviser of a player here: the Conspiracy is yours, else the favor goes
    to its owner."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return any(g.facedown_advisers(other) for other in g.players_with(seat))

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for other in g.players_with(use.seat):
            row = g.advisers_of(other)
            for at in g.facedown_advisers(other):
                ask.offer(CHOOSE_ADVISER.option(other, row.index(at) + 1))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        seat, owner = use.seat, CHOOSE_ADVISER.first(pick)
        at = g.advisers_of(owner)[CHOOSE_ADVISER.second(pick) - 1]
        card = g.advisers[at]
        g.adviser_known[at] |= 1 << seat
        told = [seat, self.number, card]
        g.tell_to(seat, "saw-cards", told, "saw-some", [seat, self.number, 1])
        if card == CONSPIRACY:
            take_adviser(g, at)
            g.show("showed", [seat, card])
            play_drawn(g, seat, card, True)
        elif g.favor_on(self.row.face) > 0:
            g.load(self.row.face, -1, 0)
            receive_favor(g, owner, 1)
            g.tell("gave-favor", seat, owner, 1)


class TerrorSpells(Power):
    """With the Darkest Secret: 2 warbands of the region die, on sites or on boards there."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def boards(self, g: Oath, seat: int) -> list[int]:
        region = g.region(seat)
        return [other for other in g.order if g.board[other] and g.region(other) == region]

    def sites(self, g: Oath, seat: int) -> list[int]:
        region = g.region(seat)
        return [slot for slot in range(SLOTS) if g.garrison[slot] and REGION_OF[slot] == region]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        if g.banner_of[DARKEST_SECRET] != seat:
            return False
        return len(self.boards(g, seat)) > 0 or len(self.sites(g, seat)) > 0

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        if use.step == 2:
            return None
        ask = question_of(self, use)
        for slot in self.sites(g, use.seat):
            ask.offer(CHOOSE_SLOT.option(slot))
        for seat in self.boards(g, use.seat):
            ask.offer(CHOOSE_SEAT.option(seat))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        if CHOOSE_SLOT.has(pick):
            kill_at_site(g, CHOOSE_SLOT.first(pick), 1)
            check_title(g)
        else:
            kill_on_board(g, CHOOSE_SEAT.first(pick), 1)


class BloodPact(AsksOnce):
    """Sacrifice an even number of warbands of the board, at least 2: a secret for each pair."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return g.board[seat] >= 2

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        ask = question_of(self, use)
        for n in range(2, g.board[use.seat] + 1, 2):
            ask.offer(CHOOSE_NUMBER.option(n))
        return if_any(ask)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        n = CHOOSE_NUMBER.first(pick)
        kill_on_board(g, use.seat, n)
        gain_secrets(g, use.seat, n // 2)


class PlagueEngines(Power):
    """Everybody pays a favor into the Arcane bank for each site they rule."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        for other in g.order:
            n = min(g.favor[other], len(g.sites_ruled(other)))
            if n > 0:
                put_in_bank(g, other, ARCANE, n)
                g.tell("put-in-bank", other, n, ARCANE)


class DreamThief(Power):
    """Two facedown advisers of different players change places, unseen by the user."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def owners(self, g: Oath) -> list[int]:
        return [seat for seat in g.order if g.facedown_advisers(seat)]

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        return len(self.owners(g)) >= 2

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def question(self, g: Oath, use: Using) -> Ask | None:
        if use.step == 2:
            return None
        ask = question_of(self, use)
        for seat in self.owners(g):
            if use.step == 1 and g.adviser_of[use.memory[0]] == seat:
                continue
            row = g.advisers_of(seat)
            for at in g.facedown_advisers(seat):
                ask.offer(CHOOSE_ADVISER.option(seat, row.index(at) + 1))
        return if_any(ask)

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        use.step += 1
        owner = CHOOSE_ADVISER.first(pick)
        use.memory.append(g.advisers_of(owner)[CHOOSE_ADVISER.second(pick) - 1])
        if use.step == 2:
            swap_facedown(g, use.seat, self.number, use.memory[0], use.memory[1])


class ForgottenVault(AsksOnce):
    """A secret more or less on the Darkest Secret, held or not; the last one stays."""

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        """How many it holds afterwards."""
        ask = question_of(self, use)
        n = g.banner_tokens[DARKEST_SECRET]
        ask.offer(CHOOSE_NUMBER.option(n + 1))
        if n > 1:
            ask.offer(CHOOSE_NUMBER.option(n - 1))
        return ask

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        g.banner_tokens[DARKEST_SECRET] = CHOOSE_NUMBER.first(pick)
        g.tell("banner-value", DARKEST_SECRET, CHOOSE_NUMBER.first(pick))


class WitchsBargain(Power):
    """With players here, as often as you like: your secret for 2 favor, or 2 favor for a secret.

    Nobody is asked, and even a last secret goes; faceup ones only, and full amounts. With one
    player all exchanges go the same way, or they would run in circles.
    """

    WINDOWS: ClassVar[list[int]] = [ACTS]

    def sells(self, g: Oath, seat: int, other: int, price: int) -> bool:
        """A secret for 2 favor, with so many secrets still to be paid."""
        if g.secrets[seat] <= price or is_forbidden(g, seat, GIVING_SECRETS):
            return False
        return g.favor[other] >= 2

    def buys(self, g: Oath, seat: int, other: int) -> bool:
        return spendable(g, seat) >= 2 and g.secrets[other] > 0

    def can_act(self, g: Oath, here: int, seat: int) -> bool:
        price = self.row.secrets
        for other in g.players_with(seat):
            if self.sells(g, seat, other, price) or self.buys(g, seat, other):
                return True
        return False

    def act(self, g: Oath, here: int, seat: int) -> None:
        self.ask(g, here, seat, [])

    def ways(self, g: Oath, use: Using, other: int) -> list[int]:
        """Options with a player; the memory holds seat * 2, and 1 more for who was sold to."""
        found: list[int] = []
        if other * 2 not in use.memory and self.sells(g, use.seat, other, 0):
            found.append(GIVE_SECRETS.option(1))
        if other * 2 + 1 not in use.memory and self.buys(g, use.seat, other):
            found.append(GIVE_FAVOR.option(2))
        return found

    def question(self, g: Oath, use: Using) -> Ask | None:
        """Steps: 0 with whom, 1 to 6 which way with the seat before it; 99 no more."""
        if use.step == DONE:
            return None
        ask = question_of(self, use)
        if use.step > 0:
            ask.offer_row(self.ways(g, use, use.step - 1))
            return ask
        for other in g.players_with(use.seat):
            if self.ways(g, use, other):
                ask.offer(CHOOSE_SEAT.option(other))
        if ask.count == 0:
            return None
        if use.memory:
            ask.offer(PASS.option())
        return ask

    def answer(self, g: Oath, use: Using, pick: int) -> None:
        if PASS.has(pick):
            use.step = DONE
        elif CHOOSE_SEAT.has(pick):
            use.step = CHOOSE_SEAT.first(pick) + 1
        else:
            other = use.step - 1
            use.step = 0
            is_sale = GIVE_SECRETS.has(pick)
            way = other * 2 + (1 if is_sale else 0)
            if way not in use.memory:
                use.memory.append(way)
            if is_sale:
                give_secrets(g, use.seat, other, 1)
                take_favor(g, use.seat, other, 2)
            else:
                give_favor(g, use.seat, other, 2)
                take_secret(g, use.seat, other)


# always


class GleamingArmor(Power):
    """OA-PWR-14: each plan of the side against the holder costs a secret more."""

    WINDOWS: ClassVar[list[int]] = [PLAN_PRICE]

    def plan_secrets(self, g: Oath, here: int, war: Campaigning, user: int) -> int:
        return 1 if is_against(war, user, owner_of(here)) else 0


class Jinx(AsksOnce):
    """The ruler of this card may roll attack or defense dice anew, once, when they are seen."""

    WINDOWS: ClassVar[list[int]] = [ROLLED]

    def rolled(self, g: Oath, here: int, seat: int, is_attack: bool) -> None:
        if g.rules_card(seat, here) and can_pay(g, seat, self.row):
            self.ask(g, here, seat, [1 if is_attack else 0])

    def choice(self, g: Oath, use: Using) -> Ask | None:
        return yes_or_no(self, use)

    def chosen(self, g: Oath, use: Using, pick: int) -> None:
        if not YES.has(pick):
            return
        pay(g, use.seat, self.row)
        roller = g.frames[-2]  # whatever has rolled
        if isinstance(roller, Campaigning):
            if use.memory[0]:
                roll_attack(g, roller)
            else:
                roll_defense(g, roller)
        elif isinstance(roller, Using):
            TABLE[roller.power].roll_anew(g, roller)


class SealingWard(Power):
    """Each relic of the holder is worth a defense die more as a target."""

    WINDOWS: ClassVar[list[int]] = [TARGET_DICE]

    def target_dice(self, g: Oath, here: int, war: Campaigning, kind: int, thing: int) -> int:
        return 1 if kind == RELIC_TARGET and g.holder(thing) == owner_of(here) else 0


class VowOfSilence(Power):
    """The holder neither recovers the Darkest Secret nor gives secrets, but gains as many as
    are put on it when somebody recovers it."""

    WINDOWS: ClassVar[list[int]] = [BARS_RECOVER, FORBIDS, RECOVERED]

    def bars_recover(self, g: Oath, here: int, seat: int, banner: int) -> bool:
        return banner == DARKEST_SECRET and here == WITH + seat

    def forbids(self, g: Oath, here: int, seat: int, what: int) -> bool:
        return what == GIVING_SECRETS and here == WITH + seat

    def recovered(self, g: Oath, here: int, deed: Recovering) -> None:
        if deed.banner == DARKEST_SECRET:
            gain_secrets(g, owner_of(here), deed.paid)


POWERS: Final[list[tuple[str, Power]]] = [
    ("alchemist", FromAnyBanks(4)),
    ("fire_talkers", FireTalkers(3)),
    ("magicians_code", MagiciansCode()),
    ("spirit_snare", FromOneBank(1)),
    ("wizard_school", GainSecrets(1, True)),
    ("dazzle", DiscardInRegion([HEARTH, ORDER])),
    ("acting_troupe", ActingTroupe()),
    ("taming_charm", TamingCharm()),
    ("inquisitor", Inquisitor()),
    ("secret_signal", SecretSignal()),
    ("augury", DrawMore(1)),
    ("rusting_ray", RustingRay()),
    ("portal", Portal()),
    ("billowing_fog", SpareForce(KEPT)),
    ("kindred_warriors", KindredWarriors()),
    ("terror_spells", TerrorSpells()),
    ("blood_pact", BloodPact()),
    ("revelation", Revelation()),
    ("observatory", Observatory()),
    ("plague_engines", PlagueEngines()),
    ("gleaming_armor", GleamingArmor()),
    ("bewitch", Bewitch()),
    ("jinx", Jinx()),
    ("tutor", GainSecrets(1)),
    ("dream_thief", DreamThief()),
    ("cracking_ground", CrackingGround(1)),
    ("sealing_ward", SealingWard()),
    ("initiation_rite", InitiationRite()),
    ("vow_of_silence", VowOfSilence()),
    ("forgotten_vault", ForgottenVault()),
    ("map_library", MapLibrary()),
    ("witchs_bargain", WitchsBargain()),
    ("master_of_disguise", MasterOfDisguise()),
]
