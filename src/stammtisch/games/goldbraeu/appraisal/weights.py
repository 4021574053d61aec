"""The numbers of the appraisal that no rule gives.

How often cards are bought and chips and bosses move was counted in games of the greedy bot against itself and
rounded. The rest are guesses; those that were varied stayed because no other value won more in matches of 600 games,
and whatever made no difference was left out.
"""

from __future__ import annotations

from typing import Final

BUYS_A_DAY: Final = 1.1  # cards bought, by all together
PLAYED: Final = 0.9  # chance that a share in another's hand is played by the next payday
GROWTH: Final = 0.4  # cells a day that a boss adds to his gardens
CHIP_STAYS: Final = 0.85  # chance for a day that waitress or drunkard stay where they are
CONTRACT_STAYS: Final = 0.95  # the same for a sign
MAJORITY_STAYS: Final = 0.99  # the same for a boss whose owner can block,
RIVAL_STAYS: Final = 0.75  # for one whose owner cannot,
QUIET_STAYS: Final = 0.97  # and for one whom nobody could challenge
CONTROL_DAYS: Final = 3  # days after which the growth that a boss decides on has mostly happened
SAVED: Final = 0.25  # chance that a share yet to come joins a given single marker, and so saves it from GB-65
FIRM: Final = 0.6  # part of the shares yet to come that GB-65 will not strike
CONTRACT_OPTION: Final = 0.3  # part of a contract's gain that is worth something before one has the time to sign it
ROOM: Final = 0.1  # part of a cell's gain that each further cell within reach is worth
MOOD: Final = 2.0  # thalers: differences below it tell little about which card another player lays
MASTERS_CARD: Final = 4 / 3  # what a card is worth to a master, in units of what it brings at the paydays: see bot.py
SHOWN: Final = 0.2  # thalers: what it costs to give away what one holds
