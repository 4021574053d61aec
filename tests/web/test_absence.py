"""A bot plays for somebody who has left once everybody who is there agrees; whoever comes back gets the seat back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.web.invitations import invitations
from tests.web.serving import Guest, Message, Tab, serving


@contextmanager
def three_at_a_table(data: Path, absence: float) -> Iterator[tuple[str, list[Guest], list[Tab]]]:
    """Anna, Ben and Cleo; only Anna and Ben have the table open."""
    with serving(data, absence=absence) as host, ExitStack() as stack:
        people = [stack.enter_context(Guest(host)) for _ in range(3)]
        table = people[0].go("/tables", game="goldbraeu", seats=["me", "friend", "friend"])
        for guest, invite in zip(people[1:], invitations(people[0], table), strict=True):
            guest.go(invite)
        yield table, people, [stack.enter_context(guest.open(table)) for guest in people[:2]]


def replace(tab: Tab, seat: int) -> Message:
    tab.send("replace", seat=seat)
    return tab.next("done", "error")


def bot_at(tab: Tab, seat: int) -> str | None:
    bot: str | None = tab.resync()["panels"][seat]["bot"]
    return bot


def test_all_who_are_there_must_agree(data: Path) -> None:
    with three_at_a_table(data, absence=0) as (table, people, (hers, his)):
        assert replace(hers, 2)["type"] == "done"
        assert bot_at(his, 2) is None
        assert his.resync()["panels"][2]["votes"] == 1
        assert replace(his, 2)["type"] == "done"
        assert bot_at(hers, 2) == "greedy"
        people[2].go(f"{table}/return", seat=2)
        assert bot_at(hers, 2) is None


def test_who_is_there_or_has_just_left_is_not_replaced(data: Path) -> None:
    with three_at_a_table(data, absence=600) as (_, _, (hers, his)):
        assert "just left" in replace(hers, 2)["text"]
        assert "is at the table" in replace(his, 0)["text"]
        assert "nobody on that seat" in replace(his, 9)["text"]
        assert bot_at(hers, 2) is None


def test_who_comes_back_in_time_is_asked_for_no_more(data: Path) -> None:
    with three_at_a_table(data, absence=0) as (table, people, (hers, his)):
        assert replace(hers, 2)["type"] == "done"
        with people[2].open(table) as back:
            assert back.resync()["panels"][2]["votes"] == 0
            assert "is at the table" in replace(his, 2)["text"]


def test_who_only_watches_has_no_vote(data: Path) -> None:
    with three_at_a_table(data, absence=0) as (table, people, _), Guest(people[0].host) as dora:  # noqa: SIM117
        with dora.open(table) as tab:
            assert replace(tab, 2)["type"] == "error"
