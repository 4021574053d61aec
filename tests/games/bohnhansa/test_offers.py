"""Offers between the active player and another: made, answered, countered, void. (BH-40, BH-43, BH-80 to BH-86)

Red has the turn at Rostock, blue stands there too, green is in Edinburgh; see `trading`.
"""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput, Refusal
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.deal import DEAL_BITS
from stammtisch.games.bohnhansa.offer_notation import BUNDLE, COUNTER, OFFER, STEP, WISH, bundle_code
from tests.games.bohnhansa.table import given, trading


@pytest.mark.rule("BH-40")
@pytest.mark.parametrize(
    ("offer", "red", "blue"),
    [
        ("blue gives=Blaue gets=Garten", {"Blaue": -1, "Garten": 1}, {"Blaue": 1, "Garten": -1}),
        ("blue gives=Blaue+Blaue gets=Garten", {"Blaue": -2, "Garten": 1}, {"Blaue": 2, "Garten": -1}),
        ("blue gives=Brech gets=Feuer+Feuer", {"Brech": -1, "Feuer": 2}, {"Brech": 1, "Feuer": -2}),
        (
            "blue gives=Blaue+Brech+Rote gets=Garten+Feuer",
            {"Blaue": -1, "Brech": -1, "Rote": -1, "Garten": 1, "Feuer": 1},
            {"Blaue": 1, "Brech": 1, "Rote": 1, "Garten": -1, "Feuer": -1},
        ),
        ("blue gives=Rote", {"Rote": -1}, {"Rote": 1}),
        ("blue gets=Garten", {"Garten": 1}, {"Garten": -1}),
    ],
)
def test_beans_are_swapped_in_any_numbers(offer: str, red: dict[str, int], blue: dict[str, int]) -> None:
    table = trading().do(f"red: offer {offer}", "blue: accept 1")
    assert (table.gained("red"), table.gained("blue"), table.gained("green")) == (red, blue, {})
    assert table.offers() == []


@pytest.mark.rule("BH-40")
def test_others_may_propose_to_the_active_player() -> None:
    table = trading().do("blue: offer blue gives=Rote gets=Garten")
    assert "withdraw 1" in table.choices("blue")
    assert table.do("red: accept 1").gained("red") == {"Rote": -1, "Garten": 1}


@pytest.mark.rule("BH-40")
def test_a_gift_may_be_refused() -> None:
    table = trading().do("red: offer blue gives=Rote", "blue: refuse 1")
    assert (table.gained("red"), table.gained("blue"), table.offers()) == ({}, {}, [])


@pytest.mark.rule("BH-40", "BH-80")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: offer red gives=Blaue", "BH-40 no_such_partner"),
        ("red: offer red", "BH-40 no_such_partner"),
        ("red: offer yellow gives=Blaue", "BH-40 no_such_partner"),
        ("red: offer violet gives=Blaue", "BH-40 no_such_partner"),
        ("blue: offer green gives=Blaue", "BH-40 only_with_the_active"),
        ("blue: offer red gives=Blaue", "BH-40 only_with_the_active"),
        ("blue: offer blue gives=Blaue", ""),
        ("red: offer green gives=Blaue", "BH-40 not_in_town"),
        ("green: offer green gives=Blaue", "BH-40 not_in_town"),
        ("green: offer green gives=Blaue invited", ""),
        ("red: offer blue gives=Blaue invited", "BH-43 needs_no_invitation"),
        ("red: offer blue invited", "BH-43 needs_no_invitation"),
        ("red: offer green invited", ""),
        ("red: offer blue", "BH-80 empty_offer"),
        ("red: offer green", "BH-80 empty_offer"),
        ("red: offer blue drops=Blaue", "BH-80 empty_offer"),
        ("red: offer blue buys=Sau@1", "BH-80 empty_offer"),
        ("red: offer blue gives=Garten", "BH-82 beans_missing"),
        ("red: offer blue gives=Blaue+Blaue+Blaue", "BH-82 beans_missing"),
        ("red: offer blue gets=Rote", "BH-82 beans_missing"),
        ("red: offer blue gets=Garten+Garten", "BH-82 beans_missing"),
        ("red: offer blue gives=Blaue+Blaue drops=Blaue", "BH-82 beans_missing"),
        ("red: offer blue gets=Garten partner-drops=Garten", "BH-82 beans_missing"),
    ],
)
def test_who_may_offer_what_to_whom(line: str, why: str) -> None:
    assert trading().refused(line) == why


