"""Writes the pages of the games for researchers anew: `python docs/research/make.py`. A test keeps them up to date.

Tables come from the code, figures from what `measure.py` has measured.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any, Final

from stammtisch.bots import BOTS
from stammtisch.engine import Game, all_games
from stammtisch.engine.observation import spans

HERE: Final = Path(__file__).parent
AnyGame = Game[Any, Any, Any]


def table(heads: list[str], rows: list[list[object]]) -> str:
    """A table in Markdown."""
    lines: list[list[object]] = [[*heads], ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in line) + " |" for line in lines)


def observation_table(game: AnyGame) -> str:
    """Every feature, where it begins and how long it is, for each seat count."""
    rows: list[list[object]] = []
    found = [spans(game.features, game.new(players, "page").view(0)) for players in game.seat_counts]
    for group in zip(*found, strict=True):
        places = [f"{span.first}–{span.first + span.size - 1}" for span in group]
        rows.append([group[0].name, group[0].meaning, *places])
    lengths = [group[-1].first + group[-1].size for group in found]
    rows.append(["**length**", "", *(f"**{length}**" for length in lengths)])
    return table(["feature", "what the numbers are", *(f"{players} players" for players in game.seat_counts)], rows)


def action_table(game: AnyGame) -> str:
    """Every kind of choice with its codes."""
    rows: list[list[object]] = []
    for kind in game.codes.kinds:
        last = kind.first + kind.size - 1
        codes = str(kind.first) if kind.size == 1 else f"{kind.first}–{last}"
        order = " × ".join(str(len(domain)) for domain in kind.domains)
        rows.append([codes, f"`{game.codes.notation(kind.first)}`", f"`{game.codes.notation(last)}`", order])
    return table(["codes", "first", "last", "arguments, the last varying fastest"], rows)


def measured_table(game: AnyGame, bot: str) -> str:
    """Length, branching and what the first player gains, as measured."""
    path = HERE / f"{game.key}-{bot}.json"
    figures: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    rows: list[list[object]] = []
    for players, found in figures.items():
        margin = 1.96 * math.sqrt(found["wins"][0] * (1 - found["wins"][0]) / found["games"])
        gain = 100 * (found["wins"][0] - 1 / int(players))
        rows.append(
            [
                players,
                f"{found['games']:,}",
                f"{found['mean_length']} ({found['shortest']}–{found['longest']})",
                f"{found['mean_choices']} (up to {found['most_choices']})",
                f"{100 * found['forced']:.0f} %",
                ", ".join(f"{100 * share:.1f}" for share in found["wins"]),
                f"{gain:+.1f} ± {100 * margin:.1f}",
                ", ".join(f"{score:.1f}" for score in found["scores"]),
            ]
        )
    heads = ["players", "games", "decisions a game", "choices a decision", "forced", "wins by place, %", "first player"]
    return table([*heads, "mean scores by place"], rows)


def size_table(game: AnyGame) -> str:
    """How large rows, codes, positions and games are."""
    figures: dict[str, Any] = json.loads((HERE / f"{game.key}-random.json").read_text(encoding="utf-8"))
    rows: list[list[object]] = []
    for players, found in figures.items():
        last = spans(game.features, game.new(int(players), "page").view(0))[-1]
        sizes = [found["state_numbers"], f"10^{found['states_log10']}", f"10^{found['tree_log10']:.0f}"]
        rows.append([players, last.first + last.size, game.codes.size, *sizes])
    return table(["players", "observation", "choice codes", "numbers in a position", "positions", "games"], rows)


def rulings_table(game: AnyGame) -> str:
    """Where the books are silent or disagree, and what we do."""
    rules = [rule for rule in game.rulebook.rules.values() if "ruling" in rule.source or "option" in rule.source]
    return table(["rule", "what we play", "why"], [[rule.number, rule.text, rule.source] for rule in rules])


def listed(game: AnyGame) -> str:
    """With which options learners play, where not with all."""
    chosen = ", ".join(f"`{key}={value}`" for key, value in game.listed_options().items())
    return f" Played with {chosen}, where every choice has a code; so are the figures below." if chosen else ""


def page(game: AnyGame) -> str:
    """The whole page of a game."""
    used, size = len(game.codes.codes), game.codes.size
    parts = [
        f"# {game.title} for researchers",
        f"`{game.key}_v1`, rules version {game.rules_version}. Written by `docs/research/make.py`; how the environments"
        " are used is in [research.md](../research.md)." + listed(game),
        "## Observations",
        "A row of numbers between -1 and 1, made from the view of a seat and from nothing else. What is listed by seat"
        " begins with the seat that looks, then goes clockwise. Where one of several is named, its number is 1 and the"
        " others are 0.",
        observation_table(game),
        "## Actions",
        f"A choice is a code from 0 to {size - 1}; {used} of these {size} mean something, and the action mask says"
        " which are legal.",
        action_table(game),
        "## Size",
        "A position is written as so many numbers and words that differ from game to game. How many positions there are"
        " is the product of the values seen at each of those places in random play: more than can be reached, since the"
        " pieces have to add up. How many games there are is the product of the choices along a random one, on"
        " average.",
        size_table(game),
        "## Measured",
        "A decision is one choice of one seat; it is forced where there is a single legal one. Places are counted from"
        " the first player; a shared win counts in parts. The first player's column says by how many points of a"
        " hundred the share of wins differs from an even one, with its 95 % interval.",
    ]
    for bot in BOTS:
        if (HERE / f"{game.key}-{bot}.json").exists():
            parts += [f"Everybody plays `{bot}`:", measured_table(game, bot)]
    parts += ["## Where the books are silent or disagree", rulings_table(game)]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    for game in all_games().values():
        if game.features:
            (HERE / f"{game.key}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
