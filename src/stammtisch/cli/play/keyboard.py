"""What people type, at a terminal or through a pipe."""

from __future__ import annotations

import sys

try:
    # Where it exists, it gives `input` editing and a history.
    from readline import clear_history
except ImportError:

    def clear_history() -> None:
        """There is none."""


class Keyboard:
    """Lines from the standard input; EOFError when there are no more."""

    def __init__(self) -> None:
        self.at_terminal = sys.stdin is not None and sys.stdin.isatty()

    def ask(self, prompt: str) -> str:
        """One line. What comes through a pipe is shown, so that a transcript reads like the game."""
        if self.at_terminal:
            return input(prompt).strip()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            print(prompt, flush=True)
            raise EOFError
        words = "".join(letter if letter.isprintable() else " " for letter in line).strip()
        print(f"{prompt}{words}", flush=True)
        return words

    def forget(self) -> None:
        """What was typed can no longer be called back by a key: it may have been a secret."""
        clear_history()
