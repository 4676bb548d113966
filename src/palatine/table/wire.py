"""The messages of the table, as `docs/wire.md` tells them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=60)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
BotId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_:=,.-]+$")]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Minutes = Annotated[int, Meta(ge=1, le=43_200)]
Value = str | float | list[str | float]  # whole numbers are floats to a type checker
Args = dict[str, Value]
Thing = tuple[str, str]


def of(*words: str) -> Meta:
    """A word out of these, as the client is told."""
    return Meta(extra_json_schema={"enum": list(words)})


Status = Annotated[str, of("open", "running", "over", "frozen")]
Player = Annotated[str, of("person", "bot", "house", "open")]
Proposed = Annotated[str, of("take-back", "abort", "cut-back")]
EndedBy = Annotated[str, of("rules", "resign", "abort")]

ALL: Final = "all"  # the sight that hides nothing, after the end


class Refused(Exception):
    """The table says no, with a stable code; nothing has changed."""

    def __init__(self, code: str, **args: Value) -> None:
        super().__init__(code)
        self.code = code
        self.key = f"error-{code}"  # of the message that says it
        self.args_: Args = args


class RuleBroke(Refused):
    """An answer that our own rules failed to carry out; the match is as it was before it."""

    def __init__(self) -> None:
        super().__init__("broken")


STATUS: Final = {
    "bad-message": 400,
    "bad-option": 400,
    "not-you": 403,
    "bad-link": 403,
    "not-allowed": 403,
    "bad-origin": 403,
    "no-table": 404,
    "no-page": 404,
    "stale": 409,
    "not-offered": 409,
    "not-asked": 409,
    "no-undo": 409,
    "no-proposal": 409,
    "not-open": 409,
    "resigned": 409,
    "not-running": 409,
    "not-over": 409,
    "no-record": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "broken": 500,
    "not-ready": 503,
}  # HTTP status of every refusal


# What goes wrong


class Problem(Struct):
    """A refusal: a stable code and a message of the table's words."""

    code: str
    key: str
    args: Args


class Error(Struct):
    """The body of every refused request."""

    error: Problem


def problem(refused: Refused) -> Problem:
    return Problem(refused.code, refused.key, refused.args_)


# What a client says about a table


