"""The table as text: what it shows, how wide it is, and that it shows nothing that the view does not know."""

from __future__ import annotations

import itertools
import random

import pytest
from rich.cells import cell_len
from rich.text import Text

from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.sketch.businesses import expected
from tests.builders import Table, given

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def drawn(table: Table, seat: int | None = 0, names: list[str] | None = None) -> list[str]:
    """The lines of the sketch as a terminal without colours shows them."""
    markup = GAME.sketch(table.state.view(seat), (names or NAMES)[: table.state.players])
    return Text.from_markup(markup).plain.split("\n")


def line_with(lines: list[str], word: str, nth: int = 0) -> str:
    return [line for line in lines if word in line][nth]


@pytest.mark.rule("GB-06", "GB-10")
def test_the_square_shows_gardens_behind_fences_free_cells_by_name_and_houses() -> None:
    table = given(cells={"Adler": ["c1", "c2", "b2"], "Krug": ["b3"], "Hirschen": ["f1", "g1", "h1"]})

    assert [line[:35].rstrip() for line in drawn(table)[1:15]] == [
        "          Eiche       Bären",
        "  ┌───────┬───┬───────┬───┬───────┐",
        "5 │a5☂ b5 │ E⌂│d5  e5 │ B⌂│g5  h5☂│",
        "  │       └───┘       └───┘       │",
        "4 │a4  b4  c4  d4  e4  f4  g4  h4 │",
        "  └───┬───┐               ┌───┬───┘",
        "3 Krug│ K⌂│c3  d3☂ e3☂ f3 │ P⌂│Post",
        "  ┌───┼───┴───┐           └───┴───┐",
        "2 │a2 │ A   A │d2  e2  f2  g2  h2 │",
        "  │   └───┐   │       ┌───────────┤",
        "1 │a1☂ b1 │ A⌂│d1  e1 │ H⌂  H   H☂│",
        "  └───────┴───┴───────┴───────────┘",
        "    a   b   c   d   e   f   g   h",
        "          Adler     Hirschen",
    ]


def test_another_board_is_drawn_as_it_is() -> None:
    lines = drawn(given(options={"board": "hole"}))

    assert lines[6][:35] == "  ├───┐       ┌───────┐       ┌───┤"
    assert lines[7][:35] == "3 │ K⌂│b3  c3 │       │f3  g3 │ P⌂│"


def test_a_parasol_before_a_house_is_still_seen() -> None:
    data: dict[str, object] = dict(GAME.components.data)
    boards = data["boards"]
    assert isinstance(boards, dict)
    parasols = {"cells": ["c1"], "status": "documented"}
    components = type(GAME.components)({**data, "boards": {"notch": {**boards["notch"], "parasols": parasols}}})
    state = GAME.build(GAME.terms(3, components=components), {})

    assert "│☂A⌂│" in drawn(Table(state))[11]


def test_a_business_shows_markers_boss_supplier_and_what_payday_would_bring() -> None:
    table = given(
        markers={"Adler": {"red": 3, "blue": 2}, "Steinbräu": {"green": 1, "red": 1}, "Post": {"green": 1}},
        boss={"Adler": "red", "Steinbräu": "green"},
        cells={"Adler": ["a1", "b1", "c1", "d1", "e1"]},
        signs={"Adler": "Steinbräu", "Krug": "Steinbräu", "Hirschen": "Kramerbräu"},
        waitress="Adler",
        drunkard="Post",
    )
    lines = drawn(table)

    assert "Adler    +20 3♚ 2  ·  ·  Stein   22   4   +2" in line_with(lines, "+20")
    assert "Post     -12 ·  ·  1  ·  Mayer    0   0    -" in line_with(lines, "-12")
    assert "Steinbräu    1  ·  1♔ ·  1 left  24  12   +0" in line_with(lines, "Steinbräu")
    assert "Schmidbräu   ·  ·  ·  ·  2 left" in line_with(lines, "Schmidbräu")


@pytest.mark.rule("GB-75")
def test_without_markers_the_boss_is_shown_to_take_all() -> None:
    lines = drawn(given(boss={"Bären": "blue"}))
    assert "Bären    +20 ·  ·♔ ·  ·  Schmid  12   -  +12" in line_with(lines, "+20")


@pytest.mark.parametrize("seed", range(3))
def test_the_preview_is_what_the_next_payday_pays(seed: int) -> None:
    """Just before the last player lets the money come, the preview is the payday."""
    rng = random.Random(seed)
    state = GAME.new(4, str(seed))
    paydays = 0
    while not state.over:
        [*_, seat] = state.seats_to_decide()
        view, money = state.view(seat), state.money[:]
        events = state.apply(seat, rng.choice(state.choices(seat)))
        if any(event.kind == "business_paid" for event in events):
            paydays += 1
            assert [now - then for now, then in zip(state.money, money, strict=True)] == expected(view)
    assert paydays == 3


