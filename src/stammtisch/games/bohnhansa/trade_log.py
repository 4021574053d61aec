"""The trade log: what the events of negotiation say, in words and with the players' names. (BH-80 ff.)"""

from __future__ import annotations

from stammtisch.engine.event import Event, Value
from stammtisch.engine.refusal import Refusal
from stammtisch.games.bohnhansa.names import COLOURS
from stammtisch.games.bohnhansa.offer_notation import read_deal
from stammtisch.games.bohnhansa.phrases import say_deal, say_kinds
from stammtisch.games.bohnhansa.rulebook import RULEBOOK

WHY = "why_"
"""Before the values of the refusal that made an offer void."""


def in_words(event: Event, names: list[str]) -> Event:
    """The event with sentences in the place of notation; one that is not of negotiation stays as it is."""
    values: dict[str, Value] = dict(event.public)
    if "deals" in values:
        values["deal"] = _deals(values.pop("deals"), COLOURS.index(str(values["active"])), names)
    if "reason" in values:
        values["why"] = _reason(values, names)
    for wish in ("have", "want"):
        if wish in values:
            mask = values[wish]
            values[wish] = say_kinds(mask if isinstance(mask, int) else 0) or "nothing"
    return Event(event.kind, event.seat, values, event.secret, event.secret_to, event.fence)


def _deals(notations: Value, active: int, names: list[str]) -> str:
    """Who gives what to whom, deal by deal; a bundle says that it is one. (BH-87)"""
    said: list[str] = []
    for notation in notations if isinstance(notations, list) else []:
        deal = read_deal(tuple(str(notation).split()))
        one, other = names[active], names[deal.partner]
        said.append(f"{one} and {other}: {say_deal(deal, one, other)}")
    return f"All or nothing: {' / '.join(said)}" if len(said) > 1 else said[0]


def _reason(values: dict[str, Value], names: list[str]) -> str:
    """Why an offer is void, with names where the refusal has colours. (BH-83)"""
    called = dict(zip(COLOURS, names, strict=False))
    found: dict[str, str | int] = {}
    for name, value in values.items():
        if name.startswith(WHY) and isinstance(value, (str, int)):
            found[name.removeprefix(WHY)] = called.get(str(value), value)
    return RULEBOOK.explain(Refusal(str(values["rule"]), str(values["reason"]), found))
