"""The exchange and the use of ducats against solvers that try everything. (HA-91, HA-92, HA-97)

The book leaves open which markers give, and even which one goes up. Trying every way shows that nothing is lost by our
way, which lifts the least advanced and takes from the highest: no other ends with a better least advanced marker, and
none is better after any number of ducats either.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.games.heavenale.scoring import exchange, spend

Places = tuple[int, ...]

LOWEST, TOP = -8, 20
RATES = (1, 2, 3, 4, 5)
MOST_STEPS = 8
"""So many steps can be bought with 80 ducats, more than anybody keeps."""

markers = st.lists(st.integers(LOWEST, TOP), min_size=5, max_size=5)
rates = st.sampled_from(RATES)


@cache
def ways_to_give(others: Places, goal: int, steps: int) -> frozenset[Places]:
    """Every way to take `steps` backward steps from markers, none of which may fall below `goal`."""
    if not others:
        return frozenset([()] if steps == 0 else [])
    first, rest = others[0], others[1:]
    most = min(steps, max(0, first - goal))
    return frozenset(
        (first - given, *left) for given in range(most + 1) for left in ways_to_give(rest, goal, steps - given)
    )


def exchanges(places: Places, rate: int, any_goes_up: bool) -> Iterator[Places]:
    """Every exchange that HA-91 permits: a least advanced marker goes up, any of the others give.

    A reader of the book alone might let any marker go up.
    """
    for index, place in enumerate(places if any_goes_up else places[:1]):
        others = places[:index] + places[index + 1 :]
        for left in ways_to_give(others, place + 1, rate):
            yield tuple(sorted((place + 1, *left)))


@cache
def best_ends(rise: Places, rate: int, any_goes_up: bool) -> Places:
    """For markers in order, the first on 0: the best least advanced marker at the end of all exchanges that are
    possible, after 0, 1, 2 … bought steps."""
    ends = []
    for places in exchanges(rise, rate, any_goes_up):
        least = places[0]
        later = best_ends(tuple(place - least for place in places), rate, any_goes_up)
        ends.append(tuple(place + least for place in later))
    if not ends:
        return tuple(best_use(rise, steps) for steps in range(MOST_STEPS + 1))
    return tuple(max(row) for row in zip(*ends, strict=True))


@cache
def best_use(places: Places, steps: int) -> int:
    """The best least advanced marker after so many steps, each on any marker."""
    if steps == 0:
        return min(places)
    after = {tuple(sorted((*places[:index], places[index] + 1, *places[index + 1 :]))) for index in range(len(places))}
    return max(best_use(stepped, steps - 1) for stepped in after)


def agrees(places: list[int], rate: int, any_goes_up: bool = False) -> bool:
    """Whether our way ends as well as the best of all ways, for every number of steps bought afterwards."""
    least = min(places)
    best = best_ends(tuple(sorted(place - least for place in places)), rate, any_goes_up)
    ours = exchange(places, rate)
    return [min(spend(ours, 10 * steps)) for steps in range(MOST_STEPS + 1)] == [
        min(place + least, TOP) for place in best
    ]


@pytest.mark.rule("HA-91", "HA-92", "HA-97")
@given(places=markers, rate=rates)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_no_way_to_exchange_ends_better(places: list[int], rate: int) -> None:
    assert agrees(places, rate)


@pytest.mark.rule("HA-91", "HA-97")
@pytest.mark.parametrize("rate", RATES)
def test_no_way_to_exchange_ends_better_for_markers_close_together_whichever_goes_up(rate: int) -> None:
    for rise in combinations_with_replacement(range(7), 4):
        assert agrees([0, *rise], rate, any_goes_up=True), rise


@pytest.mark.rule("HA-91", "HA-97")
@pytest.mark.soak
@pytest.mark.parametrize("rate", RATES)
def test_no_way_to_exchange_ends_better_whatever_the_markers(rate: int) -> None:
    for rise in combinations_with_replacement(range(TOP - LOWEST + 1), 4):
        assert agrees([LOWEST, *(LOWEST + place for place in rise)], rate), rise


@pytest.mark.rule("HA-91", "HA-97")
@given(places=markers, rate=rates)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_the_exchange_goes_on_to_its_compulsory_end(places: list[int], rate: int) -> None:
    after = exchange(places, rate)
    assert list(exchanges(tuple(after), rate, any_goes_up=True)) == []
    assert exchange(after, rate) == after


@pytest.mark.rule("HA-91", "HA-97")
@given(places=markers, rate=rates)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_each_step_up_costs_the_rate(places: list[int], rate: int) -> None:
    after = exchange(places, rate)
    lost = sum(places) - sum(after)
    assert lost % (rate - 1) == 0 if rate > 1 else lost == 0
    assert min(places) <= min(after) <= max(after) <= max(places)


@pytest.mark.rule("HA-92")
@given(places=st.lists(st.integers(LOWEST, TOP), min_size=5, max_size=5), ducats=st.integers(0, 79))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_ducats_are_put_to_their_best_use(places: list[int], ducats: int) -> None:
    lifted = spend(places, ducats)
    assert min(lifted) == min(best_use(tuple(sorted(places)), ducats // 10), TOP)
    assert max(lifted) <= TOP
    assert sum(lifted) - sum(places) <= ducats // 10


@pytest.mark.rule("HA-91")
def test_stopping_early_would_sometimes_be_better_but_is_not_allowed() -> None:
    # Worked example 7: after one exchange two steps bought would have given 7.
    stopped = [4, 8, 8, 8, 8]
    assert min(spend(stopped, 30)) == 7
    assert min(spend(exchange(stopped, 4), 30)) == 6