@pytest.mark.rule("BH-80")
@pytest.mark.parametrize(
    "line",
    [
        "offer",
        "offer pink gives=Blaue",
        "offer blue gives=Erbse",
        "offer blue Blaue",
        "offer blue gives=",
        "offer blue gives",
        "offer blue buys=Sau",
        "offer blue buys=Sau@6",
        "offer blue buys=@1",
        "offer blue takes=Sau",
        f"offer blue gives={'+'.join(['Sau'] * 16)}",
        f"offer blue buys={'+'.join(['Sau@1'] * 16)}",
        "counter",
        "counter 0 blue gives=Blaue",
        "counter 65 blue gives=Blaue",
        "counter x blue gives=Blaue",
        "counter 1",
        "bundle",
        "bundle blue gives=Blaue",
        "bundle blue gives=Blaue /",
        "bundle blue gives=Sau / green gives=Sau / yellow gives=Sau / violet gives=Sau",
        "wish Blaue",
        "wish have=Erbse",
        "accept 0",
        "accept 65",
    ],
)
def test_what_cannot_be_understood_is_told_in_one_line(line: str) -> None:
    with pytest.raises(BadInput) as told:
        trading().game.codes.parse(line)
    assert "\n" not in str(told.value)


@pytest.mark.rule("BH-80")
@pytest.mark.parametrize(
    "notation",
    [
        "offer green gives=Blaue+Blaue gets=Garten drops=Rote partner-drops=Sau buys=Sau@1+Sau@emergency invited",
        "counter 7 blue gives=Blaue",
        "bundle blue gives=Blaue gets=Sau / green gives=Sau invited",
        "bundle blue gives=Blaue / green gives=Sau / yellow gets=Sau",
        "wish have=Blaue+Sau want=Garten",
        "wish",
    ],
)
def test_offers_have_a_notation(notation: str) -> None:
    codes = trading().game.codes
    assert codes.notation(codes.parse(notation)) == notation


@pytest.mark.rule("BH-80")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: accept 1", ""),
        ("blue: refuse 1", ""),
        ("red: withdraw 1", ""),
        ("blue: withdraw 1", "BH-80 not_your_offer"),
        ("red: accept 1", "BH-80 not_asked"),
        ("red: refuse 1", "BH-80 not_asked"),
        ("green: accept 1", "BH-80 not_asked"),
        ("green: refuse 1", "BH-80 not_asked"),
        ("green: withdraw 1", "BH-80 not_your_offer"),
        ("blue: accept 2", "BH-80 no_such_offer"),
        ("blue: refuse 64", "BH-80 no_such_offer"),
        ("red: counter 1 blue gives=Blaue", "BH-80 not_asked"),
        ("green: counter 1 green gives=Blaue invited", "BH-80 not_asked"),
        ("blue: counter 1 blue gives=Blaue", ""),
        ("blue: counter 2 blue gives=Blaue", "BH-80 no_such_offer"),
        ("blue: counter 1 green gives=Blaue invited", "BH-40 only_with_the_active"),
        ("blue: counter 1 blue gives=Augen", "BH-82 beans_missing"),
    ],
)
def test_who_may_answer_an_offer(line: str, why: str) -> None:
    assert trading().do("red: offer blue gives=Blaue gets=Garten").refused(line) == why


@pytest.mark.rule("BH-80")
@pytest.mark.parametrize("answer", ["blue: refuse 1", "red: withdraw 1", "blue: accept 1"])
def test_an_answered_offer_is_no_longer_open(answer: str) -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Garten", answer)
    assert table.offers() == []
    assert table.refused("blue: accept 1") == "BH-80 no_such_offer"


@pytest.mark.rule("BH-80", "BH-88")
def test_an_offer_stays_open_until_it_is_answered_and_nobody_waits_for_it() -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Garten", "red: buy Soja 2", "green: contract 1")
    assert table.offers() == ["1: blue gives=Blaue gets=Garten"]
    assert table.asked == ["red"]


