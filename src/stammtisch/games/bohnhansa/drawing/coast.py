"""The coasts of the North Sea and the Baltic, bent a little so that every town has room; part of the scenery."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.pictures.svg import Point, number

BRITAIN: Final[tuple[Point, ...]] = (
    *((-40, -40), (118, -40), (150, 22), (138, 60), (182, 96), (196, 150), (166, 176), (186, 214), (160, 250)),
    *((214, 288), (200, 322), (224, 350), (222, 392), (246, 440), (232, 474), (250, 520), (228, 570), (272, 604)),
    *((286, 650), (248, 684), (300, 724), (262, 770), (272, 830), (-40, 830)),
)
CONTINENT: Final[tuple[Point, ...]] = (
    *((300, 830), (322, 776), (318, 724), (330, 690), (308, 650), (318, 600), (310, 556), (334, 520), (374, 500)),
    *((420, 494), (452, 470), (492, 482), (522, 466), (540, 436), (524, 396), (536, 352), (514, 306), (526, 262)),
    *((566, 232), (622, 214), (684, 222), (676, 256), (706, 282), (672, 318), (690, 356), (664, 390), (682, 424)),
    *((712, 446), (752, 452), (786, 476), (836, 458), (884, 452), (930, 470), (962, 452), (1004, 458), (1040, 436)),
    *((1092, 440), (1120, 424), (1128, 448), (1160, 438), (1180, 392), (1230, 372), (1230, 830)),
)
SCANDINAVIA: Final[tuple[Point, ...]] = (
    *((430, -40), (452, 10), (480, 28), (492, 70), (536, 96), (580, 88), (612, 116), (648, 96), (672, 130), (690, 120)),
    *((706, 176), (700, 220), (724, 262), (732, 306), (752, 340), (796, 352), (846, 350), (880, 326), (890, 286)),
    *((912, 262), (916, 210), (942, 170), (936, 120), (966, 76), (962, 20), (980, -40)),
)
ZEALAND: Final[tuple[Point, ...]] = ((720, 376), (744, 362), (768, 372), (778, 396), (764, 424), (736, 430), (722, 408))
FUNEN: Final[tuple[Point, ...]] = ((694, 384), (712, 390), (712, 412), (698, 424), (688, 404))
BORNHOLM: Final[tuple[Point, ...]] = ((862, 402), (880, 396), (890, 410), (876, 420), (860, 416))
GOTLAND: Final[tuple[Point, ...]] = (
    *((966, 262), (990, 226), (1036, 208), (1090, 212), (1130, 236), (1142, 274), (1128, 314), (1088, 338)),
    *((1040, 330), (996, 336), (970, 304)),
)
OELAND: Final[tuple[Point, ...]] = ((946, 196), (956, 206), (950, 250), (940, 290), (932, 280), (938, 236))
LANDS: Final = (BRITAIN, CONTINENT, SCANDINAVIA, ZEALAND, FUNEN, BORNHOLM, GOTLAND, OELAND)

TENSION: Final = 6


def shore(points: Sequence[Point]) -> str:
    """A closed curve through all points (Catmull-Rom, written as Bézier curves)."""
    count = len(points)
    d = f"M{_spell(points[0])}"
    for index in range(count):
        before, here, there, beyond = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        first = (here[0] + (there[0] - before[0]) / TENSION, here[1] + (there[1] - before[1]) / TENSION)
        second = (there[0] - (beyond[0] - here[0]) / TENSION, there[1] - (beyond[1] - here[1]) / TENSION)
        d += f"C{_spell(first)} {_spell(second)} {_spell(there)}"
    return d + "z"


def _spell(point: Point) -> str:
    return f"{number(round(point[0], 1))} {number(round(point[1], 1))}"
