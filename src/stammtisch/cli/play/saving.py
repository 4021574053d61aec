"""Where a table is kept, so that nothing is lost however the evening ends."""

from __future__ import annotations

import shlex
from pathlib import Path
from tempfile import gettempdir

from stammtisch.cli.files import free_name, refuse_overwriting, write_text
from stammtisch.engine import BadInput
from stammtisch.table import Table, table_text


class Saving:
    """The file of a table: written after every turn where one was named, and at the latest on leaving.

    Only a file that this table came from, or that this run has written, is ever written over.
    """

    def __init__(self, table: Table, path: Path | None, always: bool, components: Path | None) -> None:
        self.table = table
        self.path = path or usual_name(table, Path())
        self.always = always
        self.components = components
        self.own: set[Path] = set()

    def after_turn(self) -> None:
        if self.always:
            self.now()

    def now(self, path: Path | None = None) -> None:
        """Write the table, from now on to `path` where one is given."""
        target = path or self.path
        if not self.owns(target):
            refuse_overwriting(target)
        write_text(target, table_text(self.table))
        self.own.add(target.absolute())
        if path is not None:
            self.path, self.always = path, True

    def owns(self, path: Path) -> bool:
        """Whether a file is this table's own."""
        try:
            return path.absolute() in self.own
        except OSError as error:
            # The directory in which we are was removed under us.
            raise BadInput(f"{path} cannot be written: {error.strerror}") from None

    def somewhere(self) -> None:
        """Write the table where it belongs; where that fails, anywhere rather than lose it."""
        try:
            self.now()
        except BadInput:
            try:
                self.now(usual_name(self.table, Path()))
            except BadInput:
                self.now(usual_name(self.table, Path(gettempdir())))

    def how_to_resume(self) -> str:
        """The command that goes on with the table."""
        box = ["--components", str(self.components)] if self.components is not None else []
        return shlex.join(["stammtisch", "play", self.table.game.key, "--resume", str(self.path), *box])


def usual_name(table: Table, directory: Path) -> Path:
    """A name that is free, for a table whose owner has given none."""
    return free_name(directory / f"{table.game.key}-{table.record.chance.commitment()[:8]}.json")
