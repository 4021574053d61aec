"""Several processes think about the same question, each with its own worlds; what they found is put together."""

from __future__ import annotations

import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing.context import SpawnContext, SpawnProcess
from multiprocessing.util import Finalize
from typing import Any, Final

from stammtisch.bots.at_work import settle_in
from stammtisch.bots.budget import Budget
from stammtisch.bots.search.search import Search
from stammtisch.bots.search.thoughts import Looks, Reply, Thoughts, judged
from stammtisch.engine.game import Game
from stammtisch.engine.letter import Letter, sealed
from stammtisch.engine.registry import find_game
from stammtisch.engine.view import View

FIRST_OF_ALL: Final = 100


@dataclass(frozen=True)
class Question:
    """What a helper is told."""

    letter: Letter
    choices: list[int]
    horizon: int
    budget: Budget
    seed: int
    among_equals: bool


@dataclass(frozen=True)
class Answer:
    """What it found: by choice, the best first, its looks as in `Looks.add`; the rest as thoughts."""

    first: list[float]
    looks: list[tuple[int, int, float, list[float], list[float]]]
    scores: list[float]
    iterations: int
    replies: list[tuple[int, int, float, int]]


def think_together(
    game: Game[Any, Any, Any],
    view: View,
    choices: list[int],
    horizon: int,
    budget: Budget,
    jobs: int,
    rng: random.Random,
    among_equals: bool,
) -> Thoughts:
    """The thoughts of so many processes, each of which spends the whole budget."""
    letter = sealed(game.key, view)
    seeds = [rng.getrandbits(32) for _ in range(jobs)]
    questions = [Question(letter, choices, horizon, budget, seed, among_equals) for seed in seeds]
    try:
        answers = list(helpers(jobs).map(answer, questions))
    except BrokenProcessPool:
        # A helper was killed, and its pool is of no use any more: others are asked.
        helpers.cache_clear()
        answers = list(helpers(jobs).map(answer, questions))
    except KeyboardInterrupt:
        # Nobody waits for the answer, and whoever ends waits for the helpers: a budget may be long.
        for child in multiprocessing.active_children():
            if isinstance(child, Helper):
                child.terminate()
        helpers.cache_clear()
        raise
    return merged(answers)


def answer(question: Question) -> Answer:
    """Think, as a helper."""
    game, view = find_game(question.letter.game), question.letter.open()
    rng = random.Random(question.seed)
    search = Search(game, view, question.choices, question.horizon, rng, question.among_equals)
    search.run(question.budget.start())
    thoughts = search.thoughts()
    seen = [(found.choice, search.looks[found.choice]) for found in thoughts.candidates]
    looks = [(choice, each.count, each.gain, each.sums, each.squares) for choice, each in seen]
    replies = [(reply.seat, reply.choice, reply.likelihood, reply.looks) for reply in thoughts.replies]
    return Answer(search.first_sight(), looks, thoughts.scores, thoughts.iterations, replies)


def merged(answers: list[Answer]) -> Thoughts:
    """All answers as one: what was seen is added."""
    iterations = sum(found.iterations for found in answers)
    seen: dict[int, Looks] = {}
    for found in answers:
        for choice, count, gain, sums, squares in found.looks:
            seen.setdefault(choice, Looks(len(sums))).add(count, gain, sums, squares)

    def mean(values: list[float]) -> float:
        return sum(value * found.iterations for value, found in zip(values, answers, strict=True)) / iterations

    first = [mean(shares) for shares in by_seat([found.first for found in answers])]
    scores = [mean(each) for each in by_seat([found.scores for found in answers])]
    expected, candidates = judged(first, seen)
    # Replies belong to a choice: those of a helper that found the same one best.
    agreed = (found for found in answers if found.looks[0][0] == candidates[0].choice)
    replies = [Reply(*reply) for reply in next((found.replies for found in agreed), [])]
    return Thoughts(candidates, expected, scores, iterations, replies)


def by_seat(rows: list[list[float]]) -> list[list[float]]:
    """What each helper found for every seat, seat by seat."""
    return [list(column) for column in zip(*rows, strict=True)]


class Helper(SpawnProcess):
    """A process that thinks for a bot: known by its class among the processes that the program has beside."""


class HelperContext(SpawnContext):
    """Starts helpers; a fork would copy the locks of our threads in whatever state."""

    Process = Helper


@cache
def helpers(jobs: int) -> ProcessPoolExecutor:
    """Processes that stay for the next question."""
    pool = ProcessPoolExecutor(jobs, HelperContext(), initializer=settle_in)
    # A process of a pool waits for its children before it ends, and they for questions. So they are sent home first,
    # and before the queues are closed by which they hear of it, which has priority 10.
    Finalize(None, pool.shutdown, exitpriority=FIRST_OF_ALL)
    return pool
