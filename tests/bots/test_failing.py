"""No bot ends or hangs a match: one that raises, answers nonsense or never returns harms nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine import bots
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


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hint_that_fails_ends_no_match_at_a_terminal(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*more: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(bots, "hint", fail)
    console = screen(1000)
    match = palatine.new(GAME, 2, 5)
    Session(match, ["human", "human"], words(GAME, lang), console, script(["h", "1", "q"])).play()
    assert {"en": "No hint this time", "ru": "без подсказки"}[lang] in printed(console)
    assert match.choices > 0


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
def test_a_simulation_goes_on_and_names_the_failure(
    kind: type[Bot], monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(spec: str, game: Game, seed: str = "") -> Bot:
        return kind() if spec == "greedy" else make(spec, game, seed)

    monkeypatch.setattr(matches, "make", made)
    monkeypatch.setattr(asking, "PATIENCE", 0.005)
    report = matches.simulate(GAME, ["greedy", "random"], 2)
    assert report["games"] == 2
    assert any(text.startswith("greedy: ") for text in report["failures"])
    monkeypatch.undo()
    assert matches.simulate(GAME, ["random", "random"], 2)["failures"] == []


def test_a_chain_of_matches_goes_on_and_names_the_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chains, "find", {SAGA.id: SAGA}.__getitem__)
    monkeypatch.setattr(chains, "make", lambda *more: RandomBot(""))
    monkeypatch.setattr(matches, "make", lambda *more: Raises())
    report = simulate_chains(SAGA.id, ["greedy"], 1, 2, seats=2)
    assert report["games"] == 2
    assert report["failures"] == ["greedy: ZeroDivisionError: planted"]


@pytest.mark.parametrize("kind", [*BAD, NeverReturns])
def test_a_bot_of_ours_that_fails_forfeits_one_game_and_the_tournament_goes_on(
    kind: type[Bot], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def made(spec: str, game: Game, seed: str) -> Bot:
        return kind() if spec == "greedy" else make(spec, game, seed)

    monkeypatch.setattr(playing, "make_any", made)
    monkeypatch.setattr(asking, "PATIENCE", 0.5)
    tournament = parse(
        f"""
games = 2
[[game]]
id = "{GAME}"
people = 2
[[contestant]]
name = "a"
bot = "greedy"
[[contestant]]
name = "b"
bot = "random"
""",
        str(tmp_path),
    )
    rows = play_block(Cast(tournament), Job(0, 0, 0, (0, 1)))
    assert [row.ending for row in rows] == [playing.FORFEIT, playing.FORFEIT]
    told = ("planted", "answers", "TimeoutError")
    assert all(any(text in row.forfeit for text in told) for row in rows)


class Forever(Picks):
    """A bargain that nobody closes: it asks again and again."""

    def chosen(self, g: SmallState, pick: int) -> None:
        g.total = PICK.first(pick)


class Eager(Policy):
    """Goes on past every question."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def pick(self, g: State, ask: Ask, chance: Chance) -> int:
        self.asked += 1
        return ask.nth(0)

    def share(self, g: State, ask: Ask) -> float:
        return 0.5

    def passes(self, g: State, ask: Ask) -> bool:
        return True

    def knows(self, g: State, ask: Ask) -> bool:
        return False


class Endless(Small):
    def evaluate(self, g: State, seat: int) -> float:
        assert isinstance(g, SmallState)
        return g.total / 10


def endless() -> tuple[Game, State, Ask]:
    game = Endless(lambda: Forever(0, 1, 5))
    game.frames.append(Forever)
    g = game.start(game.config(2, {}), fast("endless"))
    return game, g, asks(g)[0]


def test_a_look_one_step_ahead_ends_in_a_game_that_never_does() -> None:
    game, g, ask = endless()
    policy = Eager()
    bot = GreedyBot(game, policy, "greedy", 1)
    assert bot.pick(seen_by(g, 0), 0, ask) in ask.options
    assert policy.asked == MOST_AHEAD * ask.count


@pytest.mark.parametrize("policy", [Eager, Policy])
def test_a_search_ends_in_a_game_that_never_does(policy: Any) -> None:
    game, g, ask = endless()
    bot = MctsBot(game, policy(), "mcts", 0, 3)
    assert bot.pick(seen_by(g, 0), 0, ask) in ask.options
    assert bot.states <= 3 * (TO_THE_END + 3)


@pytest.mark.parametrize("id", palatine.game_ids())
def test_every_playout_of_our_own_policies_is_cut(id: str) -> None:
    bot = make("mcts:iterations=1", find(id))
    assert isinstance(bot, MctsBot)
    assert 0 < bot.policy.cut <= TO_THE_END
