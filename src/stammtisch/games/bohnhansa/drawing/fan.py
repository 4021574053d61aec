"""The own hand in its order with what a journey would play, and the contracts on the table. (BH-20, BH-32)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.decisions.travel_cards import card_name
from stammtisch.games.bohnhansa.decisions.customs import TRAVEL_CUSTOMS
from stammtisch.games.bohnhansa.drawing.cards import CARD, contract_face, travel_symbol
from stammtisch.games.bohnhansa.drawing.layout import HAND, HAND_AT, LAID, LAID_AT
from stammtisch.games.bohnhansa.drawing.scene import Scene
from stammtisch.games.bohnhansa.drawing.words import say
from stammtisch.games.bohnhansa.journeys import Prospect
from stammtisch.games.bohnhansa.names import CONTRACTS, CUSTOMS_CARD, FIRST_CONTRACT, SUPPLY_CARD, TOWNS
from stammtisch.games.bohnhansa.phrases import listed, say_contract
from stammtisch.pictures.svg import group, path, rect, text, use

LEFT: Final = 22
TOP: Final = 34
STEP: Final = 100


def hand(scene: Scene) -> str:
    view = scene.view
    if view.seat is None:
        return group(text(say("hand_others"), LEFT, 25, "bh-label bh-left"), _backs(scene), at=HAND_AT, id="hand")
    cards = [*view.dealt, *view.hand]
    label = say("dealt_label") if view.dealt else say("hand_label")
    step = min(STEP, (HAND[0] - 2 * LEFT - CARD[0]) / max(len(cards) - 1, 1))
    drawn = []
    for place, card in enumerate(cards):
        # What was dealt in set-up lies apart from the travel cards.
        apart = 0 if place < len(view.dealt) or not view.dealt else 26
        drawn.append(_card(scene, place, card, LEFT + step * place + apart))
    goals = [_goal(scene, prospect, step) for prospect in scene.prospects]
    return group(text(label, LEFT, 25, "bh-label bh-left"), *drawn, *goals, at=HAND_AT, id="hand")


def _backs(scene: Scene) -> str:
    """For spectators: the hand of whose turn it is from behind."""
    count = scene.view.hand_sizes[scene.view.active]
    step = min(STEP, (HAND[0] - 2 * LEFT - CARD[0]) / max(count - 1, 1))
    return "".join(use("bh-back-hand", LEFT + step * place, TOP) for place in range(count))


def _card(scene: Scene, place: int, card: int, x: float) -> str:
    name = card_name(card)
    if card >= FIRST_CONTRACT:
        contract = card - FIRST_CONTRACT
        face = contract_face(scene.view.terms.box, contract, scene.can_fulfil(contract))
        words = say_contract(scene.view.terms.box, contract)
    else:
        face = use(travel_symbol(card))
        key = {SUPPLY_CARD: "supply_card", CUSTOMS_CARD: "customs_card"}.get(card, "plain")
        words = say(key, card=card)
    dealt = place < len(scene.view.dealt)
    return group(
        face,
        at=(x, TOP),
        title=say("dealt", contract=words)
        if dealt
        else say("in_hand", place=place - len(scene.view.dealt) + 1, card=words),
        id=f"dealt-{name}" if dealt else f"card-{name}",
    )


def _goal(scene: Scene, prospect: Prospect, step: float) -> str:
    """Under the last card of a journey: how many are played, what that brings, and the towns that it reaches."""
    count = len(prospect.played)
    x = LEFT + step * (count - 1) + CARD[0] / 2
    y = TOP + CARD[1]
    names = [TOWNS[town] for town in prospect.towns]
    towns = [say("stay")] if count == 1 else names
    effects = []
    if prospect.pays_customs:
        effects.append(f"−{TRAVEL_CUSTOMS}")
    title = say("goal", cards=say("cards", count=count) if count > 1 else say("one_card"), towns=listed(names))
    lines = "".join(
        text(words, 0, 34 + 15 * line, "bh-goal", font_size=14 if len(towns) < 4 else 13)
        for line, words in enumerate(towns)
    )
    return group(
        path("M-10 2 0-8 10 2z", fill="#ffd98a"),
        rect(-15, 1, 30, 19, rx=9, fill="#ffd98a"),
        text(str(count), 0, 16, "bh-steps"),
        lines,
        at=(x, y),
        title=title,
        id=f"journey-{count}",
        data_towns=" ".join(names),
        data_customs=str(prospect.pays_customs).lower(),
        data_lost=" ".join(CONTRACTS[contract] for contract in prospect.contracts),
    )


def laid(scene: Scene) -> str:
    """BH-33: contracts on the table stay until the turn ends, and pay in their town."""
    view = scene.view
    step = min(STEP, (LAID[0] - 2 * LEFT - CARD[0]) / max(len(view.laid) - 1, 1))
    cards = []
    for place, card in enumerate(view.laid):
        contract = card - FIRST_CONTRACT
        lit = view.seat == view.active and scene.can_fulfil(contract)
        cards.append(
            group(
                contract_face(view.terms.box, contract, lit),
                at=(LEFT + step * place, TOP),
                title=say("laid", contract=say_contract(view.terms.box, contract)),
                id=f"laid-{CONTRACTS[contract]}",
            )
        )
    return group(text(say("laid_label"), LEFT, 25, "bh-label bh-left"), *cards, at=LAID_AT, id="laid")
