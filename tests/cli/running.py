"""Running the command as a person would: arguments and typed lines in, exit code and text out."""

from __future__ import annotations

import contextlib
import io
import json
import sys
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from stammtisch.cli import main


@dataclass(frozen=True)
class Run:
    """What came of a command line."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The standard output, which must be JSON and nothing else."""
        return json.loads(self.out)

    @property
    def error(self) -> str:
        """The complaint, which must be one line, with nothing on the standard output, and exit code 2."""
        assert self.code == 2, self
        assert self.out == "", self.out
        assert self.err.startswith("stammtisch: "), self.err
        assert self.err.count("\n") == 1, self.err
        assert self.err.endswith("\n"), self.err
        return self.err.removeprefix("stammtisch: ").rstrip("\n")


def run(*arguments: object, typed: str = "") -> Run:
    """Run a command line; `typed` comes through a pipe."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.object(sys, "stdin", io.StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = main([str(argument) for argument in arguments])
    return Run(code, out.getvalue(), err.getvalue())
