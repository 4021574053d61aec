"""The trade desk: what a page needs so that people can negotiate by hand, whatever it is that they trade.

A page writes what was put together as notation, seen from whoever writes it, and a game that has a desk reads it back:

    offer PARTNER gives=A+A gets=B first=… drops=A partner-drops=B invited
    counter NUMBER PARTNER …    bundle PARTNER … / PARTNER …    wish have=A+B want=C
    order VERB from=PARTNER give=A get=B invited=FRONT+FRONT    order clear

The words before the equals signs of an order, and what stands for `first`, are said by the desk.
"""

from __future__ import annotations

from dataclasses import dataclass

Counts = dict[str, int]
"""How many of each good, by its key."""


@dataclass(frozen=True)
class Good:
    """A kind of thing that is traded: its word in notation, its name, and the symbol of the picture that shows it."""

    key: str
    name: str
    symbol: str


@dataclass(frozen=True)
class Trader:
    """Somebody to trade with, or the viewer: what they have, and what a deal with them brings along."""

    seat: int
    key: str
    has: Counts
    note: str = ""
    invited: bool = False
    """A deal with them is an invitation."""


@dataclass(frozen=True)
class Extra:
    """Something that can be agreed to happen first, such as a purchase; it brings a good."""

    key: str
    words: str
    good: str
    most: int


@dataclass(frozen=True)
class Terms:
    """One deal as a viewer would write it."""

    partner: str
    gives: Counts
    gets: Counts
    first: tuple[str, ...]
    drops: Counts
    partner_drops: Counts


@dataclass(frozen=True)
class Swap:
    """One deal as everybody sees it: who gives what to whom."""

    one: int
    gives: Counts
    other: int
    gets: Counts
    words: str


@dataclass(frozen=True)
class OpenOffer:
    """An offer on the table; what the viewer may answer, by the codes of the choices."""

    number: int
    by: int
    waits_for: tuple[int, ...]
    swaps: tuple[Swap, ...]
    accept: str | None
    refuse: str | None
    withdraw: str | None
    counter: Terms | None


@dataclass(frozen=True)
class Wish:
    """What somebody would give and looks for."""

    seat: int
    have: tuple[str, ...]
    want: tuple[str, ...]


@dataclass(frozen=True)
class Verb:
    """What a standing order can say: its word in notation, in words, and how its two rows of goods are called."""

    key: str
    words: str
    give: str
    get_key: str
    get: str
    front: str


@dataclass(frozen=True)
class Orders:
    """The viewer's standing orders in words, and what a new one can be made of."""

    left: tuple[str, ...]
    verbs: tuple[Verb, ...]
    fronts: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Desk:
    """Everything that lies on the trade desk for one viewer; `bundle` is how many deals one offer may join."""

    goods: tuple[Good, ...]
    me: Trader | None
    partners: tuple[Trader, ...]
    buyer: int
    """Whose extras they are."""
    first_key: str
    first: str
    extras: tuple[Extra, ...]
    bundle: int
    offers: tuple[OpenOffer, ...]
    wishes: tuple[Wish, ...]
    orders: Orders
    told: frozenset[str]
    """The kinds of events that belong to the trade log."""
