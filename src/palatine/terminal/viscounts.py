"""Viscounts in the terminal: the ring segment by segment, then everybody's board.

Nothing is told by colour alone: seats have letters, what is offered has a mark, and so has every
component whose print is a reconstruction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.games.viscounts.automa_tables import SCHEME_ICONS, SCHEME_IDS
from palatine.games.viscounts.hire import front
from palatine.games.viscounts.manuscripts import front_manuscript
from palatine.games.viscounts.names import (
    CATEGORY,
    HOUSE_IDS,
    IN_DISCARD,
    IN_DRAW,
    IN_HAND,
    SCHEME_AHEAD,
    SCHEME_IN_DISCARD,
    SCHEME_IN_DRAW,
    SEAT_IDS,
)
from palatine.games.viscounts.scoring import points, total_of
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BANK_SITES,
    BIT,
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
    GOODS,
    ICON_IDS,
    ICONS,
    INNER,
    LINK_IDS,
    LINKS,
    MANUSCRIPT_IDS,
    MANUSCRIPTS,
    MERCHANTS_FOR,
    PAPER_IDS,
    PAPERS,
    PLACES,
    PROGRAMS,
    RIBBON_IDS,
    SCRIPTS,
    SECTION_EFFECT,
    SECTION_IDS,
    SECTIONS,
    SEGMENT_IDS,
    SIDES,
    SITE_EFFECT,
    SITE_IDS,
    SLOT_BUILDING,
    SLOT_IDS,
    SPACE_IDS,
    SPACE_NUMBER,
    STACK_IDS,
    TABLES,
    TIMING,
    TIMINGS,
    TRACK_END,
    TRADE_EFFECT,
)
from palatine.kernel.data import Record, is_reconstructed
from palatine.kernel.lexicon import NONE
from palatine.terminal.board import View, paint_names
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


def draw(view: View) -> RenderableType:
    """The head, the five segments clockwise, the boards from the seat that looks on."""
    g = view.seen
    assert isinstance(g, Viscounts)
    sheet = Sheet(view, g, offered(view))
    lines = head(sheet)
    for segment in g.ring:
        lines += segment_lines(sheet, segment)
    legend = Text(sheet.own("terminal-legend", **sheet.letters()), "dim")
    lines += filled(Text(), in_words(legend), view.width)
    lines += draft(sheet)
    first = view.ask.seat if view.ask else max(g.turn, 0)
    for steps in range(g.seats):
        seat = g.next_seat(first, steps)
        lines += automa_board(sheet) if seat == g.automa else player_board(sheet, seat)
    lines += in_question(sheet)
    lines += tally(sheet)
    return Group(*lines)


def paint(text: Text, speech: Speech) -> None:
    """The names of the seats in their colours."""
    paint_names(text, speech, "seat", INKS)


def offered(view: View) -> set[str]:
    """What the options of the open question name, as `kind/id`."""
    found: set[str] = set()
    for option in view.ask.options if view.ask else []:
        verb = view.lexicon.verb_of(option)
        for kind, number in zip(verb.kinds, verb.arguments(option), strict=True):
            found.add(f"{kind.id}/{view.lexicon.name(kind, number)}")
    return found


# the ring


def head(sheet: Sheet) -> list[Text]:
    """The round, the two stacks that end the game, the side of the segments."""
    g, own = sheet.g, sheet.own
    title = own("terminal-round", number=g.round) if g.round else own("terminal-setup")
    words = [Text(title, "bold")]
    if g.last_round:
        words.append(Text(own("terminal-last", number=g.last_round), "bold"))
    for n, stack in enumerate(STACK_IDS):
        thing = f"stack/{stack}"
        if g.revealed & BIT[n]:
            words.append(Text(own("terminal-revealed", stack=thing), "bold"))
        elif g.round:
            words.append(Text(own("terminal-above", stack=thing, number=g.above[n])))
    side = sheet.view.speech.setting_value("board_side", SIDES[g.side])
    words.append(Text(side + sheet.quill(TABLES["sides"].where("players", g.people)), "dim"))
    if g.leader != NONE:
        words.append(Text(own("terminal-leader") + " ").append_text(sheet.letter(g.leader)))
    third = [n for n in range(g.seats) if g.tier3[n]]
    if third:
        tier = Text(own("terminal-tier", number=3))
        for seat in third:
            tier.append(" ").append_text(sheet.letter(seat)).append(str(g.tier3[seat]))
        words.append(tier)
    return filled(Text(), dotted(words), sheet.view.width)


def segment_lines(sheet: Sheet, segment: int) -> list[Text]:
    """Inner path and castle, both piles, then the two banks with their sites and links."""
    g = sheet.g
    width = sheet.view.width
    name = Text(sheet.called("segment", SEGMENT_IDS[segment]), "bold underline")
    inner = Text(sheet.mark("space", SPACE_IDS[segment * 3 + INNER]), TARGET)
    inner.append(sheet.own("terminal-inner")).append_text(sheet.riders(segment * 3 + INNER))
    lines = filled(name, dotted([inner, *castle(sheet, g.section_at[segment])]), width)
    card, script = front(g, segment), front_manuscript(g, segment)
    folk = sheet.folk(card).append(f" ×{g.pile[segment]}", "dim")
    text = sheet.script(script).append(f" ×{g.manuscript_pile[segment]}", "dim")
    lines += filled(Text(" "), dotted([folk, text]), width)
    for bank in range(2):
        lines += bank_lines(sheet, segment, bank)
    return lines


def castle(sheet: Sheet, section: int) -> list[Text]:
    """The section on a segment: its reward, and who stands in its two tiers."""
    g = sheet.g
    id = SECTION_IDS[section]
    reward = sheet.effect(SECTION_EFFECT[section])
    words = [Text(f"{sheet.mark('section', id)}{sheet.own('terminal-castle')} {reward}")]
    for tier, workers in ((1, g.tier1), (2, g.tier2)):
        text = Text(sheet.own("terminal-tier", number=tier))
        for seat in range(g.seats):
            n = workers[seat * SECTIONS + section]
            if n:
                text.append(" ").append_text(sheet.letter(seat)).append(str(n))
        words.append(text if any(workers[section::SECTIONS]) else text.append(f" {EMPTY}"))
    return words


def bank_lines(sheet: Sheet, segment: int, bank: int) -> list[Text]:
    """An outer space with its exchange, the sites that are built from it, the links they begin."""
    g = sheet.g
    space = segment * 3 + bank * 2
    start = Text(f" {sheet.mark('space', SPACE_IDS[space]):1}", TARGET)
    start.append(f"{SPACE_NUMBER[space]:>2}", "bold").append_text(sheet.riders(space))
    merchant = sheet.called("icon", ICON_IDS[0], "short")
    words = [Text(f"{MERCHANTS_FOR[space]}{merchant}→{sheet.effect(TRADE_EFFECT[space])} │")]
    sites = BANK_SITES[g.side][segment * 2 + bank]
    words += [sheet.site(site) for site in sites]
    for link in LINKS[g.side]:
        if link.start in sites:
            words.append(sheet.link(link.id))
    return filled(start, words, sheet.view.width)


def draft(sheet: Sheet) -> list[Text]:
    """VW-SET-08: the pairs that lie on the table, with what their cards give."""
    lines: list[Text] = []
    for number, hero in enumerate(sheet.g.offer):
        if hero == NONE:
            continue
        row = CARD_ROWS[number]
        start = Text(sheet.mark("player_card", str(number + 1)), TARGET)
        start.append(sheet.own("terminal-pair", number=number + 1) + sheet.quill(row), "bold")
        words = [sheet.folk(hero)]
        for good in GOOD_IDS:
            if row.number(good):
                words.append(Text(f"{sheet.called('good', good)} {row.number(good)}"))
        for key in ("resources", "debts", "deeds"):
            if row.number(key):
                words.append(Text(sheet.amount(key, row.number(key))))
        words.append(Text(sheet.effect(EXTRA[number + 1])))
        lines += filled(start, dotted(words), sheet.view.width)
    return lines


# the boards


def player_board(sheet: Sheet, seat: int) -> list[Text]:
    """A person's board; of the hand only what the seat that looks on may know."""
    g, own = sheet.g, sheet.own
    width = sheet.view.width
    lines = filled(sheet.seat(seat), dotted(wealth(sheet, seat)), width)
    row: list[Text] = []
    for place in range(PLACES):
        card = g.board[seat * PLACES + place]
        row.append(sheet.folk(card, sheet.is_asked(seat)) if card != NONE else Text(EMPTY))
    lines += filled(Text("  " + own("terminal-row")), joined(row, " ›"), width)
    lines += filled(Text("  "), dotted(standing(sheet, seat)), width)
    lines += filled(Text("  "), in_words(Text(" · ").join(piles(sheet, seat))), width)
    return lines


