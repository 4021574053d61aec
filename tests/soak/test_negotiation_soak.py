"""The long run of the model of negotiation: `make soak`, or a part of it with STAMMTISCH_SOAK=0.01."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.games.bohnhansa.negotiation_machine import Negotiation

pytestmark = pytest.mark.soak

EXAMPLES = max(1, round(5000 * float(os.environ.get("STAMMTISCH_SOAK", "1"))))


@pytest.mark.rule("BH-82", "BH-83", "BH-86", "BH-87")
def test_no_sequence_of_offers_and_acts_breaks_the_account() -> None:
    run_state_machine_as_test(
        Negotiation, settings=settings(max_examples=EXAMPLES, stateful_step_count=120, deadline=None)
    )
