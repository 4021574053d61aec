"""`--ray`, alone or with an address: the one option of ours whose value may be left out."""

from __future__ import annotations

from typing import Any, Final

from typer.core import TyperCommand

from stammtisch.arena.ray_address import ANY, LOCAL

OPTION: Final = "--ray"


class RayCommand(TyperCommand):
    """A command with that option. Typer knows no such thing, so what is left out is put in before it reads the line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, spelled_out(args))


def spelled_out(arguments: list[str]) -> list[str]:
    """Arguments with an address after every `--ray`; what follows is one if it has a colon or a dot.

    host:port has a colon. A dot alone is a host without its port, which is then refused as an address.
    """
    found: list[str] = []
    for word, following in zip(arguments, [*arguments[1:], ""], strict=True):
        found.append(word)
        named = ":" in following or "." in following
        address = following in (LOCAL, ANY) or (named and not following.startswith("-"))
        if word == OPTION and not address:
            found.append(LOCAL)
    return found
