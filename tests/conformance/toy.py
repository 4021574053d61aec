"""The smallest game with everything that is hard: secret stakes, hidden cards, a nested decision, a knock out of turn.

Two players, six cards from 1 to 6, one each in hand. In each of three rounds both stake in secret; who stakes more
pays and draws a card, which replaces the one in hand or not; the other is shown and out. While the drawer thinks, the
opponent may knock, once a game. Coins and card make the score.
"""

from __future__ import annotations

import random
from typing import Any

from stammtisch.engine import (
    Chance,
    Codebook,
    Components,
    Decision,
    Edition,
    Game,
    Kind,
    Option,
    Refusal,
    Rule,
    Rulebook,
    State,
    Terms,
    View,
)

KNOCK, TAKE, LEAVE, STAKE = 0, 1, 2, 10
CARDS = [1, 2, 3, 4, 5, 6]
ROUNDS = 3

RULES = Rulebook(
    [Rule(number, "all", text, "here") for number, text in (("TY-1", "Stake."), ("TY-2", "Draw."), ("TY-3", "End."))],
    {
        "question": {"stake": "How much?", "draw": "Take it?", "over": "Over."},
        "choice": {"knock": "Knock", "take": "Take it", "leave": "Leave it", "stake": "Stake {0}"},
        "refusal": {
            "over": "The game is over.",
            "wait": "It is not your turn.",
            "poor": "You have only {coins}.",
            "other": "Not now.",
        },
        "event": {
            "staked": "{who} has staked.",
            "stakes": "The stakes are {stakes}.",
            "drew": "{who} draws.",
            "drew_secret": "{who} draws {card}.",
            "shown": "{who} shows {card}.",
            "knocked": "{who} knocks.",
            "over": "It is over.",
        },
    },
)


class ToyView(View):
    def __init__(self, terms: Terms, data: dict[str, Any]) -> None:
        self.terms = terms
        self.seat = data["seat"]
        self.data = data

    def to_data(self) -> dict[str, object]:
        return self.data


class ToyState(State):
    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.players = 2
        self.telling = False
        self.told = []
        self.waiting = 0
        self.stack = [ROUND]
        self.round = 0
        self.coins = [PURSES[terms.options["purse"]]] * 2
        self.hand = [0, 0]
        self.deck: list[int] = []
        self.gone: list[int] = []
        self.staked = [-1, -1]
        self.shown = [-1, -1]
        self.drawer = -1
        self.drawn = 0
        self.knocked = [False, False]

    def copy(self) -> ToyState:
        twin = type(self)(self.terms)
        twin.stack, twin.waiting, twin.round = self.stack[:], self.waiting, self.round
        twin.coins, twin.hand, twin.deck, twin.gone = self.coins[:], self.hand[:], self.deck[:], self.gone[:]
        twin.staked, twin.shown = self.staked[:], self.shown[:]
        twin.drawer, twin.drawn = self.drawer, self.drawn
        twin.knocked = self.knocked[:]
        return twin

    def view(self, seat: int | None) -> ToyView:
        return ToyView(self.terms, self.seen(seat))

    def seen(self, seat: int | None) -> dict[str, Any]:
        return {
            "seat": seat,
            "stage": self.stack[-1].name if self.stack else "over",
            "round": self.round,
            "coins": self.coins[:],
            "card": 0 if seat is None else self.hand[seat],
            "gone": self.gone[:],
            "has_staked": [stake >= 0 for stake in self.staked],
            "stake": -1 if seat is None else self.staked[seat],
            "shown": self.shown[:],
            "drawer": self.drawer,
            "drawn": self.drawn if seat == self.drawer else 0,
            "knocked": self.knocked[:],
        }

    def scores(self) -> list[int]:
        return [coins + card for coins, card in zip(self.coins, self.hand, strict=True)]

    def not_asked(self, seat: int) -> Refusal:
        return Refusal("TY-3", "over") if self.over else Refusal("TY-1", "wait")


