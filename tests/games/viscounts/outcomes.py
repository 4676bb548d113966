"""How every effect is played, and what must have changed afterwards.

`ways("either_destroy_1_or_discard_1", ...)` lists all ways to answer an effect, each with the
changes that it must bring. The seat that plays it is laid by `fixture`.
"""

from __future__ import annotations

from typing import Any

from palatine.games.viscounts.names import GONE
from palatine.games.viscounts.tables import CARDS, SECTIONS
from tests.games.viscounts.table import Table

Change = dict[str, int]
Way = tuple[list[str], Change]

OTHER_ORDER = "(another order)"  # answered with the second arrangement offered
HAND = ["start_trader", "start_lender", "start_financer"]
DRAW = ["start_journeyman", "start_thief"]
DISCARD = ["start_labourer"]
HEROES = ["hero_rudolf", "hero_bertha", "hero_emma", "hero_judith", "hero_lothaire"]


def fixture(board: list[str | None], used: str = "", **more: Any) -> dict[str, Any]:
    """A seat with cards in every pile, papers to flip and a worker to move.

    The hand is so large that nothing is drawn when the turn goes on. A card under test (`used`)
    lies in none of the piles.
    """
    spare = [hero for hero in HEROES if hero != used and hero not in board]
    seat: dict[str, Any] = dict(
        board=board,
        hand=[card if card != used else spare.pop() for card in HAND] + spare[:2],
        draw=[card if card != used else spare.pop() for card in DRAW],
        discard=[card if card != used else spare.pop() for card in DISCARD],
        unpaid=4,
        acquired=4,
        tier1=[1, 0, 0, 0, 0],
    )
    return seat | more


def helper_for(used: str) -> str:
    """A townsfolk to hire whose corner is one virtue, other than the one under test."""
    return "princess" if used != "princess" else "friar"


def ways(effect: str, used: str = "") -> list[Way]:
    """All ways to play an effect; a list of effects is played in the first way of each."""
    if effect.startswith("either_"):
        found: list[Way] = []
        for side in effect.removeprefix("either_").split("_or_"):
            for answers, change in ways(side, used):
                found.append(([f"either {side}", *answers], change))
        return found
    if "_and_" in effect:
        answers = []
        total: Change = {}
        for part in effect.split("_and_"):
            own, change = ways(part, used)[0]
            answers += own
            for key, n in change.items():
                total[key] = total.get(key, 0) + n
        return [(answers, total)]
    return single(effect, used)


def single(effect: str, used: str) -> list[Way]:
    if effect in SIMPLE:
        return SIMPLE[effect]
    if effect == "hire_free_1":
        return [([f"hire {helper_for(used)}"], {"discard": 1, "virtue": -1})]
    name, _, n = effect.rpartition("_")
    if name in ("silver", "ink", "gold", "stone", "corruption"):
        return [([], {name: int(n)})]
    if name == "virtue":
        return [([], {name: -int(n)})]
    if name in ("debt", "deed"):
        return [([], {"unpaid" if name == "debt" else "acquired": int(n)})]
    assert name == "resource", f"nobody knows how '{effect}' is played"
    return [(["take gold"] * int(n), {"gold": int(n)})]


SIMPLE: dict[str, list[Way]] = {
    "nothing": [([], {})],
    "flip_debt_1": [(["take ink"], {"unpaid": -1, "paid": 1, "ink": 1})],
    "flip_deed_1": [([], {"acquired": -1, "approved": 1})],
    "flip_either_1": [
        (["flip deed"], {"acquired": -1, "approved": 1}),
        (["flip debt", "take ink"], {"unpaid": -1, "paid": 1, "ink": 1}),
    ],
    "destroy_1": [
        (["destroy start_trader"], {"hand": -1, "gone": 1, "silver": 1}),
        (["pass"], {}),
    ],
    "destroy_2": [
        (["destroy start_trader", "destroy start_financer"], {"hand": -2, "gone": 2, "silver": 4}),
        (["destroy start_lender", "pass"], {"hand": -1, "gone": 1, "silver": 1}),
        (["pass"], {}),
    ],
    "discard_1": [
        (["discard start_trader"], {"hand": -1, "discard": 1}),
        (["discard_top"], {"draw": -1, "discard": 1}),
        (["pass"], {}),
    ],
    "discard_2": [
        (["discard start_trader", "discard_top"], {"hand": -1, "draw": -1, "discard": 2}),
        (["discard start_lender", "pass"], {"hand": -1, "discard": 1}),
        (["pass"], {}),
    ],
    "rearrange": [([OTHER_ORDER], {"orders": 1}), (["arrange keep"], {})],
    "castle_move_1": [(["shift ink_stone flip"], {"moves": 1}), (["pass"], {})],
    "place_workers_2": [(["section flip"], {"supply": -2, "tier1": 2})],
    "place_workers_4": [
        (
            ["section two_virtue"],  # one of the four goes up, one to either side
            {"supply": -4, "tier1": 3, "tier2": 1, "virtue": -2},
        )
    ],
    "build_workshop": [(["build ws2", "site e_r2"], {"virtue": -1, "buildings": 1})],
    "build_trading_post": [(["build tp3", "site e_r2"], {"virtue": -1, "buildings": 1})],
    "build_guildhall": [(["build gh1", "site e_r2"], {"virtue": -1, "buildings": 1})],
    "manuscript_3_4": [
        (["manuscript black_4_virtue"], {"virtue": -2, "manuscripts": 1}),
    ],
}


def measure(t: Table, seat: str) -> Change:
    """Everything of a seat that an effect can change."""
    g = t.g
    n = t.seat(seat)
    row = slice(n * SECTIONS, n * SECTIONS + SECTIONS)
    corruption, virtue = t.markers(seat)
    return {
        **t.goods(seat),
        **t.papers(seat),
        "corruption": corruption,
        "virtue": virtue,
        "hand": g.hand[n],
        "draw": g.draw[n],
        "discard": g.discard[n],
        "gone": g.zone[n * CARDS : n * CARDS + CARDS].count(GONE),
        "supply": g.supply[n],
        "tier1": sum(g.tier1[row]),
        "tier2": sum(g.tier2[row]),
        "buildings": g.owner.count(n),
        "manuscripts": g.scribe.count(n),
        "orders": len([f for f in t.facts("rearranged") if f[0] == seat]),
        "moves": len([f for f in t.facts("castle-moved") if f[0] == seat]),
    }


def answer(t: Table, answers: list[str], seat: str) -> None:
    """Plays the answers of one seat."""
    for code in answers:
        assert t.asked.seat == seat, f"{t.question}, but '{code}' is {seat}'s answer"
        t.play(t.options[1] if code == OTHER_ORDER else code)


def changed(before: Change, after: Change) -> Change:
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


def merged(*changes: Change) -> Change:
    """Several changes at once; what comes to nothing is left out."""
    total: Change = {}
    for change in changes:
        for key, n in change.items():
            total[key] = total.get(key, 0) + n
    return {key: n for key, n in total.items() if n}
