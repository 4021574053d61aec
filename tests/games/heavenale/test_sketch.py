"""The table as text: what it shows, how wide it is, and that it shows nothing that the view does not know."""

from __future__ import annotations

import itertools
import random

import pytest
from rich.cells import cell_len
from rich.text import Text

from stammtisch.bots import GreedyBot
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.decisions.barrels import goal_met
from stammtisch.games.heavenale.names import GOAL_COUNT
from stammtisch.games.heavenale.progress import goal_progress
from tests.games.heavenale.table import Table, given, plant, ring

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def drawn(table: Table, seat: int | None = 0, names: list[str] | None = None) -> list[str]:
    """The lines of the sketch as a terminal without colours shows them."""
    markup = GAME.sketch(table.state.view(seat), (names or NAMES)[: table.state.players])
    return [line.rstrip() for line in Text.from_markup(markup).plain.split("\n")]


def line_with(lines: list[str], word: str) -> str:
    return next(line for line in lines if word in line)


def block(lines: list[str], first: str, height: int, left: int = 0, right: int = 80) -> list[str]:
    """A part of the sketch, from the line that has a word in these columns."""
    columns = [line[left:right].rstrip() for line in lines]
    start = next(index for index, line in enumerate(columns) if first in line)
    return columns[start : start + height]


@pytest.mark.rule("HA-06")
def test_the_own_garden_is_drawn_in_hexes_with_the_name_of_every_spot() -> None:
    garden = plant("S02 hops5, S05 water1, S12 monk3, D04 barley2, D11 wood4") | ring(
        "B4", "yeast1 wood1 hops2 water3 barley2 monk1"
    )
    lines = drawn(given(garden={"red": garden}))

    assert block(lines, "S01", 15, 0, 43) == [
        "                ╱S01╲ ╱D01╲",
        "               │     │     │",
        "☼ sunny      ╱S02╲ ╱B1 ╲ ╱D02╲      shady ☾",
        "            │ H5  │ 6+4 │     │",
        "    ╱S03╲ ╱S04╲ ╱S05╲ ╱D05╲ ╱D04╲ ╱D03╲",
        "   │     │     │ ≈1  │     │ B2  │ M1  │",
        " ╱S06╲ ╱B2 ╲ ╱S07╲ ╱B3 ╲ ╱D07╲ ╱B4 ╲ ╱D06╲",
        "│     │ 0+6 │     │ 4+4 │ ≈3  │ ⌂1  │ Y1  │",
        "  ╲ ╱S08╲ ╱S09╲ ╱S10╲ ╱D10╲ ╱D09╲ ╱D08╲ ╱",
        "   │     │     │     │     │ H2  │ W1  │",
        " ╱S11╲ ╱B5 ╲ ╱S12╲ ╱B6 ╲ ╱D12╲ ╱B7 ╲ ╱D11╲",
        "│     │ 0+5 │ M3  │ 0+5 │     │ 7+3 │ W4  │",
        "  ╲ ╱S13╲ ╱S14╲ ╱S15╲ ╱D15╲ ╱D14╲ ╱D13╲ ╱",
        "   │     │     │     │     │     │     │",
        "     ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱   ╲ ╱",
    ]


def test_sun_and_shade_have_grounds_of_their_own() -> None:
    table = given(garden="S01 wood3, D01 wood3")
    text = Text.from_markup(GAME.sketch(table.state.view(0), NAMES))
    grounds = {
        text.plain[span.start : span.end].strip(): str(span.style).split(" on ")[1]
        for span in text.spans
        if " on " in str(span.style)
    }

    assert grounds["S02"] != grounds["D02"]
    assert {grounds["S02"], grounds["D02"]} == {"color(230)", "color(237)"}


def test_the_other_gardens_are_small() -> None:
    garden = plant("S02 hops5, D01 water1") | ring("B4", "yeast1 wood1 hops2 water3 barley2 monk1")
    lines = drawn(given(3, garden={"green": garden}))

    assert block(lines, "Cleo", 8, 27) == [
        " G  Cleo",
        "          s   ≈1",
        "        H5  ⌂   d",
        "  s   s   s   d   B2  M1",
        "s   ⌂   s   ⌂   ≈3  ⌂1  Y1",
        "  s   s   s   d   H2  W1",
        "s   ⌂   s   ⌂   d   ⌂   d",
        "  s   s   s   d   d   d",
    ]


