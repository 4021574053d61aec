"""Codes, structures and notation: a bijection that forgives spelling and explains what it does not understand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.engine import BadInput, Codebook, Kind
from stammtisch.engine.codebook import fold

PLACES = ("Bären", "Grüße", "Krug")
CODES = Codebook(
    Kind("pass", 0),
    Kind("go", 3, PLACES),
    Kind("carry", 10, ("1", "2"), PLACES),
    Kind("pair", 20, ("Krug+Bären", "Krug+Krug")),
)


def test_codes_are_listed_with_their_gaps() -> None:
    assert CODES.codes == (0, 3, 4, 5, 10, 11, 12, 13, 14, 15, 20, 21)
    assert CODES.size == 22


def test_the_last_argument_varies_fastest() -> None:
    assert [CODES.notation(code) for code in (10, 11, 13, 15)] == [
        "carry 1 Bären",
        "carry 1 Grüße",
        "carry 2 Bären",
        "carry 2 Krug",
    ]


@given(st.sampled_from(CODES.codes))
def test_code_structure_and_notation_lead_to_one_another(code: int) -> None:
    assert CODES.code(CODES.structure(code)) == code
    assert CODES.parse(CODES.notation(code)) == code
    assert CODES.parse(f"  {CODES.notation(code).upper()}  ") == code


@pytest.mark.parametrize("typed", ["go Bären", "go bären", "GO BAEREN", "go baren", "Go Ba\u0308ren"])
def test_spelling_is_forgiven(typed: str) -> None:
    assert CODES.parse(typed) == 3


@pytest.mark.parametrize("typed", ["go Grüße", "go gruesse", "go grusse", "go GRÜSSE"])
def test_sharp_s_is_forgiven(typed: str) -> None:
    assert CODES.parse(typed) == 4


def test_a_pair_is_the_same_in_either_order() -> None:
    assert CODES.parse("pair Krug+Bären") == CODES.parse("pair baeren+krug") == 20


def test_folding_keeps_different_words_apart() -> None:
    assert len({fold(word) for word in ("Bären", "Bar", "Krug", "Krüge")}) == 4


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "an empty line is no choice; kinds of choice are: pass, go, carry, pair"),
        ("fly Krug", "no choice is called 'fly'; kinds are: pass, go, carry, pair"),
        ("go", "'go': write it like 'go Bären'"),
        ("pass now", "'pass now': write just 'pass'"),
        ("carry 1 2 Krug", "'carry 1 2 Krug': write it like 'carry 1 Bären'"),
        ("go Post", "'Post' is not one of Bären, Grüße, Krug"),
        ("carry 3 Krug", "'3' is not one of 1, 2"),
    ],
)
def test_what_is_not_understood_is_explained(typed: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        CODES.parse(typed)
    assert said in str(caught.value)


def test_long_lists_of_names_are_cut() -> None:
    many = Codebook(Kind("go", 0, tuple(f"n{number}" for number in range(20))))
    with pytest.raises(BadInput, match=r"n0, n1, .*, n11 …$"):
        many.parse("go x")


@pytest.mark.parametrize("code", [-1, 1, 6, 22, 10**12])
def test_there_is_no_such_code(code: int) -> None:
    with pytest.raises(BadInput, match=f"no choice with code {code}"):
        CODES.structure(code)
    with pytest.raises(BadInput, match=f"no choice with code {code}"):
        CODES.notation(code)


def test_kinds_that_overlap_are_a_programming_error() -> None:
    with pytest.raises(ValueError, match="code 2 means both"):
        Codebook(Kind("a", 0, ("x", "y", "z")), Kind("b", 2))
