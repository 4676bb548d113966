"""CK-CHK: trait checks, with the examples of the rulebook and the exact odds."""

from __future__ import annotations

from itertools import permutations

import pytest

from palatine.games.crusader_kings import tables
from palatine.games.crusader_kings.checks import DRAWING, FAILURE, PLEDGING, SUCCESS, Check
from palatine.games.crusader_kings.names import CHECK, PAIR
from palatine.games.crusader_kings.odds import chance_of, is_success, successes_in
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE
from tests.games.crusader_kings.court import Court, trait
from tests.helpers import frame_of

BUILD, INVADE = CHECK.numbers["build"], CHECK.numbers["invade"]
REALM, WAR = PAIR.numbers["realm"], PAIR.numbers["war"]


def check(
    c: Court,
    who: str = "frankish",
    kind: int = INVADE,
    pair: int = WAR,
    needed: int = 1,
    free: int = 1,
    paid: int = 0,
    stage: int = DRAWING,
) -> Check:
    frame = frame_of(
        Check,
        seat=c.seat(who),
        kind=kind,
        pair=pair,
        needed=needed,
        free=free,
        is_opposable=True,
        stage=stage,
        paid=paid,
    )
    c.run(frame)
    return frame


def test_ck_rea_1_a_castle_costs_three_beside_the_check() -> None:
    """CK-EX-05, CK-CHK-5: the first token fails, the second succeeds, both go back."""
    c = Court()
    c.act("frankish", "realm_05")
    c.play("act build", "build toulouse")
    c.draws("frankish", "gluttonous", "attractive")
    c.play("invest 1", "pledge 0", "pledge 0", "pledge 0", "pledge 0")
    c.settle()
    assert c.gold("frankish") == 3
    assert c.g.has_castle(tables.REGION_IDS.index("toulouse"))
    assert c.bag("frankish") == ["attractive", "gluttonous", "humble", "lustful"]


@pytest.mark.parametrize(
    ("who", "site", "drawn", "answer", "castle", "bag"),
    [
        ("frankish", "toulouse", "humble", "keep", False, 4),  # CK-EX-07, CK-CHK-2
        ("frankish", "toulouse", "humble", "sacrifice", True, 3),  # CK-EX-08, CK-CHK-3
        ("italian", "apulia", "ambitious", "sacrifice", False, 3),  # CK-EX-10
        ("italian", "apulia", "ambitious", "keep", True, 4),
    ],
)
def test_ck_chk_3_critical_traits(
    who: str, site: str, drawn: str, answer: str, castle: bool, bag: int
) -> None:
    """CK-CHK-2, CK-CHK-14: decided when the token is drawn; a sacrifice leaves the bag."""
    c = Court()
    c.hold(who)  # without Steward, which would draw a second token
    c.act(who, "realm_05")
    c.play("act build", f"build {site}")
    c.draws(who, drawn)
    c.play("invest 0")
    c.play(f"{answer} {drawn}")
    c.settle()
    assert c.g.has_castle(tables.REGION_IDS.index(site)) == castle
    assert len(c.bag(who)) == bag


def test_ck_cmp_10_a_sacrificed_starting_token_goes_to_the_starting_supply() -> None:
    c = Court()
    token = next(t for t in c.g.bag(c.seat("frankish")) if tables.TRAIT_OF[t] == trait("humble"))
    check(c, kind=BUILD, pair=REALM)
    c.draws("frankish", "humble")
    c.play("sacrifice humble")
    assert c.g.token_at[token] == 0
    assert c.told("sacrificed")


def test_ck_chk_12_at_most_s_plus_2_tokens() -> None:
    """CK-EX-11."""
    c = Court()
    c.g.gold[c.seat("frankish")] = 9
    frame = check(c, needed=3, stage=0)
    assert frame.most_paid(c.g) == 4
    assert c.options() == [f"invest {n}" for n in range(5)]


def test_ck_chk_8_success_stops_the_drawing() -> None:
    """CK-EX-12; CK-EX-35: Cruel succeeds in war."""
    c = Court()
    c.give_bag("frankish", "brave", "weak", "cruel")
    frame = check(c, free=3)
    c.draws("frankish", "brave")
    c.settle()
    assert frame.drawn == 1
    assert c.idle.heard == [SUCCESS]


