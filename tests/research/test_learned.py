"""What was learned: files that fit or are refused, and equal values in every build."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from palatine.bots import learned as files
from palatine.bots import make
from palatine.bots.appraise import judge, preferred
from palatine.bots.asking import is_ours
from palatine.bots.mcts import MctsBot
from palatine.bots.nets import Net
from palatine.bots.policies import policy_for, prefers_net
from palatine.games import IDS, find
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import State, advance, answer
from palatine.kernel.game import Game
from palatine.kernel.sight import seen_by

LEARNERS = [(id, people) for id in IDS if policy_for(id).features for people in find(id).seats]

PINNED = {
    "carolus-magnus 2 0": 0.812292293483343,
    "carolus-magnus 2 3": 0.8113223861025581,
    "carolus-magnus 3 0": 0.21606642434439044,
    "carolus-magnus 3 3": 0.20158207843274145,
    "viscounts 2 0": 0.7286340067352726,
    "viscounts 2 3": 0.7165490143093999,
    "oath 2 0": 0.9571132038151086,
    "oath 2 3": 0.9532190399111781,
    "crusader-rex 2 0": 0.2779496139224034,
    "crusader-rex 2 3": 0.2857118155417099,
}


def numbers(name: str, count: int) -> list[float]:
    """Made up, and the same everywhere."""
    luck = fast(name)
    return [(luck.below(2001) - 1000) / 4000 for _ in range(count)]


def made_up(game: Game, hidden: int) -> Net:
    size = len(policy_for(game.id).features)
    parts = [size, hidden * size, hidden, hidden]
    return Net(0.9, *[numbers(f"{game.id}{n}", count) for n, count in enumerate(parts)])


def quiet(game: Game, people: int, seed: str) -> list[State]:
    """Positions that a search would value, of a sensible game."""
    policy = policy_for(game.id)
    luck = fast(f"luck:{seed}")
    g = game.start(game.config(people, {}), fast(seed))
    found: list[State] = []
    while (ask := advance(g)) is not None and len(found) < 12:
        if policy.is_quiet(g, ask):
            found.append(g.copy())
        answer(g, ask, policy.pick(g, ask, luck))
    return found


@pytest.mark.parametrize(("id", "people"), LEARNERS)
def test_features_are_as_many_as_their_names(id: str, people: int) -> None:
    game, policy = find(id), policy_for(id)
    assert len(set(policy.features)) == len(policy.features)
    varied = set()
    for g in quiet(game, people, "names"):
        parties = {game.ally_of(g, seat) for seat in range(g.seats)}
        assert len(policy.worths(g)) == len(parties)
        features = list(policy.describe(g))
        assert len(features) == len(parties) * len(policy.features)
        varied |= {n % len(policy.features) for n, value in enumerate(features) if value}
    assert len(varied) > len(policy.features) / 4


@pytest.mark.parametrize(("id", "people"), LEARNERS)
def test_a_net_of_zeros_changes_nothing(id: str, people: int) -> None:
    game = find(id)
    net = Net(1.0, [0.0] * len(policy_for(id).features), [], [], [])
    policy = files.corrected(game, {people: net})
    for g in quiet(game, people, "zeros"):
        before, after = policy_for(id).values(g), policy.values(g)
        # chances that did not add up to 1 do so now
        parties = {game.ally_of(g, seat): before[seat] for seat in range(g.seats)}
        total = sum(parties.values())
        assert after == pytest.approx([chance / total for chance in before])


def test_values_are_equal_in_every_build() -> None:
    """Pinned to the last digit: interpreted and compiled code add in the same order."""
    found = {}
    for id, people in (
        ("carolus-magnus", 2),
        ("carolus-magnus", 3),
        ("viscounts", 2),
        ("oath", 2),
        ("crusader-rex", 2),
    ):
        game = find(id)
        for hidden in (0, 3):
            policy = files.corrected(game, {people: made_up(game, hidden)})
            values = [policy.values(g) for g in quiet(game, people, "pinned")[-2:]]
            assert all(0 < value < 1 for row in values for value in row)
            found[f"{id} {people} {hidden}"] = values[-1][0]
    assert found == PINNED


def test_a_net_is_for_its_number_of_people_only() -> None:
    game = find("carolus-magnus")
    policy = files.corrected(game, {2: made_up(game, 0)})
    (two, *_), (three, *_) = quiet(game, 2, "a"), quiet(game, 3, "a")
    assert policy.values(two) != policy_for(game.id).values(two)
    assert policy.values(three) == policy_for(game.id).values(three)
    assert not policy_for(game.id).nets, "the policy that all share knows no net"


@pytest.mark.parametrize(
    ("options", "is_corrected"),
    [
        ({}, True),
        ({"goal": "protection"}, False),
        ({"prince": "exile"}, False),
        ({"world": "mixed"}, False),
    ],
)
def test_the_net_of_oath_is_for_what_it_was_learned_from(
    options: dict[str, str], is_corrected: bool
) -> None:
    """A first game of people alone, most sites win; elsewhere the evaluation stays as it is."""
    game = find("oath")
    bot = make("mcts:iterations=5", game)
    assert isinstance(bot, MctsBot)
    g = game.start(game.config(2, options), fast("kind"))
    assert (bot.policy.values(g) != policy_for(game.id).values(g)) == is_corrected


# files


@pytest.fixture
def other_files() -> Iterator[None]:
    """For tests in which other files are kept: nobody remembers what they held."""
    files.kept.cache_clear()
    yield
    files.kept.cache_clear()


def whole(game: Game) -> dict[str, Any]:
    size = len(policy_for(game.id).features)
    row = {"scale": 1.0, "weights": [0.5] * size, "inner": [], "bias": [], "outer": []}
    return {**files.header(game), "people": {"2": row}}


def test_a_file_for_anything_else_is_refused() -> None:
    game = find("carolus-magnus")
    right = whole(game)
    assert set(files.read(game, json.dumps(right), "n.json")) == {2}
    row = right["people"]["2"]
    for change, message in (
        ({"game": "viscounts"}, "n.json is for game viscounts, here it is carolus-magnus"),
        ({"rules": 0}, "n.json is for rules 0, here it is "),
        ({"data": "0"}, "n.json is for data 0, here it is "),
        ({"features": "0"}, "n.json is for features 0, here it is "),
        ({"format": 9}, "n.json is for format 9, here it is 1"),
        ({"people": 2}, "n.json holds nothing that was learned"),
        ({"people": {"2": {"scale": 1}}}, "2 people: wants exactly bias, inner, outer, scale"),
        ({"people": {"2": row | {"weights": [1.0]}}}, "numbers do not fit 143 features"),
        ({"people": {"2": row | {"bias": [1.0]}}}, "numbers do not fit 143 features"),
        ({"people": {"2": row | {"outer": ["1"]}}}, "outer must be a list of numbers"),
        ({"people": {"2": row | {"scale": True}}}, "numbers do not fit"),
        ({"note": "x" * 200_000}, "n.json is larger than 200000 bytes"),
    ):
        with pytest.raises(BadData, match=message):
            files.read(game, json.dumps(right | change), "n.json")
    for text in ("[", "[]", '{"people": {}}', json.dumps(right).replace("0.5", "NaN")):
        with pytest.raises(BadData, match="n.json"):
            files.read(game, text, "n.json")


def test_every_kept_file_fits_its_game() -> None:
    for path in files.FOLDER.glob("*.json"):
        assert path.stat().st_size <= files.LARGEST
        assert files.kept(find(path.stem))


@pytest.mark.usefixtures("other_files")
def test_a_spec_turns_it_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    game = find("carolus-magnus")
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    with pytest.raises(BadData, match="nothing was learned of carolus-magnus; .*: none"):
        make("mcts:ms=5,net=on", game)
    (tmp_path / f"{game.id}.json").write_text(json.dumps(whole(game)), encoding="utf-8")
    bot = make("mcts:iterations=5,net=on", game)
    assert isinstance(bot, MctsBot)
    assert set(bot.policy.nets) == {2}
    assert is_ours(bot)
    plain = make("mcts:iterations=5", game)
    assert isinstance(plain, MctsBot)
    assert not plain.policy.nets, "where it is not known to be stronger, it is not used"
    g = game.start(game.config(2, {}), fast("spec"))
    ask = advance(g)
    assert ask is not None
    assert ask.options.count(bot.pick(seen_by(g, 0), int(ask.seat), ask)) == 1
    for spec, message in (
        ("mcts:ms=5,net=yes", "net is 'auto', 'on' or 'off', not 'yes'"),
        ("mcts:ms=5,net=on,policy=plain", "a net corrects the game's own policy"),
    ):
        with pytest.raises(BadData, match=message):
            make(spec, game)


def nets_of(spec: str, game: Game) -> set[int]:
    bot = make(spec, game)
    assert isinstance(bot, MctsBot)
    return set(bot.policy.nets)


def test_what_won_its_duel_is_used_unless_told_not_to() -> None:
    preferred = [id for id in IDS if prefers_net(id)]
    assert preferred == ["oath", "viscounts"]
    for id in IDS:
        game = find(id)
        expected = set(files.kept(game)) if id in preferred else set()
        assert (id in preferred) == bool(expected)
        assert nets_of("mcts:iterations=5", game) == expected
        assert nets_of("mcts:iterations=5,net=off", game) == set()
        assert nets_of("mcts:iterations=5,policy=plain", game) == set()


@pytest.mark.usefixtures("other_files")
def test_what_does_not_fit_is_only_used_by_those_who_insist(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game whose data somebody has corrected is searched as before."""
    game = find("viscounts")
    assert len(files.mark(game)) == 12
    files.kept.cache_clear()
    monkeypatch.setattr(files, "header", lambda game: {"data": "corrected"})
    assert nets_of("mcts:iterations=5", game) == set()
    assert files.mark(game) == "none"
    with pytest.raises(BadData, match="viscounts.json is for data .*, here it is corrected"):
        make("mcts:iterations=5,net=on", game)


@pytest.mark.usefixtures("other_files")
def test_a_damaged_file_is_told_and_not_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    game = find("viscounts")
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    with pytest.raises(BadData, match="nothing was learned of viscounts"):
        make("mcts:iterations=5", game)
    (tmp_path / "viscounts.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadData, match="viscounts.json is no JSON"):
        make("mcts:iterations=5", game)


def test_a_choice_is_judged_by_the_search_that_gives_hints() -> None:
    """Else one could be told that what a hint advised was a mistake."""
    game = find("viscounts")
    g = quiet(game, 2, "judged")[3]
    ask = advance(g)
    assert ask is not None
    seat = int(ask.seat)
    seen = seen_by(g, seat)
    bot = make("mcts:iterations=40", game, "1")
    assert isinstance(bot, MctsBot)
    bot.chance = fast("same")
    option, chance = bot.rate(seen, seat, ask)[0]
    assert preferred(seen, seat, ask, game, 40, "same") == (option, chance)
    verdict = judge(seen, seat, ask, game, option, 40, "same")
    assert (verdict.best, verdict.had) == (option, chance)
