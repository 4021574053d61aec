"""Simulated people: two who play against bots at each table, and others who look on, each with a socket."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from stammtisch.engine import all_games
from stammtisch.web.languages import words

THOUGHT: Final = (0.5, 2.5)
"""Between these a person thinks about a choice, in seconds."""
PLAYERS: Final = 2
LATE: Final = (words("en")("mistake.stale"), words("en")("mistake.over"))
"""Somebody else was faster, perhaps with the last choice of the game: nobody's fault."""


@dataclass
class Tally:
    """What was seen: only what begins while `counting` is noted."""

    counting: bool = False
    waits: list[float] = field(default_factory=list)
    """Seconds from a choice to its acknowledgement."""
    updates: int = 0
    letters: int = 0
    late: int = 0
    games: int = 0
    faults: list[str] = field(default_factory=list)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.http = httpx.AsyncClient(base_url=f"http://{host}", timeout=120)

    async def arrive(self) -> None:
        found = re.search('name="csrf" value="([0-9a-f]+)"', (await self.http.get("/")).text)
        assert found
        self.csrf = found[1]

    async def go(self, path: str, **form: Any) -> str:
        answer = await self.http.post(path, data={"csrf": self.csrf, **form})
        assert answer.status_code == 303, answer.text[:200]
        return str(answer.headers["location"])

    def open(self, table: str) -> connect:
        """The table in a tab; whoever has not arrived is a stranger who looks on."""
        cookie = self.http.cookies.get("stammtisch")
        return connect(
            f"ws://{self.host}{table}/live",
            additional_headers={"Cookie": f"stammtisch={cookie}"} if cookie else None,
            origin=Origin(f"http://{self.host}"),
            max_size=None,
            open_timeout=120,
            ping_interval=None,
        )


@asynccontextmanager
async def seated(host: str, game: str) -> AsyncIterator[tuple[str, list[Person]]]:
    """A running table with two people and bots on the other seats."""
    count = 3 if 3 in all_games()[game].seat_counts else all_games()[game].seat_counts[0]
    async with AsyncExitStack() as stack:
        people = [Person(host) for _ in range(PLAYERS)]
        for person in people:
            await stack.enter_async_context(person.http)
            await person.arrive()
        seats = ["me", "friend"] + ["greedy"] * (count - PLAYERS)
        table = await people[0].go("/tables", game=game, seats=seats)
        found = re.search(r"/join/[a-z0-9]+", (await people[0].http.get(table)).text)
        assert found
        await people[1].go(found[0])
        yield table, people


class Crowd:
    """Everybody at the tables, for as long as it goes on: where a game ends, the next begins."""

    def __init__(self, host: str, tables: int, sockets: int, tally: Tally) -> None:
        self.host = host
        self.tally = tally
        self.ready = asyncio.Event()
        self._missing = tables
        games = list(all_games())
        watching = sockets // tables - PLAYERS
        self._tasks = [
            asyncio.create_task(self._table(games[number % len(games)], watching, random.Random(number)))
            for number in range(tables)
        ]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _table(self, game: str, watching: int, rng: random.Random) -> None:
        first = True
        while True:
            try:
                async with seated(self.host, game) as (table, people), AsyncExitStack() as stack:
                    tabs = [await stack.enter_async_context(person.open(table)) for person in people]
                    stranger = Person(self.host)
                    await stack.enter_async_context(stranger.http)
                    others = [await stack.enter_async_context(stranger.open(table)) for _ in range(watching)]
                    self._missing -= first
                    first = False
                    if not self._missing:
                        self.ready.set()
                    async with asyncio.TaskGroup() as group:
                        lookers = [group.create_task(self._look(tab)) for tab in others]
                        await asyncio.gather(*(self._play(tab, rng) for tab in tabs))
                        for looker in lookers:
                            looker.cancel()
                    self.tally.games += 1
            except* (ConnectionClosed, OSError, httpx.HTTPError, AssertionError) as errors:
                self.tally.faults += [f"{type(error).__name__}: {error}" for error in errors.exceptions]
                await asyncio.sleep(1)

    async def _look(self, tab: ClientConnection) -> None:
        async for text in tab:
            self._count(text)

    async def _play(self, tab: ClientConnection, rng: random.Random) -> None:
        """Think, choose, wait until it is acknowledged; until the game is over."""
        latest: dict[str, Any] | None = None
        answered = -1
        while True:
            while latest is None or not (latest["over"] or (latest["your_turn"] and latest["version"] > answered)):
                latest = self._read(await tab.recv()) or latest
            if latest["over"]:
                return
            think = asyncio.get_running_loop().time() + rng.uniform(*THOUGHT)
            while (left := think - asyncio.get_running_loop().time()) > 0:
                try:
                    latest = self._read(await asyncio.wait_for(tab.recv(), left)) or latest
                except TimeoutError:
                    break
            if not latest["choices"] or not latest["your_turn"]:
                continue
            answered = latest["version"]
            latest = await self._choose(tab, latest, rng)

    async def _choose(self, tab: ClientConnection, update: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
        """One choice; gives the latest position that came meanwhile."""
        choice = rng.choice(update["choices"])["choice"]
        counting, begun = self.tally.counting, time.perf_counter()
        await tab.send(json.dumps({"type": "choose", "version": update["version"], "choice": choice, "id": 1}))
        latest = None
        while True:
            message = self._message(await tab.recv())
            match message["type"]:
                case "update":
                    latest = message
                case "done":
                    if counting:
                        self.tally.waits.append(time.perf_counter() - begun)
                    return latest
                case "error" | "refused":
                    if message["text"] in LATE:
                        self.tally.late += 1
                    else:
                        self.tally.faults.append(message["text"])
                    return latest

    def _read(self, text: str | bytes) -> dict[str, Any] | None:
        """A position; None for any other message."""
        message = self._message(text)
        return message if message["type"] == "update" else None

    def _message(self, text: str | bytes) -> dict[str, Any]:
        self._count(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def _count(self, text: str | bytes) -> None:
        if self.tally.counting and len(text) > 1000:
            self.tally.updates += 1
            self.tally.letters += len(text)
