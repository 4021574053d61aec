"""When the game ends, as the evaluation foresees it. (BH-70, BH-71)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.bohnhansa.evaluation.calendar import Calendar
from tests.games.bohnhansa.table import given
from tests.games.bohnhansa.test_bot import PLAIN


@pytest.mark.rule("BH-70")
def test_hands_tell_when_the_game_ends() -> None:
    """Three harvests are missing, and everybody's supply card is the sixth, which the third journey from now plays."""
    hands = {"red": PLAIN, "blue": PLAIN, "green": PLAIN}
    harvested = ["N01", "N02", "N03", "N04", "N05"]
    calendar = Calendar(given(3, hand=hands, harvested=harvested).state)
    assert calendar.end == 8
    assert [calendar.turns(seat) for seat in range(3)] == [4, 4, 3], "green ends it, the others have one turn more"
    sooner = Calendar(given(3, hand=hands | {"green": ["2", *PLAIN[:5], "3"]}, harvested=harvested).state)
    assert sooner.end == 7, "green has it in front, and blue is the last"


@pytest.mark.rule("BH-41")
def test_a_harvest_that_lies_before_a_guest_is_placed_in_his_next_turn() -> None:
    hands = {"red": PLAIN, "blue": PLAIN, "green": PLAIN}
    placed = ["N01", "N02", "N03", "N04", "N05", "N06", "N07"]
    assert Calendar(given(3, hand=hands, harvested=placed).state).end == 6
    assert Calendar(given(3, hand=hands, harvested=placed, before={"green": ["N08"]}).state).end == 2


@pytest.mark.parametrize("reserve_placed", [[], ["N09"]])
@pytest.mark.rule("BH-71")
def test_cards_of_the_reserve_do_not_end_the_game(reserve_placed: list[str]) -> None:
    """The pile is empty and its last card lies before green; red has supply in front, which takes from the reserve."""
    placed = ["N01", "N02", "N03", "N04", "N05", "N06", "N07", *reserve_placed]
    reserve = [card for card in ("N09", "N10") if card not in reserve_placed]
    hands = {"red": ["2", "1", "3", "4"], "blue": PLAIN, "green": PLAIN}
    position: dict[str, Any] = {"hand": hands, "harvested": placed, "reserved": ["N09", "N10"]}
    calendar = Calendar(given(3, before={"green": ["N08"]}, reserve=reserve, **position).state)
    assert calendar.end == 2
    assert [calendar.turns(seat) for seat in range(3)] == [2, 2, 1]
    before = {"blue": ["N08"], "green": reserve[:1]}
    assert Calendar(given(3, before=before, reserve=reserve[1:], **position).state).end == 1, "green's is no eighth"


@pytest.mark.rule("BH-70")
def test_a_supply_card_that_is_in_front_after_the_journey_waits_for_the_next_one() -> None:
    hands = {"red": ["2", "1", "3", "4"], "blue": PLAIN, "green": PLAIN}
    placed = ["N01", "N02", "N03", "N04", "N05", "N06", "N07"]
    ends = [Calendar(given(3, stage=stage, hand=hands, harvested=placed).state).end for stage in ("travel", "trade")]
    assert ends == [0, 3]


@pytest.mark.parametrize(("left", "turns"), [(2, [1, 1, 1]), (1, [1, 1, 0]), (0, [1, 0, 0])])
@pytest.mark.rule("BH-70")
def test_in_the_last_round_turns_are_counted(left: int, turns: list[int]) -> None:
    calendar = Calendar(given(3, turns_left=left).state)
    assert [calendar.turns(seat) for seat in range(3)] == turns
