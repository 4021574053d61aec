"""Which choices of a bot take the word from people, so that it gives them a moment first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stammtisch.games.bohnhansa import GAME
from stammtisch.web.last_call import silences
from tests.games.bohnhansa.table import trading
from tests.web.browser import STILL, Player, sign_in
from tests.web.serving import Guest, serving


@pytest.mark.parametrize(
    ("options", "choice", "people", "silenced"),
    [
        ({}, "end", {1, 2}, True),
        ({}, "end", {0}, False),
        ({}, "discard Blaue", {1, 2}, False),
        ({"negotiation": "rounds"}, "end", {1, 2}, False),
    ],
)
def test_the_end_of_the_trade_takes_the_word_from_everybody_else(
    options: dict[str, str], choice: str, people: set[int], silenced: bool
) -> None:
    state = trading(options=options).state
    assert silences(state, 0, GAME.codes.parse(choice), people) == silenced


def test_what_spoils_an_offer_of_ones_own_takes_the_answer_from_whom_it_waits_for() -> None:
    """Red offers blue a Blaue, and then throws away the last it has."""
    table = trading(cart={"red": ["Blaue", "Rote"]}).do("red: offer blue gives=Blaue gets=Garten")
    spoils, leaves = (GAME.codes.parse(f"discard {bean}") for bean in ("Blaue", "Rote"))
    assert silences(table.state, 0, spoils, {1})
    assert not silences(table.state, 0, spoils, {2})
    assert not silences(table.state, 0, leaves, {1, 2})


def test_a_raised_hand_holds_a_bot_only_for_a_while(data: Path) -> None:
    with (
        serving(data, bot_pause=(0.0, 0.02)) as host,
        Guest(host) as anna,
        anna.open(anna.quick("bohnhansa")) as tab,
    ):
        tab.send("hold", on=True)
        turns = 0
        while turns < 6:
            update = tab.my_turn()
            assert tab.choose(update)["type"] == "done"
            turns += 1


@pytest.mark.slow
def test_a_bot_that_waits_for_last_words_says_so_instead_of_thinking(browser: Browser, data: Path) -> None:
    """The trade desk is open, so the bot that would end the trade waits; the page says it until the bot goes on."""
    with (
        serving(data, bot_pause=(0.0, 0.5)) as host,
        Guest(host) as anna,
        anna.open(table := anna.quick("bohnhansa")) as tab,
    ):
        player = Player(browser, host, **STILL)
        sign_in(player.page.context, anna)
        tab.send("hold", on=True)
        seen = tab.next("update")
        while "in case somebody" not in seen["prompt"]:
            if seen["your_turn"] or seen["addressed"]:
                tab.send("choose", version=seen["version"], choice=seen["choices"][0]["choice"])
            seen = tab.next("update")
        [seat] = seen["waiting"]
        player.go(table)
        prompt = player.page.locator("[data-part=prompt]")
        expect(prompt).to_have_text(f"{seen['panels'][seat]['name']} waits, in case somebody has something to say.")
        expect(prompt).not_to_have_class(re.compile("thinking"))
        tab.send("hold", on=False)
        expect(prompt).not_to_contain_text("in case somebody")
        assert player.faults == []