@pytest.mark.rule("HA-05", "HA-15")
def test_the_track_shows_tiles_prices_letters_discs_and_figures() -> None:
    table = given(
        3,
        round=4,
        figure={"red": "2", "blue": "2", "green": "in"},
        spot={"green": "marker"},
        track={"1": ["wood2"], "2": ["hops5", "water1", "yeast3"], "3": ["monk4"], "27": ["barley5"]},
        supply={"4": 0, "7": 2},
    )
    assert block(drawn(table), " 1        2", 9) == [
        " 1        2        3 4/8    4 A      5        6        7 B      8        9",
        "   W2       H5 ≈1    M4       ○                          ●●",
        "            Y3",
        "10 3/6   11       12 C     13       14       15       16 ABC   17       18 2/4",
        "                     ●                 barrel            ●",
        "19       20 ABC   21       22       23       24 ABC   25 1/2   26       27",
        "            ●                                   ●                 barrel   B5",
        "Start: first player  -   brewmaster +1  -   marker +2  G  in  2 ducats  -",
        "                ╱S01╲ ╱D01╲                 goals                barrels Anna",
    ]
    assert line_with(drawn(table), "RB") == "            RB"


@pytest.mark.rule("HA-23")
def test_a_barrel_space_ahead_calls_whom_a_barrel_waits_for() -> None:
    table = given(brewmaster={"blue": 1, "green": 1}, figure={"green": "15"})

    assert "".join(drawn(table, 0)).count("barrel!") == 0
    assert "".join(drawn(table, 1)).count("barrel!") == 2
    assert "".join(drawn(table, 2)).count("barrel!") == 1


@pytest.mark.rule("HA-07", "HA-08", "HA-09")
def test_the_production_track_stands_beside_the_pairs() -> None:
    table = given(
        markers={"red": {"wood": 3, "barley": 20}},
        brewmaster={"red": 9},
        discs={"red": ["X", "wood", "monk2"], "blue": ["yeast", "hops"]},
        placed={"red": {"1": "ducats"}},
        cards={"red": ["colour", "brewmaster"]},
    )
    assert block(drawn(table), "-5", 9) == [
        "               -5    0    5   10   15   20               R     B     G     Y",
        "wood       ─────────────W················· X wood       ●● D  ○○    ○○    ○○",
        "yeast      ────────Y······················ yeast hops   ○○    ●● -  ○○    ○○",
        "hops       ──────H························ water barley ○○    ○○    ○○    ○○",
        "water      ────≈·························· monk1 monk2  ○●    ○○    ○○    ○○",
        "barley     ──────────────────────────────B monk3 monk4  ○○    ○○    ○○    ○○",
        "brewmaster ───────────────────♜··········· hand         C···M CLBDM CLBDM CLBDM",
        "rate       5          4   3   3  2  2  2 1 C colour  L lowest  B barrel",
        "times      2          3   3   4  4  5  6 6 D ducats  M brewmaster",
    ]


@pytest.mark.rule("HA-90", "HA-93", "HA-94")
def test_everybody_sees_what_the_game_would_come_to_now() -> None:
    table = given(
        money={"red": 5, "blue": 25},
        markers={
            "red": {"wood": 9, "yeast": 9, "hops": 9, "water": 9, "barley": 9},
            "blue": {"wood": 3, "yeast": 3, "hops": 9, "water": 9, "barley": 9},
        },
        brewmaster={"red": 10, "blue": 14},
        barrels={"six_ones": {"large": "red", "small": "blue"}, "brewmaster": {"large": "blue"}},
        cards={"red": []},
    )
    lines = drawn(table)

    assert (
        line_with(lines, "Anna (you)") == " R  ▸ Anna (you)          5   9   9   9   9   9   10 3:1×4  9×4 + 4 + 1 = 41"
    )
    # Blue's markers come to 5 5 6 6 7, and 40 ducats, cards included, lift the lowest to 7.
    assert line_with(lines, " B    Ben").endswith("3   3   9   9   9   14 2:1×4  6×4 + 6 + 0 = 30")
    assert line_with(lines, " G    Cleo").endswith("5:1×2  0 + 0 + 0 = 0")


