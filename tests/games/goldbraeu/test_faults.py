"""Positions that cannot be: each is refused in one line that names the rule, and play never comes to one."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.names import BUSINESSES
from tests.builders import given

ADLER_KRUG = dict.fromkeys(("red", "blue", "green", "yellow"), "Adler Krug")
KRUG_CHALLENGED: dict[str, Any] = {
    "named": "Krug",
    "boss": {"Krug": "blue"},
    "markers": {"Krug": {"red": 1, "blue": 2}},
}

FAULTS: list[tuple[str, dict[str, Any], str]] = [
    # pieces
    (
        "GB-03",
        {"markers": {name: {"red": 6} for name in BUSINESSES[:2]} | {"Post": {"red": 5}}},
        "markers: red has only 16",
    ),
    ("GB-03", {"boss": dict.fromkeys(BUSINESSES[:7], "blue")}, "boss: blue has only 6 figures"),
    ("GB-04", {"signs": dict.fromkeys(BUSINESSES[:4], "Steinbräu")}, "signs: Steinbräu has only 3"),
    ("GB-61", {"waitress": "Post", "drunkard": "Post"}, "waitress and drunkard never stand in one garden, here Post"),
    # cards
    ("GB-02", {"hand": {"red": "Krug Krug Krug", "blue": "Krug Krug Krug Krug"}}, "cards: 0 Krug cards are out of"),
    ("GB-02", {"deck": ["waitress"] * 6}, "cards: 0 waitress cards are out of the game"),
    ("GB-02", {"open": ["Krug", "Krug"], "gone": {"Krug": 5}}, "cards: 5 Krug cards are out of the game"),
    (
        "GB-52",
        {"markers": {"Krug": {"red": 2}}, "gone": {"Krug": 1}},
        "gone: 1 Krug cards are too few for 2 markers (GB-52)",
    ),
    ("GB-20", {"open": ["Krug", "Post", "Adler"]}, "open: there are two slots, not 3"),
    ("GB-20", {"deck": ["Krug"], "returned": 2}, "returned: the deck has 1 cards, not 2"),
    ("GB-82", {"hand": {"red": "Krug"}, "known_hand": {"red": "Post"}}, "known_hand: names a card that is not in"),
    ("GB-65", {"markers": {"Krug": {"red": 5, "blue": 1}}}, "markers: with 6 markers at Krug, blue's single one falls"),
    # the square
    ("GB-06", {"cells": {"Krug": "a3"}}, "cells: the square has no a3, which Krug should have"),
    ("GB-31", {"cells": {"Adler": "c3 d3"}}, "cells: c3, d3 does not hang together with Adler's front cell c1"),
    ("GB-30", {"cells": {"Adler": "c2", "Krug": "b2 c2"}}, "cells: c2 belongs to Krug and to another garden"),
    # the calendar
    ("GB-26", {"stage": "over", "week": 2}, "day: the game is over after day 7 of week 3"),
    ("GB-26", {"stage": "payday", "day": 6}, "day: payday comes after day 7"),
    ("GB-15", {"stage": "hold", "day": 2}, "day: set-up comes before day 1 of week 1"),
    ("GB-15", {"stage": "place_boss", "week": 2}, "day: set-up comes before day 1 of week 1"),
    ("GB-21", {"stage": "card", "chosen": "buy expand buy buy"}, "chosen: when everyone has chosen the game goes on"),
    (
        "GB-21",
        {"stage": "hold", "chosen": "Adler+Krug Adler+Krug Adler+Krug Adler+Krug", "hand": ADLER_KRUG},
        "chosen: when",
    ),
    ("GB-21", {"stage": "card", "chosen": "buy buy buy buy"}, "chosen: when everyone has chosen the game goes on"),
    # set-up
    ("GB-15", {"stage": "hold", "chosen": {"red": "expand"}}, "chosen: action cards are laid by day"),
    ("GB-15", {"stage": "hold", "chosen": {"red": "buy"}}, "chosen: action cards are laid by day"),
    (
        "GB-15",
        {"stage": "hold", "hand": {"red": "Krug Krug Krug Krug Krug Adler"}, "chosen": {"red": "Adler+Adler"}},
        "chosen: red does not hold these two shares",
    ),
    (
        "GB-14",
        {"stage": "hold", "hand": {"red": "Krug Krug Krug Krug Krug Adler Post"}},
        "hand: in set-up everyone holds 6 shares, red 7",
    ),
    ("GB-15", {"stage": "hold", "boss": {"Krug": "red"}}, "stage: before the shares are shown there are no markers"),
    ("GB-15", {"stage": "hold", "markers": {"Krug": {"red": 1}}}, "stage: before the shares are shown there are no"),
    ("GB-16", {"stage": "place_boss", "chosen": {"red": "Krug+Post"}}, "chosen: the pairs of shares have been shown"),
    (
        "GB-16",
        {"stage": "place_boss", "boss": {"Krug": "blue"}},
        "boss: of 1 placed clockwise from red, red has 1, not 0",
    ),
    ("GB-15", {"chosen": {"red": "Krug+Post"}, "stage": "card"}, "chosen: pairs of shares are chosen in set-up only"),
    # actions
    (
        "GB-22",
        {"stage": "boss", "turn": "red", "chosen": "buy boss boss boss"},
        "turn: red has laid another card than 'boss'",
    ),
    ("GB-22", {"stage": "boss", "chosen": "buy buy buy buy"}, "stage: nobody has laid 'boss'"),
    ("GB-22", {"turn": "red"}, "turn: say in 'stage' or 'chosen' what red is asked"),
    ("GB-23", {"stage": "boss", "chosen": "boss boss buy buy", "actions_left": 2}, "actions_left: red has 1 (GB-23)"),
    ("GB-23", {"stage": "boss", "actions_left": 0}, "actions_left: red has 1 or 2, being alone"),
    ("GB-23", {"stage": "buy", "actions_left": 2}, "actions_left: red has 1"),
    ("GB-23", {"stage": "payday", "actions_left": 1}, "actions_left: in the stage 'payday' nobody acts"),
    (
        "GB-23",
        {"stage": "expand", "chosen": "expand expand buy buy", "actions_left": 2},
        "actions_left: red has 1 (GB-23)",
    ),
    ("GB-53", {"stage": "payday", "drawn": "Adler"}, "drawn: a share is just drawn only in the stage 'drawn'"),
    ("GB-41", {"stage": "boss", "named": "Adler"}, "named: Adler is challenged only in the stage 'block'"),
    ("GB-53", {"stage": "drawn"}, "drawn: the share just drawn must be named"),
    (
        "GB-53",
        {"stage": "buy", "drawn": "Krug", "hand": {"red": "Krug"}},
        "drawn: a share is just drawn only in the stage",
    ),
    # naming
    ("GB-41", {"stage": "boss", **KRUG_CHALLENGED}, "named: Krug is challenged only in the stage 'block'"),
    ("GB-41", {"stage": "block"}, "named: say which business is challenged"),
    ("GB-41", KRUG_CHALLENGED | {"boss": {"Krug": "red"}}, "named: Krug needs a boss of another player than red"),
    ("GB-41", KRUG_CHALLENGED | {"boss": {}}, "named: Krug needs a boss of another player than red"),
    ("GB-40", KRUG_CHALLENGED | {"markers": {}}, "named: red challenges at Krug and needs a marker there"),
    ("GB-45", KRUG_CHALLENGED | {"named_today": ["Krug"]}, "named: the boss of Krug was named today"),
    (
        "GB-47",
        KRUG_CHALLENGED | {"boss": dict.fromkeys(BUSINESSES[2:8], "red") | {"Krug": "blue"}},
        "named: red has no",
    ),
    ("GB-42", {"stage": "buy", "blocked": ["Krug"]}, "blocked: Krug only while a boss is being named"),
    ("GB-42", {"stage": "boss", "blocked": ["Krug"]}, "blocked: at Krug no other player's boss could block"),
    (
        "GB-42",
        {"stage": "boss", "blocked": ["Krug"], "boss": {"Krug": "red"}},
        "blocked: at Krug no other player's boss",
    ),
    (
        "GB-22",
        {"stage": "expand", "named_today": ["Krug"], "boss": {"Krug": "red"}},
        "named_today: bosses are named later",
    ),
    ("GB-45", {"stage": "buy", "named_today": ["Krug"]}, "named_today: Krug has no boss"),
]


@pytest.mark.parametrize(("rule", "said", "line"), FAULTS)
def test_what_cannot_be_is_refused_with_its_rule(rule: str, said: dict[str, Any], line: str) -> None:
    with pytest.raises(BadInput) as told:
        given(**said)
    assert str(told.value).startswith(line)
    assert rule in str(told.value)
    assert "\n" not in str(told.value)


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ({"deck": ["Krug"], "deck_top": ["Krug"]}, "deck_top: with 'deck' the whole deck is said already"),
        ({"deck": ["Krug"], "gone": {"Krug": 3}}, "gone: with this deck 5 Krug cards are out of the game, not 3"),
        ({"deck_top": "Krug Krug", "deck_size": 1}, "deck_size: the deck of this position has 2 cards, not 1"),
        ({"gone": {"Krug": 1}, "deck_size": 3}, "deck_size: the deck of this position has 69 cards, not 3"),
        ({"deck": ["Krug"], "deck_size": 2}, "deck_size: the deck of this position has 1 cards, not 2"),
        ({"chosen": {"red": "buy"}, "turn": "red", "stage": "card", "start": "blue"}, "turn: in the stage 'card'"),
    ],
)
def test_what_contradicts_itself_is_refused(said: dict[str, Any], line: str) -> None:
    with pytest.raises(BadInput) as told:
        given(**said)
    assert str(told.value).startswith(line)


@pytest.mark.rule("GB-19", "GB-65")
def test_with_three_players_five_shares_are_all() -> None:
    with pytest.raises(BadInput, match=r"with 5 markers at Krug, blue's single one falls at once \(GB-65\)"):
        given(players=3, markers={"Krug": {"red": 4, "blue": 1}})
    given(players=3, options={"three_player_elimination": "off"}, markers={"Krug": {"red": 4, "blue": 1}})
    with pytest.raises(BadInput, match=r"too few for 1 markers and 1 removed for three players \(GB-19, GB-52\)"):
        given(players=3, markers={"Krug": {"red": 1}}, gone={"Krug": 1})


@pytest.mark.rule("GB-16", "GB-19")
@pytest.mark.parametrize(("players", "count"), [(3, 9), (4, 8)])
def test_set_up_is_over_with_the_last_boss(players: int, count: int) -> None:
    colours = ["red", "blue", "green", "yellow"][:players]
    bosses = dict(zip(BUSINESSES[:count], colours * 3, strict=False))
    with pytest.raises(BadInput, match=f"set-up is over with {count} bosses"):
        given(players=players, stage="place_boss", boss=bosses)
    del bosses[BUSINESSES[count - 1]]
    assert given(players=players, stage="place_boss", boss=bosses).asked == [colours[-1]]


@pytest.mark.parametrize(
    "said",
    [
        {"markers": {name: {"red": 6} for name in BUSINESSES[:2]} | {"Post": {"red": 4}}},
        {"boss": dict.fromkeys(BUSINESSES[:6], "blue")},
        {"signs": dict.fromkeys(BUSINESSES[:3], "Steinbräu")},
        {"markers": {"Krug": {"red": 4, "blue": 2}}},
        {"markers": {"Krug": {"red": 4, "blue": 1}}},
        {"deck": ["Krug"], "returned": 1},
        {"hand": {"red": "Krug"}, "known_hand": {"red": "Krug"}},
        {"stage": "boss", "blocked": ["Krug"], "boss": {"Krug": "blue"}},
        {"stage": "boss", "named_today": ["Krug"], "boss": {"Krug": "blue"}},
        {"stage": "payday", "named_today": ["Krug"], "boss": {"Krug": "blue"}},
        {"stage": "hold", "hand": {"red": "Adler Adler"}, "chosen": {"red": "Adler+Adler"}},
        KRUG_CHALLENGED,
    ],
)
def test_what_just_fits_is_built(said: dict[str, Any]) -> None:
    assert GAME.check(given(**said).state) == []


def test_the_watch_sees_money_that_does_not_add_up() -> None:
    state = given().state
    state.money[0] += 1
    assert GAME.check(state) == ["money: what players and bank have does not add up (GB-11)"]


def test_the_watch_tells_everything_at_once() -> None:
    state = given(stage="boss").state
    state.money[0] += 1
    state.left = 0
    state.drawn = 0
    assert [fault.split(":")[0] for fault in GAME.check(state)] == ["money", "actions_left", "drawn"]


def test_the_watch_sees_a_lost_and_a_doubled_card() -> None:
    state = given(deck_top=["Krug", "waitress"]).state
    state.deck = state.deck[1:] + state.deck[1:2]
    assert GAME.check(state) == [
        "cards: 5 of 6 Krug cards are accounted for (GB-02)",
        "cards: 6 of 5 waitress cards are accounted for (GB-02)",
    ]


@pytest.mark.rule("GB-21")
def test_the_watch_sees_an_action_before_all_cards_are_laid() -> None:
    state = given(stage="expand").state
    state.chosen[1] = -1
    assert GAME.check(state) == ["chosen: nobody acts before everyone has laid a card (GB-21)"]


@pytest.mark.rule("GB-23", "GB-53")
def test_the_watch_sees_a_third_action_and_a_draw_that_is_in_no_hand() -> None:
    state = given(stage="boss").state
    state.left = 3
    assert GAME.check(state) == ["actions_left: red has 1 or 2, being alone (GB-23)"]
    state = given(drawn="Krug", hand={"red": "Krug Post"}).state
    state.drawn = BUSINESSES.index("Adler")
    assert GAME.check(state) == ["drawn: the share just drawn must be named and be in red's hand (GB-53)"]


@pytest.mark.rule("GB-02")
def test_too_many_cards_are_told_with_where_they_are() -> None:
    with pytest.raises(BadInput) as told:
        given(markers={"Krug": {"red": 2}}, hand={"red": "Krug Krug"}, open=["Krug"], deck_top=["Krug", "Krug"])
    assert str(told.value) == (
        "cards: 2 Krug cards are out of the game (each marker is one), 2 in hands, 1 open and 2 in the deck, "
        "but the box has 6 (GB-02)"
    )
    with pytest.raises(BadInput) as told:
        given(players=3, hand={"red": "Krug Krug Krug Krug Krug Krug"})
    assert str(told.value) == (
        "cards: 1 Krug cards are out of the game (each marker is one, and one is removed for three players: GB-19), "
        "6 in hands, 0 open and 0 in the deck, but the box has 6 (GB-02)"
    )


def test_the_watch_sees_a_cell_that_is_nobodys() -> None:
    state = given().state
    state.free ^= 1
    assert GAME.check(state) == ["cells: a1 belongs to no garden and is not free (GB-06)"]


def test_the_watch_sees_a_missing_front_cell() -> None:
    state = given().state
    state.free |= state.cells[0]
    state.cells[0] = 0
    assert GAME.check(state) == ["cells: Adler lacks its front cell c1 (GB-10)"]
