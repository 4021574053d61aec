"""How much better a game's judgement plays than its appraisal, neither of them looking ahead.

python -m benchmarks.judgement goldbraeu --players 3 --deals 600

On every deal each seat plays by `Game.judge` once, all others by `Game.appraise`; a game without a judgement of its own
comes to a fair share. Quick where the games are compiled: PYTHONPATH=build/native.
"""

from __future__ import annotations

import math
import statistics

from benchmarks.plans import about_a_game, at_least, check_players
from stammtisch.bots.levels import TO_THE_END
from stammtisch.bots.search.playouts import play_on
from stammtisch.engine import Chance, find_game, shared_win


def wins_on(name: str, players: int, deal: int) -> list[float]:
    """By seat, its share of the win when it plays by judgement."""
    game = find_game(name)
    terms = game.terms(players)
    found: list[float] = []
    for seat in range(players):
        state = game.deal(terms, Chance(f"judgement {deal}"))
        play_on(game, state, state.copy(), TO_THE_END, seat)
        found.append(shared_win(state.winners(), players)[seat])
    return found


def main() -> None:
    parser = about_a_game(__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=at_least(2), default=600)
    asked = parser.parse_args()
    check_players(parser, asked.game, [asked.players])
    by_deal = [statistics.fmean(wins_on(asked.game, asked.players, deal)) for deal in range(asked.deals)]
    error = statistics.stdev(by_deal) / math.sqrt(len(by_deal))
    print(
        f"{asked.game} for {asked.players}: by judgement {statistics.fmean(by_deal):.1%} ± {1.96 * error:.1%} "
        f"of {asked.deals * asked.players} games, a fair share is {1 / asked.players:.1%}"
    )


if __name__ == "__main__":
    main()
