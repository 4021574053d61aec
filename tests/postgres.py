"""A real PostgreSQL for tests: started in a directory of its own, reached by a socket there, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

OWNER: Final = "stammtisch"
UNPRIVILEGED: Final = "nobody"
"""PostgreSQL refuses to run as root."""


class Postgres:
    """A running server that makes as many databases as are wanted."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._count = 0

    def new_database(self) -> str:
        """The address of an empty database."""
        self._count += 1
        asyncio.run(self._make(f"test{self._count}"))
        return self._address(f"test{self._count}")

    def _address(self, database: str) -> str:
        return f"postgresql+asyncpg://{OWNER}@/{database}?host={self._directory}"

    async def _make(self, name: str) -> None:
        engine = create_async_engine(self._address("postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    def ready(self) -> bool:
        return (self._directory / ".s.PGSQL.5432").exists()


def program(name: str) -> str | None:
    """A program of PostgreSQL; Debian keeps them beside the path."""
    places = [str(place) for place in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    return shutil.which(name, path=os.pathsep.join([*places, os.environ.get("PATH", "")]))


def missing() -> str | None:
    """Why there is no PostgreSQL here; None when there is one."""
    if program("initdb") is None or program("postgres") is None:
        return "PostgreSQL is not installed (initdb, postgres)"
    return None


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A server for as long as it is needed."""
    root = os.geteuid() == 0
    user = UNPRIVILEGED if root else None
    with tempfile.TemporaryDirectory(prefix="pg") as name:
        directory = Path(name)
        if root:
            account = pwd.getpwnam(UNPRIVILEGED)
            os.chown(directory, account.pw_uid, account.pw_gid)
        data = directory / "data"
        initdb, server = program("initdb"), program("postgres")
        assert initdb is not None
        assert server is not None
        made = [initdb, "-D", str(data), "-U", OWNER, "--auth=trust", "--encoding=UTF8", "--no-sync"]
        subprocess.run(made, user=user, check=True, cwd=directory, stdout=subprocess.DEVNULL)
        settings = ["listen_addresses=", f"unix_socket_directories={directory}", "fsync=off", "log_min_messages=panic"]
        command = [server, "-D", str(data), *(part for setting in settings for part in ("-c", setting))]
        running = subprocess.Popen(command, user=user, cwd=directory, stderr=subprocess.DEVNULL)
        found = Postgres(directory)
        try:
            while not found.ready():
                assert running.poll() is None, "PostgreSQL did not start"
                time.sleep(0.05)
            yield found
        finally:
            running.send_signal(signal.SIGINT)  # the quick way: whoever is still connected is sent away
            running.wait()
