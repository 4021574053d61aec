"""Toys in which a choice does not do what it should, or is not kept as it was."""

from __future__ import annotations

from stammtisch.engine import BadInput, Event, IllegalChoice, Refusal, Terms
from tests.conformance.broken import Case, Patch, with_state
from tests.conformance.broken_secrecy import retold
from tests.conformance.toy import STAKING, Toy, ToyState, ToyView


def event_without_words(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        event.kind = "unheard of"

    return retold(change)


def event_that_reads_badly(patch: Patch) -> Toy:
    class Broken(Toy):
        def tell(self, event: Event, seat: int | None, names: list[str]) -> str:
            return super().tell(event, seat, names) + "{who}"

    return Broken()


def event_that_is_not_plain(patch: Patch) -> Toy:
    def change(state: ToyState, event: Event) -> None:
        event.public = {**event.public, "seats": range(2)}  # type: ignore[dict-item]

    return retold(change)


def telling_changes_the_game(patch: Patch) -> Toy:
    honest = STAKING.take

    def take(state: ToyState, seat: int, choice: int) -> None:
        honest(state, seat, choice)
        state.coins[seat] += state.telling

    patch.setattr(STAKING, "take", take)
    return Toy()


def events_are_kept(patch: Patch) -> Toy:
    class Keeping(ToyState):
        def apply(self, seat: int, choice: int) -> list[Event]:
            self.told = super().apply(seat, choice)
            return self.told

    return with_state(Keeping)


def copy_shares_the_coins(patch: Patch) -> Toy:
    class Sharing(ToyState):
        def copy(self) -> ToyState:
            twin = super().copy()
            twin.coins = self.coins
            return twin

    return with_state(Sharing)


def copy_forgets_the_knock(patch: Patch) -> Toy:
    class Forgetting(ToyState):
        def copy(self) -> ToyState:
            twin = super().copy()
            twin.knocked = [False, False]
            return twin

    return with_state(Forgetting)


def looking_counts(patch: Patch) -> Toy:
    class Counting(ToyState):
        def view(self, seat: int | None) -> ToyView:
            self.coins[0] += 1
            return super().view(seat)

    return with_state(Counting)


def first_to_stake_gets_a_coin(patch: Patch) -> Toy:
    honest = STAKING.take

    def take(state: ToyState, seat: int, choice: int) -> None:
        state.coins[seat] += max(state.staked) < 0
        honest(state, seat, choice)

    patch.setattr(STAKING, "take", take)
    return Toy()


def first_to_stake_limits_the_other(patch: Patch) -> Toy:
    honest = STAKING.choices
    patch.setattr(STAKING, "choices", lambda state, seat: honest(state, seat)[: 3 if max(state.staked) < 0 else 1])
    return Toy()


def anything_goes(patch: Patch) -> Toy:
    class Lenient(ToyState):
        def apply(self, seat: int, choice: int) -> list[Event]:
            self.telling = False
            self.knocked[0] = True
            return []

    return with_state(Lenient)


def a_refusal_costs_a_coin(patch: Patch) -> Toy:
    class Strict(ToyState):
        def apply(self, seat: int, choice: int) -> list[Event]:
            try:
                return super().apply(seat, choice)
            except IllegalChoice:
                self.coins[seat] -= 1
                raise

    return with_state(Strict)


def another_reason_than_before(patch: Patch) -> Toy:
    class Fickle(ToyState):
        def apply(self, seat: int, choice: int) -> list[Event]:
            try:
                return super().apply(seat, choice)
            except IllegalChoice as error:
                raise IllegalChoice(seat, choice, Refusal("TY-3", "wait")) from error

    return with_state(Fickle)


def cards_get_lost(patch: Patch) -> Toy:
    honest = STAKING.draw

    def draw(state: ToyState, seat: int, stake: int) -> None:
        honest(state, seat, stake)
        state.deck = state.deck[1:]

    patch.setattr(STAKING, "draw", draw)
    return Toy()


def position_is_not_built_again(patch: Patch) -> Toy:
    class Broken(Toy):
        def build(self, terms: Terms, position: dict[str, object]) -> ToyState:
            return super().build(terms, {**position, "coins": [1, 1]})

    return Broken()


def position_cannot_be_built_again(patch: Patch) -> Toy:
    class Broken(Toy):
        def build(self, terms: Terms, position: dict[str, object]) -> ToyState:
            raise BadInput("no")

    return Broken()


def position_reads_differently(patch: Patch) -> Toy:
    class Broken(Toy):
        def read_position(self, position: dict[str, object]) -> dict[str, object]:
            return {**position, "round": 0}

    return Broken()


def position_built_again_waits_for_others(patch: Patch) -> Toy:
    class Broken(Toy):
        def build(self, terms: Terms, position: dict[str, object]) -> ToyState:
            state = super().build(terms, position)
            state.waiting = 3
            return state

    return Broken()


def the_same_choice_twice_differs(patch: Patch) -> Toy:
    coins = iter(range(100_000))

    class Drifting(ToyState):
        def step(self, seat: int, choice: int) -> None:
            super().step(seat, choice)
            self.coins[0] = next(coins)

    return with_state(Drifting)


def it_crashes(patch: Patch) -> Toy:
    class Crashing(ToyState):
        def step(self, seat: int, choice: int) -> None:
            if self.round == 2:
                raise ZeroDivisionError("by zero")
            super().step(seat, choice)

    return with_state(Crashing)


CASES = [
    Case(event_without_words, "apply is step", "crash: KeyError: 'unheard of'"),
    Case(event_that_reads_badly, "apply is step", "reads badly"),
    Case(event_that_is_not_plain, "apply is step", "crash: TypeError"),
    Case(telling_changes_the_game, "apply is step", "apply and step lead to different positions"),
    Case(events_are_kept, "apply is step", "keeps events after a choice"),
    Case(copy_shares_the_coins, "copies are independent", "playing on in a copy has changed the original"),
    Case(copy_forgets_the_knock, "copies are independent", "a copy differs from its original"),
    Case(looking_counts, "looking changes nothing", "looking at the position has changed it"),
    Case(first_to_stake_gets_a_coin, "order does not matter", "changes the outcome"),
    Case(first_to_stake_limits_the_other, "order does not matter", "depends on whether seats [0] have chosen"),
    Case(anything_goes, "illegal changes nothing", "refused, but apply makes it"),
    Case(a_refusal_costs_a_coin, "illegal changes nothing", "refused, but the position has changed"),
    Case(another_reason_than_before, "illegal changes nothing", "apply names another reason"),
    Case(cards_get_lost, "pieces add up", "cards:"),
    Case(position_is_not_built_again, "build is write", "is written differently"),
    Case(position_cannot_be_built_again, "build is write", "cannot be built again: no"),
    Case(position_reads_differently, "build is write", "is read as another one"),
    Case(position_built_again_waits_for_others, "build is write", "waits for other seats"),
    Case(the_same_choice_twice_differs, "replay", "the record does not play again: the record says"),
    Case(it_crashes, "no crash", "crash: ZeroDivisionError: by zero"),
]
