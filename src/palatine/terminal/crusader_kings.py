"""Crusader Kings in the terminal: the map culture by culture, the track, then every dynasty.

Nothing is told by colour alone: seats have two letters, what is offered has a mark, and so has
every component whose print is a reconstruction.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.games.crusader_kings.names import (
    CHILD,
    DECK,
    DEVELOPMENT,
    FAMILY,
    IN_LAW,
    REGION,
    RULER,
    SPACE,
    SPOUSE,
    SPOUSES,
    TITLE,
    TOKEN,
    TRAIT,
)
from palatine.games.crusader_kings.tables import (
    CULTURE_IDS,
    NEIGHBOURS,
    REGION_CULTURE,
    TABLES,
    TRAIT_OF,
)
from palatine.games.crusader_kings.under_way import CheckPicture, DealPicture
from palatine.kernel.data import Record, is_reconstructed
from palatine.terminal.board import View, paint_names
from palatine.terminal.lines import dotted, filled, in_words, offered
from palatine.words import Speech

INKS: Final = {
    "english": "bold #e5484d",
    "frankish": "bold #6c9bff",
    "german": "bold #b9b0a6",
    "italian": "bold #5bbd76",
    "iberian": "bold #e6c229",
}
TARGET: Final = "bold #e6c229"
OFFERED: Final = "▸"
QUILL: Final = "†"  # a reconstruction
EMPTY: Final = "–"
KNIGHT: Final = "♞"
ARMY: Final = "⚔"
CASTLE: Final = "♜"
UNREST: Final = "!"
PACT: Final = "∞"

Picture = dict[str, Any]


def draw(view: View) -> RenderableType:
    """The head, the map, the track and the row of developments, then the dynasties."""
    sheet = Sheet(view, view.picture, offered(view))
    lines = head(sheet)
    for culture in CULTURE_IDS:
        lines += area(sheet, culture)
    lines.append(Text(sheet.own("terminal-legend"), "dim"))
    lines += track(sheet)
    lines += developments(sheet)
    seats = view.seats
    first = seats.index(view.asked) if view.asked else 0
    for seat in seats[first:] + seats[:first]:
        lines += dynasty(sheet, seat)
    lines += under_way(sheet)
    lines += in_question(sheet)
    return Group(*lines)


def paint(text: Text, speech: Speech) -> None:
    """The names of the seats in their colours."""
    paint_names(text, speech, "seat", INKS)


# the map


def head(sheet: Sheet) -> list[Text]:
    """Era, round and turn, who has the first player token, what the supply still holds."""
    picture, own = sheet.picture, sheet.own
    words = [Text(own("terminal-era", number=picture["era"]), "bold")]
    if picture["round"]:
        words.append(Text(own("terminal-round", number=picture["round"])))
    if picture["turn"]:
        words.append(Text(own("terminal-turn", number=picture["turn"])))
    first = Text(own("terminal-first") + " ").append_text(sheet.seat(picture["first"]))
    words += [first, Text(own("terminal-castles", number=picture["castles_left"]), "dim")]
    return filled(Text(), dotted(words), sheet.view.width)


def area(sheet: Sheet, culture: str) -> list[Text]:
    """The regions of a culture that are in play, one after the other."""
    number = CULTURE_IDS.index(culture)
    regions = [
        id for id in sheet.picture["in_play"] if REGION_CULTURE[REGION.numbers[id]] == number
    ]
    if not regions:
        return []
    name = sheet.own("terminal-area", culture=f"culture/{culture}")
    lines = [Text(name, "bold underline")]
    for id in regions:
        lines += region(sheet, id)
    return lines


def region(sheet: Sheet, id: str) -> list[Text]:
    """`Paris Fr ♞⚔♜ 2✓: Normandy, Burgundy`: who holds it, what stands there, what borders it."""
    picture = sheet.picture
    text = Text(f"  {sheet.mark('region', id)}", TARGET)
    text.append(sheet.called("region", id, "start"), "bold").append(" ")
    owner = picture["owner"].get(id)
    if owner:
        text.append_text(sheet.letters(owner)).append(f" {KNIGHT}")
    else:
        text.append_text(lord(sheet, id))
    text.append(pieces(sheet, id))
    text.append(sheet.own("terminal-needs", number=picture["to_invade"][id]), "dim")
    here = [REGION.names[n] for n in NEIGHBOURS[REGION.numbers[id]]]
    around = [sheet.called("region", n, "start") for n in here if n in picture["in_play"]]
    return filled(text, in_words(Text(", ".join(around), "dim")), sheet.view.width)


def lord(sheet: Sheet, id: str) -> Text:
    """The lord of an independent region with the trait, and who is allied with it."""
    picture = sheet.picture
    person = picture["lord"].get(id)
    text = Text(sheet.person(person) if person else sheet.own("terminal-no-lord"))
    for seat in sheet.view.seats:
        if id in picture["friends"].get(seat, []):
            text.append(f" {PACT}").append_text(sheet.letters(seat))
    return text


def pieces(sheet: Sheet, id: str) -> str:
    """Signs for army, castle and unrest, words for the rest."""
    picture = sheet.picture
    signs = ARMY if id in picture["armies"] else ""
    signs += CASTLE if id in picture["castles"] else ""
    signs += UNREST * picture["unrest"].get(id, 0)
    words = [signs] if signs else []
    for marker in ("harvest", "crop_failure"):
        words += [sheet.called("marker", marker)] * picture[marker].get(id, 0)
    if id in picture["plague"]:
        words.append(sheet.called("marker", "plague"))
    if id in picture["waning"]:
        words.append(sheet.own("terminal-waning"))
    for seat, duchies in picture["duchy"].items():
        for kin, at in duchies.items():
            if at == id:
                person = picture["family"][seat][kin]
                words.append(sheet.own("terminal-duke", character=f"character/{person}"))
    return ("" if not words else " ".join(words)) + " "


def track(sheet: Sheet) -> list[Text]:
    """CK-CRU-3: shields on the spaces, or the traits that wait there."""
    picture = sheet.picture
    words: list[Text] = []
    for id in SPACE.names:
        text = Text(sheet.mark("space", id), TARGET)
        text.append(sheet.called("space", id)).append(" ")
        holder = picture["shields"].get(id)
        if holder:
            text.append_text(sheet.letters(holder))
        else:
            waiting = [sheet.called("trait", trait) for trait in picture["rewards"].get(id, [])]
            text.append(f"({', '.join(waiting) or EMPTY})", "dim")
        words.append(text)
    return filled(Text(sheet.own("terminal-track"), "bold"), dotted(words), sheet.view.width)


def developments(sheet: Sheet) -> list[Text]:
    """CK-REA-3: the three open cards."""
    words = [sheet.development(id) for id in sheet.picture["open_developments"].values()]
    return filled(Text(sheet.own("terminal-open"), "bold"), dotted(words), sheet.view.width)


# dynasties


def dynasty(sheet: Sheet, seat: str) -> list[Text]:
    """Points, gold and cards; family; relations; developments; the bag as far as it is drawn."""
    picture, own, width = sheet.picture, sheet.own, sheet.view.width
    start = Text("▸" if sheet.view.asked == seat else " ", TARGET)
    start.append(sheet.called("seat", seat, "start"), INKS[seat]).append(",")
    if seat in picture["out"]:
        return [start.append(" ").append(own("terminal-out"), "dim")]
    words = [Text(sheet.called("dynasty", picture["dynasty"][seat]))]
    if seat in picture["ai"]:
        words.append(Text(sheet.called("strategy", picture["ai"][seat]["strategy"]), "italic"))
    words.append(Text(own("terminal-points", number=picture["points"][seat]), "bold"))
    if seat not in picture["ai"]:
        words.append(Text(own("terminal-gold", number=picture["gold"].get(seat, 0))))
    for achievement, holder in picture["achievement"].items():
        if holder == seat:
            words.append(Text(sheet.called("achievement", achievement), "bold"))
    lines = filled(start, dotted(words), width)
    lines += filled(Text("  "), dotted(family(sheet, seat)), width)
    for part in (relations(sheet, seat), holdings(sheet, seat), cards(sheet, seat)):
        if part:
            lines += filled(Text("  "), dotted(part), width)
    return lines


def family(sheet: Sheet, seat: str) -> list[Text]:
    """CK-DEF-5: the ruler with age and spouse, then kin with their spouses; the heir is marked."""
    picture = sheet.picture
    here = picture["family"].get(seat, {})
    words: list[Text] = []
    for member in [RULER, *range(CHILD, IN_LAW)]:
        id = FAMILY.names[member]
        if id not in here:
            continue
        text = Text(sheet.mark("family", id), TARGET)
        text.append(f"{sheet.role(id, here[id])} ", "dim").append(sheet.person(here[id]))
        if member == RULER:
            age = picture["age"].get(seat, 0)
            text.append(" " + sheet.own("terminal-age", number=age), "dim")
        if picture["heir"].get(seat) == id:
            text.append(" " + sheet.own("terminal-heir"), "bold")
        spouse = FAMILY.names[SPOUSE if member == RULER else member + SPOUSES]
        if spouse in here:
            text.append(" + ").append(sheet.mark("family", spouse), TARGET)
            text.append(sheet.person(here[spouse]))
        words.append(text)
    return words or [Text(EMPTY)]


def relations(sheet: Sheet, seat: str) -> list[Text]:
    """CK-DEF-8, CK-DEF-15: pacts and wars with others, and claims that the dynasty holds."""
    picture = sheet.picture
    words: list[Text] = []
    kinds = (
        ("allies", sheet.own("terminal-pact")),
        ("wars", sheet.own("terminal-war")),
        ("claims", sheet.own("terminal-claim")),
    )
    for field, name in kinds:
        others = picture[field].get(seat, [])
        if others:
            text = Text(name)
            for other in others:
                text.append(" ").append_text(sheet.letters(other))
            words.append(text)
    return words


def holdings(sheet: Sheet, seat: str) -> list[Text]:
    """Developments, what events have left, and the bag: its tokens or how many there are."""
    picture = sheet.picture
    words = [sheet.development(id) for id in picture["held"].get(seat, [])]
    words += [
        Text(sheet.called("modifier", id), "italic") for id in picture["modifiers"].get(seat, {})
    ]
    bag = Text(sheet.own("terminal-bag", number=picture["tokens"][seat]))
    if seat in picture["bag"]:
        traits = [TRAIT.names[TRAIT_OF[TOKEN.numbers[token]]] for token in picture["bag"][seat]]
        bag.append(": " + ", ".join(sheet.called("trait", trait) for trait in traits))
    return [*words, bag]


def cards(sheet: Sheet, seat: str) -> list[Text]:
    """CK-HID-1: how many of each deck; names of what the seat that looks may know."""
    picture = sheet.picture
    counts = picture["cards"].get(seat, {})
    by_deck = [
        f"{sheet.called('deck', deck)} {counts[deck]}" for deck in DECK.names if deck in counts
    ]
    words = [Text(sheet.own("terminal-cards") + " " + (", ".join(by_deck) or EMPTY))]
    hand = picture["hand"].get(seat, [])
    if hand:
        names = Text(", ").join(sheet.card(title) for title in hand)
        words.append(Text(sheet.own("terminal-hand") + " ").append_text(names))
    plan = picture["plan"].get(seat, {})
    if plan:
        names = Text(", ").join(sheet.card(title) for title in plan.values())
        words.append(Text(sheet.own("terminal-plan") + " ").append_text(names))
    elif picture["planned"].get(seat):
        words.append(Text(sheet.own("terminal-planned", number=picture["planned"][seat])))
    return words


# what is going on


def under_way(sheet: Sheet) -> list[Text]:
    """The check and the bargain of the moment."""
    lines: list[Text] = []
    going = sheet.picture["under_way"]
    if going["check"] is not None:
        lines += check(sheet, going["check"])
    if going["deal"] is not None:
        lines += bargain(sheet, going["deal"])
    for title in sheet.picture["turned_up"]:
        about = sheet.called("event", title, "about")
        lines += filled(sheet.card(title) + Text(":"), in_words(Text(about)), sheet.view.width)
    return lines


def check(sheet: Sheet, frame: CheckPicture) -> list[Text]:
    """CK-CHK-12: successes so far and needed, tokens, and what was drawn."""
    text = sheet.own(
        "terminal-check",
        check=f"check/{frame['kind']}",
        successes=frame["successes"],
        needed=frame["needed"],
        tokens=frame["free"] + frame["paid"],
    )
    traits = [TRAIT.names[TRAIT_OF[TOKEN.numbers[token]]] for token in sheet.picture["drawn"]]
    drawn = [Text(sheet.called("trait", trait), "bold") for trait in traits]
    start = sheet.seat(frame["seat"]).append(": ").append(text)
    return filled(start, dotted(drawn) if drawn else [], sheet.view.width)


def bargain(sheet: Sheet, frame: DealPicture) -> list[Text]:
    """CK-TRD-7: the terms as they stand, from the side of who offers."""
    start = sheet.seat(frame["seat"]).append(" → ").append_text(sheet.seat(frame["partner"]))
    lexicon, speech = sheet.view.lexicon, sheet.view.speech
    terms = [Text(speech.option(lexicon, lexicon.option(code))) for code in frame["terms"]]
    return filled(start.append(":"), dotted(terms) if terms else [Text(EMPTY)], sheet.view.width)


def in_question(sheet: Sheet) -> list[Text]:
    """What the cards and developments do among which the open question lets choose."""
    lines: list[Text] = []
    for id in TITLE.names:
        if sheet.mark("event", id):
            about = Text(sheet.called("event", id, "about"))
            lines += filled(sheet.card(id) + Text(":"), in_words(about), sheet.view.width)
    for id in DEVELOPMENT.names:
        if sheet.mark("development", id):
            about = Text(sheet.called("development", id, "about"))
            lines += filled(sheet.development(id) + Text(":"), in_words(about), sheet.view.width)
    return [Text(sheet.own("terminal-question"), "dim"), *lines] if lines else []


@dataclass(frozen=True)
class Sheet:
    """What is written about a match, in the words of one language."""

    view: View
    picture: Picture
    offered: set[str]

    def own(self, key: str, /, **arguments: str | int) -> str:
        return self.view.speech.own(key, **arguments)

    def called(self, kind: str, id: str, case: str = "nominative") -> str:
        return self.view.speech.name(kind, id, case)

    def mark(self, kind: str, id: str) -> str:
        return OFFERED if f"{kind}/{id}" in self.offered else ""

    def quill(self, record: Record) -> str:
        """The mark of a component that is, or of which some fields are, reconstructed."""
        return QUILL if is_reconstructed(record) else ""

    def letters(self, seat: str) -> Text:
        """En, Fr, Ge, It, Ib."""
        return Text(self.called("seat", seat, "short")[:2], INKS[seat])

    def seat(self, seat: str) -> Text:
        return Text(self.called("seat", seat, "short"), INKS[seat])

    def person(self, id: str) -> str:
        """`Matilda (Brave)`: a character with the traits on the card."""
        traits = [self.called("trait", trait) for trait in self.picture["traits"].get(id, [])]
        return self.called("character", id) + (f" ({', '.join(traits)})" if traits else "")

    def role(self, member: str, person: str) -> str:
        """King or queen, son or daughter."""
        sex = self.called("character", person, "sex")
        return self.called("family", member, "female" if sex == "female" else "male")

    def card(self, title: str) -> Text:
        record = TABLES["cards"].records[TITLE.numbers[title]]
        text = Text(self.mark("event", title), TARGET)
        name = f"{self.called('event', title)} ({self.called('deck', record.text('deck'))})"
        return text.append(name + self.quill(record))

    def development(self, id: str) -> Text:
        record = TABLES["developments"].records[DEVELOPMENT.numbers[id]]
        text = Text(self.mark("development", id), TARGET)
        return text.append(self.called("development", id) + self.quill(record))
