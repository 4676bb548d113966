"""The public Python API: a match that speaks text codes.

match = palatine.new(palatine.game_ids()[0], seats=3, seed=7)
while match.ask:
    match.choose(match.ask.options[0])
print(match.result)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from palatine.games import IDS, find
from palatine.kernel import flow, journal, position, sight
from palatine.kernel.chance import fast
from palatine.kernel.data import decoded
from palatine.kernel.errors import BadData, BadJournal, Illegal, Misfit
from palatine.kernel.facts import Fact
from palatine.kernel.game import Game, reward
from palatine.kernel.lexicon import NONE, Lexicon
from palatine.kernel.sight import Seen
from palatine.shortcuts import Named, Shortcut, shortcuts

if TYPE_CHECKING:
    from palatine.bots import Bot

LARGEST_OUTCOME = 10**9
OBSERVER = "observer"  # the seat of those who only look on


@dataclass(frozen=True)
class Question:
    """One open question: who is asked what, and the options as text codes, in order."""

    seat: str
    key: str
    subject: tuple[str, ...]
    options: tuple[str, ...]
    on_behalf_of: str | None = None


@dataclass(frozen=True)
class Explanation:
    """What is known about the options of a question before one is chosen."""

    refusals: dict[str, str]  # code left out -> rule id
    notes: dict[str, tuple[str, tuple[int, ...]]]  # code -> message key and numbers
    forbidding: dict[str, tuple[str, str]]  # code left out -> the thing that forbids it, if any


@dataclass(frozen=True)
class Result:
    """How a match ended: the reason, who won, and everybody's place (1 is first)."""

    reason: str
    winners: tuple[str, ...]
    places: dict[str, int]
    rewards: dict[str, float]


def result_of(g: flow.State) -> Result | None:
    """How a match ended, or None while it runs."""
    if g.ended == NONE:
        return None
    names = g.config.seat_names
    return Result(
        position.game_of(g).words.ends[g.ended],
        tuple(names[seat] for seat in range(g.seats) if g.places[seat] == 1),
        {names[seat]: g.places[seat] for seat in range(g.seats)},
        {names[seat]: reward(g, seat) for seat in range(g.seats)},
    )


def seat_of(lexicon: Lexicon, play: journal.Play, fact: Fact) -> int:
    """Whose line of the chronicle it is: the first seat it names, else whoever chose then."""
    for kind, number in zip(lexicon.facts[fact.key].kinds, fact.numbers, strict=False):
        if kind.is_seat and number >= 0:
            return number
    if 0 < fact.choice <= len(play.steps):
        return int(play.steps[fact.choice - 1].seat)
    return NONE


