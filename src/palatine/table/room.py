"""A room: one table in memory, with its match, its seats and those who look at it.

Whatever changes a room holds its lock until the change is on the disk, and only then shows it.
Whoever looks holds it too, so nobody ever sees what may still be lost.

The lock is taken where something reaches the room from outside, and nowhere else: by the routes
(`api.py`) and the hall (`hall.py`) for a person, by a bot's thought that comes back
(`bot_turns.take_thought`), and by the room's own second try (`try_again`). All that these call,
the methods of a room, `seating`, `deeds`, `plans`, `views` and the rest of `bot_turns`, finds the
lock held and never takes it. It is not held while a bot thinks or a message is sent.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from sqlalchemy import select

from palatine.guides import Guide
from palatine.kernel import flow, journal
from palatine.kernel.chance import commitment
from palatine.kernel.errors import Differs, Illegal, PalatineError
from palatine.kernel.flow import EVERYTHING, NOBODY
from palatine.kernel.game import Game
from palatine.kernel.journal import CHOICE, DIGEST, REMARK, Journal, Play
from palatine.kernel.lexicon import NONE, Lexicon
from palatine.kernel.position import digest
from palatine.match import result_of
from palatine.table import wire
from palatine.table.bot_turns import run_bots
from palatine.table.chairs import (
    BOT,
    HOUSE,
    OPEN,
    PERSON,
    Chair,
    Client,
    OpenQuestion,
    read_chairs,
    read_remark,
    stored_config,
)
from palatine.table.clock import Clock
from palatine.table.fair import Who
from palatine.table.moments import Count, Gallery, Glimpse, Moment, look
from palatine.table.rows import TableRow, read_row
from palatine.table.schema import LINES, PACKED, PICTURES, REQUESTS, SEATS, TABLES
from palatine.table.settings import Settings
from palatine.table.sights import Sight
from palatine.table.store import (
    ADD_LINE,
    ADD_PICTURE,
    ADD_REQUEST,
    CUT_LINES,
    CUT_REQUESTS,
    DROP_PICTURES,
    SAVE_TAIL,
    NotStored,
    Overtaken,
    Statement,
    Store,
    add_seat,
    add_table,
    save_seat,
    save_table,
    unpack,
)
from palatine.table.study import Study
from palatine.table.thinkers import Thinkers
from palatine.table.wire import Refused, RuleBroke

LOG = logging.getLogger("palatine.table")

# the status of a table; before it runs it is as open as its seats
RUNNING: Final = "running"
OVER: Final = "over"
FROZEN: Final = "frozen"  # shown, never stored

GRACE: Final = 60  # seconds that a seat has at least after its table was read from the disk
AGAIN: Final = 5.0  # seconds until bots go on after a write that failed
REQUESTS_KEPT: Final = 256
PICTURES_EVERY: Final = 32  # choices between two times that the pictures are stored


@dataclass
class Means:
    """The few things of the house that a room needs."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    clock: Clock
    find: Callable[[str], Game]
    guides: Callable[[Game], dict[str, Guide]]
    is_closing: bool = False


