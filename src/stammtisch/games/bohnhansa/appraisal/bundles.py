"""Deals through me: one gets my bean, another one gets what the first gave for it. (BH-87)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.appraisal.swaps import Swaps
from stammtisch.games.bohnhansa.deal import swap
from stammtisch.games.bohnhansa.names import BEAN_COUNT
from stammtisch.games.bohnhansa.offer_notation import bundle_code


class Bundles:
    """Pairs of swaps, a bean for a bean each, that the seat could bundle in its own turn."""

    def __init__(self, bargains: Bargains, swaps: Swaps, partners: list[int]) -> None:
        self.bargains = bargains
        self.swaps = swaps
        self.partners = partners
        self.view = bargains.outlook.view
        self._theirs: dict[int, float] = {}

    def ranked(self) -> list[tuple[float, int]]:
        """What the bundles that promise anything are worth to offer, and their codes in words."""
        mine = [bean for bean in range(BEAN_COUNT) if self.bargains.outlook.cart[bean]]
        others = [bean for bean in range(BEAN_COUNT) if any(self.has(seat, bean) for seat in self.partners)]
        found: list[tuple[float, int]] = []
        for give in mine:
            for get in others:
                if give != get and self.swaps.fewer(give, 1) + self.swaps.more(get, 1) > weights.TRIFLE:
                    found += self.between(give, get)
        return found

    def between(self, give: int, get: int) -> list[tuple[float, int]]:
        """Those that cost me one bean and bring another one; what passes through is one that I need not have."""
        found: list[tuple[float, int]] = []
        for first in self.partners:
            for last in self.partners:
                if first == last or not self.has(last, get) or self.has(first, get):
                    continue
                for passed in range(BEAN_COUNT):
                    if passed in (give, get) or not self.has(first, passed):
                        continue
                    if self.theirs(first, give, passed) > 0 and self.theirs(last, passed, get) > 0:
                        deals = [
                            swap(first, self.is_elsewhere(first), give, 1, passed, 1),
                            swap(last, self.is_elsewhere(last), passed, 1, get, 1),
                        ]
                        worth = self.bargains.bundling(deals)
                        if worth > 0:
                            found.append((worth, bundle_code([deal.number() for deal in deals])))
        return found

    def has(self, seat: int, bean: int) -> bool:
        return self.view.cart[seat * BEAN_COUNT + bean] > 0

    def is_elsewhere(self, seat: int) -> bool:
        return self.view.figure[seat] != self.view.figure[self.view.active]

    def theirs(self, seat: int, gets: int, gives: int) -> float:
        """What a partner may gain by getting a bean for another one, looked at once."""
        key = (seat * BEAN_COUNT + gets) * BEAN_COUNT + gives
        if key not in self._theirs:
            self._theirs[key] = self.bargains.theirs(swap(seat, self.is_elsewhere(seat), gets, 1, gives, 1))
        return self._theirs[key]
