"""Sight: what a seat may know, and guesses at what it may not.

`Seen` is the only form in which a match leaves the rules: pictures, logs, bots and observations
take nothing else.
"""

from __future__ import annotations

from typing import NewType

from mypy_extensions import mypyc_attr

from palatine.kernel.chance import STRICT, Chance
from palatine.kernel.errors import BrokenRule
from palatine.kernel.flow import Field, State
from palatine.kernel.lexicon import HIDDEN, NONE

Seen = NewType("Seen", State)


def seen_by(g: State, seat: int) -> Seen:
    """A copy from which this seat's unknowns were removed, its luck included."""
    seen = g.copy()
    seen.chance = Chance(STRICT)
    for i, frame in enumerate(seen.frames):
        seen.frames[i] = frame.veil(seen, seat)
    hide_places(seen, g.rules.places(), seat)
    g.rules.hide(seen, seat)
    return Seen(seen)


def guess(seen: Seen, seat: int, chance: Chance) -> State:
    """A whole state that this seat must hold possible, with luck of its own."""
    g = seen.copy()
    g.chance = chance
    g.rules.fill(g, seat, chance)
    for i, frame in enumerate(g.frames):
        g.frames[i] = frame.fill(g, seat, chance)
    return g


def hide_places(holder: object, fields: list[Field], seat: int) -> None:
    """Takes out of a copy of a state or frame what lies in places that the seat does not know."""
    for field in fields:
        if not field.known_by:
            continue
        cards: list[int] = getattr(holder, field.name)
        knowing: list[int] = getattr(holder, field.known_by)
        seen: list[int] = []
        for i in range(len(cards)):
            is_known = seat >= 0 and (knowing[i] >> seat) & 1
            seen.append(cards[i] if is_known or cards[i] == NONE else HIDDEN)
        setattr(holder, field.name, seen)


# piles: the last card lies on top


def put_on_top(cards: list[int], knowing: list[int], card: int, seats: int) -> None:
    """A card comes on top of a pile, known to these seats (bits)."""
    cards.append(card)
    knowing.append(seats)


def put_at_bottom(cards: list[int], knowing: list[int], card: int, seats: int) -> None:
    """A card goes under a pile, known to these seats (bits)."""
    cards.insert(0, card)
    knowing.insert(0, seats)


def take_top(cards: list[int], knowing: list[int]) -> int:
    """The top card leaves the pile; who knew it still does, if it can be followed."""
    knowing.pop()
    return cards.pop()


def shuffle_pile(cards: list[int], knowing: list[int], chance: Chance) -> None:
    """Nobody knows anything of its order any more."""
    chance.shuffle(cards)
    for i in range(len(knowing)):
        knowing[i] = 0


# guessing


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal:
    """Unknown cards for the unknown places of several fields; a subclass says what fits where."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.spots: list[int] = []
        self.tags: list[int] = []

    def fits(self, card: int, tag: int) -> bool:
        """Whether the card may lie in a place of this tag: by its back, or any other test."""
        return True

    def add(self, row: list[int], tag: int = NONE) -> None:
        """The hidden places of a list, which the deal will fill; the tag is for `fits`."""
        for i in range(len(row)):
            if row[i] == HIDDEN:
                self.rows.append(row)
                self.spots.append(i)
                self.tags.append(tag)

    def deal(self, cards: list[int], chance: Chance) -> list[int]:
        """Fills every place at random and returns what is left of the cards."""
        deck = list(cards)
        chance.shuffle(deck)
        holders = [NONE] * len(deck)  # by card: the place that got it
        for place in range(len(self.rows)):
            if not self.find(place, deck, holders, [False] * len(deck)):
                raise BrokenRule(f"no card is left that fits place {self.spots[place]}")
        left: list[int] = []
        for at in range(len(deck)):
            place = holders[at]
            if place == NONE:
                left.append(deck[at])
            else:
                self.rows[place][self.spots[place]] = deck[at]
        return left

    def find(self, place: int, deck: list[int], holders: list[int], tried: list[bool]) -> bool:
        """A card for the place: a free one, else one whose place can have another."""
        tag = self.tags[place]
        for at in range(len(deck)):
            if holders[at] == NONE and self.fits(deck[at], tag):
                holders[at] = place
                return True
        for at in range(len(deck)):
            if not tried[at] and self.fits(deck[at], tag):
                tried[at] = True
                if self.find(holders[at], deck, holders, tried):
                    holders[at] = place
                    return True
        return False
