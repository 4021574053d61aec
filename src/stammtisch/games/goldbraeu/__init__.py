"""Goldbräu (Franz-Benno Delonge, 2004): shares, bosses and beer gardens for three or four."""

from __future__ import annotations

import random

from stammtisch.engine.chance import Chance
from stammtisch.engine.effect import Effect
from stammtisch.engine.event import Event
from stammtisch.engine.game import Game
from stammtisch.engine.holding import Holding
from stammtisch.engine.ledger import Ledger
from stammtisch.engine.terms import Components
from stammtisch.games.goldbraeu.bot import appraise, glance, judge
from stammtisch.games.goldbraeu.builder import build
from stammtisch.games.goldbraeu.choices import CODES
from stammtisch.games.goldbraeu.clicks import clicks
from stammtisch.games.goldbraeu.components_check import faults as component_faults
from stammtisch.games.goldbraeu.decisions.setup import set_up
from stammtisch.games.goldbraeu.drawing import draw
from stammtisch.games.goldbraeu.drawing.definitions import STYLE
from stammtisch.games.goldbraeu.effects import effects
from stammtisch.games.goldbraeu.evaluation import doubt, evaluate
from stammtisch.games.goldbraeu.faults import faults
from stammtisch.games.goldbraeu.hidden import disguise, imagine, reopen
from stammtisch.games.goldbraeu.holdings import holdings
from stammtisch.games.goldbraeu.ledger import ledger
from stammtisch.games.goldbraeu.names import COLOURS
from stammtisch.games.goldbraeu.observation import FEATURES
from stammtisch.games.goldbraeu.position import read_position, write
from stammtisch.games.goldbraeu.rulebook import BOX, RULEBOOK
from stammtisch.games.goldbraeu.sketch import sketch
from stammtisch.games.goldbraeu.state import GoldbraeuState
from stammtisch.games.goldbraeu.terms import EDITIONS, OPTIONS, GoldbraeuTerms
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.games.goldbraeu.wording import describe, tell_payment


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

    def check_components(self, data: object) -> list[str]:
        return component_faults(data)

    def deal(self, terms: GoldbraeuTerms, chance: Chance) -> GoldbraeuState:
        return set_up(terms, chance)

    def imagine(self, view: GoldbraeuView, rng: random.Random) -> GoldbraeuState:
        return imagine(view, rng)

    def reopen(self, state: GoldbraeuState, seat: int) -> None:
        reopen(state, seat)

    def disguise(self, state: GoldbraeuState, seat: int | None, rng: random.Random) -> GoldbraeuState:
        return disguise(state, seat, rng)

    def appraise(self, view: GoldbraeuView, choices: list[int]) -> list[float]:
        return appraise(view, choices)

    def judge(self, state: GoldbraeuState, seat: int, choices: list[int]) -> list[float]:
        return judge(state.view(seat), choices)

    def evaluate(self, state: GoldbraeuState) -> list[float]:
        return evaluate(state)

    def doubt(self, state: GoldbraeuState) -> float:
        return doubt(state)

    def glance(self, view: GoldbraeuView, choices: list[int]) -> list[float]:
        return glance(view, choices)

    def sketch(self, view: GoldbraeuView, names: list[str]) -> str:
        return sketch(view, names)

    def describe(self, choice: int, view: GoldbraeuView, names: list[str] | None = None) -> str:
        return describe(choice, view, self.rulebook, self.words(choice), names or list(COLOURS))

    def tell(self, event: Event, seat: int | None, names: list[str]) -> str:
        return tell_payment(event, self.rulebook, names) or super().tell(event, seat, names)

    def draw(self, view: GoldbraeuView, names: list[str]) -> str:
        return draw(view, names, self.rulebook).whole()

    def style(self) -> str:
        return STYLE

    def draw_ground(self, view: GoldbraeuView) -> str:
        return draw(view, [""] * view.terms.players, self.rulebook).ground()

    def draw_pieces(self, view: GoldbraeuView, names: list[str]) -> str:
        return draw(view, names, self.rulebook).top()

    def clicks(self, view: GoldbraeuView, choices: list[int]) -> dict[int, list[str]]:
        return clicks(view, choices)

    def effects(self, event: Event) -> list[Effect]:
        return effects(event)

    def ledger(self, view: GoldbraeuView) -> Ledger | None:
        return ledger(view, self.rulebook)

    def holdings(self, view: GoldbraeuView) -> list[list[Holding]]:
        return holdings(view, self.rulebook)

    def build(self, terms: GoldbraeuTerms, position: dict[str, object]) -> GoldbraeuState:
        return build(terms, position)

    def read_position(self, position: dict[str, object]) -> dict[str, object]:
        return read_position(position)

    def write(self, state: GoldbraeuState) -> dict[str, object]:
        return write(state)

    def check(self, state: GoldbraeuState) -> list[str]:
        return faults(state)


GAME = Goldbraeu()