def piles(sheet: Sheet, seat: int) -> list[Text]:
    """VW-WRD-04: sizes for all, names where they are known; of a draw pile never the order."""
    g, own = sheet.g, sheet.own
    hand = Text(own("terminal-hand", number=g.hand[seat], limit=g.hand_limit(seat)))
    held = [sheet.folk(card) for card in g.cards_in(seat, IN_HAND)]
    if held:
        hand.append(": ").append_text(Text(", ").join(held))
    draw = Text(own("terminal-draw", number=g.draw[seat]))
    discard = Text(own("terminal-discard", number=g.discard[seat]))
    for text, zone in ((draw, IN_DRAW), (discard, IN_DISCARD)):
        names = [sheet.called("townsfolk", CARD_IDS[card]) for card in g.cards_in(seat, zone)]
        if names:
            text.append(" (" + ", ".join(names) + ")", "dim")
    return [hand, draw, discard]


def automa_board(sheet: Sheet) -> list[Text]:
    """The Automa's board: its schemes from left to right, and its piles."""
    g, own = sheet.g, sheet.own
    width = sheet.view.width
    record = TABLES["automa_boards"].where("id", g.mind.id)
    words = [Text(sheet.called("automa", g.mind.id) + sheet.quill(record))]
    lines = filled(sheet.seat(g.automa), dotted(words + wealth(sheet, g.automa)), width)
    row = [sheet.scheme(scheme) for scheme in g.schemes]
    lines += filled(Text("  " + own("terminal-row")), joined(row, " ›"), width)
    lines += filled(Text("  "), dotted(standing(sheet, g.automa)), width)
    thrown = [n for n, zone in enumerate(g.scheme_zone) if zone == SCHEME_IN_DISCARD]
    words = [
        Text(own("terminal-draw", number=g.scheme_zone.count(SCHEME_IN_DRAW) + g.mixed)),
        Text(own("terminal-future", number=g.scheme_zone.count(SCHEME_AHEAD) - g.mixed)),
        Text(own("terminal-discard", number=len(thrown))),
    ]
    words += [sheet.scheme(scheme) for scheme in thrown]
    lines += filled(Text("  "), dotted(words), width)
    shown = [scheme for scheme in g.schemes if scheme != NONE][:1]
    for scheme in shown:
        about = sheet.view.speech.name("scheme", SCHEME_IDS[scheme], "about")
        lines += filled(Text("  "), in_words(Text(about, "dim")), width)
    return lines


