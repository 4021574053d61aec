"""The trade log: every act of negotiation in words that a person can read. (BH-80 to BH-88)

Red has the turn at Rostock, blue stands there too, green is in Edinburgh; see `trading`.
"""

from __future__ import annotations

import pytest

from stammtisch.engine import Event
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.trade_log import in_words
from tests.games.bohnhansa.table import Table, given, trading

NAMES = ["Anna", "Ben", "Clara", "Dora"]


def log(table: Table, *lines: str) -> list[str]:
    """What everybody reads after the last of these choices."""
    table.do(*lines)
    return [GAME.tell(event, None, NAMES) for event in table.events]


@pytest.mark.rule("BH-80")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "red: offer blue gives=Blaue+Blaue gets=Garten",
            "Anna makes offer 1. Anna and Ben: Anna gives 2 Blaue for Garten.",
        ),
        ("blue: offer blue gives=Rote gets=Feuer", "Ben makes offer 1. Anna and Ben: Anna gives Rote for Feuer."),
        (
            "red: offer green gives=Rote invited",
            "Anna makes offer 1. Anna and Clara: Clara is invited; Anna gives Rote for nothing.",
        ),
        (
            "red: offer blue gives=Sau gets=Feuer+Garten drops=Rote buys=Sau@1",
            "Anna makes offer 1. Anna and Ben: Anna first buys Sau from box 1; Anna throws Rote away; "
            "Anna gives Sau for Feuer and Garten.",
        ),
        (
            "red: bundle blue gives=Rote gets=Garten / green gets=Sau invited",
            "Anna makes offer 1. All or nothing: Anna and Ben: Anna gives Rote for Garten / "
            "Anna and Clara: Clara is invited; Clara gives Sau for nothing.",
        ),
    ],
)
def test_an_offer_says_who_gives_what_to_whom(line: str, words: str) -> None:
    assert log(trading(), line) == [words]


SWAP = "Anna and Ben: Anna gives Rote for Garten"


@pytest.mark.rule("BH-80", "BH-81", "BH-82")
def test_answers() -> None:
    offer = "red: offer blue gives=Rote gets=Garten"
    assert log(trading(), offer, "blue: accept 1") == [
        "Ben accepts offer 1.",
        f"The deal is done. {SWAP}.",
    ]
    assert log(trading(), offer, "blue: refuse 1") == ["Ben refuses offer 1."]
    assert log(trading(), offer, "red: withdraw 1") == ["Anna withdraws offer 1."]
    assert log(trading(), offer, "blue: counter 1 blue gives=Rote+Blaue gets=Garten") == [
        "Ben answers offer 1 with another one.",
        "Ben makes offer 2. Anna and Ben: Anna gives Blaue and Rote for Garten.",
    ]


@pytest.mark.rule("BH-89")
def test_answers_by_standing_order_say_so_and_not_which() -> None:
    offer = "red: offer blue gives=Rote gets=Garten"
    assert log(trading(orders={"blue": ["accept give=Garten"]}), offer)[1] == ("Ben accepts offer 1 by standing order.")
    assert log(trading(orders={"blue": ["refuse give=Garten"]}), offer)[1] == (
        "Offer 1 of Anna is refused by standing order."
    )


@pytest.mark.rule("BH-87")
def test_a_part_of_a_bundle_that_is_agreed() -> None:
    bundle = "red: bundle blue gives=Rote gets=Garten / green gives=Blaue gets=Sau invited"
    table = trading()
    assert log(table, bundle, "blue: accept 1") == ["Ben agrees to offer 1; it waits for the others."]
    assert log(table, "green: accept 1") == [
        "Clara accepts offer 1.",
        f"The deal is done. {SWAP}.",
        "Clara comes to Rostock, playing 1.",
        "The deal is done. Anna and Clara: Clara is invited; Anna gives Blaue for Sau.",
    ]
    ordered = trading(orders={"blue": ["accept give=Garten"], "green": ["accept give=Sau invited=any"]})
    assert log(ordered, bundle)[1:3] == [
        "Ben accepts offer 1 by standing order.",
        "Clara accepts offer 1 by standing order.",
    ]


@pytest.mark.rule("BH-83")
@pytest.mark.parametrize(
    ("offer", "act", "words"),
    [
        (
            "red: offer blue gives=Rote gets=Garten",
            "red: discard Rote",
            f"Offer 1 of Anna is void: Anna does not have the Rote of the offer. [BH-82] ({SWAP})",
        ),
        (
            "blue: offer blue gives=Sau gets=Feuer buys=Sau@1",
            "red: buy Sau 1",
            "Offer 1 of Ben is void: There is no Sau in box 1. [BH-46] "
            "(Anna and Ben: Anna first buys Sau from box 1; Anna gives Sau for Feuer)",
        ),
        (
            "blue: offer blue gives=Sau gets=Feuer buys=Sau@1",
            "red: contract 1",
            "Offer 1 of Ben is void: The purchases of the offer cost 6, which the active player does not have. [BH-45] "
            "(Anna and Ben: Anna first buys Sau from box 1; Anna gives Sau for Feuer)",
        ),
    ],
)
def test_a_void_offer_says_why(offer: str, act: str, words: str) -> None:
    table = trading(money={"red": 10, "blue": 10})
    assert log(table, offer, act)[-1] == words
    assert table.offers() == []


