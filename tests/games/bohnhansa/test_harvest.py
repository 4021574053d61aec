"""Harvests: placed at once by the active player, later by a guest. (BH-30, BH-36, BH-37, BH-75)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine import Components
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import HARVESTS
from tests.games.bohnhansa.table import Table, given

FULL_HAMBURG = ["Feuer", "Blaue", "Soja", "Blaue", "Blaue"]


def harvest(card: str, **position: Any) -> Table:
    """Red plays the supply card by staying where he is."""
    position.setdefault("hand", {"red": "2 1 3"})
    return given(pile=[card], **position).do("red: travel Edinburgh")


@pytest.mark.rule("BH-36")
def test_supply_turns_the_top_harvest_and_places_it() -> None:
    table = harvest("N01")
    assert table["harvested"] == ["N01"]
    assert "N01" not in table["pile"]
    assert len(table["pile"]) == 7
    assert table["meter"]["Hamburg"] == ["Feuer*1", "Blaue*1", "Soja*1", "Blaue*2", "-"]
    assert table["meter"]["Danzig"] == ["Feuer*1", "Garten*1", "Feuer*3", "-"]
    assert table["meter"]["Malmö"] == ["Garten*1", "Blaue*1", "Augen*1", "Garten*3", "-"]


@pytest.mark.rule("BH-36")
def test_no_harvest_without_the_supply_card() -> None:
    assert given(hand={"red": "1 2 3"}).do("red: travel Edinburgh")["harvested"] == []


@pytest.mark.rule("BH-36")
def test_the_beans_come_from_the_supply() -> None:
    before = given()["supply"]
    after = harvest("N01")["supply"]
    assert {bean: before[bean] - after[bean] for bean in before if before[bean] != after[bean]} == {
        "Blaue": 2,
        "Feuer": 3,
        "Garten": 3,
    }


@pytest.mark.rule("BH-37")
def test_a_pile_goes_to_the_lowest_free_box() -> None:
    table = harvest("N01", meter={"Hamburg": ["Soja"], "Danzig": [], "Malmö": ["Augen", "Blaue", "Blaue*2", "Garten"]})
    assert table["meter"]["Hamburg"] == ["Soja*1", "Blaue*2", "-", "-", "-"]
    assert table["meter"]["Danzig"] == ["Feuer*3", "-", "-", "-"]
    assert table["meter"]["Malmö"][4] == "Garten*3"


@pytest.mark.rule("BH-37")
def test_a_full_meter_takes_none() -> None:
    table = harvest("N01", meter={"Hamburg": FULL_HAMBURG, "Danzig": ["Feuer", "Garten", "Garten", "Garten"]})
    assert table["meter"]["Hamburg"] == [f"{bean}*1" for bean in FULL_HAMBURG]
    assert table["meter"]["Danzig"][2:] == ["Garten*1", "Garten*1"]
    assert table["meter"]["Malmö"][3] == "Garten*3"
    assert table["supply"]["Feuer"] == given(meter={"Danzig": ["Feuer"]})["supply"]["Feuer"]


@pytest.mark.rule("BH-37")
def test_short_supply_gives_what_there_is() -> None:
    carts = {"red": "Garten " * 7, "blue": "Garten " * 2, "green": ""}
    table = harvest("N01", cart=carts, meter={"Danzig": [], "Malmö": ["Garten"]})
    assert table["meter"]["Malmö"] == ["Garten*1", "Garten*2", "-", "-", "-"]
    assert table["supply"]["Garten"] == 0


@pytest.mark.rule("BH-37")
def test_a_kind_of_which_nothing_is_left_takes_no_box() -> None:
    carts = {"red": "Garten " * 8, "blue": "Garten " * 2, "green": ""}
    table = harvest("N01", cart=carts)
    assert table["supply"]["Garten"] == 0
    assert table["meter"]["Malmö"] == ["Garten*1", "Blaue*1", "Augen*1", "-", "-"]


@pytest.mark.rule("BH-37")
def test_the_top_entry_is_served_first_when_supply_is_short() -> None:
    """With a file whose harvest names the same kind twice: three are left, the first entry takes two of them."""
    data: Any = {**GAME.components.data}
    entries = [{"town": "Danzig", "bean": "Garten", "count": 2}, {"town": "Malmö", "bean": "Garten", "count": 3}]
    data["harvests"] = [{**data["harvests"][0], "entries": entries}, *data["harvests"][1:]]
    terms = GAME.terms(3, components=Components(data))
    cart = {"red": "Garten " * 6, "blue": "Garten", "green": ""}
    table = Table(GAME.build(terms, {"pile": ["N01"], "cart": cart, "hand": {"red": "2 1 3"}}))
    assert table["supply"]["Garten"] == 3
    table.do("red: travel Edinburgh")
    assert (table["meter"]["Danzig"][2], table["meter"]["Malmö"][3]) == ("Garten*2", "Garten*1")


@pytest.mark.rule("BH-30")
def test_a_harvest_lying_before_a_player_is_placed_first_of_all() -> None:
    table = given(stage="end_turn", turn="red", before={"blue": ["N04"]}).do("red: end")
    assert (table["turn"], table["stage"]) == ("blue", "travel")
    assert (table["harvested"], table["before"]["blue"]) == (["N04"], [])
    assert table["meter"]["Aalborg"][2] == "Sau*2"


@pytest.mark.rule("BH-30")
def test_several_are_placed_in_the_order_drawn() -> None:
    """Both bring Garten or Blaue to Malmö, where two boxes are free."""
    table = given(stage="end_turn", turn="red", before={"blue": ["N07", "N06"]}).do("red: end")
    assert table["harvested"] == ["N07", "N06"]
    assert table["meter"]["Malmö"][3:] == ["Blaue*2", "Garten*2"]


@pytest.mark.rule("BH-30")
def test_the_card_waits_until_the_turn_of_its_owner() -> None:
    table = given(stage="end_turn", turn="red", before={"green": ["N04"]}).do("red: end", "blue: travel Edinburgh")
    assert (table["harvested"], table["before"]["green"]) == ([], ["N04"])


@pytest.mark.rule("BH-70", "BH-37")
def test_a_harvest_of_which_nothing_fits_counts_as_placed() -> None:
    full = {"Hamburg": FULL_HAMBURG, "Danzig": ["Feuer", "Garten", "Feuer", "Feuer"]}
    table = harvest("N01", meter={**full, "Malmö": ["Garten", "Blaue", "Augen", "Blaue", "Blaue"]})
    assert table["harvested"] == ["N01"]


@pytest.mark.rule("BH-75")
def test_without_a_harvest_left_supply_has_no_effect_and_returns() -> None:
    table = given(hand={"red": "2 1 3"}, harvested=list(HARVESTS), reserved=["N09", "N10"], turns_left=2)
    meters = table["meter"]
    table.do("red: travel Edinburgh")
    assert (table["meter"], table.hand(), table["stage"]) == (meters, "1 3 2", "trade")


@pytest.mark.rule("BH-71")
def test_the_reserve_serves_as_soon_as_the_pile_is_empty() -> None:
    """The eighth card of the pile lies before green, not placed yet."""
    position: dict[str, Any] = {"before": {"green": ["N08"]}, "harvested": list(HARVESTS[:7])}
    table = given(hand={"red": "2 1 3"}, reserve=["N10", "N09"], **position).do("red: travel Edinburgh")
    assert (table["harvested"][-1], table["reserve"], table["turns_left"]) == ("N10", ["N09"], -1)
