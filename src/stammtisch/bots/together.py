"""Several processes think about the same question, each with its own worlds; what they found is put together."""

from __future__ import annotations

import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from stammtisch.bots.at_work import settle_in
from stammtisch.bots.budget import Budget
from stammtisch.bots.search.search import Search
from stammtisch.bots.search.thoughts import Candidate, Reply, Thoughts
from stammtisch.engine.game import Game
from stammtisch.engine.letter import Letter, sealed
from stammtisch.engine.registry import find_game
from stammtisch.engine.view import View


@dataclass(frozen=True)
class Question:
    """What a helper is told."""

    letter: Letter
    choices: list[int]
    horizon: int
    budget: Budget
    seed: int


@dataclass(frozen=True)
class Answer:
    """What it found: by choice its visits and every seat's expected share, the expected scores and replies."""

    candidates: list[tuple[int, int, list[float]]]
    scores: list[float]
    iterations: int
    replies: list[tuple[int, int, float]]


def think_together(
    game: Game[Any, Any, Any],
    view: View,
    choices: list[int],
    horizon: int,
    budget: Budget,
    jobs: int,
    rng: random.Random,
) -> Thoughts:
    """The thoughts of so many processes, each of which spends the whole budget."""
    letter = sealed(game.key, view)
    seeds = [rng.getrandbits(32) for _ in range(jobs)]
    questions = [Question(letter, choices, horizon, budget, seed) for seed in seeds]
    return merged(list(helpers(jobs).map(answer, questions)))


def answer(question: Question) -> Answer:
    """Think, as a helper."""
    game, view = find_game(question.letter.game), question.letter.open()
    search = Search(game, view, question.choices, question.horizon, random.Random(question.seed))
    search.run(question.budget.start())
    found = search.thoughts()
    rows = [(candidate.choice, candidate.visits, candidate.expected) for candidate in found.candidates]
    replies = [(reply.seat, reply.choice, reply.likelihood) for reply in found.replies]
    return Answer(rows, found.scores, found.iterations, replies)


def merged(answers: list[Answer]) -> Thoughts:
    """All answers as one: visits are added, expectations weighed by them."""
    iterations = sum(found.iterations for found in answers)
    visits: dict[int, int] = {}
    sums: dict[int, list[float]] = {}
    players = len(answers[0].scores)
    for found in answers:
        for choice, count, expected in found.candidates:
            visits[choice] = visits.get(choice, 0) + count
            total = sums.setdefault(choice, [0.0] * players)
            for seat, share in enumerate(expected):
                total[seat] += share * count
    candidates = [
        Candidate(choice, count, [total / count for total in sums[choice]])
        for choice, count in sorted(visits.items(), key=lambda entry: -entry[1])
    ]
    expected = [sum(total[seat] for total in sums.values()) / iterations for seat in range(players)]
    scores = [sum(found.scores[seat] * found.iterations for found in answers) / iterations for seat in range(players)]
    # Replies belong to a choice: those of a helper that found the same one best.
    agreed = (found for found in answers if found.candidates[0][0] == candidates[0].choice)
    replies = next((found.replies for found in agreed), [])
    return Thoughts(candidates, expected, scores, iterations, [Reply(*reply) for reply in replies])


@cache
def helpers(jobs: int) -> ProcessPoolExecutor:
    """Processes that stay for the next question; a fork would copy the locks of our threads in whatever state."""
    return ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=settle_in)
