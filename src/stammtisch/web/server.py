"""Running the site: one process, one port."""

from __future__ import annotations

import logging
import socket
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI

from stammtisch.engine import BadInput
from stammtisch.web.app import make_app
from stammtisch.web.messages import LONGEST_MESSAGE
from stammtisch.web.settings import settings_for

BYTES_PER_LETTER: Final = 4


class Server(uvicorn.Server):
    """A server that says where it is, once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, show: bool) -> None:
        super().__init__(config)
        self._address = address
        self._show = show

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Stammtisch is open at {self._address} (Ctrl+C closes it)", flush=True)
        if self._show:
            webbrowser.open(self._address)


def run(data: Path, host: str, port: int, https: bool, show: bool) -> None:
    """Serve until somebody stops it."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        settings = settings_for(data, https)
    except OSError as error:
        raise BadInput(f"--data {data}: {error.strerror}") from None
    serve(make_app(settings), host, port, https, show)


def serve(app: FastAPI, host: str, port: int, https: bool = False, show: bool = False) -> None:
    """Serve an application until somebody stops it; port 0 takes one that is free."""
    door = _listen(host, port)
    config = uvicorn.Config(
        app,
        log_level="warning",
        ws_max_size=BYTES_PER_LETTER * LONGEST_MESSAGE,
        proxy_headers=https,
        server_header=False,
    )
    address = f"http://{f'[{host}]' if ':' in host else host}:{door.getsockname()[1]}/"
    Server(config, address, show).run(sockets=[door])


def _listen(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise BadInput(f"cannot listen on {host}, port {port}: {error.strerror}; try another --port") from None
