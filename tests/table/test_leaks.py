"""Nothing of another seat can be obtained by any route.

Two tables differ only in what one viewer cannot know. The viewer tries everything on both; every
byte that comes back must be the same.
"""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from typing import Any

import pytest

from palatine.games.oath.game import GAME as OATH
from palatine.kernel import flow, journal, position, sight
from palatine.kernel.chance import fast
from palatine.kernel.flow import NOBODY, State
from palatine.kernel.game import Game
from palatine.table.chairs import PERSON, Chair
from palatine.table.hall import Person
from palatine.table.plans import Plan
from tests.games.oath.table import act, own, table
from tests.table.harness import Host, Near, Refusal, Visitor, find_any, serving
from tests.toys.duel import DUEL, Duel

pytestmark = pytest.mark.anyio

NAMES = ["anna", "bert", "carl"]
MOMENTS = [0, 3, 5]  # choices after which the tables are compared


@pytest.fixture(autouse=True)
def same_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both tables guess alike: what differs then differs by what is hidden."""
    monkeypatch.setattr(secrets, "token_hex", lambda n=32: "5a" * n)


class Leak(AssertionError):
    """Something came back that depends on what the viewer cannot know."""


class Slow(Near):
    """Bots that never answer: forks stay where they began."""

    def __init__(self) -> None:
        super().__init__()
        self.is_thinking = False


def at_moment(choices: int, salt: int = 0) -> State:
    """A match of three after so many random choices."""
    play = journal.begin(DUEL, 3, {}, f"leaks {choices} {salt}")
    luck = fast(f"leaks {choices} {salt}")
    for _ in range(choices):
        open_asks = flow.asks(play.g)
        ask = open_asks[luck.below(len(open_asks))]
        play.choose(int(ask.seat), ask.nth(luck.below(int(ask.count))))
    return play.g


def other_world(g: State, seat: int) -> State:
    """The same to this seat, and as different as can be to all others."""
    seen = sight.seen_by(g, seat)
    for attempt in range(50):
        other = sight.guess(seen, seat, fast(f"world {attempt}"))
        if position.flatten(other) != position.flatten(g):
            return other
    raise AssertionError("the seat knows everything")


class World:
    """A table that begins at a position, with three people and somebody who looks on."""

    def __init__(self, host: Host, viewer: int) -> None:
        self.host = host
        self.people = host.visitors or [host.visitor(name) for name in [*NAMES, "eve"]]
        self.viewer: Visitor = self.people[viewer]  # -1, the last one, holds no seat
        self.seat = NAMES[viewer] if viewer >= 0 else None
        self.id = ""
        self.notes: list[str] = []

    async def lay(self, game: Game, g: State) -> None:
        persons: list[Person] = []
        for visitor in self.people:
            if not visitor.cookie:
                await visitor.post("/api/me", {"name": visitor.name})
            person = await self.host.hall.person(visitor.cookie)
            assert person is not None
            persons.append(person)
        chairs = [Chair(nr, name, PERSON, persons[nr].id, name) for nr, name in enumerate(NAMES)]
        plan = Plan(game, {"stakes": "low"}, chairs, hints=True, position=position.write(g))
        self.id = (await self.host.hall.lay_out(persons[0], plan)).id

    @property
    def g(self) -> State:
        play = self.host.hall.rooms[self.id].play
        assert play is not None
        return play.g

    async def note(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Writes down what comes back, without what two tables never have in common."""
        answer: Any
        try:
            answer = await self.viewer.call(method, path, body, params=query)
        except Refusal as refusal:
            answer = f"refused {refusal.code} {refusal.status}"
        if path == "/api/tables":
            lists = (answer[name] for name in ("mine", "finished", "listed"))
            answer = [row for rows in lists for row in rows if row["id"] == self.id]
        text = json.dumps(answer, sort_keys=True)
        text = re.sub(r'"changed": \d+', "", text)
        self.notes.append(re.sub(r"\b[0-9a-z]{16}\b", "ID", f"{method} {path} {query}: {text}"))
        return answer

    async def probe(self, with_forks: bool) -> None:
        """Everything a viewer can try."""
        base = f"/api/tables/{self.id}"
        await self.note("GET", base)
        for seat in [*NAMES, "all", "observer"]:
            await self.note("GET", base, seat=seat)
            await self.note("GET", f"{base}/past/0", seat=seat)
            await self.note("GET", f"{base}/log", seat=seat)
        for choice in range(self.host.hall.rooms[self.id].choices + 2):
            await self.note("GET", f"{base}/past/{choice}")
            await self.note("POST", f"{base}/do", {"do": "past", "choice": choice})
        for what in ("course", "journal"):
            await self.note("GET", f"{base}/{what}")
        await self.note("GET", "/api/tables")
        version = self.host.hall.rooms[self.id].row.version
        for seat in NAMES:
            for card in ("ace", "six", "queen"):
                if seat == self.seat and f"play {card}" in await self.codes():
                    continue
                say = {"do": "choose", "seat": seat, "code": f"play {card}", "version": version}
                await self.note("POST", f"{base}/do", say)
            if seat != self.seat:
                for do in ("undo", "hint"):
                    say = {"do": do, "seat": seat, "version": version}
                    await self.note("POST", f"{base}/do", say)
            if with_forks:
                fork = await self.note("POST", f"{base}/fork", {"seat": seat})
                await self.note("GET", f"/api/tables/{fork['id']}")
        if self.seat is not None:
            say = {"do": "hint", "seat": self.seat, "version": version}
            await self.note("POST", f"{base}/do", say)
        async with self.viewer.at(self.id) as link:
            await link.ask("past", choice=0)
            text = "\n".join(link.raw)
        self.notes.append(re.sub(r"\b[0-9a-z]{16}\b|[0-9a-f-]{36}", "ID", text))

    async def codes(self) -> list[str]:
        view = await self.viewer.view(self.id)
        asks = [ask for ask in view["asks"] if "options" in ask]
        return [option["code"] for ask in asks for option in ask["options"]]

    async def others_act(self, pick: int) -> bool:
        """Somebody else answers, if nothing public can come of it."""
        g = self.g
        asks = flow.asks(g)
        is_commit = bool(g.frames) and isinstance(g.frames[-1], flow.Commit)
        others = [ask for ask in asks if NAMES[ask.seat] != self.seat]
        if not others or (is_commit and len(asks) == 1) or 1 in g.held:  # type: ignore[attr-defined]
            return False
        ask = others[0]
        code = DUEL.lexicon(DUEL.config(3, {})).code(ask.options[pick])
        version = self.host.hall.rooms[self.id].row.version
        who = self.people[ask.seat]
        say = {"do": "choose", "seat": NAMES[ask.seat], "code": code, "version": version}
        await who.post(f"/api/tables/{self.id}/do", say)
        return True

    async def answer_and_take_back(self) -> None:
        """The viewer's own answer to a simultaneous question, and its undo."""
        g = self.g
        mine = [ask for ask in flow.asks(g) if NAMES[ask.seat] == self.seat]
        if not mine or not isinstance(g.frames[-1], flow.Commit) or len(flow.asks(g)) == 1:
            return
        base = f"/api/tables/{self.id}"
        version = self.host.hall.rooms[self.id].row.version
        code = DUEL.lexicon(DUEL.config(3, {})).code(mine[0].nth(0))
        say = {"do": "choose", "seat": self.seat, "code": code, "version": version}
        await self.note("POST", f"{base}/do", say)
        await self.note("GET", base)
        await self.note("GET", f"{base}/past/{self.host.hall.rooms[self.id].choices}")
        say = {"do": "undo", "seat": self.seat, "version": version + 1}
        await self.note("POST", f"{base}/do", say)
        await self.note("GET", base)


