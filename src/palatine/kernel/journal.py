"""Journals: everything needed to rebuild a match, as text; and the play that writes one.

A journal has a header and lines: `seat: code` for a choice, `luck N: ...` for the outcomes that
followed from it (N is the number of the first draw), `= digest` for a check, `* text` for a remark
of the table. A forced answer is not written: the rules give it again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from palatine.kernel.chance import STRICT, Chance, fast, secure
from palatine.kernel.errors import BadData, BadJournal, Illegal, PalatineError
from palatine.kernel.facts import Fact
from palatine.kernel.flow import Commit, State, advance, choose, retract
from palatine.kernel.game import Game
from palatine.kernel.position import digest, read

FORMAT: Final = "palatine journal 1"

CHOICE: Final = 0
LUCK: Final = 1
DIGEST: Final = 2
REMARK: Final = 3

DIGEST_EVERY: Final = 16  # choices between two checks
SNAPSHOT_EVERY: Final = 32  # choices between two snapshots to rebuild from


class Line:
    """One line of a journal."""

    def __init__(self, kind: int, seat: int, number: int, outcomes: list[int], text: str) -> None:
        self.kind = kind
        self.seat = seat
        self.number = number  # of the option, or of the first draw
        self.outcomes = outcomes
        self.text = text


class Journal:
    """Header and lines of a match."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.version: int = game.version
        self.data: str = game.data
        self.players: list[str] = ["human"] * seats
        self.answering: bool = True
        self.seed: str = ""
        self.is_secure: bool = False
        self.commitment: str = ""
        self.position: dict[str, Any] | None = None
        self.lines: list[Line] = []

    def text(self) -> str:
        return "\n".join(self.header() + [self.line_text(line) for line in self.lines]) + "\n"

    def header(self) -> list[str]:
        names = self.game.seat_names(self.seats)
        head = [FORMAT, f"game {self.game.id} rules {self.version} data {self.data}"]
        head.append("seats " + " ".join(f"{names[s]}={self.players[s]}" for s in range(self.seats)))
        if self.options:
            head.append("options " + " ".join(f"{k}={v}" for k, v in self.options.items()))
        if not self.answering:
            head.append("answering off")
        if self.commitment:
            head.append(f"commitment {self.commitment}")
        if self.seed:
            head.append(f"seed {'secure' if self.is_secure else 'fast'} {self.seed}")
        if self.position is not None:
            head.append("position " + json.dumps(self.position, ensure_ascii=False))
        head.append("")
        return head

    def line_text(self, line: Line) -> str:
        if line.kind == CHOICE:
            lexicon = self.game.lexicon(self.seats)
            return f"{lexicon.seat_names[line.seat]}: {lexicon.code(line.number)}"
        if line.kind == LUCK:
            return f"luck {line.number}: " + " ".join(str(n) for n in line.outcomes)
        if line.kind == DIGEST:
            return f"= {line.text}"
        return f"* {line.text}"


def parse(text: str, find: Callable[[str], Game]) -> Journal:
    """A journal from its text; what cannot be read is named with its line."""
    rows = text.splitlines()
    if not rows or rows[0].strip() != FORMAT:
        raise BadJournal(f"line 1: a journal begins with '{FORMAT}'")
    if "" not in rows:
        raise BadJournal("a journal has an empty line between header and choices")
    end = rows.index("")
    head: dict[str, str] = {}
    for at in range(1, end):
        word, _, rest = rows[at].partition(" ")
        if word not in ("game", "seats", "options", "answering", "commitment", "seed", "position"):
            raise BadJournal(f"line {at + 1}: unknown header '{word}'")
        head[word] = rest
    if "game" not in head or "seats" not in head:
        raise BadJournal("the header needs the lines 'game' and 'seats'")
    journal = parse_header(head, find)
    lexicon = journal.game.lexicon(journal.seats)
    for at in range(end + 1, len(rows)):
        row = rows[at].strip()
        if not row:
            continue
        try:
            journal.lines.append(parse_line(row, lexicon.seat_names, journal))
        except (ValueError, BadData) as error:
            raise BadJournal(f"line {at + 1}: {error}") from None
    return journal


