"""The same for programs: tables over HTTP and JSON, so that a bot can be written in any language."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Header, HTTPException, Path, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse

from stammtisch.engine import all_games
from stammtisch.store.models import FINISHED, OPEN
from stammtisch.store.tables import StaleVersion
from stammtisch.table.clock import Pace
from stammtisch.web.callings import guest_name, read_name
from stammtisch.web.identity import Visitor, visitor_of
from stammtisch.web.mistakes import Denied
from stammtisch.web.opening import Plan, open_table, sit_down
from stammtisch.web.pages import TheHouse, TheLimits, TheVisitor, page, the_room
from stammtisch.web.room import Room
from stammtisch.web.routes.api_forms import (
    ChoiceLine,
    ChooseForm,
    Done,
    Fault,
    GameInfo,
    NewTable,
    NewToken,
    Position,
    SitForm,
    TableInfo,
    Token,
    UndoForm,
    Why,
    WhyForm,
    table_info,
)
from stammtisch.web.speech import Speech
from stammtisch.web.updates import choices as choice_lines
from stammtisch.web.updates import prompt

LONGEST_WAIT: Final = 25.0

FAULTS: Final[dict[int | str, dict[str, Any]]] = {
    400: {"model": Fault, "description": "not understood"},
    401: {"model": Fault, "description": "the token is not valid"},
    403: {"model": Fault, "description": "not yours to do"},
    404: {"model": Fault, "description": "there is no such thing"},
    409: {"model": Fault, "description": "the table has moved on, or somebody was faster"},
    422: {"model": Fault, "description": "not understood, or against the rules"},
    429: {"model": Fault, "description": "too often"},
}

router = APIRouter(prefix="/api", responses=FAULTS)


async def caller(request: Request, house: TheHouse, authorization: Annotated[str | None, Header()] = None) -> Visitor:
    """Who calls: by token, or a person in a browser by cookie."""
    if authorization is None:
        return await visitor_of(request)
    scheme, _, token = authorization.partition(" ")
    row = await house.people.by_token(token.strip()) if scheme.casefold() == "bearer" else None
    if row is None:
        raise HTTPException(401, "This token is not valid.")
    return Visitor(row.id, row.name, row.account is not None, request.scope["state"]["language"], "")


Caller = Annotated[Visitor, Depends(caller)]
SeatQuery = Annotated[int | None, Query(ge=0, le=20, description="by default your own, or a spectator's view")]
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="how many seconds at most")]
TableId = Annotated[str, Path(max_length=32, pattern=r"^[a-z0-9]+$")]


async def api_room(request: Request, table: TableId) -> Room:
    return await the_room(request, table)


ApiRoom = Annotated[Room, Depends(api_room)]


@router.get("/docs", response_class=HTMLResponse, include_in_schema=False)
async def docs(request: Request, visitor: TheVisitor) -> HTMLResponse:
    """The description of this interface for people."""
    return page(request, "api.html", visitor, schema=request.app.openapi())


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games, with their options and editions."""
    return [GameInfo.of(game) for game in all_games().values()]


@router.post("/tokens", status_code=201)
async def new_token(request: Request, house: TheHouse, limits: TheLimits, form: NewToken) -> Token:
    """A new player for a bot, with the token that it sends as `Authorization: Bearer …`."""
    _check_rate(request, limits)
    person: str = request.app.state.identity.stranger()
    name = read_name(form.name) if form.name is not None else guest_name(person)
    await house.people.keep_guest(person, name)
    return Token(token=await house.people.new_token(person, name), name=name)


def _check_rate(request: Request, limits: TheLimits) -> None:
    if not limits.allows_table(request.client.host if request.client else ""):
        raise HTTPException(429, "That is many. Wait a moment.")


@router.post("/tables", status_code=201)
async def create(request: Request, house: TheHouse, limits: TheLimits, visitor: Caller, form: NewTable) -> TableInfo:
    """Open a table. Seats are `me`, `friend` (somebody with the invitation) or the name of a bot."""
    _check_rate(request, limits)
    pace = Pace(form.pace.kind, form.pace.minutes, form.pace.increment, form.pace.days)
    plan = Plan(form.game, form.seats, form.options, form.edition, pace, listed=form.listed)
    room = await open_table(house, plan, visitor.id, visitor.name)
    return table_info(room, visitor.id)


@router.get("/tables/{table}")
async def table(room: ApiRoom, visitor: Caller, wait: Wait = 0) -> TableInfo:
    """What was agreed, who sits where, how it stands. With `wait` the answer comes when somebody has sat down."""
    if wait and room.row.status == OPEN:
        await room.wait_for_news(room.version, wait)
    return table_info(room, visitor.id)


@router.post("/join/{invite}")
async def join(request: Request, house: TheHouse, visitor: Caller, invite: TableId) -> TableInfo:
    """Take the seat of an invitation."""
    row = await house.tables.by_invite(invite)
    if row is None:
        raise HTTPException(404, "This invitation is not valid.")
    room = await the_room(request, row.table)
    await _sit(house, room, row.seat, visitor)
    return table_info(room, visitor.id)


