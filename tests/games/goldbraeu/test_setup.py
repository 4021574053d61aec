"""Set-up: signs, chips, hidden shares and the first bosses. (GB-10 to GB-19)"""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from stammtisch.engine import Chance
from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.names import BREWERIES, BUSINESSES, GARDENS
from tests.builders import Table, given, new

SEEDS = [f"seed {number}" for number in range(200)]

# Six different shares each, so that nothing falls by GB-65; red holds two of Adler.
HANDS = {
    "red": "Adler Adler Krug Eiche Bären Post",
    "blue": "Krug Eiche Bären Post Hirschen Mayerbräu",
    "green": "Hirschen Mayerbräu Steinbräu Kramerbräu Schmidbräu Krug",
    "yellow": "Steinbräu Kramerbräu Schmidbräu Adler Eiche Bären",
}


def choosing() -> Table:
    return given(stage="hold", hand=HANDS)


def choose_all(table: Table) -> Table:
    return table.do(
        "yellow: hold Steinbräu+Kramerbräu",
        "red: hold Adler+Adler",
        "green: hold Krug+Hirschen",
        "blue: hold Mayerbräu+Post",
    )


@pytest.mark.parametrize("players", [3, 4])
def test_a_fresh_table_adds_up_and_nothing_has_happened_yet(players: int) -> None:
    table = new(players)
    assert GAME.check(table.state) == []
    assert (table["stage"], table["actions_left"], table["returned"], table["chosen"]) == ("hold", 0, 0, {})
    assert (table.state.bank, table["named"], table["drawn"]) == (0, "-", "-")


@pytest.mark.rule("GB-10")
def test_each_garden_starts_with_its_front_cell_and_all_others_are_free() -> None:
    table = new()
    assert table["cells"] == dict(zip(GARDENS, [["c1"], ["b3"], ["c5"], ["f5"], ["g3"], ["f1"]], strict=True))
    assert table.state.free.bit_count() == 32


@pytest.mark.rule("GB-11")
@pytest.mark.parametrize("players", [3, 4])
def test_everyone_has_25_thalers(players: int) -> None:
    assert list(new(players)["money"].values()) == [25] * players


@pytest.mark.rule("GB-12")
@pytest.mark.parametrize("seed", SEEDS[:20])
def test_shuffled_signs_go_to_krug_first_and_then_clockwise(seed: str) -> None:
    drawn = Chance(seed).stream("signs").shuffled([brewery for brewery in range(4) for _ in range(3)])
    signs = new(seed=seed)["signs"]
    assert [signs[garden] for garden in ("Krug", "Eiche", "Bären", "Post", "Hirschen", "Adler")] == [
        BREWERIES[brewery] for brewery in drawn[:6]
    ]


@pytest.mark.rule("GB-12", "GB-04")
def test_every_brewery_may_supply_any_garden_but_never_more_than_three() -> None:
    seen = set()
    for seed in SEEDS:
        signs = new(seed=seed)["signs"]
        assert max(Counter(signs.values()).values()) <= 3
        seen |= set(signs.items())
    assert len(seen) == 6 * 4


@pytest.mark.rule("GB-13")
def test_the_waitress_begins_at_baeren_and_the_drunkard_at_adler() -> None:
    assert new()["waitress"] == "Bären"
    assert new()["drunkard"] == "Adler"


@pytest.mark.rule("GB-14", "GB-02")
def test_four_players_get_six_shares_each_and_a_deck_of_46_with_all_the_specials() -> None:
    table = new(players=4)
    assert [len(hand) for hand in table["hand"].values()] == [6, 6, 6, 6]
    assert table["deck_size"] == 46
    assert table["deck"].count("drunkard") == 5
    assert table["deck"].count("waitress") == 5


@pytest.mark.rule("GB-14", "GB-19")
@pytest.mark.parametrize(("players", "copies", "dealt"), [(3, 5, 24), (4, 6, 24)])
def test_shares_are_dealt_in_turn_and_the_rest_is_shuffled_again_with_the_specials(
    players: int, copies: int, dealt: int
) -> None:
    state = new(players, "a deal").state
    chance = Chance("a deal")
    shares = chance.stream("shares").shuffled([business for business in range(10) for _ in range(copies)])
    for seat in range(players):
        hand = Counter(shares[seat:dealt:players])
        assert state.hand[seat * 10 : seat * 10 + 10] == [hand[business] for business in range(10)]
    assert list(state.deck) == chance.stream("deck").shuffled(shares[dealt:] + [10] * 5 + [11] * 5)


