"""Offers, counters, bundles and wishes as codes and in words: too many to list, so spelled and read. (BH-80)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.codebook import OpenKind, Structure, fold
from stammtisch.engine.errors import BadInput
from stammtisch.games.bohnhansa.deal import COUNT_MASK, DEAL_BITS, NO_BEANS, Deal, deal_of
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BEANS, COLOURS, SLOT_COUNT, SLOTS

# Unlisted codes lie beyond the listed ones; the remainder by STEP tells the kind.
UNLISTED: Final = 2048
STEP: Final = 5
OFFER: Final = UNLISTED
COUNTER: Final = UNLISTED + 1
BUNDLE: Final = UNLISTED + 2
WISH: Final = UNLISTED + 3
ORDER: Final = UNLISTED + 4

NUMBER_BITS: Final = 6
BUNDLE_LIMIT: Final = 3
DEAL_MASK: Final = (1 << DEAL_BITS) - 1


def offer_code(deal: int) -> int:
    """A new offer."""
    return OFFER + deal * STEP


def counter_code(number: int, deal: int) -> int:
    """An answer to the offer of that number by another deal."""
    return COUNTER + (deal << NUMBER_BITS | number) * STEP


def bundle_code(deals: list[int]) -> int:
    """Two or three deals, all or nothing."""
    payload = 0
    for deal in reversed(deals):
        payload = payload << DEAL_BITS + 1 | deal << 1 | 1
    return BUNDLE + payload * STEP


def wish_code(have: int, want: int) -> int:
    """What one would give and what one looks for, as bit masks of beans. (BH-84)"""
    return WISH + (have << BEAN_COUNT | want) * STEP


def kind_of(code: int) -> int:
    """Which of OFFER, COUNTER, BUNDLE, WISH and ORDER an unlisted choice is."""
    return (code - UNLISTED) % STEP + UNLISTED


def is_offer(code: int) -> bool:
    """Whether a choice is an offer in words, a counter or a bundle: something that others can agree to. (BH-80)"""
    return code >= UNLISTED and kind_of(code) <= BUNDLE


def is_order(code: int) -> bool:
    """Whether a choice leaves a standing order or takes them back. (BH-89)"""
    return code >= UNLISTED and kind_of(code) == ORDER


def is_wish(code: int) -> bool:
    return code >= UNLISTED and kind_of(code) == WISH


def payload_of(code: int) -> int:
    """What is left of an unlisted code without its kind."""
    return (code - UNLISTED) // STEP


def deals_of_bundle(payload: int) -> list[int]:
    """The deals of a bundle."""
    deals: list[int] = []
    while payload & 1:
        deals.append(payload >> 1 & DEAL_MASK)
        payload >>= DEAL_BITS + 1
    return deals


def spell_beans(counts: list[int]) -> str:
    return "+".join(BEANS[bean] for bean in range(BEAN_COUNT) for _ in range(counts[bean]))


def spell_deal(deal: Deal) -> list[str]:
    """A deal in words: partner, then only what there is."""
    words = [COLOURS[deal.partner] if deal.partner < len(COLOURS) else f"seat{deal.partner}"]
    for key, counts in (
        ("gives", deal.gives),
        ("gets", deal.gets),
        ("drops", deal.drops),
        ("partner-drops", deal.partner_drops),
    ):
        if any(counts):
            words.append(f"{key}={spell_beans(counts)}")
    bought = [f"{BEANS[purchase // SLOT_COUNT]}@{SLOTS[purchase % SLOT_COUNT]}" for purchase in deal.buys]
    if bought:
        words.append(f"buys={'+'.join(bought)}")
    if deal.invites:
        words.append("invited")
    return words


def read_deal(words: Structure) -> Deal:
    """The deal of some words."""
    if not words:
        raise BadInput("an offer names a partner and beans, such as: offer blue gives=Blaue gets=Garten")
    colours = {fold(colour): seat for seat, colour in enumerate(COLOURS)}
    if fold(words[0]) not in colours:
        raise BadInput(f"'{words[0]}' is no partner; partners are {', '.join(COLOURS)}")
    rows: dict[str, list[int]] = {}
    buys: list[int] = []
    invites = False
    for word in words[1:]:
        key, equals, value = word.partition("=")
        if fold(word) == "invited":
            invites = True
        elif fold(key) == "buys" and equals:
            for purchase in value.split("+"):
                bean, _, slot = purchase.partition("@")
                buys.append(bean_index(bean) * SLOT_COUNT + slot_index(slot))
        elif fold(key) in ("gives", "gets", "drops", "partner-drops") and equals:
            counts = [0] * BEAN_COUNT
            for bean in value.split("+"):
                counts[bean_index(bean)] += 1
            rows[fold(key)] = counts
        else:
            raise BadInput(f"'{word}' is none of gives=, gets=, buys=, drops=, partner-drops=, invited")
    most = max([buys.count(purchase) for purchase in buys] + [max(counts) for counts in rows.values()], default=0)
    if most > COUNT_MASK:
        raise BadInput(f"an offer names at most {COUNT_MASK} beans of a kind")
    return Deal(
        colours[fold(words[0])],
        invites,
        rows.get("gives", NO_BEANS),
        rows.get("gets", NO_BEANS),
        sorted(buys),
        rows.get("drops", NO_BEANS),
        rows.get("partner-drops", NO_BEANS),
    )


def bean_index(word: str) -> int:
    names = [fold(bean) for bean in BEANS]
    if fold(word) not in names:
        raise BadInput(f"'{word}' is no bean; beans are {', '.join(BEANS)}")
    return names.index(fold(word))


def slot_index(word: str) -> int:
    if word not in SLOTS:
        raise BadInput(f"'{word}' is no box; boxes are {', '.join(SLOTS)}, as in buys=Sau@1")
    return SLOTS.index(word)


class OfferKind(OpenKind):
    """`offer blue gives=Blaue+Blaue gets=Garten`, seen from the active player."""

    def __init__(self) -> None:
        self.name = "offer"
        self.first = OFFER
        self.step = STEP
        self.explanation = (
            "offer blue 2 Blaue for Garten           you give two Blaue, blue gives a Garten",
            "offer blue Sau + Soja for nothing       a gift; the other way round: nothing for Sau",
            "offer blue Sau for Feuer buys=Sau@1     the active player first buys the Sau from box 1",
            "offer blue 2 Blaue for Sau drops=Soja   you throw a Soja away to make room; partner-drops= for the other",
            "offer blue invited                      an invitation alone; who is elsewhere is invited by any offer",
            "In another player's turn you offer to that player. accept 3, refuse 3, withdraw 3 or counter 3 … answer.",
        )

    def spell(self, code: int) -> Structure:
        return ("offer", *spell_deal(deal_of(payload_of(code))))

    def read(self, words: Structure) -> int:
        return offer_code(read_deal(words).number())


class CounterKind(OpenKind):
    """`counter 3 blue gives=Blaue gets=Garten`: refuse offer 3 and make this one instead."""

    def __init__(self) -> None:
        self.name = "counter"
        self.first = COUNTER
        self.step = STEP
        self.explanation = (
            "counter 3 Sau for Garten                instead of offer 3: you give a Sau, the other side a Garten",
            "After that it is written like an offer; see help offer.",
        )

    def spell(self, code: int) -> Structure:
        payload = payload_of(code)
        return ("counter", str((payload & (1 << NUMBER_BITS) - 1) + 1), *spell_deal(deal_of(payload >> NUMBER_BITS)))

    def read(self, words: Structure) -> int:
        if not words or not words[0].isdecimal() or not 1 <= int(words[0]) <= 1 << NUMBER_BITS:
            raise BadInput("a counter begins with the number of the offer that it answers")
        return counter_code(int(words[0]) - 1, read_deal(words[1:]).number())


class BundleKind(OpenKind):
    """`bundle blue gives=Blaue gets=Sau / green gives=Sau gets=Garten`: all of it or nothing."""

    def __init__(self) -> None:
        self.name = "bundle"
        self.first = BUNDLE
        self.step = STEP
        self.explanation = (
            "bundle blue Sau for Soja / green Soja for Rote    two or three offers with / between, all or nothing",
            "Only in your own turn. Each part is written like an offer; see help offer.",
        )

    def spell(self, code: int) -> Structure:
        words: list[str] = []
        for deal in deals_of_bundle(payload_of(code)):
            words += ["/", *spell_deal(deal_of(deal))]
        return ("bundle", *words[1:])

    def read(self, words: Structure) -> int:
        parts: list[list[str]] = [[]]
        for word in words:
            if word == "/":
                parts.append([])
            else:
                parts[-1].append(word)
        if not 2 <= len(parts) <= BUNDLE_LIMIT:
            raise BadInput("a bundle joins two or three deals with / between them")
        return bundle_code([read_deal(tuple(part)).number() for part in parts])


def spell_wish(wish: int) -> str:
    """A wish in words; no words for none."""
    words: list[str] = []
    for key, mask in (("have", wish >> BEAN_COUNT), ("want", wish & (1 << BEAN_COUNT) - 1)):
        if mask:
            words.append(f"{key}={'+'.join(BEANS[bean] for bean in range(BEAN_COUNT) if mask >> bean & 1)}")
    return " ".join(words)


def read_wish(words: Structure) -> int:
    """The number of a wish: 256 times the kinds that one would give, and those that one looks for, as bit masks."""
    masks = {"have": 0, "want": 0}
    for word in words:
        key, equals, value = word.partition("=")
        if fold(key) not in masks or not equals:
            raise BadInput(f"'{word}' is neither have= nor want=")
        for bean in value.split("+"):
            masks[fold(key)] |= 1 << bean_index(bean)
    return masks["have"] << BEAN_COUNT | masks["want"]


class WishKind(OpenKind):
    """`wish have=Blaue+Sau want=Garten`: for all to read, binding nobody."""

    def __init__(self) -> None:
        self.name = "wish"
        self.first = WISH
        self.step = STEP
        self.explanation = (
            "wish have=Blaue+Sau want=Garten         for all to read, binding nobody; wish alone takes it back",
        )

    def spell(self, code: int) -> Structure:
        return ("wish", *spell_wish(payload_of(code)).split())

    def read(self, words: Structure) -> int:
        return WISH + read_wish(words) * STEP
