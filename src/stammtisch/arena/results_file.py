"""The games of a ladder in a file, a line each, so that a run that was cut short goes on where it stopped.

The first line says what all games have in common. Games are looked up by deal and seats, so the same file also serves
when more games are asked for, or another bot joins.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Fixture
from stammtisch.arena.ladder import House
from stammtisch.engine import BadInput, Components, find_game
from stammtisch.engine.json_text import read_json
from stammtisch.engine.reading import shown
from stammtisch.engine.record_file import LARGEST_NUMBER

if sys.platform != "win32":
    import fcntl

FORMAT: Final = "stammtisch ladder 1"
GAME: Final = b'{"deal":'
"""How the line of every game begins."""


def heading(house: House, players: int) -> dict[str, object]:
    """What all games in a file have in common."""
    game = find_game(house.game)
    return {
        "format": FORMAT,
        "game": game.key,
        "rules_version": game.rules_version,
        "players": players,
        "options": house.options,
        "components": Components(house.components).fingerprint,
        "seed": house.seed,
    }


class ResultsFile:
    """Reads what is there and adds to it; whatever is wrong with a file, nothing in it is changed."""

    def __init__(self, path: Path, house: House, players: int) -> None:
        self._path = path
        self._players = players
        self.known: dict[Fixture, Finish] = {}
        first = heading(house, players)
        try:
            if path.exists() and not path.is_file():
                raise BadInput(f"{path} cannot be written: it is no file")  # a device may go on for ever
            # Opened before anything is played: a file that cannot be written is refused at once.
            self._file = path.open("ab")
            try:
                self._claim()
                self._take_over(first)
            except BaseException:
                self._file.close()
                raise
        except OSError as error:
            raise self._unwritable(error) from None

    def _take_over(self, first: dict[str, object]) -> None:
        """Learn what is there; only when all of it is sound, mend the end as a run that was killed may have left it."""
        content = self._path.read_bytes()
        *lines, last = content.split(b"\n")
        if not lines:
            if not _line(first).startswith(last):
                raise self._none_of_ours()
            self._file.truncate(0)
            self._add(first)
            return
        self._compare(_object(lines[0]) or {}, first)
        self._learn(lines[1:] if _torn(last) else [*lines[1:], last])
        if _torn(last):
            # Its game is played again.
            self._file.truncate(len(content) - len(last))
        else:
            self._write(b"\n")

    def _claim(self) -> None:
        """Two runs would play the same games, with two results for each; a system without locks has to trust."""
        if sys.platform == "win32":
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadInput(f"{self._path} is being written by another run; wait for it, or name another file") from None

    def _none_of_ours(self) -> BadInput:
        return BadInput(f"{self._path} is no file of a ladder; name another one")

    def _compare(self, found: dict[str, object], wanted: dict[str, object]) -> None:
        """Games of another ladder would give a wrong result."""
        if found.get("format") != FORMAT:
            raise self._none_of_ours()
        there, here = _one_by_one(found), _one_by_one(wanted)
        for what in here | there:
            if there.get(what) != here.get(what):
                found_there, wanted_here = (shown(said[what]) if what in said else "missing" for said in (there, here))
                raise BadInput(
                    f"{self._path} holds games of another ladder ({what} {found_there}, here {wanted_here}); "
                    "name another file"
                )

    def _learn(self, lines: list[bytes]) -> None:
        told: dict[Fixture, int] = {}
        for number, line in enumerate(lines, 2):
            finish = _finish(_object(line), self._players)
            if finish is None:
                raise self._damaged(number, "is no game of this ladder; mend or remove that line")
            # Whoever wins has the most in every game, however it breaks ties (`State.winners`).
            if any(finish.scores[seat] < max(finish.scores) for seat in finish.winners):
                raise self._damaged(number, "names a winner who has less than others; mend or remove that line")
            earlier = told.setdefault(finish.fixture, number)
            if self.known.setdefault(finish.fixture, finish) != finish:
                raise self._damaged(number, f"contradicts line {earlier}, which is about the same game; remove one")

    def _damaged(self, number: int, how: str) -> BadInput:
        return BadInput(f"{self._path} is damaged: line {number} {how}")

    def note(self, finish: Finish) -> None:
        """Add a game; once this returns it outlives a kill."""
        try:
            self._add(
                {
                    "deal": finish.fixture.deal,
                    "seats": finish.fixture.seats,
                    "scores": finish.scores,
                    "winners": finish.winners,
                }
            )
        except OSError as error:
            raise self._unwritable(error) from None

    def _add(self, data: dict[str, object]) -> None:
        self._write(_line(data))

    def _write(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def _unwritable(self, error: OSError) -> BadInput:
        return BadInput(f"{self._path} cannot be written: {error.strerror}")

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            # What a full disk did not take is tried once more, and is no fault of the standard output.
            self._file.close()
        except OSError as error:
            raise self._unwritable(error) from None


def _one_by_one(heading: dict[str, object]) -> dict[str, object]:
    """What a heading says, under names for people, with each option for itself: whole they are too long to compare."""
    found: dict[str, object] = {}
    for key, value in heading.items():
        if key == "options" and isinstance(value, dict):
            found |= {f"option {option}": setting for option, setting in value.items()}
        else:
            found[key.replace("_", " ")] = value
    return found


def _line(data: dict[str, object]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _torn(last: bytes) -> bool:
    """Whether what stands behind the last end of a line is the beginning of a game: its only brace would close it."""
    return (last.startswith(GAME) or GAME.startswith(last)) and b"}" not in last


def _object(line: bytes) -> dict[str, object] | None:
    try:
        data = read_json(line.decode(), "game")
    except (BadInput, UnicodeDecodeError):
        return None
    return data if isinstance(data, dict) else None


def _finish(data: dict[str, object] | None, players: int) -> Finish | None:
    """A game from its line; None when it is none."""
    match data:
        case {"deal": int(deal), "seats": list(seats), "scores": list(scores), "winners": list(winners), **more}:
            sound = (
                not more
                and deal >= 0
                and all(isinstance(bot, str) for bot in seats)
                # JSON knows 1.0 and true, which Python takes for 1, and numbers too large to be rated.
                and all(type(number) is int and abs(number) < LARGEST_NUMBER for number in (deal, *scores, *winners))
                and len(seats) == len(scores) == players
                and winners
                and all(winner in range(players) for winner in winners)
                and len(set(winners)) == len(winners)
            )
            return Finish(Fixture(deal, tuple(seats)), tuple(scores), tuple(winners)) if sound else None
        case _:
            return None
