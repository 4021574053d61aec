"""The numbers of the evaluation that no rule gives.

Guesses at first, then fitted to how games between bots ended: `python -m benchmarks.fit heavenale`.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """An object and not constants, so that they can be varied in the compiled build too."""

    def __init__(self) -> None:
        # The discs that one gets: of those ahead each rival who can come there first takes this part of a share, this
        # part of a fair share is used, and a disc in hand counts as so many to come. By how many places the order of
        # slots may still change at the end of the game, and how many more at its start; what a ducat counts in it.
        self.rival: float = 0.5
        self.reach: float = 1.0
        self.disc_in_hand: float = 1.3
        self.change_late: float = 0.5
        self.change_early: float = 5.0
        self.shade: float = 0.3

        # What a whole game brings beyond the tiles that lie already: to the markers, to the brewmaster; and how many
        # tiles one places in it, in all and in the sun. The lap that is being run counts by this power of what lies
        # ahead. Of the steps this part goes where it is needed, the rest to all alike, but only this part to a marker
        # whose slot has its disc.
        self.steps: float = 5.0
        self.aim: float = 0.5
        self.closed: float = 0.6
        self.master: float = 10.0
        self.tiles: float = 21.0
        self.sunny_tiles: float = 14.0
        self.lap: float = 0.7

        # A ducat in steps that go where they are needed: at the end, and by how much more at the start, falling by
        # this power of what is left of the game; with so many ducats another is worth half as much. Ducats that tiles
        # will pay come later.
        self.ducat_late: float = 0.12
        self.ducat_early: float = 1.0
        self.ducat_curve: float = 1.0
        self.plenty: float = 70.0
        self.ducat_income: float = 0.85

        # What a free spot next to a monk will pay for each disc on it, in steps; how often monks will activate a tile
        # that is not yet placed; what a tile pays that a shed activates. Spots around sheds are filled sooner than
        # others, by this root.
        self.monk_hope: float = 0.4
        self.touch_hope: float = 0.3
        self.pick: float = 1.0
        self.shed_focus: float = 0.5

        # The steps of the card that counts the tiles of a colour.
        self.colour_steps: float = 4.0

        # How far the forecast of the brewmaster may be off at the end of the game and how much more at its start; what
        # of the lowest marker is lost because steps and exchanges are whole.
        self.blur_late: float = 0.5
        self.blur_early: float = 3.0
        self.rounding: float = 0.6

        # Barrels: how sure one is that is ready to be taken in this round and later, and by how much missing tiles,
        # spots, sheds and cards lower the hope.
        self.barrel_now: float = 0.6
        self.barrel_later: float = 0.6
        self.tile_missing: float = 3.0
        self.spot_missing: float = 1.5
        self.shed_missing: float = 10.0
        self.card_missing: float = 3.0

        # Points for what a turn still promises: to buy the first tile, to buy more, to use the tiles around a shed, to
        # place a card; and for standing on the first-player spot with rounds to come.
        self.to_buy: float = 2.0
        self.to_buy_more: float = 0.5
        self.to_pick: float = 2.1
        self.to_place_card: float = 5.0
        self.first_player: float = 0.6

        # How far the differences between seats may stray at the end of the game, and how much more at its start;
        # it falls with the root of what is left.
        self.doubt_late: float = 0.5
        self.doubt_early: float = 13.0


WEIGHTS: Final = Weights()
