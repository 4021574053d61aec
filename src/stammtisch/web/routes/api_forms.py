"""What programs send and get, as the OpenAPI description shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from stammtisch.engine import BadInput, Game
from stammtisch.web.messages import Code, Notation, Version
from stammtisch.web.room import Room

Word = Annotated[str, Field(max_length=60)]
SeatNumber = Annotated[int, Field(strict=True, ge=0, le=20)]


class Form(BaseModel):
    """What is sent: nothing that we do not know."""

    model_config = ConfigDict(extra="forbid")


class Fault(BaseModel):
    """What went wrong, in one line."""

    detail: str


class OptionInfo(BaseModel):
    """One switch of a game; the first value is the default."""

    key: str
    title: str
    rule: str
    values: dict[str, str]


class EditionInfo(BaseModel):
    key: str
    title: str
    values: dict[str, str]


class GameInfo(BaseModel):
    """A game and what can be agreed about it."""

    key: str
    title: str
    author: str
    year: int
    seat_counts: list[int]
    options: list[OptionInfo]
    editions: list[EditionInfo]

    @classmethod
    def of(cls, game: Game[Any, Any, Any]) -> GameInfo:
        return cls(
            key=game.key,
            title=game.title,
            author=game.author,
            year=game.year,
            seat_counts=list(game.seat_counts),
            options=[
                OptionInfo(key=option.key, title=option.title, rule=option.rule, values=option.values)
                for option in game.options
            ],
            editions=[EditionInfo(key=book.key, title=book.title, values=book.values) for book in game.editions],
        )


class NewToken(Form):
    name: Annotated[str | None, Field(max_length=60)] = None


class Token(BaseModel):
    token: str
    name: str


class PaceForm(Form):
    """`none`; `live` with minutes and an increment in seconds; `days` for each answer."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Field(strict=True, ge=0, le=10_000)] = 0
    increment: Annotated[int, Field(strict=True, ge=0, le=10_000)] = 0
    days: Annotated[int, Field(strict=True, ge=0, le=10_000)] = 0


class NewTable(Form):
    game: Word
    seats: Annotated[list[Word], Field(min_length=1, max_length=20)]
    options: Annotated[dict[Word, Word], Field(max_length=50)] = {}
    edition: Word | None = None
    pace: PaceForm = PaceForm()
    listed: bool = False


class SitForm(Form):
    seat: SeatNumber


class CodeForm(Form):
    """A choice by its code, or by its notation; `seat` only where you hold several."""

    seat: SeatNumber | None = None
    choice: Code | None = None
    notation: Notation | None = None

    def code(self, game: Game[Any, Any, Any]) -> int:
        if self.choice is not None and self.notation is None:
            code = int(self.choice)
        elif self.choice is None and self.notation is not None:
            code = game.codes.parse(self.notation)
        else:
            raise BadInput("Send either choice or notation.")
        game.codes.structure(code)
        return code


class ChooseForm(CodeForm):
    version: Version


class WhyForm(CodeForm):
    pass


class UndoForm(Form):
    seat: SeatNumber | None = None
    version: Version


class Done(BaseModel):
    """Stored; the table now has this version."""

    version: int


class Why(BaseModel):
    allowed: bool
    rule: str | None
    text: str | None


class ChoiceLine(BaseModel):
    """Something that may be chosen; the code is text, since it may exceed what other languages take for a number."""

    choice: str
    words: str
    notation: str
    group: str
    clicks: list[str]


class SeatInfo(BaseModel):
    seat: int
    name: str
    kind: str
    free: bool
    yours: bool
    invite: str | None


class TableInfo(BaseModel):
    table: str
    game: str
    status: str
    options: dict[str, str]
    pace: dict[str, object]
    commitment: str
    version: int
    seats: list[SeatInfo]


class Position(BaseModel):
    """What a seat sees; `seat` is null for a spectator."""

    version: int
    seat: int | None
    over: bool
    waiting: list[int]
    your_turn: bool
    prompt: str
    view: dict[str, object]
    scores: list[int] | None
    winners: list[int] | None


def table_info(room: Room, person: str) -> TableInfo:
    """A table as a program reads it; invitations are for its owner and those who sit there."""
    free = room.free_seats()
    inside = person == room.row.owner or bool(room.seats_of(person))
    return TableInfo(
        table=room.id,
        game=room.row.game,
        status=room.row.status,
        options=room.row.options,
        pace=room.row.pace,
        commitment=room.row.commitment,
        version=room.version,
        seats=[
            SeatInfo(
                seat=row.seat,
                name=row.name,
                kind=row.kind,
                free=row.seat in free,
                yours=row.person == person,
                invite=row.invite if inside and row.seat in free else None,
            )
            for row in room.seats
        ],
    )
