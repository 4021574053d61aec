"""`--ray`, alone or with an address: the one option of ours whose value may be left out."""

from __future__ import annotations

from typing import Any, Final

from typer.core import TyperCommand

from stammtisch.arena.ray_address import LOCAL
from stammtisch.engine import all_games

OPTION: Final = "--ray"


class RayCommand(TyperCommand):
    """A command with that option. Typer knows no such thing, so what is left out is put in before it reads the line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, spelled_out(args))


def spelled_out(arguments: list[str]) -> list[str]:
    """Arguments with an address after every `--ray`: what follows is one unless it is an option or names a game.

    So a host without its port is refused as an address, and not as one argument too many.
    """
    found: list[str] = []
    for word, following in zip(arguments, [*arguments[1:], None], strict=True):
        found.append(word)
        if word == OPTION and (following is None or following.startswith("-") or following in all_games()):
            found.append(LOCAL)
    return found
