"""Tables over HTTP, for programs: what is allowed, what is refused, and the example client playing a game."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from stammtisch.engine import all_games, read_record
from tests.web.serving import STUCK

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


class Program:
    """A program with a token."""

    def __init__(self, host: str, name: str) -> None:
        self.http = httpx.Client(base_url=f"http://{host}/api", timeout=STUCK)
        token = self.http.post("/tokens", json={"name": name}).json()["token"]
        self.http.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def table(self, *seats: str, game: str = "goldbraeu", **more: Any) -> Any:
        return self.post("/tables", 201, game=game, seats=list(seats), **more)


@pytest.fixture
def anna(host: str) -> Iterator[Program]:
    program = Program(host, "Anna")
    yield program
    program.http.close()


@pytest.fixture
def ben(host: str) -> Iterator[Program]:
    program = Program(host, "Ben")
    yield program
    program.http.close()


def test_the_games_say_what_can_be_agreed(anna: Program) -> None:
    assert [game["key"] for game in anna.get("/games")] == list(all_games())


@pytest.mark.parametrize("game", list(all_games()))
def test_a_game_is_played_to_its_end_and_its_record_replays(anna: Program, game: str) -> None:
    count = all_games()[game].seat_counts[0]
    table = f"/tables/{anna.table(*['me'] * count, game=game)['table']}"
    assert anna.http.get(f"{table}/record").status_code == 403
    while not (position := anna.get(f"{table}/view"))["over"]:
        choice = anna.get(f"{table}/choices")[-1]
        done = anna.post(f"{table}/choose", version=position["version"], notation=choice["notation"])
        assert done["version"] == position["version"] + 1
    record = read_record(anna.http.get(f"{table}/record").text)
    assert record.replay().scores() == position["scores"]
    assert anna.get(table)["status"] == "finished"


def test_a_seat_sees_and_does_only_what_is_its_own(anna: Program, ben: Program) -> None:
    made = anna.table("me", "friend", "friend")
    table = f"/tables/{made['table']}"
    invites = [seat["invite"] for seat in made["seats"]]
    assert invites[0] is None
    assert [seat["invite"] for seat in ben.get(table)["seats"]] == [None] * 3
    assert anna.http.get(f"{table}/view").status_code == 409
    ben.post(f"/join/{invites[1]}")
    third = Program(anna.http.base_url.netloc.decode(), "Cleo")
    third.post(f"/join/{invites[2]}")
    third.http.close()
    assert ben.get(f"{table}/view")["seat"] == 1
    assert ben.http.get(f"{table}/view", params={"seat": 0}).status_code == 403
    assert ben.http.get(f"{table}/choices", params={"seat": 0}).status_code == 403
    choice = anna.get(f"{table}/choices")[0]["choice"]
    ben.post(f"{table}/choose", 403, seat=0, version=0, choice=choice)
    anna.post(f"{table}/choose", version=0, choice=choice)
    anna.post(f"{table}/choose", 409, version=0, choice=choice)


def test_a_stranger_watches_with_a_spectators_eyes(anna: Program, ben: Program) -> None:
    table = f"/tables/{anna.table('me', 'me', 'me')['table']}"
    assert ben.get(f"{table}/view")["seat"] is None
    assert ben.http.get(f"{table}/choices").status_code == 403


def test_a_refusal_cites_its_rule(anna: Program) -> None:
    table = f"/tables/{anna.table('me', 'me', 'me')['table']}"
    assert "[GB-" in anna.post(f"{table}/choose", 422, version=0, notation="boss Krug")["detail"]
    why = anna.post(f"{table}/why", notation="boss Krug")
    assert not why["allowed"]
    assert why["rule"].startswith("GB-")
    anna.post(f"{table}/choose", 422, version=0, notation="boss")
    anna.post(f"{table}/choose", 422, version=0, choice="99999999999999999999")
    anna.post(f"{table}/choose", 422, version=0)
    anna.post(f"{table}/undo", 422, version=0)


def test_a_listed_table_takes_whoever_comes(anna: Program, ben: Program) -> None:
    closed = anna.table("me", "friend", game="heavenale")["table"]
    ben.post(f"/tables/{closed}/sit", 403, seat=1)
    table = anna.table("me", "friend", game="heavenale", listed=True)["table"]
    ben.post(f"/tables/{table}/sit", 409, seat=0)
    assert ben.post(f"/tables/{table}/sit", seat=1)["status"] == "running"


def test_waiting_for_news_ends_when_there_are_some(anna: Program) -> None:
    table = f"/tables/{anna.table('me', 'greedy', 'greedy')['table']}"
    position = anna.get(f"{table}/view")
    while position["waiting"] != [0]:
        position = anna.get(f"{table}/view", after=position["version"], wait=20)
    assert anna.get(f"{table}/view", after=position["version"], wait=0.01)["version"] == position["version"]


def test_a_wrong_token_is_refused(host: str, anna: Program) -> None:
    table = anna.table("me", "me", "me")["table"]
    for header in ("Bearer nonsense", "Basic YTpi", "Bearer"):
        answer = httpx.get(f"http://{host}/api/tables/{table}", headers={"Authorization": header}, timeout=STUCK)
        assert answer.status_code == 401


def test_the_description_names_every_address(host: str) -> None:
    schema = httpx.get(f"http://{host}/api/openapi.json", timeout=STUCK).json()
    assert all(path.startswith("/api/") for path in schema["paths"])
    page = httpx.get(f"http://{host}/api/docs", timeout=STUCK).text
    assert all(path in page for path in schema["paths"])


def test_the_example_client_plays_a_game(host: str, anna: Program) -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60
    made = anna.table("friend", "greedy", game="heavenale")
    command = [sys.executable, str(EXAMPLE), f"http://{host}", made["seats"][0]["invite"]]
    played = subprocess.run(command, capture_output=True, text=True, check=True)
    position = anna.get(f"/tables/{made['table']}/view")
    assert played.stdout.strip() == str(position["scores"])
