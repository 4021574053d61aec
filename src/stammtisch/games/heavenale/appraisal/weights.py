"""The numbers of the appraisal that no rule gives: guesses, settled by playing variants against each other."""

from __future__ import annotations

# What a whole game brings to each marker and to the brewmaster beyond the tiles that lie already; how many tiles one
# places in it. All three are scaled by how much of the game is left.
MARKER_GAIN = 7.0
BREWMASTER_GAIN = 11.0
TILES = 22.0
# How far off the forecast of a marker may be, in steps, at the start of the game.
BLUR = 3.0

# What a ducat is worth at the start of the game and at its end, and how it falls in between; the more one has the less
# another one is worth: half at PLENTY.
DUCAT_EARLY = 0.55
DUCAT_LATE = 0.1
DUCAT_CURVE = 1.4
PLENTY = 26.0
# The part of the tiles ahead that one can expect to get before others do.
SHARE = 0.13

# Discs that one can reach at the right time, out of a fair share.
SLOT_REACH = 0.95
# How much of what may still come into the garden a slot will cover, if its disc is kept for later.
GROWTH = 0.3
# How often a free spot next to a tile gets a monk, and one next to a monk a tile, if it is filled.
FUTURE_MONK = 0.1
FUTURE_TILE = 0.35
# How many other tiles a number of X covers.
X_TILES = 0.3

# How much better the chance to close a shed is than that of any spots to be filled: its root.
SHED_FOCUS = 0.5
# One chooses the tiles around a shed: the best so many out of six.
SHED_BEST = 3

# The part of a card's worth that the first disc of its pair brings; what a card waits for.
CARD_SOON = 0.35
COLOUR_CARD = 0.2
COLOUR_WAIT = 4.0
LOWEST_WAIT = 5.0
BARRELS = 3.0
CARD_WORTH = 9.0

# How the worth of a barrel grows on the way to its goal, and how sure it is; what of it is lost by coming later.
GOAL_POWER = 2.0
GOAL_TRUST = 0.9
BARREL_NOW = 0.6

# How likely what lies ahead is still there a turn later, for each figure behind it.
SURVIVE = 0.88
SURVIVE_DISC = 0.95
SECOND = 0.9
FIRST_PLAYER = 0.6
EFFORT = 0.1
DUCATS_WAIT = 0.6
