"""The leak test on the real game: Goldbräu made to give something away, in ways that are easy to overlook."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stammtisch.conformance import CHECKS, fuzz
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.decisions import naming
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT, GARDEN_COUNT
from stammtisch.games.goldbraeu.state import GoldbraeuState
from stammtisch.games.goldbraeu.view import GoldbraeuView

pytestmark = [pytest.mark.slow, pytest.mark.interpreted]

LEAKS = ("nothing leaks", "events do not leak", "secret choices stay secret")
EVERYWHERE = tuple(replace(check, share=1) for check in CHECKS if check.name in LEAKS)


def findings(decisions: int = 300) -> set[str]:
    return {str(fault) for fault in fuzz(GAME, decisions, "convict", checks=EVERYWHERE).faults}


def test_the_real_game_is_acquitted() -> None:
    assert findings() == set()


def test_one_card_too_many_seen_at_the_bottom_of_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GoldbraeuState.view

    def view(self: GoldbraeuState, seat: int | None) -> GoldbraeuView:
        shown = honest(self, seat)
        shown.returned = list(self.deck[-self.returned - 1 :])
        return shown

    monkeypatch.setattr(GoldbraeuState, "view", view)
    assert "nothing leaks: leak: the view of a spectator shows 'returned', which is hidden" in findings()


def test_being_asked_tells_that_one_could_block(monkeypatch: pytest.MonkeyPatch) -> None:
    """GB-83: an owner who could not block anyway must be asked all the same."""
    honest = naming.challenge

    def challenge(state: GoldbraeuState, seat: int, business: int) -> None:
        owner = state.boss[business]
        asked = owner < 0 or naming.has_majority(state, owner, business)
        if asked or state.hand[owner * BUSINESS_COUNT + business]:
            honest(state, seat, business)
        else:
            naming.install(state, seat, business)

    monkeypatch.setattr(naming, "challenge", challenge)
    assert any("something new, but no event is a fence" in finding for finding in findings(1500))


def test_the_log_tells_whether_a_secret_draw_is_a_garden(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GoldbraeuState.tell

    def tell(self: GoldbraeuState, kind: str, seat: int, public: dict[str, Any], *rest: Any) -> None:
        honest(self, kind, seat, {**public, "garden": self.drawn < GARDEN_COUNT} if kind == "drew" else public, *rest)

    monkeypatch.setattr(GoldbraeuState, "tell", tell)
    assert any(finding.startswith("events do not leak: leak: the events after 'buy deck'") for finding in findings())


def test_an_action_card_shows_while_others_still_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GoldbraeuState.view

    def view(self: GoldbraeuState, seat: int | None) -> GoldbraeuView:
        shown = honest(self, seat)
        shown.chosen = self.chosen[:]
        return shown

    monkeypatch.setattr(GoldbraeuState, "view", view)
    assert any("shows 'chosen', which is hidden" in finding for finding in findings())
