"""A server in a process of its own for the benchmarks: `python -m benchmarks.served stammtisch|bare DATA`.

`bare` is the least that such a server could be: uvicorn, a WebSocket, one durable commit to SQLite for each message.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from stammtisch.web.app import make_app
from stammtisch.web.server import serve
from stammtisch.web.settings import settings_for


def bare_app(data: Path) -> FastAPI:
    """Answers each message once it is on disk."""

    def connect() -> sqlite3.Connection:
        database = sqlite3.connect(data / "bare.db", isolation_level=None, check_same_thread=False)
        for command in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE said (text TEXT)"):
            database.execute(command)
        return database

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with ThreadPoolExecutor(1) as thread, closing(await asyncio.wrap_future(thread.submit(connect))) as database:
            app.state.keep = lambda text: thread.submit(database.execute, "INSERT INTO said VALUES (?)", (text,))
            yield

    app = FastAPI(lifespan=lifespan)

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                await asyncio.wrap_future(socket.app.state.keep(text))
                await socket.send_text(text)
        except WebSocketDisconnect:
            return

    return app


def main(kind: str, data: Path) -> None:
    # Hundreds of simulated people come from one address: the limits for one person are off.
    app = bare_app(data) if kind == "bare" else make_app(replace(settings_for(data), strict_limits=False))
    serve(app, "127.0.0.1", 0)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
