"""A position may be wrong where no check sees it: then the rules break, and nothing else does."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, BrokenRule, Illegal
from palatine.kernel.flow import Ask, asks
from palatine.kernel.journal import Play
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest, write
from tests.toys.small import PICK, Loop, Picks, Rolls, Small, SmallState


class Trap(Picks):
    """Falls over when 3 is picked, runs in circles after 4, cannot ask at all after 5."""

    def chosen(self, g: SmallState, pick: int) -> None:
        digit = PICK.first(pick)
        super().chosen(g, pick)
        g.heard.append(digit)
        if digit == 3:
            raise IndexError("no such thing")
        if digit == 4:
            g.call(Loop())
        if digit == 5:
            self.most = 0

    def run(self, g: SmallState) -> Ask | None:
        if self.left == 99:
            raise KeyError("nothing")
        return super().run(g)


TRIED = fast("a position is tried").below(3)  # the face that the trial of a position sees


class Falls(Rolls):
    """Breaks with another face of its die than the one that is tried."""

    def run(self, g: SmallState) -> Ask | None:
        ask = super().run(g)
        if self.die == (TRIED + 1) % 3:
            raise ZeroDivisionError("a bad face")
        return ask


def trap() -> Small:
    game = Small(lambda: Trap(0, 9, 5))
    game.frames = [*game.frames, Trap, Falls]
    return game


def begun_at_a_position() -> Play:
    game = trap()
    return journal.begin_at(game, write(journal.begin(game, 2, {}, "x").g), "seed")


@pytest.mark.parametrize(
    ("digit", "message"),
    [
        (3, "frame Trap: the rules cannot go on: IndexError: no such thing"),
        (4, "frame Loop: the rules cannot go on: BrokenRule: Loop runs in circles"),
        (5, "frame Trap: the rules cannot go on: BrokenRule: Trap asks 'pick' without an option"),
    ],
)
def test_an_error_of_the_rules_is_bad_data_and_the_match_stays(digit: int, message: str) -> None:
    play = begun_at_a_position()
    play.choose(0, PICK.option(1))
    before = digest(play.g), play.journal.text(), play.facts[:], len(play.steps)
    with pytest.raises(BadData, match=message):
        play.choose(0, PICK.option(digit))
    assert (digest(play.g), play.journal.text(), play.facts, len(play.steps)) == before
    with pytest.raises(Illegal):
        play.choose(1, PICK.option(1))
    play.choose(0, PICK.option(2))
    assert journal.replay(play.journal).journal.text() == play.journal.text()


def test_a_match_that_was_dealt_by_the_rules_keeps_the_error_itself() -> None:
    play = journal.begin(trap(), 2, {}, "x")
    with pytest.raises(IndexError):
        play.choose(0, PICK.option(3))
    play = journal.begin(trap(), 2, {}, "x")
    with pytest.raises(BrokenRule):
        play.choose(0, PICK.option(4))


def test_a_position_that_cannot_even_ask_is_not_begun_at() -> None:
    game = trap()
    document: dict[str, Any] = write(journal.begin(game, 2, {}, "x").g)
    document["frames"][-1]["left"] = 99
    with pytest.raises(BadData, match="frame Trap: the rules cannot go on: KeyError"):
        journal.begin_at(game, document, "seed")


def test_luck_may_break_it_when_it_begins() -> None:
    game = trap()
    document = write(journal.begin(game, 2, {}, "x").g)
    document["frames"][-1] = {"frame": "Falls", "seat": "north", "die": NONE}
    begun = 0
    for seed in range(20):
        try:
            begun += bool(asks(journal.begin_at(game, document, str(seed)).g))
        except BadData as error:
            refused = str(error)
    assert 0 < begun < 20
    assert refused == "frame Falls: the rules cannot go on: ZeroDivisionError: a bad face"
