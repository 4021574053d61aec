"""Nothing that is sent to a seat depends on what it may not know: over the socket, the API and the pages."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from stammtisch.engine import all_games
from stammtisch.web.app import make_app
from stammtisch.web.house import House
from stammtisch.web.room import Room
from tests.web.invitations import invitations
from tests.web.serving import Guest, Tab, quick_settings, running


class Watch:
    """A table with one person on each seat and a spectator, each with a tab."""

    def __init__(self, stack: ExitStack, host: str, house: House, game: str) -> None:
        count = all_games()[game].seat_counts[-1]
        self.people = [stack.enter_context(Guest(host)) for _ in range(count + 1)]
        owner = self.people[0]
        self.table = owner.go("/tables", game=game, seats=["me"] + ["friend"] * (count - 1))
        for guest, invite in zip(self.people[1:count], invitations(owner, self.table), strict=True):
            guest.go(invite)
        self.tabs: list[Tab] = [stack.enter_context(guest.open(self.table)) for guest in self.people]
        room = house.alive(self.table.removeprefix("/t/"))
        assert room is not None
        self.room: Room = room
        self.eyes: list[int | None] = [*range(count), None]

    def everything(self, number: int) -> list[str]:
        """Every byte that somebody can get now."""
        tab, guest = self.tabs[number], self.people[number]
        sent = [json.dumps(tab.resync())]
        path = f"/api/tables/{self.room.id}"
        addresses = (self.table, path, f"{path}/view", f"{path}/choices", f"{self.table}/replay", "/")
        sent += [guest.get(address).text for address in addresses]
        if self.eyes[number] is not None:
            for notation in self.some_choices():
                tab.send("why", notation=notation)
                answer = tab.next("refused", "done", "error")
                sent.append(str({key: answer[key] for key in answer if key != "id"}))
        return sent

    def some_choices(self) -> list[str]:
        codes = self.room.game.codes
        return [codes.notation(code) for code in codes.codes[:: max(1, len(codes.codes) // 15)]]


@pytest.mark.parametrize("game", list(all_games()))
def test_no_byte_depends_on_what_a_seat_may_not_know(data: Path, game: str) -> None:
    compare_everything(data, game, looks=3)


@pytest.mark.soak
@pytest.mark.parametrize("game", list(all_games()))
def test_no_byte_depends_on_what_a_seat_may_not_know_in_a_long_game(data: Path, game: str) -> None:
    compare_everything(data, game, looks=25)


def compare_everything(data: Path, game: str, looks: int) -> None:
    """At some moments of a game, all that is sent to each seat, from the true position and from a disguised one."""
    app = make_app(quick_settings(data))
    rng = random.Random(11)
    with running(app) as host, ExitStack() as stack:
        watch = Watch(stack, host, app.state.house, game)
        room = watch.room
        assert room.table is not None
        differed = False
        for look in range(looks):
            for _ in range(rng.randrange(1, 3 + 5 * look)):
                if room.table.state.over:
                    break
                tab = watch.tabs[room.waiting()[0]]
                update = tab.resync()
                assert tab.choose(update, rng.randrange(len(update["choices"])))["type"] == "done"
            if room.table.state.over:
                break
            for number, seat_or_none in enumerate(watch.eyes):
                before = watch.everything(number)
                truth = room.table.state
                room.table.state = room.game.disguise(truth, seat_or_none, rng)
                differed = differed or room.game.write(room.table.state) != room.game.write(truth)
                room.audience.draw_anew()
                after = watch.everything(number)
                room.table.state = truth
                room.audience.draw_anew()
                assert after == before
        assert differed, "nothing was hidden: this proves nothing"
        secrets = [room.row.seed, *(row.invite for row in room.seats if row.invite)]
        for tab in watch.tabs:
            assert not any(secret in raw for secret in secrets for raw in tab.raw)


def test_while_it_is_played_the_record_and_other_eyes_are_closed(data: Path) -> None:
    app = make_app(quick_settings(data))
    with running(app) as host, ExitStack() as stack:
        watch = Watch(stack, host, app.state.house, "goldbraeu")
        anna, stranger = watch.people[0], watch.people[-1]
        table = watch.table
        for path in (f"{table}/record.json", f"/api/tables/{watch.room.id}/record", f"{table}/moment?at=0&seat=1"):
            assert anna.get(path).status_code == 403
        assert anna.get(f"{table}/replay?at=0&seat=1").status_code == 403
        assert anna.get(f"{table}/moment?at=0&seat=0").status_code == 200
        assert stranger.get(f"{table}/moment?at=0&seat=0").status_code == 403
        assert stranger.get(f"{table}/moment?at=0").status_code == 200
        assert anna.get(f"{table}/course").status_code == 422
        assert anna.post(f"{table}/fork", at=0, seat=1).status_code == 403
        seed = watch.room.row.seed
        assert all(seed not in anna.get(path).text for path in (table, f"{table}/check", f"{table}/replay"))
