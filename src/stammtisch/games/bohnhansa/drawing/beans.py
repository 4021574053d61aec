"""The eight beans, each with a shape and a pattern besides its colour; 17 units around the origin. (BH-01)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.drawing.palette import BEAN_PAINTS
from stammtisch.games.bohnhansa.names import BEANS
from stammtisch.pictures.svg import circle, ellipse, group, path

KIDNEY: Final = "M-16-2C-16-13-5-15 3-12S17-9 16 2 9 14 3 11-2 5-6 8-16 8-16-2z"


def definitions() -> str:
    shapes = (_blaue, _feuer, _sau, _brech, _soja, _augen, _rote, _garten)
    return "".join(group(shape(), id=bean_symbol(bean)) for bean, shape in enumerate(shapes))


def bean_symbol(bean: int) -> str:
    """What a bean is called in the definitions."""
    return f"bh-bean-{BEANS[bean]}"


def _shape(d: str, bean: int) -> str:
    paint = BEAN_PAINTS[bean]
    return path(d, fill=paint.base, stroke=paint.dark, stroke_width=2.4, stroke_linejoin="round")


def _line(d: str, colour: str, width: float = 2.4) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def _blaue() -> str:
    """A kidney with two waves."""
    return (
        _shape(KIDNEY, 0)
        + _line("M-12-4q4-4 8 0t8 0 8 0", BEAN_PAINTS[0].light, 2.6)
        + _line("M-11 3q4-4 7 0M4 4q4-4 8 0", BEAN_PAINTS[0].light, 2.6)
    )


def _feuer() -> str:
    """A flame."""
    return _shape(
        "M-1-17C6-11 5-7 8-6 11-8 10-11 10-12 16-5 17 4 12 11 7 17-6 17-11 11-16 4-12-3-8-7-8-3-6-2-4-3-2-7-4-12-1-17z",
        1,
    ) + path("M0 14C-6 13-8 7-4 2-4 6 0 6 1-1 7 3 8 12 0 14z", fill="#e8641b")


def _sau() -> str:
    """A round bean with a snout and ears."""
    dark = BEAN_PAINTS[2].dark
    return (
        _shape("M-13-9C-16-18-9-17-6-13-2-15 2-15 6-13 9-17 16-18 13-9 18-2 15 14 0 14S-18-2-13-9z", 2)
        + ellipse(0, 4, 8, 6, fill=BEAN_PAINTS[2].light, stroke=dark, stroke_width=1.8)
        + ellipse(-3, 4, 1.5, 2.4, fill=dark)
        + ellipse(3, 4, 1.5, 2.4, fill=dark)
        + circle(-6, -5, 1.7, fill=dark)
        + circle(6, -5, 1.7, fill=dark)
    )


def _brech() -> str:
    """A pod that is broken in two."""
    return (
        _shape("M-17 3C-17-5-11-9-3-9L-6-4-1-1-4 5-2 8C-9 9-17 10-17 3z", 3)
        + _shape("M17-4C17 4 12 9 4 9L7 4 2 1 5-5 3-8C10-10 17-11 17-4z", 3)
        + _line("M-12 1q3-4 6-4M12-1q-3 4-6 4", BEAN_PAINTS[3].light)
    )


def _soja() -> str:
    """A pod of three round beans."""
    paint = BEAN_PAINTS[4]
    pod = "M-16 6C-19-4-9-11-5-6-3-13 8-13 8-5 15-9 20 2 14 8 8 14 3 9 2 7-3 13-13 14-16 6z"
    return (
        _shape(pod, 4)
        + circle(-9, 2, 4.2, fill=paint.light)
        + circle(2, -1, 4.2, fill=paint.light)
        + circle(11, 2, 3.6, fill=paint.light)
    )


def _augen() -> str:
    """White, with a black eye."""
    return (
        _shape("M-16 0C-14-12 14-12 16 0 14 13-14 13-16 0z", 5)
        + circle(0, 0, 6.6, fill="#2b241a")
        + circle(2.2, -2.4, 2, fill="#fff")
    )


def _rote() -> str:
    """A standing kidney with white specks."""
    specks = "".join(circle(x, y, 1.9, fill="#fff") for x, y in ((-3, -10), (4, -5), (5, 3), (0, 9), (-6, -3), (7, 10)))
    return _shape("M-4-17C7-18 14-8 13 3S4 18-4 16-9 7-5 3-15 0-14-8-9-17-4-17z", 6) + specks


def _garten() -> str:
    """A long green pod like a crescent, with its stalk."""
    paint = BEAN_PAINTS[7]
    return (
        _line("M13-11 17-17", paint.dark, 3.4)
        + _shape("M14-12C18 6-1 20-17 10-15 5-8 7-2 3S8-8 14-12z", 7)
        + "".join(circle(x, y, 2.3, fill=paint.light) for x, y in ((-8, 9), (0, 8), (7, 3), (11, -4)))
    )
