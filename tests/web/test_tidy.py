"""What nobody uses is put away and comes back on demand; what nobody joins is given up. Time is told, not waited."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from stammtisch.store.models import FINISHED, RUNNING
from stammtisch.table.clock import Pace
from stammtisch.web.house import IDLE, OPEN_FOR
from stammtisch.web.opening import FRIEND, ME, Plan, fill_with_bots, open_table, sit_down
from stammtisch.web.viewer import Viewer
from tests.web.rooms import choose_something, hotseat, house_at


def later(status: str = RUNNING) -> float:
    return time.time() + IDLE[status] + 1


def test_a_table_that_nobody_uses_is_put_away_and_comes_back(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            room = await hotseat(house)
            await choose_something(room)
            await house.tidy(time.time())
            assert house.alive(room.id) is room
            await house.tidy(later())
            assert house.alive(room.id) is None
            assert house.waiting(room.id) == room.waiting()
            again = await house.room(room.id)
            assert again is not None
            assert again.version == room.version == 1
            await choose_something(again)
            assert again.version == 2

    asyncio.run(run())


def test_a_finished_table_is_put_away(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            room = await hotseat(house)
            while room.waiting():
                await choose_something(room)
            await house.tidy(later(FINISHED))
            assert house.alive(room.id) is None
            assert house.waiting(room.id) == []
            again = await house.room(room.id)
            assert again is not None
            assert again.table is not None
            assert again.table.state.over

    asyncio.run(run())


def test_the_clock_of_a_finished_game_rings_for_nobody(data: Path) -> None:
    """It rang once more for whoever had the last word, and put a bot in the place."""

    async def run() -> None:
        async with house_at(data) as house:
            room = await hotseat(house, Pace("live", minutes=1))
            assert not room.resting
            while room.waiting():
                await choose_something(room)
            assert room.resting

    asyncio.run(run())


def test_where_somebody_looks_on_or_a_clock_runs_or_a_bot_thinks_nothing_is_put_away(data: Path) -> None:
    async def run() -> None:
        async with house_at(data, bot_pause=(600.0, 600.0)) as house:
            watched = await hotseat(house)
            watched.audience.enter(Viewer("ben", "Ben", "en", []))
            timed = await hotseat(house, Pace("live", minutes=10))
            thinking = await open_table(house, Plan("goldbraeu", [ME, "greedy", "greedy"]), "anna", "Anna")
            await house.tidy(later())
            assert all(house.alive(room.id) is room for room in (watched, timed, thinking))

    asyncio.run(run())


def test_a_table_that_nobody_joins_is_given_up_after_a_fortnight(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            plan = Plan("goldbraeu", [ME, FRIEND, FRIEND])
            lonely, joined, begun = [await open_table(house, plan, "anna", "Anna") for _ in range(3)]
            await fill_with_bots(house, begun)
            soon = lonely.row.changed + OPEN_FOR
            await sit_down(house, joined, 1, "ben", "Ben")
            await house.tidy(soon - 1)
            assert await house.room(lonely.id) is not None
            await house.tidy(lonely.row.changed + OPEN_FOR + 0.0001)
            assert await house.room(lonely.id) is None
            assert await house.tables.by_invite(str(lonely.seats[1].invite)) is None
            assert await house.room(joined.id) is not None
            await house.tidy(soon + OPEN_FOR)
            assert await house.room(joined.id) is None
            assert await house.room(begun.id) is not None

    asyncio.run(run())
