"""A components file that somebody has corrected by hand: every fault gives one clear line. (GB-02 to GB-06)"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from stammtisch.engine import BadInput, Chance, Components
from stammtisch.games.goldbraeu import GAME
from tests.boxes import changed


def faults_after(path: str, value: object) -> list[str]:
    return GAME.check_components(changed(GAME.components, path, value))


def test_our_own_file_is_sound() -> None:
    assert GAME.check_components(GAME.components.data) == []


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        ("game", "skat", 'it does not say "game": "goldbraeu"'),
        ("game", None, 'it does not say "game": "goldbraeu"'),
        ("pieces", None, "'pieces' is missing or no object"),
        ("pieces", [6], "'pieces' is missing or no object"),
        ("boards", None, "'boards' is missing, empty or no object"),
        ("boards", {}, "'boards' is missing, empty or no object"),
        ("boards", "notch", "'boards' is missing, empty or no object"),
        ("pieces/fences", None, "pieces: 'fences' is missing"),
        ("pieces/beer", {"value": 1, "status": "documented"}, "pieces: 'beer' is unknown; known are shares_per_busin"),
        ("pieces/fences", 48, "pieces: 'fences' needs a whole \"value\" from 1 to 60"),
        ("pieces/fences/value", 0, "pieces: 'fences' needs a whole \"value\" from 1 to 60"),
        ("pieces/fences/value", 61, "pieces: 'fences' needs a whole \"value\" from 1 to 60"),
        ("pieces/fences/value", "48", "pieces: 'fences' needs a whole \"value\" from 1 to 60"),
        ("pieces/fences/value", 48.0, "pieces: 'fences' needs a whole \"value\" from 1 to 60"),
        ("pieces/fences/value", True, "pieces: 'fences' needs a whole \"value\" from 1 to 60"),
        ("pieces/fences/value", None, "pieces: 'fences' needs a whole \"value\" from 1 to 60"),
        ("pieces/fences/status", "guessed", "pieces: 'fences' needs a \"status\": documented or reconstructed"),
        ("pieces/fences/status", None, "pieces: 'fences' needs a \"status\": documented or reconstructed"),
        ("boards/notch", "flat", "board 'notch': is no object"),
        ("boards/hole/missing", None, "board 'hole': 'missing' needs a \"status\": documented or reconstructed"),
        ("boards/hole/missing/status", "seen", "board 'hole': 'missing' needs a \"status\": documented or recons"),
        ("boards/notch/missing/cells", None, "board 'notch': 'missing' needs a list \"cells\""),
        ("boards/notch/parasols/cells", "a1", "board 'notch': 'parasols' needs a list \"cells\""),
        ("boards/notch/parasols/cells", ["a6"], "board 'notch': 'parasols': 'a6' is no cell; cells are a1 to h5"),
        ("boards/notch/parasols/cells", [["a1"]], "board 'notch': 'parasols': '['a1']' is no cell; cells are a1 to"),
        ("boards/notch/parasols/cells", ["a1", "b1", "a1"], "board 'notch': 'parasols': a1 is named twice"),
        ("boards/notch/parasols/cells", ["a1", "a3"], "board 'notch': 'parasols': a3 is missing from the square"),
        ("boards/notch/parasols/cells", ["h3", "a3"], "board 'notch': 'parasols': a3, h3 is missing from the square"),
        ("boards/notch/front", None, "board 'notch': 'front' is missing or no object"),
        ("boards/notch/front/Krug", None, "board 'notch': 'front': Krug is missing"),
        ("boards/notch/front/Krug", "b3", "board 'notch': 'front': Krug needs a \"side\": one of north, east, sou"),
        ("boards/notch/front/Linde", {}, "board 'notch': 'front': 'Linde' is unknown; known are Adler, Krug, Eich"),
        ("boards/notch/front/Krug/side", "up", "board 'notch': 'front': Krug needs a \"side\": one of north, east"),
        ("boards/notch/front/Krug/status", None, "board 'notch': 'front': Krug needs a \"status\": documented or"),
        ("boards/notch/front/Krug/cell", "b9", "board 'notch': 'front': Krug needs a \"cell\" from a1 to h5, not 'b9'"),
        ("boards/notch/front/Krug/cell", None, "board 'notch': 'front': Krug needs a \"cell\" from a1 to h5, not None"),
        ("boards/notch/front/Krug/cell", "a3", "board 'notch': 'front': Krug's cell a3 is missing from the square"),
        ("boards/notch/front/Krug/cell", "c1", "board 'notch': 'front': two gardens have the same cell"),
        ("boards/notch/breweries", 4, "board 'notch': 'breweries' is missing or no object"),
        ("boards/notch/breweries/Steinbräu", None, "board 'notch': 'breweries': Steinbräu is missing"),
        ("boards/notch/breweries/Steinbräu/corner", "west", "board 'notch': 'breweries': Steinbräu needs a \"corner\""),
        ("boards/notch/missing/cells", ["a2", "b1"], "board 'notch': the square falls into pieces"),
    ],
)
def test_one_fault_one_clear_line(path: str, value: object, line: str) -> None:
    found = faults_after(path, value)
    assert any(fault.startswith(line) for fault in found), found
    assert all("\n" not in fault for fault in found)


def test_a_file_that_is_no_object_is_told_so() -> None:
    assert GAME.check_components([]) == ["the file is not a JSON object"]


def test_all_faults_are_told_at_once() -> None:
    data: Any = copy.deepcopy(GAME.components.data)
    data["game"] = "skat"
    data["pieces"]["fences"]["status"] = "?"
    data["boards"]["hole"]["missing"]["cells"] = ["z9"]
    data["boards"]["centre"]["front"]["Post"]["cell"] = "f1"
    assert [fault.split()[0:2] for fault in GAME.check_components(data)] == [
        ["it", "does"],
        ["pieces:", "'fences'"],
        ["board", "'hole':"],
        ["board", "'centre':"],
    ]


def test_one_fault_hides_no_other() -> None:
    data: Any = copy.deepcopy(GAME.components.data)
    data["pieces"] = {"beer": {}, **data["pieces"], "fences": {"value": 0, "status": "documented"}}
    board = data["boards"]["hole"]
    board["front"] = {"Linde": {}, **board["front"], "Post": {"cell": "h3", "side": "up", "status": "documented"}}
    assert GAME.check_components(data) == [
        "pieces: 'beer' is unknown; known are shares_per_business, drunkard_cards, waitress_cards, signs_per_brewery, "
        "bosses_per_colour, markers_per_colour, markers_used_by_four, fences",
        "pieces: 'fences' needs a whole \"value\" from 1 to 60, not 0",
        "board 'hole': 'front': 'Linde' is unknown; known are Adler, Krug, Eiche, Bären, Post, Hirschen",
        "board 'hole': 'front': Post needs a \"side\": one of north, east, south, west",
    ]


def test_sixty_of_a_piece_are_not_too_many() -> None:
    assert faults_after("pieces/fences/value", 60) == []


@pytest.mark.parametrize(
    ("piece", "least"),
    [("shares_per_business", 4), ("signs_per_brewery", 2), ("bosses_per_colour", 3), ("markers_used_by_four", 4)],
)
@pytest.mark.rule("GB-12", "GB-15", "GB-16", "GB-19")
def test_a_box_must_hold_what_set_up_needs(piece: str, least: int) -> None:
    assert faults_after(f"pieces/{piece}/value", least) == []
    assert faults_after(f"pieces/{piece}/value", least - 1) == [
        f"pieces: '{piece}' needs a whole \"value\" from {least} to 60, not {least - 1}"
    ]


@pytest.mark.rule("GB-03")
def test_four_players_cannot_use_more_markers_than_a_colour_has() -> None:
    assert faults_after("pieces/markers_used_by_four/value", 18) == []
    assert faults_after("pieces/markers_used_by_four/value", 19) == [
        "pieces: 'markers_used_by_four' is 19, but a colour has only 18 markers"
    ]


def test_a_table_takes_no_file_with_faults() -> None:
    broken = Components({"game": "goldbraeu"})
    with pytest.raises(BadInput, match="the components file is not sound: 'pieces' is missing"):
        GAME.terms(4, components=broken)


def test_a_table_plays_with_a_corrected_file() -> None:
    data: Any = copy.deepcopy(GAME.components.data)
    data["pieces"]["waitress_cards"]["value"] = 7
    data["boards"]["notch"]["parasols"]["cells"] = ["b1"]
    state = GAME.deal(terms := GAME.terms(4, components=Components(data)), Chance("seed"))
    assert state.deck.count(11) == 7
    assert terms.board.parasols.bit_count() == 1


def test_a_file_without_the_board_of_the_table_is_refused() -> None:
    data: Any = copy.deepcopy(GAME.components.data)
    del data["boards"]["hole"]
    with pytest.raises(BadInput, match="no board 'hole'; it has: notch, centre"):
        GAME.terms(4, {"board": "hole"}, components=Components(data))
