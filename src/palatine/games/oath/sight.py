"""OA-GEN-02, OA-GEN-05, OA-GEN-06: what a seat knows, and guesses at the rest.

Piles keep who knows each place (the kernel hides them). Facedown sites, relics at sites and in
the Reliquary, and facedown advisers are hidden here, as an observer must see those that lie
faceup. Hands are in frames: a Search, a card that is played, the opening.
"""

from __future__ import annotations

from palatine.games.oath.bargains import Bargain
from palatine.games.oath.deed import FACEDOWN, Playing, Searching
from palatine.games.oath.names import (
    CHOOSE_CARD,
    DENIZEN_BACK,
    DISCARD,
    FACEUP,
    MIDDLE,
    PLAY,
    PLAY_FACEDOWN,
    TAKE_UP,
    UPPER,
    VISION_BACK,
)
from palatine.games.oath.power import Using
from palatine.games.oath.prince_answers import Deputy
from palatine.games.oath.search import Search
from palatine.games.oath.setup import Opening
from palatine.games.oath.state import Oath, back_of
from palatine.games.oath.tables import (
    CARD_IDS,
    CONSPIRACY,
    FIRST_VISION,
    REGIONS,
    RELIC_IN_DECK,
    RELICS,
    SITES,
    SLOTS,
    VISIONS,
)
from palatine.kernel.chance import Chance
from palatine.kernel.lexicon import HIDDEN, NONE


def knows(known: int, seat: int) -> bool:
    return seat >= 0 and known >> seat & 1 != 0


def hide(g: Oath, seat: int) -> None:
    """Takes out what lies facedown and was not seen by the seat."""
    for slot in range(SLOTS):
        if not g.is_up(slot) and not knows(g.site_known[slot], seat):
            g.site[slot] = HIDDEN
    for at in range(len(g.site_relics)):
        if g.site_relics[at] != NONE and not knows(g.site_relics_known[at], seat):
            g.site_relics[at] = HIDDEN
    for space in range(len(g.reliquary)):
        if g.reliquary[space] != NONE and not knows(g.reliquary_known[space], seat):
            g.reliquary[space] = HIDDEN
    for at in range(len(g.advisers)):
        if g.adviser_face[at] != FACEUP and not knows(g.adviser_known[at], seat):
            g.advisers[at] = HIDDEN


def fill(g: Oath, seat: int, chance: Chance) -> None:
    """Unknown sites, relics and cards at random, each card where its back may lie."""
    fill_sites(g, chance)
    fill_relics(g, chance)
    fill_cards(g, chance)


def mark(seen: list[bool], row: list[int]) -> None:
    """What lies in a row is seen."""
    for thing in row:
        if thing >= 0:
            seen[thing] = True


def fill_sites(g: Oath, chance: Chance) -> None:
    if HIDDEN not in g.site:
        return
    seen = [False] * SITES
    mark(seen, g.site)
    unknown = [site for site in range(SITES) if not seen[site]]
    for slot in range(SLOTS):
        if g.site[slot] == HIDDEN:
            g.site[slot] = unknown.pop(chance.below(len(unknown)))


def fill_relics(g: Oath, chance: Chance) -> None:
    seen = [False] * RELICS
    for row in (g.held, g.site_relics, g.reliquary, g.relic_deck):
        mark(seen, row)
    unknown: list[int] = []
    for relic in range(RELICS):
        if RELIC_IN_DECK[relic] and not seen[relic]:
            unknown.append(relic)
    for row in (g.site_relics, g.reliquary, g.relic_deck):
        for at in range(len(row)):
            if row[at] == HIDDEN:
                row[at] = unknown.pop(chance.below(len(unknown)))


class Unknown:
    """Cards whose place a seat does not know, by their backs."""

    def __init__(self, g: Oath, chance: Chance) -> None:
        self.chance = chance
        seen = seen_cards(g)
        pool = g.circulating + g.outcasts
        self.denizens: list[int] = [card for card in pool if not seen[card]]
        self.visions: list[int] = []
        for card in range(FIRST_VISION, FIRST_VISION + VISIONS):
            if not seen[card] and not (card == CONSPIRACY and g.conspiracy_is_out):
                self.visions.append(card)

    def draw(self, back: int) -> int:
        """One of them with this back."""
        cards = self.visions if back == VISION_BACK else self.denizens
        return cards.pop(self.chance.below(len(cards)))

    def fill(self, row: list[int], backs: list[int]) -> None:
        """The hidden places of a row whose backs are open."""
        for at in range(len(row)):
            if row[at] == HIDDEN:
                row[at] = self.draw(backs[at])


