"""Expansion: a garden grows by a cell. (GB-30 to GB-33)

Front cells of the default square: Adler c1, Krug b3, Eiche c5, Bären f5, Post g3, Hirschen f1.
"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.goldbraeu import GAME
from tests.builders import Table, given


def expanding(boss: dict[str, str], **position: Any) -> Table:
    """Red's only expansion of the day."""
    return given(boss=boss, chosen="expand expand buy buy", **position)


@pytest.mark.rule("GB-30")
def test_a_garden_grows_by_a_free_cell_that_touches_it_with_a_side() -> None:
    table = expanding({"Adler": "red"})
    assert sorted(table.choices("red")) == ["grow Adler b1", "grow Adler c2", "grow Adler d1", "pass"]
    table.do("red: grow Adler c2")
    assert table["cells"]["Adler"] == ["c1", "c2"]
    assert not table.state.free & 1 << 11


@pytest.mark.rule("GB-30")
def test_growing_is_free_of_charge_and_needs_no_share() -> None:
    table = expanding({"Adler": "red"}, money={"red": 0}).do("red: grow Adler b1")
    assert table["money"]["red"] == 0


@pytest.mark.rule("GB-30")
def test_a_parasol_cell_may_be_taken_too() -> None:
    table = expanding({"Adler": "red"}, cells={"Adler": "b1 c1"}).do("red: grow Adler a1")
    assert table["cells"]["Adler"] == ["a1", "b1", "c1"]


@pytest.mark.rule("GB-30")
def test_every_garden_of_the_boss_may_grow() -> None:
    table = expanding({"Adler": "red", "Hirschen": "red", "Post": "blue", "Mayerbräu": "red"})
    assert {choice.split()[1] for choice in table.choices("red") if choice != "pass"} == {"Adler", "Hirschen"}


@pytest.mark.rule("GB-30", "GB-06")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: grow Adler b2", "GB-30 not_adjacent"),
        ("red: grow Adler d2", "GB-30 not_adjacent"),
        ("red: grow Adler h5", "GB-30 not_adjacent"),
        ("red: grow Adler c1", "GB-30 own_cell"),
        ("red: grow Post g2", "GB-30 not_your_garden"),
        ("red: grow Eiche c4", "GB-30 not_your_garden"),
        ("red: grow Krug a3", "GB-06 no_such_cell"),
        ("red: grow Post h3", "GB-06 no_such_cell"),
        ("red: boss Adler", "GB-22 other_action"),
        ("red: buy deck", "GB-22 other_action"),
        ("red: hold Adler+Adler", "GB-22 other_action"),
        ("blue: grow Post g2", "GB-22 not_your_turn"),
        ("blue: pass", "GB-22 not_your_turn"),
        ("red: grow Krug b2", ""),
        ("red: pass", ""),
    ],
)
def test_where_a_garden_cannot_grow(line: str, why: str) -> None:
    assert expanding({"Adler": "red", "Krug": "red", "Post": "blue"}).refused(line) == why


@pytest.mark.rule("GB-06", "GB-30")
def test_in_the_square_with_a_hole_nothing_grows_into_the_hole() -> None:
    table = expanding({"Adler": "red"}, options={"board": "hole"}, cells={"Adler": "c1 c2 c3"})
    assert table.refused("red: grow Adler d3") == "GB-06 no_such_cell"
    assert "grow Adler b3" in table.choices("red")


@pytest.mark.rule("GB-30")
def test_the_first_and_the_last_cell_of_the_square_can_be_taken() -> None:
    cells = {"Adler": "c1 b1", "Hirschen": "f1 f2 f3 f4 g4 h4"}
    table = given(boss={"Adler": "red", "Hirschen": "red"}, cells=cells, chosen="expand buy buy buy")
    table.do("red: grow Adler a1", "red: grow Hirschen h5")
    assert table["cells"]["Adler"] == ["a1", "b1", "c1"]
    assert "h5" in table["cells"]["Hirschen"]


@pytest.mark.rule("GB-31")
def test_a_cell_moves_between_two_touching_gardens_of_the_same_boss() -> None:
    table = expanding({"Adler": "red", "Krug": "red"}, cells={"Adler": "c1 c2", "Krug": "b2 b3"})
    table.do("red: grow Adler b2")
    assert table["cells"]["Adler"] == ["b2", "c1", "c2"]
    assert table["cells"]["Krug"] == ["b3"]
    assert table.asked == ["blue"]


@pytest.mark.rule("GB-31")
def test_a_moved_cell_does_not_become_free() -> None:
    table = expanding({"Adler": "red", "Krug": "red"}, cells={"Adler": "c1 c2", "Krug": "b2 b3"})
    free = table.state.free
    table.do("red: grow Adler b2")
    assert table.state.free == free


