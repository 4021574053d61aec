"""The letters of a picture: two families of fonts, and a style sheet from a short table."""

from __future__ import annotations

from typing import Final

SERIF: Final = "Georgia,'Palatino Linotype',Palatino,'Book Antiqua','DejaVu Serif',serif"
SANS: Final = "'Segoe UI','Helvetica Neue',Helvetica,Arial,'Liberation Sans',Arimo,'DejaVu Sans',sans-serif"
"""The pictures are drawn for letters as wide as Arial's; a page brings Arimo for machines that have none."""


def style_sheet(prefix: str, letters: dict[str, str]) -> str:
    """By name font and colour; letters stand in the middle unless they are also left or right.

    Classes stand alone because a selector with an ancestor does not reach into what `use` shows.
    """
    centred = "".join(f".{prefix}-{name}{{text-anchor:middle;font:{rest}}}" for name, rest in letters.items())
    return f"{centred}.{prefix}-left{{text-anchor:start}}.{prefix}-right{{text-anchor:end}}"
