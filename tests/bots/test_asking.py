"""A bot in our own process cannot change the truth, whatever it does to what it is given."""

from __future__ import annotations

import re
from contextlib import suppress
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest

import palatine
from palatine.arena.matches import play_bots
from palatine.bots.asking import answer_of, is_ours
from palatine.bots.bot import Bot
from palatine.bots.greedy import GreedyBot
from palatine.bots.registry import make
from palatine.bots.search import Policy
from palatine.games import IDS, find
from palatine.kernel.chance import fast
from palatine.kernel.errors import Illegal
from palatine.kernel.flow import Ask, advance
from palatine.kernel.game import Game
from palatine.kernel.position import digest, twin
from palatine.kernel.sight import Seen, seen_by
from tools import laws

TABLES = [(id, seats) for id in IDS for seats in find(id).seats]
CHOICES = 60


class Honest(Bot):
    """Any option, by a luck of its own."""

    def __init__(self) -> None:
        self.luck = fast("honest")

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        return ask.nth(self.luck.below(int(ask.count)))


class Vandal(Honest):
    """Picks like the honest one and edits all that it reaches, short of the game itself."""

    def __init__(self) -> None:
        super().__init__()
        self.spoilt = 0

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        option = super().pick(seen, seat, ask)
        self.spoilt += spoil([seen, ask])
        return option


def attributes(thing: object) -> list[str]:
    """What an object holds itself; compiled classes have no `__dict__`."""
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    data = (GetSetDescriptorType, MemberDescriptorType)
    return [name for name in dir(thing) if isinstance(getattr(type(thing), name, None), data)]


def spoil(roots: list[Any]) -> int:
    """Edits every list, table and object that can be reached; returns how many."""
    reached: list[Any] = []
    known: set[int] = set()
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if thing is None or isinstance(thing, int | str | float | type | Game):
            continue
        if id(thing) in known or callable(thing):
            continue
        known.add(id(thing))
        reached.append(thing)
        if isinstance(thing, list):
            todo += thing
        elif isinstance(thing, dict):
            todo += [*thing, *thing.values()]
        elif not is_vec(thing):
            todo += [getattr(thing, name, None) for name in attributes(thing)]
    for thing in reached:
        if isinstance(thing, list):
            thing[:] = [*reversed(thing), 1]
        elif isinstance(thing, dict):
            thing.clear()
        elif is_vec(thing):
            for i in range(len(thing)):
                thing[i] = 5
        else:
            for name in attributes(thing):
                spoil_attribute(thing, name)
    return len(reached)


def is_vec(thing: object) -> bool:
    return type(thing).__name__.startswith("vec")


def spoil_attribute(thing: object, name: str) -> None:
    value: Any = getattr(thing, name, None)
    other: Any = value
    if isinstance(value, bool):
        other = not value
    elif isinstance(value, int):
        other = value + 1
    elif isinstance(value, str):
        other = "spoilt"
    elif isinstance(value, list):
        other = []
    with suppress(AttributeError, TypeError):  # some can only be read
        setattr(thing, name, other)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_match_with_a_vandal_has_the_journal_of_an_honest_one(game_id: str, seats: int) -> None:
    texts = []
    for bot in (Honest(), Vandal(), Honest()):
        match = palatine.new(game_id, seats=seats, seed=5)
        for _ in range(CHOICES):
            if match.ask:
                match.let(bot)
        texts.append(match.journal())
        assert not isinstance(bot, Vandal) or bot.spoilt > CHOICES
    assert texts[0] == texts[1], "the vandal was noticed in its own match"
    assert texts[0] == texts[2], "the vandal was noticed in a later match"


def test_the_arena_is_safe_from_a_vandal(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find("carolus-magnus")
    digests = []
    for bot in (Honest(), Vandal()):
        monkeypatch.setattr("palatine.arena.matches.make", lambda *_, bot=bot: bot)
        g = rules.start(rules.config(3, {}), fast("arena"))
        digests.append((play_bots(g, rules, ["any"] * 3, "luck", []), digest(g)))
    assert digests[0] == digests[1]


class Forger(Bot):
    """Adds an option of its own to the question and answers with it."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
        answer: int = self.answer
        if isinstance(answer, int):  # compiled questions take nothing else
            for row in ask.table:
                row.append(answer)
            ask.offer(answer)
        return answer


class Chameleon(int):
    """Is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = int.__hash__


@pytest.mark.parametrize("needs_sight", [True, False])
@pytest.mark.parametrize("answer", [0, Chameleon(0), None, "disc 1", 1.0])
def test_an_option_that_a_bot_made_up_is_refused(answer: Any, needs_sight: bool) -> None:
    """What a bot added to the ask was accepted and spoilt the journal."""
    match = palatine.new("carolus-magnus", seed=1)
    assert match.ask
    before = match.journal()
    bot = Forger(answer)
    bot.needs_sight = needs_sight
    with pytest.raises(Illegal, match="Forger answers"):
        match.let(bot)
    assert match.journal() == before
    match.let(make("random", match.game))


def contents(seen: Seen) -> str:
    return re.sub(" at 0x[0-9a-f]+", "", laws.contents(seen))  # objects are of the same kind


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_twin_is_the_same_sight(game_id: str, seats: int) -> None:
    match = palatine.new(game_id, seats=seats, seed=2)
    bot = Honest()
    while match.ask and match.choices < CHOICES:
        seen = match.seen_by(match.ask.seat)
        assert contents(twin(seen)) == contents(seen)
        match.let(bot)


def test_a_bot_of_ours_with_a_policy_of_somebody_else_is_not_ours() -> None:
    class Foreign(Policy):
        pass

    game = find("crusader-rex")
    assert is_ours(make("mcts:ms=1", game))
    assert is_ours(make("random", game))
    assert is_ours(GreedyBot(game, Policy(), "x", 1))
    assert not is_ours(GreedyBot(game, Foreign(), "x", 1))
    assert not is_ours(Honest())


def test_every_bot_gets_a_question_of_its_own() -> None:
    rules = find("carolus-magnus")
    g = rules.start(rules.config(2, {}), fast("own"))
    ask = advance(g)
    assert ask is not None
    held: list[Ask] = []

    class Keeps(Honest):
        def pick(self, seen: Seen | None, seat: int, ask: Ask) -> int:
            held.append(ask)
            return super().pick(seen, seat, ask)

    assert answer_of(Keeps(), g, ask) in ask.options
    assert held[0] is not ask
    assert held[0].options == ask.options
    assert seen_by(g, 0) is not g
