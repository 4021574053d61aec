"""The names on the board and the cards, and the numbers that stand for them in a state."""

from __future__ import annotations

from typing import Final

# GB-01: clockwise; a business is an index into BUSINESSES, a garden one below six.
GARDENS: Final = ("Adler", "Krug", "Eiche", "Bären", "Post", "Hirschen")
BREWERIES: Final = ("Mayerbräu", "Steinbräu", "Kramerbräu", "Schmidbräu")
BUSINESSES: Final = GARDENS + BREWERIES

ADLER: Final = 0
KRUG: Final = 1
BAEREN: Final = 3
GARDEN_COUNT: Final = 6
BREWERY_COUNT: Final = 4
BUSINESS_COUNT: Final = 10

# GB-02: a card is the number of its business, or one of the two specials.
DRUNKARD: Final = 10
WAITRESS: Final = 11
CARD_KINDS: Final = 12
CARDS: Final = (*BUSINESSES, "drunkard", "waitress")

# GB-03
COLOURS: Final = ("red", "blue", "green", "yellow")
ACTIONS: Final = ("expand", "boss", "buy")

# GB-06: a cell is column * 5 + row, both counted from 0; c1 is 10.
COLUMNS: Final = 8
ROWS: Final = 5
CELL_COUNT: Final = 40
CELLS: Final = tuple(f"{column}{row}" for column in "abcdefgh" for row in range(1, 6))

NOBODY: Final = -1
NOTHING: Final = -1
