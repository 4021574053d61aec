"""Going through a game: who is blamed for what, and that chance alone blames nobody."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.analysis import Moment, Reviewer, corrected, review_longer, review_some, stops
from stammtisch.analysis.decision import considered
from stammtisch.arena.match import play_match
from stammtisch.bots.budget import Budget
from stammtisch.bots.levels import Meister
from stammtisch.bots.search.search import SILENCE
from stammtisch.bots.search.thoughts import Candidate, Thoughts
from stammtisch.engine import read_record
from stammtisch.engine.playout import random_game
from stammtisch.games.bohnhansa import GAME as BOHN_HANSA
from stammtisch.games.bohnhansa.choices import ACCEPT, REFUSE
from stammtisch.games.bohnhansa.offer_notation import is_offer, is_order
from stammtisch.games.goldbraeu import GAME
from tests.games.bohnhansa.table import given
from tests.make_records import RECORDS

RECORD = random_game(GAME, 3, "careless 79")
"""85, 93 and 94 points: until the end everybody can still win."""

STOPS = stops(RECORD)


def costs(iterations: int) -> list[float]:
    """What the last choices of a careless game cost, after so many looks at each."""
    reviewer = Reviewer(RECORD.to_text(), None, iterations=iterations)
    return [moment.cost for moment in review_some(reviewer, STOPS[-8:])]


def test_after_one_look_nobody_is_blamed_for_anything() -> None:
    assert costs(1) == [0.0] * 8


def test_after_many_looks_blunders_are_seen_and_most_choices_are_not_called_so() -> None:
    found = costs(60)
    assert max(found) >= 0.3
    assert sum(cost == 0.0 for cost in found) >= 3


@pytest.mark.parametrize(("alone", "cost"), [(0.5, 0.0), (0.7, 0.2)])
def test_nobody_is_blamed_before_both_choices_were_looked_at_once_more(
    alone: float, cost: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What looked best of many by 40 points is 20 points better by itself, or no better at all."""
    seat, chosen = RECORD.choices[STOPS[-1].number]

    def weigh(
        _thinker: Meister, _game: object, _view: object, choices: list[int], *_rest: object, **_more: object
    ) -> Any:
        def candidate(choice: int, share: float) -> Candidate:
            return Candidate(choice, 50, [share if each == seat else 0.0 for each in range(3)], [0.01] * 3)

        if len(choices) > 1:
            other = next(choice for choice in choices if choice != chosen)
            found = [candidate(other, 0.9), candidate(chosen, 0.5)]
        else:
            found = [candidate(choices[0], 0.5 if choices[0] == chosen else alone)]
        return Thoughts(found, [], [], 50, [])

    monkeypatch.setattr(Meister, "weigh", weigh)
    (moment,) = review_some(Reviewer(RECORD.to_text(), None, iterations=50), STOPS[-1:])
    assert moment.cost == pytest.approx(cost)


def test_a_decision_takes_at_most_two_and_a_half_times_its_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rare choice that looks like a blunder is looked at four times."""
    seat, chosen = RECORD.choices[STOPS[-1].number]
    looks: list[int] = []

    def weigh(
        _: Meister, _game: object, _view: object, choices: list[int], _rng: object, budget: Budget, among_equals: bool
    ) -> Any:
        assert among_equals
        looks.append(budget.iterations)
        best = next(choice for choice in choices if choice != chosen or len(choices) == 1)
        share = 0.1 if best == chosen else 0.9
        return Thoughts(
            [Candidate(best, 50, [share * (each == seat) for each in range(3)], [0.01] * 3)], [], [], 50, []
        )

    monkeypatch.setattr(Meister, "weigh", weigh)
    review_some(Reviewer(RECORD.to_text(), None, iterations=50), STOPS[-1:])
    assert looks == [50, 25, 25, 25]


@pytest.mark.parametrize(
    ("looks", "least", "most"), [(20, 0.7, 1.0), pytest.param(960, 0.0, 0.5, marks=pytest.mark.soak)]
)
def test_what_few_looks_call_a_blunder_may_be_none_after_many(looks: int, least: float, most: float) -> None:
    """The card that Beppo chooses looks lost at first: that it wins as well takes some hundred looks."""
    record = read_record((RECORDS / "goldbraeu" / "3-players-20.json").read_text(encoding="utf-8"))
    expand, boss = 4, 5
    before = Moment(134, 1, expand, boss, (0.1, 0.9, 0.0), (0.98, 0.02, 0.0), shown=True)
    (after,) = review_longer(Reviewer(record.to_text(), None, iterations=looks), [before])
    assert least <= after.cost <= most
    assert corrected([before], [after]) == [after]


@pytest.mark.parametrize(("suspected", "looks"), [(1, 160), (5, 50), (100, 10)])
def test_the_fewer_mistakes_are_suspected_the_longer_each_is_looked_at(suspected: int, looks: int) -> None:
    """At both choices, and with half of what all hundred decisions took; never less than a first look."""
    assert Reviewer("", None, iterations=10).longer(100, suspected).iterations == looks


def test_a_game_with_standing_orders_is_analysed() -> None:
    """BH-89: they may be left when no offer can be made, and by whoever is not asked."""
    text = (RECORDS / "bohnhansa" / "3-players-01.json").read_text(encoding="utf-8")
    record = read_record(text)
    orders = [stop for stop in stops(record) if is_order(record.choices[stop.number][1])]
    asked = {
        state.stack[-1].name for number, state in enumerate(record.states()) if number in {o.number for o in orders}
    }
    assert {"travel", "end_turn"} <= asked
    moments = review_some(Reviewer(text, None, iterations=1), orders)
    assert [moment.choice for moment in moments] == [record.choices[stop.number][1] for stop in orders]


def test_an_offer_that_was_not_made_may_have_been_the_better_choice() -> None:
    record = play_match(BOHN_HANSA, {}, BOHN_HANSA.components, ["greedy"] * 3, "talk")
    found = 0
    for state, (seat, choice) in zip(record.states(), record.choices, strict=False):
        offers = [offer for offer in BOHN_HANSA.sound_out(state.view(seat)) if offer != choice]
        assert set(offers) <= set(considered(BOHN_HANSA, state, seat, choice))
        found += len(offers)
    assert found


def test_an_offer_by_itself_is_no_luck() -> None:
    """What is said brings nothing to light; only what somebody agrees to does."""
    record = play_match(BOHN_HANSA, {}, BOHN_HANSA.components, ["greedy"] * 3, "talk")
    found = {stop.number: stop.shown for stop in stops(record)}
    offers = [number for number in found if is_offer(record.choices[number][1])]
    agreed = [number for number in found if ACCEPT <= record.choices[number][1] < REFUSE]
    assert offers
    assert agreed
    assert not any(found[number] for number in offers)
    assert all(found[number] for number in agreed)


def test_who_was_not_asked_could_have_waited() -> None:
    state = given(3, money={"blue": 50}).state
    assert state.seats_to_decide() == [0]
    bought = state.choices(1)[0]
    assert considered(BOHN_HANSA, state, 1, bought) == [*state.choices(1), SILENCE]
    moved = state.choices(0)[0]
    assert considered(BOHN_HANSA, state, 0, moved) == state.choices(0)
