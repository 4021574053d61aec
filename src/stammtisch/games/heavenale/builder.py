"""A state from a written position: only what matters needs saying, and nothing impossible is built."""

from __future__ import annotations

from typing import Any

from stammtisch.engine.errors import BadInput
from stammtisch.games.heavenale.components import ACTIVATION
from stammtisch.games.heavenale.decisions.setup import START_MONEY, bare
from stammtisch.games.heavenale.decisions.sheds import fertility_around, shed_type
from stammtisch.games.heavenale.hidden import fill_garden
from stammtisch.games.heavenale.names import (
    AT_START,
    BACK_IN,
    CARDS,
    COLOURS,
    EMPTY,
    FIRST_MONK,
    FIRST_SPOT,
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
    """Without a word all stand in the start area: the first player on his spot, the others clockwise on the next."""
    state.round = said.get("round", 1) - 1
    state.first = COLOURS.index(said.get("first", COLOURS[0]))
    for seat, word in _seats(said, "figure"):
        state.figure[seat] = FIGURES.index(word)
    for step in range(state.players):
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
    left = [2 * _copies(state, tile) - _out(state, tile) for tile in range(TILE_KINDS)]
    piles: dict[str, list[int]] = {"resources_1": [], "resources_2": [], "monks_1": [], "monks_2": []}
    for tile, count in enumerate(left):
        if count < 0:
            raise BadInput(
                f"there are {-count} more {TILES[tile]} tiles in this position than in the box (HA-01, HA-02)"
            )
        second = min(count, _copies(state, tile))
        sort = "monks" if tile >= FIRST_MONK else "resources"
        piles[f"{sort}_2"] += [tile] * second
        piles[f"{sort}_1"] += [tile] * (count - second)
    for key in piles:
        if key in said:
            piles[key] = [TILES.index(name) for name in said[key]]
    state.resources_1, state.resources_2 = bytes(piles["resources_1"]), bytes(piles["resources_2"])
    state.monks_1, state.monks_2 = bytes(piles["monks_1"]), bytes(piles["monks_2"])


def _copies(state: HeavenAleState, tile: int) -> int:
    """How many of a tile have each back. (HA-01, HA-02)"""
    return state.terms.box.monk_copies if tile >= FIRST_MONK else state.terms.box.copies


def _out(state: HeavenAleState, tile: int) -> int:
    """How many of a tile lie in gardens, on the track, or have just been bought."""
    lying = sum(garden.count(tile) for garden in state.garden) + sum(tiles.count(tile) for tiles in state.track)
    return lying + (state.tile == tile)


def _open_stage(state: HeavenAleState, said: dict[str, Any]) -> None:
    stage = said.get("stage", "move")
    state.stack = STAGES[stage][:]
    state.actor = COLOURS.index(said.get("turn", COLOURS[state.first]))
    follower = (state.actor + 1) % state.players
    state.next = COLOURS.index(said["next"]) if "next" in said else follower
    state.bought = said.get("bought", stage == "shed")
    state.half = _index(HALVES, said.get("half", NONE))
    state.closing = _mask(SHEDS, said.get("closing", []))
    state.shed = _index(SHEDS, said.get("shed", NONE))
    state.pair = _index(PAIRS, said.get("pair", NONE))
    if stage == "over":
        state.round = state.terms.rounds


def faults(state: HeavenAleState) -> list[str]:
    """What cannot be about a position: pieces that do not add up, figures where none may stand."""
    found: list[str] = []
    if sum(state.money) + state.bank != START_MONEY * state.players:
        found.append("money: what players and bank have does not add up (HA-13)")
    for tile in range(TILE_KINDS):
        piles = (state.resources_1, state.resources_2, state.monks_1, state.monks_2)
        count = _out(state, tile) + sum(pile.count(tile) for pile in piles)
        if count != 2 * _copies(state, tile):
            found.append(f"tiles: {count} of {2 * _copies(state, tile)} {TILES[tile]} are accounted for (HA-01, HA-02)")
    if state.round > state.terms.rounds:
        found.append(f"round: there are {state.terms.rounds} (HA-20)")
    for seat in range(state.players):
        found += [f"{COLOURS[seat]}: {fault}" for fault in _seat_faults(state, seat)]
    taken = [spot for spot in state.spot if spot >= 0]
    if len(set(taken)) < len(taken):
        found.append("spot: two figures on one start spot (HA-22)")
    for goal, (large, small) in enumerate(zip(state.large, state.small, strict=True)):
        if small >= 0 and large in (NOTHING, small):
            found.append(f"barrels: the small one of {GOALS[goal]} goes to another player after the large one (HA-70)")
    return found + _stage_faults(state)


def _seat_faults(state: HeavenAleState, seat: int) -> list[str]:
    found: list[str] = []
    if state.money[seat] < 0:
        found.append("money below nothing (HA-31)")
    on_track = AT_START < state.figure[seat] < BACK_IN
    setting_up = bool(state.stack) and state.stack[-1].name == "choose_start"
    if (on_track and state.spot[seat] >= 0) or (not on_track and state.spot[seat] < 0 and not setting_up):
        found.append("a figure stands on the track or on a start spot (HA-24)")
    garden = state.terms.garden
    for shed in range(SHED_COUNT):
        surrounded = state.filled[seat] & garden.shed_mask[shed] == garden.shed_mask[shed]
        built = state.sheds[seat * SHED_COUNT + shed]
        if built >= 0 and not surrounded:
            found.append(f"shed {SHEDS[shed]} stands on a site that is not surrounded (HA-50)")
        elif surrounded and built != shed_type(state, fertility_around(state, seat, shed)):
            waiting = seat == state.actor and state.closing >> shed & 1 and built < 0
            if not waiting:
                found.append(f"shed {SHEDS[shed]} is not the type that its sum gives (HA-51)")
    for pair in range(PAIR_COUNT):
        mask = state.terms.box.pairs[pair]
        if state.placed[seat * PAIR_COUNT + pair] >= 0 and state.discs[seat] & mask != mask:
            found.append(f"a card lies beside pair {pair + 1}, which is not complete (HA-60)")
    cards = [card for card in state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT] if card >= 0]
    if len(set(cards)) < len(cards) or any(state.cards[seat] >> card & 1 for card in cards):
        found.append("a privilege card is in two places (HA-61)")
    return found


