"""Every game: matches come back from their journals, and undo keeps to its bounds."""

from __future__ import annotations

import pytest

from palatine.games import find
from palatine.kernel import journal
from palatine.kernel.chance import fast
from palatine.kernel.flow import asks
from palatine.kernel.journal import LUCK, Play
from tests.helpers import MOST_CHOICES, SEEDS, begin, finished, main_settings, named, pick, settings
from tools import laws

Setting = tuple[str, int, dict[str, str]]

every_setting = pytest.mark.parametrize("setting", settings(), ids=named)
main_setting = pytest.mark.parametrize("setting", main_settings(), ids=named)


def again(play: Play, verify: bool = False) -> Play:
    return journal.replay(journal.parse(play.journal.text(), find), verify=verify)


def heard(play: Play) -> list[tuple[str, list[int], int, bool, int]]:
    return [(f.key, f.numbers, f.audience, f.forced, f.choice) for f in play.facts]


@every_setting
def test_a_journal_gives_the_same_match(setting: Setting) -> None:
    id, seats, options = setting
    for n in range(SEEDS):
        play = finished(find(id), seats, f"{n}", options)
        for copy in (again(play), again(play, verify=True)):
            assert copy.journal.text() == play.journal.text()
            assert laws.contents(copy.g) == laws.contents(play.g)
            assert heard(copy) == heard(play)


@main_setting
def test_a_match_goes_on_from_its_journal_as_if_it_had_never_stopped(setting: Setting) -> None:
    id, seats, options = setting
    play = begin(find(id), seats, options, "pause")
    luck = fast("pause")
    pause = 7
    for _ in range(MOST_CHOICES):
        open_asks = asks(play.g)
        if not open_asks:
            break
        if len(play.steps) >= pause:
            pause = len(play.steps) + max(29, len(play.steps) // 3)  # long ones take long to replay
            copy = again(play)
            assert laws.contents(copy.g) == laws.contents(play.g)
            ahead = luck.copy()
            for match, choices in ((play, luck), (copy, ahead)):
                for _ in range(12):
                    if asks(match.g):
                        match.choose(*pick(asks(match.g), choices))
            assert copy.journal.text() == play.journal.text()
        else:
            play.choose(*pick(open_asks, luck))
    assert play.g.ended >= 0


@main_setting
def test_undo_restores_all_and_never_crosses_chance_a_reveal_or_another_seat(
    setting: Setting,
) -> None:
    id, seats, options = setting
    for n in range(SEEDS):
        play = begin(find(id), seats, options, f"{n}", answering=n % 2 == 0)
        luck = fast(f"undo {n}")
        while open_asks := asks(play.g):
            if options and len(play.steps) % 15:  # dear: in a plain match for every choice
                play.choose(*pick(open_asks, luck))
            else:
                laws.check_undo(play, *pick(open_asks, luck))
        assert len(play.steps) < MOST_CHOICES
        assert laws.contents(again(play).g) == laws.contents(play.g)


def barriers(play: Play) -> tuple[int, int, list[str]]:
    """What the kernel knows of luck and secrets, and what it therefore says of undo."""
    reasons = [play.why_no_undo(seat) for seat in range(play.g.seats)]
    return int(play.g.chance.drawn), int(play.g.shown), reasons


@main_setting
def test_a_rebuild_counts_draws_and_secrets_as_the_match_did(setting: Setting) -> None:
    """Else a seat could look at a secret, take back its next choice and then the look itself."""
    id, seats, options = setting
    play = begin(find(id), seats, options, "barriers")
    luck = fast("barriers")
    points = [barriers(play)]
    while open_asks := asks(play.g):
        play.choose(*pick(open_asks, luck))
        points.append(barriers(play))
    step = 15 if options else 1
    for at in range(len(play.steps), -1, -step):
        rebuilt = play.rebuild(at)
        assert (rebuilt.chance.drawn, rebuilt.shown) == points[at][:2], at
        play.cut(at)
        assert barriers(play) == points[at], at


@main_setting
def test_a_take_back_by_consent_uses_no_draw_twice(setting: Setting) -> None:
    id, seats, options = setting
    play = begin(find(id), seats, options, "consent")
    luck = fast("consent")
    points = [(laws.contents(play.g), heard(play))]
    used: list[int] = []
    seen: set[int] = set()
    cuts = 0
    while asks(play.g) and len(play.steps) < MOST_CHOICES:
        if len(play.steps) == 40 and cuts < 3:
            cuts += 1
            back = 40 - 13 * cuts
            play.cut(back)
            assert (laws.contents(play.g), heard(play)) == points[back]
            del points[back + 1 :]
        play.choose(*pick(asks(play.g), luck))
        points.append((laws.contents(play.g), heard(play)))
        for line in play.journal.lines:
            if line.kind == LUCK and line.number not in seen:
                seen.add(line.number)
                used += range(line.number, line.number + len(line.outcomes))
    assert len(used) == len(set(used)) == play.g.chance.number
    assert laws.contents(again(play, verify=True).g) == laws.contents(play.g)
