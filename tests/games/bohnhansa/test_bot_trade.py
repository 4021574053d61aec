"""The greedy bot as a trader: what it takes, refuses, offers and counters, and to whom."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.choices import REFUSE
from stammtisch.games.bohnhansa.offer_notation import is_offer
from stammtisch.games.bohnhansa.view import BohnHansaView
from tests.games.bohnhansa.table import Table, given, new, play_on
from tests.games.bohnhansa.test_bot import PLAIN, ranked

ROUNDS = {"negotiation": "rounds"}
FREE = {"negotiation": "free"}


def at_malmoe(options: dict[str, str] | None = None, **position: Any) -> Table:
    """Red's trade phase at Malmö, blue there too, green far away; nobody has contracts unless they are given."""
    position.setdefault("stage", "trade")
    position.setdefault("money", {"red": 30, "blue": 30, "green": 30})
    position["figure"] = {"red": "Malmö", "blue": "Malmö", "green": "Edinburgh"} | position.get("figure", {})
    position["hand"] = {"red": PLAIN, "blue": PLAIN, "green": PLAIN} | position.get("hand", {})
    position["cart"] = {"red": [], "blue": [], "green": []} | position.get("cart", {})
    position.setdefault("meter", {"Malmö": ["Blaue"]})
    return given(3, options, **position)


def offered(deal: str, by: str = "red", options: dict[str, str] | None = None, **position: Any) -> Table:
    """The same with one open offer."""
    if options == ROUNDS:
        position["stage"] = "offers"
        position["heard"] = True
    return at_malmoe(options, offers=[{"by": by, "deals": [deal]}], **position)


def answer(table: Table, colour: str) -> str:
    """Whether a player would rather accept the open offer or refuse it."""
    return next(choice for choice in ranked(table, colour) if choice in ("accept 1", "refuse 1"))


# Answers


@pytest.mark.parametrize("options", [ROUNDS, FREE])
@pytest.mark.rule("BH-40")
def test_it_takes_the_bean_that_its_contract_waits_for(options: dict[str, str]) -> None:
    cart = {"red": ["Sau"], "blue": ["Feuer", "Blaue", "Blaue"]}
    table = offered("blue gives=Sau gets=Blaue", options=options, cart=cart, hand={"blue": [*PLAIN, "M01"]})
    assert answer(table, "blue") == "accept 1"


@pytest.mark.parametrize("options", [ROUNDS, FREE])
def test_it_keeps_the_bean_that_its_contract_waits_for(options: dict[str, str]) -> None:
    cart = {"red": ["Soja"], "blue": ["Feuer", "Sau"]}
    table = offered("blue gives=Soja gets=Sau", options=options, cart=cart, hand={"blue": [*PLAIN, "M01"]})
    assert answer(table, "blue") == "refuse 1"


@pytest.mark.parametrize("deal", ["blue gives=Blaue gets=Garten", "blue gets=Sau", "blue gives=Blaue gets=Garten+Sau"])
def test_it_refuses_to_be_milked(deal: str) -> None:
    cart = {"red": ["Blaue"], "blue": ["Garten", "Sau"]}
    assert answer(offered(deal, cart=cart), "blue") == "refuse 1"


def test_it_takes_a_gift() -> None:
    assert answer(offered("blue gives=Garten", cart={"red": ["Garten"]}), "blue") == "accept 1"


@pytest.mark.parametrize(("money", "said"), [(30, "accept 1"), (130, "refuse 1")])
def test_a_deal_that_is_good_enough_for_an_equal_does_not_feed_the_leader(money: int, said: str) -> None:
    """Red lacks the Rote for the contract on the table, which everybody sees, and pays a little for it."""
    table = offered(
        "blue gives=Garten+Blaue gets=Rote",
        cart={"red": ["Garten", "Blaue", "Sau", "Soja"], "blue": ["Rote"]},
        money={"red": money, "blue": 60, "green": 60},
        laid=["M05"],
    )
    assert answer(table, "blue") == said


def test_the_more_a_stranger_gains_the_more_he_must_pay() -> None:
    """The same Rote: for nothing special when red has shown no contract, and too cheap when he has."""
    position: dict[str, Any] = {"cart": {"red": ["Garten", "Sau", "Soja"], "blue": ["Rote"]}}
    assert answer(offered("blue gives=Garten gets=Rote", **position), "blue") == "accept 1"
    assert answer(offered("blue gives=Garten gets=Rote", laid=["M05"], **position), "blue") == "refuse 1"


# Guests


@pytest.mark.rule("BH-41")
def test_a_guest_comes_to_where_he_delivers() -> None:
    table = offered("green invited", cart={"green": ["Feuer", "Sau"]}, hand={"green": [*PLAIN, "M01"]})
    assert answer(table, "green") == "accept 1"


