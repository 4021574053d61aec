"""The own hand in its order with what a journey would play, and the contracts on the table. (BH-20, BH-32)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.bohnhansa.decisions.travel_cards import card_name
from stammtisch.games.bohnhansa.drawing.cards import CARD, contract_face, travel_symbol
from stammtisch.games.bohnhansa.drawing.costs import AMBER, cost_sign
from stammtisch.games.bohnhansa.drawing.layout import HAND, HAND_AT, LAID, LAID_AT
from stammtisch.games.bohnhansa.drawing.scene import Scene
from stammtisch.games.bohnhansa.journeys import Prospect
from stammtisch.games.bohnhansa.names import CONTRACTS, CUSTOMS_CARD, FIRST_CONTRACT, SUPPLY_CARD, TOWNS
from stammtisch.games.bohnhansa.phrases import say_contract, say_order, say_town
from stammtisch.pictures.svg import TARGET, group, path, rect, shorten, text, use
from stammtisch.pictures.words import listed, say

LEFT: Final = 22
TOP: Final = 34
STEP: Final = 100
APART: Final = 14
ORDER_ROWS: Final = 4
ORDER_LETTERS: Final = 64
ORDERS_LEFT: Final = 570
"""Beyond the goals of the longest journey; the corner at the right is where pages have their buttons."""


def hand(scene: Scene) -> str:
    view = scene.view
    if view.seat is None:
        return group(text(say("hand_others"), LEFT, 25, "bh-label bh-left"), _backs(scene), at=HAND_AT, id="hand")
    cards = [*view.dealt, *view.hand]
    label = say("dealt_label") if view.dealt else say("hand_label")
    places = _places(len(cards), len(view.dealt) or len(scene.prospects))
    drawn = [_card(scene, place, card, places[place]) for place, card in enumerate(cards)]
    goals = [_goal(scene, prospect, places[len(prospect.played) - 1]) for prospect in scene.prospects]
    return group(text(label, LEFT, 25, "bh-label bh-left"), *drawn, *goals, _orders(scene), at=HAND_AT, id="hand")


def _places(count: int, front: int) -> list[float]:
    """Where the cards lie: those in front side by side, the others as close together as they must."""
    left = LEFT + STEP * front + (APART if front else 0)
    room = HAND[0] - LEFT - CARD[0] - left
    step = min(STEP, room / max(count - front - 1, 1))
    return [LEFT + STEP * place if place < front else left + step * (place - front) for place in range(count)]


def _backs(scene: Scene) -> str:
    """For spectators: the hand of whose turn it is from behind."""
    count = scene.view.hand_sizes[scene.view.active]
    return "".join(use("bh-back-hand", x, TOP) for x in _places(count, 0))


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
        _outline(),
        at=(x, TOP),
        title=say("dealt", contract=words)
        if dealt
        else say("in_hand", place=place - len(scene.view.dealt) + 1, card=words),
        id=f"dealt-{name}" if dealt else f"card-{name}",
    )


def _outline() -> str:
    """Where a card can be clicked."""
    return rect(-2, -2, CARD[0] + 4, CARD[1] + 4, rx=9, **TARGET)


def _goal(scene: Scene, prospect: Prospect, x: float) -> str:
    """Under the last card of a journey: how many are played, what that brings, and the towns that it reaches."""
    box = scene.view.terms.box
    count = len(prospect.played)
    names = [TOWNS[town] for town in prospect.towns]
    cards = say("cards", count=count) if count > 1 else say("one_card")
    # A contract for one of the goals is lost only at the others; there the name is marked.
    lost = [contract for contract in prospect.contracts if box.contract_town[contract] not in prospect.towns]
    return group(
        path("M-10 3 0-7 10 3z", fill=AMBER),
        group(cost_sign(prospect, len(lost)), at=(0, 13)),
        *(_reached(scene, prospect, place) for place in range(len(names))),
        at=(x + CARD[0] / 2, TOP + CARD[1]),
        title=say("goal", cards=cards, towns=listed([say_town(town) for town in prospect.towns])),
        id=f"journey-{count}",
        data_towns=" ".join(names),
        data_customs=str(prospect.pays_customs).lower(),
        data_harvest=str(prospect.brings_harvest).lower(),
        data_contracts=" ".join(CONTRACTS[contract] for contract in prospect.contracts),
    )


def _reached(scene: Scene, prospect: Prospect, place: int) -> str:
    """A town of the journey; one where a contract that is played on the way can be fulfilled is marked."""
    town = prospect.towns[place]
    box = scene.view.terms.box
    saves = any(box.contract_town[contract] == town for contract in prospect.contracts)
    name = say("stay") if len(prospect.played) == 1 else say_town(town)
    words = say("saves", town=name) if saves else name
    return text(words, 0, 41 + 17 * place, "bh-goal", fill=AMBER if saves else "#f3e2bd")


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
                _outline(),
                at=(LEFT + step * place, TOP),
                title=say("laid", contract=say_contract(view.terms.box, contract)),
                id=f"laid-{CONTRACTS[contract]}",
            )
        )
    label = text(say("laid_label"), LEFT, 25, "bh-label bh-left")
    return group(label, *cards, at=LAID_AT, id="laid")


def _orders(scene: Scene) -> str:
    """BH-89: the viewer's own standing orders, which nobody else sees."""
    orders = scene.view.standing_orders()
    if not orders:
        return group(id="orders")
    lines = []
    for place, order in enumerate(orders):
        words = say("order", number=place + 1, words=say_order(order, scene.names))
        column, row = divmod(place, ORDER_ROWS)
        room = ORDER_LETTERS if len(orders) <= ORDER_ROWS else ORDER_LETTERS // 2
        at = (ORDERS_LEFT + column * (HAND[0] - ORDERS_LEFT) / 2, TOP + CARD[1] + 42 + 16 * row)
        lines.append(
            group(text(shorten(words, room), 0, 0, "bh-order bh-left"), at=at, title=words, id=f"order-{place + 1}")
        )
    return group(text(say("orders_label"), ORDERS_LEFT, TOP + CARD[1] + 24, "bh-label bh-left"), *lines, id="orders")
