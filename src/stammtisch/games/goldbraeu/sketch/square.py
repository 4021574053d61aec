"""The square in landscape: gardens as coloured fields with their letter, fences around them, houses before them."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.games.goldbraeu.components import BIT
from stammtisch.games.goldbraeu.names import CELLS, COLUMNS, GARDEN_COUNT, GARDENS, ROWS
from stammtisch.games.goldbraeu.sketch.ink import BADGE, PARASOL
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.markup import Canvas

# Owners of a place on the grid beside the gardens.
FREE: Final = -1
OUTSIDE: Final = -2

# The grid on the canvas: where it begins, and how far its lines are apart.
LEFT: Final = 2
TOP: Final = 1
ACROSS: Final = 4
DOWN: Final = 2
WIDTH: Final = LEFT + COLUMNS * ACROSS + 1
HEIGHT: Final = TOP + ROWS * DOWN + 3

# A crossing of fences by the arms it has: up 1, right 2, down 4, left 8.
CROSSINGS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HOUSE: Final = "⌂"
STEPS: Final = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}


def square_lines(view: GoldbraeuView) -> list[str]:
    """The lines of the drawing, each WIDTH columns wide."""
    square = _Square(view)
    for column in range(COLUMNS):
        for row in range(ROWS):
            square.draw_cell(column, row)
    for column in range(COLUMNS + 1):
        for row in range(ROWS + 1):
            square.draw_fences(column, row)
    square.draw_labels()
    return square.lines()


class _Square(Canvas):
    """The sheet on which the square is drawn."""

    def __init__(self, view: GoldbraeuView) -> None:
        super().__init__(WIDTH, HEIGHT)
        self.view = view
        self.board = view.terms.board

    def owner(self, column: int, row: int) -> int:
        """The garden of a cell, or FREE, or OUTSIDE where the square has none."""
        if not (0 <= column < COLUMNS and 0 <= row < ROWS):
            return OUTSIDE
        bit = BIT[column * ROWS + row]
        for garden in range(GARDEN_COUNT):
            if self.view.cells[garden] & bit:
                return garden
        return FREE if self.board.playable & bit else OUTSIDE

    def field(self, owner: int) -> str:
        """The style of a garden's ground: the colour of its boss."""
        return BADGE[self.view.boss[owner]] if owner >= 0 else ""

    def draw_cell(self, column: int, row: int) -> None:
        """A garden's letter, or the name of a free cell; a house or a parasol after it."""
        owner = self.owner(column, row)
        if owner == OUTSIDE:
            return
        x, y = _place(column, row)
        bit = BIT[column * ROWS + row]
        parasol = PARASOL if self.board.parasols & bit else " "
        if owner == FREE:
            self.write(x, y, CELLS[column * ROWS + row], "dim")
            self.write(x + 2, y, parasol, "bold red")
        elif self.board.front[owner] == bit:
            self.write(x, y, f"{parasol}{GARDENS[owner][0]}{HOUSE}", self.field(owner))
        else:
            self.write(x, y, f" {GARDENS[owner][0]}{parasol}", self.field(owner))

    def draw_fences(self, column: int, row: int) -> None:
        """The crossing south-west of a cell, the line above it and the line to its right."""
        north_west, north_east = self.owner(column - 1, row), self.owner(column, row)
        south_west, south_east = self.owner(column - 1, row - 1), self.owner(column, row - 1)
        arms = (
            (north_west != north_east)
            + 2 * (north_east != south_east)
            + 4 * (south_west != south_east)
            + 8 * (north_west != south_west)
        )
        x, y = _crossing(column, row)
        self.write(x, y, CROSSINGS[arms], "" if arms else self.field(north_east))
        if row < ROWS:
            line = "│" if north_west != north_east else " "
            self.write(x, y - 1, line, "" if line == "│" else self.field(north_east))
        if column < COLUMNS:
            line = "───" if north_east != south_east else "   "
            self.write(x + 1, y, line, "" if line == "───" else self.field(north_east))

    def draw_labels(self) -> None:
        """Columns and rows, and the name of each house where there is room before it."""
        for row in range(ROWS):
            self.write(0, _place(0, row)[1], str(row + 1), "dim")
        for column in range(COLUMNS):
            self.write(_place(column, 0)[0] + 1, HEIGHT - 2, "abcdefgh"[column], "dim")
        for garden, name in enumerate(GARDENS):
            column, row = divmod(self.board.front[garden].bit_length() - 1, ROWS)
            across, up = STEPS[_side(self.view, name)]
            column, row = column + across, row + up
            if row == ROWS or row < 0:
                x = _place(column, 0)[0] + 1 - len(name) // 2
                self.write(min(max(x, 0), WIDTH - len(name)), 0 if row == ROWS else HEIGHT - 1, name, "bold")
            elif 0 <= column < COLUMNS and self.owner(column, row) == OUTSIDE:
                x, y = _place(column, row)
                self.write(x - 1 if across < 0 else x, y, name[:ACROSS], "bold")


def _place(column: int, row: int) -> tuple[int, int]:
    """Where the three letters of a cell begin."""
    return LEFT + column * ACROSS + 1, TOP + (ROWS - 1 - row) * DOWN + 1


def _crossing(column: int, row: int) -> tuple[int, int]:
    """Where the corner south-west of a cell lies."""
    return LEFT + column * ACROSS, TOP + (ROWS - row) * DOWN


def _side(view: GoldbraeuView, garden: str) -> str:
    """On which side of its front cell a house stands."""
    boards: Any = view.terms.components.data["boards"]
    return str(boards[view.terms.options["board"]]["front"][garden]["side"])
