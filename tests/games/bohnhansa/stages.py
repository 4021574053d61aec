"""A table at every question of the game, for what must hold at all of them."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.bohnhansa.table import Table, given, new, trading

ROUNDS = {"negotiation": "rounds"}
DEALT = {"red": "E01 E02 E03", "blue": "A01 A02 A03", "green": "R01 R02 R03"}
STAGES: dict[str, Callable[[], Table]] = {
    "opening": new,
    "one has chosen": lambda: given(stage="opening", dealt=DEALT).do("red: opening 312"),
    "travel": lambda: given(hand={"red": "1 2 3 R01"}, money={"red": 5, "blue": 4}),
    "customs": lambda: given(hand={"red": "3 2 1"}, cart={"red": "Sau Blaue"}).do("red: travel Aalborg"),
    "customs of a guest": lambda: trading(hand={"green": "3 1 2"}, money={"red": 50}).do(
        "red: offer green gives=Rote invited", "green: accept 1"
    ),
    "trade": lambda: trading().do("red: offer blue gives=Rote", "blue: offer blue gets=Feuer"),
    "trade in rounds": lambda: trading(options=ROUNDS),
    "offers": lambda: trading(options=ROUNDS).do("red: pass"),
    "an offer to answer": lambda: trading(options=ROUNDS).do("red: swap blue 1:1 Rote Garten"),
    "no more rounds": lambda: trading(options=ROUNDS, round=3),
    "end_turn": lambda: given(stage="end_turn", hand={"red": "2 3 4 E01"}, cart={"red": "Feuer Sau"}, money={"red": 5}),
    "final_step": lambda: given(stage="final_step", turns_left=0, hand={"red": "2 3 E01"}, cart={"red": "Feuer Sau"}),
    "one has finished": lambda: given(stage="final_step", turns_left=0).do("red: end"),
}
