"""CK-CHK: trait checks, from the gold that is paid to the last token."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.names import (
    AMOUNT,
    CHECK,
    DRAWN,
    INVEST,
    KEEP,
    NUMBER,
    PAIR,
    PLEDGE,
    SACRIFICE,
    SEAT,
    TOKEN,
)
from palatine.games.crusader_kings.odds import chance_of, is_success, successes_in
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import token_home, token_to_bag
from palatine.games.crusader_kings.tables import (
    ALWAYS,
    CHECK_OPPOSABLE,
    CHECK_PAIR,
    CULTURES,
    EXTRA_TOKENS,
    OPPOSITION_PRICE,
    PAIR_FAIL,
    PAIR_SUCCESS,
    TRAIT_OF,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, flag, many, one
from palatine.kernel.lexicon import NONE

FAILURE: Final = 0  # what a check hands to the rule that asked for it
SUCCESS: Final = 1

PAYING: Final = 0
PLEDGING: Final = 1
DRAWING: Final = 2


def is_critical(trait: int, pair: int) -> bool:
    return pair != NONE and (trait == PAIR_FAIL[pair] or trait == PAIR_SUCCESS[pair])


def free_tokens(g: Kings, seat: int, kind: int, base: int, needed: int) -> int:
    """CK-CHK-4, CK-CHK-9, CK-CHK-15, AI-19: tokens drawn without paying."""
    free = max(1, base + g.extra_draws(seat, kind))
    if g.is_ai(seat):
        free = max(free, needed + 1)
        return min(free, needed + EXTRA_TOKENS)
    return min(free, needed + EXTRA_TOKENS) if g.caps_free_tokens else free


def start_check(
    g: Kings,
    seat: int,
    kind: int,
    needed: int,
    *,
    base: int = 1,
    pair: int = NONE,
    kept: int = 0,
    may_invest: bool = True,
    is_opposable: bool = True,
) -> None:
    """Puts a check on the stack; its result goes to the frame below.

    `base` are the free tokens before modifiers, `kept` is gold that may not be paid (the price of
    what the check is about), `pair` the critical pair of an event.
    """
    needed = max(1, needed)
    if CHECK_PAIR[kind] != NONE:
        pair = CHECK_PAIR[kind]
    free = free_tokens(g, seat, kind, base, needed)
    g.use_modifiers(seat, kind)
    g.tell("check", seat, kind, needed, free)
    invests = may_invest and not g.is_ai(seat)
    check = new_check(seat, kind, pair)
    check.needed = needed
    check.free = free
    check.kept = kept
    check.is_opposable = is_opposable and invests
    check.stage = PAYING if invests else DRAWING
    g.call(check)


def new_check(seat: int, kind: int, pair: int) -> Check:
    check = Check()
    check.seat = seat
    check.kind = kind
    check.pair = pair
    check.opponents = []
    check.pledges = []
    return check


def is_always_opposable(kind: int) -> bool:
    return CHECK_OPPOSABLE[kind] == ALWAYS


class Check(Frame[Kings]):
    """CK-CHK-12: pay, be opposed, draw token by token; all that was kept goes back."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("kind", CHECK),
        one("pair", PAIR),
        one("needed", NUMBER),
        one("free", NUMBER),
        one("kept", NUMBER),
        flag("is_opposable"),
        one("stage", NUMBER),
        one("paid", NUMBER),
        many("opponents", SEAT, CULTURES),
        many("pledges", AMOUNT, CULTURES),
        one("drawn", NUMBER),
        one("successes", NUMBER),
        one("token", TOKEN),
    ]

    seat: int = NONE
    kind: int = NONE
    pair: int = NONE
    needed: int = 0  # S
    free: int = 0
    kept: int = 0
    is_opposable: bool = False
    stage: int = 0
    paid: int = 0  # tokens paid for and not cancelled
    opponents: list[int]  # who has been asked, in order, and what they pledged
    pledges: list[int]
    drawn: int = 0
    successes: int = 0
    token: int = NONE  # a critical one about which the seat decides

    def copy(self) -> Check:
        other = Check()
        other.seat = self.seat
        other.kind = self.kind
        other.pair = self.pair
        other.needed = self.needed
        other.free = self.free
        other.kept = self.kept
        other.is_opposable = self.is_opposable
        other.stage = self.stage
        other.paid = self.paid
        other.opponents = self.opponents[:]
        other.pledges = self.pledges[:]
        other.drawn = self.drawn
        other.successes = self.successes
        other.token = self.token
        return other

    @property
    def tokens(self) -> int:
        """How many may be drawn in all."""
        return self.free + self.paid

    def most_paid(self, g: Kings) -> int:
        """CK-CHK-5: gold in hand beside the price, and S + 2 tokens in all."""
        room = max(0, self.needed + EXTRA_TOKENS - self.free)
        return max(0, min(room, g.gold[self.seat] - self.kept))

    def most_cancelled(self) -> int:
        """CK-CHK-6: paid tokens only, and not below S in all."""
        return max(0, min(self.paid, self.tokens - self.needed))

    def run(self, g: Kings) -> Ask | None:
        if self.stage == PAYING:
            ask = Ask(self.seat, "invest", self.kind, self.needed)
            for amount in range(self.most_paid(g) + 1):
                ask.offer(INVEST.option(amount))
                if g.explaining:
                    tokens = self.free + amount
                    bag = [TRAIT_OF[t] for t in g.bag(self.seat)]
                    good = successes_in(bag, self.pair)
                    odds = chance_of(good, len(bag), self.needed, tokens)
                    ask.note(INVEST.option(amount), "odds", tokens, odds)
            return ask
        if self.stage == PLEDGING:
            ask2 = self.next_pledge(g)
            if ask2 is not None:
                return ask2
            self.cancel(g)
            self.stage = DRAWING
        if self.token != NONE:
            return self.ask_sacrifice()
        return self.draw(g)

    def next_pledge(self, g: Kings) -> Ask | None:
        """CK-CHK-13: clockwise, each once, nobody in vain."""
        most = self.most_cancelled() if self.is_opposable else 0
        price = OPPOSITION_PRICE
        pledged = sum(self.pledges)
        people = [s for s in g.others_from(self.seat) if not g.is_ai(s) and g.takes_part(s)]
        rest = [s for s in people if s not in self.opponents]
        for n, other in enumerate(rest):
            if self.opponents and not is_after(g, self.seat, self.opponents[-1], other):
                continue
            behind = sum(g.gold[s] for s in rest[n:])
            if pledged >= most * price or pledged + behind < price or g.gold[other] == 0:
                continue
            ask = Ask(other, "pledge", self.seat, self.tokens)
            for amount in range(min(g.gold[other], most * price) + 1):
                ask.offer(PLEDGE.option(amount))
            return ask
        return None

    def cancel(self, g: Kings) -> None:
        """Two gold for each paid token; what cancels nothing goes back, the last pledge first."""
        pledged = sum(self.pledges)
        cancelled = min(self.most_cancelled(), pledged // OPPOSITION_PRICE)
        surplus = pledged - cancelled * OPPOSITION_PRICE
        for n in range(len(self.opponents) - 1, -1, -1):
            back = min(surplus, self.pledges[n])
            if back:
                g.gold[self.opponents[n]] += back
                g.tell("pledge-back", self.opponents[n], back)
                surplus -= back
        if cancelled:
            self.paid -= cancelled
            g.tell("cancelled", self.seat, cancelled)

    def ask_sacrifice(self) -> Ask:
        """CK-CHK-3, CK-CHK-14: decided when the token is drawn."""
        trait = TRAIT_OF[self.token]
        ask = Ask(self.seat, "sacrifice", trait, self.tokens - self.drawn)
        ask.offer(KEEP.option(trait))
        ask.offer(SACRIFICE.option(trait))
        return ask

    def draw(self, g: Kings) -> Ask | None:
        """CK-CHK-8: stops at S successes, or when tokens or bag run out."""
        while self.successes < self.needed and self.drawn < self.tokens:
            bag = g.bag(self.seat)
            if not bag:
                break
            token = bag[g.chance.below(len(bag))]
            g.move_token(token, DRAWN)
            self.drawn += 1
            trait = TRAIT_OF[token]
            good = is_success(trait, self.pair)
            g.tell("drawn-success" if good else "drawn-failure", self.seat, trait)
            if is_critical(trait, self.pair):
                self.token = token
                return None
            self.successes += int(good)
        self.finish(g)
        return None

    def finish(self, g: Kings) -> None:
        """All drawn tokens that were not sacrificed go back; the result is handed down."""
        for token in g.tokens_at(DRAWN):
            token_to_bag(g, token, self.seat)
        passed = self.successes >= self.needed
        key = "check-passed" if passed else "check-failed"
        g.tell(key, self.seat, self.kind, self.successes)
        g.done(SUCCESS if passed else FAILURE)

    def chosen(self, g: Kings, pick: int) -> None:
        if self.stage == PAYING:
            self.paid = INVEST.first(pick)
            g.gold[self.seat] -= self.paid
            if self.paid:
                g.tell("invested", self.seat, self.paid)
            self.stage = PLEDGING if self.paid and self.is_opposable else DRAWING
        elif self.stage == PLEDGING:
            self.pledge(g, PLEDGE.first(pick))
        else:
            self.decide(g, SACRIFICE.has(pick))

    def answered(self, g: Kings, seat: int, pick: int) -> None:
        if self.stage == PLEDGING:
            self.opponents.append(seat)
        self.chosen(g, pick)

    def pledge(self, g: Kings, amount: int) -> None:
        other = self.opponents[-1]
        self.pledges.append(amount)
        g.gold[other] -= amount
        if amount:
            g.tell("pledged", other, amount)

    def decide(self, g: Kings, gives: bool) -> None:
        """A sacrificed token counts the other way and leaves the bag for good."""
        trait = TRAIT_OF[self.token]
        good = is_success(trait, self.pair)
        if gives:
            token_home(g, self.token)
            g.tell("sacrificed", self.seat, trait)
            good = not good
        self.successes += int(good)
        self.token = NONE

    def check(self, g: Kings) -> None:
        where = "frame Check"
        if not 0 <= self.seat < g.seats:
            raise BadData(f"{where}: seat must be a seat")
        if self.kind == NONE or not PAYING <= self.stage <= DRAWING:
            raise BadData(f"{where}: kind or stage is none that a check can have")
        if not 1 <= self.needed <= 20 or not 1 <= self.free <= 40 or not 0 <= self.paid <= 20:
            raise BadData(f"{where}: needed, free or paid is out of range")
        if not 0 <= self.successes <= self.drawn <= self.tokens or self.kept < 0:
            raise BadData(f"{where}: drawn, successes or kept is out of range")
        if NONE in self.opponents or NONE in self.pledges:
            raise BadData(f"{where}: opponents and pledges must be there")
        if len(self.opponents) != len(self.pledges):
            raise BadData(f"{where}: opponents and pledges must be as many")
        if self.token != NONE and g.token_at[self.token] != DRAWN:
            raise BadData(f"{where}: token was not drawn")


def is_after(g: Kings, start: int, last: int, other: int) -> bool:
    """Whether `other` comes after `last` on the way clockwise from `start`."""
    order = g.others_from(start)
    return last not in order or order.index(other) > order.index(last)
