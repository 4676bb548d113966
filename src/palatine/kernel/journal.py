"""Journals: everything needed to rebuild a match, as text; and the play that writes one.

A journal has a header and lines: `seat: code` for a choice, `luck N: ...` for the outcomes that
followed from it (N is the number of the first draw), `given ...` for outcomes that were scripted
from there on, `draws N` where draws below N were made and taken back, `= digest` for a check,
`* text` for a remark of the table. A forced answer is not written: the rules give it again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from palatine.kernel.chance import STRICT, Chance, commitment, fast, secure
from palatine.kernel.data import decoded
from palatine.kernel.errors import (
    BadData,
    BadJournal,
    Differs,
    Illegal,
    Misfit,
    NeedsOutcome,
    PalatineError,
)
from palatine.kernel.facts import Fact
from palatine.kernel.flow import Commit, Config, State, advance, asks, choose, retract, run_once
from palatine.kernel.game import Game
from palatine.kernel.position import broken_position, checked_object, digest, read_whole

FORMAT: Final = "palatine journal 1"
HEADERS: Final = [
    "game",
    "seats",
    "options",
    "answering",
    "commitment",
    "seed",
    "record",
    "position",
]

CHOICE: Final = 0
LUCK: Final = 1
DIGEST: Final = 2
REMARK: Final = 3
GIVEN: Final = 4
DRAWS: Final = 5

HOUSE: Final = "house"  # who plays a seat that the rules themselves play

DIGEST_EVERY: Final = 16  # choices between two checks
SNAPSHOT_EVERY: Final = 32  # choices between two snapshots to rebuild from


class Line:
    """One line of a journal."""

    def __init__(self, kind: int, seat: int, number: int, outcomes: list[int], text: str) -> None:
        self.kind = kind
        self.seat = seat
        self.number = number  # of the option, of the first draw, or of the next
        self.outcomes = outcomes
        self.text = text
        self.row: int = 0  # where it stands in the text it was read from, the first row being 1


class Journal:
    """Header and lines of a match."""

    def __init__(self, game: Game, config: Config) -> None:
        self.game = game
        self.config = config
        self.version: int = game.version
        self.data: str = game.data
        houses = config.seats - config.people
        self.players: list[str] = ["human"] * config.people + [HOUSE] * houses
        self.answering: bool = True
        self.seed: str = ""
        self.is_seeded: bool = False  # it has a seed even if that is empty
        self.is_secure: bool = False
        self.commitment: str = ""
        self.position: dict[str, Any] | None = None
        self.lines: list[Line] = []

    def text(self) -> str:
        return "\n".join(self.header() + [self.line_text(line) for line in self.lines]) + "\n"

    @property
    def is_given(self) -> bool:
        """Whether some of its luck was scripted."""
        return any(line.kind == GIVEN for line in self.lines)

    def next_draw(self) -> int:
        """The number of the next draw, as far as the lines tell."""
        for line in reversed(self.lines):
            if line.kind == DRAWS:
                return line.number
            if line.kind == LUCK:
                return line.number + len(line.outcomes)
        return 0

    def left_over(self) -> list[int]:
        """Scripted outcomes that were not used yet."""
        left: list[int] = []
        for line in self.lines:
            if line.kind == GIVEN:
                left = line.outcomes
            elif line.kind == LUCK:
                left = left[len(line.outcomes) :]
        return left

    def header(self) -> list[str]:
        head = [FORMAT, f"game {self.game.id} rules {self.version} data {self.data}"]
        seated = zip(self.config.seat_names, self.players, strict=True)
        head.append("seats " + " ".join(f"{name}={player}" for name, player in seated))
        options = self.config.options
        if options:
            head.append("options " + " ".join(f"{k}={v}" for k, v in options.items()))
        if not self.answering:
            head.append("answering off")
        if self.commitment:
            head.append(f"commitment {self.commitment}")
        if self.seed or self.is_seeded:
            head.append(f"seed {'secure' if self.is_secure else 'fast'} {self.seed}")
        if self.config.record is not None:
            head.append("record " + json.dumps(self.config.record, ensure_ascii=False))
        if self.position is not None:
            head.append("position " + json.dumps(self.position, ensure_ascii=False))
        head.append("")
        return head

    def line_text(self, line: Line) -> str:
        if line.kind == CHOICE:
            lexicon = self.game.lexicon(self.config)
            return f"{lexicon.seat_names[line.seat]}: {lexicon.code(line.number)}"
        if line.kind == LUCK:
            return f"luck {line.number}: " + " ".join(str(n) for n in line.outcomes)
        if line.kind == GIVEN:
            return " ".join(["given", *[str(n) for n in line.outcomes]])
        if line.kind == DRAWS:
            return f"draws {line.number}"
        if line.kind == DIGEST:
            return f"= {line.text}"
        return f"* {line.text}"


def parse(text: str, find: Callable[[str], Game]) -> Journal:
    """A journal from its text; what cannot be read is named with its line."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != FORMAT:
        raise BadJournal(f"line 1: a journal begins with '{FORMAT}'")
    if not text.endswith(("\n", "\r")):
        raise BadJournal(f"line {len(rows)}: it has no line end, so the file was cut there")
    if "" not in rows:
        raise BadJournal("a journal has an empty line between header and choices")
    end = rows.index("")
    head: dict[str, str] = {}
    at_row: dict[str, int] = {}
    for at in range(1, end):
        word, _, rest = rows[at].partition(" ")
        if word not in HEADERS:
            raise BadJournal(f"line {at + 1}: unknown header '{word}'")
        if word in head:
            raise BadJournal(f"line {at + 1}: a second header '{word}'")
        head[word] = rest
        at_row[word] = at + 1
    if "game" not in head or "seats" not in head:
        raise BadJournal("the header needs the lines 'game' and 'seats'")
    journal = parse_header(head, at_row, find)
    lexicon = journal.game.lexicon(journal.config)
    for at in range(end + 1, len(rows)):
        row = rows[at].strip()
        if not row:
            continue
        try:
            line = parse_line(row, lexicon.seat_names, journal)
        except BadData as error:
            raise BadJournal(f"line {at + 1}: {error}") from None
        line.row = at + 1
        journal.lines.append(line)
    return journal


