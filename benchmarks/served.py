"""A server in a process of its own for the benchmarks: `python -m benchmarks.served stammtisch|bare DATA`.

`bare` is the least that such a server could be: uvicorn, a WebSocket, one durable commit to SQLite for each message.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import aiosqlite
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from stammtisch.web.app import make_app
from stammtisch.web.server import serve
from stammtisch.web.settings import settings_for


def bare_app(data: Path) -> FastAPI:
    """Answers each message once it is on disk."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with aiosqlite.connect(data / "bare.db", isolation_level=None) as database:
            await database.execute("PRAGMA journal_mode=WAL")
            await database.execute("PRAGMA synchronous=FULL")
            await database.execute("CREATE TABLE said (text TEXT)")
            app.state.database = database
            yield

    app = FastAPI(lifespan=lifespan)

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                text = await socket.receive_text()
                await socket.app.state.database.execute("INSERT INTO said VALUES (?)", (text,))
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
