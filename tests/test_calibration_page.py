"""The page about how far expectations can be trusted says what was measured, of every game."""

from __future__ import annotations

import sys

import pytest

from benchmarks.calibration import DOCS, PAGE, kept, main, page, picture, picture_of
from stammtisch.engine import all_games

ANEW = "benchmarks.calibration.write_page() writes it anew"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), ANEW


def test_every_picture_shows_its_figures_and_none_is_left_over() -> None:
    shown = {file.name: file.read_text(encoding="utf-8") for file in (DOCS / "pictures").glob("calibration-*.svg")}
    assert shown == {picture_of(figures): picture(figures) + "\n" for figures in kept()}, ANEW


@pytest.mark.parametrize("key", list(all_games()))
def test_every_game_was_measured_on_five_hundred_games(key: str) -> None:
    assert any(figures["game"] == key and figures["games"] >= 500 for figures in kept())


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ("tiddlywinks --players 3", "invalid choice"),
        ("goldbraeu --seed new", "the following arguments are required: --players"),
        ("goldbraeu --players 3", "the following arguments are required: --seed"),
        ("goldbraeu --players 7 --seed new", "not played by 7"),
        ("goldbraeu --players 3 --seed new --games 1", "one game says nothing"),
        ("goldbraeu --players 3 --positions 0", "it takes at least 1"),
        ("goldbraeu --players 3 --bot nobody", "there is no bot 'nobody'"),
    ],
)
def test_what_cannot_be_measured_is_said_before_anything_is_played(
    words: str, error: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["calibration", *words.split()])
    with pytest.raises(SystemExit):
        main()
    assert error in capsys.readouterr().err
