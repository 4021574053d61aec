"""The course of a day and of the weeks. (GB-20 to GB-26)"""

from __future__ import annotations

import pytest

from tests.builders import Table, given


def idle_day(table: Table) -> Table:
    """Everyone chooses expansion and nobody does it."""
    return table.everyone("card expand").everyone("pass")


@pytest.mark.rule("GB-20")
def test_left_over_cards_go_under_the_deck_the_first_slots_card_nearer_the_top() -> None:
    table = idle_day(given(open=["Adler", "waitress"], deck=["Post", "Krug", "Eiche"]))
    assert table["open"] == ["Post", "Krug"]
    assert table["deck"] == ["Eiche", "Adler", "waitress"]
    assert table["returned"] == 2


@pytest.mark.rule("GB-20")
def test_only_what_is_left_over_goes_under_the_deck() -> None:
    table = given(open=["Adler", "Bären"], deck=["Post", "Krug", "Eiche"], chosen="buy expand expand expand")
    table.do("blue: pass", "green: pass", "yellow: pass", "red: buy 1")
    assert table["open"] == ["Post", "Krug"]
    assert table["deck"] == ["Eiche", "Bären"]
    assert table["returned"] == 1


@pytest.mark.rule("GB-20")
def test_a_slot_is_not_refilled_during_the_day() -> None:
    table = given(open=["Adler", "Bären"], chosen="buy buy buy expand").do("yellow: pass", "red: buy 2")
    assert table["open"] == ["Adler", "-"]
    assert table.refused("blue: buy 2") == "GB-20 slot_empty"
    table.do("blue: buy 1")
    assert table["open"] == ["-", "-"]
    assert table.refused("green: buy 1") == "GB-20 slot_empty"
    assert table.choices("green") == ["pass", "buy deck"]


@pytest.mark.rule("GB-20", "GB-26")
def test_open_cards_lie_open_through_payday() -> None:
    table = idle_day(given(day=7, open=["Adler", "Bären"], deck=["Post", "Krug", "Eiche"]))
    assert table["stage"] == "payday"
    assert table["open"] == ["Adler", "Bären"]
    table.everyone("pass")
    assert table["open"] == ["Post", "Krug"]


@pytest.mark.rule("GB-20", "GB-56")
@pytest.mark.parametrize(
    ("open_cards", "deck", "turned_up", "rest"),
    [
        (["-", "-"], [], ["-", "-"], []),
        (["-", "-"], ["Post"], ["Post", "-"], []),
        (["-", "Krug"], [], ["Krug", "-"], []),
        (["Adler", "Krug"], [], ["Adler", "Krug"], []),
        (["Adler", "Krug"], ["Post"], ["Post", "Adler"], ["Krug"]),
        (["-", "-"], ["Post", "Krug"], ["Post", "Krug"], []),
    ],
)
def test_a_deck_that_runs_out_gives_fewer_or_no_open_cards(
    open_cards: list[str], deck: list[str], turned_up: list[str], rest: list[str]
) -> None:
    table = idle_day(given(open=open_cards, deck=deck))
    assert table["open"] == turned_up
    assert table["deck"] == rest
    assert table["returned"] == len([card for card in rest if card in open_cards])


@pytest.mark.rule("GB-21")
def test_all_choose_at_once_in_any_order_and_nobody_acts_before_the_last() -> None:
    table = given(boss={"Adler": "yellow"})
    assert table.asked == ["red", "blue", "green", "yellow"]
    table.do("yellow: card expand", "red: card buy", "green: card boss")
    assert table.asked == ["blue"]
    assert table["stage"] == "card"
    table.do("blue: card buy")
    assert table["chosen"] == {"red": "buy", "blue": "buy", "green": "boss", "yellow": "expand"}
    assert table.asked == ["yellow"]


@pytest.mark.rule("GB-21")
def test_all_three_cards_are_open_though_none_can_do_anything() -> None:
    table = given(money={"red": 0}, deck=[])
    assert table.choices("red") == ["card expand", "card boss", "card buy"]


