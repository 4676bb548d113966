"""OA-CAM-11 to OA-CAM-15: forces, dice, casualties and survivors."""

from __future__ import annotations

from typing import ClassVar, Final

from palatine.games.oath.cards import bandits_at, discard_adviser, discard_from_site
from palatine.games.oath.deed import Campaigning
from palatine.games.oath.names import (
    ATTACKERS,
    DEFENDERS,
    LOSE_AT_SITE,
    LOSE_ON_BOARD,
    NUMBER,
    SEAT,
    SIDE,
    WITH,
)
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import (
    ATTACK_DIE,
    DEFENSE_DIE,
    DOUBLES,
    FIRST_RELIC,
    HOLLOW,
    POWER_ROWS,
    SHIELDS,
    SKULLS,
    SLOTS,
    SWORDS,
)
from palatine.games.oath.tokens import campaign_of, kill_at_site, kill_on_board, take_from_site
from palatine.kernel.errors import BadData, BrokenRule
from palatine.kernel.flow import Ask, Field, Frame, one
from palatine.kernel.lexicon import NONE

DIE: Final = 6


def attacking_force(g: Oath, war: Campaigning) -> int:
    """OA-CON-09, OA-CAM-20: the board, and the sites that fight along (bandits of a Crown too)."""
    n = g.board[war.seat]
    for slot in range(SLOTS):
        if war.force_sites >> slot & 1:
            n += g.garrison[slot]
            if g.crown == war.seat:
                n += bandits_at(g, slot)
    return n


def defending_boards(g: Oath, war: Campaigning) -> list[int]:
    """OA-CAM-11: defender and allies whose pawns are at the attacker's or a targeted site."""
    found: list[int] = []
    for seat in war.players_of(g, DEFENDERS):
        slot = g.pawn[seat]
        if slot == war.slot or war.is_target(slot):
            found.append(seat)
    return found


def has_bandits(g: Oath, war: Campaigning) -> bool:
    """OA-PWR-11: whether bandits fight for the defending side."""
    if war.defender == NONE:
        return True
    return g.crown != NONE and war.side_of(g.crown) == DEFENDERS


def defending_force(g: Oath, war: Campaigning, with_bandits: bool) -> int:
    """OA-CAM-11: warbands at targeted sites and on boards that are present."""
    n = 0
    counts_bandits = with_bandits and has_bandits(g, war)
    for slot in range(SLOTS):
        if war.is_target(slot) and not war.force_sites >> slot & 1:
            n += g.garrison[slot]
            if counts_bandits:
                n += bandits_at(g, slot)
    for seat in defending_boards(g, war):
        n += g.board[seat]
    return n


def force_of(g: Oath, war: Campaigning, side: int) -> int:
    """For comparisons of forces (Encirclement, Zealots): bandits count."""
    return attacking_force(g, war) if side == ATTACKERS else defending_force(g, war, True)


# dice


def roll_defense(g: Oath, war: Campaigning) -> None:
    war.defense_roll = [DEFENSE_DIE[g.chance.below(DIE)] for _ in range(war.defense_dice)]
    if war.defense_roll:
        g.tell_all("rolled-defense", war.defense_roll)


def roll_attack(g: Oath, war: Campaigning) -> None:
    dice = war.attack_dice // 2 if war.is_halved else war.attack_dice
    war.attack_roll = [ATTACK_DIE[g.chance.below(DIE)] for _ in range(dice)]
    if war.attack_roll:
        g.tell_all("rolled-attack", war.attack_roll)


def shields_of(faces: list[int]) -> int:
    """OA-CMP-06: shields, doubled by every x2."""
    shields = 0
    doubles = 0
    for face in faces:
        shields += SHIELDS[face]
        doubles += DOUBLES[face]
    return shields << doubles


def defense_value(g: Oath, war: Campaigning) -> int:
    """OA-CAM-11: shields, doubled by each x2, and the warbands that count."""
    faces: list[int] = []
    for face in war.defense_roll:
        if war.ignores_single_shields and SHIELDS[face] == 1:
            continue
        if war.ignores_double_shields and SHIELDS[face] == 2:
            continue
        faces.append(face)
    return shields_of(faces) + defending_force(g, war, True)


def attack_value(war: Campaigning) -> int:
    """OA-CAM-12: swords and half the hollow ones."""
    swords = 0
    hollow = 0
    for face in war.attack_roll:
        if not (war.ignores_double_swords and SWORDS[face] == 2):
            swords += SWORDS[face]
        if not war.ignores_hollow:
            hollow += HOLLOW[face]
    if war.is_doubled:
        swords *= 2
        hollow *= 2
    return swords + hollow // 2


