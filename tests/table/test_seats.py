"""Who sits where: cookies, invitations, lists, hot-seat, spectators."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from palatine.table import reach
from tests.table.harness import Host, Refusal, Seatlink

pytestmark = pytest.mark.anyio


def hands(link: Seatlink) -> Any:
    return link.view["picture"]["hand"]


async def test_a_name_is_enough(host: Host) -> None:
    anna = host.visitor("Anna")
    assert await anna.get("/api/me") == {"name": ""}
    assert not anna.cookie, "who only looks leaves nothing behind"
    assert await anna.post("/api/me", {"name": "  Anna\u202e\n  Comnena "}) == {
        "name": "Anna Comnena"
    }
    assert await anna.get("/api/me") == {"name": "Anna Comnena"}


async def test_the_cookie_is_http_only_and_lax(host: Host) -> None:
    anna = host.visitor("Anna")
    response = await anna.http.post("/api/me", json={"name": "Anna"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    again = await anna.http.post("/api/me", json={"name": "Anna"})
    assert "set-cookie" not in again.headers


async def test_no_token_is_stored_as_it_is(host: Host, database: Path) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("turns", "me", "open")
    token = laid["invitations"]["east"]
    await bert.sit(laid["id"], token)
    passage = (await bert.post(f"/api/tables/{laid['id']}/seats/east/link"))["token"]
    await host.hall.store.is_well()
    with sqlite3.connect(database) as plain:
        dump = "\n".join(plain.iterdump())
    assert laid["id"] in dump
    for secret in (token, passage, anna.cookie, bert.cookie):
        assert secret not in dump


async def test_an_invitation_is_good_for_one_person(host: Host) -> None:
    anna, bert, carl = (host.visitor(name) for name in ("Anna", "Bert", "Carl"))
    laid = await anna.lay("turns", "me", "open")
    id, token = laid["id"], laid["invitations"]["east"]
    assert (await anna.view(id))["status"] == "open"
    assert (await anna.view(id))["picture"] is None
    for bad in ("nonsense", token[:-1], token + "x"):
        with pytest.raises(Refusal, match="bad-link"):
            await bert.sit(id, bad)
    assert await bert.sit(id, token) == "east"
    assert await bert.sit(id, token) == "east", "a reload does no harm"
    with pytest.raises(Refusal, match="not-open"):
        await carl.sit(id, token)
    with pytest.raises(Refusal, match="not-open"):
        await anna.sit(id, token)
    assert (await bert.view(id))["status"] == "running"
    assert (await bert.view(id))["mine"] == ["east"]


async def test_a_new_invitation_makes_the_old_one_void(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("turns", "me", "open")
    id, old = laid["id"], laid["invitations"]["east"]
    with pytest.raises(Refusal, match="not-you"):
        await bert.post(f"/api/tables/{id}/seats/east/link")
    new = (await anna.post(f"/api/tables/{id}/seats/east/link"))["token"]
    with pytest.raises(Refusal, match="bad-link"):
        await bert.sit(id, old)
    assert await bert.sit(id, new) == "east"


async def test_a_holder_takes_the_seat_along_to_another_browser(host: Host) -> None:
    anna, phone, bert = (host.visitor(name) for name in ("Anna", "Anna", "Bert"))
    laid = await anna.lay("turns", "me", "open")
    id = laid["id"]
    await bert.sit(id, laid["invitations"]["east"])
    with pytest.raises(Refusal, match="not-you"):
        await bert.post(f"/api/tables/{id}/seats/north/link")
    token = (await anna.post(f"/api/tables/{id}/seats/north/link"))["token"]
    async with anna.at(id) as a:
        assert await phone.sit(id, token) == "north"
        await a.until(lambda view: view["mine"] == [])
        assert a.view["remarks"][-1] == {
            "choice": 0, "key": "moved", "args": {"seat": "seat/north"},
        }  # fmt: skip
        with pytest.raises(Refusal, match="not-you"):
            await a.ask("choose", seat="north", code="pick 1", version=a.view["version"])
    with pytest.raises(Refusal, match="bad-link"):
        await bert.sit(id, token)
    async with phone.at(id) as p:
        await p.choose("pick 1")


async def test_a_private_table_has_no_seat_without_a_link(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("turns", "open", "open")
    with pytest.raises(Refusal, match="bad-link"):
        await bert.sit(laid["id"])
    assert (await bert.get("/api/tables"))["listed"] == []
    assert await anna.sit(laid["id"], seat="east") == "east", "the host needs no link"


async def test_a_listed_table_takes_whoever_comes(host: Host) -> None:
    anna, bert, carl = (host.visitor(name) for name in ("Anna", "Bert", "Carl"))
    laid = await anna.lay("turns", "me", "open", listed=True, title="Come in")
    (row,) = (await bert.get("/api/tables"))["listed"]
    assert row["id"] == laid["id"]
    assert row["title"] == "Come in"
    assert row["open"] == ["east"]
    with pytest.raises(Refusal, match="not-open"):
        await bert.sit(laid["id"], seat="north")
    assert await bert.sit(laid["id"]) == "east"
    with pytest.raises(Refusal, match="not-open"):
        await carl.sit(laid["id"])


async def test_my_tables_tell_which_wait_for_me(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("duel", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["bert"])
    other = await anna.lay("turns", "open", "me")
    rows = (await anna.get("/api/tables"))["mine"]
    assert [(row["id"], row["waits"]) for row in rows] == [
        (laid["id"], True), (other["id"], False),
    ]  # fmt: skip
    async with anna.at(laid["id"]) as a:
        await a.choose()
    rows = (await anna.get("/api/tables"))["mine"]
    assert [row["waits"] for row in rows] == [False, False]
    (row,) = (await bert.get("/api/tables"))["mine"]
    assert row["waits"]
    assert row["mine"] == ["bert"]


async def test_standing_up_and_bots_for_free_seats_before_the_match(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("everybody", "me", "open", "open")
    id = laid["id"]
    await bert.sit(id, laid["invitations"]["east"])
    await bert.post(f"/api/tables/{id}/stand", {"seat": "east"})
    with pytest.raises(Refusal, match="not-you"):
        await bert.post(f"/api/tables/{id}/stand", {"seat": "east"})
    with pytest.raises(Refusal, match="bad-link"):
        await bert.sit(id, laid["invitations"]["east"])
    with pytest.raises(Refusal, match="not-you"):
        await bert.post(f"/api/tables/{id}/seats/east", {"player": "bot"})
    await anna.post(f"/api/tables/{id}/seats/east", {"player": "bot", "bot": "easy"})
    with pytest.raises(Refusal, match="not-open"):
        await anna.post(f"/api/tables/{id}/seats/north", {"player": "bot"})
    await anna.post(f"/api/tables/{id}/seats/east", {"player": "open"})
    assert (await anna.view(id))["status"] == "open"
    for seat in ("east", "south"):
        await anna.post(f"/api/tables/{id}/seats/{seat}", {"player": "bot", "bot": "easy"})
    assert (await anna.view(id))["status"] == "running"
    with pytest.raises(Refusal, match="not-open"):
        await anna.post(f"/api/tables/{id}/stand", {"seat": "north"})


async def test_hot_seat_without_secrets_follows_who_is_asked(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.post(
        "/api/tables",
        {
            "game": "carolus-magnus",
            "seats": [{"player": "me", "name": "Anna"}, {"player": "me", "name": "Bert"}],
        },
    )
    async with anna.at(laid["id"]) as a:
        assert a.view["mine"] == ["black", "white"]
        assert [seat["name"] for seat in a.view["seats"]] == ["Anna", "Bert"]
        assert a.view["hints"], "the other side of the screen is no other person"
        seen = set()
        for _ in range(20):
            assert a.view["curtain"] is None
            assert a.question is not None
            assert a.view["seat"] == a.question["seat"]
            seen.add(a.view["seat"])
            await a.choose()
        assert seen == {"black", "white"}


async def test_hot_seat_with_secrets_has_a_curtain(host: Host) -> None:
    anna = host.visitor("Anna")
    laid = await anna.lay("duel", "me", "me")
    async with anna.at(laid["id"]) as a:
        assert a.view["secrets"]
        assert (a.view["seat"], a.view["curtain"]) == (None, "anna")
        assert hands(a) == {"anna": "hidden", "bert": "hidden"}
        assert all("options" not in ask for ask in a.view["asks"])
        await a.ask("sight", seat="anna")
        await a.until(lambda view: view["seat"] == "anna")
        assert a.view["curtain"] is None
        assert len(hands(a)["anna"]) == 3
        await a.choose()
        assert [a.view["seat"], a.view["curtain"]] == [None, "bert"]
        assert hands(a) == {"anna": "hidden", "bert": "hidden"}
        await a.ask("sight", seat="bert")
        await a.until(lambda view: view["seat"] == "bert")
        assert hands(a)["anna"] == "hidden"
        assert all(fact["key"] != "dealt" or fact["seat"] == "bert" for fact in a.facts)
        while a.view["seat"] == "bert":
            await a.choose()  # whoever wins is asked once more
        await a.ask("sight", seat="anna")
        await a.until(lambda view: view["seat"] == "anna")
        news = [fact["key"] for fact in a.facts[a.view["since"] :]]
        assert news[:2] == ["played", "won"], "what Bert did is news to Anna"


async def test_house_seats_need_nobody(host: Host) -> None:
    """Seats that the rules play come behind those of people and are never open."""
    anna = host.visitor("Anna")
    cards = {card["id"]: card for card in await anna.get("/api/games")}
    assert cards["alone"]["seats"] == {"1": ["north"]}
    assert cards["alone"]["houses"] == {"1": ["east"]}
    laid = await anna.lay("alone", "me")
    view = await anna.view(laid["id"])
    assert view["status"] == "running"
    assert [(seat["id"], seat["player"]) for seat in view["seats"]] == [
        ("north", "person"), ("east", "house"),
    ]  # fmt: skip
    async with anna.at(laid["id"]) as a:
        await a.choose()
        fork = await anna.post(f"/api/tables/{laid['id']}/fork")
    assert (await anna.view(fork["id"]))["seats"][1]["player"] == "house"


async def test_options_say_which_seats_there_are(host: Host) -> None:
    """While a table is planned, laid, played, stored, forked and played again: one list."""
    anna = host.visitor("Anna")
    options = {"south": "person", "north": "house", "west": "house", "open_purses": "off"}
    plan = {"people": 2, "options": options}
    assert await anna.post("/api/games/court/seats", plan) == {
        "seats": ["east", "south"], "houses": ["north", "west"],
    }  # fmt: skip
    laid = await anna.lay("court", "me", "open", options=options)
    assert list(laid["invitations"]) == ["south"]
    bert = host.visitor("Bert")
    assert await bert.sit(laid["id"], laid["invitations"]["south"]) == "south"
    view = await anna.view(laid["id"])
    players = {"east": "person", "south": "person", "north": "house", "west": "house"}
    # seats are listed as they take turns: the rules of the north go first
    assert [(seat["id"], seat["player"]) for seat in view["seats"]] == [
        (id, players[id]) for id in ("north", "east", "south", "west")
    ]
    assert view["picture"]["turn_order"] == ["north", "east", "south", "west"]
    async with anna.at(laid["id"]) as a:
        await a.choose("take silver")
    host.hall.rooms.clear()  # read again from the store
    view = await anna.view(laid["id"])
    assert view["mine"] == ["east"]
    assert view["facts"][-1]["args"] == {"seat": "seat/east", "coin": "coin/silver"}
    rows = (await anna.get("/api/tables"))["mine"]
    assert [seat["id"] for seat in rows[0]["seats"]] == ["east", "south", "north", "west"]
    fork = await anna.post(f"/api/tables/{laid['id']}/fork")
    assert [seat["id"] for seat in (await anna.view(fork["id"]))["seats"]] == [
        "north", "east", "south", "west",
    ]  # fmt: skip


async def test_a_picture_is_made_for_who_looks(host: Host) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("court", "me", "open", options={"east": "house"})
    await bert.sit(laid["id"], laid["invitations"]["south"])
    async with anna.at(laid["id"]) as a, bert.at(laid["id"]) as b:
        await a.choose("take silver")
        await b.until(lambda view: view["choices"] == 1)
        assert a.view["picture"]["purses"]["north"] == {"gold": 0, "silver": 1, "copper": 0}
        assert b.view["picture"]["purses"]["north"] == 1
        assert b.view["picture"]["purses"]["south"] == {"gold": 0, "silver": 0, "copper": 0}
        watching = await host.visitor("Carl").view(laid["id"])
        assert watching["picture"]["purses"] == {"north": 1, "south": 0, "east": 1}


async def test_options_that_do_not_go_together_are_refused_in_the_words_of_the_game(
    host: Host,
) -> None:
    anna = host.visitor("Anna")
    options = {"north": "person", "east": "person"}
    problems = []
    for path, body in [
        ("/api/games/court/seats", {"people": 1, "options": options}),
        ("/api/tables", {"game": "court", "seats": [{"player": "me"}], "options": options}),
    ]:
        with pytest.raises(Refusal, match="bad-option") as refusal:
            await anna.post(path, body)
        assert refusal.value.status == 400
        problems.append(json.loads(anna.heard[-1])["error"])
    assert (
        problems[0]
        == problems[1]
        == {
            "code": "bad-option",
            "key": "court-misfit-too-many-persons",
            "args": {
                "number": 2,
                "number2": 1,
                "detail": "court cannot be played so: too-many-persons (number 2, number2 1)",
            },
        }
    )
    assert (await anna.get("/api/tables"))["mine"] == [], "nothing is laid"


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess", "seats": [{"player": "me"}]},
        {"game": "turns", "seats": [{"player": "me"}] * 3},
        {"game": "duel", "seats": [{"player": "me"}] * 2, "options": {"stakes": "mad"}},
        {"game": "duel", "seats": [{"player": "me"}] * 2, "options": {"colour": "red"}},
        {"game": "turns", "seats": [{"player": "me"}, {"player": "bot", "bot": "mcts:ms=9"}]},
    ],
)
async def test_what_no_table_can_be_laid_with(host: Host, body: dict[str, object]) -> None:
    with pytest.raises(Refusal, match="bad-option") as refusal:
        await host.visitor("Anna").post("/api/tables", body)
    assert refusal.value.status == 400


async def test_where_others_find_the_table_is_told_to_its_host_at_home_only(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("turns", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["east"])
    path = f"/api/tables/{laid['id']}/reach"
    assert await anna.get(path) == {"address": None, "loopback": True}
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.0.7")
    host.hall.listens = ("0.0.0.0", 8080)
    assert await anna.get(path) == {"address": "http://192.168.0.7:8080", "loopback": False}
    for stranger in (bert, host.visitor("Eve")):
        with pytest.raises(Refusal, match="not-you"):
            await stranger.get(path)
    for header in (
        {"x-forwarded-for": "10.0.0.1"},
        {"forwarded": "for=10.0.0.1"},
        {"host": "play.example.org"},
    ):
        with pytest.raises(Refusal, match="not-you"):
            await anna.get(path, headers=header)


@pytest.mark.parametrize(
    ("listens", "address"),
    [
        ("127.0.0.1", None),
        ("::1", None),
        ("localhost", None),
        ("192.168.0.7", "http://192.168.0.7:80"),
        ("fd00::7", "http://[fd00::7]:80"),
    ],
)
def test_the_address_for_others(listens: str, address: str | None) -> None:
    assert reach.address_for_others(listens, 80) == address
    assert not reach.is_at_home("192.168.0.9", {"host": "127.0.0.1:80"})


async def test_a_link_becomes_a_qr_code(host: Host) -> None:
    anna = host.visitor("Anna")
    with pytest.raises(Refusal, match="not-you"):
        await anna.post("/api/qr", {"text": "http://192.168.0.7"})
    await anna.post("/api/me", {"name": "Anna"})
    code = await anna.post("/api/qr", {"text": "http://192.168.0.7:8080/t/x#seat=y"})
    # the finder in the corner: seven dark squares, then a gap
    assert code["path"].startswith("M0 0h7v1h-7z")
    assert code["size"] % 4 == 1
    with pytest.raises(Refusal, match="bad-message"):
        await anna.post("/api/qr", {"text": "x" * 301})
