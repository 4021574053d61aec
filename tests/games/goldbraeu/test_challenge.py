"""The present boss's answer, and what a blocked player may do. (GB-41 to GB-43, GB-83)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.goldbraeu import GAME
from tests.builders import Table, given


def challenged(krug: dict[str, int], **position: Any) -> Table:
    """Red, with another to follow, has just named Krug, where blue is the boss."""
    position.setdefault("chosen", "boss boss buy buy")
    boss = position.pop("boss", {})
    markers = position.pop("markers", {})
    return given(boss={"Krug": "blue", **boss}, markers={"Krug": krug, **markers}, **position).do("red: boss Krug")


@pytest.mark.rule("GB-41")
def test_the_books_example() -> None:
    table = given(
        boss={"Hirschen": "red"},
        markers={"Hirschen": {"red": 2, "blue": 1, "green": 1}},
        hand={"red": "Hirschen"},
        chosen="buy buy boss buy",
    )
    table.do("green: boss Hirschen")
    assert table.refused("red: block") == "GB-41 no_majority"
    table.do("red: play Hirschen", "red: block")
    assert table["boss"]["Hirschen"] == "red"
    assert table["markers"]["Hirschen"] == {"red": 3, "blue": 1, "green": 1, "yellow": 0}


@pytest.mark.rule("GB-41")
@pytest.mark.parametrize(
    ("krug", "why"),
    [
        ({"red": 1, "blue": 1}, "GB-41 no_majority"),
        ({"red": 1, "blue": 2}, ""),
        ({"red": 1, "blue": 2, "yellow": 1}, "GB-41 no_majority"),
        ({"red": 1, "blue": 3, "yellow": 1}, ""),
        ({"red": 2, "blue": 2}, "GB-41 no_majority"),
        ({"red": 1}, "GB-41 no_majority"),
    ],
)
def test_blocking_needs_more_markers_than_all_others_together(krug: dict[str, int], why: str) -> None:
    assert challenged(krug).refused("blue: block") == why


@pytest.mark.rule("GB-41")
def test_the_refusal_counts_both_sides() -> None:
    table = challenged({"red": 1, "blue": 2, "green": 2})
    refusal = table.state.refusal(1, GAME.codes.parse("block"))
    assert refusal is not None
    assert refusal.values == {"business": "Krug", "mine": 2, "others": 3}


@pytest.mark.rule("GB-41")
def test_blocking_is_a_right_and_no_duty() -> None:
    table = challenged({"red": 1, "blue": 3})
    assert table.choices("blue") == ["allow", "block"]
    table.do("blue: allow")
    assert table["boss"]["Krug"] == "red"


@pytest.mark.rule("GB-41")
def test_shares_are_played_one_after_another_and_none_once_there_is_a_majority() -> None:
    table = challenged({"red": 2, "blue": 1}, hand={"blue": "Krug Krug Krug"})
    table.do("blue: play Krug")
    assert table.choices("blue") == ["allow", "play Krug"]
    table.do("blue: play Krug")
    assert table["markers"]["Krug"]["blue"] == 3
    assert table.refused("blue: play Krug") == "GB-41 majority_already"
    assert table.choices("blue") == ["allow", "block"]


@pytest.mark.rule("GB-41")
def test_with_a_majority_from_the_start_no_share_is_played() -> None:
    table = challenged({"red": 1, "blue": 2}, hand={"blue": "Krug"})
    assert table.refused("blue: play Krug") == "GB-41 majority_already"


@pytest.mark.rule("GB-41")
def test_a_share_that_will_not_suffice_may_be_played_all_the_same() -> None:
    table = challenged({"red": 2, "blue": 1}, hand={"blue": "Krug"}).do("blue: play Krug")
    assert table.choices("blue") == ["allow"]
    table.do("blue: allow")
    assert table["boss"]["Krug"] == "red"
    assert table["markers"]["Krug"]["blue"] == 2


@pytest.mark.rule("GB-41")
def test_having_got_his_majority_the_boss_may_still_allow() -> None:
    table = challenged({"red": 1, "blue": 1}, hand={"blue": "Krug"}).do("blue: play Krug", "blue: allow")
    assert table["boss"]["Krug"] == "red"


@pytest.mark.rule("GB-41", "GB-58", "GB-55")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: play Krug", "GB-58 not_in_hand"),
        ("blue: play Post", "GB-41 block_or_allow"),
        ("blue: pass", "GB-41 block_or_allow"),
        ("blue: boss Krug", "GB-41 block_or_allow"),
        ("blue: keep", "GB-41 block_or_allow"),
        ("blue: allow", ""),
    ],
)
def test_what_the_challenged_boss_can_answer(line: str, why: str) -> None:
    assert challenged({"red": 1, "blue": 1}, hand={"blue": "Post"}).refused(line) == why


@pytest.mark.rule("GB-55", "GB-41")
def test_without_a_marker_in_the_supply_the_boss_plays_no_share() -> None:
    full = {"Adler": {"blue": 6}, "Post": {"blue": 6}, "Eiche": {"blue": 3}}
    table = challenged({"red": 1, "blue": 1}, markers=full, hand={"blue": "Krug"})
    assert table.refused("blue: play Krug") == "GB-55 no_marker_left"
    table = challenged({"red": 1, "blue": 1}, markers=full | {"Eiche": {"blue": 2}}, hand={"blue": "Krug"})
    assert table.refused("blue: play Krug") == ""


@pytest.mark.rule("GB-41")
def test_an_equal_count_in_another_business_is_no_matter() -> None:
    table = challenged({"red": 1, "blue": 1}, markers={"Post": {"blue": 5}})
    assert table.refused("blue: block") == "GB-41 no_majority"


@pytest.mark.rule("GB-83", "GB-41")
def test_the_boss_is_asked_even_if_he_can_only_allow() -> None:
    table = challenged({"red": 1, "blue": 1})
    assert table.asked == ["blue"]
    assert table.choices("blue") == ["allow"]


@pytest.mark.rule("GB-43")
@pytest.mark.parametrize(
    "line", ["green: play Krug", "green: block", "red: play Krug", "red: allow", "red: boss+ Krug"]
)
def test_only_the_challenged_boss_answers(line: str) -> None:
    table = challenged({"red": 1, "blue": 1, "green": 2}, hand={"green": "Krug", "red": "Krug"})
    assert table.refused(line) == "GB-43 not_challenged"
    assert table.choices(line.split(":")[0]) == []


@pytest.mark.rule("GB-42")
def test_a_blocked_try_uses_no_action_up_and_the_same_player_goes_on() -> None:
    table = challenged({"red": 1, "blue": 2}).do("blue: block")
    assert table["boss"]["Krug"] == "blue"
    assert table["actions_left"] == 1
    assert table.asked == ["red"]
    assert table["blocked"] == ["Krug"]
    assert table["stage"] == "boss"


@pytest.mark.rule("GB-42")
def test_the_same_business_again_needs_another_share() -> None:
    table = challenged({"red": 1, "blue": 2}, hand={"red": "Krug"}).do("blue: block")
    assert table.refused("red: boss Krug") == "GB-42 blocked_here"
    table.do("red: boss+ Krug")
    assert table.refused("blue: block") == "GB-41 no_majority"
    table.do("blue: allow")
    assert table["boss"]["Krug"] == "red"


@pytest.mark.rule("GB-42")
def test_without_another_share_the_business_is_closed() -> None:
    table = challenged({"red": 1, "blue": 2}).do("blue: block")
    assert table.choices("red") == ["pass"]
    assert table.refused("red: boss+ Krug") == "GB-58 not_in_hand"


@pytest.mark.rule("GB-42")
def test_every_further_try_needs_one_more_share() -> None:
    table = challenged({"red": 1, "blue": 3}, hand={"red": "Krug"}).do("blue: block", "red: boss+ Krug", "blue: block")
    assert table["hand"]["red"] == []
    assert table.refused("red: boss Krug") == "GB-42 blocked_here"
    assert table["markers"]["Krug"]["red"] == 2


@pytest.mark.rule("GB-42")
def test_a_share_is_needed_also_after_tries_elsewhere() -> None:
    table = challenged(
        {"red": 1, "blue": 2}, boss={"Post": "green"}, markers={"Post": {"red": 1, "green": 2}}, hand={"red": "Krug"}
    )
    table.do("blue: block", "red: boss Post", "green: block")
    assert table["blocked"] == ["Krug", "Post"]
    assert table.refused("red: boss Krug") == "GB-42 blocked_here"
    assert table.refused("red: boss Post") == "GB-42 blocked_here"
    assert table.refused("red: boss+ Krug") == ""


@pytest.mark.rule("GB-42")
def test_another_business_may_be_named_after_a_block() -> None:
    table = challenged({"red": 1, "blue": 2}, markers={"Post": {"red": 1}}).do("blue: block", "red: boss Post")
    assert table["boss"]["Post"] == "red"
    assert table.asked == ["blue"]
    assert table["blocked"] == []


@pytest.mark.rule("GB-42", "GB-23")
def test_the_second_of_two_actions_starts_afresh() -> None:
    table = challenged({"red": 1, "blue": 2}, markers={"Post": {"red": 1}}, chosen="boss buy buy buy")
    table.do("blue: block", "red: boss Post")
    assert table["actions_left"] == 1
    assert table.refused("red: boss Krug") == ""


@pytest.mark.rule("GB-42")
def test_a_block_of_one_player_binds_no_other() -> None:
    table = challenged({"red": 1, "blue": 3, "green": 1}, chosen="boss buy boss buy")
    table.do("blue: block", "red: pass")
    assert table.refused("green: boss Krug") == ""


@pytest.mark.rule("GB-42")
@pytest.mark.parametrize(("option", "why"), [("allowed", ""), ("forbidden", "GB-42 no_contract_after_block")])
def test_a_contract_after_a_block_is_a_matter_of_edition(option: str, why: str) -> None:
    bosses = {"Adler": "red", "Schmidbräu": "red"}
    table = challenged({"red": 1, "blue": 2}, boss=bosses, options={"contract_after_block": option}).do("blue: block")
    assert table.refused("red: contract Adler Schmidbräu") == why


@pytest.mark.rule("GB-42", "GB-23")
def test_even_where_forbidden_the_second_action_may_be_a_contract() -> None:
    table = challenged(
        {"red": 1, "blue": 2},
        boss={"Adler": "red", "Schmidbräu": "red"},
        markers={"Post": {"red": 1}},
        options={"contract_after_block": "forbidden"},
        chosen="boss buy buy buy",
    )
    assert table.refused("red: contract Adler Schmidbräu") == "GB-43 not_challenged"
    table.do("blue: block", "red: boss Post", "red: contract Adler Schmidbräu")
    assert table["signs"]["Adler"] == "Schmidbräu"


@pytest.mark.rule("GB-42", "GB-48")
def test_where_forbidden_a_contract_without_a_block_is_no_matter() -> None:
    table = given(
        boss={"Adler": "red", "Schmidbräu": "red"},
        options={"contract_after_block": "forbidden"},
        chosen="boss boss buy buy",
    )
    assert table.refused("red: contract Adler Schmidbräu") == ""


@pytest.mark.rule("GB-42", "GB-24")
def test_a_blocked_player_may_stop() -> None:
    table = challenged({"red": 1, "blue": 2}).do("blue: block", "red: pass")
    assert table.asked == ["blue"]
    assert table["stage"] == "boss"
    assert table["blocked"] == []


@pytest.mark.rule("GB-41", "GB-42")
def test_the_same_boss_may_play_again_when_challenged_again() -> None:
    table = challenged({"red": 1, "blue": 2}, hand={"red": "Krug", "blue": "Krug"})
    table.do("blue: block", "red: boss+ Krug", "blue: play Krug", "blue: block")
    assert table["boss"]["Krug"] == "blue"
    assert table["markers"]["Krug"] == {"red": 2, "blue": 3, "green": 0, "yellow": 0}


@pytest.mark.rule("GB-44", "GB-41")
def test_after_the_answer_no_challenge_is_open() -> None:
    assert challenged({"red": 1, "blue": 2})["named"] == "Krug"
    assert challenged({"red": 1, "blue": 2}).do("blue: block")["named"] == "-"
    assert challenged({"red": 1, "blue": 2}).do("blue: allow")["named"] == "-"
