"""The greedy bot's judgement: one position for each kind of decision in which the sensible choice is plain."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stammtisch.bots import Bot, GreedyBot, RandomBot
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.appraisal.weights import MASTERS_CARD
from stammtisch.games.goldbraeu.bot import APPRAISALS, appraise, judge
from stammtisch.games.goldbraeu.choices import PASS
from stammtisch.games.goldbraeu.decisions.purchase import PRICES
from stammtisch.games.goldbraeu.position import STAGES
from stammtisch.games.goldbraeu.state import BUYING
from tests.bots.test_levels import positions
from tests.builders import Table, given, new


def advised(table: Table, colour: str) -> str:
    """What the bot would do."""
    seat = table.colours.index(colour)
    state = table.state
    return GAME.codes.notation(GreedyBot().choose(GAME, state.view(seat), state.choices(seat), random.Random(1)))


def worth(table: Table, colour: str) -> dict[str, float]:
    """What the bot thinks of each choice."""
    seat = table.colours.index(colour)
    choices = table.state.choices(seat)
    values = appraise(table.state.view(seat), choices)
    return {GAME.codes.notation(choice): value for choice, value in zip(choices, values, strict=True)}


def test_every_question_of_the_game_has_its_appraisal() -> None:
    assert set(APPRAISALS) == set(STAGES) - {"over"}


def test_a_spectator_has_nothing_to_appraise() -> None:
    assert appraise(new().state.view(None), []) == []


# Set-up


def test_it_shows_one_share_of_each_business_and_hides_the_twins() -> None:
    hands = {
        "red": "Adler Adler Krug Krug Post Eiche",
        "blue": "Hirschen Hirschen Post Post Eiche Bären",
        "green": "Mayerbräu Mayerbräu Steinbräu Steinbräu Adler Krug",
        "yellow": "Kramerbräu Kramerbräu Schmidbräu Schmidbräu Adler Krug",
    }
    assert advised(given(stage="hold", hand=hands), "red") == "hold Adler+Krug"


def test_its_first_boss_goes_where_its_shares_are() -> None:
    table = given(
        stage="place_boss",
        markers={"Krug": {"red": 3, "blue": 1}, "Post": {"green": 2, "yellow": 2}, "Eiche": {"blue": 2, "green": 1}},
    )
    assert advised(table, "red") == "boss Krug"


# The action card


def laying(**position: Any) -> Table:
    """A morning in the second week on which the other three have little to do."""
    return given(week=2, day=1, stage="card", **position)


def test_the_boss_of_its_own_gardens_expands() -> None:
    table = laying(boss={"Krug": "red"}, markers={"Krug": {"red": 3}, "Steinbräu": {"red": 2}}, open="Post Bären")
    assert advised(table, "red") == "card expand"


def test_a_share_of_a_rich_garden_is_bought() -> None:
    table = laying(
        cells={"Post": ["g3", "g2", "g4", "f3", "f4", "e3", "e4"]},
        markers={"Post": {"blue": 1}},
        boss={"Post": "blue"},
        open="Post Adler",
    )
    assert advised(table, "red") == "card buy"


def test_a_boss_without_rivals_is_named_where_the_shares_lie() -> None:
    table = laying(
        markers={"Krug": {"red": 3}, "Steinbräu": {"red": 2}, "Hirschen": {"blue": 3}, "Post": {"green": 3}},
        cells={"Krug": ["b3", "b2", "b4", "c3", "c4"]},
        open="drunkard drunkard",
    )
    assert advised(table, "red") == "card boss"


# Expansion


def test_it_grows_where_it_owns_most_and_under_a_parasol() -> None:
    table = given(
        chosen="expand buy buy buy",
        boss={"Adler": "red", "Eiche": "red"},
        markers={"Adler": {"red": 2, "blue": 1}, "Eiche": {"red": 1, "blue": 3}},
        cells={"Adler": ["c1", "b1"], "Eiche": ["c5", "b5"]},
    )
    assert advised(table, "red") == "grow Adler a1"


def test_it_moves_a_cell_to_the_garden_where_it_owns_more() -> None:
    table = given(
        chosen="expand buy buy buy",
        boss={"Adler": "red", "Krug": "red"},
        signs={"Adler": "Mayerbräu", "Krug": "Mayerbräu"},
        markers={"Adler": {"red": 3}, "Krug": {"blue": 3}},
        cells={"Krug": ["b3", "b2", "b1", "a1"], "Adler": ["c1"]},
    )
    values = worth(table, "red")
    assert values["grow Adler b1"] > values["grow Adler d1"] > 0
    assert advised(table, "red") == "grow Adler b1"


def test_it_would_rather_pass_than_enrich_the_others() -> None:
    table = given(chosen="expand buy buy buy", boss={"Krug": "red"}, markers={"Krug": {"blue": 3, "green": 2}})
    assert advised(table, "red") == "pass"


# Boss or contract


def test_it_challenges_where_no_block_is_to_be_feared() -> None:
    table = given(
        chosen="boss buy buy buy",
        boss={"Krug": "blue", "Post": "green"},
        markers={"Krug": {"red": 2, "blue": 3}, "Post": {"red": 2, "green": 1, "blue": 1}},
        cells={"Krug": ["b3", "b2", "b4"], "Post": ["g3", "g2", "g4"]},
    )
    assert advised(table, "red") == "boss Post"


def test_it_shows_a_hand_share_that_breaks_the_majority() -> None:
    table = given(
        chosen="boss buy buy buy",
        boss={"Krug": "blue"},
        markers={"Krug": {"red": 1, "blue": 2}},
        hand={"red": "Krug"},
    )
    assert advised(table, "red") == "boss+ Krug"


def test_it_keeps_a_share_that_would_fall_as_soon_as_it_is_played() -> None:
    table = given(
        chosen="boss buy buy buy",
        boss={"Krug": "blue"},
        markers={"Krug": {"blue": 2, "green": 3}},
        hand={"red": "Krug"},
        gone={"Krug": 5},
    )
    assert advised(table, "red") == "pass"


def test_it_turns_the_beer_of_a_rich_garden_to_its_own_brewery() -> None:
    table = given(
        chosen="boss buy buy buy",
        boss={"Krug": "red", "Mayerbräu": "red"},
        signs={"Krug": "Steinbräu"},
        markers={"Mayerbräu": {"red": 2}, "Steinbräu": {"blue": 3}, "Krug": {"red": 1, "blue": 1}},
        cells={"Krug": ["b3", "b2", "b4", "c3", "c4"]},
    )
    assert advised(table, "red") == "contract Krug Mayerbräu"


# Block


def challenged(hand: str, **krug: int) -> Table:
    """Red, boss of a good garden, is challenged by blue."""
    return given(
        chosen="buy boss buy buy", boss={"Krug": "red"}, markers={"Krug": krug}, hand={"red": hand}, stage="boss"
    ).do("blue: boss Krug")


def test_it_blocks_with_a_majority() -> None:
    assert advised(challenged("", red=2, blue=1), "red") == "block"


def test_it_shows_a_share_to_reach_the_majority() -> None:
    assert advised(challenged("Krug", red=2, blue=2), "red") == "play Krug"


def test_it_hides_a_share_that_would_not_help() -> None:
    assert advised(challenged("Krug", red=1, blue=3), "red") == "allow"


def test_it_shows_the_last_share_when_the_challenger_falls_by_it() -> None:
    assert advised(challenged("Krug", red=1, blue=1, green=3), "red") == "play Krug"


# Purchase


def buying(**position: Any) -> Table:
    """Red alone has chosen to buy."""
    return given(chosen="buy boss boss boss", stage="buy", **position)


def test_it_buys_the_better_share() -> None:
    table = buying(
        cells={"Post": ["g3", "g2", "g4", "f3"], "Krug": ["b3"]},
        markers={"Post": {"red": 1, "blue": 1}, "Krug": {"blue": 1, "green": 1}},
        open="Krug Post",
    )
    assert advised(table, "red") == "buy 2"


def test_a_second_share_saves_the_first_from_the_last_one() -> None:
    """With five of six shares out, a new single marker would fall at once. (GB-65)"""
    table = buying(
        markers={"Krug": {"red": 1, "blue": 4}, "Post": {"green": 1, "blue": 4}},
        cells={"Krug": ["b3", "b2", "b4"], "Post": ["g3", "g2", "g4"]},
        open="Krug Post",
    )
    values = worth(table, "red")
    assert values["buy 1"] > 0 > values["buy 2"]


def test_on_the_last_day_a_share_dearer_than_its_income_is_left() -> None:
    table = given(
        week=3,
        day=7,
        chosen="buy buy buy buy",
        markers={"Krug": {"blue": 2}, "Post": {"blue": 2}},
        boss={"Krug": "blue", "Post": "blue"},
        open="Krug Post",
    )
    assert advised(table, "red") == "pass"


def test_it_keeps_a_drawn_share_hidden() -> None:
    table = buying(deck_top=["Krug"], markers={"Krug": {"red": 1}}).do("red: buy deck")
    assert advised(table, "red") == "keep"


def test_the_waitress_comes_to_its_own_garden() -> None:
    table = buying(open="waitress", markers={"Eiche": {"red": 3}, "Bären": {"blue": 3}}).do("red: buy 1")
    assert advised(table, "red") == "chip Eiche"


def test_the_drunkard_goes_where_he_hurts_the_others_most() -> None:
    table = buying(
        open="drunkard",
        drunkard="Krug",
        markers={"Krug": {"red": 3}, "Adler": {"blue": 3}, "Eiche": {"blue": 3}},
        cells={"Adler": ["c1"], "Eiche": ["c5", "c4", "d5"], "Krug": ["b3", "b2", "b4"]},
    ).do("red: buy 1")
    assert advised(table, "red") == "chip Eiche"


# Payday


def test_it_plays_what_pays_and_then_stops() -> None:
    table = given(
        stage="payday",
        day=7,
        markers={"Krug": {"red": 1, "blue": 1}},
        cells={"Krug": ["b3", "b2", "b4"]},
        hand={"red": "Krug"},
    )
    assert advised(table, "red") == "play Krug"
    assert advised(table.do("red: play Krug"), "red") == "pass"


def test_it_plays_no_single_share_as_the_last_one() -> None:
    markers = {"Krug": {"blue": 2, "green": 3}}
    table = given(stage="payday", week=3, day=7, markers=markers, hand={"red": "Krug"}, boss={"Krug": "blue"})
    assert worth(table, "red")["play Krug"] <= 0


def test_it_plays_two_shares_where_one_alone_would_bring_nothing() -> None:
    """Four thalers among five markers are the boss's; the sixth share lets two single markers fall."""
    table = given(
        stage="payday",
        week=3,
        day=7,
        markers={"Krug": {"blue": 2, "green": 1, "yellow": 1}},
        boss={"Krug": "blue"},
        cells={"Krug": ["b3", "b2"]},
        hand={"red": "Krug Krug"},
    )
    assert advised(table, "red") == "play Krug"
    assert advised(table.do("red: play Krug"), "red") == "play Krug"
    assert table.do("red: play Krug")["markers"]["Krug"] == {"red": 2, "blue": 2, "green": 0, "yellow": 0}


