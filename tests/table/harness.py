"""A real server on loopback with toy games, and people who use it over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import shutil
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import websockets

from palatine.bots import thinking
from palatine.games import IDS
from palatine.games import find as find_game
from palatine.kernel.flow import Frame, State
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE
from palatine.table.clock import Clock
from palatine.table.hall import Hall
from palatine.table.serve import listen
from palatine.table.server import Server, configure
from palatine.table.settings import Settings
from palatine.table.store import Store
from palatine.table.thinkers import Thinkers
from tests.toys.court import COURT, SAGA
from tests.toys.duel import DUEL
from tests.toys.small import PICK, Finish, Picks, Rolls, Small, SmallState, everybody_of

CALM = Settings(
    requests_rate=1e6,
    requests_burst=1e6,
    messages_rate=1e6,
    messages_burst=1e6,
    frames_rate=1e6,
    frames_burst=1e6,
    socket_bytes_rate=1e9,
    socket_bytes_burst=1e9,
    costly_rate=1e6,
    costly_burst=1e6,
    strangers_rate=1e6,
    strangers_burst=1e6,
    anonymous_sockets_per_address=1000,
    spectators_per_address=1000,
)


def turns() -> Frame[Any]:
    return Picks(0, 40, 5)


class Trap(Picks):
    """Falls over when the lowest digit is picked, after it has changed something."""

    def chosen(self, g: SmallState, pick: int) -> None:
        super().chosen(g, pick)
        if PICK.first(pick) == 1:
            raise IndexError("planted")


def trap() -> Frame[Any]:
    return Trap(0, 3, 5)


def long_turns() -> Frame[Any]:
    return Picks(0, 5000, 5)


def rolls() -> Frame[Any]:
    return Rolls(0, NONE)


def everybody() -> Frame[Any]:
    return everybody_of([0, 1, 2], 2)


def toy(id: str, first: Any, seats: list[int]) -> Small:
    game = Small(first)
    game.id = id
    game.seats = seats
    if id != "everybody":
        # without the simultaneous choice it has no secrets
        game.frames = [Picks, Trap, Rolls, Finish]
    return game


class Alone(Small):
    """One person and a seat that the rules play."""

    def seat_names(self, people: int, options: dict[str, str]) -> list[str]:
        return ["north", "east"]

    def house_seats(self, people: int, options: dict[str, str]) -> int:
        return 1

    def setup(self, g: State) -> None:
        super().setup(g)
        g.houses = 0b10


def alone() -> Small:
    game = Alone(lambda: Picks(0, 3, 5))
    game.id = "alone"
    game.seats = [1]
    return game


TOYS: dict[str, Game] = {
    "duel": DUEL,
    "court": COURT,
    "saga": SAGA,
    "turns": toy("turns", turns, [1, 2]),
    "trap": toy("trap", trap, [1, 2]),
    "long": toy("long", long_turns, [1, 2]),
    "rolls": toy("rolls", rolls, [1, 2]),
    "alone": alone(),
    "everybody": toy("everybody", everybody, [3]),
}


def find_any(id: str) -> Game:
    """The toys besides the real games."""
    if id in TOYS:
        return TOYS[id]
    return find_game(id)


def think(job: dict[str, Any]) -> dict[str, Any]:
    """The bots' own thinking, which finds the toys too; also in a worker process."""
    thinking.__dict__["find"] = find_any
    return thinking.think(job)


class Near(Thinkers):
    """Thinks at once and in this process: for tests that are not about workers."""

    def __init__(self) -> None:
        super().__init__(1, 10.0, think)
        self.jobs: list[dict[str, Any]] = []
        self.is_thinking = True

    async def think(self, job: dict[str, Any], *more: Any) -> dict[str, Any]:
        self.jobs.append(job)
        while not self.is_thinking and not job.get("hint"):
            await asyncio.sleep(0.005)
        return self.function({**job, "spec": "random"} if not job.get("hint") else
                             {**job, "spec": "mcts:iterations=20"})  # fmt: skip

    def warm_up(self) -> None:
        pass


