"""What a search chooses after so many looks, without playing whole games for it: a finer measure than a ladder.

python -m benchmarks.choosing goldbraeu --players 3 --question card --decisions 120 --worlds 240

In decisions of games of greedy bots every likely choice is played on in many imagined worlds. Then the root of a search
is run on what came of it in half of the worlds, and its choice is judged by who won in the other half; many times over,
with other halves. Quick where the games are compiled: PYTHONPATH=build/native.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from benchmarks.plans import about_a_game, at_least, check_players
from stammtisch.bots.levels import TO_THE_END
from stammtisch.bots.search.node import Bandit, likelihoods
from stammtisch.bots.search.outcome import win_shares
from stammtisch.bots.search.playouts import play_on, worth_to
from stammtisch.bots.search.search import HALF_A_POINT
from stammtisch.bots.search.thoughts import Looks, ranked
from stammtisch.engine import Chance, Game, State, find_game
from stammtisch.engine.playout import next_seat

LIKELY = 8
HALVES = 40


@dataclass(frozen=True)
class Decision:
    """By world, what it promised; by world and choice, the result on the search's scale, and the share of the win."""

    priors: list[float]
    promises: list[float]
    results: list[list[float]]
    wins: list[list[float]]

    def won(self, choice: int, worlds: list[int]) -> float:
        return statistics.fmean(self.wins[world][choice] for world in worlds)


def decisions(game: Game[Any, Any, Any], players: int, question: str, wanted: int, worlds: int) -> Iterator[Decision]:
    """One of each game, in which all but one seat play greedily and that one by judgement."""
    for number in range(wanted):
        rng = random.Random(f"choosing {number}")
        seat = number % players
        found: list[tuple[State, list[int], list[float]]] = []
        state: State = game.deal(game.terms(players), Chance(f"choosing {number}"))
        while state.stack:
            asked = next_seat(state)
            choices = state.choices(asked)
            worth = worth_to(game, state, asked, choices, seat)
            if asked == seat and len(choices) > 1 and question in ("", state.stack[-1].name):
                found.append((state.copy(), choices, worth))
            state.step(asked, choices[worth.index(max(worth))])
        if found:
            yield played_on(game, seat, *rng.choice(found), worlds, rng)


def played_on(
    game: Game[Any, Any, Any],
    seat: int,
    state: State,
    choices: list[int],
    worth: list[float],
    worlds: int,
    rng: random.Random,
) -> Decision:
    view, priors = state.view(seat), likelihoods(worth)
    order = sorted(range(len(choices)), key=lambda at: -priors[at])[:LIKELY]
    found = Decision([priors[at] for at in order], [], [], [])
    for _ in range(worlds):
        world = game.imagine(view, rng)
        game.reopen(world, seat)
        scale = game.doubt(world) + HALF_A_POINT
        found.promises.append(win_shares(game.evaluate(world), scale)[seat])
        ends: list[list[float]] = []
        for at in order:
            end = world.copy()
            end.step(seat, choices[at])
            play_on(game, end, world, TO_THE_END, seat)
            ends.append([float(score) for score in end.scores()])
        found.results.append([win_shares(scores, scale)[seat] for scores in ends])
        found.wins.append([win_shares(scores, 0.0)[seat] for scores in ends])
    return found


def choose(decision: Decision, looks: int, worlds: list[int]) -> int:
    """What the root of a search takes after so many looks."""
    bandit = Bandit()
    bandit.add(list(range(len(decision.priors))), decision.priors)
    legal = [arm.choice for arm in bandit.arms]
    seen: dict[int, Looks] = {}
    squares = 0.0
    for number in range(looks):
        world = worlds[number % len(worlds)]
        arm = bandit.select(legal, math.sqrt(squares / number) if number else 1.0)
        gain = decision.results[world][arm.choice] - decision.promises[world]
        squares += gain * gain
        bandit.credit(arm, gain)
        seen.setdefault(arm.choice, Looks(1)).see([0.0], gain)
    return ranked(seen)[0]


def main() -> None:
    parser = about_a_game(__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--question", default="", help="only decisions of this name")
    parser.add_argument("--decisions", type=at_least(1), default=120)
    parser.add_argument("--worlds", type=at_least(2), default=240)
    parser.add_argument("--looks", type=at_least(1), nargs="+", default=[12, 24, 48, 96, 192])
    asked = parser.parse_args()
    check_players(parser, asked.game, [asked.players])
    found = list(decisions(find_game(asked.game), asked.players, asked.question, asked.decisions, asked.worlds))
    if not found:
        parser.error(f"no decision of that name came up: {asked.question}")
    everything = list(range(asked.worlds))
    first = statistics.fmean(each.won(0, everything) for each in found)
    print(f"{asked.game} for {asked.players}, {len(found)} decisions: at first sight {first:.1%} are won")
    rng = random.Random("halves")
    for looks in asked.looks:
        won: list[float] = []
        for each in found:
            for _ in range(HALVES):
                worlds = rng.sample(everything, len(everything))
                half = len(worlds) // 2
                won.append(each.won(choose(each, looks, worlds[:half]), worlds[half:]))
        print(f"after {looks} looks {statistics.fmean(won):.1%}")


if __name__ == "__main__":
    main()
