"""A sheet of letters, each with its style, that becomes lines of markup."""

from __future__ import annotations

from stammtisch.games.heavenale.sketch.ink import paint


class Canvas:
    """Written on in any order; what is written last is seen."""

    def __init__(self, width: int, height: int) -> None:
        self.letters: list[list[str]] = [[" "] * width for _ in range(height)]
        self.styles: list[list[str]] = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Text of narrow letters from a place to the right."""
        for offset, letter in enumerate(text):
            self.letters[y][x + offset] = letter
            self.styles[y][x + offset] = style

    def lines(self) -> list[str]:
        return [_line(letters, styles) for letters, styles in zip(self.letters, self.styles, strict=True)]


def _line(letters: list[str], styles: list[str]) -> str:
    """Letters as markup, neighbours of one style together."""
    line, start = "", 0
    for end in range(1, len(letters) + 1):
        if end == len(letters) or styles[end] != styles[start]:
            line += paint("".join(letters[start:end]), styles[start])
            start = end
    return line
