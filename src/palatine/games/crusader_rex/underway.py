"""The rules under way: whether frames of a position lie on each other as the rules would put them.

Positions are written at questions, so the rule on top is one that asks. A frame of a veiled side
may hide its block.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from palatine.games.crusader_rex.attacks import FORCED, ROADS_NAMED, SHOWN, EndOfMoves
from palatine.games.crusader_rex.battle import (
    DEPLOYED,
    ENCIRCLED,
    FIELD_READY,
    FIGHTING,
    LEFT,
    OVER,
    RETREATED,
    SALLY_DECLARED,
    STANDING,
    STORM_DECLARED,
    WINNER_STAYS,
    Battles,
    Combat,
)
from palatine.games.crusader_rex.cards import ChooseCards, ChooseFirst, choose_campaigner
from palatine.games.crusader_rex.draw import Draws, PlaceBlock, places_for, pool_of
from palatine.games.crusader_rex.events import Assassinate, GiveManna
from palatine.games.crusader_rex.fight import HARRYING, Fight, turn_of
from palatine.games.crusader_rex.movement import March, Moves
from palatine.games.crusader_rex.names import (
    BATTLE_PHASE,
    CARD_PHASE,
    DRAW_PHASE,
    MOVE_PHASE,
    SETUP,
)
from palatine.games.crusader_rex.regroup import LeaveSiege, Regroup, RetreatAll, retreat_ways
from palatine.games.crusader_rex.roads import level_sets
from palatine.games.crusader_rex.sea import Landing, enterers, landings, sailors
from palatine.games.crusader_rex.setup import (
    NOMADS_DRAWN,
    DrawNomads,
    ExtraDraws,
    SwapSaladin,
    TakeSeats,
    overfull,
)
from palatine.games.crusader_rex.siege import DeclareSally, DeclareStorm, Deploy
from palatine.games.crusader_rex.sight import is_veiled
from palatine.games.crusader_rex.state import Crusade
from palatine.games.crusader_rex.tables import (
    AREA,
    BIT,
    BLOCK_IDS,
    CARD_ASSASSINS,
    CRUSADERS,
    EMIRS,
    FRANKS,
    GUIDE,
    HARRIERS,
    HOME,
    JIHAD,
    LETTERS,
    MANNA,
    MOVES,
    NEXT,
    NOMADS,
    PILGRIMS,
    POOL,
    PORTS,
    RATING,
    SARACENS,
    SEAT_BITS,
    SEATS,
    SIDE_BITS,
    TOWNS,
    WAYS,
    members,
    size_of,
)
from palatine.games.crusader_rex.turns import (
    BEGIN,
    END,
    FIGHTS,
    FIRST_PLAYER,
    MOVES_1,
    MOVES_2,
    ORDER,
    REINFORCE,
    GameTurn,
)
from palatine.games.crusader_rex.victory import LAST_YEAR
from palatine.games.crusader_rex.winter import (
    CITIES_COUNTED,
    FEEDING,
    KEPT,
    REPLACING,
    Feed,
    Replace,
    WinterSteps,
)
from palatine.kernel.errors import BadData
from palatine.kernel.flow import Frame
from palatine.kernel.lexicon import HIDDEN, NONE

MOST_HITS: Final = 8  # CR-10.10: a block of four steps that charges throws eight dice


def must(is_right: bool, message: str) -> None:
    """Refuses a position; the message names the field or frame."""
    if not is_right:
        raise BadData(message)


def rules_can_go_on(g: Crusade) -> None:
    """CR-3.7: at the bottom lies the turn, above it the phase with what it has called."""
    turn = g.frames[0]
    if not isinstance(turn, GameTurn):
        raise BadData(f"frames: {name_of(turn)} cannot lie at the bottom")
    above = g.frames[1:]
    if g.phase == SETUP:
        setup_can_go_on(g, turn, above)
        return
    must(len(above) > 0, "frames: GameTurn never asks anything itself")
    is_combat = len(above) > 1 and isinstance(above[1], Combat)
    must((g.town != NONE) == is_combat, "fields: town must be given in a combat and only there")
    if g.phase == CARD_PHASE:
        cards_can_go_on(g, turn, above)
    elif g.phase == MOVE_PHASE:
        moves_can_go_on(g, turn, above)
    elif g.phase == BATTLE_PHASE:
        battles_can_go_on(g, turn, above)
    elif g.phase == DRAW_PHASE:
        draws_can_go_on(g, turn, above)
    else:
        winter_can_go_on(g, turn, above)


def name_of(frame: Frame[Any]) -> str:
    return type(frame).__name__


def lies_wrong(frame: Frame[Any]) -> BadData:
    return BadData(f"frames: {name_of(frame)} lies on the wrong rule")


def step_is(turn: GameTurn, step: int) -> None:
    must(turn.step == step, f"frame GameTurn: step must be {step} here")


# -- set-up ---------------------------------------------------------------------------------------


def setup_can_go_on(g: Crusade, turn: GameTurn, above: list[Frame[Any]]) -> None:
    """CR-3: seats, a handicap's draws, Saladin's swap and the nomads, the first of them on top."""
    step_is(turn, BEGIN)
    must(g.year == 1187 and g.turn == 1, "fields: year and turn must be the first in a set-up")
    order: list[type[Frame[Any]]] = [DrawNomads, SwapSaladin, ExtraDraws, TakeSeats]
    if g.charter.swap_last:
        order = [SwapSaladin, DrawNomads, ExtraDraws, TakeSeats]
    top = above[-1] if above else turn
    if isinstance(top, PlaceBlock):
        must(top.seat == FRANKS, "frame PlaceBlock: seat must be franks in a set-up")
        drawn_fits(g, top)
        above = above[:-1]
        must(bool(above) and isinstance(above[-1], ExtraDraws), "frames: PlaceBlock has no draw")
    must(len(above) <= len(order), "frames: too many rules of a set-up")
    for i, frame in enumerate(above):
        if not isinstance(frame, order[i]):
            raise lies_wrong(frame)
        if isinstance(frame, ExtraDraws):
            must(0 <= frame.left <= g.charter.handicap, "frame ExtraDraws: left does not fit")
    is_seating = isinstance(top, TakeSeats)
    must(g.mover == (FRANKS if is_seating else NONE), "fields: mover must be who takes seats")
    if isinstance(top, TakeSeats):
        seats_fit(g, top)
    for side in range(2):
        if not is_veiled(g, side):
            homes_fit(g, side)
    if len(above) > order.index(DrawNomads):
        wanted = NOMADS_DRAWN - g.charter.handicap
        must(len(pool_of(g, SARACENS)) >= wanted, f"fields: at must leave {wanted} in the pool")


def homes_fit(g: Crusade, side: int) -> None:
    """CR-3.1 to CR-3.4: where each kind of block can be before the first turn."""
    for b in members(SIDE_BITS[side]):
        bit = BIT[b]
        place = g.at[b]
        if CRUSADERS & bit:
            fits = place == POOL or place == AREA[b]
        elif PILGRIMS & bit:
            fits = place == POOL or (place < TOWNS and PORTS & BIT[place] != 0)
        elif NOMADS & bit:
            fits = place == POOL or place == HOME[b]
        elif EMIRS & bit:
            fits = place < TOWNS
        else:
            fits = place < TOWNS and SEAT_BITS[b] & BIT[place] != 0
        must(fits, f"fields: at has {BLOCK_IDS[b]} where no set-up puts it")


def seats_fit(g: Crusade, frame: TakeSeats) -> None:
    """CR-13.28: one block too many at most, and somebody who can make room for it."""
    if is_veiled(g, FRANKS):
        must(frame.seated == HIDDEN or frame.seated == 0, "frame TakeSeats: seated must be hidden")
        return
    must(frame.seated >= 0, "frame TakeSeats: seated cannot be hidden")
    for t in members(overfull(g)):
        is_left = size_of(g.here[t]) == RATING[t] + 1 and can_make_room(g, frame, t)
        must(is_left, "frame TakeSeats: seated leaves a town overfull")
    must(size_of(overfull(g)) <= 1, "fields: at has two towns overfull")


def can_make_room(g: Crusade, frame: TakeSeats, t: int) -> bool:
    for b in members(g.here[t] & ~frame.seated):
        for u in SEATS[b]:
            if frame.may_take(g, b, u, BIT[t]):
                return True
    return False


# -- cards ----------------------------------------------------------------------------------------


def cards_can_go_on(g: Crusade, turn: GameTurn, above: list[Frame[Any]]) -> None:
    """CR-4.1: both choose; CR-10.6, CR-10.17: then who campaigns, and who is first on a tie."""
    must(g.first == NONE, "fields: first is not known before the cards are")
    must(g.mover == NONE, "fields: mover is for a move phase")
    must(g.campaigner == NONE or above_is_tie(above), "fields: campaigner is not known yet")
    nothing_is_left(g)
    frame = above[0]
    must(len(above) == 1, "frames: cards are chosen by one rule")
    if isinstance(frame, ChooseFirst):
        step_is(turn, MOVES_1)
        must(g.card[0] != NONE and g.charter.old_ties, "frame ChooseFirst: there is no tie")
        return
    if not isinstance(frame, ChooseCards):
        raise lies_wrong(frame)
    asked = [0, 1]
    if g.card[0] != NONE:
        step_is(turn, FIRST_PLAYER)
        must(g.charter.any_one, "frame ChooseCards: the cards are chosen")
        asked = choose_campaigner(g)
    else:
        step_is(turn, ORDER)
    must(bool(asked) and frame.asked == asked, "frame ChooseCards: asked does not fit the cards")
    for i, seat in enumerate(asked):
        slot = frame.slots[i]
        if slot == HIDDEN:
            must(is_veiled(g, seat), "frame ChooseCards: slots cannot be hidden")
        elif slot != NONE:
            must(not is_veiled(g, seat), "frame ChooseCards: slots must be hidden")
            is_offered = slot in frame.question(g, seat).options
            must(is_offered, "frame ChooseCards: slots hold what was not offered")


def above_is_tie(above: list[Frame[Any]]) -> bool:
    return isinstance(above[0], ChooseFirst)


def nothing_is_left(g: Crusade) -> None:
    """What is only of a turn is forgotten when the next one begins."""
    must(g.attacks == [0, 0] and g.resolved == 0, "fields: attacks and resolved are left over")
    must(max(g.entry) == 0, "fields: entry is left over")
    must(g.guide == NONE and g.jihad == NONE, "fields: guide and jihad are left over")
    must(g.kept == NONE, "fields: kept is left over")


# -- moves ----------------------------------------------------------------------------------------


def moves_can_go_on(g: Crusade, turn: GameTurn, above: list[Frame[Any]]) -> None:
    """CR-5.1: the end of the phase lies lowest, then the card, then the block on its way."""
    order_is_known(g)
    must(g.mover != NONE, "fields: mover must be given in a move phase")
    step_is(turn, MOVES_2 if g.mover == g.first else FIGHTS)
    must(g.resolved == 0, "fields: resolved is for the battle phase")
    must(g.kept == NONE or g.turn == 6, "fields: kept is for winter")
    end = above[0]
    if not isinstance(end, EndOfMoves):
        raise lies_wrong(end)
    must(end.seat == g.mover, "frame EndOfMoves: seat must be who moves")
    must(FORCED <= end.stage <= SHOWN, "frame EndOfMoves: stage must be 0 to 3")
    if end.stage > FORCED:
        must(len(above) == 1, "frame EndOfMoves: stage must be 0 while blocks move")
        must(max(g.way) < WAYS, "frame EndOfMoves: stage is behind the forced marches")
    if end.stage > ROADS_NAMED:
        must(g.moved == 0, "frame EndOfMoves: stage is behind the moves")
    if len(above) > 1:
        card_can_go_on(g, above[1:])


def order_is_known(g: Crusade) -> None:
    """CR-4.2: the cards have told who is first, and who has what."""
    must(g.first != NONE and g.card[0] != NONE, "fields: card and first must be given")
    must(g.guide == NONE or g.effect[g.guide] == GUIDE, "fields: guide has played no Guide")
    must(g.campaigner == NONE or g.turn == 6, "fields: campaigner is for winter")
    must(g.kept == NONE or g.campaigner != NONE, "fields: kept needs a campaigner")


def card_can_go_on(g: Crusade, above: list[Frame[Any]]) -> None:
    """CR-4.3, CR-4.12: an event, or Moves with the march or voyage that one of them buys."""
    side = g.mover
    card = g.effect[side]
    frame = above[0]
    if isinstance(frame, Moves):
        is_event = card == GUIDE or card == JIHAD
        must(frame.seat == side, "frame Moves: seat must be who moves")
        must(frame.is_event == is_event, "frame Moves: is_event does not fit the card")
        most = 1 if is_event else MOVES[card]
        must(0 <= frame.left <= most, f"frame Moves: left must be 0 to {most}")
        must(card != CARD_ASSASSINS and card != MANNA, "frame Moves: the card gives none")
        must(len(above) <= 2, "frames: too many rules of a move")
        if len(above) == 2:
            move_can_go_on(g, above[1])
        return
    must(len(above) == 1, "frames: an event calls no other rule")
    if isinstance(frame, Assassinate):
        must(frame.seat == side and card == CARD_ASSASSINS, "frame Assassinate: seat does not fit")
    elif isinstance(frame, GiveManna):
        must(frame.seat == side and card == MANNA, "frame GiveManna: seat does not fit")
        must(0 <= frame.left <= 3, "frame GiveManna: left must be 0 to 3")
        must(
            (frame.given == HIDDEN) == is_veiled(g, side), "frame GiveManna: given cannot be hidden"
        )
    else:
        raise lies_wrong(frame)


def move_can_go_on(g: Crusade, frame: Frame[Any]) -> None:
    if isinstance(frame, Landing):
        must(frame.seat == g.mover, "frame Landing: seat must be who moves")
        if frame.block == HIDDEN:
            must(is_veiled(g, frame.seat), "frame Landing: block cannot be hidden")
            return
        must(frame.block != NONE, "frame Landing: block is missing")
        able = sailors(g, frame.seat) | enterers(g, frame.seat)
        can_land = able & BIT[frame.block] and landings(g, frame.seat, frame.block)
        must(can_land != 0, "frame Landing: block has no way")
    elif isinstance(frame, March):
        march_fits(g, frame)
    else:
        raise lies_wrong(frame)


def march_fits(g: Crusade, frame: March) -> None:
    """CR-5.3, CR-5.5: one town or one goal, and a block that can still go somewhere."""
    must(frame.seat == g.mover, "frame March: seat must be who moves")
    must((frame.town == NONE) != (frame.goal == NONE), "frame March: town or goal must be given")
    must(frame.count >= 0, "frame March: count cannot be negative")
    if frame.block == NONE:
        must(not frame.path and frame.left == 0, "frame March: path and left need a block")
        return
    path_fits(g, frame)
    if frame.block == HIDDEN:
        is_whole = is_veiled(g, frame.seat) and frame.left == HIDDEN
        must(is_whole, "frame March: block and left cannot be hidden")
        return
    b = frame.block
    t = g.at[b]
    is_own = SIDE_BITS[frame.seat] & BIT[b] != 0 and t < TOWNS
    must(is_own, "frame March: block must be on the map and of the side that moves")
    made = max(0, len(frame.path) - 1)
    # who guesses at a block on its way knows no rating: it has roads enough to arrive
    must(0 <= frame.left <= g.fastest() - made, "frame March: left does not fit")
    if frame.path:
        is_there = g.moved & BIT[b] and t == frame.path[-1] and g.way[b] == frame.path[-2]
        must(
            is_there != 0 and not g.castle & BIT[b], "frame March: path does not lead to its block"
        )
        must(not g.contested() & BIT[t], "frame March: block must have stopped")
    elif frame.goal == NONE:
        is_able = t == frame.town and frame.movable_in(g, t) & BIT[b] != 0
        must(is_able, "frame March: block cannot leave its town")
    else:
        able = frame.able_to_muster(g, level_sets(g, frame.seat, frame.goal), True)
        must(able & BIT[b] != 0, "frame March: block cannot come to the muster")
    ask = frame.ask_step(g)
    must(ask is not None and ask.count > 0, "frame March: block has no way")


def path_fits(g: Crusade, frame: March) -> None:
    """A path goes from town to town along roads."""
    path = frame.path
    must(len(path) != 1, "frame March: path must have a step or be empty")
    for i, t in enumerate(path):
        is_beside = i == 0 or (path[i - 1] >= 0 and t in NEXT[path[i - 1]])
        must(t >= 0 and is_beside, "frame March: path leaves the roads")


# -- combats --------------------------------------------------------------------------------------


def battles_can_go_on(g: Crusade, turn: GameTurn, above: list[Frame[Any]]) -> None:
    """CR-6.1: the list of combats, the one under way, and what its stage has called."""
    order_is_known(g)
    step_is(turn, REINFORCE)
    must(g.turn < 6, "fields: turn has no battles in winter")
    must(g.mover == NONE, "fields: mover is for a move phase")
    must(g.kept == NONE, "fields: kept is for winter")
    if not isinstance(above[0], Battles):
        raise lies_wrong(above[0])
    if len(above) == 1:
        return
    combat = above[1]
    if not isinstance(combat, Combat):
        raise lies_wrong(combat)
    must(g.resolved & BIT[g.town] != 0, "fields: resolved must have the combat under way")
    must(len(above) <= 3, "frames: too many rules of a combat")
    stage_fits(g, combat, above[2] if len(above) == 3 else None)


def stage_fits(g: Crusade, combat: Combat, frame: Frame[Any] | None) -> None:
    """CR-6.18: each stage of a combat calls a rule of its own."""
    t = g.town
    stage = combat.stage
    is_right = False
    if frame is None:
        is_right = stage == STANDING and g.owner != NONE
    elif isinstance(frame, Deploy):
        inside = g.castled[g.attacker] & BIT[t]
        is_right = stage == DEPLOYED and frame.seat == 1 - g.attacker and g.round == 0
        is_right = is_right and g.owner == frame.seat and not inside and RATING[t] > 0
    elif isinstance(frame, DeclareStorm):
        is_right = stage == STORM_DECLARED and is_siege(g, frame.seat)
        is_right = is_right and g.fighters(frame.seat, t) != 0 and not g.fighters(g.owner, t)
    elif isinstance(frame, DeclareSally):
        is_right = frame.seat == g.owner and g.fighters(1 - frame.seat, t) != 0
        is_right = is_right and g.garrison(frame.seat, t) | g.sallying != 0
        is_right = is_right and stage in (SALLY_DECLARED, FIELD_READY) and g.storming == 0
        if stage == FIELD_READY:
            is_right = is_right and g.fighters(frame.seat, t) != 0
    elif isinstance(frame, Fight):
        is_right = stage == FIGHTING
        if is_right:
            fight_fits(g, frame)
    elif isinstance(frame, RetreatAll):
        is_right = stage == RETREATED and frame.seat == g.attacker and g.round == 3
    elif isinstance(frame, LeaveSiege):
        is_right = stage == LEFT and is_siege(g, frame.seat)
    elif isinstance(frame, Regroup):
        is_right = frame.town == t and frame.seat != NONE and regroup_fits(g, frame.seat, stage)
    must(is_right, "frame Combat: stage does not fit what goes on")
    must(g.round > 0 or stage in (DEPLOYED, ENCIRCLED), "fields: round must be 1 to 3 by now")


def is_siege(g: Crusade, besieger: i64) -> bool:
    """The other side holds the castle of the combat's town against this one."""
    is_held = g.owner != NONE and besieger == 1 - g.owner
    return is_held and g.garrison(g.owner, g.town) != 0 and g.field(besieger, g.town) != 0


