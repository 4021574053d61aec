"""What every game is made of: no game, no I/O, no clock."""

from stammtisch.engine.chance import Chance, Stream
from stammtisch.engine.codebook import Codebook, Kind, Structure
from stammtisch.engine.decision import Decision
from stammtisch.engine.desk import Desk
from stammtisch.engine.effect import Effect
from stammtisch.engine.errors import BadInput, IllegalChoice
from stammtisch.engine.event import Event
from stammtisch.engine.game import Game
from stammtisch.engine.holding import Holding
from stammtisch.engine.ledger import Ledger
from stammtisch.engine.options import Edition, Option
from stammtisch.engine.record import Record, Result, result_of, state_hash
from stammtisch.engine.record_file import read_record
from stammtisch.engine.refusal import Refusal
from stammtisch.engine.registry import all_games, find_game
from stammtisch.engine.rulebook import Rule, Rulebook
from stammtisch.engine.state import State, shared_win
from stammtisch.engine.terms import Components, Terms
from stammtisch.engine.view import View, canonical

__all__ = [
    "BadInput",
    "Chance",
    "Codebook",
    "Components",
    "Decision",
    "Desk",
    "Edition",
    "Effect",
    "Event",
    "Game",
    "Holding",
    "IllegalChoice",
    "Kind",
    "Ledger",
    "Option",
    "Record",
    "Refusal",
    "Result",
    "Rule",
    "Rulebook",
    "State",
    "Stream",
    "Structure",
    "Terms",
    "View",
    "all_games",
    "canonical",
    "find_game",
    "read_record",
    "result_of",
    "shared_win",
    "state_hash",
]
