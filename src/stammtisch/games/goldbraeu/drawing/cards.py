"""Cards: the deck and the two open ones, the viewer's hidden shares, the action cards."""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.choices import HOLD, PAIRS
from stammtisch.games.goldbraeu.decisions.purchase import PRICES
from stammtisch.games.goldbraeu.drawing.emblems import emblem
from stammtisch.games.goldbraeu.drawing.figures import EFFECTS
from stammtisch.games.goldbraeu.drawing.layout import BOARD_HEIGHT
from stammtisch.games.goldbraeu.drawing.palette import BUSINESS_COLOURS, CHIP_COLOURS, GOLD, NO_PLAYER
from stammtisch.games.goldbraeu.names import (
    ACTIONS,
    BUSINESS_COUNT,
    BUSINESSES,
    CARDS,
    GARDEN_COUNT,
)
from stammtisch.games.goldbraeu.scoring import PER_CELL
from stammtisch.games.goldbraeu.state import BUYING, EXPANDING
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import TARGET, Attribute, circle, group, path, rect, text, use
from stammtisch.pictures.words import say

CARD_WIDTH: Final = 88
CARD_HEIGHT: Final = 116
CARDS_Y: Final = BOARD_HEIGHT + 34
LABEL_Y: Final = BOARD_HEIGHT + 22
DECK_X: Final = 24
OPEN_X: Final = 136
HAND_X: Final = 366
PITCH: Final = 100
ACTION_WIDTH: Final = 66
ACTION_HEIGHT: Final = 92


def definitions() -> str:
    """The faces and the back of all cards, their upper left corner at the origin."""
    faces = "".join(group(_face(card), id=f"gb-card-{card}") for card in range(len(CARDS)))
    actions = "".join(group(_action(name), id=f"gb-action-{name}") for name in ACTIONS)
    drawn = zip(ACTIONS, (_expand_icon(), _boss_icon(), _buy_icon()), strict=True)
    icons = "".join(group(icon, id=f"gb-icon-{name}") for name, icon in drawn)
    return (
        faces
        + icons
        + actions
        + group(_back(CARD_WIDTH, CARD_HEIGHT), id="gb-card-back")
        + group(_back(ACTION_WIDTH, ACTION_HEIGHT), id="gb-action-back")
    )


def cards(view: GoldbraeuView) -> str:
    """The edge of the table below the board."""
    rest = _rules() if view.seat is None else _hand(view)
    return group(_deck(view), _label(view), _open(view, 0), _open(view, 1), rest, id="cards")


def _frame(width: float, height: float, colour: str) -> str:
    return (
        rect(3, 5, width, height, rx=8, fill="#000", opacity=0.35)
        + rect(0, 0, width, height, rx=8, fill="url(#gb-parchment)", stroke=INK, stroke_width=1.2)
        + rect(4, 4, width - 8, height - 8, rx=5, fill="none", stroke=colour, stroke_width=3)
    )


def _face(card: int) -> str:
    if card < BUSINESS_COUNT:
        return _frame(CARD_WIDTH, CARD_HEIGHT, BUSINESS_COLOURS[card]) + _share_face(card)
    special, middle = CARDS[card], CARD_WIDTH / 2
    return (
        _frame(CARD_WIDTH, CARD_HEIGHT, CHIP_COLOURS[special])
        + use(f"gb-{special}-figure", middle, 43, 1.25)
        + rect(middle - 22, 65, 44, 20, rx=10, fill=CREAM, stroke=CHIP_COLOURS[special], stroke_width=2)
        + text(EFFECTS[special], middle, 81.5, "gb-coin")
        + text(say(f"{special}_card"), middle, 103, "gb-card")
    )


