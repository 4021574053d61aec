"""A guest becomes an account, and takes everything along."""

from __future__ import annotations

import re

from tests.web.serving import Guest

PASSWORD = "correct horse battery"


def test_a_guest_becomes_an_account_and_keeps_the_table(host: str, anna: Guest) -> None:
    table = anna.quick("heavenale")
    anna.go("/account", name="Anna Gold", password=PASSWORD)
    assert table in anna.get("/").text
    assert anna.post("/account", name="Other", password=PASSWORD).status_code == 422
    with Guest(host) as elsewhere:
        elsewhere.go("/login", name="anna gold", password=PASSWORD)
        assert table in elsewhere.get("/").text
        with elsewhere.open(table) as tab:
            assert tab.look()["seat"] == 0


def test_the_games_of_a_guest_go_along_to_the_account(host: str, anna: Guest) -> None:
    anna.go("/account", name="Wanderer", password=PASSWORD)
    with Guest(host) as guest:
        table = guest.quick("heavenale")
        guest.go("/login", name="Wanderer", password=PASSWORD)
        with anna.open(table) as tab:
            assert tab.my_turn()["seat"] == 0


def test_a_wrong_password_opens_nothing(host: str, anna: Guest) -> None:
    anna.go("/account", name="Locked", password=PASSWORD)
    with Guest(host) as stranger:
        for name, password in (("Locked", "wrong password"), ("Nobody", PASSWORD), ("Locked", "x" * 300)):
            assert stranger.post("/login", name=name, password=password).status_code in (403, 422)
        assert "Locked" not in stranger.get("/").text


def test_a_password_must_be_long_enough_and_a_name_free(anna: Guest, ben: Guest) -> None:
    assert anna.post("/account", name="Short", password="1234567").status_code == 422
    anna.go("/account", name="Taken", password=PASSWORD)
    answer = ben.post("/account", name="TAKEN", password=PASSWORD)
    assert answer.status_code == 422
    assert "taken" in answer.text


def test_after_logging_out_somebody_else_sits_at_the_device(anna: Guest) -> None:
    table = anna.quick("goldbraeu")
    anna.go("/account", name="Leaver", password=PASSWORD)
    anna.go("/logout")
    assert table not in anna.get("/").text


def test_a_token_is_shown_once_and_can_be_dropped(anna: Guest) -> None:
    answer = anna.post("/account/tokens", label="my bot").text
    assert "my bot" in answer
    shown = re.search(r"(?<![\w-])[\w-]{32}(?![\w-])", answer.replace(anna.csrf, ""))
    assert shown
    token = shown[0]
    assert token not in anna.get("/account").text
    mine = {"Authorization": f"Bearer {token}"}
    table = anna.quick("goldbraeu")
    path = f"/api/tables{table.removeprefix('/t')}/view"
    assert anna.http.get(path, headers=mine).json()["seat"] == 0
    digest = anna.get("/account").text.partition('name="digest" value="')[2].partition('"')[0]
    anna.go("/account/tokens/drop", digest=digest)
    assert anna.http.get(path, headers=mine).status_code == 401


def test_a_way_back_leads_to_no_other_site(anna: Guest) -> None:
    assert anna.go("/name", name="Anna", back="/t/abc?at=1") == "/t/abc?at=1"
    for back in ("https://evil.example/", "//evil.example/", "/\\evil.example"):
        assert anna.post("/name", name="Anna", back=back).status_code == 422
