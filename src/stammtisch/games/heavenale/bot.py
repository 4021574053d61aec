"""What a beginner's eye sees in a choice: the greedy bot's appraisal."""

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


def appraise(view: HeavenAleView, choices: list[int]) -> list[float]:
    """What each choice is worth to the view's seat, in points at the end of the game."""
    if not choices:
        return []
    outlook = Outlook(view)
    plan = GardenPlan(outlook)
    outlook.ducat = ducat_now(plan)
    return APPRAISALS[view.decisions[-1]](plan, choices)
