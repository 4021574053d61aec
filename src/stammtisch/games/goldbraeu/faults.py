"""What cannot be about a position: the watch over every step of play, and over what people write down."""

from __future__ import annotations

from stammtisch.games.goldbraeu.choices import HOLD as FIRST_PAIR
from stammtisch.games.goldbraeu.choices import PAIRS
from stammtisch.games.goldbraeu.components import names_of
from stammtisch.games.goldbraeu.decisions.setup import START_MONEY
from stammtisch.games.goldbraeu.names import (
    BREWERIES,
    BUSINESS_COUNT,
    BUSINESSES,
    CARDS,
    COLOURS,
    DRUNKARD,
    GARDENS,
    NOBODY,
)
from stammtisch.games.goldbraeu.state import (
    BUYING,
    DAYS_PER_WEEK,
    EXPANDING,
    LAST_DAY,
    MORNING,
    NAMING,
    PAID,
    SET_UP,
    GoldbraeuState,
)


def faults(state: GoldbraeuState) -> list[str]:
    """Everything that cannot be: pieces that do not add up, figures where none may stand, questions out of place."""
    stage = state.stack[-1].name if state.stack else "over"
    found = _supply_faults(state) + _card_faults(state) + _square_faults(state) + _calendar_faults(state, stage)
    if state.part == SET_UP:
        found += _set_up_faults(state, stage)
    elif any(choice > BUYING for choice in state.chosen):
        found.append("chosen: pairs of shares are chosen in set-up only (GB-15)")
    elif EXPANDING <= state.part <= BUYING:
        found += _action_faults(state, stage)
    if state.left and not EXPANDING <= state.part <= BUYING:
        found.append(f"actions_left: in the stage '{stage}' nobody acts (GB-23)")
    return found + _naming_faults(state, stage)


def _supply_faults(state: GoldbraeuState) -> list[str]:
    found: list[str] = []
    if sum(state.money) + state.bank != START_MONEY * state.players:
        found.append("money: what players and bank have does not add up (GB-11)")
    for seat, colour in enumerate(COLOURS[: state.players]):
        if state.markers_left(seat) < 0:
            found.append(f"markers: {colour} has only {state.terms.markers} (GB-03)")
        if state.bosses_left(seat) < 0:
            found.append(f"boss: {colour} has only {state.terms.pieces.bosses} figures (GB-03)")
    for brewery, name in enumerate(BREWERIES):
        if state.signs_left(brewery) < 0:
            found.append(f"signs: {name} has only {state.terms.pieces.signs} (GB-04)")
    if state.waitress == state.drunkard:
        found.append(f"waitress and drunkard never stand in one garden, here {GARDENS[state.waitress]} (GB-61)")
    return found


def _card_faults(state: GoldbraeuState) -> list[str]:
    found: list[str] = []
    pieces = state.terms.pieces
    boxed = [pieces.shares] * BUSINESS_COUNT + [pieces.drunkards, pieces.waitresses]
    for card, name in enumerate(CARDS):
        count = state.gone[card] + state.deck.count(card) + state.open.count(card)
        if card < DRUNKARD:
            count += sum(state.hand[card::BUSINESS_COUNT])
            found += _marker_faults(state, card)
        if count != boxed[card]:
            found.append(f"cards: {count} of {boxed[card]} {name} cards are accounted for (GB-02)")
    if state.returned > len(state.deck):
        found.append(f"returned: the deck has {len(state.deck)} cards, not {state.returned} (GB-20)")
    if any(known > held for known, held in zip(state.known, state.hand, strict=True)):
        found.append("known_hand: names a card that is not in that hand (GB-82)")
    return found


def _marker_faults(state: GoldbraeuState, business: int) -> list[str]:
    """GB-52: a marker is a card out of the game. GB-65: with all the shares on the board none stands alone."""
    name = BUSINESSES[business]
    on_board = state.markers_at(business)
    out = state.terms.pieces.shares - state.terms.shares
    if on_board > state.gone[business] - out:
        removed, rules = (f" and {out} removed for three players", "GB-19, GB-52") if out else ("", "GB-52")
        return [f"gone: {state.gone[business]} {name} cards are too few for {on_board} markers{removed} ({rules})"]
    if on_board >= state.terms.last_share:
        return [
            f"markers: with {on_board} markers at {name}, {COLOURS[seat]}'s single one falls at once (GB-65)"
            for seat in range(state.players)
            if state.markers[business * state.players + seat] == 1
        ]
    return []


def _square_faults(state: GoldbraeuState) -> list[str]:
    board = state.terms.board
    found: list[str] = []
    seen = state.free
    for garden, name in enumerate(GARDENS):
        cells = state.cells[garden]
        outside = cells & ~board.playable
        if outside:
            found.append(f"cells: the square has no {_cells(outside)}, which {name} should have (GB-06)")
        elif not cells & board.front[garden]:
            found.append(f"cells: {name} lacks its front cell {_cells(board.front[garden])} (GB-10)")
        else:
            apart = cells & ~board.connected(cells, board.front[garden])
            if apart:
                front = _cells(board.front[garden])
                found.append(f"cells: {_cells(apart)} does not hang together with {name}'s front cell {front} (GB-31)")
        if cells & seen:
            found.append(f"cells: {_cells(cells & seen)} belongs to {name} and to another garden (GB-30)")
        seen |= cells
    if not found and seen != board.playable:
        found.append(f"cells: {_cells(board.playable & ~seen)} belongs to no garden and is not free (GB-06)")
    return found


def _cells(mask: int) -> str:
    return ", ".join(names_of(mask))