@pytest.mark.rule("GB-18", "GB-19")
@pytest.mark.parametrize(
    ("players", "day", "start", "holder"),
    [(4, 1, "blue", 3), (4, 7, "yellow", 3), (4, 3, "yellow", 3), (3, 1, "green", 2), (3, 7, "green", 2)],
)
def test_the_payday_figure_stands_all_week_with_the_start_player_of_its_last_day(
    players: int, day: int, start: str, holder: int
) -> None:
    table = given(players, day=day, start=start)
    assert [name for name in NAMES[:players] if "payday" in line_with(drawn(table), name)] == [NAMES[holder]]


def test_a_player_line_shows_everything_public() -> None:
    table = given(
        money={"blue": 31},
        markers={"Krug": {"blue": 2}},
        boss={"Krug": "blue"},
        hand={"blue": ["Post", "Eiche", "Eiche"]},
        start="blue",
        chosen="buy expand buy buy",
    )
    # Krug earns 4; half of it goes to Steinbräu, where nobody has a share.
    assert line_with(drawn(table), "Ben") == " B  ▸ Ben                31     +2    3      14      5  expand ×2 start"


def test_laid_cards_are_face_down_for_others_and_own_ones_in_brackets() -> None:
    table = given(chosen={"red": "buy", "blue": "expand"})

    assert "(buy)" in line_with(drawn(table, 0), "Anna")
    assert "face down" in line_with(drawn(table, 0), "Ben")
    assert "face down" in line_with(drawn(table, None), "Anna")
    assert "face down" not in line_with(drawn(table, 0), "Cleo")


def test_the_hand_is_shown_to_its_owner_alone() -> None:
    table = given(hand={"red": ["Krug", "Krug", "Post"]})

    assert drawn(table, 0)[-1] == "Your hand: Krug ×2, Post"
    assert drawn(table, 1)[-1] == "Your hand: empty"
    assert not any("hand:" in line for line in drawn(table, None))


def test_the_drawn_share_is_named_to_its_buyer() -> None:
    table = given(
        stage="drawn", drawn="Post", hand={"red": ["Post", "Krug"]}, chosen="buy expand expand expand", turn="red"
    )
    assert drawn(table, 0)[-1] == "Your hand: Krug, Post   just drawn: Post"
    assert not any("just drawn" in line for line in drawn(table, 1))


def test_the_head_says_week_day_and_what_is_going_on() -> None:
    assert drawn(given(week=2, day=3))[0] == "Week 2 of 3, day 3 of 7 · action cards"
    assert drawn(given(chosen="buy buy expand boss", stage="buy"))[0].endswith("· purchases, a card costs 5")
    challenged = given(
        chosen="boss buy buy buy",
        markers={"Post": {"red": 1}},
        boss={"Post": "green"},
        stage="block",
        named="Post",
        turn="red",
    )
    assert drawn(challenged)[0].endswith("· Anna wants the boss of Post")


def test_what_binds_today_is_said() -> None:
    table = given(
        chosen="buy boss boss buy",
        markers={"Krug": {"yellow": 1}, "Eiche": {"yellow": 1}},
        boss={"Post": "green", "Krug": "yellow", "Eiche": "yellow"},
        named_today=["Post"],
        blocked=["Krug", "Eiche"],
    )
    lines = drawn(table)

    assert "Boss named today, stays: Post" in lines
    assert "Blocked at: Krug, Eiche" in lines


@pytest.mark.parametrize(("players", "board"), [(3, "hole"), (4, "notch")])
def test_it_fits_eighty_columns_and_leaks_nothing_from_the_first_choice_to_the_last(players: int, board: str) -> None:
    rng = random.Random(board)
    names = ["A name much longer than its column", "日本の名前がとても長い人", "[red]Ben[/]", "back\\"]
    viewers = itertools.cycle((None, *range(players)))
    state = GAME.new(players, board, {"board": board})
    while not state.over:
        viewer = next(viewers)
        sketch = GAME.sketch(state.view(viewer), names[:players])
        assert GAME.sketch(GAME.disguise(state, viewer, rng).view(viewer), names[:players]) == sketch
        assert max(cell_len(line) for line in Text.from_markup(sketch).plain.split("\n")) <= 80
        [*_, seat] = state.seats_to_decide()
        state.apply(seat, rng.choice(state.choices(seat)))
    assert drawn(Table(state))[0] == "Week 3 of 3, day 7 of 7 · the game is over"


def test_a_name_can_neither_colour_the_table_nor_steer_the_terminal() -> None:
    lines = drawn(given(), names=["[red]A[/red]", "B\x1b[2J", "C\\", "D\n"])

    assert "(red]A(/red]" in line_with(lines, "(red]A")
    assert "B?(2J" in line_with(lines, "B?")
    assert any("C/" in line for line in lines)
    assert any("D?" in line for line in lines)
