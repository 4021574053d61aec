"""Clocks at live tables: what is chosen, taken back, left and stored, and what that does to everybody's time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from stammtisch.games.bohnhansa import GAME
from stammtisch.table.clock import DAY, Clock, Pace
from stammtisch.table.undo import TOO_LATE
from stammtisch.web import alarm
from stammtisch.web.house import House
from stammtisch.web.mistakes import Mistake
from stammtisch.web.opening import FRIEND, ME, Plan, open_table, sit_down
from stammtisch.web.room import Room
from tests.web.rooms import choose_something, hotseat, house_at, set_clocks

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


@asynccontextmanager
async def read_again(
    data: Path, played: Room, clock: dict[str, object], **changes: Any
) -> AsyncIterator[tuple[House, Room]]:
    """The same room in a house that opens anew, with another clock: no test should wait for a day."""
    set_clocks(data, clock)
    async with house_at(data, **changes) as house:
        room = await house.room(played.id)
        assert room is not None
        yield house, room


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


def test_an_answer_whose_time_is_used_up_stands(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            played, _ = await answered_by_a_bot(house, ONE_DAY)
        async with read_again(data, played, {"left": [600, DAY], "earned": [[700], [0]], "running": [0]}) as (_, room):
            assert room.way_back(0) == TOO_LATE
            assert await room.undo(0, room.version) == TOO_LATE
            assert seconds_left(room, 0) > 0

    asyncio.run(run())


def test_nobody_asks_the_others_for_an_answer_whose_time_is_used_up(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            played = await hotseat(house, ONE_DAY)
            await choose_something(played)
        async with read_again(data, played, {"left": [600] * 3, "earned": [[700]] * 3, "running": [0, 1, 2]}) as (
            _,
            room,
        ):
            assert [await room.wish_back(seat, room.version) for seat in range(3)] == [TOO_LATE] * 3

    asyncio.run(run())


def test_an_answer_of_a_bot_after_the_time_was_up_can_be_taken_back(data: Path) -> None:
    """The day of who comes back is nothing that the bot's answer has earned."""

    async def run() -> None:
        async with house_at(data) as house:
            played = await open_table(house, Plan("heavenale", [ME, ME], pace=ONE_DAY), "anna", "Anna")
            [seat] = played.waiting()
        async with read_again(data, played, {"left": [0.01, 0.01], "running": [seat]}) as (_, room):
            while room.waiting() == [seat]:
                await asyncio.sleep(0.01)
            await room.come_back(seat)
            assert room.way_back(seat) != TOO_LATE

    asyncio.run(run())


def test_who_comes_back_after_a_bot_has_answered_has_a_whole_day(data: Path) -> None:
    async def run() -> None:
        async with house_at(data) as house:
            played = await open_table(house, Plan("heavenale", [ME, ME], pace=ONE_DAY), "anna", "Anna")
            [seat] = played.waiting()
        async with read_again(data, played, {"left": [600, 600], "running": [seat]}) as (_, room):
            await room.leave(seat)
            while room.waiting() == [seat]:
                await asyncio.sleep(0)
            await room.come_back(seat)
            assert seconds_left(room, seat) == DAY
            assert seconds_left(room, 1 - seat) < 600

    asyncio.run(run())


@pytest.mark.parametrize("pace", [Pace("live", minutes=1, increment=60), ONE_DAY])
def test_who_has_left_has_no_more_time_after_a_restart(data: Path, pace: Pace) -> None:
    """Who was asked when the store heard of it last, and is asked no more, had left and not answered."""

    async def run() -> None:
        async with house_at(data) as house:
            played = await open_table(house, Plan("heavenale", [ME, ME], pace=pace), "anna", "Anna")
            [seat] = played.waiting()
        patient = (600.0, 600.0)
        async with read_again(data, played, {"left": [5.0, 5.0], "running": [seat]}, bot_pause=patient) as (_, room):
            await room.leave(seat)
        async with house_at(data, bot_pause=patient) as house:
            again = await house.room(played.id)
            assert again is not None
            assert seconds_left(again, seat) <= 5

    asyncio.run(run())


