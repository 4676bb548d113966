"""What the components of Crusader Kings say: phrases from ops, conditions and hooks, no words.

An event speaks to its target as one speaks to oneself ("pay 2 gold"), so the same phrase serves
whoever it happens to; who else decides is told by `pick`.
"""

from __future__ import annotations

from typing import Any, Final

from palatine.games.crusader_kings.hooks import CAUSES, LIMITS, WINDOWS
from palatine.games.crusader_kings.names import (
    CARD_PLACES,
    COMPOSITION,
    COMPOSITIONS,
)
from palatine.games.crusader_kings.programs import (
    CARRIED,
    CHECKS,
    CONDITIONS,
    DECKS,
    DEVELOPMENT_KINDS,
    FILTERS,
    HOLDERS,
    PAIRS,
    SIGNS,
    TARGETS,
    TOKENS,
    UNTIL,
    VICTIMS,
    WHO,
)
from palatine.games.crusader_kings.tables import (
    ACTION_IDS,
    CARD_IDS,
    CHARACTER_IDS,
    CULTURE_IDS,
    DECK_IDS,
    DEEDS,
    ENTRY_CONDITIONS,
    ENTRY_IDS,
    PERSONS,
    PROGRAMS,
    RANKS,
    REGION_IDS,
    RIM_OF,
    RIMS,
    SELECTORS,
    SEX,
    SEXES,
    SPACE_IDS,
    STEP_IDS,
    TABLES,
    TITLE_DECK,
    TITLE_IDS,
    TITLE_OF,
    TOKEN_IDS,
    TRAIT_IDS,
    TRAIT_OF,
)
from palatine.kernel.phrases import (
    AND,
    EITHER,
    FULL,
    OR,
    SENTENCES,
    SHORT,
    STEPS,
    THEN,
    Phrase,
    Said,
    joined,
    say,
    thing,
)

# events


def effect(ops: Any) -> Phrase:
    """A list of ops, one after the other."""
    return joined(THEN, [single(op) for op in ops]) if ops else say("nothing")


def single(op: dict[str, Any]) -> Phrase:
    """One op of the event language."""
    name = str(op["op"])
    key = name.replace("_", "-")
    if name in WITH_PICK:
        return placed(op, say(key).text("pick", op["pick"]))
    if name == "birth":
        return say("bastard" if op["bastard"] else key, op["count"])
    if name == "add_trait":
        trait = f"trait/{op['trait']}"
        if op["to"] == "child":
            return say("trait-for-child").text("trait", trait).text("pick", op["pick"])
        return say(key).text("trait", trait)
    if name == "remove_trait":
        return say(key).text("sign", op["sign"])
    if name == "gold":
        return say("gold" if op["amount"] >= 0 else "pay").number("number", abs(op["amount"]))
    if name == "transfer_gold":
        return transfer(op)
    if name == "choice":
        options = joined(EITHER, [effect(side) for side in op["options"]])
        if op["pick"] == WHO[0]:
            return options
        return say("chooses").text("pick", op["pick"]).phrase("effect", options)
    if name == "check":
        return check(op)
    if name == "kill":
        if op["who"] == VICTIMS[0]:
            return say("kill-ruler")
        return say("kill-family").text("pick", op["pick"])
    if name == "casus_belli":
        if op["against"] == "chosen":
            return say("claim-chosen")
        return say("claim-on-self").text("holder", op["holder"])
    if name == "discard_development":
        return say(key).text("kind", op["kind"])
    if name in ("build_free", "offer_councillor", "take_development"):
        return say(key).number("number", op["cost"])
    if name == "draw_and_discard":
        drawn = say(key, op["draw"]).text("deck", f"deck/{op['deck']}")
        return drawn.phrase("dropped", say("dropped-cards", op["discard"]))
    if name == "modifier":
        return modifier(op)
    return say(key, op["count"]) if "count" in op else say(key)


WITH_PICK: Final = ["place", "remove_token", "demobilise"]


def placed(op: dict[str, Any], phrase: Phrase) -> Phrase:
    """Ops that name regions: how many, of what, where, and who says where."""
    phrase.number("number", op["count"])
    if op["op"] == "demobilise":
        return phrase.text("unrest", "yes" if op["unrest"] else "no")
    phrase.text("marker", f"marker/{op['token']}")
    filters = [say("where-" + name.replace("_", "-")) for name in op["where"]]
    where = say("where").phrase("filters", joined(AND, filters)) if filters else say("where-any")
    return phrase.phrase("where", where)


