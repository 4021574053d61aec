"""What holds at every step of every game, whatever is chosen; random games, found again by their seed."""

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
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.names import BREWERIES, BUSINESSES, GARDENS
from stammtisch.games.goldbraeu.state import GoldbraeuState
from tests.builders import Table

# Left out of mutation runs: every rule has small tests that kill sooner.
pytestmark = pytest.mark.slow

OPTIONS = st.fixed_dictionaries({option.key: st.sampled_from(list(option.values)) for option in GAME.options})
GAMES = {"players": st.sampled_from([3, 4]), "options": OPTIONS, "seed": st.integers(0, 10**6)}


def states(players: int, options: dict[str, str], seed: int) -> Iterator[GoldbraeuState]:
    """The positions of a random game, each an object of its own."""
    state = GAME.new(players, f"property {seed}", options)
    rng = random.Random(seed)
    yield state.copy()
    while state.stack:
        seat = next_seat(state, rng)
        state.step(seat, any_of(state.choices(seat), rng))
        yield state.copy()


def of_random_games(test: Any) -> Any:
    return given(**GAMES)(settings(max_examples=12, deadline=None, derandomize=True)(test))


@pytest.mark.rule("GB-02", "GB-56")
@of_random_games
def test_no_card_is_ever_lost_or_doubled(players: int, options: dict[str, str], seed: int) -> None:
    everything = dict.fromkeys(BUSINESSES, 6) | {"drunkard": 5, "waitress": 5}
    for state in states(players, options, seed):
        table = Table(state)
        cards = Counter(table["deck"]) + Counter(table["gone"]) + Counter(card for card in table["open"] if card != "-")
        for hand in table["hand"].values():
            cards += Counter(hand)
        assert cards == everything


@pytest.mark.rule("GB-04", "GB-48")
@of_random_games
def test_the_signs_of_a_brewery_are_always_three(players: int, options: dict[str, str], seed: int) -> None:
    for state in states(players, options, seed):
        for brewery in range(4):
            assert 0 <= state.signs_left(brewery) == 3 - state.sign.count(brewery)


@pytest.mark.rule("GB-44", "GB-66")
@of_random_games
def test_a_business_never_loses_its_boss_without_another_coming(
    players: int, options: dict[str, str], seed: int
) -> None:
    for before, after in pairwise(states(players, options, seed)):
        for former, present in zip(before.boss, after.boss, strict=True):
            assert present != -1 or former == -1
        assert max(Counter(seat for seat in after.boss if seat >= 0).values(), default=0) <= 6


@pytest.mark.rule("GB-65")
@of_random_games
def test_the_last_share_strikes_a_business_at_most_once(players: int, options: dict[str, str], seed: int) -> None:
    struck: Counter[str] = Counter()
    for before, after in pairwise(states(players, options, seed)):
        for business, name in enumerate(BUSINESSES):
            mine = slice(business * players, (business + 1) * players)
            if any(now < then for now, then in zip(after.markers[mine], before.markers[mine], strict=True)):
                struck[name] += 1
                assert after.gone[business] == 6
    literal = players == 3 and options["three_player_elimination"] == "off"
    assert max(struck.values(), default=0) <= (0 if literal else 1)


@pytest.mark.rule("GB-65")
@of_random_games
def test_with_all_shares_on_the_board_nobody_has_a_single_one(players: int, options: dict[str, str], seed: int) -> None:
    if players == 3 and options["three_player_elimination"] == "off":
        return
    for state in states(players, options, seed):
        for business in range(10):
            if state.gone[business] == 6:
                assert 1 not in state.markers[business * players : (business + 1) * players]


@pytest.mark.rule("GB-30", "GB-31", "GB-32", "GB-33")
@of_random_games
def test_a_garden_is_always_in_one_piece_around_its_front_cell(
    players: int, options: dict[str, str], seed: int
) -> None:
    for state in states(players, options, seed):
        seen = state.free
        for front, cells in zip(state.terms.board.front, state.cells, strict=True):
            assert cells & front
            assert state.terms.board.connected(cells, front) == cells
            assert not cells & seen
            seen |= cells
        assert seen == state.terms.board.playable


@pytest.mark.rule("GB-05")
@of_random_games
def test_the_fences_always_suffice(players: int, options: dict[str, str], seed: int) -> None:
    for state in states(players, options, seed):
        assert fences(state) <= 48


