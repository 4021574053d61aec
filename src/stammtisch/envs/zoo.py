"""PettingZoo: every game as an AEC environment with action masks."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stammtisch.engine.playout import next_seat
from stammtisch.envs.encoding import rewards
from stammtisch.envs.zoo_game import Agent, ZooGame


class ZooEnv(ZooGame, AECEnv):  # type: ignore[misc]
    """One agent after another. Seats that decide at once are asked in turn, and none sees what another has chosen."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        # `apply` checks: an illegal choice raises with its rule, and nothing has changed.
        self.position.apply(self.possible_agents.index(agent), int(action))
        results = rewards(self.position)
        self.rewards = {other: results[seat] for seat, other in enumerate(self.possible_agents)}
        if self.position.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        over = self.position.over
        self.agent_selection = self.agents[0] if over else self.possible_agents[next_seat(self.position)]


def env(game: str, **arguments: Any) -> AECEnv:
    """Wrapped as PettingZoo advises: who chooses what is illegal loses at once, and the game is over."""
    bare = ZooEnv(game, **arguments)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))
