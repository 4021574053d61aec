"""No sequence of offers and acts loses a bean, exceeds a cart, breaks a promise or leaves the game stuck.

A short run; `make soak` has the long one.
"""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.games.bohnhansa.negotiation_machine import Negotiation


@pytest.mark.rule("BH-40", "BH-42", "BH-44", "BH-80", "BH-81", "BH-82", "BH-83", "BH-85", "BH-86", "BH-87", "BH-88")
def test_the_engine_keeps_the_same_account_as_the_rules() -> None:
    run_state_machine_as_test(
        Negotiation, settings=settings(max_examples=80, stateful_step_count=50, deadline=None, derandomize=True)
    )