def skulls_of(war: Campaigning) -> int:
    """OA-CAM-12."""
    if war.ignores_skulls:
        return 0
    skulls = 0
    for face in war.attack_roll:
        skulls += SKULLS[face]
    return skulls * 2 if war.is_doubled else skulls


# losses


class Casualties(Frame[Oath]):
    """Warbands of a side die; who chooses says how many from each site and board in turn."""

    FIELDS: ClassVar[list[Field]] = [
        one("seat", SEAT),
        one("side", SIDE),
        one("left", NUMBER),
        one("at", NUMBER),
    ]

    def __init__(self, seat: int = NONE, side: int = NONE, left: int = 0, at: int = 0) -> None:
        self.seat = seat
        self.side = side
        self.left = left
        self.at = at  # slots first, then seats

    def copy(self) -> Casualties:
        return Casualties(self.seat, self.side, self.left, self.at)

    def here(self, g: Oath, at: int) -> int:
        """Warbands of the side at a slot, or on the board of seat `at - SLOTS`."""
        war = war_of(g)
        if at < SLOTS:
            if self.side == ATTACKERS:
                return g.garrison[at] if war.force_sites >> at & 1 else 0
            is_theirs = war.is_target(at) and not war.force_sites >> at & 1
            return g.garrison[at] if is_theirs else 0
        seat = at - SLOTS
        if self.side == ATTACKERS:
            return g.board[seat] if seat == war.seat else 0
        return g.board[seat] if seat in defending_boards(g, war) else 0

    def run(self, g: Oath) -> Ask | None:
        last = SLOTS + g.seats
        while self.at < last and (self.left == 0 or self.here(g, self.at) == 0):
            self.at += 1
        if self.at >= last:
            g.done()
            return None
        later = 0
        for at in range(self.at + 1, last):
            later += self.here(g, at)
        ask = Ask(self.seat, "casualties", self.left)
        here = self.here(g, self.at)
        for n in range(max(0, self.left - later), min(self.left, here) + 1):
            if self.at < SLOTS:
                ask.offer(LOSE_AT_SITE.option(self.at, n))
            else:
                ask.offer(LOSE_ON_BOARD.option(self.at - SLOTS, n))
        return ask

    def chosen(self, g: Oath, pick: int) -> None:
        if LOSE_AT_SITE.has(pick):
            n = LOSE_AT_SITE.second(pick)
            kill_at_site(g, self.at, n)
        else:
            n = LOSE_ON_BOARD.second(pick)
            kill_on_board(g, self.at - SLOTS, n)
        self.left -= n
        self.at += 1

    def check(self, g: Oath) -> None:
        if campaign_of(g) is None:
            raise BadData("frame Casualties: seat is in no campaign")


def war_of(g: Oath) -> Campaigning:
    war = campaign_of(g)
    if war is None:
        raise BrokenRule("no campaign is under way")
    return war


def move_survivors(g: Oath, war: Campaigning, loser: int) -> None:
    """OA-CAM-15: what is left of the force moves to the own board; purple ones of sites to the
    Chancellor's. Obsidian Cage: they are locked up instead."""
    is_jailed = war.jailed >> loser & 1 != 0
    for slot in range(SLOTS):
        is_fighting = war.force_sites >> slot & 1 != 0
        if loser == ATTACKERS and not is_fighting:
            continue
        if loser == DEFENDERS and (is_fighting or not war.is_target(slot)):
            continue
        n, colour = g.garrison[slot], g.garrison_of[slot]
        if n == 0:
            continue
        take_from_site(g, slot, n)
        if is_jailed:
            g.caged[colour] += n
        else:
            home = war.seat if loser == ATTACKERS else colour
            g.board[home] += n
    if is_jailed:
        boards = [war.seat] if loser == ATTACKERS else defending_boards(g, war)
        for seat in boards:
            g.caged[g.colour(seat)] += g.board[seat]
            g.board[seat] = 0


def discard_plan(g: Oath, war: Campaigning, number: int) -> None:
    """OA-CAM-18: a plan that is discarded at the end."""
    face = POWER_ROWS[number].face
    place = g.place_of(face)
    if face >= FIRST_RELIC or place == NONE:
        return
    user = war.planners[war.plans.index(number)] if number in war.plans else NONE
    if place < WITH:
        discard_from_site(g, war.seat if user == NONE else user, face)
    else:
        discard_adviser(g, user, g.advisers.index(face))
