"""docs/peers.md: what was measured beside others, in tables, and what follows from it."""

from __future__ import annotations

import math
import platform
from statistics import median
from typing import Any

Figures = dict[str, Any]

OURS = "Stammtisch"
COMPILED = f"{OURS}, compiled"
BATCHED = ", batched"
SIMILAR = 1.25
"""How many times as many choices a game may have, or as few, to be similar."""


class Row:
    """Random play of one game."""

    def __init__(self, library: str, game: str, found: Figures | str) -> None:
        self.library = library
        self.game = game
        self.found = found

    @property
    def measured(self) -> bool:
        return isinstance(self.found, dict)

    @property
    def choices(self) -> float:
        return float(self.found["choices"]) if isinstance(self.found, dict) else 0.0

    @property
    def speed(self) -> float:
        return float(self.found["decisions_per_second"]) if isinstance(self.found, dict) else 0.0

    @property
    def batched(self) -> bool:
        """Whether many games are played in one call."""
        return self.library.endswith(BATCHED)

    def nearest(self, ours: list[Row]) -> Row | None:
        """The one of ours with the nearest number of choices, by ratio, compiled and played in the same way."""
        way = COMPILED + BATCHED if self.batched else COMPILED
        alike = [row for row in ours if row.library == way and row.measured]
        return min(alike, key=lambda row: abs(math.log(row.choices / self.choices)), default=None)

    def times(self, ours: list[Row]) -> float:
        """How many times as fast the nearest of ours is."""
        near = self.nearest(ours)
        return 0.0 if near is None else near.speed / self.speed

    def similar(self, ours: list[Row]) -> bool:
        near = self.nearest(ours)
        return near is not None and abs(math.log(near.choices / self.choices)) <= math.log(SIMILAR)

    def ratio(self, ours: list[Row]) -> str:
        """The same in words."""
        near = self.nearest(ours)
        if near is None or self.library.startswith(OURS):
            return ""
        times = self.times(ours)
        return f"{times:.{1 if times >= 0.1 else 2}f}× ({near.game.partition(',')[0]})"

    def line(self, ours: list[Row]) -> str:
        """The line of the table, beside ours."""
        if isinstance(self.found, str):
            return f"| {self.library} | {self.game} | | {self.found} | | |"
        copied = self.found.get("copy_us")
        cells = [self.library, self.game, f"{self.choices:.1f}", f"{self.speed:,.0f}", self.ratio(ours)]
        return "| " + " | ".join([*cells, "" if copied is None else f"{copied:,.1f}"]) + " |"


class SearchRow:
    """Search in one game."""

    def __init__(self, library: str, game: str, how: str, found: Figures | str) -> None:
        self.library = library
        self.game = game
        self.how = how
        self.found = found

    def line(self) -> str:
        if isinstance(self.found, str):
            return f"| {self.library} | {self.game} | {self.how} | | {self.found} |"
        cells = [f"{self.found['to_the_end']:.0f}", f"{self.found['iterations_per_second']:,.0f}"]
        return "| " + " | ".join([self.library, self.game, self.how, *cells]) + " |"

    def costs(self) -> str:
        """Where an iteration goes, in microseconds, as a line of another table."""
        assert isinstance(self.found, dict)
        whole, parts = 1e6 / self.found["iterations_per_second"], self.found["parts"]
        figures = [whole, parts["evaluate"], parts["appraise"], parts["copy"], parts["imagine"]]
        return "| " + " | ".join([self.game, self.how, *(f"{figure:,.0f}" for figure in figures)]) + " |"


def short_table(ours: list[Row]) -> list[str]:
    """Ours alone, in thousands, for the README; from whole numbers, as the page says them."""
    lines = ["| | interpreted | compiled | many games in one call |", "|---|---|---|---|"]
    for game in dict.fromkeys(row.game for row in ours):
        speeds = " | ".join(f"{round(round(row.speed), -3):,}" for row in ours if row.game == game)
        lines.append(f"| {game} | {speeds} |")
    return lines


def with_table(text: str, table: list[str]) -> str:
    """A page with a table in place of the one that has the same head."""
    lines = text.splitlines()
    first = last = lines.index(table[0])
    while lines[last].startswith("|"):
        last += 1
    return "\n".join([*lines[:first], *table, *lines[last:], ""])


def random_play(ours: list[Row], peers: list[Row]) -> list[str]:
    """One table, with how much faster our compiled games are than each line."""
    faster = [f"{row.library} {row.game}" for row in peers if row.measured and 0 < row.times(ours) < 1]
    return [
        "## Random play and copies",
        "",
        "A decision is one choice of one player, chance not counted; `choices` is how many there are to choose from, on"
        " average along random games. The ratio says how many times as fast that of our compiled games is which comes"
        " nearest in choices, played in the same way: asked, chosen and stepped from Python, one game after another;"
        " or batched: ours by `simulate`, OpenSpiel's with a whole game of its own random bots in one call, Pgx's in a"
        " compiled loop over a thousand games at once. Pgx pays off on a GPU; here it runs on the same core as"
        " everybody.",
        "",
        "| library | game | choices | decisions/s | ours is | copy, µs |",
        "|---|---|---|---|---|---|",
        *(row.line(ours) for row in [*ours, *peers]),
        "",
        f"Faster than the nearest of ours: {'; '.join(faster) or 'none'}.",
    ]


