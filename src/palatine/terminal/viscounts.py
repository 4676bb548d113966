"""Viscounts in the terminal: the ring segment by segment, then everybody's board.

Nothing is told by colour alone: seats have letters, what is offered has a mark, and so has every
component whose print is a reconstruction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.games.viscounts.automa_tables import SCHEME_ICONS
from palatine.games.viscounts.names import (
    CATEGORY,
    MANUSCRIPT,
    PLACE,
    SCHEME,
    SECTION,
    SEGMENT,
    SITE,
    SLOT,
    SPACE,
    TOWNSFOLK,
)
from palatine.games.viscounts.tables import (
    BANK_SITES,
    BUILDING_IDS,
    CARD_EFFECT,
    CARD_ICONS,
    CARD_IDS,
    CARD_ROWS,
    CARD_SILVER,
    CORNER,
    EXTRA,
    FOLK,
    GOOD_IDS,
    ICON_IDS,
    ICONS,
    INNER,
    MANUSCRIPT_IDS,
    PAPER_IDS,
    PROGRAMS,
    RIBBON_IDS,
    SCRIPTS,
    SECTION_EFFECT,
    SIDES,
    SITE_IDS,
    SLOT_BUILDING,
    SPACE_IDS,
    SPACE_NUMBER,
    STACK_IDS,
    TABLES,
    TIMING,
    TIMINGS,
    TRACK_END,
)
from palatine.kernel.data import Record, is_reconstructed
from palatine.terminal.board import View, paint_names
from palatine.terminal.lines import dotted, filled, in_words, joined, offered
from palatine.words import Speech

INKS: Final = {
    "red": "bold #e5484d",
    "blue": "bold #6c9bff",
    "yellow": "bold #e6c229",
    "green": "bold #5bbd76",
    "automa": "bold #c48bd6",
}
TARGET: Final = "bold #e6c229"
# when an ability works; a card without one has no sign
SIGNS: Final = {"immediate": "!", "drop_off": "↓", "ongoing": "∞", "none": ""}
OFFERED: Final = "▸"
QUILL: Final = "†"  # a reconstruction
RIDER: Final = "♞"
EMPTY: Final = "–"

Picture = dict[str, Any]


def draw(view: View) -> RenderableType:
    """The head, the five segments clockwise, the boards from the seat that looks on."""
    picture = view.picture
    sheet = Sheet(view, picture, offered(view))
    lines = head(sheet)
    for segment in picture["ring"].values():
        lines += segment_lines(sheet, segment)
    legend = Text(sheet.own("terminal-legend", **sheet.letters()), "dim")
    lines += filled(Text(), in_words(legend), view.width)
    lines += draft(sheet)
    seats = sheet.seats
    first = seats.index(view.asked or picture["turn"] or seats[0])
    for seat in seats[first:] + seats[:first]:
        is_automa = seat == sheet.automa
        lines += automa_board(sheet, seat) if is_automa else player_board(sheet, seat)
    lines += in_question(sheet)
    lines += tally(sheet)
    return Group(*lines)


def paint(text: Text, speech: Speech) -> None:
    """The names of the seats in their colours."""
    paint_names(text, speech, "seat", INKS)


# the ring


def head(sheet: Sheet) -> list[Text]:
    """The round, the two stacks that end the game, the side of the segments."""
    picture, own = sheet.picture, sheet.own
    number, last = picture["round"], picture["last_round"]
    title = own("terminal-round", number=number) if number else own("terminal-setup")
    words = [Text(title, "bold")]
    if last:
        words.append(Text(own("terminal-last", number=last), "bold"))
    for stack in STACK_IDS:
        thing = f"stack/{stack}"
        if stack in picture["revealed"]:
            words.append(Text(own("terminal-revealed", stack=thing), "bold"))
        elif number:
            above = picture["above"].get(stack, 0)
            words.append(Text(own("terminal-above", stack=thing, number=above)))
    side = sheet.view.speech.setting_value("board_side", picture["side"])
    record = TABLES["sides"].where("players", len(sheet.seats) - bool(sheet.automa))
    words.append(Text(side + sheet.quill(record), "dim"))
    if picture["leader"]:
        words.append(
            Text(own("terminal-leader") + " ").append_text(sheet.letter(picture["leader"]))
        )
    if picture["tier3"]:
        words.append(sheet.tier(3, picture["tier3"]))
    return filled(Text(), dotted(words), sheet.view.width)


def segment_lines(sheet: Sheet, segment: str) -> list[Text]:
    """Inner path and castle, both piles, then the two banks with their sites and links."""
    picture = sheet.picture
    width = sheet.view.width
    space = SPACE_IDS[SEGMENT.numbers[segment] * 3 + INNER]
    name = Text(sheet.called("segment", segment), "bold underline")
    inner = Text(sheet.mark("space", space), TARGET)
    inner.append(sheet.own("terminal-inner")).append_text(sheet.riders(space))
    lines = filled(name, dotted([inner, *castle(sheet, picture["section_at"][segment])]), width)
    folk = sheet.folk(picture["front"][segment])
    folk.append(f" ×{picture['pile'].get(segment, 0)}", "dim")
    script = sheet.script(picture["front_manuscript"][segment])
    script.append(f" ×{picture['manuscript_pile'].get(segment, 0)}", "dim")
    lines += filled(Text(" "), dotted([folk, script]), width)
    for bank in range(2):
        lines += bank_lines(sheet, segment, bank)
    return lines


def castle(sheet: Sheet, section: str) -> list[Text]:
    """The section on a segment: its reward, and who stands in its two tiers."""
    reward = sheet.effect(PROGRAMS.names[SECTION_EFFECT[SECTION.numbers[section]]])
    words = [Text(f"{sheet.mark('section', section)}{sheet.own('terminal-castle')} {reward}")]
    for tier in (1, 2):
        by_seat = sheet.picture[f"tier{tier}"]
        workers = {seat: row[section] for seat, row in by_seat.items() if section in row}
        text = sheet.tier(tier, workers)
        words.append(text if workers else text.append(f" {EMPTY}"))
    return words


def bank_lines(sheet: Sheet, segment: str, bank: int) -> list[Text]:
    """An outer space with its exchange, the sites that are built from it, the links they begin."""
    picture = sheet.picture
    number = SEGMENT.numbers[segment]
    space = SPACE_IDS[number * 3 + bank * 2]
    start = Text(f" {sheet.mark('space', space):1}", TARGET)
    start.append(f"{SPACE_NUMBER[SPACE.numbers[space]]:>2}", "bold")
    start.append_text(sheet.riders(space))
    merchant = sheet.called("icon", ICON_IDS[0], "short")
    trade = picture["trades"][space]
    words = [Text(f"{trade['merchants']}{merchant}→{sheet.effect(trade['effect'])} │")]
    sites = [SITE_IDS[n] for n in BANK_SITES[SIDES.index(picture["side"])][number * 2 + bank]]
    words += [sheet.site(site) for site in sites]
    for id, link in picture["links"].items():
        if link["from"] in sites:
            words.append(sheet.link(id))
    return filled(start, words, sheet.view.width)


def draft(sheet: Sheet) -> list[Text]:
    """VW-SET-08: the pairs that lie on the table, with what their cards give."""
    lines: list[Text] = []
    for id, hero in sheet.picture["offer"].items():
        number = int(id)
        row = CARD_ROWS[number - 1]
        start = Text(sheet.mark("player_card", id), TARGET)
        start.append(sheet.own("terminal-pair", number=number) + sheet.quill(row), "bold")
        words = [sheet.folk(hero)]
        for good in GOOD_IDS:
            if row.number(good):
                words.append(Text(f"{sheet.called('good', good)} {row.number(good)}"))
        for key in ("resources", "debts", "deeds"):
            if row.number(key):
                words.append(Text(sheet.amount(key, row.number(key))))
        words.append(Text(sheet.effect(PROGRAMS.names[EXTRA[number]])))
        lines += filled(start, dotted(words), sheet.view.width)
    return lines


# the boards


def player_board(sheet: Sheet, seat: str) -> list[Text]:
    """A person's board; of the hand only what the seat that looks on may know."""
    width = sheet.view.width
    lines = filled(sheet.seat(seat), dotted(wealth(sheet, seat)), width)
    laid = sheet.picture["board"].get(seat, {})
    row = [
        sheet.folk(laid[place], sheet.is_asked(seat)) if place in laid else Text(EMPTY)
        for place in PLACE.names
    ]
    lines += filled(Text("  " + sheet.own("terminal-row")), joined(row, " ›"), width)
    lines += filled(Text("  "), dotted(standing(sheet, seat)), width)
    lines += filled(Text("  "), in_words(Text(" · ").join(piles(sheet, seat))), width)
    return lines


