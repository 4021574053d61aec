"""What every request passes before it reaches a page: identity, origin, size, rate; and the headers of every answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from stammtisch.web.identity import COOKIE, LANGUAGE_COOKIE, Identity
from stammtisch.web.languages import LANGUAGES, preferred, words
from stammtisch.web.limits import Limits

LARGEST_BODY: Final = 2_000_000
"""A record of the longest games has some 200 kB."""

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
UNSTORED: Final = {"cache-control": "no-store"}

Say = Callable[[Request, int, str], Awaitable[Response]]
"""An error with its status and text, as whoever asked can read it."""


class Shield:
    """A wrapper around the whole application."""

    def __init__(self, app: ASGIApp, say: Say, identity: Identity, limits: Limits, secure: bool) -> None:
        self._app = app
        self._say = say
        self._identity = identity
        self._limits = limits
        self._headers = security_headers(secure)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        known = self._identity.read(connection.cookies.get(COOKIE))
        person = known or self._identity.stranger()
        language = connection.cookies.get(LANGUAGE_COOKIE, "")
        if language not in LANGUAGES:
            language = preferred(connection.headers.get("accept-language", ""))
        scope.setdefault("state", {}).update(person=person, language=language)
        if scope["type"] == "websocket":
            if foreign(connection.headers, connection.url.netloc):
                await send({"type": "websocket.close", "code": 1008, "reason": "from another site"})
                return
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        refusal = self._refusal(scope, connection, person)
        # Not for who is turned away: a browser that another site sends here keeps its cookie back, and would lose it.
        fresh = known is None and refusal is None and not path.startswith(("/static/", "/api/"))

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (self._headers if path.startswith("/static/") else self._headers | UNSTORED).items():
                    headers.setdefault(name, value)
                if fresh and not any(value.startswith(f"{COOKIE}=") for value in headers.getlist("set-cookie")):
                    headers.append("set-cookie", self._identity.cookie(person))
            await send(message)

        if refusal is not None:
            status, key = refusal
            text = words(language)(f"mistake.{key}")
            # A page has a name and a form on it: not for whose cookie was kept back, who is somebody else on it, nor
            # for who asks too often and is not worth a look into the store.
            bare = (known is None or status == HTTPStatus.TOO_MANY_REQUESTS) and not path.startswith("/api/")
            response = PlainTextResponse(text, status) if bare else await self._say(Request(scope), status, text)
            await response(scope, receive, answer)
            return
        await self._app(scope, _limited(receive), answer)

    def _refusal(self, scope: Scope, connection: HTTPConnection, person: str) -> tuple[int, str] | None:
        """The status and the key of the mistake with which a request is turned away."""
        address = connection.client.host if connection.client is not None else ""
        looking = scope["method"] in SAFE
        if not scope["path"].startswith("/static/") and not self._limits.allows(looking, person, address):
            return HTTPStatus.TOO_MANY_REQUESTS, "many_requests"
        length = connection.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST_BODY:
            return HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too_long"
        if not looking and foreign(connection.headers, connection.url.netloc):
            return HTTPStatus.FORBIDDEN, "other_site"
        return None


def foreign(headers: Headers, host: str) -> bool:
    """Whether a browser says that a request comes from another site; other programs say nothing of it."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != host


def _limited(receive: Receive) -> Receive:
    """A body that says nothing of its length is cut off where it is too long."""
    seen = 0

    async def limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        return message if seen <= LARGEST_BODY else {"type": "http.disconnect"}

    return limited


def security_headers(secure: bool) -> dict[str, str]:
    """No script and no style but ours, no frame, no plug-in, nothing from elsewhere."""
    policy = {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": "'self'",
        "manifest-src": "'self'",
        "media-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
    }
    headers = {
        "content-security-policy": "; ".join(f"{name} {value}" for name, value in policy.items()),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "cross-origin-opener-policy": "same-origin",
    }
    if secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return headers
