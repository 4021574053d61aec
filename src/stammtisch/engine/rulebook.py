"""The numbered rules of a game and its texts by key, in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from stammtisch.engine.errors import BadInput
from stammtisch.engine.refusal import Refusal

WORD = re.compile(r"[^\W\d_]+")
NAME_AND_NUMBER = re.compile(r"(?<=[^\W\d_])(?=\d)")


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
    """Rules by number, in the book's order, and the words for refusals, events, choices and questions.

    The section `name` of the texts holds the words that are put into other texts: wood, drunkard, large. One that must
    read differently in one place stands there as `place:name`, the place being a placeholder or a kind of choice.
    """

    def __init__(self, rules: list[Rule], texts: Mapping[str, Mapping[str, str]]) -> None:
        self.rules: dict[str, Rule] = {rule.number: rule for rule in rules}
        self.texts = texts
        self.names: Mapping[str, str] = texts.get("name", {})

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

    def entries(self) -> dict[str, str]:
        """Everything that is said here by its key, such as `refusal.over` or `rule.GB-41`: what a translator gets."""
        said = {f"{section}.{key}": text for section, lines in self.texts.items() for key, text in lines.items()}
        for rule in self.rules.values():
            said[f"chapter.{rule.chapter}"] = rule.chapter
            said[f"rule.{rule.number}"] = rule.text
            said[f"source.{rule.number}"] = rule.source
        return said

    def translated(self, entries: Mapping[str, str]) -> Rulebook:
        """The same book in another language; what is not translated stays as it is."""
        return Rulebook(
            [
                Rule(
                    rule.number,
                    entries.get(f"chapter.{rule.chapter}", rule.chapter),
                    entries.get(f"rule.{rule.number}", rule.text),
                    entries.get(f"source.{rule.number}", rule.source),
                )
                for rule in self.rules.values()
            ],
            {
                section: {key: entries.get(f"{section}.{key}", text) for key, text in lines.items()}
                for section, lines in self.texts.items()
            },
        )

    def rule(self, number: str) -> Rule:
        if number.upper() not in self.rules:
            raise BadInput(f"there is no rule {number}; they run from {min(self.rules)} to {max(self.rules)}")
        return self.rules[number.upper()]

    def name(self, word: str, place: str = "") -> str:
        """How a name is said; one made of several, such as `wood3` or `E+W`, is said piece by piece."""
        said = self.names.get(f"{place}:{word}") or self.names.get(word)
        if said is not None:
            return said
        pieces: list[str] = WORD.findall(word)
        if not pieces or any(piece not in self.names for piece in pieces):
            return word
        return WORD.sub(lambda piece: self.names[piece[0]], NAME_AND_NUMBER.sub(" ", word))

    def spell(self, value: object, place: str = "") -> object:
        """A value as it is put into a text: names are said, lists are enumerated."""
        if isinstance(value, str):
            return self.name(value, place)
        return ", ".join(str(self.spell(item, place)) for item in value) if isinstance(value, list) else value

    def say(self, section: str, key: str, values: Mapping[str, object], people: Mapping[str, str] | None = None) -> str:
        """The text of a key with its values filled in; what people are called is nobody's to translate."""
        spelled = {place: self.spell(value, place) for place, value in values.items()}
        return self.texts[section][key].format(**spelled, **(people or {}))

    def explain(self, refusal: Refusal) -> str:
        """A refusal in words, with its rule."""
        return f"{self.say('refusal', refusal.reason, refusal.values)} [{refusal.rule}]"
