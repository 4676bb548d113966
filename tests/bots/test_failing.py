"""No bot ends or hangs a match: one that raises, answers nonsense or never returns harms nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine.arena import chains, matches, playing, simulate_chains
from palatine.arena.plan import Job
from palatine.arena.playing import Cast, play_block
from palatine.arena.tournament import parse
from palatine.bots import Bot, asking, make
from palatine.bots.asking import sure_answer
from palatine.bots.bot import RandomBot
from palatine.bots.greedy import GreedyBot
from palatine.bots.mcts import MctsBot
from palatine.bots.search import MOST_AHEAD, TO_THE_END, Policy
from palatine.games import find
from palatine.kernel.chance import Chance, fast
from palatine.kernel.flow import Ask, State, asks
from palatine.kernel.game import Game
from palatine.kernel.sight import Seen, seen_by
from palatine.terminal import session
from palatine.terminal.session import Session
from palatine.words import words
from tests.test_terminal import printed, screen, script
from tests.toys.court import SAGA
from tests.toys.small import PICK, Picks, Small, SmallState

GAME = "carolus-magnus"


class Raises(Bot):
    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        raise ZeroDivisionError("planted")


class Nonsense(Bot):
    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        return 10**9


class NoNumber(Bot):
    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        return "the left one"  # type: ignore[return-value]


class NeverReturns(Bot):
    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        while True:
            pass


BAD = [Raises, Nonsense, NoNumber]


@pytest.mark.parametrize("kind", BAD)
def test_a_bot_that_fails_is_answered_for_with_the_first_option(kind: type[Bot]) -> None:
    g = palatine.new(GAME, 2, 1).play.g
    ask = asks(g)[0]
    option, failure = sure_answer(kind(), g, ask)
    assert option == ask.nth(0)
    assert failure.startswith(("ZeroDivisionError: planted", f"Illegal: {kind.__name__} answers"))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("kind", [*BAD, NeverReturns])
def test_a_terminal_table_goes_on_without_its_bot(
    kind: type[Bot], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "PATIENCE", 0.05)
    match = palatine.new(GAME, 2, 5)
    console = screen(1000)
    table = Session(match, ["random", "human"], words(GAME, lang), console, script([]))
    table.bots[0] = kind()
    table.play()
    assert match.choices > 0
    assert match.ask is not None
    assert match.ask.seat == match.seats[1], "now the person is asked"
    assert {"en": "The bot failed", "ru": "Бот не справился"}[lang] in printed(console)
    assert palatine.load(match.journal()).digest() == match.digest()


class Late(Bot):
    """Never through with what its level asks for."""

    was_cut_short = True

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        return ask.nth(0)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_terminal_table_tells_once_that_a_bot_ran_out_of_time(lang: str) -> None:
    console = screen(1000)
    table = Session(
        palatine.new(GAME, 2, 5), ["random", "human"], words(GAME, lang), console, script([])
    )
    table.bots[0] = Late()
    table.play()
    told = {"en": "The bot ran out of time", "ru": "Боту не хватило времени"}[lang]
    assert printed(console).count(told) == 1


@pytest.mark.parametrize("kind", [*BAD, NeverReturns])
