"""Standing orders as codes and in words: a small language, closed. (BH-89)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.codebook import OpenKind, Structure, fold
from stammtisch.engine.errors import BadInput
from stammtisch.games.bohnhansa.deal import COUNT_MASK
from stammtisch.games.bohnhansa.names import BEAN_COUNT, COLOURS, NOBODY
from stammtisch.games.bohnhansa.offer_notation import ORDER, STEP, bean_index, payload_of, spell_beans
from stammtisch.games.bohnhansa.order import ANY_FRONT, CLEAR, FRONTS, Order, order_of

VERBS: Final = ("refuse", "accept")
# What an order of each verb says of the beans that it brings.
GETS: Final = ("without", "get")


def order_code(number: int) -> int:
    """The choice that leaves an order, or with CLEAR takes all of them back."""
    return ORDER + number * STEP


def spell_order(order: Order) -> list[str]:
    """An order in words: the verb, then only what it names."""
    words = [VERBS[order.accepts]]
    if order.by != NOBODY:
        words.append(f"from={COLOURS[order.by] if order.by < len(COLOURS) else f'seat{order.by}'}")
    for key, counts in (("give", order.gives), (GETS[order.accepts], order.gets)):
        if any(counts):
            words.append(f"{key}={spell_beans(counts)}")
    if order.fronts == ANY_FRONT:
        words.append("invited=any")
    elif order.fronts:
        words.append("invited=" + "+".join(name for front, name in enumerate(FRONTS) if order.fronts >> front & 1))
    return words


def read_order(words: Structure) -> Order:
    """The order of some words."""
    verb = fold(words[0]) if words else ""
    if verb not in VERBS:
        raise BadInput("an order is 'accept …', 'refuse …' or 'clear', such as: order accept give=Blaue get=Garten")
    gets_key = GETS[VERBS.index(verb)]
    by = NOBODY
    fronts = 0
    rows = {"give": [0] * BEAN_COUNT, gets_key: [0] * BEAN_COUNT}
    for word in words[1:]:
        key, _, value = word.partition("=")
        if fold(key) == "from":
            by = _colour(value)
        elif fold(key) == "invited":
            fronts = _fronts(value or "any")
        elif fold(key) in rows and value:
            counts = rows[fold(key)]
            for bean in value.split("+"):
                counts[bean_index(bean)] += 1
            if max(counts) > COUNT_MASK:
                raise BadInput(f"an order names at most {COUNT_MASK} beans of a kind")
        else:
            raise BadInput(f"'{word}' is none of from=, give=, {gets_key}=, invited=")
    return Order(verb == "accept", by, fronts, rows["give"], rows[gets_key])


def _colour(word: str) -> int:
    colours = [fold(colour) for colour in COLOURS]
    if fold(word) not in colours:
        raise BadInput(f"'{word}' is no player; players are {', '.join(COLOURS)}")
    return colours.index(fold(word))


def _fronts(words: str) -> int:
    """A mask from `plain+supply`, or `any`."""
    mask = 0
    for word in words.split("+"):
        if fold(word) == "any":
            return ANY_FRONT
        if fold(word) not in FRONTS:
            raise BadInput(f"'{word}' is no front card; write invited= with any of {', '.join(FRONTS)}, or any")
        mask |= 1 << FRONTS.index(fold(word))
    return mask


class OrderKind(OpenKind):
    """`order accept give=Blaue+Blaue get=Garten invited=plain`, seen from the player himself; `order clear`."""

    def __init__(self) -> None:
        self.name = "order"
        self.first = ORDER
        self.step = STEP
        self.explanation = (
            "order accept give=Blaue+Blaue get=Garten   give up to two Blaue, nothing else, for a Garten or more",
            "order accept give=Sau get=Rote invited=plain   the same as a guest, if your front card is plain",
            "order refuse from=red   whatever red offers; order refuse without=Garten   what brings you no Garten",
            "order refuse give=Rote   what asks for a Rote; order refuse invited=customs+contract   by your front card",
            "order clear   take all orders back",
            "The first order that fits answers for you; private, eight at most, kept until cleared. [BH-89]",
        )

    def spell(self, code: int) -> Structure:
        number = payload_of(code)
        return ("order", "clear") if number == CLEAR else ("order", *spell_order(order_of(number)))

    def read(self, words: Structure) -> int:
        if [fold(word) for word in words] == ["clear"]:
            return order_code(CLEAR)
        return order_code(read_order(words).number())
