"""Heaven & Ale (Andreas Schmidt and Michael Kiesling, 2017): monasteries, gardens and barrels for two to four."""

from __future__ import annotations

import random

from stammtisch.engine.chance import Chance
from stammtisch.engine.effect import Effect
from stammtisch.engine.event import Event
from stammtisch.engine.game import Game
from stammtisch.engine.holding import Holding
from stammtisch.engine.ledger import Ledger
from stammtisch.engine.terms import Components
from stammtisch.games.heavenale.bot import appraise, appraise_in_haste, glance
from stammtisch.games.heavenale.builder import build
from stammtisch.games.heavenale.choices import CODES
from stammtisch.games.heavenale.clicks import clicks
from stammtisch.games.heavenale.components_check import faults as component_faults
from stammtisch.games.heavenale.decisions.setup import set_up
from stammtisch.games.heavenale.drawing import draw
from stammtisch.games.heavenale.drawing.definitions import STYLE
from stammtisch.games.heavenale.effects import effects
from stammtisch.games.heavenale.evaluation import doubt, evaluate
from stammtisch.games.heavenale.faults import faults
from stammtisch.games.heavenale.hidden import disguise, imagine
from stammtisch.games.heavenale.holdings import holdings
from stammtisch.games.heavenale.ledger import ledger
from stammtisch.games.heavenale.names import COLOURS
from stammtisch.games.heavenale.observation import FEATURES
from stammtisch.games.heavenale.position import read_position, write
from stammtisch.games.heavenale.rulebook import BOX, RULEBOOK
from stammtisch.games.heavenale.sketch import sketch
from stammtisch.games.heavenale.state import HeavenAleState
from stammtisch.games.heavenale.terms import EDITIONS, OPTIONS, HeavenAleTerms
from stammtisch.games.heavenale.view import HeavenAleView
from stammtisch.games.heavenale.wording import describe, tell


class HeavenAle(Game[HeavenAleState, HeavenAleView, HeavenAleTerms]):
    """The game as tables, bots and researchers see it."""

    def __init__(self) -> None:
        self.key = "heavenale"
        self.title = "Heaven & Ale"
        self.year = 2017
        self.author = "Andreas Schmidt and Michael Kiesling"
        self.maturity = "complete"
        self.rules_version = 1
        self.seat_counts = (2, 3, 4)
        self.colours = COLOURS
        self.open_hands = True
        self.options = OPTIONS
        self.editions = EDITIONS
        self.rulebook = RULEBOOK
        self.codes = CODES
        self.components = BOX
        self.features = FEATURES

    def agree(self, players: int, options: dict[str, str], components: Components) -> HeavenAleTerms:
        return HeavenAleTerms(players, options, components)

    def check_components(self, data: object) -> list[str]:
        return component_faults(data)

    def deal(self, terms: HeavenAleTerms, chance: Chance) -> HeavenAleState:
        return set_up(terms, chance)

    def imagine(self, view: HeavenAleView, rng: random.Random) -> HeavenAleState:
        return imagine(view, rng)

    def disguise(self, state: HeavenAleState, seat: int | None, rng: random.Random) -> HeavenAleState:
        return disguise(state, rng)

    def appraise(self, view: HeavenAleView, choices: list[int]) -> list[float]:
        return appraise(view, choices)

    def glance(self, view: HeavenAleView, choices: list[int]) -> list[float]:
        return glance(view, choices)

    def appraise_in_haste(self, state: HeavenAleState, seat: int, choices: list[int]) -> list[float]:
        return appraise_in_haste(state, seat, choices)

    def evaluate(self, state: HeavenAleState) -> list[float]:
        return evaluate(state)

    def doubt(self, state: HeavenAleState) -> float:
        return doubt(state)

    def sketch(self, view: HeavenAleView, names: list[str]) -> str:
        return sketch(view, names)

    def describe(self, choice: int, view: HeavenAleView, names: list[str] | None = None) -> str:
        return describe(choice, view, self.rulebook) or self.words(choice)

    def tell(self, event: Event, seat: int | None, names: list[str]) -> str:
        return tell(event, names, self.rulebook) or super().tell(event, seat, names)

    def draw(self, view: HeavenAleView, names: list[str]) -> str:
        return draw(view, names, self.rulebook).whole()

    def style(self) -> str:
        return STYLE

    def draw_ground(self, view: HeavenAleView) -> str:
        return draw(view, [""] * view.terms.players, self.rulebook).ground()

    def draw_pieces(self, view: HeavenAleView, names: list[str]) -> str:
        return draw(view, names, self.rulebook).top()

    def clicks(self, view: HeavenAleView, choices: list[int]) -> dict[int, list[str]]:
        return clicks(view, choices)

    def effects(self, event: Event) -> list[Effect]:
        return effects(event, self.rulebook)

    def ledger(self, view: HeavenAleView) -> Ledger | None:
        return ledger(view, self.rulebook)

    def holdings(self, view: HeavenAleView) -> list[list[Holding]]:
        return holdings(view, self.rulebook)

    def build(self, terms: HeavenAleTerms, position: dict[str, object]) -> HeavenAleState:
        return build(terms, position)

    def read_position(self, position: dict[str, object]) -> dict[str, object]:
        return read_position(position)

    def write(self, state: HeavenAleState) -> dict[str, object]:
        return write(state)

    def check(self, state: HeavenAleState) -> list[str]:
        return faults(state)


GAME = HeavenAle()
