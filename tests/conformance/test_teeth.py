"""Every check convicts: the toy game, broken in one place each, is found out by the check that is meant to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from stammtisch.conformance import CHECKS, FuzzReport, examine, fuzz
from stammtisch.conformance.written import replay_faults
from stammtisch.engine import Chance, Record, Refusal, find_game, state_hash
from stammtisch.engine.playout import random_game
from tests.conformance import (
    broken_appraisals,
    broken_choices,
    broken_clicks,
    broken_proposals,
    broken_secrecy,
    broken_steps,
)
from tests.conformance.broken import Case, Patch, with_state
from tests.conformance.broken_proposals import Bidding
from tests.conformance.broken_secrecy import view_shows_the_deck
from tests.conformance.toy import ROUND, STAGES, STAKE, STAKING, Toy, ToyState

THOROUGH = tuple(replace(check, share=1) for check in CHECKS)
CASES = [
    *broken_appraisals.CASES,
    *broken_choices.CASES,
    *broken_clicks.CASES,
    *broken_proposals.CASES,
    *broken_steps.CASES,
    *broken_secrecy.CASES,
]


def thorough(game: Toy, decisions: int = 200) -> FuzzReport:
    return fuzz(game, decisions, "teeth", checks=THOROUGH)


def test_the_sound_toy_has_no_fault() -> None:
    assert thorough(Toy(), 1000).faults == []


def test_the_sound_toy_with_bids_has_no_fault() -> None:
    assert thorough(Bidding()).faults == []


@pytest.mark.interpreted
def test_a_secret_choice_that_only_some_hands_allow_needs_no_fence(monkeypatch: Patch) -> None:
    """Nobody sees which stake it is, so it shows nothing that some cards forbid the dearest."""

    class Whispering(ToyState):
        def tell(self, *args: Any, **kwargs: Any) -> None:
            super().tell(*args, **kwargs)
            if self.told[-1].kind == "staked":
                self.told[-1].fence = False

    honest = STAKING.choices

    def choices(state: ToyState, seat: int) -> list[int]:
        return [choice for choice in honest(state, seat) if choice < STAKE + 2 or state.hand[seat] > 3]

    def refusal(state: ToyState, seat: int, choice: int) -> Refusal | None:
        return None if choice in choices(state, seat) else Refusal("TY-1", "other")

    monkeypatch.setattr(STAKING, "choices", choices)
    monkeypatch.setattr(STAKING, "refusal", refusal)
    events = tuple(check for check in THOROUGH if check.name == "events do not leak")
    assert fuzz(with_state(Whispering), 1000, "teeth", checks=events).faults == []


@pytest.mark.interpreted
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_broken_toy_is_convicted(case: Case, monkeypatch: Patch) -> None:
    toy = case.broken(monkeypatch)
    checks = tuple(check for check in THOROUGH if check.name == case.check)
    faults = fuzz(toy, case.decisions, "teeth", checks=checks).faults
    assert [fault for fault in faults if fault.check == case.check and case.words in fault.message]


def test_every_check_has_a_toy_that_it_convicts() -> None:
    assert {check.name for check in CHECKS} <= {case.check for case in CASES}


@pytest.mark.interpreted
def test_an_endless_game_is_given_up(monkeypatch: Patch) -> None:
    def go_round(state: ToyState) -> None:
        state.coins = [0, 0]
        state.stack.append(STAKING)

    monkeypatch.setattr(ROUND, "resume", go_round)
    report = fuzz(Toy(), 1, "endless", checks=())
    assert [fault.check for fault in report.faults] == ["no endless game"]


def test_alike_faults_are_kept_once_and_counted() -> None:
    report = thorough(view_shows_the_deck(Patch()), 400)
    leaks = [fault for fault in report.faults if fault.check == "nothing leaks"]
    assert len(leaks) <= len(STAGES)
    assert max(fault.times for fault in leaks) > 10


def test_a_fault_is_found_again_in_its_record() -> None:
    fault = next(f for f in thorough(view_shows_the_deck(Patch())).faults if f.check == "nothing leaks")
    assert fault.where is not None
    assert str(fault) in {str(found) for found in examine(fault.where)}


def test_fuzzing_counts_what_it_did_and_reports_progress() -> None:
    seen: list[int] = []
    report = fuzz(Toy(), 300, "figures", lambda so_far: seen.append(so_far.decisions))
    assert len(seen) == report.games
    assert seen[-1] == report.decisions >= 300
    assert report.checks["no dead end"] == report.decisions + report.games
    assert report.to_data()["faults"] == []


@pytest.mark.interpreted
def test_a_record_that_loses_something_on_paper_is_found_out() -> None:
    class Forgetful(Record[ToyState]):
        """Writes itself down without its last choice and its result."""

        def to_text(self) -> str:
            shorter = Record(self.game, self.terms.players, self.terms.options, self.chance, self.names)
            shorter.choices = self.choices[:-1]
            return shorter.to_text()

    game = find_game("goldbraeu")
    played = random_game(game, 3, "paper")
    forgetful = Forgetful(game, 3, {}, Chance("paper"), played.names)
    forgetful.choices = played.choices
    assert list(replay_faults(forgetful, state_hash(game, played.replay()))) == [
        "the record reads differently than it was written",
        "the record read from its text leads to another position",
    ]


def test_a_record_that_cannot_be_played_is_found_out() -> None:
    record = random_game(Toy(), 2, "unplayable")
    record.choices.insert(0, (0, 99))
    assert "does not play again" in next(iter(replay_faults(record, "")))


def test_a_record_that_leads_elsewhere_is_found_out() -> None:
    record = random_game(Toy(), 2, "elsewhere")
    assert list(replay_faults(record, "")) == ["the record leads to another position than the game did"]
