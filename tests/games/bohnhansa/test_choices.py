"""Choices and how they are written. Codes stay as they are for a rules version: records depend on them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.bohnhansa import GAME
from tests.games.bohnhansa.table import Table, given, new, trading


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("pass", 0),
        ("end", 1),
        ("travel Edinburgh", 2),
        ("travel Danzig", 9),
        ("discard Blaue", 10),
        ("discard Garten", 17),
        ("customs Blaue", 18),
        ("customs Garten", 25),
        ("contract 1", 26),
        ("contract 7", 32),
        ("buy Blaue 1", 33),
        ("buy Blaue emergency", 38),
        ("buy Garten emergency", 80),
        ("fulfil E01", 81),
        ("fulfil D08", 140),
        ("opening 123", 141),
        ("opening 321", 146),
        ("accept 1", 147),
        ("accept 64", 210),
        ("refuse 1", 211),
        ("refuse 64", 274),
        ("withdraw 1", 275),
        ("withdraw 64", 338),
        ("swap red 1:1 Blaue Blaue", 340),
        ("swap blue 2:1 Sau Garten", 340 + ((1 * 3 + 1) * 8 + 2) * 8 + 7),
        ("swap violet 1:2 Garten Garten", 1299),
        ("invite red", 1300),
        ("invite violet", 1304),
        ("offer blue gives=Blaue", 2048 + 5 * (1 + 16)),
        ("wish want=Blaue", 2051 + 5),
    ],
)
def test_a_code_keeps_its_meaning(notation: str, code: int) -> None:
    assert GAME.codes.parse(notation) == code
    assert GAME.codes.notation(code) == notation


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("TRAVEL malmoe", "travel Malmö"),
        ("travel malmo", "travel Malmö"),
        ("offer BLUE gets=garten+feuer GIVES=sau", "offer blue gives=Sau gets=Feuer+Garten"),
        ("offer blue INVITED buys=sau@1", "offer blue buys=Sau@1 invited"),
        ("wish WANT=rote have=blaue", "wish have=Blaue want=Rote"),
        ("buy rote Emergency", "buy Rote emergency"),
    ],
)
def test_spelling_is_forgiving(typed: str, notation: str) -> None:
    assert GAME.codes.notation(GAME.codes.parse(typed)) == notation


@pytest.mark.parametrize(
    "typed", ["", "travel London", "contract 8", "buy Blaue 6", "fulfil X01", "opening 112", "fly"]
)
def test_what_is_no_choice_is_told_so(typed: str) -> None:
    with pytest.raises(BadInput):
        GAME.codes.parse(typed)


def test_every_listed_choice_has_words() -> None:
    assert all(GAME.words(code) for code in GAME.codes.codes)


ROUNDS = {"negotiation": "rounds"}
DEALT = {"red": "E01 E02 E03", "blue": "A01 A02 A03", "green": "R01 R02 R03"}
STAGES: dict[str, Callable[[], Table]] = {
    "opening": new,
    "one has chosen": lambda: given(stage="opening", dealt=DEALT).do("red: opening 312"),
    "travel": lambda: given(hand={"red": "1 2 3 R01"}, money={"red": 5, "blue": 4}),
    "customs": lambda: given(hand={"red": "3 1 2"}, cart={"red": "Sau Blaue"}).do("red: travel Edinburgh"),
    "trade": lambda: trading().do("red: offer blue gives=Rote", "blue: offer blue gets=Feuer"),
    "trade in rounds": lambda: trading(options=ROUNDS),
    "offers": lambda: trading(options=ROUNDS).do("red: pass"),
    "an offer to answer": lambda: trading(options=ROUNDS).do("red: swap blue 1:1 Rote Garten"),
    "no more rounds": lambda: trading(options=ROUNDS, round=3),
    "end_turn": lambda: given(stage="end_turn", hand={"red": "2 3 4 E01"}, cart={"red": "Feuer Sau"}, money={"red": 5}),
    "final_step": lambda: given(stage="final_step", turns_left=0, hand={"red": "2 3 E01"}, cart={"red": "Feuer Sau"}),
    "one has finished": lambda: given(stage="final_step", turns_left=0).do("red: end"),
}


@pytest.mark.parametrize("stage", STAGES)
def test_whatever_is_not_among_the_choices_is_refused_with_a_rule_and_a_reason(stage: str) -> None:
    table = STAGES[stage]()
    for seat in range(3):
        choices = table.state.choices(seat)
        refusals = {code: table.state.refusal(seat, code) for code in GAME.codes.codes}
        assert [code for code, refusal in refusals.items() if refusal is None] == sorted(choices)
        assert all("[BH-" in GAME.rulebook.explain(refusal) for refusal in refusals.values() if refusal is not None)
