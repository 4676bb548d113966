"""OA-CHR-70, OA-CHR-71: the record of a chronicle, and the set-up of the match that follows.

A record is JSON of text ids: lists and no orders of luck, nothing that anybody hides. It has a
format of its own, so that it outlives new versions of the rules.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from palatine.games.oath.cards import everybody, note_top, put_at_site
from palatine.games.oath.chronicle import archive, new_map, winner_of
from palatine.games.oath.names import CHOOSE_SLOT, ENDS, RELICS_AT_SITE
from palatine.games.oath.setup import boards, build_world, clear, deal, unpaid_sites
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    CARD_IDS,
    CHANCELLOR,
    CITIZEN,
    COLOUR_IDS,
    DENIZEN_IDS,
    DENIZEN_NUMBERS,
    DENIZENS,
    EDIFICE_IDS,
    EXILE,
    FIRST_EDIFICE,
    GRAND_SCEPTER,
    OATH_IDS,
    REGION_OF,
    RELIC_IDS,
    RELICS,
    ROLES,
    ROUNDS,
    RUIN_IDS,
    SITE_CAPACITY,
    SITE_FAVOR,
    SITE_IDS,
    SITE_RELICS,
    SITES,
    SLOTS,
    SPACES,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame
from palatine.kernel.game import Entry
from palatine.kernel.lexicon import NONE
from palatine.kernel.position import checked_list, checked_number, checked_object, checked_record

FORMAT: Final = 1
CIRCULATING: Final = 54  # OA-CHR-81
FEWEST: Final = 48  # that can circulate where the Archive and the piles ran out
MOST: Final = 72
SALT_THE_EARTH: Final = "salt_the_earth"
KEYS: Final = [
    "format", "goal", "map", "sides", "circulating", "deck", "archive", "dispossessed", "edifices",
    "relics", "games",
]  # fmt: skip
LINE: Final = ["goal", "winner", "role", "way", "round"]

RELIC_NUMBERS: Final[dict[str, int]] = {id: n for n, id in enumerate(RELIC_IDS)}


# written


def written(g: Oath) -> dict[str, Any] | None:
    """OA-CHR-70: what a match that is over leaves; None where no chronicle was written."""
    if g.ended == NONE or not g.writes_chronicle:
        return None
    seat = winner_of(g)
    laid: list[Any] = []
    on_map: list[int] = []
    for kept in new_map(g, seat):
        if kept is None:
            laid.append(None)
            continue
        on_map += kept.cards
        names: list[str] = []
        for card in kept.cards:
            names.append(RUIN_IDS[card - FIRST_EDIFICE] if card == kept.ruin else CARD_IDS[card])
        laid.append({"site": SITE_IDS[kept.site], "cards": names})
    stock = archive(g)
    gone = g.dispossessed
    if g.archive_is_spent:  # OA-CHR-41
        stock = stock + [card for card in gone if card not in g.added]
        gone = []
    else:
        stock = [card for card in stock if card not in g.added]
    gone = gone + g.removed
    is_elsewhere = [False] * len(CARD_IDS)
    for card in stock + gone + on_map:
        is_elsewhere[card] = True
    deck = [card for card in range(DENIZENS) if not is_elsewhere[card]]
    top = [relic for relic in g.reliquary if relic != NONE] + g.relics_of(seat)
    return {
        "format": FORMAT,
        "goal": OATH_IDS[g.vow],
        "map": laid,
        "sides": sides(g, seat),
        "circulating": len(deck) + sum([1 for card in on_map if card < DENIZENS]),
        "deck": names_of(deck),
        "archive": names_of(stock),
        "dispossessed": names_of(gone),
        "edifices": [
            EDIFICE_IDS[n] for n in range(len(EDIFICE_IDS)) if FIRST_EDIFICE + n not in on_map
        ],
        "relics": {
            "top": [RELIC_IDS[n] for n in range(RELICS) if n in top and n != GRAND_SCEPTER],
            "rest": [RELIC_IDS[n] for n in range(RELICS) if n not in top and n != GRAND_SCEPTER],
        },
        "games": [*earlier_games(g), line_of(g, seat)],
    }


def names_of(cards: list[int]) -> list[str]:
    """In the order of the tables, so that no luck shows."""
    return [CARD_IDS[card] for card in sorted(cards)]


def sides(g: Oath, seat: int) -> dict[str, str]:
    """OA-CHR-20: each colour's board; an Exile who won turns all but the guests to Exiles."""
    found: dict[str, str] = {}
    names = g.config.seat_names
    for id in COLOUR_IDS[1:]:
        if id not in names:
            is_citizen = g.config.record is not None and g.config.record["sides"][id] == "citizen"
            is_citizen = is_citizen and not g.is_exile(seat)
        elif g.is_exile(seat):
            is_citizen = g.welcomed >> names.index(id) & 1 != 0
        else:
            is_citizen = g.is_citizen(names.index(id))
        found[id] = ROLES[CITIZEN if is_citizen else EXILE]
    return found


