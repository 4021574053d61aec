"""Before a game: drawing up a table, the contract, the invitation, sitting down."""

from __future__ import annotations

import io
from typing import Annotated, Final

import segno
from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.datastructures import FormData

from stammtisch.bots import BOTS
from stammtisch.bots.geselle import Geselle
from stammtisch.bots.lehrling import Lehrling
from stammtisch.bots.levels import Grossmeister, Meister
from stammtisch.engine import BadInput, Option
from stammtisch.store.models import OPEN
from stammtisch.table.clock import MINUTE, MOST_DAYS, MOST_MINUTES, Pace
from stammtisch.web.callings import read_name, read_word
from stammtisch.web.house import House
from stammtisch.web.languages import LANGUAGES, game_in
from stammtisch.web.mistakes import Denied, Mistake
from stammtisch.web.opening import Plan, fill_with_bots, open_table, sit_down
from stammtisch.web.pages import FormVisitor, TheHouse, TheLimits, TheRoom, TheVisitor, page, the_game, the_room
from stammtisch.web.room import Room

router = APIRouter(include_in_schema=False)

LEVELS: Final = (Lehrling.name, Geselle.name, Meister.name, Grossmeister.name)
"""The bots that people play against; the others are for trying things out, and come last."""
USUAL: Final = Geselle.name
"""Whom a form proposes."""

Name = Annotated[str, Form(max_length=200)]


@router.get("/new", response_class=HTMLResponse)
async def new_table(request: Request, visitor: TheVisitor, game: str) -> HTMLResponse:
    """The form in which a table is drawn up."""
    return page(
        request,
        "new.html",
        visitor,
        game=game_in(the_game(game).key, visitor.language),
        bots=[*LEVELS, *(name for name in BOTS if name not in LEVELS)],
        usual=USUAL,
        most_minutes=MOST_MINUTES,
        most_days=MOST_DAYS,
    )


@router.post("/tables")
async def create_table(request: Request, house: TheHouse, limits: TheLimits, visitor: FormVisitor) -> RedirectResponse:
    check_rate(request, limits)
    plan = read_plan(await request.form())
    room = await open_table(house, plan, visitor.id, visitor.name)
    return RedirectResponse(f"/t/{room.id}", 303)


def check_rate(request: Request, limits: TheLimits) -> None:
    if not limits.allows_table(request.client.host if request.client else ""):
        raise Denied(429, "many_tables")


def read_plan(form: FormData) -> Plan:
    """The contract from its form: `seats` for each seat in order, `option-…` for each option."""
    words = [(key, value) for key, value in form.multi_items() if isinstance(value, str)]
    one = dict(words)
    language = one.get("language", "en")
    if language not in LANGUAGES:
        raise Mistake("languages", languages=", ".join(LANGUAGES.values()))
    return Plan(
        game=the_game(one.get("game", "")).key,
        seats=[value for key, value in words if key == "seats"],
        options={key.removeprefix("option-"): value for key, value in words if key.startswith("option-") and value},
        edition=one.get("edition") or None,
        pace=_pace(one),
        language=language,
        listed="listed" in one,
        hints="hints" in one,
        word=read_word(one.get("word", "")),
        names=[read_name(value) for key, value in words if key == "names" and value.strip()],
    )


def _pace(form: dict[str, str]) -> Pace:
    def number(key: str) -> int:
        text = form.get(key, "") or "0"
        if not text.isdecimal() or len(text) > 6:
            raise Mistake("a_number", field=key)
        return int(text)

    try:
        match form.get("pace", "none"):
            case "live":
                return Pace("live", minutes=number("minutes"), increment=number("increment"))
            case "days":
                return Pace("days", days=number("days"))
            case other:
                return Pace(other)
    except Mistake:
        raise
    except BadInput:
        raise Mistake("pace", minutes=MOST_MINUTES, seconds=f"{MINUTE:.0f}", days=MOST_DAYS) from None


class Contract:
    """What a table agrees on, as everybody reads it before they sit down."""

    def __init__(self, room: Room, language: str) -> None:
        self.game = game_in(room.game.key, language)
        self.options: list[tuple[Option, str, bool]] = [
            (option, option.values[value], value != option.default)
            for option in self.game.options
            if (value := room.row.options[option.key])
        ]
        self.pace = Pace.from_data(room.row.pace)
        self.seats = room.seats
        self.bots = {row.seat: row.kind for row in room.seats if row.kind in BOTS}
        self.hints = room.row.hints
        self.commitment = room.row.commitment
        self.language = LANGUAGES.get(room.row.language, room.row.language)


def invite_links(request: Request, room: Room, person: str) -> dict[int, str]:
    """The links for the free seats, for those who may invite: the owner and whoever sits there."""
    if person != room.row.owner and not room.seats_of(person):
        return {}
    base = str(request.base_url).rstrip("/")
    return {seat: f"{base}/join/{room.seats[seat].invite}" for seat in room.free_seats()}


@router.get("/t/{table}/qr/{seat}.svg")
async def invitation_code(request: Request, room: TheRoom, visitor: TheVisitor, seat: int) -> Response:
    """The link to a seat as a picture for a phone's camera."""
    links = invite_links(request, room, visitor.id)
    if seat not in links:
        raise Denied(404, "no_invitation")
    picture = io.BytesIO()
    segno.make(links[seat]).save(picture, kind="svg", scale=6, border=4, light="white", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def _invited(house: House, request: Request, invite: str) -> tuple[Room, int]:
    row = await house.tables.by_invite(invite)
    if row is None:
        raise Denied(404, "invitation")
    return await the_room(request, row.table), row.seat


@router.get("/join/{invite}")
async def invitation(request: Request, house: TheHouse, visitor: TheVisitor, invite: str) -> Response:
    """The contract, with the seat that is offered."""
    room, seat = await _invited(house, request, invite)
    if room.seats_of(visitor.id) or seat not in room.free_seats():
        return RedirectResponse(f"/t/{room.id}", 303)
    return page(request, "join.html", visitor, room=room, seat=seat, contract=Contract(room, visitor.language))


@router.post("/join/{invite}")
async def accept(
    request: Request, house: TheHouse, visitor: FormVisitor, invite: str, name: Name = "", word: Name = ""
) -> RedirectResponse:
    room, seat = await _invited(house, request, invite)
    called = read_name(name) if name.strip() else visitor.name
    await _sit(house, room, seat, visitor.id, called, read_word(word))
    return RedirectResponse(f"/t/{room.id}", 303)


@router.post("/t/{table}/sit")
async def sit(house: TheHouse, room: TheRoom, visitor: FormVisitor, seat: Annotated[int, Form()]) -> RedirectResponse:
    """Take a free seat at a table that anybody may join."""
    if not room.row.listed:
        raise Denied(403, "closed_table")
    await _sit(house, room, seat, visitor.id, visitor.name)
    return RedirectResponse(f"/t/{room.id}", 303)


async def _sit(house: House, room: Room, seat: int, person: str, name: str, word: str = "") -> None:
    if room.row.status != OPEN:
        raise Mistake("begun")
    if not room.seats_of(person):
        await sit_down(house, room, seat, person, name, word)


@router.post("/t/{table}/fill")
async def fill(house: TheHouse, room: TheRoom, visitor: FormVisitor) -> RedirectResponse:
    """Do not wait for the others: bots take the free seats."""
    if visitor.id != room.row.owner:
        raise Denied(403, "only_owner")
    if not room.seats_of(visitor.id) and not any(row.person for row in room.seats):
        raise Mistake("sit_first")
    await fill_with_bots(house, room)
    return RedirectResponse(f"/t/{room.id}", 303)
