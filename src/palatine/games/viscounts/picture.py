"""Public numbers that a board shows besides the fields: sums, points, reach, what lies where."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from palatine.games.viscounts.building import bank_of
from palatine.games.viscounts.hire import front
from palatine.games.viscounts.manuscripts import front_manuscript
from palatine.games.viscounts.movement import SPACES, Movement, price_of_steps, steps_to
from palatine.games.viscounts.names import (
    CATEGORY,
    EFFECT,
    ICON,
    LINK,
    MANUSCRIPT,
    SCHEME_AHEAD,
    SCHEME_IN_DISCARD,
    SCHEME_IN_DRAW,
    SEAT,
    SECTION,
    SEGMENT,
    SITE,
    SPACE,
    TOWNSFOLK,
)
from palatine.games.viscounts.scoring import points
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    CARD_SILVER,
    INNER,
    LINKS,
    MERCHANTS_FOR,
    SEGMENTS,
    SIDES,
    SITE_EFFECT,
    SITES,
    TRADE_EFFECT,
)
from palatine.kernel.lexicon import NONE

SeatId = Annotated[str, SEAT]
SiteId = Annotated[str, SITE]
SpaceId = Annotated[str, SPACE]
SegmentId = Annotated[str, SEGMENT]
EffectId = Annotated[str, EFFECT]

# `from` is no name for a field of a class
LinkPicture = TypedDict("LinkPicture", {"from": SiteId, "to": SiteId, "effect": EffectId})


class TradePicture(TypedDict):
    merchants: int
    effect: EffectId
    bank: Literal["left", "right"]


class Way(TypedDict):
    """VW-MOV-06: what it takes to come to a space."""

    steps: int
    price: int


class AutomaPicture(TypedDict):
    """Its seat, its board and the sizes of its piles."""

    seat: SeatId
    board: str
    draw: int
    discard: int
    future: int


class Layout(TypedDict):
    sites: dict[SiteId, EffectId]
    links: dict[Annotated[str, LINK], LinkPicture]
    trades: dict[SpaceId, TradePicture]
    section_at: dict[SegmentId, Annotated[str, SECTION]]
    front: dict[SegmentId, Annotated[str, TOWNSFOLK]]
    front_manuscript: dict[SegmentId, Annotated[str, MANUSCRIPT]]


class Derived(Layout):
    side: Annotated[str, SIDES]
    icons: dict[SeatId, dict[Annotated[str, ICON], int]]
    points: dict[SeatId, dict[Annotated[str, CATEGORY], int]]
    total: dict[SeatId, int]
    cards: dict[SeatId, int]
    hand_limit: dict[SeatId, int]
    resources: dict[SeatId, int]
    reach: dict[SpaceId, Way]  # while a viscount is to move
    automa: AutomaPicture | None


def derived(g: Viscounts, names: list[str]) -> Derived:
    """All of it, by text ids."""
    found: Derived = {
        **layout(g),
        "side": SIDES[g.side],
        "icons": {},
        "points": {},
        "total": {},
        "cards": {},
        "hand_limit": {},
        "resources": {},
        "reach": reach(g),
        "automa": None if g.automa == NONE else automa(g, names[g.automa]),
    }
    for seat in range(g.seats):
        name = names[seat]
        by_category = points(g, seat)
        found["icons"][name] = {ICON.names[i]: g.icons(seat, i) for i in range(ICON.size - 1)}
        found["icons"][name]["criminal"] = g.crimes(seat)
        found["points"][name] = {
            CATEGORY.names[n]: by_category[n] for n in range(CATEGORY.size) if by_category[n]
        }
        found["total"][name] = sum(by_category)
        found["resources"][name] = g.resources(seat)
        if seat != g.automa:
            found["cards"][name] = g.owned(seat)
            found["hand_limit"][name] = g.hand_limit(seat)
    return found


def layout(g: Viscounts) -> Layout:
    """What the ring, the castle and the side of the segments put where."""
    sites: dict[str, str] = {}
    for site in range(SITES):
        if SITE_EFFECT[g.side][site] != NONE:
            sites[SITE.names[site]] = EFFECT.names[SITE_EFFECT[g.side][site]]
    links: dict[str, LinkPicture] = {}
    for link in LINKS[g.side]:
        links[LINK.names[link.id]] = {
            "from": SITE.names[link.start],
            "to": SITE.names[g.link_end[link.id]],
            "effect": EFFECT.names[link.effect],
        }
    trades: dict[str, TradePicture] = {}
    for space in range(SPACES):
        if space % 3 != INNER:
            trades[SPACE.names[space]] = {
                "merchants": MERCHANTS_FOR[space],
                "effect": EFFECT.names[TRADE_EFFECT[space]],
                "bank": "right" if bank_of(space) % 2 else "left",
            }
    return {
        "sites": sites,
        "links": links,
        "trades": trades,
        "section_at": {SEGMENT.names[s]: SECTION.names[g.section_at[s]] for s in range(SEGMENTS)},
        "front": {SEGMENT.names[s]: TOWNSFOLK.names[front(g, s)] for s in range(SEGMENTS)},
        "front_manuscript": {
            SEGMENT.names[s]: MANUSCRIPT.names[front_manuscript(g, s)] for s in range(SEGMENTS)
        },
    }


def reach(g: Viscounts) -> dict[str, Way]:
    """VW-MOV-06: while a viscount is to move, steps and silver to every space."""
    found: dict[str, Way] = {}
    frame = g.frames[-1] if g.frames else None
    if not isinstance(frame, Movement):
        return found
    seat = frame.seat
    value = CARD_SILVER[frame.card]
    for space in range(SPACES):
        steps = steps_to(g, g.at[seat], space, value)
        price = price_of_steps(g, seat, steps, value)
        found[SPACE.names[space]] = {"steps": steps, "price": price}
    return found


def automa(g: Viscounts, name: str) -> AutomaPicture:
    ahead = g.scheme_zone.count(SCHEME_AHEAD)
    return {
        "seat": name,
        "board": g.mind.id,
        "draw": g.scheme_zone.count(SCHEME_IN_DRAW) + g.mixed,
        "discard": g.scheme_zone.count(SCHEME_IN_DISCARD),
        "future": ahead - g.mixed,
    }
