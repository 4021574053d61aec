"""The tree search: what it finds, what it may not see, and that its numbers add up."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from stammtisch.bots import SearchBot, find_bot, search_bot
from stammtisch.bots.budget import EASIER, Budget
from stammtisch.bots.search.node import Bandit, Node, likelihoods
from stammtisch.bots.search.outcome import win_shares
from stammtisch.bots.search.playouts import play_on
from stammtisch.bots.search.search import EVERY_WORLD, WORLDS, Search
from stammtisch.engine import Chance, Game, Record, State, find_game
from stammtisch.engine.build import COMPILED
from stammtisch.engine.playout import any_of, next_seat
from stammtisch.engine.view import canonical
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.choices import CARD
from stammtisch.games.goldbraeu.state import GoldbraeuState
from stammtisch.table import Table
from tests import builders

SEATS = [(key, players) for key in ("goldbraeu", "heavenale", "bohnhansa") for players in find_game(key).seat_counts]

WHOLE_GAMES = [(key, players) for key, players in SEATS if COMPILED or players == find_game(key).seat_counts[0]]
"""Interpreted, a whole game of Bohn Hansa takes half a minute: with more players they are played compiled only."""


def bot(iterations: int, horizon: int = 0) -> SearchBot:
    """A search of so many iterations."""
    found = find_bot(f"search:{iterations}i,h={horizon}")
    assert isinstance(found, SearchBot)
    return found


def some_decision(game: Game[Any, Any, Any], players: int, seed: str, decisions: int) -> tuple[Any, int]:
    """A position of random play with more than one choice, and whose it is."""
    state = game.new(players, seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = next_seat(state)
        state.step(seat, any_of(state.choices(seat), rng))
    while len(state.choices(next_seat(state))) == 1:
        state.step(next_seat(state), state.choices(next_seat(state))[0])
    return state, next_seat(state)


def laying_cards(seed: str) -> GoldbraeuState:
    """Goldbräu for three, when everybody first lays an action card."""
    state = GAME.new(3, seed)
    while state.stack[-1].name != "card":
        state.step(next_seat(state), state.choices(next_seat(state))[0])
    return state


def best_at_sight(state: State, seat: int) -> int:
    """What looks best to a seat of Goldbräu."""
    choices = state.choices(seat)
    worth = find_game("goldbraeu").appraise(state.view(seat), choices)
    return choices[worth.index(max(worth))]


def choice_of_red(table: builders.Table) -> str:
    """What a short search chooses for red."""
    state = table.state
    return GAME.codes.notation(bot(150).choose(GAME, state.view(0), state.choices(0), random.Random(1)))


def last_payday(**markers: int) -> builders.Table:
    """The third payday, at which red has a Krug share in hand and these markers lie there."""
    return builders.given(
        stage="payday",
        week=3,
        day=7,
        start="blue",
        turn="red",
        markers={"Krug": markers},
        cells={"Krug": ["b3", "b2", "b4"]},
        hand={"red": "Krug"},
    )


def test_the_share_that_wins_the_game_is_played_on_the_last_payday() -> None:
    """Six thalers for two markers make a draw, three markers a win: 4 for red, 2 for blue."""
    table = last_payday(red=1, blue=1)
    assert choice_of_red(table) == "play Krug"
    table.do("red: play Krug", "red: pass")
    assert table.state.winners() == [0]


def test_the_single_marker_that_stands_in_the_way_is_made_to_fall() -> None:
    """The sixth Krug lets the single markers of the three others fall (GB-65), and red has all of it."""
    assert choice_of_red(last_payday(red=2, blue=1, green=1, yellow=1)) == "play Krug"


def test_a_boss_with_all_the_shares_does_not_decline_a_cell() -> None:
    table = builders.given(
        stage="expand",
        turn="red",
        day=2,
        chosen="expand expand boss buy",
        boss={"Krug": "red"},
        markers={"Krug": {"red": 3}, "Post": {"blue": 2, "green": 2}},
    )
    assert choice_of_red(table).startswith("grow Krug")


@pytest.mark.parametrize(("key", "players"), SEATS)
def test_the_same_seed_gives_the_same_thoughts(key: str, players: int) -> None:
    game = find_game(key)
    state, seat = some_decision(game, players, "same", 30)
    first, second = (bot(40).think(game, state.view(seat), state.choices(seat), random.Random(5)) for _ in range(2))
    assert [(found.choice, found.visits, found.expected) for found in first.candidates] == [
        (found.choice, found.visits, found.expected) for found in second.candidates
    ]
    assert first.scores == second.scores


@pytest.mark.parametrize(("key", "players"), SEATS)
def test_expected_shares_add_up_to_one_and_visits_to_the_budget(key: str, players: int) -> None:
    game = find_game(key)
    state, seat = some_decision(game, players, "sums", 40)
    thoughts = bot(60).think(game, state.view(seat), state.choices(seat), random.Random(2))
    assert thoughts.iterations == 60
    visits = [found.visits for found in thoughts.candidates]
    assert sum(visits) == 60
    assert visits == sorted(visits, reverse=True)
    assert sum(thoughts.expected) == pytest.approx(1)
    assert len(thoughts.scores) == players
    for found in thoughts.candidates:
        assert sum(found.expected) == pytest.approx(1)


@pytest.mark.parametrize(("key", "players"), WHOLE_GAMES)
def test_a_game_of_searching_bots_comes_to_its_end(key: str, players: int) -> None:
    game = find_game(key)
    record = Record(game, players, {}, Chance("to the end"), list(game.colours[:players]))
    table = Table(record, ["search:3i"] * players)
    while table.let_bots_go_on():
        pass
    assert table.state.over


def test_thinking_changes_neither_view_nor_choices() -> None:
    state, seat = some_decision(GAME, 4, "untouched", 50)
    view, choices = state.view(seat), state.choices(seat)
    before = canonical(view.to_data())
    bot(30, 5).think(GAME, view, choices, random.Random(1))
    assert canonical(view.to_data()) == before
    assert choices == state.choices(seat)


def test_secret_choices_of_the_others_are_made_at_the_same_node_and_by_their_own_interest() -> None:
    """Whether the others have laid their cards already makes no difference: they choose anew in every world."""
    state = GAME.new(4, "together")
    rng = random.Random(3)
    while state.stack[-1].name != "card":
        state.step(next_seat(state), any_of(state.choices(next_seat(state)), rng))
    for laid in (0, 2, 3):
        twin = state.copy()
        for seat in range(1, 1 + laid):
            twin.step(seat, CARD)
        search = Search(GAME, twin.view(0), twin.choices(0), 0, random.Random(4), among_equals=False)
        search.run(Budget(iterations=WORLDS).start())
        bandits = search.root.bandits
        assert sorted(bandits) == [
            (EVERY_WORLD, 0),
            *((number, seat) for number in range(WORLDS) for seat in (1, 2, 3)),
        ]
        assert bandits.pop((EVERY_WORLD, 0)).visits == WORLDS
        assert all(bandit.visits == 1 for bandit in bandits.values())
        assert all(len(key) == 4 for key in search.root.children)
        assert [reply.seat for reply in search.thoughts().replies] == [1, 2, 3]


def test_whoever_has_secrets_is_taken_to_do_what_looks_best_to_him_in_each_world() -> None:
    state = laying_cards("foreseen")
    search = Search(GAME, state.view(0), state.choices(0), 0, random.Random(4), among_equals=False)
    other = 1
    taken: list[int] = []
    for _ in range(60):
        world = search.next_world().state
        taken.append(search.choose(search.root, world.copy(), other, world.choices(other), []))
        assert taken[-1] == best_at_sight(world, other)
    assert len(set(taken)) > 1, "another hand, another card"


def test_what_was_foreseen_at_a_node_holds_when_the_same_world_comes_again() -> None:
    state = laying_cards("foreseen")
    search = Search(GAME, state.view(0), state.choices(0), 0, random.Random(4), among_equals=False)
    search.run(Budget(iterations=2 * WORLDS).start())
    for number in range(WORLDS):
        world = search.worlds[number].state
        for other in (1, 2):
            (arm,) = search.root.bandits[number, other].arms
            assert (arm.choice, arm.visits) == (best_at_sight(world, other), 2)


def test_among_equals_whoever_has_secrets_chooses_by_what_came_of_it_in_that_world() -> None:
    """A hint in Goldbräu that counted on what looks best to the others promised 98 % of a win that was lost."""
    state = laying_cards("foreseen")
    search = Search(GAME, state.view(0), state.choices(0), 0, random.Random(4), among_equals=True)
    other = 1
    first = search.next_world().state
    choices = first.choices(other)
    assert search.choose(search.root, first.copy(), other, choices, []) == best_at_sight(first, other)
    paying = next(choice for choice in choices if choice != best_at_sight(first, other))
    bandit = search.root.bandits[0, other]
    for arm in bandit.arms:
        for _ in range(100):
            bandit.credit(arm, 1.0 if arm.choice == paying else 0.0)
    assert search.choose(search.root, first.copy(), other, choices, []) == paying
    second = search.next_world().state
    chosen = search.choose(search.root, second.copy(), other, second.choices(other), [])
    assert chosen == best_at_sight(second, other)


def test_what_is_expected_of_another_is_what_was_looked_at_most_after_the_choice() -> None:
    game = find_game("bohnhansa")
    state, seat = some_decision(game, 3, "replies", 30)
    other = (seat + 1) % 3
    search = Search(game, state.view(seat), state.choices(seat), 0, random.Random(4), among_equals=False)
    search.root.bandits[EVERY_WORLD, seat] = Bandit()
    search.root.children[3,] = Node()
    for number, chosen in enumerate(([5] * 20 + [7] * 40, [7] * 20 + [5] * 10)):
        replies = search.root.children[3,].bandits[number, other] = Bandit()
        replies.add([5, 7], [0.5, 0.5])
        for choice in chosen:
            replies.credit(replies.known[choice], 0.0)
    assert [(reply.seat, reply.choice, reply.likelihood, reply.looks) for reply in search.replies(3)] == [
        (other, 7, 60 / 90, 90)
    ]


def test_where_nobody_has_secrets_the_others_choose_by_their_own_results() -> None:
    game = find_game("heavenale")
    state, other = some_decision(game, 2, "open", 30)
    thinker = 1 - other
    search = Search(game, state.view(thinker), [], 0, random.Random(4), among_equals=False)
    choices = state.choices(other)
    first = search.choose(search.root, state.copy(), other, choices, [])
    bandit = search.root.bandits[EVERY_WORLD, other]
    paying = next(choice for choice in choices if choice != first)
    for arm in bandit.arms:
        for _ in range(100):
            bandit.credit(arm, 1.0 if arm.choice == paying else 0.0)
    assert search.choose(search.root, state.copy(), other, choices, []) == paying


def test_a_budget_counts_iterations_or_the_time_of_the_thinking_thread() -> None:
    counted = Budget(iterations=3).start()
    assert [counted(done) for done in (1, 2, 3)] == [2, 1, 0]
    state, seat = some_decision(GAME, 3, "time", 20)
    short, long = (iterations_in(budget, state, seat) for budget in (Budget(seconds=0.001), Budget(seconds=0.2)))
    assert 1 <= short < long


@pytest.mark.parametrize(("key", "players"), SEATS)
def test_who_only_chooses_stops_when_no_other_choice_can_be_looked_at_as_often(key: str, players: int) -> None:
    game = find_game(key)
    saved = 0
    for number in range(4):
        state, seat = some_decision(game, players, f"lead {number}", 30)
        done, chosen = [], []
        for only_to_choose in (False, True):
            search = Search(game, state.view(seat), state.choices(seat), 0, random.Random(1), among_equals=False)
            search.run(Budget(iterations=60).start(), only_to_choose)
            done.append(search.iterations)
            chosen.append(search.thoughts().candidates[0].choice)
        assert chosen[0] == chosen[1]
        assert done[0] == 60
        saved += 60 - done[1]
    assert 0 < saved < 4 * 59


def test_a_look_that_is_still_to_come_may_level_the_two_best() -> None:
    game = find_game("goldbraeu")
    state, seat = some_decision(game, 3, "lead 0", 30)
    search = Search(game, state.view(seat), state.choices(seat), 0, random.Random(1), among_equals=False)
    # After the first look there is a lead of one, and part of a look left: it will be taken.
    search.run(lambda done: 1.5 - done, only_to_choose=True)
    assert search.iterations == 2


def test_time_that_is_left_is_counted_in_looks_that_may_become_easier(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([5.0, 5.0, 5.25, 6.0, 6.5])
    monkeypatch.setattr(time, "thread_time", lambda: next(clock))
    left = Budget(seconds=1.0).start()
    assert [left(done) for done in (1, 10, 40, 50)] == [1, EASIER * 30, 0, EASIER * 50 * -0.5 / 1.5]


def test_what_a_world_promises_in_bohn_hansa_is_seen_by_playing_on() -> None:
    game = find_game("bohnhansa")
    state, seat = some_decision(game, 3, "promise", 30)
    search = Search(game, state.view(seat), state.choices(seat), 0, random.Random(1), among_equals=True)
    world = search.next_world()
    ahead = world.state.copy()
    play_on(game, ahead, world.state, game.foresight)
    scores = game.evaluate(ahead)
    assert world.promise == win_shares(scores, search.scale)
    assert scores != game.evaluate(world.state)
    assert canonical(world.state.view(seat).to_data()) == canonical(state.view(seat).to_data())


def test_whoever_looks_ahead_plays_on_by_judgement_and_the_others_as_they_do() -> None:
    state, seat = some_decision(GAME, 3, "judgement", 12)
    by_hand, played = state.copy(), state.copy()
    while by_hand.stack:
        asked = next_seat(by_hand)
        choices = by_hand.choices(asked)
        weigh = GAME.judge if asked == seat else GAME.appraise_in_haste
        worth = weigh(by_hand, asked, choices)
        by_hand.step(asked, choices[worth.index(max(worth))])
    play_on(GAME, played, state, 1000, seat)
    assert canonical(GAME.write(played)) == canonical(GAME.write(by_hand))
    all_alike = state.copy()
    play_on(GAME, all_alike, state, 1000)
    assert GAME.write(all_alike) != GAME.write(played)


def test_what_is_likely_is_for_the_masters_judgement_and_among_equals_for_the_appraisal() -> None:
    state = laying_cards("equals")
    seat = next_seat(state)
    view, choices = state.view(seat), state.choices(seat)
    judged, plain = likelihoods(GAME.judge(state, seat, choices)), likelihoods(GAME.appraise(view, choices))
    for among_equals, expected in ((False, judged), (True, plain)):
        search = Search(GAME, view, choices, 0, random.Random(1), among_equals)
        assert search.likelihoods(state, seat, choices) == expected
    assert judged != plain


def test_a_bot_that_chooses_counts_on_its_mastery_and_one_that_explains_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, seat = some_decision(GAME, 3, "equals", 24)
    equals: list[bool] = []

    def noted(*arguments: Any) -> Search:
        equals.append(arguments[-1])
        return Search(*arguments)

    monkeypatch.setattr(search_bot, "Search", noted)
    bot(2).think(GAME, state.view(seat), state.choices(seat), random.Random(1))
    bot(2).choose(GAME, state.view(seat), state.choices(seat), random.Random(1))
    assert equals == [True, False]


def iterations_in(budget: Budget, state: GoldbraeuState, seat: int) -> int:
    search = Search(GAME, state.view(seat), state.choices(seat), 0, random.Random(1), among_equals=True)
    search.run(budget.start())
    return search.iterations


def test_what_looks_better_is_likelier_and_all_likelihoods_add_up_to_one() -> None:
    found = likelihoods([3.0, -1.0, 2.0])
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[2] > found[1]
    assert likelihoods([5.0, 5.0]) == [0.5, 0.5]


def test_a_bandit_comes_back_to_what_pays_and_widens_with_the_visits() -> None:
    bandit = Bandit()
    choices = list(range(30))
    bandit.add(choices, likelihoods([float(-choice) for choice in choices]))
    for visit in range(400):
        arm = bandit.select(choices, 0.3)
        assert arm.choice <= 2 + 2 * (visit + 1) ** 0.5
        bandit.credit(arm, 0.9 if arm.choice == 3 else 0.3)
    assert max(bandit.arms, key=lambda arm: arm.visits).choice == 3


def test_a_bandit_takes_only_what_is_legal_in_the_world() -> None:
    bandit = Bandit()
    bandit.add([1, 2, 3], likelihoods([3.0, 2.0, 1.0]))
    assert bandit.select([3], 0.3).choice == 3


def test_shares_of_the_win_follow_scores_and_doubt() -> None:
    assert win_shares([3.0, 5.0, 5.0], 0.0) == [0.0, 0.5, 0.5]
    sure, unsure = win_shares([10.0, 14.0], 1.0), win_shares([10.0, 14.0], 10.0)
    assert sure[1] > unsure[1] > 0.5
    assert sum(sure) == pytest.approx(1)
