"""The hall: all tables, all persons, and whatever concerns more than one table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import uuid
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar, assert_never

from sqlalchemy import func, select

from palatine import guides
from palatine.bots import ratings
from palatine.games import IDS, find
from palatine.guides import Guide
from palatine.kernel.data import corrected
from palatine.kernel.errors import BadData, Misfit
from palatine.kernel.flow import Config
from palatine.kernel.game import Game
from palatine.table import bot_turns, deeds, plans, puzzling, views, wire
from palatine.table.chairs import (
    BOT,
    HOUSE,
    OPEN,
    PERSON,
    Chair,
    Client,
)
from palatine.table.clock import Clock
from palatine.table.components import asset as made
from palatine.table.fair import Who
from palatine.table.limits import Limit
from palatine.table.lobby import Lobby
from palatine.table.once import Once
from palatine.table.plans import Plan
from palatine.table.retention import tidy
from palatine.table.room import OVER, RUNNING, Means, Room
from palatine.table.rows import TableRow
from palatine.table.schema import PERSONS, TABLES
from palatine.table.settings import Settings
from palatine.table.static import Asset
from palatine.table.store import (
    ADD_PERSON,
    NAME_PERSON,
    SEE_PERSON,
    NotStored,
    Overtaken,
    Store,
    save_seat,
)
from palatine.table.thinkers import Thinkers, bots_of, checked_bot
from palatine.table.tokens import COOKIE, INVITATION, clean, digest, new_id, origin_of
from palatine.table.wire import Refused
from palatine.words import named

LOG = logging.getLogger("palatine.table")
TIDY_EVERY: Final = 3600  # seconds
DAY: Final = 24 * 3600
PERSONS_KEPT: Final = 10_000
LOOPBACK: Final = ("127.0.0.1", 0)  # until the server says otherwise

T = TypeVar("T")


@dataclass
class Person:
    """Whoever holds the cookie."""

    id: str
    name: str
    seen: int = 0  # to the day
    address: str = ""  # from which the last request came; it is stored nowhere


class Hall:
    """Everything a server of the table keeps."""

    def __init__(
        self,
        settings: Settings,
        *,
        ids: list[str] = IDS,
        find: Callable[[str], Game] = find,
        thinkers: Thinkers | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.settings = settings
        self.ids = ids
        self.find_game = find
        self.store = Store(settings.url, settings.lock_seconds)
        self.thinkers = thinkers or Thinkers(
            settings.bot_workers, settings.bot_patience, faster=settings.faster
        )
        self.clock = clock or Clock()
        self.guides_read: dict[str, dict[str, Guide]] = {}
        self.means = Means(self.store, self.thinkers, settings, self.clock, self.find, self.guides)
        self.lobby = Lobby(self.store, settings, ids, self.find)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.persons: OrderedDict[str, Person] = OrderedDict()  # by hash of the cookie
        self.listens = LOOPBACK  # on which address and port
        self.sockets: Counter[tuple[str, str]] = Counter()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tidying: asyncio.Task[None] | None = None
        self.once = Once()
        self.requests = Limit(settings.requests_rate, settings.requests_burst)
        self.messages = Limit(settings.messages_rate, settings.messages_burst)
        self.costly = Limit(settings.costly_rate, settings.costly_burst)
        near = settings.persons_per_address
        self.costly_near = Limit(settings.costly_rate * near, settings.costly_burst * near)
        self.strangers = Limit(settings.strangers_rate, settings.strangers_burst)

    def find(self, id: str) -> Game:
        """A game by its id."""
        try:
            return self.find_game(id)
        except BadData as error:
            raise Refused("bad-option", detail=str(error)) from None

    def guides(self, game: Game) -> dict[str, Guide]:
        """The guided matches of a game; what is wrong with them is found at the start."""
        if game.id not in self.guides_read:
            self.guides_read[game.id] = guides.load(game)
        return self.guides_read[game.id]

    @property
    def is_closing(self) -> bool:
        return self.means.is_closing

    # Opening and closing

    async def open(self) -> None:
        """Opens the store; bots go on when somebody looks at their table."""
        await self.store.open()
        self.tidying = asyncio.create_task(self.tidy_up())

    async def close(self) -> None:
        """Takes nothing new, finishes what was begun, writes it down."""
        self.means.is_closing = True
        if self.tidying is not None:
            self.tidying.cancel()
        rooms = list(self.rooms.values())
        for room in rooms:
            for task in room.thinking.values():
                task.cancel()
            if room.study is not None and room.study.task is not None:
                room.study.task.cancel()
            for client in room.clients:
                client.wake.set()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=10)
        for room in rooms:
            async with room.lock:
                if room.alarm is not None:
                    room.alarm.cancel()
                await self.seal(room)
        self.thinkers.close()
        await self.store.close()

    async def seal(self, room: Room) -> None:
        """Leaves a check behind for whoever reads the table next, perhaps with other rules."""
        tail = room.tail_statement()
        if tail is not None:
            with contextlib.suppress(Overtaken, NotStored):  # it goes without
                await self.store.write(tail, base=(room.id, room.row.version))

    async def tidy_up(self) -> None:
        """Keeps the database small, now and then."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                await tidy(self.store, self.settings, self.clock)
            except (NotStored, Overtaken):
                LOG.warning("not tidied up")
            self.persons.clear()  # they are read again, as far as they are still there

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that goes on when whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    @asynccontextmanager
    async def room(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, in memory as long as it is used."""
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(self.means, id)
        self.rooms.move_to_end(id)
        room.users += 1
        try:
            if not room.is_loaded:
                async with room.lock:
                    if not room.is_loaded:
                        await room.load()
                        bot_turns.run_bots(room)
            self.make_space()
            yield room
        finally:
            room.users -= 1
            if not room.is_loaded and room.users == 0:
                self.rooms.pop(id, None)

    def make_space(self) -> None:
        """Lets go of the rooms that were not used for longest.

        Of those that only bots are busy in, too: they go on when somebody looks.
        """
        for is_free in (Room.is_idle, Room.is_left_to_bots):
            for id, room in list(self.rooms.items()):
                if len(self.rooms) <= self.settings.rooms:
                    return
                if is_free(room):
                    room.stop_bots()
                    del self.rooms[id]
                    self.spawn(self.seal(room))

    # Persons

    async def person(self, token: str) -> Person | None:
        """Whom a cookie belongs to."""
        if not token:
            return None
        key = digest(COOKIE, token)
        if key in self.persons:
            self.persons.move_to_end(key)
            return self.persons[key]
        row = await self.store.one(select(PERSONS).where(PERSONS.c.token == key))
        if row is None:
            return None
        return self.keep(key, Person(row["id"], row["name"], row["seen"]))

    async def greet(self, person: Person) -> bool:
        """Whether somebody comes for the first time since a day: then the cookie is renewed."""
        now = self.clock.now()
        if abs(now - person.seen) < DAY:
            return False
        before, person.seen = person.seen, now
        try:
            await self.store.write((SEE_PERSON, {"at": person.id, "seen": now}))
        except NotStored:
            person.seen = before
            return False
        return True

    def keep(self, key: str, person: Person) -> Person:
        self.persons[key] = person
        if len(self.persons) > PERSONS_KEPT:
            self.persons.popitem(last=False)
        return person

    async def welcome(self, address: str) -> tuple[Person, str]:
        """A new person and the cookie for it."""
        self.strangers.take(address)
        token = secrets.token_urlsafe(32)
        now = self.clock.now()
        person = Person(new_id(), "", now, address)
        key = digest(COOKIE, token)
        row = {"id": person.id, "token": key, "name": "", "created": now, "seen": now}
        await self.store.write((ADD_PERSON, row))
        return self.keep(key, person), token

    async def rename(self, person: Person, name: str | None) -> None:
        """A new name; seats that were taken keep the name they were taken under."""
        if name is None:
            return
        cleaned = clean(name)
        if cleaned != person.name:
            await self.store.write((NAME_PERSON, {"at": person.id, "name": cleaned}))
            person.name = cleaned

    def charge(self, person: str, address: str) -> None:
        """Counts what is costly: for a person, and for an address, as persons are free."""
        self.costly.take(person or address)
        self.costly_near.take(address)

    # Games and lists

    def cards(self) -> list[wire.GameCard]:
        """What can be played here."""
        return [self.card(self.find(id)) for id in self.ids]

    def card(self, game: Game) -> wire.GameCard:
        options = [
            wire.GameOption(o.id, o.values, o.default, o.rule, o.seats)
            for o in game.options
            if not o.is_technical
        ]
        rated = ratings(game.id)
        return wire.GameCard(
            id=game.id,
            rules=game.version,
            secrets=game.has_secrets(),
            seats={
                str(people): game.config(people, {}).seat_names[:people] for people in game.seats
            },
            houses={
                str(people): game.config(people, {}).seat_names[people:] for people in game.seats
            },
            options=options,
            presets=game.presets,
            bots=[
                wire.GameBot(bot, level, rated.get(bot))
                for level, bot in enumerate(bots_of(game.id), 1)
            ],
            data=game.data,
            corrected=len(corrected(game.tables)),
            guides=list(self.guides(game)),
            puzzles=puzzling.count(game) if game.id in IDS else 0,
        )

    # Laying tables

    def config(
        self,
        game: Game,
        people: int,
        options: dict[str, str],
        record: dict[str, Any] | None = None,
    ) -> Config:
        """A configuration that can be played; why not is told in the words of the game."""
        try:
            return game.config(people, dict(options), record)
        except Misfit as misfit:
            saying = game.words.misfits[misfit.key]
            things = named(game.words, saying.kinds, misfit.numbers)
            refused = Refused("bad-option", **things, detail=str(misfit))
            refused.key = f"{game.id}-misfit-{misfit.key}"
            raise refused from None
        except BadData as error:
            raise Refused("bad-option", detail=str(error)) from None

    def seating(self, id: str, plan: wire.PlannedSeats) -> wire.Seating:
        """The seats that a table would have."""
        config = self.config(self.find(id), plan.people, plan.options)
        return wire.Seating(config.seat_names[: plan.people], config.seat_names[plan.people :])

    async def lay(self, person: Person, new: wire.NewTable) -> wire.Laid:
        """A new table as a person wants it."""
        await self.rename(person, new.name)
        game = self.find(new.game)
        config = self.config(game, len(new.seats), new.options)
        await self.check_components(game)
        chairs: list[Chair] = []
        for nr, id in enumerate(config.seat_names):
            if nr >= len(new.seats):
                chairs.append(Chair(nr, id, HOUSE))
                continue
            seat = new.seats[nr]
            if seat.player == "me":
                name = person.name if seat.name is None else clean(seat.name)
                chairs.append(Chair(nr, id, PERSON, person.id, name))
            elif seat.player == "bot":
                chairs.append(Chair(nr, id, BOT, bot=checked_bot(game.id, seat.bot)))
            else:
                chairs.append(Chair(nr, id, OPEN))
        plan = Plan(game, config.options, chairs, clean(new.title), new.listed, new.hints, new.away)
        return await self.lay_out(person, plan)

    async def lay_guided(
        self, person: Person, id: str, name: str, new: wire.NewGuided
    ) -> wire.Laid:
        """A guided match: bots, seed and the seeds of the bots are fixed."""
        game = self.find(id)
        guide = self.guides(game).get(name)
        if guide is None:
            raise Refused("bad-option", detail=f"{id} has no guided match '{name}'")
        await self.rename(person, new.name)
        config = self.config(game, len(guide.seats), guide.options)
        await self.check_components(game)
        chairs: list[Chair] = []
        for nr, seat in enumerate(config.seat_names):
            if nr >= len(guide.seats):
                chairs.append(Chair(nr, seat, HOUSE))
            elif nr == guide.me:
                chairs.append(Chair(nr, seat, PERSON, person.id, person.name))
            else:
                chairs.append(Chair(nr, seat, BOT, bot=guide.seats[nr]))
        plan = Plan(game, config.options, chairs, guide=name, seed=guide.seed)
        return await self.lay_out(person, plan)

    async def components(self, game: Game) -> Asset:
        """What is printed on the components of a game, as a file."""
        asset: Asset = await self.once.make(("components", game.id), partial(made, game))
        return asset

    async def check_components(self, game: Game) -> None:
        """No match is begun with a component that nobody could be told about."""
        try:
            await self.components(game)
        except BadData as error:
            raise Refused("bad-option", detail=str(error)) from None

    async def lay_out(
        self, person: Person, plan: Plan, before: Room | None = None, is_sequel: bool = False
    ) -> wire.Laid:
        """Stores a table; the match begins at once if no seat is open.

        `before` is the table of which it is the rematch or the next game: both are stored together.
        """
        origin = origin_of(person.address)
        await self.check_quota(person, origin, plan.listed)
        id = new_id()
        now = self.clock.now()
        invitations: dict[str, str] = {}
        for chair in plan.chairs:
            chair.seen = now
            if chair.player == OPEN:
                token = secrets.token_urlsafe(24)
                invitations[chair.id] = token
                chair.token = digest(INVITATION, token)
        row = TableRow(
            id=id,
            game=plan.game.id,
            rules=plan.game.version,
            data=plan.game.data,
            title=plan.title,
            options=plan.options,
            listed=plan.listed,
            hints=plan.hints,
            away=plan.away,
            host=person.id,
            status=OPEN,
            waits=[],
            seed=plan.seed or secrets.token_hex(32),
            position=plan.position,
            parent=plan.parent,
            parent_choice=plan.parent_choice,
            record=plan.record,
            chapter=plan.chapter,
            created=now,
            changed=now,
            quiet=[],
            guide=plan.guide,
            origin=origin,
        )
        room = Room(self.means, id)
        statements = room.lay(row, plan.chairs)
        if before is None:
            await self.store.write(*statements)
        else:
            if is_sequel:
                before.row.sequel = id
            else:
                before.row.next = id
            await before.save(also=statements)
        room.is_loaded = True
        self.rooms[id] = room
        bot_turns.run_bots(room)
        self.make_space()
        return wire.Laid(id, invitations)

    async def check_quota(self, person: Person, origin: str, listed: bool) -> None:
        """One person may lay so many tables, and show so many of them to all; one address more."""
        settings = self.settings
        limits = []
        for own, times in (
            (TABLES.c.host == person.id, 1),
            (TABLES.c.origin == origin, settings.persons_per_address),
        ):
            open_ones = [own, TABLES.c.status != OVER]
            limits.append((open_ones, settings.tables_per_person * times))
            if listed:
                shown = [*open_ones, TABLES.c.listed.is_(True)]
                limits.append((shown, settings.listed_per_person * times))
        for which, most in limits:
            counted = await self.store.one(select(func.count().label("n")).where(*which))
            if counted is not None and counted["n"] >= most:
                raise Refused("too-many")

    async def fork(self, person: Person, room: Room, new: wire.NewFork) -> wire.Laid:
        """A new table that goes on from a point of this match, against bots."""
        async with room.lock:
            is_free = room.gives_hints or (room.is_fork and await room.may_have_bots())
            plan = plans.fork(room, person, new, is_free)
        return await self.lay_out(person, plan)

    async def rematch(self, person: Person, room: Room) -> wire.Laid:
        """The same table once more; the second who asks gets the table of the first."""
        async with room.lock:
            plan = plans.rematch(room, person)
            if room.row.next is not None:
                return wire.Laid(room.row.next, {})
            return await self.lay_out(person, plan, before=room)

    async def sequel(self, person: Person, room: Room, new: wire.NewSequel) -> wire.Laid:
        """The next game of a chronicle; the second who asks gets the table of the first."""
        async with room.lock:
            if not any(chair.person == person.id for chair in room.chairs):
                raise Refused("not-you")
            record = plans.left_by(room)
            if room.row.sequel is not None:
                return wire.Laid(room.row.sequel, {})
            people = room.config.people if new.seats is None else len(new.seats)
            options = {**plans.inherited(room), **(new.options or {})}
            config = self.config(room.game, people, options, record)
            await self.check_components(room.game)
            if new.title is not None:
                new.title = clean(new.title)
            plan = plans.sequel(room, config, new, record)
            return await self.lay_out(person, plan, before=room, is_sequel=True)

    def chronicle(self, room: Room) -> wire.Chronicle:
        """What the match began with and what it has left."""
        record = plans.left_by(room)
        seats = plans.proposed(room)
        return wire.Chronicle(room.row.record, record, seats, plans.inherited(room))

    # Messages about a table

    async def hear(
        self, room: Room, person: str | None, said: wire.Said, client: Client
    ) -> wire.Reply:
        """Carries out a message; it goes on even if its sender is cut off."""
        return await asyncio.shield(self.spawn(self.carry_out(room, person, said, client)))

    async def carry_out(
        self, room: Room, person: str | None, said: wire.Said, client: Client
    ) -> wire.Reply:
        if isinstance(said, wire.Hint):
            return await self.hint(room, person, said, client.address)
        async with room.lock:
            if not room.is_loaded:
                raise Refused("broken")
            for nr in room.held_by(person):
                room.hear_from(room.chairs[nr])
            match said:
                case wire.Past():
                    return views.past(room, said.choice, room.sight_of(client)[0], said.id)
                case wire.AskWays():
                    return views.ways(room, person, said)
                case wire.See():
                    client.wanted = room.check_sight(person, said.seat)
                    client.tell(insists=True)
                    return views.done(room, client, said.id)
                case wire.Here():
                    return views.done(room, client, said.id)
                case _:
                    return await self.change(room, person, said, client)

    async def change(
        self, room: Room, person: str | None, said: wire.Deed, client: Client
    ) -> wire.Done:
        """Carries out a deed, once however often it is told."""
        # without an id a message cannot come again, but it is taken back as one all the same
        request = f"{person}:{said.id or uuid.uuid4().hex}"
        if request not in room.requests:
            await self.do(room, person, said, request)
        done = views.done(room, client, said.id)
        if isinstance(said, wire.Choose):
            done.taken = room.requests.get(request, 0)
        return done

    async def do(self, room: Room, person: str | None, said: wire.Deed, request: str) -> None:
        match said:
            case wire.Choose():
                await deeds.choose(room, person, said, request)
            case wire.Undo():
                await deeds.undo(room, person, said, request)
            case wire.Propose():
                await deeds.propose(room, person, said, request)
            case wire.Consent():
                await deeds.agree(room, person, said, request)
            case wire.Resign():
                await deeds.resign(room, person, said, request)
            case wire.Hand():
                await deeds.hand(room, person, said, request)
            case wire.Return():
                await deeds.come_back(room, room.own_played(person, said.seat), request)
            case _:
                assert_never(said)

    async def hint(
        self, room: Room, person: str | None, said: wire.Hint, address: str
    ) -> wire.HintView:
        """What a bot would do; the lock is not held while it thinks."""
        self.charge(person or "", address)
        async with room.lock:
            job = bot_turns.hint_job(room, person, said)
            version = room.version_for(job["seat"])
        thought = await bot_turns.think(room, job, Who(person or "", origin_of(address)))
        if "code" not in thought:
            raise Refused("broken")
        options = [wire.Advice(code, chance) for code, chance in thought.get("hint", [])]
        return wire.HintView(said.id, said.seat, version, thought["code"], options)

    # Coming and going

    async def come(self, room: Room, client: Client, seat: str | None) -> None:
        """Somebody opens the table; a seat that was handed on in absence is taken back."""
        async with room.lock:
            mine = room.held_by(client.person)
            onlookers = [other for other in room.clients if not room.held_by(other.person)]
            near = sum(other.address == client.address for other in onlookers)
            if not mine and (
                len(onlookers) >= self.settings.spectators_per_table
                or near >= self.settings.spectators_per_address
            ):
                raise Refused("too-many")
            if seat is not None:
                client.wanted = room.check_sight(client.person, seat)
            room.clients.add(client)
            for nr in mine:
                chair = room.chairs[nr]
                room.hear_from(chair)
                if chair.was_away and room.row.status == RUNNING and room.play is not None:
                    await deeds.come_back(room, chair)
            room.publish()

    async def go(self, room: Room, client: Client) -> None:
        """Somebody closes the table."""
        async with room.lock:
            room.clients.discard(client)
            room.publish()
            chairs = [room.chairs[nr] for nr in room.held_by(client.person)]
            if chairs and not self.is_closing and not room.is_present(chairs[0]):
                statements = [save_seat(room.id, chair) for chair in chairs]
                with contextlib.suppress(Overtaken, NotStored):  # it would only say when
                    await self.store.write(*statements, base=(room.id, room.row.version))

    def plug_in(self, person: str | None, address: str) -> None:
        """Counts the sockets of a person, of an address, and of those who have no name yet."""
        settings = self.settings
        limits = [(("address", address), settings.sockets_per_address)]
        if person is not None:
            limits.append((("person", person), settings.sockets_per_person))
        else:
            limits.append((("nobody", ""), settings.anonymous_sockets))
            limits.append((("nobody", address), settings.anonymous_sockets_per_address))
        if any(self.sockets[key] >= most for key, most in limits):
            raise Refused("too-many")
        self.sockets.update(key for key, _ in limits)

    def pull_out(self, person: str | None, address: str) -> None:
        keys = [("address", address)]
        keys += [("person", person)] if person else [("nobody", ""), ("nobody", address)]
        for key in keys:
            self.sockets[key] -= 1
            if not self.sockets[key]:
                del self.sockets[key]
