"""What the options, the seat count and the box amount to."""

from __future__ import annotations

from stammtisch.engine.errors import BadInput
from stammtisch.engine.options import Edition, Option
from stammtisch.engine.terms import Components, Terms
from stammtisch.games.heavenale.components import Box

OPTIONS = (
    Option(
        "setup_order",
        "HA-14",
        "In which order the others choose their first start spot",
        {"clockwise": "clockwise from the first player", "counterclockwise": "counter-clockwise from the first player"},
    ),
    Option(
        "start_spots",
        "HA-07",
        "Where wood and brewmaster start",
        {"low": "wood on 0, brewmaster on -10", "high": "wood on 1, brewmaster on -9"},
    ),
)

EDITIONS = (
    Edition("french", "Le Bien & Le Malt, French (2017)", {"setup_order": "clockwise"}),
    Edition("english", "Heaven & Ale, English (2017)", {"setup_order": "counterclockwise"}),
)


class HeavenAleTerms(Terms):
    """The table contract of Heaven & Ale."""

    def __init__(self, players: int, options: dict[str, str], components: Components) -> None:
        super().__init__(players, options, components)
        self.box = Box(components.data)
        if options["start_spots"] not in self.box.start_spots:
            raise BadInput(f"the components file has no start spots '{options['start_spots']}'")
        self.track = self.box.track
        self.garden = self.box.garden
        self.rounds = self.box.rounds[players]  # HA-20
        self.second_discs = self.box.second_discs[players]  # HA-84
        self.setup_step = 1 if options["setup_order"] == "clockwise" else -1  # HA-14
