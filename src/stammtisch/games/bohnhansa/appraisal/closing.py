"""The end of a turn and of the game: what is still fulfilled. (BH-53, BH-72)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal.outlook import Outlook
from stammtisch.games.bohnhansa.appraisal.own_turn import POINTLESS, OwnTurn
from stammtisch.games.bohnhansa.choices import CONTRACT, END, FULFIL


def appraise_closing(outlook: Outlook, choices: list[int]) -> list[float]:
    """Against ending the turn, which is 0."""
    turn = OwnTurn(outlook, False)
    values: list[float] = []
    for choice in choices:
        if choice >= FULFIL:
            values.append(turn.fulfil(choice))
        elif choice >= CONTRACT:
            values.append(turn.contract(choice))
        else:
            values.append(0.0 if choice == END else POINTLESS)
    return values
