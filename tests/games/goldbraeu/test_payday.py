"""Payday: the last shares, the income and its division. (GB-70 to GB-76)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.goldbraeu.names import BUSINESSES
from stammtisch.games.goldbraeu.scoring import share_out
from tests.builders import Table, given

# The printed table: a line a number of markers, a column an income from 2 to 36; value of a marker / boss's bonus.
PRINTED = """
 2/0  4/0  6/0  8/0 10/0 12/0 14/0 16/0 18/0 20/0 22/0 24/0 26/0 28/0 30/0 32/0 34/0 36/0
 1/0  2/0  3/0  4/0  5/0  6/0  7/0  8/0  9/0 10/0 11/0 12/0 13/0 14/0 15/0 16/0 17/0 18/0
 0/2  1/1  2/0  2/2  3/1  4/0  4/2  5/1  6/0  6/2  7/1  8/0  8/2  9/1 10/0 10/2 11/1 12/0
 0/2  1/0  1/2  2/0  2/2  3/0  3/2  4/0  4/2  5/0  5/2  6/0  6/2  7/0  7/2  8/0  8/2  9/0
 0/2  0/4  1/1  1/3  2/0  2/2  2/4  3/1  3/3  4/0  4/2  4/4  5/1  5/3  6/0  6/2  6/4  7/1
 0/2  0/4  1/0  1/2  1/4  2/0  2/2  2/4  3/0  3/2  3/4  4/0  4/2  4/4  5/0  5/2  5/4  6/0
