"""Choices and how they are written. Codes stay as they are for a rules version: records depend on them."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.offer_notation import UNLISTED
from tests.games.bohnhansa.stages import STAGES


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


@pytest.mark.parametrize("stage", STAGES)
def test_whatever_is_not_among_the_choices_is_refused_with_a_rule_and_a_reason(stage: str) -> None:
    """Numbers that stand for nothing among them."""
    table = STAGES[stage]()
    for seat in range(3):
        choices = table.state.choices(seat)
        refusals = {code: table.state.refusal(seat, code) for code in range(-1, UNLISTED)}
        assert [code for code, refusal in refusals.items() if refusal is None] == sorted(choices)
        assert all("[BH-" in GAME.rulebook.explain(refusal) for refusal in refusals.values() if refusal is not None)
