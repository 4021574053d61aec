"""What guests and bots are called."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

from stammtisch.web.mistakes import Mistake

LONGEST_NAME: Final = 24
LONGEST_WORD: Final = 60

GUESTS: Final = (
    "Afra", "Alois", "Anni", "Bartl", "Burgi", "Elis", "Ferdl", "Franzi", "Girgl", "Hias", "Irmi", "Kathi",
    "Korbinian", "Lenz", "Loni", "Maxl", "Mirl", "Nandl", "Pauli", "Quirin", "Rosl", "Schorsch", "Sepp", "Theres",
    "Urschl", "Valtl", "Veit", "Vroni", "Wally", "Wast", "Xaver", "Zenzi",
)  # fmt: skip
BOTS: Final = ("Resi", "Ignaz", "Kreszenz", "Blasius", "Walburga", "Kilian")


def guest_name(person: str) -> str:
    """The name that a guest keeps until they choose another: always the same for the same person."""
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:4], "big")
    return f"{GUESTS[number % len(GUESTS)]} {number // len(GUESTS) % 90 + 10}"


def bot_name(taken: Iterable[str]) -> str:
    """The first of the bots' names that nobody at the table has."""
    return apart(next((name for name in BOTS if name not in taken), BOTS[0]), taken)


def apart(name: str, taken: Iterable[str]) -> str:
    """The name, with a number when somebody at the table is already called so."""
    others = set(taken)
    number, chosen = 2, name
    while chosen in others:
        chosen = f"{name} ({number})"
        number += 1
    return chosen


def read_word(text: str) -> str:
    """A word that somebody adds to the shuffle: anything on one line; nothing when they do not care."""
    word = " ".join(text.split())
    if len(word) > LONGEST_WORD or not word.isprintable():
        raise Mistake("word_length", longest=LONGEST_WORD)
    return word


def read_name(text: str) -> str:
    """A name as somebody typed it: one line, not too long."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Mistake("name_length", longest=LONGEST_NAME)
    return name
