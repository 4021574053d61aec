"""What somebody did wrong, by key, so that it is said in the language of whoever reads it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from starlette.exceptions import HTTPException

from stammtisch.engine import BadInput
from stammtisch.web.languages import DEFAULT, words

NOT_FOUND: Final = HTTPStatus.NOT_FOUND.phrase
"""What the framework says where there is no page."""


class Mistake(BadInput):
    """Bad input; as a plain text it is English, for logs and programs."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(words(DEFAULT)(f"mistake.{key}", **values))
        self.key = key
        self.values = values


class Denied(HTTPException):
    """An answer with a status of its own: not found, not allowed, too often."""

    def __init__(self, status: int, key: str, **values: object) -> None:
        super().__init__(status, words(DEFAULT)(f"mistake.{key}", **values))
        self.key = key
        self.values = values


def spell(error: Exception, language: str) -> str:
    """An error in a language, as far as it is one of ours; what engine and framework say stays as it is."""
    if isinstance(error, Mistake | Denied):
        return words(language)(f"mistake.{error.key}", **error.values)
    if not isinstance(error, HTTPException):
        return str(error)
    return words(language)("mistake.no_page") if error.detail == NOT_FOUND else str(error.detail)
