"""A bot that plays over HTTP: takes a seat with an invitation and chooses at random until the game is over.

    python examples/bot_client.py http://127.0.0.1:8000 INVITATION

It needs nothing but Python. The interface is described at /api/docs.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from typing import Any


class Client:
    """Calls the server and carries the token."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.token = ""
        self.token = self.call("POST", "/api/tokens", {"name": "Example bot"})["token"]

    def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)


def play(server: str, invitation: str) -> list[int]:
    """Play one game to its end; the scores."""
    client = Client(server)
    table = "/api/tables/" + client.call("POST", f"/api/join/{invitation}")["table"]
    while client.call("GET", f"{table}?wait=20")["status"] == "open":
        print("Somebody is still missing.")
    news = ""
    while not (position := client.call("GET", f"{table}/view{news}"))["over"]:
        news = f"?after={position['version']}&wait=20"
        if position["your_turn"]:
            choice = random.choice(client.call("GET", f"{table}/choices"))  # noqa: TID251 - a bot may draw as it likes
            client.call("POST", f"{table}/choose", {"version": position["version"], "choice": choice["choice"]})
            news = ""
    return list(position["scores"])


if __name__ == "__main__":
    print(play(*sys.argv[1:3]))
