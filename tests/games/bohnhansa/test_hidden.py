"""What everyone sees and what nobody may know. (BH-74)"""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import HARVESTS
from tests.games.bohnhansa.table import Table, given, trading

POSITION: dict[str, Any] = {
    "money": {"red": 50, "blue": 50, "green": 50},
    "figure": {"red": "Rostock", "blue": "Visby"},
}


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
    for word in (
        "money",
        "credit",
        "cart",
        "figure",
        "supply",
        "meter",
        "active",
        "phase",
        "price",
        "emergency",
        "last",
    ):
        assert seen[word] == getattr(table.state, word)
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