@pytest.mark.rule("GB-31")
@pytest.mark.parametrize(
    ("bosses", "why"),
    [
        ({"Adler": "red", "Krug": "blue"}, "GB-31 not_boss_of_both"),
        ({"Adler": "red"}, "GB-31 not_boss_of_both"),
        ({"Adler": "blue", "Krug": "red"}, "GB-30 not_your_garden"),
        ({"Krug": "red"}, "GB-30 not_your_garden"),
        ({"Adler": "red", "Krug": "red"}, ""),
    ],
)
def test_moving_a_cell_needs_the_bosses_of_both_gardens(bosses: dict[str, str], why: str) -> None:
    table = expanding(bosses, cells={"Adler": "c1 c2", "Krug": "b2 b3"})
    assert table.refused("red: grow Adler b2") == why


@pytest.mark.rule("GB-31")
def test_the_moved_cell_itself_must_touch_the_receiver() -> None:
    table = expanding({"Adler": "red", "Krug": "red"}, cells={"Adler": "c1 c2", "Krug": "a2 b2 b3"})
    assert table.refused("red: grow Adler a2") == "GB-31 not_adjacent"
    assert table.refused("red: grow Adler b2") == ""


@pytest.mark.rule("GB-32")
@pytest.mark.parametrize("giver_boss", ["red", "blue", "-"])
def test_the_front_cell_is_never_given_away(giver_boss: str) -> None:
    table = expanding({"Adler": "red", "Krug": giver_boss}, cells={"Adler": "c1 c2 c3"})
    assert table.refused("red: grow Adler b3") == "GB-32 front_cell"


@pytest.mark.rule("GB-31", "GB-32")
def test_the_refusal_names_garden_giver_and_cell() -> None:
    refusal = expanding({"Adler": "red"}, cells={"Adler": "c1 c2 c3"}).state.refusal(
        0, GAME.codes.parse("grow Adler b3")
    )
    assert refusal is not None
    assert refusal.values == {"garden": "Adler", "giver": "Krug", "cell": "b3"}


@pytest.mark.rule("GB-33")
def test_cells_cut_off_from_the_front_cell_become_free() -> None:
    table = expanding({"Adler": "red", "Krug": "red"}, cells={"Krug": "b3 b2 b1 a1"})
    table.do("red: grow Adler b1")
    assert table["cells"]["Krug"] == ["b2", "b3"]
    assert table["cells"]["Adler"] == ["b1", "c1"]
    assert table.state.free & 1
    assert table.happened == ["cell_moved", "cells_freed"]


@pytest.mark.rule("GB-33")
def test_several_cut_off_cells_become_free_together() -> None:
    cells = {"Adler": "c1 d1", "Hirschen": "f1 f2 e2 d2 d3 d4"}
    table = expanding({"Adler": "red", "Hirschen": "red"}, cells=cells).do("red: grow Adler d2")
    assert table["cells"]["Hirschen"] == ["e2", "f1", "f2"]
    assert table.events[1].public["cells"] == ["d3", "d4"]


@pytest.mark.rule("GB-33")
def test_a_cell_with_another_way_to_the_front_cell_stays() -> None:
    table = expanding({"Adler": "red", "Krug": "red"}, cells={"Krug": "b3 b2 b1 a1 a2"})
    table.do("red: grow Adler b1")
    assert table["cells"]["Krug"] == ["a1", "a2", "b2", "b3"]
    assert table.happened == ["cell_moved"]


@pytest.mark.rule("GB-33", "GB-30")
def test_anyone_may_take_a_freed_cell() -> None:
    table = expanding(
        {"Adler": "red", "Krug": "red", "Eiche": "blue"},
        cells={"Adler": "c1 c2", "Krug": "b3 c3 d3 d4", "Eiche": "c5 d5"},
    )
    assert table.refused("red: grow Adler d4") == "GB-31 not_adjacent"
    table.do("red: grow Adler c3")
    assert table["cells"]["Krug"] == ["b3"]
    table.do("blue: grow Eiche d4")
    assert table["cells"]["Eiche"] == ["c5", "d4", "d5"]


@pytest.mark.rule("GB-33", "GB-71")
def test_a_freed_cell_earns_nothing() -> None:
    table = given(
        day=7,
        boss={"Adler": "red", "Krug": "red"},
        cells={"Krug": "b3 b2 b1 a1"},
        drunkard="Post",
        chosen="expand boss boss buy",
    )
    table.do("red: grow Adler b1", "red: pass", "blue: pass", "green: pass", "yellow: pass").everyone("pass")
    # Adler 2 cells, Krug 2 cells; the boss takes his half of both, as there are no markers (GB-75).
    assert table["money"]["red"] == 25 + 4 + 4


@pytest.mark.rule("GB-31", "GB-33")
def test_a_cell_may_be_moved_back_by_the_second_expansion() -> None:
    table = given(
        boss={"Adler": "red", "Krug": "red"}, cells={"Adler": "c1 c2", "Krug": "b2 b3"}, chosen="expand buy buy buy"
    )
    table.do("red: grow Adler b2", "red: grow Krug b2")
    assert table["cells"] | {"Adler": ["c1", "c2"], "Krug": ["b2", "b3"]} == table["cells"]
