"""What the options, the seat count and the box amount to."""

from __future__ import annotations

from stammtisch.engine.options import Edition, Option
from stammtisch.engine.terms import Components, Terms
from stammtisch.games.bohnhansa.components import Box

OPTIONS = (
    Option(
        "negotiation",
        "BH-80",
        "How offers are made",
        {
            "free": "everybody offers, counters and answers whenever he likes, several offers at once",
            "rounds": "at most three rounds a turn: the active player offers, then the others, plain swaps only",
        },
    ),
)

EDITIONS = (Edition("amigo", "Bohn Hansa, Amigo (2003)", {"negotiation": "free"}),)


class BohnHansaTerms(Terms):
    """The table contract of Bohn Hansa."""

    def __init__(self, players: int, options: dict[str, str], components: Components) -> None:
        super().__init__(players, options, components)
        self.box = Box(components.data)
        self.in_rounds = options["negotiation"] == "rounds"
