"""Scenarios: what a file may say, how it is refused, and that a false one is caught and explained."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stammtisch.engine import BadInput
from stammtisch.engine.scenario import Scenario, run_scenario
from stammtisch.engine.scenario_file import read_scenario
from stammtisch.games.goldbraeu import Goldbraeu
from stammtisch.games.goldbraeu.state import GoldbraeuState

HEAD = 'title = "A test"\ngame = "goldbraeu"\n'
HIRSCHEN = """
[given]
stage = "boss"
turn = "green"
boss = { Hirschen = "red" }
markers = { Hirschen = { red = 2, blue = 1, green = 1 } }
hand = { red = ["Hirschen"] }
"""
CHALLENGE = HIRSCHEN + '[[step]]\ndo = "green: boss Hirschen"\n'


def read(text: str, head: str = HEAD) -> Scenario:
    return read_scenario(head + text, "test.toml")


def differences(text: str, head: str = HEAD) -> list[str]:
    return [str(difference) for difference in run_scenario(read(text, head))]


def complaint(text: str, head: str = HEAD) -> str:
    with pytest.raises(BadInput) as error:
        read(text, head)
    message = str(error.value)
    assert message.startswith("test.toml: ")
    assert "\n" not in message
    return message.removeprefix("test.toml: ")


def test_a_scenario_that_holds_has_no_differences() -> None:
    steps = '[[step]]\ndo = "red: block"\nrefused = "GB-41"\n[[step]]\ndo = ["red: play Hirschen", "red: block"]\n'
    assert differences(CHALLENGE + steps + '[then]\nasked = "green"\nmarkers.Hirschen.red = 3\n') == []


def test_it_knows_its_title_and_the_rules_it_proves_those_of_refusals_included() -> None:
    scenario = read(
        CHALLENGE + '[[step]]\ndo = "red: block"\nrefused = "gb-41"\n', HEAD + 'rules = ["GB-40", "GB-41"]\n'
    )
    assert (scenario.name, scenario.title, scenario.rules) == ("test.toml", "A test", ["GB-40", "GB-41"])


def test_running_twice_gives_the_same() -> None:
    scenario = read(CHALLENGE + "[then]\nmoney.red = 20\n")
    assert run_scenario(scenario) == run_scenario(scenario) != []


@pytest.mark.parametrize(
    "do",
    [
        '["red: card buy", "blue: card buy", "green: card boss"]',
        '"""\nred: card buy\n\n  blue: card buy\ngreen: card boss\n"""',
        '["red, blue: card buy", "Green:card BOSS"]',
    ],
)
def test_choices_come_as_list_as_lines_or_for_several_seats(do: str) -> None:
    then = '[then]\nchosen = { red = "buy", blue = "buy", green = "boss" }\nasked = "yellow"\n'
    assert differences(f"[[step]]\ndo = {do}\n{then}") == []


def test_three_players_and_options() -> None:
    head = HEAD + 'players = 3\n[options]\nboard = "hole"\n'
    assert differences('[then]\nasked = ["red", "blue", "green"]\ncells.Krug = "a3"\n', head) == []


def test_the_edition_counts() -> None:
    text = '[given]\nstage = "waitress"\n[then]\nchoices.red = ["chip Bären", "chip Post", "chip Hirschen"]\n'
    assert differences(text, HEAD + 'edition = "hanser-fr"\n') == []
    assert len(differences(text)) == 1


def test_a_seed_deals() -> None:
    head = HEAD + 'seed = "a deal"\n'
    assert differences('[then]\nstage = "hold"\ndeck_size = 46\n', head) == []
    hands = read('[then]\nstage = "hold"\n', head)
    assert hands.game.write(hands.start()) == hands.game.write(hands.game.new(4, "a deal"))


# What differs, in words.


def test_a_difference_says_where_what_expected_and_found() -> None:
    text = CHALLENGE + "[step.then]\nmarkers.Hirschen = { red = 2, blue = 2 }\n[then]\nmoney.green = 20\n"
    assert differences(text) == [
        "after step 1, markers.Hirschen.blue: expected 2, found 1",
        "at the end, money.green: expected 20, found 25",
    ]


def test_a_difference_as_data() -> None:
    found = run_scenario(read("[then]\nday = 2\n"))
    assert [one.to_data() for one in found] == [
        {"where": "at the end", "what": "day", "expected": "2", "found": "1"},
    ]


@pytest.mark.parametrize(
    ("then", "difference"),
    [
        ('asked = ["red"]', "asked: expected red, found red, blue, green, yellow"),
        ("asked = []", "asked: expected nobody, found red, blue, green, yellow"),
        ("over = true", "over: expected true, found false"),
        ('winners = ["red"]', "winners: expected red, found nobody"),
        ("scores.red = 7", "scores.red: expected 7, found 25"),
        ('may.red = ["card buy", "pass"]', "may.red: expected pass, found only card expand, card boss, card buy"),
        ('choices.red = "card buy"', "choices.red: expected card buy, found card expand, card boss, card buy"),
        ("choices.red = []", "choices.red: expected nothing, found card expand, card boss, card buy"),
        ('open = ["Krug", "-"]', "open: expected Krug, -, found -, -"),
        ("deck = []", "deck: expected nothing, found Adler, Adler, Adler"),
        ('chosen.red = "buy"', "chosen.red: expected buy, found nothing"),
        ('boss.Krug = "red"', "boss.Krug: expected red, found -"),
        ('cells.Adler = "c1 c2"', "cells.Adler: expected c1, c2, found c1"),
    ],
)
def test_every_kind_of_expectation_can_fail(then: str, difference: str) -> None:
    found = differences(f"[then]\n{then}\n")
    assert len(found) == 1
    assert found[0].startswith(f"at the end, {difference}")


def test_expectations_that_hold_are_silent() -> None:
    then = """[then]
    over = false
    winners = []
    scores = { red = 25, blue = 25 }
    may.red = "card buy"
    choices.green = ["card buy", "card expand", "card boss"]
    """
    assert differences(then) == []


def test_the_end_of_a_game() -> None:
    text = """
    [given]
    stage = "payday"
    week = 3
    money = { red = 70, blue = 70, green = 1, yellow = 1 }
    [[step]]
    do = "red, blue, green, yellow: pass"
    [then]
    """
    assert differences(text + 'over = true\nwinners = ["blue", "red"]\nasked = []') == []
    assert differences(text + 'winners = ["red"]') == ["at the end, winners: expected red, found red, blue"]
    again = text.replace("[then]", '[[step]]\ndo = "red: pass"')
    assert differences(again)[0].endswith("found a refusal: The game is over. [GB-80] (the game is over)")


def test_an_unexpected_refusal_is_told_with_its_rule_and_what_is_legal_and_ends_it() -> None:
    text = CHALLENGE + '[[step]]\ndo = ["red: block", "red: allow"]\n[then]\nmoney.red = 0\n'
    assert differences(text) == [
        "step 2, choice 1, 'red: block': expected a legal choice, found a refusal: You have 2 marker(s) at Hirschen, "
        "the others together 2: no majority, no block. [GB-41] (red may: allow, play Hirschen)"
    ]


def test_those_who_may_do_the_same_are_named_together_and_long_lists_are_cut() -> None:
    assert (
        "(red, blue, green, yellow may: card expand, card boss, card buy)"
        in differences('[[step]]\ndo = "red: pass"\n')[0]
    )
    everywhere = '[given]\nstage = "expand"\nboss = { Adler = "red", Krug = "red", Eiche = "red", Post = "red" }\n'
    assert " more)" in differences(everywhere + '[[step]]\ndo = "red: block"\n')[0]


def test_a_choice_that_should_be_refused_but_is_legal() -> None:
    text = CHALLENGE + '[[step]]\ndo = "red: allow"\nrefused = "GB-41"\n[then]\nboss.Hirschen = "red"\n'
    assert differences(text) == ["step 2, 'red: allow': expected a refusal by GB-41, found a legal choice"]


def test_a_refusal_by_another_rule() -> None:
    text = CHALLENGE + '[[step]]\ndo = ["red: block", "blue: block"]\nrefused = "GB-43"\n'
    assert differences(text) == [
        "step 2, choice 1, 'red: block': expected a refusal by GB-43, found another: You have 2 marker(s) at Hirschen, "
        "the others together 2: no majority, no block. [GB-41]"
    ]


def test_a_refused_step_may_look_at_the_position_which_has_not_changed() -> None:
    text = (
        CHALLENGE + '[[step]]\ndo = "red: block"\nrefused = "GB-41"\n[step.then]\nasked = "red"\nnamed = "Hirschen"\n'
    )
    assert differences(text) == []


# A game that is itself at fault.


@pytest.mark.interpreted
def test_pieces_that_do_not_add_up_are_a_difference() -> None:
    class Miscounting(Goldbraeu):
        def check(self, state: GoldbraeuState) -> list[str]:
            return ["a coin is missing"]

    scenario = replace(read(CHALLENGE), game=Miscounting())
    assert [str(difference) for difference in run_scenario(scenario)] == [
        "step 1, 'green: boss Hirschen': expected pieces that add up, found a coin is missing"
    ]


@pytest.mark.interpreted
def test_a_refusal_that_changes_the_position_is_a_difference() -> None:
    class Restless(Goldbraeu):
        """Every time its position is written it is another one."""

        written = 0

        def write(self, state: GoldbraeuState) -> dict[str, object]:
            self.written += 1
            return {**super().write(state), "day": self.written}

    scenario = replace(read(HIRSCHEN + '[[step]]\ndo = "red: block"\nrefused = "GB-22"\n'), game=Restless())
    assert [str(difference) for difference in run_scenario(scenario)] == [
        "step 1, 'red: block': expected the same position after the refusal, found another"
    ]


# What cannot be understood, with its place.


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[step]\n", "this is no TOML: "),
        (f"x = {'9' * 5000}\n", "this is no TOML that can be read: "),
        (f"x = {'[' * 5000}", "this is no TOML that can be read: nested too deeply"),
        ("[given]\n", "it claims nothing: say [[step]] or [then]"),
        ("[when]\n[then]\n", "a scenario has no 'when'; it has: title, game, players, "),
        ("[step]\ndo = ''\n", "step: write [[step]] with two brackets, once for each"),
        ("step = [1]\n", "step 1: 1 is no table such as { … = … }"),
        ("[[step]]\n", "step 1 says neither 'do' nor 'then'"),
        ("[[step]]\nthen.day = 1\n[[step]]\nwhen = 1\n", "step 2 has no 'when'; it has: do, refused, then"),
        ("[[step]]\ndo = 3\n", "step 1, do: 3 is no text in quotes"),
        ("[[step]]\ndo = 'red pass'\n", "step 1, choice 1: 'red pass' names no seat; write 'seat: choice', such as"),
        (
            "[[step]]\ndo = ['red, blue: pass', 'purple: pass']\n",
            "step 1, choice 3: there is no seat 'purple'; there are: red, blue, green, yellow",
        ),
        ("[[step]]\ndo = 'red: jump'\n", "step 1, choice 1: 'jump': no choice is called 'jump'"),
        ("[[step]]\ndo = 'red: boss Kreg'\n", "step 1, choice 1: 'boss Kreg': 'Kreg' is not one of"),
        ("[[step]]\nrefused = 'GB-41'\nthen.day = 1\n", "step 1 is refused, but says no choice in 'do'"),
        ("[[step]]\ndo = 'red: pass'\nrefused = 'GB-99'\n", "step 1, refused: there is no rule GB-99; they run from "),
        ("[[step]]\ndo = 'red: pass'\nrefused = 41\n", "step 1, refused: 41 is no text in quotes"),
        ("[[step]]\ndo = 'red: pass'\nthen = 1\n", "step 1, then: 1 is no table"),
        ("[[step]]\ndo = 'red: pass'\nthen.mony.red = 1\n", "step 1, then: a position has no 'mony'; it has: week, "),
        ("[then]\nasked = 'purple'\n", "then.asked: there is no seat 'purple'"),
        ("[then]\nchoices.purple = 'pass'\n", "then.choices: there is no seat 'purple'"),
        ("[then]\nchoices.red = 'jump'\n", "then.choices.red: 'jump': no choice is called 'jump'"),
        ("[then]\nmay.red = 1\n", "then.may.red: 1 is no text in quotes"),
        ("[then]\nover = 1\n", "then.over: 1 is neither true nor false"),
        ("[then]\nscores.red = '1'\n", "then.scores.red: '1' is no whole number"),
        ("[then]\nscores.red = true\n", "then.scores.red: true is no whole number"),
        ("[then]\nmoney.red = 'much'\n", "then: money.red: 'much' is not a whole number from 0 to "),
        ("[then]\ndeck_top = 'Krug'\n", "then: 'deck_top' can be given, but not expected"),
        ("[[step]]\nthen.deck_top = 'Krug'\n", "step 1, then: 'deck_top' can be given, but not expected"),
        ("[given]\nmarkers = 3\n[then]\n", "given: markers: 3 is not a table such as { Adler = … }"),
        ("given = 3\n[then]\n", "given: 3 is no table"),
        ("[given]\n[then]\n[options]\nspeed = 'fast'\n", "there is no option 'speed'; there are: "),
        ("[then]\n[options]\nboard = 3\n", "options.board: 3 is no text in quotes"),
        ("rules = 'GB-99'\n[then]\n", "rules: there is no rule GB-99"),
        ("players = 5\n[then]\n", "Goldbräu is for 3 or 4 players, not 5"),
        ("players = '4'\n[then]\n", "players: '4' is no whole number"),
        ("edition = 'esperanto'\n[then]\n", "there is no edition 'esperanto'; there are: "),
        ("seed = 7\n[then]\n", "seed: 7 is no text in quotes"),
        ("seed = 'x'\n[given]\n[then]\n", "a scenario starts from a seed or from a given position, not from both"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, message: str) -> None:
    assert complaint(text).startswith(message)


def test_title_and_a_game_that_exists_are_needed() -> None:
    assert complaint("[then]\n", 'title = "x"\n') == 'it does not say game = "…"'
    assert complaint("[then]\n", 'game = "goldbraeu"\n') == 'it does not say title = "…"'
    assert complaint("[then]\n", 'title = 1\ngame = "goldbraeu"\n') == "title: 1 is no text in quotes"
    assert complaint("[then]\n", 'title = "x"\ngame = "chess"\n').startswith("there is no game 'chess'; there are: ")


def test_an_umlaut_before_the_equals_sign_gets_a_hint() -> None:
    assert complaint('[given]\nboss = { Bären = "red" }\n').endswith(
        'before "=", a name with an umlaut needs quotes or a spelling without'
    )
    assert "umlaut" not in complaint("[given\n", 'title = "x"\n')


def test_yellow_has_no_seat_among_three() -> None:
    assert complaint('[[step]]\ndo = "yellow: pass"\n', HEAD + "players = 3\n").endswith(
        "there is no seat 'yellow'; there are: red, blue, green"
    )


def test_an_unknown_word_in_then_is_answered_with_all_words() -> None:
    said = complaint("[then]\nmony.red = 1\n")
    assert said.endswith("; and here also: asked, choices, may, over, winners, scores")
