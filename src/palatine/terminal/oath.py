"""Oath in the terminal: the goal, the banks, the map region by region, then every board.

Nothing is told by colour alone: seats have three letters, suits a sign that the row of banks
explains, and what is offered has a mark.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from palatine.games.oath.names import CARD, POWER, REGION, RELIC, SITE, SLOT_IDS, SPACE, SUIT
from palatine.games.oath.phrases import thing_of
from palatine.games.oath.prince_tables import COLUMN_IDS
from palatine.games.oath.tables import (
    BANNER_IDS,
    BURN_SECRET,
    CARD_SUIT,
    EDIFICE_IDS,
    PLACE_FAVOR,
    POWER_ROWS,
    REGION_IDS,
    REGION_OF,
    ROUNDS,
    RUIN_IDS,
    SITE_BANK,
    SITE_PRICE,
    SITE_RECOVERY,
    VISIONS_TO_WIN,
)
from palatine.terminal.board import View, paint_names
from palatine.terminal.lines import dotted, filled, in_words, offered
from palatine.words import Speech

INKS: Final = {
    "purple": "bold #b98cff",
    "red": "bold #e5484d",
    "blue": "bold #6c9bff",
    "yellow": "bold #e6c229",
    "white": "bold #f2efe9",
    "black": "bold #9a938a",
}
SIGNS: Final = {  # of suits
    "discord": "✖",
    "arcane": "✦",
    "order": "♜",
    "hearth": "⌂",
    "beast": "♣",
    "nomad": "◊",
}
TARGET: Final = "bold #e6c229"
OFFERED: Final = "▸"
EMPTY: Final = "–"
WARBAND: Final = "⚑"
PAWN: Final = "♟"
FAVOR: Final = "●"
SECRET: Final = "▪"
FACEDOWN: Final = "?"
DIE: Final = "□"
TRAVEL: Final = "→"
BURNED: Final = "†"

Picture = dict[str, Any]


def draw(view: View) -> RenderableType:
    """The head, the banks, the map and the Reliquary, then the boards and what is going on."""
    sheet = Sheet(view, view.picture, offered(view))
    lines = head(sheet) + decks(sheet) + banks(sheet)
    for region in REGION_IDS:
        lines += area(sheet, region)
    lines += prince(sheet) if "prince" in view.picture else reliquary(sheet)
    lines += filled(Text(), in_words(Text(sheet.own("terminal-legend"), "dim")), view.width)
    seats = view.seats
    first = seats.index(view.asked) if view.asked else 0
    for seat in seats[first:] + seats[:first]:
        lines += player(sheet, seat)
    lines += campaign(sheet) + bargain(sheet) + hand(sheet) + in_question(sheet)
    return Group(*lines)


def paint(text: Text, speech: Speech) -> None:
    """The names of the seats in their colours."""
    paint_names(text, speech, "seat", INKS)


# the strip


def head(sheet: Sheet) -> list[Text]:
    """OA-TRN-01, OA-WIN-01: the round, the goal with everybody's count, and what the die says."""
    picture, own = sheet.picture, sheet.own
    words = [Text(own("terminal-round", number=picture["round"], last=ROUNDS), "bold")]
    oath = Text(sheet.called("oath", picture["oath"]) + ":", "bold")
    for seat in sheet.view.seats:
        oath.append(" ").append_text(sheet.letters(seat)).append(f" {picture['standings'][seat]}")
    words.append(oath)
    rank = "usurper" if picture["usurper"] else "oathkeeper"
    keeper = Text(sheet.called("rank", rank) + " ").append_text(sheet.letters(picture["title"]))
    words.append(keeper)
    if picture["end_roll"]:
        words.append(Text(own("terminal-end-die", number=picture["end_roll"])))
    return filled(Text(), dotted(words), sheet.view.width)


