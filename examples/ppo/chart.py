"""Draws the learning curve: the share of games won against greedy over the time of training.

python -m examples.ppo.chart examples/ppo/curve.json examples/ppo/curve.svg
"""

from __future__ import annotations

import sys
from pathlib import Path

from examples.ppo.curve import Curve
from stammtisch.pictures.svg import Point, element, path, rect, text

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 60, 740, 20, 330

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #4a4034 }
.end { text-anchor: end } .middle { text-anchor: middle }
.grid { stroke: #d8cdb8 } .even { stroke: #4a4034; stroke-dasharray: 5 4 }
.lot { fill: none; stroke: #d9a441; stroke-width: 1.5 }
.match { stroke: #8c3b1f; stroke-width: 2; fill: #8c3b1f }
.lessons { fill: #efe7d6 }
"""


class Chart:
    """Where seconds and shares lie on the paper."""

    def __init__(self, curve: Curve) -> None:
        self.curve = curve
        self.seconds = max([each.seconds for each in curve.matches], default=1.0)

    def place(self, seconds: float, share: float) -> Point:
        return LEFT + (RIGHT - LEFT) * seconds / self.seconds, BOTTOM - (BOTTOM - TOP) * share

    def paper(self) -> list[str]:
        """The grid, and when greedy was imitated."""
        lessons = max([each.seconds for each in self.curve.rounds if each.phase == "lessons"], default=0.0)
        edge, _ = self.place(lessons, 0.0)
        parts = [
            rect(0, 0, WIDTH, HEIGHT, fill="#fffdf8"),
            rect(LEFT, TOP, edge - LEFT, BOTTOM - TOP, class_="lessons"),
        ]
        for tenth in range(0, 11, 2):
            _, y = self.place(0.0, tenth / 10)
            parts += [line((LEFT, y), (RIGHT, y), "grid"), text(f"{10 * tenth} %", LEFT - 8, y + 4, "end")]
        parts.append(line(self.place(0.0, 0.5), self.place(self.seconds, 0.5), "even"))
        for minute in range(int(self.seconds // 60) + 1):
            x, _ = self.place(60.0 * minute, 0.0)
            parts.append(text(str(minute), x, BOTTOM + 18, "middle"))
        parts.append(text("minutes of training, imitation of greedy shaded", (LEFT + RIGHT) / 2, BOTTOM + 38, "middle"))
        return parts

    def rounds(self) -> str:
        """Games of the training, in which choices are drawn by lot."""
        points = [self.place(each.seconds, each.won) for each in self.curve.rounds if each.won is not None]
        return path("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points), class_="lot") if points else ""

    def matches(self) -> list[str]:
        """Matches with their 95 % intervals."""
        parts: list[str] = []
        for each in self.curve.matches:
            x, y = self.place(each.seconds, each.match.share)
            _, low = self.place(each.seconds, max(0.0, each.match.share - each.match.half_width))
            _, high = self.place(each.seconds, min(1.0, each.match.share + each.match.half_width))
            parts += [line((x, low), (x, high), "match"), element("circle", cx=x, cy=y, r=3, class_="match")]
        return parts

    def legend(self) -> list[str]:
        return [
            line((LEFT + 330, BOTTOM - 42), (LEFT + 360, BOTTOM - 42), "lot"),
            text("won against greedy in training, by lot", LEFT + 368, BOTTOM - 38, ""),
            element("circle", cx=LEFT + 345, cy=BOTTOM - 20, r=3, class_="match"),
            text("match against greedy, 95 % interval", LEFT + 368, BOTTOM - 16, ""),
        ]

    def draw(self) -> str:
        """The whole picture."""
        return element(
            "svg",
            element("style", STYLE),
            *self.paper(),
            self.rounds(),
            *self.matches(),
            *self.legend(),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
        )


def line(start: Point, end: Point, class_: str) -> str:
    """A straight line."""
    return element("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], class_=class_)


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:3])
    target.write_text(Chart(Curve.load(source)).draw() + "\n", encoding="utf-8")