def transfer(op: dict[str, Any]) -> Phrase:
    target = WHO[0]
    if op["to"] == target:
        return say("gold-from", op["amount"]).text("who", op["from"])
    if op["from"] == target:
        return say("gold-to", op["amount"]).text("who", op["to"])
    return say("gold-between", op["amount"]).text("who", op["from"]).text("to", op["to"])


def check(op: dict[str, Any]) -> Phrase:
    """CK-CHK-11: what is needed, what is critical, and what comes of either end."""
    ends: list[Phrase] = []
    for key, side in (("on-success", op["on_success"]), ("on-failure", op["on_fail"])):
        if side:
            ends.append(say(key).phrase("effect", effect(side)))
    phrase = say("check", op["successes"]).number("draws", op["draws"])
    if op["critical"] != "none":
        phrase = say("check-critical", op["successes"]).number("draws", op["draws"])
        phrase.text("pair", f"pair/{op['critical']}")
    phrase.text("invest", "yes" if op["invest"] else "no")
    return phrase.phrase("result", joined(STEPS, ends) if ends else say("nothing"))


def modifier(op: dict[str, Any]) -> Phrase:
    """What an event leaves behind for a while."""
    if op["hook"] == "no_invade_players":
        return say("left-no-invade").text("until", op["until"])
    return draws(op, "left").text("until", op["until"])


def draws(hook: dict[str, Any], prefix: str) -> Phrase:
    """Tokens more or fewer in checks of some kinds."""
    key = "more" if hook["value"] >= 0 else "fewer"
    phrase = say(f"{prefix}-{key}").number("number", abs(hook["value"]))
    return phrase.phrase("checks", joined(AND, [thing("check", id) for id in hook["checks"]]))


def event(record: Any) -> Phrase:
    """CK-EVE-1: whom a card concerns, on which conditions, and what happens."""
    key = f"event-{record.text('target')}"
    wanted = [say("has-" + name.replace("_", "-")) for name in record.any("conditions")]
    phrase = say(f"{key}-if" if wanted else key).phrase("effect", effect(record.any("ops")))
    return phrase.phrase("conditions", joined(AND, wanted)) if wanted else phrase


# what holders enjoy


def hook(values: dict[str, Any]) -> Phrase:
    """A hook of a development or a space of the track."""
    name = str(values["hook"])
    key = "hook-" + name.replace("_", "-")
    if name == "check_draws":
        return draws(values, "hook")
    if name == "castle_cost":
        key = "hook-castles-dearer" if values["value"] > 0 else "hook-castles-cheaper"
        return say(key).number("number", abs(values["value"]))
    if name == "bonus_card":
        return say(key, values["value"]).text("deck", f"deck/{values['deck']}")
    if name in ("ignore_adjacency", "allow_opposition"):
        checks = [thing("check", id) for id in values["checks"]]
        return say(key).phrase("checks", joined(AND, checks))
    if name in ("remove_unrest", "prevent_death"):
        things, prefix = (
            (values["windows"], "window") if name == "remove_unrest" else (values["causes"], "by")
        )
        when = [say(f"{prefix}-{id.replace('_', '-')}") for id in things]
        return say(key).text("limit", values["limit"]).phrase("when", joined(OR, when))
    if name == "achievement":
        return say(key).text("achievement", f"achievement/{values['achievement']}")
    if name == "no_invade_players":
        return say(key)
    if name == "sea_invasion":
        return say(key, values["armies"])
    if name == "birth_trait_choice":
        return say(key, values["draw"])
    return say(key).number("number", values["value"])


def hooks(record: Any) -> Phrase:
    found = [hook(values) for values in record.any("hooks")]
    return joined(STEPS, found) if found else say("nothing")


def sentence(phrase: Phrase) -> Phrase:
    return say("full-stop").phrase("text", phrase)


# all of it


def titles() -> list[Said]:
    """What the actions of a card are, and its event."""
    found: list[Said] = []
    for title, record in enumerate(TABLES["cards"].records):
        actions = TABLES["decks"].records[TITLE_DECK[title]].texts("actions")
        does = say("actions").phrase("actions", joined(OR, [thing("action", a) for a in actions]))
        about = joined(SENTENCES, [does, event(record)])
        found.append(Said(record.where, "event", record.text("id"), about).about("about"))
        brief = say("brief-" + record.text("target")).phrase("effect", effect(record.any("ops")))
        found.append(Said(record.where, "event", record.text("id"), brief).about("short"))
    return found


