"""The state of a match of Viscounts: the ring, the castle, the piles and everybody's board."""

from __future__ import annotations

from typing import Final

from palatine.games.viscounts.automa_tables import (
    BOARD_IDS,
    BOARDS,
    ICON_SLOTS,
    SCHEME_ICONS,
    Board,
    board_of,
)
from palatine.games.viscounts.names import (
    BUILDING,
    GOOD,
    IN_HAND,
    MANUSCRIPT,
    NUMBER,
    ON_BOARD,
    PAPER,
    PLACE,
    PLAYER_CARD,
    POSITION,
    RIBBON,
    RING,
    SCHEME,
    SCHEME_ZONE,
    SEAT,
    SECTION,
    SEGMENT,
    SITE,
    SLOT,
    SPACE,
    STACK,
    TOWNSFOLK,
    ZONE,
)
from palatine.games.viscounts.tables import (
    BIT,
    BONUS_ICONS,
    CARD_ICONS,
    CARDS,
    CRIMES,
    CRIMINAL,
    GOODS,
    HAND_ADDED,
    HAND_LIMIT,
    ICONS,
    LEADER_HAND,
    LINK_IDS,
    LINKS,
    NO_CRIMINAL,
    OPEN_ICONS,
    PLACES,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SIDES,
    SITES,
    SITES_OF_SEGMENT,
    SOME_CRIMINAL,
    START_ICONS,
    side_for,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Config, Field, State, bits, each, many, one
from palatine.kernel.lexicon import NONE

FIELDS: Final[list[Field]] = [
    one("round", NUMBER),
    one("last_round", NUMBER),
    one("starter", SEAT),
    one("turn", SEAT),
    each("ring", SEGMENT, RING),
    one("castle_offset", NUMBER),
    each("top", TOWNSFOLK, SEGMENT),
    each("pile", NUMBER, SEGMENT),
    many("unseen", TOWNSFOLK, TOWNSFOLK.size),
    each("top_manuscript", MANUSCRIPT, SEGMENT),
    each("manuscript_pile", NUMBER, SEGMENT),
    many("unseen_manuscripts", MANUSCRIPT, MANUSCRIPT.size),
    each("owner", SEAT, SITE),
    each("built", BUILDING, SITE),
    bits("open", SLOT, SEAT),
    each("goods", NUMBER, SEAT, GOOD),
    each("papers", NUMBER, SEAT, PAPER),
    each("corruption", POSITION, SEAT),
    each("virtue", POSITION, SEAT),
    each("at", SPACE, SEAT),
    each("supply", NUMBER, SEAT),
    each("tier1", NUMBER, SEAT, SECTION),
    each("tier2", NUMBER, SEAT, SECTION),
    each("tier3", NUMBER, SEAT),
    one("leader", SEAT),
    each("scribe", SEAT, MANUSCRIPT),
    each("bonus", SEAT, RIBBON),
    each("board", TOWNSFOLK, SEAT, PLACE),
    each("zone", ZONE, SEAT, TOWNSFOLK, secret=True),
    each("hand", NUMBER, SEAT),
    each("draw", NUMBER, SEAT),
    each("discard", NUMBER, SEAT),
    bits("ready", SEAT),
    each("above", NUMBER, STACK),
    bits("revealed", STACK),
    each("offer", TOWNSFOLK, PLAYER_CARD),
    each("player_card", PLAYER_CARD, SEAT),
    each("schemes", SCHEME, PLACE),
    each("scheme_zone", SCHEME_ZONE, SCHEME),
    one("mixed", NUMBER),
]


class Viscounts(State):
    """Flat lists by number: seat * 4 + good, seat * 5 + section, seat * 96 + townsfolk."""

    # constants of the match
    people: int
    automa: int  # the seat of the Automa, or NONE
    side: int  # of the segments
    mind: Board  # the Automa's board
    mixed_at_start: int
    is_one_kind: bool  # the Automa pays with any resource
    both_gain: bool  # at a meeting of viscounts in a solo game

    round: int  # 0 during set-up
    last_round: int  # 0 until Poverty or Prosperity is revealed
    starter: int
    turn: int  # the current player, also during set-up
    ring: list[int]  # segments, clockwise
    castle_offset: int
    top: list[int]  # the visible townsfolk of every segment
    pile: list[int]  # cards left, the visible one included
    unseen: list[int]  # VW-WRD-04: no order is known, so the next card is drawn when it turns up
    top_manuscript: list[int]
    manuscript_pile: list[int]
    unseen_manuscripts: list[int]
    owner: list[int]  # of the building on a site
    built: list[int]  # which building stands on a site
    open: list[int]  # slots whose building has left, as bits
    goods: list[int]
    papers: list[int]
    corruption: list[int]
    virtue: list[int]
    at: list[int]
    supply: list[int]
    tier1: list[int]
    tier2: list[int]
    tier3: list[int]
    leader: int
    scribe: list[int]  # who owns a manuscript
    bonus: list[int]
    board: list[int]  # townsfolk from left to right
    zone: list[int]  # where a card of a seat's own is; before the first shuffle all are discards
    hand: list[int]  # sizes; of a draw pile only its set of cards is known
    draw: list[int]
    discard: list[int]
    ready: int  # seats that have shuffled and drawn for the first time
    above: list[int]  # debts above Poverty, deeds above Prosperity
    revealed: int
    offer: list[int]  # by player card - 1, the hero under it
    player_card: list[int]
    schemes: list[int]  # on the Automa's board, from left to right
    scheme_zone: list[int]
    mixed: int  # unseen future schemes in the Automa's draw pile

    # kept besides the fields, shared by copies, never edited
    place_of: list[int]  # by segment its place in the ring
    ahead: list[int]  # by segment the next one clockwise
    section_at: list[int]  # by segment the castle section on it
    segment_at: list[int]  # by section the segment below it
    links_at: list[list[int]]  # by site the links that end there, clockwise
    link_start: list[int]  # by link its sites and what it gives
    link_end: list[int]
    link_effect: list[int]

    def configure(self, config: Config) -> None:
        options = config.options
        self.people = config.people
        self.automa = config.people if config.seats > config.people else NONE
        wanted = options["board_side"]
        self.side = side_for(config.people) if wanted == "auto" else SIDES.index(wanted)
        self.mind = BOARDS[BOARD_IDS.index(options["automa_board"])]
        self.mixed_at_start = int(options["automa_future_schemes"])
        self.is_one_kind = self.mind.is_one_kind or options["automa_resources"] == "one_kind"
        self.both_gain = options["solo_meeting"] == "both_gain"

    def copy(self) -> Viscounts:
        other = Viscounts()
        other.take_over(self)
        other.people = self.people
        other.automa = self.automa
        other.side = self.side
        other.mind = self.mind
        other.mixed_at_start = self.mixed_at_start
        other.is_one_kind = self.is_one_kind
        other.both_gain = self.both_gain
        other.round = self.round
        other.last_round = self.last_round
        other.starter = self.starter
        other.turn = self.turn
        other.ring = self.ring
        other.castle_offset = self.castle_offset
        other.top = self.top[:]
        other.pile = self.pile[:]
        other.unseen = self.unseen[:]
        other.top_manuscript = self.top_manuscript[:]
        other.manuscript_pile = self.manuscript_pile[:]
        other.unseen_manuscripts = self.unseen_manuscripts[:]
        other.owner = self.owner[:]
        other.built = self.built[:]
        other.open = self.open[:]
        other.goods = self.goods[:]
        other.papers = self.papers[:]
        other.corruption = self.corruption[:]
        other.virtue = self.virtue[:]
        other.at = self.at[:]
        other.supply = self.supply[:]
        other.tier1 = self.tier1[:]
        other.tier2 = self.tier2[:]
        other.tier3 = self.tier3[:]
        other.leader = self.leader
        other.scribe = self.scribe[:]
        other.bonus = self.bonus[:]
        other.board = self.board[:]
        other.zone = self.zone[:]
        other.hand = self.hand[:]
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.ready = self.ready
        other.above = self.above[:]
        other.revealed = self.revealed
        other.offer = self.offer[:]
        other.player_card = self.player_card[:]
        other.schemes = self.schemes[:]
        other.scheme_zone = self.scheme_zone[:]
        other.mixed = self.mixed
        other.place_of = self.place_of
        other.ahead = self.ahead
        other.section_at = self.section_at
        other.segment_at = self.segment_at
        other.links_at = self.links_at
        other.link_start = self.link_start
        other.link_end = self.link_end
        other.link_effect = self.link_effect
        return other

    def derive(self) -> None:
        """VW-SET-02: who lies where, once the ring is laid and the castle turned."""
        self.place_of = [0] * SEGMENTS
        self.ahead = [0] * SEGMENTS
        self.section_at = [0] * SEGMENTS
        self.segment_at = [0] * SECTIONS
        for place in range(SEGMENTS):
            segment = self.ring[place]
            section = (place - self.castle_offset) % SECTIONS
            self.place_of[segment] = place
            self.ahead[segment] = self.ring[(place + 1) % SEGMENTS]
            self.section_at[segment] = section
            self.segment_at[section] = segment
        self.links_at = [[] for _ in range(SITES)]
        self.link_start = [NONE] * len(LINK_IDS)
        self.link_end = [NONE] * len(LINK_IDS)
        self.link_effect = [NONE] * len(LINK_IDS)
        for link in LINKS[self.side]:
            end = link.end
            if link.leads_on:  # VW-BLD-04: to the first left-bank site of the next segment
                end += self.ahead[link.start // SITES_OF_SEGMENT] * SITES_OF_SEGMENT
            self.link_start[link.id] = link.start
            self.link_end[link.id] = end
            self.link_effect[link.id] = link.effect
            self.links_at[end].append(link.id)
        for link in LINKS[self.side]:  # what leads to a site came first, now what leads on
            self.links_at[link.start].append(link.id)

    def unshare(self) -> None:
        self.mind = board_of(self.mind.id)

    def other_end(self, link: int, site: int) -> int:
        """The site at the other end of a link."""
        start = self.link_start[link]
        return self.link_end[link] if start == site else start

    # icons

    def crimes(self, seat: int) -> int:
        """VW-WRD-05, VW-AI-33: criminal icons on a board."""
        if seat == self.automa:
            return self.scheme_icons(CRIMINAL)
        total = 0
        for at in range(seat * PLACES, seat * PLACES + PLACES):
            card = self.board[at]
            if card != NONE:
                total += CRIMES[card]
        return total

    def icons(self, seat: int, icon: int) -> int:
        """VW-WRD-05: townsfolk, visible start icons, open slots and own cleric bonus cards."""
        if seat == self.automa:
            total = self.scheme_icons(icon) + self.slot_icons(icon)
        else:
            total = OPEN_ICONS[icon][self.open[seat]]
            first = seat * PLACES
            for place in range(PLACES):
                card = self.board[first + place]
                if card == NONE:
                    total += START_ICONS[place * ICONS + icon]  # VW-CRD-06
                else:
                    total += CARD_ICONS[card * ICONS + icon]
        return total + self.bonus_icons(seat, icon)

    def bonus_icons(self, seat: int, icon: int) -> int:
        total = 0
        for ribbon in range(RIBBONS):
            if self.bonus[ribbon] == seat:
                total += BONUS_ICONS[ribbon * ICONS + icon]
        return total

    def scheme_icons(self, icon: int) -> int:
        """VW-AI-10: headers of the schemes on its board, start icons where there is none."""
        total = 0
        for place in range(PLACES):
            scheme = self.schemes[place]
            if scheme == NONE:
                total += self.mind.start_icons[place * ICONS + icon]
            else:
                total += SCHEME_ICONS[scheme * ICONS + icon]
        return total

    def slot_icons(self, icon: int) -> int:
        """VW-AI-17: its first slots show the icons of its board."""
        total = 0
        for n, slot in enumerate(ICON_SLOTS):
            if self.open[self.automa] & BIT[slot] and self.mind.slot_icons[n] == icon:
                total += 1
        return total

    def holds(self, seat: int, condition: int) -> bool:
        """VW-COL-03: whether a printed condition fits this seat's board."""
        if condition == NO_CRIMINAL:
            return self.crimes(seat) == 0
        if condition == SOME_CRIMINAL:
            return self.crimes(seat) > 0
        return True

    # cards

    def is_on_board(self, seat: int, card: int) -> bool:
        """Whether the card lies in one of the seat's three places."""
        return card != NONE and self.zone[seat * CARDS + card] == ON_BOARD

    def owned(self, seat: int) -> int:
        """How many cards the seat has, wherever they are."""
        total = self.hand[seat] + self.draw[seat] + self.discard[seat]
        for at in range(seat * PLACES, seat * PLACES + PLACES):
            if self.board[at] != NONE:
                total += 1
        return total

    def hand_limit(self, seat: int) -> int:
        """VW-DRW-01: three, more as castle leader and with the third workshop slot."""
        limit = HAND_LIMIT + HAND_ADDED[self.open[seat]]
        return limit + LEADER_HAND if self.leader == seat else limit

    def cards_in(self, seat: int, zone: int) -> list[int]:
        """The cards of a zone, in ascending order."""
        found: list[int] = []
        first = seat * CARDS
        for card in range(CARDS):
            if self.zone[first + card] == zone:
                found.append(card)
        return found

    def in_hand(self, seat: int) -> list[int]:
        return self.cards_in(seat, IN_HAND) if self.hand[seat] else []

    # places

    def segment_of(self, seat: int) -> int:
        """The segment of the seat's viscount."""
        return self.at[seat] // 3

    def next_seat(self, seat: int, steps: int) -> int:
        """The seat so many places clockwise."""
        return (seat + steps) % self.seats

    def resources(self, seat: int) -> int:
        """VW-WRD-02: ink, gold and stone."""
        first = seat * GOODS
        return self.goods[first + 1] + self.goods[first + 2] + self.goods[first + 3]


def must_have_turn(g: Viscounts, seat: int, frame: str) -> None:
    """Refuses a rule under way of somebody whose turn it is not."""
    is_right = 0 <= seat < g.people and seat == g.turn
    must(is_right, f"frame {frame}: seat must be whose turn it is")
