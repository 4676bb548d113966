"""The roads into the hall: HTTP and sockets. Nothing is decided here."""

from __future__ import annotations

import asyncio
import logging
import re
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from palatine.table import puzzling, reach, seating, statistics, study, views, wire
from palatine.table.chairs import Client
from palatine.table.doors import address_key
from palatine.table.guard import COOKIE, NEW_COOKIES, retry_header
from palatine.table.hall import Hall, Person
from palatine.table.room import Room
from palatine.table.serve import is_loopback
from palatine.table.static import OWN, Asset, Files
from palatine.table.store import NotStored
from palatine.table.wire import STATUS, Refused

LOG = logging.getLogger("palatine.table")
FOREVER: Final = "public, max-age=31536000, immutable"
MOST_REPLIES: Final = 100  # that wait for a client to take them
CLOSE_CODES: Final = {"no-table": 4404, "too-fast": 4429, "too-many": 4429, "not-ready": 1012}
DECODER: Final = msgspec.json.Decoder(wire.Said)
NAMED: Final = msgspec.json.Decoder(wire.Named)
ENCODER: Final = msgspec.json.Encoder()

ERRORS: Final = {
    status: ResponseSpec(wire.Error, generate_examples=False, description=text)
    for status, text in (
        (400, "nonsense"),
        (403, "not yours, or not allowed"),
        (404, "no such table"),
        (409, "not now"),
        (413, "too large"),
        (429, "too often, or too much"),
    )
}

ID: Final = re.compile(r"[0-9a-z]{16}")
TableId = Annotated[str, PathParameter(pattern=f"^{ID.pattern}$", description="of the table")]
GameId = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9_-]+$")]
SeatId = Annotated[str, PathParameter(max_length=40, pattern=r"^[a-z0-9_-]+$")]
Choice = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000)]
SeatQuery = Annotated[
    str | None,
    QueryParameter(max_length=40, pattern=r"^[a-z0-9_-]+$", description="whose sight"),
]
PageNumber = Annotated[int, QueryParameter(ge=1, le=1_000_000, description="page of the list")]
Language = Annotated[str, QueryParameter(pattern=r"^[a-z]{2}$", description="en or ru")]
Call = Request[Any, Any, Any]


def hall_of(connection: Call | WebSocket[Any, Any, Any]) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def address_of(connection: Call | WebSocket[Any, Any, Any]) -> str:
    return address_key(connection.client.host) if connection.client else ""


async def known(connection: Call | WebSocket[Any, Any, Any]) -> Person | None:
    """Whoever the cookie says, if anybody."""
    person = await hall_of(connection).person(connection.cookies.get(COOKIE, ""))
    if person is not None:
        person.address = address_of(connection)
    return person


async def somebody(request: Call) -> Person:
    """Whoever the cookie says, else a new person who gets one with the answer."""
    person = await known(request)
    if person is None:
        person, token = await hall_of(request).welcome(address_of(request))
        set_cookie(request, token)
    return person


def set_cookie(request: Call, token: str) -> None:
    cookies: list[str] = request.scope[NEW_COOKIES]  # type: ignore[typeddict-item]
    cookies.append(token)


async def knock(request: Call) -> None:
    """Counts a request before anything is done about it."""
    hall = hall_of(request)
    person = await known(request)
    hall.requests.take(person.id if person else address_of(request))
    # files of the client may be kept by caches, which must never keep a cookie
    if person is not None and request.url.path.startswith("/api/") and await hall.greet(person):
        set_cookie(request, request.cookies[COOKIE])


# Persons and lists


@get("/api/me", tags=["persons"], responses=ERRORS)
async def me(request: Call) -> wire.Me:
    """Who the server takes this browser for."""
    person = await known(request)
    return wire.Me(person.name if person else "")


@post("/api/me", status_code=200, tags=["persons"], responses=ERRORS)
async def name_me(request: Call, data: JSONBody[wire.NewName]) -> wire.Me:
    """Sets the name to be known by."""
    person = await somebody(request)
    await hall_of(request).rename(person, data.name)
    return wire.Me(person.name)


@get("/api/games", tags=["games"], responses=ERRORS)
async def list_games(request: Call) -> list[wire.GameCard]:
    """What can be played here."""
    return hall_of(request).cards()


