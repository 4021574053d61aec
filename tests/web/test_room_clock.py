"""Clocks at live tables: what is chosen, taken back, left and stored, and what that does to everybody's time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.table.clock import DAY, Clock, Pace
from stammtisch.table.undo import TOO_LATE
from stammtisch.web.house import House
from stammtisch.web.opening import ME, Plan, open_table
from stammtisch.web.room import Room
from tests.web.rooms import choose_something, hotseat, house_at

ONE_DAY = Pace("days", days=1)


async def answered_by_a_bot(house: House, pace: Pace) -> tuple[Room, float]:
    """A table at which a bot has followed a choice and the person is asked anew; what was left to him before."""
    while True:
        room = await open_table(house, Plan("heavenale", [ME, "greedy"], pace=pace), "anna", "Anna")
        while room.waiting():
            if room.waiting() == [0]:
                left = seconds_left(room, 0)
                await choose_something(room)
                while room.waiting() == [1]:
                    await asyncio.sleep(0)
                back = room.way_back(0)
                if room.waiting() == [0] and isinstance(back, int) and back > 1:
                    return room, left
            await asyncio.sleep(0)


def seconds_left(room: Room, seat: int) -> float:
    left = room.clock_left(seat)
    assert left is not None
    return left


def test_an_answer_that_a_bot_has_followed_pays_back_what_it_earned(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            room, before = await answered_by_a_bot(house, Pace("live", minutes=1, increment=60))
            assert seconds_left(room, 0) > before + 50
            assert await room.undo(0, room.version) is None
            assert seconds_left(room, 0) <= before

    asyncio.run(run())


def test_what_nobody_was_asked_for_costs_nothing_when_it_is_taken_back(data: Path) -> None:
    """It took away the day that the last answer had brought."""

    async def run() -> None:
        async with house_at(data) as house:
            room = await open_table(house, Plan("bohnhansa", [ME] * 3, pace=ONE_DAY), "anna", "Anna")
            seat = await unasked(room)
            full = seconds_left(room, seat)
            assert await room.choose(seat, room.version, GAME.codes.parse("wish want=Rote")) is None
            assert await room.undo(seat, room.version) is None
            assert seconds_left(room, seat) == full == DAY

    asyncio.run(run())


async def unasked(room: Room) -> int:
    """Play until somebody who has answered before may say a wish."""
    wish = GAME.codes.parse("wish want=Rote")
    answered: set[int] = set()
    while True:
        assert room.table is not None
        for seat in answered - set(room.waiting()):
            if room.table.state.refusal(seat, wish) is None:
                return seat
        answered.add(room.waiting()[0])
        await choose_something(room)


async def stored_with(house: House, room: Room, clock: dict[str, object]) -> None:
    """Close the room and put another clock into the store, since no test should wait for a day."""
    await room.close()
    await house.tables.set_clock(room.id, clock)


def test_an_answer_whose_time_is_used_up_stands(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            played, _ = await answered_by_a_bot(house, ONE_DAY)
            await stored_with(house, played, {"left": [600, DAY], "earned": [[700], [0]], "running": [0]})
        async with house_at(data) as house:
            room = await house.room(played.id)
            assert room is not None
            assert room.way_back(0) == TOO_LATE
            assert await room.undo(0, room.version) == TOO_LATE
            assert seconds_left(room, 0) > 0

    asyncio.run(run())


def test_nobody_asks_the_others_for_an_answer_whose_time_is_used_up(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            played = await hotseat(house, ONE_DAY)
            await choose_something(played)
            await stored_with(house, played, {"left": [600] * 3, "earned": [[700]] * 3, "running": [0, 1, 2]})
        async with house_at(data) as house:
            room = await house.room(played.id)
            assert room is not None
            assert [await room.wish_back(seat, room.version) for seat in range(3)] == [TOO_LATE] * 3

    asyncio.run(run())


def test_who_comes_back_after_a_bot_has_answered_has_a_whole_day(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            played = await open_table(house, Plan("heavenale", [ME, ME], pace=ONE_DAY), "anna", "Anna")
            [seat] = played.waiting()
            await stored_with(house, played, {"left": [600, 600], "running": [seat]})
        async with house_at(data) as house:
            room = await house.room(played.id)
            assert room is not None
            await room.leave(seat)
            while room.waiting() == [seat]:
                await asyncio.sleep(0)
            await room.come_back(seat)
            assert seconds_left(room, seat) == DAY
            assert seconds_left(room, 1 - seat) < 600

    asyncio.run(run())


def test_how_far_a_clock_has_come_is_stored_when_the_house_closes(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            room = await hotseat(house, ONE_DAY)
            await choose_something(room)
            [asked, *_] = room.waiting()
            before = await stored_seconds(house, room, asked)
            await room.close()
            assert await stored_seconds(house, room, asked) < before

    asyncio.run(run())


async def stored_seconds(house: House, room: Room, seat: int) -> float:
    stored = await house.tables.load(room.id)
    assert stored is not None
    assert stored.row.clock is not None
    return Clock.from_data(ONE_DAY, stored.row.clock, now=0.0).left(seat, now=0.0)


def test_a_clock_that_cannot_be_stored_keeps_no_other_from_it(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            broken, sound = await hotseat(house, ONE_DAY), await hotseat(house, ONE_DAY)
            monkeypatch.setattr(broken, "close", lambda: broken.undo(0, -1))
        async with house_at(data) as house:
            stored = await house.tables.load(sound.id)
            assert stored is not None
            assert stored.row.clock is not None

    asyncio.run(run())
    assert "cannot be closed" in caplog.text
