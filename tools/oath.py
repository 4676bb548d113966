"""How often each power of Oath is used in random games, and which are used least.

    PYTHONPATH=src python -m tools.oath --games 1000

A power is used when one of its methods does something or answers otherwise than an empty power
would; what a chapter of the rules carries out by itself is seen by its choices, its answers or the
position. Only interpreted rules can be watched so. Of four games two have a world mixed of all
cards, and one goes on with the chronicle: some powers need Dispossessed cards.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from palatine.build import flavour
from palatine.games.oath import chronicle, recover
from palatine.games.oath.game import GAME
from palatine.games.oath.names import (
    EXILE,
    GROW,
    OFFER_CITIZENSHIP,
    PEEK_RELIQUARY,
    REVEAL,
    SHRINK,
    USE,
)
from palatine.games.oath.power import NO_POWER, TABLE, Power
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import CARD_IDS, GRAND_SCEPTER, MODIFIER, POWER_IDS, SLOTS
from palatine.kernel.chance import Chance, fast
from palatine.kernel.flow import advance, answer
from palatine.kernel.lexicon import NONE

MOST_CHOICES = 20_000
# they say what could be done, or ask within what is being done
NO_USE = ("applies", "question", "answer", "windows", "roll_anew")
CHOICES = {
    PEEK_RELIQUARY: "the_grand_scepter_1",
    OFFER_CITIZENSHIP: "the_grand_scepter_2",
    EXILE: "the_grand_scepter_2",
    GROW: "peoples_favor_1",
    SHRINK: "peoples_favor_1",
}


def watch(counts: Counter[str]) -> None:
    """From now on all powers are counted."""
    for number, power in enumerate(TABLE):
        is_announced = power.row.kind == MODIFIER and not power.row.mandatory
        for name, empty in vars(Power).items():
            if name.startswith(("_", "can_")) or name in NO_USE or not callable(empty):
                continue
            if name == "modify" and is_announced:
                continue  # which is tried, too; `announced` is not
            is_written = getattr(type(power), name) is not empty
            if is_written or (name == "announced" and is_announced):
                setattr(power, name, counted(power, name, POWER_IDS[number], counts))


def watch_rules(counts: Counter[str]) -> None:
    """The same for what the rules ask themselves."""

    def note(owner: Any, name: str, id: str, used: bool) -> None:
        asked = getattr(owner, name)

        def call(*arguments: Any) -> Any:
            found = asked(*arguments)
            counts[id] += found is used
            return found

        setattr(owner, name, call)

    note(Oath, "is_masked", "grand_mask", True)
    note(chronicle, "stands_temple", "forest_temple", True)
    note(recover, "is_secret_loose", "darkest_secret_1", False)


def note_choice(g: Oath, key: str, pick: int, counts: Counter[str]) -> None:
    """Before a choice: powers that are the choice itself, or that the position shows."""
    for verb, id in CHOICES.items():
        counts[id] += verb.has(pick)
    if REVEAL.has(pick):
        counts[CARD_IDS[REVEAL.first(pick)]] += 1
    if key == "battle-plan" and USE.has(pick):
        number = USE.first(pick)
        counts[POWER_IDS[number]] += type(TABLE[number]).plan is Power.plan
    if g.crown != NONE:
        is_empty = [g.is_up(slot) and g.garrison_of[slot] == NONE for slot in range(SLOTS)]
        counts["bandit_crown"] += any(is_empty)
    if g.scepter_is_fresh:
        counts["the_grand_scepter_3"] += g.holder(GRAND_SCEPTER) == g.turn


def play(g: Oath, chance: Chance, counts: Counter[str]) -> None:
    """Random choices to the end."""
    for _ in range(MOST_CHOICES):
        ask = advance(g)
        if ask is None:
            return
        pick = ask.nth(chance.below(ask.count))
        note_choice(g, ask.key, pick, counts)
        answer(g, ask, pick)


def counted(power: Power, name: str, id: str, counts: Counter[str]) -> Callable[..., Any]:
    method = getattr(power, name)
    empty = getattr(NO_POWER, name)

    def call(*arguments: Any) -> Any:
        found = method(*arguments)
        if found is None or found != empty(*arguments):
            counts[id] += 1
        return found

    return call


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="oath", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="powers")
    parser.add_argument("--least", type=int, default=20, help="so many are listed")
    chosen = parser.parse_args(arguments)
    if flavour() == "compiled":
        print("error: only interpreted rules can be watched: PYTHONPATH=src", file=sys.stderr)
        return 2
    counts: Counter[str] = Counter()
    watch(counts)
    watch_rules(counts)
    games: Counter[str] = Counter()
    record: dict[str, Any] | None = None  # of the chain
    for n in range(chosen.games):
        people = 2 + n // 4 % (max(GAME.seats) - 1)
        options = {"world": "mixed"} if n % 2 else {}
        is_next = n % 4 == 2
        before = Counter(counts)
        luck = f"{chosen.seed}-{n}"
        g = GAME.start(GAME.config(people, options, record if is_next else None), fast(luck))
        assert isinstance(g, Oath)
        play(g, fast(f"choices {luck}"), counts)
        if is_next:
            record = GAME.record(g)
        games.update(id for id in POWER_IDS if counts[id] > before[id])
    print(f"{chosen.games} random games, 2 to 6 seats, every second with a mixed world,")
    print("every fourth the next of a chronicle")
    unused = [id for id in POWER_IDS if not counts[id]]
    print(f"{len(POWER_IDS) - len(unused)} of {len(POWER_IDS)} powers used; never: {unused}")
    for id in sorted(POWER_IDS, key=lambda id: (games[id], counts[id]))[: chosen.least]:
        print(f"{id:28} {counts[id]:8} times in {games[id]} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
