"""How a bot is asked: it gets nothing that the match itself holds, and its answer is compared."""

from __future__ import annotations

from operator import index
from typing import Final

from palatine.bots.bot import Bot, RandomBot
from palatine.bots.greedy import GreedyBot
from palatine.bots.mcts import MctsBot
from palatine.bots.policies import policy_for
from palatine.bots.search import Policy
from palatine.interrupts import patience
from palatine.kernel.errors import Illegal
from palatine.kernel.flow import Ask, State
from palatine.kernel.position import twin
from palatine.kernel.sight import seen_by

PATIENCE: Final = 600.0  # seconds for one answer; a bot whose budget is larger is no player


def is_ours(bot: Bot) -> bool:
    """Whether all of it is our own work: then it edits nothing, and a cheap copy will do."""
    if type(bot) is RandomBot:
        return True
    if type(bot) not in (GreedyBot, MctsBot):
        return False
    assert isinstance(bot, GreedyBot | MctsBot)
    return type(bot.policy) in (Policy, type(policy_for(bot.game.id)))


def sure_answer(bot: Bot, g: State, ask: Ask, seconds: float | None = None) -> tuple[int, str]:
    """The option that a bot picks, or the first one and why: no bot may end or hang a match."""
    try:
        with patience(seconds or PATIENCE):
            return answer_of(bot, g, ask), ""
    except Exception as error:
        return ask.nth(0), f"{type(error).__name__}: {error}"[:200]


def answer_of(bot: Bot, g: State, ask: Ask) -> int:
    """The option that a bot picks; refused (`Illegal`) unless the match offers it.

    The question that it holds is not the one that its answer is compared with.
    """
    seat = int(ask.seat)
    seen = seen_by(g, seat) if bot.needs_sight else None
    if seen is not None and not is_ours(bot):
        seen = twin(seen)
    picked: object = bot.pick(seen, seat, ask.twin())
    try:
        option = int(index(picked))  # type: ignore[arg-type]
    except TypeError:
        raise Illegal(f"{type(bot).__name__} answers '{ask.key}' with {picked!r:.40}") from None
    if option not in ask.options:
        raise Illegal(f"{type(bot).__name__} answers '{ask.key}' with what was not offered")
    return option
