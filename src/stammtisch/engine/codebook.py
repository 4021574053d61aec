"""Choice codes: whole numbers with a structured form and a short notation that people read and type."""

from __future__ import annotations

import unicodedata

from stammtisch.engine.errors import BadInput
from stammtisch.engine.subclassing import mypyc_attr

Structure = tuple[str, ...]
"""A kind of choice and its arguments by name, such as ("contract", "Adler", "Steinbräu")."""


def fold(word: str) -> str:
    """A word as people may type it: any case, umlauts as they are, spelled out or bare, a+b as b+a."""
    word = "+".join(sorted(word.split("+"))).casefold().replace("ß", "ss")
    for umlaut, base in (("ä", "a"), ("ö", "o"), ("ü", "u")):
        word = word.replace(umlaut, base).replace(base + "e", base)
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


class Kind:
    """A row of codes: a first code and one argument list per parameter, the last varying fastest."""

    def __init__(self, name: str, first: int, *domains: tuple[str, ...]) -> None:
        self.name = name
        self.first = first
        self.domains = domains
        self.size = 1
        for domain in domains:
            self.size *= len(domain)

    def arguments(self, offset: int) -> list[str]:
        words: list[str] = []
        for domain in reversed(self.domains):
            offset, index = divmod(offset, len(domain))
            words.append(domain[index])
        return words[::-1]


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenKind:
    """Choices that are too many to list, such as trade offers: still codes, spelled and read by the game.

    Their codes lie beyond all listed ones; `first + n * step` for some n is one of this kind.
    """

    name: str
    first: int
    step: int
    explanation: tuple[str, ...] = ()
    """How it is written, with examples, in lines for people."""

    def spell(self, code: int) -> Structure:
        """The structured form of a code of this kind, its name first."""
        raise NotImplementedError

    def read(self, words: Structure) -> int:
        """The code of the words after the name; BadInput for what cannot be understood."""
        raise NotImplementedError


class Codebook:
    """The bijection between codes, structures and notation of one game."""

    def __init__(self, *kinds: Kind, unlisted: tuple[OpenKind, ...] = ()) -> None:
        self.kinds = kinds
        self.unlisted = unlisted
        self._structures: dict[int, Structure] = {}
        self._codes: dict[tuple[str, ...], int] = {}
        for kind in kinds:
            for offset in range(kind.size):
                code = kind.first + offset
                structure = (kind.name, *kind.arguments(offset))
                if code in self._structures:
                    raise ValueError(f"code {code} means both {self._structures[code]} and {structure}")
                self._structures[code] = structure
                self._codes[tuple(fold(word) for word in structure)] = code
        self.codes: tuple[int, ...] = tuple(sorted(self._structures))
        self.size: int = self.codes[-1] + 1

    def structure(self, code: int) -> Structure:
        """The structured form of a code."""
        if code in self._structures:
            return self._structures[code]
        for kind in self.unlisted:
            if code >= kind.first and (code - kind.first) % kind.step == 0:
                return kind.spell(code)
        raise BadInput(f"there is no choice with code {code}")

    def code(self, structure: Structure) -> int:
        """The code of a structured form; the spelling of names is forgiving."""
        for kind in self.unlisted:
            if structure and fold(structure[0]) == fold(kind.name):
                return kind.read(structure[1:])
        code = self._codes.get(tuple(fold(word) for word in structure))
        if code is None:
            raise BadInput(self._why_unknown(structure))
        return code

    def notation(self, code: int) -> str:
        """The short text of a code, such as `contract Adler Steinbräu`."""
        return " ".join(self.structure(code))

    def parse(self, text: str) -> int:
        """The code of a text that a person typed."""
        return self.code(tuple(text.split()))

    def _why_unknown(self, structure: Structure) -> str:
        text = " ".join(structure)
        if not structure:
            return "an empty line is no choice; kinds of choice are: " + ", ".join(self.kind_names())
        for kind in self.kinds:
            if fold(kind.name) != fold(structure[0]):
                continue
            if len(structure) - 1 != len(kind.domains):
                example = " ".join((kind.name, *kind.arguments(0)))
                return f"'{text}': write it like '{example}'" if kind.domains else f"'{text}': write just '{kind.name}'"
            for word, domain in zip(structure[1:], kind.domains, strict=True):
                if fold(word) not in {fold(name) for name in domain}:
                    return (
                        f"'{text}': '{word}' is not one of {', '.join(domain[:12])}{' …' if len(domain) > 12 else ''}"
                    )
            return f"'{text}': these words do not go together"
        return f"'{text}': no choice is called '{structure[0]}'; kinds are: {', '.join(self.kind_names())}"

    def explanation(self, name: str) -> tuple[str, ...]:
        """How a kind of choice is written, with an example; BadInput when no kind is called so."""
        for kind in self.unlisted:
            if fold(kind.name) == fold(name):
                return kind.explanation
        for listed in self.kinds:
            if fold(listed.name) == fold(name):
                return (" ".join((listed.name, *listed.arguments(0))),)
        raise BadInput(self._why_unknown((name,)))

    def kind_names(self) -> list[str]:
        return list(dict.fromkeys([kind.name for kind in self.kinds] + [kind.name for kind in self.unlisted]))
