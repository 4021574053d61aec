"""Standing orders: private answers for one's absence, used at once. (BH-89)

Red has the turn at Rostock, blue stands there too, green is in Edinburgh; see `trading`.
"""

from __future__ import annotations

import random

import pytest

from stammtisch.engine import BadInput, Refusal
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.choices import CODES
from stammtisch.games.bohnhansa.offer_notation import ORDER, STEP
from tests.games.bohnhansa.table import Table, given, new, trading

pytestmark = pytest.mark.rule("BH-89")

ACCEPTED = "offer_accepted_by_order"
REFUSED = "offer_refused_by_order"


def answer(table: Table, line: str) -> str:
    """What standing orders make of a proposal: accepted, refused, or nothing."""
    answers = [kind for kind in table.do(line).happened if kind.endswith("_by_order")]
    return ", ".join(answers)


@pytest.mark.parametrize(
    ("offer", "expected"),
    [
        ("gives=Rote gets=Feuer", ACCEPTED),
        ("gives=Rote gets=Feuer+Feuer", ACCEPTED),
        ("gives=Rote+Blaue gets=Feuer", ACCEPTED),
        ("gives=Rote", ACCEPTED),
        ("gives=Blaue gets=Feuer", ""),
        ("gets=Feuer", ""),
        ("gives=Rote gets=Garten", ""),
        ("gives=Rote gets=Feuer+Garten", ""),
    ],
)
def test_up_to_so_much_for_at_least_so_much(offer: str, expected: str) -> None:
    """Give up to two Feuer for a Rote."""
    table = trading(orders={"blue": ["accept give=Feuer+Feuer get=Rote"]})
    assert answer(table, f"red: offer blue {offer}") == expected
    assert bool(table.gained("blue")) == (expected == ACCEPTED)


def test_the_deal_is_carried_out_at_once_and_cannot_be_taken_back() -> None:
    table = trading(orders={"blue": ["accept give=Feuer get=Rote"]}).do("red: offer blue gives=Rote gets=Feuer")
    assert table.happened == ["offered", ACCEPTED, "deal_done"]
    assert table.gained("blue") == {"Rote": 1, "Feuer": -1}
    assert [event.kind for event in table.events if event.fence] == ["offered", ACCEPTED]
    assert (table.offers(), table.asked) == ([], ["red"])


def test_a_refusal_by_order_cannot_be_taken_back_either() -> None:
    table = trading().do("red: offer blue gives=Rote", "blue: order refuse")
    assert [event.kind for event in table.events if event.fence] == ["order_left", REFUSED]


def test_the_first_order_that_fits_answers() -> None:
    keen = "accept give=Garten get=Blaue"
    wary = "refuse give=Garten"
    offer = "red: offer blue gives=Blaue gets=Garten"
    assert answer(trading(orders={"blue": [keen, wary]}), offer) == ACCEPTED
    assert answer(trading(orders={"blue": [wary, keen]}), offer) == REFUSED
    assert answer(trading(orders={"blue": ["refuse from=green", keen, wary]}), offer) == ACCEPTED


@pytest.mark.parametrize(
    ("order", "offer", "expected"),
    [
        ("refuse", "gives=Rote", REFUSED),
        ("refuse from=red", "gives=Rote", REFUSED),
        ("refuse from=green", "gives=Rote", ""),
        ("refuse without=Rote", "gives=Rote gets=Garten", ""),
        ("refuse without=Rote", "gives=Blaue gets=Garten", REFUSED),
        ("refuse without=Blaue+Blaue", "gives=Blaue", REFUSED),
        ("refuse without=Blaue+Rote", "gives=Blaue", REFUSED),
        ("refuse without=Blaue+Rote", "gives=Blaue+Rote", ""),
        ("refuse give=Garten", "gives=Rote gets=Garten", REFUSED),
        ("refuse give=Garten+Sau", "gives=Rote gets=Garten", REFUSED),
        ("refuse give=Garten", "gives=Rote gets=Feuer", ""),
        ("refuse give=Garten without=Rote", "gives=Rote gets=Garten", ""),
        ("refuse give=Garten without=Rote", "gives=Blaue gets=Feuer", ""),
        ("refuse give=Garten without=Rote", "gives=Blaue gets=Garten", REFUSED),
        ("refuse invited", "gives=Rote", ""),
        ("accept", "gives=Rote", ACCEPTED),
        ("accept", "gives=Rote gets=Feuer", ""),
        ("accept from=red", "gives=Rote", ACCEPTED),
        ("accept from=green", "gives=Rote", ""),
        ("accept invited=plain", "gives=Rote", ACCEPTED),
    ],
)
def test_conditions(order: str, offer: str, expected: str) -> None:
    assert answer(trading(orders={"blue": [order]}), f"red: offer blue {offer}") == expected


