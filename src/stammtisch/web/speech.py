"""The one place through which words pass on their way to a viewer's screen, in the viewer's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.analysis import Swing, told
from stammtisch.bots.search.search import SILENCE
from stammtisch.engine import Desk, Effect, Event, Game, Holding, Ledger, Refusal, State, View
from stammtisch.table.undo import NoWayBack
from stammtisch.web.languages import game_in, words


class Speech:
    """Words and pictures of one game in one language."""

    def __init__(self, game: Game[Any, Any, Any], language: str) -> None:
        self.game = game_in(game.key, language)
        self.words = words(language)

    def question(self, state: State) -> str:
        """What is being asked."""
        return self.game.question(state)

    def waiting(self, names: list[str], question: str) -> str:
        """For everybody else: who is asked what."""
        return self.words("say.waiting", names=self.words.all_of(names), question=question)

    def thinking(self, names: list[str], question: str) -> str:
        """The same where bots are asked: that they are at work."""
        if len(names) == 1:
            return self.words("say.thinks", names=names[0], question=question)
        return self.words("say.think", names=self.words.all_of(names), question=question)

    def last_call(self, name: str) -> str:
        """The same where a bot has thought, and waits for those who may still speak."""
        return self.words("say.last_call", name=name)

    def addressed(self) -> str:
        """For somebody whose turn it is not: an offer waits for an answer."""
        return self.words("say.addressed")

    def choice(self, choice: int, view: View, names: list[str]) -> str:
        """A choice as the view's seat would say it; whoever is not asked may also wait."""
        return self.words("say.silence") if choice == SILENCE else self.game.describe(choice, view, names)

    def of_another(self, choice: int) -> str:
        """A choice of somebody else: not as the view's seat would say it, who has other cards."""
        return self.game.words(choice)

    def line(self, event: Event, seat: int | None, names: list[str]) -> str:
        """A line of the log."""
        return self.game.tell(event, seat, names)

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why not, without the number of the rule, which is sent beside it; players by their names."""
        seats = dict(zip(self.game.colours, names, strict=False))
        people = {place: seats[str(value)] for place, value in refusal.values.items() if str(value) in seats}
        others = {place: value for place, value in refusal.values.items() if place not in people}
        return self.game.rulebook.say("refusal", refusal.reason, others, people)

    def wish(self, name: str) -> str:
        """That somebody would like to take back what cannot be taken back alone."""
        return self.words("say.wish", name=name)

    def no_way_back(self, reason: NoWayBack, names: list[str]) -> str:
        """Why nothing can be taken back; what was shown is told in public words: whoever sits beside may read it."""
        line = self.game.tell(reason.shown, None, names) if reason.shown is not None else ""
        return self.words(f"undo.{reason.key}", name=names[reason.chooser], line=line)

    def mistake(self, name: str, chosen: str, better: str) -> str:
        """A choice that cost its maker a share of the win, and the better one."""
        return self.words("analysis.mistake", name=name, chosen=chosen, better=better)

    def turn(self, chosen: str, swing: Swing, story: Sequence[Sequence[Event]], names: list[str]) -> str:
        """A choice after which something came to light that changed the prospects of whoever chose."""
        name, light = names[swing.moment.seat], told(self.game, swing, story, names)
        if swing.at_once:
            return self.words("analysis.turn", name=name, chosen=chosen, light=light)
        return self.words("analysis.turn_later", name=name, light=light)

    def ground(self, view: View) -> str:
        """What lies below the pieces."""
        return self.game.draw_ground(view)

    def board(self, view: View, names: list[str]) -> str:
        """The pieces."""
        return self.game.draw_pieces(view, names)

    def ledger(self, view: View) -> Ledger | None:
        """What everybody would get now."""
        return self.game.ledger(view)

    def holdings(self, view: View) -> list[list[Holding]]:
        """What each seat has for everybody to see."""
        return self.game.holdings(view)

    def desk(self, view: View, names: list[str]) -> Desk | None:
        """What lies on the trade desk."""
        return self.game.trade_desk(view, names)

    def effects(self, event: Event) -> list[Effect]:
        """What the picture shows for a moment."""
        return self.game.effects(event)
