"""Names, accounts, languages and the tokens of outside bots."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from stammtisch.engine import BadInput
from stammtisch.web.callings import read_name
from stammtisch.web.identity import LANGUAGE_COOKIE, YEAR, Identity
from stammtisch.web.languages import LANGUAGES
from stammtisch.web.mistakes import Denied, Mistake
from stammtisch.web.pages import FormVisitor, TheHouse, TheLimits, TheVisitor, page
from stammtisch.web.passwords import hash_password, matches

router = APIRouter(include_in_schema=False)

Word = Annotated[str, Form(max_length=200)]
Back = Annotated[str, Form(max_length=200, pattern=r"^/([^/\\].*)?$")]
"""Where to go afterwards: an address of ours, never another site's."""


@router.get("/account", response_class=HTMLResponse)
async def account(request: Request, house: TheHouse, visitor: TheVisitor) -> HTMLResponse:
    tokens = await house.people.tokens(visitor.id)
    return page(request, "account.html", visitor, tokens=tokens, fresh=None)


@router.post("/account")
async def make_account(
    request: Request, house: TheHouse, limits: TheLimits, visitor: FormVisitor, name: Word, password: Word
) -> RedirectResponse:
    """A guest becomes an account and keeps everything."""
    if visitor.account:
        raise Mistake("has_account")
    _check_rate(request, limits, name)
    called = read_name(name)
    kept = await hash_password(password)
    await house.people.keep_guest(visitor.id, visitor.name)
    try:
        await house.people.make_account(visitor.id, called, kept)
    except BadInput:
        raise Mistake("name_taken", name=called) from None
    return RedirectResponse("/account", 303)


def _check_rate(request: Request, limits: TheLimits, name: str) -> None:
    if not limits.allows_password(request.client.host if request.client else "", name.casefold()):
        raise Denied(429, "many_tries")


@router.get("/login", response_class=HTMLResponse)
async def login_page(request: Request, visitor: TheVisitor) -> HTMLResponse:
    return page(request, "login.html", visitor)


@router.post("/login")
async def login(
    request: Request, house: TheHouse, limits: TheLimits, visitor: FormVisitor, name: Word, password: Word
) -> RedirectResponse:
    """Come back to an account; the games of the guest that one was go along."""
    _check_rate(request, limits, name)
    row = await house.people.find_account(name)
    if not await matches(password, row.password if row is not None else None) or row is None:
        raise Denied(403, "wrong_password")
    if not visitor.account and visitor.id != row.id:
        await house.take_along(visitor.id, row.id)
    return _as_person(request, row.id)


@router.post("/logout")
async def logout(request: Request, visitor: FormVisitor) -> RedirectResponse:
    """Leave; whoever sits at this device next is a new guest."""
    identity: Identity = request.app.state.identity
    return _as_person(request, identity.stranger())


def _as_person(request: Request, person: str) -> RedirectResponse:
    identity: Identity = request.app.state.identity
    answer = RedirectResponse("/", 303)
    answer.headers.append("set-cookie", identity.cookie(person))
    return answer


@router.post("/name")
async def rename(house: TheHouse, visitor: FormVisitor, name: Word, back: Back = "/") -> RedirectResponse:
    """Another name for a guest; at running tables the old one stays."""
    called = read_name(name)
    if visitor.account:
        raise Mistake("account_name")
    await house.people.keep_guest(visitor.id, called)
    await house.people.rename(visitor.id, called)
    return RedirectResponse(back, 303)


@router.post("/language")
async def speak(request: Request, visitor: FormVisitor, language: Word, back: Back = "/") -> RedirectResponse:
    if language not in LANGUAGES:
        raise Mistake("languages", languages=", ".join(LANGUAGES.values()))
    answer = RedirectResponse(back, 303)
    secure = bool(request.app.state.settings.secure)
    answer.set_cookie(LANGUAGE_COOKIE, language, max_age=YEAR, samesite="lax", httponly=True, secure=secure)
    return answer


@router.post("/account/tokens", response_class=HTMLResponse)
async def new_token(request: Request, house: TheHouse, visitor: FormVisitor, label: Word) -> HTMLResponse:
    """A token for a bot; this page shows it, and no other ever will."""
    await house.people.keep_guest(visitor.id, visitor.name)
    fresh = await house.people.new_token(visitor.id, read_name(label))
    return page(request, "account.html", visitor, tokens=await house.people.tokens(visitor.id), fresh=fresh)


@router.post("/account/tokens/drop")
async def drop_token(house: TheHouse, visitor: FormVisitor, digest: Word) -> Response:
    await house.people.drop_token(visitor.id, digest)
    return RedirectResponse("/account", 303)
