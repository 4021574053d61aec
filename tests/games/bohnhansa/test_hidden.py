"""What everyone sees and what nobody may know. (BH-74)"""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.hidden import any_orders, draw_contracts
from stammtisch.games.bohnhansa.names import CONTRACTS, FIRST_CONTRACT, HARVESTS, NOTHING
from stammtisch.games.bohnhansa.order import ORDER_LIMIT
from tests.games.bohnhansa.stages import STAGES
from tests.games.bohnhansa.table import Table, given, trading

POSITION: dict[str, Any] = {
    "money": {"red": 50, "blue": 50, "green": 50},
    "figure": {"red": "Rostock", "blue": "Visby"},
}
PUBLIC = (
    *("waiting", "money", "bank", "credit", "cart", "supply", "figure", "meter", "shuffles", "active", "phase", "last"),
    *("journey", "debt", "debtor", "promised", "price", "emergency", "round", "talker", "heard", "carried"),
)


def same_for(viewers: tuple[str | None, ...], table: Table, other: Table) -> bool:
    return all(table.see(viewer) == other.see(viewer) for viewer in viewers)


@pytest.mark.rule("BH-74")
def test_a_hand_and_its_order_are_seen_by_its_owner_alone() -> None:
    table, other = (given(hand={"red": hand}) for hand in ("1 2 3 R01 E01", "R01 2 1 E01 3"))
    assert same_for(("blue", "green", None), table, other)
    assert table.see("red")["hand"] != other.see("red")["hand"]
    assert table.see("blue")["hand_sizes"] == [5, 7, 7]


@pytest.mark.rule("BH-74")
def test_which_contracts_another_holds_is_hidden() -> None:
    table, other = given(hand={"red": "1 2 3 R01"}), given(hand={"red": "1 2 3 E07"})
    assert same_for(("blue", "green", None), table, other)


@pytest.mark.rule("BH-74")
@pytest.mark.parametrize(("pile", "cards"), [("deck", ["R01", "E01"]), ("pile", ["N05", "N03"])])
def test_decks_are_hidden_from_everyone(pile: str, cards: list[str]) -> None:
    named: dict[str, Any] = {pile: cards}
    assert same_for(("red", "blue", "green", None), given(), given(**named))


@pytest.mark.rule("BH-74", "BH-12")
def test_nobody_knows_the_reserve() -> None:
    assert same_for(("red", "blue", "green", None), given(), given(reserve=["N01", "N05"], pile=list(HARVESTS[1:4])))


@pytest.mark.rule("BH-74", "BH-51", "BH-61")
@pytest.mark.parametrize("line", ["red: end", "red: contract 1"])
def test_what_was_drawn_or_bought_is_told_to_the_owner_alone(line: str) -> None:
    tables = [given(stage="trade", deck=deck, **POSITION).do(line) for deck in (["R01", "E01"], ["E01", "R01"])]
    assert same_for(("blue", "green", None), *tables)
    for viewer in (1, 2, None):
        assert len({str([event.seen_by(viewer) for event in table.events]) for table in tables}) == 1
    assert len({str([event.seen_by(0) for event in table.events]) for table in tables}) == 2


@pytest.mark.rule("BH-74")
@pytest.mark.parametrize("stage", STAGES)
def test_where_the_pieces_are_and_how_far_the_turn_is_everyone_knows_at_every_moment(stage: str) -> None:
    table = STAGES[stage]()
    for viewer in (None, "red", "blue", "green"):
        seen = table.see(viewer)
        assert {word: seen[word] for word in PUBLIC} == {word: getattr(table.state, word) for word in PUBLIC}


@pytest.mark.rule("BH-74")
def test_everything_on_the_table_is_public() -> None:
    table = trading(
        credit={"blue": 7},
        before={"green": ["N04"]},
        laid=["A01"],
        discards=["E01"],
        harvested=["N02"],
        shown={"red": "4 A01"},
        emergency=["Sau"],
    ).do("blue: offer blue gives=Rote gets=Garten", "green: wish want=Rote")
    seen = table.see(None)
    assert seen["laid"] == list(table.state.laid)
    assert seen["discards"] == list(table.state.discards)
    assert seen["harvested"] == list(table.state.harvested)
    assert seen["before"] == [list(cards) for cards in table.state.before]
    assert seen["shown"] == [list(cards) for cards in table.state.shown]
    assert (seen["deck_size"], seen["pile_size"], seen["reserve_size"]) == (58, 6, 2)
    assert len(seen["offers"]) == 1
    assert seen["hand"] == []