@post("/api/games/{id:str}/seats", status_code=200, tags=["games"], responses=ERRORS)
async def plan_seats(request: Call, id: GameId, data: JSONBody[wire.PlannedSeats]) -> wire.Seating:
    """The seats of a table that is being planned; refused as laying it would be."""
    return hall_of(request).seating(id, data)


@get("/api/games/{id:str}/components", tags=["games"], responses=ERRORS)
async def show_components(request: Call, id: GameId) -> Response[bytes]:
    """What is printed on the components of a game and what they say, in both languages."""
    hall = hall_of(request)
    asset = await hall.components(hall.find(id))
    return send(request, asset, "no-cache")


@get("/api/games/{id:str}/puzzles/{number:int}", tags=["games"], responses=ERRORS)
async def show_puzzle(request: Call, id: GameId, number: Number) -> wire.PuzzleView:
    """A kept position of a finished match with one clearly best answer, and that answer."""
    hall = hall_of(request)
    game = hall.find(id)
    stamp = puzzling.stamp(game)
    await hall.once.make(("puzzles", id, stamp), partial(puzzling.shelf, game, stamp))
    return await asyncio.to_thread(puzzling.view, game, number)


@get("/api/statistics", tags=["persons"], responses=ERRORS)
async def show_statistics(request: Call) -> wire.Statistics:
    """How this person fared in matches that are over, by game and level."""
    person = await known(request)
    return await statistics.statistics(hall_of(request), person.id if person else None)


@get("/api/tables", tags=["tables"], responses=ERRORS)
async def list_tables(
    request: Call, mine: PageNumber = 1, finished: PageNumber = 1, listed: PageNumber = 1
) -> wire.Lobby:
    """The tables of this person, those that wait first, those that are over, and the listed."""
    person = await known(request)
    pages = wire.PageNumbers(mine, finished, listed)
    return await hall_of(request).lobby.lists(person.id if person else None, pages)


@post("/api/tables", tags=["tables"], responses=ERRORS)
async def lay_table(request: Call, data: JSONBody[wire.NewTable]) -> wire.Laid:
    """Lays a new table."""
    person = await somebody(request)
    hall = hall_of(request)
    hall.charge(person.id, person.address)
    return await hall.lay(person, data)


@post("/api/games/{id:str}/guides/{guide:str}", tags=["tables"], responses=ERRORS)
async def lay_guided(
    request: Call, id: GameId, guide: SeatId, data: JSONBody[wire.NewGuided]
) -> wire.Laid:
    """Begins a guided match: seed, bots and their seeds are fixed."""
    person = await somebody(request)
    hall = hall_of(request)
    hall.charge(person.id, person.address)
    return await hall.lay_guided(person, id, guide, data)


# One table


@get("/api/tables/{id:str}", tags=["table"], responses=ERRORS)
async def show_table(request: Call, id: TableId, seat: SeatQuery = None) -> wire.TableView:
    """The table as this person sees it."""
    person = await known(request)
    async with hall_of(request).room(id) as room, room.lock:
        client = Client(person.id if person else None)
        if seat is not None:
            client.wanted = room.check_sight(client.person, seat)
        return views.view(room, client)


@post("/api/tables/{id:str}/sit", status_code=200, tags=["seats"], responses=ERRORS)
async def sit(request: Call, id: TableId, data: JSONBody[wire.Sit]) -> wire.Seated:
    """Takes a seat."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        person = await somebody(request)
        await hall.rename(person, data.name)
        async with room.lock:
            return await seating.sit(room, person, data)


@post("/api/tables/{id:str}/stand", status_code=204, tags=["seats"], responses=ERRORS)
async def stand(request: Call, id: TableId, data: JSONBody[wire.Stand]) -> None:
    """Gets up before the match begins."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        person = await somebody(request)
        async with room.lock:
            await seating.stand(room, person, data.seat)


@post("/api/tables/{id:str}/seats/{seat:str}", status_code=204, tags=["seats"], responses=ERRORS)
async def set_seat(request: Call, id: TableId, seat: SeatId, data: JSONBody[wire.SetSeat]) -> None:
    """The host puts a bot on a free seat or takes it away."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        person = await somebody(request)
        async with room.lock:
            await seating.set_seat(room, person, seat, data)


@post(
    "/api/tables/{id:str}/seats/{seat:str}/link", status_code=200, tags=["seats"], responses=ERRORS
)
async def make_link(request: Call, id: TableId, seat: SeatId) -> wire.Link:
    """A new link to a seat."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        person = await somebody(request)
        async with room.lock:
            return await seating.link(room, person, seat)


