"""A real server on a free port of the loopback, and people with browsers to visit it."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import connect
from websockets.typing import Origin

from stammtisch.web.app import make_app
from stammtisch.web.settings import Settings, settings_for

Message = dict[str, Any]

STUCK = 60.0
"""A server that says nothing for so many seconds hangs: better a failure than a test that never ends."""


def quick_settings(data: Path, **changes: Any) -> Settings:
    """Settings for tests: bots answer at once, nobody asks too often, no process is started to draw or to think."""
    at_once = {"bot_pause": (0.0, 0.0), "bot_seconds": 0.02, "analysis_seconds": 0.5}
    alone = {"strict_limits": False, "painters": 0, "thinkers": 0}
    return replace(settings_for(data), **{**at_once, **alone, **changes})


@contextmanager
def serving(data: Path, **changes: Any) -> Iterator[str]:
    """A running server; gives its host and port."""
    with running(make_app(quick_settings(data, **changes))) as host:
        yield host


@contextmanager
def running(app: FastAPI) -> Iterator[str]:
    """A server for an application of the test's own."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


class Guest:
    """Somebody with a browser of their own."""

    def __init__(self, host: str, cookie: str = "") -> None:
        """A stranger, or whoever was given that cookie before."""
        self.host = host
        self.http = httpx.Client(base_url=f"http://{host}", timeout=STUCK)
        if cookie:
            self.http.cookies.set(*cookie.split("=", 1))

    def __enter__(self) -> Guest:
        self.csrf = self._csrf()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.http.close()

    def _csrf(self) -> str:
        found = re.search('name="csrf" value="([0-9a-f]+)"', self.get("/").text)
        assert found
        return found[1]

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, **form: Any) -> httpx.Response:
        """Send a form of ours."""
        return self.http.post(path, data={"csrf": self.csrf, **{key.replace("__", "-"): form[key] for key in form}})

    def go(self, path: str, **form: Any) -> str:
        """Send a form that leads on, and say where to."""
        answer = self.post(path, **form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def quick(self, game: str) -> str:
        """A running game against bots; its address."""
        return self.go("/quick", game=game)

    def hotseat(self, game: str, players: int, **form: Any) -> str:
        """A table with this guest on every seat."""
        return self.go("/tables", game=game, seats=["me"] * players, **form)

    def bring(self, record: str) -> str:
        """The table at which a record can be looked at."""
        answer = self.http.post("/records", data={"csrf": self.csrf}, files={"file": ("game.json", record)})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].partition("/replay")[0]

    def cookie(self) -> str:
        return f"stammtisch={self.http.cookies['stammtisch']}"

    def open(self, table: str) -> Tab:
        """The table in a tab."""
        return Tab(self.host, table, self.cookie())


class Tab:
    """One socket at a table."""

    def __init__(self, host: str, table: str, cookie: str) -> None:
        origin = Origin(f"http://{host}")
        headers = {"Cookie": cookie} if cookie else {}
        self._connecting = connect(
            f"ws://{host}{table}/live", additional_headers=headers, origin=origin, max_size=None, open_timeout=STUCK
        )
        self.number = 0
        self.raw: list[str] = []
        self.unread: Message | None = None
        """The latest position, while nobody has looked at it."""
        self.due = 0
        """The version that the latest own choice has led to: what is older is not worth a look."""

    def __enter__(self) -> Tab:
        self.socket = self._connecting.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connecting.__exit__(kind, error, trace)

    def send(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"type": kind, "id": self.number, **fields}))
        return self.number

    def receive(self) -> Message:
        text = self.socket.recv(STUCK)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.unread = message
        return message

    def until(self, wanted: Callable[[Message], object]) -> Message:
        """The next message that is wanted; others are passed over."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def next(self, *kinds: str) -> Message:
        return self.until(lambda message: message["type"] in kinds)

    def resync(self) -> Message:
        """The whole position anew; the talk is sent after it."""
        self.send("hello")
        self.next("chat_log")
        return self.look()

    def look(self) -> Message:
        """The latest position that was not looked at yet."""
        while self.unread is None or self.unread["version"] < self.due:
            self.receive()
        update, self.unread = self.unread, None
        return update

    def my_turn(self) -> Message:
        """The latest position in which this tab may choose, or the end; one that was answered does not count."""
        while True:
            update = self.look()
            if update["your_turn"] or update["over"]:
                return update
            if update["handover"]:
                self.send("seat", seat=update["handover"]["seat"])

    def choose(self, update: Message, number: int = 0) -> Message:
        """Make a choice of an update and wait until it is acknowledged."""
        sent = self.send("choose", version=update["version"], choice=update["choices"][number]["choice"])
        answer = self.until(
            lambda message: message["type"] in ("done", "refused", "error") and message.get("id", sent) == sent
        )
        self.due = answer.get("version", self.due)
        return answer
