"""What the components of Viscounts say: phrases from their ops, without any words."""

from __future__ import annotations

from typing import Any, Final

from palatine.games.viscounts.programs import FLIPS, ITEMS
from palatine.games.viscounts.tables import (
    BUILDING_IDS,
    FOLK,
    ICON_IDS,
    MANUSCRIPTS,
    PROGRAMS,
    SCORED,
    SCRIPTS,
    SLOT_RECORDS,
    TABLES,
    TRIGGERS,
)
from palatine.kernel.data import Record
from palatine.kernel.phrases import (
    AND,
    EITHER,
    FULL,
    OF,
    OR,
    PLUS,
    SENTENCES,
    SHORT,
    STEPS,
    TAG,
    THEN,
    TRIES,
    Phrase,
    Said,
    joined,
    plain,
    say,
    thing,
)

# cards of one title, which are told apart by what is printed on them
SIBLINGS: Final = [
    "deacon", "debt_collector", "missionary", "overseer", "patron", "peddler", "racketeer",
    "scoundrel", "stonecutter", "swindler", "tinker", "woodcutter",
]  # fmt: skip
CASES: Final = ["genitive", "accusative"]


# effects


def effect(ops: Any) -> Phrase:
    """A list of ops, one after the other; gains in a row are one gain of several things."""
    parts: list[Phrase] = []
    items: list[Phrase] = []
    for op in ops:
        words = [] if isinstance(op, dict) else str(op).split()
        if words and words[0] == "gain":
            items.append(say(f"item-{words[1]}", int(words[2])))
            continue
        gather(parts, items)
        items = []
        parts.append(choice(op) if isinstance(op, dict) else single(words))
    gather(parts, items)
    return joined(THEN, parts) if parts else say("nothing")


def gather(parts: list[Phrase], items: list[Phrase]) -> None:
    if items:
        parts.append(say("gain").phrase("items", joined(AND, items)))


def choice(op: Any) -> Phrase:
    return joined(EITHER, [effect(side) for side in op["choose"]])


def single(words: list[str]) -> Phrase:
    """One op that is neither a gain nor a choice."""
    op = words[0].replace("_", "-")
    if op == "manuscript-free":
        costs = [plain(int(word)) for word in words[1:]]
        return say(op).phrase("costs", joined(OR, costs))
    if op == "build-free":
        place = "-own-bank" if len(words) == 3 else ""
        return say(op + place).text("building", f"building/{words[1]}")
    if op == "flip":
        return say(f"flip-{words[1]}", int(words[2]))
    if op == "destroy" and len(words) == 3:
        return say("destroy-start-deck", int(words[1]))
    return say(op, int(words[1])) if len(words) == 2 else say(op)


def when(record: Record) -> Phrase:
    """A trigger with its effect, and the condition that the effect has."""
    done = effect(record.values["ops"])
    if record.values.get("condition", "always") != "always":
        done = say(record.text("condition").replace("_", "-")).phrase("effect", done)
    return at(str(record.values.get("trigger") or record.values.get("timing")), done)


def at(moment: str, done: Phrase) -> Phrase:
    """A trigger with what it does; the messages of ops have the shorter keys."""
    return say("at-" + moment.replace("_", "-")).phrase("effect", done)


# townsfolk


def title(id: str) -> str:
    """The title of a card: its id, without what tells it apart from its siblings."""
    for stem in SIBLINGS:
        if id.startswith(stem + "_"):
            return stem
    return id


def marks(family: list[Record]) -> list[Phrase]:
    """What tells cards of one title apart: silver, what they do, both, or else a number."""
    silver = [record.number("silver") for record in family]
    if all(silver.count(value) == 1 for value in silver):
        return [plain(value) for value in silver]
    # a tag does not tell how many
    kinds = ["".join(c for c in str(r.values.get("ops")) if not c.isdigit()) for r in family]
    does = [effect(record.values.get("ops", [])) for record in family]
    if all(kinds.count(kind) == 1 for kind in kinds):
        return does
    both = [f"{kind} {value}" for kind, value in zip(kinds, silver, strict=True)]
    if all(both.count(one) == 1 for one in both):
        return [joined(AND, [d, plain(s)]) for d, s in zip(does, silver, strict=True)]
    return [plain(n + 1) for n in range(len(family))]


