"""A components file that somebody has typed in from the real box: every fault gives one clear line. (BH-01 to BH-05)"""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.engine import BadInput, Chance, Components
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.names import BEANS, TOWNS
from tests.boxes import changed

BOX: dict[str, Any] = GAME.components.data
STATUS = 'needs a "status": documented or reconstructed'
TRAVEL = '\'travel_cards\' needs "plain": [1, 4, 5, 6, 7], "supply": 2, "customs": 3 (BH-03)'


@pytest.mark.rule("BH-01", "BH-02", "BH-04", "BH-05", "BH-11")
def test_our_own_file_is_sound() -> None:
    assert GAME.check_components(GAME.components.data) == []


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        ("game", "skat", 'it does not say "game": "bohnhansa"'),
        ("game", None, 'it does not say "game": "bohnhansa"'),
        ("beans", None, "'beans' needs a list of 8"),
        ("beans", {}, "'beans' needs a list of 8"),
        ("beans/7", None, "'beans' needs a list of 8"),
        ("beans/2", "Sau", 'beans: entry 3 needs "name": "Sau"'),
        ("beans/2/name", "Schwein", 'beans: entry 3 needs "name": "Sau"'),
        ("beans/2/status", "?", f"beans: Sau {STATUS}"),
        ("beans/2/tokens", None, 'beans: Sau needs a whole "tokens" from 1 to 40, not None'),
        ("beans/2/tokens", 41, 'beans: Sau needs a whole "tokens" from 1 to 40, not 41'),
        ("beans/2/tokens", 0, 'beans: Sau needs a whole "tokens" from 1 to 40, not 0'),
        ("beans/2/tokens", True, 'beans: Sau needs a whole "tokens" from 1 to 40, not True'),
        ("beans/2/tokens", 7, "beans: 7 Sau are too few to set up; it takes 8"),
        ("beans/7/base", 0, 'beans: Garten needs a whole "base" from 1 to 60, not 0'),
        ("beans/7/base", 61, 'beans: Garten needs a whole "base" from 1 to 60, not 61'),
        ("beans/6/base", 13, "towns: Rote begins at 12 in Aalborg, not at its base price 13"),
        ("towns", None, "'towns' needs a list of 8"),
        ("towns/7", None, "'towns' needs a list of 8"),
        ("towns/0/name", "Leith", 'towns: entry 1 needs "name": "Edinburgh"'),
        ("towns/0/status", None, f"towns: Edinburgh {STATUS}"),
        ("towns/0/x", None, 'towns: Edinburgh needs a whole "x" from 0 to 1000, not None'),
        ("towns/0/y", 1001, 'towns: Edinburgh needs a whole "y" from 0 to 1000, not 1001'),
        ("towns/0/sells", None, 'towns: Edinburgh needs "sells": two or three kinds'),
        ("towns/0/sells/1", None, 'towns: Edinburgh needs "sells": two or three kinds'),
        ("towns/0/sells/0", 7, 'towns: Edinburgh: each kind sold needs a "bean": one of Blaue, Feuer, Sau'),
        ("towns/0/sells/0/bean", "Erbse", 'towns: Edinburgh: each kind sold needs a "bean": one of Blaue, Feuer, Sau'),
        ("towns/0/sells/0/bean", ["Blaue"], 'towns: Edinburgh: each kind sold needs a "bean": one of Blaue, Feuer'),
        ("towns/0/sells/0/status", None, f"towns: Edinburgh: Blaue {STATUS}"),
        ("towns/0/sells/0/circle", None, 'towns: Edinburgh: Blaue needs a whole "circle" from 1 to 60, not None'),
        ("towns/0/sells/0/circle", 0, 'towns: Edinburgh: Blaue needs a whole "circle" from 1 to 60, not 0'),
        ("towns/0/sells/0/prices", None, 'towns: Edinburgh: Blaue needs 4 "prices", from the lowest box up'),
        ("towns/0/sells/0/prices/3", None, 'towns: Edinburgh: Blaue needs 4 "prices", from the lowest box up'),
        ("towns/3/sells/0/prices/4", None, 'towns: Hamburg: Feuer needs 5 "prices", from the lowest box up'),
        ("towns/0/sells/0/prices/0", 61, 'towns: Edinburgh: Blaue needs "prices" that are whole numbers from 1 to 60'),
        ("towns/0/sells/0/prices/3", 0, 'towns: Edinburgh: Blaue needs "prices" that are whole numbers from 1 to 60'),
        ("towns/0/sells/0/prices/3", "3", 'towns: Edinburgh: Blaue needs "prices" that are whole numbers from 1 to 60'),
        ("towns/0/sells/0/prices/3", 2.5, 'towns: Edinburgh: Blaue needs "prices" that are whole numbers from 1 to 60'),
        ("towns/0/sells/0/prices/3", True, 'towns: Edinburgh: Blaue needs "prices" that are whole numbers'),
        ("towns/0/sells/0/prices/0", 5, "towns: Edinburgh: Blaue: the prices may not rise from box to box and to the"),
        ("towns/0/sells/0/circle", 4, "towns: Edinburgh: Blaue: the prices may not rise from box to box and to the"),
        ("towns/0/sells/1/bean", "Blaue", "towns: Edinburgh sells a kind twice"),
        ("towns/0/sells/0/prices/2", 5, "towns: Blaue begins at 5 in Edinburgh, not at its base price 4"),
        ("towns/3/sells/1/prices/3", 5, "towns: Blaue begins at 5 in Hamburg, not at its base price 4"),
        ("roads", None, "'roads' needs a list"),
        ("roads", {}, "'roads' needs a list"),
        ("roads/0", 1, f"roads: 1 {STATUS}"),
        ("roads/0", 1, 'roads: 1 needs "between": two different towns'),
        ("roads/0/status", "seen", f"roads: 1 {STATUS}"),
        ("roads/0/between", None, 'roads: 1 needs "between": two different towns'),
        ("roads/0/between/1", "Edinburgh", 'roads: 1 needs "between": two different towns'),
        ("roads/0/between/1", "London", 'roads: 1 needs "between": two different towns'),
        ("roads/0/between", ["Edinburgh"], 'roads: 1 needs "between": two different towns'),
        ("roads/0/between", ["Rostock", "Aalborg"], "roads: two towns are joined twice"),
        (
            "roads",
            [],
            "roads: there is no way from Edinburgh to Aalborg, Bremen, Hamburg, Malmö, Rostock, Visby, Danzig",
        ),
        ("travel_cards", None, TRAVEL),
        ("travel_cards", [1], TRAVEL),
        ("travel_cards/plain", [1, 4, 5, 6], TRAVEL),
        ("travel_cards/supply", 3, TRAVEL),
        ("travel_cards/customs", 2, TRAVEL),
        ("travel_cards/status", None, f"'travel_cards' {STATUS}"),
        ("contracts", None, "'contracts' needs a list of 60"),
        ("contracts/59", None, "'contracts' needs a list of 60"),
        ("contracts/0/id", "E02", 'contracts: entry 1 needs "id": "E01"'),
        ("contracts/59", 60, 'contracts: entry 60 needs "id": "D08"'),
        ("contracts/0/status", None, f"contracts: E01 {STATUS}"),
        ("contracts/0/town", None, 'contracts: E01 needs a "town": one of Edinburgh, Aalborg'),
        ("contracts/0/town", "London", 'contracts: E01 needs a "town": one of Edinburgh, Aalborg'),
        ("contracts/0/beans", None, 'contracts: E01 needs "beans": two or three of Blaue, Feuer'),
        ("contracts/0/beans", ["Sau"], 'contracts: E01 needs "beans": two or three of Blaue, Feuer'),
        ("contracts/0/beans", "Sau", 'contracts: E01 needs "beans": two or three of Blaue, Feuer'),
        ("contracts/0/beans", list(BEANS[:4]), 'contracts: E01 needs "beans": two or three of Blaue, Feuer'),
        ("contracts/0/beans/1", "Erbse", 'contracts: E01 needs "beans": two or three of Blaue, Feuer'),
        ("contracts/0/beans/1", "Feuer", "contracts: E01 names a bean twice; the beans of a contract differ (BH-02)"),
        ("contracts/0/payout", 0, 'contracts: E01 needs a whole "payout" from 1 to 200, not 0'),
        ("contracts/0/payout", 201, 'contracts: E01 needs a whole "payout" from 1 to 200, not 201'),
        ("harvests", None, "'harvests' needs a list of 10"),
        ("harvests/9", None, "'harvests' needs a list of 10"),
        ("harvests/0/id", "N1", 'harvests: entry 1 needs "id": "N01"'),
        ("harvests/0/status", None, f"harvests: N01 {STATUS}"),
        ("harvests/0/entries", None, 'harvests: N01 needs "entries": towns, beans and counts'),
        ("harvests/0/entries", [], 'harvests: N01 needs "entries": towns, beans and counts'),
        ("harvests/0/entries/0", 5, 'harvests: N01: entry 1 needs a "town" and a "bean"'),
        ("harvests/0/entries/1/town", "London", 'harvests: N01: entry 2 needs a "town" and a "bean"'),
        ("harvests/0/entries/1/bean", "Erbse", 'harvests: N01: entry 2 needs a "town" and a "bean"'),
        ("harvests/0/entries/1/count", 0, 'harvests: N01: entry 2 needs a whole "count" from 1 to 9, not 0'),
        ("harvests/0/entries/1/count", 10, 'harvests: N01: entry 2 needs a whole "count" from 1 to 9, not 10'),
        ("harvests/0/entries/0/bean", "Garten", "harvests: N01 brings Garten to Hamburg, which does not sell it"),
    ],
)
def test_one_fault_one_clear_line(path: str, value: object, line: str) -> None:
    found = GAME.check_components(changed(GAME.components, path, value))
    assert any(fault.startswith(line) for fault in found), found
    assert all("\n" not in fault for fault in found)


