"""Beer contracts: which brewery supplies a garden. (GB-48)"""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import CONTRACT
from stammtisch.games.goldbraeu.names import BREWERIES, BREWERY_COUNT, GARDEN_COUNT, GARDENS
from stammtisch.games.goldbraeu.state import GoldbraeuState


def contracts(state: GoldbraeuState, seat: int) -> list[int]:
    """The contracts that a seat may sign."""
    found: list[int] = []
    for brewery in range(BREWERY_COUNT):
        if state.boss[GARDEN_COUNT + brewery] == seat and state.signs_left(brewery):
            found += [
                CONTRACT + garden * BREWERY_COUNT + brewery
                for garden in range(GARDEN_COUNT)
                if state.boss[garden] == seat and state.sign[garden] != brewery
            ]
    return found


def sign_contract(state: GoldbraeuState, seat: int, contract: int) -> None:
    """The old sign goes back to its brewery, the new one comes."""
    garden, brewery = divmod(contract, BREWERY_COUNT)
    state.sign[garden] = brewery
    if state.telling:
        state.tell("contract_signed", seat, {"garden": GARDENS[garden], "brewery": BREWERIES[brewery]})


def contract_refusal(state: GoldbraeuState, seat: int, contract: int) -> Refusal | None:
    """Why a contract may not be signed."""
    if state.blocked and not state.terms.contract_after_block:
        return Refusal("GB-42", "no_contract_after_block")
    garden, brewery = divmod(contract, BREWERY_COUNT)
    between: dict[str, str | int] = {"garden": GARDENS[garden], "brewery": BREWERIES[brewery]}
    if state.boss[garden] != seat or state.boss[GARDEN_COUNT + brewery] != seat:
        return Refusal("GB-48", "not_boss_of_both", between)
    if state.sign[garden] == brewery:
        return Refusal("GB-48", "supplies_already", between)
    if not state.signs_left(brewery):
        return Refusal("GB-48", "no_sign_left", between)
    return None