@pytest.mark.rule("GB-14")
def test_specials_are_shuffled_into_the_whole_deck() -> None:
    decks = [new(seed=seed)["deck"] for seed in SEEDS]
    for special in ("drunkard", "waitress"):
        assert {place for deck in decks for place, card in enumerate(deck) if card == special} == set(range(46))


@pytest.mark.rule("GB-14")
def test_every_share_may_come_to_every_hand() -> None:
    dealt = {(colour, card) for seed in SEEDS for colour, hand in new(seed=seed)["hand"].items() for card in hand}
    assert len(dealt) == 4 * 10


@pytest.mark.rule("GB-15")
def test_all_are_asked_at_once_and_may_answer_in_any_order() -> None:
    table = choosing()
    assert table.asked == ["red", "blue", "green", "yellow"]
    table.do("green: hold Krug+Hirschen")
    assert table.asked == ["red", "blue", "yellow"]
    assert table.choices("green") == []


@pytest.mark.rule("GB-15")
def test_nothing_is_placed_until_all_have_chosen() -> None:
    table = choosing().do("red: hold Adler+Adler", "blue: hold Krug+Eiche", "green: hold Krug+Hirschen")
    assert table["markers"]["Post"] == {"red": 0, "blue": 0, "green": 0, "yellow": 0}
    assert len(table["hand"]["red"]) == 6


@pytest.mark.rule("GB-15", "GB-52")
def test_four_of_six_become_markers_and_leave_the_game_while_two_stay_in_hand() -> None:
    table = choose_all(choosing())
    assert table["hand"] == {
        "red": ["Adler", "Adler"],
        "blue": ["Mayerbräu", "Post"],
        "green": ["Hirschen", "Krug"],
        "yellow": ["Kramerbräu", "Steinbräu"],
    }
    shown = {
        "red": "Krug Eiche Bären Post",
        "blue": "Krug Eiche Bären Hirschen",
        "green": "Mayerbräu Steinbräu Kramerbräu Schmidbräu",
        "yellow": "Schmidbräu Adler Eiche Bären",
    }
    expected = {name: {colour: int(name in shares) for colour, shares in shown.items()} for name in BUSINESSES}
    assert table["markers"] == expected
    assert {name: table["gone"][name] for name in BUSINESSES} == {
        name: sum(by_colour.values()) for name, by_colour in expected.items()
    }
    assert table["chosen"] == {}


@pytest.mark.rule("GB-15")
def test_one_of_two_equal_shares_may_be_kept() -> None:
    table = choosing().do("red: hold Post+Adler", "blue: hold Krug+Eiche", "green: hold Krug+Hirschen")
    table.do("yellow: hold Adler+Eiche")
    assert table["hand"]["red"] == ["Adler", "Post"]
    assert table["markers"]["Adler"]["red"] == 1


@pytest.mark.rule("GB-15")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("red: hold Adler+Steinbräu", "GB-15 pair_not_in_hand"),
        ("red: hold Schmidbräu+Steinbräu", "GB-15 pair_not_in_hand"),
        ("red: hold Krug+Krug", "GB-15 pair_not_in_hand"),
        ("red: pass", "GB-15 hold_two"),
        ("red: chip Hirschen", "GB-15 hold_two"),
        ("red: grow Adler a1", "GB-15 hold_two"),
        ("red: hold Adler+Adler", ""),
        ("red: hold Adler+Krug", ""),
        ("green: hold Schmidbräu+Kramerbräu", ""),
    ],
)
def test_only_two_shares_of_the_own_hand_can_be_kept(line: str, why: str) -> None:
    assert choosing().refused(line) == why


@pytest.mark.rule("GB-15")
def test_a_pair_once_chosen_is_not_changed() -> None:
    table = choosing().do("red: hold Adler+Adler")
    assert table.refused("red: hold Krug+Eiche") == "GB-15 chosen_already"


@pytest.mark.rule("GB-15")
def test_the_pairs_of_a_hand_are_each_listed_once() -> None:
    assert len(choosing().choices("red")) == 1 + 10
    assert len(choosing().choices("blue")) == 15


@pytest.mark.rule("GB-16")
def test_bosses_are_placed_twice_around_from_the_start_player_clockwise() -> None:
    table = given(stage="place_boss", start="green")
    for colour, business in zip(["green", "yellow", "red", "blue"] * 2, BUSINESSES, strict=False):
        assert table.asked == [colour]
        table.do(f"{colour}: boss {business}")
    assert Counter(table["boss"].values()) == {"red": 2, "blue": 2, "green": 2, "yellow": 2, "-": 2}
    assert table["stage"] == "card"
    assert table["turn"] == "green"


