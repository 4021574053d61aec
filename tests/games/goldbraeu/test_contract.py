"""Beer contracts. (GB-48, GB-04)

Without a word about signs Mayerbräu supplies Adler and Post, Steinbräu Krug and Hirschen, Kramerbräu Eiche,
Schmidbräu Bären.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.builders import Table, given


def signing(boss: dict[str, str], **position: Any) -> Table:
    return given(boss=boss, chosen="boss boss buy buy", **position)


@pytest.mark.rule("GB-48")
def test_the_old_sign_goes_back_and_the_new_brewerys_comes() -> None:
    table = signing({"Adler": "red", "Steinbräu": "red"})
    assert [table.state.signs_left(brewery) for brewery in range(4)] == [1, 1, 2, 2]
    table.do("red: contract Adler Steinbräu")
    assert table["signs"]["Adler"] == "Steinbräu"
    assert [table.state.signs_left(brewery) for brewery in range(4)] == [2, 0, 2, 2]
    assert table.asked == ["blue"]


@pytest.mark.rule("GB-48")
def test_contracts_are_for_every_pair_of_own_garden_and_own_brewery() -> None:
    table = signing({"Adler": "red", "Hirschen": "red", "Krug": "blue", "Mayerbräu": "red", "Schmidbräu": "red"})
    assert sorted(table.choices("red")) == [
        "contract Adler Schmidbräu",
        "contract Hirschen Mayerbräu",
        "contract Hirschen Schmidbräu",
        "pass",
    ]


@pytest.mark.rule("GB-48")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: contract Krug Kramerbräu", "GB-48 not_boss_of_both"),
        ("red: contract Adler Schmidbräu", "GB-48 not_boss_of_both"),
        ("red: contract Bären Schmidbräu", "GB-48 not_boss_of_both"),
        ("red: contract Eiche Kramerbräu", "GB-48 supplies_already"),
        ("red: contract Eiche Steinbräu", "GB-48 no_sign_left"),
        ("blue: contract Krug Schmidbräu", "GB-22 not_your_turn"),
        ("red: contract Adler Kramerbräu", ""),
        ("red: contract Hirschen Kramerbräu", ""),
    ],
)
def test_a_contract_needs_both_bosses_a_new_partner_and_a_sign(line: str, why: str) -> None:
    table = signing(
        {
            "Adler": "red",
            "Eiche": "red",
            "Hirschen": "red",
            "Kramerbräu": "red",
            "Steinbräu": "red",
            "Krug": "blue",
            "Schmidbräu": "blue",
        },
        signs={"Post": "Steinbräu"},
    )
    assert table.refused(line) == why


@pytest.mark.rule("GB-48", "GB-04")
def test_a_brewery_supplies_at_most_three_gardens() -> None:
    table = signing({"Adler": "red", "Krug": "red", "Steinbräu": "red"}, signs={"Post": "Steinbräu"})
    assert table.refused("red: contract Adler Steinbräu") == "GB-48 no_sign_left"
    assert table.refused("red: contract Krug Steinbräu") == "GB-48 supplies_already"


@pytest.mark.rule("GB-48")
def test_a_sign_given_back_can_be_used_again() -> None:
    table = given(
        boss={"Adler": "red", "Krug": "red", "Steinbräu": "red", "Kramerbräu": "red"},
        signs={"Post": "Steinbräu"},
        chosen="boss buy buy buy",
    )
    table.do("red: contract Krug Kramerbräu", "red: contract Adler Steinbräu")
    assert table["signs"] | {"Krug": "Kramerbräu", "Adler": "Steinbräu"} == table["signs"]


@pytest.mark.rule("GB-48")
@pytest.mark.parametrize(("garden", "brewery"), [("Adler", "Mayerbräu"), ("Hirschen", "Schmidbräu")])
def test_the_first_and_the_last_pair_of_all_can_be_signed(garden: str, brewery: str) -> None:
    table = signing({garden: "red", brewery: "red"}, signs={"Adler": "Kramerbräu"})
    assert table.do(f"red: contract {garden} {brewery}")["signs"][garden] == brewery


@pytest.mark.rule("GB-48")
def test_a_contract_needs_no_share_and_no_money() -> None:
    table = signing({"Adler": "red", "Steinbräu": "red"}, money={"red": 0}).do("red: contract Adler Steinbräu")
    assert table["money"]["red"] == 0
