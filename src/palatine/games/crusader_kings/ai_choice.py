"""AI-1: what the rules leave open for an AI is drawn by lot, or the people vote on it."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.names import SEAT
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import by_lot
from palatine.kernel.errors import BadData
from palatine.kernel.flow import OPTION, Ask, Commit, Field, many, one
from palatine.kernel.lexicon import NONE

MOST_CHOICES: Final = 160  # every person that could be murdered


def decide(g: Kings, seat: int, candidates: list[int]) -> int:
    """One of the options that the rules leave; NONE while the people vote.

    An option that stands for several tokens is named so often: a lot is drawn among the tokens.
    """
    choices = each_once(candidates)
    if len(choices) == 1 or not g.votes:
        return by_lot(g, candidates)
    if g.verdict in choices:
        verdict = g.verdict
        g.verdict = NONE
        return verdict
    voters = [person for person in range(g.people) if g.takes_part(person)]
    if not voters:  # CK-OUT-4: the last person has just lost the last region
        return by_lot(g, candidates)
    vote = Vote()
    vote.open(voters)
    vote.seat = seat
    vote.choices = choices
    g.call(vote)
    return NONE


def each_once(options: list[int]) -> list[int]:
    found: list[int] = []
    for option in options:
        if option not in found:
            found.append(option)
    return found


class Vote(Commit[Kings]):
    """AI-1: at once and in secret; most votes, a tie is drawn by lot among the leaders."""

    FIELDS: ClassVar[list[Field]] = [
        *Commit.FIELDS,
        one("seat", SEAT),
        many("choices", OPTION, MOST_CHOICES),
    ]

    seat: int = NONE  # the AI that is decided for
    choices: list[int]

    def copy(self) -> Vote:
        other = Vote()
        other.take_commit(self)
        other.seat = self.seat
        other.choices = self.choices
        return other

    def question(self, g: Kings, seat: int) -> Ask:
        ask = Ask(seat, "ai-vote", self.seat)
        for option in self.choices:
            ask.offer(option)
        return ask

    def reveal(self, g: Kings) -> None:
        most = max(self.slots.count(option) for option in self.choices)
        leaders = [option for option in self.choices if self.slots.count(option) == most]
        g.done()
        g.show("ai-voted" if len(leaders) == 1 else "ai-vote-tied", [self.seat, most])
        g.verdict = by_lot(g, leaders)

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not g.is_ai(self.seat):
            raise BadData("frame Vote: seat must be an AI")
        if len(self.choices) < 2 or NONE in self.choices:
            raise BadData("frame Vote: choices must be two at least")
