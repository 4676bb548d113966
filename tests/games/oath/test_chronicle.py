"""OA-CHR: the winner writes the chronicle, before the match is over."""

from __future__ import annotations

from typing import Any

import pytest

from palatine.games.oath.chronicle import common_suits, prince_writes, remove_cards
from palatine.games.oath.game import GAME
from palatine.games.oath.invariants import check
from palatine.games.oath.names import SLOT_IDS
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    CARD_SUIT,
    DENIZENS,
    FIRST_EDIFICE,
    SITE_IDS,
    SUIT_IDS,
)
from palatine.games.oath.victory import USURPER_WINS, VISIONARY_WINS, WAR_EXHAUSTION, wins
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.flow import advance
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import digest, read, write
from tests.games.oath.table import (
    advise,
    asked,
    banner,
    card,
    citizen,
    discard,
    garrison,
    hold,
    lay_relic,
    off_piles,
    options,
    play,
    put,
    question,
    seat,
    slot,
    suit,
    table,
    wake,
)
from tests.helpers import begin, play_through
from tools import laws


def written(people: int = 3, sites: dict[str, str] | None = None, **chosen: str) -> Oath:
    return table(people, sites, chronicle="written", **chosen)


def won(g: Oath, colour: str, way: int = USURPER_WINS, vision: str = "") -> None:
    """The match is decided; discard piles have cards enough to lose six."""
    while len(g.hinterland) < 8:
        discard(g, "hinterland", CARD_IDS[next(n for n in g.world if n < DENIZENS)])
    wins(g, seat(colour), way, card(vision) if vision else NONE)
    advance(g)


def play_on(g: Oath) -> dict[str, Any]:
    """Passes and first answers to the end; the record."""
    while g.ended == NONE:
        found = options(g)
        play(g, "pass" if "pass" in found else "refuse" if "refuse" in found else found[0])
    record = GAME.record(g)
    assert record is not None
    check(g)
    return record


def sites(record: dict[str, Any]) -> list[str | None]:
    return [None if place is None else place["site"] for place in record["map"]]


def follow(record: dict[str, Any], people: int, seed: str = "next") -> Oath:
    """The next match, after its opening."""
    g = GAME.start(GAME.config(people, {}, record), fast(seed))
    assert isinstance(g, Oath)
    while question(g).split()[1] in ("endow", "place-pawn", "keep-adviser", "discard-next"):
        play(g, options(g)[0])
    return g


# the result is known before


def test_the_winner_is_known_before_the_chronicle_is_asked() -> None:
    g = written()
    won(g, "red")
    assert (g.ended, g.places) == (NONE, [2, 1, 2])
    assert question(g) == "red vow"
    assert [reward(g, n) for n in range(3)] == [0.0, 1.0, 0.0]
    assert [GAME.evaluate(g, n) for n in range(3)] == [0.0, 1.0, 0.0]
    for n in range(-1, 3):
        laws.check_sight(g, n, fast("decided"))
    laws.check_position(g, fast("decided"))
    laws.check_copy(g)
    play_on(g)
    assert (g.ended, g.places) == (USURPER_WINS, [2, 1, 2])


def test_oa_opt_07_without_a_chronicle_the_match_ends_with_its_winner() -> None:
    g = table(3, chronicle="none")
    won(g, "red")
    assert g.ended == USURPER_WINS
    assert GAME.record(g) is None


def test_oa_opt_07_what_does_not_name_it_was_written_before_it() -> None:
    """A position and a journal without the option, and the digest of a match without chronicle."""
    play = begin(GAME, 2, {"chronicle": "none"}, "old")
    for _ in play_through(play, fast("old")):
        pass
    document = write(play.g)
    assert not {"vow", "welcomed", "built", "added"} & set(document["fields"])
    del document["options"]["chronicle"]
    again = read(GAME, document, fast("old"))
    assert isinstance(again, Oath)
    assert not again.writes_chronicle
    assert digest(again) == digest(play.g)
    assert GAME.config(2, {}).options["chronicle"] == "written"
    assert GAME.named({})["chronicle"] == "none"


