"""Where a Ray cluster is said to be: what is refused at once, because Ray itself would wait for minutes."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from stammtisch.arena import ray_address
from stammtisch.arena.ray_address import refuse_silent_host
from stammtisch.engine import BadInput

A_FRAME_OF_SETTINGS = b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"


@contextmanager
def somebody(*answer: bytes, hangs_up: bool = True) -> Iterator[str]:
    """Who listens at an address, reads what is said and answers that, in pieces."""
    with socket.create_server(("127.0.0.1", 0)) as door:

        def listen() -> None:
            line, _ = door.accept()
            with line:
                line.recv(1000)
                for piece in answer:
                    line.sendall(piece)
                if not hangs_up:
                    line.recv(1000)

        threading.Thread(target=listen, daemon=True).start()
        yield f"127.0.0.1:{door.getsockname()[1]}"


@pytest.mark.parametrize("answer", [[A_FRAME_OF_SETTINGS], [A_FRAME_OF_SETTINGS[:2], A_FRAME_OF_SETTINGS[2:]]])
@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_who_answers_like_ray_is_asked(scheme: str, answer: list[bytes]) -> None:
    with somebody(*answer) as address:
        refuse_silent_host(scheme + address)


@pytest.mark.parametrize("answer", [[], [b"HTTP/1.1 400 Bad Request\r\n\r\n"], [b"+PONG\r\n"]])
def test_who_says_something_else_or_hangs_up_is_no_cluster(answer: list[bytes]) -> None:
    with somebody(*answer) as address, pytest.raises(BadInput, match="somebody else listens there"):
        refuse_silent_host(address)


def test_who_says_nothing_is_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_address, "PATIENCE", 0.2)
    with somebody(hangs_up=False) as address, pytest.raises(BadInput, match="somebody else listens there"):
        refuse_silent_host(address)


def test_a_cluster_that_is_spoken_to_in_private_is_left_to_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USE_TLS", "1")
    monkeypatch.setattr(ray_address, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        refuse_silent_host(f"127.0.0.1:{silent.getsockname()[1]}")
