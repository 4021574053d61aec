"""Files that people name: every way in which one cannot be read or written is one clear line."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from stammtisch.engine import BadInput, Components, canonical

LARGEST = 16 * 1024 * 1024
"""No file of ours comes near it; what is larger was named by mistake."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        if path.is_dir():
            raise BadInput(f"{path} is a directory, not a file")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from None
    if len(content) > LARGEST:
        raise BadInput(f"{path} is too large: more than {LARGEST // 1024 // 1024} MB")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is no text in UTF-8 (byte {error.start + 1})") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all: the old content stays until the new one is complete."""
    try:
        if path.exists() and not path.is_file():
            # A device or a pipe must not be replaced by a file.
            path.write_text(text, encoding="utf-8")
            return
        new = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            new.write_text(text, encoding="utf-8")
            new.replace(path)
        except BaseException:
            with suppress(OSError):
                new.unlink()
            raise
    except (OSError, ValueError) as error:
        raise BadInput(f"{path} cannot be written: {_reason(error)}") from None


def make_directory(path: Path) -> None:
    """A directory to write into, made where it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{path} cannot be made a directory: {error.strerror}") from None


def refuse_overwriting(path: Path) -> None:
    """A file that is there, whatever it holds, is somebody's work; only a device or a pipe can be written again."""
    try:
        taken = os.path.lexists(path) and not (path.exists() and not path.is_file() and not path.is_dir())
    except (OSError, ValueError) as error:
        raise BadInput(f"{path} cannot be written: {_reason(error)}") from None
    if taken:
        raise BadInput(f"{path} exists already; name another file, or remove it first")


def refuse_unwritable(path: Path) -> None:
    """Find out before a game begins, not after it, whether a new file can be written; none is left behind."""
    refuse_overwriting(path)
    if not os.path.lexists(path):
        write_text(path, "")
        path.unlink()


def free_name(path: Path) -> Path:
    """The path itself, or with -2, -3 … the first that is not taken."""
    number, free = 1, path
    while os.path.lexists(free):
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or "unknown" if isinstance(error, OSError) else "this is no file name"


def read_components(path: Path | None) -> Components | None:
    """The content of a box from its file; None for our own."""
    return None if path is None else Components(read_object(path))


def read_object(path: Path) -> dict[str, object]:
    """A JSON object, strictly: a number that is none, or a word written twice, is a slip of the pen."""
    text = read_text(path)
    try:
        data = json.loads(text, parse_constant=_no_number, object_pairs_hook=_without_doubles)
        canonical(data)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None
    except UnicodeEncodeError:
        raise BadInput(f"{path} holds half a character, such as \\ud800") from None
    except json.JSONDecodeError as error:
        raise BadInput(f"{path} is not JSON: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except (ValueError, RecursionError):
        raise BadInput(f"{path} is not JSON that can be read: a number is too long, or it nests too deep") from None
    if not isinstance(data, dict):
        raise BadInput(f"{path} is not a JSON object {{…}}")
    return data


def _no_number(word: str) -> float:
    raise BadInput(f"{word} is no number")


def _without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        doubled = next(key for number, (key, _) in enumerate(pairs) if key in dict(pairs[:number]))
        raise BadInput(f"'{doubled}' is written twice in one object")
    return found