@pytest.mark.rule("BH-81")
def test_a_counter_closes_the_offer_that_it_answers() -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Garten", "blue: counter 1 blue gives=Rote gets=Garten")
    assert table.offers() == ["2: blue gives=Rote gets=Garten"]
    assert "accept 2" in table.choices("red")
    assert table.do("red: accept 2").gained() == {"Rote": -1, "Garten": 1}


@pytest.mark.rule("BH-81")
def test_a_counter_to_the_offer_of_a_partner() -> None:
    table = trading().do("blue: offer blue gives=Rote gets=Garten", "red: counter 1 blue gives=Brech gets=Garten")
    assert table.offers() == ["2: blue gives=Brech gets=Garten"]
    assert table.do("blue: accept 2").gained() == {"Brech": -1, "Garten": 1}


@pytest.mark.rule("BH-81")
def test_a_counter_goes_to_the_partner_of_the_offer() -> None:
    table = trading().do("blue: offer blue gives=Rote gets=Garten")
    assert table.refused("red: counter 1 green gives=Rote invited") == "BH-81 other_partner"


@pytest.mark.rule("BH-82")
def test_nothing_is_reserved() -> None:
    """Red may spend beans that he has offered; the offer is void then, and nothing happens."""
    table = trading().do("red: offer blue gives=Rote gets=Garten", "red: discard Rote")
    assert table.offers() == []
    assert table.refused("blue: accept 1") == "BH-80 no_such_offer"
    assert table.gained("blue") == {}


@pytest.mark.rule("BH-82", "BH-87")
def test_two_offers_of_the_same_bean_and_the_first_accepted_gets_it() -> None:
    table = trading(figure={"red": "Rostock", "blue": "Rostock", "green": "Rostock"})
    table.do("red: offer blue gives=Rote gets=Garten", "red: offer green gives=Rote gets=Garten", "green: accept 2")
    assert table.offers() == []
    assert (table.gained("blue"), table.gained("green")) == ({}, {"Rote": 1, "Garten": -1})


@pytest.mark.rule("BH-83")
@pytest.mark.parametrize(
    ("offer", "change"),
    [
        ("red: offer blue gives=Rote gets=Garten", "red: discard Rote"),
        ("red: offer blue gives=Sau gets=Garten buys=Sau@1", "red: buy Sau 1"),
        ("red: offer blue gives=Soja gets=Garten buys=Soja@2", "red: contract 1"),
        ("blue: offer blue gives=Rote gets=Garten", "red: fulfil R01"),
        ("blue: offer blue gives=Sau gets=Feuer buys=Sau@1", "red: buy Soja 2"),
    ],
)
def test_after_every_change_what_has_become_impossible_is_void(offer: str, change: str) -> None:
    hand, cart = {"red": "1 2 3 R01"}, {"red": "Rote Feuer"}
    table = trading(hand=hand, cart=cart, money={"red": 13}).do(offer)
    assert len(table.offers()) == 1
    assert table.do(change).offers() == []
    assert "offer_void" in table.happened


@pytest.mark.rule("BH-83")
def test_what_is_still_possible_stays_open() -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Garten", "red: discard Blaue", "red: buy Sau 1")
    assert table.offers() == ["1: blue gives=Blaue gets=Garten"]
    assert table.do("red: discard Blaue").offers() == []


@pytest.mark.rule("BH-83")
def test_a_deal_makes_others_void() -> None:
    table = trading().do("blue: offer blue gives=Blaue gets=Garten", "blue: offer blue gives=Rote gets=Garten")
    assert table.do("red: accept 2").offers() == []
    assert table.happened.count("offer_void") == 1


@pytest.mark.rule("BH-83", "BH-41")
def test_the_move_of_a_guest_makes_other_invitations_void() -> None:
    table = trading().do("red: offer green gives=Blaue invited", "green: offer green invited")
    table.do("green: accept 1")
    assert (table.offers(), table["figure"]["green"]) == ([], "Rostock")


@pytest.mark.rule("BH-83", "BH-61")
def test_a_contract_bought_by_the_active_player_may_take_the_money_of_an_offer() -> None:
    table = trading(money={"red": 10, "blue": 50}).do("blue: offer blue gives=Sau gets=Feuer buys=Sau@1")
    assert table.do("blue: contract 1").offers() == ["1: blue gives=Sau gets=Feuer buys=Sau@1"]
    assert table.do("red: contract 1").offers() == []


