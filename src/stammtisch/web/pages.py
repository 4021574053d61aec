"""Templates and what they need: texts, languages, addresses, the visitor."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import Depends, Form, Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape
from starlette.requests import HTTPConnection

from stammtisch.engine import Game, all_games
from stammtisch.web.house import House
from stammtisch.web.identity import Visitor, visitor_of
from stammtisch.web.languages import LANGUAGES, game_in, words
from stammtisch.web.limits import Limits
from stammtisch.web.mistakes import Denied
from stammtisch.web.room import Room

HERE: Final = Path(__file__).parent
STATIC: Final = (HERE / "static").resolve()
IMPORTED: Final = re.compile(r"""^import .* from '(\.[^']+)'""", re.MULTILINE)


def make_environment() -> Environment:
    """Jinja2 that escapes everything and does not forgive a misspelt name."""
    return Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


@cache
def modules(program: str) -> list[str]:
    """The addresses of a page's program and of all that it imports: a browser that knows them asks for all at once."""
    found = [STATIC / "js" / program]
    for file in found:
        imported = [(file.parent / name).resolve() for name in IMPORTED.findall(file.read_text(encoding="utf-8"))]
        found += [other for other in dict.fromkeys(imported) if other not in found]
    return [f"/static/{file.relative_to(STATIC).as_posix()}" for file in found]


ENVIRONMENT: Final = make_environment()
ENVIRONMENT.globals["modules"] = modules


def page(request: Request, template: str, visitor: Visitor, /, code: int = 200, **values: object) -> HTMLResponse:
    """A page from its template."""
    language = visitor.language
    usual = {
        "visitor": visitor,
        "language": language,
        "languages": LANGUAGES,
        "t": words(language),
        "games": {key: game_in(key, language) for key in all_games()},
        "here": here(request),
    }
    text = ENVIRONMENT.get_template(template).render(usual, **values)
    return HTMLResponse(text, code)


def here(request: Request) -> str:
    """The address of a page, to come back to; what was sent as a form cannot be shown again."""
    if request.method != "GET":
        return "/"
    return request.url.path + (f"?{request.url.query}" if request.url.query else "")


def the_house(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def the_limits(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def the_game(key: str) -> Game[Any, Any, Any]:
    """The game of that key, as far as somebody's address or form names one."""
    if key not in all_games():
        raise Denied(404, "no_game")
    return all_games()[key]


async def the_room(connection: HTTPConnection, table: str) -> Room:
    room = await the_house(connection).room(table)
    if room is None:
        raise Denied(404, "no_table")
    return room


TheHouse = Annotated[House, Depends(the_house)]
TheLimits = Annotated[Limits, Depends(the_limits)]
TheRoom = Annotated[Room, Depends(the_room)]
TheVisitor = Annotated[Visitor, Depends(visitor_of)]


async def our_form(visitor: TheVisitor, csrf: Annotated[str, Form(max_length=64)]) -> Visitor:
    """The visitor of a form that one of our own pages made."""
    if csrf != visitor.csrf:
        raise Denied(403, "old_form")
    return visitor


FormVisitor = Annotated[Visitor, Depends(our_form)]
