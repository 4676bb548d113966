"""Write what the client knows of the games' words and the table's messages: `make client`.

`web/src/generated/` holds, for every game, the ids of its lexicon and the shape of its picture, and
the messages of the wire as TypeScript. It is checked in; a test compares it with what is written
here. What a correction of the component tables may change is not in it: the server sends that.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from palatine.games import IDS, find
from palatine.kernel.flow import BITS, FLAG, LIST, ONE, SETS, Field
from palatine.kernel.game import Game
from palatine.kernel.lexicon import Kind, Saying
from palatine.table import wire

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
FOLDER: Final = WEB / "src" / "generated"
SCHEMA: Final = "messages.json"
WIDTH: Final = 100
PRINTED: Final = ("effect", "modifier")  # named after what is printed on components
HEAD: Final = "/** {about}. Written by `make client`; not to be edited. */"


# The messages


def schema() -> dict[str, Any]:
    """All messages of both roads as one JSON schema."""
    structs = [
        one
        for one in vars(wire).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == wire.__name__
    ]
    unions = {"Spoken": wire.Spoken, "Said": wire.Said, "Reply": wire.Reply}
    roots, found = msgspec.json.schema_components(
        [*structs, *unions.values()], ref_template="#/definitions/{name}"
    )
    for name, root in zip(unions, roots[len(structs) :], strict=True):
        found[name] = {"title": name, **root}
    return {
        "title": "Messages",
        "definitions": {name: older(found[name]) for name in sorted(found)},
    }


def older(schema: Any) -> Any:
    """The same in the older words for tuples, which the generator of types understands."""
    if isinstance(schema, list):
        return [older(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    is_tuple = "prefixItems" in schema
    lengths = () if is_tuple else ("minItems", "maxItems")  # of lists, the server's to check
    return {
        "items" if key == "prefixItems" else key: older(value)
        for key, value in schema.items()
        if key not in lengths and not (is_tuple and key == "items")
    }


# The lexicons


def lexicon(game: Game) -> str:
    """The ids of a game and the shapes of what it says, as TypeScript."""
    words = game.words
    kinds = {kind.id: kind for kind in all_kinds(game)}
    lines = [HEAD.format(about=f"The words of {game.id} by their ids"), ""]
    for kind in kinds.values():
        lines += declared(game, kind)
    lines += ["/** The seats by how many people play, those that the rules play last. */"]
    lines += constant("SEATS", seats_of(game))
    lines += ["/** What is agreed on before a match, with its values; none: a whole number. */"]
    lines += constant("OPTIONS", {option.id: option.values for option in game.options})
    lines += ["/** Answers by their verbs, with what they touch. */", "export interface Verbs {"]
    for verb in words.verbs:
        lines += [f"  {verb.id}: [{', '.join(map(type_of, verb.kinds))}];"]
    lines += ["}", ""]
    for name, sayings in (
        ("Questions", words.questions),
        ("Facts", words.facts),
        ("Notes", words.notes),
    ):
        lines += [f"/** {name} by key, with their variables. */", f"export interface {name} {{"]
        lines += [f"  {quoted(key)}: {variables(saying)};" for key, saying in sayings.items()]
        lines += ["}", ""]
    lines += [f"export type End = {union(words.ends)};", ""]
    lines += picture(game)
    drawn = [field for field in game.fields if field.is_drawn]
    for name, about, is_secret in (
        ("SETS", "Fields that are sets of things, by the kind of these", False),
        ("SECRET_SETS", "The same of sets that are not for all to see", True),
    ):
        sets: dict[str, list[str]] = {}
        for field in drawn:
            if field.form == BITS and not field.index and field.is_secret == is_secret:
                sets.setdefault(field.value.id, []).append(field.name)
        if sets:
            lines += [f"/** {about}. */", *constant(name, sets)]
    return "\n".join(lines)


def all_kinds(game: Game) -> list[Kind]:
    """The kinds of the lexicon, and those that only fields use."""
    used = [kind for field in game.fields if field.is_drawn for kind in (field.value, *field.index)]
    return list(dict.fromkeys([*game.words.kinds.values(), *used]))


def declared(game: Game, kind: Kind) -> list[str]:
    """A kind as a list of ids with their type; counts and runs of numbers need none."""
    if not is_named(kind):
        return []
    ids = kind.names
    if kind.is_seat:
        ids = list(dict.fromkeys(name for row in seats_of(game).values() for name in row))
    name = camel(kind.id)
    return [
        *constant(kind.id.upper(), ids),
        f"export type {name} = (typeof {kind.id.upper()})[number];",
        "",
    ]


def seats_of(game: Game) -> dict[str, list[str]]:
    """The seats by how many people play, with the table options as they are by default."""
    defaults = {option.id: option.default for option in game.options}
    return {str(people): game.seat_names(people, defaults) for people in game.seats}


def is_named(kind: Kind) -> bool:
    return not (
        kind.is_open or kind.is_run or kind.is_option or kind.id in PRINTED or not kind.names
    )


def type_of(kind: Kind) -> str:
    """What a value of a kind is."""
    if kind.is_open or kind.is_run:
        return "number"
    return camel(kind.id) if is_named(kind) else "string"


def shape(field: Field) -> str:
    """What a picture has for a field."""
    if field.form == FLAG:
        return "boolean"
    value = type_of(field.value)
    hidden = ' | "hidden"' if field.is_secret else ""
    if field.form == SETS:
        return f"{value}[][]"
    if field.form == LIST:
        return f"({value}{hidden})[]" if hidden else f"{value}[]"
    if field.form == BITS:
        value = f"{value}[]"
    elif field.form == ONE:
        return value + hidden + ("" if field.value.is_open else " | null")
    value += hidden
    for kind in reversed(field.index):
        key = type_of(kind)
        value = f"Partial<Record<{key}, {value}>>"
    return value


# The pictures


def picture(game: Game) -> list[str]:
    """What a picture shows of the state, and what the game adds to it (`Game.derived`)."""
    derived = get_type_hints(type(game).derived, include_extras=True)["return"]
    found: dict[str, dict[str, str]] = {}
    added = interface(derived, found) if is_typeddict(derived) else {}
    fields = {field.name: shape(field) for field in game.fields if field.is_drawn}
    if type(game).turn_order is not Game.turn_order:
        fields["turn_order"] = "Seat[]"
    lines: list[str] = []
    kinds = {camel(kind.id) for kind in all_kinds(game)}
    for name, rows in found.items():
        if name in kinds:
            raise SystemExit(f"{game.id}: {name} is a kind and a part of its picture")
        lines += written(name, rows)
    lines += ["/** The state as it is shown; entries that are 0 or none are left out. */"]
    return lines + written("Picture", {**fields, **added})


def written(name: str, rows: dict[str, str]) -> list[str]:
    lines = [f"export interface {name} {{"]
    return [*lines, *[f"  {key}: {type};" for key, type in rows.items()], "}", ""]


def interface(typed: Any, found: dict[str, dict[str, str]]) -> dict[str, str]:
    """The members of a `TypedDict`; others that it speaks of are put into `found`."""
    rows: dict[str, str] = {}
    for key, hint in get_type_hints(typed, include_extras=True).items():
        is_required = get_origin(hint) is not NotRequired and key not in typed.__optional_keys__
        rows[key if is_required else f"{key}?"] = spelled(hint, found)
    return rows


def spelled(hint: Any, found: dict[str, dict[str, str]]) -> str:
    """A type of Python as one of TypeScript; ids are those of their kind."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (NotRequired, Required):
        return spelled(args[0], found)
    if origin is Annotated:
        known = hint.__metadata__[0]
        return union(known) if isinstance(known, list) else type_of(known)
    if origin is Literal:
        return union(list(args))
    if origin in (UnionType, Union):
        return " | ".join(dict.fromkeys(spelled(one, found) for one in args))
    if origin is list:
        inner = spelled(args[0], found)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        key, value = (spelled(one, found) for one in args)
        return f"Partial<Record<{key}, {value}>>"
    if is_typeddict(hint):
        name = str(hint.__name__)
        if name not in found:
            found[name] = interface(hint, found)
        return name
    return {str: "string", int: "number", bool: "boolean", NoneType: "null"}[hint]


