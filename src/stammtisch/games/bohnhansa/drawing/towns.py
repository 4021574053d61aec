"""The eight towns as little skylines, 120 wide and 80 high, standing on the origin."""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.names import TOWNS
from stammtisch.pictures.svg import circle, ellipse, group, path, rect

LINE: Final = "#4a2a17"
BRICK: Final = "url(#bh-brick)"
PLASTER: Final = "url(#bh-plaster)"
STONE: Final = "url(#bh-stone)"
ROOF: Final = "url(#bh-roof)"
COPPER: Final = "url(#bh-copper)"


def definitions() -> str:
    skylines = (_edinburgh, _aalborg, _bremen, _hamburg, _malmoe, _rostock, _visby, _danzig)
    ground = ellipse(0, 0, 68, 9, fill="#2b2a12", opacity=0.35)
    return "".join(
        group(ground + skyline(), id=town_symbol(town), stroke_linejoin="round")
        for town, skyline in enumerate(skylines)
    )


def town_symbol(town: int) -> str:
    """What a town's skyline is called in the definitions."""
    return f"bh-town-{TOWNS[town]}"


def _shape(d: str, fill: str) -> str:
    return path(d, fill=fill, stroke=LINE, stroke_width=1.6)


def _gable(x: float, width: float, height: float, fill: str) -> str:
    """A house with a stepped gable towards us, its left foot at x."""
    step, rise = width / 6, width / 5
    wall = height - 3 * rise
    d = f"M{x:g} 0V{-wall:g}h{step:g}v{-rise:g}h{step:g}v{-rise:g}h{step / 2:g}v{-rise:g}h{step:g}v{rise:g}"
    d += f"h{step / 2:g}v{rise:g}h{step:g}v{rise:g}h{step:g}V0z"
    middle = x + width / 2
    return _shape(d, fill) + _windows(middle, -wall - 2, width) + _door(middle)


def _windows(x: float, y: float, width: float) -> str:
    side = width / 4.4
    places = ((x, y - 5), (x - side, y + 6), (x, y + 6), (x + side, y + 6))
    return "".join(rect(u - 2, v, 4, 6, fill="#ffdf8a", stroke=LINE, stroke_width=0.8) for u, v in places)


def _door(x: float) -> str:
    return path(f"M{x - 3:g} 0v-7a3 3 0 0 1 6 0v7z", fill="#5a3214")


def _house(x: float, width: float, height: float, fill: str) -> str:
    """A house with its eaves towards us."""
    wall = height * 0.55
    roof = f"M{x - 2:g} {-wall:g} {x + 5:g} {-height:g}H{x + width - 5:g}L{x + width + 2:g} {-wall:g}z"
    lit = "".join(rect(x + width * part - 2, -wall + 4, 4, 6, fill="#ffdf8a", stroke=LINE) for part in (0.25, 0.75))
    return (
        rect(x, -wall, width, wall, fill=fill, stroke=LINE, stroke_width=1.6)
        + _shape(roof, ROOF)
        + lit
        + _door(x + width / 2)
    )


def _spire(x: float, width: float, height: float, fill: str, cap: str) -> str:
    """A church tower with a pointed helm and a golden ball."""
    wall = height * 0.55
    middle = x + width / 2
    return (
        rect(x, -wall, width, wall, fill=fill, stroke=LINE, stroke_width=1.6)
        + _shape(f"M{x - 1.5:g} {-wall:g} {middle:g} {-height:g} {x + width + 1.5:g} {-wall:g}z", cap)
        + path(f"M{middle - 2:g} {-wall + 14:g}v-6a2 2.500 0 0 1 4 0v6z", fill="#3c2412")
        + circle(middle, -height, 2, fill="#ffd24a", stroke=LINE, stroke_width=0.8)
    )


def _tower(x: float, width: float, height: float, fill: str) -> str:
    """A round tower with battlements."""
    teeth = width / 5
    top = f"M{x - 1:g} {-height + 7:g}V{-height:g}h{teeth:g}v3h{teeth:g}v-3h{teeth:g}v3h{teeth:g}v-3h{teeth + 2:g}v7z"
    slit = rect(x + width / 2 - 1.2, -height * 0.6, 2.4, 7, fill="#3c2412")
    return rect(x, -height + 5, width, height - 5, fill=fill, stroke=LINE, stroke_width=1.6) + _shape(top, fill) + slit


def _wall(x: float, width: float, height: float) -> str:
    return rect(x, -height, width, height, fill=STONE, stroke=LINE, stroke_width=1.6) + path(
        f"M{x:g} {-height + 5:g}h{width:g}", stroke=LINE, stroke_width=1.2, stroke_dasharray="4 4"
    )