def parse_header(
    head: dict[str, str], at_row: dict[str, int], find: Callable[[str], Game]
) -> Journal:
    words = head["game"].split()
    if len(words) != 5 or words[1] != "rules" or words[3] != "data" or not is_number(words[2]):
        raise BadJournal(f"line {at_row['game']}: it should read 'game ID rules N data DIGEST'")
    seats = [pair.partition("=") for pair in head["seats"].split()]
    options: dict[str, str] = {}
    for pair in head.get("options", "").split():
        key, _, value = pair.partition("=")
        if key in options:
            raise BadJournal(f"line {at_row['options']}: option {key} is there twice")
        options[key] = value
    people = len([pair for pair in seats if pair[2] != HOUSE])
    where = "game"
    try:
        game = find(words[0])
        # the table options say which seats there are, so they are read first
        where = "options" if options and people in game.seats else "seats"
        options = game.named(options)
        config = game.config(people, options)
    except Misfit as misfit:
        raise BadJournal(f"line {at_row[where]}: {misfit}", misfit) from None
    except BadData as error:
        raise BadJournal(f"line {at_row[where]}: {error}") from None
    if "record" in head:
        try:
            left = checked_object(decoded(head["record"]), "a record")
            config = game.config(people, options, left)
        except BadData as error:
            raise BadJournal(f"line {at_row['record']}: {error}") from None
    journal = Journal(game, config)
    journal.version = int(words[2])
    journal.data = words[4]
    journal.players = [player for _, _, player in seats]
    if [name for name, _, _ in seats] != config.seat_names:
        wanted = " ".join(config.seat_names)
        raise BadJournal(f"line {at_row['seats']}: the seats of {game.id} are {wanted}")
    for i in range(config.seats):
        if (journal.players[i] == HOUSE) != (i >= config.people):
            name = config.seat_names[i]
            raise BadJournal(f"line {at_row['seats']}: '{journal.players[i]}' cannot play {name}")
    if head.get("answering", "off") != "off":
        raise BadJournal(f"line {at_row['answering']}: answering can only be off")
    journal.answering = "answering" not in head
    journal.commitment = head.get("commitment", "")
    if "seed" in head:
        mode, _, journal.seed = head["seed"].partition(" ")
        journal.is_seeded = True
        if mode not in ("fast", "secure"):
            raise BadJournal(f"line {at_row['seed']}: a seed is fast or secure, not '{mode}'")
        journal.is_secure = mode == "secure"
    if "position" in head:
        try:  # a position that cannot be read is the fault of this line
            document = decoded(head["position"])
            read_whole(game, document, Chance())
            journal.position = document
        except BadData as error:
            raise BadJournal(f"line {at_row['position']}: {error}") from None
    return journal


