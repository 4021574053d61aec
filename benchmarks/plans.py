"""What those who learn from games are told: refused before anything is played, if it cannot work."""

from __future__ import annotations

import argparse
from collections.abc import Iterable

from stammtisch.bots import find_bot
from stammtisch.engine import BadInput, all_games, find_game


def a_plan(about: str | None, games: int) -> argparse.ArgumentParser:
    """What every such command takes: a game, and so many games of it unless told otherwise."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=all_games())
    parser.add_argument("--games", type=at_least_one, default=games, help="for each number of players")
    parser.add_argument("--jobs", type=at_least_one, default=1)
    return parser


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
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
