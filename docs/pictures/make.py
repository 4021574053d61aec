"""Draws the pictures of the documentation anew: `python docs/pictures/make.py`.

The SVG needs nothing but this package, and a test keeps it up to date. With `--png` the README's copy is made too, by
`chromium` and `pngquant`, which have to be installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from stammtisch.engine import all_games

HERE: Final = Path(__file__).parent
NAMES: Final = ["Anna", "Ben", "Clara", "David"]
PNG_WIDTH: Final = 1290

# Green has named a boss and yellow has expanded; now red buys, then blue.
GOLDBRAEU: Final[dict[str, object]] = {
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


def _planted(text: str) -> dict[str, str]:
    """A garden from spots and tiles in turn."""
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


# Red has stopped where two tiles lie; yellow is back in already, and one more round follows.
HEAVENALE: Final[dict[str, object]] = {
    "round": 5,
    "first": "green",
    "stage": "buy",
    "turn": "red",
    "next": "blue",
    "figure": {"red": "17", "blue": "12", "green": "18", "yellow": "in"},
    "spot": {"yellow": "brewmaster"},
    "money": {"red": 9, "blue": 14, "green": 6, "yellow": 3},
    "markers": {
        "red": {"wood": 7, "yeast": 4, "hops": 9, "water": 5, "barley": 6},
        "blue": {"wood": 3, "yeast": 6, "hops": -1, "water": 8, "barley": 2},
        "green": {"wood": 5, "yeast": 1, "hops": 2, "water": 4, "barley": 1},
        "yellow": {"wood": 11, "yeast": 2, "hops": 6, "water": -2, "barley": 4},
    },
    "brewmaster": {"red": 6, "blue": 2, "green": 11, "yellow": -3},
    "garden": {
        "red": _planted(
            "S01 water3 S02 monk1 S04 barley1 S05 hops1 S07 monk1 S09 barley2 S10 yeast3 S12 wood2 S14 barley5 "
            "S15 wood4 D01 hops2 D02 barley1 D04 barley2 D05 monk3 D07 yeast2 D09 water4 D10 barley4 D12 monk3 "
            "D14 wood5 D15 water4"
        ),
        "blue": _planted(
            "S03 water1 S04 wood1 S05 hops4 S06 monk1 S07 yeast1 S08 water3 S09 monk2 S11 wood2 S12 yeast5 D05 hops5 "
            "D06 hops2 D07 monk3 D09 water1 D10 hops3 D12 monk3 D13 wood2 D15 hops2"
        ),
        "green": _planted(
            "S05 hops4 S07 wood5 S10 monk4 S12 water5 S13 yeast1 S15 water2 D03 hops2 D04 hops3 D05 wood2 D06 barley3 "
            "D07 monk2 D08 barley1 D09 monk3 D10 barley3 D11 yeast3 D12 water4 D13 monk1 D14 wood4"
        ),
        "yellow": _planted(
            "S01 hops1 S02 monk4 S05 barley2 S08 yeast4 S09 wood1 S11 hops5 S12 monk4 S13 water2 S14 hops5 D01 water5 "
            "D02 monk2 D05 barley5 D07 yeast5 D08 water4 D09 wood3 D11 yeast2 D12 monk1 D13 yeast1 D14 wood4"
        ),
    },
    "discs": {
        "red": ["X", "wood", "yeast", "monk1", "monk2", "barley"],
        "blue": ["hops", "yeast", "water", "monk3"],
        "green": ["monk1", "monk2", "monk3", "monk4", "wood", "barley", "water"],
        "yellow": ["X", "wood", "water", "hops", "monk2"],
    },
    "placed": {
        "red": {"1": "colour", "4": "brewmaster"},
        "blue": {"2": "ducats"},
        "green": {"3": "lowest", "4": "barrel", "5": "brewmaster"},
        "yellow": {"1": "lowest"},
    },
    "cards": {
        "red": ["lowest", "barrel", "ducats"],
        "blue": ["colour", "barrel", "brewmaster"],
        "green": ["ducats"],
        "yellow": ["colour", "barrel", "ducats", "brewmaster"],
    },
    "barrels": {
        "brewmaster": {"large": "green", "small": "red"},
        "monk_discs": {"large": "green"},
        "all_markers": {"large": "red"},
        "three_cards": {"large": "green"},
        "three_alike": {"large": "yellow"},
    },
    "track": {
        "8": ["barley3"],
        "9": ["water1"],
        "10": ["monk4"],
        "11": ["barley4", "yeast5"],
        "13": ["water1"],
        "15": ["barley2", "wood3"],
        "17": ["yeast4", "hops1"],
        "18": ["monk4"],
        "19": ["water3"],
        "21": ["wood5", "hops3"],
        "22": ["yeast3"],
        "23": ["hops4", "hops5"],
        "25": ["monk2", "monk2"],
        "27": ["hops1", "water5"],
    },
    "supply": {"4": 0, "7": 0, "12": 0, "16": 1},
}

# Red trades at Rostock: three offers are open, one contract lies on the table, another can be fulfilled from the hand.
BOHNHANSA: Final[dict[str, object]] = {
    "stage": "trade",
    "turn": "red",
    "money": {"red": 47, "blue": 31, "green": 62, "yellow": 18},
    "credit": {"yellow": 12},
    "cart": {
        "red": ["Blaue", "Blaue", "Feuer", "Rote", "Garten"],
        "blue": ["Sau", "Brech", "Feuer", "Soja", "Soja"],
        "green": ["Garten", "Augen", "Blaue", "Brech", "Brech", "Sau", "Rote"],
        "yellow": ["Feuer", "Feuer", "Soja", "Augen"],
    },
    "figure": {"red": "Rostock", "blue": "Rostock", "green": "Edinburgh", "yellow": "Malmö"},
    "hand": {
        "red": ["4", "R04", "3", "5", "H02", "6", "7", "2", "1", "D03"],
        "blue": ["5", "6", "V03", "7", "3", "2", "1", "A04"],
        "green": ["2", "4", "5", "6", "7", "M05", "3", "B07", "E03"],
        "yellow": ["6", "7", "3", "2", "D06", "1"],
    },
    "shown": {"red": ["R01", "1"]},
    "laid": ["R01"],
    "before": {"green": ["N05"]},
    "harvested": ["N01", "N04", "N07"],
    "meter": {
        "Hamburg": ["Blaue", "Feuer", "Blaue*3"],
        "Rostock": ["Sau*2", "Soja", "Sau*3"],
        "Danzig": ["Feuer", "Garten", "Feuer*3"],
        "Malmö": ["Garten", "Blaue", "Augen", "Garten*3", "Blaue*2"],
        "Aalborg": ["Sau", "Rote", "Rote*3", "Sau*2"],
        "Edinburgh": ["Brech"],
        "Visby": ["Rote", "Sau"],
        "Bremen": ["Augen*2", "Brech"],
    },
    "discards": ["E01", "M01", "V05"],
    "offers": [
        {"by": "red", "deals": ["blue gives=Blaue+Blaue gets=Soja"]},
        {"by": "green", "deals": ["green gives=Rote gets=Garten invited"]},
        {"by": "red", "deals": ["yellow gives=Sau gets=Augen buys=Sau@1 invited"]},
    ],
    "orders": {"red": ["accept give=Blaue+Blaue get=Garten", "refuse from=green"]},
    "wishes": {"blue": "have=Soja want=Garten", "yellow": "have=Blaue+Feuer want=Augen+Rote"},
}

POSITIONS: Final = {"goldbraeu": GOLDBRAEU, "heavenale": HEAVENALE, "bohnhansa": BOHNHANSA}


def picture(key: str) -> str:
    """The table in the middle of a game, as red sees it."""
    game = all_games()[key]
    state = game.build(game.terms(4), POSITIONS[key])
    return game.draw(state.view(0), NAMES) + "\n"


def photograph(svg: Path, png: Path) -> None:
    """The picture as pixels, with few enough colours to be small."""
    drawn = svg.read_text("utf-8")
    size = re.search(r'viewBox="0 0 (\S+) (\S+)"', drawn)
    assert size is not None
    height = round(PNG_WIDTH * float(size[2]) / float(size[1]))
    with tempfile.TemporaryDirectory() as folder:
        page, raw = Path(folder) / "page.html", Path(folder) / "raw.png"
        page.write_text(
            f"<!doctype html><meta charset=utf-8><style>*{{margin:0}}svg{{display:block}}</style>{drawn}", "utf-8"
        )
        options = ("--headless", "--no-sandbox", "--hide-scrollbars", f"--window-size={PNG_WIDTH},{height}")
        subprocess.run(["chromium", *options, f"--screenshot={raw}", page.as_uri()], check=True, capture_output=True)
        subprocess.run(["pngquant", "--force", "--strip", "--output", png, "256", raw], check=True)


def main() -> None:
    for key in POSITIONS:
        svg = HERE / f"{key}.svg"
        svg.write_text(picture(key), encoding="utf-8")
        if "--png" in sys.argv[1:]:
            photograph(svg, HERE / f"{key}.png")


if __name__ == "__main__":
    main()