def piles(sheet: Sheet, seat: str) -> list[Text]:
    """VW-WRD-04: sizes for all, names where they are known; of a draw pile never the order."""
    picture, own = sheet.picture, sheet.own
    zones: dict[str, str] = picture["zone"].get(seat, {})
    limit = picture["hand_limit"][seat]
    hand = Text(own("terminal-hand", number=picture["hand"].get(seat, 0), limit=limit))
    held = [sheet.folk(card) for card, zone in zones.items() if zone == "hand"]
    if held:
        hand.append(": ").append_text(Text(", ").join(held))
    draw = Text(own("terminal-draw", number=picture["draw"].get(seat, 0)))
    discard = Text(own("terminal-discard", number=picture["discard"].get(seat, 0)))
    for text, pile in ((draw, "draw"), (discard, "discard")):
        names = [sheet.called("townsfolk", card) for card, zone in zones.items() if zone == pile]
        if names:
            text.append(" (" + ", ".join(names) + ")", "dim")
    return [hand, draw, discard]


def automa_board(sheet: Sheet, seat: str) -> list[Text]:
    """The Automa's board: its schemes from left to right, and its piles."""
    picture, own = sheet.picture, sheet.own
    width = sheet.view.width
    automa, laid = picture["automa"], picture["schemes"]
    record = TABLES["automa_boards"].where("id", automa["board"])
    words = [Text(sheet.called("automa", automa["board"]) + sheet.quill(record))]
    lines = filled(sheet.seat(seat), dotted(words + wealth(sheet, seat)), width)
    row = [sheet.scheme(laid[place]) if place in laid else Text(EMPTY) for place in PLACE.names]
    lines += filled(Text("  " + own("terminal-row")), joined(row, " ›"), width)
    lines += filled(Text("  "), dotted(standing(sheet, seat)), width)
    words = [
        Text(own("terminal-draw", number=automa["draw"])),
        Text(own("terminal-future", number=automa["future"])),
        Text(own("terminal-discard", number=automa["discard"])),
    ]
    thrown = [id for id, zone in picture["scheme_zone"].items() if zone == "discard"]
    words += [sheet.scheme(scheme) for scheme in thrown]
    lines += filled(Text("  "), dotted(words), width)
    for scheme in list(laid.values())[:1]:
        about = sheet.called("scheme", scheme, "about")
        lines += filled(Text("  "), in_words(Text(about, "dim")), width)
    return lines


