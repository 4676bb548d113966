"""Nodes of a game tree: matches with explicit chance, cheap to copy, never half changed. Compiled.

Rules draw in the middle of what they do, and strict luck that runs out leaves a match half
changed. So an answer is carried out on a copy; where an outcome is missing, the node is one of
chance, and the answer is tried again with one more outcome on the tape.
"""

from __future__ import annotations

from palatine.kernel.chance import Chance, fast, strict
from palatine.kernel.errors import Illegal, NeedsOutcome
from palatine.kernel.facts import Fact
from palatine.kernel.flow import NOBODY, Ask, State, advance, answer
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import guess, seen_by
from palatine.research.episodes import Episode
from palatine.research.layouts import Layout


class Told:
    """What was chosen and told at one step, and before it: shared by all that comes after."""

    def __init__(self, before: Told | None, seat: int, option: int, facts: list[Fact]) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.facts = facts


class Node:
    """A match at a question, at a draw or at its end. What is copied is shared until it changes."""

    def __init__(self, layout: Layout, seed: str) -> None:
        self.layout = layout
        self.seed = seed  # of its own luck; empty if chance is explicit
        self.g: State | None = None  # None until the set-up is done
        self.ask: Ask | None = None
        self.steps: int = 0
        self.option: int = NONE  # an answer that waits for its luck
        self.tape: list[int] = []
        self.weights: list[int] = []  # of what can fall now, at a draw
        self.told: Told | None = None
        self.is_shared: bool = False
        self.is_over: bool = False

    def copy(self) -> Node:
        other = Node(self.layout, self.seed)
        other.g = self.g
        other.ask = self.ask
        other.steps = self.steps
        other.option = self.option
        other.tape = self.tape
        other.weights = self.weights
        other.told = self.told
        other.is_over = self.is_over
        self.is_shared = True
        other.is_shared = True
        return other

    @property
    def is_chance(self) -> bool:
        return len(self.weights) > 0

    @property
    def seat(self) -> int:
        ask = self.ask
        return NOBODY if ask is None else int(ask.seat)

    def begin(self) -> None:
        """The set-up, as far as its luck is known."""
        layout = self.layout
        chance = fast(self.seed) if self.seed else strict(self.tape[:])
        g: State = layout.game.blank()
        try:
            g.begin(layout.game, layout.config, chance)
            g.telling = True
            layout.game.setup(g)
            ask = advance(g)
        except NeedsOutcome as missing:
            self.weights = missing.weights
            return
        self.settle(g, ask)

    def legal(self) -> list[int]:
        """The numbers that are offered, in ascending order."""
        ask = self.ask
        if ask is None:
            return []
        layout = self.layout
        own = ask.seat
        if layout.end_turned:
            return sorted([int(layout.turned(option, own)) for option in ask.options])
        return sorted(ask.options)

    def take(self, number: int) -> None:
        """An answer, or what falls; `Illegal`, and nothing changed, if it cannot be so."""
        if self.weights:
            if not (0 <= number < len(self.weights) and self.weights[number]):
                raise Illegal(f"{number} cannot fall here, only 0 to {len(self.weights) - 1}")
            self.tape = [*self.tape, number]
            self.weights = []
            if self.g is None:
                self.begin()
            else:
                self.carry_out()
            return
        ask = self.ask
        if ask is None:
            raise Illegal("the match is over, nobody is asked")
        option = NONE
        if 0 <= number < self.layout.actions:
            option = int(self.layout.turned_back(number, ask.seat))
        if option not in ask.options:
            name = self.layout.config.seat_names[ask.seat]
            legal = ", ".join([str(n) for n in self.legal()])
            raise Illegal(f"{number} is not offered to {name} now ({ask.key}): {legal}")
        self.option = option
        self.carry_out()

    def carry_out(self) -> None:
        """The answer that waits, on a copy: where luck is missing, this becomes a draw."""
        ask = self.ask
        g = self.g
        assert g is not None
        assert ask is not None
        if self.seed:
            if self.is_shared:
                g = g.copy()
            g.facts = []
        else:
            g = g.copy()
            g.chance = strict(self.tape[:])
        g.telling = True
        try:
            answer(g, ask, self.option)
            after = advance(g)
        except NeedsOutcome as missing:
            self.weights = missing.weights
            return
        self.steps += 1
        self.told = Told(self.told, int(ask.seat), self.option, [])
        self.settle(g, after)

    def settle(self, g: State, ask: Ask | None) -> None:
        """Nothing waits any more."""
        if g.facts:
            self.told = Told(self.told, NOBODY, NONE, g.facts)
            g.facts = []
        self.g = g
        self.is_shared = False
        self.option = NONE
        self.tape = []
        self.is_over = ask is None or self.steps >= self.layout.max_steps
        self.ask = None if self.is_over else ask

    def episode(self) -> Episode:
        """For observations; at a draw as it was before, when nobody is asked any more."""
        g = self.g
        assert g is not None
        found = Episode(self.layout, g, None if self.weights else self.ask)
        found.steps = self.steps
        return found

    def returns(self) -> list[float]:
        """By seat of people: as the game counts; what nobody has won is shared by all."""
        g = self.g
        people = self.layout.people
        if g is None or not self.is_over:
            return [0.0] * people
        if g.houses == 0 and 1 not in g.places:
            parties: list[int] = []
            for seat in range(people):
                party = self.layout.game.ally_of(g, seat)
                if party not in parties:
                    parties.append(party)
            return [1.0 / len(parties)] * people
        return [reward(g, seat) for seat in range(people)]

    def guessed(self, seat: int, chance: Chance) -> Node:
        """A node that the seat must hold possible instead of this one."""
        g = self.g
        if g is None:
            return self.copy()
        other = self.copy()
        made = guess(seen_by(g, seat), seat, chance)
        made.chance = g.chance.copy()
        if self.seed:
            # its own luck: the true one would tell what is to come
            luck = f"{self.seed}:{chance.below(1 << 30)}"
            made.chance = fast(luck)
            other.seed = luck
        other.g = made
        other.is_shared = False
        other.told = heard(self.told, seat)
        ask = self.ask
        if ask is not None and not self.weights:
            other.ask = advance(made)
        return other

    def lines(self, seat: int) -> list[str]:
        """What the seat was told and chose so far."""
        found: list[str] = []
        told = self.told
        while told is not None:
            if told.seat == seat:
                found.append(f"chose {told.option}")
            for fact in reversed(told.facts):
                if fact.heard_by(seat):
                    found.append(f"{fact.key} {fact.numbers}")
            told = told.before
        found.reverse()
        return found


def heard(told: Told | None, seat: int) -> Told | None:
    """What one seat knows of the past: nothing that only others were told or chose."""
    kept: Told | None = None
    for step in steps_of(told):
        if step.seat == seat or step.seat == NOBODY:
            facts = [fact for fact in step.facts if fact.heard_by(seat)]
            if step.seat == seat or facts:
                kept = Told(kept, step.seat, step.option, facts)
    return kept


def steps_of(told: Told | None) -> list[Told]:
    """All steps, the first one first."""
    found: list[Told] = []
    while told is not None:
        found.append(told)
        told = told.before
    found.reverse()
    return found
