"""Sights: a match as one seat may see it, put into the words of the wire.

Everything that leaves the table about a running match is made here, from `Seen` and from facts
that the seat heard; what is said about an option beforehand is worked out on a guess.
"""

from __future__ import annotations

import logging
import secrets
from bisect import bisect_right
from functools import cache

from msgspec import UNSET, UnsetType

from palatine.kernel import flow, position, sight
from palatine.kernel.chance import fast
from palatine.kernel.facts import Fact
from palatine.kernel.journal import Play
from palatine.kernel.lexicon import NONE, Lexicon, Saying
from palatine.kernel.sight import Seen
from palatine.kernel.ways import times
from palatine.match import seat_of
from palatine.shortcuts import shortcuts
from palatine.table import wire
from palatine.table.moments import Count, Picture, hears, look, see
from palatine.words import argument, named

LOG = logging.getLogger("palatine.table")


class Sight:
    """One seat's view of a match; what it has heard is kept, the rest is made when it changed."""

    def __init__(self, play: Play, seat: int, count: Count) -> None:
        self.seat = seat
        self.count = count
        self.facts: list[wire.FactLine] = []
        self.moments: list[int] = []  # by fact: how many choices had been made
        self.heard = 0  # facts of the match that were looked at
        self.version = -1
        self.glimpse = look(play.g, seat)
        self.asks: list[wire.Ask] = []
        self.hear(play)

    def hear(self, play: Play) -> None:
        """Takes in what was told since."""
        lexicon = play.journal.game.lexicon(play.journal.config)
        for fact in play.facts[self.heard :]:
            if hears(self.seat, fact):
                choice = self.count.number(self.seat, fact.choice)
                self.facts.append(fact_line(lexicon, play, fact, choice))
                self.moments.append(fact.choice)
        self.heard = len(play.facts)

    def cut(self, play: Play) -> None:
        """Forgets what was told after the present point of the match."""
        del self.facts[self.told_by(len(play.steps)) :]
        del self.moments[len(self.facts) :]
        self.heard = min(self.heard, len(play.facts))

    def told_by(self, choice: int) -> int:
        """How many of its lines had been told after so many choices."""
        return bisect_right(self.moments, choice)

    @property
    def picture(self) -> Picture:
        return self.glimpse.picture

    def look(self, play: Play, version: int, same: Sight | None) -> None:
        """Makes picture and questions anew, once for every version of this sight.

        Where everybody has the same picture, `same` is a sight that has it already.
        """
        if self.version != version:
            self.hear(play)
            self.glimpse = same.glimpse if same else look(play.g, self.seat, self.glimpse)
            self.asks = questions(play.g, self.seat)
            self.version = version


def fact_line(lexicon: Lexicon, play: Play, fact: Fact, choice: int) -> wire.FactLine:
    """A line of the chronicle; `choice` is as the sight counts them."""
    saying = lexicon.facts[fact.key]
    seat = seat_of(lexicon, play, fact)
    return wire.FactLine(
        fact.key,
        arguments(lexicon, saying, fact.numbers),
        saying.rule,
        choice,
        None if seat == NONE else lexicon.seat_names[seat],
        fact.forced,
    )


def arguments(lexicon: Lexicon, saying: Saying, numbers: list[int]) -> wire.Args:
    """The variables of a message; a tail of any length is a list."""
    own = len(saying.kinds)
    args: wire.Args = dict(named(lexicon, saying.kinds, numbers[:own]))
    if saying.tail is not None:
        tail = saying.tail
        args[saying.variables()[-1]] = [argument(lexicon, tail, n) for n in numbers[own:]]
    return args


def questions(g: flow.State, seat: int) -> list[wire.Ask]:
    """The open questions; more than who and what only of one's own."""
    names = position.game_of(g).lexicon(g.config).seat_names
    asks: list[wire.Ask] = []
    for ask in flow.asks(g):
        if ask.seat == seat:
            asks.append(own_question(g, see(g, seat), ask))
        else:
            asks.append(wire.Ask(names[ask.seat], ask.key))
    return asks


