"""Reading a record from text that may be damaged: every fault is named, nothing is guessed."""

from __future__ import annotations

import json
from typing import Any

from stammtisch.engine.chance import LONGEST_TEXT, Chance
from stammtisch.engine.errors import BadInput
from stammtisch.engine.game import Game
from stammtisch.engine.json_text import read_json
from stammtisch.engine.record import FORMAT, Record, Result
from stammtisch.engine.registry import find_game
from stammtisch.engine.terms import Components

LARGEST_NUMBER = 1 << 32
# What is too many to list, such as an offer, says everything in its code: the longest we know has under 1000 bits.
LARGEST_CODE = 1 << 2048
FIELDS = (
    "format",
    "game",
    "rules_version",
    "players",
    "options",
    "components",
    "names",
    "seed",
    "entropy",
    "commitment",
    "choices",
    "result",
)
RESULT_FIELDS = ("scores", "winners", "state_hash")


def read_record(text: str, components: Components | None = None) -> Record[Any]:
    """A record from the text of its file; `components` where it was played with another box than ours."""
    data = read_json(text, "record")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f'this is no record: it does not say "format": "{FORMAT}"')
    fields = _Fields(data)
    fields.only(FIELDS)
    game = find_game(fields.text("game"))
    version = fields.whole("rules_version")
    if version != game.rules_version:
        raise BadInput(
            f"the record is for version {version} of the rules of {game.title}; these are {game.rules_version}"
        )
    chance = Chance(fields.text("seed"), tuple(fields.texts("entropy")))
    if fields.text("commitment") != chance.commitment():
        raise BadInput("the seed does not match the commitment: one of the two was changed")
    record = Record(game, fields.whole("players"), fields.options(game), chance, fields.texts("names"), components)
    if len(record.names) != record.terms.players:
        raise BadInput(f"the record names {len(record.names)} seats for {record.terms.players} players")
    if fields.text("components") != record.terms.components.fingerprint:
        raise BadInput("the record was played with other components: name their file with --components")
    for number, entry in enumerate(fields.entries("choices"), 1):
        record.choices.append(_choice(game, number, entry, record.terms.players))
    if "result" in data:
        result = _Fields(fields.mapping("result"))
        result.only(RESULT_FIELDS)
        record.result = Result(result.wholes("scores"), result.wholes("winners"), result.text("state_hash"))
    return record


def _choice(game: Game[Any, Any, Any], number: int, entry: object, players: int) -> tuple[int, int]:
    match entry:
        case [bool(), *_] | [_, bool(), *_]:
            pass
        case [int(seat), int(code), str(notation)] if 0 <= seat < players and abs(code) < LARGEST_CODE:
            try:
                written = game.codes.notation(code)
            except BadInput as error:
                raise BadInput(f"choice {number} is damaged: {error}") from None
            if written != notation:
                raise BadInput(f"choice {number} is damaged: code {code} is '{written}', not {notation[:40]!r}")
            return seat, code
    raise BadInput(f"choice {number} is damaged: {_short(entry)} is not [seat, code, notation]")


def _short(entry: object) -> str:
    """The beginning of damaged data, on one line; however deep it is nested."""
    try:
        return json.dumps(entry)[:80]
    except RecursionError:
        return "[[[…"


def _is_line(value: object) -> bool:
    """Whether this is a text that fits into an error message: hostile files must not write whole screens."""
    return isinstance(value, str) and value.isprintable() and len(value) <= LONGEST_TEXT


class _Fields:
    """Typed access to a JSON object, with a clear error for what is missing or of another type."""

    def __init__(self, data: dict[str, object]) -> None:
        self._data = data

    def only(self, known: tuple[str, ...]) -> None:
        """What is not known would be lost on writing, and may have meant something."""
        for key in self._data:
            if key not in known:
                raise BadInput(f"the record has a field that there is not: {key[:40]!r}")

    def _get(self, key: str) -> object:
        if key not in self._data:
            raise BadInput(f"the record has no '{key}'")
        return self._data[key]

    def text(self, key: str) -> str:
        value = self._get(key)
        if not _is_line(value):
            raise BadInput(f"the record's '{key}' is no line of text")
        return str(value)

    def whole(self, key: str) -> int:
        value = self._get(key)
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= LARGEST_NUMBER:
            raise BadInput(f"the record's '{key}' is no whole number")
        return value

    def entries(self, key: str) -> list[object]:
        value = self._get(key)
        if not isinstance(value, list):
            raise BadInput(f"the record's '{key}' is no list")
        return value

    def texts(self, key: str) -> list[str]:
        values = self.entries(key)
        if not all(_is_line(value) for value in values):
            raise BadInput(f"the record's '{key}' is no list of texts")
        return [str(value) for value in values]

    def wholes(self, key: str) -> list[int]:
        values = self.entries(key)
        if not all(isinstance(value, int) and not isinstance(value, bool) for value in values):
            raise BadInput(f"the record's '{key}' is no list of whole numbers")
        return [value for value in values if isinstance(value, int)]

    def mapping(self, key: str) -> dict[str, object]:
        value = self._get(key)
        if not isinstance(value, dict):
            raise BadInput(f"the record's '{key}' is no object")
        return value

    def options(self, game: Game[Any, Any, Any]) -> dict[str, str]:
        """Every option of the game: a default may change, a record may not."""
        options = self.mapping("options")
        if not all(_is_line(key) and _is_line(value) for key, value in options.items()):
            raise BadInput("the record's 'options' are not all texts")
        missing = [option.key for option in game.options if option.key not in options]
        if missing:
            raise BadInput(f"the record's 'options' do not say '{missing[0]}'")
        return {key: str(value) for key, value in options.items()}