"""
TABLE = {
    (income, markers): tuple(int(number) for number in entry.split("/"))
    for markers, line in enumerate(PRINTED.strip().splitlines(), 1)
    for income, entry in zip(range(2, 38, 2), line.split(), strict=True)
}


def payday(**position: Any) -> Table:
    """The evening of a seventh day; the chips stand where they do no harm unless said otherwise."""
    position = {"waitress": "Bären", "drunkard": "Hirschen"} | position
    return given(stage="payday", day=7, **position)


def earned(**position: Any) -> dict[str, int]:
    """What everybody gets at a payday at which nobody plays a share."""
    money = payday(**position).everyone("pass")["money"]
    return {colour: amount - 25 for colour, amount in money.items() if amount != 25}


@pytest.mark.rule("GB-76", "GB-73")
@pytest.mark.parametrize(("income", "markers"), TABLE)
def test_the_printed_table(income: int, markers: int) -> None:
    assert share_out(income, markers) == TABLE[income, markers]


@pytest.mark.rule("GB-76")
def test_the_printed_table_has_108_entries() -> None:
    assert len(TABLE) == 108


@pytest.mark.rule("GB-76", "GB-75")
def test_with_no_marker_all_is_remainder() -> None:
    assert share_out(22, 0) == (0, 22)


@pytest.mark.rule("GB-70")
def test_each_plays_hand_shares_from_the_start_player_clockwise() -> None:
    table = payday(start="green", hand={"green": "Krug Post Post", "red": "Adler"})
    assert table.asked == ["green"]
    assert table.choices("green") == ["pass", "play Krug", "play Post"]
    table.do("green: play Post", "green: play Post")
    assert table.choices("green") == ["pass", "play Krug"]
    assert table["markers"]["Post"]["green"] == 2
    table.do("green: pass")
    assert table.asked == ["yellow"]
    table.do("yellow: pass")
    assert table.asked == ["red"]


@pytest.mark.rule("GB-70")
def test_who_has_finished_is_not_asked_again() -> None:
    table = payday(hand={"red": "Krug", "blue": "Krug"}).do("red: pass", "blue: play Krug")
    assert table.refused("red: play Krug") == "GB-70 not_your_turn"
    table.do("blue: pass", "green: pass", "yellow: pass")
    assert table["week"] == 2
    assert table["hand"]["red"] == ["Krug"]


@pytest.mark.rule("GB-70")
def test_nobody_is_paid_before_all_have_had_their_visit() -> None:
    table = payday(boss={"Krug": "red"}).do("red: pass", "blue: pass", "green: pass")
    assert table["money"]["red"] == 25
    assert table.do("yellow: pass")["money"]["red"] == 27


@pytest.mark.rule("GB-70", "GB-65")
def test_the_last_share_strikes_after_each_card() -> None:
    table = payday(markers={"Krug": {"blue": 4}, "Post": {"blue": 5}}, hand={"red": "Krug Krug Post"})
    table.do("red: play Krug", "red: play Krug")
    assert table["markers"]["Krug"] == {"red": 2, "blue": 4, "green": 0, "yellow": 0}
    table.do("red: play Post")
    assert table["markers"]["Post"] == {"red": 0, "blue": 5, "green": 0, "yellow": 0}


@pytest.mark.rule("GB-70", "GB-58", "GB-55")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: play Post", "GB-58 not_in_hand"),
        ("red: keep", "GB-70 other_action"),
        ("red: contract Adler Mayerbräu", "GB-70 other_action"),
        ("red: boss+ Schmidbräu", "GB-70 other_action"),
        ("blue: play Krug", "GB-70 not_your_turn"),
        ("blue: pass", "GB-70 not_your_turn"),
        ("red: play Adler", ""),
        ("red: play Schmidbräu", ""),
        ("red: pass", ""),
    ],
)
def test_only_own_hand_shares_are_played(line: str, why: str) -> None:
    table = payday(hand={"red": "Adler Schmidbräu", "blue": "Krug Post"})
    assert table.refused(line) == why
    assert table.choices("blue") == []


@pytest.mark.rule("GB-55", "GB-70")
def test_without_a_marker_left_no_share_is_played() -> None:
    markers = {name: {"red": 5} for name in ("Adler", "Eiche", "Bären")}
    table = payday(markers=markers, hand={"red": "Krug Post"}).do("red: play Krug")
    assert table.refused("red: play Post") == "GB-55 no_marker_left"
    assert table.choices("red") == ["pass"]


@pytest.mark.rule("GB-83", "GB-70")
def test_everyone_is_asked_even_with_an_empty_hand() -> None:
    table = payday()
    for colour in ("red", "blue", "green", "yellow"):
        assert table.asked == [colour]
        assert table.choices(colour) == ["pass"]
        table.do(f"{colour}: pass")


@pytest.mark.rule("GB-71", "GB-72", "GB-75")
@pytest.mark.parametrize(
    ("position", "half"),
    [
        ({}, 2),
        ({"cells": {"Adler": "c1 b1"}}, 4),
        ({"cells": {"Adler": "c1 b1 a1"}}, 8),
        ({"cells": {"Adler": "c1 c2 c3 d3 e3"}}, 14),
        ({"waitress": "Adler"}, 12),
        ({"cells": {"Adler": "c1 b1 a1"}, "waitress": "Adler"}, 18),
        ({"drunkard": "Adler"}, 0),
        ({"cells": {"Adler": "c1 b1 b2"}, "drunkard": "Adler"}, 0),
        ({"cells": {"Adler": "c1 b1 b2 d1"}, "drunkard": "Adler"}, 2),
        ({"cells": {"Adler": "c1 b1 a1 a2"}, "drunkard": "Adler"}, 4),
    ],
)
def test_what_a_garden_earns(position: dict[str, Any], half: int) -> None:
    assert earned(boss={"Adler": "red"}, **position).get("red", 0) == half


@pytest.mark.rule("GB-71", "GB-06")
@pytest.mark.parametrize(("board", "half"), [("notch", 12), ("centre", 14), ("hole", 10)])
def test_parasols_are_those_of_the_board_in_use(board: str, half: int) -> None:
    # notch: d3; centre: d2, d3; hole: d2, and d3 is missing.
    cells = "c1 c2 d2 c3" + (" d3" if board != "hole" else "")
    assert earned(options={"board": board}, boss={"Adler": "red"}, cells={"Adler": cells}) == {"red": half}


@pytest.mark.rule("GB-72", "GB-74")
def test_half_goes_to_the_supplying_brewery() -> None:
    signs = {"Adler": "Schmidbräu", "Bären": "Mayerbräu"}
    cells = {"Adler": "c1 b1 b2"}
    assert earned(signs=signs, cells=cells, boss={"Schmidbräu": "blue"}) == {"blue": 6}


@pytest.mark.rule("GB-72")
def test_a_brewerys_pot_gathers_from_all_its_gardens() -> None:
    # Krug 4, Hirschen 0 because of the drunkard, Eiche 4.
    signs = {"Krug": "Steinbräu", "Hirschen": "Steinbräu", "Eiche": "Steinbräu"}
    assert earned(signs=signs, boss={"Steinbräu": "green"}) == {"green": 4}


@pytest.mark.rule("GB-73")
def test_markers_share_equally_and_the_boss_has_the_rest() -> None:
    # Krug: 4 plain cells, 16; 8 for five markers.
    position: dict[str, Any] = {"cells": {"Krug": "b3 b2 b1 b4"}, "markers": {"Krug": {"red": 3, "blue": 2}}}
    assert earned(**position, boss={"Krug": "green"}) == {"red": 3, "blue": 2, "green": 3}
    assert earned(**position, boss={"Krug": "blue"}) == {"red": 3, "blue": 5}


@pytest.mark.rule("GB-73")
def test_the_boss_takes_all_when_it_does_not_suffice_for_one_each() -> None:
    assert earned(markers={"Krug": {"red": 2, "blue": 1}}, boss={"Krug": "yellow"}) == {"yellow": 2}


@pytest.mark.rule("GB-71", "GB-72", "GB-73", "GB-74", "GB-75")
def test_the_books_example() -> None:
    table = payday(
        cells={"Adler": "a1 b1 c1 d1 e1", "Krug": "a4 a5 b2 b3 b4 c3", "Eiche": "c5 d5 e5"},
        waitress="Adler",
        drunkard="Krug",
        signs={
            "Adler": "Mayerbräu",
            "Krug": "Steinbräu",
            "Eiche": "Steinbräu",
            "Bären": "Kramerbräu",
            "Post": "Kramerbräu",
            "Hirschen": "Schmidbräu",
        },
        markers={
            "Adler": {"red": 3, "blue": 2},
            "Krug": {"yellow": 2, "green": 1},
            "Eiche": {"red": 1, "blue": 1, "green": 1},
            "Mayerbräu": {"yellow": 1, "red": 2, "blue": 1},
            "Steinbräu": {"red": 2, "blue": 1, "green": 2},
        },
        boss={"Adler": "blue", "Krug": "green", "Mayerbräu": "blue", "Steinbräu": "green"},
    ).everyone("pass")
    assert table["money"] == {"red": 25 + 28, "blue": 25 + 21, "green": 25 + 14, "yellow": 25 + 9}
    assert all(type(amount) is int for amount in table["money"].values()), "whole thalers"


@pytest.mark.rule("GB-74")
def test_gardens_are_paid_from_adler_clockwise_and_then_the_breweries() -> None:
    cells = {"Hirschen": "g1 g2 f1 f2"}  # enough for the drunkard, so that every business earns something
    table = payday(boss={"Krug": "red", "Steinbräu": "blue"}, cells=cells).everyone("pass")
    paid = [event.public["business"] for event in table.events if "business" in event.public]
    assert paid == list(BUSINESSES)


@pytest.mark.rule("GB-75")
@pytest.mark.parametrize(
    ("markers", "boss", "expected"),
    [
        ({"red": 3}, "-", {"red": 3}),
        ({"red": 3}, "blue", {"red": 3, "blue": 1}),
        ({}, "blue", {"blue": 4}),
        ({}, "-", {}),
    ],
)
@pytest.mark.parametrize("business", ["Krug", "Steinbräu"])
def test_without_boss_or_markers_for_gardens_and_breweries_alike(
    business: str, markers: dict[str, int], boss: str, expected: dict[str, int]
) -> None:
    # Krug earns 8: 4 for itself, 4 for Steinbräu, which supplies nobody else.
    position: dict[str, Any] = {"cells": {"Krug": "b3 b2"}, "signs": {"Hirschen": "Kramerbräu"}}
    assert earned(markers={business: markers}, boss={business: boss}, **position) == expected


@pytest.mark.rule("GB-75", "GB-72")
def test_a_garden_that_pays_nobody_still_fills_its_brewerys_pot() -> None:
    position: dict[str, Any] = {"cells": {"Krug": "b3 b2"}, "signs": {"Hirschen": "Kramerbräu"}}
    assert earned(markers={"Steinbräu": {"red": 2}}, **position) == {"red": 4}


@pytest.mark.rule("GB-74", "GB-73")
def test_a_brewery_divides_its_whole_pot_at_once() -> None:
    # 2 from Krug and 2 from Eiche make 4 for three markers: one each, not nothing twice.
    signs = {"Eiche": "Steinbräu", "Hirschen": "Kramerbräu"}
    assert earned(signs=signs, markers={"Steinbräu": {"red": 2, "blue": 1}}, boss={"Steinbräu": "green"}) == {
        "red": 2,
        "blue": 1,
        "green": 1,
    }


@pytest.mark.rule("GB-71")
def test_the_waitress_may_bring_much_and_the_drunkard_never_less_than_nothing() -> None:
    assert earned(boss={"Bären": "red", "Hirschen": "blue"}) == {"red": 12}


@pytest.mark.rule("GB-70", "GB-73")
def test_a_share_played_at_payday_is_paid_at_once() -> None:
    table = payday(hand={"red": "Krug"}).do("red: play Krug", "red: pass", "blue: pass", "green: pass", "yellow: pass")
    assert table["money"]["red"] == 27


@pytest.mark.rule("GB-26", "GB-71")
def test_every_week_has_its_payday() -> None:
    table = given(boss={"Krug": "red"}, drunkard="Hirschen")
    for week in (1, 2, 3):
        for _ in range(7):
            table.everyone("card buy").everyone("pass")
        table.everyone("pass")
        assert table["money"]["red"] == 25 + 2 * week
    assert table.state.over
