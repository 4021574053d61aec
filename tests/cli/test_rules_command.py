"""The rules from the command line, and which tests cite which of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.engine import all_games, find_game
from tests.cli.running import run

RULES = list(find_game("goldbraeu").rulebook.rules)

TESTS = """
import pytest
from pytest import mark

@pytest.mark.rule("GB-01", "GB-02")
@pytest.mark.slow
def test_two_rules(): ...

@mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("GB-03")), pytest.param(2, marks=[mark.rule("GB-04")])])
@pytest.mark.rule("GB-04")
def test_by_parameter(x): ...

@pytest.mark.rule("GB-10")
class TestClass:
    pytestmark = [pytest.mark.rule("GB-11")]

    @pytest.mark.rule("GB-12")
    async def test_method(self): ...

    def helper(self): ...

@pytest.mark.rule("GB-13")
def helper(): ...

class Helper:
    @pytest.mark.rule("GB-14")
    def test_not_collected(self): ...
"""

SCENARIO = """
title = "A card is laid"
game = "goldbraeu"
rules = ["GB-21"]
[[step]]
do = "red: pass"
refused = "GB-21"
[[step]]
do = "red: boss Krug"
refused = "GB-21"
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with tests and scenarios, in which the command runs."""
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "tests" / "deep" / "test_some.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "scenarios" / "card.toml").write_text(SCENARIO, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_rule_is_listed_with_the_tests_that_cite_it(tree: Path) -> None:
    found = run("rules", "--coverage", "--json").json

    assert list(found) == ["bohnhansa", "goldbraeu", "heavenale"]
    by_rule = found["goldbraeu"]
    assert list(by_rule) == RULES
    some = "tests/deep/test_some.py::"
    assert {rule: places for rule, places in by_rule.items() if places} == {
        "GB-01": [f"{some}test_two_rules"],
        "GB-02": [f"{some}test_two_rules"],
        "GB-03": [f"{some}test_by_parameter"],
        "GB-04": [f"{some}test_by_parameter"],
        "GB-10": [f"{some}TestClass::test_method"],
        "GB-11": [f"{some}TestClass::test_method"],
        "GB-12": [f"{some}TestClass::test_method"],
        "GB-21": ["scenarios/card.toml"],
    }


def test_a_mark_on_the_module_counts_for_every_test_in_it(tree: Path) -> None:
    text = "import pytest\npytestmark = pytest.mark.rule('GB-80')\ndef test_a(): ...\ndef test_b(): ...\n"
    (tree / "tests" / "test_module.py").write_text(text, encoding="utf-8")
    found = run("rules", "goldbraeu", "GB-80", "--coverage", "--json").json
    assert found == {"goldbraeu": {"GB-80": ["tests/test_module.py::test_a", "tests/test_module.py::test_b"]}}


def test_for_people_it_is_a_table_with_a_sum(tree: Path) -> None:
    told = run("rules", "--coverage")
    assert (told.code, told.err) == (0, "")
    assert f"goldbraeu: 8 of {len(RULES)} rules cited\n" in told.out
    assert "GB-13      0          0  nothing cites it" in told.out
    assert "GB-21      0          1  card.toml" in told.out


def test_strict_asks_for_every_rule_and_for_none_that_does_not_exist(tree: Path) -> None:
    assert run("rules", "--coverage", "--strict").code == 1
    every = ", ".join(f'"{rule}"' for game in all_games().values() for rule in game.rulebook.rules)
    text = f"import pytest\n@pytest.mark.rule({every})\ndef test_all(): ...\n"
    (tree / "tests" / "test_all.py").write_text(text, encoding="utf-8")
    assert run("rules", "--coverage", "--strict").code == 0

    (tree / "tests" / "test_all.py").write_text(text.replace("GB-83", "GB-99"), encoding="utf-8")
    odd = run("rules", "--coverage", "--strict", "--json")
    assert odd.code == 1
    assert odd.err == "stammtisch: tests/test_all.py::test_all cites GB-99, which is no rule\n"
    assert odd.json["goldbraeu"]["GB-83"] == []


def test_what_is_no_python_is_wrong_input(tree: Path) -> None:
    (tree / "tests" / "test_bad.py").write_text("def test(:", encoding="utf-8")
    assert "test_bad.py is no Python" in run("rules", "--coverage").error


def test_one_rule_and_all_rules() -> None:
    one = run("rules", "goldbraeu", "gb-57").out
    assert run("rules", "goldbraeu", "57").out == one
    assert "GB-57" in one
    assert "No loans." in " ".join(one.split())
    every = run("rules", "goldbraeu").out
    assert all(rule in every for rule in RULES)


def test_rules_as_json() -> None:
    assert run("rules", "goldbraeu", "GB-57", "--json").json["chapter"] == "Purchase"
    assert [rule["rule"] for rule in run("rules", "goldbraeu", "--json").json] == RULES
