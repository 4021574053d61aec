"""The table page and its socket; leaving, coming back, playing again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request, WebSocket
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from stammtisch.store.models import FINISHED, OPEN, PERSON
from stammtisch.table.clock import DAY, Pace
from stammtisch.web.house import OPEN_FOR
from stammtisch.web.identity import visitor_of
from stammtisch.web.mistakes import Denied, Mistake
from stammtisch.web.opening import FRIEND, ME, Plan, open_table, sit_down
from stammtisch.web.pages import (
    FormVisitor,
    TheHouse,
    TheLimits,
    TheRoom,
    TheVisitor,
    page,
    the_game,
    the_house,
    the_limits,
)
from stammtisch.web.painter import ground
from stammtisch.web.routes.lobby import Contract, check_rate, invite_links
from stammtisch.web.sockets import Tab
from stammtisch.web.viewer import Viewer

router = APIRouter(include_in_schema=False)

Seat = Annotated[int, Form(ge=0, le=20)]


@router.get("/t/{table}", response_class=HTMLResponse)
async def table_page(request: Request, house: TheHouse, room: TheRoom, visitor: TheVisitor) -> HTMLResponse:
    """The table; before everybody sits, the contract and the invitations."""
    seats = room.seats_of(visitor.id)
    owner = visitor.id == room.row.owner
    if room.table is None:
        links = invite_links(request, room, visitor.id)
        contract = Contract(room, visitor.language)
        return page(
            request,
            "waiting.html",
            visitor,
            room=room,
            seats=seats,
            links=links,
            contract=contract,
            owner=owner,
            days=int(OPEN_FOR / DAY),
        )
    below = await house.painter.draw(ground, room.game.key, visitor.language, room.table.view(None), [])
    return page(
        request,
        "table.html",
        visitor,
        room=room,
        seats=seats,
        ground=below,
        contract=Contract(room, visitor.language),
        owner=owner,
    )


@router.get("/games/{game}/style.css")
async def game_style(game: str) -> Response:
    """The style sheet of a game's pictures, which hold none themselves."""
    headers = {"cache-control": "public, max-age=3600"}
    return Response(the_game(game).style(), media_type="text/css", headers=headers)


@router.websocket("/t/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    house = the_house(socket)
    room = await house.room(table)
    if room is None:
        await socket.close(1008, "There is no such table.")
        return
    visitor = await visitor_of(socket)
    viewer = Viewer(visitor.id, visitor.name, visitor.language, room.seats_of(visitor.id))
    await Tab(socket, house, the_limits(socket), room, viewer).run()


@router.post("/t/{table}/leave")
async def leave(room: TheRoom, visitor: FormVisitor, seat: Seat) -> RedirectResponse:
    """Let a bot play on."""
    if seat not in room.seats_of(visitor.id):
        raise Denied(403, "not_your_seat")
    await room.leave(seat)
    return RedirectResponse("/", 303)


@router.post("/t/{table}/return")
async def come_back(room: TheRoom, visitor: FormVisitor, seat: Seat) -> RedirectResponse:
    """Take the seat back from the bot that stood in."""
    if seat not in room.seats_of(visitor.id):
        raise Denied(403, "not_your_seat")
    await room.come_back(seat)
    return RedirectResponse(f"/t/{room.id}", 303)


@router.post("/t/{table}/rematch")
async def rematch(
    request: Request, house: TheHouse, limits: TheLimits, room: TheRoom, visitor: FormVisitor
) -> RedirectResponse:
    """The same again: the first to ask opens the table, the others join it with one click."""
    if room.row.status != FINISHED:
        raise Mistake("rematch_later")
    if not room.seats_of(visitor.id):
        raise Denied(403, "rematch_players")
    if room.row.rematch is not None:
        again = await house.room(room.row.rematch)
        if again is not None and again.row.status == OPEN and not again.seats_of(visitor.id) and again.free_seats():
            await sit_down(house, again, again.free_seats()[0], visitor.id, visitor.name)
        return RedirectResponse(f"/t/{room.row.rematch}", 303)
    check_rate(request, limits)
    own = [row.name for row in room.seats if row.person == visitor.id]
    plan = Plan(
        room.row.game,
        [ME if row.person == visitor.id else FRIEND if row.kind == PERSON else row.kind for row in room.seats],
        dict(room.row.options),
        pace=Pace.from_data(room.row.pace),
        language=room.row.language,
        listed=room.row.listed,
        hints=room.row.hints,
        names=own[1:],
    )
    # Whoever began sits last: the start passes on.
    plan.seats = plan.seats[1:] + plan.seats[:1]
    again = await open_table(house, plan, visitor.id, visitor.name, before=room.id)
    await house.tables.set_rematch(room.id, again.id)
    room.row.rematch = again.id
    room.audience.draw_anew()
    room.audience.publish()
    return RedirectResponse(f"/t/{again.id}", 303)
