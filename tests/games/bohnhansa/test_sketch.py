"""The table as text: what it shows, how wide it is, and that it shows nothing that the view does not know."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from stammtisch.games.bohnhansa import GAME
from tests.games.bohnhansa.pictures import FIVE, busy
from tests.games.bohnhansa.table import Table, given, new


def drawn(table: Table, seat: int | None = 0, names: list[str] | None = None) -> list[str]:
    """The lines of the sketch as a terminal without colours shows them."""
    markup = GAME.sketch(table.state.view(seat), (names or FIVE)[: table.state.players])
    return [line.rstrip() for line in Text.from_markup(markup).plain.split("\n")]


def block(lines: list[str], first: str, height: int) -> list[str]:
    start = next(index for index, line in enumerate(lines) if line.startswith(first))
    return lines[start : start + height]


@pytest.mark.rule("BH-05", "BH-45")
def test_the_chart_has_towns_roads_figures_boxes_and_the_ladder_with_the_price_of_now() -> None:
    assert block(drawn(busy()), "EDINBURGH", 13) == [
        "EDINBURGH  G ───────────AALBORG ───────────────────MALMÖ  Y ──────────────────VISBY",
        "   1Bl 1Br   ·   ·         1Sa 1Ro   ·   ·            1Ga 1Bl 1Au 3Ga 2Bl        1Ro 1Sa   ·   ·",
        "Bl   8   6 <4>   3 (2)  Sa  10   8 <6>   5 (4)     Ga  20  18  16  14  12<10> Ro  16  14<12>  10 (8)",
        "Br  11   9 <7>   6 (5)  Ro  16  14<12>  10 (8)     Bl  10   8   6   4   3 <2> Sa  10   8 <6>   5 (4)",
        "                                                   Au  17  15  13  11   9 <7>",
        "           │                       ╲───────────╲              │                          │",
        "           │                       │            ╲────────────╲│                          │",
        "BREMEN ─────────────────HAMBURG ───────────────────ROSTOCK  R  B ─────────────DANZIG",
        "   1Au 1Br   ·   ·         1Fe 1Bl 1So   ·   ·        2Sa 1So 3Sa   ·            1Fe 1Ga   ·   ·",
        "Au  15  13<11>   9 (7)  Fe  11   9   7 <5>   4 (3) Sa  10   8   6 <5> (4)     Fe   9   7 <5>   4 (3)",
        "Br  11   9 <7>   6 (5)  Bl  10   8   6 <4>   3 (2) So  13  11   9 <8> (6)     Ga  18  16<14>  12(10)",
        "                        So  15  13  11 <9>   8 (6)",
        "Bl Blaue Fe Feuer Sa Sau Br Brech So Soja Au Augen Ro Rote Ga Garten · <price now> · (circle)",
    ]


@pytest.mark.rule("BH-45")
def test_the_price_of_the_phase_stays_while_boxes_empty() -> None:
    table = busy(offers=[]).do("red: buy Soja 2")
    assert "Sa  10   8   6 <5> (4)" in "\n".join(drawn(table))
    assert "2Sa   · 3Sa   ·" in "\n".join(drawn(table))
    assert "Sa  10   8 <6>   5 (4)" in block(drawn(table.do("red: end")), "BREMEN", 4)[2]


@pytest.mark.rule("BH-20", "BH-32", "BH-33", "BH-34", "BH-36")
def test_the_hand_lies_in_its_order_with_what_every_journey_would_play() -> None:
    lines = block(drawn(busy()), "Hand", 7)
    assert lines == [
        "Hand, front first: 4 │ R04 Rostock 44 Ro Ga │ 3 customs │ 2 supply │ H02 Hamburg 39 Sa Ga │ 1",
        "                   D03 Danzig 36 Br So",
        "Next journey  to                                       plays",
        "  1 card      stay in Rostock                          4",
        "  2 cards     Aalborg, Hamburg, Malmö, Danzig          4 R04: loses R04",
        "  3 cards     Edinburgh, Bremen, Visby                 4 R04 3: customs −20, loses R04",
        "  as a guest  where you are invited                    4",
    ]


def test_a_contract_for_a_goal_of_the_journey_is_not_lost_there() -> None:
    hand = {"red": ["4", "H02", "2", "3", "1", "5"]}
    lines = block(drawn(given(3, figure={"red": "Rostock"}, hand=hand)), "  2 cards", 2)
    assert lines[0].endswith("4 H02: H02 only there")
    assert lines[1].endswith("4 H02 2: supply, loses H02")


def test_the_hand_takes_one_only_as_far_as_it_reaches() -> None:
    short = given(3, figure={"red": "Rostock"}, hand={"red": ["2", "3"]})
    lines = block(drawn(short), "Next journey", 4)
    assert [line.split("  ")[1] for line in lines[1:]] == ["1 card", "2 cards", "as a guest"]


def test_players_wishes_harvests_and_credits() -> None:
    assert block(drawn(busy()), "                        thalers", 8) == [
        "                        thalers credit  cart                     cards  travel cards  if sold now",
        " R  ▸ Anna (you)             50      -  Bl Bl Br Ro ·· ·· ·· ··      7  1234···       77",
        " B    Ben                    50      -  Fe Fe Ga ·· ·· ·· ·· ··      4  ·23·5··       74",
        "      wish: has Feuer; wants Blaue, Garten",
        " G    Clara                  50      -  Sa Ga Ga ·· ·· ·· ·· ··      7  1234567       84",
        "      harvest N05 waits: 2 Soja to Rostock, 3 Garten to Danzig, 3 Feuer to Hamburg",
        " Y    David                   0     12  So Au ·· ·· ·· ·· ·· ··      7  1234567       -4",
        "Offers",
    ]


@pytest.mark.rule("BH-80", "BH-87")
def test_offers_are_numbered_with_words() -> None:
    assert block(drawn(busy()), "Offers", 6) == [
        "Offers",
        "  1  R  with Ben: Anna gives 2 Blaue for Garten · Ben to answer",
        "  2  G  with Clara: Clara is invited; Anna gives Rote for Garten · your answer",
        "  3  R  all or nothing, with Ben: Anna gives Brech for Feuer / with David: Anna first buys Sau",
        "        from box 1; David is invited; Anna gives Feuer for Soja · Ben and David to answer",
        "Your orders",
    ]
    assert block(drawn(busy(), 1), "  1", 1)[0].endswith("· your answer")


@pytest.mark.rule("BH-89")
def test_only_the_own_orders_are_shown() -> None:
    assert block(drawn(busy()), "Your orders", 2)[1] == "  1. accept: give at most 2 Blaue, get at least Garten"
    assert block(drawn(busy(), 1), "Your orders", 2)[1] == "  1. refuse all from Anna"
    assert "Your orders" not in drawn(busy(), 2)
    assert "Your orders" not in drawn(busy(), None)


def test_cards_played_this_turn_are_told() -> None:
    lines = drawn(busy(shown={"red": ["R01", "1"]}))
    assert lines[lines.index("      played this turn: R01 1") - 1].startswith(" R  ▸ Anna (you)")


@pytest.mark.rule("BH-47")
def test_a_bean_that_is_nowhere_is_told_where_it_may_be_bought() -> None:
    carts = {"red": "Blaue", "blue": "", "green": ""}
    meter = {"Visby": ["Sau"], "Aalborg": ["Sau"]}
    table = given(3, stage="trade", figure={"red": "Visby"}, cart=carts, meter=meter, money={"red": 20})
    line = "Emergency: there is no Rote anywhere; one may be bought for 16"
    assert line in drawn(table)
    assert line not in drawn(table.do("red: buy Rote emergency"))


def test_contracts_on_the_table_and_stores() -> None:
    lines = drawn(busy())
    assert "On the table: R01 Rostock 35 Fe Ro" in lines
    assert block(lines, "Supply", 1) == [
        "Supply: Bl 11 Fe 12 Sa 8 Br 12 So 11 Au 10 Ro 10 Ga 4 · contracts 55, 0 discarded · harvest 7 + 2"
    ]


@pytest.mark.parametrize(
    ("position", "head"),
    [
        ({"figure": {"red": "Visby"}}, "Anna's turn: I travel, from Visby · harvest 0 of 8 placed"),
        (
            {"stage": "trade", "turn": "blue", "figure": {"blue": "Danzig"}, "harvested": ["N02"]},
            "Ben's turn: II trade in Danzig · harvest 1 of 8 placed",
        ),
        (
            {"stage": "end_turn", "figure": {"red": "Visby"}, "turns_left": 2},
            "Anna's turn: III end, in Visby · last round, 2 more to come",
        ),
        (
            {"stage": "customs", "debtor": "red", "debt": 9},
            "Anna owes 9 more customs, in beans · harvest 0 of 8 placed",
        ),
        ({"stage": "final_step"}, "The final step: Anna, Ben and Clara · harvest 0 of 8 placed"),
        ({"stage": "over"}, "The game is over · harvest 0 of 8 placed"),
    ],
)
def test_the_head_says_whose_turn_it_is_and_how_near_the_end(position: dict[str, Any], head: str) -> None:
    assert drawn(given(3, **position))[0] == head


@pytest.mark.rule("BH-13")
def test_in_set_up_the_three_contracts_are_numbered_and_nobody_is_on_the_chart() -> None:
    lines = drawn(new(seed="set-up"), 1)
    assert lines[0].startswith("Set-up: Anna, Ben and Clara to choose")
    dealt = block(lines, "Dealt", 1)[0]
    assert all(f"{number}. " in dealt for number in (1, 2, 3))
    assert lines[1].startswith("EDINBURGH ───")
    assert not any(line.startswith("Next journey") for line in lines)


def test_a_spectator_sees_no_hand() -> None:
    assert not any(line.startswith(("Hand", "Next journey")) or "(you)" in line for line in drawn(busy(), None))


@pytest.mark.rule("BH-74")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("mode", ["free", "rounds"])
def test_it_fits_a_hundred_columns_and_leaks_nothing_from_the_first_choice_to_the_last(players: int, mode: str) -> None:
    rng = random.Random(players)
    names = ["A name much longer than its column", "日本の名前がとても長い人", "[red]Ben[/]", "back\\", "E"][:players]
    watching = itertools.cycle((None, *range(players)))
    state = GAME.new(players, f"sketch {players}", {"negotiation": mode})
    while not state.over:
        viewer = next(watching)
        sketch = GAME.sketch(state.view(viewer), names)
        assert GAME.sketch(GAME.disguise(state, viewer, rng).view(viewer), names) == sketch
        assert max(cell_len(line) for line in Text.from_markup(sketch).plain.split("\n")) <= 100
        seat = rng.choice(state.seats_to_decide())
        state.step(seat, rng.choice(state.choices(seat)))
    assert drawn(Table(state))[0].startswith("The game is over")
    assert any(line.endswith("final") for line in drawn(Table(state)))


def test_long_offers_and_orders_fit_too() -> None:
    names = [
        "日本の名前がとても長い人",
        "日本の名前がとても長い人",
        "日本の名前がとても長い人",
        "日本の名前がとても長い人",
    ]
    order = "accept from=blue give=Blaue+Feuer+Sau+Brech get=Soja+Augen+Rote+Garten invited=plain+supply+contract"
    for seat in (None, 0, 1):
        lines = drawn(busy(orders={"red": [order]}), seat, names)
        assert max(cell_len(line) for line in lines) <= 100


def test_a_name_can_neither_colour_the_table_nor_steer_the_terminal() -> None:
    lines = drawn(busy(), names=["[red]A[/red]", "B\x1b[2J", "C\\", "D\n"])
    text = "\n".join(lines)
    assert "(red]A(/red]" in text
    assert "B?(2J" in text
    assert "C/" in text
    assert "D?" in text