def fences(state: GoldbraeuState) -> int:
    """Sides between a cell of a garden and a free cell or one of another garden; none at the edge or at a house."""
    owner = {(cell // 5, cell % 5): -1 for cell in range(40) if state.terms.board.playable >> cell & 1}
    for garden, cells in enumerate(state.cells):
        owner |= {(cell // 5, cell % 5): garden for cell in range(40) if cells >> cell & 1}
    return sum(owner[x, y] != owner[other] for x, y in owner for other in ((x + 1, y), (x, y + 1)) if other in owner)


@pytest.mark.rule("GB-61", "GB-60")
@of_random_games
def test_chips_never_meet_and_always_have_five_or_three_targets(
    players: int, options: dict[str, str], seed: int
) -> None:
    targets = 5 if options["chip_direction"] == "both" else 3
    for state in states(players, options, seed):
        assert state.waitress != state.drunkard
        if state.stack and state.stack[-1].name in ("waitress", "drunkard"):
            assert len(state.choices(next_seat(state))) == targets


@pytest.mark.rule("GB-57", "GB-50", "GB-75")
@of_random_games
def test_money_moves_only_by_purchase_and_payday(players: int, options: dict[str, str], seed: int) -> None:
    for before, after in pairwise(states(players, options, seed)):
        assert min(after.money) >= 0
        assert sum(after.money) + after.bank == 25 * players
        spent = [now - then for now, then in zip(after.money, before.money, strict=True) if now != then]
        if spent and before.stack[-1].name != "payday":
            assert before.stack[-1].name == "buy"
            assert spent in ([-2], [-5], [-8])


@pytest.mark.rule("GB-71", "GB-72", "GB-73", "GB-74", "GB-75")
@of_random_games
def test_payday_pays_what_a_pencil_would(players: int, options: dict[str, str], seed: int) -> None:
    paydays = 0
    for before, after in pairwise(states(players, options, seed)):
        if before.stack[-1].name == "payday" and (not after.stack or after.stack[-1].name != "payday"):
            paydays += 1
            assert Table(after)["money"] == pencil(Table(before), before.terms.board.parasols)
    assert paydays == 3


def pencil(table: Table, parasols: int) -> dict[str, int]:
    """The money after a payday, thaler by thaler."""
    money: dict[str, int] = dict(table["money"])
    pots = dict.fromkeys(BREWERIES, 0)
    double = {f"{'abcdefgh'[cell // 5]}{cell % 5 + 1}" for cell in range(40) if parasols >> cell & 1}

    def divide(amount: int, business: str) -> None:
        owners = [colour for colour, count in table["markers"][business].items() for _ in range(count)]
        while owners and amount >= len(owners):
            for colour in owners:
                money[colour] += 1
            amount -= len(owners)
        if table["boss"][business] != "-":
            money[table["boss"][business]] += amount

    for garden in GARDENS:
        income = sum(8 if cell in double else 4 for cell in table["cells"][garden])
        income += 20 if table["waitress"] == garden else 0
        income = max(0, income - 12) if table["drunkard"] == garden else income
        pots[table["signs"][garden]] += income // 2
        divide(income // 2, garden)
    for brewery, pot in pots.items():
        divide(pot, brewery)
    return money


class Observer:
    """Somebody at the table who sees only what all see, and remembers it all."""

    def __init__(self, players: int) -> None:
        self.unseen = 46 if players == 4 else 36
        self.bottom: list[str] = []
        self.open: list[str] = []
        self.known = [Counter[str]() for _ in range(players)]

    def top_card(self) -> str | None:
        """Take a card off the deck; its name, if it has lain open before."""
        if self.unseen:
            self.unseen -= 1
            return None
        return self.bottom.pop(0)

    def hear(self, kind: str, seat: int, values: dict[str, Any]) -> None:
        if kind == "cards_turned_up":
            self.bottom += self.open
            self.open = values["cards"]
            for card in self.open:
                assert self.top_card() in (None, card)
        elif kind == "bought_open":
            self.open.remove(values["card"])
        elif kind == "drew_special":
            assert self.top_card() in (None, values["card"])
        elif kind == "drew":
            drawn = self.top_card()
            if drawn is not None:
                self.known[seat][drawn] += 1
        elif kind == "share_played":
            self.known[seat] -= Counter([values["business"]])


@pytest.mark.rule("GB-82", "GB-20", "GB-56")
@of_random_games
def test_views_know_what_an_attentive_observer_knows(players: int, options: dict[str, str], seed: int) -> None:
    state = GAME.new(players, f"observed {seed}", options)
    rng = random.Random(seed)
    observer = Observer(players)
    while state.stack:
        seat = next_seat(state)
        for event in state.apply(seat, any_of(state.choices(seat), rng)):
            observer.hear(event.kind, event.seat, event.public)
        table = Table(state)
        assert table["deck"][len(table["deck"]) - table["returned"] :] == observer.bottom
        assert table["deck_size"] == observer.unseen + len(observer.bottom)
        known = [sorted(counter.elements()) for counter in observer.known]
        assert list(table["known_hand"].values()) == known
        # What `draw_is_known` relies on.
        assert not any(known) or not observer.unseen


@pytest.mark.rule("GB-21", "GB-15")
@of_random_games
def test_the_order_of_simultaneous_choices_does_not_matter(players: int, options: dict[str, str], seed: int) -> None:
    one = GAME.new(players, f"order {seed}", options)
    other = one.copy()
    choices = {seat: any_of(one.choices(seat), random.Random(seed + seat)) for seat in range(players)}
    for seat in range(players):
        one.step(seat, choices[seat])
        other.step(players - 1 - seat, choices[players - 1 - seat])
    assert GAME.write(one) == GAME.write(other)
