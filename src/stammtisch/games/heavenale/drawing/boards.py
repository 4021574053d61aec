"""The players' boards: header with ducats and points, garden, slots, cards, production track."""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.drawing.emblems import emblem
from stammtisch.games.heavenale.drawing.garden import garden
from stammtisch.games.heavenale.drawing.palette import GOLD
from stammtisch.games.heavenale.drawing.production import production
from stammtisch.games.heavenale.drawing.scene import Scene
from stammtisch.games.heavenale.drawing.slots import hand, pairs
from stammtisch.games.heavenale.drawing.status import ducats, points
from stammtisch.games.heavenale.names import COLOURS
from stammtisch.games.heavenale.scoring import LARGE_BARREL, SMALL_BARREL
from stammtisch.pictures.paints import CREAM, PLAYERS
from stammtisch.pictures.svg import TARGET, circle, group, path, rect, shorten, text, use
from stammtisch.pictures.words import say

HEADER: Final = 54
NAME_WIDTH: Final = 17


def boards(scene: Scene) -> str:
    """By seat, whatever their place, so that every piece keeps its place in the order."""
    return group(*(_board(scene, seat) for seat in range(scene.players)), id="boards")


def describe(scene: Scene, seat: int) -> str:
    """A player in a line."""
    return say(
        "player_over" if scene.over else "player",
        name=scene.names[seat],
        colour=COLOURS[seat],
        money=ducats(scene.view.money[seat]),
        points=points(scene.scores[seat].total),
    )


def _board(scene: Scene, seat: int) -> str:
    place = scene.seats[seat]
    plan = place.plan
    lit = scene.waits_for(seat) or seat in scene.winners()
    glow = rect(2, 2, plan.width - 4, plan.height - 4, rx=16, fill="none", stroke=GOLD, stroke_width=7) if lit else ""
    return group(
        glow,
        group(_header(scene, seat, plan.width / plan.header), at=(0, 0), scale=plan.header),
        garden(scene, seat),
        hand(scene, seat),
        pairs(scene, seat),
        group(production(scene, seat), at=plan.production, scale=plan.track),
        at=place.at,
        scale=place.scale,
        id=f"board-{COLOURS[seat]}",
        data_waiting=str(scene.waits_for(seat)).lower(),
    )


def _header(scene: Scene, seat: int, width: float) -> str:
    paint, colour = PLAYERS[seat], COLOURS[seat]
    shape = f"M4 {HEADER}V20A16 16 0 0 1 20 4H{width - 20:g}A16 16 0 0 1 {width - 4:g} 20V{HEADER}z"
    return group(
        path(shape, fill=paint.base, stroke=paint.dark, stroke_width=2),
        circle(32, 30, 19, fill=paint.dark),
        use(emblem(colour), 32, 30, 1.3, color=CREAM),
        text(shorten(scene.names[seat], NAME_WIDTH), 60, 39, "ha-name ha-left", fill=paint.ink),
        _role(scene, seat, width - 372),
        _barrels(scene, seat, width - 316, "large"),
        _barrels(scene, seat, width - 256, "small"),
        _money(scene, seat, width - 188),
        _score(scene, seat, width - 88),
        title=describe(scene, seat),
        id=f"player-{colour}",
    )


def _role(scene: Scene, seat: int, x: float) -> str:
    """Who looks at the picture, and in the end who has won."""
    if seat in scene.winners():
        words = say("winner", name=scene.names[seat])
        return group(use("ha-crown"), at=(x, 30), title=words, id=f"winner-{COLOURS[seat]}")
    if seat == scene.view.seat:
        return rect(x - 25, 17, 50, 26, rx=13, fill=CREAM) + text(say("you"), x, 35, "ha-label")
    return ""


def _barrels(scene: Scene, seat: int, x: float, size: str) -> str:
    count = (scene.view.large if size == "large" else scene.view.small).count(seat)
    scale = 0.74 if size == "large" else 0.52
    return group(
        use("ha-barrel", 0, 46 if size == "large" else 43, scale, color="#2b1607"),
        text(str(count), 20, 38, "ha-stat ha-left", fill=PLAYERS[seat].ink),
        at=(x, 0),
        title=say(f"{size}_barrels", name=scene.names[seat], count=count),
        id=f"{size}-barrels-{COLOURS[seat]}",
        data_count=count,
    )


def _money(scene: Scene, seat: int, x: float) -> str:
    money = scene.view.money[seat]
    return group(
        use("ha-coin", 0, 30, 1.2),
        text(str(money), 24, 41, "ha-money ha-left", fill=PLAYERS[seat].ink),
        rect(-24, 6, 92, 46, rx=20, **TARGET),
        at=(x, 0),
        title=say("money", name=scene.names[seat], money=ducats(money)),
        id=f"money-{COLOURS[seat]}",
        data_amount=money,
    )


def _score(scene: Scene, seat: int, x: float) -> str:
    """HA-90 to HA-94: what the seat has, or would have if the game ended now."""
    score = scene.scores[seat]
    words = say(
        "score",
        name=scene.names[seat],
        total=points(score.total),
        lowest=max(min(score.after), 0),
        multiplier=score.multiplier,
        barrels=LARGE_BARREL * score.large_barrels + SMALL_BARREL * score.small_barrels,
        card=score.barrel_card,
        first=score.first_player,
        before=_row(score.before),
        rate=score.rate,
        exchanged=_row(score.exchanged),
        used=score.ducats_used,
        ducats=score.ducats,
        after=_row(score.after),
    )
    return group(
        use("ha-mug", 0, 31, 0.95),
        text(str(score.total), 26, 41, "ha-money ha-left", fill=PLAYERS[seat].ink),
        at=(x, 0),
        title=words,
        id=f"score-{COLOURS[seat]}",
        data_points=score.total,
    )


def _row(places: list[int]) -> str:
    return " ".join(str(place) for place in places)
