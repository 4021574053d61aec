"""Games are found through entry points: ours, and those of other packages."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.engine import BadInput, all_games, find_game
from tests.conformance import toy
from tests.conformance.plugin import toy_installed


def test_ours_is_there() -> None:
    assert find_game("goldbraeu").title == "Goldbräu"


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"there is no game 'chess'; there are: .*goldbraeu"):
        find_game("chess")


def test_another_package_brings_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with toy_installed(tmp_path, monkeypatch):
        assert find_game("toy") is toy.GAME
        assert list(all_games()) == ["bohnhansa", "goldbraeu", "heavenale", "toy"]
    assert "toy" not in all_games()


def test_what_is_no_game_is_a_programming_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (
        toy_installed(tmp_path, monkeypatch, "tests.conformance.toy:RULES"),
        pytest.raises(TypeError, match="is no Game"),
    ):
        all_games()
