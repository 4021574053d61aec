"""The front page: start a game with one click, find the tables one sits at, see what is open."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from stammtisch.engine import all_games
from stammtisch.store.models import FINISHED, OPEN, RUNNING, SeatRow, TableRow
from stammtisch.web.house import House
from stammtisch.web.opening import open_table, quick_plan
from stammtisch.web.pages import FormVisitor, TheHouse, TheLimits, TheVisitor, page, the_game
from stammtisch.web.room import STAND_IN
from stammtisch.web.routes.lobby import LEVELS, USUAL, check_rate

router = APIRouter(include_in_schema=False)

MOST_LISTED = 30
FEW = 4
"""Own tables above the games; the others are one click away, so that the games stay in sight."""


class Listed:
    """A table as a line of a list."""

    def __init__(self, house: House, row: TableRow, seats: list[SeatRow], person: str) -> None:
        mine = {seat.seat for seat in seats if seat.person == person}
        self.id = row.id
        self.game = row.game
        self.status = row.status
        self.changed = row.changed
        self.names = [seat.name or "…" for seat in seats]
        self.levels = [level for level in LEVELS if level in {seat.kind for seat in seats}]
        self.free = sum(not seat.name for seat in seats)
        self.your_turn = bool(mine & set(house.waiting(row.id)))
        self.winners = [seats[seat].name for seat in row.result["winners"]] if row.result else []


async def listed(house: House, rows: list[TableRow], person: str) -> list[Listed]:
    """Tables for a list, those that wait for the visitor first."""
    seats = await house.tables.seats([row.id for row in rows])
    lines = [Listed(house, row, seats[row.id], person) for row in rows]
    return sorted(lines, key=lambda line: not line.your_turn)


@router.get("/", response_class=HTMLResponse)
async def front_page(request: Request, house: TheHouse, visitor: TheVisitor) -> HTMLResponse:
    mine = await house.tables.of_person(visitor.id, (OPEN, RUNNING), MOST_LISTED)
    own = {row.id for row in mine}
    others = [row for row in await house.tables.open_tables(MOST_LISTED) if row.id not in own]
    done = await house.tables.of_person(visitor.id, (FINISHED,), MOST_LISTED)
    running = [row for row in await house.tables.running_tables(MOST_LISTED) if row.id not in own]
    return page(
        request,
        "front.html",
        visitor,
        mine=await listed(house, mine, visitor.id),
        few=FEW,
        open=await listed(house, others, visitor.id),
        running=await listed(house, running, visitor.id),
        opponents={key: len(quick_plan(game, STAND_IN).seats) - 1 for key, game in all_games().items()},
        levels=LEVELS,
        usual=USUAL,
        finished=await listed(house, done, visitor.id),
    )


@router.post("/quick")
async def quick_start(
    request: Request,
    house: TheHouse,
    limits: TheLimits,
    visitor: FormVisitor,
    game: Annotated[str, Form(max_length=40)],
    bots: Annotated[str, Form(max_length=40)] = STAND_IN,
) -> RedirectResponse:
    """One click from the front page to a running game."""
    check_rate(request, limits)
    room = await open_table(house, quick_plan(the_game(game), bots), visitor.id, visitor.name)
    return RedirectResponse(f"/t/{room.id}", 303)
