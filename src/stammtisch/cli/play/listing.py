"""Choices in numbered lines: one each when they are few, alike ones together, and of very many only how many."""

from __future__ import annotations

from collections import Counter

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from stammtisch.engine import Structure
from stammtisch.engine.codebook import fold
from stammtisch.table import Table

FEW = 8
MANY = 40
"""So many choices of one kind would push the table off the screen."""

PASS = "pass"
GAP = "…"
"""Where alike choices differ."""


def numbers(table: Table, choices: list[int]) -> list[tuple[int, int]]:
    """The choices by the number to type for each: from 1, and for passing, which comes last, 0."""
    passes = [choice for choice in choices if table.game.codes.notation(choice) == PASS]
    others = [choice for choice in choices if choice not in passes]
    return [*enumerate(others, 1), *((0, choice) for choice in passes)]


class Listing:
    """The choices of one seat with the numbers and the notation that may be typed for them."""

    def __init__(self, table: Table, seat: int, names: list[str]) -> None:
        self.table = table
        self.game = table.game
        self.view = table.view(seat)
        self.names = names
        self.numbered = numbers(table, table.state.choices(seat))

    def short(self) -> RenderableType:
        """All of them, but of a kind with very many only how many there are."""
        counts = Counter(self._structure(choice)[0] for _, choice in self.numbered)
        many = {kind: count for kind, count in counts.items() if count > MANY}
        shown = [(number, choice) for number, choice in self.numbered if self._structure(choice)[0] not in many]
        lines = [
            Text.assemble("      ", (str(count), "bold"), f" choices of the kind {kind}  ", (f"list {kind}", "dim"))
            for kind, count in many.items()
        ]
        return Group(self._grouped(shown), *lines)

    def of(self, words: list[str]) -> RenderableType | None:
        """Those whose notation has all these words; None when there are none."""
        wanted = {fold(word) for word in words}
        found = [pair for pair in self.numbered if wanted <= {fold(word) for word in self._structure(pair[1])}]
        return self._grouped(found) if found else None

    def _grouped(self, numbered: list[tuple[int, int]]) -> RenderableType:
        if len(numbered) <= FEW:
            return self._lines(numbered)
        groups: dict[Structure, list[tuple[int, int]]] = {}
        for number, choice in numbered:
            groups.setdefault(self._structure(choice)[:-1], []).append((number, choice))
        kinds = Counter(self._structure(choice)[0] for _, choice in numbered)
        rows = {
            alike
            for alike, members in groups.items()
            if alike and len(members) > 2 and (kinds[alike[0]] > FEW or not self._say_more(members))
        }
        parts: list[RenderableType] = []
        lines: list[tuple[int, int]] = []
        for number, choice in numbered:
            alike = self._structure(choice)[:-1]
            if alike not in rows:
                lines.append((number, choice))
            elif groups[alike][0][1] == choice:
                parts += [
                    self._lines(lines),
                    self._heading([member for _, member in groups[alike]]),
                    self._row(groups[alike]),
                ]
                lines = []
        return Group(*parts, self._lines(lines))

    def _lines(self, numbered: list[tuple[int, int]]) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(justify="right", no_wrap=True, min_width=4)
        for number, choice in numbered:
            grid.add_row(
                Text(str(number), "bold"),
                Text(self.game.describe(choice, self.view, self.names)),
                Text(self.game.codes.notation(choice), "dim"),
            )
        return grid

    def _say_more(self, numbered: list[tuple[int, int]]) -> bool:
        """Whether the game says more of alike choices than their notation: then each needs its line."""
        return any(
            self.game.describe(choice, self.view, self.names) != self.game.words(choice) for _, choice in numbered
        )

    def _heading(self, alike: list[int]) -> Text:
        """The words of alike choices with their last word left open, and the notation."""
        notation = " ".join([*self._structure(alike[0])[:-1], GAP])
        return Text.assemble("      ", self._words(alike), "  ", (notation, "dim"))

    def _words(self, alike: list[int]) -> str:
        """What alike choices have in common; in plain words where the game says more of each."""
        said = {self._open(self.game.describe(choice, self.view, self.names), choice) for choice in alike}
        return said.pop() if len(said) == 1 else self._open(self.game.words(alike[0]), alike[0])

    def _open(self, words: str, choice: int) -> str:
        """The last word of the notation is said last, too: a price before it may be the same number."""
        return GAP.join(words.rsplit(self._structure(choice)[-1], 1))

    def _row(self, numbered: list[tuple[int, int]]) -> RenderableType:
        """The last words of alike choices in columns; a mere number says of what, lest it is typed for the choice."""
        before = self._words([choice for _, choice in numbered]).partition(f" {GAP}")[0].split()[-1:]
        cells: list[Text] = []
        for number, choice in numbered:
            word = self._structure(choice)[-1]
            cells.append(
                Text.assemble((f"{number:>4}", "bold"), "  ", " ".join([*before, word]) if word.isdigit() else word)
            )
        return Columns(cells, padding=(0, 2))

    def _structure(self, choice: int) -> Structure:
        return self.game.codes.structure(choice)
