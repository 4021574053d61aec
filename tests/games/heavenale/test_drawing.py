"""The picture as a document: whole, the same for the same view, and silent about what is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from docs.pictures.make import HERE, picture
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.position import STAGES
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView
from tests.games.heavenale.pictures import Picture, moments, played, viewers
from tests.games.heavenale.table import given, new
from tests.pictures import NAMES, SVG

# Pictures follow from positions; where a broken rule is hunted they only cost time.
pytestmark = pytest.mark.slow

LARGEST = 400_000


# The picture as a document


@pytest.mark.parametrize("players", [2, 3, 4])
def test_is_well_formed_with_unique_ids_and_nothing_dangling(players: int) -> None:
    for state in moments(players, f"whole-{players}", 6):
        for seat in viewers(state):
            drawn = Picture(state.view(seat))
            assert [name for name, count in Counter(drawn.ids).items() if count > 1] == []
            referred = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn.source))
            assert referred <= set(drawn.ids)
            assert len(drawn.source.encode()) < LARGEST


def test_draws_at_every_stage_of_a_game() -> None:
    drawn: set[str] = set()
    for seed in range(12):
        for state in played(2 + seed % 3, f"stage-{seed}"):
            stage = state.stack[-1].name if state.stack else "over"
            if stage not in drawn:
                for seat in viewers(state):
                    Picture(state.view(seat))
            drawn.add(stage)
        if drawn == set(STAGES):
            break
    assert drawn == set(STAGES)


def test_everything_in_the_definitions_is_used() -> None:
    """Over a game and its endings; a tile that nobody drew is used by another game."""
    drawn = [Picture(state.view(None)) for players in (2, 4) for state in moments(players, "used", 12)]
    defined = {node.attrib["id"] for node in drawn[0].root.find(f"{SVG}defs") or () if "id" in node.attrib}
    used = {name for each in drawn for name in re.findall(r'(?:href="#|url\(#)([^")]+)', each.source)}
    rare = re.compile(r"ha-(tile-\w+\d|shed-\d|crown|tick)")
    assert {name for name in defined - used if not rare.fullmatch(name)} == set()


def test_the_same_view_gives_the_same_bytes() -> None:
    view = moments(4, "again", 3)[1].view(2)
    again = HeavenAleView(GAME.terms(4), view.seat)
    again.read(view.to_data())
    assert GAME.draw(view, NAMES) == GAME.draw(again, NAMES)


def test_says_what_it_shows() -> None:
    state = given(2, round=2, money={"red": 31}, figure={"red": "5", "blue": "7"}, turn="blue").state
    drawn = Picture(state.view(1))
    assert drawn.root.attrib["role"] == "img"
    assert [drawn.by_id[name].text for name in drawn.root.attrib["aria-labelledby"].split()] == [
        "Heaven & Ale, round 2 of 3",
        "Anna (red): 31 ducats, 0 points if the game ended now; "
        "Ben (blue): 25 ducats, 0 points if the game ended now. Where do you move?",
    ]
    assert Picture(new().state.view(None)).by_id["picture-title"].text == "Heaven & Ale, set-up"
    over = given(2, stage="over", round=3, figure={"red": "in", "blue": "in"}, spot={"red": "first", "blue": "ducats"})
    drawn = Picture(over.state.view(None))
    assert drawn.by_id["picture-title"].text == "Heaven & Ale, the game is over"
    assert drawn.by_id["picture-description"].text == (
        "Anna (red): 25 ducats, 1 point; Ben (blue): 25 ducats, 0 points. Anna wins with 1 point."
    )


def test_names_stay_names() -> None:
    names = ["<script>alert(1)</script>", 'Ben" onload="x', "C&A \x00\x1b\ud800", "A name that is far too long to fit"]
    drawn = Picture(new().state.view(None), names)
    assert list(drawn.root.iter(f"{SVG}script")) == []
    assert not any("onload" in node.attrib for node in drawn.root.iter())
    assert drawn.hint("money-green") == "C&A  has 25 ducats"
    assert drawn.hint("money-yellow") == "A name that is far too long to fit has 25 ducats"
    assert "A name that is fa…" in drawn.words("player-yellow")


# Layers and order, for a client that lets pieces slide


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scenery_never_changes_during_a_game(players: int) -> None:
    def layer(state: HeavenAleState, seat: int | None) -> str:
        source = GAME.draw(state.view(seat), NAMES[:players])
        return source[: source.index('<g id="pieces">')].split("</defs>")[1]

    layers = {layer(state, seat) for state in moments(players, "scenery", 4) for seat in viewers(state)}
    assert len(layers) == 1
    assert layers.pop().startswith('<g id="scenery">')


@pytest.mark.parametrize("seat", [None, 1])
def test_pieces_keep_their_order(seat: int | None) -> None:
    passing = ("tile-", "bought", "winner-")

    def order(state: HeavenAleState) -> list[str]:
        return [name for name in Picture(state.view(seat)).ids if not name.startswith(passing)]

    first, *others = (order(state) for state in moments(4, "order", 6))
    assert all(other == first for other in others)


# What is hidden


@pytest.mark.rule("HA-96")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_is_in_the_picture(players: int) -> None:
    rng = random.Random(players)
    for state in moments(players, f"secret-{players}", 10):
        for seat in viewers(state):
            names = NAMES[:players]
            twin = GAME.disguise(state, seat, rng)
            assert GAME.draw(state.view(seat), names) == GAME.draw(twin.view(seat), names)


def test_the_picture_of_the_documentation_is_up_to_date() -> None:
    """If not: python docs/pictures/make.py --png"""
    kept = (HERE / "heavenale.svg").read_text(encoding="utf-8")
    assert kept == picture("heavenale")