@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.rule("BH-05", "BH-31")
def test_a_town_that_no_road_leads_to_is_named(town: str) -> None:
    data = changed(GAME.components, "roads", [road for road in BOX["roads"] if town not in road["between"]])
    cut_off = ", ".join(TOWNS[1:]) if town == TOWNS[0] else town
    assert GAME.check_components(data) == [f"roads: there is no way from Edinburgh to {cut_off}"]


@pytest.mark.parametrize("town", TOWNS)
@pytest.mark.rule("BH-11")
def test_a_ladder_that_does_not_start_at_the_base_price_is_named_in_every_town(town: str) -> None:
    place = TOWNS.index(town)
    sells: Any = BOX["towns"][place]["sells"]
    for number, sale in enumerate(sells):
        prices = list(sale["prices"])
        prices[len(sells)] += 1
        data = changed(GAME.components, f"towns/{place}/sells/{number}/prices", prices)
        begins = f"towns: {sale['bean']} begins at {prices[len(sells)]} in {town}, not at its base price"
        assert [fault.rsplit(" ", 1)[0] for fault in GAME.check_components(data)] == [begins]


def test_a_kind_that_no_town_sells_is_named() -> None:
    data = changed(GAME.components, "towns/1/sells/1", {**BOX["towns"][0]["sells"][0]})
    data["towns"][6]["sells"][0] = {**BOX["towns"][0]["sells"][0]}
    for harvest in data["harvests"]:
        harvest["entries"] = [entry for entry in harvest["entries"] if entry["bean"] != "Rote"]
    assert GAME.check_components(data) == ["towns: Rote is sold nowhere"]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("beans/2/tokens", 8),
        ("beans/2/tokens", 40),
        ("contracts/0/payout", 1),
        ("contracts/0/payout", 200),
        ("contracts/0/town", "Visby"),
        ("contracts/0/beans", ["Garten", "Rote", "Blaue"]),
        ("harvests/0/entries/1/count", 9),
        ("harvests/0/entries/1/count", 1),
        ("towns/0/sells/0/prices/0", 60),
        ("towns/0/sells/0/prices/3", 4),
        ("towns/0/sells/0/circle", 1),
        ("towns/0/sells/0/circle", 3),
        ("towns/0/x", 0),
        ("towns/0/y", 1000),
        ("roads/2", None),
        ("roads/0/status", "reconstructed"),
    ],
)
def test_what_is_just_possible_is_no_fault(path: str, value: object) -> None:
    assert GAME.check_components(changed(GAME.components, path, value)) == []


