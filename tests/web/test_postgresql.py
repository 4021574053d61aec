"""A whole game on PostgreSQL, with a restart in its middle."""

from __future__ import annotations

from pathlib import Path

from stammtisch.engine import read_record
from tests.postgres import Postgres
from tests.web.serving import Guest, Tab, serving


def test_a_game_to_its_end(data: Path, database_server: Postgres) -> None:
    url = database_server.new_database()
    with serving(data, database_url=url) as host, Guest(host) as anna:
        cookie, table = anna.cookie(), anna.quick("goldbraeu")
        with anna.open(table) as tab:
            for _ in range(5):
                tab.choose(tab.my_turn())
            tab.send("chat", text="Prost")
            tab.next("chat")
            before = tab.my_turn()
    with serving(data, database_url=url) as host:
        with Tab(host, table, cookie) as tab:
            update = tab.resync()
            assert (update["version"], update["board"]) == (before["version"], before["board"])
            while not update["over"]:
                tab.choose(update)
                update = tab.my_turn()
        with Guest(host) as ben:
            record = read_record(ben.get(f"{table}/record.json").text)
            assert record.replay().scores() == update["result"]["scores"]
