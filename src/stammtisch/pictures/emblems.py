"""The players' emblems, so that colour is never the only sign: drawn around the origin, within 10 units."""

from __future__ import annotations

from typing import Final

from stammtisch.pictures.svg import circle, path

# Heart, lozenge, clover, star and crescent.
EMBLEMS: Final = {
    "red": path("M0 9.5C-6 4-10 0-10-4.5A5.3 5.3 0 0 1 0-6 5.3 5.3 0 0 1 10-4.5C10 0 6 4 0 9.5z"),
    "blue": path("M0-10.5 8 0 0 10.5-8 0z"),
    "green": circle(0, -5, 4.8) + circle(-5.4, 2.2, 4.8) + circle(5.4, 2.2, 4.8) + path("M-1.5-1h3L3.5 10h-7z"),
    "yellow": path("M0-10.5 3-3.5 10.5-3 4.7 2 6.6 9.5 0 5.4-6.6 9.5-4.7 2-10.5-3-3-3.5z"),
    "violet": path("M4-10A10.3 10.3 0 1 0 4 10 8 8 0 1 1 4-10z"),
}