def earlier_games(g: Oath) -> list[Any]:
    return [] if g.config.record is None else list(g.config.record["games"])


def line_of(g: Oath, seat: int) -> dict[str, Any]:
    """One line for each game so far."""
    role = EXILE if g.is_exile(seat) else CITIZEN if g.is_citizen(seat) else CHANCELLOR
    return {
        "goal": OATH_IDS[g.oath],
        "winner": g.config.seat_names[seat],
        "role": ROLES[role],
        "way": ENDS[g.ended],
        "round": int(g.round),
    }


def entries(record: dict[str, Any]) -> list[Entry]:
    """For chains: who won and how, the old and the new goal, what stays."""
    line = record["games"][-1]
    places = [place for place in record["map"] if place is not None]
    cards: list[str] = []
    for place in places:
        cards += place["cards"]
    return [
        Entry("role", "role", line["role"], 0),
        Entry("goal", "oath", line["goal"], 0),
        Entry("vow", "oath", record["goal"], 0),
        Entry("sites", "", "", len(places)),
        Entry("edifices", "", "", len([id for id in cards if id in EDIFICE_IDS])),
        Entry("ruins", "", "", len([id for id in cards if id in RUIN_IDS])),
        Entry("rounds", "", "", line["round"]),
    ]


# read


class Place:
    """A slot of the map as the record has it."""

    def __init__(self, site: int, cards: list[int], ruins: int) -> None:
        self.site = site  # NONE: nothing was kept
        self.cards = cards
        self.ruins = ruins  # edifices that lie on their ruined side, as bits


class Left:
    """A record that was read and found whole."""

    def __init__(self, document: dict[str, Any]) -> None:
        fields = checked_record(document, KEYS, "record")
        if fields["format"] != FORMAT or isinstance(fields["format"], bool):
            raise BadData(f"record: format {fields['format']!r} is not {FORMAT}")
        self.oath: int = number_of(fields["goal"], OATH_IDS, "record: goal")
        self.places: list[Place] = []
        rows = checked_list(fields["map"], "record: map")
        if len(rows) != SLOTS:
            raise BadData(f"record: map must have {SLOTS} entries, not {len(rows)}")
        for n, row in enumerate(rows):
            self.places.append(place_of(row, f"record: map, {n + 1}"))
        self.citizens: list[str] = citizens_of(fields["sides"])
        self.deck: list[int] = cards_of(fields["deck"], "record: deck")
        self.archive: list[int] = cards_of(fields["archive"], "record: archive")
        self.dispossessed: list[int] = cards_of(fields["dispossessed"], "record: dispossessed")
        self.edifices: list[int] = []
        for id in checked_list(fields["edifices"], "record: edifices"):
            self.edifices.append(number_of(id, EDIFICE_IDS, "record: edifices"))
        relics = checked_record(fields["relics"], ["top", "rest"], "record: relics")
        self.top: list[int] = relics_of(relics["top"], "record: relics, top")
        self.rest: list[int] = relics_of(relics["rest"], "record: relics, rest")
        self.circulating: int = checked_number(fields["circulating"], "record: circulating")
        check_games(fields["games"])
        self.check()

    def check(self) -> None:
        """Everything is in one place, and nothing is missing."""
        sites: list[int] = []
        on_map: list[int] = []
        for place in self.places:
            if place.site == NONE:
                continue
            if place.site in sites:
                raise BadData(f"record: map has the site '{SITE_IDS[place.site]}' twice")
            sites.append(place.site)
            on_map += place.cards
        denizens = [card for card in on_map if card < DENIZENS]
        times = [0] * len(CARD_IDS)
        for name, row in (
            ("map", on_map),
            ("deck", self.deck),
            ("archive", self.archive),
            ("dispossessed", self.dispossessed),
            ("edifices", [FIRST_EDIFICE + n for n in self.edifices]),
        ):
            for card in row:
                times[card] += 1
                if times[card] > 1:
                    raise BadData(f"record: {name} has '{CARD_IDS[card]}', which is elsewhere too")
        for card in range(len(CARD_IDS)):
            if times[card] == 0 and (card < DENIZENS or card >= FIRST_EDIFICE):
                name = "edifices" if card >= FIRST_EDIFICE else "deck"
                raise BadData(f"record: {name}: '{CARD_IDS[card]}' is nowhere")
        count = len(denizens) + len(self.deck)
        if count != self.circulating or not FEWEST <= count <= MOST:
            raise BadData(
                f"record: deck and map have {count} denizens, not {self.circulating} in circulation"
            )
        relics = sorted(self.top + self.rest)
        if relics != [n for n in range(RELICS) if n != GRAND_SCEPTER]:
            raise BadData("record: relics must have every relic but the Grand Scepter once")