@pytest.mark.rule("BH-41")
def test_a_guest_does_not_throw_his_best_contract_away() -> None:
    """His front card would be discarded, and from Edinburgh, where he stands, he could deliver it."""
    cart = {"red": ["Sau"], "green": ["Feuer", "Augen", "Soja"]}
    table = offered("green gives=Sau gets=Soja invited", cart=cart, hand={"green": ["E02", *PLAIN]})
    assert answer(table, "green") == "refuse 1"


# Offers


@pytest.mark.parametrize(("options", "verb"), [(ROUNDS, "swap"), (FREE, "offer")])
def test_it_offers_what_is_good_for_both(options: dict[str, str], verb: str) -> None:
    """Red needs one of blue's three Sau and has Blaue to spare."""
    cart = {"red": ["Feuer", "Blaue", "Blaue"], "blue": ["Sau", "Sau", "Sau"]}
    best = ranked(at_malmoe(options, cart=cart, hand={"red": [*PLAIN, "M01"], "blue": [*PLAIN, "V01"]}))[0]
    assert best.startswith(f"{verb} blue")
    assert "Sau" in best


def test_in_rounds_it_listens_when_it_has_nothing_to_offer() -> None:
    assert ranked(at_malmoe(ROUNDS, cart={"red": ["Blaue"], "blue": ["Blaue"]}))[0] == "pass"


def test_the_others_offer_to_the_active_player_too() -> None:
    cart = {"red": ["Sau", "Sau", "Sau"], "blue": ["Feuer", "Blaue", "Blaue"]}
    hand = {"blue": [*PLAIN, "M01"], "red": [*PLAIN, "V01"]}
    in_rounds = ranked(at_malmoe(ROUNDS, stage="offers", cart=cart, hand=hand), "blue")[0]
    in_words = ranked(at_malmoe(FREE, cart=cart, hand=hand), "blue")[0]
    assert in_rounds.startswith("swap blue")
    assert in_words.startswith("offer blue gives=Sau")


def turned_down_until_silent(table: Table, propose: Callable[[BohnHansaView], list[int]]) -> list[str]:
    """What red offers, one after the other, when everything is refused, until only a wish is left."""
    said: list[str] = []
    while (found := propose(table.state.view(0))) and is_offer(found[0]):
        said.append(GAME.codes.notation(found[0]))
        table.do(f"red: {said[-1]}")
        offer = table.state.book.offers[0]
        table.state.step(offer.deals[0].partner, REFUSE + offer.number)
    return said


def test_it_does_not_say_the_same_twice_and_then_falls_silent() -> None:
    cart = {"red": ["Feuer", "Blaue", "Blaue", "Soja"], "blue": ["Sau", "Sau", "Sau"], "green": ["Sau", "Sau"]}
    hand = {"red": [*PLAIN, "M01"], "blue": [*PLAIN, "V01"]}
    table = at_malmoe(FREE, cart=cart, hand=hand)
    said = turned_down_until_silent(table, GAME.propose)
    assert 1 < len(said) < 12
    assert len(set(said)) == len(said)


@pytest.mark.rule("BH-80")
def test_what_was_turned_down_is_not_offered_again_though_something_was_bought_in_between() -> None:
    """Whoever is asked says no to everything, the active player buys: nobody hears the same twice in a turn.

    The same is what the beans are that change hands, whether he has them or buys them first.
    """
    rng = random.Random(2)
    turned_down: list[tuple[object, ...]] = []
    nos = 0
    for number in range(2):
        state = new(4, f"no, thank you {number}", negotiation="free").state
        while not state.over:
            if not state.book.numbered:
                turned_down = []
            asked = [(seat, offer) for offer in state.book.offers for seat in range(4) if offer.asks(seat)]
            if asked:
                seat, offer = asked[0]
                said = [(offer.by, deal.partner, tuple(deal.gives), tuple(deal.gets)) for deal in offer.deals]
                assert not set(said) & set(turned_down)
                counters = [choice for choice in GAME.propose(state.view(seat)) if rng.random() < 0.5]
                state.step(seat, counters[0] if counters else REFUSE + offer.number)
                turned_down += said
                nos += 1
            else:
                play_on(state, rng)
    assert nos > 100


def test_what_another_one_was_refused_may_be_offered() -> None:
    cart = {"red": ["Feuer", "Blaue", "Blaue"], "blue": ["Sau", "Sau", "Sau"]}
    hand = {"red": [*PLAIN, "M01"], "blue": [*PLAIN, "V01"]}
    [best] = proposed(at_malmoe(FREE, cart=cart, hand=hand))
    for by in ("red", "blue"):
        refused = [{"by": by, "deals": [best.removeprefix("offer ")]}]
        assert (best in proposed(at_malmoe(FREE, cart=cart, hand=hand, turned_down=refused))) == (by == "blue")