@pytest.mark.parametrize(
    ("front", "kind"), [("1", "plain"), ("2", "supply"), ("3", "customs"), ("E01", "contract"), ("7", "plain")]
)
@pytest.mark.parametrize("named", ["plain", "supply", "customs", "contract"])
def test_a_guest_comes_only_with_a_front_card_that_he_names(front: str, kind: str, named: str) -> None:
    hand = {"green": [front, *(card for card in "1234567" if card != front)]}
    expected = ACCEPTED if kind == named else ""
    assert (
        answer(trading(hand=hand, orders={"green": [f"accept invited={named}"]}), "red: offer green invited")
        == expected
    )
    refused = REFUSED if kind == named else ""
    assert (
        answer(trading(hand=hand, orders={"green": [f"refuse invited={named}"]}), "red: offer green invited") == refused
    )


def test_without_a_word_about_it_nobody_comes_as_a_guest() -> None:
    offer = "red: offer green gives=Rote invited"
    assert answer(trading(orders={"green": ["accept get=Rote"]}), offer) == ""
    assert answer(trading(orders={"green": ["accept get=Rote invited"]}), offer) == ACCEPTED
    assert answer(trading(orders={"green": ["refuse"]}), offer) == REFUSED


@pytest.mark.parametrize(("money", "expected"), [(15, ACCEPTED), (14, "")])
def test_nobody_waits_for_an_absent_guest_to_name_beans_for_customs(money: int, expected: str) -> None:
    table = trading(
        money={"red": 50, "green": money}, hand={"green": "3 1 2 4 5 6 7"}, orders={"green": ["accept invited=any"]}
    )
    assert answer(table, "red: offer green invited") == expected
    assert table.asked == ["red"]


def test_the_front_card_of_the_one_who_has_the_turn_does_not_matter() -> None:
    table = trading(orders={"red": ["accept give=Rote get=Garten"]})
    assert answer(table, "green: offer green gives=Rote gets=Garten invited") == ACCEPTED
    assert table.gained("red") == {"Rote": -1, "Garten": 1}
    assert answer(trading(orders={"red": ["refuse invited"]}), "green: offer green invited") == ""


def test_discards_count_as_given() -> None:
    cart = {"blue": "Feuer Feuer Feuer Feuer Feuer Feuer Feuer Garten"}
    offer = "red: offer blue gives=Blaue+Blaue gets=Garten partner-drops=Feuer"
    assert answer(trading(cart=cart, orders={"blue": ["accept give=Garten get=Blaue"]}), offer) == ""
    assert answer(trading(cart=cart, orders={"blue": ["accept give=Garten+Feuer get=Blaue"]}), offer) == ACCEPTED
    own = "blue: offer blue gives=Rote gets=Garten drops=Blaue"
    assert answer(trading(orders={"red": ["accept give=Rote"]}), own) == ""
    assert answer(trading(orders={"red": ["accept give=Rote+Blaue"]}), own) == ACCEPTED


def test_no_order_spends_money_on_purchases() -> None:
    orders = {"red": ["accept give=Sau+Rote"]}
    assert answer(trading(orders=orders), "blue: offer blue gives=Sau gets=Garten buys=Sau@1") == ""
    partner = {"blue": ["accept give=Garten get=Sau"]}
    assert answer(trading(orders=partner), "red: offer blue gives=Sau gets=Garten buys=Sau@1") == ACCEPTED


