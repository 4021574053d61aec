"""Reading a scenario from the text of its file: every fault is named with its place, nothing is guessed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from stammtisch.engine.codebook import fold
from stammtisch.engine.errors import BadInput, UnknownWord
from stammtisch.engine.game import Game
from stammtisch.engine.reading import shown
from stammtisch.engine.registry import find_game
from stammtisch.engine.scenario import Expectation, Scenario, Step

SCENARIO_KEYS = ("title", "game", "players", "edition", "options", "rules", "seed", "given", "step", "then")
STEP_KEYS = ("do", "refused", "then")
GENERAL_KEYS = ("asked", "choices", "may", "over", "winners", "scores")
"""What `then` can say of any game; everything else is for the game's own position."""


def read_scenario(text: str, name: str) -> Scenario:
    """A scenario from the text of its file; `name` stands before every complaint."""
    with _at(name):
        return _read(text, name)


def _read(text: str, name: str) -> Scenario:
    try:
        data: dict[str, object] = tomllib.loads(text)
    except RecursionError:
        raise BadInput("this is no TOML that can be read: nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        # The commonest slip in these files: TOML allows bare keys of plain letters only.
        hint = "" if text.isascii() else '; before "=", a name with an umlaut needs quotes or a spelling without'
        raise BadInput(f"this is no TOML: {error}{hint}") from None
    except ValueError:
        # A date that no calendar has, or a number of thousands of digits.
        raise BadInput("this is no TOML that can be read: a number or a date in it is impossible") from None
    _known("a scenario", data, SCENARIO_KEYS)
    for key in ("title", "game"):
        if key not in data:
            raise BadInput(f'it does not say {key} = "…"')
    game = find_game(_text("game", data["game"]))
    players = _whole("players", data.get("players", max(game.seat_counts)))
    edition = _text("edition", data["edition"]) if "edition" in data else None
    options = {key: _text(f"options.{key}", value) for key, value in _table("options", data.get("options", {})).items()}
    terms = game.terms(players, options, edition)
    if "step" not in data and "then" not in data:
        raise BadInput("it claims nothing: say [[step]] or [then]")
    reader = _Reader(game, players)
    steps = [reader.step(f"step {number}", entry) for number, entry in enumerate(_tables("step", data), 1)]
    named = [_rule(game, "rules", number) for number in _texts("rules", data.get("rules", []))]
    if "seed" in data and "given" in data:
        raise BadInput("a scenario starts from a seed or from a given position, not from both")
    scenario = Scenario(
        name,
        _text("title", data["title"]),
        game,
        terms,
        list(dict.fromkeys(named + [step.refused for step in steps if step.refused is not None])),
        _text("seed", data["seed"]) if "seed" in data else None,
        _table("given", data.get("given", {})),
        steps,
        reader.expectation("then", data["then"]) if "then" in data else None,
    )
    with _at("given"):
        written = game.write(scenario.start())
    for number, step in enumerate(steps, 1):
        _comparable(f"step {number}, then", step.then, written)
    _comparable("then", scenario.then, written)
    return scenario


class _Reader:
    """Reads what needs the game and its seats: choices and expectations."""

    def __init__(self, game: Game[Any, Any, Any], players: int) -> None:
        self.game = game
        self.colours = game.colours[:players]
        self.seats = {fold(colour): seat for seat, colour in enumerate(self.colours)}

    def step(self, where: str, data: dict[str, object]) -> Step:
        _known(where, data, STEP_KEYS)
        lines = _lines(f"{where}, do", data.get("do", []))
        choices: list[tuple[int, int]] = []
        for line in lines:
            choices += self._choices(f"{where}, choice {len(choices) + 1}", line)
        if not choices and "then" not in data:
            raise BadInput(f"{where} says neither 'do' nor 'then'")
        refused = _rule(self.game, f"{where}, refused", data["refused"]) if "refused" in data else None
        if refused is not None and not choices:
            raise BadInput(f"{where} is refused, but says no choice in 'do'")
        return Step(choices, refused, self.expectation(f"{where}, then", data["then"]) if "then" in data else None)

    def _choices(self, where: str, line: str) -> list[tuple[int, int]]:
        """`red: block`, or for several who choose the same `red, blue: pass`."""
        names, colon, notation = line.partition(":")
        if not colon:
            raise BadInput(f"{where}: '{line}' names no seat; write 'seat: choice', such as '{self.colours[0]}: …'")
        with _at(where):
            code = self.game.codes.parse(notation)
        return [(self._seat(where, name), code) for name in names.split(",")]

    def expectation(self, where: str, value: object) -> Expectation:
        data = _table(where, value)
        with _at(where):
            try:
                position = self.game.read_position({key: data[key] for key in data if key not in GENERAL_KEYS})
            except UnknownWord as error:
                raise BadInput(f"{error}; and here also: {', '.join(GENERAL_KEYS)}") from None
        return Expectation(
            self._seats(f"{where}.asked", data["asked"]) if "asked" in data else None,
            self._choices_by_seat(f"{where}.choices", data.get("choices", {})),
            self._choices_by_seat(f"{where}.may", data.get("may", {})),
            _flag(f"{where}.over", data["over"]) if "over" in data else None,
            self._seats(f"{where}.winners", data["winners"]) if "winners" in data else None,
            self._scores(f"{where}.scores", data.get("scores", {})),
            position,
        )

    def _choices_by_seat(self, where: str, value: object) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for name, entry in _table(where, value).items():
            seat = self._seat(where, name)
            lines = _lines(f"{where}.{name}", entry)
            with _at(f"{where}.{name}"):
                found[seat] = [self.game.codes.parse(line) for line in lines]
        return found

    def _scores(self, where: str, value: object) -> dict[int, int]:
        return {
            self._seat(where, name): _whole(f"{where}.{name}", score) for name, score in _table(where, value).items()
        }

    def _seats(self, where: str, value: object) -> list[int]:
        return [self._seat(where, name) for name in _texts(where, value)]

    def _seat(self, where: str, name: str) -> int:
        seat = self.seats.get(fold(name.strip()))
        if seat is None:
            raise BadInput(f"{where}: there is no seat '{name.strip()}'; there are: {', '.join(self.colours)}")
        return seat


def _comparable(where: str, then: Expectation | None, written: dict[str, object]) -> None:
    """Some words only help to build a position; a position that came about by play does not have them."""
    for key in then.position if then is not None else {}:
        if key not in written:
            raise BadInput(f"{where}: '{key}' can be given, but not expected")


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Say of a complaint where it belongs."""
    try:
        yield
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from None


def _known(what: str, data: dict[str, object], keys: tuple[str, ...]) -> None:
    for key in data:
        if key not in keys:
            raise BadInput(f"{what} has no '{key}'; it has: {', '.join(keys)}")


def _rule(game: Game[Any, Any, Any], where: str, value: object) -> str:
    number = _text(where, value)
    with _at(where):
        return game.rulebook.rule(number).number


def _text(where: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadInput(f"{where}: {shown(value)} is no text in quotes")
    return value


def _whole(where: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput(f"{where}: {shown(value)} is no whole number")
    return value


def _flag(where: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{where}: {shown(value)} is neither true nor false")
    return value


def _table(where: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadInput(f"{where}: {shown(value)} is no table such as {{ … = … }}")
    return value


def _tables(key: str, data: dict[str, object]) -> list[dict[str, object]]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise BadInput(f"{key}: write [[{key}]] with two brackets, once for each")
    return [_table(f"{key} {number}", entry) for number, entry in enumerate(value, 1)]


def _texts(where: str, value: object) -> list[str]:
    """A list of texts, or a single one."""
    if isinstance(value, list):
        return [_text(where, entry) for entry in value]
    return [_text(where, value)]


def _lines(where: str, value: object) -> list[str]:
    """Texts line by line, without the empty lines."""
    lines = [line.strip() for text in _texts(where, value) for line in text.splitlines()]
    return [line for line in lines if line]
