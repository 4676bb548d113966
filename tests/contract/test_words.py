"""Both languages have exactly the words that a game needs, and they come out whole."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import palatine
from palatine.games import IDS, find
from palatine.kernel.chance import fast
from palatine.kernel.errors import BadData
from palatine.kernel.facts import EVERYBODY, Fact
from palatine.kernel.flow import Ask
from palatine.kernel.game import Game
from palatine.kernel.lexicon import HIDDEN, Kind, Lexicon, Saying, argument_names
from palatine.kernel.phrases import FULL, JOINS, OF, SHORT, TAG, Phrase
from palatine.match import Match
from palatine.sentences import spoken as spoken_phrase
from palatine.words import FOLDER, LANGUAGES, LOBBY, Speech, files, shared_files, title, words
from tests.helpers import begin, finished, main_settings, named, option_sets, play_through

pytestmark = pytest.mark.texts

ROOT = Path(__file__).parents[2]
SHARED = "shared"  # in place of a game: the words of none
TERMINAL = Path(palatine.__file__).parent / "terminal"
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)  # a name without such letters has no cases
LEFT_OVER = re.compile(r"[{}]|\b[a-z]+/[a-z0-9_]+")
SENTENCE = re.compile(r"\.(about|ruling-\d+)$")  # what a thing does, and how it is read
SOME = 17  # of many pairs of things: every thing still comes, in other company


class Reader(Visitor):
    """Collects the variables of a message and the cases in which it names them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.cases: set[tuple[str, str]] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        for argument in node.arguments.named:
            if argument.name.name == "case":
                variable = node.arguments.positional[0].id.name
                self.cases.add((variable, argument.value.parse()["value"]))
        self.generic_visit(node)


@cache
def messages(name: str, lang: str) -> dict[str, Any]:
    """The messages of a game by id; whatever is no message, term or comment is an error."""
    found: dict[str, Any] = {}
    for path in shared_files(lang) if name == SHARED else files(name, lang):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice: {path}"
                found[entry.id.name] = entry
    return found


def read(message: Any) -> Reader:
    reader = Reader()
    reader.visit(message)
    return reader


def attributes(message: Any) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def things(game: Game, kind: Kind) -> list[str]:
    """The text ids that need a name: numbers and options of the game have none."""
    if kind.is_open or kind.is_run or kind.is_option:
        return []
    return seat_ids(game.id) if kind.is_seat else list(kind.names)


@cache
def seat_ids(id: str) -> list[str]:
    """Every seat that some setting of a game has."""
    game = find(id)
    return list(
        dict.fromkeys(
            name
            for n in game.seats
            for options in option_sets(game, n)
            for name in game.config(n, options).seat_names
        )
    )