def parse_line(row: str, seat_names: list[str], journal: Journal) -> Line:
    if row.startswith("= "):
        return Line(DIGEST, 0, 0, [], row[2:])
    if row == "*" or row.startswith("* "):
        return Line(REMARK, 0, 0, [], row[2:])
    word, colon, rest = row.partition(":")
    if word == "given" or word.startswith("given "):
        given = row.split()[1:]
        if not all(is_number(number) for number in given):
            raise BadData(f"'{row}' should read 'given OUTCOMES'")
        return Line(GIVEN, 0, 0, [int(n) for n in given], "")
    if word.startswith("draws "):
        if not is_number(row[6:]):
            raise BadData(f"'{row}' should read 'draws NUMBER'")
        return Line(DRAWS, 0, int(row[6:]), [], "")
    if not colon:
        raise BadData(f"'{row}' is neither a choice, luck, a digest nor a remark")
    if word.startswith("luck "):
        numbers = [word[5:], *rest.split()]
        if not all(is_number(number) for number in numbers):
            raise BadData(f"'{row}' should read 'luck NUMBER: OUTCOMES'")
        return Line(LUCK, 0, int(word[5:]), [int(n) for n in rest.split()], "")
    if word not in seat_names:
        raise BadData(f"unknown seat '{word}'; the seats are {', '.join(seat_names)}")
    option = journal.game.lexicon(journal.config).option(rest.strip())
    return Line(CHOICE, seat_names.index(word), option, [], "")


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) < 10


class Step:
    """What undo must know of a choice: who made it and what had been drawn and shown before."""

    def __init__(self, seat: int, drawn: int, shown: int, line: int) -> None:
        self.seat = seat
        self.drawn = drawn
        self.shown = shown
        self.line = line
        self.is_open: bool = False  # an answer to a commit that others have not answered yet
        self.request: str = ""  # the message that brought it: what came with one goes with it