def _share_face(business: int) -> str:
    """A garden's emblem lies on a round plate, a brewery's on a shield: two kinds at a glance."""
    name, colour, middle = BUSINESSES[business], BUSINESS_COLOURS[business], CARD_WIDTH / 2
    if business < GARDEN_COUNT:
        plate = circle(middle, 47, 31, fill=colour, opacity=0.16)
        return plate + use(emblem(name), middle, 47, 1.25, color=colour) + text(name, middle, 100, "gb-card")
    shield = path(f"M{middle - 27} 13h54v34q0 18-27 24-27-6-27-24z", fill=colour)
    first = name.removesuffix("bräu")
    lines = text(f"{first}-", middle, 87, "gb-card") + text("bräu", middle, 104, "gb-card")
    return shield + use(emblem(name), middle, 40, 1.1, color=CREAM) + lines


def _back(width: float, height: float) -> str:
    return (
        rect(3, 5, width, height, rx=8, fill="#000", opacity=0.35)
        + rect(0, 0, width, height, rx=8, fill=CREAM, stroke=INK, stroke_width=1.2)
        + rect(5, 5, width - 10, height - 10, rx=5, fill="url(#gb-lozenges)", stroke="#2b5c93", stroke_width=1.5)
    )


def _expand_icon() -> str:
    """A piece of fence, and more of it; like all icons within 20 units of the origin."""
    pickets = "M-19 14V-4l4-6 4 6V14zM-8 14V-4l4-6 4 6V14zM3 14V-4l4-6 4 6V14z"
    rails = "M-20-1H12V3H-20zM-20 7H12V11H-20z"
    return (
        path(pickets, fill="#fffaf0", stroke="#6d4420", stroke_width=1.5)
        + path(rails, fill="#b98a52", stroke="#6d4420", stroke_width=1)
        + circle(12, -9, 9, fill="#2f8a45", stroke=CREAM, stroke_width=1.5)
        + path("M7-9H17M12-14V-4", stroke="#fff", stroke_width=3)
    )


def _boss_icon() -> str:
    return (
        path("M-13 18C-14 7-10-3-6-4H6C10-3 14 7 13 18z", fill="#8a4b2a", stroke=INK, stroke_width=1.5)
        + circle(0, -9, 7.5, fill="#f2c79b", stroke="#8a5a34", stroke_width=1.2)
        + path("M-12-13Q0-10 12-13L7-16Q7-23 0-23T-7-16z", fill=INK)
        + path("M5-16Q12-20 11-27 6-24 4-17z", fill="#fffaf0", stroke="#8a7a5a", stroke_width=0.8)
    )


def _buy_icon() -> str:
    return (
        rect(-16, -19, 24, 33, rx=3, fill="#fffaf0", stroke=INK, stroke_width=1.6)
        + rect(-12.5, -15.5, 17, 26, rx=2, fill="url(#gb-lozenges)")
        + circle(9, 8, 11, fill="url(#gb-gold)", stroke="#8f6208", stroke_width=1.6)
    )


def _action(name: str) -> str:
    return (
        _frame(ACTION_WIDTH, ACTION_HEIGHT, "#a8763c")
        + use(f"gb-icon-{name}", ACTION_WIDTH / 2, 40, 1.15)
        + text(say(name), ACTION_WIDTH / 2, 81, "gb-card")
    )


def empty_place(width: float, height: float) -> str:
    """The outline of a card that is not there."""
    dashes: dict[str, Attribute] = {"stroke": NO_PLAYER.base, "stroke_width": 2, "stroke_dasharray": "7 6"}
    return rect(0, 0, width, height, rx=8, fill="#000", fill_opacity=0.1, **dashes)


def _outline() -> str:
    """Where a card can be clicked."""
    return rect(-3, -3, CARD_WIDTH + 6, CARD_HEIGHT + 6, rx=10, **TARGET)


