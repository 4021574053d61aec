"""The payday preview: what each business and each player would get now. (GB-71 to GB-76)"""

from __future__ import annotations

from stammtisch.engine.ledger import Ledger
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.goldbraeu.drawing.pieces import incomes
from stammtisch.games.goldbraeu.names import BUSINESSES, GARDEN_COUNT
from stammtisch.games.goldbraeu.scoring import share_out
from stammtisch.games.goldbraeu.view import GoldbraeuView


def ledger(view: GoldbraeuView, book: Rulebook) -> Ledger | None:
    """A line for each business that would pay; None once the last payday is over."""
    if not view.decisions:
        return None
    players = view.terms.players
    lines = []
    for business, earned in enumerate(incomes(view)):
        # GB-72: half of what a garden earns goes to its brewery.
        amount = earned // 2 if business < GARDEN_COUNT else earned
        markers = view.markers[business * players : (business + 1) * players]
        each, rest = share_out(amount, sum(markers))
        shares = tuple(
            each * count + (rest if view.boss[business] == seat else 0) for seat, count in enumerate(markers)
        )
        if any(shares):
            name = book.say("ledger", "line", {"business": BUSINESSES[business], "amount": amount})
            lines.append((name, shares))
    totals = tuple(sum(shares[seat] for _, shares in lines) for seat in range(players))
    return Ledger(book.say("ledger", "title", {}), tuple(lines), totals)
