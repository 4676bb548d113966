"""The Levant of Crusader Rex on a sheet of text: north is left and east is up, as on wide screens.

Nothing is told by colour alone: sides have a sign and a letter, castles stand in brackets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.games.crusader_rex.names import BLOCK, CARD, COURSE, TOWN
from palatine.games.crusader_rex.tables import (
    BIT,
    CITIES,
    COMBAT,
    ENGLAND,
    FORTIFIED,
    GERMANIA,
    HIGHWAYS,
    IS_EVENT,
    IS_MAJOR,
    LETTER,
    LOST,
    OUT,
    PLACE_IDS,
    PORTS,
    RATING,
    ROADS_A,
    ROADS_B,
    SIDE,
    SIDE_IDS,
    STRENGTH,
)
from palatine.terminal.board import View, pad, paint_names, touched
from palatine.terminal.canvas import Canvas
from palatine.words import Speech

# The roads, double lines for major ones. Where towns stand there are blanks.
ROADS_DRAWN: Final = """\
         ═══        ══        ═        ═        ═         ═        ══        ══        ════
                                                                                         ┌─
   ║        │ │  ╔════╝ ║┌─────┘║     ║  │       │  ║   ┌──┘           ║       │  │      │   ║
         ───┘ │  ║            ╗ ║     ╚          │        ───          ╝          │      │         ┐
              │  ║            ║ ║   ┌──          │        ╔══                     │      │         │
   ║          │  ║            ║ ║   │  ║         │      ║ ║     ║        │ │    │ │      │   ║     │
                                    ┘         ═         ║ ║            ──┘ │    └─           ║     │
                         ┌──                  ┌         ║ ║                │                 ║     │
   ║ ║      ║  │         │     ║      │       │  ║      ║ ║     ║    ║     │        │        ║     │
   ║         ──          │                    │           ║        ══        ══          ══        │
   ║                     │ ╔═══               │           ║                                        │
   ║            │        │ ║     ║            │  │ ║      ║ ║         │          ║         │ │     │
                │                      ═         │ ║      ║ ║         │          ║    ┌────┘ │     │
                │                                │ ║                  │               │            ┘
   │ │          │      ║                  ║  ┌───┘ ║                  │ ╔═══          │
   │         ─┐ │                               ═        ┘   ║        │ ║   │         │    │
   │          │ │                                                     ┘ ║   │
   │          │ │    ║                                                  ║   │          ┌
   │          │ │    ║                                           ║    ╔═╝   │  │     │ │    │
                                                                         ═        ═        ═
