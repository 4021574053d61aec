"""Drunkard and waitress. (GB-60, GB-61)

Clockwise: Adler, Krug, Eiche, Bären, Post, Hirschen, and Adler again.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from stammtisch.games.goldbraeu.decisions.purchase import MOVE_DRUNKARD, MOVE_WAITRESS
from stammtisch.games.goldbraeu.names import GARDENS
from tests.builders import Table, given


def moving(chip: str, at: str, other: str, direction: str = "both") -> Table:
    """Red has bought a special and moves its chip; the other chip stands elsewhere."""
    chips: dict[str, Any] = (
        {"waitress": at, "drunkard": other} if chip == "waitress" else {"waitress": other, "drunkard": at}
    )
    return given(
        stage=chip, chosen="buy buy expand expand", options={"chip_direction": direction}, gone={chip: 1}, **chips
    )


@pytest.mark.rule("GB-60")
@pytest.mark.parametrize("chip", ["waitress", "drunkard"])
def test_clockwise_a_chip_goes_one_or_two_gardens_or_stays(chip: str) -> None:
    table = moving(chip, at="Krug", other="Hirschen", direction="clockwise")
    assert table.choices("red") == ["chip Krug", "chip Eiche", "chip Bären"]
    assert table.refused("red: chip Post") == "GB-60 too_far"
    assert table.refused("red: chip Adler") == "GB-60 too_far"


@pytest.mark.rule("GB-60")
@pytest.mark.parametrize("chip", ["waitress", "drunkard"])
def test_in_both_directions_a_chip_reaches_every_garden_but_the_other_chips(chip: str) -> None:
    table = moving(chip, at="Krug", other="Hirschen")
    assert set(table.choices("red")) == {"chip Krug", "chip Eiche", "chip Bären", "chip Adler", "chip Post"}


@pytest.mark.rule("GB-61")
@pytest.mark.parametrize("chip", ["waitress", "drunkard"])
def test_clockwise_the_other_chips_garden_is_skipped_and_not_counted(chip: str) -> None:
    assert moving(chip, "Krug", "Eiche", "clockwise").choices("red") == ["chip Krug", "chip Bären", "chip Post"]
    assert moving(chip, "Krug", "Bären", "clockwise").choices("red") == ["chip Krug", "chip Eiche", "chip Post"]
    assert moving(chip, "Post", "Adler", "clockwise").choices("red") == ["chip Post", "chip Hirschen", "chip Krug"]


@pytest.mark.rule("GB-61")
@pytest.mark.parametrize("chip", ["waitress", "drunkard"])
@pytest.mark.parametrize("direction", ["both", "clockwise"])
def test_a_chip_never_goes_where_the_other_stands(chip: str, direction: str) -> None:
    assert moving(chip, "Krug", "Eiche", direction).refused("red: chip Eiche") == "GB-61 other_chip"


@pytest.mark.rule("GB-60", "GB-61")
@pytest.mark.parametrize(("direction", "count"), [("both", 5), ("clockwise", 3)])
def test_a_chip_always_has_five_targets_or_clockwise_three(direction: str, count: int) -> None:
    for at, other in permutations(GARDENS, 2):
        choices = moving("waitress", at, other, direction).choices("red")
        assert len(choices) == count
        assert f"chip {at}" in choices
        assert f"chip {other}" not in choices


@pytest.mark.rule("GB-60")
@pytest.mark.parametrize("chip", ["waitress", "drunkard"])
@pytest.mark.parametrize("garden", ["Krug", "Bären"])
def test_only_the_chip_of_the_special_moves(chip: str, garden: str) -> None:
    table = moving(chip, at="Krug", other="Post").do(f"red: chip {garden}")
    assert table[chip] == garden
    assert table["drunkard" if chip == "waitress" else "waitress"] == "Post"
    assert table.asked == ["blue"]
    assert table["stage"] == "buy"


@pytest.mark.rule("GB-60")
def test_the_question_is_named_for_its_chip() -> None:
    assert [MOVE_WAITRESS.name, MOVE_DRUNKARD.name] == ["waitress", "drunkard"]


@pytest.mark.rule("GB-60", "GB-54")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: pass", "GB-54 move_the_chip"),
        ("red: hold Adler+Adler", "GB-54 move_the_chip"),
        ("red: contract Hirschen Schmidbräu", "GB-54 move_the_chip"),
        ("blue: chip Eiche", "GB-22 not_your_turn"),
        ("blue: pass", "GB-22 not_your_turn"),
        ("red: chip Hirschen", ""),
        ("red: chip Adler", ""),
    ],
)
def test_the_buyer_says_where_the_chip_stands(line: str, why: str) -> None:
    table = moving("waitress", at="Krug", other="Post")
    assert table.refused(line) == why
    assert table.choices("blue") == []
