"""The ring of Carolus Magnus: fifteen slots round the courts, each in its place for life."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.terminal.board import View, pad, paint_names, touched
from palatine.terminal.canvas import Canvas
from palatine.words import Speech

# left, top, right and bottom line of every slot, clockwise: six above, two to the right, five
# below, two to the left
ACROSS: Final = (0, 16, 32, 48, 64, 80, 96)
BELOW: Final = (0, 19, 38, 58, 77, 96)
TOPS: Final = (0, 5, 10, 15, 20)
SLOTS: Final = (
    [(ACROSS[i], TOPS[0], ACROSS[i + 1], TOPS[1]) for i in range(6)]
    + [(ACROSS[5], TOPS[i], ACROSS[6], TOPS[i + 1]) for i in (1, 2)]
    + [(BELOW[i], TOPS[3], BELOW[i + 1], TOPS[4]) for i in (4, 3, 2, 1, 0)]
    + [(ACROSS[0], TOPS[i], ACROSS[1], TOPS[i + 1]) for i in (2, 1)]
)
WIDTH: Final = ACROSS[-1] + 1
HEIGHT: Final = TOPS[-1] + 1
MIDDLE: Final = (ACROSS[1] + 1, TOPS[1] + 1)  # where the courts are
LIST_COLUMNS: Final = (0, 19, 35, 49)  # of a territory, where the screen is narrow
COLUMN_WORDS: Final = ("court", "reserve", "castles", "discs")
COLUMNS: Final = (1, 11, 31, 46, 54)  # of a court: name, court, reserve, castles, discs

COLOURS: Final = {
    "red": "bold white on #b3282d",
    "pink": "bold black on #f0a3b8",
    "blue": "bold white on #2f4fa3",
    "yellow": "bold black on #e6c229",
    "green": "bold white on #2e7d46",
}
INKS: Final = {
    "red": "#e5484d",
    "pink": "#f0a3b8",
    "blue": "#7c9cf5",
    "yellow": "#e6c229",
    "green": "#5bbd76",
}
SIDES: Final = {
    "black": "bold white on #404040",
    "white": "bold black on #eeeeee",
    "grey": "bold black on #9a9a9a",
}
EMPEROR: Final = "bold #c79bff"
TARGET: Final = "bold #e6c229"
LINE: Final = "grey50"

Picture = dict[str, Any]


def draw(view: View) -> RenderableType:
    """The ring with the courts inside it; one below the other where the screen is narrow."""
    picture = view.picture
    lands = Lands(view.speech, picture, reachable(view, picture), touched(view, "territory"))
    if view.width < WIDTH:
        return Group(listed(lands), Text(), court_sheet(view))
    canvas = Canvas(WIDTH, HEIGHT)
    names = list(view.lexicon.kinds["territory"].names)
    home = homes(picture, names)
    for slot, place in enumerate(SLOTS):
        if home[slot] == names[slot]:
            for line, text in enumerate(lands.lines(names[slot])):
                canvas.put(place[0] + 2, place[1] + 1 + line, text, width=place[2] - place[0] - 2)
        else:
            numeral = view.speech.name("territory", home[slot])
            canvas.put(place[0] + 2, place[1] + 1, f"({numeral})", "dim")
    draw_lines(canvas, home)
    for line, text in enumerate(courts(view)):
        canvas.put(MIDDLE[0], MIDDLE[1] + line, text)
    return canvas.text(LINE)


def paint(text: Text, speech: Speech) -> None:
    """The names of the clans in their colours."""
    paint_names(text, speech, "colour", INKS)


def homes(picture: Picture, names: list[str]) -> list[str]:
    """The territory that each slot belongs to: a territory is a run of slots, clockwise."""
    home = [""] * len(names)
    for start, name in enumerate(names):
        for i in range(picture["segments"].get(name, 0)):
            home[(start + i) % len(names)] = name
    return home


def draw_lines(canvas: Canvas, home: list[str]) -> None:
    """Every slot's frame; between slots of one territory only dots."""
    for left, top, right, bottom in SLOTS:
        canvas.across(top, left, right)
        canvas.across(bottom, left, right)
        canvas.down(left, top, bottom)
        canvas.down(right, top, bottom)
    for slot in range(len(SLOTS)):
        after = (slot + 1) % len(SLOTS)
        if home[slot] == home[after]:
            dot_border(canvas, SLOTS[slot], SLOTS[after])


def dot_border(
    canvas: Canvas, one: tuple[int, int, int, int], two: tuple[int, int, int, int]
) -> None:
    """The line that two neighbouring slots share."""
    left, right = max(one[0], two[0]), min(one[2], two[2])
    top, bottom = max(one[1], two[1]), min(one[3], two[3])
    if left == right:
        canvas.down(left, top, bottom, dotted=True)
    else:
        canvas.across(top, left, right, dotted=True)


def reachable(view: View, picture: Picture) -> dict[str, int]:
    """How many steps take the Emperor where, while he is to be moved."""
    if view.ask is None or view.ask.key != "move-emperor":
        return {}
    place = picture["emperor"]
    steps: dict[str, int] = {}
    for step in range(1, len(view.ask.options) + 1):
        place = picture["ahead"][place]
        steps[place] = step
    return steps


