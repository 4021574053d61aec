"""The trade desk over the socket: what is on it, what is possible, and deals between two people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.web.serving import Message
from tests.web.traders import Traders, traders


@pytest.fixture
def three(host: str) -> Iterator[Traders]:
    with traders(host) as found:
        yield found


def partner_with_beans(desk: Message) -> Message:
    partner: Message = next(each for each in desk["partners"] if each["has"])
    return partner


def swap(desk: Message, partner: Message) -> tuple[str, str, str]:
    """What is given, what is got, and the notation of a swap that both carts allow."""
    give, get = next(iter(desk["me"]["has"])), next(iter(partner["has"]))
    invited = " invited" if partner["invited"] else ""
    return give, get, f"{partner['key']} gives={give} gets={get}{invited}"


def cart(desk: Message) -> Counter[str]:
    return Counter(desk["me"]["has"])


def test_an_offer_is_judged_before_it_is_sent_and_carried_out_when_it_is_accepted(three: Traders) -> None:
    seat, update = three.market()
    desk = update["trade"]
    partner = partner_with_beans(desk)
    give, get, notation = swap(desk, partner)
    judged = three.answer(seat, "why", update, notation=f"offer {notation}")
    assert (judged["type"], judged["words"].startswith("Offer to ")) == ("done", True)
    assert three.answer(seat, "say", update, notation=f"offer {notation}")["type"] == "done"

    other = three.tabs[partner["seat"]].resync()
    [offer] = other["trade"]["offers"]
    assert (offer["by"], other["addressed"], other["your_turn"]) == (seat, True, False)
    assert offer["counter"]["gives"] == {get: 1}, "seen from the one who is asked"
    before = cart(other["trade"])
    assert three.answer(partner["seat"], "choose", other, choice=offer["accept"])["type"] == "done"

    after = three.tabs[partner["seat"]].resync()
    assert cart(after["trade"]) == before - Counter([get]) + Counter([give])
    assert after["trade"]["offers"] == []
    assert after["trade"]["log"][0].startswith("The deal is done.")


def test_what_is_not_possible_says_why_with_names_and_rule(three: Traders) -> None:
    seat, update = three.market()
    partner = partner_with_beans(update["trade"])
    missing = next(good["key"] for good in update["trade"]["goods"] if good["key"] not in partner["has"])
    invited = " invited" if partner["invited"] else ""
    refused = three.answer(seat, "why", update, notation=f"offer {partner['key']} gets={missing}{invited}")
    assert (refused["type"], refused["rule"]) == ("refused", "BH-82")
    assert update["panels"][partner["seat"]]["name"] in refused["text"]
    assert three.answer(seat, "say", update, notation="offer nobody gives=Sau")["type"] == "error"
    assert three.tabs[seat].resync()["version"] == update["version"], "nothing has happened"


def test_whoever_is_not_asked_offers_from_the_own_side_and_may_be_refused_or_countered(three: Traders) -> None:
    seat, update = three.market()
    other = partner_with_beans(update["trade"])["seat"]
    theirs = three.tabs[other].resync()
    [partner] = theirs["trade"]["partners"]
    assert partner["seat"] == seat
    _, get, notation = swap(theirs["trade"], partner)
    assert three.answer(other, "say", theirs, notation=f"offer {notation}")["type"] == "done"

    mine = three.tabs[seat].resync()
    [offer] = mine["trade"]["offers"]
    assert offer["swaps"][0]["gives"] == {get: 1}
    assert offer["counter"]["gives"] == {get: 1}
    invited = " invited" if theirs["trade"]["partners"][0]["invited"] else ""
    counter = f"counter {offer['number']} {offer['counter']['partner']} gives={get}{invited}"
    assert three.answer(seat, "say", mine, notation=counter)["type"] == "done"
    answered = three.tabs[other].resync()
    [countered] = answered["trade"]["offers"]
    assert (countered["by"], countered["refuse"] is not None) == (seat, True)
    assert three.answer(other, "choose", answered, choice=countered["refuse"])["type"] == "done"
    assert three.tabs[other].resync()["trade"]["offers"] == []


def test_an_offer_made_while_others_talk_is_not_late(three: Traders) -> None:
    seat, update = three.market()
    others = [each for each in range(3) if each != seat]
    positions = [three.tabs[other].resync() for other in others]
    for other, position in zip(others, positions, strict=True):
        assert three.answer(other, "say", position, notation="wish want=Garten")["type"] == "done"
    _, _, notation = swap(update["trade"], partner_with_beans(update["trade"]))
    assert three.answer(seat, "say", update, notation=f"offer {notation}")["type"] == "done"
    assert {wish["seat"] for wish in three.tabs[seat].resync()["trade"]["wishes"]} == set(others)


def test_standing_orders_answer_and_are_nobody_elses(three: Traders) -> None:
    seat, update = three.market()
    partner = partner_with_beans(update["trade"])
    theirs = three.tabs[partner["seat"]].resync()
    assert three.answer(partner["seat"], "say", theirs, notation="order refuse")["type"] == "done"
    assert three.tabs[partner["seat"]].resync()["trade"]["orders"]["left"] == ["refuse all"]
    mine = three.tabs[seat].resync()
    assert mine["trade"]["orders"]["left"] == []
    _, _, notation = swap(mine["trade"], partner)
    assert three.answer(seat, "say", mine, notation=f"offer {notation}")["type"] == "done"
    after = three.tabs[seat].resync()["trade"]
    assert after["offers"] == []
    assert "by standing order" in after["log"][0]


def test_a_contract_may_be_bought_by_whoever_is_not_waited_for(three: Traders) -> None:
    seat, _ = three.market()
    other = (seat + 1) % 3
    update = three.tabs[other].resync()
    assert not update["your_turn"]
    numbers = [n for n, choice in enumerate(update["choices"]) if choice["notation"].startswith("contract")]
    assert numbers, "listed, though nobody waits for it"
    assert three.tabs[other].choose(update, numbers[0])["type"] == "done"


def test_in_rounds_there_is_no_desk(host: str) -> None:
    with traders(host, option__negotiation="rounds") as three:
        assert three.tabs[0].resync()["trade"] is None