def number_of(document: Any, names: list[str], where: str) -> int:
    if not isinstance(document, str) or document not in names:
        raise BadData(f"{where}: unknown {document!r}")
    return names.index(document)


def cards_of(document: Any, where: str) -> list[int]:
    return numbers_of(document, DENIZEN_NUMBERS, where)


def relics_of(document: Any, where: str) -> list[int]:
    return numbers_of(document, RELIC_NUMBERS, where)


def numbers_of(document: Any, numbers: dict[str, int], where: str) -> list[int]:
    found: list[int] = []
    for id in checked_list(document, where):
        if not isinstance(id, str) or id not in numbers:
            raise BadData(f"{where}: unknown {id!r}")
        found.append(numbers[id])
    return found


def place_of(document: Any, where: str) -> Place:
    """A kept site, its cards in order; no more than it holds, and one edifice at most."""
    if document is None:
        return Place(NONE, [], 0)
    fields = checked_record(document, ["site", "cards"], where)
    site = number_of(fields["site"], SITE_IDS, f"{where}, site")
    cards: list[int] = []
    ruins = 0
    edifices = 0
    room = SITE_CAPACITY[site]
    for id in checked_list(fields["cards"], f"{where}, cards"):
        if id == SALT_THE_EARTH:
            room = 1
        if isinstance(id, str) and id in RUIN_IDS:
            ruins |= 1 << RUIN_IDS.index(id)
            cards.append(FIRST_EDIFICE + RUIN_IDS.index(id))
            edifices += 1
        elif isinstance(id, str) and id in EDIFICE_IDS:
            cards.append(FIRST_EDIFICE + EDIFICE_IDS.index(id))
            edifices += 1
        else:
            cards.append(number_of(id, DENIZEN_IDS, f"{where}, cards"))
    if len(cards) > room:
        raise BadData(f"{where}, cards: {len(cards)} are more than the {room} that it holds")
    if edifices > 1:
        raise BadData(f"{where}, cards: a site has one edifice or ruin at most")
    return Place(site, cards, ruins)


def citizens_of(document: Any) -> list[str]:
    """The colours whose boards lie on their Citizen side."""
    fields = checked_record(document, COLOUR_IDS[1:], "record: sides")
    found: list[str] = []
    for id in COLOUR_IDS[1:]:
        if number_of(fields[id], [ROLES[EXILE], ROLES[CITIZEN]], f"record: sides, {id}") == 1:
            found.append(id)
    return found


def check_games(document: Any) -> None:
    rows = checked_list(document, "record: games")
    if not rows:
        raise BadData("record: games must have a line for each game so far")
    for n, row in enumerate(rows):
        where = f"record: games, {n + 1}"
        fields = checked_record(row, LINE, where)
        number_of(fields["goal"], OATH_IDS, f"{where}, goal")
        number_of(fields["role"], ROLES, f"{where}, role")
        number_of(fields["way"], ENDS, f"{where}, way")
        if not isinstance(fields["winner"], str) or not fields["winner"]:
            raise BadData(f"{where}, winner must be a seat")
        if not 1 <= checked_number(fields["round"], f"{where}, round") <= ROUNDS:
            raise BadData(f"{where}, round must be 1 to {ROUNDS}")


def check(record: dict[str, Any]) -> None:
    """Refuses, with the field's name, what no match could have left."""
    Left(checked_object(record, "record"))


