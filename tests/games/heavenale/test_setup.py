"""Set-up: piles, discs, players' boards and the first start spots. (HA-10 to HA-16)"""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.games.heavenale.choices import START, START_FIRST
from stammtisch.games.heavenale.names import MONKS, TILES
from tests.games.heavenale.table import Table, given, new

RESOURCE_SPACES = [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27]
MONK_SPACES = [3, 10, 18, 25]
SEATS = pytest.mark.parametrize("players", [2, 3, 4])


def counts(table: Table) -> dict[int, int]:
    """How many tiles lie on each space that has any."""
    return {int(space): len(tiles) for space, tiles in table["track"].items() if tiles}


@pytest.mark.rule("HA-10", "HA-11")
@SEATS
def test_one_tile_lies_on_each_resource_and_monk_space(players: int) -> None:
    assert counts(new(players)) == dict.fromkeys(sorted(RESOURCE_SPACES + MONK_SPACES), 1)


@pytest.mark.rule("HA-10")
def test_tiles_one_are_dealt_and_tiles_two_wait() -> None:
    table = new()
    assert len(table["resources_1"]) == 35
    assert len(table["resources_2"]) == 50


@pytest.mark.rule("HA-10", "HA-11")
def test_the_piles_are_shuffled_and_each_seed_has_its_own() -> None:
    table, other = new(seed="one"), new(seed="two")
    for pile in ("resources_1", "resources_2", "monks_1", "monks_2"):
        assert table[pile] != sorted(table[pile], key=TILES.index)
        assert table[pile] != other[pile]
        assert table[pile] == new(seed="one")[pile]
    assert table["resources_1"][-10:] != table["resources_2"][-10:]
    assert table["monks_1"] != table["monks_2"][-8:]


@pytest.mark.rule("HA-11")
def test_the_first_pile_of_four_monks_is_dealt() -> None:
    table = new()
    assert len(table["monks_1"]) == 8
    assert Counter(table["monks_2"]) == dict.fromkeys(MONKS, 3)


@pytest.mark.rule("HA-12")
@SEATS
def test_one_disc_lies_on_each_of_six_activation_spaces(players: int) -> None:
    discs = {int(space): count for space, count in new(players)["supply"].items() if count}
    assert discs == dict.fromkeys([4, 7, 12, 16, 20, 24], 1)


@pytest.mark.rule("HA-13")
@SEATS
def test_each_player_has_25_ducats_five_cards_and_an_empty_board(players: int) -> None:
    table = new(players)
    assert list(table["money"].values()) == [25] * players
    assert list(table["cards"].values()) == [["barrel", "brewmaster", "colour", "ducats", "lowest"]] * players
    assert list(table["discs"].values()) == [[]] * players
    for board in ("garden", "sheds", "placed"):
        assert {entry for part in table[board].values() for entry in part.values()} == {"-"}
    start = {"wood": 0, "yeast": -2, "hops": -4, "water": -6, "barley": -8}
    assert list(table["markers"].values()) == [start] * players


@pytest.mark.rule("HA-13", "HA-96")
def test_everyone_sees_the_money_of_all() -> None:
    assert given(money={"red": 7}).see("blue")["money"] == [7, 25, 25, 25]


