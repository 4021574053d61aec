"""The numbered rules of a game, to be read and searched, each with its own address."""

from __future__ import annotations

from itertools import groupby
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from stammtisch.web.languages import game_in
from stammtisch.web.pages import TheVisitor, page, the_game

router = APIRouter(include_in_schema=False)


@router.get("/rules/{game}", response_class=HTMLResponse)
async def rules(
    request: Request, visitor: TheVisitor, game: str, q: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    """All rules by chapter, or those that hold the words looked for."""
    spoken = game_in(the_game(game).key, visitor.language)
    book = spoken.rulebook
    words = q.casefold().split()
    found = [
        rule for rule in book.rules.values() if all(word in f"{rule.number} {rule.text}".casefold() for word in words)
    ]
    chapters = [(chapter, list(members)) for chapter, members in groupby(found, key=lambda rule: rule.chapter)]
    return page(request, "rules.html", visitor, game=spoken, chapters=chapters, q=q, found=len(found))