class Do(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A message of a client; its id makes it safe to send it twice."""

    id: Id | None = None


class Named(Struct):
    """A message of which nothing but its id is known."""

    id: Id | None = None


class Choose(Do, tag="choose"):
    """Answers a question with one of its options; or this and those that follow, in one message."""

    seat: Word
    version: Count
    code: Code | UnsetType = UNSET
    codes: Annotated[list[Code], Meta(min_length=1, max_length=32)] | UnsetType = UNSET

    def __post_init__(self) -> None:
        if (self.code is UNSET) == (self.codes is UNSET):
            raise ValueError("either `code` or `codes`")

    @property
    def answers(self) -> list[str]:
        return self.codes if isinstance(self.codes, list) else [str(self.code)]


class Undo(Do, tag="undo"):
    """Takes the last answer back, as long as nobody learned anything by it."""

    seat: Word
    version: Count


class See(Do, tag="sight"):
    """Looks with another seat; null looks on as a spectator."""

    seat: Word | None


class Propose(Do, tag="propose"):
    """Asks the others for their consent."""

    seat: Word
    what: Literal["take-back", "abort", "cut-back"]
    choice: Count | None = None


class Consent(Do, tag="answer"):
    """Agrees to a proposal or turns it down; the proposer withdraws it so."""

    seat: Word
    proposal: Count
    agree: bool


class Resign(Do, tag="resign"):
    """Gives the match up; the seat stays one's own to look from."""

    seat: Word


class Hand(Do, tag="hand"):
    """Lets a bot play for a seat: one's own, or one whose person stays away."""

    seat: Word
    bot: BotId | None = None


class Return(Do, tag="return"):
    """Takes one's seat back from the bot."""

    seat: Word


class Hint(Do, tag="hint"):
    """Asks what a bot would do."""

    seat: Word
    version: Count


class AskWays(Do, tag="ways"):
    """Asks for shortcuts from the open question, for things that are picked."""

    seat: Word
    version: Count
    things: Annotated[list[tuple[Word, Word]], Meta(max_length=16)] = []


class Past(Do, tag="past"):
    """Asks for the table as it stood after so many choices."""

    choice: Count


class Here(Do, tag="here"):
    """A sign of life."""


Deed = Choose | Undo | Propose | Consent | Resign | Hand | Return  # what changes a table
# by HTTP everything but the sight, which belongs to a socket
Spoken = Deed | Hint | AskWays | Past | Here
Said = Spoken | See


# What a client sends by HTTP


class NewName(Struct, forbid_unknown_fields=True):
    """The name to be known by."""

    name: Name


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall play a seat of a new table."""

    player: Literal["me", "open", "bot"]
    bot: BotId | None = None
    name: Name | None = None


Options = Annotated[dict[Word, Annotated[str, Meta(max_length=40)]], Meta(max_length=40)]


class PlannedSeats(Struct, forbid_unknown_fields=True):
    """How many people would play, and with which table options."""

    people: Annotated[int, Meta(ge=1, le=12)]
    options: Options = {}


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be laid."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: Options = {}
    title: Title = ""
    listed: bool = False
    hints: bool = False
    away: Minutes = 30
    name: Name | None = None


class SequelSeat(Struct, forbid_unknown_fields=True):
    """Who sits there in the next game: whoever sat on a seat of this one, a bot, or nobody yet."""

    player: Literal["sat", "bot", "open"]
    seat: Word | None = None  # of `sat`
    bot: BotId | None = None


class NewSequel(Struct, forbid_unknown_fields=True):
    """The next game of a chronicle; what is left out is proposed by the rules, or as it was."""

    seats: Annotated[list[SequelSeat], Meta(min_length=1, max_length=12)] | None = None
    options: Options | None = None
    title: Title | None = None


class NewGuided(Struct, forbid_unknown_fields=True):
    """A guided match to be begun."""

    name: Name | None = None  # one's own


class Sit(Struct, forbid_unknown_fields=True):
    """Sitting down: with an invitation, or at a listed table without."""

    token: Token | None = None
    seat: Word | None = None
    name: Name | None = None


class Stand(Struct, forbid_unknown_fields=True):
    """Getting up before the match begins."""

    seat: Word


class SetSeat(Struct, forbid_unknown_fields=True):
    """The host fills an open seat with a bot, or opens it again."""

    player: Literal["open", "bot"]
    bot: BotId | None = None


class Remove(Struct, forbid_unknown_fields=True):
    """Whether a table shall be left out of one's own lists."""

    removed: bool


class NewFork(Struct, forbid_unknown_fields=True):
    """Where to leave the match, as whom, and against which bots."""

    choice: Count | None = None
    seat: Word | None = None
    bot: BotId | None = None


# What the server says


class Me(Struct):
    """Who the server takes this browser for."""

    name: str


class GameOption(Struct):
    """Something to be decided when the table is laid."""

    id: str
    values: list[str]
    default: str
    rule: str
    seats: list[int]


class GameBot(Struct):
    """A bot that plays a game; a higher level is stronger."""

    id: str
    level: int
    rating: int | None  # points ahead of the first, where that was measured


class GameCard(Struct):
    """A game that can be played here."""

    id: str
    rules: int
    secrets: bool
    seats: dict[str, list[str]]
    houses: dict[str, list[str]]
    options: list[GameOption]
    presets: dict[str, dict[str, str]]
    bots: list[GameBot]
    data: str  # the id of its tables
    corrected: int  # how many records of them were corrected here
    guides: list[str]  # guided matches, by name
    puzzles: int


class Seating(Struct):
    """The seats of people and those that the rules play, in the order of their numbers."""

    seats: list[str]
    houses: list[str]


class RowSeat(Struct):
    """A seat in a list of tables."""

    id: str
    player: Player
    name: str
    bot: str | None


class Row(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[RowSeat]
    mine: list[str]
    waits: bool
    open: list[str]
    changed: int
    round: int  # how many have begun, 0 where the game counts none
    asked: list[str]
    winners: list[str] | None
    resigned: list[str]  # of mine
    fork: bool
    chapter: int  # which game of its chronicle it is, from 1


class PageNumbers(Struct):
    """Which page of each list is wanted."""

    mine: int
    finished: int
    listed: int


class Page(Struct):
    """Which page of how many, and how many tables they hold."""

    page: int
    pages: int
    total: int


class Pages(Struct):
    """The pages of the lobby's lists."""

    mine: Page
    finished: Page
    listed: Page


class Tally(Struct):
    """How many tables of a game a person has that are not over, and how many wait."""

    running: int
    waits: int


class Lobby(Struct):
    """The tables that concern a person, those that are over, and those that are open to all."""

    mine: list[Row]
    finished: list[Row]
    listed: list[Row]
    pages: Pages
    games: dict[str, Tally]


class Laid(Struct):
    """A new table, with an invitation for every open seat."""

    id: str
    invitations: dict[str, str]


class Seated(Struct):
    """The seat that was taken."""

    seat: str


class Link(Struct):
    """An invitation to a seat, shown once."""

    token: str


class Reach(Struct):
    """How others come to a table of mine: by this address, or not at all."""

    address: str | None
    loopback: bool


class QRText(Struct, forbid_unknown_fields=True):
    """What a QR code shall say."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class QRCode(Struct):
    """A QR code: squares in a row, and the dark ones as a path of SVG."""

    size: int
    path: str


class Course(Struct):
    """How every seat stood as the match went on."""

    choices: list[int]
    seats: dict[str, list[float]]


class Answered(Struct):
    """An answer that was or could have been given."""

    code: str
    verb: str
    touches: list[Thing]


class Swing(Struct):
    """A choice that cost much: what was chosen, what the search preferred, the chance of both."""

    choice: int  # how many had been made before it
    seat: str
    question: str
    chosen: Answered
    best: Answered
    got: float
    had: float


class Analysis(Struct):
    """How far the analysis of a match is, and the choices that cost most."""

    state: Annotated[str, of("none", "running", "stopped", "done")]
    done: int
    of: int  # choices of the match
    mine: bool  # this person wants it to go on
    allowed: bool  # this person may ask for it
    swings: list[Swing]


class WantAnalysis(Struct, forbid_unknown_fields=True):
    """Whether the analysis shall go on, as far as this person is concerned."""

    wanted: bool


class Fared(Struct):
    """How a person fared in a game against one kind of opponents."""

    game: str
    level: str  # a bot's, or `people`, `house`, `mixed`
    played: int
    won: float  # a shared victory is a part of one
    counted: str | None  # what points are, as a statistic of the game
    points: float | None  # in the mean
    choices: float
    rounds: float


class Statistics(Struct):
    """How a person fared, game by game, in matches that are over."""

    records: list[Fared]


class Health(Struct):
    """Whether the server can do its work."""

    status: str


class Seat(Struct):
    """A seat of a table."""

    id: str
    player: Player
    name: str
    bot: str | None
    stand_in: bool
    resigned: bool
    present: bool
    asked: bool
    thinking: bool
    hurried: bool
    handable: bool


class Saying(Struct):
    """A message key with its variables and its rule."""

    key: str
    args: Args
    rule: str


class Option(Struct):
    """One way to answer."""

    code: str
    verb: str
    touches: list[Thing]
    final: bool
    note: Saying | None
    times: int | UnsetType = UNSET  # it can be given so often in a row, where that is asked
    passes: bool | UnsetType = UNSET  # to have done, or to do nothing: the key 0


class Refusal(Struct):
    """An option that is not there, and the rule that leaves it out."""

    code: str
    verb: str
    touches: list[Thing]
    rule: str
    by: Thing | UnsetType = UNSET  # the thing that forbids it


class Ask(Struct):
    """A question; of one to somebody else only seat and key are there."""

    seat: str
    key: str
    args: Args | UnsetType = UNSET
    subject: list[Thing] | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    on_behalf_of: str | UnsetType | None = UNSET
    options: list[Option] | UnsetType = UNSET
    refused: list[Refusal] | UnsetType = UNSET
    picks: list[Thing] | UnsetType = UNSET  # where there are `ways`: what can be picked for them


class FactLine(Struct):
    """A line of the chronicle."""

    key: str
    args: Args
    rule: str
    choice: int
    seat: str | None
    forced: bool


class Moment(Struct, omit_defaults=True):
    """A stop of the rules that brought the sight something new, told by what was different then.

    Its picture is that of the moment after it with `lay` laid over it and `drop` taken from it; the
    last moment's is so made from the picture of the message.
    """

    choice: int
    facts: int  # lines of the chronicle told by then
    lay: dict[str, Any] = {}
    drop: list[list[str]] = []


class RemarkLine(Struct):
    """Something the table wrote into the journal."""

    choice: int
    key: str
    args: Args


class UndoState(Struct):
    """Whether the last answer can be taken back freely."""

    seat: str | None
    allowed: bool
    reason: str | None


class TakeBack(Struct):
    """Whether a take-back by consent makes sense, and how far it would go."""

    allowed: bool
    choice: int | None


class ProposalState(Struct):
    """What waits for the consent of others."""

    number: int
    what: Proposed
    by: str
    choice: int | None
    agreed: list[str]
    waits: list[str]


class Weighed(Struct):
    """An answer to a puzzle and its chance."""

    code: str
    chance: float


class PuzzleView(Struct):
    """A position as its seat saw it, what it was asked, and what is to be told afterwards."""

    id: str
    game: str
    data: str
    number: int  # which of how many
    of: int
    seat: str
    seats: list[str]
    houses: list[str]
    picture: dict[str, Any]
    ask: Ask
    options: dict[str, str]  # the table options
    secrets: bool
    chances: list[Weighed]  # best first
    best: str
    played: str
    choice: int  # after so many choices of a match of so many
    choices: int


class Result(Struct):
    """How a match ended."""

    reason: str
    by: EndedBy
    winners: list[str]
    places: dict[str, int]
    rewards: dict[str, float]
    points: dict[str, int] = {}  # what the game's first statistic counts


class Luck(Struct):
    """The promise about the luck, and after the end what it was about."""

    commitment: str
    seed: str | None


class Origin(Struct):
    """The table that this one came from."""

    table: str
    choice: int | None


class Chronicle(Struct):
    """What a match began with and has left; the seats and options of a next one as proposed."""

    before: dict[str, Any] | None
    record: dict[str, Any]
    seats: list[SequelSeat]
    options: dict[str, str]


class TableView(Struct, tag="table", tag_field="type", rename={"from_": "from"}):
    """Everything a client shows; each one replaces the one before.

    `cut_back`: the match is frozen, but could go on from an earlier point.
    """

    id: str
    game: str
    data: str
    title: str
    options: dict[str, str]
    secrets: bool
    listed: bool
    status: Status
    version: int
    choices: int
    seats: list[Seat]
    mine: list[str]
    seat: str | None
    curtain: str | None
    host: bool
    picture: dict[str, Any] | None
    asks: list[Ask]
    undo: UndoState
    take_back: TakeBack
    hints: bool
    facts_from: int
    facts: list[FactLine]
    since: int
    fresh: bool
    moments: list[Moment]
    remarks: list[RemarkLine]
    proposal: ProposalState | None
    result: Result | None
    luck: Luck
    next: str | None
    sequel: str | None  # the next game of the chronicle
    chapter: int  # which game of it this is, from 1
    record: bool  # the match has left something for a next one
    from_: Origin | None
    guide: str | None  # the name of the guided match that this is
    cut_back: bool


class Done(Struct, tag="done", tag_field="type"):
    """A message was carried out, and that is on the disk; the version is that of this sight."""

    reply: str | None
    version: int
    seat: str | None
    taken: int | UnsetType = UNSET  # of `choose`: how many of its answers were taken


class Denied(Struct, tag="refused", tag_field="type"):
    """A message was not carried out."""

    reply: str | None
    error: Problem


class PastView(Struct, tag="past", tag_field="type"):
    """The table as it stood, with the sight of then."""

    reply: str | None
    choice: int
    seat: str | None
    facts: int
    picture: dict[str, Any]
    asks: list[Ask]
    moments: list[Moment]


class Advice(Struct):
    """One option, weighed."""

    code: str
    chance: float


class HintView(Struct, tag="hint", tag_field="type"):
    """What a bot would do."""

    reply: str | None
    seat: str
    version: int
    code: str
    options: list[Advice]


class Way(Struct):
    """A shortcut: the thing it leads to, the answers, the things on the way, what is left."""

    to: Thing
    codes: list[str]
    path: list[Thing]
    note: Saying
    final: bool


class WaysView(Struct, tag="ways", tag_field="type"):
    """Shortcuts for what is picked; the codes of each are taken as they are."""

    reply: str | None
    seat: str
    version: int
    ways: list[Way]


Reply = Done | PastView | HintView | WaysView
