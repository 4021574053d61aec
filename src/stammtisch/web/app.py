"""The application: put together here and nowhere else."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from stammtisch.engine import BadInput
from stammtisch.web.house import House
from stammtisch.web.identity import Identity, visitor_of
from stammtisch.web.languages import DEFAULT
from stammtisch.web.limits import Limits
from stammtisch.web.mistakes import Mistake, spell
from stammtisch.web.pages import STATIC, page
from stammtisch.web.routes import accounts, after, api, front, lobby, rules, tables
from stammtisch.web.settings import Settings
from stammtisch.web.shield import UNSTORED, Shield, security_headers


def make_app(settings: Settings) -> FastAPI:
    """The whole site for these settings."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.open()
        yield
        await house.close()

    app = FastAPI(title="Stammtisch", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=lifespan)
    app.state.identity = Identity(settings.secret, settings.secure)
    app.state.settings = settings
    app.state.limits = Limits(settings.strict_limits)
    for part in (front, lobby, tables, after, accounts, rules, api):
        app.include_router(part.router)
    # Not every system knows this type, and what it takes for text would be compressed once more.
    mimetypes.add_type("font/woff2", ".woff2")
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.add_exception_handler(StarletteHTTPException, _http_error)
    app.add_exception_handler(BadInput, _bad_input)
    app.add_exception_handler(RequestValidationError, _not_understood)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Shield, say=_say, identity=app.state.identity, limits=app.state.limits, secure=settings.secure)
    return app


def for_programs(request: Request) -> bool:
    return request.url.path.startswith("/api/")


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, StarletteHTTPException)
    answer = await _say(request, error.status_code, spell(error, request.scope["state"]["language"]))
    answer.headers.update(error.headers or {})
    return answer


async def _bad_input(request: Request, error: Exception) -> Response:
    return await _say(request, HTTPStatus.UNPROCESSABLE_ENTITY, spell(error, request.scope["state"]["language"]))


async def _not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    text = f"{place}: {first['msg']}"
    if not for_programs(request):
        text = spell(Mistake("not_understood", place=place), request.scope["state"]["language"])
    return await _say(request, HTTPStatus.UNPROCESSABLE_ENTITY, text)


async def _broken(request: Request, error: Exception) -> Response:
    """Our own mistake: the log has it, whoever asked gets a way back."""
    language = request.scope.get("state", {}).get("language", DEFAULT)
    answer = await _say(request, HTTPStatus.INTERNAL_SERVER_ERROR, spell(Mistake("broken"), language))
    # The framework answers this one outside of all middleware.
    answer.headers.update({**security_headers(request.app.state.settings.secure), **UNSTORED})
    return answer


async def _say(request: Request, status: int, text: str) -> Response:
    """An error as the one who asked can read it: a page with a way back, or JSON for a program."""
    if for_programs(request):
        return JSONResponse({"detail": text}, status)
    return page(request, "error.html", await visitor_of(request), code=status, status=status, text=text)
