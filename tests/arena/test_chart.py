"""The picture of a ladder: a row for each bot, under its whole name."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from stammtisch.arena.chart import chart
from stammtisch.arena.standings import Rating

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*bots: str) -> ElementTree.Element:
    ratings = [Rating(bot, 1000.0 + 50 * place, 950.0, 1200.0, 10, 0.5) for place, bot in enumerate(bots)]
    return ElementTree.fromstring(chart("A game", ratings))


def names(picture: ElementTree.Element) -> list[ElementTree.Element]:
    return [text for text in picture.iter(f"{SVG}text") if text.get("class") == "name"]


@pytest.mark.parametrize("end", ["1", "00000000000000000000000000000000000000001"])
def test_bots_that_differ_in_their_last_setting_look_different_and_have_room(end: str) -> None:
    bots = [f"grossmeister:0.25s,h=1000,j={end}", f"grossmeister:0.25s,h=1000,j={end[:-1]}2"]
    picture = drawn(*bots)
    assert [text.text for text in names(picture)] == bots
    for text in names(picture):
        assert float(text.attrib["x"]) >= 8 * len(bots[0]), "the name begins within the picture"
    width = float(picture.attrib["viewBox"].split()[2])
    assert all(float(circle.attrib["cx"]) < width for circle in picture.iter(f"{SVG}circle"))


def test_short_names_leave_the_picture_as_wide_as_it_was() -> None:
    assert drawn("greedy", "meister:0.25s").attrib["viewBox"].startswith("0 0 760 ")