class Play:
    """A match under way with its journal and log; the state moves on through here only."""

    def __init__(self, journal: Journal, chance: Chance) -> None:
        self.journal = journal
        self.steps: list[Step] = []
        self.snapshots: list[State] = []
        self.snapshot_steps: list[int] = []
        self.facts: list[Fact] = []
        self.is_scripted: bool = False  # luck was given: it may not fit
        # the rules and tables it was first played with, where they are not ours
        self.other_rules: int = 0
        self.other_data: str = ""
        game = journal.game
        first_draw = chance.number
        chance.recording = True
        if journal.position is not None:
            g = read_whole(game, journal.position, chance)
        else:
            g = game.blank()
            g.begin(game, journal.config, chance)
            g.answering = journal.answering
        g.telling = True
        self.g: State = g
        if journal.position is None:
            game.setup(g)
        try:
            self.settle(first_draw)
        except PalatineError:
            raise
        except Exception as error:
            if journal.position is None:
                raise
            raise broken_position(g, error) from None
        self.take_snapshot()

    def settle(self, first_draw: int) -> None:
        """Runs to the next question, then writes down luck and log."""
        g = self.g
        advance(g)
        if g.chance.record:
            self.journal.lines.append(Line(LUCK, 0, first_draw, g.chance.record, ""))
            g.chance.record = []
        for fact in g.facts:
            fact.choice = len(self.steps)
        self.facts += g.facts
        g.facts = []

    def choose(self, seat: int, option: int) -> None:
        """A seat answers; refused (`Illegal`) unless offered, and then nothing changed."""
        g = self.g
        if self.journal.position is not None:
            self.try_rules(seat, option)
        if self.is_scripted and g.chance.left:
            self.try_luck(seat, option)
        step = Step(seat, g.chance.drawn, g.shown, len(self.journal.lines))
        first_draw = g.chance.number
        frame = g.frames[-1] if g.frames else None
        choose(g, seat, option)
        self.steps.append(step)
        self.journal.lines.append(Line(CHOICE, seat, option, [], ""))
        self.settle(first_draw)
        step.is_open = isinstance(frame, Commit) and bool(g.frames) and g.frames[-1] is frame
        if g.ended >= 0 or len(self.steps) % DIGEST_EVERY == 0:
            self.journal.lines.append(Line(DIGEST, 0, 0, [], digest(g)))
        if len(self.steps) % SNAPSHOT_EVERY == 0:
            self.take_snapshot()

    def choose_all(self, seat: int, options: list[int], request: str = "") -> int:
        """A seat answers several questions in one message; returns how many answers were taken.

        One that is not offered refuses all, and nothing changed. Behind an answer that bars undo
        the rest is dropped: to refuse all there would let a seat try for nothing what it uncovers.
        """
        before = len(self.steps)
        lines = len(self.journal.lines)
        for option in options:
            if len(self.steps) > before and not self.asks_on(seat):
                break
            try:
                self.choose(seat, option)
            except (Illegal, BadData):
                self.cut(before)
                del self.journal.lines[lines:]  # nothing was drawn that would have to be told
                raise
            self.steps[-1].request = request or f"{before}"
        return len(self.steps) - before

    def asks_on(self, seat: int) -> bool:
        """Whether the seat alone is asked again, and nobody has learned anything by its answer."""
        open_asks = asks(self.g)
        return len(open_asks) == 1 and open_asks[0].seat == seat and not self.why_no_undo(seat)

    def feed(self, outcomes: list[int]) -> None:
        """The next draws come out so, instead of what was scripted before; then luck goes on."""
        if self.g.ended >= 0:
            raise Illegal("the match is over")
        self.is_scripted = True
        self.journal.lines.append(Line(GIVEN, 0, 0, outcomes, ""))
        self.g.chance.script(outcomes)

    def try_rules(self, seat: int, option: int) -> None:
        """Whoever wrote the position may have erred: a choice that breaks the rules is none."""
        trial = self.g.copy()
        trial.telling = True
        try:
            choose(trial, seat, option)
            asks(trial)
        except (Illegal, BadJournal, NeedsOutcome):
            raise  # the chooser's fault, or luck that was given or recorded
        except Exception as error:
            raise broken_position(trial, error) from None

    def try_luck(self, seat: int, option: int) -> None:
        """Scripted luck may not fit: tried on a copy, so that a refusal changes nothing."""
        trial = self.g.copy()
        try:
            choose(trial, seat, option)
            advance(trial)
        except BadJournal as error:
            raise BadData(f"the luck that was given does not fit: {error}") from None

    def take_snapshot(self) -> None:
        self.snapshots.append(self.g.copy())
        self.snapshot_steps.append(len(self.steps))

    def why_no_undo(self, seat: int) -> str:
        """The reason why the seat's last answer stands, or nothing if it may be taken back."""
        g = self.g
        if g.ended >= 0:
            return "over"
        if self.open_answer(seat) >= 0:
            return ""
        if not self.steps or self.steps[-1].seat != seat:
            return "nothing"
        ask = advance(g)
        if ask is None or ask.seat != seat:
            return "seat"
        if self.steps[-1].drawn != g.chance.drawn:
            return "chance"
        if self.steps[-1].shown != g.shown:
            return "shown"
        return ""

    def first_of(self, step: int) -> int:
        """The first step of the message that brought this one."""
        request = self.steps[step].request
        while request and step > 0 and self.steps[step - 1].request == request:
            step -= 1
        return step

    def undo(self, seat: int) -> None:
        """Takes the seat's last message back, as long as nobody learned anything by it."""
        reason = self.why_no_undo(seat)
        if reason:
            raise Illegal(f"nothing can be taken back: {reason}")
        if self.open_answer(seat) >= 0:
            self.take_commit_back(seat)
        else:
            self.cut(self.first_of(len(self.steps) - 1))

    def open_answer(self, seat: int) -> int:
        """The step with the seat's answer to a commit that is still open, or -1."""
        at = len(self.steps) - 1
        while at >= 0 and self.steps[at].is_open:
            if self.steps[at].seat == seat:
                return at
            at -= 1
        return -1

    def take_commit_back(self, seat: int) -> None:
        """Others may have answered since: only this seat's line goes, and checks that count it."""
        at = self.open_answer(seat)
        retract(self.g, seat)
        lines = self.journal.lines
        gone = [self.steps[at].line]
        for i in range(gone[0] + 1, len(lines)):
            if lines[i].kind == DIGEST:
                gone.append(i)
        del self.steps[at]
        for i in reversed(gone):
            del lines[i]
            for step in self.steps[at:]:
                if step.line > i:
                    step.line -= 1
        while self.snapshot_steps[-1] > at:
            self.snapshots.pop()
            self.snapshot_steps.pop()

    def cut(self, steps: int) -> None:
        """Goes back to the point after so many choices; draw numbers are not used again."""
        if steps >= len(self.steps):
            return
        while self.snapshot_steps[-1] > steps:
            self.snapshots.pop()
            self.snapshot_steps.pop()
        live = self.g.chance
        rebuilt = self.rebuild(steps)
        number = live.number
        del self.journal.lines[self.steps[steps].line :]
        del self.steps[steps:]
        self.facts = [fact for fact in self.facts if fact.choice <= steps]
        live.drawn = rebuilt.chance.drawn
        live.number = number
        live.script(self.journal.left_over())
        if number > self.journal.next_draw():
            self.journal.lines.append(Line(DRAWS, 0, number, [], ""))
        rebuilt.chance = live
        rebuilt.telling = True
        self.g = rebuilt

    def rebuild(self, steps: int) -> State:
        """The state after so many choices, without touching the present one."""
        nearest = len(self.snapshots) - 1
        while self.snapshot_steps[nearest] > steps:
            nearest -= 1
        g = self.snapshots[nearest].copy()
        g.chance.mode = STRICT  # a rebuild draws nothing new
        g.chance.script([])
        g.telling = True  # as when it was played: what was shown must be counted again
        first = self.snapshot_steps[nearest]
        if first < steps:
            start = self.steps[first].line
            end = self.steps[steps].line if steps < len(self.steps) else len(self.journal.lines)
            for line in self.journal.lines[start:end]:
                if line.kind == LUCK:
                    g.chance.feed(line.outcomes)
            for line in self.journal.lines[start:end]:
                if line.kind == CHOICE:
                    choose(g, line.seat, line.number)
                    advance(g)
        advance(g)
        g.telling = False
        g.facts = []
        return g

    def remark(self, text: str) -> None:
        """A line without effect on the match: a take-back by consent, a seat handed over."""
        one_line = " ".join(text.splitlines())
        self.journal.lines.append(Line(REMARK, 0, 0, [], one_line))


