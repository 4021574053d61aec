"""Choices in the words of the moment."""

from __future__ import annotations

import pytest

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.names import TILES
from stammtisch.games.heavenale.state import HeavenAleState
from tests.games.heavenale.table import given, ring


def said(state: HeavenAleState) -> list[str]:
    seat = state.seats_to_decide()[0]
    return [GAME.describe(choice, state.view(seat)) for choice in state.choices(seat)]


def choose(state: HeavenAleState, notation: str) -> None:
    state.apply(state.seats_to_decide()[0], GAME.codes.parse(notation))


def test_a_start_spot_says_what_it_brings_and_later_that_it_ends_the_round() -> None:
    state = GAME.new(2, "words")
    assert "Begin on the start spot: wood +2" in said(state)
    choose(state, "start ducats")
    while state.stack[-1].name != "move":
        choose(state, "start brewmaster")
    assert "Finish the round in the start area: first player, and 1 point at the end" in said(state)


def test_a_space_says_what_lies_there_and_a_tile_what_it_costs() -> None:
    state = GAME.new(2, "words")
    choose(state, "start ducats")
    choose(state, "start brewmaster")
    space = next(space for space in range(1, 28) if state.track[space] and state.track[space][0] < 25)
    name, number = GAME.rulebook.name(TILES[state.track[space][0]]), state.track[space][0] % 5 + 1
    assert f"To space {space}: {name}" in said(state)
    choose(state, f"move {space}")
    assert f"Buy {name} for the sun: {2 * number} ducats" in said(state)
    assert f"Buy {name} for the shade: {number} ducats" in said(state)


def test_one_ducat_is_one_ducat() -> None:
    table = given(stage="buy", figure={"red": "1"}, track={"1": ["wood1"]})
    assert "Buy wood 1 for the shade: 1 ducat" in said(table.state)
    events = table.state.apply(0, GAME.codes.parse("buy wood1 shade"))
    assert [GAME.tell(event, None, ["Anna", "Ben"]) for event in events] == ["Anna buys wood 1 for the shade, 1 ducat."]
    assert GAME.rulebook.spell(["+1 ducats", "+11 ducats"]) == "+1 ducat, +11 ducats"


def test_a_shed_names_the_tiles_that_would_pay_and_their_halves() -> None:
    garden = {"red": ring("B1", "- hops2 barley2 water1 water1 hops1")}
    table = given(stage="place", figure={"red": "5"}, tile="wood1", half="shade", garden=garden).do("red: place D02")
    assert "Activate wood 1 in the shade" in said(table.state)
    assert "Activate barley 2 in the sun" in said(table.state)


@pytest.mark.rule("HA-41", "HA-45")
def test_a_disc_on_x_says_which_number_it_is_for_and_what_that_pays() -> None:
    table = given(stage="disc", figure={"red": "4"}, garden="S01 wood3, D01 hops3")
    assert "Disc on X, all own tiles with a 3: +3 ducats, wood +3" in said(table.state)


@pytest.mark.rule("HA-42", "HA-43", "HA-46")
def test_a_disc_on_a_kind_says_what_it_pays_before_it_is_placed() -> None:
    table = given(stage="disc", figure={"red": "16"}, garden="S01 wood3, D01 wood2, D02 monk1")
    words = said(table.state)
    assert "Disc on wood: +2 ducats, wood +3" in words
    (monk,) = (each for each in words if each.startswith("Disc on monk 1: "))
    before = table.state.money[0]
    table.do("red: disc monk1")
    assert f"{table.state.money[0] - before:+} ducats" in monk
