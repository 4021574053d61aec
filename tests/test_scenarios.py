"""Every scenario file holds, and docs/scenarios.md is true: its examples run and it leaves nothing out."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch.engine import BadInput, Game
from stammtisch.engine.scenario import run_scenario
from stammtisch.engine.scenario_file import GENERAL_KEYS, SCENARIO_KEYS, STEP_KEYS, read_scenario
from stammtisch.games.bohnhansa import GAME as BOHN_HANSA
from stammtisch.games.bohnhansa.position import FIELDS as HANSA_FIELDS
from stammtisch.games.bohnhansa.position import STAGES as HANSA_STAGES
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.components import names_of, read_board
from stammtisch.games.goldbraeu.names import GARDENS
from stammtisch.games.goldbraeu.position import FIELDS, STAGES
from stammtisch.games.heavenale import GAME as HEAVEN_AND_ALE
from stammtisch.games.heavenale.position import FIELDS as ALE_FIELDS
from stammtisch.games.heavenale.position import STAGES as ALE_STAGES

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "scenarios").rglob("*.toml"))
PAGE = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
ALE_PAGE = (ROOT / "docs" / "scenarios-heavenale.md").read_text(encoding="utf-8")
HANSA_PAGE = (ROOT / "docs" / "scenarios-bohnhansa.md").read_text(encoding="utf-8")
PAGES_TEXT = PAGE + ALE_PAGE + HANSA_PAGE
BLOCKS = [*re.findall(r"^```(\w*)\n(.*?)^```$", PAGES_TEXT, re.MULTILINE | re.DOTALL), ("", "")]
EXAMPLES = [
    (text, BLOCKS[index + 1][1].splitlines() if BLOCKS[index + 1][0] == "text" else [])
    for index, (language, text) in enumerate(BLOCKS)
    if language == "toml"
]
NAME = "example"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)
    assert [str(difference) for difference in run_scenario(scenario)] == []
    assert scenario.game.key == path.parent.name
    assert scenario.rules, "a scenario names the rules that it proves"


def test_titles_tell_the_scenarios_apart() -> None:
    titles = [read_scenario(path.read_text(encoding="utf-8"), path.name).title for path in FILES]
    assert len(set(titles)) == len(titles) >= 25


@pytest.mark.parametrize(("text", "printed"), EXAMPLES, ids=lambda value: value[:40] if isinstance(value, str) else "")
def test_an_example_of_the_page_gives_what_is_printed_below_it(text: str, printed: list[str]) -> None:
    try:
        found = [str(difference) for difference in run_scenario(read_scenario(text, NAME))]
    except BadInput as error:
        found = [str(error).removeprefix(f"{NAME}: ")]
    assert found == printed


PAGES: dict[str, tuple[str, Game[Any, Any, Any], list[str]]] = {
    "goldbraeu": (PAGE, GAME, [*SCENARIO_KEYS, *STEP_KEYS, *GENERAL_KEYS, *FIELDS, *STAGES]),
    "heavenale": (ALE_PAGE, HEAVEN_AND_ALE, [*ALE_FIELDS, *ALE_STAGES]),
    "bohnhansa": (HANSA_PAGE, BOHN_HANSA, [*HANSA_FIELDS, *HANSA_STAGES]),
}


@pytest.mark.parametrize("key", PAGES)
def test_the_page_explains_every_word(key: str) -> None:
    page, game, words = PAGES[key]
    words += [option.key for option in game.options] + [edition.key for edition in game.editions]
    words += [value for option in game.options for value in option.values]
    explained = set(re.findall(r"[\w+-]+", " ".join(re.findall(r"`[^`\n]+`", page))))
    assert [word for word in words if word not in explained] == []


@pytest.mark.parametrize("key", PAGES)
def test_the_page_explains_every_choice(key: str) -> None:
    page, game, _ = PAGES[key]
    table = page.split("## Choices")[1].split("##")[0]
    kinds = {notation.split()[0] for notation in re.findall(r"`([^`]+)`", table)}
    assert set(game.codes.kind_names()) <= kinds


@pytest.mark.parametrize("board", ["notch", "hole", "centre"])
def test_the_page_draws_the_square_as_it_is(board: str) -> None:
    square = read_board(GAME.components.data, board)
    front = {names_of(cell)[0]: name[0] for name, cell in zip(GARDENS, square.front, strict=True)}
    playable, parasols = names_of(square.playable), names_of(square.parasols)
    lines = ["    a  b  c  d  e  f  g  h"]
    for row in "54321":
        signs = [
            front.get(cell) or ("*" if cell in parasols else "." if cell in playable else " ")
            for cell in (column + row for column in "abcdefgh")
        ]
        lines.append(f"{row}   {'  '.join(signs)}".rstrip())
    drawing = PAGE.split(f"`{board}`")[-1].split("```")[1]
    assert drawing.strip("\n") == "\n".join(lines)