class Room:
    """One table."""

    def __init__(self, means: Means, id: str) -> None:
        self.means = means
        self.id = id
        self.lock = asyncio.Lock()
        self.users = 0  # who holds this room in memory
        self.is_loaded = False
        self.clients: set[Client] = set()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.study: Study | None = None  # what is known of its analysis

    def keep(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work for which the room stays in memory, however it ends."""
        self.users += 1
        task = asyncio.create_task(work)
        task.add_done_callback(self.let_go)
        return task

    def let_go(self, task: object) -> None:
        self.users -= 1

    def thinks_for(self, person: str) -> Who:
        """For whom bots think at this table; those of older versions know no origin."""
        return Who(person, self.row.origin or self.row.host)

    def is_idle(self) -> bool:
        """Whether nobody needs this room in memory."""
        return self.users == 0 and not self.lock.locked()

    def is_left_to_bots(self) -> bool:
        """Whether only bots that think need it, and nobody who looks on."""
        return self.users == len(self.thinking) and not self.clients and not self.lock.locked()

    def stop_bots(self) -> None:
        """What they were thinking is forgotten."""
        for task in self.thinking.values():
            task.cancel()
        self.thinking = {}

    # Loading

    async def load(self) -> None:
        """Reads the table and plays its journal again."""
        store = self.means.store
        found = await store.one(select(TABLES).where(TABLES.c.id == self.id))
        if found is None:
            raise Refused("no-table")
        seats = await store.rows(
            select(SEATS).where(SEATS.c.table_id == self.id).order_by(SEATS.c.nr)
        )
        self.furnish(read_row(TableRow, found), read_chairs(seats))
        if self.row.status != OPEN:
            await self.load_match()
        self.note_questions(None)
        self.is_loaded = True
        if self.row.status == OPEN and not self.has_open_seat:
            await self.save_seating()  # laid by a version that a sudden end could stop half-way

    def furnish(self, row: TableRow, chairs: list[Chair]) -> None:
        """Takes over what is stored of the table and its seats, without the match."""
        self.row = row
        self.game: Game = self.means.find(row.game)
        self.options: dict[str, str] = self.game.named(row.options)
        row.data = row.data or self.game.data  # empty where it was not stored yet
        self.guide = self.means.guides(self.game).get(row.guide or "")
        players = [chair.player for chair in chairs]
        self.config = stored_config(self.game, players, self.options, row.record)
        names = self.config.seat_names
        for chair in chairs:
            chair.id = names[chair.nr]
        self.chairs = chairs
        self.secrets = self.game.has_secrets()
        self.play: Play | None = None
        self.frozen: dict[int, dict[str, Any]] | None = None
        self.held: int | None = None  # lines of a frozen match that come out with our rules
        self.sights: dict[int, Sight] = {}
        sights = [NOBODY, *(chair.nr for chair in self.chairs)]
        self.count = Count(sights, self.secrets)
        self.gallery = Gallery(self.game.shares_picture())
        missed = row.quiet or [0] * len(sights)
        self.quiet: dict[int, int] = dict(zip(sights, missed, strict=True))
        self.totals = self.count.totals()  # at the last change
        self.remarks: list[wire.RemarkLine] = []
        self.course: wire.Course | None = None  # worked out once, after the end
        self.plans: dict[int, list[str]] = {}  # by seat: what a bot thought of for later
        self.hurried: set[int] = set()  # seats whose bot had to answer before it was through
        self.stored = 0  # lines of the journal that are in the database
        self.stuck = -1  # the version at which the rules broke under a bot
        self.requests: OrderedDict[str, int] = OrderedDict()  # how many answers they gave
        self.cut_off: dict[str, int] = {}  # the same of those whose lines are taken back
        self.questions: dict[int, OpenQuestion] = {}
        self.touched = [self.version_for(chair.nr) for chair in self.chairs]
        # how long a seat has been silent is measured by the steady clock; what passed before the
        # table was read is the calendar's word, which alone never makes a seat handable
        most = max(0.0, self.row.away * 60 - GRACE)
        now, steady = self.means.clock.now(), self.means.clock.steady()
        silences = (now - max(chair.seen, self.row.changed) for chair in self.chairs)
        self.silent: list[float] = [steady - min(max(0.0, silence), most) for silence in silences]
        self.moved: float = -inf  # when the table changed last, by the steady clock

    async def load_match(self) -> None:
        texts, requests = await self.load_lines()
        try:
            book = self.read_book(texts)
            play = self.replay(book)
        except PalatineError as error:
            LOG.error("a match does not replay", extra={"table": self.id, "error": str(error)})
            self.held = error.lines if isinstance(error, Differs) else None
            pictures = await self.means.store.rows(
                select(PICTURES).where(PICTURES.c.table_id == self.id)
            )
            self.frozen = {row["seat"]: json.loads(row["picture"]) for row in pictures}
            return
        if play.other_rules:
            told = f"a match begun with rules {play.other_rules} goes on with {self.game.version}"
            LOG.warning(told, extra={"table": self.id})
            self.row.rules = self.game.version
        if play.other_data:
            told = f"a match begun with data {play.other_data} goes on with {self.game.data}"
            LOG.warning(told, extra={"table": self.id})
            # all that was recorded came out with ours: it goes on so
            self.row.data = self.game.data
        play.g.chance.number = max(play.g.chance.number, self.row.draws)
        choices = [nr for nr, line in enumerate(book.lines) if line.kind == CHOICE]
        for step, nr in zip(play.steps, choices, strict=True):
            step.request = requests[nr]
        self.play = play
        self.count.follow(play)
        self.totals = self.count.totals()
        self.find_remarks()
        lines = [play.journal.line_text(line) for line in play.journal.lines]
        if lines != texts and not self.is_packed:
            # checks may stand elsewhere after answers were taken back; the choices are the same
            statements = self.line_statements(0, "")
            await self.means.store.write(*statements, base=(self.id, self.row.version))

    def read_book(self, texts: list[str]) -> Journal:
        """The journal of this table with these lines."""
        book = self.header()
        book.version = self.row.rules
        book.lines = [journal.parse_line(text, self.seat_ids, book) for text in texts]
        return book

    def replay(self, book: Journal) -> Play:
        """The match, played again; it must come out where it was when it was let go, too."""
        play = journal.replay(book)
        if self.row.tail and digest(play.g) != self.row.tail:
            checks = [nr for nr, line in enumerate(book.lines) if line.kind == DIGEST]
            lines = checks[-1] + 1 if checks else 0
            held = sum(line.kind == CHOICE for line in book.lines[:lines])
            message = f"the last position is {digest(play.g)}, not {self.row.tail}"
            raise Differs(message, len(play.steps), held, lines)
        return play

    async def load_lines(self) -> tuple[list[str], list[str]]:
        """The journal as it is stored, line by line or packed, and the message behind each line."""
        rows = await self.means.store.rows(
            select(LINES.c.text, LINES.c.request)
            .where(LINES.c.table_id == self.id)
            .order_by(LINES.c.nr)
        )
        self.stored = len(rows)
        for row in rows[-REQUESTS_KEPT:]:
            if row["request"]:
                self.requests[row["request"]] = self.requests.get(row["request"], 0) + 1
        others = await self.means.store.rows(
            select(REQUESTS).where(REQUESTS.c.table_id == self.id).order_by(REQUESTS.c.version)
        )
        self.requests.update((row["request"], row["taken"]) for row in others)
        self.is_packed = False
        if self.row.status == OVER and not rows:
            packed = await self.means.store.one(
                select(PACKED.c.lines).where(PACKED.c.table_id == self.id)
            )
            if packed is not None:
                self.is_packed = True
                lines = unpack(packed["lines"])
                return lines, [""] * len(lines)
        return [str(row["text"]) for row in rows], [row["request"] or "" for row in rows]

    def header(self) -> Journal:
        """The journal of this table, without its lines."""
        book = Journal(self.game, self.config)
        book.data = self.row.data
        book.seed = self.row.seed
        book.is_secure = True
        book.commitment = commitment(self.row.seed)
        book.position = self.row.position
        if self.row.position is not None:
            book.answering = bool(self.row.position["answering"])
        book.players = [
            chair.bot or PERSON if chair.player != HOUSE else HOUSE for chair in self.chairs
        ]
        return book

    # Small questions

    @property
    def seat_ids(self) -> list[str]:
        return [chair.id for chair in self.chairs]

    @property
    def lexicon(self) -> Lexicon:
        return self.game.lexicon(self.config)

    @property
    def choices(self) -> int:
        return len(self.play.steps) if self.play else 0

    def left(self) -> dict[str, Any] | None:
        """What the match has left for a next one, if it is over and its rules keep records."""
        if self.row.status != OVER or self.play is None or self.play.g.ended == NONE:
            return None
        return self.game.record(self.play.g)

    def running(self) -> Play:
        """The match; refused unless it is running."""
        if self.play is None or self.row.status != RUNNING:
            raise Refused("not-running")
        return self.play

    def chair(self, id: str) -> Chair:
        for chair in self.chairs:
            if chair.id == id:
                return chair
        raise Refused("not-you")

    def own(self, person: str | None, id: str) -> Chair:
        """The person's own chair of that name."""
        chair = self.chair(id)
        if not chair.held_by(person):
            raise Refused("not-you")
        return chair

    def own_played(self, person: str | None, id: str) -> Chair:
        """The person's own chair of that name, which was not given up."""
        chair = self.own(person, id)
        if chair.resigned:
            raise Refused("resigned")
        return chair

    def held_by(self, person: str | None) -> list[int]:
        return [chair.nr for chair in self.chairs if chair.held_by(person)]

    def is_played_by(self, person: str | None) -> bool:
        return any(chair.played_by(person) for chair in self.chairs)

    def is_watched(self) -> bool:
        return bool(self.clients)

    def is_present(self, chair: Chair) -> bool:
        if chair.player in (BOT, HOUSE):
            return True
        return any(chair.held_by(client.person) for client in self.clients)

    def handable_at(self, chair: Chair) -> float | None:
        """When, by the steady clock, the others may hand on a seat that keeps them waiting."""
        is_awaited = chair.nr in self.questions or chair.nr in self.waits_for()
        if self.row.status != RUNNING or chair.player != PERSON or chair.stand_in or not is_awaited:
            return None
        return max(self.silent[chair.nr], self.moved) + self.row.away * 60

    def is_handable(self, chair: Chair) -> bool:
        at = self.handable_at(chair)
        return at is not None and at <= self.means.clock.steady()

    def hear_from(self, chair: Chair) -> None:
        """A sign of life from whoever sits there."""
        chair.seen = self.means.clock.now()
        self.silent[chair.nr] = self.means.clock.steady()

    def waits_for(self) -> list[int]:
        """The seats whose consent is missing; a person answers for all seats at once."""
        proposal = self.row.proposal
        if proposal is None:
            return []
        agreed = {self.chairs[nr].person for nr in (proposal.by, *proposal.agreed)}
        return [
            chair.nr
            for chair in self.chairs
            if chair.player == PERSON and not chair.stand_in and chair.person not in agreed
        ]

    def may_hint(self, person: str | None) -> bool:
        """CPU advice is for those who play against no other person, or where all agreed to it."""
        if self.row.status != RUNNING or self.play is None or not self.is_played_by(person):
            return False
        others = any(c.person != person for c in self.chairs if c.played_by(c.person))
        return self.row.hints or not (others or self.is_fork)

    async def may_have_bots(self) -> bool:
        """Whether bots may play here: at a trial not before the match that it comes from is over.

        What a bot does with one's own cards is a hint, and that match gives none.
        """
        parent = self.row.parent if self.is_fork and not self.row.hints else None
        while parent is not None:
            row = await self.means.store.one(
                select(TABLES.c.status, TABLES.c.parent, TABLES.c.parent_choice).where(
                    TABLES.c.id == parent
                )
            )
            if row is None or row["parent_choice"] is None:
                return row is None or row["status"] == OVER
            parent = row["parent"]
        return True

    @property
    def may_cut_back(self) -> bool:
        """Whether a match that our rules do not replay can go on from where they still do."""
        return self.row.status == RUNNING and self.held is not None

    @property
    def is_fork(self) -> bool:
        return self.row.parent_choice is not None

    @property
    def gives_hints(self) -> bool:
        """Whether a fork of this table may give hints: it must not be a way round the others."""
        if self.row.hints:
            return True
        if self.is_fork:
            return False  # neither may the table that it comes from
        persons = {chair.person for chair in self.chairs if chair.played_by(chair.person)}
        return self.row.status == OVER or len(persons) <= 1

    # Looking

    @property
    def is_alone(self) -> bool:
        """A trial on all seats: nobody is there from whom anything could be hidden."""
        holders = {chair.person for chair in self.chairs if chair.player != HOUSE}
        return self.is_fork and len(holders) == 1

    def sight_of(self, client: Client) -> tuple[int, int | None]:
        """Whose sight a client gets, and to which of its seats the screen must be passed."""
        mine = self.held_by(client.person)
        wanted = client.wanted
        if self.row.status == OVER:
            return (wanted if wanted is not None else mine[0] if mine else NOBODY), None
        if not mine or wanted == NOBODY:
            return NOBODY, None
        if len(mine) == 1:
            return mine[0], None
        asked = [nr for nr in mine if nr in self.questions and not self.chairs[nr].stand_in]
        if wanted in mine and (wanted in asked or not asked):
            return wanted, None
        if not self.secrets or self.is_alone:
            return (asked or mine)[0], None
        return NOBODY, asked[0] if asked else None

    def check_sight(self, person: str | None, id: str | None) -> int:
        """The number of a sight that the person may have."""
        if id is None:
            return NOBODY
        if self.row.status == OVER and self.play is not None:
            return EVERYTHING if id == wire.ALL else self.chair(id).nr
        return self.own(person, id).nr

    def sight(self, seat: int) -> Sight:
        """The sight of a seat, up to date."""
        play = self.play
        assert play is not None
        found = self.sights.get(seat)
        if found is None:
            found = self.sights[seat] = Sight(play, seat, self.count)
        same = None
        if self.game.shares_picture():
            fresh = (s for s in self.sights.values() if s.version == self.version_for(s.seat))
            same = next(fresh, None)
        found.look(play, self.version_for(seat), same)
        return found

    def version_for(self, seat: int) -> int:
        """The version as this sight counts them: those that it did not notice are none."""
        return self.row.version - self.quiet.get(seat, 0)

    def number_for(self, seat: int, choice: int) -> int:
        """So many choices as this sight counts them."""
        return self.count.number(seat, choice)

    def choice_of(self, seat: int, number: int) -> int:
        """How many choices had been made when this sight had counted so many."""
        assert self.play is not None
        if number > self.number_for(seat, self.choices):
            return self.choices + 1  # not made yet
        return self.count.choice(self.play, seat, number)

    def moments(self, seat: int, choice: int) -> list[Moment]:
        """What a choice brought a sight; made for all who look at once."""
        assert self.play is not None
        looking = {client.shown for client in self.clients if client.shown is not None}
        return self.gallery.of(self.play, choice, seat, looking, self.glimpse)

    def glimpse(self, seat: int) -> Glimpse:
        """What a sight sees now."""
        return self.sight(seat).glimpse

    def sight_id(self, seat: int) -> str | None:
        if seat == EVERYTHING:
            return wire.ALL
        return None if seat == NOBODY else self.chairs[seat].id

    def last_choice(self, seats: list[int]) -> int:
        """How many choices had been made after the last one of these seats; 0 if none."""
        steps = self.play.steps if self.play else []
        at = len(steps)
        if not seats:
            return at
        while at > 0 and steps[at - 1].seat not in seats:
            at -= 1
        return at

    # Changing

    async def save(
        self,
        *chairs: Chair,
        first: int | None = None,
        has_moved: bool = False,
        actor: int | None = None,
        request: str = "",
        taken: int = 0,
        also: Sequence[Statement] = (),
        is_open: bool = True,
    ) -> None:
        """Makes a change durable, then shows it.

        `first` is the first journal line that changed, `has_moved` says that the match is not
        where it was, `actor` is the seat that moved it by so many answers (`taken`), `also` is
        stored together with it. A change is open to all, or only to those sights that count a
        choice more or less.
        """
        assert self.lock.locked()
        base = (self.id, self.row.version)
        self.row.version += 1
        is_noticed = True
        if self.play is not None and self.secrets:
            self.count.follow(self.play)
            totals = self.count.totals()
            for seat, before, now in zip(self.quiet, self.totals, totals, strict=True):
                is_unaware = not is_open and before == now and seat != actor
                self.quiet[seat] += is_unaware and self.row.status == RUNNING
                if seat == NOBODY:
                    is_noticed = not is_unaware
            self.totals = totals
        if is_noticed or self.row.status == OVER:
            self.row.changed = self.means.clock.now()  # the lobby shows it to everybody
        self.moved = self.means.clock.steady()
        if actor is not None:
            self.touched[actor] = self.version_for(actor)
        if has_moved:
            self.note_questions(actor)
        self.note_state()
        statements: list[Statement] = [save_table(self.row)]
        statements += [save_seat(self.id, chair) for chair in chairs]
        if first is not None:
            statements += self.line_statements(first, request)
        if request or self.cut_off:
            statements += self.request_statements(request, taken)
        if has_moved and (self.choices % PICTURES_EVERY == 0 or self.row.status == OVER):
            statements += self.picture_statements()
        try:
            await self.means.store.write(*statements, *also, base=base)
        except Overtaken:
            LOG.error("another server has changed this table", extra={"table": self.id})
            await self.reload()
            raise Refused("stale") from None
        except Exception as error:
            LOG.error("a change was lost", extra={"table": self.id, "error": repr(error)})
            await self.reload()
            self.keep(self.try_again())
            is_held = isinstance(error, NotStored) and error.may_pass
            raise Refused("not-ready" if is_held else "broken") from None
        self.cut_off = {}
        if request:
            self.requests[request] = taken
            if len(self.requests) > REQUESTS_KEPT:
                self.requests.popitem(last=False)
        run_bots(self)
        self.publish()

    async def reload(self) -> None:
        """Back to what is stored: what is in memory cannot be trusted."""
        self.stop_bots()
        self.is_loaded = False
        for client in self.clients:
            client.sent = 0
        try:
            await self.load()
        except Exception as error:
            LOG.error("a table cannot be read", extra={"table": self.id, "error": repr(error)})
            for client in self.clients:
                client.is_cut = True
                client.wake.set()
            return
        self.stuck = self.row.version
        self.publish()

    async def try_again(self) -> None:
        """A bot whose answer the disk did not take thinks again a little later."""
        await asyncio.sleep(AGAIN)
        async with self.lock:
            if self.is_loaded and self.stuck == self.row.version:
                self.stuck = -1
                run_bots(self)

    def note_state(self) -> None:
        """What the row tells of the match: how far it is, and who must do something."""
        row = self.row
        row.waits = sorted({*self.questions, *self.waits_for()})
        row.quiet = list(self.quiet.values())
        if self.frozen is None:
            row.tail = None
        if self.play is not None:  # else it stays as it is stored
            g = self.play.g
            row.choices = self.choices
            row.round = self.game.rounds(g)
            row.draws = int(g.chance.number)

    def tail_statement(self) -> Statement | None:
        """A check of the last position, where the journal has none behind its last choice."""
        if self.play is None or self.row.status != RUNNING or not self.is_loaded:
            return None
        lines = self.play.journal.lines
        last = next((line.kind for line in reversed(lines) if line.kind in (CHOICE, DIGEST)), None)
        if last != CHOICE:
            return None
        return SAVE_TAIL, {"at": self.id, "tail": digest(self.play.g)}

    async def cut_back(self, request: str) -> None:
        """A match that does not replay goes on from the last check that comes out."""
        assert self.held is not None
        texts, _ = await self.load_lines()
        book = self.read_book(texts)
        del book.lines[self.held :]
        added = ["* cut-back"]
        if self.row.draws > book.next_draw():
            added.insert(0, f"draws {self.row.draws}")
        self.row.choices = sum(line.kind == CHOICE for line in book.lines)
        self.row.tail = None
        lines: list[Statement] = [(CUT_LINES, {"at": self.id, "first": self.held})]
        for nr, text in enumerate(added, self.held):
            row = {"table_id": self.id, "nr": nr, "text": text, "request": None}
            lines.append((ADD_LINE, row))
        await self.save(request=request, also=lines)
        await self.reload()
        self.stuck = -1
        run_bots(self)

    def line_statements(self, first: int, request: str) -> list[Statement]:
        """The journal from this line on; a line's number is its place.

        Every choice bears the message that brought it; other changes are told by their first line.
        """
        assert self.play is not None
        book = self.play.journal
        statements: list[Statement] = []
        if first < self.stored:
            statements.append((CUT_LINES, {"at": self.id, "first": first}))
        self.stored = len(book.lines)
        brought: dict[int, str] = {}
        for step in reversed(self.play.steps):
            if step.line < first:
                break
            brought[step.line] = step.request
        for nr in range(first, len(book.lines)):
            row = {"table_id": self.id, "nr": nr, "text": book.line_text(book.lines[nr])}
            said = brought.get(nr, request if nr == first else "")
            statements.append((ADD_LINE, {**row, "request": said or None}))
        return statements

    def request_statements(self, request: str, taken: int) -> list[Statement]:
        """The messages that the journal does not tell of: answers have lines, until they are cut.

        So many are kept that whoever was cut off finds the own message among them.
        """
        told = dict(self.cut_off) if taken else {request: taken, **self.cut_off}
        statements: list[Statement] = []
        for said, answers in told.items():
            if said:
                before = self.row.version - REQUESTS_KEPT
                statements.append((CUT_REQUESTS, {"at": self.id, "before": before, "said": said}))
                row = {"table_id": self.id, "request": said, "taken": answers}
                statements.append((ADD_REQUEST, {**row, "version": self.row.version}))
        return statements

    def picture_statements(self) -> list[Statement]:
        assert self.play is not None
        statements: list[Statement] = [(DROP_PICTURES, {"at": self.id})]
        for seat in (NOBODY, *range(len(self.chairs))):
            picture = json.dumps(look(self.play.g, seat).picture)
            row = {"table_id": self.id, "seat": seat, "picture": picture}
            statements.append((ADD_PICTURE, row))
        return statements

    def publish(self) -> None:
        """Tells everybody who looks; wakes up again when a seat becomes handable."""
        for client in self.clients:
            client.tell()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.clients:
            now = self.means.clock.steady()
            times = [at for chair in self.chairs if (at := self.handable_at(chair)) and at > now]
            if times:
                loop = asyncio.get_running_loop()
                self.alarm = loop.call_later(min(times) - now + 0.5, self.publish)

    def note_questions(self, actor: int | None) -> None:
        """Remembers who is asked what since when.

        A simultaneous question stays the same for a seat while others answer it; every other
        question is new with every change of the match.
        """
        before = self.questions
        self.questions = {}
        if self.play is None or self.row.status != RUNNING:
            return
        g = self.play.g
        asks = flow.asks(g)
        is_commit = bool(g.frames) and isinstance(g.frames[-1], flow.Commit)
        for ask in asks:
            seat = int(ask.seat)
            signature = (ask.key, int(ask.subject), int(ask.subject2), tuple(ask.options))
            old = before.get(seat)
            if is_commit and old is not None and seat != actor and old.signature == signature:
                self.questions[seat] = old
            else:
                self.questions[seat] = OpenQuestion(signature, self.version_for(seat))

    async def save_seating(self, *chairs: Chair) -> None:
        """Stores who sits where; the match begins when no seat is open."""
        if self.row.status != OPEN or self.has_open_seat:
            await self.save(*chairs)
        else:
            self.begin()
            await self.save(*chairs, first=0, has_moved=True)

    @property
    def has_open_seat(self) -> bool:
        return any(chair.player == OPEN for chair in self.chairs)

    def begin(self) -> None:
        """The match begins; it is not stored yet."""
        if self.row.position is not None:
            self.play = journal.begin_at(
                self.game, self.row.position, self.row.seed, is_secure=True
            )
        else:
            self.play = journal.begin(
                self.game,
                self.config.people,
                self.options,
                self.row.seed,
                is_secure=True,
                record=self.row.record,
            )
        self.row.rules = self.game.version
        self.row.data = self.game.data
        self.row.status = RUNNING
        self.end_by_rules()

    def lay(self, row: TableRow, chairs: list[Chair]) -> list[Statement]:
        """A new table, all of it: one write, so that it is there whole or not at all."""
        self.furnish(row, chairs)
        self.row.version = 1
        if not self.has_open_seat:
            self.begin()
        self.note_questions(None)
        self.note_state()
        statements = [add_table(row), *(add_seat(row.id, chair) for chair in chairs)]
        if self.play is not None:
            statements += [*self.line_statements(0, ""), *self.picture_statements()]
        return statements

    def end_by_rules(self) -> None:
        play = self.play
        assert play is not None
        ended = result_of(play.g)
        if ended is not None:
            winners = list(ended.winners)
            self.end(
                wire.Result(
                    ended.reason, "rules", winners, ended.places, ended.rewards,
                    points(self.game, play.g),
                )
            )  # fmt: skip

    def end(self, result: wire.Result) -> None:
        self.row.status = OVER
        self.row.result = result
        self.row.proposal = None
        self.stop_bots()

    def check_version(self, seat: int, version: int) -> None:
        """The seat must answer the question that it is asked now, not one that it was."""
        question = self.questions.get(seat)
        now = self.version_for(seat)
        if question is None:
            raise Refused("stale" if version != now else "not-asked")
        if not question.since <= version <= now:
            raise Refused("stale")

    async def answer(self, seat: int, options: list[int], request: str) -> None:
        """Carries out the answers of one message, as far as they are taken."""
        play = self.running()
        first = len(play.journal.lines)
        try:
            taken = play.choose_all(seat, options, request)
        except Illegal:
            raise Refused("not-offered") from None
        except Exception as error:  # whatever it was, the match in memory cannot be trusted
            LOG.error("a rule broke", extra={"table": self.id, "error": repr(error)})
            await self.reload()
            raise RuleBroke from None
        self.end_by_rules()
        await self.save(
            first=first, has_moved=True, actor=seat, request=request, taken=taken, is_open=False
        )

    def cut(self, first: int, take_back: Callable[[], None]) -> None:
        """Goes back in the match; remarks of the table stay in the journal."""
        play = self.play
        assert play is not None
        remarks = [line for line in play.journal.lines[first:] if line.kind == REMARK]
        kept = sum(step.line < first for step in play.steps)
        for step in play.steps[kept:]:
            self.cut_off[step.request] = self.cut_off.get(step.request, 0) + 1
        take_back()
        self.count.cut(kept)
        self.count.follow(play)
        self.gallery.forget(kept)
        left = play.journal.lines[first:]
        play.journal.lines += [remark for remark in remarks if remark not in left]
        self.plans = {}
        for known in self.sights.values():
            known.cut(play)
        for client in self.clients:
            client.made = min(client.made, kept)
            if client.shown in self.sights:
                client.sent = min(client.sent, len(self.sights[client.shown].facts))
        self.find_remarks()

    def remark(self, key: str, **args: str | int) -> int:
        """Writes a remark into the journal; returns the line it stands in."""
        play = self.play
        assert play is not None
        play.remark(" ".join([key, *(f"{name}={value}" for name, value in args.items())]))
        self.find_remarks()
        return len(play.journal.lines) - 1

    def find_remarks(self) -> None:
        """Reads the remarks from the journal."""
        self.remarks = []
        choices = 0
        for line in self.play.journal.lines if self.play else []:
            if line.kind == CHOICE:
                choices += 1
            elif line.kind == REMARK:
                self.remarks.append(read_remark(choices, line.text))


def points(game: Game, g: flow.State) -> dict[str, int]:
    """What the game's first statistic counts for every seat, all its categories together."""
    rows = game.statistics(g)
    counted = [row.numbers for row in rows if row.key == rows[0].key]
    names = g.config.seat_names
    return {names[seat]: sum(row[seat] for row in counted) for seat in range(g.seats) if counted}
