"""People at a table of Bohn Hansa, brought to the point where somebody may make an offer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.web.invitations import invitations
from tests.web.serving import Guest, Message, Tab

PREFERRED = ("buy", "travel", "end", "opening")
"""What brings a game on: beans in the cart first, then away; by the first word of the notation."""


class Traders:
    """People with their table, and a tab for each where they have one."""

    def __init__(self, tabs: list[Tab], people: list[Guest], table: str) -> None:
        self.tabs = tabs
        self.people = people
        self.table = table

    def market(self) -> tuple[int, Message]:
        """Play on until two carts have something; the seat that trades, and its position."""
        while True:
            for seat, tab in enumerate(self.tabs):
                update = tab.resync()
                if not update["your_turn"]:
                    continue
                if self.deal(update):
                    return seat, update
                assert tab.choose(update, best(update))["type"] == "done"

    def deal(self, update: Message) -> tuple[Message, str, str] | None:
        """A partner among these people, something to give and something else to get; None when it is not the time."""
        desk = update["trade"]
        for partner in desk["partners"] if "offer" in desk["may"] else []:
            others = [good for good in partner["has"] if good not in desk["me"]["has"]]
            if partner["seat"] < len(self.people) and desk["me"]["has"] and others:
                return partner, next(iter(desk["me"]["has"])), others[0]
        return None

    def agreeable(self) -> tuple[int, Message, Message, str, str]:
        """The seat that trades and its position, with a partner, what to give and what to get."""
        seat, update = self.market()
        deal = self.deal(update)
        assert deal
        return seat, update, *deal

    def answer(self, seat: int, kind: str, update: Message, **fields: str) -> Message:
        """Say something and wait for what comes of it."""
        tab = self.tabs[seat]
        version = {} if kind == "why" else {"version": update["version"]}
        sent = tab.send(kind, **version, **fields)
        return tab.until(lambda message: message.get("id") == sent or message["type"] == "error")


def offer(partner: Message, goods: str) -> str:
    """The notation of an offer to a partner, with the invitation if he stands elsewhere."""
    return f"offer {partner['key']} {goods}{' invited' if partner['invited'] else ''}"


def best(update: Message) -> int:
    """Which of the choices brings the game on."""
    notations = [choice["notation"] for choice in update["choices"]]
    for word in PREFERRED:
        for number, notation in enumerate(notations):
            if notation.startswith(word):
                return number
    return 0


@contextmanager
def seated(host: str, count: int, **form: str) -> Iterator[Traders]:
    """So many people, who look at the table through browsers or not at all; bots take the other seats."""
    with ExitStack() as stack:
        people = [stack.enter_context(Guest(host)) for _ in range(count)]
        seats = ["me", *["friend"] * (count - 1), *["greedy"] * (3 - count)]
        table = people[0].go("/tables", game="bohnhansa", seats=seats, **form)
        for guest, invite in zip(people[1:], invitations(people[0], table), strict=True):
            guest.go(invite)
        yield Traders([], people, table)


@contextmanager
def traders(host: str, **form: str) -> Iterator[Traders]:
    """Three people, each with a tab."""
    with seated(host, 3, **form) as found, ExitStack() as stack:
        found.tabs = [stack.enter_context(guest.open(found.table)) for guest in found.people]
        yield found
