"""Activation slots in their five pairs, the privilege cards beside them and those in hand. (HA-09, HA-60)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.heavenale.choices import DISC_RESOURCE
from stammtisch.games.heavenale.decisions.activation import gains_of
from stammtisch.games.heavenale.drawing.cards import CARD_HEIGHT, CARD_WIDTH, face
from stammtisch.games.heavenale.drawing.palette import GOLD
from stammtisch.games.heavenale.drawing.people import monk
from stammtisch.games.heavenale.drawing.scene import Scene
from stammtisch.games.heavenale.drawing.symbols import symbol
from stammtisch.games.heavenale.names import (
    CARDS,
    COLOURS,
    FIRST_RESOURCE_SLOT,
    MONKS,
    PAIR_COUNT,
    RESOURCES,
    SLOTS,
    X_SLOT,
)
from stammtisch.pictures.svg import TARGET, circle, group, path, rect, text, use
from stammtisch.pictures.words import say

PAIR_WIDTH: Final = 146
PAIR_HEIGHT: Final = 92
SLOT_XS: Final = (28, 78)
SLOT_Y: Final = 46
CARD_AT: Final = (103, 18)
CARD_SCALE: Final = 0.67


def definitions() -> str:
    return group(_bare_pair(), id="ha-pair") + group(_bare_slot(), id="ha-slot")


def _bare_pair() -> str:
    """Two slots on one board, and the way to the card."""
    board = rect(0, 0, PAIR_WIDTH, PAIR_HEIGHT, rx=14, fill="#d9bf8c", stroke="#8a6a3c", stroke_width=1.8)
    return board + path(f"M{SLOT_XS[0]} {SLOT_Y}H{CARD_AT[0]}", stroke="#8a6a3c", stroke_width=7)


def _bare_slot() -> str:
    return circle(0, 0, 23, fill="#f7ecd0", stroke="#7a5a33", stroke_width=2.4)


def pairs(scene: Scene, seat: int) -> str:
    plan = scene.seats[seat].plan
    return "".join(group(*_pair(scene, seat, pair), at=plan.pairs[pair], scale=plan.pair) for pair in range(PAIR_COUNT))


def _pair(scene: Scene, seat: int, pair: int) -> tuple[str, ...]:
    mask = scene.view.terms.box.pairs[pair]
    slots = [slot for slot in range(len(SLOTS)) if mask >> slot & 1]
    discs = (_slot(scene, seat, slot, x) for slot, x in zip(slots, SLOT_XS, strict=True))
    return (*discs, _placed(scene, seat, pair, slots))


def _slot(scene: Scene, seat: int, slot: int, x: float) -> str:
    taken = bool(scene.view.discs[seat] >> slot & 1)
    name = SLOTS[slot]
    state = say("with_disc") if taken else _would_pay(scene, seat, slot)
    return group(
        use("ha-disc") if taken else use("ha-slot"),
        _sign(name, taken),
        circle(0, 0, 26, **TARGET),
        at=(x, SLOT_Y),
        title=say("slot", name=scene.names[seat], slot=name, state=state),
        id=f"slot-{COLOURS[seat]}-{name}",
        data_disc=str(taken).lower(),
    )


def _would_pay(scene: Scene, seat: int, slot: int) -> str:
    """HA-41 to HA-46: what a disc would bring there now."""
    if slot == X_SLOT:
        return say("without_disc_x")
    target = DISC_RESOURCE + slot - FIRST_RESOURCE_SLOT
    return say("without_disc", gains=gains_of(scene.table, seat, target))


def _sign(name: str, taken: bool) -> str:
    """What the slot activates; it shows through a disc."""
    opacity = 1.0 if taken else 0.42
    if name in RESOURCES:
        return use(symbol(name), 0, 0, 0.76, opacity=opacity)
    if name in MONKS:
        return use(f"{monk(name)}-head", 0, -1, 0.86, opacity=opacity)
    return text(name, 0, 9.5, "ha-letter", opacity=opacity)


def _placed(scene: Scene, seat: int, pair: int, slots: list[int]) -> str:
    card = scene.view.placed[seat * PAIR_COUNT + pair]
    complete = all(scene.view.discs[seat] >> slot & 1 for slot in slots)
    asked = scene.view.actor == seat and scene.view.pair == pair
    content = use("ha-card-place")
    if card >= 0:
        state = say(f"card_{CARDS[card]}")
        content = use(face(CARDS[card]))
    elif asked:
        state = say("pair_asked")
        content += rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=6, fill=GOLD, opacity=0.75)
    elif complete:
        state = say("pair_declined")
        content += path("M14 22 46 62M46 22 14 62", stroke="#8a6a3c", stroke_width=5, stroke_linecap="round")
    else:
        state = say("pair_open")
    first, second = (SLOTS[slot] for slot in slots)
    return group(
        content,
        at=CARD_AT,
        scale=CARD_SCALE,
        title=say("pair", name=scene.names[seat], first=first, second=second, state=state),
        id=f"pair-{COLOURS[seat]}-{pair + 1}",
        data_card="none" if card < 0 else CARDS[card],
    )


def hand(scene: Scene, seat: int) -> str:
    """The cards neither placed nor sold; each has its place."""
    plan = scene.seats[seat].plan
    across, down = (CARD_WIDTH + 4) * plan.card, (CARD_HEIGHT + 6) * plan.card
    found = []
    for card in range(len(CARDS)):
        row, place = divmod(card, plan.hand_row)
        found.append(_card(scene, seat, card, (plan.hand[0] + place * across, plan.hand[1] + row * down), plan.card))
    return "".join(found)


def _card(scene: Scene, seat: int, card: int, at: tuple[float, float], scale: float) -> str:
    held = bool(scene.view.cards[seat] >> card & 1)
    key = "card" if held else "card_gone"
    return group(
        use(face(CARDS[card])) if held else use("ha-card-place", opacity=0.6),
        rect(-2, -2, CARD_WIDTH + 4, CARD_HEIGHT + 4, rx=8, **TARGET),
        at=at,
        scale=scale,
        title=say(key, name=scene.names[seat], card=say(f"card_{CARDS[card]}")),
        id=f"card-{COLOURS[seat]}-{CARDS[card]}",
        data_held=str(held).lower(),
    )