async def compare(host: Host, game: Game, g: State, viewer: int, is_thorough: bool) -> None:
    worlds = [World(host, viewer), World(host, viewer)]
    await worlds[0].lay(game, g)
    await worlds[1].lay(game, other_world(g, viewer))
    for turn in range(4):
        for world in worlds:
            await world.note("GET", f"/api/tables/{world.id}")
            if is_thorough:
                await world.probe(with_forks=turn == 1)
                await world.answer_and_take_back()
        pick = turn % 2 - 1  # the last option first
        acted = [await world.others_act(pick) for world in worlds]
        for one, other in zip(worlds[0].notes, worlds[1].notes, strict=True):
            if one != other:
                raise Leak(f"{one[:2000]}\n\n{other[:2000]}")
        if acted == [False, False]:
            return
        assert acted == [True, True]


@pytest.mark.parametrize("choices", MOMENTS)
@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
async def test_what_a_seat_cannot_know_never_reaches_it(
    database: Path, choices: int, viewer: int
) -> None:
    async with serving(database, thinkers=Slow()) as host:
        await compare(host, DUEL, at_moment(choices), viewer, is_thorough=True)


@pytest.mark.parametrize("leak", ["field", "key", "log", "subject", "options"])
async def test_the_test_would_notice_a_leak(database: Path, leak: str) -> None:
    """The same comparison with a game that leaks does not pass."""
    leaky = Duel(leak)

    def find(id: str) -> Game:
        return leaky if id == "duel" else find_any(id)

    async with serving(database, thinkers=Slow(), find=find) as host:
        for salt in range(20):
            g = at_moment(3, salt)
            winner = int(flow.asks(g)[0].seat)
            # what only the asked seat is told shows to that seat, the rest to everybody
            viewer = winner if leak in ("subject", "options") else (winner + 2) % 3
            try:
                await compare(host, leaky, g, viewer, is_thorough=False)
            except Leak:
                return
    raise AssertionError("nothing was noticed")


async def test_bots_get_what_their_seat_sees_and_nothing_else(host: Host) -> None:
    thinkers = host.hall.thinkers
    assert isinstance(thinkers, Near)
    anna = host.visitor("Anna")
    laid = await anna.lay("duel", "me", "easy", "easy")
    async with anna.at(laid["id"]) as a:
        while a.view["status"] == "running":
            if a.question:
                await a.choose()
            else:
                await a.receive()
    assert len(thinkers.jobs) > 4
    for job in thinkers.jobs:
        hidden = [name for name in NAMES if name != NAMES[job["seat"]]]
        fields = job["position"]["fields"]
        assert all(fields["hand"][name] == "hidden" for name in hidden)
        assert fields["bag"] == "hidden"
        assert set(job) == {"game", "data", "position", "seat", "spec", "seed", "plan"}