def _deck(view: GoldbraeuView) -> str:
    """A pile that grows lower; empty, only its place is left."""
    count = view.deck_size
    if not count:
        pile = empty_place(CARD_WIDTH, CARD_HEIGHT)
    else:
        layers = min(4, (count + 9) // 10)
        pile = "".join(use("gb-card-back", -2 * layer, -2 * layer) for layer in range(layers))
        pile += circle(44, 58, 25, fill=CREAM, stroke=INK, stroke_width=2) + text(str(count), 44, 66, "gb-stat")
    return group(
        group(
            pile, _outline(), at=(DECK_X, CARDS_Y), title=say("deck_title", count=count), id="deck", data_count=count
        ),
        text(say("deck"), DECK_X + CARD_WIDTH / 2, LABEL_Y, "gb-label"),
    )


def _label(view: GoldbraeuView) -> str:
    """GB-50: once the action cards are shown everyone knows what a card costs today."""
    shown = EXPANDING <= view.part <= BUYING and bool(view.decisions)
    price = PRICES[view.chosen.count(BUYING)] if shown else 0
    words = say("open_price", price=price) if price else say("open")
    return text(words, OPEN_X + (PITCH + CARD_WIDTH) / 2, LABEL_Y, "gb-label", id="open-label")


def _open(view: GoldbraeuView, slot: int) -> str:
    card = view.open[slot]
    name = CARDS[card] if card >= 0 else "none"
    words = say("open_title", slot=slot + 1, card=name) if card >= 0 else say("open_empty", slot=slot + 1)
    face = use(f"gb-card-{card}") if card >= 0 else empty_place(CARD_WIDTH, CARD_HEIGHT)
    return group(
        face, _outline(), at=(OPEN_X + slot * PITCH, CARDS_Y), title=words, id=f"open-{slot + 1}", data_card=name
    )


def _hand(view: GoldbraeuView) -> str:
    """The viewer's own shares: each business has its place, and a card there with a count, or none."""
    held = _held(view)
    label = text(say("hand"), HAND_X, LABEL_Y, "gb-label gb-left")
    return group(
        label, *(_share(view, business, held.count(business)) for business in range(BUSINESS_COUNT)), id="hand"
    )


def _held(view: GoldbraeuView) -> tuple[int, ...]:
    """The pair that the viewer has chosen to keep hidden, while the others still choose. (GB-15)"""
    assert view.seat is not None
    choice = view.chosen[view.seat]
    return PAIRS[choice - HOLD] if choice >= HOLD else ()


def _share(view: GoldbraeuView, business: int, held: int) -> str:
    count, name = view.hand[business], BUSINESSES[business]
    key = "hand_held" if held else "hand_drawn" if view.drawn == business else "hand_title"
    if not count:
        shadow = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=8, fill="#000", opacity=0.16)
        parts = [shadow, use(emblem(name), CARD_WIDTH / 2, CARD_HEIGHT / 2, 1.2, color=CREAM, opacity=0.13)]
    else:
        parts = [use(f"gb-card-{business}")]
    if count and key != "hand_title":
        parts.insert(0, rect(-5, -5, CARD_WIDTH + 10, CARD_HEIGHT + 10, rx=12, fill=GOLD))
    if count > 1:
        parts.append(circle(CARD_WIDTH - 10, 12, 16, fill=INK, stroke=CREAM, stroke_width=2))
        parts.append(text(f"×{count}", CARD_WIDTH - 10, 18, "gb-times"))
    return group(
        *parts,
        _outline(),
        at=(HAND_X + business * PITCH, CARDS_Y),
        title=say(key, count=count, business=name, held=held),
        id=f"hand-{name}",
        data_count=count,
    )


def _rules() -> str:
    """A spectator has no hand: instead, what a garden earns."""
    x, y = HAND_X + 20, CARDS_Y + 46
    entries = (
        ("gb-table", 0.75, f"{PER_CELL} {say('rule_cell')}"),
        ("gb-parasol", 0.75, f"{2 * PER_CELL} {say('rule_parasol')}"),
        ("gb-waitress", 1.0, f"{EFFECTS['waitress']} {say('rule_waitress')}"),
        ("gb-drunkard", 1.0, f"{EFFECTS['drunkard']} {say('rule_drunkard')}"),
    )
    parts = [
        use(figure, x + 30 + index * 250, y, scale) + text(words, x + 72 + index * 250, y + 7, "gb-label gb-left")
        for index, (figure, scale, words) in enumerate(entries)
    ]
    half = text(say("rule_half"), x + 2, y + 64, "gb-label gb-left", opacity=0.85)
    return group(text(say("rules"), HAND_X, LABEL_Y, "gb-label gb-left"), *parts, half, id="reminder")
