"""Purchase: one card, open or from the deck; the chips that specials move. (GB-50 to GB-61)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import BUY, BUY_DECK, CHIP, KEEP, PASS, PLAY
from stammtisch.games.goldbraeu.decisions.action import act_refusal, decline, use_action
from stammtisch.games.goldbraeu.decisions.shares import drop_singles, place_marker, play_share
from stammtisch.games.goldbraeu.names import (
    BUSINESS_COUNT,
    BUSINESSES,
    CARDS,
    DRUNKARD,
    GARDEN_COUNT,
    GARDENS,
    NOTHING,
    WAITRESS,
)
from stammtisch.games.goldbraeu.state import BUYING, GoldbraeuState

# GB-50: by the number of players who chose to buy.
PRICES: Final = [0, 2, 5, 8, 8]


class Purchase(Decision[GoldbraeuState]):
    """Buy exactly one card, or decline. (GB-51)"""

    name = "buy"
    rule = "GB-51"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.actor()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if seat != state.actor():
            return []
        found = [PASS]
        if state.money[seat] < price(state):
            return found
        for slot in range(2):
            card = state.open[slot]
            if card >= DRUNKARD or (card >= 0 and state.markers_left(seat)):
                found.append(BUY + slot)
        if state.deck:
            found.append(BUY_DECK)
        return found

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor() or not BUY <= choice <= BUY_DECK:
            return act_refusal(state, seat, choice)
        if state.money[seat] < price(state):
            return Refusal("GB-57", "too_dear", {"price": price(state), "money": state.money[seat]})
        if choice == BUY_DECK:
            return None if state.deck else Refusal("GB-56", "deck_empty")
        card = state.open[choice - BUY]
        if card < 0:
            return Refusal("GB-20", "slot_empty", {"slot": choice - BUY + 1})
        if card < BUSINESS_COUNT and not state.markers_left(seat):
            return Refusal("GB-55", "no_marker_left", {"limit": state.terms.markers})
        return None

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        if choice == PASS:
            decline(state, seat)
            return
        state.pay(seat, -price(state))  # GB-57: before the card is taken or seen
        if choice == BUY_DECK:
            self._buy_from_deck(state, seat)
        else:
            self._buy_open(state, seat, choice - BUY)

    def _buy_open(self, state: GoldbraeuState, seat: int, slot: int) -> None:
        card = state.open[slot]
        state.open[slot] = NOTHING
        if state.telling:
            state.tell("bought_open", seat, {"card": CARDS[card], "price": price(state)})
        if card >= DRUNKARD:
            play_special(state, card)
            return
        place_marker(state, seat, card)
        drop_singles(state, card)
        use_action(state)

    def _buy_from_deck(self, state: GoldbraeuState, seat: int) -> None:
        card = state.deck[0]
        state.deck = state.deck[1:]
        if card >= DRUNKARD:  # GB-54
            state.returned = min(state.returned, len(state.deck))
            if state.telling:
                state.tell("drew_special", seat, {"card": CARDS[card], "price": price(state)}, True)
            play_special(state, card)
            return
        state.drawn = card
        state.hand[seat * BUSINESS_COUNT + card] += 1
        if state.returned > len(state.deck):
            # The whole deck has lain open before, so everybody knows this card.
            state.returned = len(state.deck)
            state.known[seat * BUSINESS_COUNT + card] += 1
        state.stack.append(KEEP_OR_PLAY)
        if state.telling:
            state.tell("drew", seat, {"price": price(state)}, True, {"card": CARDS[card]})


class KeepOrPlay(Decision[GoldbraeuState]):
    """A share from the deck goes to the hidden hand or onto the board at once. (GB-53)"""

    name = "drawn"
    rule = "GB-53"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.actor()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if seat != state.actor():
            return []
        return [KEEP, PLAY + state.drawn] if state.markers_left(seat) else [KEEP]

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor():
            return state.not_asked(seat)
        if choice == KEEP:
            return None
        drawn: dict[str, str | int] = {"business": BUSINESSES[state.drawn]}
        if choice == PLAY + state.drawn:
            return (
                None if state.markers_left(seat) else Refusal("GB-55", "no_marker_left", {"limit": state.terms.markers})
            )
        if PLAY <= choice < PLAY + BUSINESS_COUNT:
            return Refusal("GB-58", "only_the_drawn", drawn)
        return Refusal("GB-53", "keep_or_play", drawn)

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        card = state.drawn
        state.drawn = NOTHING
        state.stack.pop()
        if choice == KEEP:
            if state.telling:
                state.tell("kept", seat, {})
        else:
            play_share(state, seat, card)
        use_action(state)


class MoveChip(Decision[GoldbraeuState]):
    """Move the chip of the special just bought by up to two gardens, or leave it. (GB-60)"""

    rule = "GB-60"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.actor()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if seat != state.actor():
            return []
        return [CHIP + garden for garden in self._targets(state)]

    def _targets(self, state: GoldbraeuState) -> list[int]:
        if self.name == "waitress":
            return targets(state.waitress, state.drunkard, state.terms.chips_both_ways)
        return targets(state.drunkard, state.waitress, state.terms.chips_both_ways)

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor():
            return state.not_asked(seat)
        if not CHIP <= choice < CHIP + GARDEN_COUNT:
            return Refusal("GB-54", "move_the_chip", {"chip": self.name})
        garden = choice - CHIP
        if garden in self._targets(state):
            return None
        if garden == (state.drunkard if self.name == "waitress" else state.waitress):
            return Refusal("GB-61", "other_chip", {"garden": GARDENS[garden]})
        return Refusal("GB-60", "too_far", {"garden": GARDENS[garden]})

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        garden = choice - CHIP
        if self.name == "waitress":
            state.waitress = garden
        else:
            state.drunkard = garden
        if state.telling:
            state.tell("chip_moved", seat, {"chip": self.name, "garden": GARDENS[garden]})
        state.stack.pop()
        use_action(state)


class MoveWaitress(MoveChip):
    """The waitress's."""

    name = "waitress"


class MoveDrunkard(MoveChip):
    """The drunkard's."""

    name = "drunkard"


def price(state: GoldbraeuState) -> int:
    """GB-50: by the cards laid; a decliner changes nothing."""
    return PRICES[state.chosen.count(BUYING)]


def play_special(state: GoldbraeuState, card: int) -> None:
    """A special leaves the game and its chip may move. (GB-54)"""
    state.gone[card] += 1
    state.stack.append(MOVE_WAITRESS if card == WAITRESS else MOVE_DRUNKARD)


def targets(chip: int, other: int, both_ways: bool) -> list[int]:
    """GB-60, GB-61: where a chip is and may go; the other chip's garden is skipped and not counted."""
    ring = [garden for garden in range(GARDEN_COUNT) if garden != other]
    here = ring.index(chip)
    return [ring[(here + step) % len(ring)] for step in ((0, 1, 2, 3, 4) if both_ways else (0, 1, 2))]


PURCHASE: Final = Purchase()
KEEP_OR_PLAY: Final = KeepOrPlay()
MOVE_WAITRESS: Final = MoveWaitress()
MOVE_DRUNKARD: Final = MoveDrunkard()
