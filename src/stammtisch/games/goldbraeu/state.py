"""A position of Goldbräu: where every piece is and what is being asked."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.refusal import Refusal
from stammtisch.engine.state import State
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT, NOBODY
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms
from stammtisch.games.goldbraeu.view import GoldbraeuView

# The parts of a day, in order (GB-22); the middle three are numbered like the action cards.
SET_UP: Final = -2
MORNING: Final = -1
EXPANDING: Final = 0
NAMING: Final = 1
BUYING: Final = 2
EVENING: Final = 3
PAID: Final = 4

DAYS_PER_WEEK: Final = 7
LAST_DAY: Final = 20


class GoldbraeuState(State):
    """Lists of small numbers and bit masks; `-1` is nobody or nothing.

    Created empty: `deal`, `copy`, `build` or `imagine` fills it.
    """

    def __init__(self, terms: GoldbraeuTerms) -> None:
        self.terms = terms
        self.players = terms.players
        self.telling = False
        self.told = []
        self.waiting = 0

    money: list[int]  # by seat
    bank: int  # what the bank has taken in less what it has paid out
    markers: list[int]  # by business * players + seat
    boss: list[int]  # by business: a seat
    sign: list[int]  # by garden: a brewery, 0 to 3
    cells: list[int]  # by garden: bit mask
    free: int  # bit mask of the cells of no garden
    waitress: int  # a garden
    drunkard: int  # a garden
    hand: list[int]  # by seat * 10 + business: how many shares
    known: list[int]  # likewise: how many of them everybody has seen (see `draw`)
    gone: list[int]  # by card: how many have left the game
    open: list[int]  # the two slots
    deck: bytes  # the top first
    returned: int  # how many cards at the bottom of the deck have lain open before
    chosen: list[int]  # by seat: the secret choice; an action from its laying, a pair of shares in set-up
    day: int  # 0 to 20
    start: int  # the start player
    part: int  # of the day, or SET_UP
    turn: int  # whose turn it is, counted from the start player
    left: int  # actions that the player whose turn it is still has
    named: int  # the business that is being challenged
    blocked: int  # bit mask of the businesses where this action was blocked
    protected: int  # bit mask of the businesses whose boss was named today
    drawn: int  # the share just bought from the deck

    def copy(self) -> GoldbraeuState:
        twin = GoldbraeuState(self.terms)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.money = self.money[:]
        twin.bank = self.bank
        twin.markers = self.markers[:]
        twin.boss = self.boss[:]
        twin.sign = self.sign[:]
        twin.cells = self.cells[:]
        twin.free = self.free
        twin.waitress = self.waitress
        twin.drunkard = self.drunkard
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.gone = self.gone[:]
        twin.open = self.open[:]
        twin.deck = self.deck
        twin.returned = self.returned
        twin.chosen = self.chosen[:]
        twin.day = self.day
        twin.start = self.start
        twin.part = self.part
        twin.turn = self.turn
        twin.left = self.left
        twin.named = self.named
        twin.blocked = self.blocked
        twin.protected = self.protected
        twin.drawn = self.drawn
        return twin

    def view(self, seat: int | None) -> GoldbraeuView:
        """GB-82: what is public, and of the hidden what belongs to the seat."""
        players = self.players
        me = NOBODY if seat is None else seat
        public = self.part >= EXPANDING
        view = GoldbraeuView(self.terms, seat)
        view.decisions = [decision.name for decision in self.stack]
        view.waiting = self.waiting
        view.money = self.money[:]
        view.bank = self.bank
        view.markers = self.markers[:]
        view.boss = self.boss[:]
        view.sign = self.sign[:]
        view.cells = self.cells[:]
        view.free = self.free
        view.waitress = self.waitress
        view.drunkard = self.drunkard
        view.hand_sizes = [self.hand_size(other) for other in range(players)]
        view.hand = [] if me == NOBODY else self.hand[me * BUSINESS_COUNT : (me + 1) * BUSINESS_COUNT]
        view.known = self.known[:]
        view.gone = self.gone[:]
        view.open = self.open[:]
        view.deck_size = len(self.deck)
        view.returned = [self.deck[index] for index in range(len(self.deck) - self.returned, len(self.deck))]
        view.has_chosen = [choice >= 0 for choice in self.chosen]
        view.chosen = [choice if public or other == me else NOBODY for other, choice in enumerate(self.chosen)]
        view.day = self.day
        view.start = self.start
        # GB-18, GB-19: with whoever will be the start player on the week's last day.
        view.payday_figure = (self.start + DAYS_PER_WEEK - 1 - self.day % DAYS_PER_WEEK) % players
        view.part = self.part
        view.turn = self.turn
        view.left = self.left
        view.named = self.named
        view.blocked = self.blocked
        view.protected = self.protected
        view.has_drawn = self.drawn >= 0
        view.drawn = self.drawn if me == self.actor() or self.draw_is_known() else NOBODY
        return view

    def scores(self) -> list[int]:
        """GB-80: money."""
        return self.money[:]

    def not_asked(self, seat: int) -> Refusal:
        if self.over:
            return Refusal("GB-80", "over")
        if self.chosen[seat] >= 0 and self.part < EXPANDING:
            return Refusal("GB-15" if self.part == SET_UP else "GB-21", "chosen_already")
        return Refusal("GB-70" if self.part == PAID else "GB-22", "not_your_turn")

    def undecided(self) -> int:
        """Bit mask of the seats that have made no secret choice yet. (GB-15, GB-21)"""
        waiting = 0
        for seat in range(self.players):
            if self.chosen[seat] < 0:
                waiting |= 1 << seat
        return waiting

    def actor(self) -> int:
        """The seat whose turn it is."""
        return (self.start + self.turn) % self.players

    def draw_is_known(self) -> bool:
        """Whether everybody knows the share just drawn: after one known share in a hand all later draws are known."""
        return self.drawn >= 0 and self.known[self.actor() * BUSINESS_COUNT + self.drawn] > 0

    def markers_at(self, business: int) -> int:
        """All markers at a business."""
        first = business * self.players
        total = 0
        for index in range(first, first + self.players):
            total += self.markers[index]
        return total

    def markers_left(self, seat: int) -> int:
        """The markers that a seat still has in its supply. (GB-03, GB-55)"""
        used = 0
        # Asked at most decisions: a `range` whose step is a variable does not compile to a plain loop, and takes four
        # times as long.
        for business in range(BUSINESS_COUNT):
            used += self.markers[business * self.players + seat]
        return self.terms.markers - used

    def bosses_left(self, seat: int) -> int:
        """The boss figures that a seat still has in its supply. (GB-03)"""
        return self.terms.pieces.bosses - self.boss.count(seat)

    def hand_size(self, seat: int) -> int:
        """How many hidden shares a seat holds."""
        first = seat * BUSINESS_COUNT
        total = 0
        for index in range(first, first + BUSINESS_COUNT):
            total += self.hand[index]
        return total

    def signs_left(self, brewery: int) -> int:
        """The signs that lie at a brewery. (GB-04)"""
        return self.terms.pieces.signs - self.sign.count(brewery)

    def pay(self, seat: int, amount: int) -> None:
        """Money from the bank to a seat, or with a negative amount from the seat to the bank."""
        self.money[seat] += amount
        self.bank -= amount
