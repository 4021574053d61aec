"""The picture against the view: every bean, card, meter, figure and offer."""

from __future__ import annotations

import copy
import math
from itertools import combinations, pairwise
from typing import Any

import pytest

from stammtisch.engine.terms import Components
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.drawing.cards import CARD
from stammtisch.games.bohnhansa.drawing.layout import CHART, HAND, PLACES, ROW, meter_size, row_y
from stammtisch.games.bohnhansa.drawing.palette import GOLD
from stammtisch.games.bohnhansa.names import (
    BEAN_COUNT,
    BEANS,
    BOXES,
    COLOURS,
    CONTRACTS,
    FIRST_CONTRACT,
    TOWN_COUNT,
    TOWNS,
)
from stammtisch.games.bohnhansa.state import BOX_BITS, SET_UP
from tests.games.bohnhansa.pictures import Picture, busy, moments
from tests.games.bohnhansa.table import given, new, trading
from tests.pictures import SVG, moved_to

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_chart_is_the_view_s(players: int) -> None:
    for state in moments(players, "chart", 8):
        view = state.view(0)
        drawn = Picture(view)
        for town, name in enumerate(TOWNS):
            for box in range(view.terms.box.boxes[town]):
                pile = view.meter[town * BOXES + box]
                bean, count = divmod(pile, BOX_BITS)
                assert drawn.uses(f"box-{name}-{box + 1}") == ([f"bh-bean-{BEANS[bean]}"] if pile else [])
                assert drawn.words(f"box-{name}-{box + 1}") == (str(count) if count > 1 else "")
        for seat, colour in enumerate(COLOURS[:players]):
            where = "none" if view.phase == SET_UP else TOWNS[view.figure[seat]]
            assert drawn.data(f"figure-{colour}", "town") == where
        for bean, name in enumerate(BEANS):
            assert drawn.data(f"supply-{name}", "count") == str(view.supply[bean])
        assert drawn.data("deck", "count") == str(view.deck_size)
        assert drawn.data("discards", "count") == str(len(view.discards))
        assert drawn.data("harvest-pile", "count") == str(view.pile_size)
        assert drawn.data("reserve", "count") == str(view.reserve_size)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_is_the_view_s(players: int) -> None:
    for state in moments(players, "players", 8):
        view = state.view(1)
        drawn = Picture(view)
        for seat, colour in enumerate(COLOURS[:players]):
            for bean, name in enumerate(BEANS):
                beans = [f"bh-bean-{name}"] * view.cart[seat * BEAN_COUNT + bean]
                assert drawn.uses(f"bean-{colour}-{name}") == beans
            assert drawn.data(f"money-{colour}", "amount") == str(view.money[seat])
            assert drawn.data(f"credit-{colour}", "credit") == str(view.credit[seat])
            assert drawn.words(f"hand-size-{colour}") == str(view.hand_sizes[seat])
            assert drawn.data(f"credit-{colour}", "score") == str(state.scores()[seat])
            assert drawn.data(f"player-{colour}", "waiting") == str(bool(view.waiting >> seat & 1)).lower()


@pytest.mark.rule("BH-20")
def test_the_own_hand_lies_in_its_order_and_no_other_is_seen() -> None:
    state = busy().state
    drawn = Picture(state.view(0))
    cards = [name.removeprefix("card-") for name in drawn.ids if name.startswith("card-")]
    assert cards == ["4", "R04", "3", "2", "H02", "1", "D03"]
    assert sorted(cards, key=lambda card: drawn.place(f"card-{card}")[0]) == cards
    assert drawn.hint("card-R04") == "2: R04: Rote and Garten to Rostock for 44"
    assert [name for name in Picture(state.view(None)).ids if name.startswith("card-")] == []
    other = [name for name in Picture(state.view(1)).ids if name.startswith("card-")]
    assert other == ["card-5", "card-3", "card-2", "card-V03"]


