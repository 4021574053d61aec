"""Hand shares: which to hide at the start, which to play on a payday. (GB-15, GB-70)"""

from __future__ import annotations

from stammtisch.games.goldbraeu.appraisal.outlook import Outlook
from stammtisch.games.goldbraeu.choices import HOLD, PAIRS, PASS, PLAY
from stammtisch.games.goldbraeu.names import NOBODY
from stammtisch.games.goldbraeu.scoring import share_out


def appraise_hold(outlook: Outlook, choices: list[int]) -> list[float]:
    """Hide the twins of what one shows: every business shows up, and nobody sees which are one's strongest."""
    return [float(hidden_twins(outlook.view.hand, *PAIRS[choice - HOLD])) for choice in choices]


def hidden_twins(hand: list[int], first: int, second: int) -> int:
    """How many of two hidden shares have a twin among the shown."""
    return (hand[first] > 1 + (first == second)) + (hand[second] > 1 + (first == second))


def appraise_payday(outlook: Outlook, choices: list[int]) -> list[float]:
    """Play what pays today; what does not may do so later, or never."""
    return [0.0 if choice == PASS else play_gain(outlook, choice - PLAY) for choice in choices]


def play_gain(outlook: Outlook, business: int) -> float:
    """What the hand shares of a business bring today, if as many of them are played as is best."""
    markers = outlook.markers_at(business)
    now = paid_edge(outlook, business, markers)
    gains: list[float] = []
    for _ in range(outlook.view.hand[business]):
        markers[outlook.me] += 1
        fallen = sum(markers) >= outlook.view.terms.last_share
        stand = [0 if fallen and count == 1 else count for count in markers]
        gains.append(paid_edge(outlook, business, stand) - now)
    return max(gains)


def paid_edge(outlook: Outlook, business: int, markers: list[int]) -> float:
    """What a business pays the viewer today, less the average of the others. (GB-73, GB-75)"""
    each, rest = share_out(int(outlook.amount[0][business]), sum(markers))
    paid = [each * count for count in markers]
    boss = outlook.view.boss[business]
    if boss != NOBODY:
        paid[boss] += rest
    mine = paid[outlook.me]
    return mine - (sum(paid) - mine) / (outlook.players - 1)