def test_ck_chk_1_all_failures_fail_and_an_empty_bag_ends_it() -> None:
    """CK-CHK-9: the rest of the draws is lost."""
    c = Court()
    c.give_bag("frankish", "weak")
    frame = check(c, free=3)
    c.settle()
    assert frame.drawn == 1
    assert c.idle.heard == [FAILURE]


@pytest.mark.parametrize(
    ("needed", "paid", "pledges", "tokens", "back"),
    [(2, 3, [3, 2], 2, 1), (3, 1, [], 2, 0)],
)
def test_ck_chk_6_opposition(
    needed: int, paid: int, pledges: list[int], tokens: int, back: int
) -> None:
    """CK-EX-13, CK-EX-15: two gold a token, not below S; a poor check cannot be opposed."""
    c = Court()
    c.give_bag("frankish")
    frame = check(c, needed=needed, paid=paid, stage=PLEDGING)
    for amount in pledges:
        c.play(f"pledge {amount}")
    if pledges:
        assert c.asked()[1] != "pledge"  # enough is pledged, nobody else is asked
    c.settle()
    assert frame.tokens == tokens
    assert sum(row[1] for row in c.told("pledge-back")) == back


@pytest.mark.parametrize(("first", "asked"), [(1, ["german", "iberian"]), (0, ["german"])])
def test_ck_chk_13_nobody_is_asked_in_vain(first: int, asked: list[str]) -> None:
    """CK-EX-78: purses of 1, 0 and 1 clockwise."""
    c = Court()
    for name, gold in (("german", 1), ("italian", 0), ("iberian", 1), ("english", 0)):
        c.g.gold[c.seat(name)] = gold
    check(c, kind=BUILD, pair=REALM, paid=1, stage=PLEDGING)
    found = []
    while c.g.frames[-1] is not c.idle and c.asked()[1] == "pledge":
        found.append(c.asked()[0])
        c.play(f"pledge {first}")
    assert found == asked


def test_ck_chk_9_free_tokens_above_the_cap_are_lost() -> None:
    """CK-EX-30 and the option cap_free_tokens."""
    from palatine.games.crusader_kings.checks import free_tokens

    for option, wanted in (("on", 3), ("off", 6)):
        c = Court(cap_free_tokens=option)
        c.hold("frankish", "longbow")
        assert free_tokens(c.g, c.seat("frankish"), INVADE, 5, 1) == wanted


def test_ck_chk_15_one_free_token_at_least() -> None:
    from palatine.games.crusader_kings.checks import free_tokens

    c = Court()
    assert free_tokens(c.g, 0, INVADE, -3, 1) == 1


def test_ai_19_an_ai_draws_s_plus_1_and_is_not_opposed() -> None:
    """AI-7, CK-CHK-16."""
    from palatine.games.crusader_kings.checks import free_tokens, start_check

    c = Court(1, 3, italian="amandit")
    seat = c.seat("italian")
    assert free_tokens(c.g, seat, INVADE, 1, 2) == 3
    assert free_tokens(c.g, seat, INVADE, 9, 2) == 4
    start_check(c.g, seat, INVADE, 2)
    frame = c.g.frames[-1]
    assert isinstance(frame, Check)
    assert (frame.stage, frame.is_opposable) == (DRAWING, False)


@pytest.mark.parametrize("pair", [NONE, REALM, WAR])
@pytest.mark.parametrize("needed", [1, 2, 3])
def test_ck_chk_12_odds_agree_with_full_enumeration(pair: int, needed: int) -> None:
    bag = [trait(t) for t in ("brave", "kind", "cruel", "weak", "ambitious", "humble")]
    for tokens in range(1, 6):
        good = every = 0
        for order in permutations(bag, tokens):
            every += 1
            good += sum(is_success(t, pair) for t in order) >= needed
        sure = successes_in(bag, pair)
        assert chance_of(sure, len(bag), needed, tokens) == round(1000 * good / every)


def test_the_odds_are_notes_of_the_question() -> None:
    c = Court()
    check(c, stage=0)
    c.options()
    ask = c.g.asked
    assert ask is not None
    assert [note.key for note in ask.notes] == ["odds"] * 3
    assert [note.numbers[0] for note in ask.notes] == [1, 2, 3]


def test_a_check_that_no_rule_could_have_left_is_refused() -> None:
    c = Court()
    frame = check(c)
    frame.token = 3
    with pytest.raises(BadData, match="token was not drawn"):
        frame.check(c.g)
