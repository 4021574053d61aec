"""The numbers of the evaluation that no rule gives: fitted to how games between bots ended, by `benchmarks/tune.py`."""

from __future__ import annotations

from typing import Final

# The discs that one gets: of those ahead each rival who can come there first takes this part of a share, this part of
# a fair share is used, a slot without a tile counts as this part of one, and a disc in hand as so many to come.
RIVAL: Final = 0.8
REACH: Final = 0.95
ABSENT: Final = 0.5
DISC_IN_HAND: Final = 1.5

# What a whole game brings beyond the tiles that lie already: to each marker, in steps that go where they are needed,
# to the brewmaster; and how many tiles one places in it, in all and in the sun.
EACH: Final = 3.0
ANYWHERE: Final = 12.0
MASTER: Final = 10.0
TILES: Final = 22.0
SUNNY_TILES: Final = 12.0

# A ducat in steps that go where they are needed: at the end, and by how much more at the start, falling by this power
# of what is left of the game; with so many ducats another is worth half as much. Ducats of tiles come later.
DUCAT_LATE: Final = 0.08
DUCAT_EARLY: Final = 0.4
DUCAT_CURVE: Final = 1.0
PLENTY: Final = 40.0
DUCAT_INCOME: Final = 0.7

# What a free spot next to a monk will pay for each disc on it, and what a tile pays that a shed activates, in steps.
MONK_HOPE: Final = 0.8
PICK: Final = 2.0
# Spots around sheds are filled sooner than others, by this root.
SHED_FOCUS: Final = 0.5

# The steps of the card that counts the tiles of a colour.
COLOUR_STEPS: Final = 4.0

# How far the forecast of the brewmaster may be off at the end of the game and how much more at its start; what of
# the lowest marker is lost because steps and exchanges are whole.
BLUR_LATE: Final = 0.5
BLUR_EARLY: Final = 3.0
ROUNDING: Final = 0.4

# Barrels: how sure one is that is ready to be taken in this round and later, and by how much missing tiles, sheds and
# cards lower the hope.
BARREL_NOW: Final = 0.8
BARREL_LATER: Final = 0.9
TILE_MISSING: Final = 3.0
SPOT_MISSING: Final = 1.5
SHED_MISSING: Final = 10.0
CARD_MISSING: Final = 3.0

# Points for what a turn still promises: to buy the first tile, to buy more, to use a shed's tiles, to place a card.
TO_BUY: Final = 2.0
TO_BUY_MORE: Final = 0.5
TO_PICK: Final = 1.5
TO_PLACE_CARD: Final = 6.0
# Points for standing on the first-player spot with rounds to come.
FIRST_PLAYER: Final = 0.6

# How far the differences between seats may stray at the end of the game, and how much more at its start.
DOUBT_LATE: Final = 1.5
DOUBT_EARLY: Final = 8.0
