"""The Levant of Crusader Rex on a sheet of text: north is left and east is up, as on wide screens.

Nothing is told by colour alone: sides have a sign and a letter, castles stand in brackets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.games.crusader_rex.fight import Fight
from palatine.games.crusader_rex.names import PHASE, SETUP, WAY
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BIT,
    BLOCK_IDS,
    BLOCKS,
    CARD_IDS,
    CARDS,
    CITIES,
    COMBAT,
    ENGLAND,
    FORTIFIED,
    GERMANIA,
    HAND,
    HIGHWAYS,
    IS_EVENT,
    IS_MAJOR,
    LETTER,
    LETTERS,
    LOST,
    OUT,
    PLACE_IDS,
    POOL,
    PORTS,
    RATING,
    ROADS_A,
    ROADS_B,
    SIDE,
    SIDE_BITS,
    SIDE_IDS,
    STRENGTH,
    TOWN_IDS,
    members,
    size_of,
)
from palatine.kernel.lexicon import HIDDEN, NONE
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

SIGNS: Final = ("✚", "☾")
CONTESTED: Final = "×"
INKS: Final = ("bold #f0924f", "bold #5bbd76")
CHIPS: Final = ("bold black on #e8853d", "bold white on #2e7d46")
TARGET: Final = "bold #e6c229"
CITY: Final = "bold #e5484d"
LINE: Final = "grey50"
LAST_TURN: Final = 6
ROUNDS: Final = 3


def draw(view: View) -> RenderableType:
    """Year and sides, the map, and below it the combat under way or the blocks that are known."""
    sheet = Sheet(
        view, crusade(view), offered(view, "town"), offered(view, "block"), touched(view, "town")
    )
    below = combat(sheet) if sheet.g.town != NONE else roster(sheet)
    if view.width >= WIDTH:
        return Group(*head(sheet), levant(sheet), sheet.legend(), *below)
    return Group(*head(sheet), listed(sheet), *below)


def paint(text: Text, speech: Speech) -> None:
    """The names of the sides in their colours."""
    paint_names(text, speech, "seat", dict(zip(SIDE_IDS, INKS, strict=True)))


def crusade(view: View) -> Crusade:
    g = view.seen
    assert isinstance(g, Crusade)
    return g


def offered(view: View, kind: str) -> set[int]:
    """The things of a kind that the open question is about: those its options name last."""
    found: set[int] = set()
    for option in view.ask.options if view.ask else []:
        verb = view.lexicon.verb_of(option)
        named = [n for k, n in zip(verb.kinds, verb.arguments(option), strict=True) if k.id == kind]
        found.update(named[-1:])
    return found


# the map


def levant(sheet: Sheet) -> Text:
    """The roads, then the towns upon them; a road that comes from the right reaches the name."""
    canvas = Canvas(WIDTH, HEIGHT)
    for y, line in enumerate(ROADS_DRAWN.splitlines()):
        canvas.put(0, y, line, LINE)
    for name, (x, y) in PLACES.items():
        room = ROOMS.get(name, ROOM)
        t = TOWN_IDS.index(name)
        canvas.put(x - 1, y, sheet.mark(t), TARGET)
        for row, text in enumerate((sheet.name(t), sheet.stand(t))):
            right = x + room
            road = TO_THE_LEFT.get(canvas.letters[y + row][right]) if right < WIDTH else None
            if road and len(text) < room:
                canvas.put(x + len(text) + 1, y + row, road * (room - len(text) - 1), LINE)
            canvas.put(x, y + row, text)
    left, top, width = SEA
    canvas.put(left, top, sheet.own("terminal-sea"), "italic dim")
    for row, area in enumerate(range(ENGLAND, GERMANIA + 1)):
        canvas.put(left, top + 1 + row, sheet.staging(area), width=width)
    return canvas.text(LINE)


def listed(sheet: Sheet) -> Text:
    """Where the screen is narrow: the towns that matter now, each with its roads."""
    g = sheet.g
    shown = g.occupied(0) | g.occupied(1)
    lines: list[Text] = []
    for name in PLACES:
        t = TOWN_IDS.index(name)
        if not shown & BIT[t] and t not in CITIES and t not in sheet.towns:
            continue
        line = Text(f"{sheet.mark(t):1}", TARGET)
        line.append_text(sheet.name(t))
        pad(line, 14)
        line.append_text(sheet.stand(t))
        pad(line, 26)
        roads = ", ".join(sheet.called("town", TOWN_IDS[u]) for u in neighbours(t, True))
        tracks = ", ".join(sheet.called("town", TOWN_IDS[u]) for u in neighbours(t, False))
        line.append("  ".join(["═ " + roads] * bool(roads) + ["─ " + tracks] * bool(tracks)), "dim")
        lines.append(line)
    lines += [sheet.staging(area) for area in range(ENGLAND, GERMANIA + 1)]
    return Text("\n").join(lines)


def neighbours(t: int, major: bool) -> list[int]:
    """The towns at the other end of the roads of one kind."""
    found: list[int] = []
    for road in range(HIGHWAYS):
        if IS_MAJOR[road] == major and t in (ROADS_A[road], ROADS_B[road]):
            found.append(ROADS_A[road] + ROADS_B[road] - t)
    return found


# what stands above and below the map


def head(sheet: Sheet) -> list[Text]:
    """Year, turn and phase, the cards of the turn, and a line for each side."""
    g, own = sheet.g, sheet.own
    turns = " ".join(f"[{n}]" if n == g.turn else str(n) for n in range(1, LAST_TURN + 1))
    title = Text(own("terminal-time", year=str(g.year), turns=turns), "bold")
    title.append(" · " + sheet.called("phase", PHASE.names[g.phase]), "not bold")
    for side in range(2):
        if g.card[side] != NONE:
            title.append(f"   {SIGNS[side]} ", INKS[side])
            title.append(sheet.card(g.card[side]), "not bold")
    if g.first != NONE:
        first = own("terminal-first", seat=f"seat/{SIDE_IDS[g.first]}")
        title.append("   " + first, "not bold dim")
    lines = [title]
    for side in range(2):
        lines.append(side_line(sheet, side))
        known = hand(g, side)
        if known:
            lines.append(Text(f"  {own('terminal-hand')} {sheet.cards(known)}"))
            if sheet.view.ask and sheet.view.ask.key == "choose-card":
                lines += events(sheet, known)
    for place, label in ((LOST, own("terminal-lost")), (OUT, own("terminal-out"))):
        blocks = [b for b in range(BLOCKS) if g.at[b] == place]
        if blocks:
            names = [Text(sheet.called("block", BLOCK_IDS[b])) for b in blocks]
            lines += filled(labelled(Text(f"{label} ", "dim"), names), sheet.view.width)
    return lines


def side_line(sheet: Sheet, side: int) -> Text:
    """A side with its cities, cards and pool."""
    g, own = sheet.g, sheet.own
    line = Text("▸" if g.mover == side else " ", TARGET)
    line.append(f"{SIGNS[side]} {sheet.seat(side)}", INKS[side])
    pad(line, 14)
    cities = g.cities_of(side)
    line.append(f"{'★' * cities:·<{len(CITIES)}} ", CITY)
    pool = sum(g.at[b] == POOL for b in members(SIDE_BITS[side]))
    played = g.played[side * CARDS : side * CARDS + CARDS]
    left = 0 if g.phase == SETUP else HAND - sum(played)
    parts = [own("terminal-cards", number=left), own("terminal-pool", number=pool)]
    if any(played):
        parts.append(own("terminal-played", cards=sheet.cards(played, "short")))
    line.append(" " + " · ".join(parts))
    return line


def hand(g: Crusade, side: int) -> list[int]:
    """How many of each card are in a hand; nothing where it is hidden or empty."""
    counts = g.hand[side * CARDS : side * CARDS + CARDS]
    return counts if HIDDEN not in counts and any(counts) else []


def events(sheet: Sheet, counts: list[int]) -> list[Text]:
    """What the events of a hand do; the number of a move card says it all."""
    lines: list[Text] = []
    for card in range(CARDS):
        if counts[card] and IS_EVENT[card]:
            about = sheet.view.speech.name("card", CARD_IDS[card], "about")
            words = [Text(word, "dim") for word in about.split()]
            lines += filled([Text(f"  {sheet.card(card)}:"), *words], sheet.view.width)
    return lines


def roster(sheet: Sheet) -> list[Text]:
    """Every block that is known, town by town from north to south."""
    g = sheet.g
    words: list[Text] = []
    for name, _ in sorted(PLACES.items(), key=lambda item: item[1]):
        t = TOWN_IDS.index(name)
        for side in range(2):
            for blocks, castle in ((g.garrison(side, t), True), (g.field(side, t), False)):
                known = [b for b in members(blocks) if g.steps[b] != HIDDEN]
                if known:
                    label = sheet.called("town", name)
                    label = sheet.own("terminal-inside", town=label) if castle else label
                    start = Text(f"{SIGNS[side]} {label}: ", INKS[side])
                    words += labelled(start, sheet.labels(known))
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


def combat(sheet: Sheet) -> list[Text]:
    """Who fights in which order, and who else is in the town."""
    g, own = sheet.g, sheet.own
    fight = next((frame for frame in g.frames if isinstance(frame, Fight)), None)
    title = Text(own("terminal-combat", town=f"town/{TOWN_IDS[g.town]}"), "bold underline")
    if g.round:
        title.append(" · " + own("terminal-round", number=g.round, last=ROUNDS), "not bold")
    if fight is not None:
        kind = own("terminal-storm") if fight.is_storm else own("terminal-battle")
        title.append(f" · {kind}", "not bold")
    if g.attacker != NONE:
        attacker = own("terminal-attacker", seat=f"seat/{SIDE_IDS[g.attacker]}")
        title.append(f" · {attacker}", "not bold")
    if g.jihad == g.town:
        title.append(" · " + sheet.card(CARD_IDS.index("jihad")), "not bold")
    lines = [title]
    fighters: list[int] = []
    if fight is not None:
        fighters = order_of_fire(g, fight)
        lines.append(Text(own("terminal-order"), "dim"))
        lines += in_columns([sheet.fighter(b, fight) for b in fighters])
    for side in range(2):
        for label, blocks in groups(sheet, side):
            others = [b for b in members(blocks) if b not in fighters]
            if others:
                head = Text(f"{SIGNS[side]} {sheet.seat(side)}, {label}: ", INKS[side])
                lines += filled(labelled(head, sheet.labels(others)), sheet.view.width)
    return lines


def order_of_fire(g: Crusade, fight: Fight) -> list[int]:
    """CR-6.6: letter by letter, the defender first; with Jihad all attackers come first."""
    defender = 1 - g.attacker
    turns = [(side, letter) for letter in range(3) for side in (defender, g.attacker)]
    if g.jihad == g.town and g.round == 1 and g.attacker == g.first:
        turns = [(side, letter) for side in (g.attacker, defender) for letter in range(3)]
    return [b for side, letter in turns for b in members(fight.force(g, side) & LETTERS[letter])]


def groups(sheet: Sheet, side: int) -> list[tuple[str, int]]:
    """What a side has in the town of the combat, by place; reserves by round and road."""
    g, own = sheet.g, sheet.own
    t = g.town
    found = [
        (own("terminal-castle"), g.garrison(side, t)),
        (own("terminal-field"), g.fighters(side, t)),
    ]
    for number, bits in ((2, g.second), (3, g.third)):
        coming = members(g.reserves(side, t) & bits)
        for way in sorted({g.way[b] for b in coming}):
            label = own("terminal-reserve", number=number, way=sheet.way(way))
            found.append((label, sum(BIT[b] for b in coming if g.way[b] == way)))
    return found


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
    g: Crusade
    towns: set[int]  # that the question offers
    blocks: set[int]
    news: set[str]  # towns of which something was told since the last picture

    def own(self, key: str, /, **arguments: str | int) -> str:
        return self.view.speech.own(key, **arguments)

    def called(self, kind: str, id: str) -> str:
        return self.view.speech.name(kind, id)

    def seat(self, side: int) -> str:
        return self.view.speech.name("seat", SIDE_IDS[side], "start")

    def way(self, way: int) -> str:
        return self.called("way", WAY.names[way]) if way >= 0 else ""

    def card(self, card: int, case: str = "nominative") -> str:
        return self.view.speech.name("card", CARD_IDS[card], case)

    def cards(self, counts: list[int], case: str = "nominative") -> str:
        """Cards by name, equal ones counted."""
        names = [(self.card(card, case), count) for card, count in enumerate(counts) if count]
        return ", ".join(name + (f" ×{count}" if count > 1 else "") for name, count in names)

    def letter(self, side: int) -> str:
        """F and S in English."""
        return self.seat(side)[0]

    def mark(self, t: int) -> str:
        """Whether the question offers a town, or the news speak of it."""
        return "▸" if t in self.towns else "•" if TOWN_IDS[t] in self.news else ""

    def name(self, t: int) -> Text:
        """The sign of the side in control, and the name."""
        side = self.g.controller(t)
        style = INKS[side] if side != NONE else TARGET
        text = Text(SIGNS[side] if side != NONE else CONTESTED, style)
        text.append(self.called("town", TOWN_IDS[t]), style)
        return text

    def stand(self, t: int) -> Text:
        """Rating, port and city, then how many blocks are in the castle and in the field."""
        g = self.g
        text = Text(str(RATING[t]), "dim")
        if BIT[t] & PORTS:
            text.append("≋" if BIT[t] & FORTIFIED else "≈", "#7c9cf5")
        if t in CITIES:
            text.append("★", CITY)
        blocks = Text()
        for side in range(2):
            inside = size_of(g.garrison(side, t))
            if inside:
                blocks.append(f"[{self.letter(side)}{inside}]", CHIPS[side])
        for side in range(2):
            outside = size_of(g.field(side, t))
            if outside:
                coming = "+" if g.reserves(side, t) else ""
                blocks.append(f"{self.letter(side)}{outside}{coming}", CHIPS[side])
        is_roomy = len(text) + 1 + len(blocks) <= ROOMS.get(TOWN_IDS[t], ROOM)
        return text.append(" " if blocks and is_roomy else "").append_text(blocks)

    def staging(self, area: int) -> Text:
        """A staging area with the crusaders who wait there."""
        text = Text(f"{self.called('place', PLACE_IDS[area])}: ", "dim")
        blocks = [b for b in range(BLOCKS) if AREA[b] == area and self.g.at[b] == area]
        names = ", ".join(self.called("block", BLOCK_IDS[b]) for b in blocks)
        text.append(names or "–", INKS[0] if blocks else "dim")
        return text

    def labels(self, blocks: list[int]) -> list[Text]:
        """Known blocks one by one, unknown ones as a number."""
        known = [b for b in blocks if self.g.steps[b] != HIDDEN]
        found = [self.label(b) for b in known]
        if len(known) < len(blocks):
            hidden = len(blocks) - len(known)
            found.append(Text(self.own("terminal-hidden", number=hidden), "italic"))
        return found

    def label(self, b: int) -> Text:
        """`▸Richard B4 ●●●○`: offered or not, letter and number, steps left and lost."""
        text = Text("▸" if b in self.blocks else "", TARGET)
        text.append(self.called("block", BLOCK_IDS[b]))
        text.append(f" {stats(b)} ", "bold")
        text.append(self.pips(b))
        text.append(" ✓" if BIT[b] & self.g.moved else "")
        return text

    def fighter(self, b: int, fight: Fight) -> Text:
        """A line of the order of fire: whose turn it is, who has had it."""
        is_on_turn = fight.block == b
        mark = "▸" if is_on_turn or b in self.blocks else "✓" if BIT[b] & self.g.acted else " "
        text = Text(f" {mark} ", TARGET)
        text.append(f"{SIGNS[SIDE[b]]} ", INKS[SIDE[b]])
        text.append(f"{stats(b)} ", "bold")
        text.append(f"{self.pips(b):<{max(STRENGTH)}} ")
        text.append(self.view.speech.name("block", BLOCK_IDS[b], "start"), INKS[SIDE[b]])
        if self.g.half == b:
            text.append(" ½ " + self.own("terminal-half"), TARGET)
        return text

    def pips(self, b: int) -> str:
        """Steps that a block has and those it has lost."""
        steps = self.g.steps[b]
        return "●" * steps + "○" * (STRENGTH[b] - steps)

    def legend(self) -> Text:
        letters = {SIDE_IDS[side]: self.letter(side) for side in range(2)}
        return Text(self.own("terminal-legend", **letters), "dim")


def stats(b: int) -> str:
    """`B3`: the letter by which it acts, and the highest die that hits."""
    return f"{'ABC'[LETTER[b]]}{COMBAT[b]}"