class Round(Decision[ToyState]):
    """Opens round after round and waits for nobody."""

    name = "round"
    rule = "TY-1"

    def seats(self, state: ToyState) -> int:
        return 0

    def resume(self, state: ToyState) -> None:
        if state.round == ROUNDS:
            state.stack.pop()
            if state.telling:
                state.tell("over", -1, {}, True)
            return
        state.round += 1
        state.stack.append(STAKING)


class Staking(Decision[ToyState]):
    name = "stake"
    rule = "TY-1"

    def seats(self, state: ToyState) -> int:
        return sum(1 << seat for seat in range(2) if state.staked[seat] < 0)

    def choices(self, state: ToyState, seat: int) -> list[int]:
        return [STAKE + stake for stake in range(3) if state.staked[seat] < 0 and stake <= state.coins[seat]]

    def refusal(self, state: ToyState, seat: int, choice: int) -> Refusal | None:
        if state.staked[seat] >= 0:
            return state.not_asked(seat)
        if not STAKE <= choice < STAKE + 3:
            return Refusal(self.rule, "other")
        if choice - STAKE > state.coins[seat]:
            return Refusal(self.rule, "poor", {"coins": state.coins[seat]})
        return None

    def take(self, state: ToyState, seat: int, choice: int) -> None:
        state.staked[seat] = choice - STAKE
        if state.telling:
            state.tell("staked", seat, {}, True)
        if self.seats(state):
            return
        stakes = state.shown = state.staked
        state.staked = [-1, -1]
        state.stack.pop()
        if state.telling:
            state.tell("stakes", -1, {"stakes": stakes[:]}, True)
        if stakes[0] != stakes[1]:
            self.draw(state, 0 if stakes[0] > stakes[1] else 1, max(stakes))

    def draw(self, state: ToyState, seat: int, stake: int) -> None:
        state.coins[seat] -= stake
        state.drawer, state.drawn = seat, state.deck.pop(0)
        state.stack.append(DRAWING)
        if state.telling:
            state.tell("drew", seat, {}, True, {"card": state.drawn})


class Drawing(Decision[ToyState]):
    name = "draw"
    rule = "TY-2"

    def seats(self, state: ToyState) -> int:
        return 1 << state.drawer

    def choices(self, state: ToyState, seat: int) -> list[int]:
        if seat == state.drawer:
            return [TAKE, LEAVE]
        return [] if state.knocked[seat] else [KNOCK]

    def refusal(self, state: ToyState, seat: int, choice: int) -> Refusal | None:
        return None if choice in self.choices(state, seat) else Refusal(self.rule, "other")

    def take(self, state: ToyState, seat: int, choice: int) -> None:
        if choice == KNOCK:
            state.knocked[seat] = True
            if state.telling:
                state.tell("knocked", seat, {})
            return
        shown = state.drawn
        if choice == TAKE:
            shown, state.hand[seat] = state.hand[seat], shown
        state.gone.append(shown)
        state.drawer, state.drawn = -1, 0
        state.stack.pop()
        if state.telling:
            state.tell("shown", seat, {"card": shown}, True)


ROUND, STAKING, DRAWING = Round(), Staking(), Drawing()
STAGES: dict[str, list[Decision[Any]]] = {"stake": [ROUND, STAKING], "draw": [ROUND, DRAWING], "over": []}
PURSES = {"five": 5, "three": 3}


