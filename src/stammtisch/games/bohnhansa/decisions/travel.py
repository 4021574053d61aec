"""The journey: front cards laid, customs paid, the harvest placed. (BH-30 to BH-38)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.choices import TRAVEL
from stammtisch.games.bohnhansa.decisions.anytime import (
    contract_choices,
    is_contract_choice,
    is_own_turn_choice,
    own_turn_choices,
    own_turn_refusal,
    take_own_turn_choice,
)
from stammtisch.games.bohnhansa.decisions.customs import TRAVEL_CUSTOMS, charge_customs
from stammtisch.games.bohnhansa.decisions.harvest import draw_harvest, place_harvest
from stammtisch.games.bohnhansa.decisions.market import freeze_prices
from stammtisch.games.bohnhansa.decisions.trade import TRADE
from stammtisch.games.bohnhansa.decisions.travel_cards import card_name, faces
from stammtisch.games.bohnhansa.memory import after_playing
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CUSTOMS_CARD,
    FIRST_CONTRACT,
    SUPPLY_CARD,
    TOWN_COUNT,
    TOWNS,
)
from stammtisch.games.bohnhansa.state import TRADING, BohnHansaState

OWES_CUSTOMS: Final = 1
BRINGS_SUPPLY: Final = 2


class Travel(Decision[BohnHansaState]):
    """To which town, by the shortest way, or staying; before that, whatever one's own turn allows. (BH-31)"""

    name = "travel"
    rule = "BH-31"

    def seats(self, state: BohnHansaState) -> int:
        return 1 << state.active

    def choices(self, state: BohnHansaState, seat: int) -> list[int]:
        if seat != state.active:
            return contract_choices(state, seat)
        hand = len(state.hand[seat])
        here = state.figure[seat] * TOWN_COUNT
        found = [TRAVEL + town for town in range(TOWN_COUNT) if state.terms.box.distance[here + town] < hand]
        return found + own_turn_choices(state, seat)

    def refusal(self, state: BohnHansaState, seat: int, choice: int) -> Refusal | None:
        if is_contract_choice(choice) or (seat == state.active and is_own_turn_choice(choice)):
            return own_turn_refusal(state, seat, choice)
        if seat != state.active:
            return state.not_asked(seat)
        if not TRAVEL <= choice < TRAVEL + TOWN_COUNT:
            return Refusal("BH-31", "travel_first")
        cards = cards_needed(state, seat, choice - TRAVEL)
        if cards > len(state.hand[seat]):
            values: dict[str, str | int] = {"town": TOWNS[choice - TRAVEL], "cards": cards}
            return Refusal("BH-32", "hand_too_short", {**values, "hand": len(state.hand[seat])})
        return None

    def take(self, state: BohnHansaState, seat: int, choice: int) -> None:
        if is_own_turn_choice(choice):
            take_own_turn_choice(state, seat, choice)
            return
        town = choice - TRAVEL
        cards = cards_needed(state, seat, town)
        played = state.hand[seat][:cards]
        state.figure[seat] = town
        state.shown[seat] = played
        if state.telling:
            names: list[str] = [card_name(card) for card in played]
            face: list[str] = faces(state.terms.box, played)
            state.tell("travelled", seat, {"town": TOWNS[town], "cards": names, "faces": face}, True)
        # BH-33: customs first, then supply, then the plain ones in the order played; contracts stay on the table.
        back = b""
        for special in (CUSTOMS_CARD, SUPPLY_CARD):
            if special in played:
                back += bytes([special])
        for card in played:
            if card >= FIRST_CONTRACT:
                state.laid += bytes([card])
            elif card not in (CUSTOMS_CARD, SUPPLY_CARD):
                back += bytes([card])
        state.hand[seat] = state.hand[seat][cards:] + back
        state.places[seat] = after_playing(state.places[seat], played, back)
        state.journey = (OWES_CUSTOMS if CUSTOMS_CARD in played else 0) | (
            BRINGS_SUPPLY if SUPPLY_CARD in played else 0
        )
        state.stack.pop()
        state.stack.append(JOURNEY)


class Journey(Decision[BohnHansaState]):
    """Waits for nobody: customs, then the harvest, then the trade phase begins. (BH-36, BH-38)"""

    name = "journey"
    rule = "BH-38"

    def seats(self, state: BohnHansaState) -> int:
        return 0

    def resume(self, state: BohnHansaState) -> None:
        seat = state.active
        if state.journey & OWES_CUSTOMS:
            state.journey ^= OWES_CUSTOMS
            charge_customs(state, seat, TRAVEL_CUSTOMS, [0] * BEAN_COUNT)
        elif state.journey & BRINGS_SUPPLY:
            state.journey ^= BRINGS_SUPPLY
            card = draw_harvest(state)
            if card >= 0:
                place_harvest(state, seat, card)
        else:
            state.phase = TRADING
            freeze_prices(state)
            state.stack.pop()
            state.stack.append(TRADE)


def cards_needed(state: BohnHansaState, seat: int, town: int) -> int:
    """BH-32: as many cards as towns touched, both ends counted."""
    return state.terms.box.distance[state.figure[seat] * TOWN_COUNT + town] + 1


TRAVEL_DECISION: Final = Travel()
JOURNEY: Final = Journey()
