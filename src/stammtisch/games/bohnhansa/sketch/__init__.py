"""The table as text for a terminal of 100 columns, drawn from a view alone."""

from __future__ import annotations

from stammtisch.games.bohnhansa.hidden import complete
from stammtisch.games.bohnhansa.rulebook import RULEBOOK
from stammtisch.games.bohnhansa.sketch.chart import chart_lines
from stammtisch.games.bohnhansa.sketch.hand import hand_lines, laid_lines
from stammtisch.games.bohnhansa.sketch.head import emergency_lines, head_lines, legend_line, store_lines
from stammtisch.games.bohnhansa.sketch.offers import offer_lines, order_lines
from stammtisch.games.bohnhansa.sketch.players import SHORT_NAME, player_lines
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.markup import fit, plain
from stammtisch.pictures.words import speaking


def sketch(view: BohnHansaView, names: list[str]) -> str:
    """The chart, the stores, the players, what is offered, and the viewer's own hand."""
    with speaking(RULEBOOK):
        return _sketch(view, [plain(name) for name in names])


def _sketch(view: BohnHansaView, called: list[str]) -> str:
    short = [fit(name, SHORT_NAME).rstrip() for name in called]
    # The rules count on a state. What a view does not say, others' hands and decks, decides nothing that is drawn.
    table = complete(view)
    return "\n".join(
        [
            *head_lines(view, short),
            *chart_lines(table),
            legend_line(),
            *store_lines(view),
            *emergency_lines(table),
            *player_lines(view, table, called),
            *offer_lines(view, short),
            *order_lines(view, short),
            *laid_lines(view),
            *hand_lines(view),
        ]
    )
