"""The cellar in the middle of the track: twelve goals, each with a large and a small barrel. (HA-03, HA-70)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.drawing.emblems import emblem
from stammtisch.games.heavenale.drawing.layout import CENTRE, GAP, TOP
from stammtisch.games.heavenale.drawing.scene import Scene
from stammtisch.games.heavenale.names import COLOURS, GOALS, NOBODY
from stammtisch.games.heavenale.progress import goal_progress
from stammtisch.games.heavenale.scoring import LARGE_BARREL, SMALL_BARREL
from stammtisch.pictures.paints import CREAM, INK, PLAYERS
from stammtisch.pictures.svg import Point, circle, group, rect, text, use
from stammtisch.pictures.words import say

# The shelves follow the round wall: so many goals in each.
SHELVES: Final = (2, 4, 4, 2)
PITCH: Final = (123, 121)
PLATE: Final = (118, 116)
POINTS: Final = {"large": LARGE_BARREL, "small": SMALL_BARREL}
# Where a barrel stands on its plate, and how large it is.
BARRELS: Final = {"large": ((-24.0, 51.0), 1.08), "small": ((26.0, 51.0), 0.82)}


def definitions() -> str:
    width, tall = PLATE
    board = rect(-width / 2, -tall / 2, width, tall, rx=9, fill="url(#ha-parchment)", stroke=INK, stroke_width=1.8)
    return group(board, id="ha-goal")


def goal_place(goal: int) -> Point:
    shelf, place = 0, goal
    while place >= SHELVES[shelf]:
        place -= SHELVES[shelf]
        shelf += 1
    x = (place - (SHELVES[shelf] - 1) / 2) * PITCH[0]
    return CENTRE + x, CENTRE + (shelf - (len(SHELVES) - 1) / 2) * PITCH[1]


def cellar(scene: Scene) -> str:
    return group(*(_goal(scene, goal) for goal in range(len(GOALS))), at=(GAP, TOP), id="cellar")


def _goal(scene: Scene, goal: int) -> str:
    name = GOALS[goal]
    have, need = goal_progress(scene.table, scene.focus, goal)
    met = have >= need
    key = "goal_met" if met else "goal_far"
    words = say(key, goal=name, name=scene.names[scene.focus], have=have, need=need)
    return group(
        use("ha-goal"),
        use(f"ha-goal-{name}", 0, -26, 1.08),
        use("ha-tick", PLATE[0] / 2 - 9, 9 - PLATE[1] / 2) if met else "",
        _barrel(scene, goal, "large"),
        _barrel(scene, goal, "small"),
        at=goal_place(goal),
        title=words,
        id=f"goal-{name}",
        data_met=str(met).lower(),
    )


def _barrel(scene: Scene, goal: int, size: str) -> str:
    owner = (scene.view.large if size == "large" else scene.view.small)[goal]
    at, scale = BARRELS[size]
    points = POINTS[size]
    if owner == NOBODY:
        sign = circle(0, -21, 11, fill=CREAM, stroke=INK, stroke_width=1.4) + text(str(points), 0, -15, "ha-points")
        barrel = use("ha-barrel", color="#3d3531") + sign
        words = say("barrel_free", size=size, points=points)
    else:
        paint = PLAYERS[owner]
        disc = circle(0, -21, 17, fill=paint.base, stroke=paint.dark, stroke_width=2)
        barrel = use("ha-barrel", color=paint.base, opacity=0.35) + disc
        barrel += use(emblem(COLOURS[owner]), 0, -21, 1.15, color=paint.ink)
        words = say("barrel_taken", size=size, points=points, name=scene.names[owner])
    return group(
        barrel,
        at=at,
        scale=scale,
        title=words,
        id=f"barrel-{GOALS[goal]}-{size}",
        data_owner="none" if owner == NOBODY else COLOURS[owner],
    )
