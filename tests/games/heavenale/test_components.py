"""What is in the box: tiles, barrels, track, garden and production track. (HA-01 to HA-09)"""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.components import ACTIVATION, BARREL, MONK, RESOURCE
from stammtisch.games.heavenale.names import MONKS, RESOURCES, SHEDS, SLOTS, SPOTS
from tests.games.heavenale.table import AROUND, given, new

RESOURCE_TILES = [f"{resource}{fertility}" for resource in RESOURCES for fertility in range(1, 6)]
RESOURCE_SPACES = [1, 2, 5, 6, 8, 9, 11, 13, 15, 17, 19, 21, 22, 23, 27]
MONK_SPACES = [3, 10, 18, 25]

NEIGHBOURS = """
S01 D01 S02|S02 S05 S04 S01|S03 S04 S06|S04 S05 S07 S03 S02|S05 D05 S07 S04 S02|S06 S08 S03|S07 S10 S09 S04 S05
S08 S09 S11 S06|S09 S10 S12 S08 S07|S10 D10 S12 S09 S07|S11 S13 S08|S12 S15 S14 S09 S10|S13 S14 S11|S14 S15 S13 S12
S15 D15 S14 S12|D01 D02 S01|D02 D04 D05 D01|D03 D06 D04|D04 D03 D07 D05 D02|D05 D04 D07 S05 D02|D06 D08 D03
D07 D09 D10 D05 D04|D08 D11 D09 D06|D09 D08 D12 D10 D07|D10 D09 D12 S10 D07|D11 D13 D08|D12 D14 D15 D10 D09
D13 D14 D11|D14 D13 D15 D12|D15 D14 S15 D12
"""
"""Each spot and the spots that it touches, as the sources of the map list them."""


@pytest.mark.rule("HA-01", "HA-10")
def test_of_each_resource_tile_there_are_two_with_either_back() -> None:
    table = new()
    laid_out = Counter(tile for space in RESOURCE_SPACES for tile in table["track"][str(space)])
    assert Counter(table["resources_1"]) + laid_out == dict.fromkeys(RESOURCE_TILES, 2)
    assert Counter(table["resources_2"]) == dict.fromkeys(RESOURCE_TILES, 2)
    assert len(RESOURCE_TILES) == 25


@pytest.mark.rule("HA-02", "HA-11")
def test_of_each_of_four_monks_there_are_three_with_either_back() -> None:
    table = new()
    laid_out = Counter(tile for space in MONK_SPACES for tile in table["track"][str(space)])
    assert Counter(table["monks_1"]) + laid_out == dict.fromkeys(MONKS, 3)
    assert Counter(table["monks_2"]) == dict.fromkeys(MONKS, 3)
    assert MONKS == ("monk1", "monk2", "monk3", "monk4")


@pytest.mark.rule("HA-03")
def test_twelve_goals_with_a_large_and_a_small_barrel_that_nobody_has_at_first() -> None:
    assert list(new()["barrels"].values()) == [{"large": "-", "small": "-"}] * 12


@pytest.mark.rule("HA-04")
def test_sheds_never_run_out() -> None:
    ones = [f"{resource}1" for resource in RESOURCES for _ in range(4)]
    garden = dict(zip(SPOTS, ones + ["monk1"] * 6 + ["monk2"] * 3, strict=False))
    table = given(garden={"red": garden}, stage="place", figure={"red": "5"}, tile="monk3", half="shade")
    assert table.do("red: place D15")["sheds"]["red"] == dict.fromkeys(SHEDS, "0")


@pytest.mark.rule("HA-05")
def test_the_twenty_seven_spaces_of_the_track() -> None:
    track = GAME.terms(4).track
    names = {RESOURCE: "R", MONK: "M", ACTIVATION: "", BARREL: "K"}
    spaces = [
        names[kind] + (str(price) if price else "") + letters
        for kind, price, letters in zip(track.kind[1:], track.price[1:], track.letters[1:], strict=True)
    ]
    assert " ".join(spaces) == "R R M4 A R R B R R M3 R C R K R ABC R M2 R ABC R R R ABC M1 K R"


@pytest.mark.rule("HA-06")
def test_seven_shed_sites_with_six_spots_around_each() -> None:
    garden = GAME.terms(4).garden
    found = [" ".join(SPOTS[spot] for spot in around) for around in garden.around_shed]
    assert dict(zip(SHEDS, found, strict=True)) == AROUND


@pytest.mark.rule("HA-06", "HA-49")
def test_thirty_spots_that_touch_across_the_border_of_sun_and_shade() -> None:
    found = [[SPOTS[spot] for spot in touching] for touching in GAME.terms(4).garden.neighbours]
    known = [line.split() for row in NEIGHBOURS.split("\n") for line in row.split("|") if line]
    assert [[spot, *touching] for spot, touching in zip(SPOTS, found, strict=True)] == known


@pytest.mark.rule("HA-06")
def test_each_spot_knows_the_sites_that_it_lies_at() -> None:
    found = [[SHEDS[shed] for shed in sheds] for sheds in GAME.terms(4).garden.sheds_of]
    assert found == [[shed for shed in SHEDS if spot in AROUND[shed].split()] for spot in SPOTS]


@pytest.mark.rule("HA-07", "HA-13")
@pytest.mark.parametrize(("start_spots", "wood", "brewmaster"), [("low", 0, -10), ("high", 1, -9)])
def test_markers_and_brewmaster_start_below_the_numbered_spots(start_spots: str, wood: int, brewmaster: int) -> None:
    table = given(options={"start_spots": start_spots})
    markers = {"wood": wood, "yeast": -2, "hops": -4, "water": -6, "barley": -8}
    assert table["markers"] == dict.fromkeys(["red", "blue", "green", "yellow"], markers)
    assert set(table["brewmaster"].values()) == {brewmaster}


@pytest.mark.rule("HA-07")
def test_the_lower_start_spots_are_the_default() -> None:
    assert given()["brewmaster"]["red"] == -10


@pytest.mark.rule("HA-09")
def test_each_activation_slot_belongs_to_one_of_five_pairs() -> None:
    masks = GAME.terms(4).box.pairs
    assert [" + ".join(slot for bit, slot in enumerate(SLOTS) if mask >> bit & 1) for mask in masks] == [
        "X + wood",
        "yeast + hops",
        "water + barley",
        "monk1 + monk2",
        "monk3 + monk4",
    ]
