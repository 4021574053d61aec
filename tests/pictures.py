"""Pictures taken apart again, and positions of Goldbräu that are worth one."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import Any

from stammtisch.games.goldbraeu import GAME
from stammtisch.games.goldbraeu.state import GoldbraeuState
from stammtisch.games.goldbraeu.view import GoldbraeuView
from tests.builders import given

NAMES = ["Anna", "Ben", "Clara", "David"]
SVG = "{http://www.w3.org/2000/svg}"


class Drawn:
    """The picture of any game, taken apart again."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.root = ElementTree.fromstring(source)
        self.ids = [node.attrib["id"] for node in self.root.iter() if "id" in node.attrib]
        self.by_id = {node.attrib["id"]: node for node in self.root.iter() if "id" in node.attrib}

    def data(self, element: str, key: str) -> str:
        return self.by_id[element].attrib[f"data-{key}"]

    def place(self, element: str) -> tuple[float, float]:
        """Where an element is moved to, within what it is part of."""
        return moved_to(self.by_id[element])

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
        uses = self.by_id[element].iter(f"{SVG}use")
        return moved_to(next(node for node in uses if node.attrib["href"] == f"#{name}"))


def moved_to(node: ElementTree.Element) -> tuple[float, float]:
    """Where a node is moved to, within what it is part of."""
    found = re.match(r"translate\((\S+) (\S+)\)", node.attrib["transform"])
    assert found is not None
    return float(found[1]), float(found[2])


class Picture(Drawn):
    """A drawn view of Goldbräu."""

    def __init__(self, view: GoldbraeuView, names: list[str] = NAMES) -> None:
        super().__init__(GAME.draw(view, names[: view.terms.players]))


def random_game(players: int, seed: str, **options: str) -> Iterator[GoldbraeuState]:
    """Every position of a random game."""
    state, rng = GAME.new(players, seed, options), random.Random(seed)
    yield state
    while not state.over:
        seat = rng.choice(state.seats_to_decide())
        state.step(seat, rng.choice(state.choices(seat)))
        yield state


def moments(players: int, seed: str, count: int, **options: str) -> list[GoldbraeuState]:
    """Some positions of a random game, the first and the last among them."""
    whole = [state.copy() for state in random_game(players, seed, **options)]
    return [whole[index * (len(whole) - 1) // (count - 1)] for index in range(count)]


def viewers(state: GoldbraeuState) -> list[int | None]:
    return [None, *range(state.players)]


def busy(**position: Any) -> GoldbraeuState:
    """Green has named the boss of Adler and challenges Hirschen; red is asked."""
    said: dict[str, Any] = {
        "week": 2,
        "day": 7,
        "start": "green",
        "stage": "block",
        "chosen": "buy buy boss expand",
        "named": "Hirschen",
        "named_today": ["Adler"],
        "blocked": ["Krug"],
        "markers": {"Hirschen": {"red": 2, "blue": 1, "green": 1}},
        "boss": {"Hirschen": "red", "Adler": "green", "Krug": "yellow"},
        "hand": {"red": "Hirschen Post Post", "green": "Adler"},
        "open": ["waitress", "-"],
    }
    return given(**(said | position)).state