def regroup_fits(g: Crusade, seat: i64, stage: i64) -> bool:
    """CR-6.16: who regroups has won the field, at whatever stage."""
    if g.fighters(1 - seat, g.town):
        return False
    if stage == ENCIRCLED:
        return seat == g.attacker and g.owner == 1 - seat
    if stage == WINNER_STAYS:
        return g.owner == 1 - seat
    return stage in (OVER, STANDING) and not g.field(1 - seat, g.town)


def fight_fits(g: Crusade, frame: Fight) -> None:
    """CR-6.6: the fighters are open, and the block on turn is one of them, with its letter."""
    t = g.town
    must(g.round > 0, "fields: round must be 1 to 3 in a fight")
    must(0 <= frame.index <= 5, "frame Fight: index must be 0 to 5")
    must(0 <= frame.hits <= MOST_HITS, "frame Fight: hits does not fit the dice")
    must(0 <= frame.sixes <= MOST_HITS, "frame Fight: sixes does not fit the dice")
    must(0 <= frame.doing <= HARRYING, "frame Fight: doing must be 0 to 3")
    if frame.is_storm:
        is_stormed = g.owner != NONE and g.storming | g.garrison(g.owner, t) != 0
        must(is_stormed, "frame Fight: is_storm without a castle")
    else:
        must(g.storming == 0 and g.half == NONE, "frame Fight: is_storm must be true in a storm")
    fighters = [frame.force(g, side) for side in range(2)]
    must((fighters[0] | fighters[1]) & ~g.faceup == 0, "fields: faceup must have all fighters")
    b = frame.block
    if b == NONE:
        must(frame.doing == 0 and frame.hits == 0, "frame Fight: hits and doing need a block")
    else:
        turn = turn_of(g, frame.index)
        waiting = fighters[turn // 3] & LETTERS[turn % 3] & ~g.acted
        must(waiting & BIT[b] != 0, "frame Fight: block is not on turn")
    if frame.doing == 0:
        is_fair = fighters[0] != 0 and fighters[1] != 0 and frame.hits == 0 and frame.sixes == 0
        must(is_fair, "frame Fight: doing does not fit the fighters and the hits")
    elif frame.doing == HARRYING:
        side: i64 = 0 if b < 31 else 1
        is_free = HARRIERS & BIT[b] and not g.sallying & BIT[b] and not frame.is_storm
        must(is_free != 0, "frame Fight: doing is not for this block")
        has_way = retreat_ways(g, b, side == g.attacker) != 0
        must(has_way, "frame Fight: doing needs a way out")


# -- draws and winter -----------------------------------------------------------------------------


def draws_can_go_on(g: Crusade, turn: GameTurn, above: list[Frame[Any]]) -> None:
    """CR-7.1: the first player's block, then the second's."""
    order_is_known(g)
    step_is(turn, END)
    must(g.turn < 6 and g.year > 1187, "fields: year and turn have no draws")
    must(g.mover == NONE, "fields: mover is for a move phase")
    must(g.kept == NONE, "fields: kept is for winter")
    draws = above[0]
    if not isinstance(draws, Draws):
        raise lies_wrong(draws)
    must(0 <= draws.drawn <= 2, "frame Draws: drawn must be 0 to 2")
    if len(above) == 1:
        return
    frame = above[1]
    if len(above) > 2 or not isinstance(frame, PlaceBlock):
        raise lies_wrong(frame)
    seat = g.first if draws.drawn == 1 else 1 - g.first
    must(draws.drawn > 0 and frame.seat == seat, "frame PlaceBlock: seat must be who draws")
    drawn_fits(g, frame)


def drawn_fits(g: Crusade, frame: PlaceBlock) -> None:
    """CR-7.4, CR-7.6: the drawn block is still in the pool, and no crusader."""
    b = frame.block
    if b == HIDDEN:
        must(is_veiled(g, frame.seat), "frame PlaceBlock: block cannot be hidden")
        return
    is_drawn = b != NONE and SIDE_BITS[frame.seat] & BIT[b] and not CRUSADERS & BIT[b]
    must(is_drawn != 0 and g.at[b] == POOL, "frame PlaceBlock: block cannot have been drawn")
    must(places_for(g, frame.seat, b) != 0, "frame PlaceBlock: block has no place")


def winter_can_go_on(g: Crusade, turn: GameTurn, above: list[Frame[Any]]) -> None:
    """CR-8.10: the steps of winter, each with its own rule."""
    step_is(turn, REINFORCE)
    must(g.turn == 6 and g.card[0] != NONE, "fields: turn must be 6 in winter")
    must(g.mover == NONE, "fields: mover is for a move phase")
    must(g.kept == NONE or g.campaigner != NONE, "fields: kept needs a campaigner")
    steps = above[0]
    if not isinstance(steps, WinterSteps):
        raise lies_wrong(steps)
    must(len(above) == 2, "frames: a step of winter calls one rule")
    frame = above[1]
    if isinstance(frame, Regroup):
        must(steps.step == KEPT + 1, "frame WinterSteps: step is behind the kept siege")
        must(
            frame.seat != NONE and frame.town != NONE, "frame Regroup: seat and town must be given"
        )
        must(not g.occupied(1 - frame.seat) & BIT[frame.town], "frame Regroup: seat has not won")
        return
    must(g.year < LAST_YEAR or steps.step <= CITIES_COUNTED, "fields: year is the last")
    if isinstance(frame, Feed):
        must(frame.seat == steps.step - 1 - FEEDING, "frame Feed: seat does not fit the step")
    elif isinstance(frame, Replace):
        must(frame.seat == steps.step - 1 - REPLACING, "frame Replace: seat does not fit the step")
        for t in range(TOWNS):
            must(0 <= frame.points[t] <= RATING[t], "frame Replace: points are above the rating")
    else:
        raise lies_wrong(frame)
    must(0 <= frame.seat <= 1, f"frame {name_of(frame)}: seat must be given")