def test_the_minute_of_who_comes_back_is_there_after_a_restart(data: Path) -> None:
    pace = Pace("live", minutes=5)

    async def run() -> None:
        async with house_at(data) as house:
            played = await open_table(house, Plan("heavenale", [ME, ME], pace=pace), "anna", "Anna")
            [asked] = played.waiting()
            await played.leave(1 - asked)
        async with read_again(data, played, {"left": [0.0 if seat != asked else 300.0 for seat in range(2)]}) as (
            house,
            room,
        ):
            await room.come_back(1 - asked)
            assert await stored_seconds(house, room, 1 - asked) == 60

    asyncio.run(run())


def test_everybody_agrees_too_late(data: Path) -> None:
    """While the others think about a wish the clock of the wisher goes on."""

    async def run() -> None:
        async with house_at(data) as house:
            played = await open_table(house, Plan("heavenale", [ME, FRIEND], pace=ONE_DAY), "anna", "Anna")
            await sit_down(house, played, 1, "ben", "Ben")
            while played.waiting() != [0] or not answered(played) >= {0, 1}:
                await choose_something(played)
        async with read_again(data, played, {"left": [702, DAY], "earned": [[700], [0]], "running": [0]}) as (_, room):
            assert await room.wish_back(0, room.version) is None
            while seconds_left(room, 0) > 700:
                await asyncio.sleep(0.01)
            with pytest.raises(Mistake) as caught:
                await room.answer_wish([1], room.version, agree=True)
            assert caught.value.key == "wish_too_late"
            assert room.wish is None
            assert seconds_left(room, 0) > 100, "it has paid nothing back"

    asyncio.run(run())


async def away(*_: object) -> None:
    raise OSError("the store is away for a moment")


def answered(room: Room) -> set[int]:
    assert room.table is not None
    return {seat for seat, _ in room.table.record.choices}


@pytest.mark.parametrize("readable", [True, False])
def test_what_could_not_be_stored_costs_no_time_and_gives_none(
    data: Path, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    """Neither an answer nor taking one back, also where the room cannot even be read again."""

    async def run() -> None:
        async with house_at(data) as house:
            played, _ = await answered_by_a_bot(house, ONE_DAY)
        async with read_again(data, played, {"left": [5000, DAY], "earned": [[700], [0]], "running": [0]}) as (
            house,
            room,
        ):
            acts: list[Callable[[], Awaitable[object]]] = [
                lambda: room.undo(0, room.version),
                lambda: choose_something(room),
            ]
            for act in acts:
                before = seconds_left(room, 0)
                await asyncio.sleep(0.01)
                with monkeypatch.context() as broken:
                    broken.setattr(house.tables, "append", away)
                    if not readable:
                        broken.setattr(house.tables, "load", away)
                    with pytest.raises(OSError, match="away"):
                        await act()
                after = seconds_left(room, 0)
                assert 4940 < after < before, "not even what has run since it was stored is given back"
                await asyncio.sleep(0.01)
                assert seconds_left(room, 0) < after, "the clock runs on"
            assert await room.undo(0, room.version) is None
            assert 4240 < seconds_left(room, 0) < 4300

    asyncio.run(run())


@pytest.mark.parametrize("readable", [True, False])
def test_who_is_late_while_nothing_can_be_stored_is_replaced_later(
    data: Path, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    """It was tried thirty times in two seconds, or once and never again."""
    tries = 0

    async def full(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise OSError("the disk is full")

    async def run() -> None:
        async with house_at(data) as house:
            played = await open_table(house, Plan("heavenale", [ME, ME], pace=ONE_DAY), "anna", "Anna")
            [seat] = played.waiting()
        async with read_again(data, played, {"left": [0.01, 0.01], "running": [seat]}) as (house, room):
            monkeypatch.setattr(alarm, "SNOOZE", 0.3)
            with monkeypatch.context() as broken:
                broken.setattr(house.tables, "stand_in", full)
                asyncio.get_running_loop().set_exception_handler(lambda *_: None)
                if not readable:
                    broken.setattr(house.tables, "load", away)
                began = time.monotonic()
                while tries < 2:
                    await asyncio.sleep(0.01)
                assert time.monotonic() - began > 0.25
            while room.seats[seat].stand_in is None:
                await asyncio.sleep(0.01)

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
            monkeypatch.setattr(broken, "close", away)
        async with house_at(data) as house:
            stored = await house.tables.load(sound.id)
            assert stored is not None
            assert stored.row.clock is not None

    asyncio.run(run())
    assert "cannot be closed" in caplog.text
