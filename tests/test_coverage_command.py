"""`palatine coverage`: every rule is cited by a test, or there is a reason why not."""
# coverage: cites nothing

from __future__ import annotations

import json
from pathlib import Path

import pytest

from palatine import cli, coverage
from palatine.coverage import cited_rules, cited_words, exempt_ids, rules_in_name, test_texts
from palatine.games import IDS, find
from palatine.kernel.errors import BadData
from palatine.reference import reference

texts_of = test_texts  # pytest would take the name for a test
del test_texts

IN_THE_RULES = ["CR-5", "CR-5.4", "CR-5.4.1", "CM-SET-1", "CM-SET-10"]
BY_NAME = {
    "cr_5": "CR-5",
    "cr_5_4": "CR-5.4",
    "cr_5_4_1": "CR-5.4.1",
    "cm_set_1": "CM-SET-1",
    "cm_set_10": "CM-SET-10",
}


@pytest.mark.parametrize(
    ("text", "cited"),
    [
        ("def test_cm_set_1_ring() -> None: ...", {"CM-SET-1"}),
        ("def test_cm_set_10() -> None: ...", {"CM-SET-10"}),
        ("def test_cr_5_4_1_knights() -> None: ...", {"CR-5.4.1"}),
        ("def test_cr_5_knights() -> None: ...", {"CR-5"}),
        ("def test_joins_cm_set_1_and_cr_5_4() -> None: ...", {"CM-SET-1", "CR-5.4"}),
        ('"""CM-SET-1: three paladins of each."""', {"CM-SET-1"}),
        ("# see CR-5.4.", {"CR-5.4"}),
        ("# see CR-5.4, CM-SET-10", {"CR-5.4", "CM-SET-10"}),
        ('@pytest.mark.parametrize("x", [], ids=["CR-5.4.1"])', {"CR-5.4.1"}),
        ("def helper_cm_set_1() -> None: ...", set()),
        ("CM-SET-11 and XCM-SET-1 and CR-5.4.2", set()),
    ],
)
def test_citations_are_found(text: str, cited: set[str]) -> None:
    assert cited_rules(IN_THE_RULES, [text]) == cited


def test_the_longest_rule_in_a_name_counts() -> None:
    assert rules_in_name("cr_5_4_1_x", BY_NAME) == {"CR-5.4.1"}
    assert rules_in_name("cr_5_41_x", BY_NAME) == {"CR-5"}


def test_effects_are_cited_by_name() -> None:
    effects = ["gain_gold", "gain", "war_drums"]
    assert cited_words(effects, ["def test_gain_gold_twice(): ..."]) == {"gain_gold", "gain"}
    assert cited_words(effects, ['play("war_drums")', "regain"]) == {"war_drums"}


@pytest.mark.parametrize("id", IDS)
def test_every_rule_of_a_registered_game_is_cited(id: str) -> None:
    result = coverage.coverage(find(id), Path(__file__).parent)
    assert result.uncited == []
    assert result.cited


@pytest.mark.parametrize("id", IDS)
def test_no_exemption_is_needless(id: str) -> None:
    """Whatever a test cites needs no excuse."""
    rules = list(reference(id, "en").rules)
    cited = cited_rules(rules, texts_of(Path(__file__).parent))
    exempt = exempt_ids(id, rules + find(id).effects())
    assert [rule for rule in exempt if rule in cited] == []


@pytest.mark.parametrize("id", IDS)
def test_what_is_exempt_exists_and_has_a_reason(id: str) -> None:
    rules = list(reference(id, "en").rules)
    reasons = exempt_ids(id, rules + find(id).effects())
    assert all(len(reason) > 10 for reason in reasons.values())
    assert len(reasons) < len(rules) / 4, "exemptions are to be few"


def test_the_exemptions_are_of_registered_games() -> None:
    document = json.loads(coverage.EXEMPT.read_text(encoding="utf-8"))
    assert set(document) <= set(IDS)


def test_an_exemption_that_fits_nothing_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "exempt.json"
    path.write_text('{"carolus-magnus": {"CM-XXX-*": "gone"}}', encoding="utf-8")
    monkeypatch.setattr(coverage, "EXEMPT", path)
    with pytest.raises(BadData, match=r"'CM-XXX-\*' fits no rule of carolus-magnus"):
        exempt_ids("carolus-magnus", ["CM-SET-1"])


def test_a_folder_without_tests_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="there is no test"):
        texts_of(tmp_path)
    with pytest.raises(BadData, match="there are no tests"):
        texts_of(tmp_path / "nowhere")


def test_a_file_may_say_that_it_cites_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("CM-SET-1", encoding="utf-8")
    (tmp_path / "test_two.py").write_text(f"# {coverage.SILENT}\nCM-SET-2", encoding="utf-8")
    assert texts_of(tmp_path) == ["CM-SET-1"]


def test_the_command_lists_what_is_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = list(reference("carolus-magnus", "en").rules)
    file = tmp_path / "test_some.py"
    file.write_text(f'"""{" ".join(rules[:-20])}"""', encoding="utf-8")
    assert cli.run(["coverage", "carolus-magnus", "--tests", str(tmp_path), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "CM-OPT-1 " in out
    assert "CM-SET-1 " not in out
    file.write_text(f'"""{" ".join(rules)}"""', encoding="utf-8")
    assert cli.run(["coverage", "carolus-magnus", "--tests", str(tmp_path), "--lang", "ru"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert "исключений" in out
