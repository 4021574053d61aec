"""What holds at every step of every game, whatever is chosen; games of random choices, found again by their seed."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.engine.playout import any_of, next_seat
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.names import AT_START, EMPTY, FIRST_SPOT, LAST_SPACE, NOBODY, TOP
from stammtisch.games.heavenale.state import HeavenAleState

OPTIONS = st.fixed_dictionaries({option.key: st.sampled_from(list(option.values)) for option in GAME.options})
GAMES = {"players": st.sampled_from([2, 3, 4]), "options": OPTIONS, "seed": st.integers(0, 10**6)}


def thrifty(state: HeavenAleState, seat: int, rng: random.Random) -> int:
    """A random choice of one who keeps the cards and does not hurry, so that gardens fill and sheds are closed."""
    choices = state.choices(seat)
    kept = [choice for choice in choices if GAME.codes.structure(choice)[0] != "sell"] or choices
    moves = [choice for choice in kept if 1 <= choice <= 27]
    return min(moves) if moves and rng.random() < 0.8 else any_of(kept, rng)


def states(players: int, options: dict[str, str], seed: int) -> Iterator[HeavenAleState]:
    """The positions of a random game, each an object of its own."""
    state = GAME.new(players, f"property {seed}", options)
    rng = random.Random(seed)
    yield state.copy()
    while state.stack:
        seat = next_seat(state)
        state.step(seat, thrifty(state, seat, rng))
        yield state.copy()


def of_random_games(test: Any) -> Any:
    return given(**GAMES)(settings(max_examples=12, deadline=None, derandomize=True)(test))


def tiles_of(state: HeavenAleState) -> Counter[int]:
    """All tiles wherever they are, by kind."""
    places = [*state.garden, *state.track, state.resources_1, state.resources_2, state.monks_1, state.monks_2]
    found = Counter(tile for place in places for tile in place if tile != EMPTY)
    return found + Counter([state.tile] if state.tile >= 0 else [])


def test_such_games_see_everything_that_can_happen() -> None:
    seen: Counter[str] = Counter()
    for players in (2, 3, 4):
        for seed in range(6):
            for state in states(players, {}, seed):
                seen[state.stack[-1].name if state.stack else "over"] += 1
                seen["small barrel"] += state.small.count(NOBODY) < 12
                seen["placed card"] += max(state.placed) >= 0
    assert set(seen) == {
        "choose_start",
        "move",
        "buy",
        "place",
        "shed",
        "disc",
        "card",
        "over",
        "small barrel",
        "placed card",
    }
    assert min(seen.values()) > 0


@pytest.mark.rule("HA-01", "HA-02", "HA-80")
@of_random_games
def test_no_tile_is_ever_lost_or_doubled(players: int, options: dict[str, str], seed: int) -> None:
    everything = dict.fromkeys(range(25), 4) | dict.fromkeys(range(25, 29), 6)
    for state in states(players, options, seed):
        assert tiles_of(state) == everything


@pytest.mark.rule("HA-13", "HA-31")
@of_random_games
def test_no_ducat_is_ever_lost_and_nobody_owes_any(players: int, options: dict[str, str], seed: int) -> None:
    for state in states(players, options, seed):
        assert sum(state.money) + state.bank == 25 * players
        assert min(state.money) >= 0


@pytest.mark.rule("HA-12", "HA-40", "HA-81", "HA-84")
@of_random_games
def test_36_discs_are_enough_and_one_moves_at_a_time(players: int, options: dict[str, str], seed: int) -> None:
    for before, after in pairwise(states(players, options, seed)):
        placed = [sum(discs.bit_count() for discs in state.discs) for state in (before, after)]
        assert placed[1] + sum(after.supply) <= 36
        assert placed[1] - placed[0] in (0, 1)
        if before.round == after.round:
            assert placed[0] + sum(before.supply) == placed[1] + sum(after.supply)


@pytest.mark.rule("HA-70")
@of_random_games
def test_a_barrel_once_taken_stays_and_the_small_one_goes_to_another(
    players: int, options: dict[str, str], seed: int
) -> None:
    for before, after in pairwise(states(players, options, seed)):
        for was, now in zip(before.large + before.small, after.large + after.small, strict=True):
            assert was in (NOBODY, now)
        assert all(
            small == NOBODY or NOBODY != large != small for large, small in zip(after.large, after.small, strict=True)
        )


@pytest.mark.rule("HA-47", "HA-48")
@of_random_games
def test_markers_and_brewmaster_only_go_forward_and_never_beyond_20(
    players: int, options: dict[str, str], seed: int
) -> None:
    for before, after in pairwise(states(players, options, seed)):
        for was, now in zip(before.markers + before.brewmaster, after.markers + after.brewmaster, strict=True):
            assert was <= now <= TOP


@pytest.mark.rule("HA-33", "HA-50", "HA-54")
@of_random_games
def test_tiles_and_sheds_stay_where_they_are_and_a_shed_acts_once(
    players: int, options: dict[str, str], seed: int
) -> None:
    for before, after in pairwise(states(players, options, seed)):
        for seat in range(players):
            for was, now in zip(before.garden[seat], after.garden[seat], strict=True):
                assert was in (EMPTY, now)
        for was, now in zip(before.sheds, after.sheds, strict=True):
            assert was in (-1, now)
        if after.stack and after.stack[-1].name == "shed" and after.shed != before.shed:
            assert before.sheds[after.actor * 7 + after.shed] == -1


@pytest.mark.rule("HA-21", "HA-24", "HA-26")
@of_random_games
def test_figures_never_go_backwards_within_a_round(players: int, options: dict[str, str], seed: int) -> None:
    for before, after in pairwise(states(players, options, seed)):
        if before.round == after.round:
            assert all(was <= now for was, now in zip(before.figure, after.figure, strict=True))
        elif after.stack:
            assert after.figure == [AT_START] * players


@pytest.mark.rule("HA-21", "HA-24")
@of_random_games
def test_a_figure_stands_on_the_track_or_on_a_start_spot(players: int, options: dict[str, str], seed: int) -> None:
    for state in states(players, options, seed):
        if not state.stack or state.stack[-1].name != "choose_start":
            for spot, figure in zip(state.spot, state.figure, strict=True):
                assert (spot < 0) == (AT_START < figure <= LAST_SPACE)


@pytest.mark.rule("HA-22", "HA-24")
@of_random_games
def test_no_two_figures_share_a_start_spot(players: int, options: dict[str, str], seed: int) -> None:
    for state in states(players, options, seed):
        taken = [spot for spot in state.spot if spot >= 0]
        assert len(set(taken)) == len(taken)


@pytest.mark.rule("HA-14", "HA-24", "HA-26")
@of_random_games
def test_each_round_begins_with_who_stands_on_the_first_player_spot(
    players: int, options: dict[str, str], seed: int
) -> None:
    rounds = set()
    for state in states(players, options, seed):
        beginning = state.stack and state.stack[-1].name == "move" and state.figure == [AT_START] * players
        if beginning and state.round not in rounds:
            rounds.add(state.round)
            assert state.actor == state.first == state.spot.index(FIRST_SPOT)
    assert rounds == set(range({2: 3, 3: 4, 4: 6}[players]))
    assert state.over
    assert FIRST_SPOT in state.spot


@pytest.mark.rule("HA-60", "HA-62")
@of_random_games
def test_a_card_is_in_hand_placed_or_gone_for_good(players: int, options: dict[str, str], seed: int) -> None:
    for before, after in pairwise(states(players, options, seed)):
        for seat in range(players):
            placed = [card for card in after.placed[seat * 5 : seat * 5 + 5] if card >= 0]
            assert after.cards[seat] & ~before.cards[seat] == 0
            assert len(set(placed)) == len(placed)
            assert not any(after.cards[seat] >> card & 1 for card in placed)


@pytest.mark.rule("HA-06")
@of_random_games
def test_what_is_noted_of_a_garden_follows_from_its_tiles(players: int, options: dict[str, str], seed: int) -> None:
    for state in states(players, options, seed):
        for seat in range(players):
            garden = state.garden[seat]
            assert state.filled[seat] == sum(1 << spot for spot, tile in enumerate(garden) if tile != EMPTY)
            assert state.present[seat] == sum(1 << tile for tile in set(garden) - {EMPTY})
