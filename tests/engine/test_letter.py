"""A view goes to another process and comes out as it went in, on both builds."""

from __future__ import annotations

import pickle
import random

import pytest

from stammtisch.engine import all_games, find_game
from stammtisch.engine.letter import Letter, sealed
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.engine.view import canonical


@pytest.mark.parametrize("key", list(all_games()))
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_view_comes_out_of_a_letter_as_it_went_in(key: str, seat: int | None) -> None:
    state = find_game(key).new(3, "sent")
    rng = random.Random(1)
    for _ in range(60):
        chooser = next_seat(state)
        state.step(chooser, any_of(state.choices(chooser), rng))
    view = state.view(seat)
    letter: Letter = pickle.loads(pickle.dumps(sealed(key, view)))
    assert letter.components is None
    assert canonical(letter.open().to_data()) == canonical(view.to_data())
