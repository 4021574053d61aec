"""Bots in a row, some with settings that hold commas themselves; every command that is told bots reads them alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.cli.bot_list import read_bots, read_rivals
from stammtisch.engine import BadInput
from stammtisch.table import read_saved
from tests.cli.running import run


@pytest.mark.parametrize(
    ("text", "bots"),
    [
        ("greedy", ["greedy"]),
        ("random, greedy", ["random", "greedy"]),
        ("search:500i,h=10", ["search:500i,h=10"]),
        ("random, search:500i,h=10,greedy,meister", ["random", "search:500i,h=10", "greedy", "meister"]),
        ("meister:1s,j=2,h=3,search:5i,h=1", ["meister:1s,j=2,h=3", "search:5i,h=1"]),
        ("search:500i, h=10, random", ["search:500i,h=10", "random"]),
    ],
)
def test_a_comma_parts_bots_and_settings(text: str, bots: list[str]) -> None:
    assert read_bots(text) == bots


def test_other_words_may_stand_in_a_bots_place() -> None:
    assert read_bots("human,search:5i,h=1,human", others=("human",)) == ["human", "search:5i,h=1", "human"]
    with pytest.raises(BadInput, match="there is no bot 'human'"):
        read_bots("human,random")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("random,clever", "there is no bot 'clever'; there are: random, greedy"),
        ("random,", "there is no bot ''"),
        ("h=10,random", "there is no bot 'h=10'"),
        ("random,h=10", "there is no bot 'h=10'"),
        ("meister,h=10", "there is no bot 'h=10'"),
        ("search:500i,h=far", "there is no bot 'h=far'; .* and 'h=far' is no setting of a search; write 0.5s"),
        ("meister:1s,search:fast", "^'fast' is no setting of a search"),
        ("greedy:1s,random", "there is no bot 'greedy:1s'"),
        ("meister:500i,0.01s", "^'500i' and '0.01s' do not go together; a search has one budget"),
        ("meister:1i,2i,random", "^'1i' and '2i' do not go together; a search has one budget"),
        ("search:h=1,5i,h=2", "^'h=1' and 'h=2' do not go together; a search has one horizon"),
        ("search:j=2,j=2", "^'j=2' and 'j=2' do not go together; a search has one number of jobs"),
    ],
)
def test_what_is_neither_bot_nor_setting_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        read_bots(text)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("meister:0.05s", "meister:0.050s"),
        ("meister", "meister:1s"),
        ("search:5i,h=3", "search:h=3,5i"),
        ("grossmeister", "meister:5s"),
        ("search", "search:1000i,j=1"),
    ],
)
def test_a_bot_does_not_play_itself_under_another_name(one: str, other: str) -> None:
    assert read_rivals(f"random,{one}") == ["random", one]
    with pytest.raises(BadInput, match=f"'{one}' and '{other}' are the same bot, which cannot climb over itself"):
        read_rivals(f"{one},random,{other}")


def test_bots_that_think_longer_further_or_with_more_helpers_are_rivals() -> None:
    rivals = ["meister:1s,h=3", "meister:2s,h=3", "meister:1s,h=4", "meister:1s,h=3,j=2", "greedy", "geselle"]
    assert read_rivals(",".join(rivals)) == rivals


QUICK = "search:1i,h=0"


def test_simulations_take_settings() -> None:
    line = ("simulate", "heavenale", "--players", 2, "--games", 1, "--seed", "s", "--json")
    assert run(*line, "--bot", f"{QUICK},random").json["bots"] == [QUICK, "random"]


def test_a_ladder_takes_settings() -> None:
    found = run("ladder", "heavenale", "--players", 2, "--games", 2, "--bots", f"{QUICK},random", "--jobs", 1, "--json")
    assert {rating["bot"] for rating in found.json["ratings"]} == {QUICK, "random"}


def test_tables_take_settings(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    run("new", "heavenale", "--seats", f"human,{QUICK},random", "--save", path)
    assert read_saved(path.read_text(encoding="utf-8"))[1] == ["human", QUICK, "random"]
