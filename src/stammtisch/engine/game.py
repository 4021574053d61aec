"""What a game offers to tables, bots, environments and researchers."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from stammtisch.engine.chance import Chance
from stammtisch.engine.codebook import Codebook
from stammtisch.engine.desk import Desk
from stammtisch.engine.effect import Effect
from stammtisch.engine.errors import BadInput
from stammtisch.engine.event import Event
from stammtisch.engine.holding import Holding
from stammtisch.engine.ledger import Ledger
from stammtisch.engine.observation import Feature
from stammtisch.engine.options import Edition, Option, resolve
from stammtisch.engine.rulebook import Rulebook
from stammtisch.engine.state import State
from stammtisch.engine.subclassing import mypyc_attr
from stammtisch.engine.terms import Components, Terms
from stammtisch.engine.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
T = TypeVar("T", bound=Terms)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V, T]):
    """One game of the house. The methods that raise here are what a new game has to write."""

    key: str
    title: str
    year: int
    author: str
    maturity: str
    rules_version: int
    seat_counts: tuple[int, ...]
    colours: tuple[str, ...]
    options: tuple[Option, ...]
    editions: tuple[Edition, ...]
    rulebook: Rulebook
    codes: Codebook
    components: Components
    features: tuple[Feature[V], ...] = ()
    """What a learner is shown; a game without them has no environments."""
    open_hands: bool = False
    """Whether nobody knows more than anybody else: what is hidden is hidden from all."""
    foresight: int = 0
    """From how many settled points to the next search plays on before it trusts `evaluate`; 0: as the bot likes."""
    answers: tuple[str, ...] = ()
    """The first words of choices that answer somebody, the last saying to what: a list begins with them."""
    foremost: tuple[str, ...] = ()
    """The first words of choices that a list names before all others: what one would be sorry to overlook."""

    def agree(self, players: int, options: dict[str, str], components: Components) -> T:
        """The terms for a seat count, complete options and the content of a box."""
        raise NotImplementedError

    def check_components(self, data: object) -> list[str]:
        """Everything that is wrong with a components file, one line each; empty when it is sound."""
        raise NotImplementedError

    def deal(self, terms: T, chance: Chance) -> S:
        """The first position."""
        raise NotImplementedError

    def imagine(self, view: V, rng: random.Random) -> S:
        """A complete position that is possible as far as the view's seat can know."""
        raise NotImplementedError

    def reopen(self, state: S, seat: int) -> None:
        """Take back the secret choices of others that a seat cannot know yet, so that search lets them choose again.

        Only in an imagined position: there these choices are any, while people make them for a reason.
        """

    def disguise(self, state: S, seat: int | None, rng: random.Random) -> S:
        """The position with everything dealt anew that a seat may not know: the yardstick of the leak test.

        Works on the state and knows nothing of views, so that it can convict `view` and `imagine`.
        """
        raise NotImplementedError

    def appraise(self, view: V, choices: list[int]) -> list[float]:
        """How good each choice looks to the view's seat: the greedy bot takes the best."""
        raise NotImplementedError

    def glance(self, view: V, choices: list[int]) -> list[float]:
        """What a learner sees in each choice: what it brings soon, and little of what it is good for later."""
        return self.appraise(view, choices)

    def likelihoods(self, view: V, choices: list[int]) -> list[float]:
        """How likely each choice is to be the right one, as far as the eye can tell: search tries likely ones first.

        Empty unless a game knows better than to go by how far a choice's appraisal is behind the best.
        """
        return []

    def settled(self, state: S, before: S) -> bool:
        """Whether a position that came from another one is at a point where `evaluate` can judge what that led to.

        Search plays on until it is; a game says no as long as what was begun is not finished.
        """
        return True

    def in_haste(self, state: S, choices: list[int]) -> list[int]:
        """The choices that matter when a game is only played on to see where it leads; some of those given."""
        return choices

    def appraise_in_haste(self, state: S, seat: int, choices: list[int]) -> list[float]:
        """What `appraise` says of them, from a position: where a game is played on, a view need not be made for it."""
        view: Any = state.view(seat)
        return self.appraise(view, choices)

    def judge(self, state: S, seat: int, choices: list[int]) -> list[float]:
        """What they are worth to a master: how a seat that looks ahead takes itself to go on; the others appraise."""
        return self.appraise_in_haste(state, seat, choices)

    def propose(self, view: V) -> list[int]:
        """Unlisted legal choices that the view's seat might make; bots appraise them with the listed ones."""
        return []

    def sound_out(self, view: V) -> list[int]:
        """The same to a seat that looks ahead: a game may hold what could be proposed against what others may hold."""
        return self.propose(view)

    def random_proposal(self, view: V, rng: random.Random) -> int | None:
        """An unlisted choice that may well be legal for the view's seat, for fuzzing; None when there is none."""
        return None

    def evaluate(self, state: S) -> list[float]:
        """What each seat may expect to have at the end, judged at a glance: what search cuts its playouts off with."""
        return [float(score) for score in state.scores()]

    def doubt(self, state: S) -> float:
        """How far final differences between seats may stray from `evaluate`: the scale of a logistic, 0 at the end."""
        return 10.0 if state.stack else 0.0

    def sketch(self, view: V, names: list[str]) -> str:
        """The table as text for a terminal, with colours in the markup of `rich`."""
        raise NotImplementedError

    def draw(self, view: V, names: list[str]) -> str:
        """The table as an SVG picture."""
        raise NotImplementedError

    def style(self) -> str:
        """The style sheet of the two layers below, for pages that allow none inside a picture."""
        return ""

    def draw_ground(self, view: V) -> str:
        """What never changes during a game, and what the pieces are drawn from: an SVG to lay below them."""
        return ""

    def draw_pieces(self, view: V, names: list[str]) -> str:
        """What lies on the ground, as an SVG of the same size."""
        return self.draw(view, names)

    def clicks(self, view: V, choices: list[int]) -> dict[int, list[str]]:
        """The choices of the view's seat that can be made in the picture: what to click for each, by element id.

        Usually one thing, or where from and where to. Where an id stands in different places in different rows, as
        in "any two of these", the order of clicks is free.
        """
        return {}

    def effects(self, event: Event) -> list[Effect]:
        """What the picture shows for a moment when something happens; from the public part of the event alone."""
        return []

    def ledger(self, view: V) -> Ledger | None:
        """What everybody would get if it were counted now, and from what; None where nothing can be foretold."""
        return None

    def holdings(self, view: V) -> list[list[Holding]]:
        """What each seat has for everybody to see, in a few numbers: shown beside its name."""
        return []

    def trade_desk(self, view: V, names: list[str]) -> Desk | None:
        """What a page needs so that the view's seat can negotiate by hand; None where nothing is negotiated."""
        return None

    def build(self, terms: T, position: dict[str, object]) -> S:
        """A position from its written form; what is not said takes a sensible default."""
        raise NotImplementedError

    def read_position(self, position: dict[str, object]) -> dict[str, object]:
        """A partial position as `write` would spell it; what cannot be understood is an error."""
        raise NotImplementedError

    def write(self, state: S) -> dict[str, object]:
        """The written form of a position, complete: `build` gives the same state back."""
        raise NotImplementedError

    def check(self, state: S) -> list[str]:
        """What is wrong with the pieces of a position: money, cards, figures that do not add up."""
        raise NotImplementedError

    def terms(
        self,
        players: int,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        components: Components | None = None,
    ) -> T:
        """The terms of a table from what its owner says; the rest as in the default edition."""
        if players not in self.seat_counts:
            raise BadInput(f"{self.title} is for {self.seats_in_words()} players, not {players}")
        if components is not None:
            faults = self.check_components(components.data)
            if faults:
                raise BadInput(f"the components file is not sound: {faults[0]}")
        resolved = resolve(self.options, self.editions, edition, options or {})
        return self.agree(players, resolved, components or self.components)

    def listed_options(self) -> dict[str, str]:
        """The options under which every choice is listed: what learners play with, and speed is measured with."""
        return {}

    def listed_terms(self, players: int, options: Mapping[str, str] | None = None) -> T:
        """The terms of a table whose choices are all listed, unless the options say otherwise."""
        return self.terms(players, {**self.listed_options(), **(options or {})})

    def new(
        self,
        players: int,
        seed: str | None = None,
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
    ) -> S:
        """A fresh game; without a seed the deal is drawn by the operating system."""
        secret = secrets.token_hex(16) if seed is None else seed
        return self.deal(self.terms(players, options, edition), Chance(secret))

    def seats_in_words(self) -> str:
        """For how many it is: `2, 3 or 4`."""
        *others, last = (str(count) for count in self.seat_counts)
        return f"{', '.join(others)} or {last}" if others else last

    def words(self, choice: int) -> str:
        """A choice in a player's words."""
        kind, *arguments = self.codes.structure(choice)
        return self.rulebook.texts["choice"][kind].format(*(self.rulebook.name(word, kind) for word in arguments))

    def describe(self, choice: int, view: V, names: list[str] | None = None) -> str:
        """The same as the view's seat would say it at the table; a game may name what lies there, and the players."""
        return self.words(choice)

    def read_choice(self, text: str, view: V) -> int:
        """The choice that the view's seat means by what it typed; a game may understand more than its notation."""
        return self.codes.parse(text)

    def question(self, state: S) -> str:
        """What is being asked, in one sentence."""
        if state.over:
            return self.rulebook.texts["question"]["over"]
        return self.rulebook.texts["question"][state.stack[-1].name]

    def tell(self, event: Event, seat: int | None, names: list[str]) -> str:
        """An event as one line of the log for a seat; `names` are the players' names."""
        seen = event.seen_by(seat)
        values = seen["values"]
        assert isinstance(values, dict)
        key = event.kind
        if event.secret and event.secret.keys() <= values.keys():
            key += "_secret"
        return self.rulebook.say("event", key, values, {"who": names[event.seat] if event.seat >= 0 else ""})

    def memorable(self, events: list[Event]) -> list[Event]:
        """Of what happened, what is worth telling when it is over; a game may leave out talk that came to nothing."""
        return events

    def entries(self) -> dict[str, str]:
        """Everything that this game says, by key: what a translator gets."""
        said = {"game.title": self.title, "game.author": self.author, **self.rulebook.entries()}
        for option in self.options:
            said[f"option.{option.key}"] = option.title
            said.update({f"option.{option.key}.{value}": text for value, text in option.values.items()})
        said.update({f"edition.{edition.key}": edition.title for edition in self.editions})
        return said

    def translated(self, entries: Mapping[str, str]) -> Game[S, V, T]:
        """The same game, speaking another language; what is not translated stays as it is."""
        twin = type(self)()
        twin.title = entries.get("game.title", self.title)
        twin.author = entries.get("game.author", self.author)
        twin.rulebook = self.rulebook.translated(entries)
        twin.options = tuple(
            Option(
                option.key,
                option.rule,
                entries.get(f"option.{option.key}", option.title),
                {value: entries.get(f"option.{option.key}.{value}", text) for value, text in option.values.items()},
            )
            for option in self.options
        )
        twin.editions = tuple(
            Edition(edition.key, entries.get(f"edition.{edition.key}", edition.title), edition.values)
            for edition in self.editions
        )
        return twin
