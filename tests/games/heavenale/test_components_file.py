"""A components file that somebody has corrected by hand: every fault gives one clear line. (HA-01 to HA-09)"""

from __future__ import annotations

import copy

import pytest

from stammtisch.engine import BadInput, Chance, Components
from stammtisch.games.heavenale import GAME
from tests.boxes import changed

STATUS = 'needs a "status": documented or reconstructed'


def test_our_own_file_is_sound() -> None:
    assert GAME.check_components(GAME.components.data) == []


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        ("game", "skat", 'it does not say "game": "heavenale"'),
        ("game", None, 'it does not say "game": "heavenale"'),
        ("track", None, "'track' needs a list of 27 spaces"),
        ("track", {}, "'track' needs a list of 27 spaces"),
        ("track/26", None, "'track' needs a list of 27 spaces"),
        ("track/4", {}, f"track: space 5 {STATUS}"),
        ("track/4", {"status": "documented"}, 'track: space 5 needs "space": 5'),
        ("track/4/space", 6, 'track: space 5 needs "space": 5'),
        ("track/4/status", "?", f"track: space 5 {STATUS}"),
        ("track/4/kind", "shop", 'track: space 5 needs a "kind": one of resource, monk, activation, barrel'),
        ("track/2/price", None, 'track: space 3 needs a whole "price" from 1 to 10, not None'),
        ("track/2/price", 0, 'track: space 3 needs a whole "price" from 1 to 10, not 0'),
        ("track/2/price", 11, 'track: space 3 needs a whole "price" from 1 to 10, not 11'),
        ("track/3/letters", "AB", 'track: space 4 needs "letters": A, B, C or ABC'),
        ("track/3/letters", None, 'track: space 4 needs "letters": A, B, C or ABC'),
        ("garden", None, "'garden' needs an object \"spots\""),
        ("garden", [], "'garden' needs an object \"spots\""),
        ("garden/spots", [], "'garden' needs an object \"spots\""),
        ("garden/status", None, f"'garden' {STATUS}"),
        ("garden/spots/S07", None, "garden: S07 is missing"),
        ("garden/spots/B7", None, "garden: B7 is missing"),
        ("garden/spots/S16", [9, 9], "garden: 'S16' needs a place [x, y] and to be one of S01–S15, D01–D15, B1–B7"),
        ("garden/spots/S07", [1], "garden: 'S07' needs a place [x, y] and to be one of S01–S15, D01–D15, B1–B7"),
        ("garden/spots/S07", ["a", 1], "garden: 'S07' needs a place [x, y] and to be one of S01–S15, D01–D15, B1–B7"),
        ("garden/spots/S07", [-6, 5], "garden: S11 and S07 lie on the same place"),
        ("garden/spots/S07", [8, 8], "garden: the shed site B2 must have six spots around it"),
        ("garden/spots/B6", [-4, 4], "garden: the shed site B6 must have six spots around it"),
        ("production", None, "'production' is missing or no object"),
        ("production", 20, "'production' is missing or no object"),
        ("production/lowest", None, f"production: 'lowest' {STATUS}"),
        ("production/highest/status", "?", f"production: 'highest' {STATUS}"),
        ("production/highest/value", "20", "production: 'highest' needs a whole \"value\" from -30 to 30, not '20'"),
        ("production/lowest/value", -31, "production: 'lowest' needs a whole \"value\" from -30 to 30, not -31"),
        ("production/start_spots", None, "production: 'start_spots' is missing or empty"),
        ("production/start_spots", {}, "production: 'start_spots' is missing or empty"),
        ("production/start_spots", [1], "production: 'start_spots' is missing or empty"),
        ("production/start_spots/high/status", None, f"production: start 'high' {STATUS}"),
        ("production/start_spots/low/hops", None, "production: start 'low' needs a whole \"hops\" from -30 to 20"),
        (
            "production/start_spots/low/hops",
            21,
            "production: start 'low' needs a whole \"hops\" from -30 to 20, not 21",
        ),
        ("production/start_spots/low/brewmaster", -31, "production: start 'low' needs a whole \"brewmaster\" from -30"),
        ("production/zones", None, "production: 'zones' is missing or empty"),
        ("production/zones", [], "production: 'zones' is missing or empty"),
        ("production/zones", {"to": 20}, "production: 'zones' is missing or empty"),
        ("production/zones/2/status", None, f"production: zone 3 {STATUS}"),
        ("production/zones/2/to", 21, 'production: zone 3 needs a whole "to" from 0 to 20, not 21'),
        ("production/zones/2/rate", 10, 'production: zone 3 needs a whole "rate" from 1 to 9, not 10'),
        ("production/zones/2/rate", 0, 'production: zone 3 needs a whole "rate" from 1 to 9, not 0'),
        ("production/zones/2/multiplier", -1, 'production: zone 3 needs a whole "multiplier" from 0 to 9, not -1'),
        ("production/zones/2/to", 4, "production: the zones must rise and end at 20"),
        ("production/zones/2/to", 12, "production: the zones must rise and end at 20"),
        ("production/zones/7", None, "production: the zones must rise and end at 20"),
        ("tiles", None, "'tiles' is missing or no object"),
        ("tiles", 100, "'tiles' is missing or no object"),
        ("tiles/copies_per_back/value", 0, "tiles: 'copies_per_back' needs a whole \"value\" from 1 to 10, not 0"),
        ("tiles/copies_per_back/value", 11, "tiles: 'copies_per_back' needs a whole \"value\" from 1 to 10, not 11"),
        ("tiles/monks_per_back/value", 11, "tiles: 'monks_per_back' needs a whole \"value\" from 1 to 10, not 11"),
        ("tiles/discs/value", 100, "tiles: 'discs' needs a whole \"value\" from 1 to 99, not 100"),
        ("tiles/sheds/value", 100, "tiles: 'sheds' needs a whole \"value\" from 1 to 99, not 100"),
        ("tiles/sheds/status", None, f"tiles: 'sheds' {STATUS}"),
        ("sheds", None, "'sheds' needs a list of 5 types"),
        ("sheds", {}, "'sheds' needs a list of 5 types"),
        ("sheds/4", None, "'sheds' needs a list of 5 types"),
        ("sheds/1/status", None, f"sheds: type 1 {STATUS}"),
        ("sheds/1/type", 2, 'sheds: type 1 needs a whole "type" from 1 to 1, not 2'),
        ("sheds/1/to", 31, 'sheds: type 1 needs a whole "to" from 0 to 30, not 31'),
        ("sheds/1/to", -1, 'sheds: type 1 needs a whole "to" from 0 to 30, not -1'),
        ("sheds/1/brewmaster", 21, 'sheds: type 1 needs a whole "brewmaster" from 0 to 20, not 21'),
        ("sheds/1/brewmaster", -1, 'sheds: type 1 needs a whole "brewmaster" from 0 to 20, not -1'),
        ("sheds/1/to", 7, "sheds: the sums must rise from type to type and end at 30"),
        ("sheds/1/to", 18, "sheds: the sums must rise from type to type and end at 30"),
        ("sheds/4/to", 29, "sheds: the sums must rise from type to type and end at 30"),
        ("pairs", None, "'pairs' needs \"slots\": five pairs of slots"),
        ("pairs/slots", None, "'pairs' needs \"slots\": five pairs of slots"),
        ("pairs/slots", {"1": "X"}, "'pairs' needs \"slots\": five pairs of slots"),
        ("pairs/slots/0", "Xw", "'pairs' needs \"slots\": five pairs of slots"),
        ("pairs/slots/0", ["X", "wood", "hops"], "'pairs' needs \"slots\": five pairs of slots"),
        ("pairs/status", None, f"'pairs' {STATUS}"),
        ("pairs/slots/0", ["X", "X"], "pairs: each slot belongs to exactly one pair; slots are X, wood, yeast, hops, "),
        ("pairs/slots/4", None, "pairs: each slot belongs to exactly one pair; slots are X, wood, yeast, hops, "),
        ("players", None, "'players' is missing or no object"),
        ("players", [], "'players' is missing or no object"),
        ("players/3", None, f"players: 3 {STATUS}"),
        ("players/4/status", None, f"players: 4 {STATUS}"),
        ("players/2/rounds", 0, 'players: 2 needs a whole "rounds" from 1 to 6, not 0'),
        ("players/2/rounds", 7, 'players: 2 needs a whole "rounds" from 1 to 6, not 7'),
        ("players/4/second_discs", None, "players: 4: 'second_discs' needs a list of activation spaces"),
        ("players/2/second_discs", ["7"], "players: 2: 'second_discs' needs a list of activation spaces"),
        ("players/2/second_discs", [0], "players: 2: 'second_discs' needs a list of activation spaces"),
        ("players/2/second_discs", [28], "players: 2: 'second_discs' needs a list of activation spaces"),
        ("players/2/second_discs", [7, 8], "players: 2: 'second_discs' needs a list of activation spaces"),
    ],
)
def test_one_fault_one_clear_line(path: str, value: object, line: str) -> None:
    found = GAME.check_components(changed(GAME.components, path, value))
    assert any(fault.startswith(line) for fault in found), found
    assert all("\n" not in fault for fault in found)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("track/2/price", 1),
        ("track/2/price", 10),
        ("production/zones/2/rate", 1),
        ("production/zones/2/rate", 9),
        ("production/zones/2/multiplier", 0),
        ("production/zones/2/multiplier", 9),
        ("production/lowest/value", -30),
        ("production/highest/value", 30),
        ("production/start_spots/low/hops", -30),
        ("production/start_spots/low/hops", 20),
        ("tiles/copies_per_back/value", 1),
        ("tiles/copies_per_back/value", 10),
        ("tiles/monks_per_back/value", 10),
        ("tiles/discs/value", 99),
        ("tiles/sheds/value", 99),
        ("sheds/0/to", 0),
        ("sheds/0/brewmaster", 0),
        ("sheds/0/brewmaster", 20),
        ("players/2/rounds", 1),
        ("players/2/rounds", 6),
        ("players/2/second_discs", [4, 24]),
        ("garden/status", "reconstructed"),
    ],
)
def test_what_is_just_possible_is_no_fault(path: str, value: object) -> None:
    assert GAME.check_components(changed(GAME.components, path, value)) == []


