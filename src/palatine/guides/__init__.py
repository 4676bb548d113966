"""Guided first matches: real matches against a fixed bot, coached by small cards.

A guide is data: `guides/<game>.json` holds the guides of a game by name, their words are
`<game>-guide-<name>-<card>` in `locale/<lang>/<game>/guide.ftl`. How to write one is told in
docs/guides.md. Whatever is wrong with a guide is refused before anybody plays it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from palatine.bots.registry import has_net, parse
from palatine.kernel.data import decoded
from palatine.kernel.errors import BadData
from palatine.kernel.game import Game
from palatine.kernel.lexicon import Lexicon
from palatine.match import Match, seat_of

FOLDER: Final = Path(__file__).parent
WORDS: Final = "guide"  # the file of a game with the words of its guides
LOCALE: Final = FOLDER.parent / "locale"
LANGUAGES: Final = ("en", "ru")
ME: Final = "me"
ANY: Final = "*"  # any thing of a kind
# parts of a page that a card may point at; `lit`: whatever can be chosen now
PAGE: Final = ("board", "rubric", "tray", "players", "chronicle", "flank", "lit")
FEWEST, MOST = 12, 25  # cards of a guide
LONGEST_SPEC: Final = 40  # letters that the table keeps of a bot
NAMES: Final = ("first", "alone")  # guides of a game: among others, and against the rules alone
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True)
class Card:
    """What is said when something comes first, and what it points at."""

    id: str
    ask: str | None  # the own question with which it comes
    fact: str | None  # or the line of the chronicle
    by: str | None  # the seat that the line must name first: own or other
    after: str | None  # a card that must have been read at an earlier choice
    point: tuple[str, ...]  # `kind/id`, `kind/*` or `page/part`, the most telling first


@dataclass(frozen=True)
class Proof:
    """The player who stands for the learner when a test plays the guide to its last card."""

    bot: str
    seed: str
    choices: int  # by then all cards have come


@dataclass(frozen=True)
class Guide:
    """One guided match."""

    game: str
    name: str
    seats: tuple[str, ...]  # of people: "me" or the spec of a bot
    options: dict[str, str]
    seed: str
    bot_seed: str
    proof: Proof
    cards: tuple[Card, ...]

    @property
    def me(self) -> int:
        return self.seats.index(ME)

    def message(self, card: Card) -> str:
        """The id of what a card says."""
        return f"{self.game}-guide-{self.name}-{card.id}"

    def bot_luck(self, seat: int, answers: int) -> str:
        """The seed of a bot's thought: the same after as many answers of its own, whoever waits."""
        return f"{self.bot_seed}:{seat}:{answers}"


@dataclass(frozen=True)
class Told:
    """A line of the chronicle as a guide looks at it."""

    key: str
    is_own: bool
    choice: int


def told_to(match: Match, seat: int) -> list[Told]:
    """The chronicle of a seat as guides look at it."""
    return [
        Told(fact.key, seat_of(match.lexicon, match.play, fact) == seat, int(fact.choice))
        for fact in match.play.facts
        if fact.heard_by(seat)
    ]