@pytest.mark.rule("BH-85")
def test_it_waits_for_the_answer_before_it_offers_more() -> None:
    cart = {"red": ["Feuer", "Blaue", "Blaue"], "blue": ["Sau", "Sau", "Sau"]}
    table = at_malmoe(FREE, cart=cart, hand={"red": [*PLAIN, "M01"], "blue": [*PLAIN, "V01"]})
    [offer] = GAME.propose(table.state.view(0))
    table.do(f"red: {GAME.codes.notation(offer)}")
    assert GAME.propose(table.state.view(0)) == []


def test_it_counters_with_what_suits_it_better() -> None:
    """Blue asks for the Brech that red needs beside blue's Soja; red has an Augen to spare."""
    cart = {"red": ["Brech", "Augen"], "blue": ["Soja", "Soja"]}
    hand = {"red": [*PLAIN, "M03"], "blue": [*PLAIN, "V01"]}
    best = ranked(offered("blue gives=Brech gets=Soja", by="blue", cart=cart, hand=hand))[0]
    assert best.startswith("counter 1 blue gives=Augen gets=Soja")


def test_it_counters_with_nothing_that_lies_open_already_or_was_turned_down() -> None:
    """The same position, but what red would counter with is on offer under a number of its own, or was before."""
    cart = {"red": ["Brech", "Augen"], "blue": ["Soja", "Soja"]}
    hand = {"red": [*PLAIN, "M03"], "blue": [*PLAIN, "V01"]}
    asked = {"by": "blue", "deals": ["blue gives=Brech gets=Soja"]}
    [counter] = proposed(at_malmoe(FREE, cart=cart, hand=hand, offers=[asked]))
    own = {"by": "red", "deals": [counter.removeprefix("counter 1 ")]}
    for beside in ({"offers": [asked, own]}, {"offers": [asked], "turned_down": [own]}):
        assert counter not in proposed(at_malmoe(FREE, cart=cart, hand=hand, **beside))


@pytest.mark.rule("BH-85")
@pytest.mark.parametrize("used_up", [{"made": {"red": 12}}, {"numbered": 64}])
def test_it_counters_no_more_than_it_may(used_up: dict[str, Any]) -> None:
    cart = {"red": ["Brech", "Augen"], "blue": ["Soja", "Soja"]}
    hand = {"red": [*PLAIN, "M03"], "blue": [*PLAIN, "V01"]}
    table = offered("blue gives=Brech gets=Soja", by="blue", cart=cart, hand=hand, **used_up)
    assert GAME.propose(table.state.view(0)) == []


@pytest.mark.rule("BH-85")
def test_it_offers_no_more_than_may_be_open_between_two() -> None:
    """Blue has agreed to his part of three bundles; green has not, so blue could speak, but not to red."""
    cart = {"red": ["Sau", "Sau", "Sau", "Rote"], "blue": ["Feuer", "Blaue", "Blaue"], "green": ["Garten"]}
    hand = {"blue": [*PLAIN, "M01"], "red": [*PLAIN, "V01"]}
    bundle = {"by": "red", "agreed": ["blue"], "deals": ["blue gets=Feuer", "green gives=Rote invited"]}
    for count in (2, 3):
        offers = [{**bundle, "number": number + 1} for number in range(count)]
        table = at_malmoe(FREE, cart=cart, hand=hand, offers=offers)
        said = [GAME.codes.notation(choice) for choice in GAME.propose(table.state.view(1))]
        assert sum(choice.startswith("offer") for choice in said) == 3 - count


@pytest.mark.rule("BH-84")
def test_a_wish_is_heard() -> None:
    """Two have what red needs; he asks the one who says that he looks for what red has."""
    cart = {"red": ["Feuer", "Brech", "Brech"], "blue": ["Sau", "Sau"], "green": ["Sau", "Sau"]}
    hand = {"red": [*PLAIN, "M01"]}
    figure = {"green": "Malmö"}
    for colour in ("blue", "green"):
        table = at_malmoe(FREE, cart=cart, hand=hand, figure=figure, wishes={colour: "want=Brech"})
        assert ranked(table)[0].startswith(f"offer {colour}")


# More than plain swaps


def proposed(table: Table, colour: str = "red") -> list[str]:
    """What a player would put into words now; it can be said."""
    seat = table.colours.index(colour)
    said = GAME.propose(table.state.view(seat))
    assert [table.state.refusal(seat, choice) for choice in said] == [None] * len(said)
    return [GAME.codes.notation(choice) for choice in said]