@post("/api/tables/{id:str}/do", status_code=200, tags=["table"], responses=ERRORS)
async def do(request: Call, id: TableId, data: JSONBody[wire.Spoken]) -> wire.Reply:
    """The same messages as through the socket, for those who have none."""
    hall = hall_of(request)
    person = await known(request)
    async with hall.room(id) as room:
        client = Client(person.id if person else None, address_of(request))
        return await hall.hear(room, client.person, data, client)


@post("/api/tables/{id:str}/fork", tags=["table"], responses=ERRORS)
async def fork(request: Call, id: TableId, data: JSONBody[wire.NewFork]) -> wire.Laid:
    """A new table that goes on from a point of this match, against bots."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        person = await somebody(request)
        hall.charge(person.id, person.address)
        return await hall.fork(person, room, data)


@post("/api/tables/{id:str}/rematch", tags=["table"], responses=ERRORS)
async def rematch(request: Call, id: TableId) -> wire.Laid:
    """The same table once more."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        person = await somebody(request)
        hall.charge(person.id, person.address)
        return await hall.rematch(person, room)


@post("/api/tables/{id:str}/next", tags=["table"], responses=ERRORS)
async def sequel(request: Call, id: TableId, data: JSONBody[wire.NewSequel]) -> wire.Laid:
    """The next game of a chronicle."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        person = await somebody(request)
        hall.charge(person.id, person.address)
        return await hall.sequel(person, room, data)


@get("/api/tables/{id:str}/chronicle", tags=["table"], responses=ERRORS)
async def chronicle(request: Call, id: TableId) -> wire.Chronicle:
    """What the match has left for a next one."""
    hall = hall_of(request)
    async with hall.room(id) as room:
        return hall.chronicle(room)


@get("/api/tables/{id:str}/reach", tags=["seats"], responses=ERRORS)
async def show_reach(request: Call, id: TableId) -> wire.Reach:
    """Where others find this table; told to its host at the server's own machine only."""
    hall = hall_of(request)
    person = await known(request)
    async with hall.room(id) as room:
        client = request.client.host if request.client else ""
        is_host = person is not None and room.row.host == person.id
        if not is_host or not reach.is_at_home(client, dict(request.headers)):
            raise Refused("not-you")
    host, port = hall.listens
    address = None if hall.settings.hosts else reach.address_for_others(host, port)
    return wire.Reach(address, is_loopback(host))


@post("/api/qr", status_code=200, tags=["seats"], responses=ERRORS)
async def draw_qr(request: Call, data: JSONBody[wire.QRText]) -> wire.QRCode:
    """A link as a picture that a telephone can read."""
    person = await known(request)
    if person is None:
        raise Refused("not-you")
    hall_of(request).charge(person.id, person.address)
    return wire.QRCode(*await asyncio.to_thread(reach.qr_path, data.text))


@post("/api/tables/{id:str}/remove", status_code=204, tags=["tables"], responses=ERRORS)
async def remove(request: Call, id: TableId, data: JSONBody[wire.Remove]) -> None:
    """Takes a table out of one's own lists, or puts it back."""
    person = await known(request)
    if person is None:
        raise Refused("no-table")
    await hall_of(request).lobby.remove(person.id, id, data.removed)


@get("/api/tables/{id:str}/past/{choice:int}", tags=["table"], responses=ERRORS)
async def past(request: Call, id: TableId, choice: Choice, seat: SeatQuery = None) -> wire.PastView:
    """The table as it stood after so many choices, with the sight of then."""
    person = await known(request)
    async with hall_of(request).room(id) as room, room.lock:
        return views.past(room, choice, sight_for(room, person, seat), None)


@get("/api/tables/{id:str}/course", tags=["table"], responses=ERRORS)
async def course(request: Call, id: TableId, seat: SeatQuery = None) -> wire.Course:
    """How every seat stood as the match went on; after the end."""
    person = await known(request)
    async with hall_of(request).room(id) as room, room.lock:
        if room.course is None:
            room.course = await views.course(room)
        looking = sight_for(room, person, seat)
        choices = [room.number_for(looking, choice) for choice in room.course.choices]
        return wire.Course(choices, room.course.seats)


