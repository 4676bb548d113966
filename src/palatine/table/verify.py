"""Proving the luck of finished matches, and that they follow on each other: `palatine verify`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from palatine.games import find
from palatine.kernel.chance import commitment
from palatine.kernel.errors import BadJournal
from palatine.kernel.journal import LUCK, REMARK, Journal, parse, replay
from palatine.kernel.lexicon import NONE


@dataclass(frozen=True)
class Proof:
    """What was proved of a journal."""

    game: str
    choices: int
    draws: int
    commitment: str
    skipped: int  # draws that were taken back by consent, or fell in cut-off lines
    end: str | None  # None: it was ended by the players, not by the rules
    rules: int  # the rules and the tables it was played with, where they are not ours
    data: str
    began: dict[str, Any] | None  # the record that it began with
    left: dict[str, Any] | None  # ... and the one that it left


def prove_next(before: Proof, after: Proof) -> None:
    """A chain: the second match began with what the first has left, field by field."""
    if before.game != after.game:
        raise BadJournal(f"it is a match of {after.game}, not of {before.game}")
    if before.left is None:
        raise BadJournal("the match before it left no record")
    if after.began is None:
        raise BadJournal("it did not begin with the record of the match before it")
    for key in {**before.left, **after.began}:
        if before.left.get(key) != after.began.get(key):
            raise BadJournal(f"its record differs from what the match before it left: {key}")


def verify(text: str) -> Proof:
    """Every draw follows from the seed, the seed from its promise, every choice from the rules.

    Raises `BadJournal` with the first thing that is wrong.
    """
    journal = parse(text, find)
    if journal.is_given:
        raise BadJournal("its luck was given, not drawn: there is nothing to prove")
    if not journal.seed:
        raise BadJournal("the journal names no seed: the match is not over, or it was cut")
    if not journal.is_secure:
        raise BadJournal("the seed is not of the secure kind that tables use")
    if not journal.commitment:
        raise BadJournal("the journal holds no commitment to compare the seed with")
    if commitment(journal.seed) != journal.commitment:
        raise BadJournal("the seed is not the one that was promised")
    draws, skipped = check_numbers(journal)
    play = replay(journal, verify=True)
    ended = play.g.ended
    return Proof(
        game=journal.game.id,
        choices=len(play.steps),
        draws=draws,
        commitment=journal.commitment,
        skipped=skipped,
        end=None if ended == NONE else journal.game.words.ends[ended],
        rules=play.other_rules,
        data=play.other_data,
        began=journal.config.record,
        left=journal.game.record(play.g) if ended != NONE else None,
    )


def check_numbers(journal: Journal) -> tuple[int, int]:
    """Draws are used in order; only a take-back that the journal tells may skip some."""
    next_draw = draws = skipped = 0
    was_taken_back = False
    for at, line in enumerate(journal.lines):
        if line.kind == REMARK and line.text.startswith(("take-back", "cut-back")):
            was_taken_back = True
        elif line.kind == LUCK:
            if line.number < next_draw or (line.number > next_draw and not was_taken_back):
                raise BadJournal(
                    f"journal entry {at + 1}: draw {line.number} where draw {next_draw} is due"
                )
            skipped += line.number - next_draw
            next_draw = line.number + len(line.outcomes)
            draws += len(line.outcomes)
            was_taken_back = False
    return draws, skipped
