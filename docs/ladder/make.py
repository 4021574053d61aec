"""Writes docs/ladder.md and its pictures anew from the results beside this file: `python -m docs.ladder.make`.

A result is what the command prints. GAME-PLAYERS.json are the quick bots, `stammtisch ladder GAME --players PLAYERS
--bots geselle,lehrling,greedy,random --games 800 --seed fast --json`; GAME-PLAYERS-challenge-second.json is the Meister
with his whole second, alone against some of them, `PYTHONPATH=build/native stammtisch ladder GAME --players PLAYERS
--bots meister,greedy,geselle --line-ups challenge --games 100 --seed second --save
docs/ladder/games/GAME-PLAYERS-second.jsonl --json` after `make compile` (in Bohn Hansa `--seed fifth`). Its games take
hours, so they are kept: the command goes on where it stopped. GAME-PLAYERS-challenge.json is the Meister with a quarter
of it, `--bots meister:0.25s,greedy,geselle --seed fresh`, GAME-PLAYERS-challenge-grossmeister.json the Grossmeister,
`--bots grossmeister,greedy`, GAME-PLAYERS-challenge-random.json what a twentieth of the Meister's second does to random
bots, `--bots meister:0.05s,random`, GAME-PLAYERS-challenge-grossmeister-random.json what the Grossmeister does to them,
`--bots grossmeister,random --games PLAYERS --seed second`, each with its games beside. When the search or a game's
appraisal changes, they are all to be removed and played anew; docs/bots.md says which were not. A test keeps the page
up to date.
"""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from docs.research.make import table
from stammtisch.arena.chart import chart
from stammtisch.arena.standings import Rating
from stammtisch.engine import Game, all_games

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "ladder.md"

HEAD: Final = """# The ladder

How strong the bots are, measured against each other: those who meet take every seat of the same deals in turn. What the
figures mean and why they can be trusted: [arena.md](arena.md). This page is written by `python -m docs.ladder.make`
from the results in `docs/ladder`. Who looks ahead did so compiled, and some of those games are older than the latest
changes: [bots.md](bots.md#strength).

Where the random bot never won, nobody knows how far below the others it stands: then only the distances between the
others mean something, and the intervals, which are about the distance to it, reach far down.
"""
CHALLENGED: Final = """
The Meister is to win twice a fair share among greedy bots, and one and a half times among Gesellen. `meister` has his
whole second, which takes a minute or more a game, `meister:0.25s` a quarter of it. In Heaven & Ale for two twice a
fair share would be every single game. With fewer than ten deals (a deal is a game for each seat) intervals are a rough
guess. Margins are how many points or thalers more he has than the others on average.

On the ladders further down his rating is that of those he met and the distance that was measured, and his interval is
about that distance alone. `meister:0.05s`, a twentieth, met only random bots, which says nothing about his place above
the others. The Grossmeister, five minutes of thought a game, met greedy bots on four deals of Goldbräu for three and
three of Heaven & Ale for two: enough to see that he stands with the Meister far above them, not who of the two stands
higher (on the same deals the Meister won all 18). His place on these two ladders is a rough guess.
"""

MARKS: Final = {"greedy": 2.0, "geselle": 1.5}
"""How many times a fair share the Meister is to win among these."""

RANDOM: Final = """
Every level is to win nine games in ten against a random bot, and three times a fair share among several. For three
players that would be every single game. The Grossmeister, some minutes of thought a game, met them on one deal at each
table, in every seat of it: so few games make no interval. He is the Meister with five times as long to think, who was
measured with a twentieth of his second.
"""
AMONG_RANDOM: Final = ["lehrling", "greedy", "geselle", "meister:0.05s", "grossmeister"]

Result = dict[str, Any]


def results(key: str) -> list[Result]:
    """What was measured for a game, fewest players first."""
    found: list[Result] = []
    for path in sorted(HERE.glob(f"{key}-?.json")):
        result = read(path)
        for challenge in sorted(HERE.glob(f"{path.stem}-challenge*.json")):
            result = on_one_scale(result, read(challenge))
        found.append(result)
    return found


def read(path: Path) -> Result:
    """One result."""
    result: Result = json.loads(path.read_text(encoding="utf-8"))
    return result