def next_seats(g: Oath) -> list[int]:
    """OA-CHR-90: the winner takes purple, the former Chancellor the winner's colour."""
    found = list(range(g.config.people))
    winner = winner_of(g) if 1 in g.places else 0
    if winner >= len(found):  # CP-CHR-08: the Prince has won, and everybody stays
        return found
    if g.config.seat_names[0] == COLOUR_IDS[0]:
        found[0], found[winner] = winner, 0
        return found
    found.remove(winner)
    return [winner, *found]


def next_options(g: Oath, options: dict[str, str]) -> dict[str, str]:
    """CP-CHR-08: a Prince who has won is Chancellor, else he returns as an Exile."""
    found = dict(options)
    if g.houses and 1 in g.places and "prince" in found:
        has_won = g.houses >> winner_of(g) & 1 != 0
        found["prince"] = "chancellor" if has_won else "exile"
    return found


# the set-up that follows


def lay_out_next(g: Oath) -> None:
    """OA-SET-01 to OA-SET-17 of a later game; what is luck alone is drawn here (OA-CHR-71)."""
    assert g.config.record is not None
    left = Left(g.config.record)
    clear(g)
    g.oath = left.oath  # OA-SET-02
    chancellor = int(g.title)  # OA-SET-12
    rest = [seat for seat in range(g.seats) if seat != chancellor]
    g.chance.shuffle(rest)
    g.order = [chancellor, *rest]  # OA-SET-05
    for seat in rest:  # CP-SET-03: a Prince on the board of a Citizen is an Exile
        if g.config.seat_names[seat] in left.citizens and seat != g.prince:  # OA-SET-07
            g.citizens |= 1 << seat
    lay_map(g, left)
    on_map = [card for place in left.places for card in place.cards if card < DENIZENS]
    g.circulating = sorted([*left.deck, *on_map])
    g.dispossessed = sorted(left.dispossessed)
    g.dispossessed_known = [everybody(g)] * len(g.dispossessed)
    lay_relics_next(g, left)
    boards(g)
    build_world(g)
    g.derive()
    if unpaid_sites(g):
        note_top(g)
        g.call(Endow())
    else:
        deal(g)


def lay_map(g: Oath, left: Left) -> None:
    """OA-SET-01, OA-CHR-34, steps f and g: new sites by luck, and one faceup in each region."""
    kept = [place.site for place in left.places if place.site != NONE]
    others = [site for site in range(SITES) if site not in kept]
    g.chance.shuffle(others)
    for slot in range(SLOTS):
        place = left.places[slot]
        g.site[slot] = place.site if place.site != NONE else others.pop()
        if place.site != NONE:
            g.site_up |= 1 << slot
            g.ruins |= place.ruins
    for slot in range(SLOTS):
        region = REGION_OF[slot]
        if not any(g.is_up(other) for other in range(SLOTS) if REGION_OF[other] == region):
            g.site_up |= 1 << slot
    for slot in range(SLOTS):
        for card in left.places[slot].cards:
            put_at_site(g, card, slot)


def lay_relics_next(g: Oath, left: Left) -> None:
    """OA-CHR-60, OA-SET-15: faceup sites are filled, the winner's relics come on top."""
    deck = sorted(left.rest)
    g.chance.shuffle(deck)
    for slot in range(SLOTS):
        if g.is_up(slot):
            for at in range(min(SITE_RELICS[g.site[slot]], len(deck))):
                g.site_relics[slot * RELICS_AT_SITE + at] = deck.pop()
    top = sorted(left.top)
    g.chance.shuffle(top)
    deck += top
    if g.prince == NONE:  # CP-SET-08
        g.reliquary = [deck.pop() for _ in range(SPACES)]
    g.relic_deck = deck
    g.relic_deck_known = [0] * len(deck)


class Endow(Frame[Oath]):
    """OA-SET-14: favor is short, so the Chancellor says which sites get it, one after the other."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> Endow:
        return self  # it has no fields

    def run(self, g: Oath) -> Ask | None:
        ask = Ask(g.order[0], "endow")
        if g.shared_favor() > 0:
            for slot in unpaid_sites(g):
                ask.offer(CHOOSE_SLOT.option(slot))
        if ask.count == 0:
            g.done()
            deal(g)
            g.shown += 1  # everybody sees a hand now, which bars undo
            return None
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        slot = CHOOSE_SLOT.first(pick)
        g.site_favor[slot] = min(SITE_FAVOR[g.site[slot]], g.shared_favor())
        g.tell("endowed", g.order[0], g.site[slot], g.site_favor[slot])
