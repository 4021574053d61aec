"""In the words of the moment: what a card is worth, what a purchase costs, whose boss would go, who is paid."""

from __future__ import annotations

from stammtisch.engine.event import Event
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.goldbraeu.choices import ALLOW, BLOCK, BOSS, PASS, PLAY
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT, BUSINESSES
from stammtisch.games.goldbraeu.sketch import card_in_words, purchase_in_words
from stammtisch.games.goldbraeu.view import GoldbraeuView


def describe(choice: int, view: GoldbraeuView, book: Rulebook, words: str, names: list[str]) -> str:
    """`words` are those that the choice has anywhere."""
    if choice == PASS and view.decisions[-1:] == ["payday"]:
        return book.say("choice", "pass_payday", {})
    if choice in (ALLOW, BLOCK) and view.named >= 0:
        return _challenge(choice, view, book, names)
    if BOSS <= choice < PLAY:  # with or without a share from the hand
        present = view.boss[(choice - BOSS) % BUSINESS_COUNT]
        return book.say("choice", "boss_now", {}, {"words": words, "who": names[present]}) if present >= 0 else words
    return purchase_in_words(choice, view, book) or card_in_words(choice, book) or words


def _challenge(choice: int, view: GoldbraeuView, book: Rulebook, names: list[str]) -> str:
    """GB-41: whose boss comes or stays where, and why nothing can be done about it."""
    players, business = view.terms.players, view.named
    markers = view.markers[business * players : (business + 1) * players]
    mine = markers[view.boss[business]]
    key = "block_here" if choice == BLOCK else "allow_here" if 2 * mine > sum(markers) else "allow_only"
    who = names[(view.start + view.turn) % players]
    return book.say("choice", key, {"business": BUSINESSES[business]}, {"who": who} if choice == ALLOW else {})


def tell_payment(event: Event, book: Rulebook, names: list[str]) -> str | None:
    """A payment of which somebody gets nothing, told without that; None for everything else. (GB-73 to GB-76)"""
    values = event.public
    match event.kind:
        case "earned" if not values["amount"]:
            key = "nothing"
        case "business_paid" | "paid_without_boss" if not values["rest"]:
            key = "evenly"
        case "business_paid" if not values["each"]:
            key = "to_boss"
        case "paid_without_boss" if not values["each"]:
            key = "to_bank"
        case _:
            return None
    return book.say("payment", key, values, {"who": names[event.seat]})
