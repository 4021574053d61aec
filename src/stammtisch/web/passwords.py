"""Passwords: hashed with argon2 in a thread, since one takes about 160 ms."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from stammtisch.web.mistakes import Mistake

SHORTEST: Final = 8
LONGEST: Final = 200

_HASHER: Final = PasswordHasher()


@cache
def _nobody() -> str:
    """Compared with when there is no such account, so that the time taken does not tell."""
    return _HASHER.hash("nobody has this password")


async def hash_password(password: str) -> str:
    """The hash to keep."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Mistake("password_length", shortest=SHORTEST, longest=LONGEST)
    return await asyncio.to_thread(_HASHER.hash, password)


async def matches(password: str, kept: str | None) -> bool:
    """Whether this is the password of that hash."""
    if len(password) > LONGEST:
        return False
    return await asyncio.to_thread(_verify, kept, password) and kept is not None


def _verify(kept: str | None, password: str) -> bool:
    try:
        return _HASHER.verify(kept or _nobody(), password)
    except VerificationError:
        return False