@pytest.mark.rule("BH-32", "BH-33", "BH-34", "BH-36")
def test_the_hand_says_how_far_it_takes_one_and_what_that_costs() -> None:
    drawn = Picture(busy().state.view(0))
    assert [name for name in drawn.ids if name.startswith("journey-")] == ["journey-1", "journey-2", "journey-3"]
    assert drawn.words("journey-1") == "1 stay"
    assert drawn.words("journey-2") == "2 Aalborg Hamburg Malmö Danzig"
    assert drawn.words("journey-3") == "3 Edinburgh Bremen Visby"
    assert drawn.uses("journey-1") == []
    assert drawn.uses("journey-2") == ["bh-lost"]
    assert drawn.uses("journey-3") == ["bh-gate", "bh-lost"]
    assert drawn.hint("town-Hamburg") == (
        "Hamburg: sells Feuer, Blaue and Soja. "
        "Your journey here plays 4, contract Rostock 44 (loses contract Rostock 44)"
    )
    assert drawn.hint("town-Visby").endswith("plays 4, contract Rostock 44, 3 (customs, loses contract Rostock 44)")
    assert drawn.hint("town-Rostock") == "Rostock: sells Sau and Soja. Staying here plays 4"
    spectator = Picture(busy().state.view(None))
    assert spectator.hint("town-Rostock") == "Rostock: sells Sau and Soja"


def test_a_town_whose_contract_is_played_on_the_way_saves_it() -> None:
    hand = {"red": ["4", "H02", "2", "3", "1"]}
    drawn = Picture(given(3, figure={"red": "Rostock"}, hand=hand).state.view(0))
    assert drawn.words("journey-2") == "2 Aalborg Hamburg ✓ Malmö Danzig"
    assert "bh-lost" not in drawn.uses("journey-2")
    assert drawn.uses("journey-3") == ["bh-sheaf", "bh-lost"]
    assert drawn.hint("town-Hamburg").endswith("plays 4, contract Hamburg 39")
    assert drawn.hint("town-Malmö").endswith("plays 4, contract Hamburg 39 (loses contract Hamburg 39)")


@pytest.mark.rule("BH-32")
def test_who_is_asked_where_to_travel_sees_the_cost_at_every_town() -> None:
    hand = {"red": ["4", "A02", "3", "2", "1"], "blue": ["2", "3"]}
    figure = {"red": "Edinburgh", "blue": "Danzig"}
    state = given(3, figure=figure, hand=hand).state
    drawn = Picture(state.view(0))
    assert [drawn.words(f"town-{name}") for name in TOWNS] == ["1", "2", "2", "3", "3", "3", "4", "4"]
    assert drawn.uses("town-Aalborg") == []
    assert drawn.uses("town-Bremen") == ["bh-lost"]
    assert drawn.uses("town-Danzig") == ["bh-gate", "bh-sheaf", "bh-lost"]
    assert [Picture(state.view(seat)).words("town-Danzig") for seat in (1, None)] == ["", ""]
    asked = given(3, turn="blue", figure=figure, hand=hand).state
    assert [Picture(asked.view(1)).words(f"town-{name}") for name in TOWNS] == ["", "", "", "", "", "2", "2", "1"]


@pytest.mark.parametrize("cards", [9, 14, 20])
def test_the_front_of_a_hand_is_open_however_many_cards_follow(cards: int) -> None:
    hand = {"red": [*(str(card) for card in range(1, 8)), *(f"V0{number}" for number in range(1, 9)), "D01", "D02"]}
    hand["red"] = [*hand["red"], "D03", "D04", "D05"][:cards]
    drawn = Picture(given(3, figure={"red": "Rostock"}, hand=hand).state.view(0))
    places = [drawn.place(name)[0] for name in drawn.ids if name.startswith("card-")]
    steps = [after - before for before, after in pairwise(places)]
    assert all(step >= CARD[0] for step in steps[:3])
    assert min(steps) > 20
    assert places[-1] + CARD[0] <= HAND[0]


@pytest.mark.rule("BH-60")
def test_a_contract_that_can_be_fulfilled_here_and_now_shines() -> None:
    def shines(element: str, cart: str, **position: Any) -> bool:
        drawn = Picture(busy(cart={"red": cart}, offers=[], **position).state.view(0))
        return any(node.attrib.get("fill") == "#ffc93c" for node in drawn.by_id[element].iter(f"{SVG}rect"))

    assert shines("card-R04", "Rote Garten")
    assert not shines("card-R04", "Rote Rote")
    assert not shines("card-H02", "Sau Garten")
    assert shines("laid-R01", "Feuer Rote")


