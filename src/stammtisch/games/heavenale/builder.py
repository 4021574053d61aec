"""A state from a written position: only what matters needs saying, and nothing impossible is built."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.errors import BadInput
from stammtisch.games.heavenale.components import ACTIVATION
from stammtisch.games.heavenale.decisions.setup import bare
from stammtisch.games.heavenale.decisions.sheds import fertility_around, shed_type
from stammtisch.games.heavenale.faults import copies, faults, lying_out
from stammtisch.games.heavenale.hidden import fill_garden
from stammtisch.games.heavenale.names import (
    AT_START,
    CARDS,
    COLOURS,
    EMPTY,
    FIRST_MONK,
    GOALS,
    HALVES,
    NOTHING,
    PAIR_COUNT,
    RESOURCE_COUNT,
    RESOURCES,
    SHED_COUNT,
    SHEDS,
    SLOTS,
    SPOTS,
    START_SPOTS,
    TILE_KINDS,
    TILES,
)
from stammtisch.games.heavenale.position import FIGURES, NONE, PAIRS, STAGES, read_position
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.terms import HeavenAleTerms


def build(terms: HeavenAleTerms, data: dict[str, object]) -> HeavenAleState:
    """The state that a position describes; docs/scenarios.md lists the defaults."""
    said = read_position(data)
    _check_seats(terms, said)
    state = bare(terms)
    _place_figures(state, said)
    _place_boards(state, said)
    _place_tiles(state, said)
    _open_stage(state, said)
    wrong = faults(state)
    if wrong:
        raise BadInput(wrong[0])
    state.settle()
    return state


def _seats(said: dict[str, Any], key: str) -> list[tuple[int, Any]]:
    """The entries of a table by colour, by seat."""
    return [(COLOURS.index(colour), value) for colour, value in said.get(key, {}).items()]


def _index(names: tuple[str, ...], name: str) -> int:
    return NOTHING if name == NONE else names.index(name)


def _mask(names: tuple[str, ...], chosen: list[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)


def _check_seats(terms: HeavenAleTerms, said: dict[str, Any]) -> None:
    """Only the first colours play."""
    by_colour = ("money", "figure", "spot", "markers", "brewmaster", "garden", "sheds", "discs", "cards", "placed")
    named = {colour for key in by_colour for colour in said.get(key, {})}
    named |= {said[key] for key in ("first", "turn", "next") if key in said}
    named |= {owner for sizes in said.get("barrels", {}).values() for owner in sizes.values()}
    for colour in COLOURS[terms.players :]:
        if colour in named:
            raise BadInput(f"{colour} does not play with {terms.players} players")


def _place_figures(state: HeavenAleState, said: dict[str, Any]) -> None:
    """Without a word all stand in the start area: the first player on his spot, the others clockwise on the next.

    In set-up the others have none yet (HA-14).
    """
    state.round = said.get("round", 1) - 1
    state.first = COLOURS.index(said.get("first", COLOURS[0]))
    for seat, word in _seats(said, "figure"):
        state.figure[seat] = FIGURES.index(word)
    for step in range(1 if said.get("stage") == "choose_start" else state.players):
        seat = (state.first + step) % state.players
        state.spot[seat] = step if state.figure[seat] == AT_START else NOTHING
    for seat, word in _seats(said, "spot"):
        state.spot[seat] = _index(START_SPOTS, word)
    for seat, amount in _seats(said, "money"):
        state.pay(seat, amount - state.money[seat])


def _place_boards(state: HeavenAleState, said: dict[str, Any]) -> None:
    for seat, places in _seats(said, "markers"):
        for resource, place in places.items():
            state.markers[seat * RESOURCE_COUNT + RESOURCES.index(resource)] = place
    for seat, place in _seats(said, "brewmaster"):
        state.brewmaster[seat] = place
    for seat, spots in _seats(said, "garden"):
        tiles = [EMPTY] * len(SPOTS)
        for spot, tile in spots.items():
            tiles[SPOTS.index(spot)] = EMPTY if tile == NONE else TILES.index(tile)
        fill_garden(state, seat, tiles)
    for seat in range(state.players):
        _build_sheds(state, seat)
    for seat, sheds in _seats(said, "sheds"):
        for shed, kind in sheds.items():
            state.sheds[seat * SHED_COUNT + SHEDS.index(shed)] = NOTHING if kind == NONE else int(kind)
    for seat, slots in _seats(said, "discs"):
        state.discs[seat] = _mask(SLOTS, slots)
    for seat, placed in _seats(said, "placed"):
        for pair, card in placed.items():
            state.placed[seat * PAIR_COUNT + PAIRS.index(pair)] = _index(CARDS, card)
            if card != NONE:
                state.cards[seat] &= ~(1 << CARDS.index(card))
    for seat, cards in _seats(said, "cards"):
        state.cards[seat] = _mask(CARDS, cards)
    for goal, sizes in said.get("barrels", {}).items():
        state.large[GOALS.index(goal)] = _index(COLOURS, sizes.get("large", NONE))
        state.small[GOALS.index(goal)] = _index(COLOURS, sizes.get("small", NONE))


def _build_sheds(state: HeavenAleState, seat: int) -> None:
    """Sites that the garden surrounds have the shed that they give."""
    garden = state.terms.garden
    for shed in range(SHED_COUNT):
        if state.filled[seat] & garden.shed_mask[shed] == garden.shed_mask[shed]:
            state.sheds[seat * SHED_COUNT + shed] = shed_type(state, fertility_around(state, seat, shed))


def _place_tiles(state: HeavenAleState, said: dict[str, Any]) -> None:
    """The track is empty but for what is said and one disc a space; the piles hold all other tiles."""
    for space, names in said.get("track", {}).items():
        state.track[int(space)] = bytes(TILES.index(name) for name in names)
    for space in state.terms.track.spaces(ACTIVATION):
        state.supply[space] = 1
    for space, count in said.get("supply", {}).items():
        state.supply[int(space)] = count
    state.tile = _index(TILES, said.get("tile", NONE))
    left = [2 * copies(state, tile) - lying_out(state, tile) for tile in range(TILE_KINDS)]
    piles: dict[str, list[int]] = {"resources_1": [], "resources_2": [], "monks_1": [], "monks_2": []}
    for tile, count in enumerate(left):
        if count < 0:
            raise BadInput(
                f"there are {-count} more {TILES[tile]} tiles in this position than in the box (HA-01, HA-02)"
            )
        second = min(count, copies(state, tile))
        sort = "monks" if tile >= FIRST_MONK else "resources"
        piles[f"{sort}_2"] += [tile] * second
        piles[f"{sort}_1"] += [tile] * (count - second)
    for key in piles:
        if key in said:
            piles[key] = [TILES.index(name) for name in said[key]]
    state.resources_1, state.resources_2 = bytes(piles["resources_1"]), bytes(piles["resources_2"])
    state.monks_1, state.monks_2 = bytes(piles["monks_1"]), bytes(piles["monks_2"])


def _open_stage(state: HeavenAleState, said: dict[str, Any]) -> None:
    stage = said.get("stage", "move")
    state.stack = STAGES[stage][:]
    setting_up = stage == "choose_start"
    beginner = (state.first + state.terms.setup_step) % state.players if setting_up else state.first
    state.actor = COLOURS.index(said.get("turn", COLOURS[beginner]))
    follower = state.first if setting_up else (state.actor + 1) % state.players
    state.next = COLOURS.index(said.get("next", COLOURS[follower]))
    state.bought = said.get("bought", stage == "shed")
    state.half = _index(HALVES, said.get("half", NONE))
    state.closing = _mask(SHEDS, said.get("closing", []))
    state.shed = _index(SHEDS, said.get("shed", NONE))
    state.pair = _index(PAIRS, said.get("pair", NONE))
    if stage == "over":
        state.round = state.terms.rounds