class Match:
    """A match under way. Everything goes through text codes and seat names."""

    def __init__(self, play: journal.Play) -> None:
        self.play = play

    @property
    def game(self) -> Game:
        return self.play.journal.game

    @property
    def lexicon(self) -> Lexicon:
        return self.game.lexicon(self.play.journal.config)

    @property
    def seats(self) -> list[str]:
        """The names of the seats, in order."""
        return self.lexicon.seat_names

    @property
    def options(self) -> dict[str, str]:
        """The table options this match is played with."""
        return dict(self.play.journal.config.options)

    @property
    def choices(self) -> int:
        """How many choices have been made."""
        return len(self.play.steps)

    @property
    def asks(self) -> list[Question]:
        """One question per seat that must choose now; none when the match is over."""
        return [self.question(ask) for ask in flow.asks(self.play.g)]

    @property
    def ask(self) -> Question | None:
        """The first open question, if there is one."""
        ask = flow.advance(self.play.g)
        return None if ask is None else self.question(ask)

    def question(self, ask: flow.Ask) -> Question:
        lexicon = self.lexicon
        kinds = lexicon.questions[ask.key].kinds
        subjects = [ask.subject, ask.subject2][: len(kinds)]
        return Question(
            lexicon.seat_names[ask.seat],
            ask.key,
            tuple(lexicon.name(k, n) for k, n in zip(kinds, subjects, strict=True)),
            tuple(lexicon.code(option) for option in ask.options),
            None if ask.on_behalf_of == NONE else lexicon.seat_names[ask.on_behalf_of],
        )

    def choose(self, code: str, seat: str | None = None) -> None:
        """Answers with a text code; raises `Illegal`, and changes nothing, if it is not offered."""
        ask = self.asked(seat)
        self.play.choose(int(ask.seat), self.offered(ask, code))

    def choose_all(self, codes: Sequence[str], seat: str | None = None) -> int:
        """Answers several questions of one seat, one after the other, to be taken back as one.

        A code that is not offered when its turn comes: `Illegal`, and nothing changed. After an
        answer that bars undo (luck, something shown, another seat asked) the rest is dropped.
        Returns how many were taken.
        """
        if isinstance(codes, str) or not codes:
            raise Illegal(f"answers are a list of text codes, not {codes!r}")
        ask = self.asked(seat)
        first = self.offered(ask, codes[0])
        return self.play.choose_all(
            int(ask.seat), [first, *(self.option(code) for code in codes[1:])]
        )

    def asked(self, seat: str | None) -> flow.Ask:
        """The open question to a seat; without one the first."""
        open_asks = flow.asks(self.play.g)
        if not open_asks:
            raise Illegal("the match is over")
        number = open_asks[0].seat if seat is None else self.seat_number(seat)
        for ask in open_asks:
            if ask.seat == number:
                return ask
        waiting = ", ".join(self.seats[ask.seat] for ask in open_asks)
        raise Illegal(f"{seat} is not asked now; the match waits for {waiting}")

    def feed(self, outcomes: Sequence[int]) -> None:
        """Scripts the luck: the next draws come out so, whatever was scripted before.

        An outcome is a number as in the `luck` lines of a journal: of n things that are equally
        likely, one of 0 to n - 1 (a six on a die is 5). One that does not fit is refused
        (`BadData`) by the choice that would draw it, which then changes nothing. The journal tells
        that its luck was given.
        """
        for outcome in outcomes:
            if type(outcome) is not int or not 0 <= outcome < LARGEST_OUTCOME:
                raise BadData(f"an outcome is a number from 0 on, not {outcome!r}")
        self.play.feed(list(outcomes))

    def let(self, bot: Bot) -> str:
        """A bot answers the first open question, seeing what its seat sees; returns the code."""
        ask = flow.advance(self.play.g)
        if ask is None:
            raise Illegal("the match is over")
        from palatine.bots.asking import answer_of  # most who drive the rules need no bots

        option = answer_of(bot, self.play.g, ask)
        self.play.choose(int(ask.seat), option)
        return self.lexicon.code(option)

    def option(self, code: str) -> int:
        if not isinstance(code, str):
            raise Illegal(f"a choice is a text code, not {code!r}")
        try:
            return self.lexicon.option(code)
        except BadData as error:
            raise Illegal(str(error)) from None

    def offered(self, ask: flow.Ask, code: str) -> int:
        option = self.option(code)
        if option not in ask.options:
            raise Illegal(f"'{code}' is not offered to {self.seats[ask.seat]} now ({ask.key})")
        return option

    def seat_number(self, seat: str) -> int:
        """The number of a seat; the observer has none."""
        if seat == OBSERVER:
            return flow.NOBODY
        if seat not in self.seats:
            raise Illegal(f"unknown seat '{seat}'; the seats are {', '.join(self.seats)}")
        return self.seats.index(seat)

    def seen_by(self, seat: str) -> Seen:
        """The match as one seat (or the observer) may know it."""
        return sight.seen_by(self.play.g, self.seat_number(seat))

    def picture(self, seat: str) -> dict[str, Any]:
        """What the seat sees, by text ids: the fields of the game and what follows from them."""
        return position.picture(self.seen_by(seat), self.seat_number(seat))

    def guess(self, seat: str, seed: str = "guess") -> flow.State:
        """A whole state that the seat must hold possible."""
        return sight.guess(self.seen_by(seat), self.seat_number(seat), fast(seed))

    def explain(self, seat: str) -> Explanation:
        """Refusals and notes for the seat's open question, worked out from what it may know."""
        g = self.guess(seat)
        g.explaining = True
        refusals: dict[str, str] = {}
        forbidding: dict[str, tuple[str, str]] = {}
        notes: dict[str, tuple[str, tuple[int, ...]]] = {}
        for ask in flow.asks(g):
            if ask.seat == self.seat_number(seat):
                for refusal in ask.refusals:
                    code = self.lexicon.code(refusal.option)
                    refusals[code] = refusal.rule
                    if refusal.kind is not None:
                        thing = self.lexicon.name(refusal.kind, refusal.thing)
                        forbidding[code] = (refusal.kind.id, thing)
                for note in ask.notes:
                    notes[self.lexicon.code(note.option)] = (note.key, tuple(note.numbers))
        return Explanation(refusals, notes, forbidding)

    def ways(self, picked: Sequence[Named] = (), seat: str | None = None) -> list[Shortcut]:
        """Shortcuts from the open question for things (kind and id) that are picked.

        The codes of each can be given to `choose_all` as they are: all of them will be taken.
        """
        number = int(self.asked(seat).seat)
        return shortcuts(self.play.g, number, picked, fast("ways"))

    def is_final(self, code: str, seat: str) -> bool:
        """Whether undo will be barred after this choice, as far as the seat can know."""
        g = self.guess(seat)
        number = self.seat_number(seat)
        own = [ask for ask in flow.asks(g) if ask.seat == number]
        if not own:
            raise Illegal(f"{seat} is not asked now")
        return flow.is_final(g, own[0], self.offered(own[0], code))

    def facts(self, seat: str = OBSERVER) -> list[Fact]:
        """What the seat was told so far."""
        number = self.seat_number(seat)
        return [fact for fact in self.play.facts if fact.heard_by(number)]

    def log(self, seat: str = OBSERVER, lang: str = "en") -> list[str]:
        """The chronicle of the match in words, as the seat may read it."""
        from palatine.words import words  # sentences are needed by few who drive the rules

        speech = words(self.game.id, lang)
        return [speech.fact(self.lexicon, fact) for fact in self.facts(seat)]

    @property
    def result(self) -> Result | None:
        """How it ended, or None while the match runs."""
        flow.advance(self.play.g)
        return result_of(self.play.g)

    @property
    def other_rules(self) -> int | None:
        """The version of the rules that a loaded match was played by, if it is not ours."""
        return self.play.other_rules or None

    @property
    def other_data(self) -> str | None:
        """The id of the tables that a loaded match was played with, if they are not ours."""
        return self.play.other_data or None

    @property
    def record(self) -> dict[str, Any] | None:
        """What a match that is over leaves for the next one; None in most games."""
        if self.result is None:
            return None
        left = self.game.record(self.play.g)
        return None if left is None else {"game": self.game.id, "record": left}

    def journal(self) -> str:
        """Everything needed to rebuild this match, as text. It holds all secrets."""
        return self.play.journal.text()

    def position(self) -> dict[str, Any]:
        """The whole state as readable JSON, in the middle of any rule."""
        return position.write(self.play.g)

    def digest(self) -> str:
        """Twelve letters that name the position."""
        return position.digest(self.play.g)

    def undo(self, seat: str | None = None) -> None:
        """Takes back what a seat chose last, up to the last chance, reveal or other seat.

        Answers that were given together (`choose_all`) are taken back together.
        """
        if seat is None:
            if not self.play.steps:
                raise Illegal("nothing can be taken back: no choice was made yet")
            seat = self.seats[self.play.steps[-1].seat]
        self.play.undo(self.seat_number(seat))

    def why_no_undo(self, seat: str) -> str | None:
        """None if the seat may undo, else why not: nothing, seat, chance, shown or over."""
        return self.play.why_no_undo(self.seat_number(seat)) or None

    def copy(self) -> Match:
        """An independent match with the same past."""
        return load(self.journal())

    def mask(self, question: Question | None = None) -> list[bool]:
        """The offered options as a mask over the whole action space."""
        question = question or self.ask
        mask = [False] * self.lexicon.size
        for code in question.options if question else ():
            mask[self.lexicon.option(code)] = True
        return mask


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(IDS)


