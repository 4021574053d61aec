"""What comes to the mind of somebody who is still learning."""

from __future__ import annotations

import random


def notice(choices: list[int], likely: float, rng: random.Random) -> list[int]:
    """The choices that are noticed, each with the chance `likely`; one at least, where there is any."""
    noticed = [choice for choice in choices if rng.random() < likely]
    return noticed or ([rng.choice(choices)] if choices else [])
