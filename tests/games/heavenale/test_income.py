"""What an activated tile brings, and the end of the production track. (HA-45 to HA-48)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heavenale.table import Table, given

RESOURCES = pytest.mark.parametrize("resource", ["wood", "yeast", "hops", "water", "barley"])


def activated(target: str, garden: str, **position: Any) -> Table:
    """Red has put a disc on a slot."""
    return given(stage="disc", figure={"red": "16"}, garden=garden, **position).do(f"red: disc {target}")


@pytest.mark.rule("HA-45")
@RESOURCES
@pytest.mark.parametrize("fertility", [1, 2, 3, 4, 5])
def test_a_resource_pays_ducats_in_the_shade_and_marker_steps_in_the_sun(resource: str, fertility: int) -> None:
    tile = f"{resource}{fertility}"
    assert activated(resource, f"D01 {tile}").gained() == {"ducats": fertility}
    assert activated(resource, f"S15 {tile}").gained() == {resource: fertility}


@pytest.mark.rule("HA-45")
def test_nobody_else_gets_anything() -> None:
    table = activated("wood", "S01 wood3, D01 wood2")
    assert [table.gained(colour) for colour in ("blue", "green", "yellow")] == [{}, {}, {}]


@pytest.mark.rule("HA-45")
def test_the_right_board_is_moved_for_every_seat() -> None:
    table = given(stage="disc", turn="green", figure={"green": "16"}, garden={"green": "S01 hops3, S02 monk1"})
    assert table.do("green: disc hops").gained("green") == {"hops": 3}
    table = given(stage="disc", turn="green", figure={"green": "16"}, garden={"green": "S01 monk2, S02 monk1"})
    assert table.do("green: disc monk1").gained("green") == {"brewmaster": 1}


@pytest.mark.rule("HA-46")
@pytest.mark.parametrize(("first", "second"), [("S01", "S02"), ("D01", "D02"), ("S01", "D01"), ("D01", "S01")])
def test_a_monk_moves_the_brewmaster_one_spot_in_sun_and_shade(first: str, second: str) -> None:
    assert activated("monk1", f"{first} monk1, {second} monk2").gained() == {"brewmaster": 1}


@pytest.mark.rule("HA-47")
@pytest.mark.parametrize(
    ("place", "gained"),
    [
        (14, {"hops": 5}),
        (15, {"hops": 5}),
        (16, {"hops": 4, "ducats": 1}),
        (19, {"hops": 1, "ducats": 4}),
        (20, {"ducats": 5}),
    ],
)
def test_a_marker_stays_on_20_and_each_step_beyond_pays_a_ducat(place: int, gained: dict[str, int]) -> None:
    table = activated("hops", "S01 hops5", markers={"red": {"hops": place}})
    assert table.gained() == gained
    assert table["markers"]["red"]["hops"] <= 20


@pytest.mark.rule("HA-47")
def test_the_ducats_for_steps_beyond_20_come_from_the_bank() -> None:
    assert activated("hops", "S01 hops5", markers={"red": {"hops": 20}}).state.bank == -5


@pytest.mark.rule("HA-48")
@pytest.mark.parametrize(("place", "gained"), [(18, {"brewmaster": 2}), (19, {"brewmaster": 1}), (20, {})])
def test_the_brewmaster_stops_on_20_without_ducats(place: int, gained: dict[str, int]) -> None:
    table = activated("monk1", "S01 S02 monk1", brewmaster={"red": place})
    assert table.gained() == gained
