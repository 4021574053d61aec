"""Golden playthroughs: whole games as text that a person has reviewed; any change of the rules shows in them."""

from __future__ import annotations

import pytest

from stammtisch.conformance.playthrough import playthrough
from stammtisch.engine import all_games, find_game
from stammtisch.engine.playout import random_game
from tests.conformance import toy
from tests.make_playthroughs import GOLDEN, PLAYTHROUGHS, file_of, tell

LONGEST = 4000


@pytest.mark.parametrize("name", GOLDEN)
def test_a_playthrough_comes_out_as_it_was_reviewed(name: str) -> None:
    text = file_of(name).read_text(encoding="utf-8")
    assert tell(name).splitlines() == text.splitlines(), "if the change is meant: python -m tests.make_playthroughs"


@pytest.mark.parametrize("name", GOLDEN)
def test_a_playthrough_is_short_enough_to_be_read(name: str) -> None:
    lines = file_of(name).read_text(encoding="utf-8").splitlines()
    assert 500 < len(lines) < LONGEST
    assert max(len(line) for line in lines) <= 130


@pytest.mark.parametrize("key", all_games())
def test_every_question_of_a_game_comes_up_in_its_playthroughs(key: str) -> None:
    told = "".join(file_of(name).read_text(encoding="utf-8") for name in GOLDEN if name.startswith(f"{key}/"))
    questions = find_game(key).rulebook.texts["question"]
    assert [stage for stage, words in questions.items() if f" is asked: {words} [" not in told] == ["over"]


def test_no_playthrough_lies_about_unnoticed() -> None:
    assert set(PLAYTHROUGHS.glob("*/*")) == {file_of(name) for name in GOLDEN}


def test_a_playthrough_tells_who_is_asked_what_and_who_learns_what() -> None:
    record = random_game(toy.GAME, 2, "told", names=["Ann", "Bob"])
    text = playthrough(record, lambda view: view.to_data()["round"])
    assert text.count("-- choice") == len(record.choices)
    assert text.count("== before choice") == 3
    assert "Ann is asked: How much? [TY-1]\nmay: stake 0, stake 1, stake 2\nchooses: stake" in text
    assert "  all: Bob draws. |\n  Bob: Bob draws " in text
    assert "Ann: Bob draws" not in text
    assert record.result is not None
    assert text.endswith(f"state_hash: {record.result.state_hash}\n")
