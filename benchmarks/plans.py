"""What those who learn from games, or measure them, are told: refused before anything is played, if it cannot work."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable

from stammtisch.bots import find_bot
from stammtisch.engine import BadInput, all_games, find_game


def about_a_game(about: str | None) -> argparse.ArgumentParser:
    """What every such command takes."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=all_games())
    return parser


def a_plan(about: str | None, games: int) -> argparse.ArgumentParser:
    """The same of so many games, unless told otherwise."""
    parser = about_a_game(about)
    parser.add_argument("--games", type=at_least(1), default=games, help="for each number of players")
    parser.add_argument("--jobs", type=at_least(1), default=1)
    return parser


def at_least(least: int) -> Callable[[str], int]:
    """Reads a number that is not too small."""

    def number(text: str) -> int:
        found = int(text)
        if found < least:
            raise argparse.ArgumentTypeError(f"{text} is too few, it takes at least {least}")
        return found

    return number


def a_bot(text: str) -> str:
    try:
        find_bot(text)
    except BadInput as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return text


def check_players(parser: argparse.ArgumentParser, game: str, players: Iterable[int]) -> None:
    """Whether so many can play."""
    wrong = [str(number) for number in players if number not in find_game(game).seat_counts]
    if wrong:
        parser.error(f"{game} is not played by {' or '.join(wrong)}")