def waiting(g: flow.State) -> list[wire.Ask]:
    """Who is asked what."""
    names = position.game_of(g).lexicon(g.config).seat_names
    return [wire.Ask(names[ask.seat], ask.key) for ask in flow.asks(g)]


def own_question(g: flow.State, seen: Seen, ask: flow.Ask) -> wire.Ask:
    game = position.game_of(g)
    lexicon = game.lexicon(g.config)
    seat = int(ask.seat)
    guessed = sight.guess(seen, seat, fast(secrets.token_hex(8)))
    guessed.explaining = True
    notes: dict[int, wire.Saying] = {}
    refused: list[wire.Refusal] = []
    for explained in flow.asks(guessed):
        if explained.seat == seat:
            for note in explained.notes:
                saying = lexicon.notes[note.key]
                args = arguments(lexicon, saying, note.numbers)
                notes[note.option] = wire.Saying(note.key, args, saying.rule)
            for refusal in explained.refusals:
                code, verb, things = spelled(lexicon, refusal.option)
                by: wire.Thing | UnsetType = UNSET
                if refusal.kind is not None:
                    by = (refusal.kind.id, lexicon.name(refusal.kind, refusal.thing))
                refused.append(wire.Refusal(code, verb, things, refusal.rule, by))
    options: list[wire.Option] = []
    for option in ask.options:
        code, verb, things = spelled(lexicon, option)
        is_last = is_final(guessed, ask, option)
        often = times(guessed, seat, option) if game.repeats(option) else 1
        shown = wire.Option(code, verb, things, is_last, notes.get(option))
        shown.times = often if often > 1 else UNSET
        shown.passes = True if lexicon.verb_of(option).passes else UNSET
        options.append(shown)
    picks = game.picks(guessed, ask)
    saying = lexicon.questions[ask.key]
    subjects = [int(ask.subject), int(ask.subject2)][: len(saying.kinds)]
    behalf = int(ask.on_behalf_of)
    picked = (
        UNSET if picks is None else [(p.kind.id, lexicon.name(p.kind, p.number)) for p in picks]
    )
    return wire.Ask(
        seat=lexicon.seat_names[seat],
        key=ask.key,
        args=arguments(lexicon, saying, subjects),
        subject=[
            (kind.id, lexicon.name(kind, number))
            for kind, number in zip(saying.kinds, subjects, strict=True)
            if not kind.is_open and number >= 0
        ],
        rule=saying.rule,
        on_behalf_of=None if behalf == NONE else lexicon.seat_names[behalf],
        options=options,
        refused=refused,
        picks=picked,
    )


def is_final(guessed: flow.State, ask: flow.Ask, option: int) -> bool:
    """Whether undo will be barred; an answer at which the rules fall over is none to take back."""
    try:
        return flow.is_final(guessed, ask, option)
    except Exception as error:
        code = position.game_of(guessed).lexicon(guessed.config).code(option)
        LOG.error("an option breaks a rule", extra={"option": code, "error": repr(error)})
        return True


def ways(g: flow.State, seat: int, things: list[wire.Thing]) -> list[wire.Way]:
    """Shortcuts from the open question of a seat."""
    lexicon = position.game_of(g).lexicon(g.config)
    found: list[wire.Way] = []
    for way in shortcuts(g, seat, things, fast(secrets.token_hex(8))):
        saying = lexicon.notes[way.key]
        note = wire.Saying(way.key, arguments(lexicon, saying, list(way.numbers)), saying.rule)
        found.append(wire.Way(way.to, list(way.codes), list(way.path), note, way.final))
    return found


@cache
def spelled(lexicon: Lexicon, option: int) -> tuple[str, str, list[wire.Thing]]:
    """The code of an option, its verb, and the things that it touches; the same every time."""
    verb = lexicon.verb_of(option)
    ids = [
        lexicon.name(kind, thing)
        for kind, thing in zip(verb.kinds, verb.arguments(option), strict=True)
    ]
    things = [(kind.id, id) for kind, id in zip(verb.kinds, ids, strict=True)]
    return " ".join([verb.id, *ids]), verb.id, things
