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
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CUSTOMS_CARD, FIRST_CONTRACT, NOTHING, SUPPLY_CARD
from stammtisch.games.bohnhansa.state import FINAL, SET_UP, TRADING, BohnHansaState

FEATURES: Final = (
    "money",  # less credits, which are repaid double
    "beans",  # at base prices
    "ready",  # what contracts with all their beans bring beyond base prices, as far as they are likely to be delivered
    "waiting",  # the same of contracts that lack beans
    "profit",  # of all contracts of the hand, however far
    "contracts",
    "turns",
    "customs",  # still to be paid with the card in the hand
    "travel cards",
    "spare kinds",  # of beans that no contract of the hand asks for
    "spare copies",
    "hope",  # that contracts still to be drawn ask for them
    "supply",  # how far back in the hand its card is
    "short",  # of money for the next customs
    "turn",  # whether it is one's own
)

STAGES: Final = 6

# By stage: a weight for each feature, and a constant. Fitted to 2,100 games of greedy bots, three to five of them, who
# slipped now and then; held towards thalers counted once where games say little.
WEIGHTS: Final[list[list[float]]] = [
    [0.929, 0.903, 0.68, 0.738, 0.0229, -4.64, 4.33, -28.8, 10.6, -0.883, -1.34, 3.44, 0.0198, 0.329, 1.64, 0.577],
    [0.892, 0.802, 0.826, 0.673, 0.0386, -0.899, 5.39, -11.7, 10, -0.646, -2.34, 6.52, 0.585, -0.03, 4.11, -30.9],
    [0.973, 0.918, 0.916, 0.694, 0.063, -1.61, 6.58, -7.93, 5.56, 0.00962, -2.44, 3.71, -0.292, -0.204, 3.97, -21.5],
    [0.984, 0.94, 1.07, 0.776, 0.0111, -2.36, 6.52, -12, 1.61, -0.264, -2.05, 3.34, 0.39, -0.252, 3.5, -0.614],
    [0.996, 1.01, 1.03, 0.153, 0.0567, -1.65, 4.52, -18.6, 0.288, -0.455, -0.575, 1.7, 0.0789, 0.0635, 1.24, 1.93],
    [0.996, 1, 0.965, 0.7, 0.0362, -0.878, 5, -14, 0.0838, -0.196, -0.0369, 0.544, 0.00901, -0.0235, 0.0221, 0.273],
]
DOUBTS: Final[list[float]] = [23.0, 22.0, 17.0, 12.4, 7.0, 1.0]
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
    margin = state.terms.box.margin
    after = (seat - state.active) % state.players
    turns = turns_to_come(state.phase, state.players, after, state.last, len(state.harvested))
    hand = list(state.hand[seat])
    if state.phase == SET_UP:
        hand += state.dealt[seat]
    money = state.money[seat]
    cart = state.cart[seat * BEAN_COUNT : (seat + 1) * BEAN_COUNT]
    my_turn = after == 0 and state.phase != SET_UP
    laid = list(state.laid) if my_turn else []
    trades = my_turn and state.phase == TRADING
    prospects = Prospects(wares, state.figure[seat], hand, laid, turns, my_turn or state.phase == FINAL, trades)
    profit = 0
    contracts = 0
    customs = 0
    supply = 0
    for place, card in enumerate(hand):
        if card >= FIRST_CONTRACT:
            profit += margin[card - FIRST_CONTRACT]
            contracts += 1
        elif card == CUSTOMS_CARD:
            customs = place
        elif card == SUPPLY_CARD:
            supply = place
    beans = 0
    for bean in range(BEAN_COUNT):
        beans += cart[bean] * wares.base[bean]
    ready = prospects.complete(cart)
    waiting = prospects.completed(cart, 0.0)
    # What no contract asks for is left in the cart now.
    kinds = 0
    copies = 0
    hope = 0.0
    for bean in range(BEAN_COUNT):
        if cart[bean]:
            kinds += 1
            copies += cart[bean] - 1
            hope += demand[bean]
    return [
        float(money - 2 * state.credit[seat]),
        float(beans),
        ready,
        waiting,
        float(profit),
        float(contracts),
        turns,
        max(min(turns - customs / weights.CARDS_A_JOURNEY, 1.0), 0.0),
        float(len(hand) - contracts),
        float(kinds),
        float(copies),
        hope,
        float(supply),
        float(max(20 - money, 0)),
        1.0 if my_turn else 0.0,
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