def _stage_faults(state: HeavenAleState) -> list[str]:
    """What the open question needs."""
    if not state.stack:
        return []
    stage = state.stack[-1].name
    space = state.figure[state.actor]
    kind = state.terms.track.kind[space] if AT_START < space < BACK_IN else NOTHING
    found: list[str] = []
    if stage in ("buy", "place", "shed") and kind not in (0, 1):
        found.append(f"stage: to {stage}, the figure whose turn it is stands on a resource or monk space (HA-30)")
    if stage in ("disc", "card") and kind != ACTIVATION:
        found.append(f"stage: for a {stage}, the figure whose turn it is stands on an activation space (HA-40)")
    if stage == "place" and (state.tile < 0 or state.half < 0):
        found.append("stage: say which 'tile' was bought for which 'half' (HA-33)")
    if stage == "shed" and state.shed < 0:
        found.append("stage: say at which 'shed' tiles are being chosen (HA-52)")
    if stage == "card" and (state.pair < 0 or not state.cards[state.actor]):
        found.append("stage: say which 'pair' was completed; a card must be left (HA-60, HA-64)")
    if stage == "move" and state.figure[state.actor] == BACK_IN:
        found.append("turn: this figure is back in and passes for the rest of the round (HA-24)")
    beginning = stage != "choose_start" and all(figure == AT_START for figure in state.figure)
    if beginning and FIRST_SPOT not in state.spot:
        found.append("spot: somebody stands on the first-player spot when a round begins (HA-24)")
    return found
