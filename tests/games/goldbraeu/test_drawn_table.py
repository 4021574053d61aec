"""The picture against the view: every piece, cell, card and coin."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from stammtisch.engine.terms import Components
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.components import names_of
from stammtisch.games.goldbraeu.drawing.palette import GOLD
from stammtisch.games.goldbraeu.names import ACTIONS, BREWERIES, BUSINESSES, CARDS, CELLS, COLOURS, GARDENS
from stammtisch.games.goldbraeu.state import EXPANDING, GoldbraeuState
from tests.builders import given, new
from tests.pictures import SVG, Picture, busy, moments

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("players", "board"), [(3, "notch"), (4, "hole"), (4, "centre")])
def test_every_piece_is_where_the_view_says(players: int, board: str) -> None:
    for state in moments(players, "pieces", 8, board=board):
        view = state.view(0)
        drawn = Picture(view)
        for garden, name in enumerate(GARDENS):
            cells = {
                cell for cell in CELLS if f"cell-{cell}" in drawn.by_id and drawn.data(f"cell-{cell}", "garden") == name
            }
            assert cells == set(names_of(view.cells[garden]))
            assert drawn.data(f"sign-{name}", "brewery") == BREWERIES[view.sign[garden]]
            assert drawn.uses(f"sign-{name}") == [f"gb-sign-{view.sign[garden]}"]
        for business, name in enumerate(BUSINESSES):
            boss = view.boss[business]
            assert drawn.data(f"boss-{name}", "owner") == (COLOURS[boss] if boss >= 0 else "none")
            assert [use for use in drawn.uses(f"boss-{name}") if use.startswith("gb-boss-")] == (
                [f"gb-boss-{COLOURS[boss]}"] if boss >= 0 else []
            )
            for seat, colour in enumerate(COLOURS[:players]):
                count = view.markers[business * players + seat]
                assert drawn.data(f"markers-{name}-{colour}", "count") == str(count)
                assert drawn.words(f"markers-{name}-{colour}") == (str(count) if count else "")
        for brewery, name in enumerate(BREWERIES):
            assert len(drawn.uses(f"signs-{name}")) == state.signs_left(brewery)
        assert drawn.data("chip-waitress", "garden") == GARDENS[view.waitress]
        assert drawn.data("chip-drunkard", "garden") == GARDENS[view.drunkard]


def test_every_card_and_coin_is_the_view_s() -> None:
    for state in moments(4, "cards", 8):
        view = state.view(2)
        drawn = Picture(view)
        for slot, card in enumerate(view.open):
            assert drawn.data(f"open-{slot + 1}", "card") == (CARDS[card] if card >= 0 else "none")
            assert drawn.uses(f"open-{slot + 1}") == ([f"gb-card-{card}"] if card >= 0 else [])
        assert drawn.words("deck") == (str(view.deck_size) if view.deck_size else "")
        for business, name in enumerate(BUSINESSES):
            assert drawn.data(f"hand-{name}", "count") == str(view.hand[business])
            assert (f"gb-card-{business}" in drawn.uses(f"hand-{name}")) == (view.hand[business] > 0)
        for seat, colour in enumerate(COLOURS):
            assert drawn.words(f"money-{colour}") == str(view.money[seat])
            assert drawn.words(f"hand-size-{colour}") == str(view.hand_sizes[seat])
            assert drawn.words(f"bosses-left-{colour}") == str(state.bosses_left(seat))
            assert drawn.words(f"markers-left-{colour}") == str(state.markers_left(seat))
            assert drawn.data(f"player-{colour}", "waiting") == str(seat in state.seats_to_decide()).lower()


@pytest.mark.rule("GB-71", "GB-72")
def test_plates_say_what_a_business_would_earn() -> None:
    state = given(
        cells={"Adler": "a1 b1 c1", "Krug": "b3"},
        signs=dict(
            zip(GARDENS, ("Mayerbräu", "Mayerbräu", "Steinbräu", "Kramerbräu", "Steinbräu", "Schmidbräu"), strict=True)
        ),
        waitress="Krug",
        drunkard="Eiche",
    ).state
    drawn = Picture(state.view(None))
    earned = {name: int(drawn.words(f"income-{name}")) for name in ("Adler", "Krug", "Eiche", "Mayerbräu", "Steinbräu")}
    assert earned == {"Adler": 16, "Krug": 24, "Eiche": 0, "Mayerbräu": 20, "Steinbräu": 2}


def test_marks_who_is_challenged_protected_and_blocked() -> None:
    drawn = Picture(busy().view(None))
    assert [name for name in drawn.ids if name.startswith(("challenge-", "blocked-"))] == [
        "blocked-Krug",
        "challenge-Hirschen",
    ]
    assert "gb-wreath" in drawn.uses("boss-Adler")
    assert "gb-wreath" not in drawn.uses("boss-Hirschen")


# The square


@pytest.mark.rule("GB-06")
@pytest.mark.parametrize("board", ["notch", "hole", "centre"])
def test_each_board_is_drawn(board: str) -> None:
    state = new(board=board).state
    square = state.terms.board
    drawn = Picture(state.view(None))
    assert {name for name in CELLS if f"cell-{name}" in drawn.by_id} == set(names_of(square.playable))
    shaded = {name for name in names_of(square.playable) if "gb-parasol" in drawn.uses(f"cell-{name}")}
    assert shaded == set(names_of(square.parasols))
    assert {drawn.words(f"cell-{name}") for name in shaded} == {"8"}


def test_columns_run_to_the_right_and_rows_upwards() -> None:
    drawn = Picture(new().state.view(None))
    (left, bottom), (right, top) = drawn.place("cell-a1"), drawn.place("cell-h5")
    assert (right - left, bottom - top) == (700, 400)


def test_houses_stand_before_their_front_cells_and_breweries_in_the_corners() -> None:
    drawn = Picture(new().state.view(None))
    left, top = drawn.place("cell-a5")
    right, bottom = drawn.place("cell-h1")
    across = {"Adler": "c", "Eiche": "c", "Bären": "f", "Hirschen": "f"}
    for name, column in across.items():
        x, y = drawn.place(f"plate-{name}")
        assert x == drawn.place(f"cell-{column}1")[0] + 50
        assert y < top if name in ("Eiche", "Bären") else y > bottom + 100
    assert drawn.place("plate-Krug")[0] < left
    assert drawn.place("plate-Post")[0] > right + 100
    corners = {name: drawn.place(f"plate-{name}") for name in BREWERIES}
    sides = {
        name: ("north" if y < top + 50 else "south") + ("-west" if x < left else "-east")
        for name, (x, y) in corners.items()
    }
    assert sides == {
        "Mayerbräu": "south-west",
        "Steinbräu": "north-west",
        "Kramerbräu": "north-east",
        "Schmidbräu": "south-east",
    }


def fences(state: GoldbraeuState) -> set[str]:
    return {name for name in Picture(state.view(None)).ids if name.startswith("fence-")}


def test_a_fence_on_every_border_but_the_gate() -> None:
    """Columns and rows of fences count from the top left corner of the square."""
    alone = fences(given().state)
    assert len(alone) == 6 * 3
    assert {"fence-along-2-4", "fence-along-3-4", "fence-across-2-4"} <= alone
    assert "fence-across-2-5" not in alone
    grown = fences(given(cells={"Adler": "c1 c2 d1"}).state)
    assert grown - alone == {
        f"fence-{edge}" for edge in ("along-2-3", "along-3-3", "across-2-3", "across-3-4", "along-4-4", "across-3-5")
    }
    assert alone - grown == {"fence-across-2-4", "fence-along-3-4"}


def test_neighbours_share_a_fence() -> None:
    apart = fences(given(cells={"Adler": "c1 d1", "Hirschen": "f1"}).state)
    touching = fences(given(cells={"Adler": "c1 d1", "Hirschen": "f1 e1"}).state)
    assert len(apart) == 4 * 3 + 5 + 3
    assert len(touching) == 4 * 3 + 5 + 5 - 1


def test_a_corrected_box_is_drawn_as_it_says() -> None:
    data = copy.deepcopy(GAME.components.data)
    board: Any = data["boards"]
    board["notch"]["front"]["Krug"] = {"cell": "a4", "side": "west", "status": "documented"}
    board["notch"]["breweries"]["Mayerbräu"]["corner"] = "north-east"
    data["pieces"]["signs_per_brewery"]["value"] = 5  # type: ignore[index]
    state = GAME.build(GAME.terms(4, components=Components(data)), {})
    drawn = Picture(state.view(None))
    assert drawn.data("cell-a4", "garden") == "Krug"
    assert drawn.place("plate-Mayerbräu")[0] > drawn.place("cell-h5")[0]
    assert len(drawn.uses("signs-Mayerbräu")) == state.signs_left(0) == 3


# Days and players


@pytest.mark.rule("GB-18", "GB-19")
@pytest.mark.parametrize(("players", "holder"), [(3, "blue"), (4, "yellow")])
def test_the_payday_figure_goes_to_who_starts_on_day_7(players: int, holder: str) -> None:
    """Two seats to the left of the first start player, with three the start player; it stays there all week."""
    colours = COLOURS[:players]
    for day in range(1, 8):
        start = colours[(colours.index("blue") + day - 1) % players]
        drawn = Picture(given(players, week=2, day=day, start=start).state.view(None))
        assert drawn.data("payday-figure", "owner") == holder
        assert drawn.data("start-figure", "owner") == start
        assert drawn.place("payday-figure")[1] == drawn.place(f"player-{holder}")[1] + 76
        assert (drawn.data("calendar", "week"), drawn.data("calendar", "day")) == ("2", str(day))


def test_asks_those_who_are_asked_and_tells_the_others_who() -> None:
    state = busy()
    assert Picture(state.view(0)).words("prompt") == "Your boss is challenged: block or allow?"
    assert Picture(state.view(1)).words("prompt") == "Waiting for Anna"
    assert (
        Picture(given(chosen={"blue": "buy"}).state.view(None)).words("prompt") == "Waiting for Anna, Clara and David"
    )


def test_crowns_the_winners() -> None:
    drawn = Picture(given(stage="over", week=3, day=7, money={"red": 40, "green": 40}).state.view(0))
    assert drawn.words("prompt") == "Anna and Clara win together with 40 thalers each."
    assert [name for name in drawn.ids if name.startswith("winner-")] == ["winner-red", "winner-green"]
    alone = Picture(given(stage="over", week=3, day=7, money={"blue": 40}).state.view(0))
    assert alone.words("prompt") == "Ben wins with 40 thalers."


@pytest.mark.rule("GB-50")
@pytest.mark.parametrize(
    ("chosen", "words"), [("buy boss boss boss", "2"), ("buy buy boss boss", "5"), ("buy buy buy boss", "8")]
)
def test_says_the_price_once_the_cards_are_shown(chosen: str, words: str) -> None:
    shown = Picture(given(chosen=chosen, stage="buy").state.view(None))
    assert shown.by_id["open-label"].text == f"Cards cost {words} today"
    hidden = Picture(given(chosen={"red": "buy", "blue": "buy"}).state.view(0))
    assert hidden.by_id["open-label"].text == "Open cards"


def test_the_laid_card_is_face_down_until_all_have_chosen() -> None:
    laying = given(chosen={"red": "expand", "blue": "buy"}).state
    seen = [Picture(laying.view(0)).data(f"action-{colour}", "action") for colour in COLOURS]
    assert seen == ["expand", "hidden", "none", "none"]
    shown = given(chosen="expand buy boss buy").state
    assert shown.part == EXPANDING
    seen = [Picture(shown.view(None)).data(f"action-{colour}", "action") for colour in COLOURS]
    assert seen == ["expand", "buy", "boss", "buy"]
    assert set(seen) == set(ACTIONS)


@pytest.mark.parametrize(
    ("chosen", "lit"),
    [("expand buy boss buy", "expand"), ("boss buy boss buy", "boss"), ("buy buy buy buy", "buy"), ({}, None)],
)
def test_lights_up_the_part_of_the_day(chosen: Any, lit: str | None) -> None:
    drawn = Picture(given(chosen=chosen).state.view(None))
    pills = {action: drawn.by_id[f"part-{action}"].find(f"{SVG}rect") for action in ACTIONS}
    assert [action for action, pill in pills.items() if pill is not None and pill.attrib["fill"] == GOLD] == (
        [lit] if lit else []
    )
