"""The measure of trust itself: it must convict a liar and acquit an honest one."""

from __future__ import annotations

import random

import pytest

from stammtisch.analysis.calibration import brier, reliability


def test_an_honest_forecaster_lies_on_the_diagonal() -> None:
    rng = random.Random(5)
    shares = [rng.random() for _ in range(20_000)]
    pairs = [(share, float(rng.random() < share)) for share in shares]
    found = reliability(pairs)
    assert len(found) == 10
    assert sum(each.count for each in found) == 20_000
    assert all(abs(each.expected - each.won) < 0.05 for each in found)


def test_a_boaster_does_not() -> None:
    rng = random.Random(5)
    pairs = [(0.95, float(rng.random() < 0.5)) for _ in range(2_000)]
    (only,) = reliability(pairs)
    assert only.expected == pytest.approx(0.95)
    assert only.won < 0.6


def test_the_brier_score_is_0_for_who_knows_and_a_quarter_for_who_shrugs() -> None:
    assert brier([(1.0, 1.0), (0.0, 0.0)]) == 0
    assert brier([(0.5, 1.0), (0.5, 0.0)]) == pytest.approx(0.25)
