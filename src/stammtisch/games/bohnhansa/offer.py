"""An open offer: who made it, what it says, who has agreed. (BH-80, BH-87)"""

from __future__ import annotations

from typing import Any

from stammtisch.games.bohnhansa.deal import Deal, deal_of


class Offer:
    """Never changed once made; an acceptance of a bundle's part makes a new one in its place."""

    def __init__(self, number: int, by: int, deals: list[Deal], agreed: int, depth: int) -> None:
        self.number = number
        self.by = by
        self.deals = deals
        self.agreed = agreed
        self.depth = depth
        self.partners: int = 0
        for deal in deals:
            self.partners |= 1 << deal.partner

    def asks(self, seat: int, active: int) -> bool:
        """Whether the offer waits for this seat's answer."""
        if self.by == active:
            return self.partners & ~self.agreed & 1 << seat != 0
        return seat == active

    def concerns(self, partner: int) -> bool:
        """Whether the offer is between the active player and this one."""
        return self.partners >> partner & 1 == 1

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Offer:
        """An offer from what `to_data` made of one."""
        deals = [deal_of(number) for number in data["deals"]]
        return cls(data["number"], data["by"], deals, data["agreed"], data["depth"])

    def to_data(self) -> dict[str, object]:
        return {
            "number": self.number,
            "by": self.by,
            "deals": [deal.number() for deal in self.deals],
            "agreed": self.agreed,
            "depth": self.depth,
        }
