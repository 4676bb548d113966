"""CK-BIR, CK-DTH, CK-DIV, CK-SUC, CK-CRI: births, deaths, who inherits, and nobody who does."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.names import (
    CHILD,
    CHILDREN,
    FAMILY,
    GIVE_UP,
    IN_BAG,
    IN_LAW,
    KEEP,
    KINS,
    MATCHES,
    MEMBERS,
    NUMBER,
    PASS,
    REGION,
    REMOVE,
    RULER,
    SAVE,
    SEAT,
    SIBLING,
    SPOUSE,
    SPOUSES,
)
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import (
    discard_character,
    draw_character,
    largest_deck,
    new_lord,
    random_token,
    token_home,
    token_of,
    token_to_bag,
    token_to_person,
    tokens_to_bag,
)
from palatine.games.crusader_kings.tables import (
    BIT,
    DEVELOPMENTS,
    FEMALE,
    HOOKS,
    MALE,
    OLDEST,
    REGIONS,
    SEX,
    TRAIT_OF,
    TRAITS,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, flag, one, spare
from palatine.kernel.lexicon import NONE

BY_PLOT: Final = 0  # how somebody dies: a cause that hooks do not know
BY_EVENT: Final = 1  # the bits of hooks.CAUSES
BY_AGE: Final = 2


# births


class Birth(Frame[Kings]):
    """CK-BIR-1, CK-BIR-2: children of the own culture deck, as far as there are slots."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("count", NUMBER),
        flag("is_bastard"),
        one("member", FAMILY),
    ]

    def __init__(
        self, seat: int = NONE, count: int = 0, is_bastard: bool = False, member: int = NONE
    ) -> None:
        self.seat = seat
        self.count = count
        self.is_bastard = is_bastard
        self.member = member  # the child whose traits are being chosen

    def copy(self) -> Birth:
        return Birth(self.seat, self.count, self.is_bastard, self.member)

    def run(self, g: Kings) -> Ask | None:
        if self.member != NONE:
            child = g.person(self.seat, self.member)
            ask = Ask(self.seat, "keep-trait", child)
            for trait in traits_on(g, child):
                ask.offer(KEEP.option(trait))
            return ask
        while self.count > 0:
            self.count -= 1
            slot = free_child_slot(g, self.seat)
            child = NONE if slot == NONE else draw_character(g, g.culture[self.seat])
            if child == NONE:
                break
            arrive(g, self.seat, slot, child)
            if self.is_bastard:  # CK-BIR-3
                g.bastards[self.seat] |= BIT[slot - CHILD]
            for _ in range(traits_at_birth(g, self.seat)):
                token_to_person(g, random_token(g), child)
            if len(g.tokens_on(child)) > 1:
                self.member = slot
                return None
            tell_birth(g, self.seat, slot)
        g.done()
        return None

    def chosen(self, g: Kings, pick: int) -> None:
        child = g.person(self.seat, self.member)
        kept = token_of_person(g, child, KEEP.first(pick))
        for token in g.tokens_on(child):
            if token != kept:
                token_home(g, token)
        tell_birth(g, self.seat, self.member)
        self.member = NONE

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not 0 <= self.count <= 20:
            raise BadData("frame Birth: seat or count is none that a birth can have")
        if self.member != NONE and (
            not CHILD <= self.member < SIBLING or g.person(self.seat, self.member) == NONE
        ):
            raise BadData("frame Birth: member must be a child of the seat")


def tell_birth(g: Kings, seat: int, slot: int) -> None:
    child = g.person(seat, slot)
    traits = traits_on(g, child)
    if traits:
        g.tell("born", seat, slot, child, traits[0])
    else:  # CK-CMP-9: the general bag is empty
        g.tell("bare-child", seat, slot, child)


def traits_on(g: Kings, character: int) -> list[int]:
    """The traits of a person's tokens, each once."""
    found: list[int] = []
    for token in g.tokens_on(character):
        if TRAIT_OF[token] not in found:
            found.append(TRAIT_OF[token])
    return found


def token_of_person(g: Kings, character: int, trait: int) -> int:
    for token in g.tokens_on(character):
        if TRAIT_OF[token] == trait:
            return token
    return NONE


def traits_at_birth(g: Kings, seat: int) -> int:
    """Hook birth_trait_choice: so many tokens are drawn, and one is kept."""
    n = 1
    for source in g.sources(seat):
        n = max(n, HOOKS.birth_draw[source])
    return n


def free_child_slot(g: Kings, seat: int) -> int:
    for slot in range(CHILD, CHILD + CHILDREN):
        if g.person(seat, slot) == NONE:
            return slot
    return NONE


