"""CK-WAR, CK-PAC: mobilising, declaring attacks and carrying them out, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.checks import SUCCESS, free_tokens, start_check
from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.family import BY_PLOT, free_region, kill
from palatine.games.crusader_kings.intrigue import give_claim
from palatine.games.crusader_kings.names import (
    ANNEX,
    ATTACK,
    BREAK,
    CALL,
    CALL_REGION,
    CHILD,
    COUNTER,
    GIVE_UP,
    IN_BAG,
    KINS,
    LOOT,
    MOBILISE,
    MOVE_IN,
    NUMBER,
    ON_PERSON,
    PASS,
    REGION,
    SEAT,
    STAND_BY,
    SUPPORT,
    TOKEN,
)
from palatine.games.crusader_kings.programs import INVADE_CHECK
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import lord_leaves
from palatine.games.crusader_kings.tables import (
    BIT,
    HOOKS,
    MOST_REGIONS,
    NEAR,
    PROGRAMS,
    REGIONS,
)
from palatine.games.crusader_kings.tables import LOOT as LOOT_GOLD
from palatine.games.crusader_kings.why import leave_out
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, bits, flag, many, one
from palatine.kernel.lexicon import NONE

NO_INVADE: Final = 1  # of programs.CARRIED


class Mobilise(Frame[Kings]):
    """CK-WAR-1, CK-WAR-21: armies into own regions, in any order; unrest there is removed."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("last", REGION),
        one("left", NUMBER),
        flag("is_free"),
    ]

    def __init__(
        self, seat: int = NONE, last: int = NONE, left: int = 0, is_free: bool = False
    ) -> None:
        self.seat = seat
        self.last = last  # a search goes on from here; NONE before the first of a person
        self.left = left  # how many more may be placed
        self.is_free = is_free  # an event that may be declined, not an action

    def copy(self) -> Mobilise:
        return Mobilise(self.seat, self.last, self.left, self.is_free)

    def run(self, g: Kings) -> Ask | None:
        ask = Ask(self.seat, "mobilise", self.left)
        passed = 0
        for region in musters(g, self.seat, self.left, not self.is_free):
            ask.offer(MOBILISE.option(region))
            passed += int(region < self.last)
        if ask.count == 0:
            g.done()
            return None
        if self.is_free or self.last != NONE:
            ask.offer(PASS.option())
        ask.pass_over(passed)
        if g.explaining:
            for region in g.regions_of(self.seat):
                rule = "CK-WAR-21" if g.has_army(region) else "CK-WAR-1"
                leave_out(ask, MOBILISE.option(region), rule)
        return ask

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            g.done()
            return
        region = MOBILISE.first(pick)
        if not g.is_ai(self.seat):  # AI-6: an AI places as many as it can
            self.last = region
        if not g.has_army(region):
            self.left -= 1
        muster(g, self.seat, region)

    def check(self, g: Kings) -> None:
        if self.seat == NONE or not 0 <= self.left <= 4:
            raise BadData("frame Mobilise: seat or left is out of range")


def musters(g: Kings, seat: int, left: int, clears: bool) -> list[int]:
    """Regions for an army; CK-SCN-4: one that has an army may be named to clear its unrest."""
    if g.is_ai(seat) and g.literal_armies:
        return []
    room = min(left, g.armies_left(seat))
    found: list[int] = []
    for region in g.regions_of(seat):
        if g.has_army(region):
            if clears and g.unrest[region]:
                found.append(region)
        elif room > 0:
            found.append(region)
    return found


def muster(g: Kings, seat: int, region: int) -> None:
    """CK-INT-5: all unrest tokens leave where the owner mobilises."""
    g.armies |= BIT[region]
    g.unrest[region] = 0
    g.tell("mobilised", seat, region)


# who may attack what


