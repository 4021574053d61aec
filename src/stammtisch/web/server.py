"""Running the site: one process, one port."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import uvicorn

from stammtisch.engine import BadInput
from stammtisch.web.app import make_app
from stammtisch.web.messages import LONGEST_MESSAGE
from stammtisch.web.settings import settings_for

BYTES_PER_LETTER: Final = 4


def run(data: Path, host: str, port: int, https: bool) -> None:
    """Serve until somebody stops it."""
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    try:
        settings = settings_for(data, https)
    except OSError as error:
        raise BadInput(f"--data {data}: {error.strerror}") from None
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_level="info",
        access_log=False,
        ws_max_size=BYTES_PER_LETTER * LONGEST_MESSAGE,
        proxy_headers=https,
        server_header=False,
    )
