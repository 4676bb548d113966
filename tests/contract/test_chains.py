"""Every game: several answers in one message are what they are one by one, or nothing at all."""

from __future__ import annotations

import pytest

from palatine.games import find
from palatine.kernel.chance import Chance, fast
from palatine.kernel.errors import Illegal
from palatine.kernel.flow import asks, choose
from palatine.kernel.journal import Play
from palatine.kernel.position import digest
from tests.helpers import begin, main_settings, named, pick

CHAINS = 60
LONGEST = 6


def chain(play: Play, seat: int, luck: Chance) -> list[int]:
    """Answers that the seat could give one after the other, however much they uncover."""
    g = play.g.copy()
    options: list[int] = []
    for _ in range(1 + luck.below(LONGEST)):
        own = [ask for ask in asks(g) if ask.seat == seat]
        if not own:
            break
        options.append(own[0].nth(luck.below(own[0].count)))
        choose(g, seat, options[-1])
    return options


def contents(play: Play) -> tuple[str, str, int, int]:
    return play.journal.text(), digest(play.g), len(play.facts), len(play.steps)


@pytest.mark.parametrize("setting", main_settings(), ids=named)
def test_random_chains(setting: tuple[str, int, dict[str, str]]) -> None:
    id, seats, options = setting
    play, single = (begin(find(id), seats, options, "chains") for _ in range(2))
    luck = fast("chains")
    longest = refused = dropped = 0
    for _ in range(CHAINS):
        if not asks(play.g):
            break
        seat, _ = pick(asks(play.g), luck)
        wanted = chain(play, seat, luck)
        before = contents(play)
        taken = play.choose_all(seat, wanted)
        assert 1 <= taken <= len(wanted)
        dropped += taken < len(wanted)
        longest = max(longest, taken)
        if not play.why_no_undo(seat):
            # all of it goes back; then a nonsense behind what counts refuses it all
            play.undo(seat)
            assert contents(play) == before
            wrong = find(id).words.size  # no option of any question
            if taken > 1:
                refused += 1
                with pytest.raises(Illegal):
                    play.choose_all(seat, [*wanted[: taken - 1], wrong])
                assert contents(play) == before
            assert play.choose_all(seat, wanted) == taken
        for option in wanted[:taken]:
            single.choose(seat, option)
        assert contents(play) == contents(single)
    assert longest > 1
    is_short = not asks(play.g)  # it was over before every kind of chain had been tried
    assert refused or is_short
    assert dropped or is_short