def test_a_position_that_is_decided_must_be_writing() -> None:
    g = written()
    won(g, "red")
    good = write(g)
    for key, value, message in [
        ("places", [], "no chronicle is written"),
        ("places", [1, 1, 2], "seat must be the winner"),
        ("places", [1, 2, 2], "seat must be the winner"),
        ("places", [1, 2], "places must be 3 numbers"),
    ]:
        with pytest.raises(BadData, match=message):
            read(GAME, {**good, key: value}, fast("x"))
    fields = {**good["fields"], "built": "forest_temple"}
    with pytest.raises(BadData, match="come after the vow"):
        read(GAME, {**good, "fields": fields}, fast("x"))


# OA-CHR-10


def test_oa_chr_10_a_vision_alone_is_sworn() -> None:
    g = written()
    won(g, "red", VISIONARY_WINS, "vision_of_faith")
    assert question(g) != "red vow"
    assert play_on(g)["goal"] == "devotion"
    same = written(goal="devotion")
    won(same, "red", VISIONARY_WINS, "vision_of_faith")
    assert play_on(same)["goal"] == "devotion", "also where it is the present goal"


def test_oa_chr_10_otherwise_any_goal_but_the_present_one() -> None:
    g = written(goal="protection")
    won(g, "red")
    assert options(g) == ["swear supremacy", "swear the_people", "swear devotion"]
    play(g, "red: swear devotion")
    assert play_on(g)["goal"] == "devotion"


def test_oa_chr_10_a_usurper_with_a_vision_has_won_in_two_ways() -> None:
    g = written()
    g.title, g.usurper, g.visions_drawn = seat("red"), True, 3
    off_piles(g, card("vision_of_rebellion"))
    g.vision[seat("red")] = card("vision_of_rebellion")
    banner(g, "peoples_favor", "red", 2)
    own_banner = options  # the banner is tended first
    wake(g, "red")
    while question(g) != "red vow":
        play(g, own_banner(g)[0])
    assert len(options(g)) == 3
    alone = written()
    alone.visions_drawn = 3
    off_piles(alone, card("vision_of_rebellion"))
    alone.vision[seat("red")] = card("vision_of_rebellion")
    banner(alone, "peoples_favor", "red", 2)
    wake(alone, "red")
    while not alone.places:
        play(alone, options(alone)[0])
    assert alone.vow == 1


# OA-CHR-20


def test_oa_chr_20_an_exile_turns_citizens_out_and_invites_exiles() -> None:
    g = written(5)
    citizen(g, "blue")
    for n, colour in enumerate(["purple", "red", "blue", "yellow", "white"]):
        garrison(g, f"{['cradle_1', 'cradle_2', 'provinces_1', 'provinces_2', 'provinces_3'][n]}",
                 "purple" if colour == "blue" else colour, 2)  # fmt: skip
    won(g, "red")
    play(g, "red: swear devotion")
    assert question(g) == "red invite"
    assert options(g) == ["invite yellow", "invite white", "pass"], "not blue, who just turned"
    play(g, "red: invite white", "white: accept", "red: invite yellow", "yellow: refuse")
    record = play_on(g)
    assert record["sides"] == {
        "red": "exile", "blue": "exile", "yellow": "exile", "white": "citizen", "black": "exile",
    }  # fmt: skip
    assert sites(record)[:2] == [SITE_IDS[g.site[1]], SITE_IDS[g.site[4]]], "white's site stays"
    assert sites(record)[2:] == [None] * 6


def test_oa_chr_20_an_invited_person_is_asked_once() -> None:
    g = written()
    won(g, "red")
    play(g, "swear devotion", "invite blue", "blue: refuse")
    assert question(g) != "red invite"


def test_oa_chr_20_sides_stay_if_the_empire_wins() -> None:
    g = written(4)
    citizen(g, "blue")
    won(g, "blue")
    play(g, "blue: swear devotion")
    assert question(g) != "blue invite"
    record = play_on(g)
    assert [id for id, side in record["sides"].items() if side == "citizen"] == ["blue"]


def test_oa_chr_20_colours_that_are_not_in_play_turn_too() -> None:
    first = written()
    won(first, "red")
    record = play_on(first)
    record["sides"]["black"] = "citizen"
    for winner, side in (("purple", "citizen"), ("red", "exile")):
        g = follow(record, 3)
        won(g, winner)
        assert play_on(g)["sides"]["black"] == side


