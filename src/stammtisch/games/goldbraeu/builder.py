"""A state from a written position: only what matters needs saying, and nothing impossible is built."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine.errors import BadInput
from stammtisch.games.goldbraeu.components import mask_of
from stammtisch.games.goldbraeu.decisions.setup import bare
from stammtisch.games.goldbraeu.faults import faults
from stammtisch.games.goldbraeu.names import (
    ACTIONS,
    BREWERIES,
    BREWERY_COUNT,
    BUSINESS_COUNT,
    BUSINESSES,
    CARDS,
    COLOURS,
    DRUNKARD,
    GARDENS,
    NOBODY,
    WAITRESS,
)
from stammtisch.games.goldbraeu.position import NONE, STAGES, index_or_nothing, read_position, read_secret
from stammtisch.games.goldbraeu.state import BUYING, DAYS_PER_WEEK, EXPANDING, GoldbraeuState
from stammtisch.games.goldbraeu.terms import GoldbraeuTerms

# Without a word about signs, clockwise from Adler; where a brewery has no sign left, the next one's.
DEFAULT_SIGNS: Final = (0, 1, 2, 3, 0, 1)


def build(terms: GoldbraeuTerms, data: dict[str, object]) -> GoldbraeuState:
    """The state that a position describes; docs/scenarios.md lists the defaults."""
    said = read_position(data)
    _check_seats(terms, said)
    state = bare(terms)
    stage = _stage(terms, said)
    _place_pieces(state, said)
    _open_stage(state, said, stage)
    _deal_hands(state, said, stage)
    _place_cards(state, said, stage)
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


def _stage(terms: GoldbraeuTerms, said: dict[str, Any]) -> str:
    """What is asked: as said, or what follows from the other words."""
    chosen: dict[str, str] = said.get("chosen", {})
    if "stage" in said:
        return str(said["stage"])
    if said.get("named", NONE) != NONE:
        return "block"
    if said.get("drawn", NONE) != NONE:
        return "drawn"
    if any(choice not in ACTIONS for choice in chosen.values()):
        return "hold"
    if "turn" in said:
        if said["turn"] not in chosen:
            raise BadInput(f"turn: say in 'stage' or 'chosen' what {said['turn']} is asked (GB-22)")
        return chosen[said["turn"]]
    if len(chosen) < terms.players:
        return "card"
    return next(action for action in ACTIONS if action in chosen.values())


def _place_pieces(state: GoldbraeuState, said: dict[str, Any]) -> None:
    state.start = COLOURS.index(said.get("start", COLOURS[0]))
    for colour, amount in said.get("money", {}).items():
        state.pay(COLOURS.index(colour), amount - state.money[COLOURS.index(colour)])
    for name, by_colour in said.get("markers", {}).items():
        for colour, count in by_colour.items():
            state.markers[BUSINESSES.index(name) * state.players + COLOURS.index(colour)] = count
    for name, colour in said.get("boss", {}).items():
        state.boss[BUSINESSES.index(name)] = index_or_nothing(COLOURS, colour)
    _hang_signs(state, said.get("signs", {}))
    for name, cells in said.get("cells", {}).items():
        garden = GARDENS.index(name)
        state.cells[garden] = mask_of(cells) | state.terms.board.front[garden]
    taken = 0
    for garden_cells in state.cells:
        taken |= garden_cells
    state.free = state.terms.board.playable & ~taken
    _stand_chips(state, said)


def _stand_chips(state: GoldbraeuState, said: dict[str, Any]) -> None:
    """As said, else where they start; a chip of which nothing is said makes room for the other. (GB-13, GB-61)"""
    waitress, drunkard = state.waitress, state.drunkard
    if "waitress" in said:
        state.waitress = GARDENS.index(said["waitress"])
        if state.waitress == drunkard:
            state.drunkard = waitress
    if "drunkard" in said:
        state.drunkard = GARDENS.index(said["drunkard"])
        if state.drunkard == waitress and "waitress" not in said:
            state.waitress = drunkard


def _hang_signs(state: GoldbraeuState, said: dict[str, str]) -> None:
    state.sign = [index_or_nothing(BREWERIES, said.get(name, NONE)) for name in GARDENS]
    for garden, first in enumerate(DEFAULT_SIGNS):
        if state.sign[garden] < 0:
            breweries = [(first + step) % BREWERY_COUNT for step in range(BREWERY_COUNT)]
            state.sign[garden] = next(brewery for brewery in breweries if state.signs_left(brewery) > 0)


def _open_stage(state: GoldbraeuState, said: dict[str, Any], stage: str) -> None:
    """The day, the question that is asked, and who is asked it."""
    state.part, stack = STAGES[stage]
    state.stack = stack[:]
    week = said.get("week", 3 if stage == "over" else 1)
    day = said.get("day", DAYS_PER_WEEK if stage in ("payday", "over") else 1)
    state.day = (week - 1) * DAYS_PER_WEEK + day - 1
    for colour, choice in said.get("chosen", {}).items():
        state.chosen[COLOURS.index(colour)] = read_secret(choice)
    acting = EXPANDING <= state.part <= BUYING
    if acting:
        _lay_cards(state, said)
        alone = state.part != BUYING and state.chosen.count(state.part) == 1
        state.left = 2 if alone else 1
    elif stage == "place_boss":
        state.turn = BUSINESS_COUNT - state.boss.count(NOBODY)
    elif stage == "payday" and "turn" in said:
        state.turn = (COLOURS.index(said["turn"]) - state.start) % state.players
    state.left = said.get("actions_left", state.left)
    state.named = index_or_nothing(BUSINESSES, said.get("named", NONE))
    state.drawn = index_or_nothing(BUSINESSES, said.get("drawn", NONE))
    state.blocked = sum(1 << BUSINESSES.index(name) for name in said.get("blocked", []))
    state.protected = sum(1 << BUSINESSES.index(name) for name in said.get("named_today", []))
    if said.get("turn", COLOURS[state.actor()]) != COLOURS[state.actor()]:
        raise BadInput(f"turn: in the stage '{stage}' of this position it is {COLOURS[state.actor()]}'s")


def _lay_cards(state: GoldbraeuState, said: dict[str, Any]) -> None:
    """Whose turn it is, and the cards of those of whom nothing is said: one that does not join in."""
    seats = [(state.start + turn) % state.players for turn in range(state.players)]
    if "turn" in said:
        actor = COLOURS.index(said["turn"])
    else:
        laid = [seat for seat in seats if state.chosen[seat] == state.part]
        unsaid = [seat for seat in seats if state.chosen[seat] < 0]
        if not laid and not unsaid:
            raise BadInput(f"stage: nobody has laid '{ACTIONS[state.part]}' (GB-22)")
        actor = (laid or unsaid)[0]
    state.turn = seats.index(actor)
    other_card = BUYING if state.part == EXPANDING else EXPANDING
    for seat in seats:
        if state.chosen[seat] < 0:
            state.chosen[seat] = state.part if seat == actor else other_card


def _deal_hands(state: GoldbraeuState, said: dict[str, Any], stage: str) -> None:
    for key, hands in (("hand", state.hand), ("known_hand", state.known)):
        for colour, names in said.get(key, {}).items():
            for name in names:
                hands[COLOURS.index(colour) * BUSINESS_COUNT + BUSINESSES.index(name)] += 1
    if stage == "drawn" and state.drawn >= 0 and not state.hand[state.actor() * BUSINESS_COUNT + state.drawn]:
        state.hand[state.actor() * BUSINESS_COUNT + state.drawn] = 1
    if stage == "hold":
        _fill_hands(state)


def _fill_hands(state: GoldbraeuState) -> None:
    """In set-up hands are full: a share of each business in turn, while there are any, to whoever lacks one."""
    shares = [
        business
        for copy in range(state.terms.shares)
        for business in range(BUSINESS_COUNT)
        if sum(state.hand[business::BUSINESS_COUNT]) <= copy
    ]
    for seat in range(state.players):
        while state.hand_size(seat) < state.terms.dealt:
            state.hand[seat * BUSINESS_COUNT + shares.pop(0)] += 1


def _place_cards(state: GoldbraeuState, said: dict[str, Any], stage: str) -> None:
    """Whatever is neither placed nor said to be elsewhere lies in the deck; with a whole `deck`, is gone."""
    slots = [index_or_nothing(CARDS, name) for name in said.get("open", [])]
    if len(slots) > 2:
        raise BadInput(f"open: there are two slots, not {len(slots)} (GB-20)")
    state.open = slots + [-1] * (2 - len(slots))
    whole = "deck" in said
    if whole and "deck_top" in said:
        raise BadInput("deck_top: with 'deck' the whole deck is said already")
    top = [CARDS.index(name) for name in said.get("deck" if whole else "deck_top", [])]
    for business in range(BUSINESS_COUNT):
        state.gone[business] += state.markers_at(business)
    if stage in ("waitress", "drunkard"):
        state.gone[WAITRESS if stage == "waitress" else DRUNKARD] = 1  # GB-54: the card just played
    for name, count in said.get("gone", {}).items():
        state.gone[CARDS.index(name)] = count
    rest = _rest(state, top)
    below = [] if whole else [card for card, count in enumerate(rest) for _ in range(count)]
    if not whole and "gone" not in said and "deck_size" in said:
        below = below[: max(said["deck_size"] - len(top), 0)]
    state.deck = bytes(top + below)
    for card, name in enumerate(CARDS):
        surplus = rest[card] - below.count(card)
        if surplus and name in said.get("gone", {}):
            total = state.gone[card] + surplus
            raise BadInput(f"gone: with this deck {total} {name} cards are out of the game, not {state.gone[card]}")
        state.gone[card] += surplus
    state.returned = said.get("returned", 0)
    if said.get("deck_size", len(state.deck)) != len(state.deck):
        raise BadInput(f"deck_size: the deck of this position has {len(state.deck)} cards, not {said['deck_size']}")


def _rest(state: GoldbraeuState, deck: list[int]) -> list[int]:
    """The cards of which nothing is said, by kind; more said than the box has is explained by where they are."""
    pieces = state.terms.pieces
    rest = [pieces.shares] * BUSINESS_COUNT + [pieces.drunkards, pieces.waitresses]
    for card, name in enumerate(CARDS):
        held = sum(state.hand[card::BUSINESS_COUNT]) if card < DRUNKARD else 0
        shown = state.open.count(card)
        boxed = rest[card]
        rest[card] -= state.gone[card] + held + shown + deck.count(card)
        if rest[card] < 0:
            why = "each marker is one" + (", and one is removed for three players: GB-19" if state.players == 3 else "")
            raise BadInput(
                f"cards: {state.gone[card]} {name} cards are out of the game ({why}), {held} in hands, "
                f"{shown} open and {deck.count(card)} in the deck, but the box has {boxed} (GB-02)"
            )
    return rest
