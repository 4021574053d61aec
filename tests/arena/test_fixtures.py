"""Who meets whom: everybody in every seat equally often, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.arena.fixtures import LineUps, schedule
from stammtisch.engine import BadInput

BOTS = ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("line_ups", [LineUps.DUELS, LineUps.MIXED])
def test_on_every_deal_each_bot_sits_in_each_seat_equally_often(players: int, line_ups: LineUps) -> None:
    plan = schedule(BOTS, players, line_ups, 3 * players, "s")
    fixtures = list(plan.fixtures())
    assert len(fixtures) == len(set(fixtures))
    for deal in range(plan.deals):
        sat = Counter(place for game in fixtures if game.deal == deal for place in enumerate(game.seats))
        assert set(sat) == {(seat, bot) for seat in range(players) for bot in BOTS}
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_duel_each_is_alone_once_in_every_seat(players: int) -> None:
    plan = schedule(["a", "b"], players, LineUps.DUELS, 1, "s")
    alone = Counter(
        (bot, game.seats.index(bot)) for game in plan.fixtures() for bot in "ab" if game.seats.count(bot) == 1
    )
    assert alone == Counter({(bot, seat): 1 for bot in "ab" for seat in range(players)})
    assert plan.deals == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_challenge_is_the_first_alone_against_each(players: int) -> None:
    games = list(schedule(["a", "b", "c"], players, LineUps.CHALLENGE, 1, "s").fixtures())
    assert len(games) == 2 * players
    assert all(game.seats.count("a") == 1 and len(set(game.seats)) == 2 for game in games)
    assert {game.seats.index("a") for game in games if "b" in game.seats} == set(range(players))


def test_mixed_tables_have_other_neighbours_on_other_deals() -> None:
    plan = schedule(BOTS[:4], 4, LineUps.MIXED, 200, "s")
    following = Counter(
        (game.seats[seat - 1], game.seats[seat]) for game in plan.fixtures() for seat in range(len(game.seats))
    )
    assert set(following) == {(one, other) for one in "abcd" for other in "abcd" if one != other}


@pytest.mark.parametrize(
    ("players", "line_ups", "games", "deals"),
    [
        (2, LineUps.DUELS, 400, 200),
        (4, LineUps.DUELS, 400, 50),
        (4, LineUps.DUELS, 401, 51),
        (3, LineUps.CHALLENGE, 100, 34),
        (3, LineUps.MIXED, 1, 1),
    ],
)
def test_games_are_counted_for_those_who_meet_and_rounded_up_to_whole_deals(
    players: int, line_ups: LineUps, games: int, deals: int
) -> None:
    plan = schedule(BOTS[:3], players, line_ups, games, "s")
    assert plan.deals == deals
    met = sum(set(game.seats) <= {"a", "b", *BOTS[: 3 * (line_ups is LineUps.MIXED)]} for game in plan.fixtures())
    assert met >= games


@pytest.mark.parametrize(
    ("bots", "line_ups", "complaint"),
    [
        (["a"], LineUps.DUELS, "at least two bots"),
        ([], LineUps.DUELS, "at least two bots"),
        (["a", "b", "a"], LineUps.DUELS, "'a' is named twice"),
        (["a", "b", "c"], LineUps.MIXED, "mixed tables for 4 need at least 4 bots, not 3"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused(bots: list[str], line_ups: LineUps, complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        schedule(bots, 4, line_ups, 10, "s")
