"""The contract fulfilled in set-up and the order of the two others. (BH-13)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal.journey import Stop, worth_of_place
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.choices import OPENING, ORDERS
from stammtisch.games.bohnhansa.names import FIRST_CONTRACT


def appraise_opening(outlook: Outlook, choices: list[int]) -> list[float]:
    """What the first journey brings from where one would stand, with the hand that one would have."""
    values: list[float] = []
    for choice in choices:
        first, second, third = (outlook.view.dealt[place] for place in ORDERS[choice - OPENING])
        contract = first - FIRST_CONTRACT
        cart = outlook.cart[:]
        for bean in outlook.box.contract_beans[contract]:
            cart[bean] -= 1
        payout = outlook.box.payout[contract]
        hand = [*outlook.view.hand, second, third]
        stop = Stop(outlook.box.contract_town[contract], hand, cart, payout, outlook.turns)
        values.append(payout + worth_of_place(outlook, stop))
    return values
