"""Where to go, and what to do before leaving. (BH-31)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal.journey import Stop, worth_of_way
from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.own_turn import POINTLESS, OwnTurn
from stammtisch.games.bohnhansa.choices import CONTRACT, DISCARD, FULFIL, TRAVEL
from stammtisch.games.bohnhansa.names import TOWN_COUNT


def appraise_travel(outlook: Outlook, choices: list[int]) -> list[float]:
    """Journeys against the best one, which is 0; contracts that are fulfilled or bought come before it."""
    here = Stop(outlook.town, outlook.view.hand[:], outlook.cart[:], outlook.money, outlook.turns)
    ways = [worth_of_way(outlook, here, town) for town in range(TOWN_COUNT)]
    best = max(ways)
    turn = OwnTurn(outlook, False)
    values: list[float] = []
    for choice in choices:
        if choice >= FULFIL:
            values.append(turn.fulfil(choice))
        elif choice >= CONTRACT:
            values.append(turn.contract(choice))
        elif choice >= DISCARD:
            values.append(POINTLESS)
        else:
            values.append(ways[choice - TRAVEL] - best)
    return values
