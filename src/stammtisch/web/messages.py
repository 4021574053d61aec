"""What a tab may say to the server, and nothing else."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from stammtisch.engine import BadInput

LONGEST_MESSAGE: Final = 8_000
LONGEST_CODE: Final = 400
LONGEST_CHAT: Final = 500

Version = Annotated[int, Field(strict=True, ge=0, le=10**9)]
Code = Annotated[str, Field(pattern=r"^[0-9]+$", max_length=LONGEST_CODE)]
Notation = Annotated[str, Field(min_length=1, max_length=2_000)]
Number = Annotated[int, Field(strict=True, ge=0, le=10**9)]


class Said(BaseModel):
    """A field that we do not know may have meant something: better refused than lost."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: Number | None = None


class Choose(Said):
    """A choice by its code."""

    type: Literal["choose"]
    version: Version
    choice: Code


class Say(Said):
    """A choice by its notation."""

    type: Literal["say"]
    version: Version
    notation: Notation


class Why(Said):
    """Why may that not be chosen: a choice by its code or notation, or whatever a click on an element would mean?"""

    type: Literal["why"]
    choice: Code | None = None
    notation: Notation | None = None
    element: Annotated[str, Field(min_length=1, max_length=80)] | None = None


class Undo(Said):
    """Take back; with `ask`, beyond what may be taken back alone, if everybody agrees."""

    type: Literal["undo"]
    version: Version
    ask: Annotated[bool, Field(strict=True)] = False


class Agree(Said):
    """An answer to somebody who would like to take back."""

    type: Literal["agree"]
    version: Version
    yes: Annotated[bool, Field(strict=True)]


class Chat(Said):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]


class Hello(Said):
    """Tell me everything."""

    type: Literal["hello"]
    version: Version | None = None


class Language(Said):
    type: Literal["language"]
    code: Annotated[str, Field(max_length=8)]


class Seat(Said):
    """The device was handed to whoever sits there."""

    type: Literal["seat"]
    seat: Annotated[int, Field(strict=True, ge=0, le=20)]


class Hold(Said):
    """One moment: something is being put together."""

    type: Literal["hold"]
    on: Annotated[bool, Field(strict=True)]


class Hint(Said):
    """What would the Meister do?"""

    type: Literal["hint"]


class Replace(Said):
    """Let a bot play for somebody who has left, if everybody who is there agrees."""

    type: Literal["replace"]
    seat: Annotated[int, Field(strict=True, ge=0, le=20)]


Incoming = Choose | Say | Why | Hold | Hint | Replace | Undo | Agree | Chat | Hello | Language | Seat
_ADAPTER: Final[TypeAdapter[Incoming]] = TypeAdapter(Annotated[Incoming, Field(discriminator="type")])


def read_message(text: str) -> Incoming:
    """A message, or one line on what is wrong with it."""
    if len(text) > LONGEST_MESSAGE:
        raise BadInput("That message is too long.")
    try:
        return _ADAPTER.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"][1:]) or "message"
        reason = f"{place[:40]}: {first['msg'][:200]}"
        plain = "".join(letter if letter.isprintable() else "?" for letter in reason)
        raise BadInput(f"That message cannot be understood: {plain}") from None
