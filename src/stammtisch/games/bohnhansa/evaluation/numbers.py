"""A seat's merchant, cart and hand in numbers: what the network is told of a position."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import turns_to_come
from stammtisch.games.bohnhansa.appraisal.prospects import Prospects
from stammtisch.games.bohnhansa.appraisal.wares import Wares
from stammtisch.games.bohnhansa.evaluation.calendar import Calendar
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CUSTOMS_CARD,
    FIRST_CONTRACT,
    NOTHING,
    SUPPLY_CARD,
    TOWN_COUNT,
    TOWNS,
)
from stammtisch.games.bohnhansa.state import FINAL, SET_UP, TRADING, BohnHansaState

LACKING: Final = ("complete", "lacks one", "lacks more")
ROADS: Final = ("here", "next", "two roads", "further")
PLACES: Final = ("in front", "soon", "later", "behind")
PLACE_OF: Final = (0, 0, 1, 1, 2, 2, 2, 3)
"""By place in the hand, from the front, which of PLACES it is; further back the last."""

NAMES: Final = (
    "money",  # less credits, which are repaid double
    "beans",  # at base prices
    "ready",  # what contracts with all their beans bring beyond base prices, as far as they are likely to be delivered
    "waiting",  # the same of contracts that lack beans
    "hope",  # that contracts still to be drawn ask for the beans left over
    "copies",  # of beans left over
    "travel cards",
    "customs",  # how likely the card in the hand is still paid for
    "after",  # how many seats come before, from the one whose turn it is
    "players",
    "harvests",  # placed
    "last round",  # turns to come once the eighth harvest is placed, else -1
    "turns",  # that the seat has left
    "end",  # turns of the table until the last harvest
    "supply place",
    "customs place",
    "cards",
    "cart",  # how many beans
    "short",  # beans that contracts ask for beyond those in the cart
    "one town",  # the most contracts of one town that lack one bean or none
    *(f"{lacking}, {roads}" for lacking in LACKING for roads in ROADS),  # contracts of the hand, counted
    *(f"{lacking}, {place}" for lacking in LACKING for place in PLACES),
    *(f"at {town}" for town in TOWNS),
)
READY: Final = NAMES.index("ready")


def is_uncertain(state: BohnHansaState) -> bool:
    """Whether a network is needed: in the final step everybody only delivers what he has. (BH-72)"""
    return state.phase != FINAL


def rows(state: BohnHansaState) -> list[list[float]]:
    """By seat: what NAMES say."""
    trading = state.figure[state.active] if state.phase == TRADING else NOTHING
    wares = Wares(state.terms.box, state.meter, trading, state.price, state.cart)
    demand = demands(state)
    calendar = Calendar(state)
    found: list[list[float]] = []
    for seat in range(state.players):
        hand = list(state.hand[seat])
        if state.phase == SET_UP:
            hand += state.dealt[seat]
        cart = state.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]
        numbers = possessions(state, seat, hand, cart, wares, demand)
        numbers += schedule(state, seat, len(hand), calendar)
        numbers += contracts(state.figure[seat], hand, cart, wares)
        for town in range(TOWN_COUNT):
            numbers.append(1.0 if town == state.figure[seat] else 0.0)
        found.append(numbers)
    return found


def possessions(
    state: BohnHansaState, seat: int, hand: list[int], cart: list[int], wares: Wares, demand: list[float]
) -> list[float]:
    """Thalers and beans, and what the appraisal makes of the contracts: the first eight of NAMES."""
    after = (seat - state.active) % state.players
    turns = turns_to_come(state.phase, state.players, after, state.last, len(state.harvested))
    my_turn = after == 0 and state.phase != SET_UP
    laid = list(state.laid) if my_turn else []
    trades = my_turn and state.phase == TRADING
    prospects = Prospects(wares, state.figure[seat], hand, laid, turns, my_turn or state.phase == FINAL, trades)
    beans = 0
    for bean in range(BEAN_COUNT):
        beans += cart[bean] * wares.base[bean]
    left = cart[:]
    ready = prospects.complete(left)
    waiting = prospects.completed(left, 0.0)
    copies = 0
    hope = 0.0
    for bean in range(BEAN_COUNT):
        if left[bean]:
            copies += left[bean] - 1
            hope += demand[bean]
    travel_cards = 0
    for card in hand:
        if card < FIRST_CONTRACT:
            travel_cards += 1
    journeys = state.hand[seat].index(CUSTOMS_CARD) / weights.CARDS_A_JOURNEY
    return [
        float(state.money[seat] - 2 * state.credit[seat]),
        float(beans),
        ready,
        waiting,
        hope,
        float(copies),
        float(travel_cards),
        max(min(turns - journeys, 1.0), 0.0),
    ]


def schedule(state: BohnHansaState, seat: int, cards: int, calendar: Calendar) -> list[float]:
    """How the game stands, and when what comes round: up to the number of cards in the hand."""
    return [
        float((seat - state.active) % state.players),
        float(state.players),
        float(len(state.harvested)),
        float(state.last),
        calendar.turns(seat),
        float(calendar.end),
        float(state.hand[seat].index(SUPPLY_CARD)),
        float(state.hand[seat].index(CUSTOMS_CARD)),
        float(cards),
    ]


def contracts(town: int, hand: list[int], cart: list[int], wares: Wares) -> list[float]:
    """The cart, and the contracts of the hand by how many beans they lack, how far away and in which place they are."""
    box = wares.box
    by_roads = [0.0] * (len(LACKING) * len(ROADS))
    by_place = [0.0] * (len(LACKING) * len(PLACES))
    asked = [0] * BEAN_COUNT
    near_done = [0] * TOWN_COUNT
    for place in range(len(hand)):
        if hand[place] < FIRST_CONTRACT:
            continue
        contract = hand[place] - FIRST_CONTRACT
        there = box.contract_town[contract]
        lacking = 0
        for bean in box.contract_beans[contract]:
            asked[bean] += 1
            if not cart[bean]:
                lacking += 1
        if lacking < 2:
            near_done[there] += 1
        group = min(lacking, len(LACKING) - 1) * len(ROADS)
        by_roads[group + min(box.distance[town * TOWN_COUNT + there], len(ROADS) - 1)] += 1.0
        by_place[group + PLACE_OF[min(place, len(PLACE_OF) - 1)]] += 1.0
    beans = 0
    short = 0
    for bean in range(BEAN_COUNT):
        beans += cart[bean]
        short += max(asked[bean] - cart[bean], 0)
    return [float(beans), float(short), float(max(near_done)), *by_roads, *by_place]


def demands(state: BohnHansaState) -> list[float]:
    """By bean: how likely a contract that nobody has shown asks for it."""
    asking = [0] * BEAN_COUNT
    unseen = 0
    beans = state.terms.box.contract_beans
    for cards in (state.deck, *state.hand):
        for card in cards:
            if card >= FIRST_CONTRACT:
                unseen += 1
                for bean in beans[card - FIRST_CONTRACT]:
                    asking[bean] += 1
    return [asked / max(unseen, 1) for asked in asking]
