"""Information-set Monte Carlo tree search, for any game of the house.

Every iteration imagines a complete world that fits the view, walks down the tree with each seat choosing by its own
results, opens one node, plays on greedily, and credits every seat with its own outcome. Seats that decide at the
same time choose from bandits at the same node, so nobody knows what the others take.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from stammtisch.bots.search.node import Arm, Bandit, Node
from stammtisch.bots.search.outcome import win_shares
from stammtisch.bots.search.playouts import decider, play_on
from stammtisch.bots.search.thoughts import Candidate, Thoughts
from stammtisch.engine.game import Game
from stammtisch.engine.playout import next_seat
from stammtisch.engine.state import State
from stammtisch.engine.view import View

SILENCE: Final = -1
"""The choice to do nothing, for a seat that nobody waits for."""

MARGIN: Final = 0.2
"""The part of a result that counts by how much one wins or loses, so that lost and won games are played well too."""


class Search:
    """One search from one view: `run` until the budget is spent, then ask for its thoughts."""

    def __init__(
        self, game: Game[Any, Any, Any], view: View, choices: list[int], horizon: int, rng: random.Random
    ) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat: int = view.seat
        self.choices = choices
        self.horizon = horizon
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        self.scores: list[float] = []
        self.shares: dict[int, list[float]] = {}
        """By own choice: the sum of every seat's shares of the win."""
        self.scale = 0.0

    def run(self, enough: Callable[[int], bool]) -> None:
        """Iterate until `enough`, told how many iterations there were, says so; once at least."""
        while True:
            self.iterate()
            self.iterations += 1
            if enough(self.iterations):
                return

    def iterate(self) -> None:
        """One imagined world, from the view down to a leaf, and back with what came of it."""
        world: State = self.game.imagine(self.view, self.rng)
        self.game.reopen(world, self.seat)
        if self.iterations == 0:
            self.scale = 2.0 * self.game.doubt(world) + 1.0
            self.scores = [0.0] * world.players
        path: list[tuple[int, Bandit, Arm]] = []
        node: Node | None = self.root
        while node is not None and world.stack:
            node = self.descend(node, world, path)
        play_on(self.game, world, self.horizon)
        scores: list[float] = self.game.evaluate(world)
        shares = win_shares(scores, self.game.doubt(world))
        margins = win_shares(scores, self.scale)
        for seat, bandit, arm in path:
            value = (1.0 - MARGIN) * shares[seat] + MARGIN * margins[seat]
            bandit.visits += 1
            bandit.total += value
            arm.visits += 1
            arm.total += value
        self.note(path[0][2].choice, scores, shares)

    def note(self, choice: int, scores: list[float], shares: list[float]) -> None:
        """Add a result to what is expected after an own choice."""
        sums = self.shares.get(choice)
        if sums is None:
            self.shares[choice] = shares
        else:
            for seat, share in enumerate(shares):
                sums[seat] += share
        for seat, score in enumerate(scores):
            self.scores[seat] += score

    def descend(self, node: Node, world: State, path: list[tuple[int, Bandit, Arm]]) -> Node | None:
        """Let those who decide at a node choose together; where that leads, or None if nobody was there before."""
        taken: list[int] = []
        if node is self.root:
            simultaneous = world.waiting >> self.seat & 1 != 0
            left = world.waiting & ~(1 << self.seat) if simultaneous else 0
            taken.append(self.choose(node, world, self.seat, self.choices, path))
        else:
            seat = decider(world)
            legal = world.choices(seat)
            while len(legal) == 1:
                world.step(seat, legal[0])
                if not world.stack:
                    return None
                seat = decider(world)
                legal = world.choices(seat)
            left = world.waiting & ~(1 << seat) if world.waiting >> seat & 1 else 0
            taken.append(seat)
            taken.append(self.choose(node, world, seat, legal, path))
        while left and world.stack and world.waiting == left:
            seat = next_seat(world)
            taken.append(self.choose(node, world, seat, world.choices(seat), path))
            left &= ~(1 << seat)
        key = tuple(taken)
        child = node.children.get(key)
        if child is None:
            node.children[key] = Node()
        return child

    def choose(self, node: Node, world: State, seat: int, legal: list[int], path: list[tuple[int, Bandit, Arm]]) -> int:
        """Let one seat choose at a node by its own results so far, and step."""
        bandit = node.bandits.get(seat)
        if bandit is None:
            bandit = Bandit()
            node.bandits[seat] = bandit
        if not bandit.knows(legal):
            bandit.add(legal, self.appraise(world, seat, legal))
        arm = bandit.select(legal)
        path.append((seat, bandit, arm))
        if arm.choice != SILENCE:
            world.step(seat, arm.choice)
        return arm.choice

    def appraise(self, world: State, seat: int, choices: list[int]) -> list[float]:
        """What each choice looks worth at first sight; nothing for silence."""
        if len(choices) == 1:
            return [0.0]
        if choices[-1] == SILENCE:
            return [*self.game.appraise(world.view(seat), choices[:-1]), 0.0]
        worth: list[float] = self.game.appraise(world.view(seat), choices)
        return worth

    def thoughts(self) -> Thoughts:
        """What the iterations have shown, the most visited choice first."""
        players = len(self.scores)
        arms = [arm for arm in self.root.bandits[self.seat].arms if arm.visits]
        arms.sort(key=lambda arm: (-arm.visits, -arm.total))
        expected = [0.0] * players
        candidates: list[Candidate] = []
        for arm in arms:
            sums = self.shares[arm.choice]
            for seat in range(players):
                expected[seat] += sums[seat] / self.iterations
            candidates.append(Candidate(arm.choice, arm.visits, [total / arm.visits for total in sums]))
        return Thoughts(candidates, expected, [total / self.iterations for total in self.scores], self.iterations)
