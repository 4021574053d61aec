"""What everybody may remember of the order of a hand, and what nobody can. (BH-20, BH-74)"""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import FIRST_CONTRACT
from tests.games.bohnhansa.table import Table, given, new

RICH = {"red": 60, "blue": 60, "green": 60}


def remembered(table: Table, colour: str = "red") -> str:
    """What everybody may remember of a hand, as a scenario says it."""
    return " ".join(table["places"].get(colour, []))


def with_places(hand: str, places: str, **more: Any) -> Table:
    """Red in Rostock with that hand, of which so much is remembered."""
    beans = {"red": ["Feuer", "Rote", "Sau"]}
    return given(figure={"red": "Rostock"}, cart=beans, money=RICH, hand={"red": hand}, places={"red": places}, **more)


def imagined_shapes(table: Table) -> set[tuple[int, ...]]:
    """How red's hand may lie for blue, with 0 for every contract."""
    view, rng = table.state.view(1), random.Random(1)
    hands = [GAME.imagine(view, rng).hand[0] for _ in range(60)]
    return {tuple(0 if card >= FIRST_CONTRACT else card for card in hand) for hand in hands}


@pytest.mark.rule("BH-20", "BH-10", "BH-13")
def test_every_hand_begins_with_seven_travel_cards_and_two_contracts_behind_them() -> None:
    table = new(3)
    assert "places" not in table.before
    for seat in range(3):
        table.state.apply(seat, table.state.choices(seat)[0])
    assert [list(places) for places in table.state.places] == [[1, 2, 3, 4, 5, 6, 7, 0, 0]] * 3


@pytest.mark.rule("BH-20", "BH-33")
def test_travel_cards_go_to_the_back_before_everybodys_eyes() -> None:
    table = with_places("3 2 4 R02 1", "3 2 4 - 1").do("red: travel Aalborg")
    assert remembered(table) == "4 - 1 3 2"


@pytest.mark.rule("BH-20", "BH-32")
def test_a_contract_that_is_played_leaves_its_place() -> None:
    table = with_places("E01 2 3 4 R02", "- 2 3 4 -").do("red: travel Rostock")
    assert remembered(table) == "2 3 4 -"


@pytest.mark.rule("BH-20", "BH-32")
def test_a_hand_that_is_played_whole_is_remembered_as_well() -> None:
    assert remembered(with_places("2 3", "2 3").do("red: travel Aalborg")) == "3 2"


@pytest.mark.rule("BH-20", "BH-41")
@pytest.mark.parametrize(("hand", "places", "after"), [("4 2 3", "4 2 3", "2 3 4"), ("R02 2 3", "- 2 3", "2 3")])
def test_a_guests_front_card_is_seen_by_all(hand: str, places: str, after: str) -> None:
    table = given(
        stage="trade",
        figure={"red": "Visby", "blue": "Bremen", "green": "Bremen"},
        money=RICH,
        cart={"red": ["Sau"], "blue": ["Rote"]},
        hand={"blue": hand},
        places={"blue": places},
    ).do("red: offer blue invited gives=Sau gets=Rote", "blue: accept 1")
    assert remembered(table, "blue") == after


@pytest.mark.rule("BH-20", "BH-51")
def test_what_is_drawn_lies_behind_all_others() -> None:
    assert remembered(with_places("2 3 R02", "2 3 -", stage="trade").do("red: end")) == "2 3 - -"


@pytest.mark.rule("BH-20", "BH-61")
def test_a_travel_card_given_for_a_contract_is_missed_in_its_place() -> None:
    assert remembered(with_places("2 4 3 R02", "2 4 3 -").do("red: contract 4")) == "2 3 - -"


@pytest.mark.rule("BH-60", "BH-74")
def test_nobody_sees_from_which_place_a_contract_is_fulfilled() -> None:
    tables = [with_places(hand, "- 2 - 3").do("red: fulfil R01") for hand in ("R01 2 E01 3", "E01 2 R01 3")]
    assert [remembered(table) for table in tables] == ["- 2 - 3 left"] * 2
    assert tables[0].hand() != tables[1].hand()


@pytest.mark.rule("BH-51", "BH-60", "BH-74")
def test_what_is_drawn_later_cannot_be_what_has_left() -> None:
    table = with_places("R01 2 E01 3", "- 2 - 3", stage="trade").do("red: fulfil R01", "red: end")
    assert remembered(table) == "- 2 - 3 left -"
    shapes = {
        tuple(card < 8 for card in GAME.imagine(table.state.view(1), random.Random(n)).hand[0]) for n in range(30)
    }
    assert shapes == {(False, True, True, False), (True, False, True, False)}


@pytest.mark.rule("BH-60", "BH-74")
def test_in_one_row_it_does_not_matter_from_which() -> None:
    assert remembered(with_places("2 R01 E01 3", "2 - - 3").do("red: fulfil R01")) == "2 - 3"


@pytest.mark.rule("BH-61", "BH-74")
def test_a_travel_card_given_up_joins_rows_and_then_nothing_need_be_noted() -> None:
    assert remembered(with_places("4 R01 2 3", "- 4 - left - left 2 3").do("red: contract 4")) == "- 2 3 -"


@pytest.mark.rule("BH-60", "BH-74")
def test_with_the_last_contract_all_its_places_are_gone() -> None:
    assert remembered(with_places("2 R01 3", "- 2 - left 3").do("red: fulfil R01")) == "2 3"


@pytest.mark.rule("BH-60", "BH-74")
def test_where_all_have_left_from_the_front_on_those_behind_are_known() -> None:
    assert remembered(with_places("2 R01 3 E01", "- 2 - left 3 -").do("red: fulfil R01")) == "- 2 - left 3 - left"
    assert remembered(with_places("2 3 E01", "- 2 - left left 3 -")) == "2 3 -"


@pytest.mark.rule("BH-20", "BH-32", "BH-74")
@pytest.mark.parametrize(("hand", "after"), [("2 E01 3", "- 3 2"), ("E01 2 3", "2 3")])
def test_cards_played_show_from_where_one_had_left(hand: str, after: str) -> None:
    table = with_places(hand, "- 2 - 3 left").do("red: travel Rostock")
    assert remembered(table) == after


@pytest.mark.rule("BH-74")
def test_whoever_imagines_a_hand_keeps_to_what_is_remembered() -> None:
    table = with_places("E01 2 R02 3 R01 4", "- 2 - 3 - 4").do("red: fulfil R01")
    assert imagined_shapes(table) == {(0, 2, 0, 3, 4), (0, 2, 3, 0, 4), (2, 0, 3, 0, 4)}


@pytest.mark.rule("BH-74")
def test_in_the_final_step_nobody_needs_to_remember() -> None:
    table = with_places("2 3 R02", "2 3 -", stage="end_turn", turns_left=0).do("red: end")
    assert table.state.stack[-1].name == "final_step"
    assert table.state.view(1).places == [[], [], []]


@pytest.mark.parametrize(
    "places", ["3 2 -", "2 3", "2 - - 3 4", "2 3 4 -", "2 3 - left", "2 3 left - -", "- 2 3 -", "- left", "left 2 3 -"]
)
def test_a_hand_that_cannot_lie_so_is_refused(places: str) -> None:
    with pytest.raises(BadInput, match=r"red cannot have that hand in these places \(BH-20\)"):
        with_places("2 3 R02", places)