def is_barred(g: Kings, seat: int) -> bool:
    """Hook no_invade_players, of a card or left behind by an event."""
    count = len(PROGRAMS.modifiers)
    for modifier in range(count):
        if PROGRAMS.modifier_hook[modifier] == NO_INVADE and g.modifiers[seat * count + modifier]:
            return True
    return any(HOOKS.bans_players[source] for source in g.sources(seat))


def enemies(g: Kings, seat: int) -> int:
    """CK-WAR-2: players whose regions the seat may attack, by claim or war."""
    return 0 if is_barred(g, seat) else g.claims[seat] | g.wars[seat]


def fleets(g: Kings, seat: int) -> int:
    """CK-WAR-4: how many armies may come by sea to a target."""
    return sum(HOOKS.by_sea[source] for source in g.sources(seat))


def borders(region: int, other: int) -> bool:
    return NEAR[region] >> other & 1 != 0


def sails(g: Kings, region: int, other: int) -> bool:
    """Coastal regions on the same sea."""
    return g.seas[region] & g.seas[other] != 0


def is_target(g: Kings, seat: int, region: int, allowed: int) -> bool:
    """In play, not one's own, independent or of an enemy."""
    owner = g.owner[region]
    if not g.is_in_play(region) or owner == seat:
        return False
    return owner == NONE or (allowed >> owner & 1 != 0 and not g.are_bound(seat, owner))


def is_friend(g: Kings, seat: int, region: int) -> bool:
    return g.friends[seat] >> region & 1 != 0 and g.is_independent(region)


def mobilised_of(g: Kings, seat: int) -> list[int]:
    """Regions that can attack or support (AI-6: literally all of an AI's)."""
    return [region for region in g.regions_of(seat) if g.is_mobilised(region)]