def wealth(sheet: Sheet, seat: int) -> list[Text]:
    """Where the viscount is; points, goods, debts and deeds."""
    g = sheet.g
    words: list[Text] = []
    if g.at[seat] != NONE:
        words.append(Text(f"{RIDER} {sheet.called('space', SPACE_IDS[g.at[seat]])}"))
    words.append(Text(sheet.own("terminal-points", number=total_of(g, seat)), "bold"))
    for n, good in enumerate(GOOD_IDS):
        held = g.goods[seat * GOODS + n]
        if held or seat != g.automa:
            words.append(Text(f"{sheet.called('good', good)} {held}"))
    for n, paper in enumerate(PAPER_IDS):
        held = g.papers[seat * PAPERS + n]
        if held:
            words.append(Text(f"{sheet.called('paper', paper)} {held}"))
    return words


def standing(sheet: Sheet, seat: int) -> list[Text]:
    """Icons, track, buildings with the slots they opened, workers, manuscripts, bonus cards."""
    g, own = sheet.g, sheet.own
    words = [Text(own("terminal-icons") + " ").append_text(sheet.icons_of(seat))]
    words.append(sheet.track(seat))
    for n, building in enumerate(BUILDING_IDS):
        slots = [s for s in range(len(SLOT_IDS)) if SLOT_BUILDING[s] == n and g.open[seat] & BIT[s]]
        if slots:
            powers = ", ".join(sheet.called("slot", SLOT_IDS[s], "short") for s in slots)
            words.append(Text(f"{sheet.called('building', building)} ×{len(slots)} ({powers})"))
    words.append(Text(own("terminal-supply", number=g.supply[seat])))
    for n in range(MANUSCRIPTS):
        if g.scribe[n] == seat:
            words.append(sheet.script(n))
    for n, ribbon in enumerate(RIBBON_IDS):
        if g.bonus[n] == seat:
            words.append(Text(own("terminal-bonus", ribbon=f"ribbon/{ribbon}")))
    return words


def in_question(sheet: Sheet) -> list[Text]:
    """What the cards do among which the open question lets choose."""
    lines: list[Text] = []
    for n, id in enumerate(CARD_IDS):
        if sheet.mark("townsfolk", id):
            lines += explained(sheet, sheet.card(n), "townsfolk", id)
    for n, id in enumerate(MANUSCRIPT_IDS):
        if sheet.mark("manuscript", id):
            lines += explained(sheet, sheet.script(n), "manuscript", id)
    return [Text(sheet.own("terminal-question"), "dim"), *lines] if lines else []


