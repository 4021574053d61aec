"""The names on board and cards, and the numbers that stand for them in a state."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("red", "blue", "green", "yellow", "violet")

# BH-01, in the order of the rule: from the cheapest to the dearest.
BEANS: Final = ("Blaue", "Feuer", "Sau", "Brech", "Soja", "Augen", "Rote", "Garten")
BEAN_COUNT: Final = 8

# BH-05
TOWNS: Final = ("Edinburgh", "Aalborg", "Bremen", "Hamburg", "Malmö", "Rostock", "Visby", "Danzig")
TOWN_COUNT: Final = 8
BOXES: Final = 5  # the most that a meter has
EMERGENCY: Final = 5  # in the place of a box: a bean that is on no meter and in no cart (BH-47)
SLOTS: Final = ("1", "2", "3", "4", "5", "emergency")
SLOT_COUNT: Final = 6

# BH-03, BH-20: a card of a hand is a travel card 1 to 7, or 8 + the number of a contract.
SUPPLY_CARD: Final = 2
CUSTOMS_CARD: Final = 3
TRAVEL_CARDS: Final = 7
FIRST_CONTRACT: Final = 8
CONTRACT_COUNT: Final = 60
CONTRACTS: Final = (
    *(f"E0{number}" for number in range(1, 9)),
    *(f"A0{number}" for number in range(1, 9)),
    *(f"B0{number}" for number in range(1, 9)),
    *(f"H0{number}" for number in range(1, 7)),
    *(f"M0{number}" for number in range(1, 7)),
    *(f"R0{number}" for number in range(1, 9)),
    *(f"V0{number}" for number in range(1, 9)),
    *(f"D0{number}" for number in range(1, 9)),
)
HARVESTS: Final = tuple(f"N{number:02}" for number in range(1, 11))
HARVEST_COUNT: Final = 10
RESERVE: Final = 2  # BH-12
LAST_HARVEST: Final = 8  # BH-70

CART: Final = 8  # BH-06

NOBODY: Final = -1
NOTHING: Final = -1
