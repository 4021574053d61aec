"""The table as an SVG picture, from a view alone.

Reading order: `layout` says where things are and `scene` what is known; `palette`, `beans`, `towns`, `things`,
`cards` and `costs` what they look like; `coast` and `scenery` draw what never changes; `status`, `chart`, `stores`,
`slips`, `panels` and `fan` what does.
"""

from __future__ import annotations

from functools import cache

from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.drawing import beans, cards, definitions, scenery, things, towns
from stammtisch.games.bohnhansa.drawing.chart import chart
from stammtisch.games.bohnhansa.drawing.fan import hand, laid
from stammtisch.games.bohnhansa.drawing.layout import HEIGHT, WIDTH
from stammtisch.games.bohnhansa.drawing.panels import describe, panels
from stammtisch.games.bohnhansa.drawing.scene import Scene, look
from stammtisch.games.bohnhansa.drawing.slips import slips
from stammtisch.games.bohnhansa.drawing.status import prompt, status, title
from stammtisch.games.bohnhansa.drawing.stores import stores
from stammtisch.games.bohnhansa.view import BohnHansaView
from stammtisch.pictures.layers import Layers
from stammtisch.pictures.svg import group
from stammtisch.pictures.words import speaking


def draw(view: BohnHansaView, names: list[str], book: Rulebook) -> Layers:
    """The chart with everybody's merchants, the players, and the viewer's hand."""
    with speaking(book):
        scene = look(view, names)
        moving = group(
            status(scene),
            stores(scene),
            chart(scene),
            slips(scene),
            panels(scene),
            hand(scene),
            laid(scene),
            id="pieces",
        )
        return Layers(
            "bohnhansa",
            WIDTH,
            HEIGHT,
            title(scene),
            _description(scene),
            definitions.STYLE,
            _definitions(book),
            scenery.scenery(view.terms, book),
            moving,
        )


@cache
def _definitions(book: Rulebook) -> str:
    parts = (definitions, beans, towns, things, cards, scenery)
    return "".join(part.definitions() for part in parts)


def _description(scene: Scene) -> str:
    players = (describe(scene, seat) for seat in range(scene.players))
    return f"{'; '.join(players)}. {prompt(scene, scene.names)}"