def programs() -> list[Said]:
    """Every program and everything that one leaves behind."""
    found: list[Said] = []
    for program, name in enumerate(PROGRAMS.names):
        where, ops = PROGRAMS.where[program], PROGRAMS.ops[program]
        found.append(Said(where, "effect", name, effect(ops)))
        for op in ops:
            if op["op"] == "modifier":
                found.append(Said(where, "modifier", name, modifier(op)))
    return found


def holdings() -> list[Said]:
    """Developments and spaces of the track."""
    found: list[Said] = []
    for record in TABLES["developments"].records:
        about = sentence(hooks(record))
        found.append(Said(record.where, "development", record.text("id"), about).about("about"))
    for record in TABLES["spaces"].records:
        parts = [sentence(hooks(record))]
        if record.text("trait") != "none":
            parts.append(say("space-trait").text("trait", f"trait/{record.text('trait')}"))
        about = joined(SENTENCES, parts)
        found.append(Said(record.where, "space", record.text("id"), about).about("about"))
    return found


def pieces() -> list[Said]:
    """Names of single tokens and cards, of places, and of the ways to draw eight cards."""
    found: list[Said] = []
    for token, id in enumerate(TOKEN_IDS):
        name = say("token").text("trait", f"trait/{TRAIT_IDS[TRAIT_OF[token]]}")
        name.text("rim", RIMS[RIM_OF[token]])
        found.append(Said("traits.json", "token", id, name))
    for card, id in enumerate(CARD_IDS):
        name = say("card").text("event", f"event/{TITLE_IDS[TITLE_OF[card]]}")
        found.append(Said("cards.json", "card", id, name))
    for n, counts in enumerate(COMPOSITIONS):
        parts = [
            say("cards", count).text("deck", f"deck/{DECK_IDS[deck]}")
            for deck, count in enumerate(counts)
            if count
        ]
        found.append(Said("cards.json", "composition", COMPOSITION.names[n], joined(AND, parts)))
    return found


def places() -> list[Said]:
    """Where tokens, cards and spouses are or came from."""
    found: list[Said] = []
    for id in CULTURE_IDS:
        of = f"culture/{id}"
        place = say("in-bag").text("culture", of)
        found.append(Said("regions.json", "token_place", f"bag_{id}", place))
        for pile in CARD_PLACES:
            place = say(f"card-{pile}").text("culture", of)
            found.append(Said("regions.json", "card_place", f"{pile}_{id}", place))
        found.append(Said("regions.json", "origin", id, say("from-culture").text("culture", of)))
    for id in REGION_IDS:
        origin = say("from-region").text("region", f"region/{id}")
        found.append(Said("regions.json", "origin", id, origin))
    for id in SPACE_IDS:
        place = say("on-space").text("space", f"space/{id}")
        found.append(Said("track.json", "token_place", id, place))
    for n, id in enumerate(CHARACTER_IDS):
        place = say("on-person").text("character", f"character/{id}")
        found.append(Said("characters.json", "token_place", id, place))
        where = TABLES["characters"].records[n].where
        found.append(Said(where, "character", id, say(SEXES[SEX[n]])).about("sex"))
    return found


def said() -> list[Said]:
    """Everything that the tables tell, with the record that it stands in."""
    return [
        *titles(), *programs(), *holdings(), *pieces(), *places(), *entries(), *steps(),
    ]  # fmt: skip


def vocabulary() -> list[Phrase]:
    """One of every message, also of those that no record needs today."""
    return [
        *vocabulary_of_ops(), *vocabulary_of_hooks(), *vocabulary_of_names(),
        *vocabulary_of_strategies(),
    ]  # fmt: skip


