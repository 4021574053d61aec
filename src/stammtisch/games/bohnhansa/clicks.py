"""What to click in the picture for each choice. Trades, orders and passing are said in words alone."""

from __future__ import annotations

from stammtisch.games.bohnhansa.choices import CODES
from stammtisch.games.bohnhansa.decisions.travel_cards import card_name
from stammtisch.games.bohnhansa.names import COLOURS, SLOTS, TOWNS
from stammtisch.games.bohnhansa.state import SET_UP
from stammtisch.games.bohnhansa.view import BohnHansaView


def clicks(view: BohnHansaView, choices: list[int]) -> dict[int, list[str]]:
    """By choice, the ids of the elements in the order of their clicks."""
    if view.seat is None:
        return {}
    found = {choice: _clicks(view, view.seat, choice) for choice in choices if choice in CODES.codes}
    # Where two contracts are paid best, either could be meant to come first.
    rows = list(found.values())
    return {choice: ids for choice, ids in found.items() if (ids and ids[::-1] not in rows) or len(ids) == 1}


def _clicks(view: BohnHansaView, seat: int, choice: int) -> list[str]:
    kind, *names = CODES.structure(choice)
    match kind:
        case "opening":
            # First the contract that is fulfilled, then the one that follows the hand first. (BH-13)
            return [f"dealt-{card_name(view.dealt[int(place) - 1])}" for place in names[0][:2]] if view.dealt else []
        case "travel":
            return [f"town-{names[0]}"]
        case "customs":
            return [f"bean-{COLOURS[seat]}-{names[0]}"]
        case "discard":
            # Back to the supply: a bean that is only touched is not lost.
            return [f"supply-{names[0]}", f"bean-{COLOURS[seat]}-{names[0]}"]
        case "contract":
            return ["deck", *_in_hand(view, names[0])]
        case "buy":
            return _bought(view, seat, *names)
        case "fulfil":
            return _in_hand(view, names[0]) or [f"laid-{names[0]}"]
        case "accept":
            open_now = [offer.number + 1 for offer in view.open_offers()]
            return [f"offer-{names[0]}"] if int(names[0]) in open_now else []
        case _:
            return []


def _in_hand(view: BohnHansaView, name: str) -> list[str]:
    return [f"card-{name}"] if name in map(card_name, view.hand) else []


def _bought(view: BohnHansaView, seat: int, bean: str, slot: str) -> list[str]:
    """A box of the town where the merchant stands; a bean that is nowhere by its price. (BH-47)"""
    if view.phase == SET_UP:
        return []
    town = TOWNS[view.figure[seat]]
    return [f"sold-{town}-{bean}"] if slot == SLOTS[-1] else [f"box-{town}-{slot}"]
