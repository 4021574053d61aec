"""`stammtisch serve` as a person starts it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.running import run
from tests.web.serving import STUCK

COMMAND = [sys.executable, "-c", "import sys; from stammtisch.cli import main; sys.exit(main())", "serve"]


@pytest.fixture
def busy_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_it_says_where_it_is_and_stops_when_asked(tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert found
        try:
            page = httpx.get(found[0], timeout=STUCK)
        finally:
            server.send_signal(signal.SIGINT)
        assert page.status_code == 200
        _, complaints = server.communicate()
    assert "Traceback" not in complaints
    assert (tmp_path / "data" / "stammtisch.db").exists()


def test_a_port_that_is_taken_is_named(tmp_path: Path, busy_port: int) -> None:
    outcome = run("serve", "--port", str(busy_port), "--data", str(tmp_path))
    assert outcome.code == 2
    assert f"port {busy_port}" in outcome.err
    assert "--port" in outcome.err


def test_a_data_directory_that_cannot_be_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way", encoding="utf-8")
    outcome = run("serve", "--data", str(file / "data"))
    assert outcome.code == 2
    assert "--data" in outcome.err
