"""Information-set Monte Carlo tree search, for any game of the house.

Every iteration takes a complete world that was imagined from the view, walks down the tree with each seat choosing by
its own results (others, if they have secrets, by those in that world alone, or by what looks best to them there), opens
one node, plays on by what looks best, and credits every seat with its own outcome. Seats that decide at the same time
choose from bandits at the same node, so nobody knows what the others take.

An outcome counts by how much better it is than what the same world promised before anybody chose: whether a world is a
lucky one says nothing about a choice.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any, Final

from stammtisch.bots.search.node import Arm, Bandit, Node, likelihoods
from stammtisch.bots.search.outcome import win_shares
from stammtisch.bots.search.playouts import NOBODY, decider, looks_best, play_on, worth_to
from stammtisch.bots.search.thoughts import Looks, Reply, Thoughts, judged
from stammtisch.engine.game import Game
from stammtisch.engine.playout import next_seat
from stammtisch.engine.state import State
from stammtisch.engine.view import View

SILENCE: Final = -1
"""The choice to do nothing, for a seat that nobody waits for."""

HALF_A_POINT: Final = 0.5
"""Where nothing is in doubt any more, only who wins counts."""

EVERY_WORLD: Final = -1
"""Instead of the number of one world: results of whoever knows no more in one of them than in another."""

WORLDS: Final = 100
"""How many worlds are imagined; then they are taken again in turn, which costs a copy only."""


class World:
    """One imagined world, and what every seat may expect there before anybody chooses."""

    def __init__(self, state: State, promise: list[float]) -> None:
        self.state = state
        self.promise = promise


class Search:
    """One search from one view: `run` until the budget is spent, then ask for its thoughts."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        view: View,
        choices: list[int],
        horizon: int,
        rng: random.Random,
        among_equals: bool,
    ) -> None:
        assert view.seat is not None
        self.game = game
        self.view = view
        self.seat: int = view.seat
        # To choose, a seat counts on its own mastery. Shares that are shown to somebody do not: nobody knows whether he
        # plays like a master, and the shares that different seats expect are to add up.
        self.master: int = NOBODY if among_equals else view.seat
        self.choices = choices
        self.horizon = horizon
        self.rng = rng
        self.root = Node()
        self.iterations = 0
        self.scores: list[float] = []
        self.looks: dict[int, Looks] = {}
        """By own choice."""
        self.first_sights: list[float] = []
        """The sum over the worlds of what each seat is promised of the win."""
        self.worlds: list[World] = []
        self.world = 0
        """The number of the one that is looked at."""
        self.scale = 0.0
        """Thalers, points: differences of scores that matter. A result counts by how much one wins or loses, on the
        scale on which the end of the game can still be foreseen, not by who wins: after so many decisions that is
        mostly luck, and hides which choice was better."""
        self.squares = 0.0
        """The sum of the squares of all credits, for their usual size."""
        self.credits = 0

    def run(self, left: Callable[[int], float], only_to_choose: bool = False) -> None:
        """Iterate as long as something is `left` of the budget, told how many iterations there were; once at least.

        Who looks `only_to_choose` is done as soon as no other choice can be looked at as often as the best.
        """
        while True:
            self.iterate()
            self.iterations += 1
            still = left(self.iterations)
            if still <= 0 or (only_to_choose and self.lead() > math.ceil(still)):
                return

    def lead(self) -> int:
        """How many looks the choice that was looked at most is ahead of the next."""
        first = second = 0
        for looks in self.looks.values():
            if looks.count > first:
                first, second = looks.count, first
            elif looks.count > second:
                second = looks.count
        return first - second

    def next_world(self) -> World:
        """A new world, or after enough of them the next in turn."""
        if len(self.worlds) == WORLDS:
            self.world = self.iterations % WORLDS
            return self.worlds[self.world]
        self.world = len(self.worlds)
        state: State = self.game.imagine(self.view, self.rng)
        self.game.reopen(state, self.seat)
        if not self.worlds:
            self.scale = self.game.doubt(state) + HALF_A_POINT
            self.scores = [0.0] * state.players
            self.first_sights = [0.0] * state.players
            self.horizon = self.game.foresight or self.horizon
        ahead = state
        if self.game.foresight:
            # Where the game says how far to look, what the world promises is seen by playing on so far: in Bohn Hansa
            # a third of the variance is left, with an evaluation alone two thirds (0.0010 and 0.0021 of 0.0031; 150
            # positions). Where worlds are played on to their end, three quarters would be left, for twice the playouts.
            ahead = state.copy()
            play_on(self.game, ahead, state, self.horizon, self.master)
        scores: list[float] = self.game.evaluate(ahead)
        shares = win_shares(scores, self.game.doubt(ahead))
        for seat, share in enumerate(shares):
            self.first_sights[seat] += share
        world = World(state, win_shares(scores, self.scale))
        self.worlds.append(world)
        return world

    def iterate(self) -> None:
        """One world, from the view down to a leaf, and back with what came of it."""
        world = self.next_world()
        state = world.state.copy()
        path: list[tuple[int, Bandit, Arm]] = []
        node: Node | None = self.root
        while node is not None and state.stack:
            node = self.descend(node, state, path)
        play_on(self.game, state, world.state, self.horizon, self.master)
        scores: list[float] = self.game.evaluate(state)
        shares = win_shares(scores, self.game.doubt(state))
        results = win_shares(scores, self.scale)
        for seat, bandit, arm in path:
            credit = results[seat] - world.promise[seat]
            self.squares += credit * credit
            self.credits += 1
            bandit.credit(arm, credit)
        self.note(path[0][2].choice, scores, shares, results[self.seat] - world.promise[self.seat])

    def note(self, choice: int, scores: list[float], shares: list[float], gain: float) -> None:
        """Add a result to what is expected after an own choice."""
        looks = self.looks.get(choice)
        if looks is None:
            looks = Looks(len(shares))
            self.looks[choice] = looks
        looks.see(shares, gain)
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
        """Let one seat choose at a node, and step.

        Another with secrets has results of its own in each world. Those at the node come from worlds in which it has
        other cards, so by them it would choose as if it did not know its hand: in Goldbräu for three, 89 of 100 action
        cards of greedy bots are what looks best to them in their world, 65 what results of all worlds say.
        """
        has_secrets = seat != self.seat and not self.game.open_hands
        key = (self.world if has_secrets else EVERY_WORLD, seat)
        bandit = node.bandits.get(key)
        if bandit is None:
            bandit = Bandit()
            node.bandits[key] = bandit
        if has_secrets and self.master != NOBODY and len(legal) > 1:
            # A master counts on what looks best to the others, and on nothing else. A world that comes again is the
            # same at the same node, its luck is dealt with it, and so is what looks best there.
            if not bandit.arms:
                bandit.add([looks_best(self.game, world, seat, legal, self.master)], [1.0])
            arm = bandit.arms[0]
        else:
            if not bandit.knows(legal):
                bandit.add(legal, self.likelihoods(world, seat, legal))
            arm = bandit.select(legal, math.sqrt(self.squares / self.credits) if self.credits else 1.0)
        path.append((seat, bandit, arm))
        if arm.choice != SILENCE:
            world.step(seat, arm.choice)
        return arm.choice

    def likelihoods(self, world: State, seat: int, choices: list[int]) -> list[float]:
        """How likely each choice is to be the right one at first sight; silence is worth nothing, and so is average."""
        if len(choices) == 1:
            return [1.0]
        silent = choices[-1] == SILENCE
        said = choices[:-1] if silent else choices
        view = world.view(seat)
        found: list[float] = self.game.likelihoods(view, said)
        if not found:
            worth = worth_to(self.game, world, seat, said, self.master)
            return likelihoods([*worth, 0.0] if silent else worth)
        return [*found, 1.0 / len(choices)] if silent else found

    def thoughts(self) -> Thoughts:
        """What the iterations have shown."""
        expected, candidates = judged(self.first_sight(), self.looks)
        scores = [total / self.iterations for total in self.scores]
        return Thoughts(candidates, expected, scores, self.iterations, self.replies(candidates[0].choice))

    def first_sight(self) -> list[float]:
        """By seat, the share of the win that the worlds promise on average before anybody chooses."""
        return [total / len(self.worlds) for total in self.first_sights]

    def replies(self, choice: int) -> list[Reply]:
        """What the others are expected to choose at the same time, or whoever decides first after a choice."""
        bandits = self.root.bandits
        if len(bandits) == 1 and (choice,) in self.root.children:
            bandits = self.root.children[choice,].bandits
        visits: dict[int, dict[int, int]] = {}
        for (_, seat), bandit in bandits.items():
            if seat != self.seat:
                seen = visits.setdefault(seat, {})
                for arm in bandit.arms:
                    seen[arm.choice] = seen.get(arm.choice, 0) + arm.visits
        return [expected_of(seat, visits[seat]) for seat in sorted(visits)]


def expected_of(seat: int, visits: dict[int, int]) -> Reply:
    """What a seat is likeliest to choose, by how often it chose what in all worlds."""
    likeliest = max(visits, key=lambda choice: visits[choice])
    looks = sum(visits.values())
    return Reply(seat, likeliest, visits[likeliest] / looks, looks)
