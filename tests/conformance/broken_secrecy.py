"""Toys that give something away, or whose views are not enough."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from stammtisch.engine import Event, Refusal, State, Terms
from tests.conformance.broken import Case, Patch, with_state
from tests.conformance.toy import DRAWING, KNOCK, STAKING, Toy, ToyState, ToyView


def view_shows_the_deck(patch: Patch) -> Toy:
    class Leaky(ToyState):
        def seen(self, seat: int | None) -> dict[str, Any]:
            return {**super().seen(seat), "top": self.deck[0] if self.deck else 0}

    return with_state(Leaky)


def view_shows_a_secret_stake(patch: Patch) -> Toy:
    class Leaky(ToyState):
        def seen(self, seat: int | None) -> dict[str, Any]:
            return {**super().seen(seat), "stake": self.staked[0]}

    return with_state(Leaky)


def hands_are_said_to_be_open(patch: Patch) -> Toy:
    toy = Toy()
    toy.open_hands = True
    return toy


def choices_depend_on_the_deck(patch: Patch) -> Toy:
    honest = DRAWING.choices

    def choices(state: ToyState, seat: int) -> list[int]:
        return honest(state, seat)[: 1 if state.deck and state.deck[0] > 3 else 2]

    patch.setattr(DRAWING, "choices", choices)
    return Toy()


def refusal_depends_on_the_deck(patch: Patch) -> Toy:
    honest = STAKING.refusal

    def refusal(state: ToyState, seat: int, choice: int) -> Refusal | None:
        answer = honest(state, seat, choice)
        return Refusal("TY-2", "other") if answer is not None and state.deck[0] > 3 else answer

    patch.setattr(STAKING, "refusal", refusal)
    return Toy()


def who_is_asked_depends_on_the_deck(patch: Patch) -> Toy:
    patch.setattr(DRAWING, "seats", lambda state: 3 if state.deck[:1] > [3] else 1 << state.drawer)
    return Toy()


class MarkedView(ToyView):
    """A view with something on the side that its data do not show."""

    mark = 0


class Marking(Toy):
    def blank(self, terms: Terms) -> ToyState:
        class Leaky(ToyState):
            def view(self, seat: int | None) -> ToyView:
                view = MarkedView(self.terms, self.seen(seat))
                view.mark = self.deck[0] if self.deck else 0
                return view

        return Leaky(terms)


def picture_shows_the_deck(patch: Patch) -> Toy:
    class Broken(Marking):
        def draw(self, view: ToyView, names: list[str]) -> str:
            assert isinstance(view, MarkedView)
            return f"<svg>{view.mark}</svg>"

    return Broken()


def sketch_shows_the_deck(patch: Patch) -> Toy:
    class Broken(Marking):
        def sketch(self, view: ToyView, names: list[str]) -> str:
            assert isinstance(view, MarkedView)
            return str(view.mark)

    return Broken()


def view_holds_the_state(patch: Patch) -> Toy:
    class HoldingView(ToyView):
        state: State

    class Leaky(ToyState):
        def view(self, seat: int | None) -> ToyView:
            view = HoldingView(self.terms, self.seen(seat))
            view.state = self
            return view

    return with_state(Leaky)


def view_is_not_plain(patch: Patch) -> Toy:
    class Fancy(ToyState):
        def seen(self, seat: int | None) -> dict[str, Any]:
            return {**super().seen(seat), "pair": (1, 2)}

    return with_state(Fancy)


def retold(change: Callable[[ToyState, Event], None]) -> Toy:
    """A toy that tells its events differently."""

    class Telling(ToyState):
        def tell(self, *args: Any, **kwargs: Any) -> None:
            super().tell(*args, **kwargs)
            change(self, self.told[-1])

    return with_state(Telling)


def event_tells_the_drawn_card(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        event.public = {**event.public, **event.secret}

    return retold(change)


def event_tells_a_secret_stake(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        if event.kind == "staked":
            event.public = {"stake": state.staked[event.seat]}

    return retold(change)


def nothing_is_a_fence(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        event.fence = False

    return retold(change)


def knock_shows_the_hand(patch: Patch) -> Toy:
    honest = DRAWING.choices

    def choices(state: ToyState, seat: int) -> list[int]:
        return [choice for choice in honest(state, seat) if choice != KNOCK or state.hand[seat] > 3]

    patch.setattr(DRAWING, "choices", choices)
    return Toy()


def imagination_forgets_the_knock(patch: Patch) -> Toy:
    class Broken(Toy):
        def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
            state = super().imagine(view, rng)
            state.knocked = [False, False]
            return state

    return Broken()


def imagination_loses_a_card(patch: Patch) -> Toy:
    class Broken(Toy):
        def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
            state = super().imagine(view, rng)
            state.deck = state.deck[1:]
            return state

    return Broken()


def other_imagined_state(state: type[ToyState]) -> Toy:
    """A toy in whose imagined positions the game goes on differently."""

    class Broken(Toy):
        def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
            imagined = state(view.terms)
            for name, value in vars(super().imagine(view, rng)).items():
                setattr(imagined, name, value)
            return imagined

    return Broken()


def imagined_games_lose_cards(patch: Patch) -> Toy:
    class Losing(ToyState):
        def step(self, seat: int, choice: int) -> None:
            self.deck = self.deck[:-1]
            super().step(seat, choice)

    return other_imagined_state(Losing)


def imagined_games_stand_still(patch: Patch) -> Toy:
    class Still(ToyState):
        def step(self, seat: int, choice: int) -> None:
            pass

    return other_imagined_state(Still)


CASES = [
    Case(view_shows_the_deck, "nothing leaks", "shows 'top', which is hidden"),
    Case(view_shows_a_secret_stake, "nothing leaks", "shows 'stake', which is hidden"),
    Case(choices_depend_on_the_deck, "nothing leaks", "depend on something hidden"),
    Case(refusal_depends_on_the_deck, "nothing leaks", "leak: why seat"),
    Case(who_is_asked_depends_on_the_deck, "nothing leaks", "who is asked what tells"),
    Case(hands_are_said_to_be_open, "open hands are open", "nobody is said to have secrets"),
    Case(picture_shows_the_deck, "pictures do not leak", "the picture for a spectator"),
    Case(sketch_shows_the_deck, "sketches do not leak", "the sketch for a spectator"),
    Case(view_holds_the_state, "views are plain", "holds on to the state"),
    Case(view_is_not_plain, "views are plain", "is not plain data"),
    Case(event_tells_the_drawn_card, "events do not leak", "tell a spectator something hidden"),
    Case(event_tells_a_secret_stake, "secret choices stay secret", "chosen in secret"),
    Case(nothing_is_a_fence, "events do not leak", "no event is a fence"),
    Case(knock_shows_the_hand, "events do not leak", "that 'knock' can be made shows a spectator something new"),
    Case(imagination_forgets_the_knock, "views are complete", "looks different in 'knocked'"),
    Case(imagination_loses_a_card, "views are complete", "imagines cannot be: cards"),
    Case(imagined_games_lose_cards, "imagined games end", "goes wrong in play: cards"),
    Case(imagined_games_stand_still, "imagined games end", "never ends", 1),
]
