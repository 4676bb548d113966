"""Cellar: plans that stay face down, and a pile of which everybody knows something else.

Ten casks, red or white by their backs, lie in a pile; each seat holds two. In each of three rounds
all plan one cask of theirs at once, face down. Then each in turn looks at the top of the pile, puts
its other cask on top or at the bottom and draws, or does nothing. At the end of the round the plans
are opened and count; each draws a new cask if there is one. Most points win.
"""

from __future__ import annotations

from typing import ClassVar

from palatine.kernel.chance import Chance
from palatine.kernel.flow import (
    Ask,
    Commit,
    Field,
    Frame,
    State,
    bits,
    each,
    many,
    one,
    pile,
)
from palatine.kernel.game import Game
from palatine.kernel.lexicon import HIDDEN, NONE, Kind, Lexicon, Saying, Verb, count, seats
from palatine.kernel.sight import Deal, put_at_bottom, put_on_top, take_top

ROUNDS = 3
CASKS = 10
RED = 6  # casks below are red
HAND = 2

SEAT = seats(3)
CASK = Kind("cask", [f"cask{n}" for n in range(CASKS)])
BACK = Kind("back", ["red", "white"])
NUMBER = count()

PLAN = Verb("plan", CASK)
LOOK = Verb("look")
COVER = Verb("cover", CASK)
SINK = Verb("sink", CASK)
REST = Verb("rest")

WORDS = Lexicon(
    kinds=[SEAT, CASK, BACK, NUMBER],
    verbs=[PLAN, LOOK, COVER, SINK, REST],
    questions=[Saying("plan-cask", []), Saying("work", [])],
    facts=[
        Saying("dealt", [SEAT], tail=CASK),
        Saying("dealt-hidden", [SEAT], tail=BACK),
        Saying("looked", [SEAT, CASK]),
        Saying("looked-hidden", [SEAT]),
        Saying("covered", [SEAT, CASK]),
        Saying("sunk", [SEAT, CASK]),
        Saying("put-hidden", [SEAT, BACK]),
        Saying("drew", [SEAT, CASK]),
        Saying("drew-hidden", [SEAT, BACK]),
        Saying("planned", []),
        Saying("opened", [], tail=CASK),
    ],
    notes=[],
    ends=["points"],
)

FIELDS = [
    one("round", NUMBER),
    bits("hand", CASK, SEAT, secret=True),
    each("held", NUMBER, SEAT, BACK),
    each("plan", CASK, SEAT, secret=True),
    each("plan_back", BACK, SEAT),
    *pile("deck", CASK, CASKS),
    many("deck_backs", BACK, CASKS),
    many("opened", CASK, CASKS),
    each("points", NUMBER, SEAT),
]


def back(cask: int) -> int:
    return 0 if cask < RED else 1


def casks_in(hand: int) -> list[int]:
    return [cask for cask in range(CASKS) if hand >> cask & 1]


class CellarState(State):
    round: int
    hand: list[int]
    held: list[int]
    plan: list[int]
    plan_back: list[int]
    deck: list[int]
    deck_known: list[int]
    deck_backs: list[int]
    opened: list[int]
    points: list[int]

    def copy(self) -> CellarState:
        other = CellarState()
        other.take_over(self)
        other.round = self.round
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.plan = self.plan[:]
        other.plan_back = self.plan_back[:]
        other.deck = self.deck[:]
        other.deck_known = self.deck_known[:]
        other.deck_backs = self.deck_backs[:]
        other.opened = self.opened[:]
        other.points = self.points[:]
        return other

    def gain(self, seat: int, cask: int) -> None:
        self.hand[seat] |= 1 << cask
        self.held[seat * 2 + back(cask)] += 1

    def lose(self, seat: int, cask: int) -> None:
        self.hand[seat] ^= 1 << cask
        self.held[seat * 2 + back(cask)] -= 1

    def draw(self, seat: int) -> None:
        if self.deck:
            self.deck_backs.pop()
            cask = take_top(self.deck, self.deck_known)
            self.gain(seat, cask)
            self.tell_to(seat, "drew", [seat, cask], "drew-hidden", [seat, back(cask)])


class Plans(Commit[CellarState]):
    """All plan one of their casks; it lies face down until the end of the round."""

    REVEALS: ClassVar[bool] = False

    def copy(self) -> Plans:
        other = Plans()
        other.take_commit(self)
        return other

    def question(self, g: CellarState, seat: int) -> Ask:
        ask = Ask(seat, "plan-cask")
        ask.shows = True
        for cask in casks_in(g.hand[seat]):
            ask.offer(PLAN.option(cask))
        return ask

    def reveal(self, g: CellarState) -> None:
        for i, seat in enumerate(self.asked):
            cask = PLAN.first(self.slots[i])
            g.lose(seat, cask)
            g.plan[seat] = cask
            g.plan_back[seat] = back(cask)
        g.show("planned", [])  # the backs come out
        g.done()


