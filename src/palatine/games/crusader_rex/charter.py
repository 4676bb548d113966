"""The table options of a match, worked out once into numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palatine.games.crusader_rex.tables import EMIRS, LASTING, PILGRIMS, limits


class Charter:
    """CR-10: what the table options of a match mean."""

    def __init__(self, options: dict[str, str]) -> None:
        bridge = options["iron_bridge"] == "true"  # CR-10.1
        old_roads = options["old_road_limits"] == "true"  # CR-10.11
        plain = limits(False, bridge, 1)
        double = limits(False, bridge, 2)
        self.guide_caps: list[int] = limits(True, bridge, 1)
        self.move_caps: list[int] = double if old_roads else plain
        self.attack_caps: list[int] = plain
        self.retreat_caps: list[int] = plain
        self.regroup_caps: list[int] = double if old_roads else plain
        self.limits_attacks: bool = old_roads
        self.forced_march: bool = options["forced_march"] == "true"
        self.handicap: i64 = int(options["handicap"])
        self.first_blood: bool = options["first_blood"] == "true"
        self.any_one: bool = options["winter_campaign_card"] == "any_one"
        self.yearly: bool = options["sudden_death"] == "year"
        self.home_first: bool = options["draw_placement"] == "home_first"
        self.any_road: bool = options["defender_retreat"] == "any_road"
        self.old_charge: bool = options["old_charge"] == "true"
        self.supply: i64 = ["off", "double", "triple"].index(options["old_winter_supply"]) + 1
        self.old_activation: bool = options["old_activation"] == "true"
        self.old_nomads: bool = options["old_nomads"] == "true"
        self.winter_penalty: i64 = 1 if options["old_winter_move"] == "true" else 0
        self.lasting: i64 = LASTING
        if options["old_emirs_gone"] != "off":  # CR-10.16
            self.lasting |= EMIRS
        if options["old_emirs_gone"] == "emirs_and_pilgrims":
            self.lasting |= PILGRIMS
        self.old_ties: bool = options["old_ties"] == "true"
        self.same_kingdom: bool = options["old_deploy_same_kingdom"] == "true"
        self.swap_last: bool = options["saladin_swap"] == "after_draw"
        self.sea_keeps_to_roads: bool = options["sea_attack_retreat"] == "entry_road"
        self.first_road: bool = options["main_attack_choice"] == "first_road"


KNOWN: Final[dict[str, Charter]] = {}


def charter_of(options: dict[str, str]) -> Charter:
    """Matches with the same table options share one charter."""
    key = " ".join(f"{id}={value}" for id, value in options.items())
    if key not in KNOWN:
        KNOWN[key] = Charter(options)
    return KNOWN[key]
