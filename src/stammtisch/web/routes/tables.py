"""The table page and its socket."""

from __future__ import annotations

from fastapi import APIRouter, HTTPException, Request, WebSocket
from fastapi.responses import HTMLResponse, Response

from stammtisch.engine import all_games
from stammtisch.web.identity import visitor_of
from stammtisch.web.pages import TheRoom, TheVisitor, page, the_house, the_limits
from stammtisch.web.sockets import Tab
from stammtisch.web.viewer import Viewer

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}", response_class=HTMLResponse)
async def table_page(request: Request, room: TheRoom, visitor: TheVisitor) -> HTMLResponse:
    ground = room.game.draw_ground(room.table.view(None)) if room.table is not None else ""
    return page(request, "table.html", visitor, room=room, seats=room.seats_of(visitor.id), ground=ground)


@router.get("/games/{game}/style.css")
async def game_style(game: str) -> Response:
    """The style sheet of a game's pictures, which hold none themselves."""
    if game not in all_games():
        raise HTTPException(404, "There is no such game.")
    headers = {"cache-control": "public, max-age=3600"}
    return Response(all_games()[game].style(), media_type="text/css", headers=headers)


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
