"""Whoever sits down may add a word to the shuffle: the deal follows from the promised secret and all the words."""

from __future__ import annotations

from stammtisch.engine import read_record
from tests.web.invitations import invitation
from tests.web.serving import Guest


def test_the_words_of_the_players_are_in_the_seed_and_on_the_page_that_checks_it(anna: Guest, ben: Guest) -> None:
    seats = ["me", "friend", "random"]
    table = anna.go("/tables", game="goldbraeu", seats=seats, word="Kastanie <b>")
    promised = anna.get(f"{table}/check").text
    ben.go(invitation(anna, table), name="Ben", word="  Maß   für Maß ")
    page = ben.get(f"{table}/check").text
    assert "Kastanie &lt;b&gt;" in page
    assert "Ben: Maß für Maß" in page
    with anna.open(table) as hers, ben.open(table) as his:
        tabs = [hers, his]
        while not (update := tabs[0].resync())["over"]:
            tab = next((tab for tab in tabs if (update := tab.resync())["your_turn"]), None)
            if tab is not None:
                tab.choose(update)
        result = update["result"]
    assert result["commitment"] in promised, "the secret was promised before anybody added a word"
    record = read_record(anna.get(f"{table}/record.json").text)
    assert [words.partition(": ")[2] for words in record.chance.entropy] == ["Kastanie <b>", "Maß für Maß"]
    record.replay()


def test_too_many_words_are_refused(anna: Guest, ben: Guest) -> None:
    table = anna.go("/tables", game="goldbraeu", seats=["me", "friend", "random"])
    answer = ben.post(invitation(anna, table), word="Bier " * 30)
    assert answer.status_code == 422
    assert "60 letters" in answer.text
