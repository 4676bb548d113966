"""What developments, spaces of the track and events change for their holder: fourteen hooks.

A record has a list of hooks, each an object with the keys that `HOOKS` asks for. Loading adds them
up into arrays by source, so that the rules ask for numbers and know no card by name.
"""

from __future__ import annotations

from typing import Any, Final

from palatine.games.crusader_kings.programs import CHECKS, DECKS, bits_of
from palatine.kernel.data import index
from palatine.kernel.errors import BadData
from palatine.kernel.lexicon import NONE

HOOKS: Final[dict[str, list[str]]] = {
    "check_draws": ["checks", "value"],
    "defence_successes": ["value"],
    "castle_cost": ["value"],
    "tax_bonus": ["value"],
    "bonus_card": ["deck", "value"],
    "crusades_per_era": ["value"],
    "ignore_adjacency": ["checks"],
    "sea_invasion": ["armies"],
    "allow_opposition": ["checks"],
    "remove_unrest": ["limit", "windows"],
    "prevent_death": ["causes", "limit"],
    "birth_trait_choice": ["draw", "keep"],
    "no_invade_players": [],
    "achievement": ["achievement"],
}
LIMITS: Final = ["once_per_round", "once_per_era"]
ONCE_PER_ROUND: Final = 0
ONCE_PER_ERA: Final = 1
WINDOWS: Final = ["own_turn_start", "support_after_upkeep"]
AT_TURN_START: Final = 1  # as bits
AFTER_UPKEEP: Final = 2
CAUSES: Final = ["event", "old_age"]
FROM_EVENT: Final = 1  # as bits
OF_OLD_AGE: Final = 2


class Hooks:
    """By source (a development, then a space of the track) what it changes for its holder."""

    def __init__(self, achievements: list[str]) -> None:
        self.achievements = achievements
        self.draws: list[list[int]] = []  # free tokens by check
        self.defence: list[int] = []
        self.castle_cost: list[int] = []
        self.tax_bonus: list[int] = []
        self.bonus_cards: list[list[int]] = []  # by deck
        self.crusades: list[int] = []  # 0: no more than everybody
        self.anywhere: list[int] = []  # checks that need no border, as bits
        self.by_sea: list[int] = []
        self.opposable: list[int] = []  # checks against own persons, as bits
        self.calms: list[int] = []  # windows in which unrest may be removed
        self.saves: list[int] = []  # causes of death that may be prevented
        self.limit: list[int] = []  # NONE: not limited
        self.birth_draw: list[int] = []
        self.bans_players: list[bool] = []  # no attacks on regions of players
        self.achievement: list[int] = []

    def add(self, hooks: Any, where: str) -> None:
        """The next source."""
        if not isinstance(hooks, list):
            raise BadData(f"{where}: hooks must be a list, not {hooks!r}")
        self.draws.append([0] * len(CHECKS))
        self.defence.append(0)
        self.castle_cost.append(0)
        self.tax_bonus.append(0)
        self.bonus_cards.append([0] * len(DECKS))
        self.crusades.append(0)
        self.anywhere.append(0)
        self.by_sea.append(0)
        self.opposable.append(0)
        self.calms.append(0)
        self.saves.append(0)
        self.limit.append(NONE)
        self.birth_draw.append(0)
        self.bans_players.append(False)
        self.achievement.append(NONE)
        for hook in hooks:
            if not isinstance(hook, dict) or "hook" not in hook:
                raise BadData(f"{where}: {hook!r} is no hook")
            name = hook["hook"]
            if name not in HOOKS:
                raise BadData(f"{where}: unknown hook {name!r}; known are {', '.join(HOOKS)}")
            here = f"{where}, hook {name}"
            for key in HOOKS[name]:
                if key not in hook:
                    raise BadData(f"{here}: '{key}' is missing")
            for key in hook:
                if key != "hook" and key not in HOOKS[name]:
                    raise BadData(f"{here}: unknown key '{key}'")
            self.read(name, hook, here)

    def read(self, name: str, hook: dict[str, Any], where: str) -> None:
        if "limit" in hook:
            self.limit[-1] = index(LIMITS, hook["limit"], where, "limit")
        if name == "check_draws":
            value = number(hook, "value", where)
            checks = bits_of(CHECKS, hook["checks"], where, "checks")
            for check in range(len(CHECKS)):
                if checks >> check & 1:
                    self.draws[-1][check] += value
        elif name == "defence_successes":
            self.defence[-1] += number(hook, "value", where)
        elif name == "castle_cost":
            self.castle_cost[-1] += number(hook, "value", where)
        elif name == "tax_bonus":
            self.tax_bonus[-1] += number(hook, "value", where)
        elif name == "bonus_card":
            deck = index(DECKS, hook["deck"], where, "deck")
            self.bonus_cards[-1][deck] += number(hook, "value", where)
        elif name == "crusades_per_era":
            self.crusades[-1] = number(hook, "value", where)
        elif name == "ignore_adjacency":
            self.anywhere[-1] |= bits_of(CHECKS, hook["checks"], where, "checks")
        elif name == "sea_invasion":
            self.by_sea[-1] += number(hook, "armies", where)
        elif name == "allow_opposition":
            self.opposable[-1] |= bits_of(CHECKS, hook["checks"], where, "checks")
        elif name == "remove_unrest":
            self.calms[-1] |= bits_of(WINDOWS, hook["windows"], where, "windows")
        elif name == "prevent_death":
            self.saves[-1] |= bits_of(CAUSES, hook["causes"], where, "causes")
        elif name == "birth_trait_choice":
            self.birth_draw[-1] = number(hook, "draw", where)
            if number(hook, "keep", where) != 1 or self.birth_draw[-1] < 1:
                raise BadData(f"{where}: 'keep' must be 1, and 'draw' 1 at least")
        elif name == "no_invade_players":
            self.bans_players[-1] = True
        else:
            ids = self.achievements
            self.achievement[-1] = index(ids, hook["achievement"], where, "achievement")


def number(hook: dict[str, Any], key: str, where: str) -> int:
    value = hook[key]
    if isinstance(value, bool) or not isinstance(value, int) or not -9 <= value <= 9:
        raise BadData(f"{where}: '{key}' must be a number from -9 to 9, not {value!r}")
    return value
