"""PettingZoo: every game as an AEC environment with action masks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stammtisch.engine.playout import next_seat
from stammtisch.envs.encoding import Encoding, any_seed, rewards

Agent = str


def agents_of(encoding: Encoding) -> list[Agent]:
    """`player_0` …, in the order of seats."""
    return [f"player_{seat}" for seat in range(encoding.players)]


def seen_space(encoding: Encoding) -> Dict:
    """Observation and action mask, as PettingZoo's card and board games have them."""
    mask = Box(0, 1, (encoding.actions,), np.int8)
    return Dict({"observation": encoding.observation_space(), "action_mask": mask})


class ZooEnv(AECEnv):  # type: ignore[misc]
    """One agent after another. Seats that decide at once are asked in turn, and none sees what another has chosen."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.encoding = Encoding(game, players, options)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = agents_of(self.encoding)
        self._generator = np.random.default_rng()
        space = seen_space(self.encoding)
        self._spaces = dict.fromkeys(self.possible_agents, space)
        self._actions = {agent: self.encoding.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.position = self.encoding.deal(any_seed(self._generator))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: Agent) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.encoding.row(self.position, seat),
            "action_mask": self.encoding.mask(self.position, seat),
        }

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

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        text: str = self.encoding.game.sketch(self.position.view(None), self.possible_agents)
        return text

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, **arguments: Any) -> AECEnv:
    """Wrapped as PettingZoo advises: who chooses what is illegal loses at once, and the game is over."""
    bare = ZooEnv(game, **arguments)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1))
