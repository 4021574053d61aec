"""What every seat may expect to have at the end, from a glance at the position: what the search judges by."""

from __future__ import annotations

from stammtisch.games.heavenale.evaluation import weights
from stammtisch.games.heavenale.evaluation.barrels import barrel_points
from stammtisch.games.heavenale.evaluation.production import production
from stammtisch.games.heavenale.evaluation.prospect import Prospect
from stammtisch.games.heavenale.evaluation.shed_hopes import PICKS, ShedHopes, shed_hopes
from stammtisch.games.heavenale.names import FIRST_SPOT, LAST_SPACE, SHED_COUNT
from stammtisch.games.heavenale.state import HeavenAleState


def evaluate(state: HeavenAleState) -> list[float]:
    """The expected final score of every seat; the true one when the game is over."""
    if not state.stack:
        return [float(score) for score in state.scores()]
    hopes = shed_hopes(state.terms.box)
    return [expected_score(state, seat, hopes) for seat in range(state.players)]


def doubt(state: HeavenAleState) -> float:
    """How far final differences between seats may stray from what was expected; see `Game.doubt`."""
    if not state.stack:
        return 0.0
    left = 0.0
    for figure in state.figure:
        left += max(LAST_SPACE - figure, 0)
    left = (state.terms.rounds - 1 - state.round + left / (LAST_SPACE * state.players)) / state.terms.rounds
    return weights.DOUBT_LATE + weights.DOUBT_EARLY * left


def expected_score(state: HeavenAleState, seat: int, hopes: ShedHopes) -> float:
    """Production and barrels, as far as they can be foreseen, and what the present turn still promises."""
    prospect = Prospect(state, seat, hopes)
    row = sorted(prospect.places)
    blur = weights.BLUR_LATE + weights.BLUR_EARLY * prospect.left
    score = production(
        state.terms.box.zones, row, prospect.anywhere, prospect.master, blur, weights.ROUNDING
    ) + barrel_points(prospect, row, blur)
    if state.spot[seat] == FIRST_SPOT:
        score += weights.FIRST_PLAYER if prospect.rounds_after else 1.0
    return score + promise(prospect)


def promise(prospect: Prospect) -> float:
    """What a seat in the middle of its turn will get that the position does not show yet."""
    state = prospect.state
    if prospect.asked == "buy":
        return weights.TO_BUY_MORE if state.bought else weights.TO_BUY
    if prospect.asked == "shed":
        return weights.TO_PICK * PICKS[state.sheds[prospect.seat * SHED_COUNT + state.shed]]
    if prospect.asked == "card":
        return weights.TO_PLACE_CARD
    return 0.0
