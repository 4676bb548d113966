"""VW-SET: the ring, the piles and the draft of player cards."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.viscounts.automa import AutomaStart, start_papers
from palatine.games.viscounts.automa_tables import BOARD_IDS, FUTURE, SCHEMES, STARTING
from palatine.games.viscounts.effects import effect
from palatine.games.viscounts.gains import gain_goods
from palatine.games.viscounts.hire import turn_up
from palatine.games.viscounts.names import (
    IN_DISCARD,
    NUMBER,
    PAIR,
    SCHEME_AHEAD,
    SCHEME_IN_DRAW,
    SEAT,
)
from palatine.games.viscounts.piles import first_shuffle
from palatine.games.viscounts.programs import GOLD, INK, SILVER, STONE
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    ABOVE,
    BLACK_BACKED,
    CARD_ROWS,
    CARDS,
    EXTRA,
    GOODS,
    GREY_BACKED,
    HEROES,
    MANUSCRIPT_IDS,
    NEUTRALS,
    PAPERS,
    PLACES,
    PLAYER_CARDS,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SITES,
    SPACE_NUMBER,
    START_RESOURCES,
    STARTERS,
    TRACK_END,
    WORKERS,
)
from palatine.games.viscounts.turn import Rounds
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE


def lay_out(g: Viscounts) -> None:
    """VW-SET-01 to VW-SET-08: everything that needs no decision."""
    lay_boards(g)
    lay_ring(g)
    if g.automa != NONE:
        lay_schemes(g)
        g.starter = 0  # VW-AI-01
    else:
        g.starter = g.chance.below(g.seats)
    g.tell("starter", g.starter)
    lay_pairs(g)
    g.call(Draft(0))


def lay_boards(g: Viscounts) -> None:
    """VW-SET-05, VW-SET-06: empty boards, markers on 1 and 7, everything else in supply."""
    g.round = 0
    g.last_round = 0
    g.turn = 0
    g.owner = [NONE] * SITES
    g.built = [NONE] * SITES
    g.open = [0] * g.seats
    g.goods = [0] * (g.seats * GOODS)
    g.papers = [0] * (g.seats * PAPERS)
    g.corruption = [1] * g.seats
    g.virtue = [TRACK_END] * g.seats
    g.at = [NONE] * g.seats
    g.supply = [WORKERS] * g.seats
    g.tier1 = [0] * (g.seats * SECTIONS)
    g.tier2 = [0] * (g.seats * SECTIONS)
    g.tier3 = [0] * g.seats
    g.leader = NONE
    g.scribe = [NONE] * len(MANUSCRIPT_IDS)
    g.bonus = [NONE] * RIBBONS
    g.board = [NONE] * (g.seats * PLACES)
    g.zone = [NONE] * (g.seats * CARDS)
    g.hand = [0] * g.seats
    g.draw = [0] * g.seats
    g.discard = [0] * g.seats
    g.ready = 0
    g.above = [0, 0]
    g.revealed = 0
    g.offer = [NONE] * PLAYER_CARDS
    g.player_card = [NONE] * g.seats
    g.schemes = [NONE] * PLACES
    g.scheme_zone = [NONE] * SCHEMES
    g.mixed = 0
    for seat in range(g.people):
        for card in STARTERS:
            g.zone[seat * CARDS + card] = IN_DISCARD
        g.discard[seat] = len(STARTERS)


def lay_ring(g: Viscounts) -> None:
    """VW-SET-02 to VW-SET-04: segments and castle at random, both kinds of piles."""
    g.ring = list(range(SEGMENTS))
    g.chance.shuffle(g.ring)
    g.castle_offset = g.chance.below(SECTIONS)
    g.derive()
    if g.telling:
        g.tell_all("ring", g.ring)
        g.tell("castle-turned", 0, g.segment_at[0])
    g.unseen = list(NEUTRALS)
    g.top = [NONE] * SEGMENTS
    g.pile = [0] * SEGMENTS
    for n in range(len(NEUTRALS)):  # VW-SET-13: one at a time, in ring order
        g.pile[g.ring[n % SEGMENTS]] += 1
    g.unseen_manuscripts = list(BLACK_BACKED)
    g.manuscript_pile = [len(BLACK_BACKED) // SEGMENTS + 1] * SEGMENTS
    g.top_manuscript = list(GREY_BACKED)
    g.chance.shuffle(g.top_manuscript)
    for segment in g.ring:
        turn_up(g, segment)
        g.tell("manuscript-up", segment, g.top_manuscript[segment])


def lay_schemes(g: Viscounts) -> None:
    """VW-AI-03, VW-AI-04: starting and future schemes without those its board removes."""
    for scheme in STARTING:
        g.scheme_zone[scheme] = SCHEME_IN_DRAW
    for scheme in FUTURE:
        g.scheme_zone[scheme] = SCHEME_AHEAD
    for scheme in g.mind.removed:
        g.scheme_zone[scheme] = NONE
    g.mixed = g.mixed_at_start
    if g.telling:
        g.tell_all("automa-schemes-out", [g.automa, *g.mind.removed])
        if g.mixed:
            g.tell("automa-schemes-mixed", g.automa, g.mixed)


def lay_pairs(g: Viscounts) -> None:
    """VW-SET-08: one pair more than players; VW-AI-05: two in a solo game."""
    numbers = list(range(PLAYER_CARDS))
    heroes = list(HEROES)
    laid: list[int] = []
    for _ in range(g.people + 1):
        number = numbers.pop(g.chance.below(len(numbers)))
        g.offer[number] = heroes.pop(g.chance.below(len(heroes)))
        laid.append(number)
    for number in sorted(laid):
        g.tell("pair-laid", number + 1, g.offer[number])


def space_of(number: int) -> int:
    """The outer space with a player card's number."""
    return SPACE_NUMBER.index(number)


