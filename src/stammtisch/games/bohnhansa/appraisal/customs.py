"""Which bean goes to the customs. (BH-35)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.prospects import Prospects
from stammtisch.games.bohnhansa.choices import CUSTOMS


def appraise_customs(outlook: Outlook, choices: list[int]) -> list[float]:
    """What it pays less what it is worth; a debt that remains will cost another bean."""
    view = outlook.view
    laid = view.laid if outlook.my_turn else []
    prospects = Prospects(outlook, outlook.town, view.hand, laid, outlook.turns, outlook.my_turn, outlook.my_turn)
    now = prospects.worth(outlook.cart)
    values: list[float] = []
    for choice in choices:
        bean = choice - CUSTOMS
        cart = outlook.cart[:]
        cart[bean] -= 1
        paid = min(outlook.base[bean], view.debt)
        again = weights.ANOTHER_BEAN if paid < view.debt else 0.0
        values.append(paid + prospects.worth(cart) - now - again)
    return values
