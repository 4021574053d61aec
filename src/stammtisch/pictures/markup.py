"""Words for a terminal: styles, names that can do no harm, widths that line up, and a sheet to write on."""

from __future__ import annotations

import unicodedata


def paint(text: str, style: str) -> str:
    """Text in a style; without one as it is."""
    return f"[{style}]{text}[/]" if style else text


def plain(name: str) -> str:
    """A name that can harm neither markup nor terminal, whoever chose it."""
    return "".join(c if c.isprintable() else "?" for c in name).replace("[", "(").replace("\\", "/")


def fit(text: str, width: int) -> str:
    """Text cut or filled to a width on screen, where some letters are two wide and some none."""
    fitted, used = "", 0
    for letter in text:
        wide = _width(letter)
        if used + wide > width:
            break
        fitted += letter
        used += wide
    return fitted + " " * (width - used)


def wrapped(text: str, width: int) -> list[str]:
    """Text in lines of at most so many columns, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and sum(map(_width, longer)) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _width(letter: str) -> int:
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in "WF" else 1


class Canvas:
    """A sheet of narrow letters, each with its style; written on in any order, and what is written last is seen."""

    def __init__(self, width: int, height: int) -> None:
        self.letters: list[list[str]] = [[" "] * width for _ in range(height)]
        self.styles: list[list[str]] = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        """Text from a place to the right."""
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
