"""What every seat may expect to have at the end, from a glance at the position: what the search judges by."""

from __future__ import annotations

import math

from stammtisch.games.heavenale.evaluation.barrels import barrel_points
from stammtisch.games.heavenale.evaluation.production import production
from stammtisch.games.heavenale.evaluation.prospect import Prospect
from stammtisch.games.heavenale.evaluation.shed_hopes import PICKS, ShedHopes, shed_hopes
from stammtisch.games.heavenale.evaluation.weights import WEIGHTS
from stammtisch.games.heavenale.names import BACK_IN, FIRST_SPOT, LAST_SPACE, SHED_COUNT
from stammtisch.games.heavenale.scoring import final_score
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
    return WEIGHTS.doubt_late + WEIGHTS.doubt_early * math.sqrt(left)


def expected_score(state: HeavenAleState, seat: int, hopes: ShedHopes) -> float:
    """Production and barrels, as far as they can be foreseen, and what the present turn still promises."""
    if state.figure[seat] == BACK_IN and state.round == state.terms.rounds - 1:
        return float(final_score(state, seat).total)  # nothing more can happen to it
    prospect = Prospect(state, seat, hopes)
    row = sorted(prospect.places)
    blur = WEIGHTS.blur_late + WEIGHTS.blur_early * prospect.left
    score = production(state.terms.box.zones, row, prospect.anywhere, prospect.master, blur)
    score += barrel_points(prospect, row, blur)
    if state.spot[seat] == FIRST_SPOT:
        score += WEIGHTS.first_player if prospect.rounds_after else 1.0
    return score + prospect.points + promise(prospect)


def promise(prospect: Prospect) -> float:
    """What a seat in the middle of its turn will get that the position does not show yet."""
    state = prospect.state
    if prospect.asked == "buy":
        return WEIGHTS.to_buy_more if state.bought else WEIGHTS.to_buy
    if prospect.asked == "shed":
        return WEIGHTS.to_pick * PICKS[state.sheds[prospect.seat * SHED_COUNT + state.shed]]
    if prospect.asked == "card":
        return WEIGHTS.to_place_card
    return 0.0
