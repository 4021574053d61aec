"""All randomness of a game: one seed, named streams, and a commitment that anyone can check.

Nothing here uses Python's own generator, whose shuffles may change between versions: a stream is SHA-256 in
counter mode, so a deal can be recomputed for ever and in any language. See docs/records.md.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from stammtisch.engine.errors import BadInput
from stammtisch.engine.view import canonical

WORD: Final = 1 << 32
LONGEST_TEXT = 1000
"""Longer seeds and names are refused, here and where a record is read."""


class Stream:
    """Uniform numbers from the SHA-256 of a key and a counter, 32 bits at a time, most significant byte first."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = hashlib.sha256(self._key + self._counter.to_bytes(8, "big")).digest()
            self._words = list(reversed(struct.unpack(">8I", block)))
            self._counter += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; words beyond the last whole multiple of bound are thrown away."""
        limit = WORD - WORD % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def shuffled(self, items: list[int]) -> list[int]:
        """A shuffled copy (Fisher-Yates from the end)."""
        result = items[:]
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result


class Chance:
    """The seed of one game: the host's secret and whatever the players add to it."""

    def __init__(self, secret: str, entropy: tuple[str, ...] = ()) -> None:
        for part in (secret, *entropy):
            if not part.isprintable():
                raise BadInput(f"a seed is one line of plain text, not {part[:40]!r}")
            if len(part) > LONGEST_TEXT:
                raise BadInput(f"a seed has at most {LONGEST_TEXT} characters, not {len(part)}")
        self.secret = secret
        self.entropy = entropy
        self._root = hashlib.sha256(b"stammtisch deal\n" + canonical([secret, *entropy])).digest()

    def stream(self, name: str) -> Stream:
        """The stream of that name: the same for the same seed, whatever the players do."""
        return Stream(hashlib.sha256(self._root + name.encode()).digest())

    def commitment(self) -> str:
        """Published before the start; the secret revealed at the end must give the same."""
        return hashlib.sha256(b"stammtisch commitment\n" + self.secret.encode()).hexdigest()
