"""What holds at every step of every game, whatever is chosen; games of random choices, found again by their seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.engine.playout import any_of
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import BEAN_COUNT, FIRST_CONTRACT
from stammtisch.games.bohnhansa.state import CLOSING, FINAL, SET_UP, TRADING, BohnHansaState

GAMES = {
    "players": st.sampled_from([3, 4, 5]),
    "negotiation": st.sampled_from(["free", "rounds"]),
    "seed": st.integers(0, 10**6),
}


def hasty(state: BohnHansaState, rng: random.Random) -> tuple[int, int]:
    """A random choice by anybody who has one, mostly by whom the game waits for; beans are seldom thrown away."""
    seats = state.seats_to_decide()
    if rng.random() < 0.1:
        seats = [seat for seat in range(state.players) if state.choices(seat)]
    seat = any_of(seats, rng)
    choices = state.choices(seat)
    kept = [choice for choice in choices if not 10 <= choice < 18] or choices
    return seat, any_of(choices if rng.random() < 0.05 else kept, rng)


def states(players: int, negotiation: str, seed: int) -> Iterator[BohnHansaState]:
    """The positions of a random game, each an object of its own."""
    state = GAME.new(players, f"property {seed}", {"negotiation": negotiation})
    rng = random.Random(seed)
    yield state.copy()
    while state.stack:
        state.step(*hasty(state, rng))
        yield state.copy()


def of_random_games(test: Any) -> Any:
    return given(**GAMES)(settings(max_examples=8, deadline=None, derandomize=True)(test))


@pytest.mark.rule("BH-01", "BH-06", "BH-07", "BH-44")
@of_random_games
def test_no_bean_and_no_thaler_is_ever_lost_and_no_cart_overflows(players: int, negotiation: str, seed: int) -> None:
    for state in states(players, negotiation, seed):
        carts = [state.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT] for seat in range(players)]
        beans = [supply + sum(cart[bean] for cart in carts) for bean, supply in enumerate(state.supply)]
        for box in filter(None, state.meter):
            beans[box // 16] += box % 16
        assert beans == [18, 16, 16, 15, 14, 13, 13, 12]
        assert max(sum(cart) for cart in carts) <= 8
        assert sum(state.money) + state.bank == 0
        assert not state.stack or min(state.money) >= 0


@pytest.mark.rule("BH-02", "BH-04", "BH-61")
@of_random_games
def test_no_card_is_ever_lost_but_travel_cards_given_up(players: int, negotiation: str, seed: int) -> None:
    given_up: Counter[int] = Counter()
    for before, after in pairwise(states(players, negotiation, seed)):
        held = b"".join((*after.hand, *after.dealt))
        contracts = [card for card in held + after.laid + after.deck + after.discards if card >= FIRST_CONTRACT]
        assert Counter(contracts) == dict.fromkeys(range(FIRST_CONTRACT, FIRST_CONTRACT + 60), 1)
        harvests = b"".join(after.before) + after.pile + after.reserve + after.harvested
        assert sorted(harvests) == list(range(10))
        for seat in range(players):
            travel = {card for card in after.hand[seat] if card < FIRST_CONTRACT}
            gone = {card for card in before.hand[seat] if card < FIRST_CONTRACT} - travel
            given_up[seat] += len(gone)
            assert {2, 3} <= travel
            assert len(travel) == 7 - given_up[seat]
            assert not gone or before.money[seat] - after.money[seat] == 5


@pytest.mark.rule("BH-20")
@of_random_games
def test_a_hand_is_never_rearranged(players: int, negotiation: str, seed: int) -> None:
    """What stays in a hand keeps its order; what comes, comes behind it."""
    for before, after in pairwise(states(players, negotiation, seed)):
        for seat in range(players):
            hand, now = list(before.hand[seat]), list(after.hand[seat])
            if now == hand or before.phase == SET_UP:
                continue
            played = len(after.shown[seat]) - len(before.shown[seat]) if after.active == before.active else 0
            rest = [card for card in hand[played:] if card in now]
            assert now[: len(rest)] == rest


@pytest.mark.rule("BH-45", "BH-50")
@of_random_games
def test_prices_stay_for_the_phase_and_only_the_meter_of_the_town_has_gaps(
    players: int, negotiation: str, seed: int
) -> None:
    for before, after in pairwise(states(players, negotiation, seed)):
        if before.phase == after.phase == TRADING and before.active == after.active:
            assert after.price == before.price
        for town in range(8):
            boxes = [box > 0 for box in after.meter[town * 5 : town * 5 + 5]]
            trading_here = after.phase == TRADING and town == after.figure[after.active]
            assert trading_here or boxes == sorted(boxes, reverse=True)


@pytest.mark.rule("BH-14", "BH-70", "BH-72")
@of_random_games
def test_turns_go_clockwise_and_all_but_one_have_one_more_after_the_eighth_harvest(
    players: int, negotiation: str, seed: int
) -> None:
    last_turns: list[int] = []
    ender = -1
    for before, after in pairwise(states(players, negotiation, seed)):
        if before.phase == CLOSING and after.phase not in (CLOSING, FINAL):
            assert after.active == (before.active + 1) % players
            if ender >= 0:
                last_turns.append(after.active)
        if before.last < 0 <= after.last:
            ender = after.active
            assert sum(1 for card in after.harvested if not after.reserved >> card & 1) == 8
    assert last_turns == [(ender + turn) % players for turn in range(1, players)]
    assert after.over


@pytest.mark.rule("BH-80", "BH-85", "BH-86")
@of_random_games
def test_offers_live_in_the_trade_phase_only(players: int, negotiation: str, seed: int) -> None:
    for state in states(players, negotiation, seed):
        written: dict[str, Any] = GAME.write(state)
        if state.phase != TRADING:
            assert (written["offers"], written["numbered"], set(written["made"].values())) == ([], 0, {0})
        assert max(written["made"].values()) <= 12
