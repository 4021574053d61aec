"""Naming a boss. (GB-40, GB-44 to GB-47, GB-49)"""

from __future__ import annotations

from typing import Any

import pytest

from tests.builders import Table, given


def naming(**position: Any) -> Table:
    """Red's only naming of the day, then blue's."""
    return given(chosen="boss boss buy buy", **position)


@pytest.mark.rule("GB-40")
@pytest.mark.parametrize("business", ["Adler", "Hirschen", "Mayerbräu", "Schmidbräu"])
def test_a_marker_is_enough_to_name_the_boss_of_any_business(business: str) -> None:
    table = naming(markers={business: {"red": 1}}).do(f"red: boss {business}")
    assert table["boss"][business] == "red"
    assert table.asked == ["blue"]


@pytest.mark.rule("GB-40")
def test_without_a_marker_there_is_no_naming() -> None:
    table = naming(markers={"Krug": {"blue": 2}})
    assert table.refused("red: boss Krug") == "GB-40 no_marker"


@pytest.mark.rule("GB-40", "GB-49")
def test_a_hand_share_played_first_gives_the_marker() -> None:
    table = naming(hand={"red": "Krug"})
    assert table.refused("red: boss Krug") == "GB-40 no_marker"
    table.do("red: boss+ Krug")
    assert table["boss"]["Krug"] == "red"
    assert table["markers"]["Krug"]["red"] == 1
    assert table["hand"]["red"] == []
    assert table["gone"]["Krug"] == 1


@pytest.mark.rule("GB-40", "GB-58")
def test_only_a_share_in_the_own_hand_can_be_played() -> None:
    table = naming(markers={"Krug": {"red": 1}}, hand={"blue": "Krug", "red": "Post"})
    assert table.refused("red: boss+ Krug") == "GB-58 not_in_hand"
    assert table.refused("red: boss+ Post") == ""


@pytest.mark.rule("GB-40", "GB-43")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: play Krug", "GB-58 no_play_now"),
        ("red: play Adler", "GB-58 no_play_now"),
        ("red: allow", "GB-22 other_action"),
        ("red: block", "GB-22 other_action"),
        ("red: chip Adler", "GB-22 other_action"),
        ("red: buy deck", "GB-22 other_action"),
        ("red: grow Adler b1", "GB-22 other_action"),
        ("blue: boss Krug", "GB-22 not_your_turn"),
        ("red: pass", ""),
    ],
)
def test_what_does_not_belong_to_this_action(line: str, why: str) -> None:
    assert naming(markers={"Krug": {"red": 1, "blue": 1}}, hand={"red": "Krug"}).refused(line) == why


@pytest.mark.rule("GB-49")
def test_a_share_may_be_played_where_one_has_a_marker_already() -> None:
    table = naming(markers={"Krug": {"red": 1}}, hand={"red": "Krug"})
    assert table.choices("red") == ["pass", "boss Krug", "boss+ Krug"]
    table.do("red: boss+ Krug")
    assert table["markers"]["Krug"]["red"] == 2


@pytest.mark.rule("GB-49")
def test_at_most_one_share_in_a_try() -> None:
    table = naming(boss={"Krug": "blue"}, markers={"Krug": {"blue": 1}}, hand={"red": "Krug Krug"})
    table.do("red: boss+ Krug")
    assert table["hand"]["red"] == ["Krug"]
    assert table.asked == ["blue"]
    assert table.refused("red: boss+ Krug") == "GB-43 not_challenged"


@pytest.mark.rule("GB-49")
def test_with_his_share_the_challenger_is_naming_that_business() -> None:
    table = naming(boss={"Krug": "blue"}, hand={"red": "Krug"}).do("red: boss+ Krug", "blue: allow")
    assert table["boss"]["Krug"] == "red"
    assert table["stage"] == "boss"
    assert table.asked == ["blue"]


@pytest.mark.rule("GB-44")
def test_a_replaced_boss_returns_to_its_owner() -> None:
    table = naming(boss={"Krug": "blue", "Post": "blue"}, markers={"Krug": {"red": 1}})
    table.do("red: boss Krug", "blue: allow")
    assert table["boss"]["Krug"] == "red"
    assert [table.state.bosses_left(seat) for seat in range(4)] == [5, 5, 6, 6]


@pytest.mark.rule("GB-45", "GB-49")
@pytest.mark.parametrize("former", ["-", "green"])
def test_a_boss_named_this_day_cannot_be_replaced_this_day(former: str) -> None:
    table = naming(boss={"Krug": former}, markers={"Krug": {"red": 1, "blue": 3}}, hand={"blue": "Krug"})
    table.do("red: boss Krug", *(["green: allow"] if former == "green" else []))
    assert table["named_today"] == ["Krug"]
    assert table.refused("blue: boss Krug") == "GB-45 named_today"
    assert table.refused("blue: boss+ Krug") == "GB-45 named_today"
    assert table["hand"]["blue"] == ["Krug"]


