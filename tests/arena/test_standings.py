"""Ratings find strengths that are known, and intervals hold them about as often as they say."""

from __future__ import annotations

import math
import random

import pytest

from stammtisch.arena.bootstrap import interval, samples
from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import LineUps, schedule
from stammtisch.arena.standings import ANCHORED_AT, ELO, standings
from tests.arena.made_up import always, made_up

STRENGTHS = {"random": 0.0, "novice": 0.5, "master": 1.5}


@pytest.mark.parametrize("line_ups", list(LineUps))
@pytest.mark.parametrize("players", [2, 3])
def test_known_strengths_are_found(players: int, line_ups: LineUps) -> None:
    plan = schedule(list(STRENGTHS), players, line_ups, 900, "s")
    found = standings(plan, made_up(plan, STRENGTHS, seed=players))
    assert [rating.bot for rating in found.ratings] == ["master", "novice", "random"]
    for rating in found.ratings:
        assert rating.rating == pytest.approx(ANCHORED_AT + ELO * STRENGTHS[rating.bot], abs=40)
        assert rating.low <= rating.rating <= rating.high


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    held = ladders = 0
    for seed in range(40):
        plan = schedule(["random", "master"], 3, LineUps.DUELS, 60, f"s{seed}")
        master = standings(plan, made_up(plan, STRENGTHS, seed)).ratings[0]
        held += master.low <= ANCHORED_AT + ELO * STRENGTHS["master"] <= master.high
        ladders += 1
    assert held / ladders >= 0.85
    assert held < ladders, "intervals that never miss are too wide"


def test_the_order_in_which_games_come_in_changes_nothing() -> None:
    plan = schedule(list(STRENGTHS), 4, LineUps.DUELS, 40, "s")
    finishes = made_up(plan, STRENGTHS, 1)
    shuffled = finishes[:]
    random.Random(2).shuffle(shuffled)
    assert standings(plan, shuffled) == standings(plan, finishes)


def test_a_perfect_record_has_a_finite_rating_and_a_real_interval() -> None:
    plan = schedule(["random", "master"], 2, LineUps.DUELS, 100, "s")
    found = standings(plan, always(plan, "master"))
    master = found.ratings[0]
    assert master.rating == pytest.approx(ANCHORED_AT + ELO * math.log(201))
    assert (master.win_share, master.games) == (1.0, 100)
    assert master.low < master.rating - 50
    against = found.head_to_head[0]
    assert (against.bot, against.against, against.win_share, against.high) == ("master", "random", 1.0, 1.0)
    # The rule of three says 1 - 3 / 50 for 50 independent deals.
    assert 0.9 < against.low < 0.98


def test_the_win_share_is_that_of_the_games_alone() -> None:
    plan = schedule(["random", "master"], 4, LineUps.DUELS, 8, "s")
    master, rookie = standings(plan, always(plan, "master")).ratings
    assert (master.games, master.win_share) == (8, 1.0)
    assert (rookie.games, rookie.win_share) == (8, 0.0)


def test_a_bot_that_never_sits_alone_is_counted_by_seats() -> None:
    plan = schedule(["master", "random"], 4, LineUps.CHALLENGE, 40, "s")
    found = standings(plan, made_up(plan, {"master": 0.0, "random": 0.0}, 3))
    shares = {rating.bot: rating.win_share for rating in found.ratings}
    assert shares["master"] + 3 * shares["random"] == pytest.approx(1)
    assert [(pair.bot, pair.against, pair.games) for pair in found.head_to_head] == [("master", "random", 40)]


def test_head_to_head_ranks_and_margins() -> None:
    plan = schedule(["random", "master"], 4, LineUps.DUELS, 8, "s")
    alone, outnumbered = standings(plan, always(plan, "master")).head_to_head
    assert (alone.bot, alone.rank, alone.margin) == ("master", 1.0, 1.0)
    assert (outnumbered.bot, outnumbered.rank, outnumbered.margin) == ("random", 4.0, -1.0)


def test_without_random_the_first_bot_is_the_anchor() -> None:
    plan = schedule(["novice", "master"], 2, LineUps.DUELS, 20, "s")
    found = standings(plan, made_up(plan, STRENGTHS, 4))
    assert found.anchor == "novice"
    novice = next(rating for rating in found.ratings if rating.bot == "novice")
    assert novice.rating == novice.low == novice.high == ANCHORED_AT


def test_samples_draw_whole_deals_and_are_the_same_for_the_same_seed() -> None:
    drawn = list(samples(10, random.Random("s")))
    assert drawn == list(samples(10, random.Random("s")))
    assert drawn != list(samples(10, random.Random("t")))
    assert all(len(times) == 11 and sum(times) == 11 for times in drawn)


def test_of_one_deal_that_each_won_once_nothing_follows() -> None:
    plan = schedule(["random", "master"], 2, LineUps.DUELS, 1, "s")
    finishes = [Finish(fixture, (1, 0), (0,)) for fixture in plan.fixtures()]
    assert [(pair.win_share, pair.low, pair.high) for pair in standings(plan, finishes).head_to_head] == [
        (0.5, 0, 1)
    ] * 2


def test_games_on_one_deal_are_no_independent_witnesses() -> None:
    """When the deal decides everything, twice the games on as many deals make nobody surer."""
    plan = schedule(["random", "master"], 2, LineUps.DUELS, 100, "s")
    by_luck = made_up(plan, {"random": 0.0, "master": 0.0}, 5)
    single = standings(plan, by_luck).ratings[0]
    doubled = standings(plan, [*by_luck, *by_luck]).ratings[0]
    assert doubled.high - doubled.low == pytest.approx(single.high - single.low, rel=0.1)


def test_an_interval_holds_its_figure_and_is_wider_for_few_deals() -> None:
    values = [float(value) for value in range(101)]
    low, high = interval(50.0, values, 1000)
    assert (low, high) == pytest.approx((3.0, 97.0), abs=0.5)
    wide_low, wide_high = interval(50.0, values, 5)
    assert wide_low < low < high < wide_high
    assert interval(120.0, values, 1000)[1] == 120.0
