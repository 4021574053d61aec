"""Who somebody is: a signed cookie, made at the first visit and kept for a year."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from stammtisch.store import new_id
from stammtisch.web.callings import guest_name
from stammtisch.web.house import House

COOKIE: Final = "stammtisch"
LANGUAGE_COOKIE: Final = "language"
YEAR: Final = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """Somebody at the door: known by a cookie or a token, or new."""

    id: str
    name: str
    account: bool
    language: str
    csrf: str


class Identity:
    """Signs and reads cookies, and makes the tokens that forms carry."""

    def __init__(self, secret: str, secure: bool) -> None:
        self._signer = URLSafeSerializer(secret, salt="person")
        self._secret = secret.encode()
        self._secure = secure

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie; None when there is none or it was tampered with."""
        try:
            person = self._signer.loads(cookie) if cookie else None
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def cookie(self, person: str) -> str:
        """The header that gives somebody their cookie."""
        jar: SimpleCookie = SimpleCookie()
        jar[COOKIE] = str(self._signer.dumps(person))
        jar[COOKIE].update({"path": "/", "max-age": str(YEAR), "httponly": "yes", "samesite": "Lax"})
        if self._secure:
            jar[COOKIE]["secure"] = "yes"
        return jar[COOKIE].OutputString()

    def csrf(self, person: str) -> str:
        """What a form of ours carries and a form of a stranger cannot know."""
        return hmac.new(self._secret, b"form " + person.encode(), hashlib.sha256).hexdigest()[:32]

    def stranger(self) -> str:
        return new_id(24)


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor of a request or a socket: name and account from the store, where they are kept."""
    house: House = connection.app.state.house
    identity: Identity = connection.app.state.identity
    person: str = connection.scope["state"]["person"]
    row = await house.people.find(person)
    language: str = connection.scope["state"]["language"]
    if row is None:
        return Visitor(person, guest_name(person), False, language, identity.csrf(person))
    return Visitor(person, row.name, row.account is not None, language, identity.csrf(person))