# Whole games


def play_out(table: Table, bots: list[Bot], rng: random.Random) -> None:
    """Play to the end; every choice made must be a legal one."""
    state = table.state
    while state.waiting:
        seat = state.seats_to_decide()[0]
        choices = state.choices(seat)
        choice = bots[seat].choose(GAME, state.view(seat), choices, rng)
        assert choice in choices
        state.step(seat, choice)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"chip_direction": "clockwise", "contract_after_block": "forbidden"},
        {"three_player_elimination": "off", "board": "hole"},
    ],
)
def test_it_plays_legally_whatever_the_table_agreed_on(players: int, options: dict[str, str]) -> None:
    table = new(players, "legal", **options)
    play_out(table, [GreedyBot()] * players, random.Random(players))
    assert table.state.over


def test_what_it_cannot_see_does_not_change_its_choice() -> None:
    table = new(4, "disguised")
    state = table.state
    rng = random.Random(3)
    asked = 0
    while state.waiting:
        seat = state.seats_to_decide()[0]
        choices = state.choices(seat)
        made = GreedyBot().choose(GAME, state.view(seat), choices, random.Random(asked))
        other = GAME.disguise(state, seat, rng)
        assert GreedyBot().choose(GAME, other.view(seat), other.choices(seat), random.Random(asked)) == made
        state.step(seat, made)
        asked += 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_players_who_know_only_the_rules(players: int) -> None:
    """It wins 36 and 35 of these games; an equal among random players would win a third or less."""
    won = 0
    for number in range(36):
        seat = number % players
        bots: list[Bot] = [RandomBot()] * players
        bots[seat] = GreedyBot()
        table = new(players, f"match {number // players}")
        play_out(table, bots, random.Random(number))
        won += table.state.winners() == [seat]
    assert won >= 32


