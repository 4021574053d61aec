"""Offers as players type them: from their own side, by the words that they would say."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.bohnhansa import GAME
from tests.games.bohnhansa.table import Table, trading


def read(table: Table, line: str) -> str:
    """What a player means by a line `colour: words`, in notation."""
    colour, text = line.split(": ")
    return GAME.codes.notation(GAME.read_choice(text, table.state.view(table.colours.index(colour))))


@pytest.mark.rule("BH-80")
@pytest.mark.parametrize(
    ("line", "notation"),
    [
        ("red: offer blue 2 Blaue for Garten", "offer blue gives=Blaue+Blaue gets=Garten"),
        ("red: offer blue Blaue+Rote for 2x Feuer", "offer blue gives=Blaue+Rote gets=Feuer+Feuer"),
        ("red: OFFER Blue blaue, Rote and brech FOR garten", "offer blue gives=Blaue+Brech+Rote gets=Garten"),
        ("red: offer blue Rote for nothing", "offer blue gives=Rote"),
        ("red: offer blue nothing for Feuer", "offer blue gets=Feuer"),
        ("red: offer blue Sau for Feuer buys=Sau@1", "offer blue gives=Sau gets=Feuer buys=Sau@1"),
        ("red: offer blue gives=Blaue gets=Garten", "offer blue gives=Blaue gets=Garten"),
        (
            "red: bundle blue Rote for Feuer / green Feuer for Sau",
            "bundle blue gives=Rote gets=Feuer / green gives=Feuer gets=Sau invited",
        ),
        ("red: end", "end"),
        ("red: wish have=Sau", "wish have=Sau"),
    ],
)
def test_the_active_player_gives_what_he_names_first(line: str, notation: str) -> None:
    assert read(trading(), line) == notation


@pytest.mark.rule("BH-40")
def test_in_anothers_turn_an_offer_goes_to_him_and_is_said_from_ones_own_side() -> None:
    table = trading()
    said = "offer blue gives=Blaue+Blaue gets=Garten drops=Rote partner-drops=Feuer"
    assert read(table, "blue: offer red Garten for 2 Blaue drops=Feuer partner-drops=Rote") == said
    assert read(table, f"blue: {said}") == said, "the notation of records is understood by everyone"


@pytest.mark.rule("BH-43")
def test_whoever_is_elsewhere_is_invited_without_a_word() -> None:
    table = trading()
    assert read(table, "red: offer green Rote for Sau") == "offer green gives=Rote gets=Sau invited"
    assert read(table, "green: offer red Sau for Rote") == "offer green gives=Rote gets=Sau invited"
    assert read(table, "red: offer green invited") == "offer green invited"


@pytest.mark.rule("BH-81")
def test_a_counter_goes_to_the_other_side_unless_it_says_to_whom() -> None:
    table = trading().do("red: offer blue gives=Blaue gets=Garten", "blue: offer blue gives=Rote gets=Feuer")
    assert read(table, "blue: counter 1 Garten for 2 Blaue") == "counter 1 blue gives=Blaue+Blaue gets=Garten"
    assert read(table, "red: counter 2 Blaue for Feuer") == "counter 2 blue gives=Blaue gets=Feuer"
    assert read(table, "red: counter 2 blue Blaue for Feuer") == "counter 2 blue gives=Blaue gets=Feuer"
    assert read(table, "blue: counter 1 red gives=Garten gets=Rote") == "counter 1 blue gives=Rote gets=Garten"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("offer", "an offer names a partner and beans"),
        ("offer Zoe Rote for Sau", "'Zoe' is no partner; partners are red, blue"),
        ("offer blue Rote", "'Rote' is no swap; write it like: offer blue 2 Blaue for Garten"),
        ("offer blue Rote for Sau for Soja", "is no swap"),
        ("offer blue Rote for", "'' is no number of beans"),
        ("offer blue Rote for 2", "'2' is no number of beans"),
        ("offer blue Rote for Suppe", "'Suppe' is no bean; beans are Blaue, Feuer"),
        ("offer blue 99 Rote for Sau", "at most 15 beans of a kind"),
        ("offer blue 999999999999 Rote for Sau", "is no number of beans"),
        ("offer blue sells=Rote", "'sells=Rote' is none of gives=, gets="),
        ("offer blue Sau for Feuer buys=Sau", "'' is no box; boxes are 1, 2"),
        ("counter", "a counter begins with the number of the offer"),
        ("counter 0 Rote for Sau", "a counter begins with the number of the offer"),
        ("counter 3 Rote for Sau", "offer 3 is not open"),
        ("counter 3", "an offer names a partner and beans"),
        ("bundle blue Rote for Sau", "a bundle joins two or three deals"),
        ("bundle blue Rote for Sau /", "an offer names a partner and beans"),
        ("wish get=Sau", "'get=Sau' is neither have= nor want="),
    ],
)
def test_what_cannot_be_understood_is_one_line_that_says_what_to_write(line: str, complaint: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(trading(), f"red: {line}")
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("kind", ["offer", "counter", "bundle", "wish", "order"])
def test_every_example_of_the_help_can_be_typed(kind: str) -> None:
    table = trading().do(
        "red: offer blue gives=Blaue gets=Garten", *["red: offer green gives=Rote gets=Sau invited"] * 2
    )
    examples = [line.split("   ")[0] for line in GAME.codes.explanation(kind) if line.startswith(f"{kind} ")]
    assert examples
    for example in examples:
        assert read(table, f"red: {example}").startswith(kind)
