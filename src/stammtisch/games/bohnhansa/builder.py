"""A state from a written position: only what matters needs saying, and nothing impossible is built."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.chance import Chance
from stammtisch.engine.errors import BadInput
from stammtisch.engine.negotiation import Offer
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.decisions.market import freeze_prices
from stammtisch.games.bohnhansa.decisions.setup import bare
from stammtisch.games.bohnhansa.faults import faults, lying
from stammtisch.games.bohnhansa.memory import agrees, settled
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    BOXES,
    COLOURS,
    CONTRACT_COUNT,
    CONTRACTS,
    FIRST_CONTRACT,
    HARVEST_COUNT,
    HARVESTS,
    NOTHING,
    RESERVE,
    TOWNS,
)
from stammtisch.games.bohnhansa.offer import asked_by
from stammtisch.games.bohnhansa.offer_notation import read_deal, read_wish
from stammtisch.games.bohnhansa.order_notation import read_order
from stammtisch.games.bohnhansa.position import NONE, ORDER_NAMES, PLACES, read_position, stack_of
from stammtisch.games.bohnhansa.state import (
    BOX_BITS,
    CLOSING,
    FINAL,
    SET_UP,
    TRADING,
    TRAVELLING,
    BohnHansaState,
)
from stammtisch.games.bohnhansa.terms import BohnHansaTerms

PHASES = {
    "opening": SET_UP,
    "travel": TRAVELLING,
    "customs": TRAVELLING,
    "trade": TRADING,
    "offers": TRADING,
    "end_turn": CLOSING,
    "final_step": FINAL,
    "over": FINAL,
}


def build(terms: BohnHansaTerms, data: dict[str, object]) -> BohnHansaState:
    """The state that a position describes; docs/scenarios.md lists the defaults."""
    said = read_position(data)
    _check_seats(terms, said)
    secret, *entropy = said.get("seed", ["scenario"])
    state = bare(terms, Chance(secret, tuple(entropy)))
    _place_beans(state, said)
    _place_cards(state, said)
    _open_stage(state, said)
    _remember(state, said)
    wrong = faults(state)
    if wrong:
        raise BadInput(wrong[0])
    state.settle()
    return state


def _seats(said: dict[str, Any], key: str) -> list[tuple[int, Any]]:
    """The entries of a table by colour, by seat."""
    return [(COLOURS.index(colour), value) for colour, value in said.get(key, {}).items()]


def _check_seats(terms: BohnHansaTerms, said: dict[str, Any]) -> None:
    """Only the first colours play."""
    tables = (
        "money",
        "credit",
        "cart",
        "figure",
        "hand",
        "places",
        "dealt",
        "shown",
        "chosen",
        "before",
        "made",
        "wishes",
        "orders",
    )
    named = {colour for key in tables for colour in said.get(key, {})}
    named |= {said[key] for key in ("turn", "debtor") if key in said}
    deals = list(said.get("carrying", []))
    for offer in said.get("offers", []) + said.get("turned_down", []):
        named |= {offer["by"], *offer.get("agreed", [])}
        deals += offer["deals"]
    named |= {deal.split()[0] for deal in deals}
    for colour in COLOURS[terms.players :]:
        if colour in named:
            raise BadInput(f"{colour} does not play with {terms.players} players")


def _place_beans(state: BohnHansaState, said: dict[str, Any]) -> None:
    """Carts, meters and the supply, which holds whatever lies nowhere else."""
    for seat, amount in _seats(said, "money"):
        state.pay(seat, amount)
    for seat, amount in _seats(said, "credit"):
        state.credit[seat] = amount
    for seat, beans in _seats(said, "cart"):
        for bean in range(BEAN_COUNT):
            state.cart[seat * BEAN_COUNT + bean] = beans.count(BEANS[bean])
    for seat, town in _seats(said, "figure"):
        state.figure[seat] = TOWNS.index(town)
    for name, boxes in said.get("meter", {}).items():
        town = TOWNS.index(name)
        if len(boxes) > state.terms.box.boxes[town]:
            raise BadInput(f"meter: {name} has {state.terms.box.boxes[town]} boxes (BH-05)")
        for box in range(BOXES):
            state.meter[town * BOXES + box] = _read_box(boxes[box]) if box < len(boxes) else 0
    for bean in range(BEAN_COUNT):
        state.supply[bean] = state.terms.box.tokens[bean] - lying(state, bean)
        if state.supply[bean] < 0:
            raise BadInput(f"there are more {BEANS[bean]} in this position than in the box (BH-01)")


def _read_box(word: str) -> int:
    if word == NONE:
        return 0
    name, count = word.split("*")
    return BEANS.index(name) * BOX_BITS + int(count)


def _place_cards(state: BohnHansaState, said: dict[str, Any]) -> None:
    """Contracts that are nowhere else lie in the deck, harvests in pile and reserve, in their order."""
    for seat, cards in _seats(said, "hand"):
        state.hand[seat] = bytes(_read_card(card) for card in cards)
    for seat, cards in _seats(said, "dealt"):
        state.dealt[seat] = bytes(_read_card(card) for card in cards)
    for seat, cards in _seats(said, "shown"):
        state.shown[seat] = bytes(_read_card(card) for card in cards)
    state.laid = bytes(_read_card(card) for card in said.get("laid", []))
    state.discards = bytes(sorted(_read_card(card) for card in said.get("discards", [])))
    placed = {*state.laid, *state.discards, *(card for cards in (*state.hand, *state.dealt) for card in cards)}
    rest = [card for card in range(FIRST_CONTRACT, FIRST_CONTRACT + CONTRACT_COUNT) if card not in placed]
    state.deck = _topped(bytes(_read_card(card) for card in said.get("deck", [])), rest)
    state.shuffles = said.get("shuffles", 0)
    for seat, cards in _seats(said, "before"):
        state.before[seat] = bytes(HARVESTS.index(card) for card in cards)
    state.harvested = bytes(HARVESTS.index(card) for card in said.get("harvested", []))
    seen = {*state.harvested, *(card for cards in state.before for card in cards)}
    pile = bytes(HARVESTS.index(card) for card in said.get("pile", []))
    unseen = [card for card in range(HARVEST_COUNT) if card not in seen]
    unnamed = [card for card in unseen if card not in pile]
    state.reserve = bytes(
        [HARVESTS.index(card) for card in said["reserve"]] if "reserve" in said else unnamed[-RESERVE:]
    )
    state.pile = _topped(pile, [card for card in unseen if card not in state.reserve])
    kept = [HARVESTS[card] for card in state.reserve]
    state.reserved = sum(1 << HARVESTS.index(card) for card in said.get("reserved", kept))


def _topped(top: bytes, cards: list[int]) -> bytes:
    """The cards of a pile: those named on top, below them the others in their order."""
    return top + bytes(card for card in cards if card not in top)


def _read_card(name: str) -> int:
    return CONTRACTS.index(name) + FIRST_CONTRACT if name in CONTRACTS else int(name)


def _open_stage(state: BohnHansaState, said: dict[str, Any]) -> None:
    stage = said.get("stage", "travel")
    state.active = COLOURS.index(said.get("turn", COLOURS[0]))
    state.carrying = [read_deal(tuple(words.split())) for words in said.get("carrying", [])]
    state.carried = said.get("carried", 1 if state.carrying else 0)
    state.phase = TRADING if state.carrying else PHASES[stage]
    state.last = said.get("turns_left", NOTHING)
    state.journey = said.get("journey", 0)
    state.debt = said.get("debt", 0)
    state.debtor = NOTHING if said.get("debtor", NONE) == NONE else COLOURS.index(said["debtor"])
    for bean, count in said.get("promised", {}).items():
        state.promised[BEANS.index(bean)] = count
    if state.phase in (TRADING, CLOSING):
        freeze_prices(state)
    for bean, price in said.get("prices", {}).items():
        state.price[BEANS.index(bean)] = price
    state.emergency = sum(1 << BEANS.index(bean) for bean in said.get("emergency", []))
    for seat, choice in _seats(said, "chosen"):
        state.chosen[seat] = 0 if choice == "end" else ORDER_NAMES.index(choice)
    _open_negotiation(state, said)
    state.stack = stack_of(stage, state)


def _remember(state: BohnHansaState, said: dict[str, Any]) -> None:
    """What everybody knows of the order of hands; nothing, unless it is said."""
    for seat, places in _seats(said, "places"):
        known = bytes(PLACES.index(place) for place in places)
        # What cannot be is kept as it was said, for `faults` to find.
        state.places[seat] = settled(known) if agrees(known, state.hand[seat]) else known


def _open_negotiation(state: BohnHansaState, said: dict[str, Any]) -> None:
    book = state.book
    book.offers = _offers(state, said.get("offers", []))
    book.turned_down = tuple(_offers(state, said.get("turned_down", [])))
    known = (*book.offers, *book.turned_down)
    book.numbered = said.get("numbered", max((offer.number + 1 for offer in known), default=0))
    for seat, count in _seats(said, "made"):
        book.made[seat] = count
    for seat, wish in _seats(said, "wishes"):
        book.wishes[seat] = read_wish(tuple(wish.split()))
    for seat, orders in _seats(said, "orders"):
        state.orders[seat] = [read_order(tuple(words.split())) for words in orders]
    state.round = said.get("round", 0)
    state.talker = said.get("talker", 0)
    state.heard = said.get("heard", False)


def _offers(state: BohnHansaState, said: list[dict[str, Any]]) -> list[Offer[Deal]]:
    """Offers of this phase; numbered in their order where nothing else is said."""
    found: list[Offer[Deal]] = []
    for place, offer in enumerate(said):
        deals = [read_deal(tuple(words.split())) for words in offer["deals"]]
        agreed = sum(1 << COLOURS.index(colour) for colour in offer.get("agreed", []))
        by = COLOURS.index(offer["by"])
        to = asked_by(by, state.active, deals)
        found.append(Offer(offer.get("number", place + 1) - 1, by, to, deals, agreed, offer.get("depth", 0)))
    return found