class Again:
    """A stretch of a match played again on a copy: choice by choice, or with a look at each stop.

    A stop is where the rules have just taken an answer or made a run. What is told on the way
    stands in `g.facts`.
    """

    def __init__(self, play: Play, choice: int) -> None:
        self.play = play
        self.choice = choice  # how many have been made again
        self.g: State = play.rebuild(choice)
        self.g.telling = True

    def choose(self) -> None:
        """The next answer, without what follows from it."""
        lines = self.play.journal.lines
        steps = self.play.steps
        at = steps[self.choice].line
        self.choice += 1
        end = steps[self.choice].line if self.choice < len(steps) else len(lines)
        for line in lines[at:end]:
            if line.kind == LUCK:
                self.g.chance.feed(line.outcomes)
        choose(self.g, lines[at].seat, lines[at].number)

    def step(self) -> bool:
        """On to the next stop; returns whether another one follows."""
        return run_once(self.g)

    def settle(self) -> None:
        """On to the next question."""
        advance(self.g)


def begin(
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: str,
    is_secure: bool = False,
    answering: bool = True,
    record: dict[str, Any] | None = None,
) -> Play:
    """A fresh match with its journal; a record is what an earlier one has left for it."""
    check_seed(seed)
    journal = Journal(game, game.config(seats, options, record))
    journal.answering = answering
    journal.seed = seed
    journal.is_seeded = True
    journal.is_secure = is_secure
    return Play(journal, secure(seed) if is_secure else fast(seed))


def begin_at(game: Game, position: dict[str, Any], seed: str, is_secure: bool = False) -> Play:
    """A match that begins at a written position."""
    check_seed(seed)
    g = read_whole(game, position, Chance())
    journal = Journal(game, g.config)
    journal.position = position
    journal.answering = g.answering
    journal.seed = seed
    journal.is_seeded = True
    journal.is_secure = is_secure
    return Play(journal, secure(seed) if is_secure else fast(seed))


def check_seed(seed: str) -> None:
    """A seed stands in one line of the journal."""
    if seed.splitlines() not in ([], [seed]):
        raise BadData("a seed cannot have a line break")
    try:
        seed.encode()
    except UnicodeEncodeError:
        raise BadData("a seed must be text") from None


