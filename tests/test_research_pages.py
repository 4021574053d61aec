"""The pages for researchers say what the code does, and their examples run as printed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.research.make import page
from docs.research.measure import play, summary
from stammtisch.engine import all_games

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
