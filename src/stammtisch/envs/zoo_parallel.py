"""PettingZoo: every game as a parallel environment, for games whose players often decide at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import ParallelEnv

from stammtisch.envs.encoding import Encoding, any_seed, rewards
from stammtisch.envs.zoo import Agent, agents_of, seen_space

Answers = dict[Agent, Any]


class ZooParallelEnv(ParallelEnv):  # type: ignore[misc]
    """All agents act in each step, and the choices of those that are asked count.

    An agent with an empty mask is not asked, and whatever it says is passed over. Who chooses what is illegal loses at
    once, and the game is over.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = Encoding(game, players, options)
        self.metadata = {"name": f"{game}_v1", "render_modes": []}
        self.render_mode = render_mode
        self.possible_agents = agents_of(self.encoding)
        self._generator = np.random.default_rng()
        space = seen_space(self.encoding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: self.encoding.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Answers, Answers]:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.position = self.encoding.deal(any_seed(self._generator))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[Agent, int]) -> tuple[Answers, Answers, Answers, Answers, Answers]:
        playing = self.agents
        infos: Answers = {agent: {} for agent in playing}
        results: Answers = {}
        for seat in self.position.seats_to_decide():
            agent = self.possible_agents[seat]
            reason = self.encoding.why_not(self.position, seat, int(actions[agent]))
            if reason is not None:
                infos[agent]["refusal"] = reason
                results = {**dict.fromkeys(playing, 0.0), agent: -1.0}
                break
            self.position.step(seat, int(actions[agent]))
        over = self.position.over or bool(results)
        results = results or dict(zip(playing, rewards(self.position), strict=True))
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(playing, over), dict.fromkeys(playing, False)
        return self._seen(playing), results, ended, cut, infos

    def _seen(self, agents: list[Agent] | None = None) -> Answers:
        seen: Answers = {}
        for agent in self.agents if agents is None else agents:
            seat = self.possible_agents.index(agent)
            row, mask = self.encoding.row(self.position, seat), self.encoding.mask(self.position, seat)
            seen[agent] = {"observation": row, "action_mask": mask}
        return seen
