"""The pages for researchers say what the code does, and their examples run as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.research.make import page
from docs.research.measure import FIRST_QUESTION, play, summary
from stammtisch.engine import Chance, all_games
from stammtisch.engine.playout import next_seat

DOCS = Path(__file__).parent.parent / "docs"
EXAMPLES = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("key", [key for key, game in all_games().items() if game.features])
def test_a_page_is_up_to_date(key: str) -> None:
    written = (DOCS / "research" / f"{key}.md").read_text(encoding="utf-8")
    assert written == page(all_games()[key]), "python docs/research/make.py writes it anew"


@pytest.mark.parametrize("example", EXAMPLES, ids=[re.findall(r"stammtisch\.?\S*", text)[0] for text in EXAMPLES])
def test_an_example_runs_as_printed(example: str) -> None:
    exec(compile(example, "docs/research.md", "exec"), {})


def test_what_is_measured_adds_up() -> None:
    parts = [play("heavenale", 2, "random", range(3)), play("heavenale", 2, "random", range(3, 5))]
    found = summary(parts, 5)
    assert sum(found["wins"]) == pytest.approx(1.0)
    assert found["shortest"] <= found["mean_length"] <= found["longest"]
    assert summary([play("heavenale", 2, "random", range(5))], 5) == found


FIRST_FIELD = {"goldbraeu": "start", "heavenale": "first", "bohnhansa": "active"}


@pytest.mark.parametrize("key", FIRST_QUESTION)
def test_places_are_counted_from_the_first_player(key: str) -> None:
    """The seat that is asked first is the one that the position names."""
    game = all_games()[key]
    for number in range(5):
        state = game.deal(game.listed_terms(4), Chance(f"first {number}"))
        while state.stack[-1].name != FIRST_QUESTION[key]:
            seat = next_seat(state)
            state.step(seat, state.choices(seat)[0])
        seen = state.view(None).to_data()
        assert [next_seat(state)] == state.seats_to_decide() == [seen[FIRST_FIELD[key]]]
