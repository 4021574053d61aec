"""Going through a game: who is blamed for what, and that chance alone blames nobody."""

from __future__ import annotations

from stammtisch.analysis import Reviewer, review_some, stops
from stammtisch.analysis.review import considered
from stammtisch.bots.search.search import SILENCE
from stammtisch.engine.playout import random_game
from stammtisch.games.goldbraeu import GAME
from tests.games.bohnhansa.table import given

RECORD = random_game(GAME, 3, "careless 79")
"""85, 93 and 94 points: until the end everybody can still win."""

STOPS = stops(RECORD)


def costs(iterations: int) -> list[float]:
    """What the last choices of a careless game cost, after so many looks at each."""
    reviewer = Reviewer(RECORD.to_text(), None, iterations=iterations)
    return [moment.cost for moment in review_some(reviewer, STOPS[-8:])]


def test_after_one_look_nobody_is_blamed_for_anything() -> None:
    assert costs(1) == [0.0] * 8


def test_after_many_looks_blunders_are_seen_and_most_choices_are_not_called_so() -> None:
    found = costs(60)
    assert max(found) >= 0.3
    assert sum(cost == 0.0 for cost in found) >= 3


def test_who_was_not_asked_could_have_waited() -> None:
    state = given(3, money={"blue": 50}).state
    assert state.seats_to_decide() == [0]
    bought = state.choices(1)[0]
    assert considered(state, 1, bought) == [*state.choices(1), SILENCE]
    moved = state.choices(0)[0]
    assert considered(state, 0, moved) == state.choices(0)
