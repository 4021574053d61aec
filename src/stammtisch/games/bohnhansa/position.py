"""Positions in writing: what a scenario says, what a fingerprint is made of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from stammtisch.engine.codebook import fold
from stammtisch.engine.decision import Decision
from stammtisch.engine.errors import BadInput
from stammtisch.engine.negotiation import Offer
from stammtisch.engine.reading import Reader, bag, each_once, listing, number, one_of, read_fields, table, yes_or_no
from stammtisch.games.bohnhansa.choices import ORDERS
from stammtisch.games.bohnhansa.deal import Deal
from stammtisch.games.bohnhansa.decisions.carry_out import CARRY_OUT
from stammtisch.games.bohnhansa.decisions.closing import END_TURN, FINAL_STEP
from stammtisch.games.bohnhansa.decisions.customs import PAY_CUSTOMS
from stammtisch.games.bohnhansa.decisions.rounds import ROUND_OF_OFFERS
from stammtisch.games.bohnhansa.decisions.setup import OPENING_CONTRACT
from stammtisch.games.bohnhansa.decisions.trade import TRADE
from stammtisch.games.bohnhansa.decisions.travel import JOURNEY, TRAVEL_DECISION
from stammtisch.games.bohnhansa.decisions.travel_cards import card_name
from stammtisch.games.bohnhansa.decisions.turn import TURNS
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    BOXES,
    COLOURS,
    CONTRACTS,
    FIRST_CONTRACT,
    HARVESTS,
    TOWNS,
    TRAVEL_CARDS,
)
from stammtisch.games.bohnhansa.offer_notation import read_deal, read_wish, spell_deal, spell_wish
from stammtisch.games.bohnhansa.order import ORDER_LIMIT
from stammtisch.games.bohnhansa.order_notation import read_order, spell_order
from stammtisch.games.bohnhansa.state import BOX_BITS, BohnHansaState

NONE: Final = "-"
"""Nobody, nothing."""

STAGES: Final = ("opening", "travel", "customs", "trade", "offers", "end_turn", "final_step", "over")
"""What is being asked, by the name of the innermost decision."""

HAND_CARDS: Final = (*(str(card) for card in range(1, TRAVEL_CARDS + 1)), *CONTRACTS)
PLACES: Final = (NONE, *(str(card) for card in range(1, TRAVEL_CARDS + 1)), "left")
"""What everybody may remember of a hand, by number: see `memory`."""
ORDER_NAMES: Final = tuple("".join(str(place + 1) for place in order) for order in ORDERS)


def stack_of(stage: str, state: BohnHansaState) -> list[Decision[BohnHansaState]]:
    """The open decisions of a stage; a guest's customs lie on the deal that is being carried out."""
    if stage == "opening":
        return [TURNS, OPENING_CONTRACT]
    if stage == "travel":
        return [TURNS, TRAVEL_DECISION]
    if stage == "customs":
        if not state.carrying:
            return [TURNS, JOURNEY, PAY_CUSTOMS]
        below: list[Decision[BohnHansaState]] = [ROUND_OF_OFFERS] if state.terms.in_rounds else []
        return [TURNS, TRADE, *below, CARRY_OUT, PAY_CUSTOMS]
    if stage == "trade":
        return [TURNS, TRADE]
    if stage == "offers":
        return [TURNS, TRADE, ROUND_OF_OFFERS]
    if stage == "end_turn":
        return [TURNS, END_TURN]
    return [TURNS, FINAL_STEP] if stage == "final_step" else []


def pile(what: str, value: object) -> str:
    """A box of a meter: `Blaue`, `Blaue*3`, or `-`."""
    if value == NONE:
        return NONE
    name, _, count = str(value).partition("*")
    names = {fold(bean): bean for bean in BEANS}
    if fold(name) not in names or not (count or "1").isdecimal() or not 1 <= int(count or "1") <= 15:
        raise BadInput(f"{what}: {value!r} is not a box such as Blaue, Blaue*3 or -")
    return f"{names[fold(name)]}*{int(count or '1')}"


def deal_words(what: str, value: object) -> str:
    """A deal in words, spelled as we spell it."""
    if not isinstance(value, str):
        raise BadInput(f"{what}: {value!r} is not a deal such as 'blue gives=Sau gets=Feuer'")
    return " ".join(spell_deal(read_deal(tuple(value.split()))))