def decks(sheet: Sheet) -> list[Text]:
    """OA-CMP-03, OA-CMP-08: decks as numbers, Visions drawn, and banners that nobody holds."""
    picture, own = sheet.picture, sheet.own
    piles = picture["piles"]
    deck = own("terminal-world", number=piles["world"], supply=picture["search_supply"])
    if "top_of_world" in picture:
        deck += f" ({sheet.called('back', picture['top_of_world'])})"
    drawn = own("terminal-visions", number=picture["visions_drawn"], needed=VISIONS_TO_WIN)
    words = [Text(deck), Text(drawn), Text(own("terminal-relics", number=piles["relics"]))]
    if piles["dispossessed"]:
        words.append(Text(own("terminal-dispossessed", number=piles["dispossessed"])))
    for id in BANNER_IDS:
        if id not in picture["banner_of"]:
            words.append(sheet.banner(id).append(" " + own("terminal-unheld"), "dim"))
    return filled(Text(), dotted(words), sheet.view.width)


def banks(sheet: Sheet) -> list[Text]:
    """OA-CMP-02: the six favor banks; their row is the legend of suits."""
    words = []
    for id in SUIT.names:
        text = Text(sheet.mark("suit", id), TARGET)
        text.append(f"{SIGNS[id]}{sheet.called('suit', id)} ")
        words.append(text.append(str(sheet.picture["bank"].get(id, 0)), "bold"))
    return filled(Text(sheet.own("terminal-banks"), "bold"), dotted(words), sheet.view.width)


# the map


def area(sheet: Sheet, region: str) -> list[Text]:
    """A region with its pile, then its sites."""
    picture = sheet.picture
    line = Text(sheet.mark("region", region), TARGET)
    line.append(sheet.called("region", region, "start"), "bold underline").append("  ")
    line.append(sheet.own("terminal-pile", number=picture["piles"][region]), "dim")
    if picture["visions"][region]:
        line.append(", " + sheet.own("terminal-backs", number=picture["visions"][region]), "dim")
    lines = [line]
    for number, slot in enumerate(SLOT_IDS):
        if REGION_OF[number] == REGION.numbers[region]:
            lines += site(sheet, slot)
    return lines


def site(sheet: Sheet, slot: str) -> list[Text]:
    """`1 Mountain Pur ⚑2 (5) ♟Red →2 [1/2]: ♣Wolves ●1 · ? 2▪`."""
    picture = sheet.picture
    text = Text(f" {sheet.mark('slot', slot)}", TARGET)
    text.append(slot[-1], "dim").append(" ")
    id = picture["sites"].get(slot)
    if id is None:
        text.append(sheet.own("terminal-facedown"), "dim")
        text.append_text(pawns(sheet, slot)).append_text(distance(sheet, slot))
        return filled(text, [], sheet.view.width)
    text.append(sheet.called("site", id, "start"), "bold").append(" ")
    ruler = picture["rulers"][slot]
    warbands = picture["garrison"].get(slot, 0)
    if ruler == "bandits":
        text.append(sheet.own("terminal-bandits", number=picture["bandits"][slot]), "dim")
    else:
        text.append_text(sheet.letters(ruler)).append(f" {WARBAND}{warbands}")
        if picture["strength"][slot] != warbands:
            text.append(f" ({picture['strength'][slot]})", "dim")
    text.append_text(pawns(sheet, slot)).append_text(distance(sheet, slot))
    here = list(picture["site_cards"].get(slot, {}).values())
    text.append(f" [{len(here)}/{picture['capacity'][slot]}]", "dim")
    words = [sheet.card(sheet.side(card)) for card in here] + lying(sheet, slot, id)
    return filled(text, dotted(words), sheet.view.width)


def pawns(sheet: Sheet, slot: str) -> Text:
    text = Text()
    for seat in sheet.view.seats:
        if sheet.picture["pawn"].get(seat) == slot:
            text.append(f" {PAWN}").append_text(sheet.letters(seat))
    return text


def distance(sheet: Sheet, slot: str) -> Text:
    """OA-TVL-01: the Supply to go there, for who is asked or looks."""
    view = sheet.view
    seat = view.asked or (view.lexicon.seat_names[view.seat] if view.seat >= 0 else "")
    costs = sheet.picture["travel_cost"].get(seat, {})
    return Text(f" {TRAVEL}{costs[slot]}", "dim") if slot in costs else Text()