@pytest.mark.rule("GB-16")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("blue: boss Post", "GB-16 has_a_boss"),
        ("red: boss Adler", "GB-16 not_your_turn"),
        ("blue: pass", "GB-16 place_a_boss"),
        ("blue: boss+ Adler", "GB-16 place_a_boss"),
        ("blue: buy deck", "GB-16 place_a_boss"),
        ("blue: boss Adler", ""),
        ("blue: boss Schmidbräu", ""),
    ],
)
def test_a_first_boss_needs_a_business_without_one_but_no_share(line: str, why: str) -> None:
    assert given(stage="place_boss", boss={"Post": "red"}).refused(line) == why


@pytest.mark.rule("GB-16", "GB-15")
def test_the_first_boss_comes_after_all_markers() -> None:
    table = choose_all(choosing())
    assert table["stage"] == "place_boss"
    assert table.asked == ["red"]


@pytest.mark.rule("GB-17")
@pytest.mark.parametrize("players", [3, 4])
def test_the_start_player_is_drawn_among_all(players: int) -> None:
    starts = Counter(new(players, seed)["start"] for seed in SEEDS)
    assert len(starts) == players
    assert min(starts.values()) > len(SEEDS) / players / 2
    assert new(players, "x").state.start == Chance("x").stream("start").below(players)


@pytest.mark.rule("GB-18", "GB-26")
@pytest.mark.parametrize(
    ("week", "start", "figure"), [(1, "red", "green"), (2, "blue", "yellow"), (3, "yellow", "blue")]
)
def test_the_payday_figure_stands_two_seats_left_of_the_weeks_first_start_player(
    week: int, start: str, figure: str
) -> None:
    table = given(week=week, day=1, start=start)
    for _ in range(7):
        assert table.colours[table.see(None)["payday_figure"]] == figure
        table.everyone("card expand").everyone("pass")
    assert table["stage"] == "payday"
    assert table["start"] == figure


@pytest.mark.rule("GB-19", "GB-18")
def test_with_three_the_start_player_holds_both_figures() -> None:
    table = given(players=3, start="blue")
    for _ in range(7):
        assert table.colours[table.see(None)["payday_figure"]] == "blue"
        table.everyone("card expand").everyone("pass")
    assert table["stage"] == "payday"
    assert table["start"] == "blue"


@pytest.mark.rule("GB-19")
def test_with_three_one_share_of_each_business_is_out_and_eight_are_dealt() -> None:
    table = new(players=3)
    cards = Counter(table["deck"]) + Counter(chain(*table["hand"].values()))
    assert cards == dict.fromkeys(BUSINESSES, 5) | {"drunkard": 5, "waitress": 5}
    assert table["gone"] == dict.fromkeys(BUSINESSES, 1) | {"drunkard": 0, "waitress": 0}
    assert [len(hand) for hand in table["hand"].values()] == [8, 8, 8]
    assert table["deck_size"] == 36


@pytest.mark.rule("GB-19")
def test_with_three_six_shares_are_shown() -> None:
    table = new(players=3)
    for colour in table.colours:
        table.do(f"{colour}: {table.choices(colour)[0]}")
    assert [len(hand) for hand in table["hand"].values()] == [2, 2, 2]
    # One more of each business left the game before the deal.
    assert sum(table["gone"].values()) == 10 + 3 * 6


@pytest.mark.rule("GB-19", "GB-16")
def test_with_three_each_places_three_bosses() -> None:
    table = given(players=3, stage="place_boss", start="blue")
    for colour, business in zip(["blue", "green", "red"] * 3, BUSINESSES, strict=False):
        table.do(f"{colour}: boss {business}")
    assert Counter(table["boss"].values()) == {"red": 3, "blue": 3, "green": 3, "-": 1}
    assert table["stage"] == "card"


@pytest.mark.rule("GB-20", "GB-16")
def test_after_the_last_boss_monday_begins_with_two_open_cards() -> None:
    placed = dict(zip(BUSINESSES, ["red", "blue", "green", "yellow", "red", "blue", "green"], strict=False))
    table = given(stage="place_boss", boss=placed, deck_top=["Post", "waitress", "Krug"])
    table.do("yellow: boss Schmidbräu")
    assert (table["week"], table["day"], table["start"]) == (1, 1, "red")
    assert table["open"] == ["Post", "waitress"]
    assert table["deck"][0] == "Krug"
    assert table.asked == ["red", "blue", "green", "yellow"]
