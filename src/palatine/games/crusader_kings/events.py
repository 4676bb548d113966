"""CK-EVE: one interpreter runs every event; it knows ops, no cards."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.crusader_kings.checks import SUCCESS, start_check
from palatine.games.crusader_kings.conditions import claimants, filtered, target_of
from palatine.games.crusader_kings.councils import discard_development, hand_over, held_of
from palatine.games.crusader_kings.deal import (
    card_in_hand,
    discard_card,
    draw_cards,
    hand,
    has_duty,
    is_crusade,
    leave_hand,
    titles_in_hand,
)
from palatine.games.crusader_kings.end import look_at_achievements
from palatine.games.crusader_kings.family import (
    BY_EVENT,
    Birth,
    divorce,
    free_child_slot,
    grow_older,
    kill,
    offer_traits,
    remove_trait,
)
from palatine.games.crusader_kings.intrigue import claim_targets, give_claim
from palatine.games.crusader_kings.names import (
    AGAINST,
    AT,
    BRIBED,
    BUILD,
    BUY,
    CHILD,
    DISBAND,
    DISCARD,
    DROP_CARD,
    EFFECT,
    EITHER,
    IN_EVENT,
    MEMBERS,
    NUMBER,
    ON_SPACE_OF,
    PASS,
    PERSON,
    RAZE,
    REMOVE,
    RULER,
    SEAT,
    SIBLING,
    SPOUSE,
)
from palatine.games.crusader_kings.programs import (
    ADD_TRAIT,
    AGE,
    BIRTH,
    BUILD_FREE,
    BY_ACTIVE,
    BY_LEFT,
    CANCEL_CASUS_BELLI,
    CASUS_BELLI,
    CHECK,
    CHOICE,
    COUNCILLOR,
    CRUSADE_LOSE,
    CRUSADE_REPLACE,
    DEMOBILISE,
    DISCARD_DEVELOPMENT,
    DIVORCE_RULER,
    DRAW_AND_DISCARD,
    EVENT_CHECK,
    GOLD,
    KILL,
    LOSE_CASTLE,
    MOBILISE_FREE,
    MODIFIER,
    OFFER_COUNCILLOR,
    PLACE,
    PLAGUE,
    REMOVE_AGE,
    REMOVE_TOKEN,
    REMOVE_TRAIT,
    REVEAL_HAND,
    TAKE_DEVELOPMENT,
    TRANSFER_GOLD,
    UNREST,
    UPKEEP_NOW,
    WIDTH,
)
from palatine.games.crusader_kings.realm import open_for, put_castle, take_open
from palatine.games.crusader_kings.state import Kings
from palatine.games.crusader_kings.supply import (
    refill_developments,
    substitute,
    token_to_bag,
    token_to_person,
)
from palatine.games.crusader_kings.support import Upkeep
from palatine.games.crusader_kings.tables import (
    BIT,
    EVENT_PROGRAM,
    PROGRAMS,
    SIGN,
    SPACES,
    TITLE_OF,
    TRAIT_OF,
)
from palatine.games.crusader_kings.war import Mobilise
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

CODE: Final[list[int]] = PROGRAMS.code
VALUES: Final[list[int]] = PROGRAMS.values


def start_event(g: Kings, active: int, title: int) -> None:
    """CK-EVE-1: find the target; without one the event is ignored."""
    target = target_of(g, active, title)
    if target == NONE:
        g.tell("event-ignored", active, title)
        return
    g.tell("event", active, title, target)
    g.call(new_event(target, active, EVENT_PROGRAM[title]))


def new_event(target: int, active: int, program: int) -> Event:
    event = Event()
    event.target = target
    event.active = active
    event.program = program
    return event


class Event(Frame[Kings]):
    """CK-EVE-3: the ops of a program in order, each on the position left by the one before."""

    FIELDS: ClassVar[list[Field]] = [
        one("target", SEAT),
        one("active", SEAT),
        one("program", EFFECT),
        one("at", NUMBER),
        one("times", NUMBER),
    ]

    target: int = NONE
    active: int = NONE
    program: int = NONE
    at: int = 0
    times: int = 0  # how often the op under way was done

    def copy(self) -> Event:
        other = Event()
        other.target = self.target
        other.active = self.active
        other.program = self.program
        other.at = self.at
        other.times = self.times
        return other

    @property
    def op(self) -> int:
        """The place of the op in the table of programs."""
        return PROGRAMS.first[self.program] + self.at

    def value(self, n: int) -> int:
        return VALUES[self.op * WIDTH + n]

    def seat_of(self, g: Kings, who: int) -> int:
        """Who decides, pays or gains."""
        if who == BY_ACTIVE:
            return self.active
        return g.left_of(self.target) if who == BY_LEFT else self.target

    def next(self) -> None:
        self.at += 1
        self.times = 0

    def run(self, g: Kings) -> Ask | None:
        depth = len(g.frames)
        while self.at < PROGRAMS.last[self.program] - PROGRAMS.first[self.program]:
            ask = self.step(g)
            if ask is not None:
                if ask.count:
                    return ask
                self.next()  # no legal choice: the op is skipped
            if len(g.frames) != depth or g.ended != NONE:
                return None
        g.done()
        return None

    def step(self, g: Kings) -> Ask | None:
        """Does the op and goes on, or asks how to do it; an empty ask skips it."""
        code = CODE[self.op]
        t = self.target
        if code in (AGE, DEMOBILISE, DRAW_AND_DISCARD):
            return self.repeated(g, code)
        if code in ASKING:
            return question(g, self, code)
        if code == KILL and self.value(0) == FAMILY_VICTIM:
            return person_ask(g, self.seat_of(g, self.value(1)), t, CHILD, MEMBERS)
        if code == ADD_TRAIT and self.value(1) == TO_CHILD:
            return person_ask(g, self.seat_of(g, self.value(2)), t, CHILD, SIBLING)
        if code == CASUS_BELLI and self.value(1) == CHOSEN:
            ask = Ask(t, "event-thing", code)
            for other in claim_targets(g, t):
                ask.offer(AGAINST.option(other))
            return ask
        first = self.value(0)
        second = self.value(1)
        third = self.value(2)
        fourth = self.value(3)
        if code == CHECK:
            # the result comes to `returned`, which goes on with one of the two sides
            start_check(g, t, EVENT_CHECK, first, base=second, pair=third, may_invest=fourth == 1)
            return None
        self.next()
        if code == BIRTH:
            g.call(Birth(t, first, second == 1, NONE))
        elif code == GOLD:
            change_gold(g, t, first)
        elif code == TRANSFER_GOLD:
            paid = g.pay(self.seat_of(g, first), third)
            gained = g.gain(self.seat_of(g, second), paid)
            g.tell("gave-gold", self.seat_of(g, first), self.seat_of(g, second), gained)
        elif code == ADD_TRAIT:
            add_trait(g, t, first)
        elif code == KILL:
            kill(g, t, RULER, BY_EVENT)
        elif code == DIVORCE_RULER:
            if g.person(t, SPOUSE) != NONE:
                divorce(g, t, SPOUSE)
        elif code == REMOVE_AGE:
            g.age[t] = max(0, g.age[t] - first)
            g.tell("age", t, g.age[t])
        elif code == CASUS_BELLI:
            give_claim(g, self.claimant(g, first), t)
        elif code == UPKEEP_NOW:
            if not g.is_ai(t):
                g.call(Upkeep(t, 0, 3))
        elif code == MOBILISE_FREE:
            g.call(Mobilise(t, NONE, min(first, g.armies_left(t)), True))
        elif code == REVEAL_HAND:
            reveal_hand(g, t)
        elif code == MODIFIER:
            g.modifiers[t * len(PROGRAMS.modifiers) + first] += 1
            g.tell("modifier", t, first)
        return None

    def claimant(self, g: Kings, holder: int) -> int:
        """next_without_claim: the first after the target without claim, war and pact with it."""
        if holder != NEXT_WITHOUT_CLAIM:
            return self.seat_of(g, holder)
        t = self.target
        for other in g.others_from(t):
            if not (g.claims[other] | g.wars[other] | g.allies[other]) >> t & 1:
                return other
        return t

    def repeated(self, g: Kings, code: int) -> Ask | None:
        """Ops that are done several times, one after the other."""
        t = self.target
        if code == AGE:
            if self.times == self.value(0):
                self.next()
            else:
                self.times += 1
                grow_older(g, t)
            return None
        if code == DEMOBILISE:
            armies = g.armies_of(t)
            if self.times == self.value(0) or not armies:
                self.next()
                return None
            ask = Ask(self.seat_of(g, self.value(1)), "event-army", t)
            for region in armies:
                ask.offer(DISBAND.option(region))
            return ask
        if self.times == 0:
            self.times = 1
            draw_cards(g, t, [self.value(0)] * self.value(1))
        titles = titles_in_hand(g, t)
        if self.times > self.value(2) or not titles:
            self.next()
            return None
        return discard_ask(g, t, titles)

    def chosen(self, g: Kings, pick: int) -> None:
        code = CODE[self.op]
        if code == DEMOBILISE:
            self.times += 1
            self.disband(g, DISBAND.first(pick))
        elif code == DRAW_AND_DISCARD:
            self.times += 1
            drop_card(g, self.target, DROP_CARD.first(pick))
        elif code == CHOICE:
            program = EITHER.first(pick)
            self.next()
            g.tell("event-choice", self.target, program)
            g.call(new_event(self.target, self.active, program))
        else:
            values = [self.value(n) for n in range(WIDTH)]
            self.next()
            if not PASS.has(pick):
                carry_out(g, self.target, code, values, pick)

    def disband(self, g: Kings, region: int) -> None:
        g.armies &= ~BIT[region]
        g.tell("disbanded", self.target, region)
        if self.value(2):
            g.put_unrest(region)

    def returned(self, g: Kings, value: int) -> None:
        sides = PROGRAMS.sides[self.op]
        program = sides[0] if value == SUCCESS else sides[1]
        self.next()
        g.call(new_event(self.target, self.active, program))

    def check(self, g: Kings) -> None:
        where = "frame Event"
        if NONE in (self.target, self.active, self.program):
            raise BadData(f"{where}: target, active and program must be there")
        length = PROGRAMS.last[self.program] - PROGRAMS.first[self.program]
        if not 0 <= self.at <= length or not 0 <= self.times <= 20:
            raise BadData(f"{where}: at or times is out of range")


NEXT_WITHOUT_CLAIM: Final = 2  # of programs.HOLDERS
CHOSEN: Final = 1  # of programs.AGAINST
TO_CHILD: Final = 1  # of programs.PLACES_OF_TRAIT
FAMILY_VICTIM: Final = 1  # of programs.VICTIMS
ASKING: Final = [
    CHOICE, PLACE, REMOVE_TOKEN, REMOVE_TRAIT, CANCEL_CASUS_BELLI, LOSE_CASTLE, BUILD_FREE,
    DISCARD_DEVELOPMENT, OFFER_COUNCILLOR, TAKE_DEVELOPMENT, CRUSADE_REPLACE, CRUSADE_LOSE,
]  # fmt: skip


def question(g: Kings, e: Event, code: int) -> Ask:
    """Who chooses what for an op; without options where it can do nothing."""
    t = e.target
    if code == CHOICE:
        ask = Ask(e.seat_of(g, e.value(0)), "event-choice", t)
        for program in PROGRAMS.sides[e.op]:
            if is_open(g, e, program):
                ask.offer(EITHER.option(program))
        return ask
    if code in (PLACE, REMOVE_TOKEN):
        ask = Ask(e.seat_of(g, e.value(2)), "event-region", t, e.value(0))
        regions = place_regions(g, t, e.value(0), e.value(3))
        if code == REMOVE_TOKEN:
            regions = [r for r in filtered(g, t, e.value(3)) if marker_at(g, r, e.value(0))]
        for region in regions:
            ask.offer(AT.option(region))
        return ask
    ask = Ask(t, "event-thing", code)
    if code == REMOVE_TRAIT:
        bag = [TRAIT_OF[token] for token in g.bag(t)]
        offer_traits(ask, [trait for trait in bag if SIGN[trait] == e.value(0)])
    elif code == CANCEL_CASUS_BELLI:
        for other in claimants(g, t):
            ask.offer(AGAINST.option(other))
    elif code == LOSE_CASTLE:
        for region in g.regions_of(t):
            if g.has_castle(region):
                ask.offer(RAZE.option(region))
    elif code == BUILD_FREE:
        if g.can_pay(t, e.value(0)) and g.castles_left():
            for region in g.regions_of(t):
                if not g.has_castle(region):
                    ask.offer(BUILD.option(region))
    elif code == DISCARD_DEVELOPMENT:
        for development in held_of(g, t, e.value(0)):
            ask.offer(DISCARD.option(development))
    elif code == TAKE_DEVELOPMENT:
        if g.can_pay(t, e.value(0)):
            for development in open_for(g, t):
                ask.offer(BUY.option(development))
    elif code == OFFER_COUNCILLOR:
        return councillor_ask(g, t, e.value(0))
    else:
        wants_own = code == CRUSADE_LOSE
        for space in range(SPACES):
            owner = g.shields[space]
            if owner != NONE and (owner == t) == wants_own:
                ask.offer(ON_SPACE_OF.option(space))
    if code in (BUILD_FREE, TAKE_DEVELOPMENT) and ask.count:
        ask.offer(PASS.option())
    return ask


def councillor_ask(g: Kings, seat: int, price: int) -> Ask:
    """offer_councillor: the first clockwise who can pay and lacks one; nobody else is asked."""
    for other in g.others_from(seat):
        wanted = [d for d in held_of(g, seat, COUNCILLOR) if not g.held[other] >> d & 1]
        if wanted and g.can_pay(other, price):
            ask = Ask(other, "event-councillor", seat, price)
            for development in wanted:
                ask.offer(BRIBED.option(development))
            ask.offer(PASS.option())
            return ask
    return Ask(seat, "event-councillor", seat, price)


def discard_ask(g: Kings, seat: int, titles: list[int]) -> Ask:
    """draw_and_discard: not the last Crusade card while the duty is open, unless it is alone."""
    crusades = sum(1 for card in hand(g, seat) if is_crusade(TITLE_OF[card]))
    keeps = has_duty(g, seat) and crusades == 1 and any(not is_crusade(t) for t in titles)
    ask = Ask(seat, "event-discard")
    ask.shows = True  # whether there was a choice is the hand's secret
    for title in titles:
        if not (keeps and is_crusade(title)):
            ask.offer(DROP_CARD.option(title))
    return ask


def drop_card(g: Kings, seat: int, title: int) -> None:
    card = card_in_hand(g, seat, title)
    leave_hand(g, seat, card)
    discard_card(g, card)
    g.show("dropped-card", [seat, title])


def marker_at(g: Kings, region: int, marker: int) -> int:
    if marker == PLAGUE:
        return int((g.plague | g.waning) >> region & 1)
    return [g.unrest, g.harvest, g.crop_failure][marker][region]


def place_regions(g: Kings, seat: int, marker: int, filters: int) -> list[int]:
    """Unrest never goes to a region with an army, plague to none that has it already."""
    if g.markers_left(marker) == 0:
        return []
    found = filtered(g, seat, filters)
    if marker == UNREST:
        return [region for region in found if not g.is_mobilised(region)]
    if marker == PLAGUE:
        return [region for region in found if not (g.plague | g.waning) >> region & 1]
    return found


def change_marker(g: Kings, region: int, marker: int, count: int) -> None:
    """Puts so many tokens down, as far as there are any, or takes so many off."""
    if marker == PLAGUE:
        g.plague &= ~BIT[region]
        g.waning &= ~BIT[region]
        if count > 0:
            g.plague |= BIT[region]
    else:
        g.harvest = g.harvest[:]
        g.crop_failure = g.crop_failure[:]
        row = [g.unrest, g.harvest, g.crop_failure][marker]
        row[region] += max(-row[region], min(count, g.markers_left(marker)))
    g.tell("marker" if count > 0 else "marker-off", region, marker)


def is_open(g: Kings, e: Event, program: int) -> bool:
    """An option is open if its gold can be paid in full and some op of it would do something."""
    does = False
    trial = new_event(e.target, e.active, program)
    while trial.at < PROGRAMS.last[program] - PROGRAMS.first[program]:
        code = CODE[trial.op]
        first = trial.value(0)
        if code == GOLD and first < 0:
            if not g.can_pay(e.target, -first):
                return False
            does = True
        elif code in ASKING:
            does = does or question(g, trial, code).count > 0
        else:
            does = does or would_do(g, e.target, code, first)
        trial.at += 1
    return does


def would_do(g: Kings, seat: int, code: int, first: int) -> bool:
    """Whether an op without a question would change anything."""
    if code == BIRTH:
        return free_child_slot(g, seat) != NONE
    if code == DIVORCE_RULER:
        return g.person(seat, SPOUSE) != NONE
    if code == REMOVE_AGE:
        return g.age[seat] > 0
    if code in (DEMOBILISE, UPKEEP_NOW):
        return len(g.armies_of(seat)) > 0
    if code == GOLD:
        return not g.is_ai(seat)
    return True


def change_gold(g: Kings, seat: int, amount: int) -> None:
    if g.is_ai(seat):
        return
    if amount > 0:
        g.tell("gold", seat, g.gain(seat, amount))
    else:
        g.tell("gold-lost", seat, g.pay(seat, -amount))


def add_trait(g: Kings, seat: int, trait: int) -> None:
    """CK-CMP-5: an event token of the trait, or its substitute, into the bag."""
    token = substitute(g, IN_EVENT, trait)
    token_to_bag(g, token, seat)
    if token != NONE:
        g.tell("trait", seat, TRAIT_OF[token])


def reveal_hand(g: Kings, seat: int) -> None:
    """CK-HID-4: the hand lies open until the end of the era."""
    g.open_hands |= BIT[seat]
    g.show("open-hand", [seat, *[TITLE_OF[card] for card in hand(g, seat)]])


def carry_out(g: Kings, seat: int, code: int, values: list[int], pick: int) -> None:
    """What was chosen for an op."""
    if code == PLACE:
        change_marker(g, AT.first(pick), values[0], values[1])
    elif code == REMOVE_TOKEN:
        change_marker(g, AT.first(pick), values[0], -values[1])
    elif code == REMOVE_TRAIT:
        remove_trait(g, seat, REMOVE.first(pick))
    elif code == CANCEL_CASUS_BELLI:
        g.claims[AGAINST.first(pick)] &= ~BIT[seat]
        g.tell("claim-dropped", AGAINST.first(pick), seat)
    elif code == CASUS_BELLI:
        give_claim(g, seat, AGAINST.first(pick))
    elif code == LOSE_CASTLE:
        g.castles &= ~BIT[RAZE.first(pick)]
        g.tell("razed", seat, RAZE.first(pick))
        look_at_achievements(g)
    elif code == BUILD_FREE:
        put_castle(g, seat, BUILD.first(pick), values[0])
    elif code == DISCARD_DEVELOPMENT:
        discard_development(g, seat, DISCARD.first(pick))
    elif code == OFFER_COUNCILLOR:
        sell_councillor(g, seat, BRIBED.first(pick), values[0])
    elif code == TAKE_DEVELOPMENT:
        g.pay(seat, values[0])
        g.tell("bought", seat, BUY.first(pick), values[0])
        take_open(g, seat, BUY.first(pick))
        refill_developments(g)
    elif code == ADD_TRAIT:
        child = g.person(PERSON.first(pick), PERSON.second(pick))
        token = substitute(g, IN_EVENT, values[0])
        token_to_person(g, token, child)
        if token != NONE:
            g.tell("person-trait", seat, PERSON.second(pick), TRAIT_OF[token])
    elif code == KILL:
        kill(g, PERSON.first(pick), PERSON.second(pick), BY_EVENT)
    else:
        space = ON_SPACE_OF.first(pick)
        g.shields[space] = seat if code == CRUSADE_REPLACE else NONE
        g.tell("shield" if code == CRUSADE_REPLACE else "shield-lost", seat, space)
        look_at_achievements(g)


def sell_councillor(g: Kings, seat: int, development: int, price: int) -> None:
    buyer = councillor_ask(g, seat, price).seat
    g.pay(buyer, price)
    g.tell("bribed", buyer, seat, development)
    hand_over(g, seat, buyer, development)


def person_ask(g: Kings, decider: int, seat: int, low: int, high: int) -> Ask:
    """Somebody of a family, between two places of the board."""
    ask = Ask(decider, "event-person", seat)
    for member in range(low, high):
        if g.person(seat, member) != NONE:
            ask.offer(PERSON.option(seat, member))
    return ask
