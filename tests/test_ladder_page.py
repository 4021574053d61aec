"""The page of the ladder says what was measured, and the arena's example runs as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.ladder.make import HERE, PAGE, page, picture, results
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


def test_the_example_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", ARENA.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(ARENA), "exec"), {})
    *_, first, second = capsys.readouterr().out.splitlines()
    assert {first.split()[0], second.split()[0]} == {"greedy", "random"}
