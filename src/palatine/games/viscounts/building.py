"""VW-BLD: a building leaves its slot for a site, with the reward of the site and its links."""

from __future__ import annotations

from typing import ClassVar

from palatine.games.viscounts import programs
from palatine.games.viscounts.effects import COUNT, WHAT, Op, effect, new_triggers
from palatine.games.viscounts.names import AT_SITE, BUILD, FIRST_LINK, LINK, SEAT, SITE, SLOT, SPACE
from palatine.games.viscounts.state import Viscounts
from palatine.games.viscounts.tables import (
    BANK_SITES,
    BIT,
    CARDS,
    INNER,
    RIGHT,
    SEGMENTS,
    SITE_EFFECT,
    SLOT_BUILDING,
    SLOT_TRIGGER,
    SLOTS,
    WHEN_BUILT,
)
from palatine.kernel.errors import must
from palatine.kernel.flow import Ask, Field, Frame, many, one
from palatine.kernel.lexicon import NONE


def bank_of(space: int) -> int:
    """VW-BLD-01: the bank that is reached from an outer space: segment * 2, then the right one."""
    return space // 3 * 2 + (1 if space % 3 == RIGHT else 0)


def free_sites(g: Viscounts, space: int) -> list[int]:
    """The empty sites that are reached from a space, clockwise; all of them from nowhere."""
    found: list[int] = []
    if space == NONE:
        for place in range(SEGMENTS):
            segment = g.ring[place]
            for bank in (segment * 2, segment * 2 + 1):
                for site in BANK_SITES[g.side][bank]:
                    if g.owner[site] == NONE:
                        found.append(site)
    elif space % 3 != INNER:
        for site in BANK_SITES[g.side][bank_of(space)]:
            if g.owner[site] == NONE:
                found.append(site)
    return found


def has_free_site(g: Viscounts, space: int) -> bool:
    return len(free_sites(g, space)) > 0


def first_slot(g: Viscounts, seat: int) -> int:
    """The slots of a board are nine in a row: people's first, then the Automa's."""
    return SLOTS if seat == g.automa else 0


def closed_slots(g: Viscounts, seat: int, building: int) -> list[int]:
    """The slots of a type whose building has not left yet."""
    first = first_slot(g, seat)
    found: list[int] = []
    for slot in range(first, first + SLOTS):
        if SLOT_BUILDING[slot] == building and not g.open[seat] & BIT[slot]:
            found.append(slot)
    return found


class PlaceBuilding(Frame[Viscounts]):
    """VW-BLD-03: the site is chosen, reached from a space or anywhere (NONE)."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("slot", SLOT), one("space", SPACE)]

    def __init__(self, seat: int = NONE, slot: int = NONE, space: int = NONE) -> None:
        self.seat = seat
        self.slot = slot
        self.space = space

    def copy(self) -> PlaceBuilding:
        return self

    def check(self, g: Viscounts) -> None:
        is_given = self.seat != NONE and self.slot != NONE
        must(is_given, "frame PlaceBuilding: seat and slot are needed")
        must(not g.open[self.seat] & BIT[self.slot], "frame PlaceBuilding: slot must be closed")
        first = first_slot(g, self.seat)
        is_own = first <= self.slot < first + SLOTS
        must(is_own, "frame PlaceBuilding: slot is of another board")

    def run(self, g: Viscounts) -> Ask | None:
        ask = Ask(self.seat, "choose-site", SLOT_BUILDING[self.slot])
        for site in free_sites(g, self.space):
            ask.offer(AT_SITE.option(site))
            if g.explaining:
                links = len(finished_links(g, site))
                reward = SITE_EFFECT[g.side][site]
                ask.note(AT_SITE.option(site), "gives-site", reward, links)
        if g.explaining:
            for site in range(len(g.owner)):
                if SITE_EFFECT[g.side][site] != NONE and AT_SITE.option(site) not in ask.options:
                    ask.refuse(AT_SITE.option(site), "VW-BLD-01")
        if ask.count == 0:
            g.tell("cannot", self.seat, programs.BUILD_FREE)
            g.done()
            return None
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        g.done()
        put_building(g, self.seat, self.slot, AT_SITE.first(pick))


def put_building(g: Viscounts, seat: int, slot: int, site: int) -> None:
    """VW-BLD-03, VW-BLD-08: the slot opens, then the site's reward, then the finished links."""
    building = SLOT_BUILDING[slot]
    g.owner[site] = seat
    g.built[site] = building
    g.open[seat] |= BIT[slot]
    g.tell("built", seat, building, site, slot)
    links = finished_links(g, site)
    if links:
        frame = Links()
        frame.seat = seat
        frame.site = site
        frame.waiting = links
        g.call(frame)
    if SLOT_TRIGGER[slot] == WHEN_BUILT:  # VW-AI-17: A4 works once, before the reward
        g.call(SiteReward(seat, site))
        g.call(new_triggers(seat, [CARDS + slot]))
    else:
        give_reward(g, seat, site)


