"""Bring the catalogues of all languages up to date: `python -m tests.make_messages`, from the root of the project.

What is there stays. A new text comes in empty; one whose English has changed is marked fuzzy until a person has looked
at it; one that is gone is dropped. The tests fail on anything empty or fuzzy.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

import stammtisch
from stammtisch.engine import all_games
from stammtisch.web.languages import DEFAULT, LANGUAGES, LOCALE, read_catalogue

SOURCE: Final = Path(stammtisch.__file__).parent
WIDTH: Final = 120


def folders() -> dict[Path, dict[str, str]]:
    """Every folder with catalogues, and the English texts that they translate, by key."""
    web = SOURCE / "web" / LOCALE
    found = {SOURCE / "games" / key / LOCALE: game.entries() for key, game in all_games().items()}
    return {web: read_catalogue(web / f"{DEFAULT}.po"), **found}


def refreshed(old: Catalog, english: Mapping[str, str], language: str) -> Catalog:
    """The catalogue with exactly these texts, each with its English as a comment for the translator."""
    new = Catalog(locale=language)
    for key, text in english.items():
        message = old.get(key)
        comment = " ".join(text.split())
        if message is None:
            new.add(key, "", auto_comments=[comment])
            continue
        changed = " ".join(message.auto_comments) != comment
        flags = message.flags | ({"fuzzy"} if changed and message.string else set())
        new.add(key, message.string, auto_comments=[comment], user_comments=message.user_comments, flags=flags)
    return new


def read(file: Path, language: str) -> Catalog:
    if not file.exists():
        return Catalog(locale=language)
    with file.open("rb") as text:
        return read_po(text, locale=language)


def write(file: Path, catalogue: Catalog) -> None:
    """Without a header: dates and names of tools would change with every run."""
    file.parent.mkdir(exist_ok=True)
    with file.open("wb") as text:
        write_po(text, catalogue, width=WIDTH, omit_header=True)


def main() -> None:
    for folder, english in folders().items():
        for language in LANGUAGES:
            if language == DEFAULT:
                continue
            file = folder / f"{language}.po"
            catalogue = refreshed(read(file, language), english, language)
            write(file, catalogue)
            left = sum(not message.string or message.fuzzy for message in catalogue if message.id)
            print(f"{file.relative_to(SOURCE)}: {len(english)} texts, {left} to do")


if __name__ == "__main__":
    main()
