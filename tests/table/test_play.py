"""Playing at a table: choices, versions, undo, consent, and what people do besides."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from palatine.games import IDS, find
from tests.table.harness import Host, Near, Refusal, Seatlink, Visitor, serving

pytestmark = pytest.mark.anyio


async def two(host: Host, game: str, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Anna's table, with Bert on its second seat."""
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay(game, "me", "open", **more)
    (token,) = laid["invitations"].values()
    await bert.sit(laid["id"], token)
    return anna, bert, laid["id"]


async def showdown(*seats: Seatlink) -> None:
    """Everybody answers the simultaneous question."""
    for seat in seats:
        await seat.choose()
    for seat in seats:
        await seat.fresh()


async def test_a_table_for_one_begins_at_once_and_ends(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("turns", "me")
    async with anna.at(laid["id"]) as seat:
        assert seat.view["status"] == "running"
        assert seat.view["mine"] == ["north"]
        assert seat.view["seats"][0]["name"] == "Anna"
        assert not seat.view["luck"]["seed"]
        for made in range(40):
            assert seat.view["choices"] == made
            await seat.choose("pick 2")
        assert seat.view["status"] == "over"
        assert seat.view["result"]["reason"] == "done"
        assert seat.view["picture"]["total"] == 80
        assert seat.view["asks"] == []
        assert len(seat.facts) == 40
        assert seat.facts[7] == {
            "key": "picked",
            "args": {"seat": "seat/north", "number": 2},
            "rule": "",
            "choice": 8,
            "seat": "north",
            "forced": False,
        }
        assert len(seat.view["luck"]["seed"]) == 64
        with pytest.raises(Refusal, match="not-running"):
            await seat.ask("choose", seat="north", code="pick 2", version=seat.view["version"])


async def test_everybody_sees_a_choice_at_once(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    eve = host.visitor("Eve")
    async with anna.at(id) as a, bert.at(id) as b, eve.at(id) as e:
        await a.choose("pick 3")
        for seat in (b, e):
            await seat.until(lambda view: view["choices"] == 1)
            assert seat.view["picture"]["total"] == 3
            assert seat.facts == a.facts
            assert seat.view["asks"] == [{"seat": "north", "key": "pick"}]
        assert b.view["seat"] == "east"
        assert e.view["seat"] is None
        assert e.view["mine"] == []


async def test_only_the_holder_only_what_is_offered_only_now(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a, bert.at(id) as b:
        version = b.view["version"]
        with pytest.raises(Refusal, match="not-you"):
            await b.ask("choose", seat="north", code="pick 1", version=version)
        with pytest.raises(Refusal, match="not-asked"):
            await b.ask("choose", seat="east", code="pick 1", version=version)
        for code in ("pick 6", "skip", "nonsense", "pick"):
            with pytest.raises(Refusal, match="not-offered"):
                await a.ask("choose", seat="north", code=code, version=version)
        for wrong in (version - 1, version + 1, 0, 1_000_000):
            with pytest.raises(Refusal, match="stale"):
                await a.ask("choose", seat="north", code="pick 1", version=wrong)
        assert (await a.fresh())["choices"] == 0


async def test_a_refused_choice_is_followed_by_a_fresh_picture(host: Host) -> None:
    anna, _, id = await two(host, "turns")
    async with anna.at(id) as a:
        await a.choose("pick 1")
        seen = len(a.raw)
        with pytest.raises(Refusal, match="stale"):
            await a.ask("choose", seat="north", code="pick 1", version=a.view["version"] - 1)
        message = await a.receive()
        assert len(a.raw) == seen + 2
        assert message["type"] == "table"
        assert message["choices"] == 1


async def test_a_double_click_counts_once(host: Host) -> None:
    """Two packets for the same version: the second finds that the table has moved on."""
    anna, _, id = await two(host, "turns")
    async with anna.at(id) as a:
        what = {"seat": "north", "code": "pick 5", "version": a.view["version"]}
        first = await a.say("choose", **what)
        second = await a.say("choose", **what)
        while second not in a.replies:
            await a.receive()
        assert a.replies[first]["type"] == "done"
        assert a.replies[second]["error"]["code"] == "stale"
        assert (await a.fresh())["choices"] == 1


async def test_a_repeated_packet_is_answered_again_but_not_carried_out(host: Host) -> None:
    anna, _, id = await two(host, "turns")
    async with anna.at(id) as a:
        what = {"seat": "north", "code": "pick 5", "version": a.view["version"]}
        first = await a.ask("choose", "same", **what)
        again = await a.ask("choose", "same", **what)
        assert first == again
        assert (await a.fresh())["choices"] == 1
    async with anna.at(id) as a:
        assert await a.ask("choose", "same", **what) == first


async def test_the_id_of_somebody_else_opens_nothing(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a, bert.at(id) as b:
        what = {"seat": "north", "code": "pick 5", "version": a.view["version"]}
        await a.ask("choose", "same", **what)
        with pytest.raises(Refusal, match="not-you"):
            await b.ask("choose", "same", **what)


async def test_two_tabs_of_one_person(host: Host) -> None:
    anna, _, id = await two(host, "turns")
    async with anna.at(id) as left, anna.at(id) as right:
        await left.choose("pick 1")
        await right.until(lambda view: view["choices"] == 1)
        await right.choose("pick 2")
        await left.until(lambda view: view["choices"] == 2)
        assert left.view == right.view | {"facts": left.view["facts"], "facts_from": 1}
        assert left.facts == right.facts


async def test_reload_and_live_cannot_differ(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        await showdown(a, b)
        async with anna.at(id) as again:
            assert again.facts == a.facts
            live = a.view | {"facts": 0, "facts_from": 0, "moments": []}
            assert again.view | {"facts": 0, "facts_from": 0} == live


async def test_simultaneous_answers_do_not_make_each_other_stale(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        shown = b.view["version"]
        await a.choose()
        assert a.view["version"] > shown
        assert not a.question
        reply = await b.ask("choose", seat="bert", code=b.codes[0], version=shown)
        assert reply["type"] == "done"


async def test_coming_and_going_raise_no_version(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a:
        version = a.view["version"]
        assert [seat["present"] for seat in a.view["seats"]] == [True, False]
        async with bert.at(id):
            await a.until(lambda view: view["seats"][1]["present"])
        await a.until(lambda view: not view["seats"][1]["present"])
        assert a.view["version"] == version


async def test_undo_goes_back_choice_by_choice_and_says_when_it_cannot(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a, bert.at(id) as b:
        assert a.view["undo"] == {"seat": "north", "allowed": False, "reason": "nothing"}
        await a.choose("pick 3")
        await a.choose("pick 4")
        assert a.view["undo"] == {"seat": "north", "allowed": True, "reason": None}
        version = a.view["version"]
        await a.ask("undo", seat="north", version=version)
        with pytest.raises(Refusal, match="stale"):
            await a.ask("undo", seat="north", version=version)
        await a.until(lambda view: view["choices"] == 1)
        assert len(a.facts) == 1
        await b.until(lambda view: view["choices"] == 1)
        assert b.facts == a.facts
        with pytest.raises(Refusal, match="not-you"):
            await b.ask("undo", seat="north", version=b.view["version"])
        with pytest.raises(Refusal, match="no-undo"):
            await b.ask("undo", seat="east", version=b.view["version"])
        assert a.view["remarks"] == [], "a free undo leaves no trace"


async def test_undo_takes_back_a_secret_choice_while_others_think(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.choose()
        assert a.view["undo"]["allowed"]
        await a.ask("undo", seat="anna", version=a.view["version"])
        await a.until(lambda view: view["choices"] == 0)
        assert [ask["seat"] for ask in a.view["asks"]] == ["anna", "bert"]
        await showdown(a, b)
        assert a.view["undo"] == {"seat": "anna", "allowed": False, "reason": "shown"} or (
            a.view["undo"]["reason"] in ("nothing", "seat", "shown")
        )


async def test_take_back_beyond_chance_needs_the_others(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        await showdown(a, b)
        draws = host.hall.rooms[id].play.g.chance.number  # type: ignore[union-attr]
        await a.ask("propose", seat="anna", what="take-back")
        await b.until(lambda view: view["proposal"] is not None)
        proposal = b.view["proposal"]
        assert proposal["by"] == "anna"
        assert proposal["choice"] == 0
        assert proposal["agreed"] == ["anna"]
        assert proposal["waits"] == ["bert"]
        assert (await bert.get("/api/tables"))["mine"][0]["waits"]
        with pytest.raises(Refusal, match="no-proposal"):
            await b.ask("propose", seat="bert", what="abort")
        with pytest.raises(Refusal, match="no-proposal"):
            await b.ask("answer", seat="bert", proposal=proposal["number"] + 1, agree=True)
        await b.ask("answer", seat="bert", proposal=proposal["number"], agree=True)
        await a.until(lambda view: view["choices"] == 0)
        assert a.view["remarks"] == [
            {"choice": 0, "key": "take-back", "args": {"seat": "seat/anna", "to": 0}}
        ]
        assert a.view["proposal"] is None
        play = host.hall.rooms[id].play
        assert play is not None
        assert play.g.chance.number == draws, "no draw number is used twice"


async def test_a_proposal_is_turned_down_or_withdrawn(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        await showdown(a, b)
        for speaker, seat in ((b, "bert"), (a, "anna")):
            await a.ask("propose", seat="anna", what="take-back")
            await speaker.until(lambda view: view["proposal"] is not None)
            number = speaker.view["proposal"]["number"]
            await speaker.ask("answer", seat=seat, proposal=number, agree=False)
            await a.until(lambda view: view["proposal"] is None)
            assert a.view["choices"] == 2


async def test_abort_by_consent(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.ask("propose", seat="north", what="abort")
        await b.until(lambda view: view["proposal"] is not None)
        await b.ask("answer", seat="east", proposal=b.view["proposal"]["number"], agree=True)
        await a.until(lambda view: view["status"] == "over")
        assert a.view["result"] == {
            "reason": "abort", "by": "abort", "winners": [], "places": {}, "rewards": {},
            "points": {},
        }  # fmt: skip
        assert a.view["remarks"][-1]["key"] == "abort"
        assert a.view["luck"]["seed"]


async def test_bots_agree_to_everything(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("duel", "me", "easy")
    async with anna.at(laid["id"]) as a:
        await a.choose()
        await a.until(lambda view: view["choices"] >= 2)
        await a.ask("propose", seat="anna", what="take-back", choice=0)
        await a.until(lambda view: view["remarks"] != [])
        assert a.view["proposal"] is None


async def test_resigning_against_one_party_ends_the_match(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.ask("resign", seat="north")
        await b.until(lambda view: view["status"] == "over")
        assert b.view["result"]["by"] == "resign"
        assert b.view["result"]["winners"] == ["east"]
        assert b.view["remarks"] == [{"choice": 0, "key": "resign", "args": {"seat": "seat/north"}}]


async def test_cr_9_3_who_resigns_in_crusader_rex_has_lost(host: Host) -> None:
    anna, bert, id = await two(host, "crusader-rex")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.ask("resign", seat="franks")
        await b.until(lambda view: view["status"] == "over")
        assert b.view["result"]["places"] == {"franks": 2, "saracens": 1}
        assert b.view["result"]["winners"] == ["saracens"]


async def test_resigning_among_three_leaves_the_seat_to_a_bot(host: Host) -> None:
    anna, bert, carl = (host.visitor(name) for name in ("Anna", "Bert", "Carl"))
    laid = await anna.lay("everybody", "me", "open", "open")
    await bert.sit(laid["id"], laid["invitations"]["east"])
    await carl.sit(laid["id"], laid["invitations"]["south"])
    async with anna.at(laid["id"]) as a, carl.at(laid["id"]) as c:
        await a.ask("resign", seat="north")
        await c.until(lambda view: view["seats"][0]["resigned"])
        assert c.view["status"] == "running"
        seat = c.view["seats"][0]
        assert (seat["player"], seat["stand_in"], seat["name"]) == ("person", True, "Anna")
        await a.until(lambda view: view["seats"][0]["resigned"])
        assert (a.view["mine"], a.view["seat"]) == (["north"], "north"), "she may look on"
        assert not a.view["undo"]["allowed"]
        assert not a.view["take_back"]["allowed"]
        assert not a.view["hints"]
        await c.ask("resign", seat="south")
        await a.until(lambda view: view["status"] == "over")
        assert a.view["result"]["winners"] == ["east"], "the last who did not give up"
        assert a.view["mine"] == ["north"]


async def test_who_has_resigned_does_nothing_more_at_the_table(host: Host) -> None:
    anna, bert, carl = (host.visitor(name) for name in ("Anna", "Bert", "Carl"))
    laid = await anna.lay("everybody", "me", "open", "open", away=1)
    id = laid["id"]
    await bert.sit(id, laid["invitations"]["east"])
    await carl.sit(id, laid["invitations"]["south"])
    passage = (await anna.post(f"/api/tables/{id}/seats/north/link"))["token"]
    async with anna.at(id) as a:
        await a.ask("resign", seat="north")
        await a.until(lambda view: view["seats"][0]["resigned"])
        for deed in (
            {"do": "choose", "code": "pick 1", "version": a.view["version"]},
            {"do": "undo", "version": a.view["version"]},
            {"do": "propose", "what": "abort"},
            {"do": "answer", "proposal": 1, "agree": True},
            {"do": "hint", "version": a.view["version"]},
            {"do": "return"},
            {"do": "resign"},
        ):
            with pytest.raises(Refusal, match="^resigned$"):
                await a.ask(**deed, seat="north")
        with pytest.raises(Refusal, match="^resigned$"):
            await anna.post(f"/api/tables/{id}/seats/north/link")
        with pytest.raises(Refusal, match="bad-link"):
            await host.visitor("Dora").sit(id, passage)
        host.hall.rooms[id].silent[1] -= 3600
        host.hall.rooms[id].moved -= 3600
        with pytest.raises(Refusal, match="not-you"):
            await a.ask("hand", seat="east", bot="easy")
    rows = (await anna.get("/api/tables"))["mine"]
    assert [(row["id"], row["mine"], row["waits"]) for row in rows] == [(id, ["north"], False)]


async def test_a_seat_resigned_in_an_older_version_is_given_back(database: Path) -> None:
    async with serving(database) as host:
        anna, _, id = await two(host, "turns")
        async with anna.at(id) as a:
            await a.ask("resign", seat="north")
    with sqlite3.connect(database) as plain:  # as it was stored then
        old = "UPDATE seats SET player = 'bot', bot = 'fair', stand_in = NULL WHERE resigned"
        plain.execute(old)
        for later in ("removed", "studies", "study_lines", "requests"):
            plain.execute(f"DROP TABLE {later}")
        plain.execute("DROP INDEX tables_by_origin")
        for column in ("round", "quiet", "record", "sequel", "chapter", "guide", "tail", "origin"):
            plain.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        plain.execute("UPDATE alembic_version SET version_num = '0003'")
    async with serving(database) as host:
        again = host.visitor("Anna")
        again.http.cookies = anna.http.cookies
        assert (await again.view(id))["mine"] == ["north"]


async def test_resigning_from_among_bots_leaves_no_winner(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("everybody", "me", "easy", "easy")
    async with anna.at(laid["id"]) as a:
        await a.ask("resign", seat="north")
        await a.until(lambda view: view["status"] == "over")
        assert a.view["result"]["winners"] == []


async def test_a_seat_is_handed_to_a_bot_and_taken_back(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    thinkers.is_thinking = False
    async with anna.at(id) as a, bert.at(id) as b:
        await a.ask("hand", seat="anna", bot="easy")
        await b.until(lambda view: view["seats"][0]["stand_in"])
        seat = b.view["seats"][0]
        assert seat["player"] == "person"
        assert seat["bot"] == "easy"
        assert seat["thinking"]
        with pytest.raises(Refusal, match="not-asked"):
            await a.ask("choose", seat="anna", code="play ace", version=a.view["version"])
        await a.ask("return", seat="anna")
        await a.until(lambda view: not view["seats"][0]["stand_in"])
        assert not a.view["seats"][0]["thinking"]
        thinkers.is_thinking = True
        await asyncio.sleep(0.05)
        assert (await a.fresh())["choices"] == 0, "what the bot was thinking is forgotten"
        assert [remark["key"] for remark in a.view["remarks"]] == ["hand", "return"]
        with pytest.raises(Refusal, match="bad-option"):
            await a.ask("hand", seat="anna", bot="mcts:ms=100000")


async def test_a_seat_kept_waiting_too_long_may_be_handed_on_by_others(host: Host) -> None:
    anna, bert, id = await two(host, "turns", away=1)
    async with bert.at(id) as b:
        assert not b.view["seats"][0]["handable"]
        with pytest.raises(Refusal, match="not-you"):
            await b.ask("hand", seat="north", bot="easy")
        room = host.hall.rooms[id]
        room.moved -= 61
        room.silent[0] -= 61
        room.publish()
        await b.until(lambda view: view["seats"][0]["handable"])
        eve = host.visitor("Eve")
        async with eve.at(id) as e:
            with pytest.raises(Refusal, match="not-you"):
                await e.ask("hand", seat="north", bot="easy")
        await b.ask("hand", seat="north", bot="easy")
        await b.until(lambda view: view["status"] == "over")
    async with anna.at(id) as a:
        assert a.view["seats"][0]["stand_in"], "the match was over before anybody came back"


async def test_who_was_away_gets_the_seat_back_on_return(host: Host) -> None:
    anna, bert, id = await two(host, "duel", away=1)
    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    thinkers.is_thinking = False
    async with bert.at(id) as b:
        room = host.hall.rooms[id]
        room.moved -= 61
        room.silent[0] -= 61
        await b.ask("hand", seat="anna")
        await b.until(lambda view: view["seats"][0]["stand_in"])
        assert b.view["seats"][0]["bot"] == "fair", "the middle one, if nobody says which"
        async with anna.at(id) as a:
            assert not (await a.fresh())["seats"][0]["stand_in"]
            await a.choose()


async def test_a_hint_is_for_those_who_play_against_no_person(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    async with anna.at(id) as a:
        assert not a.view["hints"]
        with pytest.raises(Refusal, match="not-allowed"):
            await a.ask("hint", seat="north", version=a.view["version"])
    alone = await anna.lay("turns", "me", "easy")
    async with anna.at(alone["id"]) as a:
        assert a.view["hints"]
        hint = await a.ask("hint", seat="north", version=a.view["version"])
        assert hint["type"] == "hint"
        assert hint["code"] in a.codes
        assert all(0 <= option["chance"] <= 1 for option in hint["options"])
        with pytest.raises(Refusal, match="stale"):
            await a.ask("hint", seat="north", version=0)
    agreed = await anna.lay("turns", "me", "open", hints=True)
    await bert.sit(agreed["id"], agreed["invitations"]["east"])
    async with anna.at(agreed["id"]) as a:
        assert (await a.ask("hint", seat="north", version=a.view["version"]))["code"] in a.codes


async def test_notes_refusals_and_final_are_told_to_the_asked_seat(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        await showdown(a, b)
        winner, other = (a, b) if a.question else (b, a)
        question = winner.question
        assert question is not None
        assert question["key"] == "draw-or-pass"
        draw, leave = question["options"]
        assert (draw["code"], draw["verb"], draw["touches"]) == ("draw", "draw", [])
        assert draw["note"] == {"key": "cards-left", "args": {"number": 2}, "rule": ""}
        assert draw["final"], "a card is drawn"
        assert leave["note"] is None
        assert (draw.get("passes"), leave.get("passes")) == (None, True)
        assert other.view["asks"] == [{"seat": question["seat"], "key": "draw-or-pass"}]
        await winner.choose("draw")
        question = winner.question
        assert question is not None
        (refused,) = question["refused"]
        assert refused["rule"] == "DL-2"
        assert refused["code"] == f"bury {refused['touches'][0][1]}"
        assert refused["touches"][0][0] == "card"


async def test_past_positions_with_the_sight_of_then(host: Host) -> None:
    anna, _, id = await two(host, "turns")
    eve = host.visitor("Eve")
    async with anna.at(id) as a:
        for digit in (1, 2, 3):
            await a.choose(f"pick {digit}")
        for choice, total in enumerate((0, 1, 3, 6)):
            past = await a.ask("past", choice=choice)
            assert past["picture"]["total"] == total
            assert past["facts"] == choice
            assert past["asks"] == [{"seat": "north", "key": "pick"}]
            found = await eve.get(f"/api/tables/{id}/past/{choice}")
            assert found["picture"] == past["picture"]
        with pytest.raises(Refusal, match="bad-message"):
            await a.ask("past", choice=4)


async def test_since_counts_what_others_did_since_the_own_last_answer(host: Host) -> None:
    anna, bert, id = await two(host, "duel")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.choose()
        await b.choose()
        await a.fresh()
        told = [fact["key"] for fact in a.facts[a.view["since"] :]]
        assert told == ["played", "won"]
        assert b.view["since"] == len(b.facts), "it was the own answer that showed the cards"


async def test_the_course_and_the_journal_come_after_the_end(host: Host) -> None:
    anna, _, id = await two(host, "turns")
    for what in ("course", "journal"):
        with pytest.raises(Refusal, match="not-over"):
            await anna.get(f"/api/tables/{id}/{what}")
    async with anna.at(id) as a:
        await a.choose()
        await a.ask("resign", seat="north")
    course = await anna.get(f"/api/tables/{id}/course")
    assert course["choices"] == [0, 1]
    assert set(course["seats"]) == {"north", "east"}
    text = await anna.get(f"/api/tables/{id}/journal")
    assert text.startswith("palatine journal 1\ngame turns rules 1")
    assert "\nseed secure " in text
    assert "\n* resign seat=north" in text


async def test_rematch_seats_the_same_people_one_seat_further_on(host: Host) -> None:
    anna, bert, id = await two(host, "turns")
    eve = host.visitor("Eve")
    with pytest.raises(Refusal, match="not-over"):
        await anna.post(f"/api/tables/{id}/rematch")
    async with anna.at(id) as a, bert.at(id) as b:
        await a.ask("resign", seat="north")
        with pytest.raises(Refusal, match="not-you"):
            await eve.post(f"/api/tables/{id}/rematch")
        laid = await anna.post(f"/api/tables/{id}/rematch")
        await b.until(lambda view: view["next"] is not None)
        assert (await bert.post(f"/api/tables/{id}/rematch"))["id"] == laid["id"]
        assert b.view["next"] == laid["id"]
    view = await bert.view(laid["id"])
    assert view["status"] == "running"
    assert view["mine"] == ["north"], "sides change"
    assert (await anna.view(laid["id"]))["mine"] == ["east"], "who resigned plays again"
    assert view["from"] == {"table": id, "choice": None}


async def test_a_rematch_moves_bots_too_and_leaves_house_seats(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("everybody", "me", "easy", "fair")
    async with anna.at(laid["id"]) as a:
        await a.ask("resign", seat="north")
        await a.until(lambda view: view["status"] == "over")
    again = await anna.post(f"/api/tables/{laid['id']}/rematch")
    view = await anna.view(again["id"])
    assert view["mine"] == ["east"]
    assert [seat["bot"] for seat in view["seats"]] == ["fair", None, "easy"]
    alone = await anna.lay("alone", "me")
    async with anna.at(alone["id"]) as a:
        await a.ask("resign", seat="north")
        await a.until(lambda view: view["status"] == "over")
    again = await anna.post(f"/api/tables/{alone['id']}/rematch")
    players = [seat["player"] for seat in (await anna.view(again["id"]))["seats"]]
    assert players == ["person", "house"]


async def test_fork_from_any_point_against_bots(host: Host) -> None:
    anna = host.visitor("Anna")
    id = (await anna.lay("turns", "me", "me"))["id"]
    eve = host.visitor("Eve")
    async with anna.at(id) as a:
        for digit in (1, 2, 3):
            await a.choose(f"pick {digit}")
    laid = await eve.post(f"/api/tables/{id}/fork", {"choice": 2})
    view = await eve.view(laid["id"])
    assert view["picture"]["total"] == 3
    assert view["mine"] == ["north"]
    assert [seat["player"] for seat in view["seats"]] == ["person", "bot"]
    assert view["from"] == {"table": id, "choice": 2}
    assert view["luck"]["commitment"] != (await eve.view(id))["luck"]["commitment"]
    with pytest.raises(Refusal, match="bad-message"):
        await eve.post(f"/api/tables/{id}/fork", {"choice": 4})
    with pytest.raises(Refusal, match="not-you"):
        await eve.post(f"/api/tables/{id}/fork", {"seat": "nobody"})


@pytest.mark.parametrize("game", IDS)
async def test_every_game_can_be_played_at_the_table(host: Host, game: str) -> None:
    """A person and bots make the first choices of every game; what is stored can be read again."""
    anna = host.visitor("Anna")
    cards = {card["id"]: card for card in await anna.get("/api/games")}
    people = min(len(seats) for seats in cards[game]["seats"].values())
    laid = await anna.lay(game, "me", *["random"] * (people - 1))
    async with anna.at(laid["id"]) as a:
        while a.view["status"] == "running" and a.view["choices"] < 60:
            if a.question:
                codes = a.codes
                await a.choose(codes[a.view["choices"] % len(codes)])
            else:
                await a.receive()
        past = await a.ask("past", choice=a.view["choices"] // 2)
        fields = {field.name for field in find(game).fields}  # the rules under way may show more
        assert past["picture"].keys() & fields == a.view["picture"].keys() & fields
        assert len(a.facts) > 0
        assert past["facts"] <= len(a.facts)
    async with host.hall.room(laid["id"]) as room, room.lock:
        await room.reload()
        assert room.frozen is None
        assert room.choices >= min(60, a.view["choices"])
