"""What is written is there again, and only once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from stammtisch.engine import BadInput
from stammtisch.store import StaleVersion
from stammtisch.store.database import sqlite_url
from stammtisch.store.models import RUNNING
from tests.store.opened import entry, opened


def test_entries_come_back_in_order_and_with_large_codes(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.table()
            await store.tables.append([entry(0, code=str(10**60))], None)
            await store.tables.append([entry(1), entry(2)], None)
        async with opened(url) as store:
            kept = await store.tables.load("t")
            assert kept is not None
            assert [row.sequence for row in kept.entries] == [0, 1, 2]
            assert int(kept.entries[0].code) == 10**60

    asyncio.run(run())


def test_a_place_in_the_record_is_given_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.table()
            await store.tables.append([entry(0)], None)
            with pytest.raises(StaleVersion):
                await store.tables.append([entry(0)], None)

    asyncio.run(run())


def test_a_job_that_fails_in_a_group_undoes_only_itself(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.table()
            await store.tables.append([entry(0)], None)
            writes = [store.tables.append([entry(number)], None) for number in (1, 0, 2)]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), StaleVersion, type(None)]
            kept = await store.tables.load("t")
            assert kept is not None
            assert [row.sequence for row in kept.entries] == [0, 1, 2]

    asyncio.run(run())


def test_what_arrives_together_is_committed_together(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            seen: set[int] = set()

            def job(session: Session) -> None:
                seen.add(id(session.get_transaction()))

            await asyncio.gather(*(store.writer.write(job) for _ in range(50)))
            assert len(seen) < 5

    asyncio.run(run())


def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite_url(tmp_path / "a.db")) as store:
            asked = [text("PRAGMA journal_mode"), text("PRAGMA synchronous")]
            told = await store.database.run(lambda session: [session.scalar(query) for query in asked])
            assert told == ["wal", 2]  # FULL

    asyncio.run(run())


def test_only_one_gets_the_seat(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.table()
            await store.people.keep_guest("ben", "Ben")
            taken = await asyncio.gather(
                store.tables.take_seat("t", 0, "anna", "Anna"), store.tables.take_seat("t", 0, "ben", "Ben")
            )
            assert sorted(taken) == [False, True]

    asyncio.run(run())


def test_an_account_name_is_taken_whatever_its_capitals(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for person in ("anna", "ben"):
                await store.people.keep_guest(person, person)
            await store.people.make_account("anna", "Anna  Maria", "hash")
            with pytest.raises(BadInput, match="taken"):
                await store.people.make_account("ben", "anna maria", "hash")

    asyncio.run(run())


def test_a_guest_hands_everything_to_the_account(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.table()
            await store.people.keep_guest("ben", "Ben")
            await store.people.make_account("ben", "Ben", "hash")
            await store.tables.take_seat("t", 0, "anna", "Anna")
            token = await store.people.new_token("anna", "bot")
            await store.tables.say("t", "anna", "Anna", "hello")
            await store.people.take_along("anna", "ben")
            assert await store.people.find("anna") is None
            assert [row.id for row in await store.tables.of_person("ben", ("open",), 9)] == ["t"]
            owner = await store.people.by_token(token)
            assert owner is not None
            assert owner.id == "ben"

    asyncio.run(run())


def test_a_token_is_kept_only_as_a_hash(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.people.keep_guest("anna", "Anna")
            token = await store.people.new_token("anna", "bot")
            rows = await store.people.tokens("anna")
            assert token not in str([vars(row) for row in rows])
            await store.people.drop_token("anna", rows[0].digest)
            assert await store.people.by_token(token) is None

    asyncio.run(run())


def test_tables_are_listed_by_how_they_stand(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await store.table("one")
            await store.table("two")
            await store.tables.set_status("two", RUNNING)
            assert [row.id for row in await store.tables.open_tables(9)] == ["one"]
            assert await store.tables.ids(RUNNING) == ["two"]

    asyncio.run(run())
