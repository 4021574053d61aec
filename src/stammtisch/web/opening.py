"""Opening a table: what was agreed becomes rows of the store."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

from stammtisch.bots import BOTS
from stammtisch.engine import BadInput, Chance, Game, Record, find_game
from stammtisch.store import new_id
from stammtisch.store.models import CHOICE, FINISHED, OPEN, PERSON, RUNNING, EntryRow, SeatRow, TableRow
from stammtisch.table.clock import Pace
from stammtisch.web.callings import apart, bot_name
from stammtisch.web.house import House
from stammtisch.web.languages import DEFAULT
from stammtisch.web.mistakes import Mistake
from stammtisch.web.room import STAND_IN, Room

ME: Final = "me"
FRIEND: Final = "friend"
"""Who can be asked to sit down: oneself (several times on one device), somebody with the link, or a bot by name."""


@dataclass
class Plan:
    """The table contract as somebody draws it up."""

    game: str
    seats: list[str]
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None
    pace: Pace = field(default_factory=Pace)
    language: str = DEFAULT
    listed: bool = False
    hints: bool = False
    """Whether a player may ask what the Meister would do."""
    word: str = ""
    """What whoever opens the table adds to the shuffle."""
    names: list[str] = field(default_factory=list)
    """What the seats of one device are called, where one person holds several; the first keeps their own name."""


def quick_plan(game: Game[Any, Any, Any], bot: str) -> Plan:
    """The set-up that we recommend for a first game: three at the table, against bots of one level."""
    count = 3 if 3 in game.seat_counts else game.seat_counts[0]
    return Plan(game.key, [ME] + [bot] * (count - 1), hints=True)


async def open_table(house: House, plan: Plan, person: str, name: str, before: str | None = None) -> Room:
    """Open a table; it starts at once when nobody is missing."""
    game = find_game(plan.game)
    terms = game.terms(len(plan.seats), plan.options, plan.edition)
    if ME not in plan.seats and FRIEND not in plan.seats:
        raise Mistake("somebody_plays")
    chance = Chance(secrets.token_hex(16), (added(name, plan.word),) if plan.word else ())
    await house.people.keep_guest(person, name)
    row = _row(game, terms.options, chance, person, plan, before)
    row.status = OPEN if FRIEND in plan.seats else RUNNING
    return await _keep(house, row, _seats(row.id, plan, person, name), [])


def _row(
    game: Game[Any, Any, Any], options: dict[str, str], chance: Chance, person: str, plan: Plan, before: str | None
) -> TableRow:
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game.key,
        rules_version=game.rules_version,
        options=options,
        pace=plan.pace.to_data(),
        clock=None,
        language=plan.language,
        listed=plan.listed,
        hints=plan.hints,
        status=RUNNING,
        seed=chance.secret,
        entropy=list(chance.entropy),
        commitment=chance.commitment(),
        owner=person,
        before=before,
        rematch=None,
        result=None,
        created=now,
        changed=now,
    )


def _seats(table: str, plan: Plan, person: str, name: str) -> list[SeatRow]:
    rows: list[SeatRow] = []
    called = iter([name, *plan.names])
    for seat, kind in enumerate(plan.seats):
        taken = [row.name for row in rows]
        row = SeatRow(table=table, seat=seat, kind=PERSON, person=None, name="", invite=None, stand_in=None)
        if kind == ME:
            row.person, row.name = person, apart(next(called, name), taken)
        elif kind == FRIEND:
            row.invite = new_id(20)
        else:
            check_bot(kind)
            row.kind, row.name = kind, bot_name(taken)
        rows.append(row)
    return rows


def check_bot(kind: str) -> None:
    """Whether a bot of that name can sit down."""
    if kind not in BOTS:
        raise BadInput(f"'{kind[:20]}' cannot sit down; there are {ME}, {FRIEND}, {', '.join(BOTS)}")


async def _keep(house: House, row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> Room:
    await house.tables.create(row, seats, entries)
    room = await house.room(row.id)
    assert room is not None
    return room


async def open_copy(
    house: House, record: Record[Any], upto: int, seat: int | None, person: str, name: str, bot: str = STAND_IN
) -> Room:
    """A table that begins with a recorded game's first choices.

    With a seat, it is played on from there against bots; without one it is only to be looked at.
    """
    check_bot(bot)
    plan = Plan(record.game.key, [], hints=True)
    row = _row(record.game, record.terms.options, record.chance, person, plan, None)
    seats = [
        SeatRow(table=row.id, seat=number, kind=bot, person=None, name=called[:40], invite=None, stand_in=None)
        for number, called in enumerate(record.names)
    ]
    if seat is None:
        row.status = FINISHED
    else:
        seats[seat].kind, seats[seat].person = PERSON, person
        seats[seat].name = apart(name, [row.name for row in seats if row.seat != seat])
    entries = [
        EntryRow(table=row.id, sequence=number, kind=CHOICE, seat=chooser, code=str(code), at=row.created)
        for number, (chooser, code) in enumerate(record.choices[:upto])
    ]
    await house.people.keep_guest(person, name)
    return await _keep(house, row, seats, entries)


def added(name: str, word: str) -> str:
    """A word as it goes into the shuffle and stands on the page that checks it: with whose it is."""
    return f"{name}: {word}"


async def sit_down(house: House, room: Room, seat: int, person: str, name: str, word: str = "") -> None:
    """Take a free seat; the game begins with the last one."""
    await house.people.keep_guest(person, name)
    called = apart(name, [row.name for row in room.seats if row.seat != seat])
    if seat not in room.free_seats() or not await house.tables.take_seat(room.id, seat, person, called):
        raise Mistake("seat_gone")
    room.seats[seat].person, room.seats[seat].name = person, called
    if word:
        await room.add_entropy(added(called, word))
    room.audience.publish()
    await room.begin()


async def fill_with_bots(house: House, room: Room) -> None:
    """Give every seat that is still free to a bot, and begin."""
    for seat in room.free_seats():
        called = bot_name([row.name for row in room.seats])
        await house.tables.seat(room.id, seat, kind=STAND_IN, name=called, invite=None)
        row = room.seats[seat]
        row.kind, row.name, row.invite = STAND_IN, called, None
    room.audience.publish()
    await room.begin()