class Round(Frame[CellarState]):
    FIELDS: ClassVar[list[Field]] = [one("turn", NUMBER)]

    def __init__(self, turn: int = NONE) -> None:
        self.turn = turn  # NONE before the plans

    def copy(self) -> Round:
        return Round(self.turn)

    def run(self, g: CellarState) -> Ask | None:
        if self.turn == NONE:
            if g.round == ROUNDS or any(not hand for hand in g.hand):
                g.end(0, [1 + sum(p > own for p in g.points) for own in g.points])
                return None
            self.turn = 0
            plans = Plans()
            plans.open(list(range(g.seats)))
            g.call(plans)
            return None
        if self.turn == g.seats:
            self.open(g)
            return None
        ask = Ask(self.turn, "work")
        ask.shows = True
        if g.deck:
            ask.offer(LOOK.option())
        for cask in casks_in(g.hand[self.turn]):
            ask.offer(COVER.option(cask))
            ask.offer(SINK.option(cask))
        ask.offer(REST.option())
        return ask

    def open(self, g: CellarState) -> None:
        g.show("opened", g.plan)
        for seat in range(g.seats):
            g.points[seat] += g.plan[seat]
        g.opened += g.plan
        g.plan = [NONE] * g.seats
        g.plan_back = [NONE] * g.seats
        g.round += 1
        self.turn = NONE
        for seat in range(g.seats):
            g.draw(seat)

    def chosen(self, g: CellarState, pick: int) -> None:
        seat = self.turn
        self.turn += 1
        if LOOK.has(pick):
            g.deck_known[-1] |= 1 << seat
            g.tell_to(seat, "looked", [seat, g.deck[-1]], "looked-hidden", [seat])
        elif COVER.has(pick) or SINK.has(pick):
            is_top = COVER.has(pick)
            cask = (COVER if is_top else SINK).first(pick)
            g.lose(seat, cask)
            if is_top:
                g.deck_backs.append(back(cask))
                put_on_top(g.deck, g.deck_known, cask, 1 << seat)
            else:
                g.deck_backs.insert(0, back(cask))
                put_at_bottom(g.deck, g.deck_known, cask, 1 << seat)
            key = "covered" if is_top else "sunk"
            g.tell_apart(seat, key, [seat, cask], "put-hidden", [seat, back(cask)])
            g.draw(seat)


class ByBack(Deal):
    def fits(self, card: int, tag: int) -> bool:
        return back(card) == tag


class Cellar(Game):
    def __init__(self) -> None:
        super().__init__()
        self.id = "cellar"
        self.version = 1
        self.seats = [2, 3]
        self.options = []
        self.fields = FIELDS
        self.frames = [Plans, Round]
        self.words = WORDS
        self.tables = {}
        self.data = "toy"

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return ["anna", "bert", "carl"][:people]

    def blank(self) -> CellarState:
        return CellarState()

    def setup(self, g: State) -> None:
        assert isinstance(g, CellarState)
        g.round = 0
        g.hand = [0] * g.seats
        g.held = [0] * (g.seats * 2)
        g.plan = [NONE] * g.seats
        g.plan_back = [NONE] * g.seats
        g.opened = []
        g.points = [0] * g.seats
        g.deck = list(range(CASKS))
        g.chance.shuffle(g.deck)
        g.deck_known = [0] * CASKS
        g.deck_backs = [back(cask) for cask in g.deck]
        for seat in range(g.seats):
            casks = [take_top(g.deck, g.deck_known) for _ in range(HAND)]
            for cask in casks:
                g.deck_backs.pop()
                g.gain(seat, cask)
            backs = sorted(back(cask) for cask in casks)
            g.tell_to(seat, "dealt", [seat, *sorted(casks)], "dealt-hidden", [seat, *backs])
        g.call(Round(NONE))

    def hide(self, g: State, seat: int) -> None:
        assert isinstance(g, CellarState)
        for other in range(g.seats):
            if other != seat:
                g.hand[other] = HIDDEN
                if g.plan[other] != NONE:
                    g.plan[other] = HIDDEN

    def fill(self, g: State, seat: int, chance: Chance) -> None:
        assert isinstance(g, CellarState)
        gone = set(g.opened) | set(g.plan) | set(g.deck)
        if seat >= 0:
            gone |= set(casks_in(g.hand[seat]))
        deal = ByBack()
        hands: list[list[list[int]]] = []
        for other in range(g.seats):
            rows = [[HIDDEN] * g.held[other * 2 + b] for b in range(2)]
            hands.append(rows)
            if other != seat:
                deal.add(rows[0], 0)
                deal.add(rows[1], 1)
        plans = [[p] for p in g.plan]
        deck = [[cask] for cask in g.deck]
        for other in range(g.seats):
            deal.add(plans[other], g.plan_back[other])
        for at in range(len(deck)):
            deal.add(deck[at], g.deck_backs[at])
        assert deal.deal([c for c in range(CASKS) if c not in gone], chance) == []
        g.plan = [row[0] for row in plans]
        g.deck = [row[0] for row in deck]
        for other in range(g.seats):
            if other != seat:
                g.hand[other] = sum(1 << cask for row in hands[other] for cask in row)

    def face(self, g: State, seat: int, option: int) -> list[int]:
        verb = WORDS.verb_of(option)
        if verb is PLAN or verb is COVER or verb is SINK:
            return [int(verb.base), back(verb.first(option))]
        return [option]


CELLAR = Cellar()
