"""Bots that are programs: one JSON object a line, in and out; docs/bots.md tells the messages.

A program is nobody's friend: whatever it does (nothing, nonsense, too much, die), it loses the game
that it plays, and its process group is ended.
"""

from __future__ import annotations

import ctypes
import json
import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any, Final

from palatine import __version__
from palatine.arena.tournament import Contestant, Tournament
from palatine.kernel.facts import Fact
from palatine.kernel.flow import Ask, State
from palatine.kernel.lexicon import NONE, Lexicon
from palatine.kernel.position import game_of, write
from palatine.kernel.sight import seen_by
from palatine.words import argument, named

PROTOCOL: Final = 1
GRACE: Final = 1.0  # seconds beyond the milliseconds that a program has
FAREWELL: Final = 1.0  # seconds to read the last line
START: Final = 30.0  # seconds for its hello: an interpreter may have to be loaded
LONGEST_LINE: Final = 1_000_000
KEPT_ERRORS: Final = 1_000_000  # bytes of its stderr
DIES_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


class Forfeit(Exception):
    """A bot that is not ours has failed: the game is over, and it is last."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


class Failure(Exception):
    """What a program did wrong."""


class Programs:
    """The programs that this process has started, one for every seat that needs one."""

    def __init__(self, tournament: Tournament, errors: Path | None = None) -> None:
        self.tournament = tournament
        self.errors = errors  # the folder where their stderr is kept
        self.running: dict[tuple[int, int], Program] = {}

    def take(self, number: int, seat: int) -> Program:
        """The program of a contestant for a seat; started if it does not run."""
        known = self.running.get((number, seat))
        if known is None or not known.is_alive:
            contestant = self.tournament.contestants[number]
            known = Program(contestant, seat, self.tournament.folder, self.errors)
            self.running[number, seat] = known
        return known

    def close(self) -> None:
        """All may read their last line and go; who has not gone then is ended."""
        for program in self.running.values():
            program.dismiss()
        until = monotonic() + FAREWELL
        for program in self.running.values():
            program.end(max(0.0, until - monotonic()))
        self.running.clear()


class Program:
    """One process at one seat."""

    def __init__(self, contestant: Contestant, seat: int, folder: str, errors: Path | None) -> None:
        self.contestant = contestant
        self.seat = seat
        self.folder = folder
        self.errors = errors
        self.process: subprocess.Popen[bytes] | None = None
        self.buffer = b""
        self.asked = 0  # the number of the last question
        self.facts: list[dict[str, Any]] = []
        self.lexicon: Lexicon | None = None

    @property
    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def new(self, g: State) -> None:
        """A game begins."""
        game = game_of(g)
        self.lexicon = game.lexicon(g.config)
        self.facts = []
        message = {
            "type": "new",
            "game": game.id,
            "rules": game.version,
            "people": g.config.people,
            "options": dict(g.config.options),
            "seats": list(g.config.seat_names),
            "seat": g.config.seat_names[self.seat],
        }
        try:
            if not self.is_alive:
                self.start()
            self.send(message, monotonic() + START)
        except Failure as failure:
            raise self.forfeit(failure) from None

    def start(self) -> None:
        """Starts the process and lets it say hello."""
        try:
            self.process = subprocess.Popen(
                self.contestant.program,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=self.folder or None,
                bufsize=0,
                start_new_session=True,  # a process group, to be ended as one
                preexec_fn=die_with_parent if LIBC is not None else None,
            )
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            raise Failure(f"it cannot be started: {error}") from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        os.set_blocking(self.process.stdin.fileno(), False)
        os.set_blocking(self.process.stdout.fileno(), False)
        Thread(target=keep_errors, args=(self.process, self.errors_file()), daemon=True).start()
        deadline = monotonic() + START
        self.buffer = b""
        self.send({"type": "hello", "protocol": PROTOCOL, "palatine": __version__}, deadline)
        answer = self.receive(deadline)
        if answer.get("type") != "hello" or answer.get("protocol", PROTOCOL) != PROTOCOL:
            raise Failure('it does not say {"type": "hello", "protocol": 1}')

    def errors_file(self) -> Path | None:
        if self.errors is None:
            return None
        safe = "".join(c if c.isalnum() or c in "._-" else "_" for c in self.contestant.name)
        return self.errors / f"{safe}.stderr"

    def hear(self, facts: list[Fact]) -> None:
        """What has happened, as far as its seat may know it."""
        assert self.lexicon is not None
        for fact in facts:
            if fact.heard_by(self.seat):
                self.facts.append(fact_line(self.lexicon, fact))

    def pick(self, g: State, ask: Ask) -> int:
        """Its answer to a question; raises `Forfeit` for anything else."""
        try:
            return self.answer(g, ask)
        except Failure as failure:
            raise self.forfeit(failure) from None

    def answer(self, g: State, ask: Ask) -> int:
        lexicon = self.lexicon
        assert lexicon is not None
        self.asked += 1
        kinds = lexicon.questions[ask.key].kinds
        subjects = [ask.subject, ask.subject2][: len(kinds)]
        codes = {lexicon.code(option): option for option in ask.options}
        message = {
            "type": "ask",
            "id": self.asked,
            "seat": lexicon.seat_names[self.seat],
            "key": ask.key,
            "subject": [lexicon.name(k, int(n)) for k, n in zip(kinds, subjects, strict=True)],
            "options": list(codes),
            "position": write(seen_by(g, self.seat)),
            "facts": self.facts,
            "ms": self.contestant.ms,
        }
        if ask.on_behalf_of != NONE:
            message["on_behalf_of"] = lexicon.seat_names[ask.on_behalf_of]
        self.facts = []
        deadline = monotonic() + self.contestant.ms / 1000 + GRACE
        self.send(message, deadline)
        answer = self.receive(deadline)
        if answer.get("id") != self.asked or isinstance(answer.get("id"), bool):
            raise Failure(f"it answers {shown(answer.get('id'))}, not question {self.asked}")
        pick = answer.get("pick")
        if not isinstance(pick, str) or pick not in codes:
            raise Failure(f"it picks {shown(pick)}, which was not offered for '{ask.key}'")
        if self.buffer:
            raise Failure("it says more than it was asked")
        return codes[pick]

    def over(self, g: State) -> None:
        """The game is over; whoever does not want to hear it is asked nothing more anyway."""
        names = g.config.seat_names
        places = {names[seat]: place for seat, place in enumerate(g.places)}
        ended = game_of(g).words.ends[g.ended]
        with suppress(Failure):
            message = {"type": "over", "ended": ended, "places": places, "facts": self.facts}
            self.send(message, monotonic() + GRACE)
            return
        self.end()

    def send(self, message: dict[str, Any], deadline: float) -> None:
        """Writes a line; a program that does not read is late like one that does not answer."""
        if self.buffer or self.more(0):
            raise Failure("it speaks without being asked")
        assert self.process is not None
        assert self.process.stdin is not None
        pipe = self.process.stdin.fileno()
        line = json.dumps(message, separators=(",", ":")).encode() + b"\n"
        while line:
            left = deadline - monotonic()
            if left <= 0 or not select.select([], [pipe], [], left)[1]:
                raise Failure("it did not read in time")
            try:
                line = line[os.write(pipe, line) :]
            except BlockingIOError:
                continue
            except OSError:
                raise Failure(self.how_it_died()) from None

    def more(self, seconds: float) -> bool:
        """Reads what is there within so many seconds; tells whether anything was."""
        assert self.process is not None
        assert self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        if not select.select([pipe], [], [], seconds)[0]:
            return False
        try:
            found = os.read(pipe, 1 << 16)
        except BlockingIOError:
            return False
        if not found:
            raise Failure(self.how_it_died())
        self.buffer += found
        return True

    def receive(self, deadline: float) -> dict[str, Any]:
        """One line that is a JSON object."""
        while b"\n" not in self.buffer:
            if len(self.buffer) > LONGEST_LINE:
                raise Failure("its line is longer than 1 MB")
            left = deadline - monotonic()
            if left <= 0 or not self.more(left):
                raise Failure("it did not answer in time")
        line, _, self.buffer = self.buffer.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise Failure("its line is longer than 1 MB")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise Failure(f"it says {shown(line.decode(errors='replace'))}, no JSON") from None
        if not isinstance(answer, dict):
            raise Failure(f"it says {shown(answer)}, no JSON object")
        return answer

    def how_it_died(self) -> str:
        assert self.process is not None
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(0.5)
        code = self.process.returncode
        return "it closed its end" if code is None else f"it ended with {code}"

    def forfeit(self, failure: Failure) -> Forfeit:
        self.end()
        return Forfeit(self.seat, str(failure))

    def dismiss(self) -> None:
        """Nothing more will be said."""
        if self.process is not None and self.process.stdin is not None:
            with suppress(OSError):
                self.process.stdin.close()

    def end(self, seconds: float = 0.0) -> None:
        """Ends the process, after so long at most, and all that it has started in its group."""
        if self.process is None:
            return
        if seconds:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(seconds)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        self.process = None


def fact_line(lexicon: Lexicon, fact: Fact) -> dict[str, Any]:
    """A fact as docs/wire.md has it, without the number of its choice: that would tell secrets."""
    saying = lexicon.facts[fact.key]
    own = len(saying.kinds)
    args: dict[str, Any] = dict(named(lexicon, saying.kinds, fact.numbers[:own]))
    if saying.tail is not None:
        args[saying.variables()[-1]] = [argument(lexicon, saying.tail, n) for n in
                                        fact.numbers[own:]]  # fmt: skip
    seats = [
        lexicon.seat_names[number]
        for kind, number in zip(saying.kinds, fact.numbers, strict=False)
        if kind.is_seat and number >= 0
    ]
    return {
        "key": fact.key,
        "args": args,
        "rule": saying.rule,
        "seat": seats[0] if seats else None,
        "forced": fact.forced,
    }


def shown(value: object) -> str:
    """Something wrong as a reason names it: no longer than anybody reads."""
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:80]}..."


def keep_errors(process: subprocess.Popen[bytes], path: Path | None) -> None:
    """Reads its stderr to the end and keeps the first megabyte."""
    assert process.stderr is not None
    with suppress(OSError, ValueError):
        while found := os.read(process.stderr.fileno(), 1 << 16):
            if path is not None:
                path.parent.mkdir(parents=True, exist_ok=True)
                with path.open("ab") as file:
                    file.write(found[: max(0, KEPT_ERRORS - file.tell())])


LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None


def die_with_parent() -> None:
    """In the new process: whoever ends us with kill -9 ends it too."""
    assert LIBC is not None
    LIBC.prctl(DIES_WITH_PARENT, signal.SIGKILL)
