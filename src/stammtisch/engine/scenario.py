"""Scenarios: given this position, when these choices, then this. The format is described in docs/scenarios.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from stammtisch.engine.chance import Chance
from stammtisch.engine.errors import IllegalChoice
from stammtisch.engine.game import Game
from stammtisch.engine.state import State
from stammtisch.engine.terms import Terms

NOTHING = "nothing"
LISTED = 12
"""So many choices are named where they are only a help."""


@dataclass(frozen=True)
class Difference:
    """One thing that came out otherwise than the scenario says."""

    where: str
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}, {self.what}: expected {self.expected}, found {self.found}"

    def to_data(self) -> dict[str, str]:
        return {"where": self.where, "what": self.what, "expected": self.expected, "found": self.found}


@dataclass(frozen=True)
class Expectation:
    """What a scenario states of a position; only what is stated is compared."""

    asked: list[int] | None
    choices: dict[int, list[int]]
    may: dict[int, list[int]]
    over: bool | None
    winners: list[int] | None
    scores: dict[int, int]
    position: dict[str, object]


@dataclass(frozen=True)
class Step:
    """Choices in their order, and what holds after them; with `refused`, each of them is refused by that rule."""

    choices: list[tuple[int, int]]
    refused: str | None
    then: Expectation | None


@dataclass(frozen=True)
class Scenario:
    """A scenario as it was read: nothing in it can be misunderstood, but it may not hold."""

    name: str
    title: str
    game: Game[Any, Any, Any]
    terms: Terms
    rules: list[str]
    seed: str | None
    given: dict[str, object]
    steps: list[Step]
    then: Expectation | None

    def start(self) -> State:
        """The position that is given, or the deal of the seed."""
        state: State
        if self.seed is not None:
            state = self.game.deal(self.terms, Chance(self.seed))
        else:
            state = self.game.build(self.terms, self.given)
        return state


def run_scenario(scenario: Scenario) -> list[Difference]:
    """Everything that comes out otherwise than the scenario says; empty when it holds.

    After a choice that is refused against the scenario's word the rest would mean nothing, so it ends there.
    """
    run = _Run(scenario)
    for number, step in enumerate(scenario.steps, 1):
        if not run.step(f"step {number}", step):
            return run.differences
    if scenario.then is not None:
        run.compare("at the end", scenario.then)
    return run.differences


class _Run:
    """A scenario on its way: the position so far and what differed."""

    def __init__(self, scenario: Scenario) -> None:
        self.game = scenario.game
        self.state = scenario.start()
        self.colours = scenario.game.colours[: scenario.terms.players]
        self.differences: list[Difference] = []

    def step(self, where: str, step: Step) -> bool:
        """Make the choices of a step and compare; False when the scenario cannot go on."""
        for number, (seat, choice) in enumerate(step.choices, 1):
            place = where if len(step.choices) == 1 else f"{where}, choice {number}"
            if step.refused is not None:
                self._refused(place, seat, choice, step.refused)
            elif not self._made(place, seat, choice):
                return False
        if step.then is not None:
            self.compare(f"after {where}", step.then)
        return True

    def _made(self, where: str, seat: int, choice: int) -> bool:
        what = self._spell(seat, choice)
        try:
            self.state.apply(seat, choice)
        except IllegalChoice as error:
            why = self.game.rulebook.explain(error.refusal)
            self._differ(where, what, "a legal choice", f"a refusal: {why} {self._legal()}")
            return False
        for fault in self.game.check(self.state):
            self._differ(where, what, "pieces that add up", fault)
        return True

    def _refused(self, where: str, seat: int, choice: int, rule: str) -> None:
        """Try it in earnest, on a copy: a refused choice raises and leaves the position as it was."""
        tried = self.state.copy()
        what = self._spell(seat, choice)
        try:
            tried.apply(seat, choice)
        except IllegalChoice as error:
            if error.refusal.rule != rule:
                why = self.game.rulebook.explain(error.refusal)
                self._differ(where, what, f"a refusal by {rule}", f"another: {why}")
            if self.game.write(tried) != self.game.write(self.state):
                self._differ(where, what, "the same position after the refusal", "another")
        else:
            self._differ(where, what, f"a refusal by {rule}", "a legal choice")

    def compare(self, where: str, then: Expectation) -> None:
        """Note whatever of the position is not as stated."""
        state = self.state
        if then.asked is not None:
            self._same(where, "asked", self._seats(then.asked), self._seats(state.seats_to_decide()))
        for seat, wanted in then.choices.items():
            self._same(
                where, f"choices.{self.colours[seat]}", self._notations(wanted), self._notations(state.choices(seat))
            )
        for seat, wanted in then.may.items():
            missing = [choice for choice in wanted if choice not in state.choices(seat)]
            if missing:
                self._differ(where, f"may.{self.colours[seat]}", self._notations(missing), f"only {self._open(seat)}")
        if then.over is not None:
            self._same(where, "over", "true" if then.over else "false", "true" if state.over else "false")
        if then.winners is not None:
            self._same(where, "winners", self._seats(then.winners), self._seats(state.winners() if state.over else []))
        for seat, score in then.scores.items():
            self._same(where, f"scores.{self.colours[seat]}", str(score), str(state.scores()[seat]))
        self._same_position(where, "", then.position, self.game.write(state))

    def _same_position(self, where: str, path: str, expected: object, found: object) -> None:
        if isinstance(expected, dict) and isinstance(found, dict):
            for key, value in expected.items():
                self._same_position(where, f"{path}.{key}" if path else key, value, found.get(key))
        else:
            self._same(where, path, _show(expected), _show(found))

    def _same(self, where: str, what: str, expected: str, found: str) -> None:
        if expected != found:
            self._differ(where, what, expected, found)

    def _differ(self, where: str, what: str, expected: str, found: str) -> None:
        self.differences.append(Difference(where, what, expected, found))

    def _legal(self) -> str:
        """What could have been chosen instead, in words for a person who looks for the mistake."""
        if self.state.over:
            return "(the game is over)"
        asked: dict[str, list[int]] = {}
        for seat in self.state.seats_to_decide():
            asked.setdefault(self._open(seat), []).append(seat)
        return f"({'; '.join(f'{self._seats(seats)} may: {choices}' for choices, seats in asked.items())})"

    def _open(self, seat: int) -> str:
        choices = sorted(self.state.choices(seat))
        rest = len(choices) - LISTED
        return self._notations(choices[:LISTED]) + (f" and {rest} more" if rest > 0 else "")

    def _spell(self, seat: int, choice: int) -> str:
        return f"'{self.colours[seat]}: {self.game.codes.notation(choice)}'"

    def _seats(self, seats: list[int]) -> str:
        return ", ".join(self.colours[seat] for seat in sorted(seats)) or "nobody"

    def _notations(self, choices: list[int]) -> str:
        return ", ".join(self.game.codes.notation(choice) for choice in sorted(choices)) or NOTHING


def _show(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(entry) for entry in value) or NOTHING
    return NOTHING if value is None else str(value)