@pytest.mark.rule("BH-74", "BH-61")
def test_a_travel_card_given_up_is_known_to_all() -> None:
    table = given(**POSITION).do("blue: contract 4")
    assert 4 not in table.see("red")["travel_cards"][1]
    assert 4 in table.see("red")["travel_cards"][2]


@pytest.mark.rule("BH-74", "BH-41")
def test_the_card_that_a_guest_has_played_is_known_to_all() -> None:
    table = trading(hand={"green": "R01 2 3"}).do("red: offer green invited", "green: accept 1")
    assert table.see("blue")["shown"][2] == list(table.state.shown[2])
    assert "R01" in str([event.seen_by(None) for event in table.events])


@pytest.mark.rule("BH-74")
def test_an_imagined_world_looks_the_same_and_differs_in_what_is_hidden() -> None:
    table = trading(hand={"red": "1 2 3 R01", "green": "R02 2 3 1 E05"})
    view = table.state.view(1)
    worlds = [GAME.imagine(view, random.Random(seed)) for seed in range(12)]
    assert all(world.view(1).to_data() == view.to_data() for world in worlds)
    assert len({bytes(world.hand[2]) for world in worlds}) > 6
    assert len({bytes(world.deck) for world in worlds}) == 12
    assert len({bytes(world.pile) for world in worlds}) > 6


@pytest.mark.rule("BH-74")
@pytest.mark.parametrize("stage", STAGES)
def test_in_every_possible_world_one_sees_and_may_do_the_same(stage: str) -> None:
    table = STAGES[stage]()
    proposals = [GAME.codes.parse(words) for words in ("offer blue gives=Rote", "wish want=Sau", "order refuse")]
    for seat in range(3):
        view = table.state.view(seat)
        for world in (
            GAME.imagine(view, random.Random(stage)),
            GAME.disguise(table.state, seat, random.Random(stage)),
        ):
            assert world.view(seat).to_data() == view.to_data()
            assert world.choices(seat) == table.state.choices(seat)
            for code in [*GAME.codes.codes, *proposals]:
                assert world.refusal(seat, code) == table.state.refusal(seat, code)
            if view.waiting >> seat & 1:
                world.apply(seat, world.choices(seat)[0])
                assert GAME.check(world) == []


@pytest.mark.rule("BH-74")
def test_every_order_of_a_hidden_hand_is_possible() -> None:
    view = given(hand={"green": "3 2 4"}).state.view(0)
    rng = random.Random(1)
    assert len({GAME.imagine(view, rng).hand[2] for _ in range(60)}) == 6


@pytest.mark.rule("BH-74", "BH-13")
def test_in_set_up_the_others_hold_any_contracts_and_have_chosen_one_of_the_best_paid() -> None:
    dealt = {"red": ["B01", "E05", "R07"], "blue": ["E01", "E06", "A01"], "green": ["D04", "A03", "H02"]}
    table = given(stage="opening", dealt=dealt).do("red: opening 312", "green: opening 123")
    view = table.state.view(1)
    assert view.has_chosen == [True, False, True]
    assert view.chosen == [-1, -1, -1]
    worlds = [Table(GAME.imagine(view, random.Random(seed))) for seed in range(40)]
    payout = table.state.terms.box.payout
    for world in worlds:
        for colour in ("red", "green"):
            paid = [payout[CONTRACTS.index(card)] for card in world["dealt"][colour]]
            assert paid[int(world["chosen"][colour][0]) - 1] == max(paid)
    assert len({world["chosen"]["red"] for world in worlds}) == 6
    assert all(world.do("blue: opening 213")["stage"] == "travel" for world in worlds)


@pytest.mark.rule("BH-74", "BH-71")
def test_a_possible_reserve_is_kept_apart_from_the_pile_and_what_was_drawn_of_it_is_known() -> None:
    """Only cards of the pile count towards the end (BH-70), so every world must know which those are."""
    view = given(harvested=["N02", "N05"]).state.view(0)
    worlds = [Table(GAME.imagine(view, random.Random(seed))) for seed in range(20)]
    assert all(sorted(world["reserve"]) == world["reserved"] for world in worlds)
    assert len({tuple(world["reserved"]) for world in worlds}) > 6
    placed = [card for card in HARVESTS if card not in ("N03", "N07")]
    late = given(harvested=placed, before={"blue": ["N03"]}, reserve=["N07"], reserved=["N03", "N07"], turns_left=1)
    world = Table(GAME.imagine(late.state.view(0), random.Random(1)))
    assert (world["reserve"], world["reserved"], world["pile"]) == (["N07"], ["N03", "N07"], [])