def variables(saying: Saying) -> str:
    return union(saying.variables()) if saying.variables() else "never"


def union(ids: list[str]) -> str:
    return " | ".join(map(quote, ids)) or "never"


def quoted(key: str) -> str:
    return key if key.isidentifier() else quote(key)


def quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def camel(id: str) -> str:
    return "".join(part.capitalize() for part in id.split("_"))


def constant(name: str, value: Any) -> list[str]:
    """A value that is known as it stands; lists in lines of their own length."""
    if isinstance(value, dict):
        rows = [f"  {quoted(key)}: [{', '.join(map(quote, row))}]," for key, row in value.items()]
        return [f"export const {name} = {{", *rows, "} as const;", ""]
    whole = f"export const {name} = [{', '.join(map(quote, value))}] as const;"
    if len(whole) <= WIDTH:
        return [whole]
    lines, line = [f"export const {name} = ["], " "
    for one in value:
        if len(line) + len(quote(one)) + 2 > WIDTH:
            lines, line = [*lines, line], " "
        line += f" {quote(one)},"
    return [*lines, line, "] as const;"]


def files() -> dict[str, str]:
    """What this writes, by name; the types of the messages are made from their schema."""
    made = {SCHEMA: json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"}
    for id in IDS:
        made[f"{id}.ts"] = lexicon(find(id))
    return made


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    made = files()
    for name, text in made.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    command = ["npm", "run", "--silent", "messages"]
    types = subprocess.run(command, cwd=WEB, check=True, stdout=subprocess.PIPE).stdout
    (FOLDER / "messages.ts").write_bytes(types)
    for path in FOLDER.iterdir():
        if path.name not in made and path.name != "messages.ts":
            path.unlink()  # of a game that is no more


if __name__ == "__main__":
    main()