def _calendar_faults(state: GoldbraeuState, stage: str) -> list[str]:
    if stage == "over" and state.day != LAST_DAY:
        return ["day: the game is over after day 7 of week 3 (GB-26)"]
    if state.part == PAID and state.day % DAYS_PER_WEEK != DAYS_PER_WEEK - 1:
        return ["day: payday comes after day 7 (GB-26)"]
    if state.part == SET_UP and state.day:
        return ["day: set-up comes before day 1 of week 1 (GB-15)"]
    if state.part in (SET_UP, MORNING) and stage in ("hold", "card") and min(state.chosen) >= 0:
        return ["chosen: when everyone has chosen the game goes on; leave a seat out, or say another 'stage' (GB-21)"]
    return []


def _set_up_faults(state: GoldbraeuState, stage: str) -> list[str]:
    found: list[str] = []
    if any(0 <= choice <= BUYING for choice in state.chosen):
        found.append("chosen: action cards are laid by day, in set-up pairs of shares are chosen (GB-15, GB-21)")
    elif stage == "hold":
        for seat, colour in enumerate(COLOURS[: state.players]):
            if state.hand_size(seat) != state.terms.dealt:
                held = state.hand_size(seat)
                found.append(
                    f"hand: in set-up everyone holds {state.terms.dealt} shares, {colour} {held} (GB-14, GB-19)"
                )
            elif state.chosen[seat] >= 0 and not _holds_pair(state, seat):
                found.append(f"chosen: {colour} does not hold these two shares (GB-15)")
        if any(state.markers) or max(state.boss) != NOBODY:
            found.append("stage: before the shares are shown there are no markers and no bosses (GB-15, GB-16)")
    elif max(state.chosen) >= 0:
        found.append("chosen: the pairs of shares have been shown before the first boss is placed (GB-16)")
    else:
        placed = BUSINESS_COUNT - state.boss.count(NOBODY)
        if placed >= state.terms.first_bosses * state.players:
            found.append(f"boss: set-up is over with {placed} bosses (GB-16, GB-19)")
        for turn in range(state.players):
            seat = (state.start + turn) % state.players
            should = (placed + state.players - 1 - turn) // state.players
            has = state.boss.count(seat)
            if has != should:
                order = f"of {placed} placed clockwise from {COLOURS[state.start]}"
                found.append(f"boss: {order}, {COLOURS[seat]} has {should}, not {has} (GB-16)")
    return found


def _holds_pair(state: GoldbraeuState, seat: int) -> bool:
    pair = PAIRS[state.chosen[seat] - FIRST_PAIR]
    return all(state.hand[seat * BUSINESS_COUNT + business] >= pair.count(business) for business in pair)


def _action_faults(state: GoldbraeuState, stage: str) -> list[str]:
    found: list[str] = []
    actor = COLOURS[state.actor()]
    if min(state.chosen) < 0:
        found.append("chosen: nobody acts before everyone has laid a card (GB-21)")
    elif state.chosen[state.actor()] != state.part:
        found.append(f"turn: {actor} has laid another card than '{stage}' needs (GB-22)")
    alone = state.part != BUYING and state.chosen.count(state.part) == 1
    if not 1 <= state.left <= (2 if alone else 1):
        most = "1 or 2, being alone" if alone else "1"
        found.append(f"actions_left: {actor} has {most} (GB-23)")
    if stage == "drawn" and (state.drawn < 0 or not state.hand[state.actor() * BUSINESS_COUNT + state.drawn]):
        found.append(f"drawn: the share just drawn must be named and be in {actor}'s hand (GB-53)")
    return found


def _naming_faults(state: GoldbraeuState, stage: str) -> list[str]:
    """Challenges and blocks belong to the naming of bosses."""
    found: list[str] = []
    actor = state.actor()
    if stage == "block":
        found += _challenge_faults(state, actor)
    elif state.named >= 0:
        found.append(f"named: {BUSINESSES[state.named]} is challenged only in the stage 'block' (GB-41)")
    if state.drawn >= 0 and stage != "drawn":
        found.append("drawn: a share is just drawn only in the stage 'drawn' (GB-53)")
    for business, name in enumerate(BUSINESSES):
        if state.blocked >> business & 1:
            if state.part != NAMING:
                found.append(f"blocked: {name} only while a boss is being named (GB-42)")
            elif state.boss[business] in (NOBODY, actor):
                found.append(f"blocked: at {name} no other player's boss could block (GB-42, GB-46)")
        if state.protected >> business & 1:
            if state.part < NAMING:
                found.append("named_today: bosses are named later in the day than this (GB-22)")
            elif state.boss[business] == NOBODY:
                found.append(f"named_today: {name} has no boss (GB-45)")
    return found


def _challenge_faults(state: GoldbraeuState, actor: int) -> list[str]:
    if state.named < 0:
        return ["named: say which business is challenged (GB-41)"]
    name = BUSINESSES[state.named]
    if state.boss[state.named] in (NOBODY, actor):
        return [f"named: {name} needs a boss of another player than {COLOURS[actor]}, who could block (GB-41, GB-46)"]
    if not state.markers[state.named * state.players + actor]:
        return [f"named: {COLOURS[actor]} challenges at {name} and needs a marker there (GB-40)"]
    if state.protected >> state.named & 1:
        return [f"named: the boss of {name} was named today and cannot be challenged (GB-45)"]
    if not state.bosses_left(actor):
        return [f"named: {COLOURS[actor]} has no boss figure left to challenge with (GB-47)"]
    return []
