"""What a choice looks worth: to the greedy bot, and to a learner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.games.heavenale.appraisal.activation import appraise_disc
from stammtisch.games.heavenale.appraisal.cards import appraise_card
from stammtisch.games.heavenale.appraisal.garden import GardenPlan
from stammtisch.games.heavenale.appraisal.outlook import Outlook
from stammtisch.games.heavenale.appraisal.purchase import appraise_buy, appraise_place
from stammtisch.games.heavenale.appraisal.purse import ducat_now
from stammtisch.games.heavenale.appraisal.sheds import appraise_shed
from stammtisch.games.heavenale.appraisal.track import appraise_choose_start, appraise_move
from stammtisch.games.heavenale.hidden import complete
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView

APPRAISALS: Final[dict[str, Callable[[GardenPlan, list[int]], list[float]]]] = {
    "choose_start": appraise_choose_start,
    "move": appraise_move,
    "buy": appraise_buy,
    "place": appraise_place,
    "shed": appraise_shed,
    "disc": appraise_disc,
    "card": appraise_card,
}
"""By the name of the decision that is being asked."""


LEARNER: Final = 0.8
"""How much a learner sees of what lies behind the next stop, and of that behind the one after it."""


def appraise(view: HeavenAleView, choices: list[int]) -> list[float]:
    """What each choice is worth to the view's seat, in points at the end of the game."""
    if not choices:
        return []
    assert view.seat is not None
    return appraise_in_haste(complete(view), view.seat, choices)


def appraise_in_haste(state: HeavenAleState, seat: int, choices: list[int], sight: float = 1.0) -> list[float]:
    """The same from a whole position, of which only the order of the piles is not for the seat's eyes."""
    outlook = Outlook(state, seat, sight)
    plan = GardenPlan(outlook)
    decision = state.stack[-1].name
    if decision != "place":  # the tile is paid for, and nothing else that it may bring is counted in ducats of today
        outlook.ducat = ducat_now(plan)
    return APPRAISALS[decision](plan, choices)


def glance(view: HeavenAleView, choices: list[int]) -> list[float]:
    """The same for a learner, who thinks of the next stop and sees four fifths of what lies behind it."""
    if not choices:
        return []
    assert view.seat is not None
    return appraise_in_haste(complete(view), view.seat, choices, LEARNER)
