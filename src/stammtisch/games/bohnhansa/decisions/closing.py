"""The end of a turn and the final step. (BH-50 to BH-53, BH-72)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import END, FULFIL
from stammtisch.games.bohnhansa.decisions.anytime import (
    contract_choices,
    discard_contract,
    draw_contract,
    fulfil,
    fulfil_choices,
    fulfil_refusal,
    is_contract_choice,
    is_own_turn_choice,
    own_turn_choices,
    own_turn_refusal,
    take_own_turn_choice,
)
from stammtisch.games.bohnhansa.decisions.harvest import close_gaps
from stammtisch.games.bohnhansa.decisions.travel_cards import contract_values
from stammtisch.games.bohnhansa.memory import BACK, behind
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CONTRACT_COUNT
from stammtisch.games.bohnhansa.state import CLOSING, BohnHansaState


def begin_closing(state: BohnHansaState) -> None:
    """Contracts on the table are discarded, gaps close, a contract is drawn. (BH-50, BH-51)"""
    seat = state.active
    state.phase = CLOSING
    for card in state.laid:
        discard_contract(state, card)
    state.laid = b""
    close_gaps(state, state.figure[seat])
    card = draw_contract(state)
    if card >= 0:
        state.hand[seat] += bytes([card])
        state.places[seat] = behind(state.places[seat], bytes([BACK]))
        if state.telling:
            state.tell("contract_drawn", seat, {}, True, contract_values(state.terms.box, card))
    state.stack.append(END_TURN)


class EndTurn(Decision[BohnHansaState]):
    """Until the player announces the end of his turn he may fulfil and buy contracts. (BH-53)"""

    name = "end_turn"
    rule = "BH-53"

    def seats(self, state: BohnHansaState) -> int:
        return 1 << state.active

    def choices(self, state: BohnHansaState, seat: int) -> list[int]:
        if seat != state.active:
            return contract_choices(state, seat)
        return [END, *own_turn_choices(state, seat)]

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        if is_contract_choice(choice) or (seat == state.active and is_own_turn_choice(choice)):
            return own_turn_refusal(state, seat, choice)
        if seat != state.active:
            return state.not_asked(seat)
        return None if choice == END else Refusal("BH-53", "turn_is_ending")

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        if choice == END:
            state.stack.pop()
            if state.telling:
                state.tell("turn_ended", seat, {})
        else:
            take_own_turn_choice(state, seat, choice)


class FinalStep(Decision[BohnHansaState]):
    """Everyone at once: contracts of the town where one stands; then beans are sold and credits repaid. (BH-72)"""

    name = "final_step"
    rule = "BH-72"

    def seats(self, state: BohnHansaState) -> int:
        waiting = 0
        for seat in range(state.players):
            if state.chosen[seat] < 0:
                waiting |= 1 << seat
        return waiting

    def choices(self, state: BohnHansaState, seat: int) -> list[int]:
        return [] if state.chosen[seat] >= 0 else [END, *fulfil_choices(state, seat)]

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        if state.chosen[seat] >= 0:
            return state.not_asked(seat)
        if choice == END:
            return None
        if FULFIL <= choice < FULFIL + CONTRACT_COUNT:
            return fulfil_refusal(state, seat, choice - FULFIL)
        return Refusal("BH-72", "fulfil_or_end")

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        if choice != END:
            fulfil(state, seat, choice - FULFIL)
            return
        state.chosen[seat] = 0
        if state.telling:
            state.tell("finished", seat, {})

    def resume(self, state: BohnHansaState) -> None:
        """Sell the beans at base price, repay credits double."""
        for seat in range(state.players):
            worth, repaid = state.worth(seat), 2 * state.credit[seat]
            state.pay(seat, worth - repaid)
            state.credit[seat] = 0
            for bean in range(BEAN_COUNT):
                while state.cart[seat * BEAN_COUNT + bean]:
                    state.drop(seat, bean)
            if state.telling:
                state.tell("sold_out", seat, {"worth": worth}, True)
            if state.telling and repaid:
                state.tell("repaid", seat, {"amount": repaid})
        state.stack.clear()


END_TURN: Final = EndTurn()
FINAL_STEP: Final = FinalStep()
