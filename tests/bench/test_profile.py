"""Reading what callgrind writes, and charging it to the functions it was done for."""

from __future__ import annotations

from collections import Counter

from bench.profile import OUTSIDE, charged, module_names, module_of, read, report

# a rule asks a question, both work on lists, and CPython frees memory for the list
LINES = """
fl=(1) flow.c
fn=(1) CPyDef_flow___advance
16 100
cfn=(2) CPyDef_paladins___PlayPaladins___run
calls=5 20
16 900

fn=(2)
20 300
cfn=(3) list_slice
calls=5 7
+2 500
cfn=(4) flow___Ask_dealloc
calls=5 9
* 100

fn=(3)
7 200
cfn=(5) malloc'2
calls=5 1
7 300

fn=(5)
1 300

fn=(4)
9 100
summary: 1000
""".splitlines()


def test_a_profile_is_read_with_its_calls() -> None:
    profile = read(LINES)
    assert profile.own == {
        "CPyDef_flow___advance": 100,
        "CPyDef_paladins___PlayPaladins___run": 300,
        "list_slice": 200,
        "malloc": 300,
        "flow___Ask_dealloc": 100,
    }
    assert profile.calls["list_slice", "malloc"] == 300
    assert profile.minus(profile).own == {}


def test_what_is_done_for_a_function_is_charged_to_it() -> None:
    found = charged(read(LINES), module_names())
    assert found["CPyDef_paladins___PlayPaladins___run"] == 800
    assert found["CPyDef_flow___advance"] == 100
    assert found["flow___Ask_dealloc"] == 100
    assert found[OUTSIDE] == 0
    assert sum(found.values()) == 1000


def test_shares_add_up_and_name_the_rules() -> None:
    found = Counter({"CPyDef_paladins___claim": 600, "CPyDef_flow___advance": 300, OUTSIDE: 100})
    lines = report(found, 10, "carolus-magnus", 5).splitlines()
    assert lines[0] == "carolus-magnus: 100 instructions each, 10 counted"
    assert lines[2].split(maxsplit=2) == ["60.0", "60.0%", "rules (games.carolus_magnus)"]
    assert lines[3].split(maxsplit=2) == ["30.0", "30.0%", "bookkeeping (kernel)"]


def test_modules_are_found_by_the_ends_of_their_names() -> None:
    names = module_names()
    assert module_of("CPyDef_paladins___claim", names) == "games.carolus_magnus.paladins"
    assert module_of("CPyDef_carolus_magnus___state___Carolus___copy", names) == (
        "games.carolus_magnus.state"
    )
    assert module_of("flow___Ask_dealloc", names) == "kernel.flow"
    assert module_of("PyList_New", names) == ""