class Draft(Frame[Viscounts]):
    """VW-SET-09: in reverse turn order everybody takes a pair and does what it says."""

    FIELDS: ClassVar[list[Field]] = [one("taken", NUMBER)]

    def __init__(self, taken: int = 0) -> None:
        self.taken = taken

    def copy(self) -> Draft:
        return Draft(self.taken)

    def check(self, g: Viscounts) -> None:
        must(g.round == 0, "fields: round must be 0 during set-up")
        must(0 <= self.taken <= g.people, f"frame Draft: taken must be 0 to {g.people}")
        offered = len(HEROES) - g.offer.count(NONE) if len(g.offer) == PLAYER_CARDS else 0
        is_right = offered == g.people + 1 - self.taken
        must(is_right, "fields: offer must hold one pair more than are still to be taken")

    def run(self, g: Viscounts) -> Ask | None:
        if self.taken == g.people:
            g.done()
            end_draft(g)
            return None
        seat = self.seat(g)
        g.turn = seat
        ask = Ask(seat, "take-pair")
        for number in range(PLAYER_CARDS):
            if g.offer[number] != NONE:
                ask.offer(PAIR.option(number + 1))
                if g.explaining:
                    note_pair(g, ask, number)
        return ask

    def seat(self, g: Viscounts) -> int:
        return (g.starter - 1 - self.taken) % g.people

    def chosen(self, g: Viscounts, pick: int) -> None:
        seat = self.seat(g)
        self.taken += 1
        take_pair(g, seat, PAIR.first(pick))


def note_pair(g: Viscounts, ask: Ask, number: int) -> None:
    row = CARD_ROWS[number]
    amounts = [
        row.number(key) for key in ("silver", "ink", "gold", "stone", "resources", "debts", "deeds")
    ]
    option = PAIR.option(number + 1)
    ask.note(option, "pair", space_of(number + 1), g.offer[number], EXTRA[number + 1], *amounts)


def take_pair(g: Viscounts, seat: int, number: int) -> None:
    """VW-SET-09: viscount, goods, papers, the extra effect, then the first shuffle."""
    row = CARD_ROWS[number - 1]
    hero = g.offer[number - 1]
    g.offer[number - 1] = NONE
    g.player_card[seat] = number
    g.zone[seat * CARDS + hero] = IN_DISCARD
    g.discard[seat] += 1
    g.at[seat] = space_of(number)
    g.tell("took-pair", seat, number, hero, g.at[seat])
    gain_start(g, seat, INK, row.number("ink"))
    gain_start(g, seat, GOLD, row.number("gold"))
    gain_start(g, seat, STONE, row.number("stone"))
    gain_start(g, seat, SILVER, row.number("silver"))
    start_papers(g, seat, row.number("debts"), row.number("deeds"))
    if g.automa == NONE:
        g.call(FirstShuffle(seat))
    effect(g, seat, EXTRA[number])
    effect(g, seat, START_RESOURCES[number])


def gain_start(g: Viscounts, seat: int, good: int, n: int) -> None:
    if n:
        gain_goods(g, seat, good, n)


class FirstShuffle(Frame[Viscounts]):
    """VW-SET-09: the last step of taking a pair; VW-SET-15: in a solo game after the Automa."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat

    def copy(self) -> FirstShuffle:
        return self

    def check(self, g: Viscounts) -> None:
        must(0 <= self.seat < g.people, "frame FirstShuffle: seat must be a person's")
        must(g.round == 0, "fields: round must be 0 during set-up")

    def run(self, g: Viscounts) -> Ask | None:
        g.done()
        first_shuffle(g, self.seat)
        return None


class BuildStacks(Frame[Viscounts]):
    """VW-SET-10: the counted stacks on Poverty and Prosperity; then the rounds begin."""

    FIELDS: ClassVar[list[Field]] = []

    def copy(self) -> BuildStacks:
        return self

    def check(self, g: Viscounts) -> None:
        must(g.round == 0, "fields: round must be 0 during set-up")

    def run(self, g: Viscounts) -> Ask | None:
        g.done()
        g.above = [rows[g.people] for rows in ABOVE]
        g.tell("stacks-built", g.above[0], g.above[1])
        g.call(Rounds(0))
        return None


def end_draft(g: Viscounts) -> None:
    """VW-SET-12: what nobody took leaves the game; VW-AI-05, VW-AI-06: the Automa begins."""
    g.call(BuildStacks())
    if g.automa != NONE:
        g.call(FirstShuffle(0))
        g.call(AutomaStart())
        for number in range(PLAYER_CARDS):
            if g.offer[number] != NONE:
                g.at[g.automa] = space_of(number + 1)
                g.player_card[g.automa] = number + 1
        g.tell("automa-begins", g.automa, BOARD_IDS.index(g.mind.id), g.at[g.automa])
    g.offer = [NONE] * PLAYER_CARDS
