"""What the broken toys are made of: the toy game with one thing wrong, and the check that is to find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from stammtisch.engine import Terms
from tests.conformance.toy import Toy, ToyState

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Case:
    """A way to break the toy; the check named must convict it in these words."""

    broken: Callable[[Patch], Toy]
    check: str
    words: str
    decisions: int = 200

    def __str__(self) -> str:
        return f"{self.broken.__name__}-{self.check}"


def with_state(state: type[ToyState]) -> Toy:
    class Broken(Toy):
        def blank(self, terms: Terms) -> ToyState:
            return state(terms)

    return Broken()