def arrive(g: Kings, seat: int, slot: int, character: int) -> None:
    """CK-SUC-2: the newest of the family is the youngest."""
    first = seat * KINS
    g.family[seat * MEMBERS + slot] = character
    g.born[first + slot - CHILD] = 1 + max(g.born[first : first + KINS])


# deaths


def kill(g: Kings, seat: int, member: int, cause: int) -> None:
    """Somebody of a family is going to die; what follows is done before anything else."""
    g.call(Death(seat, member, cause))


class Death(Frame[Kings]):
    """CK-DTH-1 to CK-DTH-4, with the hook prevent_death."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("member", FAMILY),
        one("cause", NUMBER),
    ]

    def __init__(self, seat: int = NONE, member: int = NONE, cause: int = 0) -> None:
        self.seat = seat
        self.member = member
        self.cause = cause

    def copy(self) -> Death:
        return self

    def run(self, g: Kings) -> Ask | None:
        savers = self.savers(g)
        if savers:
            ask = Ask(self.seat, "save", self.member, g.person(self.seat, self.member))
            for development in savers:
                ask.offer(SAVE.option(development))
            ask.offer(PASS.option())
            return ask
        g.done()
        bury(g, self.seat, self.member)
        return None

    def savers(self, g: Kings) -> list[int]:
        """Developments of the seat that may cancel this death and are not spent."""
        found: list[int] = []
        free = g.held[self.seat] & ~g.spent[self.seat]
        for development in range(DEVELOPMENTS):
            if free >> development & 1 and HOOKS.saves[development] & self.cause:
                found.append(development)
        return found

    def chosen(self, g: Kings, pick: int) -> None:
        g.done()
        if SAVE.has(pick):
            development = SAVE.first(pick)
            g.spent[self.seat] |= BIT[development]
            person = g.person(self.seat, self.member)
            g.tell("saved", self.seat, self.member, person, development)
        else:
            bury(g, self.seat, self.member)

    def check(self, g: Kings) -> None:
        if self.seat == NONE or self.member == NONE:
            raise BadData("frame Death: seat and member must name somebody")
        if g.person(self.seat, self.member) == NONE:
            raise BadData("frame Death: member must be there")
        if not BY_PLOT <= self.cause <= BY_AGE:
            raise BadData("frame Death: cause must be 0 to 2")


def bury(g: Kings, seat: int, member: int) -> None:
    """CK-DTH-1: card and tokens go; CK-SUC-1 for a ruler."""
    g.tell("died", seat, member, g.person(seat, member))
    if member == RULER:
        succeed(g, seat)
    else:
        remove_member(g, seat, member)


def remove_member(g: Kings, seat: int, member: int) -> None:
    """Somebody leaves a family as if dead; a spouse goes with him (CK-DTH-2)."""
    at = seat * MEMBERS + member
    character = g.family[at]
    if character == NONE:
        return
    g.family[at] = NONE
    discard_character(g, character)
    if CHILD <= member < IN_LAW:
        end_duchy(g, seat, member - CHILD)
        g.born[seat * KINS + member - CHILD] = 0
        g.bastards[seat] &= ~BIT[member - CHILD]
        remove_member(g, seat, member + SPOUSES)
    else:
        g.origin[seat * MATCHES + match_of(member)] = NONE
        look_at_pacts(g)


def match_of(spouse: int) -> int:
    """The marriage of a spouse: the ruler's is the first."""
    return 0 if spouse == SPOUSE else spouse - IN_LAW + 1


def divorce(g: Kings, seat: int, member: int) -> None:
    """CK-DIV-1: the spouse card is discarded; of a ruler's the trait stays in the bag."""
    g.tell("divorced", seat, member, g.person(seat, member))
    remove_member(g, seat, member)


def end_duchy(g: Kings, seat: int, kin: int) -> None:
    """CK-DUK-6, CK-DUK-7: the duke token leaves; whoever was duke may live on."""
    region = g.duchy[seat * KINS + kin]
    if region != NONE:
        g.duchy[seat * KINS + kin] = NONE
        g.tell("duchy-ended", seat, kin, region)


def look_at_pacts(g: Kings) -> None:
    """CK-PAC-6, option: a pact ends when no marriage between the two sides is left."""
    if not g.pacts_end:
        return
    for seat in range(g.seats):
        rows = g.origin[seat * MATCHES : (seat + 1) * MATCHES]
        for region in range(REGIONS):
            if g.friends[seat] >> region & 1 and region not in rows:
                g.friends[seat] &= ~BIT[region]
        for other in range(g.seats):
            if not g.allies[seat] >> other & 1 or g.are_bound(seat, other):
                continue
            theirs = g.origin[other * MATCHES : (other + 1) * MATCHES]
            is_bound = REGIONS + g.culture[other] in rows or REGIONS + g.culture[seat] in theirs
            if not is_bound:
                g.allies[seat] &= ~BIT[other]
                g.allies[other] &= ~BIT[seat]