@get("/api/tables/{id:str}/analysis", tags=["table"], responses=ERRORS)
async def show_analysis(request: Call, id: TableId, seat: SeatQuery = None) -> wire.Analysis:
    """How far the analysis of the match is, and which choices cost most; after the end."""
    person = await known(request)
    async with hall_of(request).room(id) as room, room.lock:
        looking = sight_for(room, person, seat)
        return await study.show(room, person.id if person else None, looking)


@post("/api/tables/{id:str}/analysis", status_code=200, tags=["table"], responses=ERRORS)
async def want_analysis(
    request: Call, id: TableId, data: JSONBody[wire.WantAnalysis]
) -> wire.Analysis:
    """Has the match analysed, or calls it off; after the end."""
    hall = hall_of(request)
    person = await known(request)
    if data.wanted and person is not None:
        hall.charge(person.id, person.address)
    async with hall.room(id) as room, room.lock:
        own = person.id if person else None
        await study.ask(room, own, data.wanted)
        return await study.show(room, own, sight_for(room, person, None))


@get("/api/tables/{id:str}/journal", media_type=MediaType.TEXT, tags=["table"], responses=ERRORS)
async def journal(request: Call, id: TableId) -> Response[str]:
    """The whole journal with the seed; after the end."""
    async with hall_of(request).room(id) as room, room.lock:
        name = f"{room.game.id}-{id[:6]}.journal"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(views.text(room), headers=headers, media_type=MediaType.TEXT)


@get("/api/tables/{id:str}/log", media_type=MediaType.TEXT, tags=["table"], responses=ERRORS)
async def log(
    request: Call,
    id: TableId,
    seat: SeatQuery = None,
    lang: Language = "en",
) -> str:
    """The chronicle in words, as this person may read it."""
    person = await known(request)
    hall_of(request).charge(person.id if person else "", address_of(request))
    async with hall_of(request).room(id) as room, room.lock:
        return views.log(room, sight_for(room, person, seat), lang)


def sight_for(room: Room, person: Person | None, seat: str | None) -> int:
    client = Client(person.id if person else None)
    if seat is not None:
        return room.check_sight(client.person, seat)
    return room.sight_of(client)[0]


# The socket


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """One person at one table."""
    hall = hall_of(socket)
    if not ID.fullmatch(id):
        await socket.accept()
        await say_goodbye(socket, Refused("no-table"))
        return
    person = await known(socket)
    address = address_of(socket)
    key = person.id if person else address
    await socket.accept()
    client = Client(person.id if person else None, address)
    try:
        hall.requests.take(key)
        hall.plug_in(client.person, address)
    except Refused as refused:
        await say_goodbye(socket, refused)
        return
    try:
        async with hall.room(id) as room:
            try:
                await hall.come(room, client, socket.query_params.get("seat"))
                await converse(hall, room, client, socket, key)
            finally:
                await asyncio.shield(hall.spawn(hall.go(room, client)))
    except Refused as refused:
        await say_goodbye(socket, refused)
    except NotStored:
        await say_goodbye(socket, Refused("not-ready"))
    except WebSocketDisconnect:
        pass
    finally:
        hall.pull_out(client.person, address)


