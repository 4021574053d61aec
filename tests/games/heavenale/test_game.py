"""The game as it introduces itself, and its books."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.heavenale import GAME, HeavenAle
from stammtisch.games.heavenale.choices import CODES
from stammtisch.games.heavenale.rulebook import BOX, RULEBOOK, read_toml
from stammtisch.games.heavenale.terms import EDITIONS, OPTIONS


def test_the_game_says_what_it_is() -> None:
    game = HeavenAle()
    assert (game.key, game.title, game.year, game.rules_version) == ("heavenale", "Heaven & Ale", 2017, 1)
    assert (game.author, game.maturity) == ("Andreas Schmidt and Michael Kiesling", "complete")
    assert (game.seat_counts, game.colours) == ((2, 3, 4), ("red", "blue", "green", "yellow"))
    assert (game.options, game.editions) == (OPTIONS, EDITIONS)
    assert (game.rulebook, game.codes, game.components) == (RULEBOOK, CODES, BOX)


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadInput, match="Heaven & Ale is for 2, 3 or 4 players"):
        GAME.terms(players)


@pytest.mark.rule("HA-14")
@pytest.mark.parametrize(("edition", "order"), [("french", "clockwise"), ("english", "counterclockwise")])
def test_the_editions_differ_in_the_order_of_set_up(edition: str, order: str) -> None:
    assert GAME.terms(4, edition=edition).options == {"setup_order": order, "start_spots": "low"}


def test_the_books_are_read_from_their_files() -> None:
    assert read_toml("texts.toml")["question"]["over"] == "The game is over."
    first, *rest = RULEBOOK.rules
    assert (first, rest[-1], len(rest)) == ("HA-01", "HA-98", 69)


def test_a_position_is_read_as_it_would_be_written() -> None:
    assert GAME.read_position({"track": {"5": "Hops5 wood1"}, "turn": "RED", "discs": {"red": ["wood", "X"]}}) == {
        "track": {"5": ["hops5", "wood1"]},
        "turn": "red",
        "discs": {"red": ["X", "wood"]},
    }