def folk_names() -> list[Said]:
    """The names of siblings and of the printed townsfolk; the others bear their titles."""
    found: list[Said] = []
    for stem in SIBLINGS:
        family = [record for record in FOLK if title(record.text("id")) == stem]
        for record, mark in zip(family, marks(family), strict=True):
            name = say("folk").text("title", f"calling/{stem}").phrase("mark", mark, TAG)
            found.append(Said(record.where, "townsfolk", record.text("id"), name).formed(CASES))
    for record in TABLES["printed_townsfolk"].records:
        name = say("printed-folk").text("segment", f"segment/{record.text('segment')}")
        found.append(Said(record.where, "townsfolk", record.text("id"), name).formed(CASES))
    return found


def folk_texts() -> list[Said]:
    found: list[Said] = []
    for record in FOLK:
        sentences: list[Phrase] = []
        id = record.text("id")
        if record.values.get("ops"):
            sentences.append(when(record))
        if "modifier" in record.values:
            sentences.append(modifier(record.values["modifier"]))
            brief = say("brief").phrase("text", sentences[-1], SHORT)
            found.append(Said(record.where, "townsfolk", id, brief).about("short"))
        if record.any("corner"):
            corner = "corner" if "group" in record.values else "printed_corner"
            sentences.append(at(corner, effect(record.any("corner"))))
        about = joined(SENTENCES, sentences) if sentences else say("no-ability")
        found.append(Said(record.where, "townsfolk", id, about).about("about"))
    return found


def modifier(values: Any) -> Phrase:
    """VW-ACT-05, VW-BLD-06: what changes while a card lies or a slot is open."""
    phrase = say(str(values["kind"]).replace("_", "-"))
    for key in ("action", "resource"):
        if key in values:
            phrase.text(key, values[key])
    for key in ("per", "max", "set", "add"):
        if key in values and values["kind"] != "resource_counts_double":
            phrase.number("number", int(values[key]))
    if "resources" in values:
        goods = [thing("good", good) for good in values["resources"]]
        phrase.phrase("goods", joined(AND, goods)).phrase("good_or", joined(OR, goods), FULL)
    return phrase


# manuscripts


def scored(record: Record) -> Phrase:
    """What its text counts, at so many for a reward."""
    value: Any = record.values["score"]
    return say("per-" + str(value["per"]).replace("_", "-"), int(value["each"]))


def manuscripts() -> list[Said]:
    found: list[Said] = []
    for number, record in enumerate(SCRIPTS):
        id, where = record.text("id"), record.where
        sentences: list[Phrase] = []
        told: list[Phrase] = []
        if record.values.get("ops"):
            moment = "once" if number < MANUSCRIPTS else "pile_empty"
            sentences.append(at(moment, effect(record.values["ops"])))
            told.append(effect(record.values["ops"]))
        if "score" in record.values:
            counts = say("at-the-end", int(record.values["score"]["vp"]))
            sentences.append(counts.phrase("what", scored(record)))
            told.append(scored(record))
        if number < MANUSCRIPTS:
            name = say("manuscript", record.number("cost"))
            name.text("ribbon", f"ribbon/{record.text('ribbon')}")
            name.phrase("what", joined(AND, told) if told else say("nothing"), TAG)
        else:
            name = say("printed-manuscript").text("segment", f"segment/{record.text('segment')}")
        found.append(Said(where, "manuscript", id, name).formed(["genitive", SHORT]))
        about = joined(SENTENCES, sentences) if sentences else say("no-ability")
        found.append(Said(where, "manuscript", id, about).about("about"))
    return found


# boards


def icons(texts: list[str]) -> list[Phrase]:
    """The icons of a component, each kind with its number."""
    return [
        say("icons", texts.count(icon)).text("icon", f"icon/{icon}")
        for icon in ICON_IDS
        if icon in texts
    ]


def slots() -> list[Said]:
    """By building and place on its board, and by what the open slot does."""
    found: list[Said] = []
    places: dict[str, int] = {}
    for record in SLOT_RECORDS:
        board = f"{'phase' in record.values} {record.text('building')}"  # a person's, the Automa's
        places[board] = places.get(board, 0) + 1
        name = say("slot", places[board]).text("building", f"building/{record.text('building')}")
        name.phrase("what", joined(AND, slot_does(record)), TAG)
        id, where = record.text("id"), record.where
        found.append(Said(where, "slot", id, name).formed(["accusative", SHORT]))
        about = joined(SENTENCES, [sentence(part) for part in slot_does(record)])
        found.append(Said(where, "slot", id, about).about("about"))
    return found


def slot_does(record: Record) -> list[Phrase]:
    does: list[Phrase] = []
    if record.values.get("ops"):
        does.append(when(record))
    if "modifier" in record.values:
        does.append(modifier(record.values["modifier"]))
    if "guildhall_icon" in record.values:
        does.append(say("guildhall-icon", record.number("guildhall_icon") + 1))
    if record.values.get("icons"):
        does.append(joined(AND, icons(record.texts("icons"))))
    return does or [say("nothing")]