class Coach:
    """Which card is to be shown now; what was read stays read."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.read: dict[str, int] = {}  # card -> choices made by then

    def due(self, asked: str | None, told: Iterable[Told], choices: int) -> Card | None:
        """The first card whose moment has come, if any."""
        lines = list(told)
        for card in self.guide.cards:
            if card.id not in self.read and self.is_due(card, asked, lines, choices):
                return card
        return None

    def is_due(self, card: Card, asked: str | None, told: list[Told], choices: int) -> bool:
        since = -1
        if card.after is not None:
            if self.read.get(card.after, choices) >= choices:
                return False
            since = self.read[card.after]
        if card.fact is None:
            return card.ask == asked
        return any(
            line.key == card.fact
            and line.choice > since
            and (card.by is None or line.is_own == (card.by == "own"))
            for line in told
        )

    def put_by(self, card: Card, choices: int) -> None:
        self.read[card.id] = choices


# Reading


def path_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


def load(game: Game, folder: Path = FOLDER, locale: Path = LOCALE) -> dict[str, Guide]:
    """The guides of a game by name; none for a game without a file. Checked against the game."""
    path = folder / f"{game.id}.json"
    if not path.exists():
        return {}
    try:
        document = decoded(path.read_text(encoding="utf-8"))
    except BadData as error:
        raise BadData(f"{path.name}: {error}") from None
    if not isinstance(document, dict) or not document:
        raise BadData(f"{path.name}: an object with guides by name is wanted")
    found = {
        name: read(game, name, guide, f"{path.name}, guide '{name}'")
        for name, guide in document.items()
    }
    for guide in found.values():
        check_words(guide, locale)
    return found


def read(game: Game, name: str, document: Any, where: str) -> Guide:
    """One guide, strictly."""
    wanted = ("seats", "options", "seed", "bot_seed", "proof", "cards")
    checked(document, where, wanted, wanted)
    if name not in NAMES:
        raise BadData(f"{where}: guides are called {' or '.join(NAMES)}")
    proof = checked(document["proof"], f"{where}, proof", ("bot", "seed", "choices"), ("bot",))
    seats = tuple(texts(document["seats"], f"{where}, seats"))
    if seats.count(ME) != 1:
        raise BadData(f"{where}: one seat is 'me', not {seats.count(ME)}")
    for spec in seats:
        if spec != ME:
            check_bot(game, spec, where)
    try:
        parse(proof["bot"], game.id)
    except BadData as error:
        raise BadData(f"{where}, proof: {error}") from None
    options = checked(document["options"], f"{where}, options")
    try:
        config = game.config(len(seats), dict(options))
    except BadData as error:
        raise BadData(f"{where}: {error}") from None
    cards = document["cards"]
    if not isinstance(cards, list) or not FEWEST <= len(cards) <= MOST:
        raise BadData(f"{where}: a guide has {FEWEST} to {MOST} cards")
    guide = Guide(
        game.id,
        name,
        seats,
        dict(options),
        text(document["seed"], f"{where}, seed"),
        text(document["bot_seed"], f"{where}, bot_seed"),
        Proof(proof["bot"], str(proof.get("seed", "")), int(proof.get("choices", 1000))),
        tuple(card(one, f"{where}, card {i + 1}") for i, one in enumerate(cards)),
    )
    check_cards(guide, game.lexicon(config), where)
    return guide


def check_bot(game: Game, spec: str, where: str) -> None:
    """A bot that will play the same for ever: a whole spec without a clock."""
    try:
        parsed = parse(spec, game.id)
    except BadData as error:
        raise BadData(f"{where}: {error}") from None
    is_level = spec.partition(":")[0] != parsed.name
    settings = parsed.settings
    is_steady = settings.get("ms") == "0" and settings.get("iterations", "0") != "0"
    # what is learned changes
    if is_level or not is_steady or has_net(parsed, game.id) or len(spec) > LONGEST_SPEC:
        raise BadData(
            f"{where}: '{spec}' is not a whole spec with iterations and without a net, "
            "such as 'mcts:iterations=50,net=off', "
            f"of at most {LONGEST_SPEC} letters"
        )


def card(document: Any, where: str) -> Card:
    checked(document, where, ("id", "when", "point"), ("id", "when", "point"))
    id = text(document["id"], f"{where}, id")
    where = f"{where} '{id}'"
    if not ID.fullmatch(id):
        raise BadData(f"{where}: an id has small letters, digits and hyphens")
    when = checked(document["when"], f"{where}, when", ("ask", "fact", "by", "after"))
    if ("ask" in when) == ("fact" in when):
        raise BadData(f"{where}: when needs 'ask' or 'fact', and one of them")
    if "by" in when and ("fact" not in when or when["by"] not in ("own", "other")):
        raise BadData(f"{where}: 'by' goes with a fact and is 'own' or 'other'")
    point = tuple(texts(document["point"], f"{where}, point"))
    if not point:
        raise BadData(f"{where}: it points at nothing")
    return Card(id, when.get("ask"), when.get("fact"), when.get("by"), when.get("after"), point)


def check_cards(guide: Guide, lexicon: Lexicon, where: str) -> None:
    """Whatever a card names is there."""
    before: list[str] = []
    for nr, card in enumerate(guide.cards, 1):
        here = f"{where}, card {nr} '{card.id}'"
        if card.id in before:
            raise BadData(f"{here}: there are two of that id")
        if card.ask is not None and card.ask not in lexicon.questions:
            raise BadData(f"{here}: no question is called '{card.ask}'")
        if card.fact is not None and card.fact not in lexicon.facts:
            raise BadData(f"{here}: no fact is called '{card.fact}'")
        if card.after is not None and card.after not in before:
            raise BadData(f"{here}: no card '{card.after}' stands before it")
        for thing in card.point:
            if not is_there(thing, lexicon):
                raise BadData(f"{here}: it points at '{thing}', which is nothing of this game")
        before.append(card.id)


def is_there(thing: str, lexicon: Lexicon) -> bool:
    kind, slash, id = thing.partition("/")
    if not slash:
        return False
    if kind == "page":
        return id in PAGE
    if kind == "seat":
        return id == ANY or id in lexicon.seat_names
    return kind in lexicon.kinds and (id == ANY or id in lexicon.kinds[kind].numbers)


def check_words(guide: Guide, locale: Path) -> None:
    """Every card has its words in every language; found by their ids alone, as Fluent is slow."""
    for lang in LANGUAGES:
        path = locale / lang / guide.game / f"{WORDS}.ftl"
        said = path.read_text(encoding="utf-8") if path.exists() else ""
        ids = set(re.findall(r"^([a-z][a-z0-9-]*) =", said, re.MULTILINE))
        for card in guide.cards:
            if guide.message(card) not in ids:
                raise BadData(
                    f"{guide.game}.json, guide '{guide.name}', card '{card.id}': "
                    f"{guide.message(card)} is missing in {lang}/{guide.game}/{WORDS}.ftl"
                )


# Small checks


def checked(
    document: Any, where: str, known: tuple[str, ...] = (), wanted: tuple[str, ...] = ()
) -> Mapping[str, Any]:
    """An object with these keys; without any known ones their names are free."""
    if not isinstance(document, dict):
        raise BadData(f"{where}: an object is wanted, not {document!r}")
    for key in document:
        if known and key not in known:
            raise BadData(f"{where}: unknown key '{key}'; known are {', '.join(known)}")
    for key in wanted:
        if key not in document:
            raise BadData(f"{where}: '{key}' is missing")
    return document


def text(document: Any, where: str) -> str:
    if not isinstance(document, str) or not document:
        raise BadData(f"{where}: a text is wanted, not {document!r}")
    return document


def texts(document: Any, where: str) -> list[str]:
    if not isinstance(document, list):
        raise BadData(f"{where}: a list of texts is wanted, not {document!r}")
    return [text(one, where) for one in document]
