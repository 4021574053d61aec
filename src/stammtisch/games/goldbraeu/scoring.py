"""The income of a payday. (GB-71 to GB-76)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.names import BREWERY_COUNT, BUSINESSES, GARDEN_COUNT, NOBODY
from stammtisch.games.goldbraeu.state import GoldbraeuState

PER_CELL: Final = 4
WAITRESS_BRINGS: Final = 20
DRUNKARD_COSTS: Final = 12


def income(cells: int, parasols: int, waitress: bool, drunkard: bool) -> int:
    """What a garden earns: 4 a cell, twice that under a parasol; never below 0. (GB-71)"""
    earned = PER_CELL * (cells.bit_count() + (cells & parasols).bit_count())
    if waitress:
        earned += WAITRESS_BRINGS
    if drunkard:
        earned -= DRUNKARD_COSTS
    return max(earned, 0)


def share_out(amount: int, markers: int) -> tuple[int, int]:
    """What each marker gets, and what is left for the boss. (GB-73, GB-76)"""
    return divmod(amount, markers) if markers else (0, amount)


def pay_out(state: GoldbraeuState) -> None:
    """Gardens from Adler clockwise, half of each to its brewery's pot; then the pots. (GB-72, GB-74)"""
    before = state.money[:]
    pots = [0] * BREWERY_COUNT
    for garden in range(GARDEN_COUNT):
        earned = income(
            state.cells[garden], state.terms.board.parasols, state.waitress == garden, state.drunkard == garden
        )
        pots[state.sign[garden]] += earned // 2
        pay_business(state, garden, earned // 2)
    for brewery in range(BREWERY_COUNT):
        pay_business(state, GARDEN_COUNT + brewery, pots[brewery])
    if state.telling:
        for seat in range(state.players):
            state.tell("earned", seat, {"amount": state.money[seat] - before[seat]}, True)


def pay_business(state: GoldbraeuState, business: int, amount: int) -> None:
    """Divide an amount among the markers; the remainder is the boss's, or stays in the bank. (GB-73, GB-75)"""
    each, rest = share_out(amount, state.markers_at(business))
    first = business * state.players
    for seat in range(state.players):
        state.pay(seat, each * state.markers[first + seat])
    boss = state.boss[business]
    if boss != NOBODY:
        state.pay(boss, rest)
    if state.telling and amount:
        state.tell(
            "business_paid" if boss != NOBODY else "paid_without_boss",
            boss,
            {"business": BUSINESSES[business], "amount": amount, "each": each, "rest": rest},
            True,
        )
