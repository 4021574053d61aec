"""The numbered rules and the texts of Bohn Hansa, from their data files."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files
from typing import Any

from stammtisch.engine.rulebook import Rulebook
from stammtisch.engine.terms import Components

DATA = files("stammtisch.games.bohnhansa") / "data"


def read_toml(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


RULEBOOK = Rulebook.from_data(read_toml("rules.toml"), read_toml("texts.toml"))
BOX = Components(json.loads((DATA / "components.json").read_text(encoding="utf-8")))
