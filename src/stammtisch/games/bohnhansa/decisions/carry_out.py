"""Carrying accepted deals out as one: purchases, the guest's move and card, discards, swap. (BH-41, BH-82, BH-87)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.event import Value
from stammtisch.games.bohnhansa.decisions.anytime import discard_contract
from stammtisch.games.bohnhansa.decisions.customs import GUEST_CUSTOMS, charge_customs
from stammtisch.games.bohnhansa.decisions.deals import carry_out_purchases, swap_beans
from stammtisch.games.bohnhansa.decisions.harvest import draw_harvest
from stammtisch.games.bohnhansa.decisions.open_offers import notations, void_impossible
from stammtisch.games.bohnhansa.decisions.standing_orders import obey_orders
from stammtisch.games.bohnhansa.decisions.travel_cards import card_name, contract_values, faces
from stammtisch.games.bohnhansa.memory import after_playing
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    COLOURS,
    CUSTOMS_CARD,
    FIRST_CONTRACT,
    HARVESTS,
    SUPPLY_CARD,
    TOWNS,
)
from stammtisch.games.bohnhansa.state import BohnHansaState


class CarryOut(Decision[BohnHansaState]):
    """Waits for nobody; a guest who cannot pay his customs in money is asked on top of it. (BH-42)"""

    name = "carry_out"
    rule = "BH-82"

    def seats(self, state: BohnHansaState) -> int:
        return 0

    def resume(self, state: BohnHansaState) -> None:
        if not state.carrying:
            state.stack.pop()
            settle_offers(state)
            return
        deal = state.carrying[0]
        if state.carried == 0:
            state.carried = 1
            carry_out_purchases(state, deal)
            if deal.invites:
                receive_guest(
                    state, deal.partner, [deal.gets[bean] + deal.partner_drops[bean] for bean in range(BEAN_COUNT)]
                )
            return
        swap_beans(state, deal)
        if state.telling:
            values: dict[str, Value] = {"active": COLOURS[state.active], "deals": notations([deal])}
            state.tell("deal_done", state.active, values)
        state.carrying = state.carrying[1:]
        state.carried = 0


def settle_offers(state: BohnHansaState) -> None:
    """After every act: what has become impossible is void, orders answer, what is agreed is carried out."""
    if not state.carrying and state.book.offers:
        void_impossible(state)
        obey_orders(state)
    if state.carrying:
        state.stack.append(CARRY_OUT)


def receive_guest(state: BohnHansaState, guest: int, promised: list[int]) -> None:
    """BH-41: the guest comes, plays his front card, and it goes to the back or, a contract, to the discards."""
    state.figure[guest] = state.figure[state.active]
    card = state.hand[guest][0]
    rest = state.hand[guest][1:]
    state.shown[guest] = bytes([card])
    if state.telling:
        town = TOWNS[state.figure[guest]]
        face: list[str] = faces(state.terms.box, [card])
        state.tell("guest_came", guest, {"town": town, "card": card_name(card), "faces": face}, True)
    if card >= FIRST_CONTRACT:
        state.hand[guest] = rest
        state.places[guest] = after_playing(state.places[guest], bytes([card]), b"")
        discard_contract(state, card)
        if state.telling:
            state.tell("contract_lost", guest, contract_values(state.terms.box, card))
        return
    state.hand[guest] = rest + bytes([card])
    state.places[guest] = after_playing(state.places[guest], bytes([card]), bytes([card]))
    if card == SUPPLY_CARD:
        harvest = draw_harvest(state)
        if harvest >= 0:
            state.before[guest] += bytes([harvest])
            if state.telling:
                state.tell("harvest_waits", guest, {"card": HARVESTS[harvest]}, True)
    elif card == CUSTOMS_CARD:
        charge_customs(state, guest, GUEST_CUSTOMS, promised)


CARRY_OUT: Final = CarryOut()
