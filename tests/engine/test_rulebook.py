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


SPEAKING = Rulebook.from_data(
    {"First": [{"rule": "R-1", "text": "One.", "source": "all"}]},
    {
        "event": {"bought": "{who} buys {tile} for the {half}.", "got": "{who} gets: {gains}."},
        "name": {"wood": "wood", "sun": "sun", "ducats": "ducats", "half:sun": "sunny half"},
    },
)
GERMAN = {
    "event.bought": "{who} kauft {tile} für die {half}.",
    "name.wood": "Holz",
    "name.half:sun": "Sonnenseite",
    "name.ducats": "Dukaten",
    "rule.R-1": "Eins.",
    "chapter.First": "Erstens",
}


def test_every_text_and_rule_has_a_key_for_translators() -> None:
    assert SPEAKING.entries() == {
        "event.bought": "{who} buys {tile} for the {half}.",
        "event.got": "{who} gets: {gains}.",
        "name.wood": "wood",
        "name.sun": "sun",
        "name.ducats": "ducats",
        "name.half:sun": "sunny half",
        "chapter.First": "First",
        "rule.R-1": "One.",
        "source.R-1": "all",
    }


def test_a_translated_book_speaks_the_other_language_and_falls_back_to_its_own() -> None:
    book = SPEAKING.translated(GERMAN)
    bought = {"tile": "wood3", "half": "sun"}
    assert book.say("event", "bought", bought, {"who": "Ann"}) == "Ann kauft Holz 3 für die Sonnenseite."
    assert (
        book.say("event", "got", {"gains": ["+3 ducats", "wood +2"]}, {"who": "Ann"})
        == "Ann gets: +3 Dukaten, Holz +2."
    )
    assert book.rule("R-1").to_data() == {"rule": "R-1", "chapter": "Erstens", "text": "Eins.", "source": "all"}
    assert SPEAKING.rule("R-1").text == "One.", "the book itself has not changed"


def test_what_people_are_called_is_never_translated() -> None:
    assert SPEAKING.translated(GERMAN).say("event", "got", {"gains": []}, {"who": "wood"}) == "wood gets: ."


def test_a_name_is_said_piece_by_piece_only_if_every_piece_is_known() -> None:
    book = SPEAKING.translated(GERMAN)
    assert book.name("wood+sun") == "Holz+sun"
    assert book.name("wood-oil") == "wood-oil"
    assert [book.name("S01"), book.name("12"), book.name("sun", "half")] == ["S01", "12", "Sonnenseite"]
