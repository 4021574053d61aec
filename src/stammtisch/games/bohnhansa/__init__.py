"""Bohn Hansa (Uwe Rosenberg, 2003): bean merchants travel, trade and deliver, three to five of them."""

from __future__ import annotations

import random

from stammtisch.engine.chance import Chance
from stammtisch.engine.desk import Desk
from stammtisch.engine.effect import Effect
from stammtisch.engine.event import Event
from stammtisch.engine.game import Game
from stammtisch.engine.holding import Holding
from stammtisch.engine.ledger import Ledger
from stammtisch.engine.terms import Components
from stammtisch.games.bohnhansa.bot import (
    FORESIGHT,
    appraise,
    glance,
    in_haste,
    judge,
    likelihoods,
    propose,
    settled,
    sound_out,
)
from stammtisch.games.bohnhansa.builder import build
from stammtisch.games.bohnhansa.choices import CODES
from stammtisch.games.bohnhansa.clicks import clicks
from stammtisch.games.bohnhansa.components_check import faults as component_faults
from stammtisch.games.bohnhansa.decisions.setup import set_up
from stammtisch.games.bohnhansa.desk import trade_desk
from stammtisch.games.bohnhansa.drawing import draw
from stammtisch.games.bohnhansa.drawing.definitions import STYLE
from stammtisch.games.bohnhansa.effects import effects
from stammtisch.games.bohnhansa.evaluation import doubt, evaluate
from stammtisch.games.bohnhansa.faults import faults
from stammtisch.games.bohnhansa.hidden import disguise, imagine, reopen
from stammtisch.games.bohnhansa.holdings import holdings
from stammtisch.games.bohnhansa.ledger import ledger
from stammtisch.games.bohnhansa.names import COLOURS
from stammtisch.games.bohnhansa.observation import FEATURES
from stammtisch.games.bohnhansa.position import read_position, write
from stammtisch.games.bohnhansa.random_offers import random_proposal
from stammtisch.games.bohnhansa.rulebook import BOX, RULEBOOK
from stammtisch.games.bohnhansa.sketch import sketch
from stammtisch.games.bohnhansa.spoken import read_spoken
from stammtisch.games.bohnhansa.state import BohnHansaState
from stammtisch.games.bohnhansa.terms import EDITIONS, OPTIONS, BohnHansaTerms
from stammtisch.games.bohnhansa.trade_log import in_words, memorable
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.games.bohnhansa.wording import say_choice


class BohnHansa(Game[BohnHansaState, BohnHansaView, BohnHansaTerms]):
    """The game as tables, bots and researchers see it."""

    def __init__(self) -> None:
        self.key = "bohnhansa"
        self.title = "Bohn Hansa"
        self.year = 2003
        self.author = "Uwe Rosenberg"
        self.maturity = "complete"
        self.rules_version = 1
        self.seat_counts = (3, 4, 5)
        self.colours = COLOURS
        self.answers = ("accept", "refuse")
        self.foremost = ("fulfil",)
        self.foresight = FORESIGHT
        self.options = OPTIONS
        self.editions = EDITIONS
        self.rulebook = RULEBOOK
        self.codes = CODES
        self.components = BOX
        self.features = FEATURES

    def agree(self, players: int, options: dict[str, str], components: Components) -> BohnHansaTerms:
        return BohnHansaTerms(players, options, components)

    def check_components(self, data: object) -> list[str]:
        return component_faults(data)

    def listed_options(self) -> dict[str, str]:
        return {"negotiation": "rounds"}

    def deal(self, terms: BohnHansaTerms, chance: Chance) -> BohnHansaState:
        return set_up(terms, chance)

    def imagine(self, view: BohnHansaView, rng: random.Random) -> BohnHansaState:
        return imagine(view, rng)

    def disguise(self, state: BohnHansaState, seat: int | None, rng: random.Random) -> BohnHansaState:
        return disguise(state, seat, rng)

    def reopen(self, state: BohnHansaState, seat: int) -> None:
        reopen(state, seat)

    def appraise(self, view: BohnHansaView, choices: list[int]) -> list[float]:
        return appraise(view, choices)

    def glance(self, view: BohnHansaView, choices: list[int]) -> list[float]:
        return glance(view, choices)

    def judge(self, state: BohnHansaState, seat: int, choices: list[int]) -> list[float]:
        return judge(state.view(seat), choices)

    def likelihoods(self, view: BohnHansaView, choices: list[int]) -> list[float]:
        return likelihoods(view, choices)

    def settled(self, state: BohnHansaState, before: BohnHansaState) -> bool:
        return settled(state, before)

    def in_haste(self, state: BohnHansaState, choices: list[int]) -> list[int]:
        return in_haste(state, choices)

    def propose(self, view: BohnHansaView) -> list[int]:
        return propose(view)

    def sound_out(self, view: BohnHansaView) -> list[int]:
        return sound_out(view)

    def evaluate(self, state: BohnHansaState) -> list[float]:
        return evaluate(state)

    def doubt(self, state: BohnHansaState) -> float:
        return doubt(state)

    def random_proposal(self, view: BohnHansaView, rng: random.Random) -> int | None:
        return random_proposal(view, rng)

    def describe(self, choice: int, view: BohnHansaView, names: list[str] | None = None) -> str:
        return say_choice(choice, view, names, self.rulebook) or self.words(choice)

    def read_choice(self, text: str, view: BohnHansaView) -> int:
        return read_spoken(text, view)

    def tell(self, event: Event, seat: int | None, names: list[str]) -> str:
        return super().tell(in_words(event, names, self.rulebook), seat, names)

    def memorable(self, events: list[Event]) -> list[Event]:
        return memorable(events)

    def sketch(self, view: BohnHansaView, names: list[str]) -> str:
        return sketch(view, names)

    def draw(self, view: BohnHansaView, names: list[str]) -> str:
        return draw(view, names, self.rulebook).whole()

    def style(self) -> str:
        return STYLE

    def draw_ground(self, view: BohnHansaView) -> str:
        return draw(view, [""] * view.terms.players, self.rulebook).ground()

    def draw_pieces(self, view: BohnHansaView, names: list[str]) -> str:
        return draw(view, names, self.rulebook).top()

    def clicks(self, view: BohnHansaView, choices: list[int]) -> dict[int, list[str]]:
        return clicks(view, choices)

    def effects(self, event: Event) -> list[Effect]:
        return effects(event, self.rulebook)

    def ledger(self, view: BohnHansaView) -> Ledger | None:
        return ledger(view, self.rulebook)

    def holdings(self, view: BohnHansaView) -> list[list[Holding]]:
        return holdings(view, self.rulebook)

    def trade_desk(self, view: BohnHansaView, names: list[str]) -> Desk | None:
        return trade_desk(view, names, self.rulebook)

    def build(self, terms: BohnHansaTerms, position: dict[str, object]) -> BohnHansaState:
        return build(terms, position)

    def read_position(self, position: dict[str, object]) -> dict[str, object]:
        return read_position(position)

    def write(self, state: BohnHansaState) -> dict[str, object]:
        return write(state)

    def check(self, state: BohnHansaState) -> list[str]:
        return faults(state)


GAME = BohnHansa()