# OA-CHR-30


def test_oa_chr_30_an_edifice_takes_the_place_of_a_denizen_of_its_suit() -> None:
    g = written()
    put(g, "cradle_1", "longbows", "elders")
    put(g, "cradle_2", "taming_charm")
    garrison(g, "cradle_1", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion")
    assert question(g) == "purple build"
    assert options(g) == ["build longbows", "build elders", "pass"], "at ruled sites alone"
    play(g, "build longbows")
    record = play_on(g)
    edifice = next(n for n in range(FIRST_EDIFICE, FIRST_EDIFICE + 6)
                   if CARD_SUIT[n] == CARD_SUIT[card("longbows")])  # fmt: skip
    assert record["map"][0]["cards"] == [CARD_IDS[edifice], "elders"]
    assert CARD_IDS[edifice] not in record["edifices"]
    assert len(record["edifices"]) == 5
    assert "longbows" in record["deck"], "it goes back to the world deck"


def test_oa_chr_30_a_ruin_is_restored_and_no_second_edifice_is_built() -> None:
    g = written()
    put(g, "cradle_1", "longbows", "forest_temple")
    g.ruins = 1 << (card("forest_temple") - FIRST_EDIFICE)
    g.derive()
    garrison(g, "cradle_1", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion")
    assert options(g) == ["restore forest_temple", "pass"]
    play(g, "restore forest_temple")
    record = play_on(g)
    assert record["map"][0]["cards"] == ["longbows", "forest_temple"]


def test_oa_chr_30_it_may_be_passed_and_is_not_for_exiles() -> None:
    g = written()
    put(g, "cradle_1", "longbows")
    garrison(g, "cradle_1", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion", "pass")
    assert play_on(g)["map"][0]["cards"] == ["longbows"]
    exile = written()
    put(exile, "cradle_1", "longbows")
    garrison(exile, "cradle_1", "red", 1)
    won(exile, "red")
    play(exile, "swear devotion", "pass")
    assert question(exile) != "red build"


def test_oa_chr_30_a_citizen_builds_at_the_empires_sites() -> None:
    g = written()
    citizen(g, "blue")
    put(g, "cradle_1", "longbows")
    garrison(g, "cradle_1", "purple", 1)
    won(g, "blue")
    play(g, "blue: swear devotion")
    assert options(g) == ["build longbows", "pass"]


def test_oa_chr_30_only_what_the_archive_has() -> None:
    g = written()
    put(g, "cradle_1", "longbows")
    put(g, "cradle_2", "sprawling_rampart")
    garrison(g, "cradle_1", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion")
    suits = {CARD_SUIT[card(id)] for id in ("longbows", "sprawling_rampart")}
    assert len(suits) == 1
    assert question(g) != "purple build"


def test_oa_chr_91_no_edifice_for_salt_the_earth_at_the_drowned_city() -> None:
    g = written(sites={"cradle_1": "drowned_city", "cradle_2": "lush_coast"})
    put(g, "cradle_1", "salt_the_earth")
    garrison(g, "cradle_1", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion")
    assert question(g) != "purple build"
    assert play_on(g)["map"][0]["cards"] == ["salt_the_earth"]
    other = written()
    put(other, "cradle_2", "salt_the_earth")
    garrison(other, "cradle_2", "purple", 1)
    won(other, "purple")
    play(other, "swear devotion")
    assert options(other) == ["build salt_the_earth", "pass"], "locked ones may be replaced"


# OA-CHR-31 to OA-CHR-34


def test_oa_chr_31_sites_that_nobody_keeps_are_lost_with_their_cards() -> None:
    g = written()
    put(g, "cradle_2", "elders", "taming_charm")
    put(g, "provinces_1", "longbows")
    garrison(g, "provinces_1", "red", 2)
    garrison(g, "hinterland_1", "blue", 2)
    g.site_up &= ~(1 << slot("hinterland_3"))
    g.derive()
    lay_relic(g, "provinces_1", "whistle")
    won(g, "red")
    record = play_on(g)
    assert sites(record) == [SITE_IDS[g.site[slot("provinces_1")]], *[None] * 7]
    assert record["map"][0]["cards"] == ["longbows"]
    assert {"elders", "taming_charm"} <= {*record["deck"], *record["dispossessed"]}
    assert "whistle" in record["relics"]["rest"]


def test_oa_chr_31_a_ruin_of_a_lost_site_goes_to_the_archive() -> None:
    g = written()
    put(g, "hinterland_1", "great_spire")
    g.ruins = 1 << (card("great_spire") - FIRST_EDIFICE)
    g.derive()
    won(g, "red")
    record = play_on(g)
    assert sites(record) == [None] * 8
    assert len(record["edifices"]) == 6


def test_oa_chr_32_an_edifice_nobody_guards_falls_to_ruin() -> None:
    g = written()
    put(g, "cradle_1", "longbows", "great_spire")
    garrison(g, "cradle_1", "blue", 1)
    garrison(g, "provinces_1", "red", 1)
    won(g, "red")
    record = play_on(g)
    ruin = "fallen_spire"
    assert record["map"][0]["site"] == SITE_IDS[g.site[slot("provinces_1")]]
    assert record["map"][7] == {"site": SITE_IDS[g.site[0]], "cards": [ruin]}
    assert "great_spire" not in record["edifices"]
    assert "longbows" in {*record["deck"], *record["dispossessed"]}


def test_oa_chr_32_a_forest_temple_keeps_sites_with_beasts() -> None:
    """The ruling of the card: also sites that the winner does not rule; it falls all the same."""
    g = written()
    beasts = [n for n in g.world if CARD_SUIT[n] == SUIT_IDS.index("beast")]
    beast = CARD_IDS[beasts[0]]
    put(g, "cradle_2", beast)
    put(g, "hinterland_1", "forest_temple", "elders")
    won(g, "red")
    record = play_on(g)
    assert record["map"][0] == {"site": SITE_IDS[g.site[1]], "cards": [beast]}
    assert record["map"][7] == {
        "site": SITE_IDS[g.site[slot("hinterland_1")]], "cards": ["ruined_temple"],
    }  # fmt: skip
    ruined = written()
    put(ruined, "cradle_2", beast)
    put(ruined, "hinterland_1", "forest_temple")
    ruined.ruins = 1 << (card("forest_temple") - FIRST_EDIFICE)
    ruined.derive()
    won(ruined, "red")
    assert sites(play_on(ruined)) == [None] * 8


def test_oa_chr_33_nothing_of_pawns_and_tokens_is_in_the_record() -> None:
    g = written()
    garrison(g, "cradle_1", "red", 3)
    won(g, "red")
    record = play_on(g)
    assert set(record) == {
        "format", "goal", "map", "sides", "circulating", "deck", "archive", "dispossessed",
        "edifices", "relics", "games",
    }  # fmt: skip
    assert set(record["map"][0]) == {"site", "cards"}


def test_oa_chr_34_sites_push_up_and_ruins_sink() -> None:
    """EX-OA-13: the winner rules slots 4 and 7, an edifice without its ruler lies at 6."""
    g = written()
    garrison(g, "provinces_2", "red", 1)
    garrison(g, "hinterland_2", "red", 1)
    put(g, "hinterland_1", "great_spire")
    won(g, "red")
    record = play_on(g)
    a, b, c = (SITE_IDS[g.site[slot(id)]] for id in ("provinces_2", "hinterland_2", "hinterland_1"))
    assert sites(record) == [a, b, None, None, None, None, None, c]
    after = follow(record, 3)
    assert [after.is_up(n) for n in range(8)] == [
        True, True, True, False, False, False, False, True,
    ]  # fmt: skip
    assert after.cards_at(7) == [card("great_spire")]
    assert after.is_ruin(card("great_spire"))


def test_oa_chr_34_many_ruins_reach_the_provinces_the_last_at_the_bottom() -> None:
    g = written()
    edifices = CARD_IDS[FIRST_EDIFICE : FIRST_EDIFICE + 5]
    where = ["cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3"]
    for id, place in zip(edifices, where, strict=True):
        put(g, place, id)
    garrison(g, "hinterland_3", "red", 1)
    won(g, "red")
    found = sites(play_on(g))
    assert found[0] == SITE_IDS[g.site[7]]
    assert found[3:] == [SITE_IDS[n] for n in g.site[:5]]
    assert found[1:3] == [None, None]


# OA-CHR-40 to OA-CHR-60


def test_oa_chr_40_six_come_of_the_commonest_suit_and_the_next_two() -> None:
    g = written()
    for id in ("elders", "taming_charm"):
        advise(g, "red", id)
    suits = sorted({CARD_SUIT[card(id)] for id in ("elders", "taming_charm")})
    won(g, "red")
    play(g, "swear devotion", "pass")
    assert common_suits(g, seat("red")) == suits
    if len(suits) > 1:
        assert options(g) == [f"choose_suit {SUIT_IDS[n]}" for n in suits]
        play(g, f"choose_suit {SUIT_IDS[suits[1]]}")
    first = suits[-1]
    counts = [sum(CARD_SUIT[n] == suit for n in g.added) for suit in range(6)]
    assert [counts[(first + i) % 6] for i in range(6)] == [3, 2, 1, 0, 0, 0]
    assert not set(g.added) & set(g.circulating)


def test_oa_chr_40_marriage_counts_twice_and_without_advisers_any_suit_goes() -> None:
    g = written()
    won(g, "red")
    play(g, "swear devotion", "pass")
    assert options(g) == [f"choose_suit {id}" for id in SUIT_IDS]
    wed = written()
    advise(wed, "red", "marriage", "longbows")
    won(wed, "red")
    play(wed, "swear devotion", "pass")
    assert sum(CARD_SUIT[n] == SUIT_IDS.index("hearth") for n in wed.added) == 3


def spent(g: Oath, outcasts: list[int]) -> None:
    """A match whose Archive has nothing but what is neither in circulation nor dispossessed."""
    g.outcasts = outcasts
    g.dispossessed = outcasts[:]
    g.dispossessed_known = [0] * len(outcasts)


def test_oa_chr_41_the_dispossessed_return_when_the_archive_is_spent() -> None:
    g = written()
    archive = [n for n in range(DENIZENS) if n not in g.circulating]
    discord = [n for n in archive if CARD_SUIT[n] == 0]
    arcane = [n for n in archive if CARD_SUIT[n] == 1]
    outcasts = discord[2:] + arcane[:7]  # two of Discord are left: three are wanted
    spent(g, outcasts)
    won(g, "red")
    play(g, "swear devotion", "pass", "choose_suit discord")
    assert g.archive_is_spent
    assert len(g.added) == 6
    assert {CARD_SUIT[n] for n in g.added} == {0}, "the largest stack"
    record = GAME.record(g)
    assert record is not None
    assert record["dispossessed"] == [CARD_IDS[n] for n in g.removed]
    assert {CARD_IDS[n] for n in outcasts if n not in g.added} <= set(record["archive"])
    assert record["circulating"] == 54


def test_oa_chr_41_a_small_stack_is_followed_by_the_next() -> None:
    g = written()
    archive = [n for n in range(DENIZENS) if n not in g.circulating]
    discord = [n for n in archive if CARD_SUIT[n] == 0]
    extra = discord[4:]
    g.circulating = sorted([*g.circulating, *extra])
    g.world = [*extra, *g.world]
    g.world_known = [0] * len(g.world)
    g.world_part = [0] * len(extra) + g.world_part
    arcane = [n for n in archive if CARD_SUIT[n] == 1]
    spent(g, discord[:4] + arcane[:3])
    won(g, "red")
    play(g, "swear devotion", "pass", "choose_suit discord")
    assert sorted(CARD_SUIT[n] for n in g.added) == [0, 0, 0, 0, 1, 1]


def test_oa_chr_50_six_of_the_piles_and_the_losers_advisers_leave() -> None:
    g = written()
    advise(g, "blue", "elders", "taming_charm")
    advise(g, "red", "longbows")
    advise(g, "blue", "vision_of_faith", faceup=False)
    discard(g, "cradle", "tutor", "vision_of_conquest")
    stack = {card("elders"), card("taming_charm"), card("tutor")}
    wins(g, seat("red"), USURPER_WINS)
    advance(g)
    record = play_on(g)
    assert set(g.removed) == stack, "OA-CHR-51: fewer than six, so all of them"
    assert set(record["dispossessed"]) == {CARD_IDS[n] for n in stack}
    assert record["circulating"] == 54 + 3 + 1, "the tutor had joined this table's 54"


def test_oa_chr_51_more_than_six_lose_six_by_luck() -> None:
    found = set()
    for seed in ("a", "b", "c"):
        g = written(seed=seed)
        won(g, "red")
        record = play_on(g)
        assert len(g.removed) == 6
        assert set(g.removed) <= set(g.hinterland)
        found.add(tuple(g.removed))
        assert len(record["dispossessed"]) == 6
    assert len(found) > 1


def test_oa_chr_51_an_empty_stack_is_not_told_as_an_empty_list() -> None:
    g = table(2)
    assert g.cradle == g.provinces == g.hinterland == []
    remove_cards(g, seat("purple"))
    assert g.removed == []
    assert "cards-left" not in [fact.key for fact in g.facts]


def test_oa_chr_60_relics_of_the_winner_and_the_reliquary_come_on_top() -> None:
    g = written()
    hold(g, "red", "whistle", "map")
    hold(g, "blue", "grand_mask")
    lay_relic(g, "cradle_1", "ivory_eye")
    won(g, "red")
    record = play_on(g)
    top = {*["whistle", "map"]} | {GAME.words.name(GAME.words.kinds["relic"], n)
                                   for n in g.reliquary}  # fmt: skip
    assert set(record["relics"]["top"]) == top
    assert {"grand_mask", "ivory_eye"} <= set(record["relics"]["rest"])
    both = [*record["relics"]["top"], *record["relics"]["rest"]]
    assert len(both) == len(set(both)) == 20
    assert "the_grand_scepter" not in both


def test_oa_chr_70_one_line_for_each_game() -> None:
    g = written(goal="protection")
    g.round = 6
    citizen(g, "blue")
    won(g, "blue", WAR_EXHAUSTION)
    first = play_on(g)
    line = {
        "goal": "protection", "winner": "blue", "role": "citizen", "way": "war_exhaustion",
        "round": 6,
    }  # fmt: skip
    assert first["games"] == [line]
    after = follow(first, 2)
    won(after, "red")
    second = play_on(after)
    assert second["games"][0] == line
    assert second["games"][1]["goal"] == first["goal"]
    assert second["games"][1]["role"] == "exile"


def test_oa_chr_71_the_record_has_no_order_of_luck() -> None:
    """Lists stand in the order of the tables, whatever the piles of the match looked like."""
    g = written()
    won(g, "red")
    record = play_on(g)
    for name in ("deck", "archive", "dispossessed"):
        assert record[name] == sorted(record[name], key=CARD_IDS.index)
    relics = GAME.words.kinds["relic"].names
    for name in ("top", "rest"):
        assert record["relics"][name] == sorted(record["relics"][name], key=relics.index)


def test_oa_chr_81_the_world_keeps_its_54() -> None:
    play = begin(GAME, 4, {}, "54")
    for _ in play_through(play, fast("54")):
        pass
    record = GAME.record(play.g)
    assert record is not None
    on_map = [id for place in record["map"] if place for id in place["cards"]]
    denizens = [id for id in on_map if id in CARD_IDS[:DENIZENS]]
    assert len(record["deck"]) + len(denizens) == record["circulating"] == 54
    everything = [*record["deck"], *denizens, *record["archive"], *record["dispossessed"]]
    assert sorted(everything) == sorted(CARD_IDS[:DENIZENS])


def test_bots_answer_the_chronicle_by_habit() -> None:
    from palatine.bots import make
    from palatine.kernel.sight import seen_by

    for spec in ("greedy", "mcts:iterations=20", "random"):
        g = written(4)
        put(g, "cradle_1", "longbows")
        garrison(g, "cradle_1", "blue", 1)
        won(g, "red")
        bot = make(spec, GAME, "habit")
        while (ask := advance(g)) is not None:
            option = bot.pick(seen_by(g, ask.seat), ask.seat, ask)
            play(g, GAME.lexicon(g.config).code(option))
            assert g.places == [2, 1, 2, 2]
        if spec != "random":
            assert g.welcomed == 1 << seat("blue"), "who brings a site is invited, and accepts"


# CP-CHR: what the Clockwork Prince answers


def prince(g: Oath, friend: str = "") -> str:
    option = prince_writes(g, asked(g), suit(friend) if friend else NONE)
    assert option in asked(g).options
    return GAME.lexicon(g.config).code(option)


def test_cp_chr_01_the_prince_swears_by_luck() -> None:
    g = written(goal="devotion")
    won(g, "purple")
    found = {prince(g) for _ in range(40)}
    assert found == {"swear supremacy", "swear the_people", "swear protection"}


def test_cp_chr_02_and_06_he_neither_invites_nor_accepts() -> None:
    """CP-CHR-02, CP-CHR-06."""
    g = written()
    won(g, "red")
    play(g, "swear devotion")
    assert prince(g) == "pass"
    play(g, "invite blue")
    assert prince(g) == "refuse"


def test_cp_chr_03_he_builds_at_the_first_site_nearest_the_site_card() -> None:
    g = written()
    put(g, "cradle_1", "sprawling_rampart")
    put(g, "cradle_2", "longbows", "elders")
    put(g, "provinces_1", "taming_charm")
    for place in ("cradle_1", "cradle_2", "provinces_1"):
        garrison(g, place, "purple", 1)
    won(g, "purple")
    play(g, "swear devotion")
    assert prince(g) == "build elders", "the edifice of Longbows stands already"
    play(g, "build elders")
    record = play_on(g) if g.ended == NONE else GAME.record(g)
    assert record is not None
    assert record["map"][1]["cards"] == ["longbows", "ancient_forge"]


def test_cp_chr_03_he_restores_only_if_the_archive_has_none() -> None:
    g = written()
    for id, place in zip(CARD_IDS[FIRST_EDIFICE:], SLOT_IDS, strict=False):
        put(g, place, id)
    g.ruins = 0b111111
    g.derive()
    garrison(g, "cradle_2", "purple", 1)
    garrison(g, "provinces_2", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion")
    assert prince(g) == f"restore {CARD_IDS[FIRST_EDIFICE + 1]}"


def test_cp_chr_04_and_05_example_33_of_the_facts() -> None:
    """CP-CHR-05, EX-CP-33: Elders at Plains, the Hall of Debate in the Archive, a Beast."""
    g = written(sites={"cradle_1": "plains"})
    put(g, "cradle_1", "great_spire")
    g.ruins = 1 << (card("great_spire") - FIRST_EDIFICE)
    g.derive()
    garrison(g, "cradle_1", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion")
    assert prince(g) == "pass", "edifices in the Archive, no site where one can be built"
    play(g, "pass")
    assert prince(g, "beast") == "choose_suit beast"
    assert prince(g) == "choose_suit discord"
    play(g, "choose_suit beast")
    counts = {id: sum(CARD_SUIT[n] == suit(id) for n in g.added) for id in SUIT_IDS}
    assert {id: n for id, n in counts.items() if n} == {"beast": 3, "nomad": 2, "discord": 1}


def test_cp_chr_04_the_suit_of_what_he_built_comes_before_friends() -> None:
    g = written()
    put(g, "cradle_1", "elders")
    garrison(g, "cradle_1", "purple", 1)
    won(g, "purple")
    play(g, "swear devotion", "build elders")
    assert prince(g, "beast") == "choose_suit nomad"


# OA-CHR-90


def test_oa_chr_90_the_winner_takes_purple_and_the_chancellor_the_winners_colour() -> None:
    g = written(4)
    won(g, "blue")
    play_on(g)
    assert GAME.next_seats(g) == [2, 1, 0, 3]
    assert "goal" not in GAME.next_options(g)
    assert GAME.next_options(g)["vision_tie"] == "strict"
    own = written(4)
    won(own, "purple")
    play_on(own)
    assert GAME.next_seats(own) == [0, 1, 2, 3]
