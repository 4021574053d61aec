"""What both kinds of PettingZoo environment share: agents, spaces, the deal, what an agent sees, the table as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict

from stammtisch.envs.encoding import Encoding, any_seed

Agent = str


class ZooGame:
    """A game whose seats are agents: `player_0` …, in their order."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = Encoding(game, players, options)
        self.metadata = {"name": f"{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.players)]
        self._generator = np.random.default_rng()
        # Observation and action mask, as PettingZoo's card and board games have them.
        mask = Box(0, 1, (self.encoding.actions,), np.int8)
        seen = Dict({"observation": self.encoding.observation_space(), "action_mask": mask})
        self._seen = dict.fromkeys(self.possible_agents, seen)
        # Each its own: they are drawn from, and seeded one by one.
        self._actions = {agent: self.encoding.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self._seen[agent]

    def action_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def deal(self, seed: int | None) -> None:
        """Begin anew; without a seed with the next deal."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.position = self.encoding.deal(any_seed(self._generator))
        self.agents = self.possible_agents[:]

    def observe(self, agent: Agent) -> dict[str, Any]:
        """What an agent sees, and what it may choose if it is asked."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.encoding.row(self.position, seat),
            "action_mask": self.encoding.mask(self.position, seat),
        }

    def render(self) -> str | None:
        """What everybody sees, as text."""
        if self.render_mode != "ansi":
            return None
        text: str = self.encoding.game.sketch(self.position.view(None), self.possible_agents)
        return text

    def close(self) -> None:
        """Nothing is held open."""
