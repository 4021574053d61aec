"""Why a choice may not be made: a value, never an exception."""

from __future__ import annotations


class Refusal:
    """The rule that forbids a choice, and the reason as a text key with its values."""

    def __init__(self, rule: str, reason: str, values: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.values: dict[str, str | int] = values if values is not None else {}

    def to_data(self) -> dict[str, object]:
        return {"rule": self.rule, "reason": self.reason, "values": dict(self.values)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.rule, self.reason))

    def __repr__(self) -> str:
        return f"Refusal({self.rule}: {self.reason} {self.values})"