@pytest.mark.rule("GB-21")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: card buy", "GB-21 chosen_already"),
        ("red: pass", "GB-21 chosen_already"),
        ("blue: pass", "GB-21 lay_a_card"),
        ("blue: keep", "GB-21 lay_a_card"),
        ("blue: buy 1", "GB-21 lay_a_card"),
        ("blue: card expand", ""),
        ("blue: card buy", ""),
    ],
)
def test_a_choice_made_is_not_changed_and_only_cards_are_laid(line: str, why: str) -> None:
    assert given().do("red: card expand").refused(line) == why


@pytest.mark.rule("GB-22")
def test_expansions_then_bosses_then_purchases_each_clockwise_from_the_start_player() -> None:
    table = given(start="green", chosen="buy expand boss expand")
    order = []
    while table["stage"] != "card":
        order.append((table.asked[0], table["stage"]))
        table.do(f"{table.asked[0]}: pass")
    assert order == [("yellow", "expand"), ("blue", "expand"), ("green", "boss"), ("red", "buy")]


@pytest.mark.rule("GB-22")
@pytest.mark.parametrize("action", ["expand", "boss", "buy"])
@pytest.mark.parametrize("line", ["blue: pass", "blue: card buy", "blue: grow Adler b1", "blue: buy deck"])
def test_nobody_acts_out_of_turn(action: str, line: str) -> None:
    table = given(chosen=f"{action} {action} {action} {action}", boss={"Adler": "blue"})
    assert table.asked == ["red"]
    assert table.refused(line) == "GB-22 not_your_turn"
    assert table.choices("blue") == []


@pytest.mark.rule("GB-23")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ("expand boss boss buy", 2),
        ("expand expand boss buy", 1),
        ("boss buy buy buy", 2),
        ("boss boss buy buy", 1),
        ("boss boss boss boss", 1),
    ],
)
def test_alone_one_acts_twice(chosen: str, left: int) -> None:
    table = given().do(
        *(f"{c}: card {a}" for c, a in zip(("red", "blue", "green", "yellow"), chosen.split(), strict=True))
    )
    assert table.asked == ["red"]
    assert table["actions_left"] == left


@pytest.mark.rule("GB-23", "GB-50")
def test_a_lone_buyer_buys_only_once() -> None:
    table = given(open=["Adler", "Krug"], chosen="buy expand expand boss")
    table.do("blue: pass", "green: pass", "yellow: pass")
    assert table["actions_left"] == 1
    table.do("red: buy 1")
    assert table["stage"] == "card"


@pytest.mark.rule("GB-23")
def test_the_second_expansion_builds_on_the_first() -> None:
    table = given(boss={"Adler": "red"}, chosen="expand buy buy buy")
    assert table.refused("red: grow Adler a1") == "GB-30 not_adjacent"
    table.do("red: grow Adler b1", "red: grow Adler a1")
    assert table["cells"]["Adler"] == ["a1", "b1", "c1"]
    assert table["stage"] == "buy"


@pytest.mark.rule("GB-23", "GB-48")
def test_a_boss_named_first_may_sign_a_contract_second() -> None:
    table = given(boss={"Adler": "red"}, markers={"Schmidbräu": {"red": 1}}, chosen="boss buy buy buy")
    table.do("red: boss Schmidbräu", "red: contract Adler Schmidbräu")
    assert table["signs"]["Adler"] == "Schmidbräu"
    assert table["stage"] == "buy"


@pytest.mark.rule("GB-23")
def test_alone_counts_cards_not_deeds() -> None:
    table = given(boss={"Krug": "blue"}, chosen="expand expand buy buy").do("red: pass")
    assert table["actions_left"] == 1
    table.do("blue: grow Krug b2")
    assert table["stage"] == "buy"


