"""The page of the ladder says what was measured, and the arena's example runs as printed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from statistics import fmean

import pytest

from docs.ladder.make import HERE, PAGE, on_one_scale, page, picture, results
from stammtisch.engine import all_games

ARENA = Path(__file__).parent.parent / "docs" / "arena.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m docs.ladder.make writes it anew"


@pytest.mark.parametrize("key", list(all_games()))
def test_every_game_has_its_ladder_and_its_picture(key: str) -> None:
    game, found = all_games()[key], results(key)
    assert [result["settings"]["players"] for result in found] == list(game.seat_counts)
    drawn = (HERE / f"{key}.svg").read_text(encoding="utf-8")
    assert drawn == picture(game, found[-1]) + "\n", "python -m docs.ladder.make draws it anew"


@pytest.mark.parametrize("path", sorted(HERE.glob("*-challenge*.json")), ids=lambda path: path.stem)
def test_what_is_told_of_a_challenge_is_what_its_games_say(path: Path) -> None:
    result = json.loads(path.read_text(encoding="utf-8"))
    settings = result["settings"]
    lines = (HERE / "games" / f"{path.stem.replace('-challenge', '')}.jsonl").read_text(encoding="utf-8")
    games = [json.loads(line) for line in lines.splitlines()[1:]]
    for pair in result["head_to_head"]:
        wins: list[float] = []
        for game in games:
            if game["deal"] < settings["deals"] and {*game["seats"]} == {pair["bot"], pair["against"]}:
                seat = game["seats"].index(pair["bot"])
                wins.append((seat in game["winners"]) / len(game["winners"]))
        assert len(wins) == pair["games"]
        assert fmean(wins) == pytest.approx(pair["win_share"], abs=1e-4)


def rating(bot: str, points: float, low: float, high: float) -> dict[str, object]:
    return {"bot": bot, "rating": points, "low": low, "high": high, "games": 9}


QUICK = {
    "settings": {"anchor": "random"},
    "ratings": [rating("greedy", 1500, 1400, 1600), rating("random", 1000, 1000, 1000)],
    "head_to_head": ["b"],
}


def test_a_challenger_stands_as_far_above_those_it_met_as_in_the_challenge() -> None:
    challenge = {
        "settings": {"bots": ["slow", "greedy"]},
        "ratings": [rating("slow", 1000, 1000, 1000), rating("greedy", 800, 750, 900)],
        "head_to_head": ["a"],
    }
    joined = on_one_scale(QUICK, challenge)
    assert joined["head_to_head"] == ["a", "b"]
    assert [entry["bot"] for entry in joined["ratings"]] == ["slow", "greedy", "random"]
    assert joined["ratings"][0] == rating("slow", 1700, 1600, 1750)


def test_a_challenger_that_met_only_random_bots_has_its_games_told_and_no_rating() -> None:
    challenge = {
        "settings": {"bots": ["slow", "random"]},
        "ratings": [rating("slow", 2900, 2000, 9000), rating("random", 1000, 1000, 1000)],
        "head_to_head": ["a"],
    }
    joined = on_one_scale(QUICK, challenge)
    assert joined["head_to_head"] == ["a", "b"]
    assert joined["ratings"] == QUICK["ratings"]


def test_the_example_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", ARENA.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(ARENA), "exec"), {})
    *_, first, second = capsys.readouterr().out.splitlines()
    assert {first.split()[0], second.split()[0]} == {"greedy", "random"}
