"""The picture against the view: every tile, disc, barrel, marker and figure."""

from __future__ import annotations

import copy
import math
from itertools import pairwise
from typing import Any

import pytest

from stammtisch.engine.terms import Components
from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.names import (
    CARDS,
    COLOURS,
    EMPTY,
    GOALS,
    HALVES,
    PAIR_COUNT,
    RESOURCE_COUNT,
    RESOURCES,
    SHED_COUNT,
    SHEDS,
    SLOTS,
    SPOTS,
    START_SPOTS,
    TILES,
)
from stammtisch.games.heavenale.scoring import final_score
from tests.games.heavenale.pictures import Picture, moments, played
from tests.games.heavenale.table import given, new, plant, ring
from tests.pictures import SVG

pytestmark = pytest.mark.slow

# The end of a game in which nobody has done anything: blue stands on the first-player spot.
OVER: dict[str, Any] = {
    "stage": "over",
    "round": 6,
    "figure": {"red": "in", "blue": "in", "green": "in", "yellow": "in"},
    "spot": {"red": "ducats", "blue": "first", "green": "brewmaster", "yellow": "marker"},
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_garden_is_the_view_s(players: int) -> None:
    for state in moments(players, "gardens", 8):
        view = state.view(0)
        drawn = Picture(view)
        for seat, colour in enumerate(COLOURS[:players]):
            for spot, name in enumerate(SPOTS):
                tile = view.garden[seat][spot]
                half = HALVES[0] if name.startswith("S") else HALVES[1]
                shown = [] if tile == EMPTY else [f"ha-tile-{TILES[tile]}"]
                assert drawn.uses(f"spot-{colour}-{name}") == [f"ha-spot-{half}", *shown]
                assert drawn.data(f"spot-{colour}-{name}", "tile") == ("none" if tile == EMPTY else TILES[tile])
            for site, name in enumerate(SHEDS):
                kind = view.sheds[seat * SHED_COUNT + site]
                expected = "ha-site" if kind < 0 else f"ha-shed-{kind}"
                assert drawn.uses(f"site-{colour}-{name}")[0] == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_board_is_the_view_s(players: int) -> None:
    for state in moments(players, "boards", 8):
        view = state.view(1)
        drawn = Picture(view)
        for seat, colour in enumerate(COLOURS[:players]):
            for slot, name in enumerate(SLOTS):
                taken = bool(view.discs[seat] >> slot & 1)
                assert ("ha-disc" in drawn.uses(f"slot-{colour}-{name}")) == taken
                assert ("ha-slot" in drawn.uses(f"slot-{colour}-{name}")) != taken
            for pair in range(PAIR_COUNT):
                card = view.placed[seat * PAIR_COUNT + pair]
                assert drawn.data(f"pair-{colour}-{pair + 1}", "card") == ("none" if card < 0 else CARDS[card])
                assert (f"ha-card-{CARDS[card]}" in drawn.uses(f"pair-{colour}-{pair + 1}")) == (card >= 0)
            for card, name in enumerate(CARDS):
                held = bool(view.cards[seat] >> card & 1)
                assert drawn.uses(f"card-{colour}-{name}") == [f"ha-card-{name}" if held else "ha-card-place"]
            for resource, name in enumerate(RESOURCES):
                place = view.markers[seat * RESOURCE_COUNT + resource]
                assert drawn.data(f"marker-{colour}-{name}", "place") == str(place)
            assert drawn.data(f"brewmaster-{colour}", "place") == str(view.brewmaster[seat])
            assert drawn.words(f"money-{colour}") == str(view.money[seat])
            assert drawn.words(f"score-{colour}") == str(final_score(state, seat).total)
            assert drawn.words(f"large-barrels-{colour}") == str(view.large.count(seat))
            assert drawn.words(f"small-barrels-{colour}") == str(view.small.count(seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_track_is_the_view_s(players: int) -> None:
    for state in moments(players, "track", 8):
        view = state.view(None)
        drawn = Picture(view)
        for space in range(1, 28):
            tiles = [f"ha-tile-{TILES[tile]}" for tile in view.track[space]]
            assert [use for use in drawn.uses(f"space-{space}") if use.startswith("ha-tile-")] == tiles
            assert drawn.uses(f"space-{space}").count("ha-disc") == view.supply[space]
        for seat, colour in enumerate(COLOURS[:players]):
            spot = START_SPOTS[view.spot[seat]] if view.spot[seat] >= 0 else "none"
            on_track = 0 < view.figure[seat] < 28
            assert drawn.data(f"figure-{colour}", "place") == (str(view.figure[seat]) if on_track else spot)
        for goal, name in enumerate(GOALS):
            for size, owner in (("large", view.large[goal]), ("small", view.small[goal])):
                barrel = f"barrel-{name}-{size}"
                assert drawn.data(barrel, "owner") == (COLOURS[owner] if owner >= 0 else "none")
                assert (f"ha-emblem-{COLOURS[owner]}" in drawn.uses(barrel)) == (owner >= 0)
        assert drawn.words("pile-resources-1").split()[-1] == str(len(view.resources_1))
        assert drawn.words("pile-resources-2").split()[-1] == str(len(view.resources_2))
        assert drawn.words("pile-monks-1").split()[-1] == str(len(view.monks_1))


# Whose board is large


def large(drawn: Picture) -> str:
    """The colour of the board beside the track, which is the highest."""
    colours = [name.removeprefix("board-") for name in drawn.ids if name.startswith("board-")]
    return min(colours, key=lambda colour: drawn.place(f"board-{colour}")[1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_sees_the_own_garden_large_and_the_others_clockwise_below(players: int) -> None:
    state = new(players).state
    for seat, colour in enumerate(COLOURS[:players]):
        drawn = Picture(state.view(seat))
        assert large(drawn) == colour
        others = [COLOURS[(seat + step) % players] for step in range(1, players)]
        assert sorted(others, key=lambda other: drawn.place(f"board-{other}")[0]) == others
        assert len({drawn.place(f"board-{other}")[1] for other in others}) == 1


def test_a_spectator_sees_the_garden_of_whose_turn_it_is_and_in_the_end_the_winner_s() -> None:
    state = given(figure={"green": "5"}, turn="green", first="blue").state
    assert large(Picture(state.view(None))) == "green"
    over = given(**OVER, turn="red").state
    assert large(Picture(over.view(None))) == "blue"
    assert large(Picture(over.view(3))) == "yellow"


def test_only_the_large_garden_names_its_spots() -> None:
    drawn = Picture(given(garden="S01 wood3").state.view(0))
    assert drawn.words("spot-red-S01") == ""
    assert drawn.words("spot-red-D15") == "D15"
    assert drawn.words("spot-blue-D15") == ""
    assert drawn.hint("spot-blue-D15") == "D15, shade: free"
    assert drawn.hint("spot-red-S01") == "S01, sun: wood 3"


# Geometry


@pytest.mark.rule("HA-06", "HA-49")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_spots_touch_in_the_picture_where_they_touch_in_the_game(colour: str) -> None:
    state = new().state
    drawn = Picture(state.view(0))
    places = [drawn.place(f"spot-{colour}-{spot}") for spot in SPOTS]
    sites = [drawn.place(f"site-{colour}-{site}") for site in SHEDS]
    width = 80 * drawn.scale(f"spot-{colour}-S01")
    touching = {
        (one, other)
        for one in range(len(SPOTS))
        for other in range(len(SPOTS))
        if one != other and math.dist(places[one], places[other]) < 1.1 * width
    }
    garden = state.terms.garden
    assert touching == {(spot, other) for spot in range(len(SPOTS)) for other in garden.neighbours[spot]}
    for site, around in enumerate(garden.around_shed):
        near = {spot for spot in range(len(SPOTS)) if math.dist(sites[site], places[spot]) < 1.1 * width}
        assert near == set(around)
    assert max(x for x, _ in places[:15]) < min(x for x, _ in places[15:])


def test_spaces_follow_each_other_clockwise_from_the_start_area() -> None:
    turns = []
    for space in range(1, 28):
        drawn = Picture(given(figure={"red": str(space)}).state.view(0))
        x, y = drawn.place("figure-red")
        # From the south, where the start area is.
        turns.append(math.atan2(y - 460, x - 460) % math.tau)
    from_south = [(turn - math.pi / 2) % math.tau for turn in turns]
    assert from_south == sorted(from_south)
    assert len(set(from_south)) == 27


def test_figures_that_share_a_space_stand_beside_each_other() -> None:
    for together in range(2, 5):
        figures = dict.fromkeys(COLOURS[:together], "5") | dict.fromkeys(COLOURS[together:], "9")
        drawn = Picture(given(figure=figures).state.view(0))
        places = {drawn.place(f"figure-{colour}") for colour in COLOURS[:together]}
        assert len(places) == together
        assert all(math.dist(one, other) < 60 for one in places for other in places)


@pytest.mark.rule("HA-07")
def test_a_place_further_on_is_further_to_the_right_for_marker_and_brewmaster_alike() -> None:
    columns = []
    for place in range(-10, 21):
        state = given(2, markers={"red": {"hops": place}}, brewmaster={"red": place}).state
        drawn = Picture(state.view(0))
        x, _ = drawn.used_at("marker-red-hops", "ha-marker-hops")
        assert drawn.used_at("brewmaster-red", "ha-brewmaster")[0] == x
        columns.append(x)
    steps = [round(after - before, 1) for before, after in pairwise(columns)]
    assert set(steps) <= {steps[0], round(steps[0] + 0.1, 1), round(steps[0] - 0.1, 1)}
    assert steps[0] > 10


@pytest.mark.rule("HA-08")
def test_the_zone_of_the_brewmaster_is_lit() -> None:
    zones = {
        place: Picture(given(brewmaster={"red": place}).state.view(0)).words("brewmaster-red") for place in range(21)
    }
    changes = [place for place in range(1, 21) if zones[place] != zones[place - 1]]
    assert changes == [1, 5, 9, 12, 15, 18, 20]
    assert (zones[0], zones[8], zones[20]) == ("5:1 ×2", "3:1 ×3", "1:1 ×6")


# The track


@pytest.mark.rule("HA-24")
def test_a_figure_that_is_back_in_sleeps() -> None:
    drawn = Picture(given(figure={"red": "in", "blue": "5"}, spot={"red": "first"}, turn="blue").state.view(0))
    assert drawn.words("figure-red") == "zZ"
    assert drawn.hint("figure-red") == "Anna is back in the start area"
    assert drawn.words("figure-green") == ""
    assert drawn.hint("figure-green") == "Clara stands in the start area and has not left this round"
    assert drawn.hint("figure-blue") == "Ben is on space 5"


def test_a_figure_stands_on_its_start_spot() -> None:
    drawn = Picture(given(first="green").state.view(0))
    for colour, spot in zip(("green", "yellow", "red", "blue"), START_SPOTS, strict=True):
        ground = drawn.by_id[f"start-{spot}"].find(f"{SVG}circle")
        assert ground is not None
        plaque = float(ground.attrib["cx"]), float(ground.attrib["cy"])
        assert math.dist(drawn.place(f"figure-{colour}"), plaque) < 60
    waiting = Picture(new().state.view(None))
    assert sorted(waiting.data(f"figure-{colour}", "place") for colour in COLOURS) == ["first", "none", "none", "none"]


def test_says_what_a_space_offers() -> None:
    track = {"1": ["wood1"], "5": ["hops5"], "10": ["monk2", "monk3"]}
    drawn = Picture(given(2, round=3, track=track, supply={"7": 2, "4": 0}).state.view(0))
    assert drawn.hint("space-5") == "Space 5, resources: hops 5"
    assert drawn.hint("space-6") == "Space 6, resources: nothing"
    assert drawn.hint("space-10") == "Space 10, monks for 3 in the shade, 6 in the sun: monk 2, monk 3"
    assert drawn.words("space-10") == "3"
    assert drawn.hint("space-7") == "Space 7, activation B: 2 discs"
    assert drawn.hint("space-12") == "Space 12, activation C: 1 disc"
    assert drawn.hint("space-4") == "Space 4, activation A: nothing"
    assert drawn.hint("space-14") == "Space 14, barrels"
    assert drawn.hint("tile-5-1") == "hops 5: 5 ducats in the shade, 10 in the sun"
    assert drawn.hint("tile-1-1") == "wood 1: 1 ducat in the shade, 2 in the sun"
    assert drawn.hint("tile-10-2") == "monk 3: 3 ducats in the shade, 6 in the sun"


@pytest.mark.parametrize("count", range(1, 8))
def test_tiles_on_one_space_do_not_hide_each_other(count: int) -> None:
    """More than six only where a position says so."""
    names = ["wood1", "yeast2", "hops3", "water4", "barley5", "wood2", "wood3"][:count]
    drawn = Picture(given(track={"21": names}).state.view(0))
    assert drawn.data("space-21", "tiles") == " ".join(names)
    places = [drawn.place(f"tile-21-{index + 1}") for index in range(min(count, 6))]
    assert all(math.dist(one, other) > 25 for index, one in enumerate(places) for other in places[:index])


@pytest.mark.rule("HA-11")
@pytest.mark.parametrize(("players", "counts"), [(2, [0, 0, 0]), (3, [4, 4, 4, 0]), (4, [12, 12, 12, 8, 4, 0])])
def test_of_the_second_monks_only_those_are_piled_that_will_come(players: int, counts: list[int]) -> None:
    shown: list[str] = []
    for state in played(players, "monks"):
        if state.stack and state.round == len(shown):
            shown.append(Picture(state.view(None)).words("pile-monks-2"))
    assert shown == [f"II {count}" for count in counts]


@pytest.mark.rule("HA-20")
def test_counts_the_rounds() -> None:
    assert Picture(new(3).state.view(None)).words("round").startswith("Set-up")
    assert Picture(given(3, round=2).state.view(None)).words("round") == "Round 2 of 4 2"
    assert Picture(given(**OVER).state.view(None)).words("round") == "The end"


# Goals


@pytest.mark.rule("HA-71")
def test_ticks_the_goals_that_the_large_board_meets() -> None:
    state = given(brewmaster={"red": 1}, garden={"blue": plant("S01 D01 wood1, S02 D02 yeast1, S03 hops1")}).state
    drawn = Picture(state.view(0))
    assert [goal for goal in GOALS if drawn.data(f"goal-{goal}", "met") == "true"] == ["brewmaster"]
    assert "ha-tick" in drawn.uses("goal-brewmaster")
    assert "ha-tick" not in drawn.uses("goal-six_ones")
    assert drawn.hint("goal-brewmaster") == "Goal: the brewmaster on 1 or more. Anna has done it"
    assert Picture(state.view(1)).hint("goal-six_ones") == "Goal: 6 tiles of fertility 1. Ben has 5 of 6"


@pytest.mark.rule("HA-70")
def test_a_barrel_shows_its_points_or_whose_it_is() -> None:
    drawn = Picture(given(barrels={"six_ones": {"large": "yellow"}}).state.view(0))
    assert drawn.words("barrel-six_ones-large") == ""
    assert "ha-emblem-yellow" in drawn.uses("barrel-six_ones-large")
    assert drawn.hint("barrel-six_ones-large") == "David has the large barrel: 4 points"
    assert drawn.words("barrel-six_ones-small") == "2"
    assert drawn.words("barrel-six_fives-large") == "4"


# Boards


@pytest.mark.rule("HA-33")
@pytest.mark.parametrize(("half", "side"), [("sun", -1), ("shade", 1)])
def test_a_tile_just_bought_lies_beside_its_half(half: str, side: int) -> None:
    state = given(stage="place", figure={"red": "5"}, tile="hops5", half=half).state
    for seat in (0, 1):
        drawn = Picture(state.view(seat))
        assert (drawn.data("bought", "tile"), drawn.data("bought", "half")) == ("hops5", half)
        middle = drawn.place("site-red-B3")[0]
        assert (drawn.place("bought")[0] - middle) * side > 100
    assert "bought" not in Picture(given().state.view(0)).by_id


@pytest.mark.rule("HA-50")
def test_a_site_says_how_far_it_is() -> None:
    drawn = Picture(given(garden={"red": ring("B2", "wood2 hops5 monk1 - - -")}).state.view(0))
    assert drawn.hint("site-red-B2") == "B2: no shed, fertility 7 so far, 3 of 6 spots free"
    assert drawn.words("site-red-B2") == "Σ7"
    assert drawn.words("site-red-B1") == ""
    built = Picture(given(garden={"red": ring("B2", "wood2 hops5 monk1 wood2 hops5 monk1")}).state.view(1))
    assert built.hint("site-red-B2") == "B2: shed of type 2, fertility 14"


@pytest.mark.rule("HA-52")
def test_the_shed_whose_tiles_are_asked_for_is_lit() -> None:
    garden = {"red": ring("B2", "wood2 hops5 monk1 wood2 hops5 monk1")}
    drawn = Picture(given(stage="shed", figure={"red": "5"}, shed="B2", garden=garden).state.view(0))
    lit = [site for site in SHEDS if drawn.by_id[f"site-red-{site}"].find(f"{SVG}path") is not None]
    assert lit == ["B2"]


@pytest.mark.rule("HA-41", "HA-43", "HA-45")
def test_a_free_slot_says_what_a_disc_would_bring() -> None:
    drawn = Picture(given(garden="S01 wood3, D01 wood2", discs={"red": ["hops"]}).state.view(1))
    assert drawn.hint("slot-red-wood") == "Anna, slot wood: free; a disc would bring +2 ducats, wood +3"
    assert drawn.hint("slot-red-water") == "Anna, slot water: free; a disc would bring nothing"
    assert drawn.hint("slot-red-hops") == "Anna, slot hops: a disc"
    assert drawn.hint("slot-red-X") == "Anna, slot X: free; a disc lets all tiles of one number pay"


@pytest.mark.rule("HA-60")
def test_a_pair_is_open_asked_about_declined_or_has_its_card() -> None:
    slots = ["X", "wood", "yeast", "hops", "water", "barley", "monk1"]
    position: dict[str, Any] = {"discs": {"red": slots}, "placed": {"red": {"1": "ducats"}}, "figure": {"red": "4"}}
    drawn = Picture(given(stage="card", pair="2", **position).state.view(0))
    assert drawn.hint("pair-red-1") == "Anna, pair X and wood: 12 ducats"
    assert drawn.hint("pair-red-2") == "Anna, pair yeast and hops: a privilege card may be placed now"
    assert drawn.hint("pair-red-3") == "Anna, pair water and barley: no privilege card"
    assert drawn.hint("pair-red-4") == "Anna, pair monk 1 and monk 2: not complete"
    assert drawn.hint("card-red-ducats") == "Anna no longer holds the card: 12 ducats"
    assert drawn.hint("card-red-brewmaster") == "Anna holds the card: brewmaster +5"


@pytest.mark.rule("HA-90", "HA-91", "HA-92", "HA-93")
def test_the_points_can_be_followed_step_by_step() -> None:
    markers = {"wood": 8, "yeast": 2, "hops": 11, "water": 8, "barley": 13}
    position: dict[str, Any] = {"markers": {"red": markers}, "brewmaster": {"red": 4}, "money": {"red": 20}}
    cards: dict[str, list[str]] = {"red": []}
    drawn = Picture(given(cards=cards, barrels={"brewmaster": {"large": "red"}}, **position).state.view(1))
    assert drawn.hint("score-red") == (
        "Anna: 23 points = 6 × 3 for production, 4 for barrels, 0 for the barrel card, 1 for the first-player spot. "
        "Markers 8 2 11 8 13, exchanged 4:1 to 6 6 6 6 6, with 20 of 20 ducats to 6 6 6 7 7"
    )


def test_asks_who_is_asked_and_tells_the_others_who() -> None:
    state = given(figure={"red": "5"}, turn="blue").state
    assert Picture(state.view(1)).words("prompt") == "Where do you move?"
    assert Picture(state.view(0)).words("prompt") == "Waiting for Ben"
    assert Picture(state.view(None)).words("prompt") == "Waiting for Ben"
    waiting = [colour for colour in COLOURS if Picture(state.view(0)).data(f"board-{colour}", "waiting") == "true"]
    assert waiting == ["blue"]


@pytest.mark.rule("HA-94", "HA-95")
def test_crowns_the_winners() -> None:
    barrels = {"six_ones": {"large": "red", "small": "green"}, "six_fives": {"large": "yellow", "small": "green"}}
    drawn = Picture(given(barrels=barrels, **OVER).state.view(0))
    assert drawn.words("prompt") == "Anna, Clara and David win together with 4 points each."
    assert [name for name in drawn.ids if name.startswith("winner-")] == ["winner-red", "winner-green", "winner-yellow"]
    alone = Picture(given(**OVER).state.view(0))
    assert alone.words("prompt") == "Ben wins with 1 point."
    assert [name for name in Picture(given().state.view(0)).ids if name.startswith("winner-")] == []


def test_every_owner_has_an_emblem_besides_the_colour() -> None:
    drawn = Picture(new().state.view(0))
    for colour in COLOURS:
        assert f"ha-emblem-{colour}" in drawn.uses(f"ha-figure-{colour}")
        assert f"ha-emblem-{colour}" in drawn.uses(f"player-{colour}")


def test_two_players_have_room_for_a_summary() -> None:
    assert "At a glance" in Picture(new(2).state.view(0)).words("scenery")
    assert "At a glance" not in Picture(new(3).state.view(0)).words("scenery")


def test_a_corrected_box_is_drawn_as_it_says() -> None:
    data: dict[str, Any] = copy.deepcopy(GAME.components.data)
    data["production"]["lowest"]["value"] = -12
    data["production"]["zones"][0]["rate"] = 6
    data["track"][2]["price"] = 7
    data["players"]["4"]["rounds"] = 5
    spots = data["garden"]["spots"]
    data["garden"]["spots"] = {name: [x, 6 - y] for name, (x, y) in spots.items()}
    state = GAME.build(GAME.terms(4, components=Components(data)), {})
    drawn = Picture(state.view(0))
    assert "−12" in drawn.words("scenery")
    assert "−12" not in Picture(new().state.view(0)).words("scenery")
    assert drawn.words("brewmaster-red") == "6:1 ×2"
    assert drawn.words("space-3") == "7"
    assert drawn.words("round").startswith("Round 1 of 5")
    assert drawn.place("spot-red-S01")[1] > drawn.place("spot-red-S15")[1]


def test_what_a_position_puts_before_the_run_up_stands_at_its_beginning() -> None:
    drawn = Picture(given(markers={"red": {"wood": -20, "hops": -10}}).state.view(0))
    at_the_end = drawn.used_at("marker-red-hops", "ha-marker-hops")[0]
    assert drawn.used_at("marker-red-wood", "ha-marker-wood")[0] == at_the_end
    assert drawn.hint("marker-red-wood") == "Anna, wood: −20"
