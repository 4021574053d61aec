"""What everybody would have if the game ended now: thalers, beans sold, credits repaid. (BH-72)"""

from __future__ import annotations

from stammtisch.engine.ledger import Ledger
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.hidden import complete
from stammtisch.games.bohnhansa.view import BohnHansaView


def ledger(view: BohnHansaView, book: Rulebook) -> Ledger:
    """A line for each source; once it is over, thalers are all there is."""
    table = complete(view)
    seats = range(view.terms.players)
    amounts = {"money": tuple(view.money)}
    if view.decisions:
        amounts["beans"] = tuple(table.worth(seat) for seat in seats)
        amounts["credit"] = tuple(-2 * view.credit[seat] for seat in seats)
    lines = tuple((book.say("ledger", key, {}), row) for key, row in amounts.items() if key == "money" or any(row))
    return Ledger(book.say("ledger", "title", {}), lines, tuple(table.scores()))