def vocabulary_of_ops() -> list[Phrase]:
    pick = {"pick": WHO[0], "count": 2}
    ops: list[dict[str, Any]] = []
    for bastard in (False, True):
        ops.append({"op": "birth", "count": 2, "bastard": bastard})
    for to in ("bag", "child"):
        ops.append({"op": "add_trait", "trait": TRAIT_IDS[0], "to": to, "pick": WHO[0]})
    ops += [{"op": "remove_trait", "sign": sign, "pick": WHO[0]} for sign in SIGNS]
    ops += [{"op": "gold", "amount": amount} for amount in (2, -2)]
    for giver, taker in (("active", "target"), ("target", "active"), ("active", "left")):
        ops.append({"op": "transfer_gold", "from": giver, "to": taker, "amount": 2})
    sides = [[{"op": "reveal_hand"}], []]
    ops += [{"op": "choice", "pick": who, "options": sides} for who in WHO]
    for name in ("place", "remove_token"):
        for where in [[], *[[filter] for filter in FILTERS]]:
            ops.append({"op": name, "token": TOKENS[0], "where": where, **pick})
    for pair in ["none", *PAIRS]:
        ops.append(
            {
                "op": "check", "successes": 2, "draws": 2, "critical": pair, "invest": True,
                "on_success": sides[0], "on_fail": sides[0],
            }
        )  # fmt: skip
    ops += [{"op": "kill", "who": who, "pick": WHO[0]} for who in VICTIMS]
    ops += [{"op": "casus_belli", "holder": who, "against": "target"} for who in HOLDERS]
    ops.append({"op": "casus_belli", "holder": "target", "against": "chosen"})
    ops.append({"op": "demobilise", "unrest": True, **pick})
    for name in ("age", "remove_age", "mobilise_free"):
        ops.append({"op": name, "count": 2})
    for name in ("divorce_ruler", "upkeep_now", "reveal_hand"):
        ops.append({"op": name})
    for name in ("cancel_casus_belli", "lose_castle", "crusade_replace", "crusade_lose"):
        ops.append({"op": name, "pick": WHO[0]})
    for name in ("build_free", "offer_councillor", "take_development"):
        ops.append({"op": name, "cost": 2})
    for kind in DEVELOPMENT_KINDS:
        ops.append({"op": "discard_development", "kind": kind, "pick": WHO[0]})
    ops.append({"op": "draw_and_discard", "deck": DECKS[0], "draw": 2, "discard": 2})
    for value in (2, -2):
        for until in UNTIL:
            ops.append(
                {
                    "op": "modifier", "hook": CARRIED[0], "checks": CHECKS, "value": value,
                    "until": until,
                }
            )  # fmt: skip
    ops.append({"op": "modifier", "hook": CARRIED[1], "until": UNTIL[1]})
    found = [effect([op]) for op in ops]
    found.append(effect([]))
    does = effect(sides[0])
    for target in TARGETS:
        found.append(say(f"event-{target}").phrase("effect", does))
        wanted = [say("has-" + name.replace("_", "-")) for name in CONDITIONS]
        phrase = say(f"event-{target}-if").phrase("effect", does)
        found.append(phrase.phrase("conditions", joined(AND, wanted)))
        found.append(say("brief-" + target).phrase("effect", does))
    return found


def vocabulary_of_hooks() -> list[Phrase]:
    values: list[dict[str, Any]] = [
        {"hook": "check_draws", "checks": CHECKS, "value": 2},
        {"hook": "check_draws", "checks": CHECKS, "value": -2},
        {"hook": "defence_successes", "value": 2},
        {"hook": "castle_cost", "value": 2},
        {"hook": "castle_cost", "value": -2},
        {"hook": "tax_bonus", "value": 2},
        *[{"hook": "bonus_card", "deck": deck, "value": 2} for deck in DECKS],
        {"hook": "crusades_per_era", "value": 2},
        {"hook": "ignore_adjacency", "checks": CHECKS},
        {"hook": "sea_invasion", "armies": 2},
        {"hook": "allow_opposition", "checks": CHECKS},
        *[{"hook": "remove_unrest", "limit": limit, "windows": WINDOWS} for limit in LIMITS],
        *[{"hook": "prevent_death", "limit": limit, "causes": CAUSES} for limit in LIMITS],
        {"hook": "birth_trait_choice", "draw": 2, "keep": 1},
        {"hook": "no_invade_players"},
        {"hook": "achievement", "achievement": "crusader"},
    ]
    found = [hook(each) for each in values]
    found.append(sentence(say("nothing")))
    found.append(say("space-trait").text("trait", f"trait/{TRAIT_IDS[0]}"))
    found.append(say("actions").phrase("actions", thing("action", ACTION_IDS[0])))
    return found


def vocabulary_of_names() -> list[Phrase]:
    by_key: dict[str, Phrase] = {}
    for each in [*pieces(), *places()]:
        by_key.setdefault(each.phrase.key, each.phrase)
    return [*by_key.values(), *[say(sex) for sex in SEXES]]


# the strategies of the AIs