# succession


def heir(g: Kings, seat: int) -> int:
    """CK-SUC-2: son, daughter, brother, sister, the eldest of each; NONE without any."""
    if g.bastards_last:
        found = first_in_line(g, seat, g.bastards[seat])
        if found != NONE:
            return found
    return first_in_line(g, seat, 0)


def first_in_line(g: Kings, seat: int, passed_over: int) -> int:
    for low, high in ((CHILD, SIBLING), (SIBLING, IN_LAW)):
        for sex in (MALE, FEMALE):
            best = NONE
            for member in range(low, high):
                character = g.person(seat, member)
                if character == NONE or SEX[character] != sex:
                    continue
                if passed_over >> (member - CHILD) & 1:
                    continue
                if best == NONE or rank(g, seat, member) < rank(g, seat, best):
                    best = member
            if best != NONE:
                return best
    return NONE


def rank(g: Kings, seat: int, member: int) -> int:
    return g.born[seat * KINS + member - CHILD]


def succeed(g: Kings, seat: int) -> None:
    """CK-SUC-1 to CK-SUC-7: the bag stays, the heir comes, or there is a crisis."""
    old = g.person(seat, RULER)
    g.family[seat * MEMBERS + RULER] = NONE
    discard_character(g, old)
    g.age[seat] = 0
    member = heir(g, seat)
    if member == NONE:
        remove_member(g, seat, SPOUSE)
        lost = g.size(seat) // 2
        gold = g.gold[seat] // 2
        g.gold[seat] -= gold
        g.tell("crisis", seat, lost, gold)
        g.call(Crisis(seat, lost, NONE, 0))
        return
    remove_member(g, seat, SPOUSE)
    end_duchy(g, seat, member - CHILD)  # CK-SUC-5
    enthrone(g, seat, member)
    if member < SIBLING:
        for sibling in range(SIBLING, IN_LAW):
            leave(g, seat, sibling)
        children_become_siblings(g, seat)
    else:
        for child in range(CHILD, SIBLING):  # only bastards who were passed over
            leave(g, seat, child)


def enthrone(g: Kings, seat: int, member: int) -> None:
    """CK-SUC-3: heir and spouse move to the ruler spaces, their tokens into the bag."""
    first = seat * MEMBERS
    character = g.family[first + member]
    spouse = g.family[first + member + SPOUSES]
    g.family[first + member] = NONE
    g.family[first + member + SPOUSES] = NONE
    g.born[seat * KINS + member - CHILD] = 0
    g.bastards[seat] &= ~BIT[member - CHILD]
    g.family[first + RULER] = character
    g.family[first + SPOUSE] = spouse
    match = seat * MATCHES + match_of(member + SPOUSES)
    g.origin[seat * MATCHES] = g.origin[match]
    g.origin[match] = NONE
    tokens_to_bag(g, character, seat)
    if spouse != NONE:
        tokens_to_bag(g, spouse, seat)
    g.tell("succeeded", seat, character)


def leave(g: Kings, seat: int, member: int) -> None:
    """CK-SUC-4, CK-SUC-7: a relative of the dead ruler is removed as if dead."""
    if g.person(seat, member) != NONE:
        g.tell("removed", seat, member, g.person(seat, member))
        remove_member(g, seat, member)


def children_become_siblings(g: Kings, seat: int) -> None:
    """CK-SUC-4: the elder in the first slot, with duchy, spouse and tokens."""
    rest = [m for m in range(CHILD, SIBLING) if g.person(seat, m) != NONE]
    for _ in range(len(rest)):
        eldest = rest[0]
        for member in rest:
            if rank(g, seat, member) < rank(g, seat, eldest):
                eldest = member
        rest.remove(eldest)
        slot = SIBLING if g.person(seat, SIBLING) == NONE else SIBLING + 1
        move_kin(g, seat, eldest, slot)


def move_kin(g: Kings, seat: int, old: int, new: int) -> None:
    people = seat * MEMBERS
    for shift in (0, SPOUSES):
        g.family[people + new + shift] = g.family[people + old + shift]
        g.family[people + old + shift] = NONE
    for row, width, empty in ((g.born, KINS, 0), (g.duchy, KINS, NONE)):
        row[seat * width + new - CHILD] = row[seat * width + old - CHILD]
        row[seat * width + old - CHILD] = empty
    matches = seat * MATCHES
    g.origin[matches + match_of(new + SPOUSES)] = g.origin[matches + match_of(old + SPOUSES)]
    g.origin[matches + match_of(old + SPOUSES)] = NONE
    if g.bastards[seat] >> (old - CHILD) & 1:
        g.bastards[seat] = (g.bastards[seat] & ~BIT[old - CHILD]) | BIT[new - CHILD]


