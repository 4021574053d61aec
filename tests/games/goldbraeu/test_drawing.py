"""The picture as a document: whole, the same for the same view, and silent about what is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest

from docs.pictures.make import HERE, picture
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.names import BUSINESSES
from stammtisch.games.goldbraeu.position import STAGES
from stammtisch.games.goldbraeu.state import GoldbraeuState
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.svg import shorten
from tests.builders import given, new
from tests.pictures import NAMES, SVG, Picture, busy, moments, random_game, viewers

# Pictures follow from positions; where a broken rule is hunted they only cost time.
pytestmark = pytest.mark.slow

BOARDS = ("notch", "hole", "centre")
LARGEST = 400_000


# The picture as a document


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("players", [3, 4])
def test_is_well_formed_with_unique_ids_and_nothing_dangling(players: int, board: str) -> None:
    for state in moments(players, f"{board}-{players}", 7, board=board):
        for seat in viewers(state):
            drawn = Picture(state.view(seat))
            assert [name for name, count in Counter(drawn.ids).items() if count > 1] == []
            referred = set(re.findall(r'(?:href="#|url\(#)([^")]+)', drawn.source))
            assert referred <= set(drawn.ids)
            assert len(drawn.source.encode()) < LARGEST


def test_draws_at_every_stage_of_a_game() -> None:
    drawn: set[str] = set()
    for seed in range(12):
        for state in random_game(3 + seed % 2, f"stage-{seed}"):
            stage = state.stack[-1].name if state.stack else "over"
            if stage not in drawn:
                for seat in viewers(state):
                    Picture(state.view(seat))
            drawn.add(stage)
        if drawn == set(STAGES):
            break
    assert drawn == set(STAGES)


def test_the_same_view_gives_the_same_bytes() -> None:
    state = moments(4, "again", 3)[1]
    view = state.view(2)
    again = GoldbraeuView(GAME.terms(4), view.seat)
    again.read(view.to_data())
    assert GAME.draw(view, NAMES) == GAME.draw(again, NAMES)


def test_says_what_it_shows() -> None:
    drawn = Picture(busy(money={"red": 31}).view(0))
    assert drawn.root.attrib["role"] == "img"
    assert [drawn.by_id[name].text for name in drawn.root.attrib["aria-labelledby"].split()] == [
        "Goldbräu, week 2 of 3, day 7 of 7",
        "Anna (red): 31 thalers; Ben (blue): 25 thalers; Clara (green): 25 thalers; David (yellow): 25 thalers. "
        "Your boss is challenged: block or allow?",
    ]


def test_names_stay_names() -> None:
    names = ["<script>alert(1)</script>", 'Ben" onload="x', "C&A \x00\x1b\ud800", "A name that is far too long to fit"]
    state = new().state
    drawn = Picture(state.view(None), names)
    assert list(drawn.root.iter(f"{SVG}script")) == []
    assert not any("onload" in node.attrib for node in drawn.root.iter())
    assert drawn.hint("player-green") == "C&A  (green): 25 thalers"
    assert drawn.hint("player-yellow") == "A name that is far too long to fit (yellow): 25 thalers"
    assert "A name that is…" in drawn.words("player-yellow")


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [("Anna", 4, "Anna"), ("Annika", 4, "Anni…"), ("An na", 3, "An…"), ("安娜安娜", 4, "安娜…"), ("", 4, "")],
)
def test_a_long_name_is_cut(name: str, width: int, shown: str) -> None:
    assert shorten(name, width) == shown


# Layers and order, for a client that lets pieces slide


@pytest.mark.parametrize("board", BOARDS)
def test_the_scenery_never_changes_during_a_game(board: str) -> None:
    def layer(state: GoldbraeuState, seat: int | None) -> str:
        source = GAME.draw(state.view(seat), NAMES)
        return source[: source.index('<g id="pieces">')].split("</defs>")[1]

    layers = {layer(state, seat) for state in moments(4, "scenery", 4, board=board) for seat in viewers(state)}
    assert len(layers) == 1
    assert layers.pop().startswith('<g id="scenery">')


def test_pieces_keep_their_order() -> None:
    passing = ("fence-", "challenge-", "blocked-", "winner-", "held", "part-", "prompt")

    def order(state: GoldbraeuState) -> list[str]:
        return [name for name in Picture(state.view(1)).ids if not name.startswith(passing)]

    first, *others = (order(state) for state in moments(4, "order", 6))
    assert all(other == first for other in others)


# What is hidden


@pytest.mark.rule("GB-82")
@pytest.mark.parametrize("players", [3, 4])
def test_nothing_hidden_is_in_the_picture(players: int) -> None:
    rng = random.Random(players)
    for state in moments(players, f"secret-{players}", 14):
        for seat in viewers(state):
            names = NAMES[:players]
            twin = GAME.disguise(state, seat, rng)
            assert GAME.draw(state.view(seat), names) == GAME.draw(twin.view(seat), names)


@pytest.mark.rule("GB-82")
def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    one, other = busy(), busy(hand={"red": "Hirschen Post Krug", "green": "Adler"})
    for seat in (None, 1, 2, 3):
        assert GAME.draw(one.view(seat), NAMES) == GAME.draw(other.view(seat), NAMES)
    assert GAME.draw(one.view(0), NAMES) != GAME.draw(other.view(0), NAMES)
    assert Picture(one.view(0)).words("hand-Post") == "×2"
    assert "hand" not in Picture(one.view(None)).by_id
    assert "reminder" in Picture(one.view(None)).by_id


@pytest.mark.rule("GB-53", "GB-82")
def test_a_drawn_share_is_marked_for_its_buyer_alone() -> None:
    state = given(
        stage="drawn", chosen="buy buy boss boss", drawn="Post", hand={"red": "Post Krug", "blue": "Post"}
    ).state
    assert Picture(state.view(0)).hint("hand-Post") == "Hidden shares of Post: 1, one just drawn"
    assert Picture(state.view(0)).hint("hand-Krug") == "Hidden shares of Krug: 1"
    assert Picture(state.view(1)).hint("hand-Post") == "Hidden shares of Post: 1"


@pytest.mark.rule("GB-15")
def test_the_pair_that_stays_hidden_is_marked_until_all_have_chosen() -> None:
    state = new(seed="held").state
    choice = state.choices(0)[0]
    pair = str(GAME.codes.structure(choice)[1]).split("+")
    state.step(0, choice)
    drawn = Picture(state.view(0))
    assert {name for name in BUSINESSES if "chosen to stay hidden" in drawn.hint(f"hand-{name}")} == set(pair)
    assert drawn.data("action-red", "action") == "hidden"
    assert Picture(state.view(1)).data("action-red", "action") == "hidden"


def test_the_picture_of_the_documentation_is_up_to_date() -> None:
    """If not: python docs/pictures/make.py --png"""
    kept = (HERE / "goldbraeu.svg").read_text(encoding="utf-8")
    assert kept == picture("goldbraeu")