def similar_branching(ours: list[Row], played: list[Row]) -> list[str]:
    """OpenSpiel's games with about as many choices as ours: all of them, the fastest first."""
    alike = sorted([row for row in played if row.measured and row.similar(ours)], key=lambda row: row.times(ours))
    if not alike:
        return []
    ahead = [row for row in alike if row.times(ours) > 1]
    faster = [row for row in alike if row.times(ours) <= 1]
    return [
        "## OpenSpiel's games of similar branching",
        "",
        f"Not a selection: each of the {len(played)} sequential C++ games of OpenSpiel for two or more that load"
        f" without parameters was played from Python for a moment. {len(alike)} of them have a mean number of choices"
        f" within a factor of {SIMILAR} of one of ours, and here they all are. Ours is faster than {len(ahead)} of"
        f" them, {median(row.times(ours) for row in alike):.1f} times as fast in the middle.",
        "",
        "| game | choices | µs a decision | decisions/s | ours is |",
        "|---|---|---|---|---|",
        *(
            f"| {row.game} | {row.choices:.1f} | {1e6 / row.speed:.1f} | {row.speed:,.0f} | {row.ratio(ours)} |"
            for row in alike
        ),
        "",
        *why_faster(ours, faster),
    ]


def why_faster(ours: list[Row], faster: list[Row]) -> list[str]:
    """What is ahead of ours, and why."""
    compiled = {row.game: row for row in ours if row.library == COMPILED and row.measured}
    batched = {row.game: row for row in ours if row.library == COMPILED + BATCHED and row.measured}
    costs = "; ".join(
        f"{game.partition(',')[0]} {1e6 / row.speed:.1f} µs, {1e6 / batched[game].speed:.1f} batched"
        for game, row in compiled.items()
        if game in batched
    )
    named = ", ".join(row.game for row in faster) or "none"
    return [
        f"Ahead of ours: {named}. What a decision costs us: {costs}. The difference between the two is what calling"
        " from Python takes; the rest is the rules. A small board in C++ has next to none, so that the calls"
        " (`is_terminal`, `is_chance_node`, `legal_actions`, `apply_action`, about a microsecond together) are nearly"
        " all that it costs, and our larger games do not come down to that. Card games pay in Python for every card"
        " that chance deals.",
    ]


def search(ours: list[SearchRow], peers: list[SearchRow]) -> list[str]:
    """Iterations a second, and where ours go."""
    compiled = [row for row in ours if row.library == COMPILED and isinstance(row.found, dict)]
    return [
        "## Search",
        "",
        "Iterations a second of the searches that come with the libraries: ours (`stammtisch.bots.search`, see"
        " [bots.md](bots.md)) and OpenSpiel's ISMCTS and MCTS in C++, called from Python. The others have none in the"
        " packages that were installed (Pgx leaves it to mctx). One position of each random game, early and late ones,"
        " which count alike; 1,000 iterations for each, or the Meister's second; a hundred imagined worlds for each."
        " `to the end` is how many decisions random play made from there on.",
        "",
        "| library | game | how a leaf is judged | to the end | iterations/s |",
        "|---|---|---|---|---|",
        *(row.line() for row in [*ours, *peers]),
        "",
        "An iteration is not the same everywhere. OpenSpiel's plays random choices to the end; ours plays none at all"
        " and asks the game what the position is worth, or, as the Meister does, plays on with everybody taking what"
        " looks best, each time after a look at all choices. So the figures say what an iteration costs, not what it is"
        " worth.",
        "",
        "What limits ours is judgement, not the tree. Microseconds, compiled, each part measured by itself in the same"
        " positions. An iteration evaluates one leaf and appraises about one new node, and where seats have secrets"
        " each decision of another on the way there, once in each world; it copies one world; a hundred in a search are"
        " imagined. Played on, every decision below the tree is one more appraisal.",
        "",
        "| game | how a leaf is judged | an iteration | evaluate | view and appraise | copy | imagine |",
        "|---|---|---|---|---|---|---|",
        *(row.costs() for row in compiled),
    ]


def page(
    ours: list[Row], peers: list[Row], scanned: list[Row], searches: list[SearchRow], peer_searches: list[SearchRow]
) -> str:
    """The whole page."""
    versions = {row.library.removesuffix(BATCHED): row.found["version"] for row in peers if isinstance(row.found, dict)}
    lines = [
        "# Beside others",
        "",
        "One library after another in one run on one core: `make bench-peers` writes this page."
        f" Python {platform.python_version()}, {platform.machine()}; "
        + ", ".join(f"{library} {number}" for library, number in versions.items())
        + ". Seconds are those of the processor, so that neighbours on a shared machine do not count.",
        "",
        *random_play(ours, peers),
        "",
        *similar_branching(ours, scanned),
        "",
        *search(searches, peer_searches),
        "",
    ]
    return "\n".join(lines)