class Refusal(Exception):
    """The server said no."""

    def __init__(self, code: str, status: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.status = status


class Seatlink:
    """A socket at a table."""

    def __init__(self, wire: websockets.ClientConnection) -> None:
        self.wire = wire
        self.view: dict[str, Any] = {}
        self.facts: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.replies: dict[str, dict[str, Any]] = {}

    async def receive(self, timeout: float = 10.0) -> dict[str, Any]:
        text = await asyncio.wait_for(self.wire.recv(), timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.view = message
            self.facts = self.facts[: message["facts_from"]] + message["facts"]
        elif message["reply"] is not None:
            self.replies[message["reply"]] = message
        return message

    async def until(self, wanted: Any, timeout: float = 10.0) -> dict[str, Any]:
        """Reads on until a view is as wanted."""
        async with asyncio.timeout(timeout):
            while not self.view or not wanted(self.view):
                await self.receive(timeout)
        return self.view

    async def say(self, do: str, id: str | None = None, **more: Any) -> str:
        id = id or str(uuid.uuid4())
        await self.wire.send(json.dumps({"do": do, "id": id, **more}))
        return id

    async def ask(self, do: str, id: str | None = None, **more: Any) -> dict[str, Any]:
        """Says something and waits for the reply; a refusal is raised."""
        id = await self.say(do, id, **more)
        self.replies.pop(id, None)
        while id not in self.replies:
            await self.receive()
        reply = self.replies[id]
        if reply["type"] == "refused":
            raise Refusal(reply["error"]["code"])
        return reply

    @property
    def question(self) -> dict[str, Any] | None:
        for ask in self.view.get("asks", []):
            if "options" in ask:
                return dict(ask)
        return None

    @property
    def codes(self) -> list[str]:
        question = self.question
        return [option["code"] for option in question["options"]] if question else []

    async def choose(self, code: str | None = None, **more: Any) -> dict[str, Any]:
        """Answers with a code (the first one offered) and waits for the news of it."""
        question = self.question
        assert question is not None
        values = {
            "seat": question["seat"],
            "code": code or question["options"][0]["code"],
            "version": self.view["version"],
        }
        reply = await self.ask("choose", **{**values, **more})
        await self.until(lambda view: view["version"] >= reply["version"])
        return reply

    async def fresh(self) -> dict[str, Any]:
        """The view after everything said so far was dealt with."""
        reply = await self.ask("here")
        return await self.until(lambda view: view["version"] >= reply["version"])


class Visitor:
    """A browser: a cookie jar and what a person does with it."""

    def __init__(self, base: str, name: str) -> None:
        self.base = base
        self.name = name
        self.http = httpx.AsyncClient(base_url=base, timeout=30)
        self.heard: list[str] = []  # every body that ever came back

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> Any:
        response = await self.http.request(method, path, json=body, **more)
        self.heard.append(response.text)
        if response.status_code >= 400:
            raise Refusal(response.json()["error"]["code"], response.status_code)
        if response.headers.get("content-type", "").startswith("application/json"):
            return response.json()
        return response.text

    async def get(self, path: str, **more: Any) -> Any:
        return await self.call("GET", path, **more)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.call("POST", path, {} if body is None else body)

    async def lay(self, game: str, *players: str, **more: Any) -> dict[str, Any]:
        """A table: players are me, open or the name of a bot."""
        seats = [
            {"player": player} if player in ("me", "open") else {"player": "bot", "bot": player}
            for player in players
        ]
        body = {"game": game, "seats": seats, "name": self.name, **more}
        laid: dict[str, Any] = await self.post("/api/tables", body)
        return laid

    async def sit(self, id: str, token: str | None = None, **more: Any) -> str:
        body = {"name": self.name, **({"token": token} if token else {}), **more}
        seated = await self.post(f"/api/tables/{id}/sit", body)
        return str(seated["seat"])

    async def view(self, id: str, **query: str) -> dict[str, Any]:
        found: dict[str, Any] = await self.get(f"/api/tables/{id}", params=query)
        return found

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("palatine") or ""

    @asynccontextmanager
    async def at(self, id: str, **query: str) -> AsyncIterator[Seatlink]:
        """A socket at a table, with the first view already read."""
        address = self.base.replace("http", "ws", 1) + f"/api/tables/{id}/socket"
        if query:
            address += "?" + "&".join(f"{key}={value}" for key, value in query.items())
        async with websockets.connect(
            address,
            origin=self.base,  # type: ignore[arg-type]
            additional_headers={"cookie": f"palatine={self.cookie}"},
        ) as wire:
            link = Seatlink(wire)
            await link.receive()
            yield link
            self.heard += link.raw


class Host:
    """A server that runs in the test's own loop."""

    def __init__(self, hall: Hall, base: str, server: Server) -> None:
        self.hall = hall
        self.server = server
        self.base = base
        self.visitors: list[Visitor] = []

    def visitor(self, name: str) -> Visitor:
        visitor = Visitor(self.base, name)
        self.visitors.append(visitor)
        return visitor


class Quiet(Server):
    """Leaves signals to pytest."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serving(
    database: Path,
    settings: Settings = CALM,
    thinkers: Thinkers | None = None,
    find: Callable[[str], Game] = find_any,
    clock: Clock | None = None,
) -> AsyncIterator[Host]:
    """A server on a free port; it is shut down as a signal would do it."""
    settings = replace(settings, database=str(database))
    ids = [*TOYS, *IDS]
    hall = Hall(settings, ids=ids, find=find, thinkers=thinkers or Near(), clock=clock)
    await hall.open()
    with closing(listen("127.0.0.1", 0)) as free:
        server = Quiet(configure(hall))
        running = asyncio.create_task(server.serve(sockets=[free]))
        while not server.started:
            await asyncio.sleep(0.005)
        host = Host(hall, f"http://127.0.0.1:{free.getsockname()[1]}", server)
        try:
            yield host
        finally:
            for visitor in host.visitors:
                await visitor.http.aclose()
            server.should_exit = True
            await running
            await hall.close()


async def prepare(template: Path) -> None:
    """A database with all migrations, to be copied for every test."""
    store = Store(f"sqlite+aiosqlite:///{template}")
    await store.open()
    await store.close()


def fresh_database(template: Path, folder: Path) -> Path:
    copy = folder / "tables.sqlite"
    shutil.copy(template, copy)
    return copy
