"""Choices and how they are written. Codes stay as they are for a rules version: records depend on them."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.choices import SHED_MASKS, buy, mask_name
from stammtisch.games.heavenale.names import SHADE, SPOTS, SUN, TILES


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("pass", 0),
        ("move 1", 1),
        ("move 27", 27),
        ("start first", 28),
        ("start brewmaster", 29),
        ("start ducats", 30),
        ("start wood", 31),
        ("start barley", 35),
        ("sell colour", 36),
        ("sell brewmaster", 40),
        ("card colour-wood", 41),
        ("card colour-barley", 45),
        ("card lowest-wood", 46),
        ("card lowest-barley", 50),
        ("card barrel", 51),
        ("card ducats", 52),
        ("card brewmaster", 53),
        ("disc X1", 54),
        ("disc X5", 58),
        ("disc wood", 59),
        ("disc barley", 63),
        ("disc monk1", 64),
        ("disc monk4", 67),
        ("buy wood1 sun", 68),
        ("buy wood1 shade", 69),
        ("buy monk4 shade", 125),
        ("place S01", 126),
        ("place D15", 155),
        ("shed none", 156),
        ("shed E", 157),
        ("shed E+W", 165),
        ("shed NE", 188),
    ],
)
def test_a_code_keeps_its_meaning(notation: str, code: int) -> None:
    assert GAME.codes.parse(notation) == code
    assert GAME.codes.notation(code) == notation


def test_there_are_no_gaps() -> None:
    assert GAME.codes.codes == tuple(range(156 + 64))


@pytest.mark.parametrize(
    ("typed", "notation"),
    [("shed w+e", "shed E+W"), ("DISC x3", "disc X3"), ("buy Hops5 SUN", "buy hops5 sun"), ("place s03", "place S03")],
)
def test_spelling_is_forgiving(typed: str, notation: str) -> None:
    assert GAME.codes.notation(GAME.codes.parse(typed)) == notation


@pytest.mark.parametrize(
    "typed", ["", "move 28", "move 0", "buy monk5 sun", "place B1", "shed up", "start marker", "fly"]
)
def test_what_is_no_choice_is_told_so(typed: str) -> None:
    with pytest.raises(BadInput):
        GAME.codes.parse(typed)


def test_a_tile_and_a_half_make_a_purchase() -> None:
    assert GAME.codes.notation(buy(TILES.index("hops5"), SUN)) == "buy hops5 sun"
    assert GAME.codes.notation(buy(TILES.index("monk1"), SHADE)) == "buy monk1 shade"


@pytest.mark.rule("HA-33")
def test_a_tile_can_never_be_placed_on_a_shed_site() -> None:
    assert {
        GAME.codes.structure(code)[1] for code in GAME.codes.codes if GAME.codes.structure(code)[0] == "place"
    } == set(SPOTS)


@pytest.mark.rule("HA-52")
def test_the_patterns_of_the_five_types_of_shed() -> None:
    patterns = [[mask_name(mask) for mask in masks] for masks in SHED_MASKS]
    assert patterns[:4] == [
        ["none"],
        ["E", "SE", "SW", "W", "NW", "NE"],
        ["E+W", "SE+NW", "SW+NE"],
        ["E+SW+NW", "SE+W+NE"],
    ]
    assert len(patterns[4]) == 15
    assert {pattern.count("+") for pattern in patterns[4]} == {3}


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("move 5", "To space 5"),
        ("buy hops5 sun", "Buy hops 5 for the sun"),
        ("sell colour", "Sell the colour card for 3 ducats"),
        ("pass", "None"),
    ],
)
def test_a_choice_has_words(notation: str, words: str) -> None:
    assert GAME.words(GAME.codes.parse(notation)) == words


def test_every_choice_has_words() -> None:
    assert all(GAME.words(code) for code in GAME.codes.codes)