@pytest.mark.rule("GB-24")
def test_declining_the_first_of_two_gives_up_both() -> None:
    table = given(boss={"Adler": "red"}, chosen="expand boss boss buy").do("red: pass")
    assert table.asked == ["blue"]
    assert table["actions_left"] == 1


@pytest.mark.rule("GB-24")
@pytest.mark.parametrize(("card", "deed"), [("expand", "grow Adler b1"), ("boss", "boss Krug")])
def test_the_second_of_two_may_be_declined(card: str, deed: str) -> None:
    table = given(boss={"Adler": "red"}, markers={"Krug": {"red": 1}}, chosen=f"{card} buy buy buy")
    table.do(f"red: {deed}")
    assert table["actions_left"] == 1
    assert table.asked == ["red"]
    table.do("red: pass")
    assert table["stage"] == "buy"


@pytest.mark.rule("GB-24", "GB-42")
def test_stopping_after_a_block_gives_up_the_second_action_too() -> None:
    table = given(
        boss={"Krug": "blue"}, markers={"Krug": {"red": 1, "blue": 2}, "Post": {"red": 1}}, chosen="boss buy buy buy"
    )
    table.do("red: boss Krug", "blue: block", "red: pass")
    assert table["stage"] == "buy"
    assert table["blocked"] == []


@pytest.mark.rule("GB-24", "GB-83")
@pytest.mark.parametrize("card", ["expand", "boss", "buy"])
def test_with_no_legal_action_one_is_asked_and_can_only_pass(card: str) -> None:
    table = given(money={"red": 0}, chosen=f"{card} {card} {card} {card}")
    assert table.asked == ["red"]
    assert table.choices("red") == ["pass"]


@pytest.mark.rule("GB-25")
def test_the_start_player_figure_moves_one_seat_left_every_day() -> None:
    table = given(start="green")
    starts = []
    for _ in range(5):
        starts.append(table["start"])
        idle_day(table)
    assert starts == ["green", "yellow", "red", "blue", "green"]


@pytest.mark.rule("GB-25", "GB-26")
@pytest.mark.parametrize(("players", "following"), [(3, "red"), (4, "yellow")])
def test_the_figure_moves_on_from_week_to_week(players: int, following: str) -> None:
    table = idle_day(given(players=players, day=7, start="green"))
    assert (table["stage"], table["start"], table.asked) == ("payday", "green", ["green"])
    table.everyone("pass")
    assert (table["week"], table["day"], table["start"]) == (2, 1, following)


@pytest.mark.rule("GB-26", "GB-80")
@pytest.mark.parametrize("players", [3, 4])
def test_three_weeks_of_seven_days_with_a_payday_after_each_seventh(players: int) -> None:
    table = given(players=players)
    days, paydays = [], []
    while not table.state.over:
        days.append((table["week"], table["day"]))
        idle_day(table)
        if table["stage"] == "payday":
            paydays.append(days[-1])
            table.everyone("pass")
    assert days == [(week, day) for week in (1, 2, 3) for day in range(1, 8)]
    assert paydays == [(1, 7), (2, 7), (3, 7)]


@pytest.mark.rule("GB-26")
def test_after_the_third_payday_nothing_moves() -> None:
    table = idle_day(given(week=3, day=7, start="blue", open=["Adler", "Krug"])).everyone("pass")
    assert table.state.over
    assert (table["stage"], table["week"], table["day"], table["start"]) == ("over", 3, 7, "blue")
    assert table["open"] == ["Adler", "Krug"]


@pytest.mark.rule("GB-26")
@pytest.mark.parametrize("week", [1, 2])
def test_the_first_two_paydays_do_not_end_the_game(week: int) -> None:
    table = idle_day(given(week=week, day=7)).everyone("pass")
    assert (table["stage"], table["week"]) == ("card", week + 1)


@pytest.mark.rule("GB-26")
def test_no_payday_before_the_seventh_day() -> None:
    table = idle_day(given(week=3, day=6))
    assert (table["stage"], table["day"]) == ("card", 7)