def test_counters_are_answered_too() -> None:
    table = trading(orders={"red": ["accept give=Rote get=Garten"]}).do("red: offer blue gives=Blaue gets=Garten")
    assert answer(table, "blue: counter 1 blue gives=Rote gets=Garten") == ACCEPTED
    assert table.gained("blue") == {"Rote": 1, "Garten": -1}


BUNDLE = "red: bundle blue gives=Rote gets=Garten / green gives=Blaue gets=Sau invited"


def test_an_order_agrees_to_a_bundle_only_when_that_completes_it() -> None:
    """Otherwise whoever has the turn could fish for orders with bundles that come to nothing."""
    table = trading(orders={"blue": ["accept give=Garten get=Rote"]})
    assert answer(table, BUNDLE) == ""
    assert table["offers"][0]["agreed"] == []
    assert answer(table, "green: accept 1") == ACCEPTED
    assert table.happened[:2] == ["offer_agreed", ACCEPTED]
    assert table.gained("blue") == {"Rote": 1, "Garten": -1}


def test_a_bundle_is_judged_by_ones_own_part() -> None:
    orders = {"blue": ["accept give=Garten get=Rote"], "green": ["accept give=Sau get=Blaue invited=plain"]}
    table = trading(orders=orders)
    assert answer(table, BUNDLE) == f"{ACCEPTED}, {ACCEPTED}"
    assert table.gained("red") == {"Rote": -1, "Garten": 1, "Blaue": -1, "Sau": 1}
    orders["green"] = ["refuse give=Sau"]
    refused = trading(orders=orders)
    assert answer(refused, BUNDLE) == REFUSED
    assert (refused.offers(), refused.gained("blue")) == ([], {})


@pytest.mark.rule("BH-87")
def test_nobody_learns_whose_order_has_refused_a_bundle_nor_who_would_have_agreed() -> None:
    keen, wary = "accept give=Garten+Sau invited=any", "refuse"
    told = [
        [(event.kind, event.seen_by(0)) for event in trading(orders=orders).do(BUNDLE).events]
        for orders in ({"blue": [wary]}, {"green": [wary]}, {"blue": [keen], "green": [wary]}, {"green": [wary, keen]})
    ]
    assert told == [told[0]] * 4
    assert [kind for kind, _ in told[0]] == ["offered", REFUSED]


def test_every_seat_that_a_bundle_asks_is_heard_until_one_refuses() -> None:
    keen = ["accept give=Sau get=Blaue invited=plain"]
    unsure = trading(orders={"blue": ["accept give=Feuer"], "green": keen})
    assert answer(unsure, BUNDLE) == ""
    assert answer(unsure, "red: offer blue gives=Blaue gets=Feuer") == ACCEPTED, "later offers are heard all the same"
    assert answer(unsure, "blue: accept 1") == ACCEPTED
    assert answer(trading(orders={"blue": ["refuse"], "green": keen}), BUNDLE) == REFUSED


def test_an_order_refuses_a_bundle_at_once_whoever_has_not_answered_yet() -> None:
    table = trading(4, orders={"green": ["refuse give=Sau"]})
    three = f"{BUNDLE} / yellow gives=Brech gets=Soja invited"
    assert answer(table, three) == REFUSED
    waiting = trading(4, orders={"green": ["accept give=Sau get=Blaue invited=any"]}).do(three, "blue: accept 1")
    assert waiting["offers"][0]["agreed"] == ["blue"]
    assert answer(waiting, "yellow: accept 1") == ACCEPTED
    assert waiting.gained("green") == {"Blaue": 1, "Sau": -1}


def test_a_new_order_answers_what_is_open() -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Garten", "red: offer blue gives=Rote gets=Garten")
    assert answer(table, "blue: order accept give=Garten get=Rote") == ACCEPTED
    assert table.happened == ["order_left", ACCEPTED, "deal_done", "offer_void"]
    assert table.gained("blue") == {"Rote": 1, "Garten": -1}
    assert table.offers() == []


