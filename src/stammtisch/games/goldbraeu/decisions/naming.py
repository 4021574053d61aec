"""Boss or contract: naming a boss, and the present one's answer. (GB-40 to GB-49)"""

from __future__ import annotations

from typing import Final

from stammtisch.engine.decision import Decision
from stammtisch.engine.refusal import Refusal
from stammtisch.games.goldbraeu.choices import ALLOW, BLOCK, BOSS, BOSS_WITH_SHARE, CHIP, CONTRACT, PASS, PLAY
from stammtisch.games.goldbraeu.decisions.action import act_refusal, decline, use_action
from stammtisch.games.goldbraeu.decisions.contract import contract_refusal, contracts, sign_contract
from stammtisch.games.goldbraeu.decisions.shares import play_refusal, play_share
from stammtisch.games.goldbraeu.names import BUSINESS_COUNT, BUSINESSES, NOBODY, NOTHING
from stammtisch.games.goldbraeu.state import GoldbraeuState


class NameBoss(Decision[GoldbraeuState]):
    """Name a boss, with or without a hand share played first; sign a beer contract; or decline."""

    name = "boss"
    rule = "GB-40"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.actor()

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        if seat != state.actor():
            return []
        found = [PASS]
        if state.bosses_left(seat):  # GB-47
            can_play = state.markers_left(seat) > 0  # GB-55
            for business in range(BUSINESS_COUNT):
                if state.boss[business] == seat or state.protected >> business & 1:  # GB-47, GB-45
                    continue
                if state.markers[business * state.players + seat] and not state.blocked >> business & 1:
                    found.append(BOSS + business)
                if can_play and state.hand[seat * BUSINESS_COUNT + business]:
                    found.append(BOSS_WITH_SHARE + business)
        if not state.blocked or state.terms.contract_after_block:
            found += contracts(state, seat)
        return found

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        if seat != state.actor():
            return state.not_asked(seat)
        if BOSS <= choice < BOSS + BUSINESS_COUNT:
            return naming_refusal(state, seat, choice - BOSS) or self._marker_refusal(state, seat, choice - BOSS)
        if BOSS_WITH_SHARE <= choice < BOSS_WITH_SHARE + BUSINESS_COUNT:
            business = choice - BOSS_WITH_SHARE
            return naming_refusal(state, seat, business) or play_refusal(state, seat, business)
        if CONTRACT <= choice < CHIP:
            return contract_refusal(state, seat, choice - CONTRACT)
        return act_refusal(state, seat, choice)

    def _marker_refusal(self, state: GoldbraeuState, seat: int, business: int) -> Refusal | None:
        """Why a naming needs a hand share."""
        if not state.markers[business * state.players + seat]:
            return Refusal("GB-40", "no_marker", {"business": BUSINESSES[business]})
        if state.blocked >> business & 1:
            return Refusal("GB-42", "blocked_here", {"business": BUSINESSES[business]})
        return None

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        if choice == PASS:
            decline(state, seat)
        elif choice >= CONTRACT:
            sign_contract(state, seat, choice - CONTRACT)
            use_action(state)
        elif choice >= BOSS_WITH_SHARE:
            # GB-49: at most one share in each try, before the block is asked.
            play_share(state, seat, choice - BOSS_WITH_SHARE)
            challenge(state, seat, choice - BOSS_WITH_SHARE)
        else:
            challenge(state, seat, choice - BOSS)


class Challenge(Decision[GoldbraeuState]):
    """The owner of a challenged boss is always asked, whatever he can do: being asked tells nothing. (GB-41, GB-83)"""

    name = "block"
    rule = "GB-41"

    def seats(self, state: GoldbraeuState) -> int:
        return 1 << state.boss[state.named]

    def choices(self, state: GoldbraeuState, seat: int) -> list[int]:
        business = state.named
        if seat != state.boss[business]:
            return []
        if has_majority(state, seat, business):
            return [ALLOW, BLOCK]
        if state.hand[seat * BUSINESS_COUNT + business] and state.markers_left(seat):
            return [ALLOW, PLAY + business]
        return [ALLOW]

    def refusal(self, state: GoldbraeuState, seat: int, choice: int) -> Refusal | None:
        business = state.named
        here: dict[str, str | int] = {"business": BUSINESSES[business]}
        if seat != state.boss[business]:
            return Refusal("GB-43", "not_challenged", here)
        if choice == ALLOW:
            return None
        if choice == BLOCK:
            if has_majority(state, seat, business):
                return None
            mine = state.markers[business * state.players + seat]
            return Refusal("GB-41", "no_majority", {**here, "mine": mine, "others": state.markers_at(business) - mine})
        if choice == PLAY + business:
            if has_majority(state, seat, business):
                return Refusal("GB-41", "majority_already", here)
            return play_refusal(state, seat, business)
        return Refusal("GB-41", "block_or_allow", here)

    def take(self, state: GoldbraeuState, seat: int, choice: int) -> None:
        business = state.named
        challenger = state.actor()
        if choice == ALLOW:
            close_challenge(state)
            install(state, challenger, business)
        elif choice == BLOCK:
            # GB-42: a blocked try uses no action up.
            close_challenge(state)
            state.blocked |= 1 << business
            if state.telling:
                state.tell("blocked", seat, {"business": BUSINESSES[business]})
        else:
            play_share(state, seat, business)
            if not state.markers[business * state.players + challenger]:
                close_challenge(state)
                lapse(state, challenger, business)


def has_majority(state: GoldbraeuState, seat: int, business: int) -> bool:
    """GB-41: more markers than all the others together."""
    return 2 * state.markers[business * state.players + seat] > state.markers_at(business)


def challenge(state: GoldbraeuState, seat: int, business: int) -> None:
    """A boss is named: ask the present one, if there is one. (GB-46, GB-67)"""
    if not state.markers[business * state.players + seat]:
        lapse(state, seat, business)
    elif state.boss[business] == NOBODY:
        install(state, seat, business)
    else:
        state.named = business
        state.stack.append(CHALLENGE)
        if state.telling:
            state.tell("challenged", seat, {"business": BUSINESSES[business]})


def close_challenge(state: GoldbraeuState) -> None:
    state.named = NOTHING
    state.stack.pop()


def lapse(state: GoldbraeuState, challenger: int, business: int) -> None:
    """GB-67: a challenger who has just lost his only marker; no block, no action used, only the cards."""
    if state.telling:
        state.tell("lapsed", challenger, {"business": BUSINESSES[business]})


def install(state: GoldbraeuState, seat: int, business: int) -> None:
    """The new boss stands; the old one is back with its owner, and nobody replaces the new one today. (GB-44, GB-45)"""
    state.boss[business] = seat
    state.protected |= 1 << business
    if state.telling:
        state.tell("boss_named", seat, {"business": BUSINESSES[business]})
    use_action(state)


def naming_refusal(state: GoldbraeuState, seat: int, business: int) -> Refusal | None:
    """Why a boss may not be named at a business, with or without a share."""
    here: dict[str, str | int] = {"business": BUSINESSES[business]}
    if state.boss[business] == seat:
        return Refusal("GB-47", "boss_already", here)
    if state.protected >> business & 1:
        return Refusal("GB-45", "named_today", here)
    if not state.bosses_left(seat):
        return Refusal("GB-47", "no_boss_left")
    return None


NAME_BOSS: Final = NameBoss()
CHALLENGE: Final = Challenge()
