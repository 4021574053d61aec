"""OpenSpiel: `register()` makes every game a Python game there, `stammtisch_goldbraeu` and so on.

The deal is four chance nodes with 256 outcomes each, which together are the seed: OpenSpiel can list the outcomes, and
play a history again. Seats that decide at once are asked one after another, unseen.
"""

from __future__ import annotations

from typing import Any, Final

import pyspiel

from stammtisch.engine import Game, all_games
from stammtisch.envs.encoding import Encoding
from stammtisch.envs.openspiel_state import DEAL_OUTCOMES, SpielObserver, SpielState

LONGEST: Final = 2_000
"""More decisions than any game takes."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters: `players` and every option by its key."""

    def __init__(self, game: Game[Any, Any, Any], params: dict[str, Any] | None = None) -> None:
        kind = game_type(game)
        chosen = {**kind.parameter_specification, **(params or {})}
        players = int(chosen.pop("players"))
        self.encoding = Encoding(game.key, players, chosen)
        lowest = -1.0 / (players - 1)
        info = pyspiel.GameInfo(self.encoding.actions, DEAL_OUTCOMES, players, lowest, 1.0, 0.0, LONGEST)
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver | None:
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return SpielObserver(self.encoding, kind is not None and kind.perfect_recall)


def game_type(game: Game[Any, Any, Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"stammtisch_{game.key}",
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seat_counts[-1], **game.listed_terms(game.seat_counts[-1]).options},
    )


def register() -> list[str]:
    """Register every installed game that can be learnt; their names in OpenSpiel. Twice does no harm."""
    names: list[str] = []
    for game in all_games().values():
        if game.features:
            kind = game_type(game)
            names.append(kind.short_name)
            if kind.short_name not in pyspiel.registered_names():
                pyspiel.register_game(kind, _creator(game))
    return names


def _creator(game: Game[Any, Any, Any]) -> type[SpielGame]:
    """A class of its own for a game.

    OpenSpiel lets go of what it was given only after Python has ended, which a class survives and a `partial` does not.
    """

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered
