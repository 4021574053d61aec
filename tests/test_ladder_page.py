"""The page of the ladder says what was measured, and the arena's example runs as printed."""

from __future__ import annotations

import re
from pathlib import Path

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


def test_a_challenger_stands_as_far_above_those_it_met_as_in_the_challenge() -> None:
    def rating(bot: str, points: float, low: float, high: float) -> dict[str, object]:
        return {"bot": bot, "rating": points, "low": low, "high": high, "games": 9}

    quick = {"ratings": [rating("greedy", 1500, 1400, 1600), rating("random", 1000, 1000, 1000)], "head_to_head": ["b"]}
    challenge = {
        "settings": {"anchor": "slow"},
        "ratings": [rating("slow", 1000, 1000, 1000), rating("greedy", 800, 750, 900)],
        "head_to_head": ["a"],
    }
    joined = on_one_scale(quick, challenge)
    assert joined["head_to_head"] == ["a", "b"]
    assert [entry["bot"] for entry in joined["ratings"]] == ["slow", "greedy", "random"]
    assert joined["ratings"][0] == rating("slow", 1700, 1600, 1750)


def test_the_example_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", ARENA.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(ARENA), "exec"), {})
    *_, first, second = capsys.readouterr().out.splitlines()
    assert {first.split()[0], second.split()[0]} == {"greedy", "random"}
