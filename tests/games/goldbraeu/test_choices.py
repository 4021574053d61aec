"""Choice codes: stable numbers with a notation that people read and type."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.choices import contract, grow, hold
from stammtisch.games.goldbraeu.position import STAGES
from tests.builders import given

CODES = GAME.codes

# First and last code of each kind; records keep numbers, so none of these may ever change.
FIXED = {
    0: "pass",
    1: "allow",
    2: "block",
    3: "keep",
    4: "card expand",
    5: "card boss",
    6: "card buy",
    7: "buy 1",
    8: "buy 2",
    9: "buy deck",
    10: "boss Adler",
    19: "boss Schmidbräu",
    20: "boss+ Adler",
    29: "boss+ Schmidbräu",
    30: "play Adler",
    39: "play Schmidbräu",
    40: "contract Adler Mayerbräu",
    41: "contract Adler Steinbräu",
    63: "contract Hirschen Schmidbräu",
    64: "chip Adler",
    69: "chip Hirschen",
    70: "hold Adler+Adler",
    71: "hold Adler+Krug",
    124: "hold Schmidbräu+Schmidbräu",
    128: "grow Adler a1",
    132: "grow Adler a5",
    133: "grow Adler b1",
    168: "grow Krug a1",
    367: "grow Hirschen h5",
}


@pytest.mark.parametrize(("code", "notation"), FIXED.items())
def test_a_code_means_the_same_for_ever(code: int, notation: str) -> None:
    assert CODES.notation(code) == notation
    assert CODES.parse(notation) == code


def test_code_structure_and_notation_go_both_ways() -> None:
    assert len(CODES.codes) == 4 + 3 + 3 + 10 + 10 + 10 + 24 + 6 + 55 + 240
    for code in CODES.codes:
        assert CODES.code(CODES.structure(code)) == code
        assert CODES.parse(CODES.notation(code)) == code


def test_every_choice_has_words() -> None:
    words = [GAME.words(code) for code in CODES.codes]
    assert len(set(words)) == len(words)


def test_the_named_functions_make_the_codes() -> None:
    assert contract(5, 3) == CODES.parse("contract Hirschen Schmidbräu")
    assert contract(1, 0) == CODES.parse("contract Krug Mayerbräu")
    assert grow(2, 7) == CODES.parse("grow Eiche b3")
    assert hold(3, 1) == hold(1, 3) == CODES.parse("hold Krug+Bären")
    assert hold(4, 4) == CODES.parse("hold Post+Post")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("BOSS baeren", "boss Bären"),
        ("contract adler mayerbrau", "contract Adler Mayerbräu"),
        ("hold krug+adler", "hold Adler+Krug"),
        ("grow hirschen F2", "grow Hirschen f2"),
    ],
)
def test_typing_is_forgiven(typed: str, meant: str) -> None:
    assert CODES.notation(CODES.parse(typed)) == meant


@pytest.mark.parametrize("typed", ["", "dance", "boss", "boss Linde", "grow Adler z9", "contract Mayerbräu Adler"])
def test_what_is_no_choice_is_told_in_one_line(typed: str) -> None:
    with pytest.raises(BadInput) as told:
        CODES.parse(typed)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize("stage", [stage for stage in STAGES if stage != "block"])
@pytest.mark.parametrize("code", [-1, 125, 127, 368, 10_000])
def test_a_number_that_is_no_choice_is_refused_whatever_is_asked(stage: str, code: int) -> None:
    state = given(stage=stage, drawn="Krug" if stage == "drawn" else "-").state
    refusal = state.refusal(0, code)
    assert refusal is not None
    assert GAME.rulebook.explain(refusal)
