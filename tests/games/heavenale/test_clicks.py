"""Choices as clicks in the picture, what it shows for a moment, and the projected score."""

from __future__ import annotations

from stammtisch.engine import Effect
from stammtisch.engine.playout import random_game
from stammtisch.games.heavenale import GAME
from tests.games.heavenale.table import Table, given, new


def clicks(table: Table, colour: str = "red") -> dict[str, list[str]]:
    seat = table.colours.index(colour)
    found = GAME.clicks(table.state.view(seat), table.state.choices(seat))
    return {GAME.codes.notation(choice): row for choice, row in found.items()}


def test_a_move_is_one_click_and_a_sale_two() -> None:
    found = clicks(given(stage="move", turn="red", cards={"red": ["ducats"]}, track={"5": ["wood1"]}))
    assert found["move 5"] == ["space-5"]
    assert found["sell ducats"] == ["card-red-ducats", "money-red"]


def test_the_marker_spot_asks_for_the_marker() -> None:
    table = new()
    colour = table.asked[0]
    found = clicks(table, colour)
    assert found["start brewmaster"] == ["start-brewmaster"]
    assert found["start hops"] == ["start-marker", f"marker-{colour}-hops"]


def test_a_tile_goes_from_the_track_to_a_half_and_then_to_a_spot() -> None:
    table = given(stage="buy", turn="red", figure={"red": "17"}, money={"red": 20}, track={"17": ["yeast4", "hops1"]})
    assert clicks(table)["buy hops1 shade"] == ["tile-17-2", "half-red-shade"]
    table.do("red: buy hops1 shade")
    assert clicks(table)["place D04"] == ["spot-red-D04"]


def test_any_code_can_be_asked_for_its_clicks() -> None:
    """So that a page may ask why something cannot be clicked."""
    for state in random_game(GAME, 2, "clicks").states():
        for seat in (0, 1, None):
            assert all(GAME.clicks(state.view(seat), list(GAME.codes.codes)).values())


def test_a_tile_flies_to_its_spot() -> None:
    table = given(stage="buy", turn="red", figure={"red": "17"}, money={"red": 20}, track={"17": ["yeast4", "hops1"]})
    table.do("red: buy hops1 shade", "red: place D04")
    assert [effect for event in table.events for effect in GAME.effects(event)] == [
        Effect("spot-red-D04", origin="bought")
    ]


def test_the_projected_score_is_the_sum_of_its_lines_and_in_the_end_the_score() -> None:
    for state in random_game(GAME, 3, "projected").states():
        ledger = GAME.ledger(state.view(None))
        assert ledger is not None
        assert list(ledger.totals) == [sum(points[seat] for _, points in ledger.lines) for seat in range(3)]
        assert not state.over or list(ledger.totals) == state.scores()
