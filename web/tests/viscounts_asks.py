"""Writes samples/viscounts/asks.json, one question of every kind: `python web/tests/viscounts_asks.py`.

Each question comes with the picture its seat sees, without what no board draws; entries that are
the same as in the first picture of the match are left out.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec

import palatine
from palatine.kernel import position
from palatine.match import Match
from palatine.table.sights import questions, see

UNDRAWN = ["unseen", "unseen_manuscripts", "scheme_zone", "castle_offset", "mixed", "starter"]
MATCHES = [(people, seed) for seed in range(40) for people in (1, 2, 3)]


def shown(match: Match, seat: int) -> dict[str, Any]:
    picture = position.picture(see(match.play.g, seat), seat)
    kept = {key: value for key, value in picture.items() if key not in UNDRAWN}
    zones = {
        owner: {card: where for card, where in cards.items() if where not in ("gone", "hidden")}
        for owner, cards in kept["zone"].items()
    }
    return {**kept, "zone": zones}


def main() -> None:
    wanted = set(palatine.new("viscounts", seats=2, seed=1).lexicon.questions)
    matches: list[dict[str, Any]] = []
    for people, seed in MATCHES:
        match = palatine.new("viscounts", seats=people, seed=seed)
        pick = random.Random(seed)
        first: dict[str, Any] = {}
        asks: list[dict[str, Any]] = []
        while match.ask and wanted:
            ask = match.ask
            seat = match.seats.index(ask.seat)
            # questions that hardly ever come are taken as they are; others with some choice
            if ask.key in wanted and (len(ask.options) > 1 or seed > 20):
                wanted.remove(ask.key)
                picture = shown(match, seat)
                first = first or picture
                changed = {k: v for k, v in picture.items() if first.get(k) != v}
                (asked,) = questions(match.play.g, seat)
                asks.append({"picture": changed, "ask": msgspec.to_builtins(asked)})
            match.choose(pick.choice([o for o in ask.options if o != "pass"] or ask.options))
        if asks:
            matches.append({"seats": match.seats, "picture": first, "asks": asks})
    print("not found:", sorted(wanted))
    place = Path(__file__).parents[1] / "src" / "samples" / "viscounts" / "asks.json"
    place.write_text(json.dumps(matches, separators=(",", ":")) + "\n", encoding="utf-8")
    print(place.stat().st_size, "bytes,", sum(len(match["asks"]) for match in matches), "questions")


if __name__ == "__main__":
    main()
