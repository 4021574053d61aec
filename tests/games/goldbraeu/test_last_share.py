"""The last share of a business, and who loses his only marker. (GB-65 to GB-67)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.builders import Table, given

FIVE_OUT = {"red": 2, "blue": 2, "green": 1}
"""Five of six shares of a business are on the board; green has a single one."""

ALL_OUT = {"red": 3, "blue": 2, "green": 0, "yellow": 0}
"""After red's sixth."""


@pytest.mark.rule("GB-65")
def test_it_comes_by_buying_an_open_share() -> None:
    table = given(markers={"Krug": FIVE_OUT}, open=["Krug", "Post"], chosen="buy buy buy buy").do("red: buy 1")
    assert table["markers"]["Krug"] == ALL_OUT


@pytest.mark.rule("GB-65", "GB-53")
def test_it_comes_by_playing_a_drawn_share() -> None:
    table = given(markers={"Krug": FIVE_OUT}, deck_top=["Krug"], chosen="buy buy buy buy")
    table.do("red: buy deck")
    assert table["markers"]["Krug"]["green"] == 1
    assert table.do("red: play Krug")["markers"]["Krug"] == ALL_OUT


@pytest.mark.rule("GB-65", "GB-53")
def test_a_drawn_share_that_is_kept_is_not_on_the_board() -> None:
    table = given(markers={"Krug": FIVE_OUT}, deck_top=["Krug"], chosen="buy buy buy buy")
    assert table.do("red: buy deck", "red: keep")["markers"]["Krug"]["green"] == 1


@pytest.mark.rule("GB-65", "GB-67")
def test_it_comes_by_the_challengers_share() -> None:
    table = given(markers={"Krug": FIVE_OUT}, hand={"red": "Krug"}, chosen="boss boss buy buy").do("red: boss+ Krug")
    assert table["markers"]["Krug"] == ALL_OUT
    assert table["boss"]["Krug"] == "red"


@pytest.mark.rule("GB-65", "GB-41")
def test_it_comes_by_the_blockers_share_before_the_majority_is_counted() -> None:
    table = given(
        boss={"Krug": "red"},
        markers={"Krug": {"red": 2, "blue": 2, "green": 1}},
        hand={"red": "Krug"},
        chosen="buy boss boss buy",
    )
    table.do("blue: boss Krug", "red: play Krug")
    assert table["markers"]["Krug"] == ALL_OUT
    table.do("red: block")
    assert table["boss"]["Krug"] == "red"


@pytest.mark.rule("GB-65", "GB-70")
def test_it_comes_by_a_share_played_at_payday() -> None:
    table = given(stage="payday", day=7, markers={"Krug": FIVE_OUT}, hand={"red": "Krug"}).do("red: play Krug")
    assert table["markers"]["Krug"] == ALL_OUT


@pytest.mark.rule("GB-65", "GB-67", "GB-15")
def test_it_comes_in_set_up_after_everyone_has_placed_and_before_the_first_boss() -> None:
    table = given(
        stage="hold",
        hand={
            "red": "Krug Krug Krug Krug Post Post",
            "blue": "Krug Adler Eiche Bären Hirschen Hirschen",
            "green": "Krug Adler Eiche Bären Hirschen Hirschen",
            "yellow": "Steinbräu Steinbräu Kramerbräu Kramerbräu Mayerbräu Mayerbräu",
        },
    )
    table.do("red: hold Post+Post", "blue: hold Hirschen+Hirschen", "green: hold Hirschen+Hirschen")
    table.do("yellow: hold Steinbräu+Steinbräu")
    assert table["markers"]["Krug"] == {"red": 4, "blue": 0, "green": 0, "yellow": 0}
    assert table["markers"]["Adler"] == {"red": 0, "blue": 1, "green": 1, "yellow": 0}
    assert table["gone"]["Krug"] == 6
    assert table["stage"] == "place_boss"


