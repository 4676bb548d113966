"""Every game: what it declares is complete, unique and true."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import palatine
from palatine.bots.drive import play_out
from palatine.games import IDS, find
from palatine.kernel.chance import fast
from palatine.kernel.draft import Draft
from palatine.kernel.flow import FLAG, Commit, Frame
from palatine.kernel.game import Game
from palatine.kernel.lexicon import NONE, Saying
from palatine.kernel.position import digest
from tests.helpers import all_settings, rule_ids
from tools import laws

PACKAGE = Path(palatine.__file__).parent
every_game = pytest.mark.parametrize("id", IDS)


def folder(id: str) -> Path:
    return PACKAGE / "games" / id.replace("-", "_")


def sayings(game: Game) -> list[Saying]:
    words = game.words
    said = (words.questions, words.facts, words.notes, words.statistics)
    return [saying for sayings in said for saying in sayings.values()]


@every_game
def test_option_codes_are_unique_and_parse_back(id: str) -> None:
    game = find(id)
    for seats in game.seats:
        lexicon = game.lexicon(game.config(seats, {}))
        codes = [lexicon.code(n) for n in range(lexicon.size)]
        assert len(set(codes)) == len(codes)
        assert [lexicon.option(code) for code in codes] == list(range(lexicon.size))
        for code in codes:
            assert re.fullmatch(r"[a-z][a-z0-9_]*( [a-z0-9_]+)*", code), code


@every_game
def test_the_action_space_is_the_same_for_any_number_of_players(id: str) -> None:
    game = find(id)
    assert len({game.lexicon(game.config(seats, {})).size for seats in game.seats}) == 1
    for verb in game.words.verbs:
        assert [verb.arguments(verb.base)[i] for i in range(len(verb.kinds))] == [
            kind.low for kind in verb.kinds
        ]


@every_game
def test_kinds_and_keys_are_named_once_and_plainly(id: str) -> None:
    game = find(id)
    for key, kind in game.words.kinds.items():
        assert key == kind.id
        assert len(set(kind.names)) == len(kind.names)
        assert not {"none", "hidden", "observer"} & set(kind.names)
    used = [kind for verb in game.words.verbs for kind in verb.kinds]
    used += [kind for saying in sayings(game) for kind in saying.kinds]
    used += [saying.tail for saying in sayings(game) if saying.tail is not None]
    undeclared = {kind.id for kind in used if game.words.kinds.get(kind.id) is not kind}
    assert not undeclared, "kinds that the lexicon does not list"
    for saying in sayings(game):
        assert re.fullmatch(r"[a-z][a-z0-9-]*", saying.key), saying.key
    for saying in [*game.words.questions.values(), *game.words.facts.values()]:
        assert len(saying.kinds) <= 6  # so many does `tell` take; a note has any number


@every_game
def test_every_rule_that_is_cited_exists(id: str) -> None:
    game = find(id)
    known = rule_ids(id)
    cited = {saying.rule for saying in sayings(game)} | {option.rule for option in game.options}
    for table in game.tables.values():
        for record in table.records:
            if "rule" in record.values:
                cited.add(record.text("rule"))
    assert cited - known - {""} == set()


@every_game
def test_every_rule_cited_in_the_code_exists(id: str) -> None:
    known = rule_ids(id)
    prefix = sorted(known)[0].split("-")[0]
    pattern = re.compile(rf"\b{prefix}-[A-Z0-9]+(?:[-.][A-Z0-9]+)*\b")
    for path in folder(id).rglob("*.py"):
        for rule in pattern.findall(path.read_text("utf-8")):
            is_chapter = any(other.startswith((f"{rule}-", f"{rule}.")) for other in known)
            assert rule in known or is_chapter, f"{path.name} cites {rule}"


@cache
def class_nodes(id: str) -> dict[str, ast.ClassDef]:
    found: dict[str, ast.ClassDef] = {}
    for path in folder(id).rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef):
                assert node.name not in found, f"two classes are called {node.name}"
                found[node.name] = node
    return found


def base_names(node: ast.ClassDef) -> list[str]:
    bases = [base.value if isinstance(base, ast.Subscript) else base for base in node.bases]
    return [base.id for base in bases if isinstance(base, ast.Name)]


# what a frame of a game derives from
OF_THE_KERNEL: dict[str, type[Frame[Any]]] = {"Frame": Frame, "Commit": Commit, "Draft": Draft}


def frame_names(id: str) -> set[str]:
    """Every class of the game that is a frame, by its source."""
    nodes = class_nodes(id)
    frames = set(OF_THE_KERNEL)
    for _ in nodes:  # a frame may derive from a frame of the game
        frames |= {name for name, node in nodes.items() if frames & set(base_names(node))}
    return frames - (set(OF_THE_KERNEL) - set(nodes))  # a game may have a Draft of its own


@every_game
def test_every_frame_of_the_game_is_listed(id: str) -> None:
    listed = [frame.__name__ for frame in find(id).frames]
    assert len(set(listed)) == len(listed)
    nodes = class_nodes(id)
    parents = {base for node in nodes.values() for base in base_names(node)}
    assert frame_names(id) - parents <= set(listed), "frames that no position could name"
    assert set(listed) <= frame_names(id)


@cache
def kernel_nodes() -> dict[str, ast.ClassDef]:
    sources = [PACKAGE / "kernel" / name for name in ("flow.py", "draft.py")]
    found = [node for path in sources for node in ast.parse(path.read_text("utf-8")).body]
    return {node.name: node for node in found if isinstance(node, ast.ClassDef)}


def init_of(node: ast.ClassDef) -> ast.FunctionDef | None:
    found = [line for line in node.body if isinstance(line, ast.FunctionDef)]
    return next((line for line in found if line.name == "__init__"), None)


NUMBERS = {"int", "bool", "i64"}
LISTS = {"list[int]"}


def annotations_of(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """Those of fields; what else a frame keeps is of another type and found again."""
    found = [line for line in node.body if isinstance(line, ast.AnnAssign)]
    return [line for line in found if ast.unparse(line.annotation) in NUMBERS | LISTS]


def declared(id: str, name: str) -> list[str]:
    """The fields of a frame where they are declared, those of what it derives from first."""
    nodes = {**kernel_nodes(), **class_nodes(id)}
    names: list[str] = []
    while name != "Frame":
        init = init_of(nodes[name])
        own = [ast.unparse(line.target) for line in annotations_of(nodes[name])]
        if init is not None:
            own += [argument.arg for argument in init.args.args[1:]]
        names = own + names
        name = next(base for base in base_names(nodes[name]) if base in {*nodes, "Frame"})
    return names


@every_game
def test_every_field_of_a_frame_is_declared_and_nothing_else(id: str) -> None:
    for frame in find(id).frames:
        assert [field.name for field in frame.FIELDS] == declared(id, frame.__name__), frame


@every_game
def test_up_to_four_numbers_are_arguments_and_more_or_a_list_are_annotations(id: str) -> None:
    """Every argument has a default, so that a frame can be made and its fields set by name."""
    nodes = class_nodes(id)
    for name in frame_names(id):
        init = init_of(nodes[name])
        if init is not None:
            arguments = init.args.args[1:]
            assert len(arguments) == len(init.args.defaults) <= 4, name
            assert {ast.unparse(a.annotation) for a in arguments if a.annotation} <= NUMBERS, name
            assert base_names(nodes[name]) == ["Frame"], name
        for line in annotations_of(nodes[name]):
            if ast.unparse(line.annotation) in LISTS:  # interpreted, a default would be shared
                assert line.value is None, f"{name}.{ast.unparse(line.target)}"
            else:
                assert isinstance(line.value, ast.Constant | ast.Name), ast.unparse(line.target)


@every_game
def test_every_field_of_a_frame_is_copied(id: str) -> None:
    for kind in find(id).frames:
        frame = kind()
        for field in kind.FIELDS:
            value = getattr(frame, field.name, [])  # a list has no default
            other = [1] if isinstance(value, list) else not value if field.form == FLAG else 7
            setattr(frame, field.name, other)
        copy = frame.copy()
        for field in kind.FIELDS:
            assert getattr(copy, field.name) == getattr(frame, field.name), (kind, field.name)


def modules(folder: str) -> list[Path]:
    return sorted((Path(__file__).parents[2] / folder).rglob("*.py"))


def without_arguments() -> set[tuple[str, str]]:
    """Every frame without `__init__`, with its module."""
    found: set[tuple[str, str]] = set()
    for id in IDS:
        nodes = class_nodes(id)
        for frame in find(id).frames:
            if frame.FIELDS and init_of(nodes[frame.__name__]) is None:
                found.add((frame.__module__, frame.__name__))
    return found


@pytest.mark.texts
def test_a_frame_without_init_gets_no_arguments() -> None:
    """A compiled class drops those that interpreted code hands over, without a word."""
    frames = without_arguments()
    called = re.compile(rf"\b({'|'.join(sorted(name for _, name in frames))})\([^)]")
    for path in [path for folder in ("src", "tests", "bench", "tools") for path in modules(folder)]:
        text = path.read_text("utf-8")
        if not called.search(text):
            continue
        tree = ast.parse(text)
        parts = path.with_suffix("").parts
        own = ".".join(parts[parts.index("palatine") :]) if "palatine" in parts else ""
        names = {name for module, name in frames if module == own}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                names |= {
                    alias.asname or alias.name
                    for alias in node.names
                    if (node.module, alias.name) in frames
                }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in names:
                assert not node.args + node.keywords, f"{path.name}:{node.lineno}"


@pytest.mark.texts
def test_what_takes_more_than_eight_arguments_is_told_them_by_name() -> None:
    """But for the columns of a table of the database, which stand in a row."""
    for path in modules("src"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or len(node.args) <= 8:
                continue
            called = ast.unparse(node.func)
            assert called in ("Table", "op.create_table"), f"{path.name}:{node.lineno} {called}"


@every_game
def test_every_field_of_the_table_is_in_the_state_and_no_other_changes(id: str) -> None:
    """Whatever else the state keeps is constant, or is worked out again from the fields."""
    game = find(id)
    listed = [field.name for field in game.fields]
    assert len(set(listed)) == len(listed)
    names = laws.annotated(type(game.blank()))
    assert set(listed) <= set(names)


@every_game
def test_presets_are_settings_of_the_game(id: str) -> None:
    game = find(id)
    for options in game.presets.values():
        game.config(game.seats[0], options)


@every_game
def test_the_defaults_go_together_for_any_number_of_people(id: str) -> None:
    game = find(id)
    for people in game.seats:
        config = game.config(people, {})
        assert len(set(config.seat_names)) == config.seats
        assert "turn_order" not in [field.name for field in game.fields]


@every_game
def test_every_value_of_every_option_is_played_in_some_setting(id: str) -> None:
    game = find(id)
    played = {pair for own, _, options in all_settings() if own == id for pair in options.items()}
    for option in game.options:
        kind = [other.id for other in game.options if other.kind == option.kind]
        for value in option.values[1:]:
            assert played & {(other, value) for other in kind}, f"{option.id}={value}"


@every_game
def test_statistics_are_declared_and_complete(id: str) -> None:
    """Of a match that begins and of one that is over: every key and category once, by seat."""
    game = find(id)
    for seats in game.seats:
        chance = fast(f"statistics:{seats}")
        g = game.start(game.config(seats, {}), chance)
        for _ in range(2):
            before = digest(g)
            rows = game.statistics(g)
            assert digest(g) == before
            counted = [(row.key, row.category) for row in rows]
            assert len(set(counted)) == len(counted)
            assert {row.key for row in rows} == set(game.words.statistics)
            for row in rows:
                kinds = game.words.statistics[row.key].kinds
                assert len(row.numbers) == g.seats
                assert len(kinds) <= 1
                if kinds:
                    assert not kinds[0].is_open
                    assert 0 <= row.category - kinds[0].low < kinds[0].size
                else:
                    assert row.category == NONE
            play_out(g, chance, 1_000_000)
        assert g.ended != NONE
