"""The learning curve as numbers: what every round has brought, and how every match has ended."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path

from examples.ppo.match import Outcome
from examples.ppo.shelf import Share


@dataclass(frozen=True)
class Round:
    """One round of lessons or practice."""

    phase: str
    seconds: float
    decisions: int
    won: float | None  # of the games against greedy, choices still drawn by lot
    learnt: dict[str, float]


@dataclass(frozen=True)
class Milestone:
    """One match against greedy."""

    seconds: float
    decisions: int
    match: Outcome


@dataclass
class Curve:
    """Grows while a run goes on; a run that resumes another goes on with its curve."""

    rounds: list[Round] = field(default_factory=list)
    matches: list[Milestone] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._started = time.monotonic() - (self.rounds[-1].seconds if self.rounds else 0.0)
        self.decisions = self.rounds[-1].decisions if self.rounds else 0

    @classmethod
    def load(cls, path: Path) -> Curve:
        """The curve of an earlier run."""
        data = json.loads(path.read_text(encoding="utf-8"))
        return cls(
            [Round(**each) for each in data["rounds"]],
            [Milestone(each["seconds"], each["decisions"], Outcome(**each["match"])) for each in data["matches"]],
        )

    def save(self, path: Path) -> None:
        """One line a round, so that changes can be read."""
        parts = [
            f'"{name}": [\n' + ",\n".join(json.dumps(asdict(each)) for each in entries) + "\n]"
            for name, entries in (("rounds", self.rounds), ("matches", self.matches))
        ]
        path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")

    def note(self, phase: str, shares: list[Share], learnt: dict[str, float]) -> None:
        """A round is over."""
        self.decisions += sum(len(share.notes.choices) for share in shares)
        won = [part for share in shares for part in share.notes.won]
        share = round(sum(won) / len(won), 4) if won else None
        rounded = {name: round(value, 4) for name, value in learnt.items()}
        self.rounds.append(Round(phase, self._now(), self.decisions, share, rounded))
        said = "" if share is None else f", won {100 * share:.1f} % of {len(won)} against greedy"
        print(f"{self._now():6.0f} s  {phase} {self.decisions:,} decisions{said}  {rounded}", flush=True)

    def match(self, outcome: Outcome) -> None:
        """A match is over."""
        self.matches.append(Milestone(self._now(), self.decisions, outcome))
        print(f"{self._now():6.0f} s  match against greedy: {outcome}", flush=True)

    def _now(self) -> float:
        return round(time.monotonic() - self._started, 1)