def parse_header(head: dict[str, str], find: Callable[[str], Game]) -> Journal:
    words = head["game"].split()
    if len(words) != 5 or words[1] != "rules" or words[3] != "data" or not words[2].isdecimal():
        raise BadJournal("the header 'game' should read 'game ID rules N data DIGEST'")
    seats = [pair.partition("=") for pair in head["seats"].split()]
    options: dict[str, str] = {}
    for pair in head.get("options", "").split():
        key, _, value = pair.partition("=")
        options[key] = value
    try:
        game = find(words[0])
        config = game.config(len(seats), options)
    except BadData as error:
        raise BadJournal(str(error)) from None
    journal = Journal(game, config.seats, config.options)
    journal.version = int(words[2])
    journal.data = words[4]
    journal.players = [player for _, _, player in seats]
    if [name for name, _, _ in seats] != game.seat_names(len(seats)):
        wanted = " ".join(game.seat_names(len(seats)))
        raise BadJournal(f"the seats of {game.id} are {wanted}")
    journal.answering = head.get("answering", "on") != "off"
    journal.commitment = head.get("commitment", "")
    if "seed" in head:
        mode, _, journal.seed = head["seed"].partition(" ")
        journal.is_secure = mode == "secure"
    if "position" in head:
        try:
            journal.position = json.loads(head["position"])
        except json.JSONDecodeError as error:
            raise BadJournal(f"the header 'position' is no JSON: {error}") from None
    return journal


def parse_line(row: str, seat_names: list[str], journal: Journal) -> Line:
    if row.startswith("= "):
        return Line(DIGEST, 0, 0, [], row[2:])
    if row.startswith("* "):
        return Line(REMARK, 0, 0, [], row[2:])
    word, colon, rest = row.partition(":")
    if not colon:
        raise BadData(f"'{row}' is neither a choice, luck, a digest nor a remark")
    if word.startswith("luck "):
        return Line(LUCK, 0, int(word[5:]), [int(n) for n in rest.split()], "")
    if word not in seat_names:
        raise BadData(f"unknown seat '{word}'; the seats are {', '.join(seat_names)}")
    option = journal.game.lexicon(journal.seats).option(rest.strip())
    return Line(CHOICE, seat_names.index(word), option, [], "")


class Step:
    """What undo must know of a choice: who made it and what had been drawn and shown before."""

    def __init__(self, seat: int, drawn: int, shown: int, line: int) -> None:
        self.seat = seat
        self.drawn = drawn
        self.shown = shown
        self.line = line


class Play:
    """A match under way with its journal and log; the state moves on through here only."""

    def __init__(self, journal: Journal, chance: Chance) -> None:
        self.journal = journal
        self.steps: list[Step] = []
        self.snapshots: list[State] = []
        self.snapshot_steps: list[int] = []
        self.facts: list[Fact] = []
        game = journal.game
        chance.recording = True
        if journal.position is not None:
            g = read(game, journal.position, chance)
        else:
            g = game.blank()
            g.begin(game, game.config(journal.seats, journal.options), chance)
            g.answering = journal.answering
        g.telling = True
        self.g: State = g
        if journal.position is None:
            game.setup(g)
        self.settle(0)
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
        step = Step(seat, g.chance.drawn, g.shown, len(self.journal.lines))
        first_draw = g.chance.number
        choose(g, seat, option)
        self.steps.append(step)
        self.journal.lines.append(Line(CHOICE, seat, option, [], ""))
        self.settle(first_draw)
        if g.ended >= 0 or len(self.steps) % DIGEST_EVERY == 0:
            self.journal.lines.append(Line(DIGEST, 0, 0, [], digest(g)))
        if len(self.steps) % SNAPSHOT_EVERY == 0:
            self.take_snapshot()

    def take_snapshot(self) -> None:
        self.snapshots.append(self.g.copy())
        self.snapshot_steps.append(len(self.steps))

    def why_no_undo(self, seat: int) -> str:
        """The reason why the seat's last answer stands, or nothing if it may be taken back."""
        g = self.g
        if g.ended >= 0:
            return "over"
        frame = g.frames[-1]
        if isinstance(frame, Commit) and frame.has_answered(seat):
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

    def undo(self, seat: int) -> None:
        """Takes the seat's last answer back, as long as nobody learned anything by it."""
        reason = self.why_no_undo(seat)
        if reason:
            raise Illegal(f"nothing can be taken back: {reason}")
        frame = self.g.frames[-1]
        if isinstance(frame, Commit) and frame.has_answered(seat):
            self.take_commit_back(seat)
        else:
            self.cut(len(self.steps) - 1)

    def take_commit_back(self, seat: int) -> None:
        """Others may have answered since: only this seat's line goes."""
        at = len(self.steps) - 1
        while self.steps[at].seat != seat:
            at -= 1
        retract(self.g, seat)
        line = self.steps[at].line
        del self.journal.lines[line]
        del self.steps[at]
        for step in self.steps[at:]:
            step.line -= 1
        while self.snapshot_steps[-1] > at:
            self.snapshots.pop()
            self.snapshot_steps.pop()

    def cut(self, steps: int) -> None:
        """Goes back to the point after so many choices; draw numbers are not used again."""
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
        return g

    def remark(self, text: str) -> None:
        """A line without effect on the match: a take-back by consent, a seat handed over."""
        self.journal.lines.append(Line(REMARK, 0, 0, [], text.replace("\n", " ")))


