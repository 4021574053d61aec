"""The ladder as a picture: a row for each bot, its rating as a dot, and the interval as a bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stammtisch.arena.standings import Rating
from stammtisch.pictures.paints import CREAM, INK, PLAYERS
from stammtisch.pictures.svg import circle, element, escape, number, path, rect, text

ACROSS: Final = 470
"""How wide the scale is; on its left are the names, on its right the figures."""
NAMES: Final = 200
"""How much is left for the names, if none is longer."""
LETTER: Final = 9
"""How wide a letter of a name may be."""
BESIDE: Final = 16
"""Between a name and the scale."""
RIGHT: Final = 90
TOP: Final = 70
ROW: Final = 44
BOTTOM: Final = 46
STEPS: Final = (10, 20, 50, 100, 200, 500, 1000)
"""How far apart the lines may be, in points."""
MOST_LINES: Final = 8
SHADE: Final = "#d9c9a3"
STYLE: Final = (
    f"text{{font-family:Georgia,'DejaVu Serif',serif;fill:{INK};font-size:15px}}"
    ".heading{font-size:20px;font-weight:bold}.scale{font-size:12px;text-anchor:middle}"
    ".name{text-anchor:end}.value{font-weight:bold}"
)


def chart(title: str, ratings: Sequence[Rating]) -> str:
    """An SVG picture of its own."""
    low, high, step = _scale(ratings)
    bottom = TOP + ROW * len(ratings)
    height = bottom + BOTTOM
    # Names differ in their last setting, so none is cut off.
    left = max(NAMES, BESIDE + LETTER * max(len(rating.bot) for rating in ratings))
    width = left + ACROSS + RIGHT

    def place(rating: float) -> float:
        return left + (rating - low) * ACROSS / (high - low)

    lines = [
        path(f"M{number(place(rating))} {TOP - 12}V{bottom}", stroke=SHADE, fill="none")
        + text(str(rating), place(rating), bottom + 18, "scale")
        for rating in range(low, high + 1, step)
    ]
    rows = [_row(left, place, TOP + ROW * (place_down + 0.5), rating) for place_down, rating in enumerate(ratings)]
    spoken = "; ".join(f"{rating.bot} {rating.rating:.0f}" for rating in ratings)
    return element(
        "svg",
        element("title", escape(title)),
        element("desc", escape(f"Ratings with intervals of 95 %: {spoken}")),
        element("style", STYLE),
        rect(0, 0, width, height, fill=CREAM, rx=10),
        text(title, 24, 36, "heading"),
        *lines,
        *rows,
        text("rating, with 95 % intervals over deals", left + ACROSS / 2, bottom + 38, "scale"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {number(height)}",
        role="img",
    )


def _scale(ratings: Sequence[Rating]) -> tuple[int, int, int]:
    """Round bounds around all intervals, and how far apart the lines are."""
    lowest, highest = min(rating.low for rating in ratings), max(rating.high for rating in ratings)
    step = next((step for step in STEPS if highest - lowest < step * (MOST_LINES - 2)), STEPS[-1])
    return int(lowest // step) * step, int(highest // step + 1) * step, step


def _row(left: int, place: Callable[[float], float], y: float, rating: Rating) -> str:
    paint = PLAYERS[1]
    low, high = place(rating.low), place(rating.high)
    return element(
        "g",
        element("title", escape(f"{rating.bot}: {rating.rating:.0f} ({rating.low:.0f} to {rating.high:.0f})")),
        text(rating.bot, left - BESIDE, y + 5, "name"),
        rect(low, y - 5, max(high - low, 2), 10, rx=5, fill=paint.light, stroke=paint.dark),
        circle(place(rating.rating), y, 7, fill=paint.base, stroke=paint.dark),
        text(f"{rating.rating:.0f}", left + ACROSS + 24, y + 5, "value"),
    )