def test_a_file_that_is_no_object_is_told_so() -> None:
    assert GAME.check_components([]) == ["the file is not a JSON object"]


def test_all_faults_are_told_at_once() -> None:
    data = changed(GAME.components, "game", "skat")
    for key in ("track", "garden", "production", "tiles", "sheds", "pairs", "players"):
        data[key] = "?"
    data["track"] = copy.deepcopy(GAME.components.data["track"])
    data["track"][0]["space"] = data["track"][26]["kind"] = "?"
    assert [fault.split("'")[1] if "'" in fault else fault.split('"')[0] for fault in GAME.check_components(data)] == [
        "it does not say ",
        "track: space 1 needs ",
        "track: space 27 needs a ",
        "garden",
        "production",
        "tiles",
        "sheds",
        "pairs",
        "players",
    ]


def test_a_table_takes_no_file_with_faults() -> None:
    with pytest.raises(BadInput, match="the components file is not sound: 'track' needs a list"):
        GAME.terms(4, components=Components({"game": "heavenale"}))


def test_a_file_without_the_start_spots_of_the_table_is_refused() -> None:
    box = Components(changed(GAME.components, "production/start_spots/high", None))
    assert GAME.terms(4, components=box).box.start_of("low")[1] == -10
    with pytest.raises(BadInput, match="the components file has no start spots 'high'"):
        GAME.terms(4, {"start_spots": "high"}, components=box)


@pytest.mark.rule("HA-01", "HA-32")
def test_a_table_plays_with_a_corrected_file() -> None:
    data = changed(GAME.components, "tiles/copies_per_back/value", 3)
    data["track"][2]["price"] = 6
    data["tiles"]["monks_per_back"]["value"] = 4
    state = GAME.deal(GAME.terms(4, components=Components(data)), Chance("seed"))
    assert len(state.resources_2) == 75
    assert len(state.monks_2) == 16
    assert state.terms.track.price[3] == 6