@dataclass(frozen=True)
class Lands:
    """What is written on a territory."""

    speech: Speech
    picture: Picture
    steps: dict[str, int]  # the Emperor's way to where he may stop
    touched: set[str]  # by what has just happened

    def lines(self, name: str) -> list[Text]:
        """Numeral and castles, paladins, strengths, and the Emperor or his way here."""
        head = Text(self.speech.name("territory", name), "bold")
        head.append("•" if name in self.touched else " ", TARGET)
        owner = self.picture["owner"].get(name)
        if owner:
            castles = self.picture["castles"].get(name, 0)
            head.append(f" ♜{castles} {self.speech.name('side', owner).lower()} ", SIDES[owner])
        last = Text()
        if self.picture["emperor"] == name:
            last.append("♛ " + self.speech.own("terminal-emperor"), EMPEROR)
        if name in self.steps:
            last.append(" " if last else "")
            last.append(self.speech.own("terminal-steps", steps=self.steps[name]), TARGET)
        paladins = cubes(self.speech, self.picture["cubes"].get(name, {}))
        return [head, paladins, strengths(self.picture, name), last]


def letter(speech: Speech, colour: str) -> str:
    return speech.name("colour", colour)[0].upper()


def count(speech: Speech, colour: str, number: int) -> str:
    """`R3`, or a dot for none."""
    return f"{letter(speech, colour)}{number}" if number else " ·"


def cubes(speech: Speech, counts: dict[str, int], width: int = 14) -> Text:
    """One chip for every clan: its letter and how many; close together where room is short."""
    chips = [
        Text(count(speech, colour, counts[colour]), style)
        for colour, style in COLOURS.items()
        if counts.get(colour)
    ]
    is_roomy = sum(len(chip) + 1 for chip in chips) - 1 <= width
    return Text(" " if is_roomy else "").join(chips)


def strengths(picture: Picture, name: str) -> Text:
    """How strong every side is, the leader in bold; nothing where nobody has anything."""
    by_side: dict[str, int] = picture["strength"][name]
    text = Text()
    if not any(by_side.values()):
        return text
    most = max(by_side.values())
    leads = list(by_side.values()).count(most) == 1
    for strength in by_side.values():
        text.append(" : " if text else "", "dim")
        text.append(str(strength), "bold" if leads and strength == most else "")
    return text


def courts(view: View) -> list[Text]:
    """Round, courts, reserves, castles, discs and the centre: nine lines of sixty-two."""
    speech, picture = view.speech, view.picture
    order = ", ".join(speech.name("seat", seat) for seat in picture["order"])
    sides = dict.fromkeys(picture["side"].values())
    score = " : ".join(speech.name("side", side).lower() for side in sides)
    title = Text(" " + speech.own("terminal-round", number=picture["round"]), "bold")
    title.append("   " + speech.own("terminal-order", seats=order), "not bold dim")
    head = Text(style="dim")
    for column, part in zip(COLUMNS[1:], COLUMN_WORDS, strict=True):
        pad(head, column)
        head.append(speech.own(f"terminal-{part}"))
    lines = [title, head]
    lines += [court(speech, picture, seat) for seat in view.seats]
    centre = Text(f" {speech.own('terminal-centre')}  ", "dim")
    centre.append_text(cubes(speech, picture["supply"], 60))
    lines += [Text(), centre, Text(" " + speech.own("terminal-legend", sides=score), "dim")]
    return lines


def court(speech: Speech, picture: Picture, seat: str) -> Text:
    """One seat: the clans it holds are lit and starred, the discs it has left are listed."""
    side = picture["side"][seat]
    text = Text()
    text.append("▸" if picture["turn"] == seat else " ", TARGET)
    text.append(speech.name("seat", seat, "start").ljust(COLUMNS[1] - 2), SIDES[side])
    pad(text, COLUMNS[1])
    for i, (colour, style) in enumerate(COLOURS.items()):
        number = picture["court"].get(seat, {}).get(colour, 0)
        is_held = picture["holder"].get(colour) == seat
        text.append(count(speech, colour, number), style if is_held else "")
        text.append("*" if is_held else "", "bold")
        pad(text, COLUMNS[1] + 4 * (i + 1))
    for i, (colour, style) in enumerate(COLOURS.items()):
        number = picture["reserve"].get(seat, {}).get(colour, 0)
        text.append(count(speech, colour, number), style if number else "")
        pad(text, COLUMNS[2] + 3 * (i + 1))
    pad(text, COLUMNS[3])
    text.append(f"♜{picture['stock'].get(side, 0)}", SIDES[side])
    pad(text, COLUMNS[4])
    for disc in range(1, 6):
        text.append(str(disc) if disc in picture["unused"].get(seat, []) else "·")
    if seat in picture["disc"]:
        text.append(f"({picture['disc'][seat]})", TARGET)
    return text


def court_sheet(view: View) -> Text:
    return Text("\n").join(courts(view))


def listed(lands: Lands) -> Text:
    """The ring as a list, one line for a territory, clockwise from the Emperor."""
    lines: list[Text] = []
    place = lands.picture["emperor"]
    while True:
        line = Text()
        for column, part in zip(LIST_COLUMNS, lands.lines(place), strict=True):
            pad(line, column)
            line.append_text(part)
        lines.append(line)
        place = lands.picture["ahead"][place]
        if place == lands.picture["emperor"]:
            return Text("\n").join(lines)
