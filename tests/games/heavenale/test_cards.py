"""Privilege cards sold in need. (HA-62, HA-65)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heavenale.table import given

CARDS = ["colour", "lowest", "barrel", "ducats", "brewmaster"]


@pytest.mark.rule("HA-62", "HA-65")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_sold_for_three_ducats_with_the_move_which_is_still_to_come(card: str) -> None:
    table = given().do(f"red: sell {card}")
    assert table.gained() == {"ducats": 3}
    assert table.gained("blue") == {}
    assert table["cards"]["red"] == sorted(set(CARDS) - {card})
    assert len(table["cards"]["blue"]) == 5
    assert table.asked == ["red"]
    assert table["stage"] == "move"


@pytest.mark.rule("HA-62", "HA-65")
def test_a_card_is_sold_before_and_between_purchases() -> None:
    table = given(stage="buy", figure={"red": "5"}, track={"5": ["wood1", "hops3"]}, money={"red": 1})
    assert table.refused("red: buy hops3 shade") == "HA-31 too_dear"
    table.do("red: buy wood1 shade", "red: place D01", "red: sell lowest")
    assert table["money"]["red"] == 3
    assert table.refused("red: buy hops3 shade") == ""
    assert table["bought"] is True


@pytest.mark.rule("HA-30", "HA-62")
def test_selling_a_card_is_no_purchase() -> None:
    table = given(stage="buy", figure={"red": "5"}, track={"5": ["wood1"]}).do("red: sell lowest")
    assert table.refused("red: pass") == "HA-30 buy_one"


@pytest.mark.rule("HA-62")
@pytest.mark.parametrize("stage", ["move", "buy"])
def test_a_card_is_sold_once(stage: str) -> None:
    position: dict[str, Any] = {
        "figure": {"red": "5"},
        "track": {"5": ["wood1"]},
        "cards": {"red": ["colour", "brewmaster"]},
    }
    table = given(stage=stage, **position).do("red: sell colour")
    assert table.refused("red: sell colour") == "HA-62 card_gone"
    assert table.refused("red: sell brewmaster") == ""


@pytest.mark.rule("HA-62")
def test_a_card_that_was_placed_cannot_be_sold() -> None:
    table = given(discs={"red": ["X", "wood"]}, placed={"red": {"1": "ducats"}})
    assert table.refused("red: sell ducats") == "HA-62 card_gone"


@pytest.mark.rule("HA-62")
def test_only_in_the_own_turn() -> None:
    assert given().refused("blue: sell colour") == "HA-26 not_your_turn"


@pytest.mark.rule("HA-62", "HA-65")
def test_all_five_are_offered_in_their_order_and_several_may_be_sold() -> None:
    table = given()
    assert table.choices("red")[-5:] == [f"sell {card}" for card in CARDS]
    assert table.do(*(f"red: sell {card}" for card in CARDS)).gained() == {"ducats": 15}
    assert table.choices("red")[-1].startswith("start")


@pytest.mark.rule("HA-62")
def test_a_sold_card_counts_for_nothing() -> None:
    table = given(
        discs={"red": ["X"]},
        figure={"red": "5"},
        garden="S01 wood1",
        supply={"12": 1},
        cards={"red": ["colour", "barrel"]},
    )
    table.do("red: sell barrel", "red: move 12", "red: disc wood")
    assert table.choices("red") == [
        "pass",
        *(f"card colour-{name}" for name in ("wood", "yeast", "hops", "water", "barley")),
    ]
    assert table.refused("red: card barrel") == "HA-62 card_gone"
