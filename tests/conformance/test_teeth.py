"""Every check convicts: the toy game, broken in one place each, is found out by the check that is meant to."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from stammtisch.conformance import CHECKS, FuzzReport, examine, fuzz
from stammtisch.engine import Codebook, Event, Kind, Refusal, Rulebook, State, Terms
from tests.conformance.toy import DRAWING, KNOCK, ROUND, RULES, STAGES, STAKING, Toy, ToyState, ToyView

Patch = pytest.MonkeyPatch
Breaker = Callable[[Patch], Toy]
THOROUGH = tuple(replace(check, share=1) for check in CHECKS)


def with_state(state: type[ToyState]) -> Toy:
    class Broken(Toy):
        def blank(self, terms: Terms) -> ToyState:
            return state(terms)

    return Broken()


def view_shows_the_deck(patch: Patch) -> Toy:
    class Leaky(ToyState):
        def seen(self, seat: int | None) -> dict[str, Any]:
            return {**super().seen(seat), "top": self.deck[0] if self.deck else 0}

    return with_state(Leaky)


def view_shows_a_secret_stake(patch: Patch) -> Toy:
    class Leaky(ToyState):
        def seen(self, seat: int | None) -> dict[str, Any]:
            return {**super().seen(seat), "stake": self.staked[0]}

    return with_state(Leaky)


def choices_depend_on_the_deck(patch: Patch) -> Toy:
    honest = DRAWING.choices

    def choices(state: ToyState, seat: int) -> list[int]:
        return honest(state, seat)[: 1 if state.deck and state.deck[0] > 3 else 2]

    patch.setattr(DRAWING, "choices", choices)
    return Toy()


def refusal_depends_on_the_deck(patch: Patch) -> Toy:
    honest = STAKING.refusal

    def refusal(state: ToyState, seat: int, choice: int) -> Refusal | None:
        answer = honest(state, seat, choice)
        return Refusal("TY-2", "other") if answer is not None and state.deck[0] > 3 else answer

    patch.setattr(STAKING, "refusal", refusal)
    return Toy()


class MarkedView(ToyView):
    """A view with something on the side that its data do not show."""

    mark = 0


class Marking(Toy):
    def blank(self, terms: Terms) -> ToyState:
        class Leaky(ToyState):
            def view(self, seat: int | None) -> ToyView:
                view = MarkedView(self.terms, self.seen(seat))
                view.mark = self.deck[0] if self.deck else 0
                return view

        return Leaky(terms)


def picture_shows_the_deck(patch: Patch) -> Toy:
    class Broken(Marking):
        def draw(self, view: ToyView, names: list[str]) -> str:
            assert isinstance(view, MarkedView)
            return f"<svg>{view.mark}</svg>"

    return Broken()


def sketch_shows_the_deck(patch: Patch) -> Toy:
    class Broken(Marking):
        def sketch(self, view: ToyView, names: list[str]) -> str:
            assert isinstance(view, MarkedView)
            return str(view.mark)

    return Broken()


def view_holds_the_state(patch: Patch) -> Toy:
    class HoldingView(ToyView):
        state: State

    class Leaky(ToyState):
        def view(self, seat: int | None) -> ToyView:
            view = HoldingView(self.terms, self.seen(seat))
            view.state = self
            return view

    return with_state(Leaky)


def view_is_not_plain(patch: Patch) -> Toy:
    class Fancy(ToyState):
        def seen(self, seat: int | None) -> dict[str, Any]:
            return {**super().seen(seat), "pair": (1, 2)}

    return with_state(Fancy)


def retold(change: Callable[[ToyState, Event], None]) -> Toy:
    """A toy that tells its events differently."""

    class Telling(ToyState):
        def tell(self, *args: Any, **kwargs: Any) -> None:
            super().tell(*args, **kwargs)
            change(self, self.told[-1])

    return with_state(Telling)


def event_tells_the_drawn_card(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        event.public = {**event.public, **event.secret}

    return retold(change)


def event_tells_a_secret_stake(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        if event.kind == "staked":
            event.public = {"stake": state.staked[event.seat]}

    return retold(change)


def nothing_is_a_fence(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        event.fence = False

    return retold(change)


def event_without_words(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        event.kind = "unheard of"

    return retold(change)


def copy_shares_the_coins(patch: Patch) -> Toy:
    class Sharing(ToyState):
        def copy(self) -> ToyState:
            twin = super().copy()
            twin.coins = self.coins
            return twin

    return with_state(Sharing)


def looking_counts(patch: Patch) -> Toy:
    class Counting(ToyState):
        def view(self, seat: int | None) -> ToyView:
            self.coins[0] += 1
            return super().view(seat)

    return with_state(Counting)


def telling_changes_the_game(patch: Patch) -> Toy:
    honest = STAKING.take

    def take(state: ToyState, seat: int, choice: int) -> None:
        honest(state, seat, choice)
        state.coins[seat] += state.telling

    patch.setattr(STAKING, "take", take)
    return Toy()


def first_to_stake_gets_a_coin(patch: Patch) -> Toy:
    honest = STAKING.take

    def take(state: ToyState, seat: int, choice: int) -> None:
        state.coins[seat] += max(state.staked) < 0
        honest(state, seat, choice)

    patch.setattr(STAKING, "take", take)
    return Toy()


def anything_goes(patch: Patch) -> Toy:
    class Lenient(ToyState):
        def apply(self, seat: int, choice: int) -> list[Event]:
            self.telling = False
            self.knocked[0] = True
            return []

    return with_state(Lenient)


def offered_but_refused(patch: Patch) -> Toy:
    honest = STAKING.choices
    patch.setattr(STAKING, "choices", lambda state, seat: [*honest(state, seat), KNOCK])
    return Toy()


def not_offered_though_legal(patch: Patch) -> Toy:
    honest = STAKING.choices
    patch.setattr(STAKING, "choices", lambda state, seat: honest(state, seat)[:1])
    return Toy()


def refusal_without_a_rule(patch: Patch) -> Toy:
    patch.setattr(ToyState, "not_asked", lambda state, seat: Refusal("TY-99", "wait"))
    return Toy()


def refusal_without_words(patch: Patch) -> Toy:
    patch.setattr(ToyState, "not_asked", lambda state, seat: Refusal("TY-1", "poor"))
    return Toy()


def answers_seats_that_are_not_there(patch: Patch) -> Toy:
    patch.setattr(ToyState, "refusal", lambda state, seat, choice: state.not_asked(seat))
    return Toy()


def no_way_out(patch: Patch) -> Toy:
    patch.setattr(DRAWING, "choices", lambda state, seat: [])
    return Toy()


def question_without_words(patch: Patch) -> Toy:
    game = Toy()
    game.rulebook = Rulebook(list(RULES.rules.values()), {**RULES.texts, "question": {"over": "Over."}})
    return game


def two_codes_for_one_notation(patch: Patch) -> Toy:
    game = Toy()
    game.codes = Codebook(*game.codes.kinds, Kind("Knock", 20))
    return game


def cards_get_lost(patch: Patch) -> Toy:
    honest = STAKING.draw

    def draw(state: ToyState, seat: int, stake: int) -> None:
        honest(state, seat, stake)
        state.deck = state.deck[1:]

    patch.setattr(STAKING, "draw", draw)
    return Toy()


def imagination_forgets_the_knock(patch: Patch) -> Toy:
    class Broken(Toy):
        def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
            state = super().imagine(view, rng)
            state.knocked = [False, False]
            return state

    return Broken()


def imagined_games_lose_cards(patch: Patch) -> Toy:
    class Losing(ToyState):
        def step(self, seat: int, choice: int) -> None:
            self.deck = self.deck[:-1]
            super().step(seat, choice)

    class Broken(Toy):
        def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
            state = super().imagine(view, rng)
            loser = Losing(view.terms)
            for name, value in vars(state).items():
                setattr(loser, name, value)
            return loser

    return Broken()


def position_is_not_built_again(patch: Patch) -> Toy:
    class Broken(Toy):
        def build(self, terms: Terms, position: dict[str, object]) -> ToyState:
            return super().build(terms, {**position, "coins": [1, 1]})

    return Broken()


def the_same_choice_twice_differs(patch: Patch) -> Toy:
    coins = iter(range(100_000))

    class Drifting(ToyState):
        def step(self, seat: int, choice: int) -> None:
            super().step(seat, choice)
            self.coins[0] = next(coins)

    return with_state(Drifting)


def it_crashes(patch: Patch) -> Toy:
    class Crashing(ToyState):
        def step(self, seat: int, choice: int) -> None:
            if self.round == 2:
                raise ZeroDivisionError("by zero")
            super().step(seat, choice)

    return with_state(Crashing)


CASES: list[tuple[Breaker, str]] = [
    (view_shows_the_deck, "nothing leaks"),
    (view_shows_a_secret_stake, "nothing leaks"),
    (choices_depend_on_the_deck, "nothing leaks"),
    (refusal_depends_on_the_deck, "nothing leaks"),
    (picture_shows_the_deck, "pictures do not leak"),
    (sketch_shows_the_deck, "sketches do not leak"),
    (view_holds_the_state, "views are plain"),
    (view_is_not_plain, "views are plain"),
    (event_tells_the_drawn_card, "events do not leak"),
    (event_tells_a_secret_stake, "secret choices stay secret"),
    (nothing_is_a_fence, "events do not leak"),
    (event_without_words, "apply is step"),
    (telling_changes_the_game, "apply is step"),
    (copy_shares_the_coins, "copies are independent"),
    (looking_counts, "looking changes nothing"),
    (first_to_stake_gets_a_coin, "order does not matter"),
    (anything_goes, "illegal changes nothing"),
    (offered_but_refused, "all refusals"),
    (offered_but_refused, "some refusals"),
    (not_offered_though_legal, "all refusals"),
    (refusal_without_a_rule, "all refusals"),
    (refusal_without_words, "all refusals"),
    (answers_seats_that_are_not_there, "no such seat"),
    (no_way_out, "no dead end"),
    (question_without_words, "words"),
    (two_codes_for_one_notation, "codes"),
    (cards_get_lost, "pieces add up"),
    (imagination_forgets_the_knock, "views are complete"),
    (imagined_games_lose_cards, "imagined games end"),
    (position_is_not_built_again, "build is write"),
    (the_same_choice_twice_differs, "replay"),
    (it_crashes, "no crash"),
]


def thorough(game: Toy, decisions: int = 200) -> FuzzReport:
    return fuzz(game, decisions, "teeth", checks=THOROUGH)


def test_the_sound_toy_has_no_fault() -> None:
    assert thorough(Toy(), 1000).faults == []


@pytest.mark.parametrize(("breaker", "check"), CASES, ids=[f"{breaker.__name__}-{check}" for breaker, check in CASES])
def test_a_broken_toy_is_convicted(breaker: Breaker, check: str, monkeypatch: Patch) -> None:
    report = thorough(breaker(monkeypatch))
    assert check in {fault.check for fault in report.faults}


def test_every_check_has_a_toy_that_it_convicts() -> None:
    assert {check.name for check in CHECKS} <= {check for _, check in CASES}


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