def replay(journal: Journal, seed: str = "", verify: bool = False) -> Play:
    """Plays a journal again, line by line; `verify` draws the luck anew instead of reading it.

    One that was played with other rules or tables is good if all that it records comes out with
    ours: what a later rule changed need not have come up in it.
    """
    game = journal.game
    others: list[str] = []
    if journal.version != game.version:
        others.append(
            f"it follows rules {journal.version} of {game.id}, "
            f"this program plays rules {game.version}"
        )
    if journal.data != game.data:
        others.append(
            f"it was played with data {journal.data}, this program has data {game.data}: lay the "
            "same corrections over its tables, or take away those that were laid since"
        )
    try:
        play = rerun(journal, seed, verify)
    except Differs as error:
        if not others:
            raise
        message = f"{error} ({'; '.join(others)})"
        raise Differs(message, error.choices, error.held, error.lines) from None
    if journal.version != game.version:
        play.other_rules = journal.version
    if journal.data != game.data:
        play.other_data = journal.data
    return play


def rerun(journal: Journal, seed: str, verify: bool) -> Play:
    lines = journal.lines
    fresh = Journal(journal.game, journal.config)
    fresh.players = journal.players
    fresh.answering = journal.answering
    fresh.seed = journal.seed
    fresh.is_seeded = journal.is_seeded
    fresh.is_secure = journal.is_secure
    fresh.commitment = journal.commitment
    fresh.position = journal.position
    # a table keeps its seed to itself until the end: then it is given here
    is_secure = journal.is_secure or not (journal.seed or journal.is_seeded)
    seed = seed or journal.seed
    if verify and journal.commitment and commitment(seed) != journal.commitment:
        raise BadJournal("the seed is not the one that was committed to")
    chance = secure(seed) if is_secure else fast(seed)
    try:
        if lines and lines[0].kind == LUCK:
            prepare(chance, lines[0], verify)
        play = Play(fresh, chance)
        check_luck(play, lines, 0, -1, verify)
    except PalatineError as error:
        if not lines:
            raise
        raise Differs(f"{where(journal, 0)}: {error}", 0, 0, 0) from None
    held = held_lines = 0  # choices and lines up to the last check that came out
    for at, line in enumerate(lines):
        try:
            if line.kind == CHOICE:
                if at + 1 < len(lines) and lines[at + 1].kind == LUCK:
                    prepare(play.g.chance, lines[at + 1], verify)
                before = len(fresh.lines)
                play.choose(line.seat, line.number)
                check_luck(play, lines, at + 1, before, verify)
            elif line.kind == LUCK and at > 0 and lines[at - 1].kind != CHOICE:
                raise BadJournal("luck can only follow a choice")
            elif line.kind == DIGEST:
                found = digest(play.g)
                if found != line.text:
                    raise BadJournal(f"the position is {found}, not {line.text}")
                held, held_lines = len(play.steps), at + 1
            elif line.kind == REMARK:
                play.remark(line.text)
            elif line.kind == GIVEN:
                play.feed(line.outcomes)
            elif line.kind == DRAWS:
                play.g.chance.skip_to(line.number)
                fresh.lines.append(line)
        except PalatineError as error:
            message = f"{where(journal, at)}: {error}"
            raise Differs(message, len(play.steps), held, held_lines) from None
    return play


def where(journal: Journal, at: int) -> str:
    """A line as errors name it: by its row in the text, or by its number where there is none."""
    line = journal.lines[at]
    place = f"line {line.row}" if line.row else f"entry {at + 1}"
    return f"{place} '{journal.line_text(line)}'"


def prepare(chance: Chance, luck: Line, verify: bool) -> None:
    """The outcomes of a line go on the tape; when verifying, only its draw number counts.

    Those that were given lie there already.
    """
    chance.skip_to(luck.number)
    if not verify:
        chance.feed(luck.outcomes[chance.left :])


def check_luck(play: Play, lines: list[Line], at: int, before: int, verify: bool) -> None:
    """All of the recorded luck was used, no other was drawn, and it is the luck of the seed."""
    drawn: list[int] = []
    for line in play.journal.lines[before + 1 :]:
        if line.kind == LUCK:
            drawn = line.outcomes
    recorded = lines[at].outcomes if at < len(lines) and lines[at].kind == LUCK else []
    if drawn != recorded:
        what = "the seed gives" if verify else "the rules draw"
        raise BadJournal(f"{what} luck {drawn}, the journal says {recorded}")
