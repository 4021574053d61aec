"""Set-up: the hidden shares and the first bosses. (GB-10 to GB-19)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.chance import Chance
from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import BOSS, HOLD, PAIRS
from stammtisch.games.goldbraeu.decisions.day import DAY
from stammtisch.games.goldbraeu.decisions.shares import drop_singles, place_marker
from stammtisch.games.goldbraeu.names import (
    ADLER,
    BAEREN,
    BREWERY_COUNT,
    BUSINESS_COUNT,
    BUSINESSES,
    CARD_KINDS,
    DRUNKARD,
    GARDEN_COUNT,
    KRUG,
    NOBODY,
    NOTHING,
    WAITRESS,
)
from stammtisch.games.goldbraeu.state import MORNING, SET_UP, GoldbraeuState
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms

START_MONEY: Final = 25


def set_up(terms: GoldbraeuTerms, chance: Chance) -> GoldbraeuState:
    """The first position, dealt by the streams `signs`, `shares`, `deck` and `start`."""
    state = bare(terms)
    pieces = terms.pieces
    # GB-12: from Krug clockwise, so Adler comes last.
    signs = chance.stream("signs").shuffled([brewery for brewery in range(BREWERY_COUNT) for _ in range(pieces.signs)])
    for step in range(GARDEN_COUNT):
        state.sign[(KRUG + step) % GARDEN_COUNT] = signs[step]
    # GB-14: the shares are dealt before the specials join the deck.
    shares = chance.stream("shares").shuffled(
        [business for business in range(BUSINESS_COUNT) for _ in range(terms.shares)]
    )
    dealt = terms.players * terms.dealt
    for position in range(dealt):
        state.hand[position % terms.players * BUSINESS_COUNT + shares[position]] += 1
    specials = [DRUNKARD] * pieces.drunkards + [WAITRESS] * pieces.waitresses
    state.deck = bytes(chance.stream("deck").shuffled(shares[dealt:] + specials))
    state.start = chance.stream("start").below(terms.players)  # GB-17
    state.stack = [DAY, PLACE_BOSS, HOLD_SHARES]
    state.settle()
    return state


def bare(terms: GoldbraeuTerms) -> GoldbraeuState:
    """The board before anything is dealt, chosen or placed."""
    state = GoldbraeuState(terms)
    players = terms.players
    state.stack = []
    state.money = [START_MONEY] * players  # GB-11
    state.bank = 0
    state.markers = [0] * (BUSINESS_COUNT * players)
    state.boss = [NOBODY] * BUSINESS_COUNT
    state.sign = [0] * GARDEN_COUNT
    state.cells = terms.board.front[:]  # GB-10
    state.free = terms.board.playable & ~sum(state.cells)
    state.waitress = BAEREN  # GB-13
    state.drunkard = ADLER
    state.hand = [0] * (BUSINESS_COUNT * players)
    state.known = [0] * (BUSINESS_COUNT * players)
    state.gone = [0] * CARD_KINDS
    for business in range(BUSINESS_COUNT):
        state.gone[business] = terms.pieces.shares - terms.shares  # GB-19
    state.open = [NOTHING, NOTHING]
    state.deck = b""
    state.returned = 0
    state.chosen = [NOTHING] * players
    state.day = 0
    state.start = 0
    state.part = SET_UP
    state.turn = 0
    state.left = 0
    state.named = NOTHING
    state.blocked = 0
    state.protected = 0
    state.drawn = NOTHING
    return state


class HoldShares(Decision[GoldbraeuState]):
    """Everyone at once and in secret: which two shares stay hidden; the others are shown. (GB-15)"""

    name = "hold"
    rule = "GB-15"

    def seats(self, state: GoldbraeuState) -> int:
        return state.undecided()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if state.chosen[seat] >= 0:
            return []
        base = seat * BUSINESS_COUNT
        return [
            HOLD + index
            for index, (first, second) in enumerate(PAIRS)
            if state.hand[base + first] and state.hand[base + second] > (1 if first == second else 0)
        ]

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if state.chosen[seat] >= 0:
            return state.not_asked(seat)
        if not HOLD <= choice < HOLD + len(PAIRS):
            return Refusal(self.rule, "hold_two")
        if choice in self.choices(state, seat):
            return None
        first, second = PAIRS[choice - HOLD]
        return Refusal(self.rule, "pair_not_in_hand", {"first": BUSINESSES[first], "second": BUSINESSES[second]})

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        state.chosen[seat] = choice
        if state.telling:
            state.tell("held", seat, {}, True)
        if not self.seats(state):
            self._reveal(state)

    def _reveal(self, state: GoldbraeuState) -> None:
        for seat in range(state.players):
            first, second = PAIRS[state.chosen[seat] - HOLD]
            shown: list[str] = []
            for business in range(BUSINESS_COUNT):
                index = seat * BUSINESS_COUNT + business
                kept = (business == first) + (business == second)
                while state.hand[index] > kept:
                    state.hand[index] -= 1
                    place_marker(state, seat, business)
                    shown.append(BUSINESSES[business])
            if state.telling:
                state.tell("shares_shown", seat, {"shares": shown}, True)
        state.chosen = [NOTHING] * state.players
        # GB-67: only now, when everyone has placed.
        for business in range(BUSINESS_COUNT):
            drop_singles(state, business)
        state.stack.pop()


class PlaceBoss(Decision[GoldbraeuState]):
    """From the start player clockwise, again and again: a boss onto a business without one. (GB-16, GB-19)"""

    name = "place_boss"
    rule = "GB-16"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.actor()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if seat != state.actor():
            return []
        return [BOSS + business for business in range(BUSINESS_COUNT) if state.boss[business] == NOBODY]

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor():
            return Refusal(self.rule, "not_your_turn")
        if not BOSS <= choice < BOSS + BUSINESS_COUNT:
            return Refusal(self.rule, "place_a_boss")
        if state.boss[choice - BOSS] != NOBODY:
            return Refusal(self.rule, "has_a_boss", {"business": BUSINESSES[choice - BOSS]})
        return None

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        state.boss[choice - BOSS] = seat
        if state.telling:
            state.tell("boss_placed", seat, {"business": BUSINESSES[choice - BOSS]})
        state.turn += 1
        if state.turn == state.terms.first_bosses * state.players:
            state.turn = 0
            state.part = MORNING
            state.stack.pop()


HOLD_SHARES: Final = HoldShares()
PLACE_BOSS: Final = PlaceBoss()
