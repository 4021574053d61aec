"""Pictures are drawn by helpers, who come back when they are killed and go home when the server is gone."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from pathlib import Path

from stammtisch.engine import View, find_game
from stammtisch.web.painter import Painter, ground, pieces
from tests.web.serving import Guest, serving

NAMES = ["Anna", "Ben", "Cleo"]


def a_view() -> View:
    view: View = find_game("goldbraeu").new(players=3, seed="a picture").view(0)
    return view


def test_a_helper_draws_what_we_would_draw_ourselves() -> None:
    async def run() -> None:
        helped, alone = Painter(1), Painter(0)
        for drawing in (pieces, ground):
            pictures = [await painter.draw(drawing, "goldbraeu", "de", a_view(), NAMES) for painter in (helped, alone)]
            assert pictures[0] == pictures[1]
            assert pictures[0].startswith("<svg")
        for painter in (helped, alone):
            await painter.close()

    asyncio.run(run())


def test_after_a_helper_was_killed_others_draw_on() -> None:
    async def run() -> None:
        painter = Painter(1)
        await painter.draw(pieces, "goldbraeu", "en", a_view(), NAMES)
        for helper in multiprocessing.active_children():
            assert helper.pid is not None
            os.kill(helper.pid, signal.SIGKILL)
            helper.join()
        pictures = await asyncio.gather(*(painter.draw(pieces, "goldbraeu", "en", a_view(), NAMES) for _ in range(3)))
        assert len(set(pictures)) == 1
        await painter.close()
        assert multiprocessing.active_children() == []

    asyncio.run(run())


def test_a_table_with_helpers(data: Path) -> None:
    with serving(data, painters=1) as host, Guest(host) as anna, anna.open(anna.quick("goldbraeu")) as tab:
        update = tab.my_turn()
        assert update["board"].startswith("<svg")
        assert tab.choose(update)["type"] == "done"
        assert tab.look()["version"] > update["version"]
