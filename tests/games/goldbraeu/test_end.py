"""The end of the game. (GB-80, GB-81)"""

from __future__ import annotations

import pytest

from stammtisch.engine import IllegalChoice
from tests.builders import Table, given


def ended(money: dict[str, int], hand: dict[str, str] | None = None) -> Table:
    return given(stage="over", week=3, day=7, money=money, hand=hand or {})


@pytest.mark.rule("GB-80")
def test_the_richest_wins() -> None:
    table = ended({"red": 40, "blue": 41, "green": 39, "yellow": 0})
    assert table.state.winners() == [1]
    assert table.state.scores() == [40, 41, 39, 0]


@pytest.mark.rule("GB-80")
def test_hand_cards_are_worth_nothing() -> None:
    assert ended({"red": 40, "blue": 41}, hand={"red": "Adler Krug Post"}).state.winners() == [1]


@pytest.mark.rule("GB-81")
@pytest.mark.parametrize(
    ("money", "winners"),
    [
        ({"red": 40, "blue": 40, "green": 39}, [0, 1]),
        ({"red": 30, "blue": 40, "green": 40, "yellow": 40}, [1, 2, 3]),
        ({}, [0, 1, 2, 3]),
    ],
)
def test_ties_share_the_win(money: dict[str, int], winners: list[int]) -> None:
    assert ended(money).state.winners() == winners


@pytest.mark.rule("GB-80")
@pytest.mark.parametrize("players", [3, 4])
def test_the_game_ends_with_the_third_payday(players: int) -> None:
    table = given(players=players, stage="payday", week=3, day=7, boss={"Krug": "blue"})
    assert table["stage"] == "payday"
    table.everyone("pass")
    assert table.state.over
    assert table.state.winners() == [1]
    assert table.happened[-1] == "over"
    assert table.events[-1].public == {"money": table.state.money}


@pytest.mark.rule("GB-80")
def test_nobody_is_asked_any_more() -> None:
    table = ended({})
    assert table.asked == []
    assert [table.choices(colour) for colour in table.colours] == [[], [], [], []]
    for line in ("red: pass", "yellow: card buy", "blue: play Krug"):
        assert table.refused(line) == "GB-80 over"


@pytest.mark.rule("GB-80")
def test_a_choice_after_the_end_raises_and_changes_nothing() -> None:
    table = ended({})
    with pytest.raises(IllegalChoice, match="GB-80"):
        table.state.apply(0, 0)
    assert table["stage"] == "over"
