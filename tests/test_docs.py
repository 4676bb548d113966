"""What the pages of `docs/` name is there: files, commands, hooks, rules, codes and routes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import palatine
from palatine.games import IDS, find
from palatine.games.carolus_magnus.state import Carolus
from palatine.kernel import sight
from palatine.kernel.flow import LONGEST_RUN, Ask, Config, State
from palatine.kernel.game import Game
from palatine.kernel.journal import DIGEST_EVERY, SNAPSHOT_EVERY
from palatine.kernel.lexicon import Saying
from palatine.match import Match
from palatine.reference import ID, reference
from palatine.table import api, sights, wire
from palatine.table.tokens import ID_LENGTH

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PACKAGE = Path(palatine.__file__).parent
PAGES = sorted(DOCS.glob("*.md"))
BUILDING = [DOCS / "architecture.md", DOCS / "add-a-game.md"]
WIRE = (DOCS / "wire.md").read_text(encoding="utf-8")
CAROLUS = find("carolus-magnus")
LEXICON = CAROLUS.lexicon(CAROLUS.config(2, {}))
RULES = "".join(
    path.read_text(encoding="utf-8") for path in (PACKAGE / "games/carolus_magnus").glob("*.py")
)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def quoted(page: Path) -> list[str]:
    """Everything in backticks outside of blocks."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


# pages about the code


@every_page
def test_files_that_are_named_exist(page: Path) -> None:
    wanted = [
        name
        for name in quoted(page)
        if re.fullmatch(r"[\w.<>*-]+(/[\w.<>*-]+)+/?", name)
        and (name.endswith("/") or re.search(r"\.(py|md|json|ftl|ts|svg)$", name))
        and not name.startswith("build/")
    ]
    for name in wanted:
        for id in IDS if "<game>" in name else [""]:
            spelled = name.replace("<game>", id.replace("-", "_") if name.endswith(".py") else id)
            spelled = spelled.rstrip("/")
            folders = (ROOT, PACKAGE, PACKAGE / "games" / "carolus_magnus")
            module = spelled.replace(id, id.replace("-", "_")) if id else spelled
            assert any(
                list(folder.glob(path)) for folder in folders for path in {spelled, module}
            ), name


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if "://" not in link:
            assert (DOCS / link).exists(), link


@every_page
def test_commands_that_are_named_exist(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    command_line = (PACKAGE / "cli.py").read_text(encoding="utf-8")
    for name in quoted(page):
        made = re.match(r"make ([a-z-]+)", name)
        if made:
            assert re.search(rf"^([\w-]+ )*{made[1]}( [\w-]+)*:", makefile, re.MULTILINE), name
        typed = re.match(r"palatine ([a-z]+)\b", name)
        if typed:
            assert f'command("{typed[1]}"' in command_line, name
        run = re.match(r"python -m ([a-z_.]+)", name)
        if run and run[1] != "palatine":
            place = PACKAGE.parent if run[1].startswith("palatine.") else ROOT
            path = place / run[1].replace(".", "/")
            assert path.with_suffix(".py").exists(), name


@every_page
def test_rules_that_are_named_exist(page: Path) -> None:
    known = {id for game in IDS for id in reference(game, "en").rules}
    text = page.read_text(encoding="utf-8")
    for id in re.findall(rf"(?<![\w-]){ID}(?![\w-])", text):
        assert id in known, id


@every_page
def test_table_options_that_are_named_exist(page: Path) -> None:
    values = {option.id: option.values for id in IDS for option in find(id).options}
    for command in quoted(page):
        for name, value in re.findall(r"(?:OPTIONS=\"?|--option |\" )?(\w+)=(\w+)", command):
            if re.search(r"OPTIONS=|--option", command) and name.islower():
                assert value in values[name], command


def test_hooks_and_attributes_that_are_named_exist() -> None:
    owners: dict[str, list[Any]] = {
        "Game": [CAROLUS], "State": [Carolus, State], "g": [Carolus, State],
        "ask": [Ask(0, "lay-disc")], "match": [Match], "palatine": [palatine],
        "Config": [Config], "sight": [sight], "self": [CAROLUS],
    }  # fmt: skip
    annotated = {*State.__annotations__, *Config(2, {}, []).__dict__, "record"}
    count = 0
    for page in BUILDING:
        for name in quoted(page):
            found = re.match(r"(\w+)\.(\w+)\b(?!\.)", name)
            if found and found[1] in owners and found[2] not in ("py", "md"):
                count += 1
                has = any(hasattr(owner, found[2]) for owner in owners[found[1]])
                assert has or found[2] in annotated, name
    assert count > 20
    hooks = re.search(r"lexicon and hooks \(([^)]*)\)", BUILDING[1].read_text(encoding="utf-8"))
    assert hooks is not None
    for hook in re.findall(r"`(\w+)`", hooks[1]):
        assert callable(getattr(Game, hook)), hook


def test_numbers_of_the_kernel_are_as_told() -> None:
    text = BUILDING[0].read_text(encoding="utf-8")
    assert f"one every {SNAPSHOT_EVERY} choices" in text
    assert f"every {DIGEST_EVERY} choices and at the end" in text
    assert f"{LONGEST_RUN:,} runs without a question" in text
    number = re.search(r"`place red t3` is (\d+)", text)
    assert number is not None
    assert LEXICON.option("place red t3") == int(number[1])
    for row in re.findall(r"^\| (`.*?`) \| `kernel/(\w+)\.py`", text, re.MULTILINE):
        source = (PACKAGE / "kernel" / f"{row[1]}.py").read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", row[0]):
            assert re.search(rf"^(class {name}\b|{name} = )", source, re.MULTILINE), name


# the wire


def blocks() -> list[str]:
    return re.findall(r"```json\n(.*?)```", WIRE, re.DOTALL)


def test_the_routes_are_those_of_the_server() -> None:
    told: set[tuple[str, str]] = set()
    for method, cell in re.findall(r"^\| (GET|POST) (`[^|]*`) \|", WIRE, re.MULTILINE):
        told |= {(method, path) for path in re.findall(r"`([^`]+)`", cell)}
    told.add(("GET", "/api/tables/{id}/socket"))
    assert "`GET /api/tables/{id}/socket`" in WIRE
    source = Path(api.__file__).read_text(encoding="utf-8")
    served: set[tuple[str, str]] = set()
    for method, paths in re.findall(
        r"^@(get|post|websocket)\(\s*(\[[^\]]*\]|\"[^\"]*\")", source, re.M
    ):
        for path in re.findall(r"\"([^\"]+)\"", paths):
            verb = "POST" if method == "post" else "GET"
            served.add((verb, re.sub(r":\w+\}", "}", path)))
    pages = {"/", "/{path}", "/api", "/api/page.js", "/api/page.css"}
    assert told == {(method, path) for method, path in served if path not in pages}


def test_the_codes_of_refusals_have_their_status() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d+) \|", WIRE, re.MULTILINE)
    assert {code: int(status) for code, status in rows} == wire.STATUS
    closed = set(map(int, re.findall(r"\b(4[0-9]{3}|1012) \(", WIRE)))
    assert set(api.CLOSE_CODES.values()) <= closed