@pytest.mark.rule("GB-65")
def test_everyone_with_a_single_marker_loses_it_also_who_brought_the_last() -> None:
    table = given(
        markers={"Krug": {"red": 3, "blue": 1, "green": 1}},
        open=["-", "Krug"],
        chosen="expand expand expand buy",
        stage="buy",
    )
    table.do("yellow: buy 2")
    assert table["markers"]["Krug"] == {"red": 3, "blue": 0, "green": 0, "yellow": 0}


@pytest.mark.rule("GB-65")
def test_two_markers_are_safe() -> None:
    table = given(markers={"Krug": {"red": 1, "blue": 2, "green": 2}}, open=["Krug", "-"], chosen="buy buy buy buy")
    table.do("red: buy 1")
    assert table["markers"]["Krug"] == {"red": 2, "blue": 2, "green": 2, "yellow": 0}


@pytest.mark.rule("GB-65")
def test_a_fifth_share_of_six_changes_nothing() -> None:
    table = given(markers={"Krug": {"red": 2, "blue": 1, "green": 1}}, open=["Krug", "-"], chosen="buy buy buy buy")
    table.do("red: buy 1")
    assert table["markers"]["Krug"] == {"red": 3, "blue": 1, "green": 1, "yellow": 0}


@pytest.mark.rule("GB-65")
def test_markers_taken_back_bring_no_money_and_can_be_used_again() -> None:
    table = given(
        markers={
            "Krug": {"red": 2, "blue": 2, "green": 1},
            "Adler": {"green": 5},
            "Eiche": {"green": 5},
            "Post": {"green": 5},
        },
        open=["Krug", "Bären"],
        chosen="buy expand buy expand",
        stage="buy",
    )
    assert table.state.markers_left(2) == 0
    table.do("red: buy 1")
    assert table["money"]["green"] == 25
    assert table.state.markers_left(2) == 1
    table.do("green: buy 2")
    assert table["markers"]["Bären"]["green"] == 1


@pytest.mark.rule("GB-65")
def test_other_businesses_are_not_touched() -> None:
    table = given(
        markers={"Krug": FIVE_OUT, "Adler": {"green": 1}, "Eiche": {"red": 1}},
        open=["Krug", "-"],
        chosen="buy buy buy buy",
    )
    table.do("red: buy 1")
    assert table["markers"]["Adler"]["green"] == 1
    assert table["markers"]["Eiche"]["red"] == 1


@pytest.mark.rule("GB-65", "GB-19")
@pytest.mark.parametrize(("option", "left"), [("on", 0), ("off", 1)])
def test_with_three_players_the_fifth_share_is_the_last_unless_read_literally(option: str, left: int) -> None:
    table = given(
        players=3,
        options={"three_player_elimination": option},
        markers={"Krug": {"red": 1, "blue": 2, "green": 1}},
        open=["Krug", "-"],
        chosen="buy buy buy",
    )
    table.do("red: buy 1")
    assert table["markers"]["Krug"] == {"red": 2, "blue": 2, "green": left}


@pytest.mark.rule("GB-65")
def test_with_four_players_the_three_player_option_changes_nothing() -> None:
    options = {"three_player_elimination": "off"}
    table = given(options=options, markers={"Krug": FIVE_OUT}, open=["Krug", "-"], chosen="buy buy buy buy")
    assert table.do("red: buy 1")["markers"]["Krug"] == ALL_OUT


@pytest.mark.rule("GB-65")
def test_shares_in_hands_are_not_on_the_board() -> None:
    table = given(
        markers={"Krug": {"red": 2, "green": 1}},
        hand={"blue": "Krug Krug"},
        open=["Krug", "-"],
        chosen="buy buy buy buy",
    )
    assert table.do("red: buy 1")["markers"]["Krug"] == {"red": 3, "blue": 0, "green": 1, "yellow": 0}


def dropping_the_boss(**position: Any) -> Table:
    """Green, the boss of Krug, has just lost his only share there."""
    table = given(
        boss={"Krug": "green"},
        markers={"Krug": FIVE_OUT},
        open=["Krug", "-"],
        chosen="buy boss buy buy",
        stage="buy",
        **position,
    )
    return table.do("red: buy 1")


