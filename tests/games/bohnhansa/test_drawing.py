"""The picture as a document: whole, the same for the same view, and silent about what is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from docs.pictures.make import HERE, picture
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.position import STAGES
from stammtisch.games.bohnhansa.state import BohnHansaState
from stammtisch.games.bohnhansa.view import BohnHansaView
from tests.games.bohnhansa.pictures import FIVE, Picture, busy, moments, played, viewers
from tests.games.bohnhansa.table import given, new
from tests.pictures import SVG

# Pictures follow from positions; where a broken rule is hunted they only cost time.
pytestmark = pytest.mark.slow

LARGEST = 250_000
REFERENCE = re.compile(r'(?:href="#|url\(#)([^")]+)')


# The picture as a document


@pytest.mark.parametrize("players", [3, 4, 5])
def test_is_well_formed_with_unique_ids_and_nothing_dangling(players: int) -> None:
    for state in [*moments(players, f"whole-{players}", 6), busy().state]:
        for seat in viewers(state):
            drawn = Picture(state.view(seat))
            assert [name for name, count in Counter(drawn.ids).items() if count > 1] == []
            assert set(REFERENCE.findall(drawn.source)) <= set(drawn.ids)
            assert len(drawn.source.encode()) < LARGEST


def test_draws_at_every_stage_of_a_game() -> None:
    drawn: set[str] = set()
    for seed in range(12):
        for state in played(3 + seed % 3, f"stage-{seed}"):
            stage = state.stack[-1].name if state.stack else "over"
            if stage not in drawn:
                for seat in viewers(state):
                    Picture(state.view(seat))
            drawn.add(stage)
        if drawn == set(STAGES):
            break
    assert drawn == set(STAGES)


def test_everything_in_the_definitions_is_used() -> None:
    shown = [state for players in (3, 5) for state in moments(players, "used", 12)] + [busy().state]
    drawn = [Picture(state.view(seat)) for state in shown for seat in (None, 0)]
    defined = {node.attrib["id"] for node in drawn[0].root.find(f"{SVG}defs") or () if "id" in node.attrib}
    assert defined - {name for each in drawn for name in REFERENCE.findall(each.source)} == set()


def test_every_class_of_letters_is_used() -> None:
    shown = [*moments(3, "letters", 8), busy().state]
    source = "".join(GAME.draw(state.view(0), FIVE[: state.players]) for state in shown)
    styled = set(re.findall(r"\.(bh-\w+)\{", source))
    used = {name for names in re.findall(r'class="([^"]+)"', source) for name in names.split()}
    assert styled - used == set()
    assert {name for name in used if name.startswith("bh-")} <= styled


def test_the_same_view_gives_the_same_bytes() -> None:
    view = busy().state.view(2)
    again = BohnHansaView(GAME.terms(4), view.seat)
    again.read(view.to_data())
    assert GAME.draw(view, FIVE[:4]) == GAME.draw(again, FIVE[:4])


def test_says_what_it_shows() -> None:
    state = given(3, turn="blue", money={"red": 31, "blue": 7}, cart={"red": "Blaue", "blue": "", "green": ""}).state
    drawn = Picture(state.view(1))
    assert drawn.root.attrib["role"] == "img"
    assert [drawn.by_id[name].text for name in drawn.root.attrib["aria-labelledby"].split()] == [
        "Bohn Hansa, Ben's turn, I travel",
        "Anna (red): 31 thalers, 35 if everything were sold now; "
        "Ben (blue): 7 thalers, 7 if everything were sold now; "
        "Clara (green): 0 thalers, 0 if everything were sold now. Where do you travel?",
    ]
    assert Picture(new().state.view(None)).by_id["picture-title"].text == "Bohn Hansa, set-up"


def test_names_stay_names() -> None:
    names = ["<script>alert(1)</script>", 'Ben" onload="x', "C&A \x00\x1b\ud800", "A name that is far too long to fit"]
    drawn = Picture(busy().state.view(None), names)
    assert list(drawn.root.iter(f"{SVG}script")) == []
    assert not any("onload" in node.attrib for node in drawn.root.iter())
    assert drawn.hint("figure-green") == "C&A  is in Edinburgh"
    assert drawn.hint("figure-yellow") == "A name that is far too long to fit is in Malmö"
    assert "A name tha…" in drawn.words("player-yellow")


# Layers and order, for a client that lets pieces slide


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_scenery_never_changes_during_a_game(players: int) -> None:
    def layer(state: BohnHansaState, seat: int | None) -> str:
        source = GAME.draw(state.view(seat), FIVE[:players])
        return source[: source.index('<g id="pieces">')].split("</defs>")[1]

    layers = {layer(state, seat) for state in moments(players, "scenery", 4) for seat in viewers(state)}
    assert len(layers) == 1
    assert layers.pop().startswith('<g id="scenery">')


@pytest.mark.parametrize("seat", [None, 1])
def test_pieces_keep_their_order(seat: int | None) -> None:
    passing = re.compile(r"(card|dealt|laid|offer|order|journey|winner)-.*|before-\w+-\w+")

    def order(state: BohnHansaState) -> list[str]:
        return [name for name in Picture(state.view(seat)).ids if not passing.fullmatch(name)]

    first, *others = (order(state) for state in moments(4, "order", 6))
    assert all(other == first for other in others)


# What is hidden


@pytest.mark.rule("BH-74", "BH-89")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_hidden_is_in_the_picture(players: int) -> None:
    rng = random.Random(players)
    for state in [*moments(players, f"secret-{players}", 8), busy().state]:
        for seat in viewers(state):
            names = FIVE[: state.players]
            twin = GAME.disguise(state, seat, rng)
            assert GAME.draw(state.view(seat), names) == GAME.draw(twin.view(seat), names)


def test_the_picture_of_the_documentation_is_up_to_date() -> None:
    """If not: python docs/pictures/make.py --png"""
    kept = (HERE / "bohnhansa.svg").read_text(encoding="utf-8")
    assert kept == picture("bohnhansa")