def test_one_order_refuses_everything_that_is_open() -> None:
    table = trading().do("red: offer blue gives=Blaue", "red: offer green invited", "red: offer blue gives=Rote")
    assert answer(table, "blue: order refuse") == f"{REFUSED}, {REFUSED}"
    assert table.offers() == ["2: green invited"]


def test_one_deal_after_another_each_carried_out_before_the_next_is_judged() -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Feuer", "red: offer blue gives=Rote gets=Feuer")
    assert answer(table, "blue: order accept give=Feuer") == f"{ACCEPTED}, {ACCEPTED}"
    assert table.happened == ["order_left", ACCEPTED, "deal_done", ACCEPTED, "deal_done"]
    assert table.gained("blue") == {"Blaue": 1, "Rote": 1, "Feuer": -2}


def test_an_order_fits_as_soon_as_the_front_card_does() -> None:
    hand = {"green": "4 3 1 2 5 6 7"}
    table = trading(hand=hand, orders={"green": ["refuse invited=customs"]}).do("red: offer green invited")
    assert len(table.offers()) == 1
    assert answer(table, "green: contract 4") == REFUSED


def test_what_cannot_be_carried_out_is_void_and_not_accepted() -> None:
    impossible = [{"by": "red", "deals": ["blue gives=Soja gets=Feuer"]}]
    table = trading(offers=impossible).do("blue: order accept give=Feuer get=Soja")
    assert table.happened == ["order_left", "offer_void"]
    assert table.gained("blue") == {}


def test_orders_hold_until_they_are_taken_back() -> None:
    table = trading().do("blue: order refuse from=green", "blue: order refuse from=red")
    table.do("red: end", "red: end", "blue: travel Rostock", "blue: end", "blue: end")
    assert table["orders"] == {"red": [], "blue": ["refuse from=green", "refuse from=red"], "green": []}
    assert table.do("blue: order clear")["orders"]["blue"] == []
    assert [event.fence for event in table.events] == [True], "it has shown that there were some"
    assert table.refused("blue: order clear") == "BH-89 no_orders"


def test_orders_may_be_left_at_any_time_by_anyone() -> None:
    line = "green: order refuse"
    assert new().refused(line) == ""
    for stage in ("travel", "trade", "end_turn"):
        assert given(stage=stage).do(line)["orders"]["green"] == ["refuse"]
    owing = given(stage="customs", debtor="red", debt=5, cart={"red": "Sau Rote"})
    assert owing.do(line, "red: customs Sau")["stage"] == "trade"
    last = given(stage="final_step")
    assert (last.refused(line), last.state.unlisted(2)) == ("BH-89 no_more_trade", ())
    assert given(stage="over").refused(line) == "BH-72 over"


def test_an_order_left_while_a_guest_pays_waits_for_the_end_of_the_deal() -> None:
    table = trading(money={"red": 50, "green": 0}, hand={"green": "3 1 2 4 5 6 7"})
    table.do("red: offer blue gives=Rote gets=Garten", "red: offer green invited", "green: accept 2")
    assert table.asked == ["green"]
    assert answer(table, "blue: order accept give=Garten get=Rote") == ""
    table.do("green: customs Garten", "green: customs Sau")
    assert table.happened[-2:] == [ACCEPTED, "deal_done"]
    assert table.gained("blue") == {"Rote": 1, "Garten": -1}
    assert table.asked == ["red"]


def test_at_most_eight() -> None:
    table = trading().do(*["blue: order refuse from=green"] * 8)
    assert table.refused("blue: order refuse from=red") == "BH-89 too_many_orders"
    assert table.refused("green: order refuse from=red") == ""
    assert table.do("blue: order clear").refused("blue: order refuse from=red") == ""


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: order refuse from=blue", "BH-89 no_such_player"),
        ("blue: order refuse from=yellow", "BH-89 no_such_player"),
        ("blue: order refuse from=violet", "BH-89 no_such_player"),
        ("blue: order refuse from=green", ""),
    ],
)
def test_an_order_names_another_player(line: str, why: str) -> None:
    assert trading().refused(line) == why


