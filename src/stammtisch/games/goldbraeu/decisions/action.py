"""What the three actions have in common: using them up, declining them. (GB-23, GB-24)"""

from __future__ import annotations

from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import PASS, PLAY
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT
from stammtisch.games.goldbraeu.state import PAID, GoldbraeuState


def use_action(state: GoldbraeuState) -> None:
    """One action is done; the second of two starts afresh. (GB-23, GB-42)"""
    state.blocked = 0
    state.left -= 1
    if not state.left:
        end_turn(state)


def decline(state: GoldbraeuState, seat: int) -> None:
    """GB-24: declining gives up whatever is left."""
    if state.telling:
        state.tell("declined", seat, {})
    state.blocked = 0
    state.left = 0
    end_turn(state)


def end_turn(state: GoldbraeuState) -> None:
    """The action decision is answered; the day goes on with the next player."""
    state.stack.pop()
    state.turn += 1


def act_refusal(state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
    """Whether this seat may act at all, and whether it may decline; other choices do not belong here."""
    if seat != state.actor():
        return state.not_asked(seat)
    if choice == PASS:
        return None
    if PLAY <= choice < PLAY + BUSINESS_COUNT:
        return Refusal("GB-58", "no_play_now")
    # What belongs to another part of the day comes in its order; at payday shares are played and nothing else.
    return Refusal("GB-70" if state.part == PAID else "GB-22", "other_action")
