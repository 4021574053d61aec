"""A house without a server, for tests of what happens in its rooms."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from stammtisch.table.clock import Pace
from stammtisch.web.house import House
from stammtisch.web.opening import ME, Plan, open_table
from stammtisch.web.room import Room
from tests.web.serving import STUCK, quick_settings


@asynccontextmanager
async def house_at(data: Path, **changes: Any) -> AsyncIterator[House]:
    house = House(quick_settings(data, **changes))
    async with opened(house):
        yield house


@asynccontextmanager
async def opened(house: House) -> AsyncIterator[None]:
    """Open a house for a while; a test that waits for what never happens there fails."""
    await house.open()
    try:
        async with asyncio.timeout(STUCK):
            yield
    finally:
        await house.close()


async def hotseat(house: House, pace: Pace | None = None) -> Room:
    """A running table at which everybody is one person."""
    return await open_table(house, Plan("goldbraeu", [ME] * 3, pace=pace or Pace()), "anna", "Anna")


async def choose_something(room: Room) -> None:
    assert room.table is not None
    seat = room.waiting()[0]
    assert await room.choose(seat, room.version, room.table.state.choices(seat)[0]) is None


def set_clocks(data: Path, clock: dict[str, object]) -> None:
    """Write the clock of every table into the store of a house that is closed."""
    with closing(sqlite3.connect(data / "stammtisch.db")) as file:
        file.execute("UPDATE tables SET clock = ?", (json.dumps(clock),))
        file.commit()