def lying(sheet: Sheet, slot: str, id: str) -> list[Text]:
    """Tokens of the site, and its relics with what one costs (OA-REC-02)."""
    picture = sheet.picture
    words: list[Text] = []
    tokens = sheet.tokens(picture["site_favor"].get(slot, 0), picture["site_secrets"].get(slot, 0))
    if tokens:
        words.append(Text(tokens))
    for place, relic in picture["site_relics"].get(slot, {}).items():
        text = Text(sheet.mark("relic_place", place) if sheet.is_own_site(slot) else "", TARGET)
        text.append(FACEDOWN if relic == "hidden" else f"{FACEDOWN}{sheet.called('relic', relic)}")
        words.append(text.append(" " + recovery(SITE.numbers[id]), "dim"))
    return words


def recovery(site: int) -> str:
    """`3●✖`: placed in a bank; a dagger burns."""
    kind, price = SITE_RECOVERY[site], SITE_PRICE[site]
    if kind == PLACE_FAVOR:
        return f"{price}{FAVOR}{SIGNS[SUIT.names[SITE_BANK[site]]]}"
    return f"{price}{SECRET if kind == BURN_SECRET else FAVOR}{BURNED}"


def reliquary(sheet: Sheet) -> list[Text]:
    """OA-CMP-11: four spaces with what covers them; an empty one binds the Chancellor."""
    words: list[Text] = []
    for id in SPACE.names:
        relic = sheet.picture["reliquary"].get(id)
        text = Text(sheet.mark("space", id), TARGET)
        text.append(sheet.called("space", id), "" if relic else "bold").append(" ")
        if relic is None:
            text.append(sheet.own("terminal-bare"))
        else:
            text.append(FACEDOWN if relic == "hidden" else sheet.called("relic", relic), "dim")
        words.append(text)
    return filled(Text(sheet.own("terminal-reliquary"), "bold"), dotted(words), sheet.view.width)


def prince(sheet: Sheet) -> list[Text]:
    """The Clockwork Prince's board: threat, tokens, tactics, Ambitions, and both columns."""
    own, his = sheet.own, sheet.picture["prince"]
    start = Text(own("terminal-prince") + " ", "bold").append_text(sheet.letters(his["seat"]))
    start.append(" ")
    threat = Text(own("terminal-threat", threat=sheet.called("threat", his["threat"])))
    if his["threat_player"]:
        threat.append(" ").append_text(sheet.letters(his["threat_player"]))
    words = [
        threat,
        Text(own("terminal-cell", cell=sheet.called("cell", his["cell"]))),
        Text(own("terminal-tactics", number=his["tactics"])),
        Text(own("terminal-ambitions", number=his["ambitions"])),
    ]
    for column in COLUMN_IDS:
        text = Text(sheet.called("column", column) + ":")
        for row, suits in enumerate(his[column]):
            for suit in suits:
                text.append(f" {SIGNS[suit]}{row + 1}")
        if any(his[column]):
            words.append(text)
    return filled(start, dotted(words), sheet.view.width)


# boards


def player(sheet: Sheet, seat: str) -> list[Text]:
    """Role, title and tokens; then advisers, relics, banners and a revealed Vision."""
    picture, own, width = sheet.picture, sheet.own, sheet.view.width
    start = Text(OFFERED if sheet.view.asked == seat else " ", TARGET)
    start.append(sheet.called("seat", seat, "start"), INKS[seat]).append(",")
    words = [Text(sheet.called("role", picture["roles"][seat]))]
    if picture["title"] == seat:
        rank = "usurper" if picture["usurper"] else "oathkeeper"
        words.append(Text(sheet.called("rank", rank), "bold"))
    if picture["successor"] == seat:
        words.append(Text(own("terminal-successor"), "bold"))
    if picture.get("prince", {}).get("seat") != seat:  # CP-GEN-08
        supply = picture["supply"].get(seat, 0)
        words.append(Text(own("terminal-supply", number=supply, rest=picture["rest_supply"][seat])))
    secrets = f"{SECRET}{picture['secrets'].get(seat, 0)}"
    if picture["flipped"].get(seat):
        secrets += f"+{picture['flipped'][seat]}"
    words.append(Text(f"{FAVOR}{picture['favor'].get(seat, 0)} {secrets}"))
    bank = picture["warbands_left"][seat]
    words.append(Text(f"{WARBAND}{picture['board'].get(seat, 0)}"))
    words.append(Text(own("terminal-bank", number=bank), "dim"))
    lines = filled(start, dotted(words), width)
    things = holdings(sheet, seat)
    return lines + (filled(Text("  "), dotted(things), width) if things else [])