async def test_after_the_end_everything_is_open(host: Host) -> None:
    anna, bert, eve = (host.visitor(name) for name in ("Anna", "Bert", "Eve"))
    laid = await anna.lay("duel", "me", "open")
    await bert.sit(laid["id"], laid["invitations"]["bert"])
    async with anna.at(laid["id"]) as a, eve.at(laid["id"]) as e:
        for seat in ("bert", "all"):
            with pytest.raises(Refusal, match="not-you"):
                await a.ask("sight", seat=seat)
        await a.ask("resign", seat="anna")
        await e.until(lambda view: view["status"] == "over")
        assert e.view["picture"]["hand"] == {"anna": "hidden", "bert": "hidden"}
        await e.ask("sight", seat="all")
        await e.until(lambda view: view["seat"] == "all")
        assert len(e.view["picture"]["hand"]["anna"]) == 3
        assert len(e.view["picture"]["hand"]["bert"]) == 3
        assert {fact["key"] for fact in e.facts} == {"dealt", "dealt-hidden"}
        past = await e.ask("past", choice=0)
        assert past["picture"]["hand"] == e.view["picture"]["hand"]
    assert "* resign" in await eve.get(f"/api/tables/{laid['id']}/journal")


SHORT = ["give_favor 2"]
LONG = ["give_secrets 1", "give_favor 1", "drop_term 1", "drop_term 1", "give_favor 2"]


def no_times(text: str) -> str:
    """Without names of tables and replies, which no two tables have in common."""
    return re.sub(r'\b[0-9a-z]{16}\b|[0-9a-f-]{36}|"reply":"[^"]*"', "", text)


def terms(view: dict[str, Any]) -> list[str]:
    """What the viewer reads of the offer."""
    return list(view["picture"].get("bargain", {}).get("terms", []))


class Bargainers:
    """A table of Oath at which an offer is drafted, and all that comes to a third meanwhile."""

    def __init__(self, host: Host) -> None:
        self.people = host.visitors or [host.visitor(name) for name in ("Anna", "Bert", "Carl")]
        self.host = host
        self.notes: list[str] = []

    async def lay(self) -> str:
        g = table(3)
        own(g, "purple", favor=3, secrets=3)
        act(g, "purple")
        persons: list[Person] = []
        for visitor in self.people:
            if not visitor.cookie:
                await visitor.post("/api/me", {"name": visitor.name})
            person = await self.host.hall.person(visitor.cookie)
            assert person is not None
            persons.append(person)
        chairs = [
            Chair(nr, name, PERSON, persons[nr].id, name)
            for nr, name in enumerate(g.config.seat_names)
        ]
        plan = Plan(OATH, g.config.options, chairs, position=position.write(g))
        return (await self.host.hall.lay_out(persons[0], plan)).id

    async def draft(self, edits: list[str]) -> None:
        id = await self.lay()
        anna, bert, carl = self.people
        async with anna.at(id) as a, bert.at(id) as b, carl.at(id) as c:
            await a.choose("offer_citizenship red")
            await c.fresh()
            heard = len(c.raw)
            for code in ["give_reliquary brutal", *edits]:
                await a.choose(code)
            await b.until(lambda view: terms(view) == ["give_favor 2", "give_reliquary brutal"])
            await c.fresh()
            assert len(c.raw) == heard + 1, "nothing is sent while the two write"
            for path in ("", "/log", f"/past/{c.view['choices']}"):
                self.notes.append(json.dumps(await carl.get(f"/api/tables/{id}{path}")))
            await a.choose("send")
            await c.until(lambda view: len(terms(view)) == 2)
        self.notes += c.raw


async def test_a_third_hears_nothing_of_a_draft_not_even_how_often_it_was_changed(
    database: Path,
) -> None:
    """OA-NEG-02: an unsent offer was read by all, edit by edit."""
    async with serving(database, thinkers=Slow()) as host:
        drafts = [Bargainers(host), Bargainers(host)]
        await drafts[0].draft(SHORT)
        await drafts[1].draft(LONG)
    short, long = ([no_times(note) for note in each.notes] for each in drafts)
    assert short == long


async def test_no_secret_in_a_log_line(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", "palatine")
    anna, bert = host.visitor("Anna"), host.visitor("Bert")
    laid = await anna.lay("duel", "me", "open")
    token = laid["invitations"]["bert"]
    await bert.sit(laid["id"], token)
    async with anna.at(laid["id"]) as a:
        await a.choose()
    with pytest.raises(Refusal):
        await bert.sit(laid["id"], "wrong-token")
    from palatine.table.logs import Lines

    lines = "\n".join(Lines().format(record) for record in caplog.records)
    assert '"route": "/api/tables/' in lines
    for secret in (token, "wrong-token", anna.cookie, bert.cookie, laid["id"], "Anna"):
        assert secret not in lines