@pytest.mark.rule("HA-14")
@SEATS
def test_the_first_player_is_drawn_and_stands_on_the_first_player_spot(players: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        table = new(players, seed=str(seed))
        found[table["first"]] += 1
        assert table["spot"] == dict.fromkeys(table.colours, "-") | {table["first"]: "first"}
    assert set(found) == set(table.colours)
    assert max(found.values()) < 40


@pytest.mark.rule("HA-14", "HA-16")
@pytest.mark.parametrize(
    ("setup_order", "choosing"), [("clockwise", "green yellow red"), ("counterclockwise", "red yellow green")]
)
def test_the_others_choose_in_turn_and_then_the_first_player_begins(setup_order: str, choosing: str) -> None:
    table = given(options={"setup_order": setup_order}, stage="choose_start", first="blue")
    for colour, income in zip(choosing.split(), ["ducats", "brewmaster", "hops"], strict=True):
        assert table.asked == [colour]
        table.do(f"{colour}: start {income}")
    assert table.asked == ["blue"]
    assert table["stage"] == "move"
    assert table["next"] == "green"


@pytest.mark.rule("HA-14")
def test_the_french_book_is_the_default_and_the_english_goes_the_other_way() -> None:
    assert given(stage="choose_start").asked == ["blue"]
    assert given(options={"setup_order": "counterclockwise"}, stage="choose_start").asked == ["yellow"]


@pytest.mark.rule("HA-14", "HA-15")
def test_three_spots_are_open_and_a_taken_one_is_not() -> None:
    table = given(stage="choose_start")
    markers = ["start wood", "start yeast", "start hops", "start water", "start barley"]
    assert table.choices("blue") == ["start brewmaster", "start ducats", *markers]
    table.do("blue: start barley")
    assert table.choices("green") == ["start brewmaster", "start ducats"]
    table.do("green: start brewmaster")
    assert table.choices("yellow") == ["start ducats"]


@pytest.mark.rule("HA-15", "HA-24")
def test_the_last_to_choose_in_set_up_is_free_to_choose() -> None:
    table = given(players=2, stage="choose_start")
    assert len(table.choices("blue")) == 7


@pytest.mark.rule("HA-15")
@pytest.mark.parametrize(
    ("income", "gained", "spot"),
    [
        ("brewmaster", {"brewmaster": 1}, "brewmaster"),
        ("ducats", {"ducats": 2}, "ducats"),
        ("wood", {"wood": 2}, "marker"),
        ("yeast", {"yeast": 2}, "marker"),
        ("hops", {"hops": 2}, "marker"),
        ("water", {"water": 2}, "marker"),
        ("barley", {"barley": 2}, "marker"),
    ],
)
def test_a_start_spot_brings_its_income_at_once(income: str, gained: dict[str, int], spot: str) -> None:
    table = given(stage="choose_start").do(f"blue: start {income}")
    assert table.gained("blue") == gained
    assert table.gained("red") == table.gained("green") == {}
    assert table["spot"]["blue"] == spot


@pytest.mark.rule("HA-14", "HA-22")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("green: start first", "HA-14 spot_taken"),
        ("green: start ducats", "HA-22 spot_taken"),
        ("green: start brewmaster", ""),
        ("green: move 1", "HA-14 choose_a_spot"),
        ("green: move 27", "HA-14 choose_a_spot"),
        ("green: sell colour", "HA-14 choose_a_spot"),
        ("green: pass", "HA-14 choose_a_spot"),
        ("yellow: start brewmaster", "HA-14 not_your_turn"),
        ("blue: start brewmaster", "HA-14 not_your_turn"),
    ],
)
def test_in_set_up_one_chooses_a_free_spot_in_turn(line: str, why: str) -> None:
    assert given(stage="choose_start").do("blue: start ducats").refused(line) == why


@pytest.mark.rule("HA-14")
def test_the_refusal_names_the_spot() -> None:
    refusal = given(stage="choose_start").state.refusal(1, START + START_FIRST)
    assert refusal is not None
    assert refusal.values == {"spot": "first"}


@pytest.mark.rule("HA-16", "HA-26")
def test_turns_go_clockwise_whatever_the_order_of_set_up() -> None:
    table = given(options={"setup_order": "counterclockwise"}, track={"1": ["wood1", "hops1", "water1"]})
    for colour, tile in [("red", "wood1"), ("blue", "hops1"), ("green", "water1")]:
        assert table.asked == [colour]
        table.do(f"{colour}: move 1", f"{colour}: buy {tile} shade", f"{colour}: place D01")
        if table.asked == [colour]:
            table.do(f"{colour}: pass")
    assert table.asked == ["yellow"]