def holdings(sheet: Sheet, seat: str) -> list[Text]:
    """Facedown advisers in brackets, with a name for who knows them."""
    picture = sheet.picture
    words: list[Text] = []
    for adviser in picture["advisers"][seat]:
        if adviser["facing"] == "faceup":
            words.append(sheet.card(adviser["card"]))
        elif "card" in adviser:
            words.append(Text("[").append_text(sheet.card(adviser["card"])).append("]"))
        else:
            words.append(Text(f"[{sheet.called('back', adviser['facing'])}]", "dim"))
    for id in picture["relics"][seat]:
        text = Text(sheet.mark("relic", id), TARGET).append(sheet.called("relic", id), "italic")
        words.append(text.append(f" {DIE}{picture['dice']['relics'][id]}{sheet.laden(id)}"))
    words += [sheet.banner(id) for id in picture["banners"][seat]]
    if picture["vision"].get(seat):
        vision = Text(sheet.called("card", picture["vision"][seat]), "bold")
        if seat in picture["fulfilled"]:
            vision.append(" " + sheet.own("terminal-fulfilled"), "bold")
        words.append(vision)
    return words


# what is going on


def campaign(sheet: Sheet) -> list[Text]:
    """OA-CAM: who fights whom for what, plans, forces, dice as they fell, and the outcome."""
    war = sheet.picture.get("campaign")
    if war is None:
        return []
    own, width = sheet.own, sheet.view.width
    start = Text(own("terminal-campaign") + " ", "bold").append_text(sheet.seat(war["attacker"]))
    start.append(f" {TRAVEL} ")
    if "defender" in war:
        start.append_text(sheet.seat(war["defender"]))
    else:
        start.append(own("terminal-the-bandits"))
    for ally in war["allies"]:
        start.append(" + ").append_text(sheet.seat(ally))
    words = [target(sheet, one) for one in war["targets"]]
    lines = filled(start.append(":"), dotted(words), width)
    if war["plans"]:
        words = []
        for power, by in zip(war["plans"], war["planners"], strict=True):
            who = Text(own("terminal-the-bandits")) if by == "bandits" else sheet.letters(by)
            words.append(Text(sheet.power(power) + " ").append_text(who))
        lines += filled(Text("  " + own("terminal-plans")), dotted(words), width)
    lines += side(sheet, war, "attack")
    lines += side(sheet, war, "defense")
    if "victor" in war:
        winner = own("terminal-victor", side=f"side/{war['victor']}")
        lines.append(Text(f"  {winner}", "bold"))
    return lines


def target(sheet: Sheet, one: dict[str, Any]) -> Text:
    """`Mountain □1`."""
    if one["kind"] == "slot":
        name = sheet.called("site", sheet.picture["sites"][one["id"]], "start")
    elif one["kind"] == "pawn":
        name = sheet.own("terminal-pawn-and-favor")
    else:
        name = sheet.called(one["kind"], one["id"])
    return Text(f"{name} {DIE}{one['dice']}")


def side(sheet: Sheet, war: dict[str, Any], name: str) -> list[Text]:
    """`attack ⚑6 □5: sword, sword = 3`."""
    is_attack = name == "attack"
    label = sheet.own("terminal-attack") if is_attack else sheet.own("terminal-defense")
    force = war["attacking_force"] if is_attack else war.get("defending_force", 0)
    start = Text(f"  {label} {WARBAND}{force} {DIE}{war[f'{name}_dice']}")
    faces = war[f"{name}_roll"]
    if not faces and not war["attack"] and not war["defense"]:
        return [start]
    kind = f"{name}_face"
    rolled = [sheet.called(kind, face) for face in faces] or [EMPTY]
    words = in_words(Text(", ".join(rolled)))
    if war["attack"] or war["defense"]:
        words.append(Text(f"= {war[name]}", "bold"))
    return filled(start.append(":"), words, sheet.view.width)


