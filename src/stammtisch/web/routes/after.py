"""Looking back: replay, check of the shuffles, records down and up, playing on from a moment."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Form, Query, Request, UploadFile
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from stammtisch.engine import BadInput, Chance, Record, read_record
from stammtisch.store.models import FINISHED
from stammtisch.web.house import House
from stammtisch.web.identity import Visitor
from stammtisch.web.mistakes import Denied, Mistake
from stammtisch.web.moments import course, may_see, moment
from stammtisch.web.opening import open_copy
from stammtisch.web.pages import FormVisitor, TheHouse, TheLimits, TheRoom, TheVisitor, page
from stammtisch.web.painter import ground
from stammtisch.web.reviewed import in_words
from stammtisch.web.room import Room
from stammtisch.web.routes.lobby import LEVELS, USUAL, check_rate

router = APIRouter(include_in_schema=False)

LONGEST_GAME = 5_000
"""Choices of an uploaded record; the longest games have some hundreds."""

SeatQuery = Annotated[int | None, Query(ge=0, le=20)]


async def _moment(house: House, room: Room, visitor: Visitor, at: int, seat: int | None) -> dict[str, object]:
    if not may_see(room, visitor.id, seat):
        raise Denied(403, "own_eyes")
    return await moment(room, at, seat, visitor.language, house.painter)


@router.get("/t/{table}/replay", response_class=HTMLResponse)
async def replay(
    request: Request, house: TheHouse, room: TheRoom, visitor: TheVisitor, at: int | None = None, seat: SeatQuery = None
) -> HTMLResponse:
    """The whole game as a slider; each moment has its link."""
    if room.table is None:
        raise Mistake("not_begun")
    eyes = [number for number in range(len(room.seats)) if may_see(room, visitor.id, number)]
    if seat is None and room.seats_of(visitor.id):
        seat = room.seats_of(visitor.id)[0]
    total = len(room.table.record.choices)
    shown = await _moment(house, room, visitor, total if at is None else at, seat)
    below = await house.painter.draw(ground, room.game.key, visitor.language, room.table.view(None), [])
    return page(
        request,
        "replay.html",
        visitor,
        room=room,
        moment=shown,
        eyes=eyes,
        ground=below,
        levels=LEVELS,
        usual=next((row.kind for row in room.seats if row.kind in LEVELS), USUAL),
    )


@router.get("/t/{table}/moment")
async def one_moment(
    house: TheHouse, room: TheRoom, visitor: TheVisitor, at: int, seat: SeatQuery = None
) -> JSONResponse:
    return JSONResponse(await _moment(house, room, visitor, at, seat))


@router.get("/t/{table}/course")
async def course_of_scores(room: TheRoom) -> JSONResponse:
    """Everybody's score after each choice, for a chart."""
    return JSONResponse({"names": room.names(), "scores": course(room)})


@router.get("/t/{table}/analysis")
async def analysis(house: TheHouse, room: TheRoom, visitor: TheVisitor) -> JSONResponse:
    """What a strong player thinks of the game, or how far it has come with thinking."""
    kept = await house.tables.analysis(room.id)
    if kept is not None and room.table is not None:
        return JSONResponse({"state": "done", **in_words(room, kept, visitor.language)})
    progress = house.reviews.progress(room.id)
    if progress is None or progress.failed:
        return JSONResponse({"state": "none" if progress is None else "failed"})
    left = progress.left(time.monotonic())
    return JSONResponse({"state": "running", "done": progress.done, "of": progress.of, "left": left})


@router.post("/t/{table}/analysis")
async def analyse(
    request: Request, house: TheHouse, limits: TheLimits, room: TheRoom, visitor: FormVisitor
) -> JSONResponse:
    """Let a strong player look at the game: once it is over, since it looks into everybody's hand."""
    if room.row.status != FINISHED or room.table is None:
        raise Denied(403, "analysis_later")
    if await house.tables.analysis(room.id) is None:
        check_rate(request, limits)
        house.reviews.start(room.id, room.table.record)
    return JSONResponse({}, 202)


@router.get("/t/{table}/check", response_class=HTMLResponse)
async def check(request: Request, room: TheRoom, visitor: TheVisitor) -> HTMLResponse:
    """What was promised at the start, and after the end whether it was kept."""
    proof: dict[str, object] | None = None
    if room.row.status == FINISHED and room.table is not None:
        chance = Chance(room.row.seed, tuple(room.row.entropy))
        room.table.record.replay()
        proof = {"seed": chance.secret, "commitment": chance.commitment(), "choices": len(room.table.record.choices)}
        proof["kept"] = chance.commitment() == room.row.commitment
    return page(request, "check.html", visitor, room=room, commitment=room.row.commitment, proof=proof)


@router.get("/t/{table}/record.json")
async def record(room: TheRoom) -> Response:
    """The record, which holds the seed and everybody's secrets: after the end only."""
    if room.row.status != FINISHED or room.table is None:
        raise Denied(403, "record_later")
    headers = {"content-disposition": f'attachment; filename="{room.row.game}-{room.id}.json"'}
    return Response(room.table.record.to_text(), media_type="application/json", headers=headers)


@router.post("/records")
async def upload(
    request: Request, house: TheHouse, limits: TheLimits, visitor: FormVisitor, file: UploadFile
) -> RedirectResponse:
    """A record to look at."""
    check_rate(request, limits)
    try:
        text = (await file.read()).decode()
    except UnicodeDecodeError:
        raise Mistake("no_text") from None
    recorded = _read(text)
    room = await open_copy(house, recorded, len(recorded.choices), None, visitor.id, visitor.name)
    return RedirectResponse(f"/t/{room.id}/replay?at=0", 303)


def _read(text: str) -> Record[Any]:
    """A record that can be played from its beginning to its end."""
    try:
        recorded = read_record(text)
        if len(recorded.choices) <= LONGEST_GAME:
            recorded.replay()
    except BadInput as error:
        raise Mistake("bad_record", why=str(error)) from None
    if len(recorded.choices) > LONGEST_GAME:
        raise Mistake("long_record", most=LONGEST_GAME)
    return recorded


@router.post("/t/{table}/fork")
async def fork(
    request: Request,
    house: TheHouse,
    limits: TheLimits,
    room: TheRoom,
    visitor: FormVisitor,
    at: Annotated[int, Form(ge=0)],
    seat: Annotated[int, Form(ge=0, le=20)],
    bots: Annotated[str, Form(max_length=40)] = USUAL,
) -> RedirectResponse:
    """Play on from a moment of a finished game, against bots: before the end it would show what is still to come."""
    if room.row.status != FINISHED or room.table is None:
        raise Denied(403, "no_trial")
    record = room.table.record
    if seat >= len(room.seats) or at > len(record.choices):
        raise Mistake("no_such_moment")
    if at == len(record.choices) and room.table.state.over:
        raise Mistake("the_end")
    check_rate(request, limits)
    copy = await open_copy(house, record, at, seat, visitor.id, visitor.name, bots)
    return RedirectResponse(f"/t/{copy.id}", 303)
