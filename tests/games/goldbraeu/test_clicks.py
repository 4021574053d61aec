"""Choices as clicks in the picture, what it shows for a moment, and the payday preview."""

from __future__ import annotations

from stammtisch.engine import Effect
from stammtisch.engine.playout import random_game
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.scoring import pay_out
from tests.builders import Table, given


def clicks(table: Table, colour: str = "red") -> dict[str, list[str]]:
    seat = table.colours.index(colour)
    found = GAME.clicks(table.state.view(seat), table.state.choices(seat))
    return {GAME.codes.notation(choice): row for choice, row in found.items()}


def test_a_cell_that_one_garden_can_have_is_one_click() -> None:
    table = given(stage="expand", turn="red", chosen={"red": "expand"}, boss={"Adler": "red"})
    assert clicks(table)["grow Adler c2"] == ["cell-c2"]


def test_a_cell_that_two_gardens_can_have_asks_for_the_garden() -> None:
    cells = {"Adler": "c1 d1", "Hirschen": "f1"}
    boss = {"Adler": "red", "Hirschen": "red"}
    table = given(stage="expand", turn="red", chosen={"red": "expand"}, boss=boss, cells=cells)
    assert clicks(table)["grow Adler e1"] == ["cell-e1", "business-Adler"]
    assert clicks(table)["grow Hirschen e1"] == ["cell-e1", "business-Hirschen"]


def test_passing_has_no_clicks() -> None:
    table = given(stage="expand", turn="red", chosen={"red": "expand"}, boss={"Adler": "red"})
    assert "pass" in table.choices("red")
    assert "pass" not in clicks(table)


def test_any_code_can_be_asked_for_its_clicks() -> None:
    """So that a page may ask why something cannot be clicked."""
    for state in random_game(GAME, 3, "clicks").states():
        for seat in (*range(3), None):
            assert all(GAME.clicks(state.view(seat), list(GAME.codes.codes)).values())


def test_a_payday_counts_itself_out() -> None:
    table = given(stage="payday", day=7, boss={"Adler": "red"}, markers={"Adler": {"red": 1}}, waitress="Adler")
    table.everyone("pass")
    shown = [effect for event in table.events for effect in GAME.effects(event)]
    assert [effect.words for effect in shown if effect.on == "business-Adler"] == ["+12"]
    assert [effect.words for effect in shown if effect.on == "money-red"] == ["+12"]
    assert all(effect.pause for effect in shown)


def test_action_cards_are_turned_together() -> None:
    table = given(stage="card").everyone("card buy")
    turned = [effect for event in table.events for effect in GAME.effects(event) if effect.turned]
    assert turned == [Effect(f"action-{colour}", turned=True) for colour in table.colours]


def test_the_preview_is_what_a_payday_pays() -> None:
    for number, state in enumerate(random_game(GAME, 4, "preview").states()):
        if number % 25 or state.over:
            continue
        ledger = GAME.ledger(state.view(None))
        assert ledger is not None
        before = state.money[:]
        pay_out(state)
        assert list(ledger.totals) == [after - had for after, had in zip(state.money, before, strict=True)]
        assert all(any(shares) for _, shares in ledger.lines)


def test_after_the_last_payday_there_is_no_preview() -> None:
    assert GAME.ledger(given(stage="over").state.view(0)) is None