def test_a_number_that_is_no_order_is_refused() -> None:
    state = trading().state
    for number in (2, 1 << 100):
        refusal = state.refusal(1, ORDER + number * STEP)
        assert refusal == Refusal("BH-89", "malformed_order")


def test_in_rounds_there_are_none() -> None:
    table = trading(options={"negotiation": "rounds"})
    assert table.refused("blue: order refuse") == "BH-89 no_orders_in_rounds"
    assert table.state.unlisted(1) == ()
    assert "order" in trading().state.unlisted(2)


def test_orders_are_private() -> None:
    table = trading().do("blue: order refuse from=red give=Garten")
    assert (len(table.see("blue")["orders"]), table.see("red")["orders"], table.see(None)["orders"]) == (1, [], [])
    told = [GAME.tell(table.events[0], viewer, ["Anna", "Ben", "Clara"]) for viewer in (None, 0, 1)]
    assert told == [
        "Ben leaves a standing order.",
        "Ben leaves a standing order.",
        "Ben leaves a standing order: refuse from Anna: asked for Garten.",
    ]


def test_nobody_imagines_the_orders_of_others_and_everyone_knows_his_own() -> None:
    state = trading(orders={"blue": ["refuse from=red"], "green": ["accept"]}).state
    imagined = GAME.write(GAME.imagine(state.view(1), random.Random(1)))
    assert imagined["orders"] == {"red": [], "blue": ["refuse from=red"], "green": []}


def test_a_disguise_has_no_order_that_would_have_answered() -> None:
    """Otherwise an open offer would tell something about it that is not so."""
    state = trading().do("red: offer green invited").state
    rng = random.Random(4)
    left = 0
    for _ in range(200):
        twin = Table(GAME.disguise(state, 0, rng))
        left += len(twin["orders"]["green"])
        assert twin.do("red: wish want=Sau").happened == ["wished"]
    assert left > 50


@pytest.mark.parametrize(
    ("written", "spelled"),
    [
        ("order clear", "order clear"),
        ("ORDER Clear", "order clear"),
        ("order accept", "order accept"),
        ("order refuse invited", "order refuse invited=any"),
        ("order refuse invited=plain+any", "order refuse invited=any"),
        ("order refuse invited=contract+plain", "order refuse invited=plain+contract"),
        (
            "order Accept GET=garten give=blaue+Sau+blaue FROM=Blue",
            "order accept from=blue give=Blaue+Blaue+Sau get=Garten",
        ),
        ("order refuse without=Garten+Garten give=Rote", "order refuse give=Rote without=Garten+Garten"),
    ],
)
def test_notation(written: str, spelled: str) -> None:
    code = CODES.parse(written)
    assert CODES.notation(code) == spelled
    assert CODES.parse(spelled) == code


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("order", "an order is 'accept …', 'refuse …' or 'clear'"),
        ("order maybe", "an order is 'accept …', 'refuse …' or 'clear'"),
        ("order clear 2", "an order is 'accept …', 'refuse …' or 'clear'"),
        ("order accept give", "'give' is none of from=, give=, get=, invited="),
        ("order accept without=Sau", "'without=Sau' is none of from=, give=, get=, invited="),
        ("order refuse get=Sau", "'get=Sau' is none of from=, give=, without=, invited="),
        ("order accept give=Nuts", "'Nuts' is no bean"),
        ("order accept from=grey", "'grey' is no player; players are red, blue, green, yellow, violet"),
        ("order accept invited=train", "'train' is no front card"),
        (f"order accept give={'+'.join(['Sau'] * 16)}", "at most 15 beans of a kind"),
    ],
)
def test_what_cannot_be_understood(line: str, complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        CODES.parse(line)
    assert complaint in str(caught.value)


def test_orders_in_a_written_position() -> None:
    with pytest.raises(BadInput, match="at most 8 orders"):
        trading(orders={"blue": ["refuse"] * 9})
    with pytest.raises(BadInput, match="at most 8 orders"):
        trading(orders={"blue": "refuse"})
    with pytest.raises(BadInput, match="violet does not play"):
        trading(orders={"violet": ["refuse"]})
