"""Whoever watches and thinks everything through knows just what `places` says of the hands: no more and no less."""

from __future__ import annotations

import pytest

from stammtisch.arena.match import play_match
from stammtisch.engine import Event
from stammtisch.games.bohnhansa import GAME
from stammtisch.games.bohnhansa.memory import BACK, LEFT, agrees
from stammtisch.games.bohnhansa.state import FINAL, SET_UP

Shape = tuple[int, ...]
"""A hand with `BACK` for every contract."""


class Watcher:
    """Keeps every order in which a hand may lie, from what everybody sees alone."""

    def __init__(self) -> None:
        self.possible: dict[int, set[Shape]] = {}

    def hands(self, players: int) -> list[set[Shape]]:
        return [self.possible[seat] for seat in range(players)]

    def see(self, event: Event) -> None:
        said, hands = event.public, self.possible.get(event.seat, set())
        match event.kind:
            case "opened":
                hands = {(1, 2, 3, 4, 5, 6, 7, BACK, BACK)}
            case "travelled":
                hands = after(hands, said["cards"])
            case "guest_came":
                hands = after(hands, [said["card"]])
            case "fulfilled" if event.fence:
                hands = {without(hand, at) for hand in hands for at, card in enumerate(hand) if card == BACK}
            case "contract_drawn":
                hands = {(*hand, BACK) for hand in hands}
            case "contract_bought":
                hands = {(*(card for card in hand if card != said["card"]), BACK) for hand in hands}
        self.possible[event.seat] = hands


def after(hands: set[Shape], names: object) -> set[Shape]:
    """When these cards were played: customs and supply are back first. (BH-33)"""
    assert isinstance(names, list)
    played = tuple(int(name) if name.isdigit() else BACK for name in names)
    back = sorted((card for card in played if card), key=lambda card: (3, 2).index(card) if card in (2, 3) else 2)
    return {(*hand[len(played) :], *back) for hand in hands if hand[: len(played)] == played}


def without(hand: Shape, at: int) -> Shape:
    return hand[:at] + hand[at + 1 :]


def shapes(places: bytes) -> set[Shape]:
    """All orders that `places` allow."""
    found: set[Shape] = {()}
    for place in places:
        if place == LEFT:
            found = {without(hand, at) for hand in found for at, card in enumerate(hand) if card == BACK}
        else:
            found = {(*hand, place) for hand in found}
    return found


@pytest.mark.rule("BH-20", "BH-74")
@pytest.mark.parametrize(("players", "negotiation"), [(3, "free"), (4, "rounds"), (5, "free")])
def test_a_watcher_knows_what_is_remembered_and_no_more(players: int, negotiation: str) -> None:
    terms = GAME.terms(players, {"negotiation": negotiation})
    record = play_match(GAME, terms.options, terms.components, ["greedy"] * players, "watched")
    state, watcher, in_doubt = record.start(), Watcher(), 0
    for seat, choice in record.choices:
        for event in state.apply(seat, choice):
            watcher.see(event)
        if state.phase not in (SET_UP, FINAL):
            for places, hand, possible in zip(state.places, state.hand, watcher.hands(state.players), strict=True):
                assert shapes(places) == possible
                assert agrees(places, hand)
                in_doubt += len(possible) > 1
    assert in_doubt
