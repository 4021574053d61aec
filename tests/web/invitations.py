"""The invitations that a table's page shows to those who may invite."""

from __future__ import annotations

import re

from tests.web.serving import Guest


def invitations(owner: Guest, table: str) -> list[str]:
    """The addresses of all free seats."""
    return list(dict.fromkeys(re.findall(r"/join/[a-z0-9]+", owner.get(table).text)))


def invitation(owner: Guest, table: str) -> str:
    """The address of the first free seat."""
    return invitations(owner, table)[0]
