"""Stammtisch: three euro games at one table, for players, hosts and researchers."""

from stammtisch.engine import all_games, find_game, read_record

__all__ = ["all_games", "find_game", "read_record"]