@pytest.mark.rule("BH-13")
def test_in_set_up_the_three_contracts_lie_apart_and_nobody_has_a_town() -> None:
    state = new().state
    drawn = Picture(state.view(2))
    dealt = [CONTRACTS[card - FIRST_CONTRACT] for card in state.dealt[2]]
    assert [name.removeprefix("dealt-") for name in drawn.ids if name.startswith("dealt-")] == dealt
    assert drawn.words("prompt") == "Which contract do you fulfil at once, and which comes first behind your hand?"
    assert drawn.uses("figure-red") == []


@pytest.mark.rule("BH-45")
def test_prices_are_those_of_the_lowest_free_box_and_in_the_trade_phase_those_of_its_beginning() -> None:
    drawn = Picture(busy().state.view(0))
    assert drawn.words("sold-Rostock-Sau") == "5"
    assert drawn.words("sold-Malmö-Garten") == "10"
    bought = busy(offers=[]).do("red: buy Soja 2").state
    assert Picture(bought.view(0)).words("sold-Rostock-Sau") == "5"
    ended = busy(offers=[]).do("red: buy Soja 2", "red: end").state
    assert Picture(ended.view(0)).words("sold-Rostock-Sau") == "6"
    full = busy(offers=[], figure={"red": "Malmö", "blue": "Rostock"}).do("red: buy Garten 1").state
    assert Picture(full.view(0)).words("sold-Malmö-Garten") == "10", "as in the circle"
    empty = busy(offers=[], meter={"Visby": []}).state
    assert Picture(empty.view(0)).words("sold-Visby-Sau") == "10"
    assert drawn.hint("sold-Rostock-Sau") == (
        "Sau costs 5 in Rostock now; from the lowest box up 10, 8, 6, 5, with a full meter 4"
    )
    assert drawn.hint("box-Rostock-3") == "Rostock, box 3: 3 Sau for 5 each"
    assert drawn.hint("box-Rostock-4") == "Rostock, box 4: empty"


@pytest.mark.rule("BH-47")
def test_a_bean_that_is_nowhere_has_its_emergency_price() -> None:
    carts = {"red": "Blaue", "blue": "", "green": ""}
    meter = {"Visby": ["Sau"], "Aalborg": ["Sau"]}
    table = given(3, stage="trade", figure={"red": "Visby"}, cart=carts, meter=meter, money={"red": 20})
    drawn = Picture(table.state.view(0))
    assert drawn.words("sold-Visby-Rote") == "14 16"
    assert drawn.hint("sold-Visby-Rote").endswith("There is none anywhere: one may be bought for 16")
    assert drawn.words("sold-Aalborg-Rote") == "14"
    assert Picture(table.do("red: buy Rote emergency").state.view(0)).words("sold-Visby-Rote") == "14"


@pytest.mark.rule("BH-74")
def test_cards_played_this_turn_are_told() -> None:
    drawn = Picture(busy(shown={"red": ["R01", "1"]}).state.view(1))
    assert drawn.hint("hand-size-red") == "Anna holds 7 cards; travel cards 1 2 3 4; played this turn R01 1"
    assert drawn.hint("hand-size-blue") == "Ben holds 4 cards; travel cards 2 3 5"


@pytest.mark.rule("BH-80", "BH-87")
def test_offers_are_slips_that_shine_for_whom_they_ask() -> None:
    drawn = Picture(busy().state.view(1))
    assert [name for name in drawn.ids if name.startswith("offer-")] == ["offer-1", "offer-2", "offer-3"]
    assert drawn.uses("offer-1") == [
        "bh-emblem-red",
        *["bh-bean-Blaue"] * 2,
        "bh-swap",
        "bh-bean-Garten",
        "bh-emblem-blue",
    ]
    assert [drawn.data(f"offer-{number}", "asks") for number in (1, 2, 3)] == ["blue", "red", "blue yellow"]
    assert drawn.words("offer-2") == "2 invited"
    assert drawn.words("offer-3") == "3 invited, buys first"
    assert drawn.hint("offer-1") == "Offer 1 by Anna with Ben: Anna gives 2 Blaue for Garten"
    assert drawn.hint("offer-3").startswith("Offer 3 by Anna all or nothing, with Ben: Anna gives Brech for Feuer / ")
    golden = [
        number
        for number in (1, 2, 3)
        if any(node.attrib.get("stroke") == "#ffc93c" for node in drawn.by_id[f"offer-{number}"].iter(f"{SVG}rect"))
    ]
    assert golden == [1, 3]


