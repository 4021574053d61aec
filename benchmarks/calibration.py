"""How far the expectations of the analysis can be trusted, measured on games that nobody tuned anything on.

    python -m benchmarks.calibration heavenale --players 2 --games 500 --jobs 2 --seed "held out"

Bots play whole games; in each, some decisions are drawn, and analysed like those of any game: what share of the win
could everybody expect with what was chosen there? Whoever mends something by these figures measures anew with a seed of
its own: deals that something was mended by are no longer held out. The figures go to docs/calibration, by game,
players, bot and iterations, and the page with its pictures is written anew from all that are there.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from benchmarks.plans import a_bot, a_plan, at_least, check_players
from stammtisch.analysis import Moment, Reviewer, review_some, stops
from stammtisch.analysis.calibration import Bin, brier, reliability
from stammtisch.arena.match import play_match
from stammtisch.bots.workers import in_order, local_workers
from stammtisch.engine import find_game, shared_win
from stammtisch.pictures.svg import element, text

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "calibration"
PAGE = DOCS / "calibration.md"

SIDE = 320
MARGIN = 44


def moments_of(plan: argparse.Namespace, number: int) -> tuple[list[Moment], list[float]]:
    """Some moments of one game, as its analysis would show them, and what every seat had of the win in the end."""
    seed = f"{plan.seed} {number}"
    game = find_game(plan.game)
    terms = game.terms(plan.players)
    record = play_match(game, terms.options, terms.components, [plan.bot] * plan.players, seed)
    assert record.result is not None
    found = stops(record)
    drawn = random.Random(seed).sample(found, min(plan.positions, len(found)))
    return (
        review_some(Reviewer(record.to_text(), None, plan.iterations), drawn),
        shared_win(record.result.winners, plan.players),
    )


def measure(plan: argparse.Namespace) -> dict[str, Any]:
    """The figures of one game and seat count."""
    games = list(in_order(local_workers(plan.jobs).each(partial(moments_of, plan), range(plan.games))))
    # What was chosen is what led to the result, whatever would have been better.
    pairs = [pair for moments, won in games for moment in moments for pair in zip(moment.made, won, strict=True)]
    fair = 1 / plan.players
    return {
        "game": plan.game,
        "players": plan.players,
        "games": plan.games,
        "seed": plan.seed,
        "bot": plan.bot,
        "iterations": plan.iterations,
        "positions": len(pairs) // plan.players,
        "brier": round(brier(pairs), 4),
        "brier_of_a_guess": round(brier((fair, won) for _, won in pairs), 4),
        "decider": deciders(games),
        "bins": [asdict(found) for found in reliability(pairs)],
    }


def deciders(games: list[tuple[list[Moment], list[float]]]) -> dict[str, float]:
    """What whoever decides expects for himself, what came, and by how much the difference may be off (95 %)."""
    own = [[(moment.made[moment.seat], won[moment.seat]) for moment in moments] for moments, won in games if moments]
    # Moments of one game have one result, so games are counted, not moments.
    differences = [fmean(share - came for share, came in pairs) for pairs in own]
    return {
        "expected": round(fmean(share for pairs in own for share, _ in pairs), 4),
        "won": round(fmean(came for pairs in own for _, came in pairs), 4),
        "error": round(1.96 * stdev(differences) / len(differences) ** 0.5, 4),
    }


def picture(figures: dict[str, Any]) -> str:
    """The reliability curve: what was expected to the right, what came upwards, with the diagonal of the truth."""
    bins = [Bin(**row) for row in figures["bins"]]
    most = max(row.count for row in bins)

    def x(share: float) -> float:
        return MARGIN + share * SIDE

    def y(share: float) -> float:
        return MARGIN / 2 + (1 - share) * SIDE

    rules = [
        element("path", d=f"M{x(0)} {y(share)}H{x(1)}M{x(share)} {y(0)}V{y(1)}", stroke="#d3b787", stroke_width=0.6)
        for share in (0, 0.25, 0.5, 0.75, 1)
    ]
    labels = [text(f"{share:.0%}", x(0) - 6, y(share) + 4, "up") for share in (0, 0.5, 1)]
    labels += [text(f"{share:.0%}", x(share), y(0) + 16, "along") for share in (0, 0.5, 1)]
    labels.append(text("expected", x(0.5), y(0) + 34, "along"))
    dots = [
        element("circle", cx=x(row.expected), cy=y(row.won), r=3 + 7 * (row.count / most) ** 0.5, fill="#2a66b5",
                fill_opacity=0.55) for row in bins
    ]  # fmt: skip
    line = "L".join(f"{x(row.expected):.1f} {y(row.won):.1f}" for row in bins)
    title = f"{find_game(figures['game']).title}, {figures['players']} players"
    style = element(
        "style", "text{font:12px sans-serif;fill:#3b2110}.up{text-anchor:end}.along,.head{text-anchor:middle}"
    )
    return element(
        "svg",
        style,
        element("rect", width=SIDE + 1.5 * MARGIN, height=SIDE + 1.6 * MARGIN, fill="#fff8e8"),
        *rules,
        element("path", d=f"M{x(0)} {y(0)}L{x(1)} {y(1)}", stroke="#6b4a2c", stroke_dasharray="4 4"),
        element("path", d=f"M{line}", fill="none", stroke="#2a66b5", stroke_width=1.6),
        *dots,
        *labels,
        text(title, x(0.5), y(1) - 8, "head"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {SIDE + 1.5 * MARGIN} {SIDE + 1.6 * MARGIN}",
        width=SIDE + 1.5 * MARGIN,
    )


def kept() -> list[dict[str, Any]]:
    """All figures that were kept."""
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(KEPT.glob("*.json"))]


def name_of(figures: dict[str, Any]) -> str:
    """What is measured the same way has the same name, and takes the place of what was measured before."""
    bot = re.sub(r"[^a-z0-9]+", "-", figures["bot"])
    return f"{figures['game']}-{figures['players']}-{bot}-{figures['iterations']}i"


def picture_of(figures: dict[str, Any]) -> str:
    """The name of the picture."""
    return f"calibration-{name_of(figures)}.svg"


def page() -> str:
    """The page of the docs, from the figures that were kept."""
    lines = [
        "# Can the expectations be trusted?",
        "",
        "Of the positions in which somebody was given 70 %, about 70 % should have been won. Measured on games of bots",
        "with deals that nothing had been fitted to or mended by: what an analysis gives every seat with the choice",
        "that was made. Each dot is a tenth of what was expected, its size how often that came up; moments of one game",
        "have one result, so a hundred of them say less than a hundred games. All seats are counted, so for two",
        "players the table is its own mirror image; how whoever decides sees himself is said beside it.",
        "`benchmarks/calibration.py` makes the figures, which are kept in `docs/calibration`, and this page.",
    ]
    for figures in kept():
        own = figures["decider"]
        lines += [
            "",
            f"## {find_game(figures['game']).title}, {figures['players']} players, `{figures['bot']}`",
            "",
            f"{figures['games']} games of `{figures['bot']}`, {figures['positions']} positions, "
            f"{figures['iterations']} iterations each. Brier score {figures['brier']}; "
            f"giving everybody the same would score {figures['brier_of_a_guess']}. "
            f"Whoever decides was given {own['expected']:.1%} on average and won {own['won']:.1%}: "
            f"{100 * (own['expected'] - own['won']):+.1f} points (± {100 * own['error']:.1f}).",
            "",
            f"![Reliability](pictures/{picture_of(figures)})",
            "",
            "| expected | won | how often |",
            "|---|---|---|",
            *(f"| {row['expected']:.0%} | {row['won']:.0%} | {row['count']} |" for row in figures["bins"]),
        ]
    return "\n".join(lines) + "\n"


def write_page() -> None:
    """The page and its pictures anew."""
    PAGE.write_text(page(), encoding="utf-8")
    for figures in kept():
        (DOCS / "pictures" / picture_of(figures)).write_text(picture(figures) + "\n", encoding="utf-8")


def main() -> None:
    parser = a_plan(__doc__, games=500)
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--positions", type=at_least(1), default=6, help="in each game")
    parser.add_argument("--iterations", type=at_least(1), default=50)
    parser.add_argument("--bot", type=a_bot, default="greedy")
    parser.add_argument("--seed", required=True, help="of the deals; a new one when something was mended by the last")
    plan = parser.parse_args()
    check_players(parser, plan.game, [plan.players])
    if plan.games < 2:
        parser.error("one game says nothing")
    figures = measure(plan)
    (KEPT / f"{name_of(figures)}.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    write_page()


if __name__ == "__main__":
    main()
