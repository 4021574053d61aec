"""Three people at a table of Bohn Hansa, brought to the point where somebody may make an offer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.web.invitations import invitations
from tests.web.serving import Guest, Message, Tab

PREFERRED = ("buy", "travel", "end", "opening")
"""What brings a game on: beans in the cart first, then away; by the first word of the notation."""


class Traders:
    """A tab for each seat."""

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
                desk = update["trade"]
                if "offer" in desk["may"] and desk["me"]["has"] and any(each["has"] for each in desk["partners"]):
                    return seat, update
                assert tab.choose(update, _best(update))["type"] == "done"

    def answer(self, seat: int, kind: str, update: Message, **fields: str) -> Message:
        """Say something and wait for what comes of it."""
        tab = self.tabs[seat]
        version = {} if kind == "why" else {"version": update["version"]}
        sent = tab.send(kind, **version, **fields)
        return tab.until(lambda message: message.get("id") == sent or message["type"] == "error")


def _best(update: Message) -> int:
    notations = [choice["notation"] for choice in update["choices"]]
    for word in PREFERRED:
        for number, notation in enumerate(notations):
            if notation.startswith(word):
                return number
    return 0


@contextmanager
def traders(host: str, **form: str) -> Iterator[Traders]:
    with ExitStack() as stack:
        people = [stack.enter_context(Guest(host)) for _ in range(3)]
        table = people[0].go("/tables", game="bohnhansa", seats=["me", "friend", "friend"], **form)
        for guest, invite in zip(people[1:], invitations(people[0], table), strict=True):
            guest.go(invite)
        yield Traders([stack.enter_context(guest.open(table)) for guest in people], people, table)
