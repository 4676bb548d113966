"""The state of a match of Oath: the map, the boards, the cards and who knows them.

Seats are colours, purple the Chancellor (OA-SET-07). Warbands on a board are purple for the
Chancellor and Citizens, else of the seat's colour; the bank of a colour is what is nowhere else.
Cards at sites, relics at sites and advisers are kept in order of arrival (OA-CON-22). Tokens on
cards are few and leave them in the next Rest, so they are a short list and not a row by card.

`windows` is derived: for each window the powers in play that fill it, as power * 64 + place in
ascending order. It is shared by copies and replaced, never edited.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from palatine.games.oath.names import (
    BACK,
    BANNER,
    CARD,
    CARD_PLACE,
    CARDS_AT_SITE,
    CELL,
    COLUMN,
    DECK_PART,
    DENIZEN_BACK,
    FACE,
    FACEUP,
    FACING,
    NUMBER,
    OATH,
    REGION,
    RELIC,
    RELIC_PLACE,
    RELICS_AT_SITE,
    RUIN,
    SEAT,
    SITE,
    SLOT,
    SPACE,
    SUIT,
    THREAT,
    VISION_BACK,
    WITH,
)
from palatine.games.oath.prince_tables import CONSPIRATORS
from palatine.games.oath.tables import (
    ALL_FAVOR,
    BANNERS,
    CARD_SUIT,
    COLOUR_WARBANDS,
    DENIZEN_NUMBERS,
    DENIZENS,
    FACE_POWERS,
    FIRST_BANNER,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_RUIN,
    FIRST_SITE,
    FIRST_SPACE,
    FIRST_VISION,
    MOST_SUPPLY,
    REGION_OF,
    RELIC_IDS,
    RELICS,
    SLOTS,
    SPACES,
    SUITS,
    TITLE_FACE,
)
from palatine.games.oath.windows import ALL_WINDOWS, FILLED, PLACES
from palatine.kernel.errors import BrokenRule
from palatine.kernel.flow import (
    Config,
    Field,
    State,
    bits,
    deduced,
    each,
    flag,
    many,
    one,
    pile,
    spare,
)
from palatine.kernel.lexicon import NONE, Kind

CHANCELLOR: Final = 0  # the seat, but where the Clockwork Prince is Chancellor
BANDITS: Final = NONE  # as ruler or defender
MOST_CARDS: Final = 80  # in a pile
ALL_ADVISERS: Final = 64
BANDIT_CROWN: Final[int] = RELIC_IDS.index("bandit_crown")
GRAND_MASK: Final[int] = RELIC_IDS.index("grand_mask")


def unseen(name: str, kind: Kind, most: int) -> list[Field]:
    """OA-GEN-05: a pile; what was seen of it is remembered, not drawn."""
    return [deduced(field) for field in pile(name, kind, most)]


FIELDS: Final[list[Field]] = [
    one("round", NUMBER),
    one("turn", SEAT),
    many("order", SEAT, SEAT.size),
    one("oath", OATH),
    one("visions_drawn", NUMBER),
    # players
    each("pawn", SLOT, SEAT),
    bits("citizens", SEAT),
    one("title", SEAT),
    flag("usurper"),
    each("favor", NUMBER, SEAT),
    each("secrets", NUMBER, SEAT),
    each("flipped", NUMBER, SEAT),
    each("board", NUMBER, SEAT),
    each("supply", NUMBER, SEAT),
    one("unspent", NUMBER),
    each("vision", CARD, SEAT),
    # banks and banners
    each("bank", NUMBER, SUIT),
    each("banner_of", SEAT, BANNER),
    each("banner_tokens", NUMBER, BANNER),
    flag("mob"),
    # the map
    deduced(each("site", SITE, SLOT, secret=True)),
    bits("site_up", SLOT),
    bits("site_known", SEAT, SLOT),
    each("site_favor", NUMBER, SLOT),
    each("site_secrets", NUMBER, SLOT),
    each("garrison", NUMBER, SLOT),
    each("garrison_of", SEAT, SLOT),
    each("site_cards", CARD, SLOT, CARD_PLACE),
    bits("ruins", RUIN),
    each("site_relics", RELIC, SLOT, RELIC_PLACE, secret=True),
    bits("site_relics_known", SEAT, SLOT, RELIC_PLACE),
    # relics elsewhere
    each("reliquary", RELIC, SPACE, secret=True),
    bits("reliquary_known", SEAT, SPACE),
    many("held", RELIC, RELICS),
    many("held_by", SEAT, RELICS),
    *unseen("relic_deck", RELIC, RELICS),
    # advisers
    deduced(many("advisers", CARD, ALL_ADVISERS, secret=True)),
    many("adviser_of", SEAT, ALL_ADVISERS),
    many("adviser_face", FACING, ALL_ADVISERS),
    deduced(many("adviser_known", NUMBER, ALL_ADVISERS)),
    # tokens on cards
    many("laden", FACE, MOST_CARDS),
    many("laden_favor", NUMBER, MOST_CARDS),
    many("laden_secrets", NUMBER, MOST_CARDS),
    # piles, the last card on top
    *unseen("world", CARD, MOST_CARDS),
    deduced(many("world_part", DECK_PART, MOST_CARDS)),
    deduced(one("upper_visions", NUMBER)),
    deduced(one("middle_visions", NUMBER)),
    *unseen("cradle", CARD, MOST_CARDS),
    many("cradle_back", BACK, MOST_CARDS),
    *unseen("provinces", CARD, MOST_CARDS),
    many("provinces_back", BACK, MOST_CARDS),
    *unseen("hinterland", CARD, MOST_CARDS),
    many("hinterland_back", BACK, MOST_CARDS),
    *unseen("dispossessed", CARD, DENIZENS),
    deduced(many("circulating", CARD, MOST_CARDS)),
    flag("conspiracy_is_out"),
    # warbands elsewhere, by colour
    each("caged", NUMBER, SEAT),
    each("infirmary", NUMBER, SEAT),
    one("prophet", SEAT),
    one("prophecy", SEAT),
    # of this turn
    one("apart", SEAT),
    bits("cleared", SUIT, SLOT),
    each("refusals", NUMBER, SEAT),
    flag("scepter_is_fresh"),
    flag("act_is_over"),
    # the chronicle
    spare(one("vow", OATH)),
    spare(bits("welcomed", SEAT)),
    spare(one("built", CARD)),
    spare(one("replaced", CARD)),
    spare(many("added", CARD, MOST_CARDS)),
    spare(many("removed", CARD, MOST_CARDS)),
    spare(flag("archive_is_spent")),
    # OA-GEN-05: cards of which everybody knows the pile and not the place
    deduced(spare(many("laid", CARD, MOST_CARDS))),
    deduced(spare(many("laid_in", REGION, MOST_CARDS))),
    # the Clockwork Prince
    spare(each("relation", COLUMN, SUIT)),
    spare(each("relation_row", NUMBER, SUIT)),
    spare(many("arrivals", SUIT, SUITS)),
    spare(one("tactics", NUMBER)),
    spare(one("ambitions", NUMBER)),
    spare(one("threat", THREAT)),
    spare(one("threat_cell", CELL)),
    spare(one("start_cell", CELL)),
    spare(one("cell", CELL)),
]


def prince_role(people: int, options: dict[str, str]) -> str:
    """OA-OPT-01: none, chancellor or exile; auto is Chancellor where one person plays alone."""
    if options["prince"] != "auto":
        return options["prince"]
    return "chancellor" if people == 1 else "none"


@mypyc_attr(free_list_len=1)
class Oath(State):
    """Flat lists by number: slot * 4 + place for cards, slot * 2 + place for relics of a site."""

    # constants of the match
    vision_ties: bool  # OA-OPT-04
    traits_are_optional: bool  # OA-OPT-05
    writes_chronicle: bool  # OA-OPT-07
    outcasts: list[int]  # OA-GEN-06: who was dispossessed when the match began
    chancellor: int  # the seat whose colour is purple
    prince: int  # the seat of the Clockwork Prince, NONE where people play all seats
    is_extended: bool  # OA-OPT-02

    round: int
    turn: int
    order: list[int]  # seats in turn order, the Chancellor first
    oath: int
    visions_drawn: int

    pawn: list[int]
    citizens: int
    title: int
    usurper: bool
    favor: list[int]
    secrets: list[int]  # faceup
    flipped: list[int]  # facedown secrets
    board: list[int]  # warbands
    supply: list[int]
    unspent: int  # of the seat whose turn it is (OA-RST-04)
    vision: list[int]  # revealed

    bank: list[int]
    banner_of: list[int]
    banner_tokens: list[int]
    mob: bool

    site: list[int]
    site_up: int
    site_known: list[int]  # who has looked at a facedown site
    site_favor: list[int]
    site_secrets: list[int]
    garrison: list[int]
    garrison_of: list[int]  # the colour of the warbands there
    site_cards: list[int]
    ruins: int
    site_relics: list[int]
    site_relics_known: list[int]

    reliquary: list[int]
    reliquary_known: list[int]
    held: list[int]  # relics in the order in which they were taken
    held_by: list[int]
    relic_deck: list[int]
    relic_deck_known: list[int]

    advisers: list[int]
    adviser_of: list[int]
    adviser_face: list[int]
    adviser_known: list[int]  # seats that know it, as bits

    laden: list[int]
    laden_favor: list[int]
    laden_secrets: list[int]

    world: list[int]
    world_known: list[int]
    world_part: list[int]
    upper_visions: int  # among the places of which only the part is known
    middle_visions: int
    cradle: list[int]
    cradle_known: list[int]
    cradle_back: list[int]
    provinces: list[int]
    provinces_known: list[int]
    provinces_back: list[int]
    hinterland: list[int]
    hinterland_known: list[int]
    hinterland_back: list[int]
    dispossessed: list[int]
    dispossessed_known: list[int]
    circulating: list[int]  # OA-GEN-06; never edited, so copies share it
    conspiracy_is_out: bool

    caged: list[int]  # Obsidian Cage
    infirmary: list[int]  # Hospital
    prophet: int  # False Prophet: who has a warband on a Vision
    prophecy: int  # ... and whose Vision it is

    apart: int  # OA-CAM-03: a Citizen who is not Imperial in this campaign
    cleared: list[int]  # OA-SIT-02: suits discarded from each site in this turn
    refusals: list[int]  # OA-NEG-02: of citizenship offers in this turn
    scepter_is_fresh: bool
    act_is_over: bool

    vow: int  # OA-CHR-10: the goal of the next match
    welcomed: int  # OA-CHR-20: Exiles who become Citizens
    built: int  # OA-CHR-30: the edifice that was built or restored
    replaced: int  # ... and the denizen in whose place it was built
    added: list[int]  # OA-CHR-40; these two are never edited
    removed: list[int]  # OA-CHR-50
    laid: list[int]  # shown to all and laid in a pile in an order of which nobody else knows
    laid_in: list[int]  # the region of each
    archive_is_spent: bool  # OA-CHR-41
    # the Clockwork Prince
    relation: list[int]  # the column of each suit's token, NONE for the Neutral area
    relation_row: list[int]  # ... and its row from 1, 0 for the Neutral area
    arrivals: list[int]  # suits in the order in which their tokens last moved
    tactics: int  # the space of the track
    ambitions: int  # CP-GEN-13: so much of the favor on his board lies in Ambitions
    threat: int
    threat_cell: int  # of the threat when it was last looked at, NONE without one
    start_cell: int  # of the two action tokens
    cell: int

    # derived
    windows: list[list[int]]
    crown: int  # who holds the Bandit Crown
    mask: int  # who holds the Grand Mask

    def configure(self, config: Config) -> None:
        self.vision_ties = config.options["vision_tie"] == "tied"
        self.traits_are_optional = config.options["reliquary_powers"] == "optional"
        self.writes_chronicle = config.options["chronicle"] == "written"
        self.outcasts = []
        if config.record is not None:
            self.outcasts = [DENIZEN_NUMBERS[id] for id in config.record["dispossessed"]]
        role = prince_role(config.people, config.options)
        self.prince = NONE if role == "none" else config.seats - 1
        self.chancellor = self.prince if role == "chancellor" else CHANCELLOR
        self.is_extended = config.options["prince_powers"] == "extended"
        self.windows = [[] for _ in range(ALL_WINDOWS)]
        self.crown = NONE
        self.mask = NONE

    def copy(self) -> Oath:
        other = Oath()
        other.take_over(self)
        other.vision_ties = self.vision_ties
        other.traits_are_optional = self.traits_are_optional
        other.writes_chronicle = self.writes_chronicle
        other.outcasts = self.outcasts
        other.chancellor = self.chancellor
        other.prince = self.prince
        other.is_extended = self.is_extended
        other.round = self.round
        other.turn = self.turn
        other.order = self.order  # never edited after the set-up
        other.oath = self.oath
        other.visions_drawn = self.visions_drawn
        other.pawn = self.pawn[:]
        other.citizens = self.citizens
        other.title = self.title
        other.usurper = self.usurper
        other.favor = self.favor[:]
        other.secrets = self.secrets[:]
        other.flipped = self.flipped[:]
        other.board = self.board[:]
        other.supply = self.supply[:]
        other.unspent = self.unspent
        other.vision = self.vision[:]
        other.bank = self.bank[:]
        other.banner_of = self.banner_of[:]
        other.banner_tokens = self.banner_tokens[:]
        other.mob = self.mob
        other.site = self.site[:]
        other.site_up = self.site_up
        other.site_known = self.site_known[:]
        other.site_favor = self.site_favor[:]
        other.site_secrets = self.site_secrets[:]
        other.garrison = self.garrison[:]
        other.garrison_of = self.garrison_of[:]
        other.site_cards = self.site_cards[:]
        other.ruins = self.ruins
        other.site_relics = self.site_relics[:]
        other.site_relics_known = self.site_relics_known[:]
        other.reliquary = self.reliquary[:]
        other.reliquary_known = self.reliquary_known[:]
        other.held = self.held[:]
        other.held_by = self.held_by[:]
        other.relic_deck = self.relic_deck[:]
        other.relic_deck_known = self.relic_deck_known[:]
        other.advisers = self.advisers[:]
        other.adviser_of = self.adviser_of[:]
        other.adviser_face = self.adviser_face[:]
        other.adviser_known = self.adviser_known[:]
        other.laden = self.laden[:]
        other.laden_favor = self.laden_favor[:]
        other.laden_secrets = self.laden_secrets[:]
        other.world = self.world[:]
        other.world_known = self.world_known[:]
        other.world_part = self.world_part[:]
        other.upper_visions = self.upper_visions
        other.middle_visions = self.middle_visions
        other.cradle = self.cradle[:]
        other.cradle_known = self.cradle_known[:]
        other.cradle_back = self.cradle_back[:]
        other.provinces = self.provinces[:]
        other.provinces_known = self.provinces_known[:]
        other.provinces_back = self.provinces_back[:]
        other.hinterland = self.hinterland[:]
        other.hinterland_known = self.hinterland_known[:]
        other.hinterland_back = self.hinterland_back[:]
        other.dispossessed = self.dispossessed[:]
        other.dispossessed_known = self.dispossessed_known[:]
        other.circulating = self.circulating
        other.conspiracy_is_out = self.conspiracy_is_out
        other.caged = self.caged[:]
        other.infirmary = self.infirmary[:]
        other.prophet = self.prophet
        other.prophecy = self.prophecy
        other.apart = self.apart
        other.cleared = self.cleared[:]
        other.refusals = self.refusals[:]
        other.scepter_is_fresh = self.scepter_is_fresh
        other.act_is_over = self.act_is_over
        other.vow = self.vow
        other.welcomed = self.welcomed
        other.built = self.built
        other.replaced = self.replaced
        other.added = self.added
        other.removed = self.removed
        other.laid = self.laid[:]
        other.laid_in = self.laid_in[:]
        other.archive_is_spent = self.archive_is_spent
        if self.prince == NONE:  # nothing of it ever changes, so copies share it
            other.relation = self.relation
            other.relation_row = self.relation_row
            other.arrivals = self.arrivals
        else:
            other.relation = self.relation[:]
            other.relation_row = self.relation_row[:]
            other.arrivals = self.arrivals[:]
        other.tactics = self.tactics
        other.ambitions = self.ambitions
        other.threat = self.threat
        other.threat_cell = self.threat_cell
        other.start_cell = self.start_cell
        other.cell = self.cell
        other.windows = self.windows
        other.crown = self.crown
        other.mask = self.mask
        return other

    def unshare(self) -> None:
        self.windows = [entries[:] for entries in self.windows]

    # players

    def is_imperial(self, seat: int) -> bool:
        """OA-CON-01: the Chancellor and Citizens, but for a Citizen apart (OA-CAM-03)."""
        return (seat == self.chancellor or self.citizens >> seat & 1 != 0) and seat != self.apart

    def is_citizen(self, seat: int) -> bool:
        return self.citizens >> seat & 1 != 0

    def is_exile(self, seat: int) -> bool:
        return seat != self.chancellor and not self.citizens >> seat & 1

    def may_turn(self, seat: int) -> bool:
        """Whether the seat can become a Citizen: an Exile, but not the Prince (CP-GEN-07)."""
        return self.is_exile(seat) and seat != self.prince

    def colour(self, seat: int) -> int:
        """The colour of the warbands on the seat's board."""
        return self.chancellor if seat == self.chancellor or self.citizens >> seat & 1 else seat

    def is_enemy(self, seat: int, other: int) -> bool:
        """OA-CON-08: bandits are everybody's enemy, Imperial players are none to each other."""
        if other == BANDITS:
            return True
        return seat != other and not (self.is_imperial(seat) and self.is_imperial(other))

    def in_turn_order(self, first: int) -> list[int]:
        """All seats clockwise from this one (OA-PWR-13)."""
        at = self.order.index(first)
        return self.order[at:] + self.order[:at]

    def others(self, seat: int) -> list[int]:
        """All other seats, clockwise from the left of this one."""
        at = self.order.index(seat)
        return self.order[at + 1 :] + self.order[:at]

    def players_at(self, slot: int) -> list[int]:
        return [seat for seat in self.order if self.pawn[seat] == slot]

    def players_with(self, seat: int) -> list[int]:
        """OA-CON-19: the other players at the seat's site."""
        here = self.pawn[seat]
        found: list[int] = []
        if self.pawn.count(here) > 1:
            for other in self.others(seat):
                if self.pawn[other] == here:
                    found.append(other)
        return found

    def in_bank(self, colour: int) -> int:
        """OA-CON-02: warbands of a colour that are on no board, site or card."""
        left = self.all_warbands(colour) - self.caged[colour] - self.infirmary[colour]
        for seat in range(self.seats):
            if self.colour(seat) == colour:
                left -= self.board[seat]
        for slot in range(SLOTS):
            if self.garrison_of[slot] == colour:
                left -= self.garrison[slot]
        if self.prophet == colour:
            left -= 1
        return left

    def all_warbands(self, colour: int) -> int:
        """OA-CMP-05: those of a colour, named by its seat."""
        if colour == self.chancellor:
            return COLOUR_WARBANDS[CHANCELLOR]
        return COLOUR_WARBANDS[colour if colour != CHANCELLOR else colour + 1]

    def all_secrets(self, seat: int) -> int:
        """OA-CON-18: both facings on the board."""
        return self.secrets[seat] + self.flipped[seat]

    def region(self, seat: int) -> int:
        return REGION_OF[self.pawn[seat]]

    # the map

    def is_up(self, slot: int) -> bool:
        return self.site_up >> slot & 1 != 0

    def ruler(self, slot: int) -> int:
        """OA-CON-03: the colour that rules, the Chancellor's for the Empire; BANDITS if none.

        OA-PWR-11: the holder of the Bandit Crown rules where no warbands are.
        """
        owner = self.garrison_of[slot]
        if owner != NONE or self.crown == NONE or not self.site_up >> slot & 1:
            return owner
        return self.chancellor if self.is_imperial(self.crown) else self.crown

    def rules_site(self, seat: int, slot: int) -> bool:
        """OA-CON-03: every Imperial player rules what the Empire rules."""
        ruler = self.ruler(slot)
        if ruler == self.chancellor:
            return self.is_imperial(seat)
        return ruler == seat and ruler != NONE

    def sites_ruled(self, seat: int) -> list[int]:
        return [slot for slot in range(SLOTS) if self.rules_site(seat, slot)]

    def rules_card(self, seat: int, place: int, is_plan: bool = False) -> bool:
        """OA-CON-03: a card at a site the seat rules, or what it has itself.

        Grand Mask: not for battle plans.
        """
        if place >= WITH:
            return place - WITH == seat
        if not is_plan and self.is_masked(place):
            return seat == self.mask
        return self.rules_site(seat, place)

    def card_ruler(self, place: int) -> int:
        """Who is meant by the ruler of a card: a seat, the Chancellor for the Empire, BANDITS."""
        if place >= WITH:
            return place - WITH
        return self.mask if self.is_masked(place) else self.ruler(place)

    def is_masked(self, slot: int) -> bool:
        """Grand Mask: an Exile who holds it and whose turn it is rules the Empire's cards."""
        if self.mask == NONE or self.mask != self.turn or not self.is_exile(self.mask):
            return False
        return self.ruler(slot) == self.chancellor

    def is_enemy_of_ruler(self, seat: int, place: int) -> bool:
        """Whom a persistent power binds: enemies of its ruler, all players if bandits rule."""
        ruler = self.card_ruler(place)
        return ruler == BANDITS or (not self.rules_card(seat, place) and self.is_enemy(seat, ruler))

    def reaches(self, seat: int, place: int) -> bool:
        """OA-PWR-01: what the seat rules or has, and the cards at its pawn's site."""
        if place >= WITH:
            return place - WITH == seat
        return self.pawn[seat] == place or self.rules_card(seat, place)

    def cards_at(self, slot: int) -> list[int]:
        """Denizens, edifices and ruins, in order of arrival."""
        found: list[int] = []
        site_cards = self.site_cards
        first: i64 = slot * CARDS_AT_SITE
        at: i64
        for at in range(first, first + CARDS_AT_SITE):
            card = site_cards[at]
            if card != NONE:
                found.append(card)
        return found

    def relics_at(self, slot: int) -> list[int]:
        """The places (0, 1) of the slot at which a relic lies."""
        first = slot * RELICS_AT_SITE
        return [at for at in range(RELICS_AT_SITE) if self.site_relics[first + at] != NONE]

    def slot_of(self, card: int) -> int:
        """The slot where a card lies, or NONE."""
        wanted: i64 = card
        site_cards = self.site_cards
        at: i64
        for at in range(len(site_cards)):
            if site_cards[at] == wanted:
                return at // CARDS_AT_SITE
        return NONE

    def is_ruin(self, card: int) -> bool:
        return card >= FIRST_EDIFICE and self.ruins >> (card - FIRST_EDIFICE) & 1 != 0

    def suit(self, card: int) -> int:
        """OA-CON-07: NONE for Visions and ruins; a facedown card has none either."""
        return NONE if self.is_ruin(card) else CARD_SUIT[card]

    def face(self, card: int) -> int:
        """A ruin has a face of its own."""
        return card - FIRST_EDIFICE + FIRST_RUIN if self.is_ruin(card) else card

    def suited_cards(self, slot: int, suit: int) -> list[int]:
        return [card for card in self.cards_at(slot) if self.suit(card) == suit]

    def cards_at_sites(self, suit: int) -> int:
        """OA-CON-20: cards of the suit on the map, never advisers or ruins."""
        found = 0
        for card in self.site_cards:
            if card != NONE and self.suit(card) == suit:
                found += 1
        return found

    # advisers, relics, banners

    def advisers_of(self, seat: int) -> list[int]:
        """Places in `advisers` of all the seat's advisers, facedown ones too."""
        return [at for at in range(len(self.adviser_of)) if self.adviser_of[at] == seat]

    def faceup_advisers(self, seat: int) -> list[int]:
        """The cards."""
        found: list[int] = []
        for at in range(len(self.adviser_of)):
            if self.adviser_of[at] == seat and self.adviser_face[at] == FACEUP:
                found.append(self.advisers[at])
        return found

    def facedown_advisers(self, seat: int) -> list[int]:
        """Places in `advisers`."""
        found: list[int] = []
        for at in range(len(self.adviser_of)):
            if self.adviser_of[at] == seat and self.adviser_face[at] != FACEUP:
                found.append(at)
        return found

    def has_adviser(self, seat: int, suit: int) -> bool:
        if seat == self.prince:  # CP-GEN-03
            return self.relation[suit] == CONSPIRATORS
        for card in self.faceup_advisers(seat):
            if CARD_SUIT[card] == suit:
                return True
        return False

    def holder(self, relic: int) -> int:
        return self.held_by[self.held.index(relic)] if relic in self.held else NONE

    def holders(self) -> list[int]:
        """Of every relic who holds it."""
        found = [NONE] * RELICS
        for i in range(len(self.held)):
            found[self.held[i]] = self.held_by[i]
        return found

    def relics_of(self, seat: int) -> list[int]:
        """In the order in which they were taken."""
        return [self.held[i] for i in range(len(self.held)) if self.held_by[i] == seat]

    def banners_of(self, seat: int) -> list[int]:
        found: list[int] = []
        for banner in range(BANNERS):
            if self.banner_of[banner] == seat:
                found.append(banner)
        return found

    def relics_and_banners(self, seat: int) -> int:
        """OA-WIN-01: what is held; Reliquary relics count for nobody."""
        return self.held_by.count(seat) + self.banner_of.count(seat)

    # tokens

    def shared_favor(self) -> int:
        """OA-CMP-05: favor in the shared bank: what is nowhere else of 36."""
        used = sum(self.favor) + sum(self.bank) + sum(self.site_favor) + sum(self.laden_favor)
        return ALL_FAVOR - used - self.banner_tokens[0]

    def favor_on(self, face: int) -> int:
        return self.laden_favor[self.laden.index(face)] if face in self.laden else 0

    def secrets_on(self, face: int) -> int:
        return self.laden_secrets[self.laden.index(face)] if face in self.laden else 0

    def is_empty(self, face: int) -> bool:
        """OA-CON-14."""
        return face not in self.laden

    def load(self, face: int, favor: int, secrets: int) -> None:
        """Tokens come to lie on a card, or leave it with negative numbers; the list is sorted."""
        if face not in self.laden:
            at = 0
            while at < len(self.laden) and self.laden[at] < face:
                at += 1
            self.laden.insert(at, face)
            self.laden_favor.insert(at, 0)
            self.laden_secrets.insert(at, 0)
        at = self.laden.index(face)
        self.laden_favor[at] += favor
        self.laden_secrets[at] += secrets
        if self.laden_favor[at] == 0 and self.laden_secrets[at] == 0:
            self.laden.pop(at)
            self.laden_favor.pop(at)
            self.laden_secrets.pop(at)

    def gain_supply(self, seat: int, amount: int) -> None:
        """OA-CMP-09: gains beyond 7 are lost; OA-RST-04: they count as unspent."""
        if seat == self.prince:  # CP-GEN-08
            return
        gained = min(amount, MOST_SUPPLY - self.supply[seat])
        self.supply[seat] += gained
        if seat == self.turn:
            self.unspent += gained

    def spend_supply(self, seat: int, amount: int) -> None:
        if seat == self.prince:
            return
        self.supply[seat] -= amount
        if seat == self.turn:
            self.unspent -= amount

    # the Reliquary; CP-SET-08: with a Prince the bottom of the relic deck stands for it

    def never_agrees(self, seat: int) -> bool:
        """CP-PWR-10: a Prince of the limited level gives no permission and makes no bargain."""
        return seat == self.prince and seat != NONE and not self.is_extended

    def filled_spaces(self) -> list[int]:
        if self.prince != NONE:
            return [0] if self.relic_deck else []
        found: list[int] = []
        for space in range(SPACES):
            if self.reliquary[space] != NONE:
                found.append(space)
        return found

    def relic_in(self, space: int) -> int:
        return self.reliquary[space] if self.prince == NONE else self.relic_deck[0]

    def knows_space(self, space: int, seat: int) -> bool:
        known = self.reliquary_known[space] if self.prince == NONE else self.relic_deck_known[0]
        return known >> seat & 1 != 0

    def see_space(self, space: int, seat: int) -> None:
        """OA-MIN-04: the seat has looked at the relic."""
        if self.prince == NONE:
            self.reliquary_known[space] |= 1 << seat
        else:
            self.relic_deck_known[0] |= 1 << seat

    # piles of the regions

    def discards(self, region: int) -> list[int]:
        if region == 0:
            return self.cradle
        return self.provinces if region == 1 else self.hinterland

    def discards_known(self, region: int) -> list[int]:
        if region == 0:
            return self.cradle_known
        return self.provinces_known if region == 1 else self.hinterland_known

    def discards_back(self, region: int) -> list[int]:
        if region == 0:
            return self.cradle_back
        return self.provinces_back if region == 1 else self.hinterland_back

    # powers in play

    def place_of(self, face: int) -> int:
        """Where a face in play is: a slot, WITH + seat, or NONE."""
        if face < FIRST_RELIC:
            card = face if face < FIRST_RUIN else face - FIRST_RUIN + FIRST_EDIFICE
            slot = self.slot_of(card)
            if slot != NONE:
                return slot
            for at in range(len(self.advisers)):
                if self.advisers[at] == card and self.adviser_face[at] == FACEUP:
                    return WITH + self.adviser_of[at]
            return WITH + self.vision.index(card) if card in self.vision else NONE
        if face < FIRST_SITE:
            holder = self.holder(face - FIRST_RELIC)
            return NONE if holder == NONE else WITH + holder
        if face < FIRST_BANNER:
            site = face - FIRST_SITE
            slot = self.site.index(site) if site in self.site else NONE
            return slot if slot != NONE and self.is_up(slot) else NONE
        if face < TITLE_FACE:
            holder = self.banner_of[face - FIRST_BANNER]
            return NONE if holder == NONE else WITH + holder
        if face == TITLE_FACE:
            return WITH + self.title
        if self.prince != NONE:  # CP-SET-08: no Reliquary, no traits
            return NONE
        return WITH + self.chancellor if self.reliquary[face - FIRST_SPACE] == NONE else NONE

    def enters(self, face: int, place: int) -> None:
        """A face comes into play: its powers stand in their windows."""
        self.turn_powers(face, place, True)

    def leaves(self, face: int, place: int) -> None:
        """A face goes out of play."""
        self.turn_powers(face, place, False)

    def turn_powers(self, face: int, place: int, is_on: bool) -> None:
        if face - FIRST_RELIC == BANDIT_CROWN:
            self.crown = place - WITH if is_on else NONE
        elif face - FIRST_RELIC == GRAND_MASK:
            self.mask = place - WITH if is_on else NONE
        is_own = False
        for power in FACE_POWERS[face]:
            entry = power * PLACES + place
            for window in FILLED[power]:
                if not is_own:
                    self.windows = self.windows[:]  # copies share it
                    is_own = True
                row = self.windows[window]
                if is_on:
                    at = 0
                    while at < len(row) and row[at] < entry:
                        at += 1
                    self.windows[window] = [*row[:at], entry, *row[at:]]
                else:
                    if entry not in row:
                        raise BrokenRule(f"face {face} leaves a place where it was not")
                    self.windows[window] = [other for other in row if other != entry]

    def derive(self) -> None:
        """The windows anew, from where everything lies."""
        self.windows = [[] for _ in range(ALL_WINDOWS)]
        self.crown = NONE
        self.mask = NONE
        for slot in range(SLOTS):
            for card in self.cards_at(slot):
                self.enters(self.face(card), slot)
            if self.is_up(slot):
                self.enters(FIRST_SITE + self.site[slot], slot)
        for at in range(len(self.advisers)):
            if self.adviser_face[at] == FACEUP:
                self.enters(self.advisers[at], WITH + self.adviser_of[at])
        for i in range(len(self.held)):
            self.enters(FIRST_RELIC + self.held[i], WITH + self.held_by[i])
        for banner in range(BANNERS):
            if self.banner_of[banner] != NONE:
                self.enters(FIRST_BANNER + banner, WITH + self.banner_of[banner])
        self.enters(TITLE_FACE, WITH + self.title)
        for space in range(SPACES):
            if self.reliquary[space] == NONE and self.prince == NONE:
                self.enters(FIRST_SPACE + space, WITH + self.chancellor)


def back_of(card: int) -> int:
    """OA-GEN-02: Visions have a back of their own."""
    return VISION_BACK if FIRST_VISION <= card < FIRST_EDIFICE else DENIZEN_BACK
