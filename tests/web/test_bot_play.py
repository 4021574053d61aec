"""Bots at a live table: what happens while one thinks or waits for last words."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.table.bot_turn import BotTurn
from stammtisch.web.house import House
from stammtisch.web.last_call import last_call
from stammtisch.web.opening import ME, Plan, open_table
from stammtisch.web.room import Room
from stammtisch.web.thinking import Thinker
from stammtisch.web.viewer import Viewer
from tests.games.bohnhansa.table import trading
from tests.web.rooms import choose_something, house_at, opened
from tests.web.serving import STUCK, quick_settings


class Overtaken(Thinker):
    """Thinks until the position is another: the first time that anything can be taken back, the person does so."""

    room: Room
    taken_back = False

    async def choose(self, turn: BotTurn, goes_on: bool = False) -> int | None:
        choice = await super().choose(turn, goes_on)
        if not self.taken_back and isinstance(self.room.way_back(0), int):
            self.taken_back = True
            assert await self.room.undo(0, self.room.version) is None
        return choice


def test_a_bot_that_was_overtaken_while_it_thought_thinks_again(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What it had thought of may not even be possible in the new position."""

    async def run() -> None:
        settings = quick_settings(data)
        house = House(settings)
        house.thinker = thinker = Overtaken(settings.thinkers, settings.bot_pause, settings.bot_seconds)
        async with opened(house):
            plan = Plan("heavenale", [ME, "greedy"])
            thinker.room = room = await open_table(house, plan, "anna", "Anna")
            room.audience.enter(Viewer("anna", "Anna", "en", [0]))
            while not thinker.taken_back or room.waiting() != [0]:
                if room.waiting() == [0]:
                    await choose_something(room)
                await asyncio.sleep(0)

    asyncio.run(run())
    assert caplog.records == []


@pytest.mark.parametrize(("seats", "heeded"), [([1], True), ([], False)])
def test_a_hand_is_raised_by_those_who_play(data: Path, seats: list[int], heeded: bool) -> None:
    """An onlooker who raises one keeps nobody waiting."""

    async def run() -> bool:
        async with house_at(data) as house:
            room = await open_table(house, Plan("bohnhansa", [ME] * 3), "anna", "Anna")
            room.audience.enter(Viewer("anna", "Anna", "en", [1]))
            viewer = Viewer("ben", "Ben", "en", seats)
            viewer.holds = True
            room.audience.enter(viewer)
            calling = asyncio.create_task(last_call(room, trading().state, 0, GAME.codes.parse("end"), pause=0.05))
            done, _ = await asyncio.wait([calling], timeout=1.0 if heeded else STUCK)
            calling.cancel()
            return not done

    assert asyncio.run(run()) == heeded
