"""The toy game as another package would bring it along: through an entry point, not through a door of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from stammtisch.engine import all_games

TOY = "tests.conformance.toy:GAME"


@contextmanager
def toy_installed(folder: Path, patch: pytest.MonkeyPatch, target: str = TOY) -> Iterator[None]:
    """While it lasts, `folder` is on the path and holds an installed distribution with one game."""
    info = folder / "toy_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[stammtisch.games]\ntoy = {target}\n", encoding="utf-8")
    with patch.context() as path:
        path.syspath_prepend(folder)
        all_games.cache_clear()
        try:
            yield
        finally:
            all_games.cache_clear()
