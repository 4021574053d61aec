"""A server in a process of its own, to be killed: `python killable.py DATA PORT`."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import uvicorn

from stammtisch.web.app import make_app
from stammtisch.web.settings import settings_for

if __name__ == "__main__":
    data, port = sys.argv[1:]
    settings = replace(settings_for(Path(data)), bot_pause=(0.0, 0.0), strict_limits=False)
    uvicorn.run(make_app(settings), port=int(port), log_level="warning")
