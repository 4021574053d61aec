"""Where a Ray cluster is to be found; readable without Ray."""

from __future__ import annotations

import socket
from typing import Final

from stammtisch.engine import BadInput

LOCAL: Final = "local"
"""Instead of an address: a cluster of one's own, which ends with the work."""
ANY: Final = "auto"
"""Instead of an address: the cluster that runs on this machine already."""

PATIENCE: Final = 10.0
"""Seconds until a host that does not answer is given up; Ray itself goes on for minutes."""


def refuse_silent_host(address: str) -> None:
    """An address at which nobody listens, or that is none, is known before Ray begins to wait."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        if not host:
            raise ValueError  # or else it is this machine that is asked
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            return
    except ValueError:
        raise BadInput(f"'{address}' is no address of a Ray cluster; write host:port") from None
    except OSError as error:
        raise BadInput(f"there is no Ray cluster at '{address}': {error.strerror or error}") from None