def with_hyphens(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


def needed(game: Game) -> dict[str, set[str]]:
    """Every message of a game's file with the variables that it gets."""
    lexicon = game.words
    wanted: dict[str, set[str]] = {f"{game.id}-title": set()}
    named_by_tables = names_told(game)
    for phrase in game.vocabulary():
        for leaf in leaves(phrase):
            id = with_hyphens(game.id, "say", leaf.key)
            wanted[id] = wanted.get(id, set()) | set(leaf.variables())
            for thing in leaf.texts.values():
                if "/" in thing:
                    wanted.setdefault(with_hyphens(game.id, *thing.split("/")), set())
    for kind in lexicon.kinds.values():
        for thing in things(game, kind):
            if with_hyphens(game.id, kind.id, thing) not in named_by_tables:
                wanted[with_hyphens(game.id, kind.id, thing)] = set()
    for verb in lexicon.verbs:
        wanted[with_hyphens(game.id, "option", verb.id)] = set(argument_names(verb.kinds))
    for part, sayings in parts(lexicon).items():
        for key, saying in sayings.items():
            wanted[with_hyphens(game.id, part, key)] = set(saying.variables())
    for end in lexicon.ends:
        wanted[with_hyphens(game.id, "end", end)] = set()
    for key in lexicon.statistics:
        wanted[with_hyphens(game.id, "statistic", key)] = set()
    for option in game.options:
        for name in [option.id, *(f"{option.id}-{value}" for value in option.values)]:
            if with_hyphens(game.id, "setting", name) not in named_by_tables:
                wanted[with_hyphens(game.id, "setting", name)] = set()
    for preset in game.presets:
        wanted[with_hyphens(game.id, "preset", preset)] = set()
    for key in entries(game):
        wanted[with_hyphens(game.id, "entry", key)] = set()
    return wanted


@cache
def entries(game: Game) -> list[str]:
    """What chains of matches count of a record, if the game leaves one."""
    if type(game).entries is Game.entries:
        return []
    record = game.record(finished(game, game.seats[0], "entries").g)
    assert record is not None
    return [entry.key for entry in game.entries(record)]


def names_told(game: Game) -> set[str]:
    """The things that are named by what their records say, not by a message."""
    return {with_hyphens(game.id, s.kind, s.id) for s in game.said() if not s.attribute}


def leaves(phrase: Phrase) -> list[Phrase]:
    """All phrases within one that have a message of their own."""
    found = [phrase] if phrase.key else []
    for part in [*phrase.parts, *phrase.phrases.values()]:
        found += leaves(part)
    return found


def parts(lexicon: Lexicon) -> dict[str, dict[str, Saying]]:
    return {
        "ask": lexicon.questions,
        "fact": lexicon.facts,
        "note": lexicon.notes,
        "misfit": lexicon.misfits,
    }


def of_terminal(game: str) -> set[str]:
    """The messages that only the board in the terminal says, as its module names them."""
    module = TERMINAL / f"{game.replace('-', '_')}.py"
    source = module.read_text(encoding="utf-8") if module.exists() else ""
    said = set(re.findall(r"""own\(\s*["'](terminal-[a-z-]+)["']""", source))
    listed = re.search(r"COLUMN_WORDS: Final = \((.*?)\)", source, re.DOTALL)
    if listed:
        said |= {f"terminal-{word}" for word in re.findall(r'"([a-z]+)"', listed[1])}
    return {f"{game}-{key}" for key in said}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_a_game_has_exactly_the_messages_it_needs(id: str, lang: str) -> None:
    wanted = set(needed(find(id))) | of_terminal(id)
    have = set(messages(id, lang)) - {f"{id}-moment"}  # a lobby row may say more than the round
    assert sorted(wanted - have) == [], "missing"
    assert sorted(have - wanted) == [], "used by nobody"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_messages_use_only_variables_they_get(id: str, lang: str) -> None:
    for name, variables in needed(find(id)).items():
        reader = read(messages(id, lang)[name])
        assert reader.variables <= variables, name
        assert reader.functions <= {"NAME", "NUMBER"}, name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_the_lobby_has_its_words_in_one_file(id: str, lang: str) -> None:
    """What is said of a game before it is played, and nothing else: the lobby loads only that."""
    before = ("title", "moment", "seat", "setting", "preset", "misfit")
    wanted = {
        name for name in messages(id, lang) if name.removeprefix(f"{id}-").split("-")[0] in before
    }
    text = (FOLDER / lang / id / f"{LOBBY}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert {entry.id.name for entry in body if isinstance(entry, ast.Message)} == wanted
    assert [path.name for path in files(id, "en")] == [path.name for path in files(id, "ru")]


@pytest.mark.parametrize("name", [*IDS, SHARED])
def test_both_languages_say_the_same_things(name: str) -> None:
    """The same ids with equal variables."""
    english, russian = messages(name, "en"), messages(name, "ru")
    assert set(english) == set(russian)
    for id, message in english.items():
        assert read(message).variables == read(russian[id]).variables, id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_every_case_that_is_asked_for_is_there(id: str, lang: str) -> None:
    """A case that a sentence wants must exist for all things of the kind, in Russian."""
    game = find(id)
    lexicon = game.words
    by_variable: dict[str, list[tuple[str, Kind]]] = {}
    for verb in lexicon.verbs:
        name = with_hyphens(id, "option", verb.id)
        by_variable[name] = list(zip(argument_names(verb.kinds), verb.kinds, strict=True))
    for part, sayings in parts(lexicon).items():
        for key, saying in sayings.items():
            kinds = saying.kinds + ([saying.tail] if saying.tail else [])
            name = with_hyphens(id, part, key)
            by_variable[name] = list(zip(saying.variables(), kinds, strict=True))
    for name, variables in by_variable.items():
        for variable, case in read(messages(id, lang)[name]).cases:
            kind = dict(variables)[variable]
            for thing in things(game, kind):
                if not CYRILLIC.search(words(id, lang).name(kind.id, thing)):
                    continue
                message = with_hyphens(id, kind.id, thing)
                is_told = f"{message}.{case}" in words(id, lang).composed
                assert is_told or case in attributes(messages(id, lang)[message]), (
                    f"{name} wants {case} of {kind.id} {thing}"
                )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_all_that_the_tables_tell_is_told_whole(id: str, lang: str) -> None:
    """Names and texts of components, and every phrase they could need, with small numbers."""
    speech = Speech(id, lang)
    for key, text in speech.composed.items():
        assert text == text.strip(), key
        assert text, key
        assert not LEFT_OVER.search(text), f"{key}: {text}"
        assert bool(SENTENCE.search(key)) is text.endswith("."), f"{key}: {text}"
    game = find(id)
    for form in (FULL, SHORT, TAG, OF):
        for n in (1, 2, 5, 11, 21):
            for phrase in game.vocabulary():
                for part in leaves(phrase):
                    if "number" in part.numbers:
                        part.number("number", n)
                assert not LEFT_OVER.search(spoken_phrase(speech, phrase, form))
    assert speech.problems == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_settings_are_explained(id: str, lang: str) -> None:
    game = find(id)
    speech = words(id, lang)
    for option in game.options:
        assert len(speech.setting(option.id)) > 3
        about = speech.text(f"{with_hyphens(id, 'setting', option.id)}.about")
        assert len(about) > 20, option.id
        shown = [speech.setting_value(option.id, value) for value in option.values]
        assert len(set(shown)) == len(option.values)
    for preset in game.presets:
        assert speech.preset(preset)
    assert speech.setting_value("any", "7") == "7"
    assert speech.problems == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_a_game_introduces_itself(id: str, lang: str) -> None:
    """The short way of `palatine games` reads what Fluent reads, and knows who can play."""
    short = title(id, lang)
    speech = Speech(id, lang)
    assert short.name == speech.text(f"{id}-title")
    assert short.about == speech.text(f"{id}-title.about")
    assert short.players == speech.text(f"{id}-title.players")
    counts = find(id).seats
    assert counts == list(range(counts[0], counts[-1] + 1))
    wanted = f"{counts[0]}–{counts[-1]}" if len(counts) > 1 else str(counts[0])
    assert short.players == wanted
    assert speech.problems == {}


@pytest.mark.parametrize("id", IDS)
def test_a_russian_title_can_stand_in_a_sentence(id: str) -> None:
    """An invitation calls somebody into «Карла Великого», not into «Карл Великий»."""
    speech = Speech(id, "ru")
    if re.search("[а-я]", speech.text(f"{id}-title")):
        assert speech.has(f"{id}-title.accusative")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", IDS)
def test_everything_that_can_be_said_comes_out_whole(id: str, lang: str) -> None:
    """The first and the last thing of every kind, also what random play hardly ever meets."""
    game = find(id)
    speech = Speech(id, lang)
    for seats in game.seats:
        lexicon = game.lexicon(game.config(seats, {}))
        for option in range(lexicon.size):
            verb = lexicon.verb_of(option)
            if verb.size > 500 and (option - verb.base) % SOME:
                continue
            over = [
                number >= seats
                for kind, number in zip(verb.kinds, verb.arguments(option), strict=True)
                if kind.is_seat
            ]
            if not any(over):
                assert_whole(speech, speech.option(lexicon, option))
        for part, sayings in parts(lexicon).items():
            for saying in sayings.values():
                for numbers in ends_of(saying, seats):
                    assert_whole(speech, spoken(speech, lexicon, part, saying.key, numbers))
        for row in game.statistics(game.start(game.config(seats, {}), fast("words"))):
            kinds = lexicon.statistics[row.key].kinds
            category = lexicon.name(kinds[0], row.category) if kinds else ""
            assert_whole(speech, speech.statistic(lexicon, row.key, category))
        for end in lexicon.ends:
            assert LEFT_OVER.search(speech.end(end)) is None
            assert len(speech.end(end)) > 5


def ends_of(saying: Saying, seats: int) -> list[list[int]]:
    """The saying with the lowest and with the highest numbers, a tail of one and of three."""
    lowest = [kind.low for kind in saying.kinds]
    highest = [highest_of(kind, seats) for kind in saying.kinds]
    if saying.tail is None:
        return [lowest, highest]
    return [[*lowest, saying.tail.low], [*highest, *[highest_of(saying.tail, seats)] * 3]]


def highest_of(kind: Kind, seats: int) -> int:
    if kind.is_open:
        return 22
    return seats - 1 if kind.is_seat else kind.low + kind.size - 1


def spoken(speech: Speech, lexicon: Lexicon, part: str, key: str, numbers: list[int]) -> str:
    if part == "ask":
        return speech.question(lexicon, Ask(0, key, *numbers))
    if part == "note":
        return speech.note(lexicon, key, numbers)
    if part == "misfit":
        return speech.misfit(lexicon, key, numbers)
    return speech.fact(lexicon, Fact(key, numbers, EVERYBODY, False))


def assert_whole(speech: Speech, text: str) -> None:
    assert speech.problems == {}
    assert text == text.strip()
    assert text
    assert not LEFT_OVER.search(text), text
    assert text[0].upper() == text[0], text


@pytest.mark.parametrize("setting", main_settings(), ids=named)
def test_a_random_match_is_told_in_both_languages(
    setting: tuple[str, int, dict[str, str]],
) -> None:
    """Every question, option, note and fact of a match as it is really played."""
    id, seats, options = setting
    play = begin(find(id), seats, options, "words")
    match = Match(play)
    lexicon = match.lexicon
    speeches = [Speech(id, lang) for lang in LANGUAGES]
    rendered = 0
    options_told: set[int] = set()
    for open_asks in play_through(play, fast("words")):
        for ask in open_asks:
            notes = match.explain(match.seats[ask.seat]).notes.values()
            fresh = set(ask.options) - options_told
            options_told |= fresh
            for speech in speeches:
                assert_whole(speech, speech.question(lexicon, ask))
                for option in fresh:
                    assert_whole(speech, speech.option(lexicon, option))
                for key, numbers in notes:
                    assert_whole(speech, speech.note(lexicon, key, numbers))
    for fact in play.facts:
        for speech in speeches:
            assert_whole(speech, speech.fact(lexicon, fact))
            rendered += 1
    assert rendered >= 2 * len(play.steps) / 4


# the words of the program itself


def sources() -> str:
    """All code that may say something of its own."""
    package = Path(palatine.__file__).parent
    paths = [*package.glob("*.py"), *TERMINAL.glob("*.py"), *(package / "table").glob("*.py")]
    paths += (package / "arena").glob("*.py")
    paths += [p for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths))


# messages whose ids are put together, and what they are put together from
PUT_TOGETHER = {
    "thing-": ["none", "hidden"],
    "terminal-command-": ["undo", "hint", "rules", "why", "save", "log", "quit", "guide"],
    "terminal-no-undo-": ["nothing", "seat", "chance", "shown", "over"],
    "arena-test-": ["open", "stronger", "weaker", "within"],
    "train-": ["playing", "learning", "learned", "written", "duelling", "judged"],
    "report-": ["choices", "rounds"],
    "report-column-": [
        "number",
        "line-up",
        "winner",
        "contestant",
        "points",
        "low",
        "high",
        "games",
        "seat",
        "won",
        "what",
        "least",
        "median",
        "most-of",
        "greatest",
        "ending",
        "share",
        "ms",
        "choices",
        "choice",
        "times",
        "command",
    ],
    "cli-group-": ["play", "watch", "tournaments", "learn", "serve", "look-up"],
    "cli-luck-": ["verified", "recorded", "given"],
    "join-": [*JOINS, "either-whole", "and-more", "or-more"],
    "cli-": ["compiled", "interpreted", "rounds", "length"],
    "source-": ["rulebook", "public", "image", "reconstruction", "box"],
}


def test_no_shared_message_is_an_orphan() -> None:
    code = sources()
    made = {prefix + key for prefix, keys in PUT_TOGETHER.items() for key in keys}
    for prefix in PUT_TOGETHER:
        short = prefix.removeprefix("terminal-")
        assert f'f"{short}{{' in code or f"f'{short}{{" in code, f"nothing begins with {prefix}"
    have = set(messages(SHARED, "en"))
    assert made <= have
    orphans = []
    for id in sorted(have - made):
        short = re.sub(r"^(terminal|replay)-", "", id)
        if not re.search(rf"""(["'])({id}|{short})\1""", code):
            orphans.append(id)
    assert orphans == []


def test_every_shared_message_that_code_asks_for_exists() -> None:
    package = Path(palatine.__file__).parent
    have = set(messages(SHARED, "en"))
    prefixes = {"cli.py": "", "terminal/session.py": "terminal-", "terminal/replay.py": "replay-"}
    prefixes["arena/command.py"] = ""
    for name, prefix in prefixes.items():
        code = (package / name).read_text(encoding="utf-8")
        said = re.findall(r'\bsay\(\s*"([a-z-]+)"', code) + re.findall(r'help="([a-z-]+)"', code)
        assert said
        assert [id for id in said if prefix + id not in have] == [], name


def test_a_missing_message_is_shown_by_its_id_and_noted() -> None:
    speech = Speech("carolus-magnus", "en")
    assert speech.text("no-such-message") == "no-such-message"
    assert speech.text("terminal-saved.no-such-attribute") == "terminal-saved.no-such-attribute"
    assert speech.name("colour", "mauve") == "carolus-magnus-colour-mauve"
    assert len(speech.problems) == 3


def test_a_message_without_its_variable_is_noted() -> None:
    speech = Speech("", "en")
    assert "path" in speech.text("terminal-saved")
    assert list(speech.problems) == ["terminal-saved"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadData, match="unknown language 'fr'; known are en, ru"):
        words("carolus-magnus", "fr")


def test_names_take_cases_lists_and_numbers() -> None:
    speech = Speech("carolus-magnus", "ru")
    assert speech.names("colour/red") == "красный"
    assert speech.names("colour/red colour/blue", "genitive", " и ") == "красного и синего"
    assert speech.names("territory/t4", "genitive") == "IV"  # no such case: the nominative
    assert speech.names("3 1 4", join=" : ") == "3 : 1 : 4"
    assert speech.names("colour/hidden face/none") == "скрыто, нет"
    assert speech.problems == {}


def test_russian_numbers_have_three_plurals() -> None:
    speech = words("carolus-magnus", "ru")
    lexicon = find("carolus-magnus").lexicon(find("carolus-magnus").config(2, {}))
    said = [speech.option(lexicon, lexicon.option(f"emperor {n}")) for n in (1, 3, 5)]
    assert [text.rpartition(" ")[2] for text in said] == ["шаг", "шага", "шагов"]


def test_a_hidden_number_is_a_question_mark() -> None:
    speech = Speech("carolus-magnus", "en")
    fact = Fact("round", [HIDDEN], EVERYBODY, False)
    assert (
        speech.fact(find("carolus-magnus").lexicon(find("carolus-magnus").config(2, {})), fact)
        == "Round ?"
    )


def test_padded_numbers_are_left_off() -> None:
    """`tell` pads its numbers with -1; only those that the fact declares are said."""
    speech = Speech("carolus-magnus", "en")
    fact = Fact("laid", [1, 4, -1, -1, -1, -1], EVERYBODY, False)
    assert (
        speech.fact(find("carolus-magnus").lexicon(find("carolus-magnus").config(2, {})), fact)
        == "White lays disc 4."
    )


def test_an_article_stood_twice() -> None:
    """A card of the chronicle came “from the the Provinces”: names may bring their article."""
    package = Path(palatine.__file__).parent
    folders = [package / "locale" / "en", ROOT / "web" / "src"]
    paths = [
        path
        for folder in folders
        for path in folder.rglob("*.ftl")
        if path.name != "ru.ftl" and "ru" not in path.parent.parts[-1:]
    ]
    text = "\n".join(path.read_text("utf-8") for path in paths)
    with_article = re.findall(r"^([a-z-]+) = the ", text, re.MULTILINE)
    assert "oath-region-provinces" in with_article
    said = re.findall(
        r"^([a-z-]+) = .*\b[Tt]he \{ NAME\(\$([a-z]+)\d* *(?:, join: [^)]*)?\)", text, re.MULTILINE
    )
    assert len(said) > 20
    for id, variable in said:
        game = next(game for game in IDS if id.startswith(game))
        doubled = [name for name in with_article if name.startswith(f"{game}-{variable}-")]
        assert doubled == [], f"{id} says “the” before {doubled}"
