"""The projected final score: what everybody would have if the game ended now. (HA-90 to HA-94)"""

from __future__ import annotations

from stammtisch.engine.ledger import Ledger
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.heavenale.hidden import complete
from stammtisch.games.heavenale.scoring import LARGE_BARREL, SMALL_BARREL, final_score
from stammtisch.games.heavenale.view import HeavenAleView


def ledger(view: HeavenAleView, book: Rulebook) -> Ledger:
    """A line for each source of points."""
    table = complete(view)
    scores = [final_score(table, seat) for seat in range(view.terms.players)]
    points = {
        "markers": [score.worth(score.before) for score in scores],
        "exchange": [score.worth(score.exchanged) - score.worth(score.before) for score in scores],
        "ducats": [score.production - score.worth(score.exchanged) for score in scores],
        "large_barrels": [LARGE_BARREL * score.large_barrels for score in scores],
        "small_barrels": [SMALL_BARREL * score.small_barrels for score in scores],
        "barrel_card": [score.barrel_card for score in scores],
        "first_player": [score.first_player for score in scores],
    }
    lines = tuple((book.say("ledger", key, {}), tuple(row)) for key, row in points.items())
    return Ledger(book.say("ledger", "title", {}), lines, tuple(score.total for score in scores))
