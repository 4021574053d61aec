"""The log names contracts by what stands on them: nobody knows them by their number. (BH-02)"""

from __future__ import annotations

import re
from typing import Any

import pytest

from stammtisch.engine import Game
from stammtisch.games.bohnhansa import GAME
from stammtisch.web.languages import LANGUAGES, game_in
from tests.games.bohnhansa.table import Table, given, trading

NAMES = ["Anna", "Ben", "Clara"]
NUMBER = re.compile(r"\b[EABHMRVD]0\d\b")


def log(table: Table, seat: int | None = None, game: Game[Any, Any, Any] = GAME) -> list[str]:
    """What a seat reads after the last choice."""
    return [game.tell(event, seat, NAMES) for event in table.events]


@pytest.mark.rule("BH-13", "BH-14")
def test_an_opening() -> None:
    dealt = {"red": "E01 R05 R06", "blue": "E02 E03 E04", "green": "A01 A02 A03"}
    table = given(stage="opening", dealt=dealt)
    table.do("red: opening 312", "blue: opening 312", "green: opening 321")
    assert "Anna begins with a contract: Blaue, Brech and Augen to Rostock for 45." in log(table)


@pytest.mark.rule("BH-32", "BH-33")
def test_a_journey_that_plays_one() -> None:
    table = given(figure={"red": "Rostock"}, hand={"red": "4 R01 2 3"}).do("red: travel Hamburg")
    assert log(table)[0] == "Anna travels to Hamburg, playing 4, contract Rostock 35."


@pytest.mark.rule("BH-32")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna stays in Hamburg, playing 4."),
        ("fr", "Anna reste à Hambourg et joue 4."),
        ("de", "Anna bleibt in Hamburg und spielt 4."),
        ("it", "Anna resta nella città di Amburgo giocando 4."),
    ],
)
def test_whoever_plays_one_card_stays(language: str, line: str) -> None:
    table = given(figure={"red": "Hamburg"}, hand={"red": "4 R01 2 3"}).do("red: travel Hamburg")
    assert log(table, game=game_in("bohnhansa", language))[0] == line
    assert table.events[0].kind == "travelled", "what is recorded is the journey"


@pytest.mark.rule("BH-60")
def test_one_that_is_fulfilled() -> None:
    table = trading(hand={"red": "2 3 R01"}, cart={"red": "Feuer Rote"}).do("red: fulfil R01")
    assert log(table) == ["Anna fulfils a contract: Feuer and Rote to Rostock for 35."]


@pytest.mark.rule("BH-51", "BH-61", "BH-74")
@pytest.mark.parametrize(
    ("line", "seat", "own", "others"),
    [
        (
            "green: contract 4",
            2,
            "Clara gives travel card 4 and 5 thalers for a contract: Feuer and Sau to Edinburgh for 30.",
            "Clara gives travel card 4 and 5 thalers for a contract.",
        ),
        (
            "red: end",
            0,
            "Anna draws a contract: Feuer and Sau to Edinburgh for 30.",
            "Anna draws a contract.",
        ),
    ],
)
def test_one_that_is_drawn_is_named_to_its_owner_alone(line: str, seat: int, own: str, others: str) -> None:
    table = trading(deck="E01 E02").do(line)
    assert log(table, seat) == [own]
    assert log(table, 1) == log(table) == [others]


@pytest.mark.rule("BH-60")
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_in_every_language(language: str) -> None:
    table = trading(hand={"red": "2 3 R01"}, cart={"red": "Feuer Rote"}).do("red: fulfil R01")
    (line,) = log(table, game=game_in("bohnhansa", language))
    assert "Rostock" in line
    assert not NUMBER.search(line)
