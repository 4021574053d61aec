"""Pictures are drawn by helpers; while there are none, or when they are killed, the pictures come all the same."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path

from stammtisch.engine import View, find_game
from stammtisch.web.helpers import Helpers
from stammtisch.web.painter import Drawing, Painter, ground, pieces
from tests.web.serving import Guest, serving

NAMES = ["Anna", "Ben", "Cleo"]


def a_view() -> View:
    view: View = find_game("goldbraeu").new(players=3, seed="a picture").view(0)
    return view


def who_draws(game: str, language: str, view: View, names: list[str]) -> str:
    """Instead of a picture, the process that was asked for one."""
    return str(os.getpid())


async def drawn(painter: Painter, drawing: Drawing) -> str:
    return await painter.draw(drawing, "goldbraeu", "de", a_view(), NAMES)


async def helper_of(painter: Painter) -> int:
    """The helper that draws, as soon as it has come."""
    while (process := int(await drawn(painter, who_draws))) == os.getpid():
        await asyncio.sleep(0.05)
    return process


def test_a_helper_draws_what_we_would_draw_ourselves() -> None:
    others = set(multiprocessing.active_children())

    async def run() -> None:
        painter = Painter(1)
        alone = [await drawn(painter, drawing) for drawing in (pieces, ground)]
        painter.open()
        await helper_of(painter)
        assert [await drawn(painter, drawing) for drawing in (pieces, ground)] == alone
        assert all(picture.startswith("<svg") for picture in alone)
        await painter.close()
        assert set(multiprocessing.active_children()) <= others

    asyncio.run(run())


def test_after_a_helper_was_killed_another_comes_and_no_picture_is_lost() -> None:
    async def run() -> None:
        painter = Painter(1)
        painter.open()
        first = await helper_of(painter)
        os.kill(first, signal.SIGKILL)
        pictures = await asyncio.gather(*(drawn(painter, pieces) for _ in range(3)))
        assert len(set(pictures)) == 1
        assert await helper_of(painter) != first
        await painter.close()

    asyncio.run(run())


def test_helpers_may_stand_back_behind_others() -> None:
    async def run() -> None:
        helpers = Helpers(1, "analysis", patience=3)
        helpers.open()
        while await helpers.do(os.getpid) == os.getpid():
            await asyncio.sleep(0.05)
        assert await helpers.do(os.nice, 0) == min(os.nice(0) + 3, 19)
        await helpers.close()

    asyncio.run(run())


def test_a_table_with_helpers(data: Path) -> None:
    with serving(data, painters=1) as host, Guest(host) as anna, anna.open(anna.quick("goldbraeu")) as tab:
        update = tab.my_turn()
        assert update["board"].startswith("<svg")
        assert tab.choose(update)["type"] == "done"
        assert tab.look()["version"] > update["version"]
