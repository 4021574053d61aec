"""The game as it introduces itself, and its books."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.bohnhansa import GAME, BohnHansa
from stammtisch.games.bohnhansa.choices import CODES
from stammtisch.games.bohnhansa.rulebook import BOX, RULEBOOK
from stammtisch.games.bohnhansa.terms import EDITIONS, OPTIONS


def test_the_game_says_what_it_is() -> None:
    game = BohnHansa()
    assert (game.key, game.title, game.year, game.rules_version) == ("bohnhansa", "Bohn Hansa", 2003, 1)
    assert (game.author, game.maturity) == ("Uwe Rosenberg", "complete")
    assert (game.seat_counts, game.colours) == ((3, 4, 5), ("red", "blue", "green", "yellow", "violet"))
    assert (game.options, game.editions) == (OPTIONS, EDITIONS)
    assert (game.rulebook, game.codes, game.components) == (RULEBOOK, CODES, BOX)


@pytest.mark.parametrize("players", [2, 6])
def test_it_is_for_three_to_five(players: int) -> None:
    with pytest.raises(BadInput, match="Bohn Hansa is for 3, 4 or 5 players"):
        GAME.terms(players)


@pytest.mark.rule("BH-80")
def test_negotiation_is_free_unless_a_table_agrees_on_rounds() -> None:
    assert GAME.terms(3).options == {"negotiation": "free"}
    assert GAME.terms(3, edition="amigo").options == {"negotiation": "free"}


def test_the_books_are_read_from_their_files() -> None:
    assert RULEBOOK.texts["question"]["over"] == "The game is over."
    assert next(iter(RULEBOOK.rules)) == "BH-01"
    assert {"BH-47", "BH-53", "BH-75", "BH-88"} <= set(RULEBOOK.rules)


def test_a_position_is_read_as_it_would_be_written() -> None:
    read = GAME.read_position({"turn": "RED", "cart": {"red": "rote BLAUE"}, "meter": {"Malmoe": ["garten", "-"]}})
    assert read == {"turn": "red", "cart": {"red": ["Blaue", "Rote"]}, "meter": {"Malmö": ["Garten*1", "-"]}}
