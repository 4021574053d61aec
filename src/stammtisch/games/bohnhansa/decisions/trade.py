"""The trade phase: purchases, offers and answers, in any order, as often as wished. (BH-40 to BH-47, BH-80 ff.)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import BUY, END, FULFIL, PASS
from stammtisch.games.bohnhansa.decisions.anytime import (
    contract_choices,
    is_contract_choice,
    is_own_turn_choice,
    own_turn_choices,
    own_turn_refusal,
    take_own_turn_choice,
)
from stammtisch.games.bohnhansa.decisions.carry_out import settle_offers
from stammtisch.games.bohnhansa.decisions.closing import begin_closing
from stammtisch.games.bohnhansa.decisions.market import buy_bean, buy_choices, buy_refusal
from stammtisch.games.bohnhansa.decisions.negotiation import (
    answer,
    answer_choices,
    answer_refusal,
    is_answer,
    is_proposal,
    proposal_refusal,
    propose,
)
from stammtisch.games.bohnhansa.decisions.open_offers import expire
from stammtisch.games.bohnhansa.decisions.rounds import (
    ROUND_OF_OFFERS,
    ROUNDS,
    is_swap,
    make_swap,
    swap_refusal,
    swaps,
)
from stammtisch.games.bohnhansa.names import SLOT_COUNT
from stammtisch.games.bohnhansa.state import BohnHansaState


class Trade(Decision[BohnHansaState]):
    """The game waits for the active player; the others may offer, answer and buy contracts meanwhile. (BH-88)"""

    name = "trade"
    rule = "BH-40"

    def seats(self, state: BohnHansaState) -> int:
        return 1 << state.active

    def addressed(self, state: BohnHansaState) -> int:
        """Whoever an open offer waits for. (BH-80, BH-88)"""
        asked = 0
        for offer in state.book.offers:
            asked |= offer.to & ~offer.agreed
        return asked

    def unlisted(self, state: BohnHansaState, seat: int) -> tuple[str, ...]:
        """Free negotiation: offers and wishes in words; only the active player bundles. (BH-80, BH-84, BH-87)"""
        if state.terms.in_rounds:
            return ()
        answers = ("counter",) if self.addressed(state) >> seat & 1 else ()
        return ("offer", *answers, "bundle", "wish") if seat == state.active else ("offer", *answers, "wish")

    def choices(self, state: BohnHansaState, seat: int) -> list[int]:
        if seat != state.active:
            return answer_choices(state, seat) + contract_choices(state, seat)
        found = [END]
        found += buy_choices(state, seat)
        found += own_turn_choices(state, seat)
        found += answer_choices(state, seat)
        if state.terms.in_rounds and state.round < ROUNDS:
            found.append(PASS)
            found += swaps(state, seat)
        return found

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        if is_contract_choice(choice):
            return own_turn_refusal(state, seat, choice)
        if is_answer(choice):
            return answer_refusal(state, seat, choice)
        if is_proposal(choice):
            return (
                Refusal("BH-80", "plain_swaps_only") if state.terms.in_rounds else proposal_refusal(state, seat, choice)
            )
        if seat != state.active:
            return state.not_asked(seat)
        if is_swap(choice):
            return swap_refusal(state, seat, choice) if state.terms.in_rounds else Refusal("BH-80", "offers_in_words")
        if choice == END:
            return None
        if choice == PASS and state.terms.in_rounds:
            return None if state.round < ROUNDS else Refusal("BH-80", "rounds_over")
        if BUY <= choice < FULFIL:
            bean, slot = divmod(choice - BUY, SLOT_COUNT)
            return buy_refusal(state, seat, bean, slot)
        if is_own_turn_choice(choice):
            return own_turn_refusal(state, seat, choice)
        return Refusal("BH-40", "trade_now")

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        if is_proposal(choice):
            propose(state, seat, choice)
        elif is_swap(choice):
            make_swap(state, seat, choice)
            state.stack.append(ROUND_OF_OFFERS)
        elif is_answer(choice):
            answer(state, seat, choice)
        elif choice == PASS:
            state.stack.append(ROUND_OF_OFFERS)
        elif choice == END:
            expire(state)
            state.stack.pop()
            begin_closing(state)
        elif BUY <= choice < FULFIL:
            bean, slot = divmod(choice - BUY, SLOT_COUNT)
            buy_bean(state, seat, bean, slot)
        else:
            take_own_turn_choice(state, seat, choice)
        settle_offers(state)


TRADE: Final = Trade()
