"""docs/records.md is true: its record reads, its program prints what it says, and the engine deals the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from stammtisch.engine import read_record
from stammtisch.engine.record import Record
from stammtisch.games.goldbraeu import GAME

PAGE = (Path(__file__).parent.parent / "docs" / "records.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found.group(1)


def example() -> Record[Any]:
    return read_record(block("json").replace("…64 hexadecimal digits…", GAME.components.fingerprint))


def test_the_record_of_the_page_plays() -> None:
    record = example()
    assert record.replay().seats_to_decide() == [1, 2]


def test_the_page_names_every_field() -> None:
    record = example()
    record.finish(record.replay())
    assert re.findall(r"^\| `(\w+)` \| (?:text|whole|object|list)", PAGE, re.MULTILINE) == [*record.to_data()]


def test_the_program_of_the_page_prints_what_the_page_says() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-I", "-c", block("python")], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == block("text")


def test_the_engine_deals_what_the_page_says() -> None:
    said = block("text")
    position = GAME.write(example().start())
    hands = dict(re.findall(r"seat (\d) is dealt (.*)", said))
    assert position["hand"] == {
        colour: sorted(hands[str(seat)].split()) for seat, colour in enumerate(GAME.colours[:3])
    }
    assert position["signs"] == dict(re.findall(r"(\w+) is supplied by (\w+)", said))
    deck = re.search(r"^deck (.*)$", said, re.MULTILINE)
    start = re.search(r"start player: seat (\d)", said)
    assert deck is not None
    assert start is not None
    assert position["deck"] == deck.group(1).split()
    assert position["start"] == GAME.colours[int(start.group(1))]
    assert f"commitment {example().chance.commitment()}" in said
