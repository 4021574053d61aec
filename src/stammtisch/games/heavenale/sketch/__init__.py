"""The table as text for a terminal of 80 columns, drawn from a view alone."""

from __future__ import annotations

from stammtisch.games.heavenale.hidden import complete
from stammtisch.games.heavenale.sketch.boards import pair_lines, production_lines
from stammtisch.games.heavenale.sketch.garden import garden_lines, small_garden_lines
from stammtisch.games.heavenale.sketch.goals import goal_lines
from stammtisch.games.heavenale.sketch.legend import head_line, legend_lines
from stammtisch.games.heavenale.sketch.players import player_lines
from stammtisch.games.heavenale.sketch.track import track_lines
from stammtisch.games.heavenale.view import HeavenAleView
from stammtisch.pictures.markup import plain


def sketch(view: HeavenAleView, names: list[str]) -> str:
    """The other gardens, the players, the boards, the track, and the viewer's garden beside the goals.

    A spectator looks over the shoulder of the player whose turn it is.
    """
    called = [plain(name) for name in names]
    # The rules count on a state. What a view does not say, the order of the piles, decides nothing that is drawn.
    table = complete(view)
    seat = view.actor if view.seat is None else view.seat
    boards = zip(production_lines(table, seat), pair_lines(table), strict=True)
    garden = zip(garden_lines(table, seat), goal_lines(table, seat, called[seat]), strict=True)
    return "\n".join(
        [
            head_line(view, called),
            *small_garden_lines(table, seat, called),
            *player_lines(view, table, called),
            *(f"{left} {right}" for left, right in boards),
            *track_lines(table, seat),
            *(f"{left} {right}" for left, right in garden),
            *legend_lines(table),
        ]
    )