def wealth(sheet: Sheet, seat: str) -> list[Text]:
    """Where the viscount is; points, goods, debts and deeds."""
    picture = sheet.picture
    words: list[Text] = []
    if seat in picture["at"]:
        words.append(Text(f"{RIDER} {sheet.called('space', picture['at'][seat])}"))
    words.append(Text(sheet.own("terminal-points", number=picture["total"][seat]), "bold"))
    goods, papers = picture["goods"].get(seat, {}), picture["papers"].get(seat, {})
    for good in GOOD_IDS:
        if good in goods or seat != sheet.automa:
            words.append(Text(f"{sheet.called('good', good)} {goods.get(good, 0)}"))
    for paper in PAPER_IDS:
        if paper in papers:
            words.append(Text(f"{sheet.called('paper', paper)} {papers[paper]}"))
    return words


def standing(sheet: Sheet, seat: str) -> list[Text]:
    """Icons, track, buildings with the slots they opened, workers, manuscripts, bonus cards."""
    picture, own = sheet.picture, sheet.own
    words = [Text(own("terminal-icons") + " ").append_text(sheet.icons_of(seat))]
    words.append(sheet.track(seat))
    opened = picture["open"].get(seat, [])
    for n, building in enumerate(BUILDING_IDS):
        slots = [slot for slot in opened if SLOT_BUILDING[SLOT.numbers[slot]] == n]
        if slots:
            powers = ", ".join(sheet.called("slot", slot, "short") for slot in slots)
            words.append(Text(f"{sheet.called('building', building)} ×{len(slots)} ({powers})"))
    words.append(Text(own("terminal-supply", number=picture["supply"].get(seat, 0))))
    for script, scribe in picture["scribe"].items():
        if scribe == seat:
            words.append(sheet.script(script))
    for ribbon in RIBBON_IDS:
        if picture["bonus"].get(ribbon) == seat:
            words.append(Text(own("terminal-bonus", ribbon=f"ribbon/{ribbon}")))
    return words


