"""The bots that know no game: their table, and what they may choose."""

from __future__ import annotations

import random

import pytest

from stammtisch.bots import BOTS, Bot, GreedyBot, RandomBot, SearchBot, find_bot
from stammtisch.bots.budget import Budget
from stammtisch.bots.geselle import Geselle
from stammtisch.bots.lehrling import Lehrling
from stammtisch.bots.search.search import SILENCE
from stammtisch.engine import BadInput
from stammtisch.games import bohnhansa
from stammtisch.games.goldbraeu import GAME
from tests.bots.counting import KINDS, counted
from tests.games.bohnhansa.table import Table, given


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_found_by_its_name(name: str) -> None:
    assert find_bot(name).name == name
    assert find_bot(name).description


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadInput, match="'deep'; there are: random, greedy"):
        find_bot("deep")


def test_the_random_bot_comes_to_every_choice() -> None:
    state = GAME.new(players=4, seed="every choice")
    choices = state.choices(0)
    rng = random.Random(1)
    made = {RandomBot().choose(GAME, state.view(0), choices, rng) for _ in range(40 * len(choices))}
    assert made == set(choices)


@pytest.mark.parametrize("name", KINDS)
def test_the_same_generator_gives_the_same_choices(name: str) -> None:
    bot = counted(name)
    state = GAME.new(players=3, seed="twice")
    first, second = (
        [bot.choose(GAME, state.view(0), state.choices(0), rng) for _ in range(20)]
        for rng in (random.Random(7), random.Random(7))
    )
    assert first == second


def test_the_levels_of_the_search_differ_in_nothing_but_its_settings() -> None:
    """So what is proved of one of them holds for all."""
    levels = [bot for bot in BOTS.values() if issubclass(bot, SearchBot)]
    assert {bot.name for bot in levels} == {"meister", "grossmeister"}
    assert [name for level in levels for name, value in vars(level).items() if callable(value)] == []


def test_the_greedy_bot_needs_no_appraisal_for_an_only_choice() -> None:
    view = GAME.new(players=3, seed="only").view(0)
    assert GreedyBot().choose(GAME, view, [5], random.Random(1)) == 5


@pytest.mark.parametrize("name", BOTS)
def test_nobody_says_anything_where_nothing_can_be_said(name: str) -> None:
    view = GAME.new(players=3, seed="silence").view(1)
    assert find_bot(name).interject(GAME, view, [], random.Random(1)) is None


def test_the_greedy_bot_answers_unasked_what_it_gains_by() -> None:
    for gets, answer in (("Blaue", "accept 1"), ("Garten", "refuse 1")):
        table = given(
            3,
            stage="trade",
            figure={"red": "Malmö", "blue": "Malmö"},
            cart={"red": ["Sau", "Feuer", "Garten"], "blue": ["Blaue", "Blaue", "Garten"]},
            hand={"blue": ["1", "2", "3", "M01"]},
            offers=[{"by": "red", "deals": [f"blue gives=Sau gets={gets}"]}],
        )
        choices = table.state.choices(1)
        said = GreedyBot().interject(bohnhansa.GAME, table.state.view(1), choices, random.Random(1))
        assert said is not None
        assert bohnhansa.GAME.codes.notation(said) == answer


def test_the_greedy_bot_does_nothing_unasked_that_costs_it() -> None:
    table = given(3, money={"blue": 50})
    choices = table.state.choices(1)
    assert choices
    assert GreedyBot().interject(bohnhansa.GAME, table.state.view(1), choices, random.Random(1)) is None


def test_a_busy_house_shortens_everybodys_time_alike_so_the_stronger_stays_so() -> None:
    def seconds(name: str, longest: float, part: float) -> float:
        bot = find_bot(name).in_time(longest, part)
        assert isinstance(bot, SearchBot)
        return bot.budget.seconds

    assert [seconds(name, 5.0, 1.0) for name in ("meister", "grossmeister")] == [1.0, 5.0]
    assert [seconds(name, 5.0, 0.5) for name in ("meister", "grossmeister")] == [0.5, 2.5]
    assert [seconds(name, 2.0, 1.0) for name in ("meister", "grossmeister")] == [1.0, 2.0]
    assert seconds("search:500i", 2.0, 0.5) == 0.0


def something_to_offer() -> Table:
    """Red wants what blue has, and blue the other way round."""
    return given(
        3,
        stage="trade",
        figure={"red": "Malmö", "blue": "Malmö", "green": "Edinburgh"},
        cart={"red": ["Blaue", "Blaue", "Feuer"], "blue": ["Sau", "Sau", "Sau"], "green": []},
        hand={"red": ["1", "2", "3", "M01"]},
    )


@pytest.mark.parametrize(("kind", "most", "least"), [(Geselle, 20, 18), (Lehrling, 0, 0)])
def test_a_geselle_thinks_of_offers_and_a_lehrling_does_not(kind: type[Bot], most: int, least: int) -> None:
    state = something_to_offer().state
    choices, view = state.choices(0), state.view(0)
    made = [kind().choose(bohnhansa.GAME, view, choices, random.Random(number)) for number in range(20)]
    assert least <= sum(choice not in choices for choice in made) <= most


def test_the_greedy_bot_chooses_among_its_own_proposals_too() -> None:
    table = something_to_offer()
    choices = table.state.choices(0)
    choice = GreedyBot().choose(bohnhansa.GAME, table.state.view(0), choices, random.Random(1))
    assert choice not in choices
    assert bohnhansa.GAME.codes.notation(choice).startswith("offer blue")
    assert table.state.refusal(0, choice) is None


def test_where_a_game_says_no_likelihoods_an_offer_is_weighed_against_silence_in_a_part_of_the_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weighed: list[int] = []
    budgets: list[Budget] = []
    table = given(
        3,
        stage="trade",
        figure={"red": "Malmö", "blue": "Malmö", "green": "Edinburgh"},
        cart={"red": ["Sau", "Sau", "Sau"], "blue": ["Blaue", "Blaue", "Feuer"], "green": []},
        hand={"blue": ["1", "2", "3", "M01"]},
    )

    def best(_: SearchBot, _game: object, _view: object, considered: list[int], _rng: object, budget: Budget) -> int:
        weighed.extend(considered)
        budgets.append(budget)
        return SILENCE

    monkeypatch.setattr(SearchBot, "best", best)
    monkeypatch.setattr("stammtisch.bots.search_bot.likely", lambda *_: [])
    view, choices = table.state.view(1), table.state.choices(1)
    assert bohnhansa.GAME.sound_out(view)
    assert find_bot("search").interject(bohnhansa.GAME, view, choices, random.Random(1)) is None
    assert weighed == [*choices, *bohnhansa.GAME.sound_out(view), SILENCE]
    assert budgets == [Budget(iterations=250)]