@pytest.mark.rule("GB-66")
def test_a_boss_stays_though_his_owner_loses_his_only_share() -> None:
    assert dropping_the_boss()["boss"]["Krug"] == "green"


@pytest.mark.rule("GB-66", "GB-41", "GB-83")
def test_a_boss_without_a_share_is_asked_but_cannot_block() -> None:
    table = dropping_the_boss().do("green: pass", "yellow: pass").everyone("card boss")
    table.do("blue: boss Krug")
    assert table.asked == ["green"]
    assert table.choices("green") == ["allow"]
    assert table.refused("green: block") == "GB-41 no_majority"


@pytest.mark.rule("GB-66")
def test_a_challenged_boss_may_lose_his_only_share_by_his_own_card() -> None:
    table = given(
        boss={"Krug": "green"},
        markers={"Krug": {"red": 2, "blue": 3}},
        hand={"green": "Krug"},
        chosen="boss boss buy buy",
    )
    table.do("red: boss Krug", "green: play Krug")
    assert table["markers"]["Krug"] == {"red": 2, "blue": 3, "green": 0, "yellow": 0}
    assert table.asked == ["green"]
    assert table.choices("green") == ["allow"]


@pytest.mark.rule("GB-67")
@pytest.mark.parametrize("boss", ["-", "blue"])
def test_a_try_lapses_when_the_challengers_own_card_costs_him_his_marker(boss: str) -> None:
    table = given(
        boss={"Krug": boss},
        markers={"Krug": {"blue": 3, "green": 2}, "Post": {"red": 1}},
        hand={"red": "Krug"},
        chosen="boss boss buy buy",
    )
    table.do("red: boss+ Krug")
    assert table["markers"]["Krug"] == {"red": 0, "blue": 3, "green": 2, "yellow": 0}
    assert table["boss"]["Krug"] == boss
    assert table["hand"]["red"] == []
    assert (table["actions_left"], table["blocked"], table["named_today"]) == (1, [], [])
    assert table.refused("red: boss Krug") == "GB-40 no_marker"
    table.do("red: boss Post")
    assert table["boss"]["Post"] == "red"


@pytest.mark.rule("GB-67")
def test_a_try_lapses_at_once_when_the_blockers_card_costs_the_challenger_his_marker() -> None:
    table = given(
        boss={"Krug": "blue"},
        markers={"Krug": {"red": 1, "blue": 2, "green": 2}, "Post": {"red": 1}},
        hand={"blue": "Krug"},
        chosen="boss buy buy buy",
    )
    table.do("red: boss Krug", "blue: play Krug")
    assert table["markers"]["Krug"] == {"red": 0, "blue": 3, "green": 2, "yellow": 0}
    assert table["boss"]["Krug"] == "blue"
    assert table.asked == ["red"]
    assert (table["stage"], table["named"], table["blocked"], table["actions_left"]) == ("boss", "-", [], 2)


@pytest.mark.rule("GB-67", "GB-42")
def test_after_a_lapse_a_contract_is_open_even_where_a_block_would_forbid_it() -> None:
    table = given(
        boss={"Krug": "blue", "Adler": "red", "Schmidbräu": "red"},
        markers={"Krug": {"red": 1, "blue": 2, "green": 2}},
        hand={"blue": "Krug"},
        chosen="boss boss buy buy",
        options={"contract_after_block": "forbidden"},
    )
    table.do("red: boss Krug", "blue: play Krug", "red: contract Adler Schmidbräu")
    assert table["signs"]["Adler"] == "Schmidbräu"


@pytest.mark.rule("GB-67")
def test_with_two_markers_the_challenger_is_still_in_after_the_last_share() -> None:
    table = given(
        boss={"Krug": "blue"},
        markers={"Krug": {"red": 2, "blue": 2, "green": 1}},
        hand={"blue": "Krug"},
        chosen="boss boss buy buy",
    )
    table.do("red: boss Krug", "blue: play Krug")
    assert table.choices("blue") == ["allow", "block"]
