"""The plain swaps that two carts allow, each looked at once, the best first. (BH-80)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains, promised
from stammtisch.games.bohnhansa.choices import SHAPE_COUNT, SHAPES, swap_code
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART

MOST: Final = 2
"""How many beans a plain swap gives or gets at most."""
UNASKED: Final = 1e9
ROUNDING: Final = 1e-6


class Swaps:
    """Every plain swap between the active player and a partner by its code; the seat itself is one of the two."""

    def __init__(self, bargains: Bargains) -> None:
        self.bargains = bargains
        self.view = bargains.outlook.view
        self.my_turn: bool = bargains.outlook.my_turn
        # By bean * 3 + count: what so many more or fewer of a kind are worth to me on their own, once asked for.
        self._more: list[float] = [UNASKED] * (BEAN_COUNT * (MOST + 1))
        self._fewer: list[float] = [UNASKED] * (BEAN_COUNT * (MOST + 1))
        # What no cart brings me more than, beyond its base prices and what mine brings; a little for the rounding.
        self.most: float = bargains.prospects.most() - bargains.now + ROUNDING
        cart = bargains.outlook.cart
        for bean in range(BEAN_COUNT):
            self.most += cart[bean] * bargains.outlook.base[bean]

    def more(self, bean: int, count: int) -> float:
        """What so many more of a kind are worth to me."""
        place = bean * (MOST + 1) + count
        if self._more[place] == UNASKED:
            self._more[place] = self.bargains.change(bean, count)
        return self._more[place]

    def fewer(self, bean: int, count: int) -> float:
        """The same for so many fewer."""
        place = bean * (MOST + 1) + count
        if self._fewer[place] == UNASKED:
            self._fewer[place] = self.bargains.change(bean, -count)
        return self._fewer[place]

    def ranked(self, partner: int) -> list[tuple[float, int]]:
        """What the swaps with a partner that promise anything are worth to offer, and their codes; the best first."""
        view = self.view
        base = self.bargains.outlook.base
        active = view.active * BEAN_COUNT
        other = partner * BEAN_COUNT
        room = CART - sum(view.cart[active : active + BEAN_COUNT])
        partner_room = CART - sum(view.cart[other : other + BEAN_COUNT])
        elsewhere = view.figure[partner] != view.figure[view.active]
        guest = elsewhere and self.my_turn
        coming = self.bargains.coming if elsewhere and not self.my_turn else 0.0
        stranger = self.bargains.partner(partner if self.my_turn else view.active)
        found: list[tuple[float, int]] = []
        for shape in range(SHAPE_COUNT):
            gives, gets = SHAPES[shape]
            if (gives > gets and not partner_room) or (gets > gives and not room):
                continue
            # My side of it: what I lose and what I get.
            lost, got = (gives, gets) if self.my_turn else (gets, gives)
            for give in range(BEAN_COUNT):
                if view.cart[active + give] < gives:
                    continue
                for get in range(BEAN_COUNT):
                    if get == give or view.cart[other + get] < gets:
                        continue
                    loses, wins = (give, get) if self.my_turn else (get, give)
                    theirs = stranger.swapped(loses, lost, wins, got)
                    if guest:
                        theirs -= weights.COMING
                    # Most swaps that would be good for me nobody agrees to: no need to know how good they are.
                    most = self.most + coming + (base[wins] * got - base[loses] * lost)
                    if promised(most, theirs, stranger.rivalry, guest) <= 0:
                        continue
                    if self.fewer(loses, lost) + self.more(wins, got) + coming > weights.TRIFLE:
                        mine = self.bargains.swapped(wins, got, loses, lost) + coming
                        worth = promised(mine, theirs, stranger.rivalry, guest)
                        if worth > 0:
                            found.append((worth, swap_code(partner, shape, give, get)))
        found.sort(reverse=True)
        return found
