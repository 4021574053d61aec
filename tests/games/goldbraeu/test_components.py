"""What is in the box: names, cards, pieces and the square. (GB-01 to GB-06)"""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

import pytest

from stammtisch.engine import BadInput
from stammtisch.games.goldbraeu import GAME, Goldbraeu
from stammtisch.games.goldbraeu.components import BIT, Board, cells_of, mask_of, names_of
from stammtisch.games.goldbraeu.names import BREWERIES, CELLS, GARDENS
from stammtisch.games.goldbraeu.rulebook import read_toml
from tests.builders import given, new

BOARDS = ("notch", "hole", "centre")


def board_of(key: str) -> Board:
    return GAME.terms(4, {"board": key}).board


@pytest.mark.rule("GB-01")
def test_six_gardens_clockwise_and_four_breweries() -> None:
    assert GARDENS == ("Adler", "Krug", "Eiche", "Bären", "Post", "Hirschen")
    assert BREWERIES == ("Mayerbräu", "Steinbräu", "Kramerbräu", "Schmidbräu")
    assert tuple(new()["boss"]) == GARDENS + BREWERIES


@pytest.mark.rule("GB-02")
def test_seventy_cards_six_of_a_business_and_five_of_each_special() -> None:
    table = new(players=4)
    cards = Counter(table["deck"]) + Counter(chain(*table["hand"].values()))
    assert cards == dict.fromkeys(GARDENS + BREWERIES, 6) | {"drunkard": 5, "waitress": 5}
    assert cards.total() == 70


@pytest.mark.rule("GB-03")
def test_four_colours_in_their_order_each_with_three_action_cards() -> None:
    assert tuple(new(players=4)["money"]) == ("red", "blue", "green", "yellow")
    assert tuple(new(players=3)["money"]) == ("red", "blue", "green")
    assert given().choices("red") == ["card expand", "card boss", "card buy"]


@pytest.mark.rule("GB-03", "GB-19")
@pytest.mark.parametrize(("players", "markers"), [(3, 18), (4, 16)])
def test_six_bosses_and_eighteen_markers_of_which_four_players_use_sixteen(players: int, markers: int) -> None:
    state = given(players=players).state
    assert [state.bosses_left(seat) for seat in range(players)] == [6] * players
    assert [state.markers_left(seat) for seat in range(players)] == [markers] * players


@pytest.mark.rule("GB-03")
def test_figures_and_markers_on_the_board_are_missing_from_the_supply() -> None:
    table = given(boss={"Adler": "blue", "Krug": "blue"}, markers={"Post": {"blue": 3}, "Steinbräu": {"blue": 1}})
    assert [table.state.bosses_left(seat) for seat in range(4)] == [6, 4, 6, 6]
    assert [table.state.markers_left(seat) for seat in range(4)] == [16, 12, 16, 16]


@pytest.mark.rule("GB-04")
def test_twelve_signs_three_a_brewery() -> None:
    state = given(signs=dict.fromkeys(GARDENS[:3], "Steinbräu") | dict.fromkeys(GARDENS[3:], "Kramerbräu")).state
    assert [state.signs_left(brewery) for brewery in range(4)] == [3, 0, 0, 3]


@pytest.mark.rule("GB-05")
@pytest.mark.parametrize("key", BOARDS)
def test_48_fences_are_always_enough(key: str) -> None:
    """A proof, so that no fence needs counting in play.

    Fences stand between two cells that do not belong together. Gardens that have n cells have at least n - 6 sides
    inside; so at most all sides of the square less these carry a fence. And k cells in one piece have at most
    2k + 2 outer sides, one of them the house's.
    """
    board = board_of(key)
    sides = sum(bool(board.around(BIT[one]) & BIT[other]) for one, other in combinations(cells_of(board.playable), 2))
    most = max(min(sides - (n - 6), 2 * n + 6) for n in range(6, board.playable.bit_count() + 1))
    assert most <= 48 == GAME.components.data["pieces"]["fences"]["value"]  # type: ignore[index]