@pytest.mark.rule("BH-80")
def test_it_buys_for_a_partner_what_it_does_not_have_but_only_if_he_agrees() -> None:
    """Red needs blue's Sau for a contract of this town and has nothing to give; Blaue is sold here."""
    position: dict[str, Any] = {
        "cart": {"red": ["Feuer"], "blue": ["Sau", "Brech"]},
        "hand": {"red": [*PLAIN, "M01"]},
        "wishes": {"blue": "have=Sau want=Blaue", "red": "want=Sau"},
    }
    table = at_malmoe(FREE, **position)
    assert proposed(table) == ["offer blue gives=Blaue gets=Sau buys=Blaue@1"]
    assert ranked(table)[0] == proposed(table)[0]
    assert proposed(at_malmoe(FREE, meter={"Malmö": []}, **position)) == []
    assert proposed(at_malmoe(FREE, money={"red": 3}, **position)) == []


@pytest.mark.rule("BH-40")
def test_it_asks_whoever_has_the_turn_to_buy_for_it() -> None:
    """Blue may not buy in red's turn, and red has nothing but what lies on the meter."""
    cart = {"blue": ["Augen", "Rote", "Brech"]}
    table = at_malmoe(FREE, cart=cart, hand={"blue": [*PLAIN, "D06"]}, meter={"Malmö": ["Blaue", "Blaue", "Blaue"]})
    assert proposed(table, "blue") == ["offer blue gives=Blaue gets=Brech buys=Blaue@1"]


@pytest.mark.parametrize(("bean", "said"), [("Rote", "accept 1"), ("Feuer", "refuse 1")])
def test_a_purchase_at_its_own_cost_must_pay(bean: str, said: str) -> None:
    """Blue asks red to buy a Blaue for him, which costs 8."""
    table = offered(f"blue gives=Blaue gets={bean} buys=Blaue@1", by="blue", cart={"blue": [bean]})
    assert table.state.price[0] == 8
    assert answer(table, "red") == said


@pytest.mark.rule("BH-87")
def test_it_bundles_what_two_others_want_from_each_other() -> None:
    """Red needs green's Sau; green looks for blue's Brech, blue for red's Blaue."""
    position: dict[str, Any] = {
        "cart": {"red": ["Feuer", "Blaue"], "blue": ["Brech", "Brech"], "green": ["Sau"]},
        "hand": {"red": [*PLAIN, "M01"]},
        "figure": {"green": "Malmö"},
        "wishes": {"blue": "have=Brech want=Blaue", "green": "want=Brech"},
        "meter": {"Malmö": []},
    }
    table = at_malmoe(FREE, **position)
    parts = ["blue gives=Blaue gets=Brech", "green gives=Brech gets=Sau"]
    assert proposed(table) == [f"bundle {' / '.join(parts)}"]
    assert ranked(table)[0] == proposed(table)[0]
    # What blue has refused alone he would refuse in a bundle too.
    for deals in (parts, parts[:1]):
        [said] = proposed(at_malmoe(FREE, turned_down=[{"by": "red", "deals": deals}], **position))
        assert said.startswith("offer")


@pytest.mark.rule("BH-87")
@pytest.mark.parametrize(("laid", "said"), [([], "accept 1"), (["M05"], "refuse 1")])
def test_in_a_bundle_it_looks_at_all_that_the_other_one_gains(laid: list[str], said: str) -> None:
    """Blue's part is the same; the part with green brings red the Rote for a contract on the table."""
    deals = ["blue gives=Garten gets=Brech", "green gives=Brech gets=Rote"]
    table = at_malmoe(
        FREE,
        offers=[{"by": "red", "deals": deals}],
        cart={"red": ["Garten", "Sau", "Soja"], "blue": ["Brech"], "green": ["Rote"]},
        figure={"green": "Malmö"},
        laid=laid,
    )
    assert answer(table, "blue") == said


@pytest.mark.rule("BH-84")
def test_it_wishes_once_for_what_it_needs_when_it_has_nothing_to_offer() -> None:
    """Blue needs his Sau himself: nothing that red could give would do."""
    position: dict[str, Any] = {"meter": {"Malmö": []}, "wishes": {"blue": "want=Sau"}}
    cart = {"red": ["Feuer", "Blaue"], "blue": ["Sau"]}
    table = at_malmoe(FREE, cart=cart, hand={"red": [*PLAIN, "M01"]}, **position)
    assert proposed(table) == ["wish have=Blaue want=Sau"]
    assert ranked(table)[0] == proposed(table)[0]
    assert ranked(table.do(f"red: {proposed(table)[0]}"))[0] == "end"
    assert proposed(at_malmoe(FREE, cart=cart, **position)) == [], "without a contract that asks for it"
