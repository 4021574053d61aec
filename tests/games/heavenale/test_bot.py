"""The greedy bot: the sensible thing in a position of each kind, and its strength over whole games."""

from __future__ import annotations

import math
import random
import statistics

import pytest

from stammtisch.bots import Bot, GreedyBot, RandomBot
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.bot import APPRAISALS
from stammtisch.games.heavenale.names import RESOURCES
from stammtisch.games.heavenale.position import STAGES
from stammtisch.games.heavenale.state import HeavenAleState
from tests.games.heavenale.table import Table, given, new, plant, ring


def ranked(table: Table, colour: str = "red") -> list[str]:
    """The choices of a player in notation, the best first."""
    seat = table.colours.index(colour)
    choices = table.state.choices(seat)
    worth = GAME.appraise(table.state.view(seat), choices)
    order = sorted(range(len(choices)), key=lambda index: -worth[index])
    return [GAME.codes.notation(choices[index]) for index in order]


def even(place: int, **others: int) -> dict[str, int]:
    """All markers on one place but those named."""
    return dict.fromkeys(RESOURCES, place) | others


def play(state: HeavenAleState, bots: list[Bot], rng: random.Random) -> list[int]:
    while not state.over:
        [seat] = state.seats_to_decide()
        state.step(seat, bots[seat].choose(GAME, state.view(seat), state.choices(seat), rng))
    return state.scores()


def test_every_question_of_the_game_has_its_appraisal() -> None:
    assert set(APPRAISALS) == set(STAGES) - {"over"}


def test_a_spectator_has_nothing_to_appraise() -> None:
    assert GAME.appraise(new().state.view(None), []) == []


# Start area


def test_the_marker_spot_goes_to_the_marker_that_lags() -> None:
    table = given(2, stage="choose_start", turn="blue", markers={"blue": even(4, hops=-3)})
    markers = [choice for choice in ranked(table, "blue") if choice.removeprefix("start ") in RESOURCES]
    assert markers[0] == "start hops"


def test_at_the_end_the_last_step_into_a_better_zone_is_worth_more_than_a_marker() -> None:
    table = given(
        2, round=3, figure={"red": "27"}, spot={"blue": "first"}, markers={"red": even(8)}, brewmaster={"red": 8}
    )
    assert ranked(table)[0] == "start brewmaster"


# Move


def test_it_stops_at_the_next_good_tile_instead_of_running_past_it() -> None:
    table = given(2, track={"1": ["barley3"], "15": ["barley3"], "27": ["barley3"]})
    assert ranked(table)[0] == "move 1"


def test_it_goes_in_when_nothing_ahead_pays() -> None:
    table = given(2, round=3, money={"red": 50}, figure={"red": "24"}, track={"27": ["wood5"]}, cards={"red": []})
    assert ranked(table)[0].startswith("start")


def test_it_fetches_the_barrels_that_it_has_earned() -> None:
    table = given(2, round=3, figure={"red": "25"}, brewmaster={"red": 3}, track={"27": ["wood1"]}, money={"red": 1})
    assert ranked(table)[0] == "move 26"


def test_it_takes_a_disc_that_pays_well() -> None:
    garden = plant("D01 D02 hops5, D03 D04 hops4, D05 hops3")
    table = given(2, figure={"red": "11"}, garden={"red": garden}, money={"red": 0}, track={"13": ["wood1"]})
    assert ranked(table)[0] == "move 12"


# Purchase


def test_the_sun_is_for_the_marker_that_lags() -> None:
    table = given(
        2,
        round=3,
        stage="buy",
        figure={"red": "1"},
        track={"1": ["hops4", "wood4"]},
        money={"red": 30},
        markers={"red": even(9, hops=1)},
        brewmaster={"red": 10},
    )
    assert ranked(table)[0] == "buy hops4 sun"


def test_the_shade_is_for_money_early() -> None:
    table = given(
        2, stage="buy", figure={"red": "1"}, track={"1": ["wood5"]}, garden={"red": plant("D07 monk1, D10 monk2")}
    )
    assert ranked(table)[0] == "buy wood5 shade"


def test_it_stops_when_no_tile_can_pay_any_more() -> None:
    table = given(
        2, round=3, stage="buy", bought=True, figure={"red": "27"}, track={"27": ["wood5"]}, cards={"red": []}
    )
    assert ranked(table)[0] == "pass"


# Placement


def test_next_to_monks_that_will_still_act() -> None:
    table = given(
        2,
        stage="place",
        tile="hops5",
        half="sun",
        figure={"red": "5"},
        garden={"red": plant("S02 monk1, S14 monk2, S13 monk2")},
        discs={"red": ["monk2"]},
    )
    best = ranked(table)[0]
    assert best in ("place S01", "place S04", "place S05")


@pytest.mark.parametrize(("tile", "round", "closes"), [("hops1", 2, True), ("hops5", 1, False)])
def test_a_small_tile_closes_a_poor_shed_for_the_brewmaster_and_a_large_one_does_not_spoil_it(
    tile: str, round: int, closes: bool
) -> None:
    table = given(
        2,
        round=round,
        stage="place",
        tile=tile,
        half="shade",
        figure={"red": "21"},
        garden={"red": ring("B4", "wood1 wood1 yeast1 yeast1 hops1 -")},
        markers={"red": even(5)},
        brewmaster={"red": -2},
    )
    assert (ranked(table)[0] == "place D03") == closes


