"""Nothing is lost in writing: a position of play, written down and built again, is the same position."""

from __future__ import annotations

import random

from stammtisch.engine import canonical
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.position import FIELDS, STAGES


def test_every_position_of_play_can_be_written_and_built_again() -> None:
    rng = random.Random(2004)
    stages: set[str] = set()
    for game in range(4):
        options = {option.key: rng.choice(list(option.values)) for option in GAME.options}
        state = GAME.new(GAME.seat_counts[game % 2], str(game), options)
        over = False
        while not over:
            written = GAME.write(state)
            stages.add(str(written["stage"]))
            built = GAME.build(state.terms, written)
            assert GAME.write(built) == written
            assert GAME.read_position(written) == written
            for seat in (None, *range(state.players)):
                assert canonical(built.view(seat).to_data()) == canonical(state.view(seat).to_data())
            for seat in range(state.players):
                assert built.choices(seat) == state.choices(seat)
            over = state.over
            if not over:
                seat = rng.choice(state.seats_to_decide())
                state.step(seat, rng.choice(state.choices(seat)))
    assert stages == set(STAGES)


def test_a_built_position_plays_on_like_the_one_that_was_written() -> None:
    rng = random.Random(65)
    state = GAME.new(4, "plays on")
    for _ in range(120):
        seat = rng.choice(state.seats_to_decide())
        state.step(seat, rng.choice(state.choices(seat)))
    twin = GAME.build(state.terms, GAME.write(state))
    while not state.over:
        seat = rng.choice(state.seats_to_decide())
        choice = rng.choice(state.choices(seat))
        state.step(seat, choice)
        twin.step(seat, choice)
    assert GAME.write(twin) == GAME.write(state)


def test_what_can_be_said_but_not_written_is_only_the_top_of_the_deck() -> None:
    assert set(FIELDS) - set(GAME.write(GAME.new(4, "x"))) == {"deck_top"}
