"""Options and editions: what is not said takes the default, what is wrong is named with what would be right."""

from __future__ import annotations

import pytest

from stammtisch.engine import BadInput, Components, Edition, Option, find_game
from stammtisch.engine.options import resolve
from tests.conformance.toy import GAME

OPTIONS = (
    Option("way", "R-1", "Which way", {"both": "either way", "left": "left only"}),
    Option("end", "R-2", "When it ends", {"early": "soon", "late": "later"}),
)
EDITIONS = (Edition("old", "The old book", {"way": "left"}),)


def test_the_first_value_is_the_default() -> None:
    assert resolve(OPTIONS, EDITIONS, None, {}) == {"way": "both", "end": "early"}


def test_an_edition_sets_what_it_names() -> None:
    assert resolve(OPTIONS, EDITIONS, "old", {}) == {"way": "left", "end": "early"}


def test_a_choice_of_the_table_overrides_the_edition() -> None:
    assert resolve(OPTIONS, EDITIONS, "old", {"way": "both", "end": "late"}) == {"way": "both", "end": "late"}


@pytest.mark.parametrize(
    ("edition", "chosen", "said"),
    [
        ("new", {}, "there is no edition 'new'; there are: old"),
        (None, {"colour": "red"}, "there is no option 'colour'; there are: way, end"),
        (None, {"way": "up"}, "option 'way' cannot be 'up'; it can be: both, left"),
    ],
)
def test_what_does_not_exist_is_named(edition: str | None, chosen: dict[str, str], said: str) -> None:
    with pytest.raises(BadInput) as caught:
        resolve(OPTIONS, EDITIONS, edition, chosen)
    assert str(caught.value) == said


def test_a_game_says_for_how_many_it_is() -> None:
    with pytest.raises(BadInput, match="Goldbräu is for 3 or 4 players, not 5"):
        find_game("goldbraeu").terms(5)


def test_unsound_components_are_refused() -> None:
    with pytest.raises(BadInput, match="the components file is not sound: there must be six cards"):
        GAME.terms(2, components=Components({"cards": 7}))


def test_terms_hold_every_option() -> None:
    assert GAME.terms(2, edition="short").options == {"purse": "three"}
    assert GAME.terms(2, {"purse": "five"}, "short").options == {"purse": "five"}
