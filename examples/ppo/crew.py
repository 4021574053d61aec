"""Processes that collect and play matches, one on each core."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from examples.ppo.agent import NetBot
from examples.ppo.collector import GAME, PLAYERS, Lessons, Practice
from examples.ppo.match import Outcome, outcome, play_deal
from examples.ppo.net import Net
from examples.ppo.shelf import Notes, Share, Shelf, shelf_folder
from stammtisch.bots import GreedyBot
from stammtisch.envs.encoding import Encoding


@dataclass(frozen=True)
class Work:
    """What each process does."""

    games: int  # side by side
    decisions: int  # handed out in a round
    against_greedy: float  # which part of the games in practice


@dataclass(frozen=True)
class Collect:
    """Asks for a round of lessons or of practice with a policy."""

    lessons: bool
    policy: Net


@dataclass(frozen=True)
class Match:
    """Asks for the policy's games against greedy on these deals."""

    policy: Net
    deals: list[str]


class Crew:
    """So many processes, asked all at once."""

    def __init__(self, workers: int, work: Work, seed: int) -> None:
        encoding = Encoding(GAME, PLAYERS)
        # A process has one core: more threads in its matrix products would only get into each other's way.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        # Started afresh and not forked: a process that has used PyTorch's threads cannot be forked safely.
        context = get_context("spawn")
        self.folder = shelf_folder()
        folder = Path(self.folder.name)
        self.shelves = [Shelf(folder, number, encoding, work.decisions) for number in range(workers)]
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(workers):
            ours, theirs = context.Pipe()
            arguments = (theirs, work, folder, number, seed)
            process = context.Process(target=serve, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)

    def collect(self, policy: Net, lessons: bool) -> list[Share]:
        """A round of everybody's."""
        for pipe in self.pipes:
            pipe.send(Collect(lessons, policy))
        return [shelf.share(pipe.recv()) for shelf, pipe in zip(self.shelves, self.pipes, strict=True)]

    def match(self, policy: Net, seed: str, deals: int) -> Outcome:
        """The policy, without lots, against greedy: each deal from both seats."""
        seeds = [f"{seed} {number}" for number in range(deals)]
        for number, pipe in enumerate(self.pipes):
            pipe.send(Match(policy, seeds[number :: len(self.pipes)]))
        return outcome([deal for pipe in self.pipes for deal in pipe.recv()])

    def dismiss(self) -> None:
        """Everybody goes home, whatever they are at, and the shelves are taken down."""
        for process in self.processes:
            process.terminate()
            process.join()
        self.folder.cleanup()


@contextmanager
def hired(workers: int, work: Work, seed: int) -> Iterator[Crew]:
    """A crew for the time of a block."""
    crew = Crew(workers, work, seed)
    try:
        yield crew
    finally:
        crew.dismiss()


def serve(pipe: Connection, work: Work, folder: Path, number: int, seed: int) -> None:
    """What a process does until it is dismissed."""
    encoding = Encoding(GAME, PLAYERS)
    shelf = Shelf(folder, number, encoding, work.decisions)
    lessons = Lessons(work.games, seed * 1000 + number)
    practice = Practice(work.games, seed * 1000 + number, work.against_greedy)
    while True:
        asked: Collect | Match = pipe.recv()
        if isinstance(asked, Match):
            bot, greedy = NetBot(asked.policy), GreedyBot()
            pipe.send([play_deal(bot, greedy, deal, encoding) for deal in asked.deals])
            continue
        found = (lessons if asked.lessons else practice).collect(asked.policy, work.decisions)
        shelf.lay(found)
        pipe.send(Notes.of(found, practice.won))
        practice.won = []
