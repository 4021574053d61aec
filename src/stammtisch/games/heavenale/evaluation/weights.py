"""The numbers of the evaluation that no rule gives.

Guesses at first, then fitted to how some 300 games between bots ended and to what the greedy appraisal says of single
choices, as `python -m benchmarks.fit heavenale` does it. With the final scores alone a search of 60 iterations won a
quarter of its games against the greedy bot, sold its cards and left discs lying: in games that go as usual, what goes
together with a good end is not what causes it.
"""

from __future__ import annotations

from typing import Final


class Weights:
    """An object and not constants, so that they can be varied in the compiled build too."""

    def __init__(self) -> None:
        # The discs that one gets: of those ahead each rival who can come there first takes this part of a share, this
        # part of a fair share is used, and a disc in hand counts as so many to come. The points that each slot costs
        # which will have none, when this part of the discs to come is taken. By how many places the order of slots may
        # still change at the end of the game, and how many more at its start; what a ducat counts in it.
        self.rival: float = 0.763
        self.reach: float = 1.11
        self.disc_in_hand: float = 0.883
        self.disc: float = 0.752
        self.take: float = 0.997
        self.change_late: float = 0.652
        self.change_early: float = 4.6
        self.shade: float = 0.409

        # Of the steps that ducats will bring this part goes where it is needed, the rest to all alike, but only this
        # part of that to a marker whose slot has its disc. What a whole game brings to the brewmaster beyond the tiles
        # that lie already, and how many tiles one places in it, in all and in the sun. The lap that is being run counts
        # by this power of what lies ahead.
        self.aim: float = 0.373
        self.closed: float = 0.651
        self.master: float = 14.5
        self.tiles: float = 17.1
        self.sunny_tiles: float = 20.8
        self.lap: float = 0.415

        # A ducat in steps that go where they are needed: at the end, and by how much more at the start, falling by
        # this power of what is left of the game; with so many ducats another is worth half as much. Ducats that tiles
        # will pay come later.
        self.ducat_late: float = 0.193
        self.ducat_early: float = 1.6
        self.ducat_curve: float = 1.93
        self.plenty: float = 52.2
        self.ducat_income: float = 1.07

        # What a free spot next to a monk will pay for each disc on it, in steps; how often monks will activate a tile
        # that is not yet placed; what a tile pays that a shed activates. Spots around sheds are filled sooner than
        # others, by this root.
        self.monk_hope: float = 0.407
        self.touch_hope: float = 0.421
        self.pick: float = 0.489
        self.shed_focus: float = 0.976

        # Cards: how many of the pairs that the discs will complete get one; the steps of the card that counts the tiles
        # of a colour, and the points of the one that counts barrels.
        self.pair: float = 1.45
        self.colour_steps: float = 4.68
        self.barrel_card: float = 4.35

        # How far the forecast of the brewmaster may be off at the end of the game and how much more at its start; of
        # the lowest marker too.
        self.blur_late: float = 0.546
        self.blur_early: float = 4.14

        # Barrels: how sure one is that is ready to be taken in this round and later, and by how much missing tiles,
        # spots, sheds and cards lower the hope.
        self.barrel_now: float = 0.49
        self.barrel_later: float = 0.648
        self.tile_missing: float = 4.44
        self.spot_missing: float = 2.31
        self.shed_missing: float = 15.3
        self.card_missing: float = 1.38

        # Points for what a turn still promises: to buy the first tile, to buy more, to use the tiles around a shed, to
        # place a card; and for standing on the first-player spot with rounds to come.
        self.to_buy: float = 1.73
        self.to_buy_more: float = 0.483
        self.to_pick: float = 1.54
        self.to_place_card: float = 5.38
        self.first_player: float = 0.647

        # How far the differences between seats may stray at the end of the game, and how much more at its start;
        # it falls with the root of what is left.
        self.doubt_late: float = 1.5
        self.doubt_early: float = 11.5


WEIGHTS: Final = Weights()