def give_reward(g: Viscounts, seat: int, site: int) -> None:
    reward = SITE_EFFECT[g.side][site]
    if reward != programs.NOTHING:
        g.tell("site-reward", seat, site, reward)
        effect(g, seat, reward)


class SiteReward(Frame[Viscounts]):
    """VW-BLD-03: what the site gives, after the ability of the building."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT), one("site", SITE)]

    def __init__(self, seat: int = NONE, site: int = NONE) -> None:
        self.seat = seat
        self.site = site

    def copy(self) -> SiteReward:
        return self

    def check(self, g: Viscounts) -> None:
        is_given = self.seat != NONE and self.site != NONE
        must(is_given, "frame SiteReward: seat and site are needed")
        must(g.owner[self.site] == self.seat, "frame SiteReward: site must be the seat's")

    def run(self, g: Viscounts) -> Ask | None:
        g.done()
        give_reward(g, self.seat, self.site)
        return None


def finished_links(g: Viscounts, site: int) -> list[int]:
    """The links of a site whose other end holds a building."""
    return [link for link in g.links_at[site] if g.owner[g.other_end(link, site)] != NONE]


class Links(Frame[Viscounts]):
    """VW-BLD-03, VW-BLD-09: link by link, the builder first, then the other owner."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("site", SITE),
        many("waiting", LINK, LINK.size),
        one("link", LINK),
    ]

    seat: int = NONE
    site: int = NONE
    waiting: list[int]
    link: int = NONE  # at whose other end the owner has not gained yet

    def copy(self) -> Links:
        other = Links()
        other.seat = self.seat
        other.site = self.site
        other.waiting = self.waiting[:]
        other.link = self.link
        return other

    def check(self, g: Viscounts) -> None:
        is_given = self.seat != NONE and self.site != NONE
        must(is_given, "frame Links: seat and site are needed")
        known = g.links_at[self.site]
        asked = self.waiting if self.link == NONE else [*self.waiting, self.link]
        is_full = len(asked) > len(known)
        for link in asked:
            is_known = link in known and not is_full
            must(is_known, "frame Links: waiting and link must be links of its site")
            end = g.other_end(link, self.site)
            is_built = g.owner[end] != NONE
            must(is_built, "frame Links: waiting names a link that is not finished")

    def run(self, g: Viscounts) -> Ask | None:
        if self.link != NONE:
            link = self.link
            self.link = NONE
            other = g.owner[g.other_end(link, self.site)]
            if other != self.seat:  # both ends one's own: only once
                g.tell("linked", other, link, g.link_effect[link])
                effect(g, other, g.link_effect[link])
            return None
        if not self.waiting:
            g.done()
            return None
        if len(self.waiting) == 1:
            self.gain(g, self.waiting[0])
            return None
        ask = Ask(self.seat, "choose-link", self.site)
        for link in self.waiting:
            ask.offer(FIRST_LINK.option(link))
            if g.explaining:
                ask.note(FIRST_LINK.option(link), "gives", g.link_effect[link])
        return ask

    def chosen(self, g: Viscounts, pick: int) -> None:
        self.gain(g, FIRST_LINK.first(pick))

    def gain(self, g: Viscounts, link: int) -> None:
        self.waiting.remove(link)
        self.link = link
        g.tell("linked", self.seat, link, g.link_effect[link])
        effect(g, self.seat, g.link_effect[link])


class BuildFree(Op):
    """`build_free BUILDING`: VW-BLD-05, any empty site of the board; VW-SET-09: card 8, near."""

    def can(self, g: Viscounts, seat: int, at: int) -> bool:
        space = g.at[seat] if COUNT[at] else NONE
        return len(closed_slots(g, seat, WHAT[at])) > 0 and has_free_site(g, space)

    def run(self, g: Viscounts, seat: int, at: int) -> Ask | None:
        if not self.can(g, seat, at):
            g.tell("cannot", seat, programs.BUILD_FREE)
            return None
        ask = Ask(seat, "choose-slot", WHAT[at])
        for slot in closed_slots(g, seat, WHAT[at]):
            ask.offer(BUILD.option(slot))
        return ask

    def chosen(self, g: Viscounts, seat: int, at: int, pick: int) -> int:
        g.call(PlaceBuilding(seat, BUILD.first(pick), g.at[seat] if COUNT[at] else NONE))
        return 0
