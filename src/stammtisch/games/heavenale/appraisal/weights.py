"""The numbers of the appraisal that no rule gives.

Guesses at first; then all were varied at once in some thousand games of a variant against the others and moved where
that won, until a random change cost seven points on average and no single one gained. What matters most is SURVIVE:
for two players, 1.0 (all that lies ahead will wait) won 14 % of 80 games against 0.89, and 0.8 won 39 %.
"""

from __future__ import annotations

from typing import Final

# What a whole game brings to each marker and to the brewmaster beyond the tiles that lie already, and how many tiles
# one places in it; all three shrink with what is left of the game.
MARKER_GAIN: Final = 7.0
BREWMASTER_GAIN: Final = 11.0
TILES: Final = 22.0
# How many steps the forecast may be off at the start of the game.
BLUR: Final = 3.0

# What a ducat is worth at the start of the game and at its end, and by which power it falls in between. The more one
# has the less another one is worth: at PLENTY half as much.
DUCAT_EARLY: Final = 0.6
DUCAT_LATE: Final = 0.1
DUCAT_CURVE: Final = 1.5
PLENTY: Final = 30.0
# What is left of that when a slot with tiles in the shade is used late.
DUCAT_FALLS: Final = 0.7
# The part of the tiles ahead that one gets before others do.
SHARE: Final = 0.13

# The part of a fair share of the discs that can be had when they are wanted.
SLOT_REACH: Final = 0.95
# How much a slot grows while it waits, against all the tiles that still come to what it covers.
GROWTH: Final = 0.3
# How much of the other slots X is worth to a tile.
X_TILES: Final = 0.3
# How often a free spot gets a monk, and how much of an average tile one may hope for next to a monk.
FUTURE_MONK: Final = 0.1
FUTURE_TILE: Final = 0.35

# A shed site is filled on purpose: its spots are likelier to be filled than others, by this root.
SHED_FOCUS: Final = 0.5

# The part of a privilege card that the first disc of a pair brings.
CARD_SOON: Final = 0.35
# A card in hand that will find a pair.
CARD_WORTH: Final = 9.0
# What these two cards gain in a whole game by waiting, and the barrels that one still gets in it.
COLOUR_WAIT: Final = 4.0
LOWEST_WAIT: Final = 7.0
BARRELS: Final = 3.0
# How likely a tile is to count for the colour card.
COLOUR_CARD: Final = 0.2

# A barrel: how sure it is, how its worth grows on the way to the goal, and what of it would be lost by coming later.
GOAL_TRUST: Final = 0.9
GOAL_POWER: Final = 2.0
BARREL_NOW: Final = 0.6

# How much of what lies ahead is still there a turn later, for each figure that can get there first.
SURVIVE: Final = 0.89
# Beginning the next round.
FIRST_PLAYER: Final = 0.6