def new(
    game: str,
    seats: int | None = None,
    seed: int | str = 0,
    *,
    people: int | None = None,
    answering: bool = True,
    secure: bool = False,
    record: dict[str, Any] | None = None,
    **options: object,
) -> Match:
    """A fresh match. `answering=False` asks even where there is only one option.

    `people` is another name of `seats`, which counts people: house seats come beside them.
    A record is what an earlier match of the game has left (`match.record`).
    """
    if people is not None:
        if seats is not None:
            raise BadData("seats and people are two names of one number: give one of them")
        seats = people
    if seats is not None and type(seats) is not int:
        name = "seats" if people is None else "people"
        raise BadData(f"{name} must be a whole number, not {seats!r}")
    rules = find(game)
    chosen = {key: option_text(value) for key, value in options.items()}
    count = rules.seats[0] if seats is None else seats
    left = None if record is None else left_for(rules, record)
    try:
        return Match(journal.begin(rules, count, chosen, str(seed), secure, answering, left))
    except Misfit as error:
        put_in_words(error)
        raise


def put_in_words(error: Misfit | BadJournal) -> None:
    """Why table options do not go together, as a sentence: rules know a key and numbers."""
    misfit = error.misfit if isinstance(error, BadJournal) else error
    if misfit is None or misfit.game not in IDS:
        return
    from palatine.words import words  # most who drive the rules need none

    told = words(misfit.game, "en").misfit(find(misfit.game).words, misfit.key, misfit.numbers)
    error.args = (str(error).replace(str(misfit), told),)
    misfit.args = (told,)


def left_for(game: Game, document: Any) -> dict[str, Any]:
    """What a record holds for the next match of this game."""
    if not isinstance(document, dict) or set(document) != {"game", "record"}:
        raise BadData("a record is an object with 'game' and 'record'")
    if document["game"] != game.id:
        raise BadData(f"record: game {document['game']!r} is not {game.id}")
    return position.checked_object(document["record"], "record: record")


def option_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def load(text: str, seed: int | str = 0) -> Match:
    """A match from a journal or from a position in JSON (then `seed` is its further luck)."""
    if not isinstance(text, str):
        raise BadData(f"a journal or a position is a text, not {type(text).__name__}")
    try:
        return loaded(text, seed)
    except (Misfit, BadJournal) as error:
        put_in_words(error)
        raise


def loaded(text: str, seed: int | str) -> Match:
    if text.lstrip().startswith("{"):
        try:
            document = decoded(text)
        except BadData as error:
            raise BadJournal(f"this is no position: {error}") from None
        game = document.get("game") if isinstance(document, dict) else None
        if not isinstance(game, str):
            raise BadData("position: 'game' is missing")
        return Match(journal.begin_at(find(game), document, str(seed)))
    return Match(journal.replay(journal.parse(text, find)))