def entries() -> list[Said]:
    """AI-14: every entry of the lists, by deck and place."""
    found: list[Said] = []
    for n, record in enumerate(TABLES["entries"].records):
        nth = int(ENTRY_IDS[n].rpartition("_")[2])
        name = say("entry", nth).text("deck", f"deck/{record.text('deck')}")
        name.phrase("deed", deed(record.values), FULL)
        found.append(Said(record.where, "entry", ENTRY_IDS[n], name).formed([SHORT]))
    return found


def deed(values: dict[str, Any]) -> Phrase:
    """What an entry lets an AI do, at what, and on which condition."""
    phrase = say(f"deed-{values['do']}")
    if values["do"] == "develop":
        cards = [thing("development", id) for id in values["developments"] if id != "any"]
        phrase.number("number", values["most"])
        phrase.phrase("cards", joined(OR, cards) if cards else say("any-development"))
    if values["plot"] != "none":
        phrase.text("plot", f"plot/{values['plot']}")
    if values["target"] != "none":
        phrase.phrase("target", aim(values))
    if values["condition"] != "none":
        return say("while-" + values["condition"].replace("_", "-")).phrase("deed", phrase)
    return phrase


def aim(values: dict[str, Any]) -> Phrase:
    """A selector, whose region is taken first, and how many successes it may need."""
    phrase = say("aim-" + values["target"].replace("_", "-"))
    if values["owner"] != RANKS[0]:
        phrase = say("aim-" + values["owner"].replace("_", "-")).phrase("aim", phrase)
    if values["fewest_successes"] > 1:
        phrase = say("aim-at-least", values["fewest_successes"]).phrase("aim", phrase)
    if values["most_successes"] < MANY:
        phrase = say("aim-at-most", values["most_successes"]).phrase("aim", phrase)
    return phrase


MANY: Final = 20  # more successes than anything needs


def steps() -> list[Said]:
    """AI-32: every step of the marriages, by its place."""
    found: list[Said] = []
    for n, record in enumerate(TABLES["steps"].records):
        nth = int(STEP_IDS[n].rpartition("_")[2])
        name = say("suit", nth).phrase("partner", suit(record.values), FULL)
        found.append(Said(record.where, "step", STEP_IDS[n], name).formed([SHORT]))
    return found


def suit(values: dict[str, Any]) -> Phrase:
    """Whom a step looks for, what it pays, and where the couple belongs."""
    phrase = say("suit-lord")
    if values["partner"] == "family":
        persons = [say(f"suit-{who}") for who in values["persons"]]
        phrase = say("suit-family").phrase("persons", joined(OR, persons))
        phrase.text("owners", values["owners"])
    if values["traits"]:
        traits = joined(OR, [thing("trait", id) for id in values["traits"]])
        phrase = say("suit-traits").phrase("partner", phrase).phrase("traits", traits)
    if values["sign"] != "any":
        phrase = say(f"suit-{values['sign']}").phrase("partner", phrase)
    negative, positive = values["pays"]
    if negative or positive:
        phrase = say("suit-pays").phrase("partner", phrase).number("number", negative)
        phrase.number("more", positive)
    if values["joins"] == "other":
        phrase = say("suit-joins-other").phrase("partner", phrase)
    return phrase


def vocabulary_of_strategies() -> list[Phrase]:
    found: list[Phrase] = []
    entry = {
        "do": "invade", "plot": "none", "target": SELECTORS[0], "owner": RANKS[0],
        "fewest_successes": 2, "most_successes": 3, "developments": ["any"], "most": 2,
        "condition": "none",
    }  # fmt: skip
    for do in DEEDS:
        target = "none" if do in ("develop", "mobilise") else SELECTORS[0]
        plot = "bribe" if do == "plot" else "none"
        found.append(deed({**entry, "do": do, "target": target, "plot": plot}))
    found += [aim({**entry, "target": selector}) for selector in SELECTORS]
    found += [aim({**entry, "owner": rank}) for rank in RANKS]
    found += [deed({**entry, "condition": condition}) for condition in ENTRY_CONDITIONS]
    step = {
        "partner": "family", "persons": PERSONS, "traits": [TRAIT_IDS[0]], "sign": "any",
        "owners": "any", "pays": [2, 2], "joins": "other",
    }  # fmt: skip
    found += [suit({**step, "sign": sign}) for sign in SIGNS]
    found.append(suit({**step, "partner": "lord", "joins": "ai"}))
    return [*found, entries()[0].phrase, steps()[0].phrase]
