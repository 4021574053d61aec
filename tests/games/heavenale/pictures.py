"""Pictures of Heaven & Ale taken apart again, and games that are worth one."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator

from stammtisch.games.heavenale import GAME
from stammtisch.games.heavenale.choices import CARD, START
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.view import HeavenAleView

NAMES = ["Anna", "Ben", "Clara", "David"]
SVG = "{http://www.w3.org/2000/svg}"


class Picture:
    """A drawn view, taken apart again."""

    def __init__(self, view: HeavenAleView, names: list[str] = NAMES) -> None:
        self.source = GAME.draw(view, names[: view.terms.players])
        self.root = ElementTree.fromstring(self.source)
        self.ids = [node.attrib["id"] for node in self.root.iter() if "id" in node.attrib]
        self.by_id = {node.attrib["id"]: node for node in self.root.iter() if "id" in node.attrib}

    def data(self, element: str, key: str) -> str:
        return self.by_id[element].attrib[f"data-{key}"]

    def place(self, element: str) -> tuple[float, float]:
        """Where an element is moved to, within what it is part of."""
        found = re.match(r"translate\((\S+) (\S+)\)", self.by_id[element].attrib["transform"])
        assert found is not None
        return float(found[1]), float(found[2])

    def scale(self, element: str) -> float:
        found = re.search(r"scale\((\S+)\)", self.by_id[element].attrib["transform"])
        return float(found[1]) if found else 1.0

    def words(self, element: str) -> str:
        """What is written in an element; what appears on pointing is not."""
        return " ".join(node.text or "" for node in self.by_id[element].iter(f"{SVG}text"))

    def hint(self, element: str) -> str:
        title = self.by_id[element].find(f"{SVG}title")
        return "" if title is None else title.text or ""

    def uses(self, element: str) -> list[str]:
        """The definitions that an element shows."""
        return [node.attrib["href"].removeprefix("#") for node in self.by_id[element].iter(f"{SVG}use")]

    def used_at(self, element: str, name: str) -> tuple[float, float]:
        """Where an element shows a definition."""
        shown = (node for node in self.by_id[element].iter(f"{SVG}use") if node.attrib["href"] == f"#{name}")
        found = re.match(r"translate\((\S+) (\S+)\)", next(shown).attrib["transform"])
        assert found is not None
        return float(found[1]), float(found[2])


def played(players: int, seed: str, **options: str) -> Iterator[HeavenAleState]:
    """Every position of a game among players who stop often and sell no card, so that the gardens fill."""
    state, rng = GAME.new(players, seed, options), random.Random(seed)
    yield state
    while not state.over:
        seat = state.seats_to_decide()[0]
        choices = state.choices(seat)
        keen = [choice for choice in choices if choice < START or choice >= CARD] or choices
        state.step(seat, rng.choice(keen[:3] if state.stack[-1].name == "move" else keen))
        yield state


def moments(players: int, seed: str, count: int, **options: str) -> list[HeavenAleState]:
    """Some positions of such a game, the first and the last among them."""
    whole = [state.copy() for state in played(players, seed, **options)]
    return [whole[index * (len(whole) - 1) // (count - 1)] for index in range(count)]


def viewers(state: HeavenAleState) -> list[int | None]:
    return [None, *range(state.players)]