def explained(sheet: Sheet, start: Text, kind: str, id: str) -> list[Text]:
    """A card with its text; printed ones have none besides their corner."""
    about = sheet.view.speech.name(kind, id, "about")
    has_text = about != sheet.called(kind, id)
    return filled(start + Text(":"), in_words(Text(about)), sheet.view.width) if has_text else []


def tally(sheet: Sheet) -> list[Text]:
    """VW-SCO-01 to VW-SCO-06: at the end everybody's points, by category."""
    g = sheet.g
    if g.ended == NONE:
        return []
    by_seat = [points(g, seat) for seat in range(g.seats)]
    rows = [(sheet.own("terminal-total"), [sum(found) for found in by_seat])]
    for n, category in enumerate(CATEGORY.names):
        numbers = [found[n] for found in by_seat]
        if any(numbers):
            rows.insert(-1, (sheet.called("category", category), numbers))
    width = max(len(name) for name, _ in rows)
    head = Text(f"{sheet.own('terminal-tally'):{width}}", "bold")
    for seat in range(g.seats):
        head.append("    ").append_text(sheet.letter(seat))
    lines = [head]
    for name, numbers in rows:
        columns = "".join(f"{number or EMPTY:>5}" for number in numbers)
        lines.append(Text(f"{name:{width}}{columns}", "bold" if name == rows[-1][0] else ""))
    return lines


# lines


def in_words(text: Text) -> list[Text]:
    return list(text.split(" "))


def dotted(words: list[Text]) -> list[Text]:
    return joined(words, " ·")


def joined(words: list[Text], sign: str) -> list[Text]:
    """A sign behind every word but the last."""
    return [word + Text(sign, "dim") for word in words[:-1]] + words[-1:]


def filled(start: Text, words: list[Text], width: int) -> list[Text]:
    """Words that are broken only where one alone is too long, with their label in front."""
    lines = [start.copy()]
    for word in words:
        if len(lines[-1]) + 1 + len(word) > width and len(lines[-1]) > 4:
            lines.append(Text("   "))
        if len(lines[-1]):
            lines[-1].append(" ")
        lines[-1].append_text(word)
    return [part for line in lines for part in broken(line, width)]


def broken(line: Text, width: int) -> list[Text]:
    """A line that is too long, broken at its blanks."""
    found: list[Text] = []
    while len(line) > width:
        at = line.plain.rfind(" ", 4, width)
        if at < 0:
            break
        found.append(line[:at])
        line = Text("    ").append_text(line[at + 1 :])
    return [*found, line]


