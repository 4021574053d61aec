"""What cannot be about a position: pieces that do not add up, figures where none may stand."""

from __future__ import annotations

from stammtisch.games.heavenale.components import ACTIVATION, MONK, RESOURCE
from stammtisch.games.heavenale.decisions.setup import START_MONEY
from stammtisch.games.heavenale.decisions.sheds import fertility_around, shed_type
from stammtisch.games.heavenale.names import (
    AT_START,
    BACK_IN,
    COLOURS,
    FIRST_MONK,
    FIRST_SPOT,
    GOALS,
    LAST_SPACE,
    NOTHING,
    PAIR_COUNT,
    SHED_COUNT,
    SHEDS,
    TILE_KINDS,
    TILES,
)
from stammtisch.games.heavenale.state import HeavenAleState


def faults(state: HeavenAleState) -> list[str]:
    """Every fault as one line with its rule; empty for a position that can be."""
    found: list[str] = []
    if sum(state.money) + state.bank != START_MONEY * state.players:
        found.append("money: what players and bank have does not add up (HA-13)")
    if state.round >= state.terms.rounds + (0 if state.stack else 1):
        found.append(f"round: there are {state.terms.rounds} (HA-20)")
    found += _tile_faults(state) + _disc_faults(state)
    for seat in range(state.players):
        found += [f"{COLOURS[seat]}: {fault}" for fault in _seat_faults(state, seat)]
    taken = [spot for spot in state.spot if spot >= 0]
    if len(set(taken)) < len(taken):
        found.append("spot: two figures on one start spot (HA-22)")
    for goal, (large, small) in enumerate(zip(state.large, state.small, strict=True)):
        if small >= 0 and large in (NOTHING, small):
            found.append(f"barrels: the small one of {GOALS[goal]} goes to another player after the large one (HA-70)")
    if state.stack:
        found += _stage_faults(state, state.stack[-1].name)
    if state.stack and not found and not state.choices(state.actor):
        found.append(f"stage: {COLOURS[state.actor]} could not choose anything")
    return found


def copies(state: HeavenAleState, tile: int) -> int:
    """How many of a tile have each back. (HA-01, HA-02)"""
    return state.terms.box.monk_copies if tile >= FIRST_MONK else state.terms.box.copies


def lying_out(state: HeavenAleState, tile: int) -> int:
    """How many of a tile lie in gardens, on the track, or have just been bought."""
    lying = sum(garden.count(tile) for garden in state.garden) + sum(tiles.count(tile) for tiles in state.track)
    return lying + (state.tile == tile)


def _tile_faults(state: HeavenAleState) -> list[str]:
    found: list[str] = []
    for tile in range(TILE_KINDS):
        piles = (state.resources_1, state.resources_2, state.monks_1, state.monks_2)
        count = lying_out(state, tile) + sum(pile.count(tile) for pile in piles)
        if count != 2 * copies(state, tile):
            found.append(f"tiles: {count} of {2 * copies(state, tile)} {TILES[tile]} are accounted for (HA-01, HA-02)")
    for space in range(1, LAST_SPACE + 1):
        found += [
            f"track: {TILES[tile]} cannot lie on space {space} (HA-05)"
            for tile in state.track[space]
            if state.terms.track.kind[space] != (MONK if tile >= FIRST_MONK else RESOURCE)
        ]
    return found


def _disc_faults(state: HeavenAleState) -> list[str]:
    found: list[str] = []
    for space in range(1, LAST_SPACE + 1):
        if state.supply[space] and state.terms.track.kind[space] != ACTIVATION:
            found.append(f"supply: there are no discs on space {space} (HA-05)")
        elif state.supply[space] > 1 and space not in state.terms.second_discs:
            found.append(f"supply: two discs never lie on space {space} (HA-84)")
        elif state.supply[space] > 1 and state.round < state.terms.rounds - 1:
            found.append(f"supply: two discs lie on space {space} in the last round only (HA-84)")
    return found


