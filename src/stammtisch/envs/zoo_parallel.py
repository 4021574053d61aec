"""PettingZoo: every game as a parallel environment, for games whose players often decide at once."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from stammtisch.envs.encoding import rewards
from stammtisch.envs.zoo_game import Agent, ZooGame

Answers = dict[Agent, Any]


class ZooParallelEnv(ZooGame, ParallelEnv):  # type: ignore[misc]
    """All agents act in each step, and the choices of those that are asked count.

    An agent with an empty mask is not asked, and whatever it says is passed over. Who chooses what is illegal loses at
    once, and the game is over.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Answers, Answers]:
        self.deal(seed)
        return self._all_seen(self.agents), {agent: {} for agent in self.agents}

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
        return self._all_seen(playing), results, ended, cut, infos

    def _all_seen(self, agents: list[Agent]) -> Answers:
        return {agent: self.observe(agent) for agent in agents}
