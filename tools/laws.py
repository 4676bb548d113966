"""The laws that every game keeps at every question: tests and the fuzzer hold games against them.

Each function looks at one match and raises `LawBroken` with what it found.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

from palatine.kernel import position, sight
from palatine.kernel.chance import Chance, fast
from palatine.kernel.facts import Fact
from palatine.kernel.flow import (
    FLAG,
    LIST,
    NOBODY,
    SETS,
    Ask,
    Commit,
    State,
    advance,
    asks,
    choose,
    is_final,
)
from palatine.kernel.game import Game
from palatine.kernel.journal import Play
from palatine.kernel.lexicon import HIDDEN, Lexicon, Saying

GUESSES = 3  # tries at what a seat cannot see, at each question


class LawBroken(AssertionError):
    """A game broke one of the laws; the message says which and where."""


def require(is_kept: bool, message: str) -> None:
    if not is_kept:
        raise LawBroken(message)


def shape(ask: Ask) -> tuple[Any, ...]:
    """Everything of a question that its own seat sees."""
    return (ask.seat, ask.key, ask.subject, ask.subject2, ask.on_behalf_of, tuple(ask.options))


def own_asks(g: State, seat: int) -> list[tuple[Any, ...]]:
    return [shape(ask) for ask in asks(g) if ask.seat == seat]


def others_asks(g: State, seat: int) -> list[tuple[int, str]]:
    """Of the questions to others a seat sees only who is asked and which question."""
    return [(ask.seat, ask.key) for ask in asks(g) if ask.seat != seat]


# questions


def check_asks(g: State) -> None:
    """A question is declared, has options, each once; asking again changes nothing."""
    game = position.game_of(g)
    lexicon = game.lexicon(g.config)
    first = asks(g)
    for ask in first:
        where = f"question '{ask.key}'"
        require(ask.key in lexicon.questions, f"{where} is not in the lexicon")
        require(0 <= ask.seat < g.seats, f"{where} is put to seat {ask.seat}")
        require(len(ask.options) > 0, f"{where} has no options")
        require(len(set(ask.options)) == len(ask.options), f"{where} offers an option twice")
        for option in ask.options:
            code = lexicon.code(option)
            require(lexicon.option(code) == option, f"{where}: '{code}' reads as another option")
        subjects = [ask.subject, ask.subject2][: len(lexicon.questions[ask.key].kinds)]
        check_numbers(lexicon, lexicon.questions[ask.key], subjects, where)
    before = position.flatten(g)
    g.asked = None
    again = asks(g)
    require([shape(ask) for ask in again] == [shape(ask) for ask in first], "asking twice differs")
    require(position.flatten(g) == before, "asking twice has changed the position")


def check_numbers(lexicon: Lexicon, saying: Saying, numbers: list[int], where: str) -> None:
    """Every number is a thing of its declared kind, so that it can be put into words."""
    kinds = list(saying.kinds)
    require(len(kinds) <= len(numbers), f"{where} has fewer numbers than kinds")
    rest = numbers[len(kinds) :]
    if saying.tail is not None:
        kinds += [saying.tail] * len(rest)
    else:
        require(all(n == -1 for n in rest), f"{where} has numbers without a kind: {numbers}")
    for kind, number in zip(kinds, numbers, strict=False):
        if kind.is_open:
            continue
        size = len(lexicon.seat_names) if kind.is_seat else kind.size
        require(kind.low <= number < kind.low + size, f"{where}: {number} is no {kind.id}")
        lexicon.name(kind, number)


def check_facts(lexicon: Lexicon, facts: list[Fact]) -> None:
    """Everything that was told is declared, with things of the declared kinds."""
    for fact in facts:
        require(fact.key in lexicon.facts, f"fact '{fact.key}' is not in the lexicon")
        check_numbers(lexicon, lexicon.facts[fact.key], fact.numbers, f"fact '{fact.key}'")


def check_explained(g: State, seat: int) -> set[str]:
    """Refusals and notes: never of an option that is offered, or not; declared, and with a rule.

    Returns the rules by which something was refused.
    """
    lexicon = position.game_of(g).lexicon(g.config)
    guess = sight.guess(sight.seen_by(g, seat), seat, fast("explain"))
    plain = [shape(ask) for ask in asks(guess.copy())]
    guess.explaining = True
    rules: set[str] = set()
    for ask in asks(guess):
        where = f"question '{ask.key}'"
        for refusal in ask.refusals:
            code = lexicon.code(refusal.option)
            require(refusal.option not in ask.options, f"{where} offers and refuses '{code}'")
            require(refusal.rule != "", f"{where} refuses '{code}' without a rule")
            rules.add(refusal.rule)
        for note in ask.notes:
            require(note.option in ask.options, f"{where} notes what it does not offer")
            require(note.key in lexicon.notes, f"note '{note.key}' is not in the lexicon")
            check_numbers(lexicon, lexicon.notes[note.key], note.numbers, f"note '{note.key}'")
    require([shape(ask) for ask in asks(guess)] == plain, "explaining changes the question")
    return rules


# values and copies


NAMES: dict[str, list[str]] = {}  # read once for each class


def annotated(kind: type) -> list[str]:
    """The annotated names of a state class, by its source: compiled classes tell nothing."""
    known = f"{kind.__module__}.{kind.__qualname__}"
    if known not in NAMES:
        NAMES[known] = read_annotations(kind)
    return NAMES[known]


def read_annotations(kind: type) -> list[str]:
    names: list[str] = []
    for part in reversed(kind.__mro__):
        file = getattr(sys.modules.get(part.__module__), "__file__", None)
        if file is None or part is object:
            continue
        source = Path(file).with_name(Path(file).name.split(".")[0] + ".py")
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == part.__name__:
                for line in node.body:
                    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                        names.append(line.target.id)
    return names


def contents(g: State) -> str:
    """All that a state holds, derived values and constants included, and its frames."""
    kernel = annotated(State)
    own = [f"{n}={getattr(g, n)}" for n in annotated(type(g)) if n not in kernel]
    return "\n".join([*own, str(g.answering), *position.flatten(g)])


def check_values(g: State) -> None:
    """Plain numbers only: a bool is a flag, nothing else is, and lists have their length."""
    game = position.game_of(g)
    holders: list[tuple[Any, Any]] = [(g, game.fields)]
    for frame in g.frames:
        require(type(frame) in game.frames, f"frame {type(frame).__name__} is not listed")
        holders.append((frame, frame.FIELDS))
    for holder, fields in holders:
        for field in fields:
            where = f"{type(holder).__name__}.{field.name}"
            value = getattr(holder, field.name)
            items = value if isinstance(value, list) else [value]
            wanted = bool if field.form == FLAG else int
            for item in items:
                require(type(item) is wanted, f"{where} holds {item!r}, no {wanted.__name__}")
                require(item != HIDDEN or field.is_secret, f"{where} is hidden but not secret")
            if field.form in (LIST, SETS):
                require(len(items) <= field.most, f"{where} is longer than {field.most}")


def check_copy(g: State) -> State:
    """A copy has all fields, constants and frames; returns it, to be looked at again later."""
    listed = [field.name for field in position.game_of(g).fields]
    for name in listed:
        require(name in annotated(type(g)), f"field {name} is not annotated in the state")
    other = g.copy()
    require(type(other) is type(g), "a copy is of another class")
    require(contents(other) == contents(g), "a copy differs from its original")
    require(other.chance is not g.chance, "a copy shares its luck")
    require(other.rules is g.rules and other.config is g.config, "a copy has other rules")
    require(other.shown == g.shown, "a copy forgets what was shown")
    return other


def check_position(g: State, chance: Chance) -> None:
    """Written and read again it is the same position with the same questions, also as JSON."""
    game = position.game_of(g)
    document = position.write(g)
    text = json.dumps(document)
    again = position.read(game, json.loads(text), chance)
    require(json.dumps(position.write(again)) == text, "a position read is written otherwise")
    require(contents(again) == contents(g), "a position read is not the one written")
    here = [shape(ask) for ask in asks(g.copy())]
    require([shape(ask) for ask in asks(again)] == here, "a position read asks otherwise")


# sight


def check_sight(g: State, seat: int, luck: Chance) -> None:
    """Nothing that a seat cannot know shows in anything that it sees.

    Guesses that differ in the unknown must look alike to the seat: the fields, the picture, its own
    question with the order of its options, the questions of others, and what follows when anybody
    chooses and nothing is drawn or shown.
    """
    seen = sight.seen_by(g, seat)
    flat = position.flatten(seen)
    picture = position.picture(seen, seat)
    check_public(g, seen)
    game = position.game_of(g)
    for _ in range(GUESSES):
        guess = sight.guess(seen, seat, fast(str(luck.below(1 << 30))))
        for field in game.fields:
            require(not holds_hidden(getattr(guess, field.name)), f"a guess hides {field.name}")
        for frame in guess.frames:
            for field in frame.FIELDS:
                where = f"{type(frame).__name__}.{field.name}"
                require(not holds_hidden(getattr(frame, field.name)), f"a guess hides {where}")
        again = sight.seen_by(guess, seat)
        require(position.flatten(again) == flat, f"seat {seat} sees its guess otherwise")
        require(position.picture(again, seat) == picture, f"seat {seat} has another picture of it")
        true = g.copy()
        require(own_asks(guess, seat) == own_asks(true, seat), f"seat {seat} is asked otherwise")
        require(
            others_asks(guess, seat) == others_asks(true, seat),
            f"seat {seat} can tell from the questions of others",
        )
        check_consequence(true, guess, seat, luck)


def check_public(g: State, seen: sight.Seen) -> None:
    """A field that is not marked secret is seen as it is."""
    for field in position.game_of(g).fields:
        if not field.is_secret:
            same = getattr(g, field.name) == getattr(seen, field.name)
            require(same, f"public field {field.name} is hidden")


def check_consequence(true: State, guess: State, seat: int, luck: Chance) -> None:
    """The same choice in both worlds tells the seat the same, unless chance or a reveal decides.

    The same is what looks the same: of a hidden block, say, only its place.
    """
    open_asks = asks(true)
    if not open_asks:
        return
    game = position.game_of(true)
    ask = open_asks[luck.below(len(open_asks))]
    chosen = ask.options[luck.below(len(ask.options))]
    is_own = ask.seat == seat
    face = game.face(true, seat, chosen)
    alike: list[int] = []
    for other in asks(guess):
        for option in other.options if other.seat == ask.seat else []:
            if option == chosen if is_own else game.face(guess, seat, option) == face:
                alike.append(option)
    if not alike:
        return  # only the chooser can know what he may choose
    if chosen in alike and luck.below(2):
        alike = [chosen]
    seed = str(luck.below(1 << 30))
    worlds: list[tuple[Any, ...]] = []
    for g, option in ((true, chosen), (guess, alike[luck.below(len(alike))])):
        g.telling = True
        g.facts = []
        g.chance = fast(seed)
        shown = g.shown
        try:
            choose(g, ask.seat, option)
            advance(g)
        except Exception as error:  # name the choice: no journal has it
            code = position.game_of(g).lexicon(g.config).code(option)
            what = f"{type(error).__name__}: {error}"
            raise LawBroken(f"{what} (when seat {ask.seat} chooses '{code}')") from error
        heard = [(fact.key, fact.numbers) for fact in g.facts if fact.heard_by(seat)]
        is_open = g.chance.drawn == 0 and g.shown == shown
        later = sight.seen_by(g, seat)
        worlds.append((is_open, heard, position.flatten(later), others_asks(g, seat)))
    if worlds[0][0] or worlds[1][0]:
        for what, a, b in zip(
            ("luck or a reveal", "the log", "the board", "the questions of others"),
            worlds[0],
            worlds[1],
            strict=True,
        ):
            require(a == b, f"seat {seat} can tell from {what} after a choice")


def holds_hidden(value: Any) -> bool:
    return HIDDEN in value if isinstance(value, list) else bool(value == HIDDEN)


def secrets_that_move(g: State, luck: Chance) -> list[str]:
    """Names of the secret fields that differ from the truth in some guess of some seat."""
    moved: list[str] = []
    for seat in range(NOBODY, g.seats):
        guess = sight.guess(sight.seen_by(g, seat), seat, fast(str(luck.below(1 << 30))))
        for field in position.game_of(g).fields:
            if field.is_secret and getattr(guess, field.name) != getattr(g, field.name):
                moved.append(field.name)
        for true, other in zip(g.frames, guess.frames, strict=True):
            for field in true.FIELDS:
                if field.is_secret and getattr(true, field.name) != getattr(other, field.name):
                    moved.append(f"{type(true).__name__}.{field.name}")
    return moved


def is_used(g: State, name: str) -> bool:
    """Whether a secret field holds anything now; the name is as `secret_fields` gives it."""
    if "." not in name:
        return bool(getattr(g, name))
    frame, field = name.split(".")
    return any(type(f).__name__ == frame and getattr(f, field) != -1 for f in g.frames)


def secret_fields(game: Game) -> list[str]:
    """Everything that a game declares secret."""
    names = [field.name for field in game.fields if field.is_secret]
    for frame in game.frames:
        names += [f"{frame.__name__}.{f.name}" for f in frame.FIELDS if f.is_secret]
    return names


# undo


def check_undo(play: Play, seat: int, option: int) -> None:
    """Plays the option and takes it back: all is as before, or the reason why not is true."""
    g = play.g
    before = contents(g)
    before_asks = [shape(ask) for ask in asks(g)]
    journal = play.journal.text()
    facts = list(play.facts)
    drawn, shown = g.chance.drawn, g.shown
    steps = len(play.steps)
    (ask,) = [ask for ask in asks(g) if ask.seat == seat]
    was_final = is_final(g, ask, option)
    silent = g.copy()
    choose(silent, seat, option)
    advance(silent)
    play.choose(seat, option)
    g = play.g
    require(silent.chance.drawn == g.chance.drawn, "a match draws otherwise when nobody listens")
    require(silent.shown == g.shown, "a match shows otherwise when nobody listens")
    reason = play.why_no_undo(seat)
    require(was_final == (reason != ""), f"told final: {was_final}, undo is barred by '{reason}'")
    is_committed = bool(g.frames) and isinstance(g.frames[-1], Commit)
    if reason == "":
        require(g.chance.drawn == drawn, "undo across chance")
        require(g.shown == shown, "undo across a reveal")
        open_to = [ask.seat for ask in asks(g)]
        require(seat in open_to or is_committed, "undo though another seat is to move")
        play.undo(seat)
        require(len(play.steps) == steps, "undo takes back more or less than one choice")
        require(contents(play.g) == before, "undo does not restore the position")
        require([shape(a) for a in asks(play.g)] == before_asks, "undo asks otherwise")
        require(play.journal.text() == journal, "undo leaves a trace in the journal")
        require(play.facts == facts, "undo leaves a trace in the log")
        play.choose(seat, option)
    elif reason == "chance":
        require(g.chance.drawn != drawn, "undo refused for chance that was not drawn")
    elif reason == "shown":
        require(g.shown != shown, "undo refused for a reveal that was none")
    elif reason == "seat":
        require(all(a.seat != seat for a in asks(g)[:1]), "undo refused though it is its turn")
    else:
        require(reason == "over" and g.ended >= 0, f"undo refused for '{reason}'")