def begin(
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: str,
    is_secure: bool = False,
    answering: bool = True,
) -> Play:
    """A fresh match with its journal."""
    config = game.config(seats, options)
    journal = Journal(game, seats, config.options)
    journal.answering = answering
    journal.seed = seed
    journal.is_secure = is_secure
    return Play(journal, secure(seed) if is_secure else fast(seed))


def begin_at(game: Game, position: dict[str, Any], seed: str, is_secure: bool = False) -> Play:
    """A match that begins at a written position."""
    g = read(game, position, Chance())
    journal = Journal(game, g.seats, g.config.options)
    journal.position = position
    journal.answering = g.answering
    journal.seed = seed
    journal.is_secure = is_secure
    return Play(journal, secure(seed) if is_secure else fast(seed))


def replay(journal: Journal, seed: str = "", verify: bool = False) -> Play:
    """Plays a journal again, line by line; `verify` draws the luck anew instead of reading it."""
    if journal.version != journal.game.version:
        raise BadJournal(
            f"the journal follows rules {journal.version} of {journal.game.id}, "
            f"this program plays rules {journal.game.version}"
        )
    lines = journal.lines
    fresh = Journal(journal.game, journal.seats, journal.options)
    fresh.players = journal.players
    fresh.answering = journal.answering
    fresh.seed = journal.seed
    fresh.is_secure = journal.is_secure
    fresh.commitment = journal.commitment
    fresh.position = journal.position
    seed = seed or journal.seed
    is_secure = journal.is_secure or verify
    chance = secure(seed) if is_secure else fast(seed)
    if lines and lines[0].kind == LUCK:
        prepare(chance, lines[0], verify)
    play = Play(fresh, chance)
    check_luck(play, lines, 0, -1, verify)
    for at, line in enumerate(lines):
        try:
            if line.kind == CHOICE:
                has_luck = at + 1 < len(lines) and lines[at + 1].kind == LUCK
                if has_luck:
                    prepare(play.g.chance, lines[at + 1], verify)
                before = len(fresh.lines)
                play.choose(line.seat, line.number)
                check_luck(play, lines, at + 1, before, verify)
            elif line.kind == DIGEST and digest(play.g) != line.text:
                raise BadJournal(f"the position is {digest(play.g)}, not {line.text}")
            elif line.kind == REMARK:
                play.remark(line.text)
        except PalatineError as error:
            name = journal.line_text(line)
            raise BadJournal(f"journal entry {at + 1} '{name}': {error}") from None
    return play


def prepare(chance: Chance, luck: Line, verify: bool) -> None:
    """The outcomes of a line go on the tape; when verifying, only its draw number counts."""
    if verify:
        chance.number = luck.number
    else:
        chance.feed(luck.outcomes)
        chance.number = luck.number


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
