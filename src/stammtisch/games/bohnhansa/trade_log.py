"""What events say in words: contracts by what stands on them, negotiation with the players' names. (BH-80 ff.)"""

from __future__ import annotations

from stammtisch.engine.event import Event, Value
from stammtisch.engine.rulebook import Rulebook
from stammtisch.games.bohnhansa.names import COLOURS
from stammtisch.games.bohnhansa.offer_notation import read_deal
from stammtisch.games.bohnhansa.order_notation import read_order
from stammtisch.games.bohnhansa.phrases import phrase, say_deal, say_face, say_order, say_played, say_wish
from stammtisch.pictures.words import speaking

WHY = "why_"
"""Before the values of the refusal that made an offer void."""

AGREED = ("offer_agreed", "offer_accepted", "offer_accepted_by_order")


def memorable(events: list[Event]) -> list[Event]:
    """What happened, without the offers that nobody agreed to, and what the last beans were sold for. (BH-72, BH-80)"""
    found: list[Event] = []
    agreed: set[Value] = set()
    # Backwards: numbers are given again in the next turn.
    for event in reversed(events):
        if event.kind in AGREED:
            agreed.add(event.public["number"])
        elif event.kind == "offered":
            if event.public["number"] not in agreed:
                continue
            agreed.remove(event.public["number"])
        if event.kind != "sold_out":
            found.append(event)
    found.reverse()
    return found


def in_words(event: Event, names: list[str], book: Rulebook) -> Event:
    """The event with sentences in the place of notation; one without any stays as it is."""
    with speaking(book):
        return _in_words(event, names, book)


def _in_words(event: Event, names: list[str], book: Rulebook) -> Event:
    values = _contracts(event.public)
    secret = _contracts(event.secret)
    if "deals" in values:
        values["deal"] = _deals(values.pop("deals"), COLOURS.index(str(values["active"])), names)
    if "reason" in values:
        values["why"] = _reason(values, names, book)
    have, want = values.pop("have", 0), values.pop("want", 0)
    if isinstance(have, int) and isinstance(want, int) and (have or want):
        values["wish"] = say_wish(have, want)
    if "order" in secret:
        secret = {"order": say_order(read_order(tuple(str(secret["order"]).split())), names)}
    return Event(_kind(event), event.seat, values, secret, event.secret_to, event.fence)


def _kind(event: Event) -> str:
    """What the event is told as: a journey that plays one card is none. (BH-32)"""
    cards = event.public.get("cards")
    stayed = event.kind == "travelled" and isinstance(cards, list) and len(cards) == 1
    return "stayed" if stayed else event.kind


def _contracts(values: dict[str, Value]) -> dict[str, Value]:
    """The values with contracts as players know them; no number of theirs is left."""
    said = dict(values)
    found = said.pop("faces", None)
    faces = {str(face).split()[0]: str(face) for face in found} if isinstance(found, list) else {}
    if said.get("contract") in faces:
        said["contract"] = say_face(faces[str(said["contract"])])
    if said.get("card") in faces:
        said["card"] = say_played(faces[str(said["card"])])
    cards = said.get("cards")
    if isinstance(cards, list):
        said["cards"] = [say_played(faces[str(card)]) if card in faces else str(card) for card in cards]
    return said


def _deals(notations: Value, active: int, names: list[str]) -> str:
    """Who gives what to whom, deal by deal; a bundle says that it is one. (BH-87)"""
    said: list[str] = []
    for notation in notations if isinstance(notations, list) else []:
        deal = read_deal(tuple(str(notation).split()))
        one, other = names[active], names[deal.partner]
        said.append(phrase("between", active=one, partner=other, deal=say_deal(deal, one, other)))
    return phrase("bundle_told", deals=" / ".join(said)) if len(said) > 1 else said[0]


def _reason(values: dict[str, Value], names: list[str], book: Rulebook) -> str:
    """Why an offer is void, with names where the refusal has colours. (BH-83)"""
    seats = dict(zip(COLOURS, names, strict=False))
    found = {name.removeprefix(WHY): value for name, value in values.items() if name.startswith(WHY)}
    people = {name: seats[str(value)] for name, value in found.items() if str(value) in seats}
    others = {name: value for name, value in found.items() if name not in people}
    return f"{book.say('refusal', str(values['reason']), others, people)} [{values['rule']}]"
