"""What lies beside the board: the calendar, the open cards, the deck, and the viewer's own hand."""

from __future__ import annotations

from typing import Final

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.goldbraeu.choices import BUY, BUY_DECK, CARD
from stammtisch.games.goldbraeu.decisions.purchase import PRICES
from stammtisch.games.goldbraeu.names import ACTIONS, BUSINESS_COUNT, BUSINESSES, CARDS
from stammtisch.games.goldbraeu.sketch.players import NAME_WIDTH
from stammtisch.games.goldbraeu.state import (
    BUYING,
    DAYS_PER_WEEK,
    EVENING,
    EXPANDING,
    LAST_DAY,
    MORNING,
    NAMING,
    PAID,
    SET_UP,
)
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.markup import fit, paint

WEEKS: Final = (LAST_DAY + 1) // DAYS_PER_WEEK
PARTS: Final = {
    SET_UP: "set-up",
    MORNING: "action cards",
    EXPANDING: "expansions",
    NAMING: "bosses and contracts",
    EVENING: "evening",
    PAID: "payday",
}


def head_line(view: GoldbraeuView, names: list[str]) -> str:
    """Where in the game we are, and what is going on."""
    week, day = divmod(view.day, DAYS_PER_WEEK)
    calendar = paint(f"Week {week + 1} of {WEEKS}, day {day + 1} of {DAYS_PER_WEEK}", "bold")
    return f"{calendar} · {_going_on(view, names)}"


def card_lines(view: GoldbraeuView) -> list[str]:
    """Open cards and deck, what happened today that binds, and the hand."""
    slots = [f"{slot} {_card(card)}" for slot, card in enumerate(view.open, 1)]
    lines = [f"Open cards: {'   '.join(slots)}   Deck: {view.deck_size}"]
    bound = [
        (label, [BUSINESSES[business] for business in range(BUSINESS_COUNT) if mask >> business & 1])
        for label, mask in (("Boss named today, stays", view.protected), ("Blocked at", view.blocked))
    ]
    lines += [f"{label}: {', '.join(names)}" for label, names in bound if names]
    if view.seat is not None:
        lines.append(f"Your hand: {_hand(view)}")
    return lines


def purchase_in_words(choice: int, view: GoldbraeuView, book: Rulebook) -> str | None:
    """A purchase with the card that lies there and its price; None for any other choice."""
    if not BUY <= choice <= BUY_DECK:
        return None
    values: dict[str, object] = {"price": _price(view)}
    if choice == BUY_DECK:
        return book.say("choice", "buy_deck", values)
    values.update(card=CARDS[view.open[choice - BUY]], slot=choice - BUY + 1)
    return book.say("choice", "buy_open", values)


def card_in_words(choice: int, book: Rulebook) -> str | None:
    """An action card with what it is worth, which depends on who else lays it (GB-23, GB-50); None for the rest."""
    if not CARD <= choice < CARD + len(ACTIONS):
        return None
    prices = {"alone": PRICES[1], "two": PRICES[2], "more": PRICES[3]}
    return book.say("choice", f"card_{ACTIONS[choice - CARD]}", prices)


def _price(view: GoldbraeuView) -> int:
    """GB-50: by the cards laid."""
    return PRICES[view.chosen.count(BUYING)]


def _going_on(view: GoldbraeuView, names: list[str]) -> str:
    if not view.decisions:
        return "the game is over"
    if view.named >= 0:
        challenger = names[(view.start + view.turn) % view.terms.players]
        return f"{fit(challenger, NAME_WIDTH).rstrip()} wants the boss of {BUSINESSES[view.named]}"
    if view.part == BUYING:
        return f"purchases, a card costs {_price(view)}"
    return PARTS[view.part]


def _card(card: int) -> str:
    return paint(CARDS[card], "bold") if card >= 0 else paint("none", "dim")


def _hand(view: GoldbraeuView) -> str:
    held = [
        BUSINESSES[business] + (f" ×{count}" if count > 1 else "") for business, count in enumerate(view.hand) if count
    ]
    words = paint(", ".join(held), "bold") if held else paint("empty", "dim")
    return f"{words}   just drawn: {BUSINESSES[view.drawn]}" if view.drawn >= 0 else words
