"""What would the Meister do? Asked at a table that allows it, answered from what the seat may see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stammtisch.analysis.advice import Advice, Counsel, Foreseen
from stammtisch.games.bohnhansa import GAME
from stammtisch.table.bot_turn import BotTurn
from stammtisch.web.languages import LANGUAGES
from stammtisch.web.speech import Speech
from stammtisch.web.thinking import Thinker
from tests.web.serving import Guest, Message, Tab, serving
from tests.web.traders import offer, traders


def advice(tab: Tab) -> Message:
    """The answer to a question for a hint."""
    tab.send("hint")
    while (message := tab.receive())["type"] not in ("hint", "error"):
        pass
    return message


@pytest.mark.parametrize("game", ["goldbraeu", "heavenale", "bohnhansa"])
def test_the_hint_names_choices_that_can_be_taken(anna: Guest, game: str) -> None:
    with anna.open(anna.quick(game)) as tab:
        update = tab.my_turn()
        hint = advice(tab)
        assert hint["type"] == "hint"
        assert hint["version"] >= update["version"]
        listed = {choice["choice"]: choice["words"] for choice in update["choices"]}
        assert 1 <= len(hint["lines"]) <= 3
        for line in hint["lines"]:
            assert line["words"] == listed[line["choice"]]
            assert 0 <= line["share"] <= 100
        assert hint["looks"] >= 1
        assert 0 < hint["part"] <= 100
        others = [line["share"] for line in hint["lines"][1:]]
        assert others == sorted(others, reverse=True), "after what the Meister would choose, the most promising first"
        tab.send("choose", version=update["version"], choice=hint["lines"][0]["choice"])
        assert tab.look()["version"] > update["version"]


def test_whoever_has_an_offer_to_answer_is_advised_too_and_nobody_else_is(host: str) -> None:
    with traders(host, hints="yes") as three:
        seat, update, partner, give, get = three.agreeable()
        said = offer(partner, f"gives={give} gets={get}")
        assert three.answer(seat, "say", update, notation=said)["type"] == "done"
        asked = three.tabs[partner["seat"]].resync()
        assert asked["addressed"]
        third = 3 - seat - partner["seat"]
        assert "asked something" in advice(three.tabs[third])["text"]
        best = advice(three.tabs[partner["seat"]])["lines"][0]
        assert three.answer(partner["seat"], "choose", asked, choice=best["choice"])["type"] == "done"


def test_what_another_is_expected_to_do_is_not_told_with_ones_own_cards() -> None:
    state = GAME.new(3, "words")
    speech = Speech(GAME, "en")
    opening = state.choices(0)[0]
    assert "Fulfil" in speech.choice(opening, state.view(0), ["Anna", "Ben", "Cleo"])
    assert "Fulfil" not in speech.of_another(opening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_anothers_contracts_is_told_in_words(language: str) -> None:
    opening = GAME.codes.parse("opening 312")
    assert not re.search(r"\d", Speech(GAME, language).of_another(opening))


def test_where_hints_were_not_agreed_there_are_none(anna: Guest) -> None:
    table = anna.hotseat("goldbraeu", 3)
    with anna.open(table) as tab:
        tab.my_turn()
        assert "agreed" in advice(tab)["text"]
    page = anna.get(table).text
    assert 'data-part="hint"' not in page


def test_one_asks_once_at_a_time_in_however_many_tabs(data: Path) -> None:
    """Who advises takes time from the bots of all tables."""
    with serving(data, bot_seconds=4.0) as host, Guest(host) as anna:
        table = anna.quick("heavenale")
        with anna.open(table) as one, anna.open(table) as other:
            for tab in (one, other):
                tab.my_turn()
            for tab in (one, other):
                tab.send("hint")
            answers = {answer["type"]: answer for answer in (tab.next("hint", "error") for tab in (one, other))}
            assert "still thinking" in answers["error"]["text"]
            assert answers["hint"]["lines"]
            assert advice(one)["type"] == "hint"


def test_how_another_will_answer_is_told_apart_from_what_else_he_may_do(
    anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Advice to offer something that is likely to be refused can only be judged by whoever knows that."""
    refuse, opening = GAME.codes.parse("refuse 1"), GAME.codes.parse("opening 312")

    async def thought(thinker: Thinker, turn: BotTurn) -> Counsel:
        best = Advice(turn.choices[0], share=0.4, sure=True, part=0.9)
        return Counsel([best], 100, [Foreseen(1, refuse, 0.94), Foreseen(2, opening, 0.5)])

    monkeypatch.setattr(Thinker, "advise", thought)
    with anna.open(anna.quick("bohnhansa")) as tab:
        tab.my_turn()
        assert [(other["share"], other["answers"]) for other in advice(tab)["others"]] == [(94, True), (50, False)]


def test_the_contract_says_whether_there_are_hints(anna: Guest) -> None:
    words = "you may ask what the Meister would do"
    with_hints = anna.go("/tables", game="heavenale", seats=["me", "friend"], hints="yes")
    without = anna.go("/tables", game="heavenale", seats=["me", "friend"])
    assert words in anna.get(with_hints).text
    assert words not in anna.get(without).text


def test_who_only_looks_on_gets_no_hint(anna: Guest, ben: Guest) -> None:
    with ben.open(anna.quick("goldbraeu")) as tab:
        assert advice(tab)["type"] == "error"