@pytest.mark.rule("BH-84")
def test_everyone_may_post_wishes_and_they_bind_nobody() -> None:
    table = trading().do("green: wish have=Garten want=Blaue+Rote", "red: wish want=Feuer")
    assert table["wishes"] == {"red": "want=Feuer", "blue": "", "green": "have=Garten want=Blaue+Rote"}
    assert table.see("blue")["wishes"] == [1 << 1, 0, (1 << 7) << 8 | 1 << 0 | 1 << 6]
    assert (table.gained("red"), table.gained("green"), table.offers()) == ({}, {}, [])
    assert table.do("green: wish").see("blue")["wishes"][2] == 0
    assert table.asked == ["red"]


@pytest.mark.rule("BH-84")
def test_wishes_belong_to_phase_two() -> None:
    assert given(stage="travel").refused("red: wish want=Feuer") == "BH-84 not_in_phase_two"
    table = trading().do("red: wish want=Feuer", "red: end")
    assert table["wishes"] == {"red": "", "blue": "", "green": ""}


@pytest.mark.rule("BH-85")
def test_three_open_offers_a_pair() -> None:
    table = trading()
    table.do("red: offer blue gives=Blaue", "blue: offer blue gives=Rote", "red: offer blue gives=Brech")
    assert table.refused("red: offer blue gets=Garten") == "BH-85 too_many_open"
    assert table.refused("blue: offer blue gets=Garten") == "BH-85 too_many_open"
    assert table.refused("red: offer green gives=Blaue invited") == ""
    assert table.refused("blue: counter 1 blue gets=Garten") == ""
    assert table.do("blue: refuse 1").refused("red: offer blue gets=Garten") == ""


@pytest.mark.rule("BH-85")
def test_twelve_new_offers_a_player_and_turn_counters_among_them() -> None:
    table = trading()
    for number in range(1, 12):
        table.do("red: offer blue gives=Blaue", f"red: withdraw {number}")
    table.do("blue: offer blue gives=Rote")
    assert table.refused("red: counter 12 blue gives=Brech") == ""
    table.do("red: counter 12 blue gives=Brech", "blue: refuse 13")
    assert table.refused("red: offer blue gives=Blaue") == "BH-85 too_many_offers"
    assert table.do("blue: offer blue gives=Rote").refused("red: counter 14 blue gives=Brech") == (
        "BH-85 too_many_offers"
    )
    assert table.refused("red: offer green invited") == "BH-85 too_many_offers"
    assert table.refused("green: offer green invited") == ""


@pytest.mark.rule("BH-85")
def test_an_invalid_proposal_counts_nothing() -> None:
    table = trading()
    for _ in range(12):
        assert table.refused("red: offer blue gives=Garten") == "BH-82 beans_missing"
    assert table.refused("red: offer blue gives=Blaue") == ""


@pytest.mark.rule("BH-85", "BH-86")
def test_the_next_turn_begins_to_count_anew() -> None:
    table = trading(hand={"blue": "4 2 3"})
    for number in range(1, 13):
        table.do("blue: offer blue gives=Blaue", f"blue: withdraw {number}")
    assert table.refused("blue: offer blue gives=Blaue") == "BH-85 too_many_offers"
    table.do("red: end", "red: end", "blue: travel Rostock", "blue: offer red gives=Feuer")
    assert table.offers() == ["1: red gives=Feuer"]


@pytest.mark.rule("BH-85")
def test_counters_go_four_deep() -> None:
    table = trading().do("red: offer blue gives=Blaue")
    for number, (colour, bean) in enumerate(
        [("blue", "Rote"), ("red", "Brech"), ("blue", "Rote"), ("red", "Blaue")], 1
    ):
        table.do(f"{colour}: counter {number} blue gives={bean}")
    assert table.refused("blue: counter 5 blue gives=Rote") == "BH-85 counters_too_deep"
    assert table.refused("blue: accept 5") == ""


@pytest.mark.rule("BH-86")
def test_the_active_player_may_end_the_phase_at_any_time_and_open_offers_expire() -> None:
    table = trading().do("red: offer blue gives=Blaue", "blue: offer blue gives=Rote", "green: offer green invited")
    assert "end" in table.choices("red")
    table.do("red: end")
    assert table.offers() == []
    assert table.happened.count("offer_expired") == 3
    assert table.refused("blue: accept 1") == "BH-14 not_your_turn"


