"""How the table stands for one seat: turns to come, contracts unseen, and the wares of all towns."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.eye import PLAYER, Eye
from stammtisch.games.bohnhansa.appraisal.wares import Wares
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    CONTRACT_COUNT,
    FIRST_CONTRACT,
    LAST_HARVEST,
    NOTHING,
)
from stammtisch.games.bohnhansa.state import FINAL, SET_UP, TRADING, TRAVELLING
from stammtisch.games.bohnhansa.view import BohnHansaView


class Outlook(Wares):
    """Computed once from a view: nothing in it comes from a hidden card."""

    def __init__(self, view: BohnHansaView, eye: Eye = PLAYER) -> None:
        assert view.seat is not None
        trading = view.figure[view.active] if view.phase == TRADING else NOTHING
        super().__init__(view.terms.box, view.meter, trading, view.price, view.cart)
        self.view = view
        self.me: int = view.seat
        self.players: int = view.terms.players
        self.town: int = view.figure[self.me]
        self.money: int = view.money[self.me]
        self.cart: list[int] = view.cart[self.me * BEAN_COUNT : (self.me + 1) * BEAN_COUNT]
        self.my_turn: bool = view.active == self.me
        after = (self.me - view.active) % self.players
        turns = turns_to_come(view.phase, self.players, after, view.last, len(view.harvested))
        if view.last < 0:
            turns *= eye.journeys
        self.turns: float = min(turns, eye.sight)
        self.unseen: list[int] = unseen_contracts(view)
        # By bean: how many contracts that nobody has shown ask for it, and how likely one of them does.
        self.asking: list[int] = [0] * BEAN_COUNT
        for contract in self.unseen:
            for bean in self.box.contract_beans[contract]:
                self.asking[bean] += 1
        shares = SHARES[len(self.unseen)]
        self.demand: list[float] = [shares[asking] for asking in self.asking]
        self.hope_for(self.demand, eye.hope * min(self.turns, 3.0) / 3)
        self._in_public: list[int] = []

    def worth_in_public(self, seat: int) -> int:
        """What a seat would have if the game ended now, as everybody can count."""
        if not self._in_public:
            for other in range(self.players):
                total = self.view.money[other] - 2 * self.view.credit[other]
                for bean in range(BEAN_COUNT):
                    total += self.view.cart[other * BEAN_COUNT + bean] * self.base[bean]
                self._in_public.append(total)
        return self._in_public[seat]


def turns_to_come(phase: int, players: int, after: int, last: int, placed: int) -> float:
    """How many journeys the seat that comes so many places after the active one may still expect.

    Exactly, once the last round has begun; `placed` is how many harvests have been. (BH-70)
    """
    if phase == FINAL:
        return 0.0
    travelling = after == 0 and phase <= TRAVELLING
    if last >= 0:
        return 1.0 if travelling or 0 < after <= last else 0.0
    journeys = weights.LAST_JOURNEYS
    journeys += max(LAST_HARVEST - 1 - max(placed, players), 0) * weights.JOURNEYS_A_HARVEST / players
    if placed < players:
        journeys += weights.FIRST_JOURNEY
    if travelling or phase == SET_UP:
        return journeys
    return journeys - after / players + weights.WAITING if after else journeys - 1


def unseen_contracts(view: BohnHansaView) -> list[int]:
    """The contracts that lie in decks and strangers' hands, as far as the seat can tell."""
    known = [False] * (FIRST_CONTRACT + CONTRACT_COUNT)
    for cards in (view.discards, view.laid, view.hand, view.dealt):
        for card in cards:
            known[card] = True
    unseen = [contract for contract in range(CONTRACT_COUNT) if not known[FIRST_CONTRACT + contract]]
    return unseen or list(range(CONTRACT_COUNT))


def shares_of(whole: int) -> list[float]:
    """By number: so many of a whole, added up one by one."""
    shares = [0.0]
    for _ in range(whole):
        shares.append(shares[-1] + 1 / whole)
    return shares


SHARES: Final[list[list[float]]] = [shares_of(whole) for whole in range(CONTRACT_COUNT + 1)]
"""By how many contracts nobody has shown and how many of them ask for a bean: how likely one of them does."""
