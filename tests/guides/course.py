"""A guide played as the table plays it: its bots with their seeds, and a bot for the learner."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from palatine.bots.thinking import think
from palatine.games import find
from palatine.guides import ANY, Card, Coach, Guide, told_to
from palatine.kernel import flow, journal, position, sight
from palatine.kernel.flow import Ask
from palatine.match import Match


@dataclass
class Turn:
    """A question to the learner: what was on the table, which cards came, what was answered."""

    ask: str
    choices: int
    picture: dict[str, Any]
    touches: set[str]  # things that the options and the question name
    kinds: dict[str, list[str]]  # the things of the game
    cards: list[Card] = field(default_factory=list)
    code: str = ""


def begin(guide: Guide) -> Match:
    game = find(guide.game)
    seats = len(guide.seats)
    return Match(journal.begin(game, seats, guide.options, guide.seed, is_secure=True))


def answer(match: Match, seat: int, spec: str, luck: str, plans: dict[int, list[str]]) -> str:
    """What the thinkers of the table would say."""
    game = match.game
    job = {
        "game": game.id,
        "data": game.data,
        "position": position.write(sight.seen_by(match.play.g, seat)),
        "seat": seat,
        "spec": spec,
        "seed": luck,
        "plan": plans.get(seat, []),
    }
    thought = think(job)
    plans[seat] = list(thought["plan"])
    code: str = thought["code"]
    return code


def touched(match: Match, ask: Ask) -> set[str]:
    lexicon = match.lexicon
    found = set()
    for option in ask.options:
        verb = lexicon.verb_of(option)
        for kind, number in zip(verb.kinds, verb.arguments(option), strict=True):
            if number >= 0:
                found.add(f"{kind.id}/{lexicon.name(kind, number)}")
    subjects = [ask.subject, ask.subject2]
    for kind, number in zip(lexicon.questions[ask.key].kinds, subjects, strict=False):
        if number >= 0 and not kind.is_open:
            found.add(f"{kind.id}/{lexicon.name(kind, number)}")
    return found


def turns(guide: Guide, luck: str = "", most: int = 100_000) -> Iterator[Turn]:
    """The questions to the learner until the last card was read, or the match is over."""
    match = begin(guide)
    coach = Coach(guide)
    me = guide.me
    plans: dict[int, list[str]] = {}
    answers = [0] * len(match.seats)
    while len(coach.read) < len(guide.cards) and match.choices < most:
        asks = flow.asks(match.play.g)
        if not asks:
            return
        for ask in sorted(asks, key=lambda ask: ask.seat == me):  # bots answer at once
            seat = int(ask.seat)
            if seat == me:
                turn = Turn(
                    ask.key,
                    match.choices,
                    match.picture(match.seats[me]),
                    touched(match, ask),
                    {kind.id: kind.names for kind in match.lexicon.kinds.values()},
                )
                told = told_to(match, me)
                while (card := coach.due(ask.key, told, match.choices)) is not None:
                    coach.put_by(card, match.choices)
                    turn.cards.append(card)
                spec, seed = guide.proof.bot, f"{luck or guide.proof.seed}:{answers[me]}"
                turn.code = answer(match, me, spec, seed, plans)
                yield turn
                code = turn.code
            else:
                seed = guide.bot_luck(seat, answers[seat])
                code = answer(match, seat, guide.seats[seat], seed, plans)
            answers[seat] += 1
            match.choose(code, match.seats[seat])


def ids_in(picture: Any) -> set[str]:
    """All ids that a picture names, as keys or values."""
    if isinstance(picture, dict):
        return {str(key) for key in picture}.union(*map(ids_in, picture.values()), set())
    if isinstance(picture, list):
        return set().union(*map(ids_in, picture))
    return {str(picture)}


def is_shown(thing: str, turn: Turn) -> bool:
    """Whether the table shows what a card points at: in the picture, or among what is asked."""
    kind, _, id = thing.partition("/")
    if kind == "page" or kind in PRINTED:
        return True
    names = turn.kinds[kind] if id == ANY else [id]
    shown = ids_in(turn.picture)
    return any(f"{kind}/{name}" in turn.touches or name in shown for name in names)


# printed on the boards, whatever the picture tells: that they are drawn is the browser's to prove
PRINTED = ("symbol", "stack", "sheet", "seat")
