"""The numbers of the appraisal that no rule gives.

Guesses, corrected where games told better. What a stranger agrees to was fitted to 2,700 offers between bots: since
then they make 45 offers a game instead of 108, and just as many are accepted. WAIT, NEXT and CARD were varied in 600
games of two bots against two: doubled, halved or without them, nobody gained or lost more than the interval, two
thalers.
"""

from __future__ import annotations

from typing import Final

# Journeys still to come for whoever is about to travel, counted over games of this bot: so many when the last harvest
# is due, for each harvest before it so many shared among the players, and one more while everyone's first supply card
# is on its way.
LAST_JOURNEYS: Final = 1.8
JOURNEYS_A_HARVEST: Final = 3.1
FIRST_JOURNEY: Final = 1.2
# The same for whoever has to wait for his turn.
WAITING: Final = 0.25
# How many front cards a journey plays on average: how long a contract lives in the hand.
CARDS_A_JOURNEY: Final = 2.2

# A contract that could still be reached n times is reached with chance n / (n + WAIT).
WAIT: Final = 0.8
# What is left of that for each road beyond the first.
ROAD: Final = 0.9
# A contract of the town where one stays, all beans at hand, waits for the next turn or the final step.
AT_HOME: Final = 0.97

# How likely a missing bean is to come in time: sold where it is delivered, sold elsewhere, in a cart, nowhere.
SOLD_THERE: Final = 0.85
SOLD_ELSEWHERE: Final = 0.5
IN_A_CART: Final = 0.3
NOWHERE: Final = 0.2
# Part of the profit that an average contract still to be drawn is worth to a bean that it may ask for.
HOPE: Final = 7.0
# A second bean of a kind against the first.
SECOND: Final = 0.3

# How much of what a second journey brings may be counted on.
NEXT: Final = 0.85
# A harvest on the meters in one's own turn.
HARVEST: Final = 1.0
# A card of the hand played: everything comes round sooner.
CARD: Final = 0.5
# What a plain card is worth that goes for a contract, and for each place that it lies before the back of the hand.
PLAIN_CARD: Final = 4.0
ORDER: Final = 0.1
# How much of what an unknown contract may bring can be counted on, and what each contract already in hand takes off.
DRAWN: Final = 0.8
CROWD: Final = 0.5
# A contract is fulfilled at once unless its beans are worth so much more elsewhere.
BEANS_KEPT: Final = 6.0
# What it costs that customs take a further bean, of which no change is given.
ANOTHER_BEAN: Final = 2.0

# What a bean that a stranger's contracts may ask for is worth to him beyond its base price.
NEED: Final = 9.0
# What coming as a guest costs a stranger: his front card, and where he wanted to be.
COMING: Final = 4.0
# What a deal must seem to bring a stranger for an even chance that he agrees, and how sure one may be of that, in
# thalers: less for a guest, whose way nobody knows.
AGREES: Final = 2.5
DOUBT: Final = 2.0
GUEST_DOUBT: Final = 3.0
# What somebody gains at least by what he offers.
ASKED: Final = 1.5
# How much of another one's gain is one's own loss: of anybody, and more for whoever leads.
RIVAL: Final = 0.25
LEADER: Final = 0.75
# Less than this is not worth talking about.
TRIFLE: Final = 0.7
# What must be left to the other one of what a deal brings him, with a hand that he may have, when my gain is held
# against it, so that he agrees; and what an offer must be worth on average over such hands.
CLEARLY: Final = 0.3
SOUNDED: Final = 0.35
# How sure it is that a contract on the table will be fulfilled once its beans are there.
SHOWN: Final = 0.9
# What a wish tells about a bean, in thalers; how much more than its base price one must be worth to be wished for, and
# how little more to be had for it.
WISHED: Final = 5.0
LONGED: Final = 6.0
SPARED: Final = 3.0
# By how much somebody leads clearly.
CLEAR_LEAD: Final = 25.0
# What every purchase must bring.
PURCHASE: Final = 0.3
# New offers in a turn, by whoever's turn it is and by each of the others; how deep counters go, and their patience.
OFFERS_ACTIVE: Final = 4
OFFERS_OTHERS: Final = 2
COUNTERS: Final = 2
COUNTERED: Final = 0.9
