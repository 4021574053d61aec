"""Rules by number, texts by key."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput, Refusal, Rulebook

BOOK = Rulebook.from_data(
    {
        "First": [{"rule": "R-1", "text": "One.", "source": "all"}],
        "Second": [{"rule": "R-2", "text": "Two.", "source": "ruling"}],
    },
    {"refusal": {"poor": "You have only {money}."}},
)


def test_rules_keep_order_chapter_and_source() -> None:
    assert [rule.to_data() for rule in BOOK.rules.values()] == [
        {"rule": "R-1", "chapter": "First", "text": "One.", "source": "all"},
        {"rule": "R-2", "chapter": "Second", "text": "Two.", "source": "ruling"},
    ]


def test_a_rule_is_found_in_any_case() -> None:
    assert BOOK.rule("r-2").text == "Two."


def test_an_unknown_rule_is_answered_with_the_range() -> None:
    with pytest.raises(BadInput, match="there is no rule R-9; they run from R-1 to R-2"):
        BOOK.rule("R-9")


def test_a_refusal_in_words_names_its_rule() -> None:
    assert BOOK.explain(Refusal("R-1", "poor", {"money": 3})) == "You have only 3. [R-1]"


def test_refusals_are_values() -> None:
    assert Refusal("R-1", "poor", {"money": 3}) == Refusal("R-1", "poor", {"money": 3})
    assert Refusal("R-1", "poor", {"money": 3}) != Refusal("R-1", "poor", {"money": 4})
    assert len({Refusal("R-1", "poor", {"money": 3}), Refusal("R-1", "poor", {"money": 3})}) == 1
    assert repr(Refusal("R-1", "poor")) == "Refusal(R-1: poor {})"
