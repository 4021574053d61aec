"""Possible worlds for those who may not know. (GB-82)"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.state import GoldbraeuState
from tests.builders import given, new
from tests.games.goldbraeu.test_hidden import busy, known_draw, number


def worlds(state: GoldbraeuState, viewer: int | None, count: int = 60) -> list[GoldbraeuState]:
    rng = random.Random(1)
    return [GAME.imagine(state.view(viewer), rng) for _ in range(count)]


@pytest.mark.rule("GB-82")
def test_in_every_imagined_world_the_known_draw_is_the_drawn_share() -> None:
    state = known_draw().state
    for viewer in (1, 2, None):
        assert {world.drawn for world in worlds(state, viewer)} == set(number("Eiche"))
        rng = random.Random(2)
        assert {GAME.disguise(state, viewer, rng).drawn for _ in range(60)} == set(number("Eiche"))


@pytest.mark.rule("GB-82")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_an_imagined_world_looks_the_same_and_adds_up(viewer: int | None) -> None:
    state = busy().state
    for world in worlds(state, viewer, 20):
        assert world.view(viewer).to_data() == state.view(viewer).to_data()
        assert GAME.check(world) == []


@pytest.mark.rule("GB-82")
def test_imagined_worlds_vary_in_all_that_is_hidden_and_in_nothing_else() -> None:
    state = busy(open=["-", "-"]).state
    seen = worlds(state, 1, 400)
    assert {world.deck[0] for world in seen} == set(range(12))
    assert len({world.drawn for world in seen}) == 10
    assert all(world.hand[10:20] == state.hand[10:20] for world in seen)


@pytest.mark.rule("GB-82", "GB-54")
def test_no_imagined_hand_holds_a_special_and_hands_keep_their_size() -> None:
    state = busy().state
    for world in worlds(state, None):
        assert [world.hand_size(seat) for seat in range(4)] == [2, 2, 1, 3]
        assert Counter(world.deck)[11] == 3


@pytest.mark.rule("GB-82")
def test_known_cards_stay_where_they_are_in_every_imagined_world() -> None:
    state = given(
        hand={"yellow": "Bären Krug Krug"},
        known_hand={"yellow": "Bären Krug"},
        deck=["waitress", "Post", "Post", "Adler"],
        returned=4,
        open=["Adler", "Eiche"],
    ).state
    for world in worlds(state, 1):
        assert world.deck == state.deck
        assert world.hand[3 * 10 + 3] >= 1
        assert world.hand[3 * 10 + 1] >= 1
        assert world.hand_size(3) == 3
        assert GAME.check(world) == []


@pytest.mark.rule("GB-82")
def test_what_is_known_of_the_deck_lies_at_its_bottom_in_every_imagined_world() -> None:
    state = given(deck_top=["Post"], returned=3, open=["Adler", "Krug"], hand={"red": "Post"}).state
    for world in worlds(state, 1):
        assert world.deck[-3:] == state.deck[-3:]
        assert GAME.check(world) == []


@pytest.mark.rule("GB-82", "GB-80")
def test_the_end_can_be_imagined_too() -> None:
    state = given(stage="over", money={"red": 60}, hand={"red": "Krug"}).state
    for world in worlds(state, 1, 5):
        assert world.over
        assert world.winners() == [0]


@pytest.mark.rule("GB-82", "GB-53")
def test_a_drawn_share_that_is_the_whole_hand_can_be_imagined() -> None:
    state = given(drawn="Krug").state
    assert all(world.hand[world.drawn] == 1 for world in worlds(state, 1))


@pytest.mark.rule("GB-82")
def test_every_hidden_share_is_equally_likely_in_a_hand() -> None:
    # Red may hold one of Krug, Krug and Post; the other two lie in the deck.
    table = given(hand={"red": "Krug"}, deck=["Krug", "Post"], stage="card")
    hands = Counter(world.hand[1] for world in worlds(table.state, 1, 600))
    assert 340 < hands[1] < 460


@pytest.mark.rule("GB-82")
def test_a_drawn_share_is_equally_likely_any_of_the_hidden() -> None:
    table = given(
        stage="drawn", drawn="Krug", hand={"red": "Krug Adler"}, deck=["Post"], chosen="buy buy expand expand"
    )
    drawn = Counter(world.drawn for world in worlds(table.state, None, 600))
    assert all(150 < drawn[card] < 250 for card in number("Krug", "Adler", "Post"))


@pytest.mark.rule("GB-82", "GB-21")
def test_unrevealed_action_cards_are_imagined_anew_and_own_ones_kept() -> None:
    state = given().do("red: card buy", "blue: card buy").state
    seen = worlds(state, 0)
    assert {world.chosen[1] for world in seen} == {0, 1, 2}
    assert {world.chosen[0] for world in seen} == {2}
    assert {world.chosen[2] for world in seen} == {-1}


@pytest.mark.rule("GB-82", "GB-22")
def test_shown_action_cards_are_imagined_as_they_are() -> None:
    state = given(chosen="buy expand boss boss").state
    assert {tuple(world.chosen) for world in worlds(state, 0)} == {(2, 0, 1, 1)}


@pytest.mark.rule("GB-82", "GB-15")
def test_unrevealed_pairs_are_imagined_from_the_imagined_hand() -> None:
    table = new()
    table.do(f"red: {table.choices('red')[0]}", f"blue: {table.choices('blue')[0]}")
    pairs = set()
    for world in worlds(table.state, 0):
        assert GAME.check(world) == []
        assert world.chosen[0] == table.state.chosen[0]
        pairs.add(world.chosen[1])
    assert len(pairs) > 20


@pytest.mark.rule("GB-82")
def test_a_disguise_leaves_a_seat_what_it_knows_and_shuffles_the_rest() -> None:
    state = busy().state
    rng = random.Random(3)
    twins = [GAME.disguise(state, 3, rng) for _ in range(30)]
    assert all(twin.hand[30:] == state.hand[30:] for twin in twins)
    assert len({bytes(twin.hand[:30]) for twin in twins}) > 20
    assert len({twin.deck for twin in twins}) == 30
