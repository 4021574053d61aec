"""What the person who runs the server may decide."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from stammtisch.store.database import sqlite_url

DATABASE_URL: Final = "STAMMTISCH_DATABASE_URL"


@dataclass(frozen=True)
class Settings:
    """Where things are kept, and how fast the house is."""

    data: Path
    database_url: str = ""
    secret: str = field(default="", repr=False)
    secure: bool = False
    """Whether people come by https: cookies are then sent over nothing else."""
    bot_pause: tuple[float, float] = (0.3, 1.6)
    """Between these a bot takes its time, in seconds: at once would look like a flicker, long would be a wait."""
    painters: int = max(1, min(4, (os.cpu_count() or 1) - 1))
    """How many processes draw; 0 draws in a thread of the server, which is enough for one table."""
    thinkers: int = max(1, min(8, (os.cpu_count() or 1) - 1))
    """How many processes think for the bots, and as many for analyses; 0 thinks in threads of the server."""
    bot_seconds: float = 5.0
    """The longest that any bot may think, in seconds of one core; when many think at once, all have less."""
    analysis_seconds: float = 39.0
    """Seconds of processor time for the analysis of a whole game. Second looks at rare choices and at suspected
    mistakes take at most twice as long again, and a small host has one process to think in: that is under two minutes
    there."""
    absence: float = 60.0
    """Seconds after which the others may let a bot play for somebody who has left."""
    strict_limits: bool = True
    """Whether too many requests from one person are refused; a load test asks too much on purpose."""


def settings_for(data: Path, secure: bool = False) -> Settings:
    """The settings for a data directory, which is made when it is not there."""
    data.mkdir(parents=True, exist_ok=True)
    url = os.environ.get(DATABASE_URL) or sqlite_url(data.resolve() / "stammtisch.db")
    return Settings(data, url, _secret(data / "secret"), secure)


def _secret(file: Path) -> str:
    """The key that signs cookies: made once, readable by its owner alone."""
    if not file.exists():
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as new:  # noqa: PTH123
            new.write(secrets.token_hex(32))
    return file.read_text(encoding="ascii").strip()
