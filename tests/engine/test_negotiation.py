"""The book of offers, with a deal that no game has: so many nuts."""

from __future__ import annotations

from stammtisch.engine.negotiation import Offer, OfferBook, OfferRules, empty_book
from stammtisch.engine.refusal import Refusal

ANNA, BEN, CLARA, DORA = range(4)
RULES = OfferRules("NG-1", "NG-2", per_pair=2, per_seat=4, depth=2, numbers=7, names=("Anna", "Ben", "Clara", "Dora"))


class Nuts:
    """A deal is a number of nuts."""

    def __init__(self, count: int) -> None:
        self.count = count


def book() -> OfferBook[Nuts]:
    return empty_book(RULES, 4)


def asked(*seats: int) -> int:
    return sum(1 << seat for seat in seats)


def offer(at: OfferBook[Nuts], by: int, *to: int, nuts: int = 1) -> Offer[Nuts]:
    return at.open(by, asked(*to), [Nuts(nuts)])


def numbers(at: OfferBook[Nuts]) -> list[int]:
    return [entry.number for entry in at.offers]


def reason(refusal: Refusal | None) -> str:
    return "" if refusal is None else f"{refusal.rule} {refusal.reason}"


def test_offers_are_numbered_as_they_come_and_numbers_are_not_used_twice() -> None:
    at = book()
    first = offer(at, ANNA, BEN)
    assert (first.number, first.by, first.depth) == (0, ANNA, 0)
    at.close(first)
    assert offer(at, BEN, ANNA).number == 1
    assert numbers(at) == [1]
    assert at.find(0) is None
    assert at.find(1) is at.offers[0]


def test_an_offer_asks_those_it_is_made_to() -> None:
    made = offer(book(), ANNA, BEN, CLARA)
    assert [seat for seat in range(4) if made.asks(seat)] == [BEN, CLARA]


def test_whoever_is_asked_may_answer_and_nobody_else() -> None:
    at = book()
    offer(at, ANNA, BEN)
    assert at.answer_refusal(BEN, 0) is None
    assert at.answer_refusal(ANNA, 0) == Refusal("NG-1", "not_asked", {"number": 1})
    assert at.answer_refusal(CLARA, 0) == Refusal("NG-1", "not_asked", {"number": 1})
    assert at.answer_refusal(BEN, 1) == Refusal("NG-1", "no_such_offer", {"number": 2})


def test_whoever_made_an_offer_may_withdraw_it_and_nobody_else() -> None:
    at = book()
    offer(at, ANNA, BEN)
    assert at.withdraw_refusal(ANNA, 0) is None
    assert at.withdraw_refusal(BEN, 0) == Refusal("NG-1", "not_your_offer", {"number": 1})
    assert at.withdraw_refusal(ANNA, 3) == Refusal("NG-1", "no_such_offer", {"number": 4})


def test_one_yes_is_enough_for_one_partner() -> None:
    at = book()
    assert at.agree(offer(at, ANNA, BEN), BEN)
    assert at.offers == []


def test_a_bundle_waits_for_everyone_and_keeps_its_place() -> None:
    at = book()
    bundle = at.open(ANNA, asked(BEN, CLARA), [Nuts(1), Nuts(2)], offer(at, BEN, ANNA))
    offer(at, ANNA, DORA)
    assert not at.agree(bundle, CLARA)
    assert numbers(at) == [1, 2]
    waiting = at.offers[0]
    assert (waiting.by, waiting.depth) == (ANNA, 1)
    assert (waiting.asks(BEN), waiting.asks(CLARA)) == (True, False)
    assert [deal.count for deal in waiting.deals] == [1, 2]
    assert at.answer_refusal(CLARA, 1) == Refusal("NG-1", "not_asked", {"number": 2})
    assert at.agree(waiting, BEN)
    assert numbers(at) == [2]


def test_a_no_closes_a_bundle_whoever_has_agreed() -> None:
    at = book()
    at.agree(at.open(ANNA, asked(BEN, CLARA), [Nuts(1), Nuts(2)]), BEN)
    at.close(at.offers[0])
    assert at.offers == []


def test_a_counter_closes_what_it_answers_and_lies_deeper() -> None:
    at = book()
    first = offer(at, ANNA, BEN)
    counter = at.open(BEN, asked(ANNA), [Nuts(3)], first)
    assert (numbers(at), counter.depth, counter.by) == ([1], 1, BEN)
    deeper = at.open(ANNA, asked(BEN), [Nuts(2)], counter)
    assert (numbers(at), deeper.depth) == ([2], 2)
    assert at.offer_refusal(BEN, asked(ANNA), deeper) == Refusal("NG-2", "counters_too_deep", {"number": 3, "limit": 2})
    assert at.offer_refusal(BEN, asked(ANNA)) is None


