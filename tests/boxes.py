"""Boxes with one thing wrong, as somebody would write them who types one in."""

from __future__ import annotations

import copy
from typing import Any

from stammtisch.engine import Components


def changed(box: Components, path: str, value: object) -> Any:
    """The data of a box with one entry replaced, or with None removed; a path is written `towns/1/sells`."""
    data: Any = copy.deepcopy(box.data)
    inner = data
    *way, last = path.split("/")
    for step in way:
        inner = inner[_key(inner, step)]
    if value is None:
        del inner[_key(inner, last)]
    else:
        inner[_key(inner, last)] = value
    return data


def _key(inner: Any, step: str) -> str | int:
    return int(step) if isinstance(inner, list) else step
