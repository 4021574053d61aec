"""The evaluation: what it must see in a position, and that it sees nothing hidden."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

from stammtisch.bots import GreedyBot
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.components import Box
from stammtisch.games.heavenale.evaluation import evaluate
from stammtisch.games.heavenale.evaluation.production import lowest
from stammtisch.games.heavenale.evaluation.shed_hopes import SITE, shed_hopes
from stammtisch.games.heavenale.names import FERTILITIES, RESOURCES
from stammtisch.games.heavenale.rulebook import BOX
from tests.games.heavenale.table import given, new, ring


def expected(**position: Any) -> float:
    """What red may expect of a position for two in the second round."""
    return evaluate(given(2, **{"round": 2, **position}).state)[0]


def test_a_finished_game_is_worth_its_scores() -> None:
    state = new(3, "to the end").state
    rng = random.Random(1)
    while not state.over:
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))
    assert evaluate(state) == [float(score) for score in state.scores()]
    assert GAME.doubt(state) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_is_worth_a_sensible_score_and_hidden_tiles_do_not_matter(players: int) -> None:
    state = new(players, "any position").state
    rng = random.Random(2)
    while not state.over:
        values = evaluate(state)
        assert len(values) == players
        assert all(-30 < value < 250 for value in values)
        assert evaluate(GAME.disguise(state, None, rng)) == values
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))


def test_seats_are_judged_alike() -> None:
    one = given(2, money={"red": 7}, brewmaster={"blue": 3}, garden={"red": "S01 wood3"}, turn="red", first="red")
    other = given(2, money={"blue": 7}, brewmaster={"red": 3}, garden={"blue": "S01 wood3"}, turn="blue", first="blue")
    assert evaluate(one.state) == evaluate(other.state)[::-1]


@pytest.mark.parametrize("resource", RESOURCES)
def test_steps_of_a_marker_are_worth_something(resource: str) -> None:
    assert expected(markers={"red": dict.fromkeys(RESOURCES, 2) | {resource: 6}}) > expected(
        markers={"red": dict.fromkeys(RESOURCES, 2)}
    )


def test_the_marker_that_lags_is_worth_most() -> None:
    lagging = dict.fromkeys(RESOURCES, 5) | {"hops": -5}
    lagging_less = lagging | {"hops": -1}
    another = lagging | {"wood": 9}
    assert expected(round=3, markers={"red": lagging_less}) > expected(round=3, markers={"red": another})


def test_brewmaster_and_ducats_are_worth_something() -> None:
    assert expected(brewmaster={"red": 4}) > expected(brewmaster={"red": -4})
    assert expected(money={"red": 20}) > expected(money={"red": 10})


def test_ducats_are_worth_more_early() -> None:
    early = expected(round=1, money={"red": 30}) - expected(round=1, money={"red": 20})
    late = expected(round=3, figure={"red": "25"}, money={"red": 30}) - expected(
        round=3, figure={"red": "25"}, money={"red": 20}
    )
    assert early > late


def test_a_tile_next_to_a_monk_pays_more() -> None:
    apart = {"S01": "monk1", "S15": "wood5"}
    together = {"S01": "monk1", "S02": "wood5"}
    assert expected(garden={"red": together}) > expected(garden={"red": apart})


def test_a_monk_whose_slot_is_taken_pays_nothing_more() -> None:
    garden = {"S01": "monk1", "S02": "wood5"}
    elsewhere = expected(garden={"red": garden}, discs={"red": ["monk2"]})
    assert elsewhere > expected(garden={"red": garden}, discs={"red": ["monk1"]})


def test_a_site_with_few_fertility_and_one_free_spot_promises_the_brewmaster() -> None:
    almost = ring("B2", "wood1 yeast1 hops1 water1 monk1 -")
    scattered = dict(
        zip(("S01", "S05", "S10", "S13", "S15"), ("wood1", "yeast1", "hops1", "water1", "monk1"), strict=True)
    )
    assert expected(round=3, garden={"red": almost}) > expected(round=3, garden={"red": scattered})


def test_a_barrel_in_hand_counts_in_full() -> None:
    with_barrel = expected(round=3, figure={"red": "27"}, barrels={"six_ones": {"large": "red"}})
    assert with_barrel - expected(round=3, figure={"red": "27"}) == pytest.approx(4)


def test_a_tile_that_is_paid_but_not_placed_is_not_lost() -> None:
    table = given(2, round=2, stage="buy", turn="red", figure={"red": "5"}, track={"5": ["wood5"]}, money={"red": 30})
    before = evaluate(table.state)[0]
    during = evaluate(table.do("red: buy wood5 sun").state)[0]
    assert abs(during - before) < 4


def test_the_lowest_marker_gets_what_the_others_can_spare() -> None:
    assert lowest([4.0, 8.0, 8.0, 8.0, 8.0], 4, 0.0) == pytest.approx(6)
    assert lowest([0.0, 10.0, 10.0, 10.0, 10.0], 2, 3.0) > lowest([0.0, 10.0, 10.0, 10.0, 10.0], 2, 0.0)
    assert lowest([5.0] * 5, 2, 10.0) == pytest.approx(7)


def test_a_closed_site_promises_what_its_type_gives() -> None:
    hopes = shed_hopes(Box(BOX.data))
    assert hopes.steps[0] == 6
    assert hopes.steps[7] == 6
    assert hopes.steps[8] == 3
    width = SITE * FERTILITIES + 1
    assert hopes.steps[width] == 6  # one free spot and nothing yet: a monk or a small tile keeps it so


def test_the_end_is_foreseen_better_the_nearer_it_is() -> None:
    errors: dict[int, list[float]] = {0: [], 1: [], 2: []}
    for number in range(3):
        state = new(2, f"foreseen {number}").state
        rng = random.Random(number)
        noted: list[tuple[int, list[float]]] = []
        while not state.over:
            noted.append((state.round, evaluate(state)))
            seat = next_seat(state)
            state.step(seat, GreedyBot().choose(GAME, state.view(seat), state.choices(seat), rng))
        scores = state.scores()
        for at, values in noted:
            errors[at] += [abs(value - score) for value, score in zip(values, scores, strict=True)]
    assert statistics.fmean(errors[2]) < statistics.fmean(errors[0])
    assert statistics.fmean(errors[2]) < 12