def sentence(phrase: Phrase) -> Phrase:
    """Icons and the like are no sentences yet."""
    is_sentence = phrase.key not in ("icons", "guildhall-icon", "nothing", "")
    return phrase if is_sentence else say("full-stop").phrase("text", phrase)


def sections() -> list[Said]:
    return [
        Said(
            record.where,
            "section",
            record.text("id"),
            say("section").phrase("effect", effect(record.any("ops")), OF),
        ).formed(["genitive", "accusative", "prepositional", SHORT])
        for record in TABLES["sections"].records
    ]


# the Automa


def schemes() -> list[Said]:
    found: list[Said] = []
    records = TABLES["schemes"].records
    heads = [f"{record.text('deck')} {record.texts('icons')}" for record in records]
    for n, record in enumerate(records):
        name = say("scheme").text("deck", record.text("deck"))
        head = joined(PLUS, [thing("icon", icon) for icon in record.texts("icons")])
        if heads.count(heads[n]) > 1:
            head = say("numbered", heads[: n + 1].count(heads[n])).phrase("text", head)
        name.phrase("icons", head)
        said = Said(record.where, "scheme", record.text("id"), name)
        found.append(said.formed(["accusative", SHORT]))
        found.append(Said(record.where, "scheme", record.text("id"), turn(record)).about("about"))
    return found


def turn(record: Record) -> Phrase:
    """VW-AI-08: from top to bottom, and the options from left to right."""
    steps = [effect(record.any(row)) for row in ("row1", "row2") if record.any(row)]
    steps.append(say("move", record.number("steps")))
    options: list[Phrase] = []
    for option in record.any("options"):
        options.append(
            thing("try", option["action"]) if "action" in option else effect(option["ops"])
        )
    about = say("scheme-turn").phrase("steps", joined(STEPS, steps))
    return about.phrase("options", joined(TRIES, options))


def said() -> list[Said]:
    """Everything that the tables tell, with the record that it stands in."""
    effects = [
        Said(PROGRAMS.where[p], "effect", name, effect(PROGRAMS.ops[p])).formed([SHORT])
        for p, name in enumerate(PROGRAMS.names)
    ]
    return [
        *effects, *folk_names(), *folk_texts(), *manuscripts(), *slots(), *sections(), *schemes(),
    ]  # fmt: skip


def vocabulary() -> list[Phrase]:
    """One of every message, also of those that no record needs today."""
    ops: list[str] = [f"flip {what} 2" for what in FLIPS]
    ops += [f"{op} 2" for op in ("hire_free", "destroy", "discard", "castle_move")]
    ops += ["destroy 2 start_deck", "rearrange", "shuffle", "place_workers 3", "manuscript_free 3"]
    ops += [f"build_free {building}" for building in BUILDING_IDS]
    ops += [f"build_free {building} own_bank" for building in BUILDING_IDS]
    ops += ["automa_gain_future_scheme 2", "automa_dismiss 2"]
    ops += ["automa_corruption_per_criminal_icon"]
    found = [effect([op]) for op in ops]
    found += [say(f"item-{item}", 2) for item in ITEMS]
    does = effect(["rearrange"])
    moments = [*TRIGGERS, "immediate", "drop_off", "corner", "printed_corner", "once", "pile_empty"]
    found += [at(moment, does) for moment in moments]
    found += [say(key).phrase("effect", does) for key in ("no-criminal", "some-criminal")]
    found += [say("per-" + per.replace("_", "-"), 2) for per in SCORED]
    for kind in ("icons_to_icon", "silver_to_icon"):
        found.append(modifier({"kind": kind, "action": "build", "per": 2}))
    found.append(
        modifier({"kind": "resource_counts_double", "action": "build", "resource": "gold"})
    )
    found.append(modifier({"kind": "resources_as_icon", "action": "build", "resources": ["gold"]}))
    for kind, key in (("free_extra_steps", "max"), ("dismiss_cost", "set"), ("hand_limit", "add")):
        found.append(modifier({"kind": kind, key: 2}))
    found += [say("nothing"), say("no-ability"), say("gain").phrase("items", say("nothing"))]
    found += [said.phrase for said in said_names()]
    found += [say("guildhall-icon", 1), say("numbered", 1).phrase("text", does)]
    found += [say("move", 2), say("brief").phrase("text", does), *icons(["noble"])]
    found.append(say("full-stop").phrase("text", does))
    found.append(say("at-the-end", 1).phrase("what", does))
    return found


def said_names() -> list[Said]:
    return [*folk_names(), *manuscripts(), *slots(), *sections(), *schemes()]