@pytest.mark.rule("BH-83")
def test_a_guest_who_has_come_needs_no_other_invitation() -> None:
    table = trading().do("red: offer green gives=Rote invited", "green: offer green gets=Sau invited", "red: accept 2")
    assert GAME.tell(table.events[-1], 2, NAMES) == (
        "Offer 1 of Anna is void: Clara is in town and needs no invitation. [BH-43] "
        "(Anna and Clara: Clara is invited; Anna gives Rote for nothing)"
    )


@pytest.mark.rule("BH-82")
def test_what_cannot_be_carried_out_is_void_at_acceptance() -> None:
    """A position may be written down with an offer that play would have closed before."""
    table = trading(offers=[{"by": "red", "deals": ["blue gives=Soja gets=Feuer"]}])
    assert log(table, "blue: accept 1") == [
        "Offer 1 of Anna is void: Anna does not have the Soja of the offer. [BH-82] "
        "(Anna and Ben: Anna gives Soja for Feuer)"
    ]
    assert (table.gained("red"), table.gained("blue"), table.offers()) == ({}, {}, [])


@pytest.mark.rule("BH-86")
def test_offers_expire_with_the_phase() -> None:
    lines = ("red: offer blue gives=Rote gets=Garten", "blue: offer blue gets=Feuer", "red: end")
    assert log(trading(), *lines)[:2] == [
        "Offer 1 of Anna has expired.",
        "Offer 2 of Ben has expired.",
    ]


@pytest.mark.rule("BH-84")
@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ("have=Blaue+Sau want=Garten", "Ben would give Blaue, Sau, looks for Garten."),
        ("want=Garten", "Ben looks for Garten."),
        ("have=Sau", "Ben would give Sau."),
        ("", "Ben has no wish any more."),
    ],
)
def test_wishes(wish: str, words: str) -> None:
    assert log(trading(), f"blue: wish {wish}".strip()) == [words]


@pytest.mark.rule("BH-42", "BH-89")
@pytest.mark.parametrize(
    ("line", "fence"),
    [
        ("blue: accept 1", True),
        ("blue: refuse 1", False),
        ("red: withdraw 1", False),
        ("blue: wish want=Rote", False),
        ("red: offer blue gives=Blaue", True),
        ("blue: counter 1 blue gives=Blaue", True),
        ("blue: order refuse from=green", True),
    ],
)
def test_what_cannot_be_taken_back(line: str, fence: bool) -> None:
    """A deal binds; an offer that was heard, or an order, may have shown what others keep to themselves."""
    table = trading().do("red: offer blue gives=Rote gets=Garten", line)
    assert any(event.fence for event in table.events) == fence


def test_other_events_are_told_as_they_are() -> None:
    event = Event("turn_began", 1, {}, {}, 1, False)
    assert GAME.tell(event, 0, NAMES) == "Ben begins a turn."


@pytest.mark.rule("BH-80")
def test_afterwards_only_offers_that_were_agreed_to_are_worth_telling() -> None:
    table, events = trading(), []
    swap = "red: offer blue gives=Rote gets=Garten"
    for line in ("red: offer blue gives=Blaue gets=Garten", "blue: refuse 1", swap, "blue: accept 2"):
        events += table.do(line).events
    told = [GAME.tell(event, None, NAMES) for event in GAME.memorable([event for event in events if event.fence])]
    assert told == [f"Anna makes offer 2. {SWAP}.", "Ben accepts offer 2."]


@pytest.mark.rule("BH-72")
def test_afterwards_what_was_left_in_the_carts_is_not_worth_telling() -> None:
    table = given(stage="final_step", turns_left=0, cart={"red": ["Sau"]}).do("red: end", "blue: end", "green: end")
    sold = [event for event in table.events if event.kind == "sold_out"]
    assert sold
    assert GAME.memorable(sold) == []


@pytest.mark.rule("BH-80", "BH-87")
def test_a_number_that_is_given_again_is_another_offer() -> None:
    def said(kind: str, number: int) -> Event:
        return Event(kind, 0, {"number": number}, {}, -1, True)

    first, second, agreed, done = (said(kind, 1) for kind in ("offered", "offered", "offer_agreed", "offer_accepted"))
    bought = Event("bought", 0, {}, {}, -1, True)
    assert GAME.memorable([bought, first, second, agreed, done]) == [bought, second, agreed, done]


def test_an_event_in_words_still_tells_what_it_revealed() -> None:
    revealing = [event for event in given(stage="trade").do("red: end").events if event.fence]
    assert revealing
    for event in revealing:
        assert in_words(event, NAMES, GAME.rulebook).fence == event.fence