@pytest.mark.rule("BH-80", "BH-53")
def test_offers_belong_to_phase_two() -> None:
    assert trading(stage="end_turn").refused("red: offer blue gives=Blaue") == "BH-80 not_in_phase_two"
    assert trading(stage="travel").refused("red: offer blue gives=Blaue") == "BH-80 not_in_phase_two"


@pytest.mark.rule("BH-87")
def test_beans_got_this_turn_may_be_traded_on() -> None:
    table = trading(figure={"red": "Rostock", "blue": "Rostock", "green": "Rostock"})
    table.do("red: offer blue gives=Rote gets=Feuer", "blue: accept 1")
    table.do("red: offer green gives=Feuer gets=Garten", "green: accept 2")
    assert table.gained("red") == {"Rote": -1, "Garten": 1}


@pytest.mark.rule("BH-88")
@pytest.mark.parametrize(
    ("first", "second", "green"),
    [("blue: accept 1", "green: accept 2", {}), ("green: accept 2", "blue: accept 1", {"Rote": 1, "Garten": -1})],
)
def test_who_comes_first_is_served_first(first: str, second: str, green: dict[str, int]) -> None:
    table = trading(figure={"red": "Rostock", "blue": "Rostock", "green": "Rostock"})
    table.do("red: offer blue gives=Rote gets=Garten", "red: offer green gives=Rote gets=Garten", first)
    assert table.refused(second) == "BH-80 no_such_offer"
    assert table.gained("green") == green


@pytest.mark.rule("BH-80", "BH-81", "BH-84", "BH-87")
def test_everyone_may_put_into_words_what_the_moment_allows() -> None:
    """Offers and wishes; a counter only to what asks him, a bundle only in his own turn; orders always."""
    table = trading()
    assert table.state.unlisted(0) == ("offer", "bundle", "wish", "order")
    assert table.state.unlisted(1) == ("offer", "wish", "order")
    table.do("red: offer blue gives=Rote")
    assert table.state.unlisted(0) == ("offer", "bundle", "wish", "order")
    assert table.state.unlisted(1) == ("offer", "counter", "wish", "order")
    assert table.state.unlisted(2) == ("offer", "wish", "order")
    table.do("green: offer green invited")
    assert table.state.unlisted(0) == ("offer", "counter", "bundle", "wish", "order")
    assert trading(stage="travel").state.unlisted(0) == ("order",)


@pytest.mark.rule("BH-88")
def test_the_game_waits_for_the_active_player_and_calls_whomever_an_offer_asks() -> None:
    table = trading().do("red: offer blue gives=Rote", "red: offer green invited")
    assert (table.asked, table.state.seats_addressed()) == (["red"], [1, 2])
    assert table.do("green: refuse 2").state.seats_addressed() == [1]
    table = trading().do("red: bundle blue gives=Rote / green gives=Blaue invited", "blue: accept 1")
    assert table.state.seats_addressed() == [2]


DEAL = 1 << 4 | 1
"""A Blaue for blue, as a number."""


@pytest.mark.rule("BH-80", "BH-84", "BH-87")
@pytest.mark.parametrize(
    ("code", "rule"),
    [
        (OFFER + DEAL * STEP, ""),
        (OFFER + (1 << DEAL_BITS | DEAL) * STEP, "BH-80"),
        (COUNTER + (1 << DEAL_BITS | DEAL) * (1 << 6) * STEP, "BH-80"),
        (BUNDLE, "BH-80"),
        (bundle_code([DEAL]), "BH-80"),
        (bundle_code([DEAL] * 4), "BH-80"),
        (bundle_code([DEAL, DEAL]) + (1 << 2 * DEAL_BITS + 3) * STEP, "BH-80"),
        (WISH + ((1 << 16) - 1) * STEP, ""),
        (WISH + (1 << 16) * STEP, "BH-84"),
    ],
)
def test_a_number_that_is_no_offer_is_refused(code: int, rule: str) -> None:
    refusal = trading().state.refusal(0, code)
    assert refusal == (Refusal(rule, "malformed") if rule else None)
    assert refusal is None or GAME.rulebook.explain(refusal) == f"That is no offer. [{rule}]"