@pytest.mark.rule("GB-45")
def test_the_protection_ends_with_the_day() -> None:
    table = naming(markers={"Krug": {"red": 1, "blue": 3}})
    table.do("red: boss Krug", "blue: pass", "green: pass", "yellow: pass").everyone("card boss")
    assert table["named_today"] == []
    assert table.refused("blue: boss Krug") == ""


@pytest.mark.rule("GB-45", "GB-26")
def test_the_protection_ends_with_the_week_too() -> None:
    table = naming(day=7, markers={"Krug": {"red": 1, "blue": 3}})
    table.do("red: boss Krug", "blue: pass", "green: pass", "yellow: pass").everyone("pass")
    assert table["named_today"] == []


@pytest.mark.rule("GB-45", "GB-23")
def test_two_bosses_named_on_one_day_are_both_protected() -> None:
    table = naming(markers={"Krug": {"red": 1}, "Post": {"blue": 1}}).do("red: boss Krug", "blue: boss Post")
    assert table["named_today"] == ["Krug", "Post"]


@pytest.mark.rule("GB-45")
def test_one_protected_business_protects_no_other() -> None:
    table = naming(boss={"Eiche": "green"}, markers={"Krug": {"red": 1}, "Eiche": {"blue": 1}}).do("red: boss Krug")
    assert table.refused("blue: boss Eiche") == ""


@pytest.mark.rule("GB-45")
def test_a_blocked_naming_protects_nobody() -> None:
    table = naming(boss={"Krug": "green"}, markers={"Krug": {"red": 1, "blue": 1, "green": 3}})
    table.do("red: boss Krug", "green: block", "red: pass")
    assert table.refused("blue: boss Krug") == ""


@pytest.mark.rule("GB-45")
def test_bosses_from_set_up_are_not_protected() -> None:
    table = given(
        stage="place_boss",
        boss={"Adler": "red", "Krug": "blue", "Eiche": "green", "Bären": "yellow", "Post": "red", "Hirschen": "blue"},
        markers={"Schmidbräu": {"red": 1}},
    )
    table.do("green: boss Kramerbräu", "yellow: boss Schmidbräu").everyone("card boss")
    assert table["named_today"] == []
    table.do("red: boss Schmidbräu", "yellow: allow")
    assert table["boss"]["Schmidbräu"] == "red"


@pytest.mark.rule("GB-46")
def test_where_there_is_no_boss_nobody_can_block() -> None:
    table = naming(markers={"Krug": {"red": 1, "blue": 4}}).do("red: boss Krug")
    assert table["boss"]["Krug"] == "red"


@pytest.mark.rule("GB-47", "GB-49")
def test_no_naming_where_one_is_boss_already() -> None:
    table = naming(boss={"Krug": "red"}, markers={"Krug": {"red": 1}}, hand={"red": "Krug"})
    assert table.choices("red") == ["pass"]
    assert table.refused("red: boss Krug") == "GB-47 boss_already"
    assert table.refused("red: boss+ Krug") == "GB-47 boss_already"


@pytest.mark.rule("GB-47", "GB-45")
def test_who_named_himself_today_is_told_that_he_is_boss_already() -> None:
    table = given(markers={"Krug": {"red": 1}}, chosen="boss buy buy buy").do("red: boss Krug")
    assert table.refused("red: boss Krug") == "GB-47 boss_already"


SIX = ("Adler", "Krug", "Eiche", "Bären", "Post", "Hirschen")


@pytest.mark.rule("GB-47", "GB-03", "GB-49")
def test_no_naming_with_all_six_figures_on_the_board() -> None:
    table = naming(boss=dict.fromkeys(SIX, "red"), markers={"Mayerbräu": {"red": 1}}, hand={"red": "Mayerbräu"})
    assert table.refused("red: boss Mayerbräu") == "GB-47 no_boss_left"
    assert table.refused("red: boss+ Mayerbräu") == "GB-47 no_boss_left"


@pytest.mark.rule("GB-47")
def test_the_sixth_figure_may_be_used() -> None:
    table = naming(boss=dict.fromkeys(SIX[:5], "red"), markers={"Mayerbräu": {"red": 1}}).do("red: boss Mayerbräu")
    assert table["boss"]["Mayerbräu"] == "red"


@pytest.mark.rule("GB-47", "GB-45")
def test_a_protected_boss_is_the_reason_even_without_figures() -> None:
    table = naming(boss=dict.fromkeys(SIX, "blue"), markers={"Steinbräu": {"red": 1, "blue": 1}})
    table.do("red: boss Steinbräu")
    assert table.refused("blue: boss Steinbräu") == "GB-45 named_today"


@pytest.mark.rule("GB-55", "GB-40")
def test_without_a_marker_in_the_supply_no_share_can_be_played() -> None:
    full = {name: {"red": 4} for name in SIX[:4]}
    table = naming(markers=full, hand={"red": "Krug Post"})
    assert table.refused("red: boss+ Post") == "GB-55 no_marker_left"
    assert table.refused("red: boss+ Krug") == "GB-55 no_marker_left"
    assert table.refused("red: boss Krug") == ""
    assert naming(markers=full | {"Krug": {"red": 3}}, hand={"red": "Post"}).refused("red: boss+ Post") == ""