class Toy(Game[ToyState, ToyView, Terms]):
    def __init__(self) -> None:
        self.key = "toy"
        self.title = "Toy"
        self.year = 2000
        self.author = "the house"
        self.maturity = "complete"
        self.rules_version = 1
        self.seat_counts = (2,)
        self.colours = ("white", "black")
        self.options = (Option("purse", "TY-1", "Coins", {"five": "five each", "three": "three each"}),)
        self.editions = (Edition("short", "Short", {"purse": "three"}),)
        self.rulebook = RULES
        self.codes = Codebook(
            Kind("knock", KNOCK), Kind("take", TAKE), Kind("leave", LEAVE), Kind("stake", STAKE, ("0", "1", "2"))
        )
        self.components = Components({"cards": 6})

    def agree(self, players: int, options: dict[str, str], components: Components) -> Terms:
        return Terms(players, options, components)

    def check_components(self, data: object) -> list[str]:
        return [] if isinstance(data, dict) and data.get("cards") == 6 else ["there must be six cards"]

    def blank(self, terms: Terms) -> ToyState:
        return ToyState(terms)

    def deal(self, terms: Terms, chance: Chance) -> ToyState:
        state = self.blank(terms)
        cards = chance.stream("cards").shuffled(CARDS)
        state.hand, state.deck = cards[:2], cards[2:]
        state.settle()
        return state

    def imagine(self, view: ToyView, rng: random.Random) -> ToyState:
        state = self.blank(view.terms)
        data = view.data
        state.stack = STAGES[data["stage"]][:]
        state.round, state.coins, state.gone = data["round"], data["coins"][:], data["gone"][:]
        state.drawer, state.drawn, state.knocked = data["drawer"], data["drawn"], data["knocked"][:]
        state.shown = data["shown"][:]
        left = [card for card in CARDS if card not in (data["card"], data["drawn"], *data["gone"])]
        rng.shuffle(left)
        state.hand = [data["card"] if seat == view.seat else left.pop() for seat in range(2)]
        if state.drawer >= 0 and not state.drawn:
            state.drawn = left.pop()
        state.deck = left
        for seat in range(2):
            state.staked[seat] = data["stake"] if seat == view.seat else any_stake(state, seat, data["has_staked"], rng)
        state.settle()
        return state

    def disguise(self, state: ToyState, seat: int | None, rng: random.Random) -> ToyState:
        twin = state.copy()
        others = [other for other in range(2) if other != seat]
        hides_drawn = state.drawer in others
        cards = state.deck + [state.hand[other] for other in others] + [state.drawn] * hides_drawn
        rng.shuffle(cards)
        for other in others:
            twin.hand[other] = cards.pop()
            twin.staked[other] = any_stake(twin, other, [stake >= 0 for stake in state.staked], rng)
        twin.drawn = cards.pop() if hides_drawn else state.drawn
        twin.deck = cards
        return twin

    def appraise(self, view: ToyView, choices: list[int]) -> list[float]:
        return [float(choice) for choice in choices]

    def sketch(self, view: ToyView, names: list[str]) -> str:
        return f"{names} {view.data}"

    def draw(self, view: ToyView, names: list[str]) -> str:
        return f"<svg>{names} {view.data}</svg>"

    def write(self, state: ToyState) -> dict[str, object]:
        return {
            "stage": state.stack[-1].name if state.stack else "over",
            **{field: list(value) if isinstance(value, list) else value for field, value in fields_of(state)},
        }

    def read_position(self, position: dict[str, object]) -> dict[str, object]:
        return dict(position)

    def build(self, terms: Terms, position: dict[str, object]) -> ToyState:
        state = self.blank(terms)
        for field, default in fields_of(state):
            value = position.get(field, default)
            setattr(state, field, list(value) if isinstance(value, list) else value)
        state.stack = STAGES[str(position["stage"])][:]
        state.settle()
        return state

    def check(self, state: ToyState) -> list[str]:
        cards = sorted(state.hand + state.deck + state.gone + [state.drawn] * (state.drawn > 0))
        return [] if cards == CARDS else [f"cards: {cards}"]


def fields_of(state: ToyState) -> list[tuple[str, object]]:
    names = ("round", "coins", "hand", "deck", "gone", "staked", "shown", "drawer", "drawn", "knocked")
    return [(name, getattr(state, name)) for name in names]


def any_stake(state: ToyState, seat: int, has_staked: list[bool], rng: random.Random) -> int:
    return rng.randint(0, min(2, state.coins[seat])) if has_staked[seat] else -1


GAME = Toy()