def in_question(sheet: Sheet) -> list[Text]:
    """What the cards do among which the open question lets choose."""
    lines: list[Text] = []
    for id in CARD_IDS:
        if sheet.mark("townsfolk", id):
            lines += explained(sheet, sheet.card(id), "townsfolk", id)
    for id in MANUSCRIPT_IDS:
        if sheet.mark("manuscript", id):
            lines += explained(sheet, sheet.script(id), "manuscript", id)
    return [Text(sheet.own("terminal-question"), "dim"), *lines] if lines else []


def explained(sheet: Sheet, start: Text, kind: str, id: str) -> list[Text]:
    """A card with its text; printed ones have none besides their corner."""
    about = sheet.view.speech.name(kind, id, "about")
    has_text = about != sheet.called(kind, id)
    return filled(start + Text(":"), in_words(Text(about)), sheet.view.width) if has_text else []


def tally(sheet: Sheet) -> list[Text]:
    """VW-SCO-01 to VW-SCO-06: at the end everybody's points, by category."""
    picture = sheet.picture
    if not sheet.view.is_over:
        return []
    rows = [(sheet.own("terminal-total"), [picture["total"][seat] for seat in sheet.seats])]
    for category in CATEGORY.names:
        numbers = [picture["points"][seat].get(category, 0) for seat in sheet.seats]
        if any(numbers):
            rows.insert(-1, (sheet.called("category", category), numbers))
    width = max(len(name) for name, _ in rows)
    head = Text(f"{sheet.own('terminal-tally'):{width}}", "bold")
    for seat in sheet.seats:
        head.append("    ").append_text(sheet.letter(seat))
    lines = [head]
    for name, numbers in rows:
        columns = "".join(f"{number or EMPTY:>5}" for number in numbers)
        lines.append(Text(f"{name:{width}}{columns}", "bold" if name == rows[-1][0] else ""))
    return lines


