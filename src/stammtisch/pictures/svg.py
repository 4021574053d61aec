"""The few words of SVG that the drawings need: elements, numbers, text that cannot break out of its place."""

from __future__ import annotations

import html
import unicodedata
from typing import Final

Attribute = str | float
Point = tuple[float, float]


def number(value: float) -> str:
    """At most two digits after the point, and no more characters than needed."""
    return str(value) if isinstance(value, int) else f"{value:.2f}".rstrip("0").rstrip(".")


def signed(value: int) -> str:
    """A number to be read, with a minus that is as wide as a digit."""
    return str(value).replace("-", "−")


NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""The space before a French colon; Python counts it among what cannot be printed."""


def escape(text: str) -> str:
    """Text for an element or an attribute; what XML cannot hold at all is left out."""
    if not text.isprintable():
        text = "".join(letter for letter in text if letter.isprintable() or letter == NO_BREAK)
    return html.escape(text)


def shorten(text: str, width: int) -> str:
    """Text cut to a width in letters; the broad ones of East Asia and emoji count twice."""
    used = 0
    for index, letter in enumerate(text):
        used += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        if used > width:
            return text[:index].rstrip() + "…"
    return text


def element(tag: str, *content: str, **attributes: Attribute) -> str:
    """An element; `stroke_width` is written stroke-width, `class_` is class. Content is taken as it is."""
    spelled = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
    inner = "".join(content)
    return f"<{tag}{spelled}>{inner}</{tag}>" if inner else f"<{tag}{spelled}/>"


def moved(x: float, y: float, scale: float = 1) -> str:
    """A place and a size as a transform."""
    return f"translate({number(x)} {number(y)})" + (f" scale({scale:.4g})" if scale != 1 else "")


def group(*content: str, at: Point | None = None, scale: float = 1, title: str = "", **attributes: Attribute) -> str:
    """A group, moved to a place and size, with the words that appear when one points at it."""
    if at is not None or scale != 1:
        x, y = at or (0, 0)
        attributes["transform"] = moved(x, y, scale)
    words = element("title", escape(title)) if title else ""
    return element("g", words, *content, **attributes)


def text(words: str, x: float, y: float, class_: str, **attributes: Attribute) -> str:
    """A line of text, escaped."""
    return element("text", escape(words), x=x, y=y, class_=class_, **attributes)


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: Attribute) -> str:
    """A drawing from the definitions, at a place and size."""
    if x or y or scale != 1:
        attributes["transform"] = moved(x, y, scale)
    return element("use", href=f"#{name}", **attributes)


TARGET: Final[dict[str, Attribute]] = {"class_": "target", "fill": "#fff", "fill_opacity": 0}
"""What makes a shape the area of a thing that can be clicked: it is not seen until a page lets it glow."""


def path(d: str, **attributes: Attribute) -> str:
    return element("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    return element("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Attribute) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)