def test_a_file_that_is_no_object_is_told_so() -> None:
    assert GAME.check_components([]) == ["the file is not a JSON object"]


def test_all_faults_are_told_at_once() -> None:
    data = changed(GAME.components, "game", "skat")
    for key in ("beans", "towns", "roads", "travel_cards", "contracts", "harvests"):
        data[key] = "?"
    assert [fault.split("'")[1] if "'" in fault else fault for fault in GAME.check_components(data)] == [
        'it does not say "game": "bohnhansa"',
        "beans",
        "towns",
        "roads",
        "travel_cards",
        "contracts",
        "harvests",
    ]


def test_a_table_takes_no_file_with_faults() -> None:
    with pytest.raises(BadInput, match="the components file is not sound: 'beans' needs a list of 8"):
        GAME.terms(3, components=Components({"game": "bohnhansa"}))


@pytest.mark.rule("BH-01", "BH-02", "BH-45")
def test_a_table_plays_with_a_corrected_file() -> None:
    data = changed(GAME.components, "beans/2/tokens", 20)
    data["contracts"][0]["payout"] = 99
    data["towns"][0]["sells"][0]["prices"][3] = 4
    terms = GAME.terms(5, components=Components(data))
    assert GAME.deal(terms, Chance("seed")).supply[2] == 20 - 5 - 3
    state = GAME.build(terms, {"hand": {"red": "1 2 3 E01"}, "cart": {"red": "Feuer Sau"}})
    state.apply(0, GAME.codes.parse("fulfil E01"))
    assert state.money[0] == 99