class Declare(Frame[Kings]):
    """CK-WAR-3, CK-WAR-14: all attacks, annexations and supports before the first check."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        bits("allowed", SEAT),
        bits("used", REGION),
        many("origins", REGION, MOST_REGIONS),
        many("targets", REGION, MOST_REGIONS),
        bits("annexed", REGION),
        many("supporters", REGION, MOST_REGIONS),
        many("supported", REGION, MOST_REGIONS),
        one("at", NUMBER),
    ]

    seat: int = NONE
    allowed: int = 0  # CK-WAR-22: enemies at the start of the turn
    used: int = 0  # armies that attack or support
    origins: list[int]
    targets: list[int]
    annexed: int = 0
    supporters: list[int]
    supported: list[int]
    at: int = NONE  # NONE while declaring, then the attack under way

    def copy(self) -> Declare:
        other = Declare()
        other.seat = self.seat
        other.allowed = self.allowed
        other.used = self.used
        other.origins = self.origins[:]
        other.targets = self.targets[:]
        other.annexed = self.annexed
        other.supporters = self.supporters[:]
        other.supported = self.supported[:]
        other.at = self.at
        return other

    def by_sea(self, target: int) -> int:
        """How many armies come to the target by sea so far."""
        n = 0
        for origin, other in zip(self.origins, self.targets, strict=True):
            if other == target and not borders(origin, target):
                n += 1
        for army, other in zip(self.supporters, self.supported, strict=True):
            if other == target and not borders(army, target):
                n += 1
        return n

    def reaches(self, g: Kings, army: int, target: int) -> bool:
        """CK-WAR-2, CK-WAR-4, CK-WAR-23: over a border, or as one army by sea."""
        if borders(army, target):
            return True
        return sails(g, army, target) and self.by_sea(target) < fleets(g, self.seat)

    def options(self, g: Kings) -> list[int]:
        found: list[int] = []
        armies = [r for r in mobilised_of(g, self.seat) if not self.used >> r & 1]
        fresh = [
            target
            for target in range(REGIONS)
            if target not in self.targets and is_target(g, self.seat, target, self.allowed)
        ]
        for army in armies:
            for target in fresh:
                if self.reaches(g, army, target):
                    verb = ANNEX if is_friend(g, self.seat, target) else ATTACK
                    found.append(verb.option(army, target))
        for army in armies:
            for target in self.targets:
                if not self.annexed >> target & 1 and self.reaches(g, army, target):
                    found.append(SUPPORT.option(army, target))
        return sorted(found)

    def run(self, g: Kings) -> Ask | None:
        if self.at == NONE:
            ask = Ask(self.seat, "declare", len(self.targets))
            for option in self.options(g):
                ask.offer(option)
            if ask.count:
                if self.targets:
                    ask.offer(PASS.option())
                if g.explaining:
                    self.explain(g, ask)
                return ask
            self.at = 0
        if self.at < len(self.targets):
            self.at += 1
            self.begin(g, self.at - 1)
        else:
            g.done()
        return None

    def explain(self, g: Kings, ask: Ask) -> None:
        """CK-WAR-2, CK-WAR-3: attacks over a border that are not allowed; what the others need."""
        for army in mobilised_of(g, self.seat):
            for target in range(REGIONS):
                option = ATTACK.option(army, target)
                owner = g.owner[target]
                if option in ask.options:
                    needed = successes_to_invade(g, target)
                    free = free_tokens(g, self.seat, INVADE_CHECK, 1, needed)
                    ask.note(option, "needs", needed, free)
                elif owner != self.seat and borders(army, target) and g.is_in_play(target):
                    if is_friend(g, self.seat, target):
                        continue  # it is annexed
                    if self.used >> army & 1 or target in self.targets:
                        leave_out(ask, option, "CK-WAR-3")
                    else:
                        leave_out(ask, option, "CK-WAR-2", SEAT, owner)

    def begin(self, g: Kings, n: int) -> None:
        """CK-WAR-15: an attack that has become impossible is dropped without effect."""
        origin, target = self.origins[n], self.targets[n]
        allowed = self.allowed & (g.claims[self.seat] | g.wars[self.seat])
        is_annexed = self.annexed >> target & 1 != 0
        if g.owner[origin] != self.seat or not g.is_mobilised(origin):
            g.tell("attack-dropped", self.seat, target)
            return
        if not is_target(g, self.seat, target, allowed) or (
            is_annexed and not is_friend(g, self.seat, target)
        ):
            g.tell("attack-dropped", self.seat, target)
            return
        helpers = 0
        for army, other in zip(self.supporters, self.supported, strict=True):
            if other == target and g.owner[army] == self.seat and g.is_mobilised(army):
                helpers |= BIT[army]
        start_attack(g, self.seat, origin, target, is_annexed, helpers, False)

    def chosen(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            self.at = 0
        elif SUPPORT.has(pick):
            self.supporters.append(SUPPORT.first(pick))
            self.supported.append(SUPPORT.second(pick))
            self.used |= BIT[SUPPORT.first(pick)]
            g.tell("declared-support", self.seat, SUPPORT.first(pick), SUPPORT.second(pick))
        else:
            verb = ANNEX if ANNEX.has(pick) else ATTACK
            origin, target = verb.first(pick), verb.second(pick)
            self.origins.append(origin)
            self.targets.append(target)
            self.used |= BIT[origin]
            if ANNEX.has(pick):
                self.annexed |= BIT[target]
            g.tell("declared", self.seat, origin, target)

    def check(self, g: Kings) -> None:
        where = "frame Declare"
        if self.seat == NONE:
            raise BadData(f"{where}: seat must be a seat")
        if len(self.origins) != len(self.targets) or len(self.supporters) != len(self.supported):
            raise BadData(f"{where}: origins and targets, supporters and supported go in pairs")
        if NONE in self.origins + self.targets + self.supporters:
            raise BadData(f"{where}: origins, targets and supporters must be regions")
        if not NONE <= self.at <= len(self.targets):
            raise BadData(f"{where}: at must be one of the attacks")
        if any(target not in self.targets for target in self.supported):
            raise BadData(f"{where}: supported must be targets")


def start_invasion(g: Kings, seat: int) -> None:
    g.call(new_declaration(g, seat))


def new_declaration(g: Kings, seat: int) -> Declare:
    declare = Declare()
    declare.seat = seat
    declare.allowed = enemies(g, seat)
    declare.origins = []
    declare.targets = []
    declare.supporters = []
    declare.supported = []
    return declare


def declarable(g: Kings, seat: int) -> list[int]:
    """Every attack and annexation that could be declared now."""
    return new_declaration(g, seat).options(g)


def can_invade(g: Kings, seat: int) -> bool:
    return len(declarable(g, seat)) > 0


# an attack


CALLING: Final = 0
ANSWERING: Final = 1
RALLYING: Final = 2  # own supports of a counter-attack
FIGHTING: Final = 3
SETTLING: Final = 4
NINTH: Final = 5
STRIKING: Final = 6  # the defender may counter-attack


def start_attack(
    g: Kings,
    seat: int,
    origin: int,
    target: int,
    is_annexed: bool,
    helpers: int,
    is_counter: bool,
) -> None:
    """CK-WAR-14: war, the end of a pact, claims of allies; then allies are called."""
    other = g.owner[target]
    g.tell("attack", seat, origin, target)
    if other != NONE:
        begin_war(g, seat, other)
    for ally in g.others_from(seat):  # CK-PAC-1, CK-PAC-9
        if ally == other or not g.takes_part(ally):
            continue
        is_bound = g.friends[ally] >> target & 1 if other == NONE else g.allies[ally] >> other & 1
        if is_bound:
            give_claim(g, ally, seat)
    if is_annexed:
        conquer(g, seat, target)
    attack = Attack()
    attack.seat = seat
    attack.origin = origin
    attack.target = target
    attack.is_annexed = is_annexed
    attack.is_counter = is_counter
    attack.step = SETTLING if is_annexed else CALLING
    attack.helpers = helpers
    attack.lent = []
    g.call(attack)


def begin_war(g: Kings, seat: int, other: int) -> None:
    """CK-WAR-5, CK-DEC-8, CK-DEC-41: the pact ends, war replaces the claims between the two."""
    for one_side, other_side in ((seat, other), (other, seat)):
        if not g.are_bound(seat, other):
            g.allies[one_side] &= ~BIT[other_side]
        g.claims[one_side] &= ~BIT[other_side]
    if not g.wars[seat] >> other & 1:
        g.wars[seat] |= BIT[other]
        g.wars[other] |= BIT[seat]
        g.tell("war", seat, other)


def successes_to_invade(g: Kings, region: int) -> int:
    """CK-WAR-6: 1, +1 castle, +1 army, +1 duchy, + modifiers of the defender."""
    needed = 1 + int(g.has_castle(region)) + int(g.is_mobilised(region))
    needed += int(g.duke_of(region) != NONE)
    return needed + added_by_owner(g, region)


def added_by_owner(g: Kings, region: int) -> int:
    """Hook defence of whatever the defender has."""
    owner = g.owner[region]
    added = 0
    if owner != NONE:
        for source in g.sources(owner):
            added += HOOKS.defence[source]
    return added


def allies_beside(g: Kings, seat: int, target: int) -> list[int]:
    """CK-PAC-2, CK-PAC-10: allied dynasties with a region at the target, not its owner."""
    found: list[int] = []
    for other in g.in_turn_order():
        if g.allies[seat] >> other & 1 and other != g.owner[target] and g.is_near(target, other):
            found.append(other)
    return found


def friends_beside(g: Kings, seat: int, target: int) -> list[int]:
    """Allied independent regions that border the target."""
    near = NEAR[target] & g.friends[seat]
    if not near:
        return []
    return [r for r in range(REGIONS) if near >> r & 1 and r != target and g.is_independent(r)]


class Attack(Frame[Kings]):
    """CK-WAR-14: allies, the duke's token, the check, what comes of it, the counter-attack."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("origin", REGION),
        one("target", REGION),
        flag("is_annexed"),
        flag("is_counter"),
        one("step", NUMBER),
        bits("helpers", REGION),
        bits("called", SEAT),
        bits("backing", SEAT),
        bits("regions", REGION),
        one("last", NUMBER),
        many("lent", TOKEN, 12),
    ]

    seat: int = NONE
    origin: int = NONE
    target: int = NONE
    is_annexed: bool = False
    is_counter: bool = False
    step: int = 0
    helpers: int = 0  # regions of own supporting armies
    called: int = 0  # dynasties that have to answer
    backing: int = 0  # dynasties that support
    regions: int = 0  # independent regions that support
    last: int = NONE  # of calls and supports: a search goes on from here
    lent: list[int]  # CK-DUK-4: tokens of the duke, in the bag for the check

    def copy(self) -> Attack:
        other = Attack()
        other.seat = self.seat
        other.origin = self.origin
        other.target = self.target
        other.is_annexed = self.is_annexed
        other.is_counter = self.is_counter
        other.step = self.step
        other.helpers = self.helpers
        other.called = self.called
        other.backing = self.backing
        other.regions = self.regions
        other.last = self.last
        other.lent = self.lent[:]
        return other

    def run(self, g: Kings) -> Ask | None:
        ask: Ask | None = None
        if self.step == CALLING:
            ask = self.ask_call(g)
        elif self.step == ANSWERING:
            ask = self.ask_ally(g)
        elif self.step == RALLYING:
            ask = self.ask_support(g)
        elif self.step == FIGHTING:
            self.fight(g)
        elif self.step == SETTLING:
            ask = self.ask_settle(g)
        elif self.step == NINTH:
            ask = self.ask_ninth(g)
        else:
            ask = self.ask_counter(g)
        return ask

    # allies

    def ask_call(self, g: Kings) -> Ask | None:
        """CK-PAC-8: the invader chooses whom he calls, in any order."""
        ask = Ask(self.seat, "call", self.target)
        passed = 0
        for n, other in enumerate(allies_beside(g, self.seat, self.target)):
            if not self.called >> other & 1:
                ask.offer(CALL.option(other))
                passed += int(n < self.last)
        for region in friends_beside(g, self.seat, self.target):
            if not self.regions >> region & 1:
                ask.offer(CALL_REGION.option(region))
                passed += int(g.seats + region < self.last)
        if ask.count == 0:
            self.step = ANSWERING
            return None
        ask.offer(PASS.option())
        ask.pass_over(passed)
        return ask

    def ask_ally(self, g: Kings) -> Ask | None:
        """CK-PAC-5: support, or break the pact at once; AI-9: an AI always supports."""
        for other in g.in_turn_order():
            if self.called >> other & 1:
                ask = Ask(other, "answer-call", self.seat, self.target)
                ask.offer(STAND_BY.option())
                if not g.is_ai(other):
                    ask.offer(BREAK.option())
                return ask
        self.step = RALLYING if self.is_counter else FIGHTING
        self.last = NONE
        return None

    def ask_support(self, g: Kings) -> Ask | None:
        """CK-WAR-17: a counter-attack may be supported like any attack."""
        ask = Ask(self.seat, "rally", self.target)
        sailing = 0 if borders(self.origin, self.target) else 1
        for army in mobilised_of(g, self.seat):
            if self.helpers >> army & 1 and not borders(army, self.target):
                sailing += 1
        passed = 0
        for army in mobilised_of(g, self.seat):
            if self.helpers >> army & 1 or army == self.origin:
                continue
            by_sea = sails(g, army, self.target) and sailing < fleets(g, self.seat)
            if borders(army, self.target) or by_sea:
                ask.offer(SUPPORT.option(army, self.target))
                passed += int(army < self.last)
        if ask.count == 0:
            self.step = FIGHTING
            return None
        ask.offer(PASS.option())
        ask.pass_over(passed)
        return ask

    # the check

    def fight(self, g: Kings) -> None:
        kin = g.duke_of(self.origin)
        if kin != NONE:  # CK-DUK-4, CK-DUK-8
            duke = g.person(self.seat, CHILD + kin)
            for token in g.tokens_on(duke):
                self.lent.append(token)
                g.move_token(token, IN_BAG + g.culture[self.seat])
        base = 1 + self.helpers.bit_count() + self.backing.bit_count() + self.regions.bit_count()
        needed = successes_to_invade(g, self.target)
        start_check(g, self.seat, INVADE_CHECK, needed, base=base)

    def returned(self, g: Kings, value: int) -> None:
        self.take_back(g)
        if value == SUCCESS:
            self.step = SETTLING
            conquer(g, self.seat, self.target)
            return
        g.tell("attack-failed", self.seat, self.target)
        self.step = STRIKING

    def take_back(self, g: Kings) -> None:
        """The duke's tokens return to him; a sacrificed one does not."""
        kin = g.duke_of(self.origin)
        for token in self.lent:
            if g.token_at[token] == IN_BAG + g.culture[self.seat] and kin != NONE:
                g.move_token(token, ON_PERSON + g.person(self.seat, CHILD + kin))
        self.lent = []

    # afterwards

    def ask_settle(self, g: Kings) -> Ask | None:
        """CK-WAR-8, CK-WAR-9, CK-WAR-19: move in, loot, or stay; AI-23: an AI never loots."""
        if g.is_ai(self.seat):
            if g.has_army(self.origin):
                self.move_in(g)
            self.step = NINTH
            return None
        ask = Ask(self.seat, "settle", self.target)
        if g.has_army(self.origin):
            ask.offer(MOVE_IN.option())
        if not self.is_annexed:
            ask.offer(LOOT.option())
        ask.offer(PASS.option())
        return ask

    def move_in(self, g: Kings) -> None:
        g.armies &= ~BIT[self.origin]
        g.armies |= BIT[self.target]
        g.unrest[self.target] = 0
        g.tell("moved-in", self.seat, self.origin, self.target)

    def ask_ninth(self, g: Kings) -> Ask | None:
        """CK-WAR-12, CK-WAR-20: eight regions at most; not the new one is given up."""
        mine = g.regions_of(self.seat)
        if len(mine) <= MOST_REGIONS:
            g.done()
            return None
        ask = Ask(self.seat, "give-up", len(mine) - MOST_REGIONS)
        for region in mine:
            if region != self.target:
                ask.offer(GIVE_UP.option(region))
        return ask

    def ask_counter(self, g: Kings) -> Ask | None:
        """CK-WAR-10: a defending army may strike at a region that took part."""
        defender = g.owner[self.target]
        targets = [] if defender == NONE else self.exposed(g, defender)
        if self.is_counter or not targets or not g.is_mobilised(self.target):
            g.done()
            return None
        ask = Ask(defender, "counter", self.target)
        for region in targets:
            ask.offer(COUNTER.option(region))
        if not g.is_ai(defender):  # AI-22
            ask.offer(PASS.option())
        return ask

    def exposed(self, g: Kings, defender: int) -> list[int]:
        """CK-WAR-17, CK-DEC-27: regions of the attack that the defender can reach."""
        part = BIT[self.origin] | self.helpers | self.regions
        for other in range(g.seats):
            if self.backing >> other & 1:
                part |= NEAR[self.target] & g.realm(other)
        found: list[int] = []
        for region in range(REGIONS):
            owner = g.owner[region]
            if not part >> region & 1 or owner == defender:
                continue
            if owner != NONE and g.are_bound(defender, owner):
                continue
            by_sea = fleets(g, defender) > 0 and sails(g, self.target, region)
            if borders(self.target, region) or by_sea:
                found.append(region)
        return found

    def chosen(self, g: Kings, pick: int) -> None:
        if self.step == CALLING:
            self.call_ally(g, pick)
        elif self.step == ANSWERING:
            self.hear_ally(g, pick)
        elif self.step == RALLYING:
            if PASS.has(pick):
                self.step = FIGHTING
            else:
                self.last = SUPPORT.first(pick)
                self.helpers |= BIT[self.last]
        elif self.step == SETTLING:
            self.settle(g, pick)
        elif self.step == NINTH:
            free_region(g, GIVE_UP.first(pick))
        else:
            g.done()
            if COUNTER.has(pick):
                defender = g.owner[self.target]
                region = COUNTER.first(pick)
                g.tell("counter", defender, self.target, region)
                start_attack(g, defender, self.target, region, False, 0, True)

    def call_ally(self, g: Kings, pick: int) -> None:
        if PASS.has(pick):
            self.step = ANSWERING
        elif CALL.has(pick):
            other = CALL.first(pick)
            self.last = allies_beside(g, self.seat, self.target).index(other)
            self.called |= BIT[other]
        else:
            region = CALL_REGION.first(pick)
            self.last = g.seats + region
            self.regions |= BIT[region]
            g.tell("region-supports", region, self.seat)

    def hear_ally(self, g: Kings, pick: int) -> None:
        """CK-PAC-5: the attacked player gets a claim on who supports, the invader on who breaks."""
        other = next(s for s in g.in_turn_order() if self.called >> s & 1)
        self.called &= ~BIT[other]
        if STAND_BY.has(pick):
            self.backing |= BIT[other]
            g.tell("supports", other, self.seat)
            defender = g.owner[self.target]
            if defender != NONE:
                give_claim(g, defender, other)
        else:
            g.allies[other] &= ~BIT[self.seat]
            g.allies[self.seat] &= ~BIT[other]
            g.tell("pact-broken", other, self.seat)
            give_claim(g, self.seat, other)

    def settle(self, g: Kings, pick: int) -> None:
        self.step = NINTH
        if MOVE_IN.has(pick):
            self.move_in(g)
        elif LOOT.has(pick):  # CK-WAR-18: the gold comes without a token too
            gold = g.gain(self.seat, LOOT_GOLD)
            g.put_unrest(self.target)
            g.tell("looted", self.seat, self.target, gold)

    def check(self, g: Kings) -> None:
        where = "frame Attack"
        if NONE in (self.seat, self.origin, self.target) or self.origin == self.target:
            raise BadData(f"{where}: seat, origin and target must be there")
        if not CALLING <= self.step <= STRIKING:
            raise BadData(f"{where}: step must be 0 to 6")
        if not g.is_in_play(self.target) or not g.is_in_play(self.origin):
            raise BadData(f"{where}: origin and target must be in play")
        for token in self.lent:
            if token == NONE or g.token_at[token] >= ON_PERSON:
                raise BadData(f"{where}: lent tokens cannot lie on a card")


def conquer(g: Kings, seat: int, region: int) -> None:
    """CK-WAR-8, CK-WAR-13, CK-DUK-3: knight for knight; lord, duke and his spouse die."""
    old = g.owner[region]
    kin = g.duke_of(region)
    g.give_land(region, seat)
    g.armies &= ~BIT[region]
    for other in range(g.seats):  # CK-PAC-6: the region is independent no longer
        g.friends[other] &= ~BIT[region]
    if g.is_ai(seat) and g.literal_armies:
        g.unrest[region] = 0  # AI-6
    g.tell("conquered", seat, region)
    if g.lord[region] != NONE:
        g.tell("lord-died", region, g.lord[region])
        lord_leaves(g, region)
    if kin != NONE:
        g.duchy[old * KINS + kin] = NONE
        kill(g, old, CHILD + kin, BY_PLOT)
    look_at_achievements(g)