def on_one_scale(result: Result, challenge: Result) -> Result:
    """A ladder with the challenger on it: as far above those it met as in the challenge, where it is the fixed one.

    Who met only the one that the ladder is fixed to, and hardly ever lost, is as far above it as one likes: not on it.
    """
    told = {**result, "head_to_head": challenge["head_to_head"] + result["head_to_head"]}
    challenger = challenge["settings"]["bots"][0]
    [alone] = [rating for rating in challenge["ratings"] if rating["bot"] == challenger]
    met = [rating for rating in challenge["ratings"] if rating["bot"] not in (challenger, result["settings"]["anchor"])]
    if not met:
        return told
    known = {rating["bot"]: rating["rating"] for rating in result["ratings"]}

    def placed(bound: str) -> float:
        return fmean(known[rating["bot"]] + alone["rating"] - rating[bound] for rating in met)

    rung = {**alone, "rating": placed("rating"), "low": placed("high"), "high": placed("low")}
    ratings = sorted([rung, *result["ratings"]], key=lambda rating: -rating["rating"])
    return {**told, "ratings": ratings}


def picture(game: Game[Any, Any, Any], result: Result) -> str:
    """The ladder of one seat count."""
    ratings = [Rating(**rating) for rating in result["ratings"]]
    return chart(f"{game.title}, {result['settings']['players']} players", ratings)


def rungs(found: list[Result]) -> str:
    """A row for each bot and seat count."""
    rows: list[list[object]] = []
    for result in found:
        for rating in result["ratings"]:
            points = f"{rating['rating']:.0f} ({rating['low']:.0f}–{rating['high']:.0f})"
            if rating["bot"] == result["settings"]["anchor"]:
                points = f"{rating['rating']:.0f}, fixed"
            rows.append([result["settings"]["players"], rating["bot"], points, rating["games"]])
    return table(["players", "bot", "rating (95 %)", "games"], rows)


def pairs(found: list[Result]) -> str:
    """How each fared alone against another."""
    rows: list[list[object]] = []
    for result in found:
        fair = result["settings"]["fair_share"]
        rows += [
            [
                result["settings"]["players"],
                pair["bot"],
                pair["against"],
                share(pair),
                f"{pair['win_share'] / fair:.2f}",
                f"{pair['rank']:.2f}",
                margin(pair),
                pair["games"],
            ]
            for pair in result["head_to_head"]
        ]
    heads = ["players", "bot", "alone against", "wins (95 %)", "times a fair share", "rank", "margin", "games"]
    return table(heads, rows)


def marks() -> str:
    """Who takes his time among greedy bots and Gesellen, beside what he was to win there."""
    rows: list[list[object]] = []
    for key, game in all_games().items():
        for path in sorted(HERE.glob(f"{key}-?-challenge*.json")):
            rows += [[game.title, *row] for row in marked(read(path))]
    heads = ["game", "players", "bot", "alone among", "games", "wins (95 %)", "to win", "margin"]
    return table(heads, rows)


def among_random() -> str:
    """How every level fares alone among random bots, beside what it is to win there."""
    rows: list[list[object]] = []
    for key, game in all_games().items():
        for result in results(key):
            settings = result["settings"]
            met = {pair["bot"]: pair for pair in result["head_to_head"] if pair["against"] == "random"}
            to_win = 0.9 if settings["players"] == 2 else 3 * settings["fair_share"]
            told = [f"{share(met[bot])} of {met[bot]['games']}" if bot in met else "" for bot in AMONG_RANDOM]
            rows.append([game.title, settings["players"], f"{100 * to_win:.1f} %", *told])
    return table(["game", "players", "to win", *AMONG_RANDOM], rows)


def marked(challenge: Result) -> list[list[object]]:
    """A row for each of MARKS that was met."""
    settings = challenge["settings"]
    rows: list[list[object]] = []
    for against, times in MARKS.items():
        for pair in challenge["head_to_head"]:
            if (pair["bot"], pair["against"]) == (settings["bots"][0], against):
                to_win = f"{100 * times * settings['fair_share']:.1f} %"
                rows.append(
                    [settings["players"], pair["bot"], against, pair["games"], share(pair), to_win, margin(pair)]
                )
    return rows


def share(pair: Result) -> str:
    return f"{100 * pair['win_share']:.1f} % ({100 * pair['low']:.1f}–{100 * pair['high']:.1f})"


def margin(pair: Result) -> str:
    return f"{pair['margin']:+.1f}"


def page() -> str:
    """The whole page."""
    parts = [HEAD, "## Who looks ahead", CHALLENGED, marks(), "## Among random bots", RANDOM, among_random()]
    for key, game in all_games().items():
        found = results(key)
        if found:
            words = f"Ladder of {game.title}, {found[-1]['settings']['players']} players"
            parts += [f"## {game.title}", f"![{words}](ladder/{key}.svg)", rungs(found), pairs(found)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    for key, game in all_games().items():
        found = results(key)
        if found:
            (HERE / f"{key}.svg").write_text(picture(game, found[-1]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
