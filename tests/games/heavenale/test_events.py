"""What is told of each deed, and what can no more be taken back after it."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.heavenale import GAME
from tests.games.heavenale.table import Table, given, ring


def told(table: Table) -> list[tuple[str, str, dict[str, Any]]]:
    """Kind, colour and values of what happened last."""
    return [
        (event.kind, table.colours[event.seat] if event.seat >= 0 else "-", dict(event.public))
        for event in table.events
    ]


def log(table: Table) -> list[str]:
    """What happened last in the words of the log."""
    return [GAME.tell(event, None, [colour.capitalize() for colour in table.colours]) for event in table.events]


def last_one_in(round_number: int) -> Table:
    return given(players=2, round=round_number, figure={"red": "27", "blue": "in"}, spot={"blue": "marker"})


@pytest.mark.rule("HA-14", "HA-15")
def test_a_start_spot_and_its_income_are_told() -> None:
    table = given(stage="choose_start").do("blue: start hops")
    assert told(table) == [("start_spot", "blue", {"spot": "hops"}), ("income", "blue", {"gains": ["hops +2"]})]
    table.do("green: start ducats")
    assert told(table) == [("start_spot", "green", {"spot": "ducats"}), ("income", "green", {"gains": ["+2 ducats"]})]


@pytest.mark.rule("HA-15")
def test_the_first_player_spot_has_no_income_to_tell() -> None:
    assert told(given(figure={"red": "27", "blue": "5"}).do("red: start first")) == [
        ("start_spot", "red", {"spot": "first"})
    ]


@pytest.mark.rule("HA-26", "HA-80")
def test_a_new_round_is_told_with_who_begins_and_cannot_be_taken_back() -> None:
    table = last_one_in(1).do("red: start first")
    assert told(table)[-1] == ("laid_out", "red", {"round": 2})
    assert [event.fence for event in table.events] == [False, True]
    assert log(table)[-1] == "Round 2 begins with Red."


@pytest.mark.rule("HA-20")
def test_the_end_is_told() -> None:
    table = last_one_in(3).do("red: start first")
    assert told(table)[-1] == ("over", "-", {})
    assert table.events[-1].fence


@pytest.mark.rule("HA-21", "HA-30", "HA-31", "HA-33")
def test_move_purchase_and_place_are_told() -> None:
    table = given(track={"5": ["hops5", "wood1"]}).do("red: move 5")
    assert told(table) == [("moved", "red", {"space": 5})]
    table.do("red: buy hops5 sun")
    assert told(table) == [("bought", "red", {"tile": "hops5", "half": "sun", "price": 10})]
    table.do("red: place S03")
    assert told(table) == [("placed", "red", {"tile": "hops5", "spot": "S03"})]
    table.do("red: pass")
    assert told(table) == [("stopped", "red", {})]


@pytest.mark.rule("HA-40", "HA-45", "HA-46")
def test_an_activation_tells_all_that_it_brought_in_one_line() -> None:
    garden = "S05 monk1, S04 wood2, S07 monk2, D05 hops3"
    table = given(stage="disc", figure={"red": "7"}, garden=garden).do("red: disc monk1")
    assert told(table) == [
        ("disc_placed", "red", {"target": "monk1"}),
        ("income", "red", {"gains": ["+3 ducats", "brewmaster +1", "wood +2"]}),
    ]
    assert log(table)[1] == "Red gets: +3 ducats, brewmaster +1, wood +2."


@pytest.mark.rule("HA-44")
def test_an_activation_for_nothing_says_so() -> None:
    table = given(stage="disc", figure={"red": "7"}, garden="S05 monk1").do("red: disc monk1")
    assert told(table)[1] == ("income", "red", {"gains": ["nothing"]})


@pytest.mark.rule("HA-50", "HA-52")
def test_a_shed_is_told_with_its_sum_and_then_what_it_activated() -> None:
    table = given(
        turn="green",
        stage="place",
        figure={"green": "5"},
        tile="wood2",
        half="shade",
        garden={"green": ring("B4", "- wood2 hops2 hops2 water2 water2")},
    ).do("green: place D06")
    assert told(table)[1] == ("shed_built", "green", {"shed": "B4", "sum": 12, "type": 2, "steps": 1})
    table.do("green: shed E+W")
    assert told(table) == [("income", "green", {"gains": ["+4 ducats"]})]


@pytest.mark.rule("HA-60", "HA-61")
def test_a_card_placed_or_not_is_told() -> None:
    position: dict[str, Any] = {"stage": "card", "pair": "1", "figure": {"red": "16"}, "discs": {"red": ["X", "wood"]}}
    assert told(given(**position).do("red: pass")) == [("no_card", "red", {})]
    assert told(given(**position).do("red: card lowest-barley")) == [
        ("card_placed", "red", {"card": "lowest"}),
        ("income", "red", {"gains": ["barley +2"]}),
    ]
    assert told(given(**position).do("red: card barrel")) == [("card_placed", "red", {"card": "barrel"})]
    assert told(given(**position).do("red: card colour-hops"))[1] == ("income", "red", {"gains": ["nothing"]})


@pytest.mark.rule("HA-62")
def test_a_sale_is_told_with_its_price() -> None:
    assert told(given().do("red: sell brewmaster")) == [("card_sold", "red", {"card": "brewmaster", "price": 3})]


@pytest.mark.rule("HA-70")
def test_barrels_are_told_one_by_one() -> None:
    table = given(brewmaster={"red": 1}, barrels={"brewmaster": {"large": "blue"}}).do("red: move 14")
    assert told(table) == [
        ("moved", "red", {"space": 14}),
        ("barrel_taken", "red", {"goal": "brewmaster", "size": "small"}),
    ]


def test_silent_play_tells_nothing_and_comes_to_the_same() -> None:
    # A row of choices with a shed, an activation that completes a pair, barrels and a start spot.
    position: dict[str, Any] = {
        "players": 2,
        "figure": {"blue": "in"},
        "spot": {"blue": "marker"},
        "track": {"5": ["wood2"]},
        "garden": {"red": ring("B4", "- wood2 hops2 hops2 water2 water2")},
        "discs": {"red": ["X"]},
        "brewmaster": {"red": 1},
    }
    silent, loud = given(**position), given(**position)
    for line in (
        "sell barrel",
        "move 5",
        "buy wood2 shade",
        "place D06",
        "shed E+W",
        "move 12",
        "disc wood",
        "card ducats",
        "move 14",
        "start first",
    ):
        loud.do(f"red: {line}")
        silent.state.step(0, GAME.codes.parse(line))
        assert silent.state.told == []
        assert GAME.write(silent.state) == GAME.write(loud.state)
    assert silent["round"] == 2