@dataclass(frozen=True)
class Sheet:
    """What is written about a match, in the words of one language."""

    view: View
    picture: Picture
    offered: set[str]

    @property
    def seats(self) -> list[str]:
        return self.view.seats

    @property
    def automa(self) -> str:
        """The Automa's seat; none where it does not play."""
        automa = self.picture["automa"]
        return automa["seat"] if automa else ""

    def own(self, key: str, /, **arguments: str | int) -> str:
        return self.view.speech.own(key, **arguments)

    def called(self, kind: str, id: str, case: str = "nominative") -> str:
        return self.view.speech.name(kind, id, case)

    def effect(self, id: str) -> str:
        return self.called("effect", id, "short")

    def mark(self, kind: str, id: str) -> str:
        return OFFERED if f"{kind}/{id}" in self.offered else ""

    def quill(self, record: Record) -> str:
        """The mark of a component that is, or of which some fields are, reconstructed."""
        return QUILL if is_reconstructed(record) else ""

    def amount(self, key: str, number: int) -> str:
        if key == "resources":
            return self.own("terminal-resources", number=number)
        if key == "debts":
            return self.own("terminal-debts", number=number)
        return self.own("terminal-deeds", number=number)

    def letter(self, seat: str) -> Text:
        """R, B, Y, G and A in English."""
        return Text(self.called("seat", seat)[0].upper(), INKS[seat])

    def seat(self, seat: str) -> Text:
        """The heading of a board: whose turn it is, the letter, the name."""
        text = Text("▸" if self.picture["turn"] == seat else " ", TARGET)
        text.append_text(self.letter(seat)).append(" ")
        name = self.called("seat", seat)
        text.append(name[0].upper() + name[1:], INKS[seat])
        return text

    def riders(self, space: str) -> Text:
        """The viscounts on a space."""
        text = Text()
        here = [seat for seat, at in self.picture["at"].items() if at == space]
        for n, seat in enumerate(here):
            text.append(f" {RIDER}" if n == 0 else "").append_text(self.letter(seat))
        return text

    def tier(self, number: int, workers: dict[str, int]) -> Text:
        """`tier 1 R2 B1`: whose workers stand in a tier."""
        text = Text(self.own("terminal-tier", number=number))
        for seat, count in workers.items():
            text.append(" ").append_text(self.letter(seat)).append(str(count))
        return text

    def icons(self, counts: list[int]) -> str:
        """`NM`: a letter for every icon."""
        letters = [self.called("icon", ICON_IDS[n], "short") * counts[n] for n in range(ICONS)]
        return "".join(letters)

    def icons_of(self, seat: str) -> Text:
        """`M3 B1`: how many of each kind count on a board."""
        counts = self.picture["icons"][seat]
        shown = [f"{self.called('icon', icon, 'short')}{n}" for icon, n in counts.items() if n]
        return Text(" ".join(shown) or EMPTY, "bold")

    def track(self, seat: str) -> Text:
        """`■··□···`: the black marker from the left, the white from the right."""
        black, white = self.picture["corruption"][seat], self.picture["virtue"][seat]
        text = Text(self.own("terminal-track") + " ")
        for position in range(1, TRACK_END + 1):
            is_black, is_white = position == black, position == white
            text.append(
                "◨" if is_black and is_white else "■" if is_black else "□" if is_white else "·"
            )
        return text.append(f" {black}–{white}")

    def is_asked(self, seat: str) -> bool:
        return self.view.asked == seat

    def card(self, id: str, marks: bool = True) -> Text:
        """`Aristocrat 2 NM`: what it costs, how far it moves the viscount, its icons."""
        card = TOWNSFOLK.numbers[id]
        text = Text(self.mark("townsfolk", id) if marks else "", TARGET)
        text.append(self.called("townsfolk", id) + self.quill(FOLK[card]))
        icons = self.icons(CARD_ICONS[card * ICONS : card * ICONS + ICONS])
        return text.append(f" {CARD_SILVER[card]} {icons}", "bold")

    def folk(self, id: str, marks: bool = True) -> Text:
        """`Aristocrat 2 NM !destroy / discard ⌜+1 virtue`: a card with ability and corner."""
        text = self.card(id, marks)
        card = TOWNSFOLK.numbers[id]
        sign = SIGNS[TIMINGS[TIMING[card]]]
        if sign:
            does = CARD_EFFECT[card]
            shown = self.effect(PROGRAMS.names[does]) if does else self.reckoning(id)
            text.append(f" {sign}{shown}")
        if CORNER[card]:
            text.append(f" ⌜{self.effect(PROGRAMS.names[CORNER[card]])}", "dim")
        return text

    def reckoning(self, id: str) -> str:
        """`2 silver = 1 noble`: how a card without an effect of its own changes an action."""
        return self.called("townsfolk", id, "short")

    def script(self, id: str) -> Text:
        text = Text(self.mark("manuscript", id), TARGET)
        shown = self.called("manuscript", id, "short")
        return text.append(shown + self.quill(SCRIPTS[MANUSCRIPT.numbers[id]]), "italic")

    def scheme(self, id: str) -> Text:
        """A scheme with its icons; future ones stand in brackets of their own."""
        scheme = SCHEME.numbers[id]
        record = TABLES["schemes"].records[scheme]
        icons = self.icons(SCHEME_ICONS[scheme * ICONS : scheme * ICONS + ICONS])
        name = self.called("scheme", id, "short") + self.quill(record)
        if record.text("deck") == "future":
            name = self.own("terminal-scheme-future", name=name)
        return Text(name).append(f" {icons}", "bold")

    def site(self, id: str) -> Text:
        """`L1 +1 ink`, or who has built there what."""
        text = Text(self.mark("site", id), TARGET)
        text.append(self.spot(id) + " ", "bold")
        owner = self.picture["owner"].get(id)
        if owner is None:
            return text.append(self.effect(self.picture["sites"][id]))
        text.append("[").append_text(self.letter(owner)).append(" ")
        return text.append(self.called("building", self.picture["built"][id]) + "]")

    def link(self, id: str) -> Text:
        """`┄L1–L2 +2 silver`; ✓ where both ends are built."""
        link, owner = self.picture["links"][id], self.picture["owner"]
        start, end = link["from"], link["to"]
        is_near = SITE.numbers[start] // 5 == SITE.numbers[end] // 5  # on one segment
        there = self.spot(end) if is_near else self.called("site", end)
        text = Text(self.mark("link", id), TARGET)
        shown = f"┄{self.spot(start)}–{there} {self.effect(link['effect'])}"
        is_made = start in owner and end in owner
        return text.append(shown + (" ✓" if is_made else ""), "dim")

    def spot(self, site: str) -> str:
        """`L1`: the name of a site without its segment."""
        return self.called("site", site).rpartition(" ")[2]

    def letters(self) -> dict[str, str]:
        return {id: self.called("icon", id, "short") for id in ICON_IDS}
