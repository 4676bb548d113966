"""Writes samples/oath/*.json: moments of one match, laid by hand and played on by the rules.

`PYTHONPATH=src:. python web/tests/oath_samples.py`, after a change of the picture.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from palatine.games.oath.game import GAME
from palatine.games.oath.names import SLOT_IDS
from palatine.games.oath.state import Oath
from palatine.games.oath.tables import OATH_IDS, SPACE_IDS
from palatine.kernel import position
from palatine.kernel.facts import Fact
from palatine.kernel.lexicon import NONE
from palatine.table.sights import arguments, questions, see
from tests.games.oath.table import (
    act,
    advise,
    asked,
    banner,
    campaign,
    citizen,
    discard,
    garrison,
    hold,
    lay_relic,
    own,
    pawn,
    play,
    put,
    roll,
    seat,
    table,
    top_of_world,
)

PLACE = Path(__file__).parents[1] / "src" / "samples" / "oath"
PEOPLE = {
    "purple": "Anna", "red": "", "blue": "Mira", "yellow": "Tom", "white": "Petr", "black": "Lena",
}  # fmt: skip
OWN = "red"
SITES = {
    "cradle_1": "plains",
    "cradle_2": "fertile_valley",
    "provinces_1": "mountain",
    "provinces_2": "great_slum",
    "provinces_3": "marshes",
    "hinterland_1": "rocky_coast",
    "hinterland_2": "drowned_city",
    "hinterland_3": "the_hidden_place",
}


def middle_game(people: int = 6) -> Oath:
    """Round 4 of a match of six."""
    g = table(people, SITES, seed="tableau")
    g.round = 4
    g.oath = OATH_IDS.index("supremacy")
    g.site_up &= ~(1 << SLOT_IDS.index("hinterland_3"))
    g.visions_drawn = 2
    put(g, "cradle_1", "longbows", "keep", "wayside_inn")
    put(g, "cradle_2", "storyteller", "tents")
    put(g, "provinces_1", "taming_charm", "wolves")
    put(g, "provinces_2", "tinkers_fair", "mercenaries", "the_old_oak")
    put(g, "provinces_3", "spirit_snare")
    put(g, "hinterland_1", "elders", "great_herd")
    lay_relic(g, "hinterland_2", "whistle", "brass_horse")
    lay_relic(g, "provinces_3", "cup_of_plenty")
    garrison(g, "cradle_1", "purple", 3)
    garrison(g, "cradle_2", "purple", 2)
    garrison(g, "provinces_1", "purple", 1)
    garrison(g, "provinces_2", "red", 2)
    garrison(g, "hinterland_1", "red", 1)
    garrison(g, "provinces_3", "blue", 2)
    citizen(g, "yellow")
    places = {
        "purple": "cradle_1",
        "red": "provinces_2",
        "blue": "provinces_3",
        "yellow": "cradle_2",
        "white": "hinterland_1",
        "black": "hinterland_2",
    }
    for colour, where in list(places.items())[:people]:
        pawn(g, colour, where)
    own(g, "purple", favor=4, secrets=2, warbands=4)
    own(g, "red", favor=3, secrets=2, warbands=5)
    own(g, "blue", favor=2, secrets=2, warbands=3)
    g.flipped[seat("red")] = 1
    g.supply[seat("red")] = 4
    advise(g, "red", "disgraced_captain", "rangers")
    advise(g, "red", "faithful_friend", faceup=False)
    advise(g, "purple", "scouts")
    advise(g, "purple", "pressgangs", faceup=False)
    advise(g, "blue", "scryer")
    advise(g, "blue", "dazzle", faceup=False)
    hold(g, "red", "ivory_eye")
    hold(g, "blue", "truthful_harp", "skeleton_key")
    banner(g, "peoples_favor", "red", 3)
    discard(g, "cradle", "alchemist", "errand_boy")
    discard(g, "provinces", "rain_boots", "portal", "secret_signal")
    discard(g, "hinterland", "naysayers", "vision_of_conquest")
    space = SPACE_IDS.index("careless")
    g.relic_deck.append(g.reliquary[space])
    g.relic_deck_known.append(0)
    g.reliquary[space] = NONE
    g.derive()
    return g


def acting() -> Oath:
    g = middle_game()
    act(g, OWN)
    g.supply[seat(OWN)] = 4
    return g


def travelling() -> Oath:
    g = acting()
    play(g, "begin travel")
    return g


def searching() -> Oath:
    g = middle_game()
    top_of_world(g, "bear_traps", "true_names", "vision_of_faith")
    act(g, OWN)
    play(g, "begin search", "search_deck")
    return g


def playing() -> Oath:
    g = searching()
    play(g, "discard true_names", "discard vision_of_faith")
    return g


def aiming() -> Oath:
    g = middle_game()
    pawn(g, OWN, "cradle_1")
    act(g, OWN)
    play(g, "begin campaign", "?against purple")
    return g


def planning() -> Oath:
    """Red against the Empire: its plans are asked for."""
    g = aiming()
    play(g, "target_site provinces_1", "pass", "attack_with 5", "?no")
    play(g, "use mercenaries", "pass")
    return g


def fighting() -> Oath:
    """The dice have fallen, the Empire counts its losses."""
    g = middle_game()
    pawn(g, OWN, "cradle_1")
    own(g, OWN, warbands=9)
    roll(
        g,
        *["shield", "blank", "blank", "shield", "blank", "blank"],
        *["sword", "double_sword_skull", "sword", "double_sword_skull", "hollow_sword"],
        *["hollow_sword", "sword", "sword", "sword", "sword", "sword"],
    )
    campaign(g, OWN, "against purple", 9, "target_site cradle_2", "target_site provinces_1")
    play(g, "?no", "use mercenaries", "pass")
    play(g, "use keep", "use longbows", "sacrifice 1")
    return g


def bargaining(is_sent: bool = False) -> Oath:
    g = middle_game()
    pawn(g, "blue", "provinces_2")
    act(g, OWN)
    play(g, "use tinkers_fair", "?choose_player blue")
    play(g, "give_favor 2", "give_relic ivory_eye", "get_relic skeleton_key")
    if is_sent:
        play(g, "send")
    return g


def inviting(is_sent: bool = False) -> Oath:
    g = middle_game()
    act(g, "purple")
    play(g, "offer_citizenship red", "give_reliquary brutal", "give_favor 1")
    if is_sent:
        play(g, "send")
    return g


# the message of the table


def line(g: Oath, fact: Fact) -> dict[str, Any]:
    words = GAME.lexicon(g.config)
    saying = words.facts[fact.key]
    who = [n for kind, n in zip(saying.kinds, fact.numbers, strict=False) if kind.is_seat]
    return {
        "key": fact.key,
        "args": arguments(words, saying, fact.numbers),
        "rule": saying.rule,
        "choice": 1,
        "seat": words.seat_names[who[0]] if who else None,
        "forced": fact.forced,
    }


def view(g: Oath, who: str) -> dict[str, Any]:
    asked(g)
    mine = seat(who)
    seen = see(g, mine)
    picture = position.picture(seen, mine)
    asks = [msgspec.to_builtins(ask) for ask in questions(g, mine)]
    waiting = {ask["seat"] for ask in asks}
    seats = [
        {
            "id": id,
            "player": "person",
            "name": "" if id == who else PEOPLE[id] or "Louis",
            "bot": None,
            "stand_in": False,
            "resigned": False,
            "present": True,
            "asked": id in waiting,
            "thinking": False,
            "handable": False,
        }
        for id in picture["turn_order"]
    ]
    facts = [line(g, fact) for fact in g.facts if fact.heard_by(mine)]
    return {
        "type": "table", "id": "sample", "game": "oath", "title": "", "data": "", "options": {},
        "secrets": True, "listed": False, "status": "running", "version": 1, "choices": 1,
        "seats": seats, "mine": [who], "seat": who, "curtain": None, "host": True,
        "picture": picture, "asks": asks,
        "undo": {"allowed": False, "reason": "nothing", "seat": who},
        "take_back": {"allowed": False, "choice": None}, "hints": False, "facts_from": 0,
        "facts": facts, "since": 0, "remarks": [], "proposal": None, "result": None,
        "luck": {"commitment": "5f" * 32, "seed": None}, "next": None, "from": None,
    }  # fmt: skip


def main() -> None:
    PLACE.mkdir(exist_ok=True)
    made = {
        "act": view(acting(), OWN),
        "travel": view(travelling(), OWN),
        "search": view(searching(), OWN),
        "watch": view(searching(), "blue"),
        "play": view(playing(), OWN),
        "targets": view(aiming(), OWN),
        "plans": view(planning(), "purple"),
        "battle": view(fighting(), "purple"),
        "bargain": view(bargaining(), OWN),
        "answer": view(bargaining(is_sent=True), "blue"),
        "citizenship": view(inviting(), "purple"),
        "invited": view(inviting(is_sent=True), OWN),
        "tile": position.picture(see(middle_game(), NONE), NONE),
    }
    for name, sample in made.items():
        text = json.dumps(sample, ensure_ascii=False, separators=(",", ":"))
        (PLACE / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name, len(text))


if __name__ == "__main__":
    main()
