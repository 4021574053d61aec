"""Random but plausible deals: mostly what both could do, now and then what they could not. For model-based tests."""

from __future__ import annotations

from collections import Counter

from hypothesis import strategies as st

from stammtisch.games.bohnhansa.names import BEANS, COLOURS, SLOTS
from tests.games.bohnhansa.ledger import Beans, Ledger, Part

SLIP = st.integers(0, 15).map(lambda number: number == 9)
"""Once in a while somebody gets something wrong."""


@st.composite
def parts_of(draw: st.DrawFn, ledger: Ledger, partner: str) -> Part:
    """A deal with a partner: some of what each has, the purchases and discards that it takes."""
    buys = draw(purchases(ledger))
    bought = Counter(bean for bean, _ in buys)
    mine = ledger.carts[ledger.active] + bought
    theirs = ledger.carts.get(partner, Counter())
    gives = draw(some_of(mine, bought))
    gets = draw(some_of(theirs, Counter()))
    surplus = mine.total() - gives.total() + gets.total() - 8
    partner_surplus = theirs.total() - gets.total() + gives.total() - 8
    elsewhere = ledger.figures.get(partner, ledger.town) != ledger.town
    return Part(
        partner,
        elsewhere != draw(SLIP),
        gives,
        gets,
        draw(so_many_of(mine - gives, surplus)),
        draw(so_many_of(theirs - gets, partner_surplus)),
        buys,
    )


@st.composite
def purchases(draw: st.DrawFn, ledger: Ledger) -> list[tuple[str, str]]:
    """Nothing, mostly; sometimes beans that lie there, or any."""
    lying = [(bean, slot) for bean in BEANS for slot in SLOTS if ledger.can_buy(bean, slot)]
    if draw(SLIP):
        lying += [(bean, slot) for bean in BEANS for slot in SLOTS]
    count = draw(st.sampled_from([0, 0, 0, 1, 2])) if lying else 0
    return [draw(st.sampled_from(lying)) for _ in range(count)]


@st.composite
def some_of(draw: st.DrawFn, cart: Beans, always: Beans) -> Beans:
    """A few of the beans in a cart, what was bought for the deal among them."""
    pool = sorted((cart - always).elements()) + (list(BEANS) if draw(SLIP) else [])
    count = draw(st.sampled_from([0, 1, 1, 2, 2, 3]))
    chosen = draw(st.permutations(pool))[:count]
    return always + Counter(chosen)


@st.composite
def so_many_of(draw: st.DrawFn, kept: Beans, surplus: int) -> Beans:
    """What must be thrown away to make room; seldom one more or less."""
    count = max(surplus + draw(st.sampled_from([0, 0, 0, 0, 0, 1, -1])), 0)
    return Counter(draw(st.permutations(sorted(kept.elements())))[:count])


def partners(ledger: Ledger, colour: str) -> st.SearchStrategy[str]:
    """With whom a player would deal, or by a slip anybody."""
    likely = [other for other in ledger.colours if other != colour] if colour == ledger.active else [colour]
    return SLIP.flatmap(lambda slip: st.sampled_from(COLOURS if slip else likely))
