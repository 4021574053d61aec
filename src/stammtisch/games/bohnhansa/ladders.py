"""The price ladders of the bean meters: which step of them holds now. (BH-45)"""

from __future__ import annotations

from stammtisch.games.bohnhansa.components import Box
from stammtisch.games.bohnhansa.decisions.harvest import free_box
from stammtisch.games.bohnhansa.decisions.market import emergency_refusal
from stammtisch.games.bohnhansa.names import BEAN_COUNT, BOXES
from stammtisch.games.bohnhansa.state import TRADING, BohnHansaState


def price_at(box: Box, town: int, bean: int, level: int) -> int:
    """The price printed at a box, or in the circle above the last one."""
    return box.prices[(town * BEAN_COUNT + bean) * (BOXES + 1) + level]


def price_level(table: BohnHansaState, town: int) -> int:
    """Which step of the ladder holds: the lowest free box, or in the phase of trade the one when it began. (BH-45)"""
    now = free_box(table, town)
    levels = table.terms.box.boxes[town] + 1
    if now < 0:
        now = levels - 1
    if table.phase != TRADING or town != table.figure[table.active]:
        return now
    # Purchases only empty boxes: the step of the beginning is this one or a higher one.
    sells = table.terms.box.sells[town]
    for level in range(levels - 1, now, -1):
        if all(price_at(table.terms.box, town, bean, level) == table.price[bean] for bean in sells):
            return level
    return now


def emergency_beans(table: BohnHansaState, town: int) -> list[int]:
    """The kinds that the active player may buy in emergency where he stands: those that are nowhere. (BH-47)"""
    if table.phase != TRADING or town != table.figure[table.active]:
        return []
    return [bean for bean in table.terms.box.sells[town] if emergency_refusal(table, bean) is None]