@pytest.mark.rule("HA-71")
def test_goals_show_owners_and_how_far_the_viewer_has_come() -> None:
    table = given(
        brewmaster={"blue": 3},
        markers={"blue": {"hops": 17}},
        barrels={
            "six_ones": {"large": "red", "small": "green"},
            "three_cards": {"large": "blue"},
            "all_shady": {"large": "yellow"},
        },
    )
    assert block(drawn(table, 1), "goals", 13, 44) == [
        "goals                barrels Ben",
        "brewmaster on 1      4   2   met",
        "4 discs on monks     4   2   0/4",
        "all markers on 1     4   2   -8/1",
        "5 discs on resources 4   2   0/5",
        "6 tiles with a 1     R   G   gone",
        "3 sheds of a type    4   2   0/3",
        "6 tiles with a 5     4   2   0/6",
        "4 types of shed      4   2   0/4",
        "a marker on 20       4   2   17/20",
        "3 cards placed       B   2   has it",
        "sunny half full      4   2   0/15",
        "shady half full      Y   2   0/15",
    ]


def test_the_head_says_the_round_and_what_is_going_on() -> None:
    assert drawn(given(2, round=2))[0] == "Round 2 of 3 · Anna moves"
    shed = given(
        figure={"red": "5"},
        stage="shed",
        shed="B4",
        garden={"red": ring("B4", "yeast1 wood1 hops2 water3 barley2 monk1")},
    )
    assert drawn(shed)[0] == "Round 1 of 6 · Anna lets tiles around shed B4 pay"
    place = given(turn="blue", figure={"blue": "5"}, stage="place", tile="hops5", half="sun")
    assert drawn(place)[0] == "Round 1 of 6 · Ben places hops5 in the sun"


def test_a_spectator_looks_over_the_shoulder_of_whose_turn_it_is() -> None:
    table = given(3, turn="green", garden={"green": plant("S01 hops5")})

    assert "│ H5  │" in line_with(drawn(table, None), "│")
    assert not any("(you)" in line for line in drawn(table, None))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_fits_eighty_columns_and_leaks_nothing_from_the_first_choice_to_the_last(players: int) -> None:
    rng = random.Random(players)
    names = ["A name much longer than its column", "日本の名前がとても長い人", "[red]Ben[/]", "back\\"][:players]
    viewers = itertools.cycle((None, *range(players)))
    state = GAME.new(players, f"sketch {players}")
    stages: set[str] = set()
    while not state.over:
        stages.add(state.stack[-1].name)
        viewer = next(viewers)
        sketch = GAME.sketch(state.view(viewer), names)
        assert GAME.sketch(GAME.disguise(state, viewer, rng).view(viewer), names) == sketch
        assert max(cell_len(line) for line in Text.from_markup(sketch).plain.split("\n")) <= 80
        [seat] = state.seats_to_decide()
        state.apply(seat, rng.choice(state.choices(seat)))
    assert {"choose_start", "move", "buy", "place"} <= stages
    assert drawn(Table(state))[0].endswith("· the game is over")
    assert any("final score" in line for line in drawn(Table(state)))


def test_progress_meets_a_goal_exactly_when_the_rules_do() -> None:
    rng = random.Random("goals")
    met: set[int] = set()
    for seed in range(4):
        state = GAME.new(2, f"goals {seed}")
        while not state.over:
            [seat] = state.seats_to_decide()
            state.step(seat, GreedyBot().choose(GAME, state.view(seat), state.choices(seat), rng))
            for goal in range(GOAL_COUNT):
                have, need = goal_progress(state, seat, goal)
                assert (have >= need) == goal_met(state, seat, goal)
                met |= {goal} if have >= need else set()
    assert len(met) >= GOAL_COUNT // 2


def test_a_name_can_neither_colour_the_table_nor_steer_the_terminal() -> None:
    lines = drawn(given(), names=["[red]A[/red]", "B\x1b[2J", "C\\", "D\n"])

    assert "(red]A(/red]" in line_with(lines, "(red]A")
    assert any("B?(2J" in line for line in lines)
    assert any("C/" in line for line in lines)
    assert any("D?" in line for line in lines)
