"""The plain swaps that two carts allow, each looked at once, the best first. (BH-80)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.appraisal import weights
from stammtisch.games.bohnhansa.appraisal.bargains import Bargains
from stammtisch.games.bohnhansa.choices import SHAPE_COUNT, SHAPES, SWAP
from stammtisch.games.bohnhansa.deal import Deal, swap
from stammtisch.games.bohnhansa.names import BEAN_COUNT, CART

MOST: Final = 2
"""How many beans a plain swap gives or gets at most."""


class Swaps:
    """Every plain swap between the active player and a partner by its code; the seat itself is one of the two."""

    def __init__(self, bargains: Bargains) -> None:
        self.bargains = bargains
        self.view = bargains.outlook.view
        self.my_turn: bool = bargains.outlook.my_turn
        cart = bargains.outlook.cart
        others = [0] * BEAN_COUNT
        for place, count in enumerate(self.view.cart):
            if place // BEAN_COUNT != bargains.outlook.me:
                others[place % BEAN_COUNT] = max(others[place % BEAN_COUNT], count)
        # By bean * 3 + count: what so many more or fewer of a kind are worth to me on their own.
        self.more: list[float] = []
        self.fewer: list[float] = []
        for bean in range(BEAN_COUNT):
            for count in range(MOST + 1):
                self.more.append(bargains.change(bean, count) if count <= others[bean] else 0.0)
                self.fewer.append(bargains.change(bean, -count) if count <= cart[bean] else 0.0)

    def ranked(self, partner: int) -> list[tuple[float, int]]:
        """What the swaps with a partner that promise anything are worth to offer, and their codes; the best first."""
        view = self.view
        active = view.active * BEAN_COUNT
        other = partner * BEAN_COUNT
        room = CART - sum(view.cart[active : active + BEAN_COUNT])
        partner_room = CART - sum(view.cart[other : other + BEAN_COUNT])
        elsewhere = view.figure[partner] != view.figure[view.active]
        coming = self.bargains.coming if elsewhere and not self.my_turn else 0.0
        given, got = (self.fewer, self.more) if self.my_turn else (self.more, self.fewer)
        found: list[tuple[float, int]] = []
        for shape in range(SHAPE_COUNT):
            gives, gets = SHAPES[shape]
            if (gives > gets and not partner_room) or (gets > gives and not room):
                continue
            for give in range(BEAN_COUNT):
                if view.cart[active + give] < gives:
                    continue
                for get in range(BEAN_COUNT):
                    if get == give or view.cart[other + get] < gets:
                        continue
                    if given[give * 3 + gives] + got[get * 3 + gets] + coming > weights.TRIFLE:
                        worth = self.bargains.offering(swap(partner, elsewhere, give, gives, get, gets))
                        if worth > 0:
                            found.append((worth, swap_code(partner, shape, give, get)))
        found.sort(reverse=True)
        return found


def swap_code(partner: int, shape: int, give: int, get: int) -> int:
    """The code of a plain swap in rounds."""
    return SWAP + ((partner * SHAPE_COUNT + shape) * BEAN_COUNT + give) * BEAN_COUNT + get


def deal_of_code(code: int, figure: list[int], active: int) -> Deal:
    """The deal that such a code stands for; it invites exactly when the partner is elsewhere."""
    rest, get = divmod(code - SWAP, BEAN_COUNT)
    rest, give = divmod(rest, BEAN_COUNT)
    partner, shape = divmod(rest, SHAPE_COUNT)
    return swap(partner, figure[partner] != figure[active], give, SHAPES[shape][0], get, SHAPES[shape][1])
