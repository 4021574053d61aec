"""Bots in a row, some with settings that hold commas themselves; every command that is told bots reads them alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.cli.bot_list import read_bots
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
    ],
)
def test_what_is_neither_bot_nor_setting_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        read_bots(text)


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
