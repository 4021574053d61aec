"""The numbered rules of a game and its texts by key."""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.engine.errors import BadInput
from stammtisch.engine.refusal import Refusal


class Rule:
    """One numbered rule in our own words, with the books that state it."""

    def __init__(self, number: str, chapter: str, text: str, source: str) -> None:
        self.number = number
        self.chapter = chapter
        self.text = text
        self.source = source

    def to_data(self) -> dict[str, str]:
        return {"rule": self.number, "chapter": self.chapter, "text": self.text, "source": self.source}


class Rulebook:
    """Rules by number, in the book's order, and the words for refusals, events, choices and questions."""

    def __init__(self, rules: list[Rule], texts: Mapping[str, Mapping[str, str]]) -> None:
        self.rules: dict[str, Rule] = {rule.number: rule for rule in rules}
        self.texts = texts

    @classmethod
    def from_data(cls, rules: Mapping[str, list[dict[str, str]]], texts: Mapping[str, Mapping[str, str]]) -> Rulebook:
        """Read the chapters of a rules file and the sections of a texts file."""
        return cls(
            [
                Rule(line["rule"], chapter, line["text"], line["source"])
                for chapter, lines in rules.items()
                for line in lines
            ],
            texts,
        )

    def rule(self, number: str) -> Rule:
        if number.upper() not in self.rules:
            raise BadInput(f"there is no rule {number}; they run from {min(self.rules)} to {max(self.rules)}")
        return self.rules[number.upper()]

    def say(self, section: str, key: str, values: Mapping[str, object]) -> str:
        """The text of a key with its values filled in."""
        return self.texts[section][key].format(**values)

    def explain(self, refusal: Refusal) -> str:
        """A refusal in words, with its rule."""
        return f"{self.say('refusal', refusal.reason, refusal.values)} [{refusal.rule}]"
