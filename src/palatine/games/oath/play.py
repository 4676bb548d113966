"""OA-PLY: playing a card to a site, to the advisers, facedown, or as a Vision."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from palatine.games.oath.actions import is_site
from palatine.games.oath.cards import (
    add_adviser,
    adviser_at,
    bury,
    can_meet_limit,
    discard_adviser,
    discard_from_site,
    discard_over_limit,
    discard_region,
    discard_vision,
    everybody,
    excess_advisers,
    has_room,
    is_locked,
    limit_question,
    may_be_adviser,
    may_be_at_site,
    put_at_site,
    take_adviser,
    turn_adviser_up,
)
from palatine.games.oath.deed import (
    AS_VISION,
    FACEDOWN,
    NOT_PLAYED,
    TO_ADVISERS,
    TO_SITE,
    Playing,
    Searching,
)
from palatine.games.oath.names import (
    DISCARD,
    FACEUP,
    MODIFY,
    PASS,
    PLAY_ADVISER,
    PLAY_FACEDOWN,
    PLAY_TO_SITE,
    REVEAL,
    USE,
    VISION_BACK,
    WITH,
)
from palatine.games.oath.power import TABLE, place_in, power_of
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import (
    CONSPIRACY,
    FACE_POWERS,
    FIRST_EDIFICE,
    FIRST_VISION,
    POWER_ROWS,
    SLOTS,
)
from palatine.games.oath.tokens import can_pay, gain_favor, pay
from palatine.games.oath.why import why_not_so
from palatine.games.oath.windows import (
    AFTER_PLAY,
    BARS_PLAY,
    CAPACITY,
    CARD_PLAYED,
    CLEARS,
    FILLED,
    HOMELAND,
    OPENS_SITES,
    REWARDS,
    SEARCHES,
    WHEN_PLAYED,
)
from palatine.kernel.chance import Chance
from palatine.kernel.flow import Ask
from palatine.kernel.lexicon import HIDDEN, NONE

# steps (OA-PLY-09)
CHOOSE: Final = 0
CLEAR: Final = 1
PLACE: Final = 2
LIMIT: Final = 3
REWARD: Final = 4
HOME: Final = 5
OWN: Final = 6
REACT: Final = 7
POWER: Final = 8
OVER: Final = 9


@mypyc_attr(free_list_len=1)
class Play(Playing):
    """OA-PLY-09: discard before it, place, limit, favor, Homeland, own and others' powers."""

    def copy(self) -> Play:
        other = Play()
        other.take_play(self)
        return other

    def veil(self, g: Oath, seat: int) -> Play:
        if self.is_seen_by(g, seat):
            return self
        seen = self.copy()
        seen.card = HIDDEN
        return seen

    def fill(self, g: Oath, seat: int, chance: Chance) -> Play:
        """`sight.fill` has dealt the card already."""
        return self

    def run(self, g: Oath) -> Ask | None:
        if self.step == CHOOSE:
            return self.ask_way(g)
        if self.step == CLEAR:
            ask = self.ask_clearing(g)
            if ask is not None:
                return ask
            self.step = PLACE
        elif self.step == PLACE:
            self.step = LIMIT
            self.place(g)
        elif self.step == LIMIT:
            ask = self.ask_limit(g)
            if ask is not None:
                return ask
            self.step = REWARD
        elif self.step == REWARD:
            self.step = HOME
            if self.way == TO_SITE:
                self.reward(g)
        elif self.step == HOME:
            self.step = OWN
            if self.way == TO_SITE:
                for entry in g.windows[HOMELAND]:
                    if place_in(entry) == self.slot:
                        power_of(entry).homeland(g, self.slot, self)
        elif self.step == OWN:
            ask = self.ask_own(g)
            if ask is not None:
                return ask
            self.done = []
            self.step = REACT
        elif self.step == REACT:
            self.react(g)
        elif self.step == POWER:
            self.step = OVER
            if self.way != FACEDOWN and (self.seat != g.prince or g.is_extended):  # CP-SEA-11
                self.when_played(g)
        else:
            self.end(g, self.way + 1)
        return None

    def end(self, g: Oath, value: int) -> None:
        """A Search hears how the card was played; nobody else wants to know."""
        g.done(value if isinstance(g.frames[-2], Searching) else NONE)

    # where to

    def ask_way(self, g: Oath) -> Ask:
        """OA-PLY-01, OA-PLY-04, OA-PLY-05: all ways, or discard it."""
        ask = Ask(self.seat, "play")
        # CP-GEN-03, CP-GEN-07: he has no adviser cards and reveals no Vision
        is_prince = self.seat == g.prince
        # silence would tell that it can only be discarded, which of his Visions everybody knows
        ask.shows = not self.is_known and not (is_prince and self.back == VISION_BACK)
        card = self.card
        for slot in range(SLOTS):
            if self.may_go_to(g, slot):
                ask.offer(PLAY_TO_SITE.option(card, slot))
        if not self.is_for_site and not is_prince:
            if self.may_advise(g, True):
                ask.offer(PLAY_ADVISER.option(card))
            if self.is_drawn and self.may_advise(g, False):
                ask.offer(PLAY_FACEDOWN.option(card))
            if self.may_reveal(g):
                ask.offer(REVEAL.option(card))
        ask.offer(DISCARD.option(card))
        if not self.is_drawn:
            for entry in self.leading_powers(g):
                ask.offer(MODIFY.option(power_of(entry).row.number))
        if g.explaining:
            why_not_so(g, self, ask)
        return ask

    def leading_powers(self, g: Oath) -> list[int]:
        """OA-MIN-01: modifiers of a Search that lead discards, for a facedown adviser too."""
        found: list[int] = []
        for entry in g.windows[SEARCHES]:
            power, place = power_of(entry), place_in(entry)
            if power.row.number in self.done or not power.leads(g, place, self):
                continue
            if g.reaches(self.seat, place) and can_pay(g, self.seat, power.row):
                found.append(entry)
        return found

    def is_barred(self, g: Oath, way: int, slot: int) -> bool:
        for entry in g.windows[BARS_PLAY]:
            if power_of(entry).bars_play(g, place_in(entry), self.seat, self.card, way, slot):
                return True
        for number in FACE_POWERS[self.card]:  # what the card itself says (Salt the Earth)
            if BARS_PLAY not in FILLED[number]:
                continue
            if TABLE[number].bars_play(g, NONE, self.seat, self.card, way, slot):
                return True
        return False

    def may_go_to(self, g: Oath, slot: int) -> bool:
        """OA-PLY-01, OA-PLY-02: a free place there, or one that can be cleared before."""
        if not may_be_at_site(self.card) or not g.is_up(slot):
            return False
        if slot != g.pawn[self.seat] and not self.opened(g) >> slot & 1:
            return False
        if self.is_barred(g, TO_SITE, slot):
            return False
        return self.has_place(g, slot) or len(self.clearable(g, slot)) > 0

    def has_place(self, g: Oath, slot: int) -> bool:
        for number in FACE_POWERS[self.card]:
            if CAPACITY in FILLED[number]:
                return True  # Salt the Earth ignores the capacity
        return has_room(g, slot)

    def opened(self, g: Oath) -> int:
        """Other sites, by powers in reach."""
        found = 0
        for entry in g.windows[OPENS_SITES]:
            place = place_in(entry)
            if g.reaches(self.seat, place):
                found |= power_of(entry).opens_sites(g, place, self)
        return found

    def clearing_powers(self, g: Oath) -> list[int]:
        """Entries of powers in reach that allow a discard before the play."""
        found: list[int] = []
        for entry in g.windows[CLEARS]:
            power = power_of(entry)
            if power.row.number in self.cleared_by:
                continue
            place = place_in(entry)
            if is_site(power.row.face) or g.reaches(self.seat, place):
                found.append(entry)
        return found

    def clearable(self, g: Oath, slot: int) -> list[int]:
        """Cards of a site that may be discarded to make room for the play there."""
        self_slot = self.slot
        self.slot = slot
        found = [card for card in self.loose_cards(g, slot) if self.is_clearable(g, card, slot)]
        self.slot = self_slot
        return found

    def is_clearable(self, g: Oath, card: int, slot: int) -> bool:
        """Whether a power allows to discard it, which is not its own (OA-PWR-08: it is in use)."""
        for entry in self.clearing_powers(g):
            power = power_of(entry)
            is_own = power.row.face == g.face(card)
            if not is_own and power.clears(g, place_in(entry), self) >> slot & 1:
                return True
        return False

    def loose_cards(self, g: Oath, slot: int) -> list[int]:
        """Cards of a site that can be discarded: not locked, and no power of them in use."""
        found: list[int] = []
        for card in g.cards_at(slot):
            if is_locked(g, self.seat, card, slot):
                continue
            if any(number in self.cleared_by for number in FACE_POWERS[g.face(card)]):
                continue
            found.append(card)
        return found

    def may_advise(self, g: Oath, is_faceup: bool) -> bool:
        """OA-PLY-04, OA-PLY-08: the limit can be met by discarding other advisers."""
        card = self.card
        if is_faceup and (not may_be_adviser(card) or card >= FIRST_VISION):
            return False
        if self.is_barred(g, TO_ADVISERS if is_faceup else FACEDOWN, NONE):
            return False
        if self.is_drawn:
            add_adviser(g, self.seat, card, is_faceup, 0)
        elif is_faceup:
            at = adviser_at(g, card)
            back = g.adviser_face[at]
            known = g.adviser_known[at]
            turn_adviser_up(g, at)
        can = can_meet_limit(g, self.seat, card)
        if self.is_drawn:
            take_adviser(g, len(g.advisers) - 1)
        elif is_faceup:
            g.leaves(card, WITH + self.seat)
            g.adviser_face[at] = back
            g.adviser_known[at] = known
        return can

    def may_reveal(self, g: Oath) -> bool:
        """OA-PLY-05, OA-PLY-06: Visions by Exiles; the Conspiracy by anyone."""
        if not FIRST_VISION <= self.card < FIRST_EDIFICE:
            return False
        if self.card != CONSPIRACY and not g.is_exile(self.seat):
            return False
        return not self.is_barred(g, AS_VISION, NONE)

    # before the play

    def ask_clearing(self, g: Oath) -> Ask | None:
        """OA-PLY-02, OA-SIT-05: discards before the play, which must make room if there is none."""
        if self.way != TO_SITE:
            return None
        must = not self.has_place(g, self.slot)
        ask = Ask(self.seat, "clear-first", g.site[self.slot])
        for slot in range(SLOTS):
            if slot != self.slot and must:
                continue
            for card in self.loose_cards(g, slot):
                if self.is_clearable(g, card, slot):
                    ask.offer(DISCARD.option(card))
        if ask.count == 0:
            return None
        if not must:
            ask.offer(PASS.option())
        return ask

    def clear(self, g: Oath, card: int) -> None:
        """A card is discarded before the play, by the first power that allows it."""
        slot = g.slot_of(card)
        for entry in self.clearing_powers(g):
            power = power_of(entry)
            is_own = power.row.face == g.face(card)
            if not is_own and power.clears(g, place_in(entry), self) >> slot & 1:
                self.cleared_by.append(power.row.number)
                break
        discard_from_site(g, self.seat, card, self.discard_to)

    # the play

    def place(self, g: Oath) -> None:
        card = self.card
        if self.way == TO_SITE:
            self.leave_advisers(g)
            put_at_site(g, card, self.slot)
            g.show("played-to-site", [self.seat, card, g.site[self.slot]])
        elif self.way == TO_ADVISERS:
            if self.is_drawn:
                add_adviser(g, self.seat, card, True, 0)
            else:
                turn_adviser_up(g, adviser_at(g, card))
            g.show("played-adviser", [self.seat, card])
        elif self.way == FACEDOWN:
            known = everybody(g) if self.is_known else 1 << self.seat
            add_adviser(g, self.seat, card, False, known)
            g.tell_apart(
                self.seat, "kept-facedown", [self.seat, card], "kept-some", [self.seat, self.back]
            )
        else:
            self.leave_advisers(g)
            g.show("revealed-vision", [self.seat, card])
            if card == CONSPIRACY:
                g.conspiracy_is_out = True  # OA-PLY-06: back to the box when it is done
            else:
                discard_vision(g, self.seat)
                g.vision[self.seat] = card
        if self.way != FACEDOWN:
            self.is_known = True

    def leave_advisers(self, g: Oath) -> None:
        """A facedown adviser that is played elsewhere leaves its row."""
        if not self.is_drawn:
            take_adviser(g, adviser_at(g, self.card))

    def ask_limit(self, g: Oath) -> Ask | None:
        """OA-PLY-04, OA-PLY-08: advisers above the limit are discarded, not the new one."""
        if self.way != TO_ADVISERS and self.way != FACEDOWN:
            return None
        if excess_advisers(g, self.seat, self.card) == 0:
            return None
        return limit_question(g, self.seat, self.card)

    def reward(self, g: Oath) -> None:
        """OA-PLY-01: 1 favor of its suit, unless a power gives something else."""
        for entry in g.windows[REWARDS]:
            place = place_in(entry)
            if place == WITH + self.seat and power_of(entry).rewards(g, place, self):
                return
        suit = g.suit(self.card)
        if suit != NONE:
            gain_favor(g, self.seat, suit, 1)

    def ask_own(self, g: Oath) -> Ask | None:
        """OA-PLY-09: the player's own play modifiers, in an order of choice; none for facedown."""
        if self.way == FACEDOWN:
            return None
        ask = Ask(self.seat, "play-modifiers", self.card)
        for entry in g.windows[AFTER_PLAY]:
            power = power_of(entry)
            place = place_in(entry)
            if power.row.number in self.heard(g) or not g.reaches(self.seat, place):
                continue
            if can_pay(g, self.seat, power.row) and power.can_follow(g, place, self):
                ask.offer(USE.option(power.row.number))
        if ask.count == 0:
            return None
        ask.offer(PASS.option())
        return ask

    def heard(self, g: Oath) -> list[int]:
        """OA-PWR-08: own modifiers that were used, once in a Search of two plays (Land Warden)."""
        below = g.frames[-2] if len(g.frames) > 1 else None
        return below.done if isinstance(below, Searching) else self.done

    def react(self, g: Oath) -> None:
        """OA-PLY-09: reactions of the others, clockwise from the player, one at a time."""
        if self.way != FACEDOWN:
            for seat in g.others(self.seat):
                for entry in g.windows[CARD_PLAYED]:
                    power = power_of(entry)
                    if place_in(entry) == WITH + seat and power.row.number not in self.done:
                        self.done.append(power.row.number)
                        power.card_played(g, place_in(entry), self)
                        return
        self.step = POWER

    def when_played(self, g: Oath) -> None:
        """OA-PLY-07."""
        place = self.slot if self.way == TO_SITE else WITH + self.seat
        if self.card == CONSPIRACY:
            TABLE[FACE_POWERS[CONSPIRACY][0]].played(g, place, self.seat)
            return
        for entry in g.windows[WHEN_PLAYED]:
            if place_in(entry) == place and power_of(entry).row.face == self.card:
                power_of(entry).played(g, place, self.seat)

    # answers

    def chosen(self, g: Oath, pick: int) -> None:
        if self.step == CHOOSE:
            self.choose_way(g, pick)
        elif self.step == CLEAR:
            if DISCARD.has(pick):
                self.clear(g, DISCARD.first(pick))
            else:
                self.step = PLACE
        elif self.step == LIMIT:
            discard_over_limit(g, self.seat, pick, self.discard_to)
        elif USE.has(pick):
            number = USE.first(pick)
            self.heard(g).append(number)
            pay(g, self.seat, POWER_ROWS[number])
            TABLE[number].after_play(g, g.place_of(POWER_ROWS[number].face), self)
        else:
            self.done = []
            self.step = REACT

    def choose_way(self, g: Oath, pick: int) -> None:
        if DISCARD.has(pick):
            self.discard(g)
            return
        if MODIFY.has(pick):
            number = MODIFY.first(pick)
            self.done.append(number)
            g.tell("modifies", self.seat, number)
            TABLE[number].ask(g, g.place_of(POWER_ROWS[number].face), self.seat, [])
            return
        self.step = CLEAR
        if PLAY_TO_SITE.has(pick):
            self.way = TO_SITE
            self.slot = PLAY_TO_SITE.second(pick)
        elif PLAY_ADVISER.has(pick):
            self.way = TO_ADVISERS
        elif PLAY_FACEDOWN.has(pick):
            self.way = FACEDOWN
        else:
            self.way = AS_VISION

    def discard(self, g: Oath) -> None:
        """OA-SEA-06, OA-MIN-01: not played after all."""
        self.end(g, NOT_PLAYED)
        if not self.is_drawn:
            discard_adviser(g, self.seat, adviser_at(g, self.card), self.discard_to)
            return
        known = everybody(g) if self.is_known else 1 << self.seat
        to = self.discard_to if self.discard_to != NONE else discard_region(g, self.seat, NONE)
        g.tell_apart(
            self.seat,
            "discarded-drawn",
            [self.seat, self.card],
            "discarded-some",
            [self.seat, 1],
        )
        bury(g, self.card, known, to)


def new_play(seat: int, card: int) -> Play:
    play = Play()
    play.seat = seat
    play.card = card
    play.back = back_of(card)
    play.cleared_by = []
    play.done = []
    return play


def play_drawn(g: Oath, seat: int, card: int, is_known: bool, discard_to: int = NONE) -> None:
    """A card in hand is played or discarded as if just searched."""
    play = new_play(seat, card)
    play.is_drawn = True
    play.is_known = is_known
    play.discard_to = discard_to
    g.call(play)


def play_adviser(g: Oath, seat: int, at: int) -> None:
    """OA-MIN-01: a facedown adviser is played as if just searched, or discarded."""
    play = new_play(seat, g.advisers[at])
    play.adviser = at
    g.call(play)


def facedown(g: Oath, at: int) -> bool:
    return g.adviser_face[at] != FACEUP