COLOUR: Final = one_of(COLOURS)
BEAN: Final = one_of(BEANS)
OWNER: Final = one_of((*COLOURS, NONE))
CARDS: Final = listing(one_of(CONTRACTS))
COUNTS: Final = table(BEAN, number(0, 99), "Blaue")


def offer(what: str, value: object) -> dict[str, Any]:
    """An offer: number, by, deals, and where it matters agreed and depth."""
    if not isinstance(value, dict):
        raise BadInput(f'{what}: {value!r} is not a table such as {{ by = "red", deals = ["blue gives=Sau"] }}')
    fields: dict[str, Reader] = {
        "number": number(1, 64),
        "by": COLOUR,
        "deals": listing_of_texts,
        "agreed": each_once(COLOUR),
        "depth": number(0, 4),
    }
    read = read_fields(fields, value)
    if "by" not in read or not read.get("deals"):
        raise BadInput(f"{what}: {value!r} does not say 'by' whom it is, or no 'deals'")
    return read


def listing_of_texts(what: str, value: object) -> list[str]:
    """A list of deals in words."""
    if not isinstance(value, list):
        raise BadInput(f"{what}: {value!r} is not a list of deals")
    return [deal_words(what, entry) for entry in value]


def offers(what: str, value: object) -> list[dict[str, Any]]:
    """Offers, be they open or turned down."""
    if not isinstance(value, list):
        raise BadInput(f"{what}: {value!r} is not a list of offers")
    return [offer(what, entry) for entry in value]


def wish(what: str, value: object) -> str:
    """A wish in words; an empty text is none."""
    if not isinstance(value, str):
        raise BadInput(f"{what}: {value!r} is not a wish such as 'have=Blaue want=Garten'")
    return spell_wish(read_wish(tuple(value.split())))


def orders(what: str, value: object) -> list[str]:
    """Standing orders in words."""
    if not isinstance(value, list) or len(value) > ORDER_LIMIT or not all(isinstance(entry, str) for entry in value):
        raise BadInput(f"{what}: {value!r} is not a list of at most {ORDER_LIMIT} orders such as 'refuse from=red'")
    return [" ".join(spell_order(read_order(tuple(entry.split())))) for entry in value]


def texts(what: str, value: object) -> list[str]:
    """A seed: the secret and what was added to it."""
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value) or not value:
        raise BadInput(f"{what}: {value!r} is not a list of texts")
    return list(value)


FIELDS: Final[dict[str, Reader]] = {
    "stage": one_of(STAGES),
    "turn": COLOUR,
    "money": table(COLOUR, number(-100_000, 100_000), "red"),
    "credit": table(COLOUR, number(0, 100_000), "red"),
    "cart": table(COLOUR, bag(BEAN), "red"),
    "supply": COUNTS,
    "figure": table(COLOUR, one_of(TOWNS), "red"),
    "hand": table(COLOUR, listing(one_of(HAND_CARDS)), "red"),
    "places": table(COLOUR, listing(one_of(PLACES)), "red"),
    "dealt": table(COLOUR, CARDS, "red"),
    "chosen": table(COLOUR, one_of((*ORDER_NAMES, "end")), "red"),
    "shown": table(COLOUR, listing(one_of(HAND_CARDS)), "red"),
    "laid": CARDS,
    "before": table(COLOUR, listing(one_of(HARVESTS)), "red"),
    "meter": table(one_of(TOWNS), listing(pile), "Hamburg"),
    "deck": CARDS,
    "discards": each_once(one_of(CONTRACTS)),
    "shuffles": number(0, 1000),
    "pile": listing(one_of(HARVESTS)),
    "reserve": listing(one_of(HARVESTS)),
    "reserved": each_once(one_of(HARVESTS)),
    "harvested": listing(one_of(HARVESTS)),
    "turns_left": number(-1, 5),
    "debt": number(-99, 20),
    "debtor": OWNER,
    "promised": COUNTS,
    "prices": COUNTS,
    "emergency": each_once(BEAN),
    "offers": offers,
    "numbered": number(0, 64),
    "made": table(COLOUR, number(0, 12), "red"),
    "wishes": table(COLOUR, wish, "red"),
    "turned_down": offers,
    "orders": table(COLOUR, orders, "red"),
    "round": number(0, 3),
    "talker": number(0, 4),
    "heard": yes_or_no,
    "carrying": listing_of_texts,
    "carried": number(0, 1),
    "journey": number(0, 3),
    "seed": texts,
}
"""Everything that can be said of a position, and how it is read."""


