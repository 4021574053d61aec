"""What a seat may not know, dealt anew: possible worlds for search, and the yardstick of the leak test. (GB-82)"""

from __future__ import annotations

import random

from stammtisch.engine.playout import shuffle
from stammtisch.games.goldbraeu.choices import hold
from stammtisch.games.goldbraeu.decisions.setup import bare
from stammtisch.games.goldbraeu.names import ACTIONS, BUSINESS_COUNT, DRUNKARD, NOBODY
from stammtisch.games.goldbraeu.position import STAGES
from stammtisch.games.goldbraeu.state import MORNING, SET_UP, GoldbraeuState
from stammtisch.games.goldbraeu.view import GoldbraeuView


def imagine(view: GoldbraeuView, rng: random.Random) -> GoldbraeuState:
    """A complete position that is possible for the view's seat; every one that is, equally likely."""
    return disguise(complete(view), view.seat, rng)


def disguise(state: GoldbraeuState, seat: int | None, rng: random.Random) -> GoldbraeuState:
    """The position with the others' hands, the unseen deck and unrevealed choices dealt anew."""
    twin = state.copy()
    others = [other for other in range(state.players) if other != seat]
    unseen = len(state.deck) - state.returned
    shares: list[int] = []
    specials: list[int] = []
    for card in state.deck[:unseen]:
        (shares if card < DRUNKARD else specials).append(card)
    wanted: list[int] = []
    for other in others:
        count = 0
        for index in range(other * BUSINESS_COUNT, (other + 1) * BUSINESS_COUNT):
            hidden = state.hand[index] - state.known[index]
            shares.extend([index % BUSINESS_COUNT] * hidden)
            count += hidden
            twin.hand[index] = state.known[index]
        wanted.append(count)
    shuffle(shares, rng)
    secret_draw = state.drawn >= 0 and not state.draw_is_known()
    for other, count in zip(others, wanted, strict=True):
        for _ in range(count):
            # The drawn share goes last into its buyer's hand.
            card = shares.pop()
            twin.hand[other * BUSINESS_COUNT + card] += 1
            if secret_draw and other == state.actor():
                twin.drawn = card
    deck = shares + specials
    shuffle(deck, rng)
    twin.deck = bytes(deck) + state.deck[unseen:]
    if state.part in (SET_UP, MORNING):
        for other in others:
            if state.chosen[other] >= 0:
                twin.chosen[other] = any_secret(twin, other, rng)
    return twin


def reopen(state: GoldbraeuState, seat: int) -> None:
    """The others choose again what nobody has seen yet: shares to hold, action cards. (GB-15, GB-21)"""
    if state.part not in (SET_UP, MORNING):
        return
    for other in range(state.players):
        if other != seat and state.chosen[other] >= 0:
            state.chosen[other] = NOBODY
            state.waiting |= 1 << other


def any_secret(state: GoldbraeuState, seat: int, rng: random.Random) -> int:
    """A secret choice that a seat could have made: a pair of its shares in set-up, an action by day."""
    if state.part == MORNING:
        return int(rng.random() * len(ACTIONS))
    held = hand_cards(state, seat)
    shuffle(held, rng)
    return hold(held[0], held[1])


def hand_cards(state: GoldbraeuState, seat: int) -> list[int]:
    """The shares of a hand, one entry each."""
    held: list[int] = []
    for business in range(BUSINESS_COUNT):
        held.extend([business] * state.hand[seat * BUSINESS_COUNT + business])
    return held


def complete(view: GoldbraeuView) -> GoldbraeuState:
    """A position that fits the view, hidden things filled in without any chance."""
    state = bare(view.terms)
    stage = view.decisions[-1] if view.decisions else "over"
    state.stack = STAGES[stage][1][:]
    state.waiting = view.waiting
    state.money = view.money[:]
    state.bank = view.bank
    state.markers = view.markers[:]
    state.boss = view.boss[:]
    state.sign = view.sign[:]
    state.cells = view.cells[:]
    state.free = view.free
    state.waitress = view.waitress
    state.drunkard = view.drunkard
    state.known = view.known[:]
    state.gone = view.gone[:]
    state.open = view.open[:]
    state.returned = len(view.returned)
    state.chosen = view.chosen[:]
    state.day = view.day
    state.start = view.start
    state.part = view.part
    state.turn = view.turn
    state.left = view.left
    state.named = view.named
    state.blocked = view.blocked
    state.protected = view.protected
    state.drawn = view.drawn
    _fill_hands_and_deck(state, view)
    for other in range(state.players):
        if view.has_chosen[other] and state.chosen[other] < 0:
            # Any choice will do: `disguise` chooses anew.
            state.chosen[other] = 0
    if view.has_drawn and state.drawn == NOBODY:
        state.drawn = hand_cards(state, state.actor())[0]
    return state


def _fill_hands_and_deck(state: GoldbraeuState, view: GoldbraeuView) -> None:
    """Every card that the viewer cannot place goes somewhere: shares to the hands first, the rest to the deck."""
    pieces = view.terms.pieces
    left = [pieces.shares] * BUSINESS_COUNT + [pieces.drunkards, pieces.waitresses]
    for card in range(len(left)):
        left[card] -= view.gone[card]
    for card in view.returned:
        left[card] -= 1
    for card in view.open:
        if card >= 0:
            left[card] -= 1
    state.hand = view.known[:]
    if view.seat is not None:
        for business in range(BUSINESS_COUNT):
            state.hand[view.seat * BUSINESS_COUNT + business] = view.hand[business]
    for index, count in enumerate(state.hand):
        left[index % BUSINESS_COUNT] -= count
    unplaced: list[int] = []
    for card, count in enumerate(left):
        unplaced.extend([card] * count)
    taken = 0
    for seat in range(state.players):
        while state.hand_size(seat) < view.hand_sizes[seat]:
            state.hand[seat * BUSINESS_COUNT + unplaced[taken]] += 1
            taken += 1
    state.deck = bytes(unplaced[taken:] + view.returned)
