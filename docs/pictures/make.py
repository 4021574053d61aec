"""Draws the pictures of the documentation anew: `python docs/pictures/make.py`.

The SVG needs nothing but this package, and a test keeps it up to date. With `--png` the README's copy is made too, by
`chromium` and `pngquant`, which have to be installed.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.drawing.layout import HEIGHT, WIDTH

HERE: Final = Path(__file__).parent
NAMES: Final = ["Anna", "Ben", "Clara", "David"]
PNG_WIDTH: Final = 1290

# Green has named a boss and yellow has expanded; now red buys, then blue.
POSITION: Final[dict[str, object]] = {
    "week": 2,
    "day": 3,
    "start": "green",
    "stage": "buy",
    "turn": "red",
    "chosen": {"red": "buy", "blue": "buy", "green": "boss", "yellow": "expand"},
    "money": {"red": 41, "blue": 33, "green": 52, "yellow": 38},
    "cells": {
        "Adler": "c1 b1 a1 b2",
        "Krug": "b3 b4 a4 a5",
        "Eiche": "c5 c4 d5 d4 d3",
        "Bären": "f5 e5 f4",
        "Post": "g3 g4 h4 h5 g5",
        "Hirschen": "f1 f2 e2 e3 g1",
    },
    "boss": {
        "Adler": "red",
        "Krug": "yellow",
        "Eiche": "green",
        "Bären": "blue",
        "Post": "yellow",
        "Hirschen": "red",
        "Mayerbräu": "green",
        "Steinbräu": "blue",
        "Kramerbräu": "green",
    },
    "named_today": ["Kramerbräu"],
    "markers": {
        "Adler": {"red": 2, "blue": 1},
        "Krug": {"green": 1, "yellow": 2},
        "Eiche": {"green": 2, "red": 1},
        "Bären": {"blue": 2},
        "Post": {"yellow": 1, "blue": 1, "green": 1},
        "Hirschen": {"red": 2, "green": 1},
        "Mayerbräu": {"green": 2, "red": 1, "yellow": 1},
        "Steinbräu": {"blue": 2},
        "Kramerbräu": {"green": 1, "yellow": 1},
        "Schmidbräu": {"red": 1},
    },
    "signs": {
        "Adler": "Mayerbräu",
        "Krug": "Steinbräu",
        "Eiche": "Mayerbräu",
        "Bären": "Kramerbräu",
        "Post": "Schmidbräu",
        "Hirschen": "Mayerbräu",
    },
    "waitress": "Eiche",
    "drunkard": "Post",
    "hand": {
        "red": ["Hirschen", "Steinbräu", "Steinbräu"],
        "blue": ["Bären", "Bären"],
        "green": ["Post", "Mayerbräu", "Kramerbräu"],
        "yellow": ["Krug"],
    },
    "open": ["Adler", "waitress"],
}


def picture() -> str:
    """The table in the middle of a game, as red sees it."""
    state = GAME.build(GAME.terms(4), POSITION)
    return GAME.draw(state.view(0), NAMES) + "\n"


def photograph(svg: Path, png: Path) -> None:
    """The picture as pixels, with few enough colours to be small."""
    height = round(PNG_WIDTH * HEIGHT / WIDTH)
    with tempfile.TemporaryDirectory() as folder:
        page, raw = Path(folder) / "page.html", Path(folder) / "raw.png"
        page.write_text(
            f"<!doctype html><style>*{{margin:0}}svg{{display:block}}</style>{svg.read_text('utf-8')}", "utf-8"
        )
        options = ("--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={PNG_WIDTH},{height}")
        subprocess.run(["chromium", *options, f"--screenshot={raw}", page.as_uri()], check=True, capture_output=True)
        subprocess.run(["pngquant", "--force", "--strip", "--output", png, "256", raw], check=True)


def main() -> None:
    svg = HERE / "goldbraeu.svg"
    svg.write_text(picture(), encoding="utf-8")
    if "--png" in sys.argv[1:]:
        photograph(svg, HERE / "goldbraeu.png")


if __name__ == "__main__":
    main()
