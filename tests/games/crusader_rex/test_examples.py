"""Every worked example of the rules: positions, choices and what must come of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from palatine.games.crusader_rex.fight import Fight
from palatine.games.crusader_rex.names import BLOCK
from palatine.games.crusader_rex.regroup import LeaveSiege, retreat_ways
from palatine.games.crusader_rex.tables import BIT, NEXT, SIDE, SIDE_IDS, TOWNS, size_of
from palatine.kernel.lexicon import NONE
from tests.games.crusader_rex.table import LEXICON, Table, block, names, side, town, towns, war

Example = dict[str, Any]

EXAMPLES: list[Example] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))[
    "examples"
]
COMBATS = [example for example in EXAMPLES if example["kind"] == "combat"]


def option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def specs(town_name: str, blocks: list[dict[str, Any]]) -> list[str]:
    found = []
    for entry in blocks:
        inside = "!" if entry.get("place") == "castle" else ""
        found.append(f"{entry['block']}@{town_name}:{entry['steps']}{inside}")
    return found


class Combat:
    """Plays one combat as an example tells it."""

    def __init__(self, example: Example) -> None:
        self.example = example
        position = example["position"]
        self.place: str = position["town"]
        self.used = json.dumps(example)
        options: dict[str, Any] = {k: option_text(v) for k, v in example.get("options", {}).items()}
        neighbours = self.neighbours(position.get("neighbours", {}))
        self.t = war(*specs(self.place, position["blocks"]), *neighbours, **options)
        self.t.g.first = side(position["p1"])
        self.order: list[str] = []
        columns = position.get("entered", [])
        for mover in (position["p1"], SIDE_IDS[1 - side(position["p1"])]):
            mine = [column for column in columns if column["side"] == mover]
            main = [column["from"] for column in mine if column["main"]]
            for column in mine:
                self.t.enter(mover, column["from"], *specs(self.place, column["blocks"]))
            self.t.entered(mover, self.place if mine and self.is_fight() else "", *main)
        self.t.know_all()
        if position.get("jihad"):
            self.t.g.jihad = town(self.place)
        self.t.fights(position["p1"])
        self.t.play(f"fight {self.place}") if self.t.key == "pick-combat" else None

    def is_fight(self) -> bool:
        return bool(self.t.g.contested() & BIT[town(self.place)])

    def spare_of(self, owner: str) -> str:
        """A block that the example does not speak of, to hold a town next door."""
        free = [
            n for n in BLOCK.names if f'"{n}"' not in self.used and SIDE[block(n)] == side(owner)
        ]
        self.used += f'"{free[0]}"'
        return free[0]

    def neighbours(self, wanted: dict[str, str]) -> list[str]:
        laid: list[str] = []
        for name, holder in wanted.items():
            if holder == "vacant":
                continue
            if holder == "saracens_siege":
                laid.append(f"{self.spare_of('franks')}@{name}!")
                laid.append(f"{self.spare_of('saracens')}@{name}")
            else:
                laid.append(f"{self.spare_of(holder)}@{name}")
        return laid

    # -- moves -------------------------------------------------------------------------------------

    def play(self) -> None:
        moves = self.example["moves"]
        for i, move in enumerate(moves):
            following = moves[i + 1] if i + 1 < len(moves) else {}
            if following.get("do") == "attrition":
                inside = [b for b in following["dice"]]
                order = sorted(inside, key=block)
                self.later = [following["dice"][name] for name in order]
            else:
                self.later = []
            if "check" in move:
                self.check(move["check"])
            elif move.get("stop"):
                return
            else:
                getattr(self, "do_" + move["do"])(move)
            self.skip_naming()

    def skip_naming(self) -> None:
        """The open block of a siege is named by nobody in the examples."""
        while self.t.key == "show-block":
            self.t.play(self.t.options[0])

    def lay_later_dice(self) -> None:
        if self.later:
            self.t.dice(*self.later)
            self.later = []

    def do_attrition(self, move: Example) -> None:
        assert self.t.dice_left == 0

    def take_turn(self, move: Example, verb: str) -> None:
        name = move["block"]
        assert self.t.asked == move["by"]
        if self.t.key == "act":
            self.t.play(f"act {name}")
        self.order.append(name)
        dice = move.get("dice", [])
        if verb in ("fire", "charge", "harry"):
            self.t.dice(*dice)
            frame = self.t.g.frames[-1]
            is_waiting = self.t.key == "action"
            assert is_waiting or isinstance(frame, Fight)
        target = f" {move['to']}" if verb == "retreat" else ""
        self.lay_later_dice()
        self.t.play(f"{verb} {name}{target}")
        hits = list(move.get("hits", []))
        while self.t.key == "place-hit":
            self.t.play(f"hit {hits.pop(0)}")
        assert not hits
        if verb == "harry" and self.t.key == "harry-to":
            self.t.play(f"retreat {name} {move['to']}")

    def do_fire(self, move: Example) -> None:
        self.take_turn(move, "fire")

    def do_charge(self, move: Example) -> None:
        self.take_turn(move, "charge")

    def do_harry(self, move: Example) -> None:
        self.take_turn(move, "harry")

    def do_retreat(self, move: Example) -> None:
        self.take_turn(move, "retreat")

    def do_withdraw(self, move: Example) -> None:
        self.take_turn(move, "withdraw")

    def do_rest(self, move: Example) -> None:
        """All who still have a turn in this round fire sixes."""
        number = self.t.g.round
        while self.t.key in ("act", "action") and self.t.g.round == number:
            if self.t.key == "act":
                self.t.play(self.t.options[0])
                continue
            name = next(code.split()[1] for code in self.t.options if code.startswith("fire"))
            self.order.append(name)
            self.t.dice(*[6] * self.t.steps(name))
            self.t.play(f"fire {name}")

    def pick_blocks(self, move: Example, verb: str, key: str) -> None:
        assert self.t.key == key or not move["blocks"], (self.t.key, self.t.options)
        for name in move["blocks"]:
            self.t.play(f"{move['by']}: {verb} {name}")
        if self.t.key == key and self.t.asked == move["by"]:
            self.lay_later_dice()
            self.t.play("done")

    def do_deploy(self, move: Example) -> None:
        self.pick_blocks(move, "castle", "deploy")

    def do_storm(self, move: Example) -> None:
        self.pick_blocks(move, "storm", "declare-storm")

    def do_sally(self, move: Example) -> None:
        self.pick_blocks(move, "sally", "declare-sally")

    def do_regroup(self, move: Example) -> None:
        assert self.t.key == "regroup" or not move["go"]
        for name, place in move["go"]:
            self.t.play(f"{move['by']}: regroup {name} {place}")
        self.lay_later_dice()
        if self.t.key == "regroup":
            assert self.t.asked == move["by"]
            self.t.play("done")

    def do_retreat_after(self, move: Example) -> None:
        for name, place in move["go"]:
            self.t.play(f"{move['by']}: retreat {name} {place}")

    def do_stay(self, move: Example) -> None:
        self.lay_later_dice()
        self.t.play(f"{move['by']}: done")

    def do_leave(self, move: Example) -> None:
        for name, place in move["go"]:
            self.t.play(f"{move['by']}: retreat {name} {place}")

    # -- checks ------------------------------------------------------------------------------------

    def check(self, wanted: Example) -> None:
        assert self.t.key  # runs to the next question
        for key, value in wanted.items():
            assert getattr(self, "see_" + key)(value) == value, key

    def see_round(self, value: Any) -> Any:
        return self.t.g.round

    def see_fight(self, value: Any) -> Any:
        t = town(self.place)
        both = self.t.g.fighters(0, t) and self.t.g.fighters(1, t)
        return "field" if both else "siege"

    def see_attacker(self, value: Any) -> Any:
        return SIDE_IDS[self.t.g.attacker]

    def see_castle_owner(self, value: Any) -> Any:
        return SIDE_IDS[self.t.g.owner]

    def see_field(self, value: Any) -> Any:
        t = town(self.place)
        return {SIDE_IDS[s]: size_of(self.t.g.fighters(s, t)) for s in range(2)}

    def see_reserves(self, value: Any) -> Any:
        g = self.t.g
        here = g.here[town(self.place)] | g.here[TOWNS + town(self.place)]
        return {"2": size_of(g.second & here), "3": size_of(g.third & here)}

    def see_half_hit(self, value: Any) -> Any:
        return None if self.t.g.half == NONE else BLOCK.names[self.t.g.half]

    def see_storming(self, value: Any) -> Any:
        return names(self.t.g.storming)

    def see_sallying(self, value: Any) -> Any:
        return names(self.t.g.sallying)

    def see_steps(self, value: Any) -> Any:
        return {name: self.t.steps(name) for name in value}

    def see_storm_max(self, value: Any) -> Any:
        """How many stormers can be named before nobody else is offered."""
        branch = Table.__new__(Table)
        branch.g = self.t.g.copy()
        count = 0
        while branch.key == "declare-storm" and any("storm" in code for code in branch.options):
            branch.play(branch.options[0])
            count += 1
        return count

    def see_order(self, value: Any) -> Any:
        return self.order[: len(value)]

    see_order_before = see_order

    def see_may(self, value: dict[str, list[str]]) -> Any:
        return {name: self.sorted_like(value[name], self.may(name)) for name in value}

    def sorted_like(self, wanted: list[str], found: set[str]) -> list[str]:
        return [verb for verb in wanted if verb in found] + sorted(found - set(wanted))

    def may(self, name: str) -> set[str]:
        """The verbs of a block that is on turn, or could be."""
        branch = Table.__new__(Table)
        branch.g = self.t.g.copy()
        if branch.key == "act":
            branch.play(f"act {name}")
        ask = branch.ask
        assert ask is not None
        assert ask.subject == block(name), LEXICON.code(ask.options[0])
        return {code.split()[0] for code in branch.options}

    def see_retreat_to(self, value: dict[str, list[str]]) -> Any:
        found = {}
        for name in value:
            branch = Table.__new__(Table)
            branch.g = self.t.g.copy()
            if branch.key == "act":
                branch.play(f"act {name}")
            found[name] = branch.offers(f"retreat {name}")
        return found

    def see_may_retreat_to(self, value: Any) -> Any:
        assert isinstance(self.t.g.frames[-1], LeaveSiege)
        return sorted({code.split()[2] for code in self.t.options if code.startswith("retreat")})

    def see_regroup_towns(self, value: Any) -> Any:
        return sorted({code.split()[2] for code in self.t.options if code.startswith("regroup")})

    # -- results -----------------------------------------------------------------------------------

    def expect(self, wanted: Example) -> None:
        assert self.t.key
        for key, value in wanted.items():
            see = getattr(self, "see_" + key, None)
            if see is not None:
                assert see(value) == value, key
            else:
                getattr(self, "expect_" + key)(value)
        assert self.t.dice_left == 0

    def expect_to(self, wanted: dict[str, str]) -> None:
        assert {name: self.t.town(name) for name in wanted} == wanted

    def expect_control_after(self, wanted: str) -> None:
        assert self.t.control(self.place) == wanted

    def expect_rounds(self, wanted: int) -> None:
        assert max(numbers[1] for numbers in self.t.told("round")) == wanted

    def expect_result(self, wanted: str) -> None:
        assert self.t.g.town == NONE, "the combat is not over"
        won = [SIDE_IDS[numbers[0]] for numbers in self.t.told("combat-won")]
        if wanted.startswith("won"):
            assert wanted == f"won {won[-1]}"
        elif wanted == "siege goes on":
            assert self.t.told("siege-stands")
            assert self.t.g.castled[0] | self.t.g.castled[1]
        elif wanted == "siege lifted":
            assert self.t.told("siege-lifted")
        else:
            assert wanted == "held"
            assert not won
            assert self.t.told("retreats"), "the attackers had to go"

    def expect_walter_retreat_to(self, wanted: list[str]) -> None:
        assert towns(retreat_ways(self.t.g, block("walter"), True)) == wanted

    def expect_round_2_first(self, wanted: str) -> None:
        assert self.order[2] == wanted


@pytest.mark.parametrize("example", COMBATS, ids=lambda example: str(example["id"]))
def test_a_combat_comes_out_as_the_example_tells(example: Example) -> None:
    combat = Combat(example)
    combat.play()
    combat.expect(example["expected"])


def test_every_town_of_the_examples_has_its_roads() -> None:
    for example in COMBATS:
        position = example["position"]
        beside = {town(name) for name in position.get("neighbours", {})}
        assert beside <= set(NEXT[town(position["town"])]), example["id"]
