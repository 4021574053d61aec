"""Goldbräu (Franz-Benno Delonge, 2004): shares, bosses and beer gardens for three or four."""

from __future__ import annotations

import random

from stammtisch.engine.chance import Chance
from stammtisch.engine.game import Game
from stammtisch.engine.terms import Components
from stammtisch.games.goldbraeu.bot import appraise
from stammtisch.games.goldbraeu.builder import build
from stammtisch.games.goldbraeu.choices import CODES
from stammtisch.games.goldbraeu.components_check import faults as component_faults
from stammtisch.games.goldbraeu.decisions.setup import set_up
from stammtisch.games.goldbraeu.drawing import draw
from stammtisch.games.goldbraeu.faults import faults
from stammtisch.games.goldbraeu.hidden import disguise, imagine
from stammtisch.games.goldbraeu.names import COLOURS
from stammtisch.games.goldbraeu.observation import FEATURES
from stammtisch.games.goldbraeu.position import read_position, write
from stammtisch.games.goldbraeu.rulebook import BOX, RULEBOOK
from stammtisch.games.goldbraeu.sketch import card_in_words, purchase_in_words, sketch
from stammtisch.games.goldbraeu.state import GoldbraeuState
from stammtisch.games.goldbraeu.terms import EDITIONS, OPTIONS, GoldbraeuTerms
from stammtisch.games.goldbraeu.view import GoldbraeuView


class Goldbraeu(Game[GoldbraeuState, GoldbraeuView, GoldbraeuTerms]):
    """The game as tables, bots and researchers see it."""

    def __init__(self) -> None:
        self.key = "goldbraeu"
        self.title = "Goldbräu"
        self.year = 2004
        self.author = "Franz-Benno Delonge"
        self.maturity = "complete"
        self.rules_version = 1
        self.seat_counts = (3, 4)
        self.colours = COLOURS
        self.options = OPTIONS
        self.editions = EDITIONS
        self.rulebook = RULEBOOK
        self.codes = CODES
        self.components = BOX
        self.features = FEATURES

    def agree(self, players: int, options: dict[str, str], components: Components) -> GoldbraeuTerms:
        return GoldbraeuTerms(players, options, components)

    def check_components(self, data: dict[str, object]) -> list[str]:
        return component_faults(data)

    def deal(self, terms: GoldbraeuTerms, chance: Chance) -> GoldbraeuState:
        return set_up(terms, chance)

    def imagine(self, view: GoldbraeuView, rng: random.Random) -> GoldbraeuState:
        return imagine(view, rng)

    def disguise(self, state: GoldbraeuState, seat: int | None, rng: random.Random) -> GoldbraeuState:
        return disguise(state, seat, rng)

    def appraise(self, view: GoldbraeuView, choices: list[int]) -> list[float]:
        return appraise(view, choices)

    def sketch(self, view: GoldbraeuView, names: list[str]) -> str:
        return sketch(view, names)

    def describe(self, choice: int, view: GoldbraeuView) -> str:
        return purchase_in_words(choice, view) or card_in_words(choice) or self.words(choice)

    def draw(self, view: GoldbraeuView, names: list[str]) -> str:
        return draw(view, names)

    def build(self, terms: GoldbraeuTerms, position: dict[str, object]) -> GoldbraeuState:
        return build(terms, position)

    def read_position(self, position: dict[str, object]) -> dict[str, object]:
        return read_position(position)

    def write(self, state: GoldbraeuState) -> dict[str, object]:
        return write(state)

    def check(self, state: GoldbraeuState) -> list[str]:
        return faults(state)


GAME = Goldbraeu()