@pytest.mark.rule("GB-06")
@pytest.mark.parametrize("key", BOARDS)
def test_every_board_has_38_cells_in_one_piece_and_six_front_cells_at_its_edge(key: str) -> None:
    board = board_of(key)
    assert board.playable.bit_count() == 38
    assert board.connected(board.playable, board.front[0]) == board.playable
    assert len(set(board.front)) == 6
    for front in board.front:
        assert front & board.playable
        assert board.around(front).bit_count() == 3


@pytest.mark.rule("GB-06")
@pytest.mark.parametrize(
    ("key", "missing", "parasols", "front"),
    [
        ("notch", "a3 h3", "a1 a5 d3 e3 h1 h5", "c1 b3 c5 f5 g3 f1"),
        ("hole", "d3 e3", "b2 b4 d2 d4 e2 e4 g2 g4", "c1 a3 c5 f5 h3 f1"),
        ("centre", "a3 h3", "d2 d3 d4 e2 e3 e4", "c1 b3 c5 f5 g3 f1"),
    ],
)
def test_the_three_squares(key: str, missing: str, parasols: str, front: str) -> None:
    board = board_of(key)
    assert set(CELLS) - set(names_of(board.playable)) == set(missing.split())
    assert names_of(board.parasols) == parasols.split()
    assert [names_of(cell) for cell in board.front] == [[cell] for cell in front.split()]


@pytest.mark.rule("GB-06", "GB-30")
@pytest.mark.parametrize("key", BOARDS)
def test_cells_touch_with_a_side_and_never_around_the_edge(key: str) -> None:
    board = board_of(key)
    place = {name: ("abcdefgh".index(name[0]), int(name[1])) for name in names_of(board.playable)}
    for cell, (column, row) in place.items():
        touching = [name for name, (x, y) in place.items() if abs(x - column) + abs(y - row) == 1]
        assert names_of(board.around(mask_of([cell]))) == touching


@pytest.mark.rule("GB-06")
def test_connected_follows_only_the_cells_it_is_given() -> None:
    board = board_of("notch")
    row = mask_of(["a1", "b1", "c1", "e1", "f1"])
    assert names_of(board.connected(row, mask_of(["c1"]))) == ["a1", "b1", "c1"]
    assert names_of(board.connected(row, mask_of(["e1"]))) == ["e1", "f1"]


@pytest.mark.rule("GB-60", "GB-42", "GB-65")
def test_the_default_edition_is_rio_grande() -> None:
    assert GAME.terms(4).options == GAME.terms(4, edition="rio-grande").options
    assert GAME.terms(4).options == {
        "chip_direction": "both",
        "contract_after_block": "allowed",
        "three_player_elimination": "on",
        "board": "notch",
    }


@pytest.mark.rule("GB-60", "GB-42")
def test_the_french_edition_moves_chips_clockwise_and_lets_a_blocked_player_sign() -> None:
    terms = GAME.terms(4, edition="hanser-fr")
    assert not terms.chips_both_ways
    assert terms.contract_after_block


def test_what_the_game_says_of_itself() -> None:
    game = Goldbraeu()
    assert (game.key, game.title, game.year, game.author) == ("goldbraeu", "Goldbräu", 2004, "Franz-Benno Delonge")
    assert (game.maturity, game.rules_version, game.seat_counts) == ("complete", 1, (3, 4))
    assert game.colours == ("red", "blue", "green", "yellow")
    assert [option.key for option in game.options] == list(game.terms(4).options)
    assert [edition.key for edition in game.editions] == ["rio-grande", "hanser-fr"]
    assert len(game.rulebook.rules) == 62
    assert game.codes.notation(0) == "pass"


def test_the_data_files_can_be_read_anew() -> None:
    assert sum(len(chapter) for chapter in read_toml("rules.toml").values()) == 62


@pytest.mark.rule("GB-01")
@pytest.mark.parametrize("players", [2, 5])
def test_only_three_or_four_play(players: int) -> None:
    with pytest.raises(BadInput, match=f"for 3 or 4 players, not {players}"):
        GAME.terms(players)