def test_many_offers_make_small_slips() -> None:
    def size(count: int) -> float:
        deals = ["gives=Blaue gets=Feuer", "gives=Brech gets=Feuer", "gives=Rote gets=Feuer"]
        offers = [
            {"by": by, "deals": [f"{partner} {deal}{invited}"]}
            for by, partner, invited in (("red", "blue", ""), ("blue", "blue", ""), ("red", "green", " invited"))
            for deal in deals
        ]
        cart = {"green": "Feuer Feuer"}
        return Picture(trading(3, cart=cart, offers=offers[:count]).state.view(0)).scale("offers")

    assert size(5) == 1
    assert size(9) < 0.7


@pytest.mark.rule("BH-35", "BH-41", "BH-84")
def test_credits_wishes_and_harvest_cards_lie_before_their_players() -> None:
    drawn = Picture(busy().state.view(0))
    assert drawn.words("credit-yellow") == "−24"
    assert drawn.hint("credit-yellow") == "David repays 24 for a credit of 12 at the end"
    assert drawn.hint("wish-blue") == "Ben would give Feuer, looks for Blaue, Garten"
    assert drawn.uses("wish-blue") == ["bh-bean-Feuer", "bh-bean-Blaue", "bh-bean-Garten"]
    assert drawn.uses("wish-red") == []
    assert drawn.words("before-green-N05") == "2 R 3 D 3 H"
    assert Picture(busy(wishes={"green": "want=Blaue"}).state.view(0)).words("before-green-N05") == ""
    assert drawn.hint("before-green-N05") == (
        "Before Clara, for the next turn: 2 Soja to Rostock, 3 Garten to Danzig, 3 Feuer to Hamburg"
    )


@pytest.mark.rule("BH-89")
def test_only_the_own_orders_are_drawn() -> None:
    state = busy().state
    assert Picture(state.view(0)).hint("order-1") == "1. accept: give at most 2 Blaue, get at least Garten"
    assert Picture(state.view(1)).words("order-1") == "1. refuse all from Anna"
    assert [name for name in Picture(state.view(2)).ids if name.startswith("order-")] == []


def test_orders_leave_the_corner_free_where_a_page_has_its_buttons() -> None:
    drawn = GAME.draw_pieces(busy().state.view(0), ["Anna", "Ben", "Cleo", "Dora"])
    assert drawn.index('id="hand"') < drawn.index('id="order-1"') < drawn.index('id="laid"')


def test_who_owes_customs_is_told_what() -> None:
    state = given(3, stage="customs", debtor="red", debt=13, journey=0, cart={"red": "Garten Garten"}).state
    drawn = Picture(state.view(0))
    assert drawn.words("prompt") == "Which bean do you give for customs?"
    assert drawn.words("credit-red") == "−13"
    assert drawn.hint("credit-red") == "Anna owes 13 more customs, to be paid in beans"
    assert Picture(state.view(1)).words("prompt") == "Waiting for Anna"


@pytest.mark.rule("BH-88")
def test_whoever_an_offer_asks_reads_that_and_not_whose_turn_it_is() -> None:
    """Anna trades; her offers ask Ben and Dora, and Cleo's asks her, to whom the whole phase is put anyway."""
    state = busy().state
    prompts = [Picture(state.view(seat)).words("prompt") for seat in (1, 2, 3, None)]
    waits = "Waiting for Anna"
    assert prompts == ["An offer waits for your answer", waits, "An offer waits for your answer", waits]
    golden = [
        seat
        for seat in range(4)
        if any(
            node.attrib.get("stroke") == GOLD for node in Picture(state.view(seat)).by_id["prompt"].iter(f"{SVG}rect")
        )
    ]
    assert golden == [0, 1, 3]


@pytest.mark.rule("BH-70")
def test_the_bar_counts_harvests_and_calls_the_last_round() -> None:
    drawn = Picture(given(3, harvested=["N01", "N02"]).state.view(0))
    assert drawn.words("harvests") == "Harvest 2 of 8"
    assert drawn.uses("harvests") == ["bh-sheaf"] * 2
    last = given(3, harvested=[f"N0{number}" for number in range(1, 9)], turns_left=1).state
    assert Picture(last.view(0)).words("harvests") == "Last round"
    assert Picture(last.view(0)).hint("harvests") == "The last round, turns after this one: 1"


