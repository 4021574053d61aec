"""Gymnasium: one seat for the learner, bots in the others."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from stammtisch.bots import Bot, find_bot
from stammtisch.engine.errors import BadInput
from stammtisch.envs.encoding import Encoding, Floats, Mask, any_seed, rewards


class SoloEnv(gymnasium.Env[Any, Any]):
    """A step is a choice of the learner and whatever the bots do until the learner is asked again.

    The mask of legal choices is in `info["action_mask"]` and behind `action_masks()`, where sb3-contrib looks for it.
    An illegal choice loses at once; `info["refusal"]` says which rule it breaks.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  (declared so by Gymnasium)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int = 0,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.encoding = Encoding(game, players, options)
        if not 0 <= seat < self.encoding.players:
            raise BadInput(f"there is no seat {seat}; seats are 0 to {self.encoding.players - 1}")
        self.seat = seat
        self.bots = self._seated(opponents)
        self.render_mode = render_mode
        self.observation_space = self.encoding.observation_space()
        self.action_space = self.encoding.action_space()

    def _seated(self, opponents: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
        others = [other for other in range(self.encoding.players) if other != self.seat]
        named = [opponents] * len(others) if isinstance(opponents, (str, Bot)) else list(opponents)
        if len(named) != len(others):
            raise BadInput(f"{len(named)} opponents are given for {len(others)} seats")
        return {other: find_bot(bot) if isinstance(bot, str) else bot for other, bot in zip(others, named, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.position = self.encoding.deal(any_seed(self.np_random))
        self._rng = random.Random(any_seed(self.np_random))
        self._let_bots_choose()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        reason = self.encoding.why_not(self.position, self.seat, int(action))
        if reason is not None:
            return self._seen(), -1.0, True, False, {**self._info(), "refusal": reason}
        self.position.step(self.seat, int(action))
        self._let_bots_choose()
        return self._seen(), rewards(self.position)[self.seat], self.position.over, False, self._info()

    def _let_bots_choose(self) -> None:
        """Until the learner is asked. Bots go first where all decide at once: nobody sees what another has chosen."""
        while waiting := self.position.waiting & ~(1 << self.seat):
            seat = (waiting & -waiting).bit_length() - 1
            choices = self.position.choices(seat)
            choice = self.bots[seat].choose(self.encoding.game, self.position.view(seat), choices, self._rng)
            self.position.step(seat, choice)

    def _seen(self) -> Floats:
        return self.encoding.row(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """A one for every legal choice."""
        return self.encoding.mask(self.position, self.seat)

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        names = ["learner" if seat == self.seat else self.bots[seat].name for seat in range(self.encoding.players)]
        text: str = self.encoding.game.sketch(self.position.view(self.seat), names)
        return text