@pytest.mark.rule("BH-74", "BH-89")
def test_in_disguise_the_others_have_left_none_one_or_several_orders_and_never_too_many() -> None:
    state = trading(orders={"red": ["refuse from=green"]}).state
    rng = random.Random(1)
    twins = [Table(GAME.disguise(state, 0, rng)) for _ in range(60)]
    assert all(twin["orders"]["red"] == ["refuse from=green"] for twin in twins)
    assert not any("from=blue" in order for twin in twins for order in twin["orders"]["blue"])
    counts = {len(twin["orders"]["blue"]) for twin in twins}
    assert {0, 1, 2} <= counts <= set(range(9))


@pytest.mark.rule("BH-89")
def test_even_who_would_go_on_for_ever_is_thought_to_have_left_no_more_orders_than_he_may() -> None:
    class Ever(random.Random):
        def random(self) -> float:
            return 0.1

    assert len(any_orders(trading().state, 1, Ever())) == ORDER_LIMIT


@pytest.mark.parametrize("order", ["123", "132"])
def test_whatever_opening_another_has_chosen_he_chooses_it_again(order: str) -> None:
    dealt = {"red": ["B01", "E05", "R07"], "blue": ["E01", "E06", "A01"], "green": ["D04", "A03", "H02"]}
    state = given(stage="opening", dealt=dealt).do(f"green: opening {order}").state
    GAME.reopen(state, 0)
    assert state.seats_to_decide() == [0, 1, 2]
    assert state.chosen == [NOTHING] * 3


def test_others_choose_their_openings_again_and_nothing_else_is_taken_back() -> None:
    state = GAME.new(3, "openings")
    for seat in (0, 2):
        state.apply(seat, state.choices(seat)[0])
    world = GAME.imagine(state.view(1), random.Random(1))
    assert world.seats_to_decide() == [1]
    GAME.reopen(world, 1)
    assert world.seats_to_decide() == [0, 1, 2]
    assert world.chosen == [NOTHING] * 3
    GAME.reopen(state, 0)
    assert state.seats_to_decide() == [1, 2], "one's own opening stands"
    for seat in (1, 2):
        state.apply(seat, state.choices(seat)[0])
    before = GAME.write(state)
    GAME.reopen(state, 1)
    assert GAME.write(state) == before


def fitting(cart: list[str], hand: str, worlds: int = 300) -> list[set[str]]:
    """What red imagines in blue's hand, when blue has this in his cart: in each world, the contracts of interest."""
    view = given(cart={"blue": cart}, hand={"blue": hand}).state.view(0)
    rng = random.Random(5)
    found: list[set[str]] = []
    for _ in range(worlds):
        cards = GAME.imagine(view, rng).hand[1]
        found.append({CONTRACTS[card - FIRST_CONTRACT] for card in cards if card >= FIRST_CONTRACT})
    return found


def test_hands_are_imagined_to_suit_the_beans_that_somebody_has_bought() -> None:
    """R01 wants Feuer and Rote: blue has both, or only one of them; any other contract is possible too."""
    often, seldom = (
        sum("R01" in hand for hand in fitting(cart, "1 2 3 E01 E02")) for cart in (["Feuer", "Rote"], ["Feuer"])
    )
    assert 2 * seldom < often < 100
    assert set().union(*fitting(["Feuer", "Rote"], "1 2 3 E01 E02")) == set(CONTRACTS)


def test_beans_that_one_contract_takes_speak_for_no_second_one() -> None:
    """R01 and M01 both want the only Feuer; with a second one both may well be there."""
    both = {"R01", "M01"}
    one, two = (
        sum(both <= hand for hand in fitting(["Feuer", "Rote", "Sau", *more], "1 2 3 E01 E02 E03", 1500))
        for more in ([], ["Feuer"])
    )
    assert 1.5 * one < two


def test_the_only_contract_there_is_is_drawn_however_little_it_suits() -> None:
    class Picky(random.Random):
        def random(self) -> float:
            return 0.9

    state = given(cart={"blue": []}, hand={"blue": "1 2 3 E01"}).state
    assert draw_contracts([FIRST_CONTRACT], state, 1, Picky()) == [FIRST_CONTRACT]
