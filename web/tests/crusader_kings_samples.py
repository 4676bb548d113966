"""Writes samples/crusader-kings/*.json: moments of one match of scenario 1, laid by hand.

`PYTHONPATH=src:. python web/tests/crusader_kings_samples.py`, after a change of the picture.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from palatine.games.crusader_kings import names
from palatine.games.crusader_kings.ai import TURNING, AiTurn
from palatine.games.crusader_kings.checks import Check
from palatine.games.crusader_kings.eras import Draw, Eras
from palatine.games.crusader_kings.marriage import Courtship
from palatine.games.crusader_kings.names import KINS
from palatine.games.crusader_kings.rounds import DynastyPhase, Planning, Round, Turn
from palatine.kernel import flow, position
from palatine.kernel.facts import Fact
from palatine.kernel.lexicon import NONE
from palatine.table.sights import arguments, questions, see
from tests.games.crusader_kings.court import Court, region

PLACE = Path(__file__).parents[1] / "src" / "samples" / "crusader-kings"
PEOPLE = {"english": "Anna", "frankish": "", "italian": "Pyotr"}
OWN = "frankish"
REALMS = {
    "english": "wessex normandy mercia northumbria wales",
    "frankish": "low_countries lorraine paris aquitaine toulouse burgundy",
    "german": "saxony pomerania poland bohemia swabia",
    "italian": "lombardy venice papal_states apulia sicily",
    "iberian": "leon navarra castile portugal",
}


def middle_game(**options: str) -> Court:
    """Era 2, round 3: five dynasties, three of them people."""
    c = Court(1, 3, german="ferox", italian="person", iberian="munitio", **options)
    g = c.g
    g.frames = []
    g.facts = []
    g.era, g.round, g.turn, g.first = 2, 3, 0, c.seat("english")
    for id, realm in REALMS.items():
        c.take(id, *realm.split())
    c.army("burgundy", "toulouse", "lombardy", "normandy")
    g.castles = sum(1 << region(id) for id in ("paris", "lombardy", "mercia", "castile"))
    g.unrest[region("papal_states")] = 1
    g.unrest[region("wessex")] = 2
    g.harvest[region("toulouse")] = 1
    g.crop_failure[region("apulia")] = 1
    g.plague = 1 << region("wales")
    for id, name in (("frankish", "aragon"), ("english", "ireland"), ("german", "hungary")):
        c.friend(id, name)
    c.friend("english", "brittany")
    c.take("", "brittany")  # married away
    c.add_pact("english", "iberian")
    c.add_war("frankish", "italian")
    c.add_claim("english", "frankish")
    c.add_claim("german", "italian")
    c.hold("english", "fleet")
    c.hold("frankish", "chancellor", "marshal", "library")
    c.hold("german", "court_physician", "longbow")
    c.hold("italian", "spymaster")
    c.row("bank", "royal_guard", "steward")
    for id, gold, age in (("english", 4, 2), ("frankish", 6, 4), ("italian", 5, 1)):
        g.gold[c.seat(id)] = gold
        g.age[c.seat(id)] = age
    c.give_bag(
        OWN, "attractive", "humble", "clever", "strong", "kind", "brave", "lustful", "cruel",
        "deceitful",
    )  # fmt: skip
    c.person(OWN, "spouse", "female")
    c.person(OWN, "sibling_1", "male", "brave")
    c.person(OWN, "sibling_2", "female", "honest")
    c.person(OWN, "child_1", "male", "strong")
    c.person(OWN, "child_1_spouse", "female", "ugly")
    c.person(OWN, "child_2", "female", "cultivated")
    grant(c, OWN, "child_1", "aquitaine")
    grant(c, OWN, "sibling_1", "lorraine")
    c.person("english", "sibling_1", "male", "brave")
    grant(c, "english", "sibling_1", "wales")
    c.person("italian", "child_1", "male", "clever")
    c.person("italian", "child_2", "female", "weak")
    grant(c, "italian", "child_1", "venice")
    for id in ("german", "iberian"):
        c.person(id, "spouse", "female")
    order = ["italian", "frankish", "german", "frankish", "english"]
    for space, id in enumerate(order):
        g.shields[space] = c.seat(id)
        for token in g.tokens_at(names.ON_SPACE + space):
            g.token_at[token] = names.TOKEN_OUT
    g.achievement[0] = c.seat(OWN)
    c.hand(OWN, "crusade_05", "crusade_01", "war_03", "war_05", "tax_02", "intrigue_03")
    c.hand("english", "realm_04", "war_02", "crusade_03")
    c.hand("italian", "realm_03", "tax_02", "intrigue_04", "crusade_02")
    return c


def grant(c: Court, id: str, kin: str, name: str) -> None:
    c.g.duchy[c.seat(id) * KINS + names.KIN.numbers[kin]] = region(name)


def under(c: Court, *frames: flow.Frame[Any]) -> None:
    """The rules below the moment."""
    c.g.frames = [Eras(4), *frames]


def in_turn(c: Court) -> None:
    """The turn of the own dynasty, its War card turned up."""
    c.g.turn = 1
    order = [c.seat(id) for id in ("english", "frankish", "german", "italian", "iberian")]
    under(c, Round(3), Turn(order, 2))
    c.act(OWN, "war_03")


def composing() -> Court:
    c = middle_game()
    c.g.round = 0
    c.hand(OWN, "intrigue_03", "tax_02")  # bonus cards
    under(c, Draw([c.seat(id) for id in ("frankish", "italian")], 0))
    return c


def marrying() -> Court:
    c = middle_game()
    seat = c.seat(OWN)
    under(c, Round(1), DynastyPhase([seat], 1))
    c.run(Courtship(seat, NONE, 0, 0, NONE, NONE, NONE, NONE, NONE))
    c.play("marry child_2")
    return c


def deal(sent: bool = False) -> Court:
    c = marrying()
    c.play("propose english sibling_1", "join frankish")
    c.play("give_gold 4", "give_card war 1", "take_development fleet")
    if sent:
        c.play("send_offer")
    return c


def planning() -> Court:
    c = middle_game()
    people = [0, 1, 2]
    under(c, Round(2), Planning(people, [NONE] * 3))
    return c


def declaring() -> Court:
    c = middle_game()
    in_turn(c)
    c.play("act invade")
    return c


def investing() -> Court:
    c = declaring()
    c.play("attack toulouse lombardy", "support burgundy lombardy")
    return c


def sacrificing() -> Court:
    c = investing()
    c.draws(OWN, "strong", "kind", "clever", "brave")
    c.play("invest 3", "pledge 2")
    c.play("pledge 1")
    return c


def pledging() -> Court:
    c = investing()
    c.play("invest 3")
    return c


def developing() -> Court:
    c = middle_game()
    c.g.turn = 1
    under(c, Round(3), Turn([c.seat(OWN)], 1))
    c.act(OWN, "realm_04")
    c.play("act develop")
    return c


def ai_turn() -> Court:
    """Ferox in the middle of its turn: an attack has been chosen, nothing is drawn yet."""
    c = middle_game()
    g = c.g
    g.turn = 1
    seat = c.seat("german")
    c.hand(OWN, "crusade_05", "war_05", "tax_02", "intrigue_03")
    for title in ("war_12", "war_09"):
        c.card(seat, title, names.IN_PILE)
    under(c, Round(3), Turn([seat], 1))
    g.call(AiTurn(seat, TURNING, NONE, NONE, NONE))
    while not isinstance(g.frames[-1], Check):
        asked = g.frames[-1].run(g)
        if asked is not None:
            g.frames[-1].answered(g, asked.seat, asked.nth(0))
    return c


def lines(c: Court, seat: int) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for fact in c.g.facts:
        if fact.heard_by(seat):
            found.append(line(c, fact))
    return found


def line(c: Court, fact: Fact) -> dict[str, Any]:
    saying = c.words.facts[fact.key]
    who = [n for kind, n in zip(saying.kinds, fact.numbers, strict=False) if kind.is_seat]
    return {
        "key": fact.key,
        "args": arguments(c.words, saying, fact.numbers),
        "rule": saying.rule,
        "choice": 1,
        "seat": c.words.seat_names[who[0]] if who else None,
        "forced": fact.forced,
    }


def view(c: Court, who: str, is_asked: bool = True) -> dict[str, Any]:
    if is_asked:
        flow.advance(c.g)
    seat = c.seat(who)
    seen = see(c.g, seat)
    picture = position.picture(seen, seat)
    asks = [msgspec.to_builtins(ask) for ask in questions(c.g, seat)] if is_asked else []
    asked = {ask["seat"] for ask in asks}
    seats = [
        {
            "id": id,
            "player": "person" if id in PEOPLE else "house",
            "name": "" if id == who else PEOPLE.get(id) or ("Louis" if id in PEOPLE else ""),
            "bot": None,
            "stand_in": False,
            "resigned": False,
            "present": True,
            "asked": id in asked,
            "thinking": False,
            "handable": False,
        }
        for id in picture["turn_order"]
    ]
    nothing = {"allowed": False, "reason": "nothing", "seat": who}
    return {
        "type": "table", "id": "sample", "game": "crusader-kings", "title": "", "data": "",
        "options": {}, "secrets": True, "listed": False, "status": "running", "version": 1,
        "choices": 1, "seats": seats, "mine": [who], "seat": who, "curtain": None, "host": True,
        "picture": picture, "asks": asks, "undo": nothing,
        "take_back": {"allowed": False, "choice": None}, "hints": False, "facts_from": 0,
        "facts": lines(c, seat), "since": 0, "remarks": [], "proposal": None, "result": None,
        "luck": {"commitment": "5f" * 32, "seed": None}, "next": None, "from": None,
    }  # fmt: skip


def main() -> None:
    made = {
        "compose": view(composing(), OWN),
        "marry": view(marrying(), OWN),
        "deal": view(deal(), OWN),
        "answer": view(deal(sent=True), "english"),
        "plan": view(planning(), OWN),
        "declare": view(declaring(), OWN),
        "invest": view(investing(), OWN),
        "pledge": view(pledging(), "italian"),
        "check": view(sacrificing(), OWN),
        "develop": view(developing(), OWN),
    }
    made["ai"] = view(ai_turn(), OWN, is_asked=False)
    made["tile"] = position.picture(see(middle_game().g, -1), -1)
    for name, sample in made.items():
        text = json.dumps(sample, ensure_ascii=False, separators=(",", ":"))
        (PLACE / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name, len(text))


if __name__ == "__main__":
    main()
