"""Customs: money, then beans, then credit. (BH-34, BH-35, BH-42)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import CUSTOMS
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, NOBODY
from stammtisch.games.bohnhansa.state import BohnHansaState

TRAVEL_CUSTOMS: Final = 20
GUEST_CUSTOMS: Final = 15


def charge_customs(state: BohnHansaState, seat: int, amount: int, promised: list[int]) -> None:
    """Take the money; what is missing is paid with beans of the payer's choice, and at last on credit."""
    paid = min(amount, state.money[seat])
    state.pay(seat, -paid)
    if state.telling:
        state.tell("customs", seat, {"paid": paid})
    if paid == amount:
        return
    state.debt = amount - paid
    state.debtor = seat
    state.promised = promised
    state.stack.append(PAY_CUSTOMS)


class PayCustoms(Decision[BohnHansaState]):
    """Which bean is given for customs, at base price, until the sum is reached; no change is given."""

    name = "customs"
    rule = "BH-35"

    def seats(self, state: BohnHansaState) -> int:
        return 1 << state.debtor if state.debt > 0 and self._payable(state) else 0

    def choices(self, state: BohnHansaState, seat: int) -> list[int]:
        return [CUSTOMS + bean for bean in self._payable(state)] if seat == state.debtor else []

    def _payable(self, state: BohnHansaState) -> list[int]:
        first = state.debtor * BEAN_COUNT
        return [bean for bean in range(BEAN_COUNT) if state.cart[first + bean] > state.promised[bean]]

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        if seat != state.debtor:
            return Refusal("BH-42" if state.carrying else "BH-38", "journey_first")
        if not CUSTOMS <= choice < CUSTOMS + BEAN_COUNT:
            return Refusal(self.rule, "pay_with_beans", {"debt": state.debt})
        bean = choice - CUSTOMS
        if bean in self._payable(state):
            return None
        if state.cart[seat * BEAN_COUNT + bean]:
            return Refusal("BH-42", "bean_promised", {"bean": BEANS[bean]})
        return Refusal(self.rule, "bean_not_in_cart", {"bean": BEANS[bean]})

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        bean = choice - CUSTOMS
        state.drop(seat, bean)
        state.debt -= state.terms.box.base[bean]
        if state.telling:
            state.tell("customs_bean", seat, {"bean": BEANS[bean]})

    def resume(self, state: BohnHansaState) -> None:
        """The sum is reached, or there is nothing left to pay with: the shortfall is credit. (BH-35)"""
        if state.debt > 0:
            state.credit[state.debtor] += state.debt
            if state.telling:
                state.tell("credit", state.debtor, {"amount": state.debt})
        state.debt = 0
        state.debtor = NOBODY
        state.promised = [0] * BEAN_COUNT
        state.stack.pop()


PAY_CUSTOMS: Final = PayCustoms()