# Sheds


def test_the_tiles_that_pay_are_those_that_the_lowest_marker_needs() -> None:
    garden = ring("B2", "hops2 wood5 wood3 hops2 wood1 yeast1")
    table = given(
        2,
        round=3,
        stage="shed",
        shed="B2",
        figure={"red": "5"},
        garden={"red": garden},
        markers={"red": even(8, hops=1)},
    )
    assert ranked(table)[0] == "shed E+W"


# Discs


def test_it_lies_where_the_most_tiles_pay() -> None:
    garden = plant("D01 wood1, D02 hops4, D03 hops3, D04 hops5")
    table = given(2, round=3, stage="disc", figure={"red": "24"}, garden={"red": garden})
    assert ranked(table)[0] == "disc hops"


def test_it_completes_a_pair_when_the_slots_are_alike() -> None:
    garden = plant("D01 hops3, D02 barley3")
    table = given(
        2,
        round=3,
        stage="disc",
        figure={"red": "24"},
        garden={"red": garden},
        discs={"red": ["yeast", "wood", "X"]},
    )
    assert ranked(table)[0] == "disc hops"


def test_a_slot_whose_tiles_are_still_to_come_waits() -> None:
    garden = plant("S01 wood1, D01 D02 hops3, D03 hops4")
    table = given(2, stage="disc", figure={"red": "16"}, garden={"red": garden})
    order = ranked(table)
    assert order.index("disc hops") < order.index("disc wood")


# Privilege cards


def test_the_lowest_marker_with_many_discs_at_the_end() -> None:
    table = given(
        2,
        round=3,
        stage="card",
        pair="1",
        figure={"red": "24"},
        discs={"red": ["X", "wood", "yeast", "hops", "water", "monk1", "monk2", "monk3"]},
        markers={"red": even(10, barley=1)},
        brewmaster={"red": 9},
    )
    assert ranked(table)[0] == "card lowest-barley"


def test_the_ducats_while_there_is_much_to_buy() -> None:
    tiles = {str(space): ["barley1", "water1"] for space in (5, 6)}
    table = given(
        2, stage="card", pair="1", figure={"red": "4"}, discs={"red": ["X", "wood"]}, money={"red": 0}, track=tiles
    )
    assert ranked(table)[0] == "card ducats"


def test_the_brewmaster_where_it_changes_the_multiplier() -> None:
    table = given(
        2,
        round=3,
        stage="card",
        pair="1",
        figure={"red": "24"},
        discs={"red": ["X", "wood"]},
        markers={"red": even(11)},
        brewmaster={"red": 14},
    )
    assert ranked(table)[0] == "card brewmaster"


# Sales


def test_a_card_that_may_still_be_placed_is_not_sold() -> None:
    table = given(2, stage="buy", figure={"red": "1"}, track={"1": ["hops2"]}, money={"red": 2})
    order = ranked(table)
    assert all(order.index("buy hops2 shade") < order.index(f"sell {card}") for card in ("colour", "barrel"))


def test_a_card_without_a_pair_to_come_pays_for_a_tile() -> None:
    everything = ["X", "wood", "yeast", "hops", "water", "barley", "monk1", "monk2", "monk3", "monk4"]
    table = given(
        2,
        round=2,
        figure={"red": "26"},
        money={"red": 1},
        discs={"red": everything},
        cards={"red": ["barrel"]},
        markers={"red": even(5)},
        garden={"red": ring("B2", "- wood1 wood1 yeast1 yeast1 hops1")},
        track={"27": ["hops2"]},
    )
    assert ranked(table)[0] == "sell barrel"


# Whole games


def test_what_nobody_knows_changes_nothing() -> None:
    rng = random.Random("disguise")
    table = new(3, "disguise")
    state = table.state
    while not state.over:
        [seat] = state.seats_to_decide()
        choices = state.choices(seat)
        worth = GAME.appraise(state.view(seat), choices)
        assert GAME.appraise(GAME.disguise(state, seat, rng).view(seat), choices) == worth
        assert len(worth) == len(choices)
        assert all(math.isfinite(value) for value in worth)
        state.step(seat, choices[worth.index(max(worth))] if rng.random() < 0.8 else rng.choice(choices))


def test_the_worth_of_a_choice_does_not_hang_on_the_others_listed() -> None:
    table = given(2, track={"1": ["barley3"], "15": ["barley3"]}, spot={"blue": "ducats"})
    choices = table.state.choices(0)
    view = table.state.view(0)
    together = dict(zip(choices, GAME.appraise(view, choices), strict=True))
    backwards = dict(zip(choices[::-1], GAME.appraise(view, choices[::-1]), strict=True))
    assert together == backwards


@pytest.mark.slow
@pytest.mark.parametrize(("players", "mean"), [(2, 25), (3, 18), (4, 18)])
def test_it_brews_a_decent_beer(players: int, mean: int) -> None:
    rng = random.Random(players)
    scores = [
        score for seed in range(6) for score in play(GAME.new(players, f"beer {seed}"), [GreedyBot()] * players, rng)
    ]
    assert statistics.mean(scores) >= mean


@pytest.mark.slow
def test_it_beats_whoever_knows_only_the_rules() -> None:
    rng = random.Random("strength")
    for seed in range(10):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seed % 2] = GreedyBot()
        scores = play(GAME.new(2, f"strength {seed}"), bots, rng)
        assert scores[seed % 2] > scores[1 - seed % 2]