def test_a_counter_counts_as_new_for_the_one_who_makes_it() -> None:
    at = book()
    at.open(BEN, asked(ANNA), [Nuts(1)], offer(at, ANNA, BEN))
    assert (at.made, at.numbered) == ([1, 1, 0, 0], 2)


def test_so_many_new_offers_a_seat() -> None:
    at = book()
    for _ in range(4):
        assert at.offer_refusal(ANNA, asked(BEN)) is None
        at.close(offer(at, ANNA, BEN))
    assert at.offer_refusal(ANNA, asked(BEN)) == Refusal("NG-2", "too_many_offers", {"limit": 4})
    assert at.offer_refusal(BEN, asked(ANNA)) is None


def test_so_many_offers_in_all() -> None:
    at = book()
    for seat in (ANNA, ANNA, ANNA, BEN, BEN, CLARA, CLARA):
        assert at.offer_refusal(DORA, asked(ANNA)) is None
        at.close(offer(at, seat, DORA))
    assert reason(at.offer_refusal(DORA, asked(ANNA))) == "NG-2 too_many_offers"


def test_so_many_offers_open_between_two_whoever_made_them() -> None:
    at = book()
    first = offer(at, ANNA, BEN)
    assert at.offer_refusal(BEN, asked(ANNA)) is None
    offer(at, BEN, ANNA)
    crowded = Refusal("NG-2", "too_many_open", {"partner": "Ben", "limit": 2})
    assert at.offer_refusal(ANNA, asked(BEN)) == crowded
    assert at.offer_refusal(ANNA, asked(BEN, CLARA)) == crowded
    assert reason(at.offer_refusal(BEN, asked(ANNA))) == "NG-2 too_many_open"
    assert at.offer_refusal(ANNA, asked(CLARA)) is None
    assert at.offer_refusal(BEN, asked(ANNA), first) is None
    at.close(first)
    assert at.offer_refusal(ANNA, asked(BEN)) is None


def test_a_bundle_is_one_new_offer_and_one_open_for_each_pair() -> None:
    at = book()
    offer(at, ANNA, BEN, CLARA)
    offer(at, ANNA, BEN)
    assert at.made[ANNA] == 2
    assert reason(at.offer_refusal(ANNA, asked(BEN))) == "NG-2 too_many_open"
    assert at.offer_refusal(ANNA, asked(CLARA)) is None
    # A bundle of Anna's is nothing between Ben and Clara, nor is an offer of theirs anything to Dora.
    assert not offer(at, BEN, CLARA).is_between(DORA, BEN)
    assert at.offer_refusal(CLARA, asked(BEN)) is None


def test_what_can_no_longer_be_is_void_with_its_reason() -> None:
    at = book()
    for nuts in (5, 2, 7):
        offer(at, ANNA, BEN, nuts=nuts)
    too_many = Refusal("NG-3", "too_many_nuts")
    void = at.recheck(lambda deals: too_many if sum(deal.count for deal in deals) > 4 else None)
    assert [(entry.number, refusal) for entry, refusal in void] == [(0, too_many), (2, too_many)]
    assert numbers(at) == [1]


def test_what_somebody_said_no_to_is_remembered_and_nothing_else() -> None:
    at = book()
    refused, countered, withdrawn = offer(at, ANNA, BEN), offer(at, BEN, CLARA), offer(at, CLARA, DORA)
    at.turn_down(refused)
    counter = at.open(CLARA, asked(BEN), [Nuts(2)], countered)
    at.close(withdrawn)
    at.agree(counter, BEN)
    assert at.offers == []
    assert at.turned_down == (refused, countered)


def test_clearing_forgets_offers_wishes_and_what_was_used_up() -> None:
    at = book()
    at.turn_down(offer(at, ANNA, BEN))
    offer(at, ANNA, BEN)
    at.wishes[CLARA] = 9
    at.clear()
    assert (at.offers, at.numbered, at.made, at.wishes, at.turned_down) == ([], 0, [0] * 4, [0] * 4, ())


def test_a_copy_goes_its_own_way() -> None:
    at = book()
    first = offer(at, ANNA, BEN)
    twin = at.copy()
    twin.turn_down(first)
    offer(twin, BEN, CLARA)
    twin.wishes[ANNA] = 3
    assert (numbers(at), at.numbered, at.made, at.wishes, at.turned_down) == ([0], 1, [1, 0, 0, 0], [0] * 4, ())
    assert (numbers(twin), twin.numbered, twin.made) == ([1], 2, [1, 1, 0, 0])
    assert twin.answer_refusal(DORA, 1) == Refusal("NG-1", "not_asked", {"number": 2})