def spell_offers(made: Iterable[Offer[Deal]]) -> list[dict[str, Any]]:
    """Offers as `offers` reads them."""
    return [
        {
            "number": one.number + 1,
            "by": COLOURS[one.by],
            "deals": [" ".join(spell_deal(deal)) for deal in one.deals],
            "agreed": sorted(colour for seat, colour in enumerate(COLOURS) if one.agreed >> seat & 1),
            "depth": one.depth,
        }
        for one in made
    ]


def read_position(data: dict[str, object]) -> dict[str, Any]:
    """A partial position with every name spelled as `write` spells it."""
    return read_fields(FIELDS, data)


def write(state: BohnHansaState) -> dict[str, Any]:
    """The complete position; what `build` reads gives the same state again."""
    seats = dict(zip(COLOURS, range(state.players), strict=False))
    stage = state.stack[-1].name if state.stack else "over"
    places = {
        colour: [PLACES[place] for place in state.places[seat]] for colour, seat in seats.items() if state.places[seat]
    }
    remembered = {"places": places, "turned_down": spell_offers(state.book.turned_down)}
    # Left out where there are none: the fingerprints of finished games are older than what is remembered.
    return {name: value for name, value in remembered.items() if value} | {
        "stage": stage,
        "turn": COLOURS[state.active],
        "money": {colour: state.money[seat] for colour, seat in seats.items()},
        "credit": {colour: state.credit[seat] for colour, seat in seats.items()},
        "cart": {colour: spell_bag(state.cart[seat * BEAN_COUNT :][:BEAN_COUNT]) for colour, seat in seats.items()},
        "supply": dict(zip(BEANS, state.supply, strict=True)),
        "figure": {colour: TOWNS[state.figure[seat]] for colour, seat in seats.items()},
        "hand": {colour: [card_name(card) for card in state.hand[seat]] for colour, seat in seats.items()},
        "dealt": {colour: spell_contracts(state.dealt[seat]) for colour, seat in seats.items()},
        "chosen": {
            colour: ORDER_NAMES[state.chosen[seat]] if stage == "opening" else "end"
            for colour, seat in seats.items()
            if state.chosen[seat] >= 0
        },
        "shown": {colour: [card_name(card) for card in state.shown[seat]] for colour, seat in seats.items()},
        "laid": spell_contracts(state.laid),
        "before": {colour: [HARVESTS[card] for card in state.before[seat]] for colour, seat in seats.items()},
        "meter": {
            name: [spell_box(box) for box in state.meter[town * BOXES :][: state.terms.box.boxes[town]]]
            for town, name in enumerate(TOWNS)
        },
        "deck": spell_contracts(state.deck),
        "discards": sorted(spell_contracts(state.discards)),
        "shuffles": state.shuffles,
        "pile": [HARVESTS[card] for card in state.pile],
        "reserve": [HARVESTS[card] for card in state.reserve],
        "reserved": [name for card, name in enumerate(HARVESTS) if state.reserved >> card & 1],
        "harvested": [HARVESTS[card] for card in state.harvested],
        "turns_left": state.last,
        "debt": state.debt,
        "debtor": COLOURS[state.debtor] if state.debtor >= 0 else NONE,
        "promised": dict(zip(BEANS, state.promised, strict=True)),
        "prices": dict(zip(BEANS, state.price, strict=True)),
        "emergency": sorted(name for bean, name in enumerate(BEANS) if state.emergency >> bean & 1),
        "offers": spell_offers(state.book.offers),
        "numbered": state.book.numbered,
        "made": {colour: state.book.made[seat] for colour, seat in seats.items()},
        "wishes": {colour: spell_wish(state.book.wishes[seat]) for colour, seat in seats.items()},
        "orders": {
            colour: [" ".join(spell_order(order)) for order in state.orders[seat]] for colour, seat in seats.items()
        },
        "round": state.round,
        "talker": state.talker,
        "heard": state.heard,
        "carrying": [" ".join(spell_deal(deal)) for deal in state.carrying],
        "carried": state.carried,
        "journey": state.journey,
        "seed": [state.chance.secret, *state.chance.entropy],
    }


def spell_contracts(cards: bytes) -> list[str]:
    return [CONTRACTS[card - FIRST_CONTRACT] for card in cards]


def spell_bag(counts: list[int]) -> list[str]:
    return sorted(BEANS[bean] for bean in range(BEAN_COUNT) for _ in range(counts[bean]))


def spell_box(box: int) -> str:
    return f"{BEANS[box // BOX_BITS]}*{box % BOX_BITS}" if box else NONE
