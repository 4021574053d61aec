"""What every seat may expect to have at the end, from a complete position: where search stops looking ahead.

Thalers, beans and what the contracts of the hand promise with them. `features` says it in numbers, WEIGHTS what they
turned out to be worth in games of bots: `python -m benchmarks.tune bohnhansa`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.outlook import turns_to_come
from stammtisch.games.bohnhansa.appraisal.prospects import Prospects
from stammtisch.games.bohnhansa.appraisal.wares import Wares
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CUSTOMS_CARD, FIRST_CONTRACT, NOTHING
from stammtisch.games.bohnhansa.state import FINAL, SET_UP, TRADING, BohnHansaState

# More of each is better.
FEATURES: Final = (
    "money",  # less credits, which are repaid double
    "beans",  # at base prices
    "ready",  # what contracts with all their beans bring beyond base prices, as far as they are likely to be delivered
    "waiting",  # the same of contracts that lack beans
    "hope",  # that contracts still to be drawn ask for the beans left over
    "turns",  # to come
    "turn",  # whether it is one's own
    "travel cards",
    "contracts",  # the fewer, the sooner the others come round
    "customs",  # the fewer that are still to be paid with the card in the hand
    "copies",  # the fewer beans left over that one has already
)
GUESSES: Final[list[float]] = [1.0, 1.0, 0.95, 0.7, 2.0, 5.0, 2.0, 1.0, 2.0, 14.0, 1.0]
"""What the weights should be near, where games say little."""

STAGES: Final = 6

# By stage: a weight for each feature, and a constant. Fitted to 2,100 games of greedy bots, three to five of them, who
# slipped now and then. What is explained of the differences between seats: 4, 10, 33, 63, 90 and 99.8 %.
WEIGHTS: Final[list[list[float]]] = [
    [0.864, 0.815, 0.657, 0.665, 2.48, 4.64, 2.46, 9.67, 2.22, 9.34, 2.6, -12.8],
    [0.879, 0.804, 0.808, 0.717, 4.59, 5.01, 3.89, 10.4, 0, 10.8, 2.56, -31.1],
    [0.972, 0.918, 0.935, 0.755, 3.45, 8.52, 5.11, 5.25, 0.716, 9.9, 1.74, -26.4],
    [0.996, 0.974, 1.05, 0.77, 2.04, 8.13, 4.78, 2.13, 1.8, 12.9, 1.83, -9.58],
    [0.989, 1.01, 0.992, 0.2, 1, 5.94, 1.82, 0.551, 0.471, 18.9, 0.618, 0.349],
    [0.997, 1, 0.964, 0.7, 0, 5, 0.0768, 0.0341, 0.0992, 14, 0.0794, 0.375],
]
DOUBTS: Final[list[float]] = [22.5, 21.8, 17.8, 13.4, 7.1, 1.0]
"""By stage: how far differences between final scores stray, as the scale of a logistic."""


def evaluate(state: BohnHansaState) -> list[float]:
    """By seat: the final score that may be expected."""
    if not state.stack:
        return [float(score) for score in state.scores()]
    now = WEIGHTS[stage(state)]
    expected: list[float] = []
    for numbers in rows(state):
        total = now[len(numbers)]
        for index in range(len(numbers)):
            total += now[index] * numbers[index]
        expected.append(total)
    return expected


def doubt(state: BohnHansaState) -> float:
    """How far final differences between seats may stray from that."""
    return DOUBTS[stage(state)] if state.stack else 0.0


def stage(state: BohnHansaState) -> int:
    """By harvests placed, two at a time; the last round; the final step."""
    if state.phase == FINAL:
        return 5
    return 4 if state.last >= 0 else min(len(state.harvested) // 2, 3)


def features(state: BohnHansaState, seat: int) -> list[float]:
    """The row of one seat."""
    return rows(state)[seat]


def rows(state: BohnHansaState) -> list[list[float]]:
    """By seat: what FEATURES name."""
    trading = state.figure[state.active] if state.phase == TRADING else NOTHING
    wares = Wares(state.terms.box, state.meter, trading, state.price, state.cart)
    demand = demands(state)
    return [row(state, wares, demand, seat) for seat in range(state.players)]


def row(state: BohnHansaState, wares: Wares, demand: list[float], seat: int) -> list[float]:
    """One seat's merchant, cart and hand in numbers."""
    after = (seat - state.active) % state.players
    turns = turns_to_come(state.phase, state.players, after, state.last, len(state.harvested))
    hand = list(state.hand[seat])
    if state.phase == SET_UP:
        hand += state.dealt[seat]
    cart = state.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]
    my_turn = after == 0 and state.phase != SET_UP
    laid = list(state.laid) if my_turn else []
    trades = my_turn and state.phase == TRADING
    prospects = Prospects(wares, state.figure[seat], hand, laid, turns, my_turn or state.phase == FINAL, trades)
    contracts = 0
    customs = 0
    for place in range(len(hand)):
        if hand[place] >= FIRST_CONTRACT:
            contracts += 1
        elif hand[place] == CUSTOMS_CARD:
            customs = place
    beans = 0
    for bean in range(BEAN_COUNT):
        beans += cart[bean] * wares.base[bean]
    ready = prospects.complete(cart)
    waiting = prospects.completed(cart, 0.0)
    # What no contract asks for is left in the cart now.
    copies = 0
    hope = 0.0
    for bean in range(BEAN_COUNT):
        if cart[bean]:
            copies += cart[bean] - 1
            hope += demand[bean]
    return [
        float(state.money[seat] - 2 * state.credit[seat]),
        float(beans),
        ready,
        waiting,
        hope,
        turns,
        1.0 if my_turn else 0.0,
        float(len(hand) - contracts),
        float(-contracts),
        -max(min(turns - customs / weights.CARDS_A_JOURNEY, 1.0), 0.0),
        float(-copies),
    ]


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
