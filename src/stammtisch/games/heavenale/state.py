"""A position of Heaven & Ale: where every piece is and what is being asked."""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.engine.state import State
from stammtisch.games.heavenale.names import LAST_SPACE, RESOURCE_COUNT, TOP
from stammtisch.games.heavenale.scoring import final_score
from stammtisch.games.heavenale.terms import HeavenAleTerms
from stammtisch.games.heavenale.view import HeavenAleView


class HeavenAleState(State):
    """Lists of small numbers, bit masks, and `bytes` for gardens and piles; `-1` is nobody or nothing.

    A garden is 30 bytes that copies share until a tile is placed: a list of 120 numbers would cost a copy four times
    as much. Created empty: `deal`, `copy`, `build` or `imagine` fills it.
    """

    def __init__(self, terms: HeavenAleTerms) -> None:
        self.terms = terms
        self.players = terms.players
        self.telling = False
        self.told = []
        self.waiting = 0

    money: list[int]  # by seat
    bank: int  # what the bank has taken in less what it has paid out
    figure: list[int]  # by seat: a space, AT_START before leaving, BACK_IN after coming round
    spot: list[int]  # by seat: the start spot, or -1 on the track
    markers: list[int]  # by seat * 5 + resource: the spot on the production track
    brewmaster: list[int]  # by seat
    garden: list[bytes]  # by seat: the tile on each spot, EMPTY for none
    filled: list[int]  # by seat: bit mask of the spots with a tile
    present: list[int]  # by seat: bit mask of the tile kinds in the garden
    sheds: list[int]  # by seat * 7 + site: the type
    discs: list[int]  # by seat: bit mask of the slots with a disc
    cards: list[int]  # by seat: bit mask of the privilege cards in hand
    placed: list[int]  # by seat * 5 + pair: the card beside it
    large: list[int]  # by goal: who has the large barrel
    small: list[int]  # by goal: who has the small one
    track: list[bytes]  # by space: the tiles there, in the order of their coming
    supply: list[int]  # by space: activation discs there
    resources_1: bytes  # face-down piles, the top first
    resources_2: bytes
    monks_1: bytes
    monks_2: bytes
    round: int  # 0 to rounds - 1
    first: int  # who began this round
    next: int  # who is looked at next for a turn
    actor: int  # whose turn it is
    bought: bool  # whether the obligation to buy has been met at this stop
    tile: int  # the tile just bought
    half: int  # and the half that was paid for
    closing: int  # bit mask of the shed sites still to be resolved
    shed: int  # the site whose activations are being chosen
    pair: int  # the pair just completed

    def copy(self) -> HeavenAleState:
        twin = HeavenAleState(self.terms)
        twin.stack = self.stack[:]
        twin.waiting = self.waiting
        twin.money = self.money[:]
        twin.bank = self.bank
        twin.figure = self.figure[:]
        twin.spot = self.spot[:]
        twin.markers = self.markers[:]
        twin.brewmaster = self.brewmaster[:]
        twin.garden = self.garden[:]
        twin.filled = self.filled[:]
        twin.present = self.present[:]
        twin.sheds = self.sheds[:]
        twin.discs = self.discs[:]
        twin.cards = self.cards[:]
        twin.placed = self.placed[:]
        twin.large = self.large[:]
        twin.small = self.small[:]
        twin.track = self.track[:]
        twin.supply = self.supply[:]
        twin.resources_1 = self.resources_1
        twin.resources_2 = self.resources_2
        twin.monks_1 = self.monks_1
        twin.monks_2 = self.monks_2
        twin.round = self.round
        twin.first = self.first
        twin.next = self.next
        twin.actor = self.actor
        twin.bought = self.bought
        twin.tile = self.tile
        twin.half = self.half
        twin.closing = self.closing
        twin.shed = self.shed
        twin.pair = self.pair
        return twin

    def view(self, seat: int | None) -> HeavenAleView:
        """HA-96: everything but the order of the face-down piles."""
        view = HeavenAleView(self.terms, seat)
        view.decisions = [decision.name for decision in self.stack]
        view.waiting = self.waiting
        view.money = self.money[:]
        view.bank = self.bank
        view.figure = self.figure[:]
        view.spot = self.spot[:]
        view.markers = self.markers[:]
        view.brewmaster = self.brewmaster[:]
        view.garden = [list(garden) for garden in self.garden]
        view.sheds = self.sheds[:]
        view.discs = self.discs[:]
        view.cards = self.cards[:]
        view.placed = self.placed[:]
        view.large = self.large[:]
        view.small = self.small[:]
        view.track = [list(tiles) for tiles in self.track]
        view.supply = self.supply[:]
        view.resources_1 = sorted(self.resources_1)
        view.resources_2 = sorted(self.resources_2)
        view.monks_1 = sorted(self.monks_1)
        view.monks_2 = sorted(self.monks_2)
        view.round = self.round
        view.first = self.first
        view.next = self.next
        view.actor = self.actor
        view.bought = self.bought
        view.tile = self.tile
        view.half = self.half
        view.closing = self.closing
        view.shed = self.shed
        view.pair = self.pair
        return view

    def scores(self) -> list[int]:
        """HA-90 to HA-94: what each seat has, or would have if the game ended now."""
        return [final_score(self, seat).total for seat in range(self.players)]

    def not_asked(self, seat: int) -> Refusal:
        if self.over:
            return Refusal("HA-20", "over")
        return Refusal("HA-26", "not_your_turn")

    def pay(self, seat: int, amount: int) -> None:
        """Ducats from the bank to a seat, or with a negative amount from the seat to the bank."""
        self.money[seat] += amount
        self.bank -= amount

    def advance_marker(self, seat: int, resource: int, steps: int) -> None:
        """HA-47: a marker stays on 20; each step beyond pays a ducat."""
        index = seat * RESOURCE_COUNT + resource
        place = self.markers[index] + steps
        if place > TOP:
            self.pay(seat, place - TOP)
            place = TOP
        self.markers[index] = place

    def advance_brewmaster(self, seat: int, steps: int) -> None:
        """HA-48: the brewmaster stops on 20."""
        self.brewmaster[seat] = min(self.brewmaster[seat] + steps, TOP)

    def start_spot_free(self, seat: int, spot: int) -> bool:
        """HA-22, HA-25: no other figure stands there; one's own former spot is free."""
        return all(self.spot[other] != spot for other in range(self.players) if other != seat)

    def last_out(self, seat: int) -> bool:
        """Whether everybody else is back in the start area for this round."""
        return all(self.figure[other] > LAST_SPACE for other in range(self.players) if other != seat)
