"""What a learner is shown of Bohn Hansa: the view as a row of numbers, the viewer's own seat first.

Made for negotiation in rounds, where one offer at most is open and deals are plain swaps: of free negotiation it shows
the first offer, and neither wishes nor standing orders. What was turned down, which forbids nothing, it never shows.
"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.observation import Feature, Row, by_seat, seats_from_own
from stammtisch.games.bohnhansa.choices import OFFER_NUMBERS, ORDERS
from stammtisch.games.bohnhansa.deal import Deal, deal_of
from stammtisch.games.bohnhansa.decisions.rounds import ROUNDS
from stammtisch.games.bohnhansa.memory import BACK, LEFT
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CART,
    CONTRACT_COUNT,
    FIRST_CONTRACT,
    HARVEST_COUNT,
    LAST_HARVEST,
    NOBODY,
    RESERVE,
    TOWN_COUNT,
    TRAVEL_CARDS,
)
from stammtisch.games.bohnhansa.offer import OFFER_RULES
from stammtisch.games.bohnhansa.position import STAGES
from stammtisch.games.bohnhansa.state import BOX_BITS, FINAL
from stammtisch.games.bohnhansa.view import BohnHansaView

MONEY: Final = 50.0
CREDIT: Final = 20.0  # the most of one customs payment (BH-35)
TOKENS: Final = 18.0  # of the commonest bean (BH-01)
HAND: Final = 20.0
PRICE: Final = 20.0  # the dearest in our box
PILE: Final = 3.0  # beans of the largest harvest entry in our box
SWAPPED: Final = 2.0  # beans of a kind in a plain swap, at most
FRONT: Final = 5  # cards for the longest journey (BH-32)
DEALT: Final = 3  # contracts of set-up (BH-13)
CARDS: Final = TRAVEL_CARDS + CONTRACT_COUNT
FRONT_WIDTH: Final = TRAVEL_CARDS + TOWN_COUNT


def _question(view: BohnHansaView, row: Row) -> None:
    row.one_hot(STAGES.index(view.decisions[-1] if view.decisions else "over"), len(STAGES))


def _waiting(view: BohnHansaView, row: Row) -> None:
    for seat in seats_from_own(view):
        row.number(float(view.waiting >> seat & 1))


def _in_order(cards: list[int], first: int, kinds: int, row: Row) -> None:
    """By card: 1 for the first of a row of cards, 1/2 for the second, 1/3 for the third; 0 where it is not."""
    parts = [0.0] * kinds
    for place, card in enumerate(cards):
        parts[card - first] = 1.0 / (place + 1)
    for part in parts:
        row.number(part)


def _flags(cards: list[int], first: int, kinds: int, row: Row) -> None:
    """By card: whether it is among these."""
    mask = 0
    for card in cards:
        mask |= 1 << (card - first)
    row.bits(mask, kinds)


def _figures(view: BohnHansaView, row: Row) -> None:
    for town in by_seat(view, view.figure):
        row.one_hot(town, TOWN_COUNT)


def _front(view: BohnHansaView, row: Row) -> None:
    for place in range(FRONT):
        if place >= len(view.hand):
            row.skip(FRONT_WIDTH)
        elif view.hand[place] < FIRST_CONTRACT:
            row.one_hot(view.hand[place] - 1, FRONT_WIDTH)
        else:
            town = view.terms.box.contract_town[view.hand[place] - FIRST_CONTRACT]
            row.one_hot(TRAVEL_CARDS + town, FRONT_WIDTH)


def _travel_cards(view: BohnHansaView, row: Row) -> None:
    for seat in seats_from_own(view):
        _flags(view.travel_cards[seat], 1, TRAVEL_CARDS, row)


def _places(view: BohnHansaView, row: Row) -> None:
    for seat in seats_from_own(view):
        _in_order([place for place in view.places[seat] if place != LEFT], BACK, 1 + TRAVEL_CARDS, row)


def _dealt(view: BohnHansaView, row: Row) -> None:
    for place in range(DEALT):
        row.one_hot(view.dealt[place] - FIRST_CONTRACT if place < len(view.dealt) else -1, CONTRACT_COUNT)


def _chosen(view: BohnHansaView, row: Row) -> None:
    for seat in seats_from_own(view):
        row.number(float(view.has_chosen[seat]))


def _shown(view: BohnHansaView, row: Row) -> None:
    for seat in seats_from_own(view):
        _in_order(view.shown[seat], 1, CARDS, row)


def _before(view: BohnHansaView, row: Row) -> None:
    for seat in seats_from_own(view):
        _in_order(view.before[seat], 0, HARVEST_COUNT, row)


def _meters(view: BohnHansaView, row: Row) -> None:
    for box in view.meter:
        bean, count = divmod(box, BOX_BITS)
        row.skip(bean)
        row.number(count / PILE)
        row.skip(BEAN_COUNT - 1 - bean)


def _deal(view: BohnHansaView, deal: Deal, row: Row) -> None:
    """Partner, whether he is invited, and the beans each way as the active player sees them."""
    row.seat(view, deal.partner)
    row.number(float(deal.invites))
    row.parts(deal.gives, SWAPPED)
    row.parts(deal.gets, SWAPPED)


def _no_deal(view: BohnHansaView, row: Row) -> None:
    row.skip(view.terms.players + 1 + 2 * BEAN_COUNT)


def _offer(view: BohnHansaView, row: Row) -> None:
    offers = view.open_offers()
    if offers:
        row.seat(view, offers[0].by)
        _deal(view, offers[0].deals[0], row)
        row.number((offers[0].depth + 1) / (OFFER_RULES.depth + 1))
    else:
        row.seat(view, NOBODY)
        _no_deal(view, row)
        row.skip(1)


def _carrying(view: BohnHansaView, row: Row) -> None:
    if view.carrying:
        _deal(view, deal_of(view.carrying[0]), row)
    else:
        _no_deal(view, row)
    row.number(float(view.carried))


def _made(view: BohnHansaView, row: Row) -> None:
    row.number(view.numbered / OFFER_NUMBERS)
    row.parts(by_seat(view, view.made), OFFER_RULES.per_seat)


def _talker(view: BohnHansaView, row: Row) -> None:
    row.seat(view, (view.active + 1 + view.talker) % view.terms.players if view.active >= 0 else NOBODY)


FEATURES: Final[tuple[Feature[BohnHansaView], ...]] = (
    Feature("question", f"which of the {len(STAGES)} is asked: {', '.join(STAGES)}", _question),
    Feature("waiting", "by seat: whether the game waits for it", _waiting),
    Feature("money", "by seat: m / (m + 50)", lambda view, row: row.squeezed(by_seat(view, view.money), MONEY)),
    Feature("credit", "by seat: c / (c + 20)", lambda view, row: row.squeezed(by_seat(view, view.credit), CREDIT)),
    Feature(
        "carts",
        "by seat and bean, in eighths",
        lambda view, row: row.parts(by_seat(view, view.cart, BEAN_COUNT), CART),
    ),
    Feature("supply", "by bean, in eighteenths", lambda view, row: row.parts(view.supply, TOKENS)),
    Feature("figures", "by seat: the town", _figures),
    Feature("hand sizes", "by seat, in twentieths", lambda view, row: row.parts(by_seat(view, view.hand_sizes), HAND)),
    Feature("travel cards", "by seat: which of 1 to 7 the hand still has", _travel_cards),
    Feature(
        "places",
        "by seat, where everybody may remember the last contract (or that it was) and travel cards 1 to 7, as the hand",
        _places,
    ),
    Feature(
        "hand",
        "one's own, by card, travel cards 1 to 7, then all contracts: 1 in front, 1/2 behind it, 1/3 and so on",
        lambda view, row: _in_order(view.hand, 1, CARDS, row),
    ),
    Feature("front", f"the first {FRONT} cards of it: the travel card, or the town of the contract", _front),
    Feature("dealt", "in set-up: which contract each of the three is", _dealt),
    Feature("has chosen", "by seat: whether the opening, or in the final step the end, is chosen", _chosen),
    Feature(
        "opening",
        "the one chosen in set-up, own seat only",
        lambda view, row: row.one_hot(view.chosen[view.seat] if view.seat is not None else -1, len(ORDERS)),
    ),
    Feature("shown", "by seat: cards played this turn, numbers as for the hand", _shown),
    Feature(
        "laid",
        "contracts on the table",
        lambda view, row: _flags(view.laid, FIRST_CONTRACT, CONTRACT_COUNT, row),
    ),
    Feature("before", "by seat: harvest cards waiting, numbers as for the hand", _before),
    Feature("meters", "by town, box and bean: how many, in thirds", _meters),
    Feature("deck", "its size, in sixtieths", lambda view, row: row.number(view.deck_size / CONTRACT_COUNT)),
    Feature("discards", "by contract", lambda view, row: _flags(view.discards, FIRST_CONTRACT, CONTRACT_COUNT, row)),
    Feature("shuffles", "of the discards: s / (s + 1)", lambda view, row: row.squeezed([view.shuffles], 1.0)),
    Feature("pile", "of harvests, in eighths", lambda view, row: row.number(view.pile_size / LAST_HARVEST)),
    Feature("reserve", "in halves", lambda view, row: row.number(view.reserve_size / RESERVE)),
    Feature("reserve drawn", "by harvest card", lambda view, row: row.bits(view.reserve_drawn, HARVEST_COUNT)),
    Feature("harvested", "by harvest card", lambda view, row: _flags(view.harvested, 0, HARVEST_COUNT, row)),
    Feature("active", "whose turn it is, by seat", lambda view, row: row.seat(view, view.active)),
    Feature(
        "phase",
        "set-up, travelling, trading, closing, final step",
        lambda view, row: row.one_hot(view.phase, FINAL + 1),
    ),
    Feature(
        "last turns",
        "once the eighth harvest is placed: (turns to come + 1) / players",
        lambda view, row: row.number((view.last + 1) / view.terms.players),
    ),
    Feature("journey", "still brings customs, supply", lambda view, row: row.bits(view.journey, 2)),
    Feature("debt", "of customs, in twentieths", lambda view, row: row.number(view.debt / CREDIT)),
    Feature("debtor", "by seat", lambda view, row: row.seat(view, view.debtor)),
    Feature(
        "promised",
        "by bean: what the debtor may not pay with, in eighths",
        lambda view, row: row.parts(view.promised, CART),
    ),
    Feature("prices", "of this phase by bean, in twentieths", lambda view, row: row.parts(view.price, PRICE)),
    Feature("emergency", "by bean: bought so this turn", lambda view, row: row.bits(view.emergency, BEAN_COUNT)),
    Feature(
        "offer",
        "the open one: by whom; partner, invited or not, beans that the active player gives and gets, in halves; "
        "(depth + 1) in fifths",
        _offer,
    ),
    Feature("offers made", "this turn: all in sixty-fourths; by seat in twelfths", _made),
    Feature("round", "of offers, in thirds", lambda view, row: row.number(view.round / ROUNDS)),
    Feature("talker", "by seat: who may offer to the active player next; himself when all have been heard", _talker),
    Feature("heard", "whether anybody has offered in this round", lambda view, row: row.number(float(view.heard))),
    Feature(
        "deal",
        "being carried out: partner, invited or not, beans each way as in the offer; whether the guest is here",
        _carrying,
    ),
)