def bargain(sheet: Sheet) -> list[Text]:
    """OA-NEG-02: the terms as they stand, from the side of who offers."""
    draft = sheet.picture.get("bargain")
    if draft is None:
        return []
    start = (
        sheet.seat(draft["seat"]).append(f" {TRAVEL} ").append_text(sheet.seat(draft["partner"]))
    )
    lexicon, speech = sheet.view.lexicon, sheet.view.speech
    terms = [Text(speech.option(lexicon, lexicon.option(code))) for code in draft["terms"]]
    return filled(start.append(":"), dotted(terms or [Text(EMPTY)]), sheet.view.width)


def hand(sheet: Sheet) -> list[Text]:
    """OA-GEN-05: drawn cards, by their backs for others."""
    if "hand" not in sheet.picture:
        return []
    words: list[Text] = []
    for one in sheet.picture["hand"]:
        if "card" in one:
            words.append(sheet.card(one["card"]))
        else:
            words.append(Text(f"[{sheet.called('back', one['back'])}]", "dim"))
    start = sheet.seat(sheet.picture["hand_of"]).append(" ").append(sheet.own("terminal-hand"))
    return filled(start, dotted(words), sheet.view.width)


def in_question(sheet: Sheet) -> list[Text]:
    """What the cards, relics and powers do among which the open question lets choose."""
    things: list[list[str]] = []
    for id in POWER.names:
        if sheet.mark("power", id):
            things.append(thing_of(POWER_ROWS[POWER.numbers[id]].face))
    for kind in (CARD, RELIC):
        things += [[kind.id, id] for id in kind.names if sheet.mark(kind.id, id)]
    lines: list[Text] = []
    told: list[list[str]] = []
    for thing in things:
        if thing in told:
            continue
        told.append(thing)
        kind_id, id = thing
        about = Text(sheet.called(kind_id, id, "about"))
        name = Text(sheet.called(kind_id, id) + ":", "italic")
        lines += filled(name, in_words(about), sheet.view.width)
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

    def is_own_site(self, slot: str) -> bool:
        """Whether places of relics in the question mean this site."""
        return bool(self.view.asked) and self.picture["pawn"].get(self.view.asked) == slot

    def letters(self, seat: str) -> Text:
        """Pur, Red, Blu, Yel, Whi, Bla."""
        return Text(self.called("seat", seat, "start")[:3], INKS[seat])

    def seat(self, seat: str) -> Text:
        return Text(self.called("seat", seat, "start"), INKS[seat])

    def power(self, id: str) -> str:
        """Called like the card that has it."""
        kind, face = thing_of(POWER_ROWS[POWER.numbers[id]].face)
        return self.called(kind, face)

    def side(self, card: str) -> str:
        """An edifice by the name of the side that lies up."""
        if card in EDIFICE_IDS:
            ruin = RUIN_IDS[EDIFICE_IDS.index(card)]
            return ruin if ruin in self.picture["ruins"] else card
        return card

    def card(self, id: str) -> Text:
        """With the sign of its suit, and the tokens that lie on it."""
        if id in RUIN_IDS:
            return Text(self.called("ruin", id) + self.laden(id), "dim")
        suit = CARD_SUIT[CARD.numbers[id]]
        sign = SIGNS[SUIT.names[suit]] if suit >= 0 else ""
        text = Text(self.mark("card", id), TARGET)
        return text.append(sign + self.called("card", id) + self.laden(id))

    def banner(self, id: str) -> Text:
        """With its tokens, which are its dice; the Mob by name."""
        sign = FAVOR if id == BANNER_IDS[0] else SECRET
        text = Text(self.mark("banner", id), TARGET)
        text.append(f"{self.called('banner', id)} {sign}{self.picture['banner_tokens'].get(id, 0)}")
        if id == BANNER_IDS[0] and self.picture["mob"]:
            text.append(" " + self.own("terminal-mob"), "bold")
        return text

    def laden(self, face: str) -> str:
        """The tokens on a card or relic, after a blank."""
        laden = self.picture["laden"]
        if face not in laden:
            return ""
        at = laden.index(face)
        favor, secrets = self.picture["laden_favor"][at], self.picture["laden_secrets"][at]
        return " " + self.tokens(favor, secrets)

    def tokens(self, favor: int, secrets: int) -> str:
        return (f"{FAVOR}{favor}" if favor else "") + (f"{SECRET}{secrets}" if secrets else "")
