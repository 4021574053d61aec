"""The table as an SVG picture, from a view alone.

Reading order: `layout` says where things are and `scene` what is known; `palette`, `emblems`, `symbols`, `people`,
`things`, `tiles`, `cards` and `goals` what they look like; `scenery`, `greenery` and `summary` draw what never changes;
`status`, `track`, `cellar` and `boards` with `garden`, `slots` and `production` what does.
"""

from __future__ import annotations

from functools import cache

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.heavenale.drawing import (
    cards,
    cellar,
    definitions,
    emblems,
    goals,
    greenery,
    people,
    scenery,
    slots,
    symbols,
    things,
    tiles,
)
from stammtisch.games.heavenale.drawing.boards import boards, describe
from stammtisch.games.heavenale.drawing.layout import WIDTH, height
from stammtisch.games.heavenale.drawing.scene import Scene, look
from stammtisch.games.heavenale.drawing.status import prompt, status
from stammtisch.games.heavenale.drawing.track import track
from stammtisch.games.heavenale.view import HeavenAleView
from stammtisch.pictures.layers import Layers
from stammtisch.pictures.svg import group
from stammtisch.pictures.words import say, speaking


def draw(view: HeavenAleView, names: list[str], book: Rulebook) -> Layers:
    """The common track with the cellar, and every player's board."""
    with speaking(book):
        scene = look(view, names)
        moving = group(status(scene), cellar.cellar(scene), track(scene), boards(scene), id="pieces")
        return Layers(
            "heavenale",
            WIDTH,
            height(scene.players),
            _title(scene),
            _description(scene),
            definitions.STYLE,
            _definitions(book),
            scenery.scenery(view.terms, book),
            moving,
        )


@cache
def _definitions(book: Rulebook) -> str:
    parts = (definitions, emblems, symbols, people, things, tiles, cards, goals, slots, cellar, greenery, scenery)
    return "".join(part.definitions() for part in parts)


def _title(scene: Scene) -> str:
    if scene.over:
        return say("title_over")
    if scene.stage == "choose_start":
        return say("title_set_up")
    return say("title", round=scene.view.round + 1, rounds=scene.view.terms.rounds)


def _description(scene: Scene) -> str:
    players = (describe(scene, seat) for seat in range(scene.players))
    return f"{'; '.join(players)}. {prompt(scene, scene.names)}"
