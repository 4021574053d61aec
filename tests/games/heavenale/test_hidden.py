"""What nobody may know: the order of the face-down piles, and nothing else. (HA-96)"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.hidden import shuffled
from stammtisch.games.heavenale.view import HeavenAleView
from tests.games.heavenale.table import given, new, ring

PILES = ("resources_1", "resources_2", "monks_1", "monks_2")


@pytest.mark.rule("HA-96")
@pytest.mark.parametrize("pile", PILES)
def test_a_pile_is_seen_by_its_tiles_and_not_by_their_order(pile: str) -> None:
    table = given()
    turned = given(**{pile: table[pile][::-1]})
    assert table[pile] != turned[pile]
    for viewer in ("red", "blue", None):
        assert table.see(viewer) == turned.see(viewer)


@pytest.mark.rule("HA-96")
def test_with_three_players_nobody_knows_which_monks_are_out_of_the_game() -> None:
    table = new(3)
    assert Counter(table.see("red")["monks_2"]) == {25: 3, 26: 3, 27: 3, 28: 3}
    imagined = {tuple(GAME.imagine(table.state.view(0), random.Random(seed)).monks_2[:4]) for seed in range(20)}
    assert len(imagined) > 10


@pytest.mark.rule("HA-96")
def test_everything_else_is_seen_by_everyone() -> None:
    table = given(
        garden={"blue": ring("B4", "wood2 wood2 hops2 hops2 water2 water2")},
        money={"blue": 3},
        discs={"blue": ["X", "wood"]},
        placed={"blue": {"1": "barrel"}},
        cards={"blue": ["ducats"]},
        barrels={"six_ones": {"large": "blue", "small": "red"}},
        track={"5": ["hops5", "wood1"]},
        figure={"blue": "8"},
    )
    view = table.see("red")
    for word in (
        "money",
        "figure",
        "spot",
        "markers",
        "brewmaster",
        "sheds",
        "discs",
        "cards",
        "placed",
        "supply",
        "bank",
    ):
        assert view[word] == getattr(table.state, word)
    for word in (
        "large",
        "small",
        "round",
        "first",
        "next",
        "actor",
        "bought",
        "tile",
        "half",
        "closing",
        "shed",
        "pair",
    ):
        assert view[word] == getattr(table.state, word)
    assert view["garden"] == [list(garden) for garden in table.state.garden]
    assert view["track"] == [list(tiles) for tiles in table.state.track]
    assert {key: value for key, value in view.items() if key != "seat"} == {
        key: value for key, value in table.see(None).items() if key != "seat"
    }
    assert (view["seat"], table.see(None)["seat"]) == (0, None)
    assert view["decisions"] == ["round", "move"]
    assert view["waiting"] == 1


@pytest.mark.rule("HA-96")
def test_an_imagined_position_has_the_same_view_and_another_order() -> None:
    table = new(3)
    view = table.state.view(1)
    state = GAME.imagine(view, random.Random(5))
    assert state.view(1).to_data() == view.to_data()
    for pile in PILES:
        assert getattr(state, pile) != getattr(table.state, pile)


@pytest.mark.rule("HA-96")
@pytest.mark.parametrize("stage", ["disc", "card", "place", "shed", "buy", "over", "choose_start"])
def test_any_question_can_be_imagined(stage: str) -> None:
    garden = ring("B4", "wood2 wood2 hops2 hops2 water2 water2")
    positions: dict[str, dict[str, Any]] = {
        "disc": {"figure": {"red": "16"}, "garden": {"red": garden}},
        "card": {"figure": {"red": "16"}, "pair": "1", "discs": {"red": ["X", "wood"]}},
        "place": {"figure": {"red": "5"}, "tile": "wood1", "half": "sun"},
        "shed": {"figure": {"red": "5"}, "shed": "B4", "garden": {"red": garden}},
        "buy": {"figure": {"red": "5"}, "track": {"5": ["wood1"]}, "bought": True},
    }
    table = given(stage=stage, **positions.get(stage, {}))
    state = GAME.imagine(table.state.view(0), random.Random(1))
    assert state.choices(0) == table.state.choices(0)
    assert state.waiting == table.state.waiting
    hidden: dict[str, object] = dict.fromkeys(PILES)
    assert GAME.write(state) | hidden == GAME.write(table.state) | hidden
    assert (state.filled, state.present) == (table.state.filled, table.state.present)


@pytest.mark.rule("HA-96")
def test_a_disguise_changes_the_piles_of_a_copy_only() -> None:
    table = new(3)
    before = {pile: table[pile] for pile in PILES}
    twin = GAME.disguise(table.state, 0, random.Random(2))
    assert {pile: table[pile] for pile in PILES} == before
    for pile in PILES:
        assert getattr(twin, pile) != getattr(table.state, pile)
        assert sorted(getattr(twin, pile)) == sorted(getattr(table.state, pile))


@pytest.mark.rule("HA-96")
def test_every_order_of_a_pile_is_equally_likely() -> None:
    rng = random.Random(0)
    found = Counter(shuffled(bytes([1, 2, 3]), rng) for _ in range(6000))
    assert len(found) == 6
    assert all(900 < count < 1100 for count in found.values())


def test_a_view_can_be_written_down_and_read_again() -> None:
    for seat in (None, 2):
        view = new(3).state.view(seat)
        again = HeavenAleView(view.terms, view.seat)
        again.read(view.to_data())
        assert again.to_data() == view.to_data()
        assert again.seat == seat


def test_a_view_names_its_table() -> None:
    data = new(3, setup_order="counterclockwise").see("red")
    assert data["players"] == 3
    assert data["options"] == {"setup_order": "counterclockwise", "start_spots": "low"}
    assert data["components"] == GAME.components.fingerprint


def test_a_copy_and_a_view_share_nothing_that_changes() -> None:
    table = new(2)
    before = GAME.write(table.state)
    view = table.state.view(0).to_data()
    twin = table.state.copy()
    rng = random.Random(3)
    while twin.stack:
        seat = twin.seats_to_decide()[0]
        twin.step(seat, rng.choice(twin.choices(seat)))
    assert GAME.write(table.state) == before
    assert table.state.view(0).to_data() == view
