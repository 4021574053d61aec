"""What a tab names first: an offer that waits for an answer, and what one would be sorry to overlook."""

from __future__ import annotations

from itertools import dropwhile
from pathlib import Path

from stammtisch.engine.record_file import read_record
from stammtisch.games.bohnhansa import GAME
from stammtisch.table import HUMAN, Table
from stammtisch.web.languages import DEFAULT
from stammtisch.web.speech import Speech
from stammtisch.web.updates import choices
from tests.web.traders import offer, traders

FIRST = GAME.answers + GAME.foremost
RECORD = Path(__file__).parents[2] / "records" / "bohnhansa" / "3-players-01.json"


def test_contracts_that_can_be_fulfilled_are_listed_before_everything_that_can_wait() -> None:
    record = read_record(RECORD.read_text(encoding="utf-8"))
    record.result = None
    state, played, found = record.start(), list(record.choices), 0
    for number, (chooser, choice) in enumerate(played):
        kinds = [GAME.codes.structure(code)[0] for code in state.choices(chooser)]
        if "fulfil" in kinds and kinds[0] not in FIRST:
            record.choices[:] = played[:number]
            listed = choices(Table(record, [HUMAN] * 3), chooser, Speech(GAME, DEFAULT))
            words = [str(each["notation"]).split()[0] for each in listed]
            assert "fulfil" not in dropwhile(lambda word: word in FIRST, words)
            assert sorted(words) == sorted(kinds)
            found += 1
        state.step(chooser, choice)
    assert found, "nobody could fulfil a contract and do something else"


def test_whoever_an_offer_waits_for_is_told_so_and_everybody_else_waits_for_the_active_player(host: str) -> None:
    with traders(host) as three:
        seat, update, partner, give, get = three.agreeable()
        notation = offer(partner, f"gives={give} gets={get}")
        assert three.answer(seat, "say", update, notation=notation)["type"] == "done"
        prompts = [tab.resync()["prompt"] for tab in three.tabs]
        assert prompts[partner["seat"]].startswith("An offer waits for your answer")
        assert prompts[3 - seat - partner["seat"]].startswith("Waiting for ")


def test_what_answers_an_offer_is_listed_first_and_offer_by_offer(host: str) -> None:
    with traders(host) as three:
        seat, update, partner, give, get = three.agreeable()
        for goods in (f"gives={give} gets={get}", f"gives={give}"):
            assert three.answer(seat, "say", update, notation=offer(partner, goods))["type"] == "done"
            update = three.tabs[seat].resync()
        asked = three.tabs[partner["seat"]].resync()["choices"]
        listed = [each["notation"] for each in asked]
        assert set(listed[:4]) == {"accept 1", "accept 2", "refuse 1", "refuse 2"}
        groups = {each["notation"]: each["group"] for each in asked}
        assert groups["accept 1"] == groups["refuse 1"] != groups["accept 2"] == groups["refuse 2"]
        assert [each["answers"] for each in asked] == [True] * 4 + [False] * (len(asked) - 4)
        assert not any(each["answers"] for each in update["choices"]), "nobody has offered this one anything"


def test_an_offer_that_no_list_holds_can_be_chosen_by_its_code_as_advice_names_it(host: str) -> None:
    with traders(host) as three:
        seat, update, partner, give, get = three.agreeable()
        code = str(GAME.codes.parse(offer(partner, f"gives={give} gets={get}")))
        assert code not in [choice["choice"] for choice in update["choices"]]
        assert three.answer(seat, "choose", update, choice=code)["type"] == "done"