def _seat_faults(state: HeavenAleState, seat: int) -> list[str]:
    found: list[str] = []
    if state.money[seat] < 0:
        found.append("money below nothing (HA-31)")
    on_track = AT_START < state.figure[seat] < BACK_IN
    setting_up = bool(state.stack) and state.stack[-1].name == "choose_start"
    if (on_track and state.spot[seat] >= 0) or (not on_track and state.spot[seat] < 0 and not setting_up):
        found.append("a figure stands on the track or on a start spot (HA-24)")
    for shed in range(SHED_COUNT):
        built = state.sheds[seat * SHED_COUNT + shed]
        if not _surrounded(state, seat, shed):
            if built >= 0:
                found.append(f"shed {SHEDS[shed]} stands on a site that is not surrounded (HA-50)")
        elif built != shed_type(state, fertility_around(state, seat, shed)):
            waiting = seat == state.actor and state.closing >> shed & 1 and built < 0
            if not waiting:
                found.append(f"shed {SHEDS[shed]} is not the type that its sum gives (HA-51)")
    placed = state.placed[seat * PAIR_COUNT : (seat + 1) * PAIR_COUNT]
    found += [
        f"a card lies beside pair {pair + 1}, which is not complete (HA-60)"
        for pair in range(PAIR_COUNT)
        if placed[pair] >= 0 and not _complete(state, seat, pair)
    ]
    cards = [card for card in placed if card >= 0]
    if len(set(cards)) < len(cards) or any(state.cards[seat] >> card & 1 for card in cards):
        found.append("a privilege card is in two places (HA-61)")
    return found


def _surrounded(state: HeavenAleState, seat: int, shed: int) -> bool:
    mask = state.terms.garden.shed_mask[shed]
    return state.filled[seat] & mask == mask


def _complete(state: HeavenAleState, seat: int, pair: int) -> bool:
    mask = state.terms.box.pairs[pair]
    return state.discs[seat] & mask == mask


def _stage_faults(state: HeavenAleState, stage: str) -> list[str]:
    """What the open question needs, and what only another one would know."""
    space = state.figure[state.actor]
    kind = state.terms.track.kind[space] if AT_START < space < BACK_IN else NOTHING
    found: list[str] = []
    if stage in ("buy", "place", "shed") and kind not in (RESOURCE, MONK):
        found.append(f"stage: to {stage}, the figure whose turn it is stands on a resource or monk space (HA-30)")
    elif stage == "buy" and not state.track[space]:
        found.append("stage: to buy, there is a tile on the space (HA-30)")
    if stage in ("disc", "card") and kind != ACTIVATION:
        found.append(f"stage: for a {stage}, the figure whose turn it is stands on an activation space (HA-40)")
    if stage == "place":
        if state.tile < 0 or state.half < 0:
            found.append("stage: say which 'tile' was bought for which 'half' (HA-33)")
    elif state.tile >= 0 or state.half >= 0:
        found.append("stage: 'tile' and 'half' are said only while a tile is placed (HA-33)")
    if stage == "shed":
        found += _shed_faults(state)
    elif state.shed >= 0 or state.closing:
        found.append("stage: 'shed' and 'closing' are said only while a shed is asked about (HA-52)")
    if stage == "card":
        if state.pair < 0 or not state.cards[state.actor]:
            found.append("stage: say which 'pair' was completed; a card must be left (HA-60, HA-64)")
        elif not _complete(state, state.actor, state.pair) or state.placed[state.actor * PAIR_COUNT + state.pair] >= 0:
            found.append(f"stage: pair {state.pair + 1} was not just completed (HA-60)")
    elif state.pair >= 0:
        found.append("stage: 'pair' is said only while a card is asked for (HA-60)")
    return found + _turn_faults(state, stage)


def _shed_faults(state: HeavenAleState) -> list[str]:
    if state.shed < 0:
        return ["stage: say at which 'shed' tiles are being chosen (HA-52)"]
    found: list[str] = []
    if state.sheds[state.actor * SHED_COUNT + state.shed] < 1:
        found.append(f"stage: the shed on {SHEDS[state.shed]} activates nothing (HA-52)")
    return found + [
        f"stage: the site {SHEDS[shed]} is not surrounded and cannot be 'closing' (HA-50)"
        for shed in range(SHED_COUNT)
        if state.closing >> shed & 1 and not _surrounded(state, state.actor, shed)
    ]


def _turn_faults(state: HeavenAleState, stage: str) -> list[str]:
    """Whose turn it can be."""
    found: list[str] = []
    in_start_area = all(figure == AT_START for figure in state.figure)
    if stage == "choose_start":
        if not in_start_area:
            found.append("figure: all figures are in the start area during set-up (HA-14)")
        if state.spot[state.actor] >= 0:
            found.append("turn: this figure has its start spot already (HA-14)")
    elif in_start_area and FIRST_SPOT not in state.spot:
        found.append("spot: somebody stands on the first-player spot when a round begins (HA-24)")
    if stage == "move" and state.figure[state.actor] == BACK_IN:
        found.append("turn: this figure is back in and passes for the rest of the round (HA-24)")
    return found
