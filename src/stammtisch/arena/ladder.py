"""A ladder from its first game to its last, wherever the games are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Fixture, Schedule
from stammtisch.arena.match import play_match
from stammtisch.bots.workers import Workers
from stammtisch.engine import Components, find_game


@dataclass(frozen=True)
class House:
    """By which rules and with which box all games are played, as plain data that goes to other machines."""

    game: str
    options: dict[str, str]
    components: dict[str, object]
    seed: str

    def play(self, fixture: Fixture) -> Finish:
        """Deal and play one game. Deal i has the seed `seed-i`, whoever sits down to it."""
        box = Components(self.components)
        record = play_match(find_game(self.game), self.options, box, fixture.seats, f"{self.seed}-{fixture.deal}")
        assert record.result is not None
        return Finish(fixture, tuple(record.result.scores), tuple(record.result.winners))


def play_ladder(
    house: House,
    schedule: Schedule,
    workers: Workers,
    known: Mapping[Fixture, Finish],
    note: Callable[[Finish], None],
) -> list[Finish]:
    """All games of a schedule in its order; what is known is not played again, what is new is noted as it ends."""
    played = dict(known)
    missing = [fixture for fixture in schedule.fixtures() if fixture not in played]
    for _, finish in workers.each(house.play, missing):
        played[finish.fixture] = finish
        note(finish)
    return [played[fixture] for fixture in schedule.fixtures()]
