"""What a reader of the rulebook caught the program doing wrong."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from stammtisch.engine import BadInput
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.spoken import read_spoken
from tests.games.bohnhansa.table import given, trading

EIGHT = [f"N0{number}" for number in range(1, 9)]


@pytest.mark.rule("BH-74")
@pytest.mark.parametrize("stage", ["travel", "trade", "end_turn", "final_step"])
def test_a_contract_fulfilled_from_the_hand_was_shown_and_cannot_be_taken_back(stage: str) -> None:
    table = given(stage=stage, hand={"red": "1 2 3 E01"}).do("red: fulfil E01")
    assert [(event.kind, event.fence) for event in table.events] == [("fulfilled", True)]


@pytest.mark.rule("BH-74")
def test_a_contract_fulfilled_from_the_table_was_open_before() -> None:
    table = given(stage="trade", laid=["E01"]).do("red: fulfil E01")
    assert [(event.kind, event.fence) for event in table.events] == [("fulfilled", False)]


OFFER = {"by": "red", "deals": ["blue gives=Sau"]}


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"money": {"red": -1}}, "money: red has less than nothing (BH-35)"),
        ({"harvested": EIGHT}, "turns_left: eight harvests are placed, so the last round has begun (BH-70)"),
        ({"offers": [OFFER]}, "offers: they are for the trade phase (BH-80)"),
        ({"stage": "final_step", "offers": [OFFER]}, "offers: they are for the trade phase (BH-80)"),
        ({"stage": "trade", "offers": [OFFER | {"number": 1}] * 2}, "offers: two have the number 1 (BH-80)"),
        (
            {"stage": "trade", "offers": [{"by": "blue", "deals": ["green gives=Sau"]}]},
            "offers: number 1 leaves out red or the one who makes it (BH-40)",
        ),
        (
            {"stage": "trade", "offers": [OFFER | {"agreed": ["blue"]}]},
            "offers: number 1 waits for nobody, so it is carried out (BH-82)",
        ),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], fault: str) -> None:
    carts = {"red": "Sau Soja", "blue": "Feuer", "green": "Feuer"}
    with pytest.raises(BadInput) as caught:
        given(**{"cart": carts, **position})
    assert str(caught.value) == fault


def test_a_lost_game_may_be_written_down() -> None:
    assert given(stage="over", money={"red": -14})["money"]["red"] == -14


@pytest.mark.parametrize("words", ["offer Garten for Rote", "offer 2 Blaue for Rote", "offer nobody Sau for"])
def test_an_offer_to_nobody_is_told_that_the_partner_is_missing(words: str) -> None:
    with pytest.raises(BadInput, match=r"^'\w+' is no partner; partners are red, blue, green, yellow, violet$"):
        read_spoken(words, trading().state.view(0))


@pytest.mark.parametrize("words", ["bundle blue gives=Rote", "bundle"])
def test_a_bundle_counts_its_deals_in_words(words: str) -> None:
    with pytest.raises(BadInput, match=r"^a bundle joins two or three deals with / between them$"):
        GAME.codes.parse(words)


@pytest.mark.rule("BH-41")
@pytest.mark.parametrize(
    ("front", "words"),
    [
        ("4", "4"),
        ("3", "3: customs −15"),
        ("2", "2: supply, for the next turn"),
        ("E01", "contract Edinburgh 30: lost"),
    ],
)
def test_a_guest_is_told_what_his_front_card_will_do_before_he_comes(front: str, words: str) -> None:
    hand = [front, *(card for card in ("2", "3") if card != front)]
    table = trading(hand={"green": hand}).do("red: offer green gives=Blaue invited")
    view = table.state.view(2)
    said = GAME.describe(GAME.codes.parse("accept 1"), view, ["Anna", "Ben", "Cleo"])
    assert said == f"Accept offer 1, with Anna: Cleo is invited; Anna gives Blaue for nothing · the guest plays {words}"
    assert any(
        line.split("invited")[0].endswith("where you are ") and line.endswith(words)
        for line in Text.from_markup(GAME.sketch(view, ["Anna", "Ben", "Cleo"])).plain.split("\n")
    )


@pytest.mark.rule("BH-74")
def test_nobody_else_is_told_what_the_guest_would_play() -> None:
    table = trading(hand={"green": "3 2"}).do("green: offer green gives=Blaue gets=Sau invited")
    assert "you play" not in GAME.describe(GAME.codes.parse("accept 1"), table.state.view(0))


@pytest.mark.rule("BH-41")
def test_the_log_says_that_a_guests_contract_is_lost() -> None:
    table = trading(hand={"green": "E01 2 3"}).do("red: offer green invited", "green: accept 1")
    assert [GAME.tell(event, None, table.colours) for event in table.events][1:3] == [
        "green comes to Rostock, playing contract Edinburgh 30.",
        "A contract is lost: Feuer and Sau to Edinburgh for 30.",
    ]


def test_in_rounds_the_active_player_knows_that_passing_is_not_the_end_of_the_trade() -> None:
    table = trading(options={"negotiation": "rounds"})
    code = GAME.codes.parse("pass")
    assert GAME.describe(code, table.state.view(0)) == "Make no offer, but hear those of the others"
    assert GAME.describe(code, table.do("red: pass").state.view(1)) == "No offer"