class Crisis(Frame[Kings]):
    """CK-CRI-1: half of the regions, named in any order; then they go and a new ruler comes."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("left", NUMBER),
        one("last", REGION),
        spare(bits("going", REGION)),
    ]

    def __init__(self, seat: int = NONE, left: int = 0, last: int = NONE, going: int = 0) -> None:
        self.seat = seat
        self.left = left  # how many more have to be named
        self.last = last  # a search goes on from here
        self.going = going  # named so far; luck comes when all are

    def copy(self) -> Crisis:
        return Crisis(self.seat, self.left, self.last, self.going)

    def run(self, g: Kings) -> Ask | None:
        if self.left == 0:
            g.done()
            for region in g.regions_of(self.seat):
                if self.going >> region & 1:
                    free_region(g, region)
            found_dynasty(g, self.seat)
            return None
        ask = Ask(self.seat, "give-up", self.left)
        passed = 0
        for region in g.regions_of(self.seat):
            if not self.going >> region & 1:
                ask.offer(GIVE_UP.option(region))
                passed += int(region < self.last)
        ask.pass_over(passed)
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        self.last = GIVE_UP.first(pick)
        self.going |= BIT[self.last]
        self.left -= 1

    def check(self, g: Kings) -> None:
        if self.seat == NONE:
            raise BadData("frame Crisis: seat must be a seat")
        if self.going & ~g.realm(self.seat):
            raise BadData("frame Crisis: going must be regions of the seat")
        if not 0 <= self.left <= g.size(self.seat) - self.going.bit_count():
            raise BadData("frame Crisis: left must be no more than the regions that can go")


def free_region(g: Kings, region: int) -> None:
    """CK-CRI-1, CK-WAR-20: knight and army leave, castle and tokens stay, a lord arrives."""
    seat = g.owner[region]
    kin = g.duke_of(region)
    if kin != NONE:
        end_duchy(g, seat, kin)  # CK-DUK-7: the duke lives
    g.give_land(region, NONE)
    g.armies &= ~BIT[region]
    g.tell("lost", seat, region)
    new_lord(g, region)
    look_at_achievements(g)


def found_dynasty(g: Kings, seat: int) -> None:
    """CK-CRI-1, CK-CRI-2: a new ruler with one random trait, which goes into the bag."""
    character = draw_character(g, g.culture[seat])
    if character == NONE:  # CK-CMP-9
        culture = largest_deck(g, g.culture[seat])
        character = draw_character(g, culture) if culture != NONE else NONE
    g.family[seat * MEMBERS + RULER] = character
    token = random_token(g)
    token_to_bag(g, token, seat)
    if token == NONE:  # CK-CMP-9: the general bag is empty
        g.tell("bare-ruler", seat, character)
    else:
        g.tell("new-ruler", seat, character, TRAIT_OF[token])


# age


def grow_older(g: Kings, seat: int) -> None:
    """CK-SUP-3: one age token; on the fourth a trait may go, on the fifth the ruler does."""
    if g.age[seat] == OLDEST:
        kill(g, seat, RULER, BY_AGE)
        return
    g.age[seat] += 1
    g.tell("age", seat, g.age[seat])
    if g.age[seat] == OLDEST:
        g.call(OldAge(seat))


class OldAge(Frame[Kings]):
    """CK-SUP-3, CK-SUP-5: one token of choice may leave the bag."""

    FIELDS: ClassVar[list[Field]] = [one("seat", SEAT)]

    def __init__(self, seat: int = NONE) -> None:
        self.seat = seat

    def copy(self) -> OldAge:
        return self

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "old-age")
        offer_traits(ask, [TRAIT_OF[token] for token in g.bag(self.seat)])
        ask.offer(PASS.option())
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        g.done()
        if REMOVE.has(pick):
            remove_trait(g, self.seat, REMOVE.first(pick))

    def check(self, g: Kings) -> None:
        if self.seat == NONE:
            raise BadData("frame OldAge: seat must be a seat")


def offer_traits(ask: Ask, traits: list[int]) -> None:
    """Traits of a bag, each once in their order."""
    for trait in range(TRAITS):
        if trait in traits:
            ask.offer(REMOVE.option(trait))


def remove_trait(g: Kings, seat: int, trait: int) -> None:
    """CK-CMP-10: a token of the trait leaves the bag; of several the first by rim (starting,
    random, crusade, event), as nobody but the supplies can tell them apart."""
    token = token_of(g, IN_BAG + g.culture[seat], trait)
    token_home(g, token)
    g.tell("trait-removed", seat, trait)
