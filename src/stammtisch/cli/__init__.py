"""The `stammtisch` command."""

from stammtisch.cli.app import main

__all__ = ["main"]