@dataclass(frozen=True)
class Sheet:
    """What is written about a match, in the words of one language."""

    view: View
    g: Viscounts
    offered: set[str]

    def own(self, key: str, /, **arguments: str | int) -> str:
        return self.view.speech.own(key, **arguments)

    def called(self, kind: str, id: str, case: str = "nominative") -> str:
        return self.view.speech.name(kind, id, case)

    def effect(self, program: int) -> str:
        return self.called("effect", PROGRAMS.names[program], "short")

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

    def id_of(self, seat: int) -> str:
        return HOUSE_IDS[0] if seat == self.g.automa else SEAT_IDS[seat]

    def letter(self, seat: int) -> Text:
        """R, B, Y, G and A in English."""
        id = self.id_of(seat)
        return Text(self.called("seat", id)[0].upper(), INKS[id])

    def seat(self, seat: int) -> Text:
        """The heading of a board: whose turn it is, the letter, the name."""
        id = self.id_of(seat)
        text = Text("▸" if self.g.turn == seat else " ", TARGET)
        text.append_text(self.letter(seat)).append(" ")
        name = self.called("seat", id)
        text.append(name[0].upper() + name[1:], INKS[id])
        return text

    def riders(self, space: int) -> Text:
        """The viscounts on a space."""
        text = Text()
        here = [seat for seat in range(self.g.seats) if self.g.at[seat] == space]
        for n, seat in enumerate(here):
            text.append(f" {RIDER}" if n == 0 else "").append_text(self.letter(seat))
        return text

    def icons(self, counts: list[int]) -> str:
        """`NM`: a letter for every icon."""
        letters = [self.called("icon", ICON_IDS[n], "short") * counts[n] for n in range(ICONS)]
        return "".join(letters)

    def icons_of(self, seat: int) -> Text:
        """`M3 B1`: how many of each kind count on a board."""
        counts = [self.g.icons(seat, n) for n in range(ICONS - 1)] + [self.g.crimes(seat)]
        shown = [
            f"{self.called('icon', ICON_IDS[n], 'short')}{count}"
            for n, count in enumerate(counts)
            if count
        ]
        return Text(" ".join(shown) or EMPTY, "bold")

    def track(self, seat: int) -> Text:
        """`■··□···`: the black marker from the left, the white from the right."""
        black, white = self.g.corruption[seat], self.g.virtue[seat]
        text = Text(self.own("terminal-track") + " ")
        for position in range(1, TRACK_END + 1):
            is_black, is_white = position == black, position == white
            text.append(
                "◨" if is_black and is_white else "■" if is_black else "□" if is_white else "·"
            )
        return text.append(f" {black}–{white}")

    def is_asked(self, seat: int) -> bool:
        return self.view.ask is not None and self.view.ask.seat == seat

    def card(self, card: int, marks: bool = True) -> Text:
        """`Aristocrat 2 NM`: what it costs, how far it moves the viscount, its icons."""
        id = CARD_IDS[card]
        text = Text(self.mark("townsfolk", id) if marks else "", TARGET)
        text.append(self.called("townsfolk", id) + self.quill(FOLK[card]))
        icons = self.icons(CARD_ICONS[card * ICONS : card * ICONS + ICONS])
        return text.append(f" {CARD_SILVER[card]} {icons}", "bold")

    def folk(self, card: int, marks: bool = True) -> Text:
        """`Aristocrat 2 NM !destroy / discard ⌜+1 virtue`: a card with ability and corner."""
        text = self.card(card, marks)
        sign = SIGNS[TIMINGS[TIMING[card]]]
        if sign:
            shown = self.effect(CARD_EFFECT[card]) if CARD_EFFECT[card] else self.reckoning(card)
            text.append(f" {sign}{shown}")
        if CORNER[card]:
            text.append(f" ⌜{self.effect(CORNER[card])}", "dim")
        return text

    def reckoning(self, card: int) -> str:
        """`2 silver = 1 noble`: how a card without an effect of its own changes an action."""
        return self.called("townsfolk", CARD_IDS[card], "short")

    def script(self, script: int) -> Text:
        id = MANUSCRIPT_IDS[script]
        text = Text(self.mark("manuscript", id), TARGET)
        shown = self.called("manuscript", id, "short")
        return text.append(shown + self.quill(SCRIPTS[script]), "italic")

    def scheme(self, scheme: int) -> Text:
        """A scheme with its icons; future ones stand in brackets of their own."""
        if scheme == NONE:
            return Text(EMPTY)
        record = TABLES["schemes"].records[scheme]
        icons = self.icons(SCHEME_ICONS[scheme * ICONS : scheme * ICONS + ICONS])
        name = self.called("scheme", SCHEME_IDS[scheme], "short") + self.quill(record)
        if record.text("deck") == "future":
            name = self.own("terminal-scheme-future", name=name)
        return Text(name).append(f" {icons}", "bold")

    def site(self, site: int) -> Text:
        """`L1 +1 ink`, or who has built there what."""
        id = SITE_IDS[site]
        text = Text(self.mark("site", id), TARGET)
        text.append(self.spot(site) + " ", "bold")
        owner = self.g.owner[site]
        if owner == NONE:
            return text.append(self.effect(SITE_EFFECT[self.g.side][site]))
        text.append("[").append_text(self.letter(owner)).append(" ")
        return text.append(self.called("building", BUILDING_IDS[self.g.built[site]]) + "]")

    def link(self, link: int) -> Text:
        """`┄L1–L2 +2 silver`; ✓ where both ends are built."""
        g = self.g
        start, end = g.link_start[link], g.link_end[link]
        is_made = g.owner[start] != NONE and g.owner[end] != NONE
        there = self.spot(end) if start // 5 == end // 5 else self.called("site", SITE_IDS[end])
        text = Text(self.mark("link", LINK_IDS[link]), TARGET)
        shown = f"┄{self.spot(start)}–{there} {self.effect(g.link_effect[link])}"
        return text.append(shown + (" ✓" if is_made else ""), "dim")

    def spot(self, site: int) -> str:
        """`L1`: the name of a site without its segment."""
        return self.called("site", SITE_IDS[site]).rpartition(" ")[2]

    def letters(self) -> dict[str, str]:
        return {id: self.called("icon", id, "short") for id in ICON_IDS}