# The master's judgement


def test_to_a_master_a_card_is_worth_more_and_its_price_is_the_same() -> None:
    bought = 0
    for state, seat in positions(GAME, 120):
        view, choices = state.view(seat), state.choices(seat)
        if view.decisions[-1] != "buy":
            continue
        price = PRICES[view.chosen.count(BUYING)]
        for choice, plain, judged in zip(choices, appraise(view, choices), judge(view, choices), strict=True):
            if choice == PASS:
                assert judged == plain == 0
            else:
                assert judged + price == pytest.approx(MASTERS_CARD * (plain + price))
                bought += 1
    assert bought > 20


def test_a_master_lays_the_card_for_buying_sooner() -> None:
    pairs = [
        (appraise(state.view(seat), state.choices(seat)), judge(state.view(seat), state.choices(seat)))
        for state, seat in positions(GAME, 120)
        if state.stack[-1].name == "card"
    ]
    assert all(judged[:2] == pytest.approx(plain[:2]) for plain, judged in pairs), "he expects the same of the others"
    assert all(judged[2] >= plain[2] for plain, judged in pairs)
    assert any(plain.index(max(plain)) != 2 and judged.index(max(judged)) == 2 for plain, judged in pairs)


def test_in_everything_but_cards_a_master_judges_like_everybody() -> None:
    for state, seat in positions(GAME, 120):
        view, choices = state.view(seat), state.choices(seat)
        if view.decisions[-1] not in ("buy", "card"):
            assert judge(view, choices) == appraise(view, choices)
