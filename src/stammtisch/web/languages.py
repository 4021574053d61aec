"""The languages that we speak: catalogues read once, and every game in each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel.core import negotiate_locale
from babel.messages.pofile import read_po

from stammtisch.engine import Game, find_game

LANGUAGES: Final = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano"}
"""By their own names."""

DEFAULT: Final = "en"
LOCALE: Final = "locale"


def read_catalogue(file: Traversable) -> dict[str, str]:
    """The texts of a gettext catalogue by key; what is not translated, or no longer fits, is left out."""
    with file.open("rb") as text:
        messages = list(read_po(text))
    return {
        message.id: message.string
        for message in messages
        if isinstance(message.id, str) and isinstance(message.string, str)
        if message.id and message.string and not message.fuzzy
    }


class Words:
    """The texts of our own pages in one language."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self.texts = texts

    def __call__(self, key: str, **values: object) -> str:
        """A text with its values."""
        return self.texts[key].format(**values)

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def section(self, name: str) -> dict[str, str]:
        """All texts whose keys begin so, by the rest of the key: what the page's own program says."""
        return {key.removeprefix(f"{name}."): text for key, text in self.texts.items() if key.startswith(f"{name}.")}

    def all_of(self, names: Sequence[str]) -> str:
        """Anna, Ben and Cleo."""
        return self._row("common.and", names)

    def one_of(self, names: Sequence[str]) -> str:
        """2, 3 or 4."""
        return self._row("common.or", names)

    def _row(self, key: str, names: Sequence[str]) -> str:
        *others, last = names
        return self(key, others=", ".join(others), last=last) if others else last


@cache
def words(language: str) -> Words:
    """What our pages say in a language; English where something is missing."""
    folder = files("stammtisch.web") / LOCALE
    english = read_catalogue(folder / f"{DEFAULT}.po")
    return Words(language, english | read_catalogue(folder / f"{language}.po"))


@cache
def game_in(key: str, language: str) -> Game[Any, Any, Any]:
    """A game that speaks a language; a game without a catalogue for it speaks English."""
    game = find_game(key)
    file = files(import_module(type(game).__module__).__package__ or "") / LOCALE / f"{language}.po"
    return game.translated(read_catalogue(file)) if language != DEFAULT and file.is_file() else game


def preferred(accepted: str) -> str:
    """The first of somebody's languages that we speak, from what their browser says (`de-AT,de;q=0.9,en;q=0.5`)."""
    wishes = [wish.partition(";") for wish in accepted.split(",")[:20]]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    found = negotiate_locale([tag.strip() for tag, _, _ in ranked], LANGUAGES, sep="-")
    return found.partition("-")[0] if found else DEFAULT


def _weight(parameter: str) -> float:
    try:
        return float(parameter.strip().removeprefix("q="))
    except ValueError:
        return 1.0
