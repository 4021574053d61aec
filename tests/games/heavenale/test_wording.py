"""Choices in the words of the moment."""

from __future__ import annotations

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.names import TILES
from stammtisch.games.heavenale.state import HeavenAleState


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
    assert "End your round in the start area: first player, and 1 point at the end" in said(state)


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
