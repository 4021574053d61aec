"""Action cards: the three in the hand of a viewer who is to lay one, and what lies in each player's panel. (GB-20)"""

from __future__ import annotations

from typing import Final

from stammtisch.games.goldbraeu.drawing.cards import ACTION_HEIGHT, ACTION_WIDTH, empty_place
from stammtisch.games.goldbraeu.drawing.layout import SIDE_WIDTH, SIDE_X
from stammtisch.games.goldbraeu.names import ACTIONS, COLOURS
from stammtisch.games.goldbraeu.view import GoldbraeuView
from stammtisch.pictures.paints import CREAM, INK
from stammtisch.pictures.svg import TARGET, Point, circle, group, rect, use
from stammtisch.pictures.words import say

HELD_SCALE: Final = 1.4
HELD_Y: Final = 216


def lays_cards(view: GoldbraeuView) -> bool:
    """Whether the viewer has action cards in the hand: from the morning until all are turned."""
    return view.seat is not None and view.decisions[-1:] == ["card"]


def held(view: GoldbraeuView, place: Point) -> str:
    """The viewer's cards: all three before one is laid; then that one, face down at its place, to which it slides."""
    if not lays_cards(view):
        return ""
    assert view.seat is not None
    laid = view.chosen[view.seat]
    if laid in range(len(ACTIONS)):
        action = ACTIONS[laid]
        words = say("laid_own", action=action)
        return group(group(_face_down(action), at=place, title=words, id=f"held-{action}"), id="held")
    return group(*(_in_hand(index, action) for index, action in enumerate(ACTIONS)), id="held")


def _in_hand(index: int, action: str) -> str:
    gap = (SIDE_WIDTH - len(ACTIONS) * ACTION_WIDTH * HELD_SCALE) / (len(ACTIONS) + 1)
    return group(
        use(f"gb-action-{action}"),
        rect(-2, -2, ACTION_WIDTH + 4, ACTION_HEIGHT + 4, rx=9, **TARGET),
        at=(SIDE_X + gap + index * (ACTION_WIDTH * HELD_SCALE + gap), HELD_Y),
        scale=HELD_SCALE,
        title=say(action),
        id=f"held-{action}",
    )


def _face_down(action: str) -> str:
    """The back, with a reminder for the one who laid it."""
    x, y = ACTION_WIDTH / 2, ACTION_HEIGHT / 2
    return (
        use("gb-action-back")
        + circle(x, y, 23, fill=CREAM, stroke=INK, stroke_width=1.5)
        + use(f"gb-icon-{action}", x, y + 2, 0.8)
    )


def on_panel(view: GoldbraeuView, name: str, seat: int, at: Point) -> str:
    """A player's card of the day: no card, face down, or shown; one's own slides there from the hand."""
    colour = COLOURS[seat]
    chosen = view.chosen[seat]
    if chosen in range(len(ACTIONS)):
        action = ACTIONS[chosen]
        own = seat == view.seat and lays_cards(view)
        card = empty_place(ACTION_WIDTH, ACTION_HEIGHT) if own else use(f"gb-action-{action}")
        words = "" if own else say("shown", name=name, action=action)
        return group(card, at=at, title=words, id=f"action-{colour}", data_action=action)
    if view.has_chosen[seat]:
        words = say("laid", name=name)
        return group(use("gb-action-back"), at=at, title=words, id=f"action-{colour}", data_action="hidden")
    place = empty_place(ACTION_WIDTH, ACTION_HEIGHT)
    return group(place, at=at, title=say("not_laid", name=name), id=f"action-{colour}", data_action="none")
