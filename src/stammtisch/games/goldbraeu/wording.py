"""A choice in the words of the moment: what an action card is worth, what a purchase costs, whose boss would go."""

from __future__ import annotations

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.goldbraeu.choices import BOSS, PASS, PLAY
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT
from stammtisch.games.goldbraeu.sketch import card_in_words, purchase_in_words
from stammtisch.games.goldbraeu.view import GoldbraeuView


def describe(choice: int, view: GoldbraeuView, book: Rulebook, words: str, names: list[str]) -> str:
    """`words` are those that the choice has anywhere."""
    if choice == PASS and view.decisions[-1:] == ["payday"]:
        return book.say("choice", "pass_payday", {})
    if BOSS <= choice < PLAY:  # with or without a share from the hand
        present = view.boss[(choice - BOSS) % BUSINESS_COUNT]
        return book.say("choice", "boss_now", {}, {"words": words, "who": names[present]}) if present >= 0 else words
    return purchase_in_words(choice, view, book) or card_in_words(choice, book) or words
