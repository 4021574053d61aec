"""Whose turn it is, and what is laid out for the next round. (HA-20, HA-26, HA-80 to HA-84)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine import Chance
from stammtisch.games.heavenale.names import TILES
from tests.games.heavenale.table import Table, given, new

RESOURCE_SPACES = [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27]
MONK_SPACES = [3, 10, 18, 25]


def lap(table: Table) -> Table:
    """Everybody goes straight round to the own spot: a round without an action."""
    own = {"first": "first", "brewmaster": "brewmaster", "marker": "wood", "ducats": "ducats"}
    for _ in table.colours:
        (colour,) = table.asked
        table.do(f"{colour}: start {own[table['spot'][colour]]}")
    return table


def set_up(table: Table) -> Table:
    """Everybody takes the first spot that is free."""
    while table["stage"] == "choose_start":
        (colour,) = table.asked
        table.do(f"{colour}: {table.choices(colour)[0]}")
    return table


def last_one_in(players: int = 2, **position: Any) -> Table:
    """Red is the last one out, with the first-player spot still free."""
    others = ["blue", "green", "yellow"][: players - 1]
    spots = dict(zip(others, ["marker", "ducats", "brewmaster"], strict=False))
    return given(players, figure={"red": "27"} | dict.fromkeys(others, "in"), spot=spots, **position)


def opened(players: int, round_number: int, **position: Any) -> Table:
    """The beginning of a round."""
    return last_one_in(players, round=round_number - 1, **position).do("red: start first")


@pytest.mark.rule("HA-20")
@pytest.mark.parametrize(("players", "rounds"), [(2, 3), (3, 4), (4, 6)])
def test_the_game_has_three_four_or_six_rounds(players: int, rounds: int) -> None:
    table = given(players)
    for number in range(1, rounds + 1):
        assert (table["round"], table.state.over) == (number, False)
        lap(table)
    assert table.state.over
    assert table.asked == []


@pytest.mark.rule("HA-20")
def test_a_whole_game_has_as_many_deals_as_rounds() -> None:
    table = set_up(new(3))
    for _ in range(4):
        lap(table)
    assert table.state.over
    assert len(table["monks_1"]) == 0
    assert len(table["monks_2"]) == 8
    assert {len(tiles) for tiles in table["track"].values()} == {0, 4}


@pytest.mark.rule("HA-20")
def test_when_the_game_is_over_nobody_chooses() -> None:
    table = given(stage="over")
    assert table.refused("red: move 1") == "HA-20 over"
    assert table.choices("red") == []


@pytest.mark.rule("HA-26")
def test_turns_go_round_clockwise_and_skip_who_is_in() -> None:
    table = given(figure={"green": "in"}, spot={"green": "marker"}, track={"8": ["wood1", "wood2", "wood3"]})
    table.do("red: move 8", "red: buy wood1 shade", "red: place D01", "red: pass")
    table.do("blue: move 8", "blue: buy wood2 shade", "blue: place D01", "blue: pass")
    table.do("yellow: move 8", "yellow: buy wood3 shade", "yellow: place D01")
    assert table.asked == ["red"]


@pytest.mark.rule("HA-26")
def test_the_last_one_out_plays_turn_after_turn() -> None:
    table = given(players=2, figure={"blue": "in"}, spot={"blue": "marker"}, track={"1": ["wood1"], "2": ["wood2"]})
    table.do("red: move 1", "red: buy wood1 shade", "red: place D01")
    assert table.asked == ["red"]


@pytest.mark.rule("HA-26")
def test_the_round_ends_with_the_last_figure_and_not_before() -> None:
    table = given(players=3, figure={"red": "27", "blue": "in", "green": "27"}, spot={"blue": "marker"})
    table.do("red: start ducats")
    assert (table["round"], table.asked) == (1, ["green"])
    table.do("green: start first")
    assert table["round"] == 2


@pytest.mark.rule("HA-26")
def test_who_stands_on_the_first_player_spot_begins_the_next_round_then_clockwise() -> None:
    table = given(players=3, figure={"red": "27", "blue": "27", "green": "27"}, turn="green")
    table.do("green: start ducats", "red: start wood", "blue: start first")
    assert (table["first"], table.asked, table["next"]) == ("blue", ["blue"], "green")
    assert table["figure"] == dict.fromkeys(["red", "blue", "green"], "start")
    assert table["spot"] == {"red": "marker", "blue": "first", "green": "ducats"}


@pytest.mark.rule("HA-26")
def test_in_the_next_round_figures_keep_their_spots_until_they_leave() -> None:
    table = opened(2, 2)
    assert table["spot"] == {"red": "first", "blue": "marker"}
    assert table.refused("red: start wood") == "HA-22 spot_taken"


@pytest.mark.rule("HA-80")
def test_a_tile_is_added_to_each_space_and_left_overs_stay() -> None:
    table = opened(2, 2, track={"5": ["hops5"], "10": ["monk4"]})
    counts = {int(space): len(tiles) for space, tiles in table["track"].items() if tiles}
    assert counts == dict.fromkeys(RESOURCE_SPACES + MONK_SPACES, 1) | {5: 2, 10: 2}
    assert table["track"]["5"][0] == "hops5"
    assert table["track"]["10"][0] == "monk4"


@pytest.mark.rule("HA-80", "HA-82", "HA-83")
def test_tiles_are_dealt_from_the_top_in_track_order() -> None:
    table = last_one_in()
    resources, monks = table["resources_1"], table["monks_1"]
    table.do("red: start first")
    assert [table["track"][str(space)] for space in RESOURCE_SPACES] == [[tile] for tile in resources[:15]]
    assert [table["track"][str(space)] for space in MONK_SPACES] == [[tile] for tile in monks[:4]]
    assert table["resources_1"] == resources[15:]
    assert table["monks_1"] == monks[4:]


@pytest.mark.rule("HA-10", "HA-82", "HA-83")
def test_the_first_deal_goes_in_track_order_too_so_that_the_seed_proves_it() -> None:
    table = new(seed="deal")
    shuffled = Chance("deal").stream("resources-I").shuffled([tile for tile in range(25) for _ in range(2)])
    assert [table["track"][str(space)] for space in RESOURCE_SPACES] == [[TILES[tile]] for tile in shuffled[:15]]
    assert table["resources_1"] == [TILES[tile] for tile in shuffled[15:]]
    shuffled = Chance("deal").stream("monks-I").shuffled([tile for tile in range(25, 29) for _ in range(3)])
    assert [table["track"][str(space)] for space in MONK_SPACES] == [[TILES[tile]] for tile in shuffled[:4]]


@pytest.mark.rule("HA-10", "HA-11", "HA-14")
def test_the_seed_proves_the_piles_two_and_who_begins() -> None:
    chance = Chance("deal")
    resources = chance.stream("resources-II").shuffled([tile for tile in range(25) for _ in range(2)])
    monks = chance.stream("monks-II").shuffled([tile for tile in range(25, 29) for _ in range(3)])
    table = new(seed="deal")
    assert table["resources_2"] == [TILES[tile] for tile in resources]
    assert table["monks_2"] == [TILES[tile] for tile in monks]
    drawn = [Chance(str(seed)).stream("first").below(4) for seed in range(9)]
    assert [new(seed=str(seed))["first"] for seed in range(9)] == [table.colours[seat] for seat in drawn]


@pytest.mark.rule("HA-80", "HA-83")
def test_the_fourth_deal_gives_the_last_tiles_one_to_the_first_five_spaces_then_tiles_two() -> None:
    table = lap(lap(set_up(new(4))))
    ones, twos = table["resources_1"], table["resources_2"]
    assert len(ones) == 5
    lap(table)
    assert table["round"] == 4
    assert [table["track"][str(space)][-1] for space in RESOURCE_SPACES] == ones + twos[:10]
    assert (table["resources_1"], table["resources_2"]) == ([], twos[10:])


@pytest.mark.rule("HA-81")
def test_activation_spaces_are_filled_up_to_exactly_one_disc() -> None:
    table = opened(4, 3, supply={"4": 0, "7": 0, "16": 0})
    assert {space: discs for space, discs in table["supply"].items() if discs} == dict.fromkeys(
        ["4", "7", "12", "16", "20", "24"], 1
    )


@pytest.mark.rule("HA-81", "HA-84")
@pytest.mark.parametrize(("players", "last", "two"), [(2, 3, ["7", "12"]), (3, 4, ["7", "12", "16"]), (4, 6, [])])
@pytest.mark.parametrize("left_over", [0, 1])
def test_in_the_last_round_some_spaces_hold_exactly_two_discs(
    players: int, last: int, two: list[str], left_over: int
) -> None:
    ones = dict.fromkeys(["4", "7", "12", "16", "20", "24"], 1)
    supply = dict.fromkeys(ones, left_over)
    discs = {space: count for space, count in opened(players, last, supply=supply)["supply"].items() if count}
    assert discs == ones | dict.fromkeys(two, 2)
    if last > 2:
        discs = {space: count for space, count in opened(players, last - 1)["supply"].items() if count}
        assert discs == ones


@pytest.mark.rule("HA-11", "HA-80")
def test_monks_two_come_when_monks_one_are_used_up() -> None:
    table = given(players=4)
    twos = table["monks_2"]
    lap(lap(lap(table)))
    assert table["monks_1"] == []
    assert table["monks_2"] == twos
    lap(table)
    assert [table["track"][str(space)][-1] for space in MONK_SPACES] == twos[:4]
    assert table["monks_2"] == twos[4:]
