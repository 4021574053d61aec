"""Where a table is kept, so that nothing is lost however the evening ends."""

from __future__ import annotations

from pathlib import Path

from stammtisch.cli.files import write_text
from stammtisch.table import Table, table_text


class Saving:
    """The file of a table: written after every turn where one was named, and at the latest on leaving."""

    def __init__(self, table: Table, path: Path | None, always: bool, components: Path | None) -> None:
        self.table = table
        self.path = path or Path(f"{table.game.key}-{table.record.chance.commitment()[:8]}.json")
        self.always = always
        self.components = components

    def after_turn(self) -> None:
        if self.always:
            self.now()

    def now(self, path: Path | None = None) -> None:
        """Write the table, from now on to `path` where one is given."""
        target = path or self.path
        write_text(target, table_text(self.table))
        if path is not None:
            self.path, self.always = path, True

    def how_to_resume(self) -> str:
        """The command that goes on with the table."""
        box = f" --components {self.components}" if self.components is not None else ""
        return f"stammtisch play {self.table.game.key} --resume {self.path}{box}"