@router.post("/tables/{table}/sit")
async def sit(house: TheHouse, room: ApiRoom, visitor: Caller, form: SitForm) -> TableInfo:
    """Take a free seat at a table that is listed."""
    if not room.row.listed:
        raise HTTPException(403, "Ask for an invitation: this table is not open to everybody.")
    await _sit(house, room, form.seat, visitor)
    return table_info(room, visitor.id)


async def _sit(house: TheHouse, room: Room, seat: int, visitor: Visitor) -> None:
    if seat in room.seats_of(visitor.id):
        return
    if room.row.status != OPEN or seat not in room.free_seats():
        raise HTTPException(409, "That seat is taken.")
    await sit_down(house, room, seat, visitor.id, visitor.name)


def own_seat(room: Room, visitor: Visitor, seat: int | None) -> int:
    """The seat that somebody speaks for."""
    own = room.seats_of(visitor.id)
    if seat is None and own:
        return next((mine for mine in own if mine in room.waiting()), own[0])
    if seat is None or seat not in own:
        raise HTTPException(403, "That seat is not yours.")
    return seat


def _begun(room: Room) -> None:
    if room.table is None:
        raise HTTPException(409, "The game has not begun: somebody is still missing.")


@router.get("/tables/{table}/view")
async def view(
    room: ApiRoom,
    visitor: Caller,
    seat: SeatQuery = None,
    after: Annotated[int | None, Query(ge=0, le=10**9, description="wait until the version is another one")] = None,
    wait: Wait = 0,
) -> Position:
    """What a seat sees now. With `after` and `wait` the answer comes when something has happened."""
    if after is not None and wait:
        await room.wait_for_news(after, wait)
    _begun(room)
    assert room.table is not None
    eyes = own_seat(room, visitor, seat) if seat is not None or room.seats_of(visitor.id) else None
    state = room.table.state
    speech = Speech(room.game, visitor.language)
    return Position(
        version=room.version,
        seat=eyes,
        over=state.over,
        waiting=state.seats_to_decide(),
        your_turn=eyes in state.seats_to_decide(),
        prompt=prompt(state, room.table.names, eyes, speech),
        view=room.table.view(eyes).to_data(),
        scores=state.scores() if state.over else None,
        winners=state.winners() if state.over else None,
    )


@router.get("/tables/{table}/choices")
async def choices(room: ApiRoom, visitor: Caller, seat: SeatQuery = None) -> list[ChoiceLine]:
    """What you may choose now."""
    _begun(room)
    assert room.table is not None
    lines = choice_lines(room.table, own_seat(room, visitor, seat), Speech(room.game, visitor.language))
    return [ChoiceLine.model_validate(line) for line in lines]


@router.post("/tables/{table}/choose")
async def choose(room: ApiRoom, visitor: Caller, form: ChooseForm) -> Done:
    """Choose, by code or by notation; answered once it is stored."""
    seat = own_seat(room, visitor, form.seat)
    _begun(room)
    choice = form.code(room.game)
    try:
        refusal = await room.choose(seat, form.version, choice)
    except StaleVersion:
        raise Denied(409, "stale") from None
    if refusal is not None:
        speech = Speech(room.game, visitor.language)
        raise HTTPException(422, f"{speech.refusal(refusal, room.names())} [{refusal.rule}]")
    return Done(version=room.version)


@router.post("/tables/{table}/why")
async def why(room: ApiRoom, visitor: Caller, form: WhyForm) -> Why:
    """Why something may not be chosen now, with its rule."""
    seat = own_seat(room, visitor, form.seat)
    _begun(room)
    assert room.table is not None
    refusal = room.table.state.refusal(seat, form.code(room.game))
    if refusal is None:
        return Why(allowed=True, rule=None, text=None)
    text = Speech(room.game, visitor.language).refusal(refusal, room.names())
    return Why(allowed=False, rule=refusal.rule, text=text)


@router.post("/tables/{table}/undo")
async def undo(room: ApiRoom, visitor: Caller, form: UndoForm) -> Done:
    """Take back the latest choice, where nothing was revealed since and the time that it earned is not used up."""
    seat = own_seat(room, visitor, form.seat)
    _begun(room)
    try:
        refusal = await room.undo(seat, form.version)
    except StaleVersion:
        raise Denied(409, "stale") from None
    if refusal is not None:
        speech = Speech(room.game, visitor.language)
        raise HTTPException(HTTPStatus.UNPROCESSABLE_ENTITY, speech.no_way_back(refusal, room.names()))
    return Done(version=room.version)


@router.get("/tables/{table}/record")
async def record(room: ApiRoom) -> JSONResponse:
    """The record of a finished game: seed and choices."""
    if room.row.status != FINISHED or room.table is None:
        raise HTTPException(403, "The record holds everybody's secrets. It can be had once the game is over.")
    return JSONResponse(room.table.record.to_data())