def test_the_table_message_is_one() -> None:
    """The example can be read, and every key, code and rule in it is one of Carolus Magnus."""
    example = next(json.loads(block) for block in blocks() if '"type": "table"' in block)
    msgspec.convert(example, wire.TableView)
    assert set(example) == set(msgspec.structs.asdict(msgspec.convert(example, wire.TableView))) - {
        "from_"
    } | {"type", "from"}
    assert set(example["options"]) <= {option.id for option in CAROLUS.options}
    for ask in example["asks"]:
        compare(ask, LEXICON.questions[ask["key"]])
        for option in [*ask["options"], *ask["refused"]]:
            code, verb, things = sights.spelled(LEXICON, LEXICON.option(option["code"]))
            assert (code, verb) == (option["code"], option["verb"])
            assert [list(thing) for thing in things] == option["touches"]
        for refused in ask["refused"]:
            assert f'"{refused["rule"]}"' in RULES, "no rule of the game refuses so"
        for option in ask["options"]:
            if option["note"]:
                compare(option["note"], LEXICON.notes[option["note"]["key"]])
    for fact in example["facts"]:
        compare(fact, LEXICON.facts[fact["key"]])


def compare(said: dict[str, Any], saying: Saying) -> None:
    assert list(said["args"]) == saying.variables(), said["key"]
    assert said["rule"] == saying.rule


def test_messages_of_the_socket_are_those_of_the_wire() -> None:
    told = re.findall(r'^\{"do": .*\}$', WIRE, re.MULTILINE)
    kinds = [msgspec.json.decode(line, type=wire.Said) for line in told]
    assert {type(kind) for kind in kinds} == set(wire.Said.__args__)
    for line in told:
        code = json.loads(line).get("code")
        assert code is None or LEXICON.option(code) >= 0
    for tag in ("table", "done", "refused", "past", "hint"):
        assert f'"type": "{tag}"' in WIRE


def test_the_game_of_the_lobby_is_a_real_one() -> None:
    option_row = re.compile(
        r'\{"id": "(\w+)", "values": (\[.*?\]), "default": "(\w+)",\s+'
        r'"rule": "([\w-]+)", "seats": (\[.*?\])'
    )
    assert option_row.search(WIRE)
    for id, values, default, rule, seats in option_row.findall(WIRE):
        option = next(option for option in CAROLUS.options if option.id == id)
        told = (json.loads(values), default, rule, json.loads(seats))
        assert told == (option.values, option.default, option.rule, option.seats)
    assert re.search(r'"presets": \{\}', WIRE)
    assert CAROLUS.presets == {}
    chosen = re.findall(r'"options": \{"(\w+)": "(\w+)"\}', WIRE)
    assert chosen
    for name, value in chosen:
        CAROLUS.config(4, {name: value})


def test_ids_of_tables_are_as_long_as_they_are() -> None:
    ids = re.findall(r'"id": "([0-9a-z]{9,})"', WIRE)
    assert ids
    assert {len(id) for id in ids} == {ID_LENGTH}