def _edinburgh() -> str:
    """The castle upon its rock."""
    rock = "M-60 2C-54-14-44-12-38-26-30-40-14-34-4-40 10-44 28-36 34-24 42-10 54-12 60 2z"
    return (
        group(
            _wall(-24, 48, 18),
            _tower(-34, 18, 34, STONE),
            _tower(14, 20, 40, STONE),
            _house(-14, 24, 30, STONE),
            at=(0, -32),
        )
        + _shape(rock, "#8d8a72")
        + path("M-40-14l8 6M-14-28l6 10M14-30l-4 10M34-12l-8 4", stroke="#5f5d49", stroke_width=2)
        + group(_house(-22, 30, 22, PLASTER), _house(12, 26, 18, PLASTER), at=(0, 3))
    )


def _aalborg() -> str:
    """Half-timbered merchants' houses by the fjord."""
    beams = path(
        "M-56-15H-30M-43-28V0M-56-14-43 0M-30-14-43 0M6-15H34M20-28V0M6-14 20 0M34-14 20 0",
        stroke="#6b3d1c",
        stroke_width=1.8,
    )
    return (
        _spire(-26, 17, 80, BRICK, COPPER)
        + _house(-58, 30, 34, PLASTER)
        + _house(5, 30, 34, "#f2d9a0")
        + beams
        + (_gable(-10, 22, 44, BRICK) + _gable(36, 22, 38, PLASTER))
    )


def _bremen() -> str:
    """The cathedral's two towers and the town hall."""
    arcade = "".join(path(f"M{x} 0v-8a3.500 4 0 0 1 7 0v8z", fill="#5a3214") for x in (9, 19, 29, 39))
    return (
        _house(-34, 30, 48, STONE)
        + _spire(-48, 17, 80, STONE, COPPER)
        + _spire(-10, 17, 80, STONE, COPPER)
        + _house(6, 44, 46, BRICK)
        + _gable(16, 22, 52, BRICK)
        + rect(6, -14, 44, 14, fill=PLASTER, stroke=LINE, stroke_width=1.4)
        + arcade
        + _gable(-60, 16, 28, PLASTER)
    )


def _hamburg() -> str:
    """Spires behind warehouses, and a ship's mast."""
    return (
        _spire(-40, 15, 78, BRICK, COPPER)
        + _spire(-4, 14, 88, BRICK, COPPER)
        + _spire(28, 15, 72, BRICK, COPPER)
        + _gable(-60, 24, 46, BRICK)
        + _gable(-34, 24, 40, PLASTER)
        + _gable(-9, 24, 48, BRICK)
        + _gable(16, 22, 40, "#e7b98a")
        + _gable(39, 22, 46, BRICK)
    )


def _malmoe() -> str:
    """The castle with its round red towers."""
    cone = "M-62-38-48-62-34-38zM34-38 48-62 62-38z"
    return (
        _spire(-8, 16, 82, BRICK, COPPER)
        + _house(-34, 68, 44, BRICK)
        + _gable(-14, 28, 48, BRICK)
        + rect(-60, -38, 24, 38, fill=BRICK, stroke=LINE, stroke_width=1.6)
        + rect(36, -38, 24, 38, fill=BRICK, stroke=LINE, stroke_width=1.6)
        + _shape(cone, ROOF)
        + rect(-51, -26, 6, 7, fill="#ffdf8a", stroke=LINE)
        + rect(45, -26, 6, 7, fill="#ffdf8a", stroke=LINE)
    )


def _rostock() -> str:
    """Painted gables in a row, and the tower of Saint Peter."""
    return (
        _spire(-9, 18, 92, BRICK, COPPER)
        + _gable(-60, 25, 46, "#e6a15c")
        + _gable(-35, 25, 52, "#f3e2bd")
        + _gable(-10, 22, 44, "#c96a4a")
        + _gable(12, 25, 50, "#9db8a0")
        + _gable(37, 23, 44, BRICK)
    )


def _visby() -> str:
    """The long wall with its towers."""
    return (
        _spire(-10, 16, 78, STONE, "#3f3a36")
        + _spire(12, 14, 62, STONE, "#3f3a36")
        + _house(-34, 26, 44, PLASTER)
        + _gable(24, 22, 46, PLASTER)
        + _wall(-58, 116, 22)
        + _tower(-62, 16, 42, STONE)
        + _tower(-26, 14, 36, STONE)
        + _tower(8, 14, 36, STONE)
        + _tower(46, 16, 42, STONE)
    )


def _danzig() -> str:
    """The great wooden crane at the water."""
    crane = _shape("M2 0V-44L-8-46V-58L8-72H28L40-58V-44L32-42V0z", "#8a5a33")
    return (
        _spire(-46, 20, 86, BRICK, COPPER)
        + _gable(-60, 23, 42, "#e7b98a")
        + _gable(-37, 22, 48, BRICK)
        + _gable(-16, 20, 42, PLASTER)
        + _gable(36, 24, 44, BRICK)
        + crane
        + _shape("M-10-57 8-74H28L42-57z", ROOF)
        + path("M-6-46V-22m-3 0h6l-1 5h-4z", stroke=LINE, stroke_width=1.6, fill="#5a3214")
        + path("M8-8v-18a9 9 0 0 1 18 0v18M2-30H32", stroke=LINE, stroke_width=1.6, fill="#5a3a20")
    )
