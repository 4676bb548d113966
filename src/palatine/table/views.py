"""Views: what a room shows, to whom."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from msgspec import structs

from palatine.kernel.chance import commitment
from palatine.kernel.errors import BadData
from palatine.kernel.flow import EVERYTHING
from palatine.kernel.game import reward
from palatine.kernel.lexicon import NONE
from palatine.table import sights, wire
from palatine.table.chairs import HOUSE, Chair, Client
from palatine.table.moments import MOST, look, told
from palatine.table.room import FROZEN, OVER, RUNNING, Room
from palatine.table.sights import Sight, waiting
from palatine.table.wire import Refused

COURSE_POINTS: Final = 200
LONGEST_TURN: Final = 500  # lines of one's own behind which nothing of others is looked for


def news(room: Room, client: Client) -> wire.TableView | None:
    """The message for a client, unless it would say nothing new: not even that is told."""
    before = client.last
    shown = client.last = view(room, client)
    insists, client.insists = client.insists, False
    if insists or before is None or shown.facts or shown.moments:
        return shown
    return None if bare(before) == bare(shown) else shown


def bare(view: wire.TableView) -> wire.TableView:
    """Without what only adds to the message before it."""
    return structs.replace(view, facts_from=0, facts=[], moments=[])


def view(room: Room, client: Client) -> wire.TableView:
    """The message that shows the table to a client; remembers what it then has."""
    seat, curtain = room.sight_of(client)
    is_known = client.shown == seat
    if not is_known:
        client.shown = seat
        client.sent = 0
        client.made = room.choices
    picture: dict[str, Any] | None = None
    asks: list[wire.Ask] = []
    facts: list[wire.FactLine] = []
    moments: list[wire.Moment] = []
    facts_from = since = 0
    fresh = True
    if room.play is not None:
        sight = room.sight(seat)
        picture = sight.picture
        asks = sight.asks if room.row.status == RUNNING else []
        facts_from = client.sent
        facts = sight.facts[facts_from:]
        client.sent = len(sight.facts)
        moments = moments_since(room, sight, client.made)
        client.made = room.choices
        held = room.held_by(client.person)
        # behind a curtain the other seats of one screen are others too
        looking = [seat] if room.secrets and seat in held else held
        since, fresh = since_last_turn(room, sight, looking)
    elif room.frozen is not None:
        picture = room.frozen.get(seat)
    return wire.TableView(
        id=room.id,
        game=room.game.id,
        data=room.game.data,
        title=room.row.title,
        options=room.options,
        secrets=room.secrets,
        listed=room.row.listed,
        status=room.row.status if room.frozen is None else FROZEN,
        version=room.version_for(seat),
        choices=room.number_for(seat, room.choices),
        seats=[seat_view(room, chair) for chair in in_turn(room, picture)],
        mine=[room.chairs[nr].id for nr in room.held_by(client.person)],
        seat=room.sight_id(seat),
        curtain=None if curtain is None else room.chairs[curtain].id,
        host=client.person == room.row.host,
        picture=picture,
        asks=asks,
        undo=undo_state(room, seat),
        take_back=take_back_state(room, seat),
        hints=room.may_hint(client.person),
        facts_from=facts_from,
        facts=facts,
        since=since,
        fresh=fresh,
        moments=moments,
        remarks=remarks(room, seat),
        proposal=proposal_state(room, seat),
        result=room.row.result,
        luck=luck(room),
        next=room.row.next,
        sequel=room.row.sequel,
        chapter=room.row.chapter,
        record=room.left() is not None,
        from_=wire.Origin(room.row.parent, room.row.parent_choice) if room.row.parent else None,
        guide=room.guide.name if room.guide else None,
        cut_back=room.may_cut_back,
    )


def luck(room: Room) -> wire.Luck:
    """What the seed can be held against; itself only after the end."""
    seed = room.row.seed
    return wire.Luck(commitment(seed), seed if room.row.status == OVER else None)


def done(room: Room, client: Client, reply: str | None) -> wire.Done:
    """Something was carried out; the version is that of the sight that the client has by now."""
    seat = room.sight_of(client)[0]
    return wire.Done(reply, room.version_for(seat), room.sight_id(seat))


def moments_since(room: Room, sight: Sight, choice: int) -> list[wire.Moment]:
    """What a sight saw and heard after so many choices, the last of it if it is too much."""
    found: list[tuple[int, int, dict[str, Any]]] = []
    last = room.choices
    while last > choice and len(found) < MOST:
        number = room.number_for(sight.seat, last)
        before = sight.told_by(last - 1)
        made = room.moments(sight.seat, last)
        found[:0] = [(number, before + moment.lines, moment.picture) for moment in made]
        last -= 1
    return told(found[-MOST:], sight.picture)


def since_last_turn(room: Room, sight: Sight, looking: list[int]) -> tuple[int, bool]:
    """The first line of what others did after the viewer's last turn, and whether the viewer has
    not answered since.

    Whom the rules play acts within an answer, behind it.
    """
    assert room.play is not None
    lines, steps = sight.facts, room.play.steps
    own = {None, *(room.chairs[nr].id for nr in looking)}
    last = len(lines) - 1
    first = max(sight.told_by(0) - 1, last - LONGEST_TURN)  # what was laid out is nobody's turn
    while last > first and lines[last].seat in own:
        last -= 1
    if last == first or not looking:
        return len(lines), True
    choice = sight.moments[last]
    while choice > 0 and steps[choice - 1].seat not in looking:
        choice -= 1
    since = sight.told_by(choice)
    houses = {chair.id for chair in room.chairs if chair.player == HOUSE}
    if houses and choice > 0:
        within = range(sight.told_by(choice - 1), since)
        since = next((line for line in within if lines[line].seat in houses), since)
    return since, room.last_choice(looking) <= choice


def remarks(room: Room, seat: int) -> list[wire.RemarkLine]:
    """What the table wrote, as this sight counts choices."""
    found: list[wire.RemarkLine] = []
    for remark in room.remarks:
        args = {name: value for name, value in remark.args.items() if name != "from"}
        if "to" in args:
            args["to"] = room.number_for(seat, int(str(args["to"])))
        found.append(wire.RemarkLine(room.number_for(seat, remark.choice), remark.key, args))
    return found


def in_turn(room: Room, picture: dict[str, Any] | None) -> list[Chair]:
    """The chairs as their seats take turns."""
    if picture is None or "turn_order" not in picture:
        return room.chairs
    return [room.chair(id) for id in picture["turn_order"]]


def seat_view(room: Room, chair: Chair) -> wire.Seat:
    return wire.Seat(
        id=chair.id,
        player=chair.player,
        name=chair.name,
        bot=chair.moved_by,
        stand_in=chair.stand_in is not None,
        resigned=chair.resigned,
        present=room.is_present(chair),
        asked=chair.nr in room.questions,
        thinking=chair.nr in room.thinking,
        hurried=chair.moved_by is not None and chair.nr in room.hurried,
        handable=room.is_handable(chair),
    )


def undo_state(room: Room, seat: int) -> wire.UndoState:
    id = None if seat < 0 else room.chairs[seat].id
    if room.row.status != RUNNING or room.play is None:
        reason = "over" if room.row.status == OVER else "running"
    elif seat < 0 or room.chairs[seat].resigned:
        reason = "nothing"
    else:
        reason = room.play.why_no_undo(seat)
    return wire.UndoState(id, not reason, reason or None)


def take_back_state(room: Room, seat: int) -> wire.TakeBack:
    if room.row.status != RUNNING or room.play is None or seat < 0 or room.row.proposal is not None:
        return wire.TakeBack(False, None)
    if room.chairs[seat].resigned:
        return wire.TakeBack(False, None)
    choice = room.last_choice([seat]) - 1
    if choice < 0:
        return wire.TakeBack(False, None)
    return wire.TakeBack(True, room.number_for(seat, room.play.first_of(choice)))


def proposal_state(room: Room, seat: int) -> wire.ProposalState | None:
    proposal = room.row.proposal
    if proposal is None:
        return None
    return wire.ProposalState(
        proposal.number,
        proposal.what,
        room.chairs[proposal.by].id,
        None if proposal.choice is None else room.number_for(seat, proposal.choice),
        [room.chairs[nr].id for nr in (proposal.by, *proposal.agreed)],
        [room.chairs[nr].id for nr in room.waits_for()],
    )


def past(room: Room, number: int, seat: int, reply: str | None) -> wire.PastView:
    """The table when a sight had counted so many choices, with the sight of then, and how the last
    of them came about."""
    play = room.play
    if play is None:
        raise Refused("not-running")
    choice = room.choice_of(seat, number)
    if choice > len(play.steps):
        made = room.number_for(seat, room.choices)
        raise Refused("bad-message", detail=f"only {made} choices were made")
    g = play.rebuild(choice)
    sight = room.sight(seat)
    picture = look(g, seat).picture
    counted = room.count.last(seat, choice)
    before = sight.told_by(counted - 1)
    stops = room.moments(seat, counted)
    moments = told([(number, before + each.lines, each.picture) for each in stops], picture)
    lines = sight.told_by(choice)
    return wire.PastView(reply, number, room.sight_id(seat), lines, picture, waiting(g), moments)


def ways(room: Room, person: str | None, said: wire.AskWays) -> wire.WaysView:
    """Shortcuts for what a person has picked."""
    chair = room.own_played(person, said.seat)
    play = room.running()
    room.check_version(chair.nr, said.version)
    return wire.WaysView(
        said.id, said.seat, room.version_for(chair.nr), sights.ways(play.g, chair.nr, said.things)
    )


async def course(room: Room) -> wire.Course:
    """How every seat stood as the match went on; for a match that is over."""
    play = room.play
    if play is None or room.row.status != OVER:
        raise Refused("not-over")
    step = max(1, -(-len(play.steps) // (COURSE_POINTS - 1)))
    points = sorted({*range(0, len(play.steps), step), len(play.steps)})
    course = wire.Course(points, {chair.id: [] for chair in room.chairs})
    for choice in points:
        g = play.rebuild(choice)
        for chair in room.chairs:
            worth = room.game.evaluate(g, chair.nr) if g.ended == NONE else reward(g, chair.nr)
            course.seats[chair.id].append(round(float(worth), 4))
        await asyncio.sleep(0)  # other tables want to play meanwhile
    return course


def text(room: Room) -> str:
    """The whole journal, with the seed; for a match that is over."""
    if room.play is None or room.row.status != OVER:
        raise Refused("not-over")
    book = room.header()
    book.lines = room.play.journal.lines
    return book.text()


def log(room: Room, seat: int, lang: str) -> str:
    """The chronicle in words, as the seat may read it."""
    from palatine.words import words

    if room.play is None:
        raise Refused("not-running")
    try:
        speech = words(room.game.id, lang)
    except BadData as error:
        raise Refused("bad-message", detail=str(error)) from None
    lines = [
        speech.fact(room.lexicon, fact)
        for fact in room.play.facts
        if seat == EVERYTHING or fact.heard_by(seat)
    ]
    return "".join(line + "\n" for line in lines)
