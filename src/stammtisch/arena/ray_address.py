"""Where a Ray cluster is to be found; readable without Ray."""

from __future__ import annotations

import os
import socket
from typing import Final

from stammtisch.engine import BadInput

LOCAL: Final = "local"
"""Instead of an address: a cluster of one's own, which ends with the work."""
ANY: Final = "auto"
"""Instead of an address: the cluster that runs on this machine already."""

PATIENCE: Final = 10.0
"""Seconds until a host that does not answer is given up; Ray itself goes on for minutes."""

GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\x00\x00\x00\x04\x00\x00\x00\x00\x00"
"""How a conversation with Ray begins (HTTP/2, RFC 9113 3.4): a fixed line, and settings, of which there are none."""
SETTINGS: Final = 4
HEAD: Final = 9
"""What the other side answers first is a frame of settings too; its kind is the fourth byte of nine."""


def refuse_silent_host(address: str) -> None:
    """An address at which nobody listens, or somebody else, or that is none, is known before Ray begins to wait."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if not host:
            raise ValueError  # or else it is this machine that is asked
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE) as line:
            known = speaks_like_ray(line)
    except ValueError:
        raise BadInput(f"'{address}' is no address of a Ray cluster; write host:port") from None
    except OSError as error:
        raise BadInput(f"there is no Ray cluster at '{address}': {error.strerror or error}") from None
    if not known:
        raise BadInput(f"there is no Ray cluster at '{address}': somebody else listens there")


def speaks_like_ray(line: socket.socket) -> bool:
    """Whether the other side answers as Ray does; one that asks for encryption says nothing to strangers."""
    if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
        return True
    line.sendall(GREETING)
    answer = b""
    while len(answer) < HEAD:
        try:
            more = line.recv(HEAD - len(answer))
        except OSError:  # it says nothing, or hangs up
            return False
        if not more:
            return False
        answer += more
    return answer[3] == SETTINGS
