"""A state from a written position: only what matters needs saying, and nothing impossible is built."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine.errors import BadInput
from stammtisch.games.goldbraeu.components import mask_of
from stammtisch.games.goldbraeu.decisions.setup import bare
from stammtisch.games.goldbraeu.names import (
    BREWERIES,
    BUSINESS_COUNT,
    BUSINESSES,
    CARDS,
    COLOURS,
    DRUNKARD,
    GARDEN_COUNT,
    GARDENS,
)
from stammtisch.games.goldbraeu.position import NONE, STAGES, index_or_nothing, read_position, read_secret
from stammtisch.games.goldbraeu.state import BUYING, DAYS_PER_WEEK, EXPANDING, MORNING, SET_UP, GoldbraeuState
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms

# Without a word about signs, clockwise from Adler.
DEFAULT_SIGNS: Final = (0, 1, 2, 3, 0, 1)


def build(terms: GoldbraeuTerms, data: dict[str, object]) -> GoldbraeuState:
    """The state that a position describes; docs/scenarios.md lists the defaults."""
    said = read_position(data)
    _check_seats(terms, said)
    state = bare(terms)
    _place_pieces(state, said)
    _place_cards(state, said)
    _open_stage(state, said)
    wrong = faults(state)
    if wrong:
        raise BadInput(wrong[0])
    state.settle()
    return state


def _check_seats(terms: GoldbraeuTerms, said: dict[str, Any]) -> None:
    """With three players there is no yellow."""
    absent = set(COLOURS[terms.players :])
    named: set[str] = set()
    for key in ("money", "hand", "known_hand", "chosen"):
        named |= set(said.get(key, {}))
    named |= set(said.get("boss", {}).values()) | {said[key] for key in ("start", "turn") if key in said}
    for by_colour in said.get("markers", {}).values():
        named |= set(by_colour)
    for colour in sorted(absent & named):
        raise BadInput(f"{colour} does not play with {terms.players} players")


def _place_pieces(state: GoldbraeuState, said: dict[str, Any]) -> None:
    state.day = (said.get("week", 1) - 1) * DAYS_PER_WEEK + said.get("day", 1) - 1
    state.start = COLOURS.index(said.get("start", COLOURS[0]))
    for colour, amount in said.get("money", {}).items():
        state.pay(COLOURS.index(colour), amount - state.money[COLOURS.index(colour)])
    for name, by_colour in said.get("markers", {}).items():
        for colour, count in by_colour.items():
            state.markers[BUSINESSES.index(name) * state.players + COLOURS.index(colour)] = count
    for name, colour in said.get("boss", {}).items():
        state.boss[BUSINESSES.index(name)] = index_or_nothing(COLOURS, colour)
    state.sign = list(DEFAULT_SIGNS)
    for name, brewery in said.get("signs", {}).items():
        state.sign[GARDENS.index(name)] = BREWERIES.index(brewery)
    for name, cells in said.get("cells", {}).items():
        state.cells[GARDENS.index(name)] = mask_of(cells)
    taken = 0
    for cells in state.cells:
        taken |= cells
    state.free = state.terms.board.playable & ~taken
    if "waitress" in said:
        state.waitress = GARDENS.index(said["waitress"])
    if "drunkard" in said:
        state.drunkard = GARDENS.index(said["drunkard"])


def _place_cards(state: GoldbraeuState, said: dict[str, Any]) -> None:
    """Whatever is neither placed nor said to be elsewhere lies in the deck; with a whole `deck`, is gone."""
    for colour, names in said.get("hand", {}).items():
        for name in names:
            state.hand[COLOURS.index(colour) * BUSINESS_COUNT + BUSINESSES.index(name)] += 1
    for colour, names in said.get("known_hand", {}).items():
        for name in names:
            state.known[COLOURS.index(colour) * BUSINESS_COUNT + BUSINESSES.index(name)] += 1
    slots = [index_or_nothing(CARDS, name) for name in said.get("open", [])]
    if len(slots) > 2:
        raise BadInput(f"open: there are two slots, not {len(slots)} (GB-20)")
    state.open = slots + [-1] * (2 - len(slots))
    left = _cards_of(state)
    for card in range(BUSINESS_COUNT):
        left[card] -= sum(state.hand[seat * BUSINESS_COUNT + card] for seat in range(state.players))
    for card in state.open:
        if card >= 0:
            left[card] -= 1
    if "deck" in said:
        deck = [CARDS.index(name) for name in said["deck"]]
        for card in deck:
            left[card] -= 1
        state.gone = left
    else:
        for business in range(BUSINESS_COUNT):
            state.gone[business] += state.markers_at(business)
        for name, count in said.get("gone", {}).items():
            state.gone[CARDS.index(name)] = count
        top = [CARDS.index(name) for name in said.get("deck_top", [])]
        left = [have - gone for have, gone in zip(left, state.gone, strict=True)]
        for card in top:
            left[card] -= 1
        deck = top + [card for card, count in enumerate(left) for _ in range(count)]
    for card, count in enumerate(left):
        if count < 0:
            raise BadInput(f"there are {-count} more {CARDS[card]} cards in this position than in the box (GB-02)")
    state.deck = bytes(deck)
    state.returned = said.get("returned", 0)
    if said.get("deck_size", len(deck)) != len(deck):
        raise BadInput(f"deck_size: the deck of this position has {len(deck)} cards, not {said['deck_size']}")


def _cards_of(state: GoldbraeuState) -> list[int]:
    """All cards of the box, by kind."""
    pieces = state.terms.pieces
    return [pieces.shares] * BUSINESS_COUNT + [pieces.drunkards, pieces.waitresses]


def _open_stage(state: GoldbraeuState, said: dict[str, Any]) -> None:
    """Where the game stands, from `stage`, or else from the action cards that have been chosen."""
    for colour, choice in said.get("chosen", {}).items():
        state.chosen[COLOURS.index(colour)] = read_secret(choice)
    stage = said.get("stage") or _first_stage(state)
    state.part, stack = STAGES[stage]
    state.stack = stack[:]
    state.named = index_or_nothing(BUSINESSES, said.get("named", NONE))
    state.drawn = index_or_nothing(BUSINESSES, said.get("drawn", NONE))
    state.blocked = sum(1 << BUSINESSES.index(name) for name in said.get("blocked", []))
    state.protected = sum(1 << BUSINESSES.index(name) for name in said.get("named_today", []))
    if stage == "place_boss":
        state.turn = BUSINESS_COUNT - state.boss.count(-1)
        return
    if "turn" in said:
        state.turn = (COLOURS.index(said["turn"]) - state.start) % state.players
    elif EXPANDING <= state.part <= BUYING:
        state.turn = next((turn for turn in range(state.players) if _acts(state, turn)), 0)
    if EXPANDING <= state.part <= BUYING:
        if not _acts(state, state.turn):
            raise BadInput(f"stage: {COLOURS[state.actor()]} has not chosen this action; say so in 'chosen' (GB-21)")
        alone = state.part != BUYING and state.chosen.count(state.part) == 1
        state.left = said.get("actions_left", 2 if alone else 1)


def _first_stage(state: GoldbraeuState) -> str:
    if min(state.chosen) < 0:
        return "card"
    return ("expand", "boss", "buy")[min(state.chosen)]


def _acts(state: GoldbraeuState, turn: int) -> bool:
    return state.chosen[(state.start + turn) % state.players] == state.part


def faults(state: GoldbraeuState) -> list[str]:
    """What cannot be about a position: pieces that do not add up, figures where none may stand."""
    found = _piece_faults(state) + _square_faults(state)
    stage = state.stack[-1].name if state.stack else "over"
    if state.part == MORNING and min(state.chosen) >= 0:
        found.append("stage: with every card laid the day goes on; leave one out of 'chosen' (GB-21)")
    if state.part >= MORNING and max(state.chosen) > BUYING:
        found.append("chosen: pairs of shares are chosen in set-up only (GB-15)")
    if state.part in (SET_UP, MORNING) and EXPANDING in state.chosen and state.part == SET_UP:
        found.append("chosen: action cards are chosen by day, pairs of shares in set-up (GB-15, GB-21)")
    if stage == "block" and (state.named < 0 or state.boss[state.named] in (-1, state.actor())):
        found.append("named: a block needs a business whose boss is another player's (GB-41)")
    if stage == "drawn" and (state.drawn < 0 or not state.hand[state.actor() * BUSINESS_COUNT + state.drawn]):
        found.append("drawn: the share just drawn must be named and be in the buyer's hand (GB-53)")
    if stage == "hold" and any(state.hand_size(seat) != state.terms.dealt for seat in range(state.players)):
        found.append(f"hand: in set-up everyone holds {state.terms.dealt} shares (GB-14, GB-19)")
    return found


def _piece_faults(state: GoldbraeuState) -> list[str]:
    found: list[str] = []
    if sum(state.money) + state.bank != 25 * state.players:
        found.append("money: what players and bank have does not add up (GB-11)")
    boxed = _cards_of(state)
    out = state.terms.pieces.shares - state.terms.shares
    for card, name in enumerate(CARDS):
        count = state.gone[card] + state.deck.count(card) + state.open.count(card)
        if card < DRUNKARD:
            count += sum(state.hand[card::BUSINESS_COUNT])
            on_board = state.markers_at(card)
            if on_board > state.gone[card] - out:
                found.append(
                    f"markers: {name} has {on_board} markers, but only {state.gone[card] - out} cards are out (GB-52)"
                )
            if on_board >= state.terms.last_share and 1 in _markers(state, card):
                found.append(f"markers: with {on_board} at {name} no single marker stays (GB-65)")
        if count != boxed[card]:
            found.append(f"cards: {count} of {boxed[card]} {name} cards are accounted for (GB-02)")
    for seat, colour in enumerate(COLOURS[: state.players]):
        if state.markers_left(seat) < 0:
            found.append(f"markers: {colour} has only {state.terms.markers} (GB-03)")
        if state.bosses_left(seat) < 0:
            found.append(f"boss: {colour} has only {state.terms.pieces.bosses} figures (GB-03)")
    for brewery, name in enumerate(BREWERIES):
        if state.signs_left(brewery) < 0:
            found.append(f"signs: {name} has only {state.terms.pieces.signs} (GB-04)")
    if state.waitress == state.drunkard:
        found.append("waitress and drunkard never stand in one garden (GB-61)")
    if state.returned > len(state.deck):
        found.append("returned: more cards than the deck has (GB-20)")
    if any(known > held for known, held in zip(state.known, state.hand, strict=True)):
        found.append("known_hand: a card that is not in that hand")
    return found


def _markers(state: GoldbraeuState, business: int) -> list[int]:
    return state.markers[business * state.players : (business + 1) * state.players]


def _square_faults(state: GoldbraeuState) -> list[str]:
    board = state.terms.board
    found: list[str] = []
    seen = state.free
    for garden in range(GARDEN_COUNT):
        cells = state.cells[garden]
        if cells & ~board.playable:
            found.append(f"cells: {GARDENS[garden]} has a cell that the square does not have (GB-06)")
        if not cells & board.front[garden]:
            found.append(f"cells: {GARDENS[garden]} lacks its front cell (GB-10)")
        elif board.connected(cells, board.front[garden]) != cells:
            found.append(f"cells: {GARDENS[garden]} is not in one piece (GB-31)")
        if cells & seen:
            found.append(f"cells: {GARDENS[garden]} has a cell that another garden has too (GB-30)")
        seen |= cells
    if not found and seen != board.playable:
        found.append("cells: some belong to no garden and are not free either (GB-06)")
    return found