"""
# where the name of a town begins; what stands in the town is below it
PLACES: Final = {
    "aleppo": (1, 0), "zerdana": (12, 0), "hama": (22, 0), "homs": (31, 0), "qaddas": (40, 0),
    "damascus": (49, 0), "ashtera": (59, 0), "ajlun": (69, 0), "amman": (79, 0), "kerak": (91, 0),
    "artah": (1, 3), "montferrand": (18, 3), "lacum": (39, 3), "banyas": (50, 3),
    "tiberias": (61, 3), "damiya": (73, 3), "zoar": (91, 3),
    "harim": (1, 6), "albara": (11, 6), "krak": (28, 6), "baalbek": (37, 6), "anjar": (47, 6),
    "baisan": (63, 6), "jericho": (82, 6),
    "shughur": (5, 9), "saone": (15, 9), "tripoli": (31, 9), "beaufort": (49, 9), "legio": (59, 9),
    "nablus": (69, 9), "jerusalem": (79, 9), "hebron": (91, 9),
    "antioch": (1, 12), "tartus": (21, 12), "botron": (31, 12), "beirut": (40, 12),
    "acre": (57, 13), "ramallah": (76, 13), "dimona": (91, 13),
    "kassab": (5, 15), "margat": (21, 15), "sidon": (40, 15), "tyre": (49, 15),
    "caesarea": (61, 16), "lachish": (79, 16), "beersheba": (88, 16),
    "st_simeon": (1, 19), "latakia": (14, 19), "jaffa": (65, 19), "ascalon": (74, 19),
    "gaza": (83, 19), "egypt": (92, 19),
}  # fmt: skip
ROOM: Final = 8  # what a town has for its name and its blocks, unless it is one of these
ROOMS: Final = {
    "albara": 9, "antioch": 9, "baalbek": 9, "beaufort": 9, "beersheba": 10, "caesarea": 9,
    "damascus": 9, "jerusalem": 10, "montferrand": 12, "ramallah": 9, "st_simeon": 11,
    "tiberias": 10,
}  # fmt: skip
WIDTH: Final = 100
HEIGHT: Final = 21
SEA: Final = (25, 17, 39)  # left, top and width of the free sea
TO_THE_LEFT: Final = {"═": "═", "╗": "═", "╝": "═", "─": "─", "┐": "─", "┘": "─"}

SIGNS: Final = {"franks": "✚", "saracens": "☾"}
CONTESTED: Final = "×"
INKS: Final = {"franks": "bold #f0924f", "saracens": "bold #5bbd76"}
CHIPS: Final = {"franks": "bold black on #e8853d", "saracens": "bold white on #2e7d46"}
TARGET: Final = "bold #e6c229"
CITY: Final = "bold #e5484d"
LINE: Final = "grey50"
LAST_TURN: Final = 6
ROUNDS: Final = 3
STAGING: Final = PLACE_IDS[ENGLAND : GERMANIA + 1]

Picture = dict[str, Any]


def draw(view: View) -> RenderableType:
    """Year and sides, the map, and below it the combat under way or the blocks that are known."""
    picture = view.picture
    sheet = Sheet(
        view,
        picture,
        pieces(picture),
        offered(view, "town"),
        offered(view, "block"),
        touched(view, "town"),
    )
    below = roster(sheet) if picture["battle"] is None else combat(sheet, picture["battle"])
    if view.width >= WIDTH:
        return Group(*head(sheet), levant(sheet), sheet.legend(), *below)
    return Group(*head(sheet), listed(sheet), *below)


def paint(text: Text, speech: Speech) -> None:
    """The names of the sides in their colours."""
    paint_names(text, speech, "seat", INKS)


def offered(view: View, kind: str) -> set[str]:
    """The things of a kind that the open question is about: those its options name last."""
    found: set[str] = set()
    for option in view.ask.options if view.ask else []:
        verb = view.lexicon.verb_of(option)
        named = [
            view.lexicon.name(of, number)
            for of, number in zip(verb.kinds, verb.arguments(option), strict=True)
            if of.id == kind
        ]
        found.update(named[-1:])
    return found


# the blocks


@dataclass(frozen=True)
class Piece:
    """A block that is known, or backs that are seen alike."""

    block: str  # none for backs
    count: int
    marks: list[str]  # castle, second, third ...
    way: str  # by which it came, if that counts


def pieces(picture: Picture) -> dict[tuple[str, str], list[Piece]]:
    """What stands in every town, by side: known blocks in their order, then backs."""
    found: dict[tuple[str, str], list[Piece]] = {
        (side, town): [] for town in TOWN.names for side in SIDE_IDS
    }
    for block, place in picture["at"].items():
        if place in TOWN.numbers:
            marks = [mark for mark in ("castle", "second", "third") if block in picture[mark]]
            piece = Piece(block, 1, marks, picture["way"].get(block, ""))
            found[side_of(block), place].append(piece)
    for backs in picture["hidden"]:
        piece = Piece("", backs["count"], backs["marks"], backs["way"] or "")
        found[backs["side"], backs["town"]].append(piece)
    return found


def known(group: list[Piece]) -> list[str]:
    return [piece.block for piece in group if piece.block]


def size_of(group: list[Piece]) -> int:
    return sum(piece.count for piece in group)


def side_of(block: str) -> str:
    return SIDE_IDS[SIDE[BLOCK.numbers[block]]]


# the map


def levant(sheet: Sheet) -> Text:
    """The roads, then the towns upon them; a road that comes from the right reaches the name."""
    canvas = Canvas(WIDTH, HEIGHT)
    for y, line in enumerate(ROADS_DRAWN.splitlines()):
        canvas.put(0, y, line, LINE)
    for name, (x, y) in PLACES.items():
        room = ROOMS.get(name, ROOM)
        canvas.put(x - 1, y, sheet.mark(name), TARGET)
        for row, text in enumerate((sheet.name(name), sheet.stand(name))):
            right = x + room
            road = TO_THE_LEFT.get(canvas.letters[y + row][right]) if right < WIDTH else None
            if road and len(text) < room:
                canvas.put(x + len(text) + 1, y + row, road * (room - len(text) - 1), LINE)
            canvas.put(x, y + row, text)
    left, top, width = SEA
    canvas.put(left, top, sheet.own("terminal-sea"), "italic dim")
    for row, area in enumerate(STAGING):
        canvas.put(left, top + 1 + row, sheet.staging(area), width=width)
    return canvas.text(LINE)


def listed(sheet: Sheet) -> Text:
    """Where the screen is narrow: the towns that matter now, each with its roads."""
    lines: list[Text] = []
    for name in PLACES:
        is_occupied = any(sheet.pieces[side, name] for side in SIDE_IDS)
        if not is_occupied and not is_city(name) and name not in sheet.towns:
            continue
        line = Text(f"{sheet.mark(name):1}", TARGET)
        line.append_text(sheet.name(name))
        pad(line, 14)
        line.append_text(sheet.stand(name))
        pad(line, 26)
        roads = ", ".join(sheet.called("town", other) for other in neighbours(name, True))
        tracks = ", ".join(sheet.called("town", other) for other in neighbours(name, False))
        line.append("  ".join(["═ " + roads] * bool(roads) + ["─ " + tracks] * bool(tracks)), "dim")
        lines.append(line)
    lines += [sheet.staging(area) for area in STAGING]
    return Text("\n").join(lines)


def is_city(town: str) -> bool:
    return TOWN.numbers[town] in CITIES


def neighbours(town: str, major: bool) -> list[str]:
    """The towns at the other end of the roads of one kind."""
    t = TOWN.numbers[town]
    found: list[str] = []
    for road in range(HIGHWAYS):
        if IS_MAJOR[road] == major and t in (ROADS_A[road], ROADS_B[road]):
            found.append(TOWN.names[ROADS_A[road] + ROADS_B[road] - t])
    return found


# what stands above and below the map


def head(sheet: Sheet) -> list[Text]:
    """Year, turn and phase, the cards of the turn, and a line for each side."""
    picture, own = sheet.picture, sheet.own
    turn = picture["turn"]
    turns = " ".join(f"[{n}]" if n == turn else str(n) for n in range(1, LAST_TURN + 1))
    title = Text(own("terminal-time", year=str(picture["year"]), turns=turns), "bold")
    title.append(" · " + sheet.called("phase", picture["phase"]), "not bold")
    for side, card in picture["card"].items():
        title.append(f"   {SIGNS[side]} ", INKS[side])
        title.append(sheet.called("card", card), "not bold")
    if picture["first"]:
        first = own("terminal-first", seat=f"seat/{picture['first']}")
        title.append("   " + first, "not bold dim")
    lines = [title]
    for side in sheet.view.seats:
        lines.append(side_line(sheet, side))
        held = hand(picture, side)
        if held:
            lines.append(Text(f"  {own('terminal-hand')} {sheet.cards(held)}"))
            if sheet.view.ask and sheet.view.ask.key == "choose-card":
                lines += events(sheet, held)
    for place, label in ((LOST, own("terminal-lost")), (OUT, own("terminal-out"))):
        names = [Text(sheet.called("block", b)) for b in sheet.blocks_at(PLACE_IDS[place])]
        if names:
            lines += filled(labelled(Text(f"{label} ", "dim"), names), sheet.view.width)
    return lines


def side_line(sheet: Sheet, side: str) -> Text:
    """A side with its cities, cards and pool."""
    picture, own = sheet.picture, sheet.own
    line = Text("▸" if picture["mover"] == side else " ", TARGET)
    line.append(f"{SIGNS[side]} {sheet.seat(side)}", INKS[side])
    pad(line, 14)
    cities = picture["cities"][side]
    line.append(f"{'★' * cities:·<{len(CITIES)}} ", CITY)
    parts = [
        own("terminal-cards", number=picture["hands"][side]),
        own("terminal-pool", number=picture["pools"][side]),
    ]
    played = picture["played"].get(side)
    if played:
        parts.append(own("terminal-played", cards=sheet.cards(played, "short")))
    line.append(" " + " · ".join(parts))
    return line


def hand(picture: Picture, side: str) -> dict[str, int]:
    """How many of each card are in a hand; nothing where it is hidden or empty."""
    counts: dict[str, Any] = picture["hand"].get(side, {})
    return {} if "hidden" in counts.values() else counts


def events(sheet: Sheet, held: dict[str, int]) -> list[Text]:
    """What the events of a hand do; the number of a move card says it all."""
    lines: list[Text] = []
    for card in held:
        if IS_EVENT[CARD.numbers[card]]:
            about = sheet.view.speech.name("card", card, "about")
            words = [Text(word, "dim") for word in about.split()]
            lines += filled([Text(f"  {sheet.called('card', card)}:"), *words], sheet.view.width)
    return lines


def roster(sheet: Sheet) -> list[Text]:
    """Every block that is known, town by town from north to south."""
    words: list[Text] = []
    for town, _ in sorted(PLACES.items(), key=lambda item: item[1]):
        for side in SIDE_IDS:
            for blocks, castle in (
                (sheet.garrison(side, town), True),
                (sheet.field(side, town), False),
            ):
                if known(blocks):
                    label = sheet.called("town", town)
                    label = sheet.own("terminal-inside", town=label) if castle else label
                    start = Text(f"{SIGNS[side]} {label}: ", INKS[side])
                    words += labelled(start, [sheet.label(b) for b in known(blocks)])
    if not words:
        return []
    return [Text(sheet.own("terminal-roster"), "dim"), *filled(words, sheet.view.width)]


def labelled(label: Text, words: list[Text]) -> list[Text]:
    """The label stays with the first word; the others may go to the next line."""
    found = [label + words[0], *words[1:]]
    for word in found[:-1]:
        word.append(",")
    return found


def filled(words: list[Text], width: int) -> list[Text]:
    """Words that are never broken, in as few lines as they need."""
    lines: list[Text] = []
    for word in words:
        if not lines or len(lines[-1]) + 1 + len(word) > width:
            lines.append(Text(" "))
        lines[-1].append(" ").append_text(word)
    return lines


# the combat under way


def combat(sheet: Sheet, battle: Picture) -> list[Text]:
    """Who fights in which order, and who else is in the town."""
    picture, own = sheet.picture, sheet.own
    town, order = battle["town"], battle["order"]
    title = Text(own("terminal-combat", town=f"town/{town}"), "bold underline")
    if battle["round"]:
        title.append(" · " + own("terminal-round", number=battle["round"], last=ROUNDS), "not bold")
    if order:
        is_storm = battle["kind"] == "storm"
        kind = own("terminal-storm") if is_storm else own("terminal-battle")
        title.append(f" · {kind}", "not bold")
    if picture["attacker"]:
        attacker = own("terminal-attacker", seat=f"seat/{picture['attacker']}")
        title.append(f" · {attacker}", "not bold")
    if picture["jihad"] == town:
        title.append(" · " + sheet.called("card", "jihad"), "not bold")
    lines = [title]
    fighters: list[str] = []
    if order:
        fighters = [b for turn in order for b in in_order(turn["waiting"] + turn["acted"])]
        lines.append(Text(own("terminal-order"), "dim"))
        lines += in_columns([sheet.fighter(b, battle["acting"]) for b in fighters])
    for side in SIDE_IDS:
        for label, group in groups(sheet, side, town):
            others = [piece for piece in group if piece.block not in fighters]
            if others:
                head = Text(f"{SIGNS[side]} {sheet.seat(side)}, {label}: ", INKS[side])
                lines += filled(labelled(head, sheet.labels(others)), sheet.view.width)
    return lines


def in_order(blocks: list[str]) -> list[str]:
    return sorted(blocks, key=BLOCK.numbers.__getitem__)


def groups(sheet: Sheet, side: str, town: str) -> list[tuple[str, list[Piece]]]:
    """What a side has in the town of the combat, by place; reserves by round and road."""
    own = sheet.own
    fighters = [piece for piece in sheet.field(side, town) if not is_reserve(piece)]
    found = [
        (own("terminal-castle"), sheet.garrison(side, town)),
        (own("terminal-field"), fighters),
    ]
    for number, mark in ((2, "second"), (3, "third")):
        coming = [piece for piece in sheet.pieces[side, town] if mark in piece.marks]
        ways = {piece.way for piece in coming}
        for way in sorted(ways, key=lambda way: COURSE.numbers.get(way, -1)):
            name = sheet.called("way", way) if way else ""
            label = own("terminal-reserve", number=number, way=name)
            found.append((label, [piece for piece in coming if piece.way == way]))
    return found


def is_reserve(piece: Piece) -> bool:
    return "second" in piece.marks or "third" in piece.marks


def in_columns(lines: list[Text]) -> list[Text]:
    """Two columns where the list is long, each read from top to bottom."""
    if len(lines) < 7:
        return lines
    half = (len(lines) + 1) // 2
    found: list[Text] = []
    for row in range(half):
        line = lines[row]
        if row + half < len(lines):
            pad(line, 48)
            line.append_text(lines[row + half])
        found.append(line)
    return found


@dataclass(frozen=True)
class Sheet:
    """What is written about a match, in the words of one language."""

    view: View
    picture: Picture
    pieces: dict[tuple[str, str], list[Piece]]  # by side and town
    towns: set[str]  # that the question offers
    blocks: set[str]
    news: set[str]  # towns of which something was told since the last picture

    def own(self, key: str, /, **arguments: str | int) -> str:
        return self.view.speech.own(key, **arguments)

    def called(self, kind: str, id: str, case: str = "nominative") -> str:
        return self.view.speech.name(kind, id, case)

    def seat(self, side: str) -> str:
        return self.called("seat", side, "start")

    def cards(self, counts: dict[str, int], case: str = "nominative") -> str:
        """Cards by name, equal ones counted."""
        names = [(self.called("card", card, case), count) for card, count in counts.items()]
        return ", ".join(name + (f" ×{count}" if count > 1 else "") for name, count in names)

    def letter(self, side: str) -> str:
        """F and S in English."""
        return self.seat(side)[0]

    def garrison(self, side: str, town: str) -> list[Piece]:
        return [piece for piece in self.pieces[side, town] if "castle" in piece.marks]

    def field(self, side: str, town: str) -> list[Piece]:
        """All in the field, reserves included."""
        return [piece for piece in self.pieces[side, town] if "castle" not in piece.marks]

    def blocks_at(self, place: str) -> list[str]:
        return [block for block, at in self.picture["at"].items() if at == place]

    def mark(self, town: str) -> str:
        """Whether the question offers a town, or the news speak of it."""
        return "▸" if town in self.towns else "•" if town in self.news else ""

    def name(self, town: str) -> Text:
        """The sign of the side in control, and the name."""
        side = self.picture["control"].get(town)
        style = INKS[side] if side else TARGET
        text = Text(SIGNS[side] if side else CONTESTED, style)
        text.append(self.called("town", town), style)
        return text

    def stand(self, town: str) -> Text:
        """Rating, port and city, then how many blocks are in the castle and in the field."""
        t = TOWN.numbers[town]
        text = Text(str(RATING[t]), "dim")
        if BIT[t] & PORTS:
            text.append("≋" if BIT[t] & FORTIFIED else "≈", "#7c9cf5")
        if is_city(town):
            text.append("★", CITY)
        blocks = Text()
        for side in SIDE_IDS:
            inside = size_of(self.garrison(side, town))
            if inside:
                blocks.append(f"[{self.letter(side)}{inside}]", CHIPS[side])
        for side in SIDE_IDS:
            field = self.field(side, town)
            if field:
                coming = "+" if any(is_reserve(piece) for piece in field) else ""
                blocks.append(f"{self.letter(side)}{size_of(field)}{coming}", CHIPS[side])
        is_roomy = len(text) + 1 + len(blocks) <= ROOMS.get(town, ROOM)
        return text.append(" " if blocks and is_roomy else "").append_text(blocks)

    def staging(self, area: str) -> Text:
        """A staging area with the crusaders who wait there."""
        text = Text(f"{self.called('place', area)}: ", "dim")
        blocks = self.blocks_at(area)
        names = ", ".join(self.called("block", b) for b in blocks)
        text.append(names or "–", INKS["franks"] if blocks else "dim")
        return text

    def labels(self, group: list[Piece]) -> list[Text]:
        """Known blocks one by one, unknown ones as a number."""
        found = [self.label(b) for b in known(group)]
        hidden = size_of(group) - len(found)
        if hidden:
            found.append(Text(self.own("terminal-hidden", number=hidden), "italic"))
        return found

    def label(self, block: str) -> Text:
        """`▸Richard B4 ●●●○`: offered or not, letter and number, steps left and lost."""
        text = Text("▸" if block in self.blocks else "", TARGET)
        text.append(self.called("block", block))
        text.append(f" {stats(block)} ", "bold")
        text.append(self.pips(block))
        text.append(" ✓" if block in self.picture["moved"] else "")
        return text

    def fighter(self, block: str, acting: str | None) -> Text:
        """A line of the order of fire: whose turn it is, who has had it."""
        is_on_turn = block == acting or block in self.blocks
        mark = "▸" if is_on_turn else "✓" if block in self.picture["acted"] else " "
        ink = INKS[side_of(block)]
        text = Text(f" {mark} ", TARGET)
        text.append(f"{SIGNS[side_of(block)]} ", ink)
        text.append(f"{stats(block)} ", "bold")
        text.append(f"{self.pips(block):<{max(STRENGTH)}} ")
        text.append(self.called("block", block, "start"), ink)
        if self.picture["half"] == block:
            text.append(" ½ " + self.own("terminal-half"), TARGET)
        return text

    def pips(self, block: str) -> str:
        """Steps that a block has and those it has lost."""
        steps: int = self.picture["steps"][block]
        return "●" * steps + "○" * (STRENGTH[BLOCK.numbers[block]] - steps)

    def legend(self) -> Text:
        letters = {side: self.letter(side) for side in SIDE_IDS}
        return Text(self.own("terminal-legend", **letters), "dim")


def stats(block: str) -> str:
    """`B3`: the letter by which it acts, and the highest die that hits."""
    b = BLOCK.numbers[block]
    return f"{'ABC'[LETTER[b]]}{COMBAT[b]}"