@pytest.mark.rule("BH-73")
def test_crowns_the_winners() -> None:
    over = given(3, stage="over", money={"red": 40, "blue": 40, "green": 12}, cart={"red": "", "blue": "", "green": ""})
    drawn = Picture(over.state.view(0))
    assert drawn.words("prompt") == "Anna and Ben win together with 40 thalers each."
    assert [name for name in drawn.ids if name.startswith("winner-")] == ["winner-red", "winner-blue"]
    assert drawn.by_id["picture-title"].text == "Bohn Hansa, the game is over"
    assert [name for name in Picture(busy().state.view(0)).ids if name.startswith("winner-")] == []


def test_money_below_nothing_is_said_with_a_minus() -> None:
    over = given(
        3, stage="over", money={"red": -8, "blue": -30, "green": -12}, cart={"red": "", "blue": "", "green": ""}
    )
    assert Picture(over.state.view(0)).words("prompt") == "Anna wins with −8 thalers."


# Geometry


def test_figures_in_one_town_stand_beside_each_other() -> None:
    figure = dict.fromkeys(COLOURS, "Rostock")
    drawn = Picture(given(5, figure=figure).state.view(0))
    places = [drawn.place(f"figure-{colour}") for colour in COLOURS]
    assert min(math.dist(one, other) for one, other in combinations(places, 2)) >= 40


def test_meters_neither_overlap_nor_leave_the_chart() -> None:
    box = GAME.terms(3).box
    corners = []
    for town in range(TOWN_COUNT):
        x, y = PLACES[town].meter
        width, tall = meter_size(len(box.sells[town]), box.boxes[town])
        corners.append((x, y, x + width, y + tall))
        assert 10 <= x <= x + width <= CHART[0] - 10
        assert 10 <= y <= y + tall <= CHART[1] - 5
    for one, other in combinations(corners, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1]


@pytest.mark.rule("BH-05")
def test_every_ladder_of_prices_stands_between_two_pictures_of_its_bean() -> None:
    box = GAME.terms(3).box
    drawn = Picture(new(3).state.view(0))
    printed = [node for node in drawn.by_id["scenery"].iter(f"{SVG}use") if "#bh-bean-" in node.attrib["href"]]
    for town, name in enumerate(TOWNS):
        for bean in box.sells[town]:
            head, symbol = printed.pop(0), f"bh-bean-{BEANS[bean]}"
            assert head.attrib["href"] == f"#{symbol}"
            x, y = moved_to(head)
            below, foot = drawn.used_at(f"sold-{name}-{BEANS[bean]}", symbol)
            assert x == below
            assert y < row_y(box.boxes[town], box.boxes[town]) < row_y(box.boxes[town], 0) + ROW < foot
    assert printed == []


def test_every_owner_has_an_emblem_and_every_bean_a_shape_besides_the_colour() -> None:
    drawn = Picture(new(5).state.view(0))
    for colour in COLOURS:
        assert f"bh-emblem-{colour}" in drawn.uses(f"bh-merchant-{colour}")
        assert f"bh-emblem-{colour}" in drawn.uses(f"player-{colour}")
    outlines = {next(drawn.by_id[f"bh-bean-{bean}"].iter(f"{SVG}path")).attrib["d"] for bean in BEANS}
    assert len(outlines) == BEAN_COUNT


def test_fewer_than_five_players_have_room_for_a_summary() -> None:
    assert "At a glance" in Picture(new(4).state.view(0)).words("scenery")
    assert "At a glance" not in Picture(new(5).state.view(0)).words("scenery")


def test_a_corrected_box_is_drawn_as_it_says() -> None:
    data: dict[str, Any] = copy.deepcopy(GAME.components.data)
    data["towns"][0]["sells"][0]["prices"][0] = 9
    data["roads"].append({"between": ["Bremen", "Danzig"], "status": "reconstructed"})
    terms = GAME.terms(3, components=Components(data))
    drawn = Picture(GAME.build(terms, {"figure": {"red": "Bremen"}, "meter": {"Edinburgh": []}}).view(0))
    assert drawn.words("sold-Edinburgh-Blaue") == "9"
    assert "Danzig" in drawn.words("journey-2")
