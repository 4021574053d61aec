"""Names for rows that nobody can guess and everybody can read aloud."""

from __future__ import annotations

import secrets
from typing import Final

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without i, l, o, 0 and 1, which look alike."""


def new_id(length: int = 12) -> str:
    """A fresh name; twelve letters carry 59 bits, so that an unlisted table cannot be found by trying."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
