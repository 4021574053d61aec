"""What the options, the seat count and the box amount to, in the numbers that the rules ask for."""

from __future__ import annotations

from stammtisch.engine.options import Edition, Option
from stammtisch.engine.terms import Components, Terms
from stammtisch.games.goldbraeu.components import read_board, read_pieces

OPTIONS = (
    Option(
        "chip_direction",
        "GB-60",
        "Which way drunkard and waitress may go",
        {"both": "one or two gardens in either direction", "clockwise": "one or two gardens clockwise only"},
    ),
    Option(
        "contract_after_block",
        "GB-42",
        "What a blocked player may do with the same action",
        {
            "allowed": "name another boss or sign a beer contract",
            "forbidden": "name another boss, but sign no contract",
        },
    ),
    Option(
        "three_player_elimination",
        "GB-65",
        "When single markers fall in the game for three",
        {"on": "with the fifth marker: all five shares are out", "off": "only with a sixth marker: never"},
    ),
    Option(
        "board",
        "GB-06",
        "Which reconstruction of the square is used",
        {
            "notch": "notches on the short sides, parasols in corners and centre",
            "hole": "a hole in the middle, eight parasols around it",
            "centre": "notches, and all six parasols in the centre",
        },
    ),
)

EDITIONS = (
    Edition("rio-grande", "Rio Grande, English (2004)", {"chip_direction": "both"}),
    Edition("hanser-fr", "Hanser, French (2004)", {"chip_direction": "clockwise"}),
)


class GoldbraeuTerms(Terms):
    """The table contract of Goldbräu."""

    def __init__(self, players: int, options: dict[str, str], components: Components) -> None:
        super().__init__(players, options, components)
        self.board = read_board(components.data, options["board"])
        self.pieces = read_pieces(components.data)
        three = players == 3
        # GB-19: with three, one share of each business leaves the game, and hands are larger.
        self.shares = self.pieces.shares - 1 if three else self.pieces.shares
        self.markers = self.pieces.markers if three else self.pieces.markers_of_four
        self.dealt = 8 if three else 6
        self.first_bosses = 3 if three else 2
        # GB-65: as many markers as make the single ones fall.
        literal = three and options["three_player_elimination"] == "off"
        self.last_share = self.pieces.shares if literal else self.shares
        self.chips_both_ways = options["chip_direction"] == "both"
        self.contract_after_block = options["contract_after_block"] == "allowed"