def seen_cards(g: Oath) -> list[bool]:
    """Of every card whether it is seen somewhere."""
    seen = [False] * len(CARD_IDS)
    rows = [g.site_cards, g.advisers, g.vision, g.world, g.dispossessed]
    rows += [g.cradle, g.provinces, g.hinterland]
    for frame in g.frames:
        if isinstance(frame, Searching):
            rows.append(frame.drawn)
        elif isinstance(frame, Playing):
            rows.append([frame.card])
        elif isinstance(frame, Opening):
            rows.append(frame.hands)
    for row in rows:
        mark(seen, row)
    return seen


def fill_laid(g: Oath, chance: Chance) -> None:
    """OA-GEN-05: cards of which the pile is known and the place is not, somewhere in it."""
    for i in range(len(g.laid)):
        card, region = g.laid[i], g.laid_in[i]
        row, backs = g.discards(region), g.discards_back(region)
        if card in row:  # the seat knows where
            continue
        places: list[int] = []
        for at in range(len(row)):
            if row[at] == HIDDEN and backs[at] == back_of(card):
                places.append(at)
        row[places[chance.below(len(places))]] = card


def fill_cards(g: Oath, chance: Chance) -> None:
    fill_laid(g, chance)
    unknown = Unknown(g, chance)
    unknown.fill(g.advisers, g.adviser_face)
    for region in range(REGIONS):
        unknown.fill(g.discards(region), g.discards_back(region))
    unknown.fill(g.dispossessed, [DENIZEN_BACK] * len(g.dispossessed))
    for frame in g.frames:
        if isinstance(frame, Searching):
            unknown.fill(frame.drawn, frame.drawn_back)
        elif isinstance(frame, Opening):
            unknown.fill(frame.hands, frame.all_backs())
        elif isinstance(frame, Playing) and frame.card == HIDDEN:
            frame.card = guessed_play(g, frame, unknown)
    unknown.fill(g.world, guessed_backs(g, chance))


def guessed_play(g: Oath, play: Playing, unknown: Unknown) -> int:
    """A card that is played: the adviser it is, or one that was drawn."""
    if play.adviser != NONE:
        return g.advisers[play.adviser]
    if play.way == FACEDOWN and play.is_placed():
        return g.advisers[g.advisers_of(play.seat)[-1]]
    return unknown.draw(play.back)


def guessed_backs(g: Oath, chance: Chance) -> list[int]:
    """OA-CHR-80: the backs of the world deck, with Visions by lot within each part of it."""
    backs = g.world_part[:]
    for part, visions in ((UPPER, g.upper_visions), (MIDDLE, g.middle_visions)):
        places: list[int] = []
        for at in range(len(backs)):
            if backs[at] == part:
                if g.world[at] == HIDDEN:
                    places.append(at)
                elif back_of(g.world[at]) == VISION_BACK:
                    visions -= 1
        chance.shuffle(places)
        for i in range(len(places)):
            backs[places[i]] = VISION_BACK if i < visions else DENIZEN_BACK
    return backs


def face(g: Oath, seat: int, option: int) -> list[int]:
    """What others see of a choice: of a card in hand its back alone."""
    top = g.frames[-1] if g.frames else None
    if isinstance(top, Deputy):  # what the rule below asks
        top = g.frames[-2]
    if isinstance(top, Bargain):
        return top.face(g, seat, option)
    if TAKE_UP.has(option):
        return [int(TAKE_UP.base), g.advisers.index(TAKE_UP.first(option))]
    if isinstance(top, Using):  # a power that asks about a hand (Great Spire)
        top = g.frames[g.frames.index(top) - 1]
        if CHOOSE_CARD.has(option) and not isinstance(top, Searching):
            return [option]
    if isinstance(top, Search) and top.drawn_open and DISCARD.has(option) and seat != top.seat:
        return [int(DISCARD.base), 1 if top.is_last_discard() else 0]  # OA-GEN-05: in some order
    for verb in (PLAY_FACEDOWN, PLAY, DISCARD, CHOOSE_CARD):
        if verb.has(option):
            card = verb.first(option)
            return [int(verb.base), back_of(card)] if is_in_hand(g, seat, top, card) else [option]
    return [option]


def is_in_hand(g: Oath, seat: int, top: object, card: int) -> bool:
    """Whether the seat does not see the card that the rule under way asks about."""
    if isinstance(top, Searching):
        return card in top.drawn and card not in top.drawn_open
    if isinstance(top, Playing):
        return card == top.card and not top.is_seen_by(g, seat)
    return isinstance(top, Opening)
