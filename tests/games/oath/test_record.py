"""OA-CHR-70, OA-CHR-71 and the set-up from a record: OA-SET-01, -02, -05, -07, -10, -13, -14."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.names import VISION_BACK
from palatine.games.oath.state import CHANCELLOR, Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    DENIZENS,
    EDIFICE_IDS,
    GRAND_SCEPTER,
    OATH_IDS,
    REGION_OF,
    RELIC_IDS,
    RUIN_IDS,
    SITE_CAPACITY,
    SITE_IDS,
    SITE_RELICS,
)
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData, BadJournal
from palatine.kernel.flow import NOBODY, advance
from palatine.kernel.journal import begin, parse, replay
from palatine.kernel.lexicon import NONE
from palatine.kernel.sight import guess, seen_by
from tests.games.oath.table import options, play, question
from tests.helpers import play_through
from tools import laws

KEPT = Path(__file__).parents[2] / "journals" / "oath-record-1.json"


def kept() -> dict[str, Any]:
    """A record of the first version that wrote one, which must open for ever."""
    document = json.loads(KEPT.read_text("utf-8"))
    assert document["game"] == "oath"
    record = document["record"]
    assert isinstance(record, dict)
    return record


def start(record: dict[str, Any], people: int = 4, seed: str = "next", **chosen: str) -> Oath:
    g = GAME.start(GAME.config(people, chosen, record), fast(seed))
    assert isinstance(g, Oath)
    return g


def with_map(*places: tuple[str, list[str]] | None) -> dict[str, Any]:
    """The record with other sites; the cards of its own map go to the deck."""
    record = kept()
    found: list[str] = []
    for place in record["map"]:
        found += [] if place is None else place["cards"]
    for id in found:
        if id in CARD_IDS[:DENIZENS]:
            record["deck"].append(id)
        else:
            intact = id if id in EDIFICE_IDS else EDIFICE_IDS[RUIN_IDS.index(id)]
            record["edifices"].append(intact)
    record["map"] = []
    for entry in [*places, *[None] * (8 - len(places))]:
        if entry is None:
            record["map"].append(None)
            continue
        site, cards = entry
        record["map"].append({"site": site, "cards": cards})
        for id in cards:
            if id in CARD_IDS[:DENIZENS]:
                for row in ("deck", "archive", "dispossessed"):
                    if id in record[row]:
                        record[row].remove(id)
                        if row != "deck":
                            record[row].append(record["deck"].pop(0))
            else:
                intact = id if id in EDIFICE_IDS else EDIFICE_IDS[RUIN_IDS.index(id)]
                record["edifices"].remove(intact)
    return record


def test_a_record_of_the_first_version_opens_for_ever() -> None:
    for people in GAME.seats:
        g = start(kept(), people)
        check(g)
        assert OATH_IDS[g.oath] == kept()["goal"]
        laws.check_position(g, fast("kept"))


# OA-SET


def test_oa_set_01_the_chronicled_sites_lie_with_their_cards() -> None:
    record = with_map(("plains", ["longbows", "fallen_spire"]), None, ("mine", ["elders"]))
    g = start(record)
    assert [SITE_IDS[g.site[n]] for n in (0, 2)] == ["plains", "mine"]
    assert [CARD_IDS[n] for n in g.cards_at(0)] == ["longbows", "great_spire"]
    assert g.is_ruin(CARD_IDS.index("great_spire"))
    assert [CARD_IDS[n] for n in g.cards_at(2)] == ["elders"]
    assert len(set(g.site)) == 8
    for region in range(3):
        assert any(g.is_up(n) for n in range(8) if REGION_OF[n] == region)
    assert [g.is_up(n) for n in range(8)] == [True, False, True, False, False, True, False, False]
    for slot in range(8):
        wanted = SITE_RELICS[g.site[slot]] if g.is_up(slot) else 0
        assert len(g.relics_at(slot)) == wanted
    check(g)


def test_oa_set_02_the_oath_that_was_sworn_is_in_play() -> None:
    for goal in OATH_IDS:
        g = start({**kept(), "goal": goal})
        assert (OATH_IDS[g.oath], g.round, g.visions_drawn) == (goal, 0, g.visions_drawn)


def test_oa_set_05_purple_is_the_chancellor_and_the_others_follow_by_luck() -> None:
    orders = {tuple(start(kept(), 5, f"luck {n}").order) for n in range(8)}
    assert len(orders) > 1
    for order in orders:
        assert order[0] == CHANCELLOR
        assert sorted(order) == list(range(5))


def test_oa_set_07_boards_lie_on_their_chronicled_side() -> None:
    record = kept()
    record["sides"] = {id: "exile" for id in record["sides"]}
    record["sides"]["blue"] = record["sides"]["black"] = "citizen"
    g = start(record, 4)
    assert [g.is_citizen(n) for n in range(4)] == [False, False, True, False]
    assert start(record, 6).is_citizen(5)
    assert not start(record, 2).citizens


def test_oa_set_10_warbands_stand_where_cards_are() -> None:
    record = with_map(
        ("plains", []), None, ("lush_coast", ["longbows"]), ("river", ["fallen_spire"]),
        ("steppe", ["hall_of_debate"]),
    )  # fmt: skip
    g = start(record, 2)
    assert g.garrison[:5] == [2, 0, 1, 0, 1], "a ruin alone does not count"
    assert g.board[CHANCELLOR] == 3


def test_oa_set_13_citizens_have_purple_warbands_as_far_as_there_are() -> None:
    record = kept()
    record["sides"]["red"] = "citizen"
    g = start(record, 3)
    red = 1
    assert (g.favor[red], g.secrets[red], g.board[red], g.colour(red)) == (1, 1, 3, CHANCELLOR)
    assert g.in_bank(red) == 14
    free = [id for id in CARD_IDS[:DENIZENS] if id in record["deck"]][:7]
    full = with_map(*[(SITE_IDS[n], [id]) for n, id in zip(range(1, 9), [*free, "elders"],
                                                            strict=True)])  # fmt: skip
    full["sides"] = {id: "citizen" for id in full["sides"]}
    for place in full["map"]:
        if SITE_CAPACITY[SITE_IDS.index(place["site"])] == 0:
            place["site"] = "plains"
    crowded = start(full, 6)
    assert crowded.in_bank(CHANCELLOR) == 0, "OA-GEN-01: 3, 2, 7 and 15 are more than 24"
    assert sum(crowded.board[1:]) == 24 - 3 - 2 - 7
    check(crowded)


def test_oa_set_14_favor_that_is_short_is_given_by_the_chancellor() -> None:
    record = with_map(("mine", []), ("salt_flats", []))
    g = start(record, 4)
    assert g.site_favor[:2] == [3, 2], "enough for all"
    short = start(record, 6)
    assert question(short) == "purple endow"
    assert options(short) == ["choose_site cradle_1", "choose_site cradle_2"]
    check(short)
    laws.check_position(short, fast("short"))
    for seat in range(NOBODY, 6):
        laws.check_sight(short, seat, fast("short"))
    first = short.copy()
    play(first, "choose_site cradle_1")
    assert first.site_favor[:2] == [3, 1]
    play(short, "choose_site cradle_2")
    assert short.site_favor[:2] == [2, 2]
    assert question(short) == "purple place-pawn" or options(short)


def test_oa_set_17_few_denizens_below_the_visions_bring_visions_into_hands() -> None:
    """A large map leaves a short deck: backs are seen, and guesses keep to them."""
    ids = [id for id in kept()["deck"]][:20]
    places = [("plains", 3), ("lush_coast", 3), ("great_slum", 3), ("fertile_valley", 3),
              ("charming_valley", 3), ("river", 2), ("rocky_coast", 2)]  # fmt: skip
    rows: list[tuple[str, list[str]] | None] = []
    for site, n in places:
        rows.append((site, [ids.pop() for _ in range(n)]))
    record = with_map(*rows)
    found = False
    for n in range(12):
        g = start(record, 6, f"short {n}")
        check(g)
        in_world = sum(card >= DENIZENS for card in g.world)
        in_piles = sum(row.count(VISION_BACK)
                       for row in (g.cradle_back, g.provinces_back, g.hinterland_back))  # fmt: skip
        assert in_world + in_piles + g.visions_drawn == 5
        for seat in (NOBODY, 0, 3):
            laws.check_sight(g, seat, fast(f"{n}"))
            guess(seen_by(g, seat), seat, fast("x"))
        found = found or g.visions_drawn > 0
    assert found


def test_oa_gen_06_the_dispossessed_are_known_when_a_match_begins() -> None:
    record = kept()
    g = start(record)
    assert [CARD_IDS[n] for n in g.dispossessed] == record["dispossessed"]
    for seat in range(4):
        assert seen_by(g, seat).dispossessed == g.dispossessed  # type: ignore[attr-defined]


def test_oa_chr_60_the_winners_relics_come_first_to_the_reliquary() -> None:
    record = kept()
    everything = [*record["relics"]["top"], *record["relics"]["rest"]]
    record["relics"] = {"top": everything[:6], "rest": everything[6:]}
    for n in range(5):
        g = start(record, 3, f"relics {n}")
        assert {RELIC_IDS[relic] for relic in g.reliquary} <= set(everything[:6])
        assert g.held == [GRAND_SCEPTER]
    orders = {tuple(start(record, 3, f"relics {n}").relic_deck) for n in range(5)}
    assert len(orders) == 5, "OA-CHR-71: luck of the new match"


# what is refused


def damaged(change: str) -> tuple[dict[str, Any], str]:
    record = kept()
    kept_at = next(n for n, place in enumerate(record["map"]) if place is not None)
    site = record["map"][kept_at]["site"]
    free = next(n for n, place in enumerate(record["map"]) if place is None)
    match change:
        case "unknown card":
            record["deck"][0] = "king_arthur"
            return record, "record: deck: unknown 'king_arthur'"
        case "doubled card":
            record["archive"].append(record["deck"][0])
            return record, f"record: archive has '{record['deck'][0]}', which is elsewhere too"
        case "missing card":
            gone = record["deck"].pop()
            return record, f"'{gone}' is nowhere"
        case "not 54":
            record["archive"].append(record["deck"].pop())
            return record, "record: deck and map have 53 denizens, not 54 in circulation"
        case "a site twice":
            record["map"][free] = {"site": site, "cards": []}
            return record, f"record: map has the site '{site}' twice"
        case "too many cards":
            record["map"][kept_at]["cards"] = record["deck"][:4]
            return record, "are more than the"
        case "two edifices":
            record["map"][kept_at] = {"site": "plains", "cards": EDIFICE_IDS[:2]}
            return record, "one edifice or ruin at most"
        case "built and archived":
            record["edifices"] = EDIFICE_IDS[:]
            record["map"][free] = {"site": "river", "cards": [EDIFICE_IDS[3]]}
            return record, "record: edifices has 'sprawling_rampart', which is elsewhere too"
        case "format":
            record["format"] = 2
            return record, "record: format 2 is not 1"
        case "no format":
            del record["format"]
            return record, "record: 'format' is missing"
        case "unknown key":
            record["luck"] = []
            return record, "record: unknown key 'luck'"
        case "goal":
            record["goal"] = "wealth"
            return record, "record: goal: unknown 'wealth'"
        case "slots":
            record["map"].pop()
            return record, "record: map must have 8 entries, not 7"
        case "side":
            record["sides"]["red"] = "chancellor"
            return record, "record: sides, red: unknown 'chancellor'"
        case "relic":
            record["relics"]["rest"].append("the_grand_scepter")
            return record, "record: relics must have every relic but the Grand Scepter once"
        case "games":
            record["games"] = []
            return record, "record: games must have a line for each game so far"
        case "round":
            record["games"][0]["round"] = 9
            return record, "record: games, 1, round must be 1 to 8"
    raise AssertionError(change)


@pytest.mark.parametrize(
    "change",
    [
        "unknown card", "doubled card", "missing card", "not 54", "a site twice", "too many cards",
        "two edifices", "built and archived", "format", "no format", "unknown key", "goal",
        "slots", "side", "relic", "games", "round",
    ],
)  # fmt: skip
def test_oa_chr_70_bad_records_are_refused_by_field(change: str) -> None:
    record, message = damaged(change)
    with pytest.raises(BadData, match="record") as caught:
        GAME.config(4, {}, record)
    assert message in str(caught.value)


def test_oa_opt_03_what_is_for_a_first_game_is_not_for_a_later_one() -> None:
    for chosen in ({"start": "tutorial"}, {"goal": "devotion"}, {"world": "mixed"}):
        with pytest.raises(BadData, match="is for a match that follows on no other"):
            GAME.config(4, chosen, kept())


def test_a_journal_carries_its_record_and_a_bad_one_is_refused_by_line() -> None:
    match = begin(GAME, 3, {}, "chain", record=kept())
    for _ in play_through(match, fast("chain")):
        pass
    text = match.journal.text()
    again = replay(parse(text, lambda id: GAME), verify=True)
    assert again.journal.text() == text
    assert GAME.record(again.g) == GAME.record(match.g)
    with pytest.raises(BadJournal, match="line .*: record: goal"):
        parse(text.replace('"goal": "', '"goal": "no', 1), lambda id: GAME)


def test_oa_chr_90_the_winner_takes_purple() -> None:
    """OA-CHR-90: the former Chancellor has the winner's colour, everybody else stays."""
    g = start(kept())
    g.places = [2, 2, 1, 2]
    assert GAME.next_seats(g) == [2, 1, 0, 3]
    g.places = [1, 2, 2, 2]
    assert GAME.next_seats(g) == [0, 1, 2, 3]


def test_nothing_of_a_record_changes_while_the_next_match_is_played() -> None:
    record = kept()
    before = copy.deepcopy(record)
    g = start(record)
    luck = fast("still")
    from palatine.kernel.flow import answer

    while (ask := advance(g)) is not None:
        answer(g, ask, ask.nth(luck.below(ask.count)))
    assert g.ended != NONE
    assert record == before
    after = GAME.record(g)
    assert after is not None
    assert len(after["games"]) == len(before["games"]) + 1


def test_oa_chr_71_what_is_hidden_in_the_next_match_comes_from_its_own_seed() -> None:
    """The same record twice: facedown sites, relics, hands and the deck have nothing in common."""
    games = [start(kept(), 4, f"seam {n}") for n in range(6)]
    for name in ("site", "site_relics", "reliquary", "relic_deck", "world"):
        found = {tuple(getattr(g, name)) for g in games}
        assert len(found) == len(games), name
    hands = {tuple(g.frames[-1].hands) for g in games if hasattr(g.frames[-1], "hands")}
    assert len(hands) == len(games)
    for g in games:
        for seat in range(NOBODY, 4):
            laws.check_sight(g, seat, fast("seam"))
