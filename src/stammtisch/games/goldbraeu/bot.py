"""What a choice looks worth: to the greedy bot, to a learner, to a master."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.games.goldbraeu.appraisal import weights
from stammtisch.games.goldbraeu.appraisal.action_cards import appraise_card
from stammtisch.games.goldbraeu.appraisal.expansion import appraise_expand
from stammtisch.games.goldbraeu.appraisal.naming import appraise_block, appraise_boss, appraise_place_boss
from stammtisch.games.goldbraeu.appraisal.outlook import PAYDAYS, Outlook
from stammtisch.games.goldbraeu.appraisal.purchase import (
    appraise_buy,
    appraise_drawn,
    appraise_drunkard,
    appraise_waitress,
)
from stammtisch.games.goldbraeu.appraisal.shares import appraise_hold, appraise_payday
from stammtisch.games.goldbraeu.view import GoldbraeuView

APPRAISALS: Final[dict[str, Callable[[Outlook, list[int]], list[float]]]] = {
    "hold": appraise_hold,
    "place_boss": appraise_place_boss,
    "card": appraise_card,
    "expand": appraise_expand,
    "boss": appraise_boss,
    "block": appraise_block,
    "buy": appraise_buy,
    "drawn": appraise_drawn,
    "waitress": appraise_waitress,
    "drunkard": appraise_drunkard,
    "payday": appraise_payday,
}
"""By the name of the decision that is being asked."""


SIGHT: Final[dict[str, int]] = {"hold": 0, "drawn": 0, "payday": 1}
"""How many paydays matter, for decisions that are not about all that are to come."""


def appraise(view: GoldbraeuView, choices: list[int]) -> list[float]:
    """What each choice is worth to the view's seat, in thalers more than the others get on average."""
    return _appraised(view, choices, PAYDAYS, 1.0)


def judge(view: GoldbraeuView, choices: list[int]) -> list[float]:
    """The same for a master, to whom a card is worth more than it brings at the paydays.

    It lets him name a boss, or keep one, and nobody else has it. Whoever lays and buys so wins 37 % of the games for
    three and of those for four against those who do not (`benchmarks.judgement`); worths from 1.2 to 1.8 gain no more,
    nor does fitting all other weights as well.
    """
    return _appraised(view, choices, PAYDAYS, weights.MASTERS_CARD)


def glance(view: GoldbraeuView, choices: list[int]) -> list[float]:
    """The same for a learner, who sees no further than the next payday."""
    return _appraised(view, choices, 1, 1.0)


def _appraised(view: GoldbraeuView, choices: list[int], sight: int, card_worth: float) -> list[float]:
    if not choices:
        return []
    decision = view.decisions[-1]
    return APPRAISALS[decision](Outlook(view, min(SIGHT.get(decision, PAYDAYS), sight), card_worth), choices)