async def converse(
    hall: Hall, room: Room, client: Client, socket: WebSocket[Any, Any, Any], key: str
) -> None:
    """Listens and speaks until either side has gone."""
    speaker = asyncio.create_task(speak(hall, room, client, socket))
    listener = asyncio.create_task(listen(hall, room, client, socket, key))
    try:
        done, _ = await asyncio.wait({speaker, listener}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        speaker.cancel()
        listener.cancel()
        await asyncio.gather(speaker, listener, return_exceptions=True)


async def speak(hall: Hall, room: Room, client: Client, socket: WebSocket[Any, Any, Any]) -> None:
    """Sends replies, then the table if it has changed; what piled up meanwhile is one message."""
    while True:
        await client.wake.wait()
        client.wake.clear()
        while client.replies:
            await socket.send_data(ENCODER.encode(client.replies.pop(0)).decode())
        if hall.is_closing or client.is_cut:
            break
        if client.has_news:
            async with room.lock:
                client.has_news = False
                shown = views.news(room, client)
            if shown is not None:
                await socket.send_data(ENCODER.encode(shown).decode())
    await socket.close(1012)


async def listen(
    hall: Hall, room: Room, client: Client, socket: WebSocket[Any, Any, Any], key: str
) -> None:
    """Takes one message after the other."""
    while True:
        text = await socket.receive_data("text")
        hall.messages.take(key)
        if len(client.replies) > MOST_REPLIES:
            raise Refused("too-fast", wait=1.0)  # it asks and does not listen
        try:
            said = DECODER.decode(text)
        except msgspec.MsgspecError as error:
            client.reply(denied(id_of(text), Refused("bad-message", detail=str(error)[:200])))
            continue
        except RecursionError:
            client.reply(denied(None, Refused("bad-message", detail="nested too deeply")))
            continue
        if isinstance(said, wire.Hint):
            hall.spawn(answer(hall, room, client, said))  # others need not wait for a thought
        else:
            await answer(hall, room, client, said)


def id_of(text: str) -> str | None:
    """The id of a message that is nonsense otherwise, so that its sender knows which it was."""
    try:
        return NAMED.decode(text).id
    except msgspec.MsgspecError:
        return None


async def answer(hall: Hall, room: Room, client: Client, said: wire.Said) -> None:
    """Carries out a message and leaves the reply for the speaker."""
    try:
        client.reply(await hall.hear(room, client.person, said, client))
    except Refused as refused:
        client.reply(denied(said.id, refused))
        client.tell(insists=True)
    except Exception:
        LOG.exception("an accident", extra={"table": room.id})
        client.reply(denied(said.id, Refused("broken")))


def denied(reply: str | None, refused: Refused) -> wire.Denied:
    return wire.Denied(reply, wire.problem(refused))


async def say_goodbye(socket: WebSocket[Any, Any, Any], refused: Refused) -> None:
    """Tells why, then hangs up."""
    try:
        await socket.send_data(ENCODER.encode(denied(None, refused)).decode())
        await socket.close(CLOSE_CODES.get(refused.code, 4400), refused.code)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone already


# Pages


@get("/live", tags=["server"])
async def live() -> wire.Health:
    """Whether the server runs; if it does not answer, it must be started anew."""
    return wire.Health("ok")


@get(["/ready", "/health"], tags=["server"])
async def ready(request: Call) -> Response[wire.Health]:
    """Whether the server can do its work: a write was committed lately."""
    if await hall_of(request).store.is_well():
        return Response(wire.Health("ok"))
    trouble = Refused("not-ready")
    return Response(
        wire.Health("the database cannot be written"),
        status_code=STATUS[trouble.code],
        headers=retry_header(trouble),
    )


@get(["/api", "/api/page.js", "/api/page.css"], include_in_schema=False)
async def api_page(request: Call) -> Response[bytes]:
    """The interface as a page, made from its own description."""
    name = request.url.path.removeprefix("/api").lstrip("/") or "api.html"
    asset = OWN.get(name)
    assert asset is not None
    return send(request, asset, "no-cache")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(request: Call) -> Response[bytes]:
    """A file of the client, or its page, which finds its own way."""
    files: Files | None = request.app.state.files
    path = request.url.path.lstrip("/")
    if path.startswith("api/"):
        raise Refused("no-page")
    if files is not None:
        asset = files.get(path)
        if asset is not None:
            is_forever = path.startswith("assets/")
            return send(request, asset, FOREVER if is_forever else "no-cache")
        if "." in path.rpartition("/")[2]:
            raise Refused("no-page")
        page = files.get("index.html")
    else:
        page = OWN.get("missing.html")
    if page is None:
        raise Refused("no-page")
    return send(request, page, "no-cache")


def send(request: Call, asset: Asset, cache: str) -> Response[bytes]:
    headers = {"cache-control": cache, "etag": asset.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=asset.kind)


HANDLERS: Final = [
    me, name_me, list_games, plan_seats, show_components, list_tables, lay_table, lay_guided,
    show_table, sit, stand, set_seat, make_link, show_reach, draw_qr, do, fork, rematch, sequel,
    chronicle, remove, past, course, show_analysis, want_analysis, show_puzzle, show_statistics,
    journal, log, table_socket, live, ready, api_page, client_file,
]  # fmt: skip
