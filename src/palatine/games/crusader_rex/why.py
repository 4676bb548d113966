"""Why an option is not there, and what an option would count. Used only while explaining."""

from __future__ import annotations

from mypy_extensions import i64

from palatine.games.crusader_rex.state import Crusade
from palatine.kernel.flow import Ask


def explain_moves(g: Crusade, side: i64, is_event: bool, ask: Ask) -> None:
    pass


def explain_blocks(g: Crusade, side: i64, town: i64, goal: i64, ask: Ask) -> None:
    pass


def explain_steps(
    g: Crusade, side: i64, b: i64, goal: i64, left: i64, path: list[int], ask: Ask
) -> None:
    pass


def explain_landings(g: Crusade, side: i64, b: i64, ask: Ask) -> None:
    pass


def explain_actions(g: Crusade, b: i64, is_storm: bool, may_leave: bool, ask: Ask) -> None:
    pass


def explain_retreats(g: Crusade, side: i64, blocks: list[int], ask: Ask) -> None:
    pass


def explain_regroup(g: Crusade, side: i64, town: i64, ask: Ask) -> None:
    pass


def explain_places(g: Crusade, side: i64, b: i64, ask: Ask) -> None:
    pass
