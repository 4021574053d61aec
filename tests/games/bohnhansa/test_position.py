"""Positions in writing: what is left out has a default, what cannot be is refused, what is written is read again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.engine import BadInput
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import BEANS, HARVESTS
from tests.games.bohnhansa.stages import STAGES
from tests.games.bohnhansa.table import given, trading

BY_YELLOW = {"by": "yellow", "deals": ["blue gives=Sau"]}
TO_YELLOW = {"by": "red", "deals": ["yellow gives=Sau"]}


def test_what_is_left_out_is_as_after_set_up() -> None:
    table = given()
    assert (table["stage"], table["turn"], table["money"]["red"]) == ("travel", "red", 0)
    assert table["cart"]["green"] == sorted(BEANS)
    assert (table["pile"], table["reserve"]) == (list(HARVESTS[:8]), list(HARVESTS[8:]))
    assert (len(table["deck"]), table["turns_left"]) == (60, -1)


def test_a_pile_is_named_by_its_top_cards() -> None:
    table = given(deck=["R01", "A01"], pile=["N05"], hand={"blue": "1 2 3 E01"})
    assert table["deck"][:3] == ["R01", "A01", "E02"]
    assert len(table["deck"]) == 59
    assert table["pile"] == ["N05", "N01", "N02", "N03", "N04", "N06", "N07", "N08"]


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ({"cart": {"red": "Blaue " * 9}}, "cart: red carries 9 beans; a cart holds 8 (BH-06)"),
        ({"cart": {"red": "Garten " * 8, "blue": "Garten " * 8}}, "there are more Garten in this position"),
        ({"money": {"yellow": 3}}, "yellow does not play with 3 players"),
        ({"turn": "violet"}, "violet does not play with 3 players"),
        ({"hand": {"red": "1 2 3 R01", "blue": "2 3 R01"}}, "contracts: R01 is in 2 places (BH-02)"),
        ({"hand": {"red": "1 3"}}, "hand: red needs each travel card at most once, and always 2 and 3 (BH-03, BH-61)"),
        (
            {"hand": {"red": "1 1 2 3"}},
            "hand: red needs each travel card at most once, and always 2 and 3 (BH-03, BH-61)",
        ),
        ({"harvested": ["N01"], "before": {"red": ["N01"]}}, "harvests: N01 is in 2 places (BH-04)"),
        ({"meter": {"Hamburg": ["Garten"]}}, "meter: Hamburg has a kind that it does not sell (BH-05)"),
        ({"meter": {"Bremen": ["Augen"] * 5}}, "meter: Bremen has 4 boxes (BH-05)"),
        ({"meter": {"Hamburg": ["-", "Feuer"]}}, "meter: Hamburg has a gap, which closes at the end of a turn (BH-50)"),
        ({"stage": "trade", "meter": {"Hamburg": ["-", "Feuer"]}}, "meter: Hamburg has a gap"),
        ({"stage": "end_turn", "meter": {"Edinburgh": ["-", "Blaue"]}}, "meter: Edinburgh has a gap"),
        ({"meter": {"Hamburg": ["Feuer*0"]}}, "meter.Hamburg"),
        ({"meter": {"Hamburg": ["Erbse"]}}, "meter.Hamburg"),
        ({"stage": "customs"}, "stage: for customs, say the 'debtor' and the 'debt' (BH-35)"),
        ({"stage": "customs", "debtor": "red"}, "stage: for customs, say the 'debtor' and the 'debt' (BH-35)"),
        ({"stage": "customs", "debt": 5}, "stage: for customs, say the 'debtor' and the 'debt' (BH-35)"),
        ({"stage": "offers"}, "stage: 'offers' belongs to negotiation in rounds; here it is 'trade' (BH-80)"),
        ({"stage": "opening"}, "dealt: in set-up everyone has three contracts (BH-13)"),
        (
            {"harvested": ["N01", "N10"], "reserve": ["N09"]},
            "reserve: it is touched only when the pile is empty (BH-71)",
        ),
        ({"stage": "trade", "offers": [{"by": "red", "deals": ["blue gives=Erbse"]}]}, ""),
        ({"stage": "trade", "offers": ["blue gives=Sau"]}, ""),
        ({"stage": "trade", "offers": [{"deals": ["blue gives=Sau"]}]}, "offers"),
        ({"stage": "trade", "turned_down": [{"by": "red"}]}, "turned_down"),
        ({"stage": "trade", "turned_down": [{"by": "red", "deals": []}]}, "turned_down"),
        ({"stage": "trade", "turned_down": [BY_YELLOW]}, "yellow does not play with 3 players"),
        ({"stage": "trade", "offers": [TO_YELLOW]}, "yellow does not play with 3 players"),
        ({"stage": "trade", "carrying": ["yellow gives=Sau"]}, "yellow does not play with 3 players"),
        ({"stage": "trade", "turned_down": [{"by": "red", "deals": ["red gives=Sau"]}]}, "offers: number 1 waits for"),
        ({"stage": "trade", "turned_down": [{"by": "blue", "deals": ["green gets=Sau"]}]}, "offers: number 1 leaves"),
        ({"turned_down": [{"by": "red", "deals": ["blue gives=Sau"]}]}, "offers: they are for the trade phase (BH-80)"),
        ({"weather": "fine"}, ""),
        ({"seed": []}, "seed"),
    ],
)
def test_what_cannot_be_is_told_in_one_line(position: dict[str, Any], line: str) -> None:
    with pytest.raises(BadInput) as told:
        given(**position)
    assert str(told.value).startswith(line)
    assert "\n" not in str(told.value)


@pytest.mark.rule("BH-01", "BH-07")
def test_every_thaler_and_every_bean_is_counted() -> None:
    """What all fuzzing and all games of bots are checked with."""
    state = given().state
    state.bank += 1
    assert GAME.check(state) == ["money: what players and bank have does not add up (BH-07)"]
    state = given().state
    tokens = state.terms.box.tokens[0]
    state.meter[0] += 1
    assert GAME.check(state) == [f"beans: {tokens + 1} of {tokens} Blaue are accounted for (BH-01)"]
    state.meter[0] -= 1
    state.cart[0] += state.supply[0] + 1
    state.supply[0] = -1
    assert GAME.check(state)[0] == f"beans: {tokens} of {tokens} Blaue are accounted for (BH-01)"


def test_of_a_final_step_the_turns_before_it_need_not_be_said() -> None:
    assert given(stage="final_step", harvested=list(HARVESTS[:8])).asked == ["red", "blue", "green"]


@pytest.mark.parametrize("stage", STAGES)
def test_a_written_position_is_read_again_at_every_question(stage: str) -> None:
    state = STAGES[stage]().state
    again = GAME.build(state.terms, GAME.write(state))
    for viewer in (None, 0, 1, 2):
        assert again.view(viewer).to_data() == state.view(viewer).to_data()


@pytest.mark.parametrize("negotiation", ["free", "rounds"])
def test_a_written_position_is_read_again_at_every_moment_of_a_game(negotiation: str) -> None:
    state = GAME.new(3, f"written {negotiation}", {"negotiation": negotiation})
    rng = random.Random(5)
    for _ in range(400):
        if state.over:
            break
        written = GAME.write(state)
        assert GAME.write(GAME.build(state.terms, written)) == written
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))


def test_open_offers_are_written_and_read_again() -> None:
    table = trading().do(
        "red: offer blue gives=Blaue gets=Garten",
        "blue: counter 1 blue gives=Rote gets=Garten",
        "red: bundle blue gives=Brech / green gives=Blaue invited",
        "blue: accept 3",
        "green: wish have=Garten",
    )
    written = GAME.write(table.state)
    again = GAME.build(table.state.terms, written)
    assert GAME.write(again) == written
    assert again.choices(2) == table.state.choices(2)
