"""Beyond the fence one can go back when everybody agrees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.web.invitations import invitation
from tests.web.serving import Guest, Message, Tab


@contextmanager
def after_both_chose(anna: Guest, ben: Guest) -> Iterator[tuple[Tab, Tab, Message]]:
    """Both have chosen, so that nobody can take back alone; Anna's tab, Ben's tab and how it stands."""
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "greedy"])
    ben.go(invitation(anna, table))
    with anna.open(table) as hers, ben.open(table) as his:
        for tab in (hers, his):
            tab.choose(tab.my_turn())
        # Once only the two are waited for, the bot has done what it does, and nothing moves any more.
        while 2 in (now := hers.resync())["waiting"] or not now["waiting"]:
            pass
        his.resync()
        yield hers, his, now


def length(update: Message) -> int:
    return int(update["log_from"]) + len(update["log"])


def test_everybody_agrees_and_it_is_taken_back(anna: Guest, ben: Guest) -> None:
    with after_both_chose(anna, ben) as (hers, his, now):
        assert not now["undo"]["takes"]
        hers.send("undo", version=now["version"], ask=True)
        hers.next("done")
        asked = his.look()
        assert asked["wish"]["seat"] == 0
        assert asked["wish"]["asked"]
        assert asked["wish"]["text"]
        assert not hers.look()["wish"]["asked"]
        his.send("agree", version=asked["version"], yes=True)
        his.next("done")
        back = his.resync()
        assert back["wish"] is None
        assert length(back) < length(now)
        assert 0 in back["waiting"]


def test_one_no_ends_it(anna: Guest, ben: Guest) -> None:
    with after_both_chose(anna, ben) as (hers, his, now):
        hers.send("undo", version=now["version"], ask=True)
        hers.next("done")
        his.send("agree", version=now["version"], yes=False)
        his.next("done")
        assert hers.resync()["wish"] is None
        assert length(hers.resync()) == length(now)
        his.send("agree", version=now["version"], yes=True)
        assert "moved on" in his.next("error")["text"]


def test_nobody_agrees_for_another(anna: Guest, ben: Guest) -> None:
    with after_both_chose(anna, ben) as (hers, _, now):
        hers.send("undo", version=now["version"], ask=True)
        hers.next("done")
        hers.send("agree", version=now["version"], yes=True)
        assert hers.next("error")
        assert hers.resync()["wish"]["seat"] == 0


def test_bots_are_not_asked(anna: Guest) -> None:
    with anna.open(anna.quick("heavenale")) as tab:
        update = tab.my_turn()
        tab.choose(update)
        tab.send("undo", version=tab.my_turn()["version"], ask=True)
        assert "Bots" in tab.next("error")["text"]


def test_one_device_needs_nobody_else(anna: Guest) -> None:
    with anna.open(anna.hotseat("goldbraeu", 3)) as tab:
        for _ in range(3):
            tab.choose(tab.my_turn())
        now = tab.my_turn()
        tab.send("undo", version=now["version"], ask=True)
        tab.next("done")
        assert length(tab.resync()) < length(now)
