"""The table as an SVG picture, from a view alone.

Reading order: `layout` says where things are; `palette`, `emblems`, `definitions`, `buildings` and `figures` what they
look like; `scenery` draws what never changes; `square`, `pieces`, `cards`, `actions` and `panels` what does.
"""

from __future__ import annotations

from functools import cache

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.goldbraeu.drawing import (
    buildings,
    cards,
    definitions,
    emblems,
    figures,
    greenery,
    scenery,
    square,
)
from stammtisch.games.goldbraeu.drawing.layout import HEIGHT, WIDTH, lay_out
from stammtisch.games.goldbraeu.drawing.panels import figures_of_players, panels, prompt
from stammtisch.games.goldbraeu.drawing.pieces import pieces
from stammtisch.games.goldbraeu.names import COLOURS
from stammtisch.games.goldbraeu.state import DAYS_PER_WEEK, SET_UP
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.layers import Layers
from stammtisch.pictures.svg import group
from stammtisch.pictures.words import say, speaking


def draw(view: GoldbraeuView, names: list[str], book: Rulebook) -> Layers:
    """The square with fences and parasols, the houses with signs, bosses and markers."""
    with speaking(book):
        layout = lay_out(view.terms)
        moving = group(
            square.square(view, layout),
            pieces(view, names, layout),
            cards.cards(view),
            panels(view, names),
            figures_of_players(view, names),
            id="pieces",
        )
        return Layers(
            "goldbraeu",
            WIDTH,
            HEIGHT,
            _title(view),
            _description(view, names),
            definitions.STYLE,
            _definitions(book),
            scenery.scenery(view.terms),
            moving,
        )


@cache
def _definitions(book: Rulebook) -> str:
    parts = (definitions, emblems, buildings, figures, square, cards, greenery, scenery)
    return "".join(part.definitions() for part in parts)


def _title(view: GoldbraeuView) -> str:
    if not view.decisions:
        return say("title_over")
    if view.part == SET_UP:
        return say("title_set_up")
    week, day = divmod(view.day, DAYS_PER_WEEK)
    return say("title", week=week + 1, day=day + 1)


def _description(view: GoldbraeuView, names: list[str]) -> str:
    players = (
        say("player", name=name, colour=COLOURS[seat], money=view.money[seat]) for seat, name in enumerate(names)
    )
    return f"{'; '.join(players)}. {prompt(view, names)}"
