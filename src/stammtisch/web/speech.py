"""The one place through which words pass on their way to a viewer's screen, in the viewer's language."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.engine import Event, Game, Refusal, State, View

LANGUAGES: Final = {"en": "English"}
"""The languages that we speak, by their own names."""

DEFAULT: Final = "en"


class Speech:
    """Words of one game in one language."""

    def __init__(self, game: Game[Any, Any, Any], language: str) -> None:
        self.game = game
        self.language = language

    def text(self, message: str, **values: object) -> str:
        """One of our own sentences with its values."""
        return message.format(**values)

    def names(self, names: list[str]) -> str:
        """Several people in a row: `Anna, Ben and Cleo`."""
        *others, last = names
        return f"{', '.join(others)} {self.text('and')} {last}" if others else last

    def question(self, state: State) -> str:
        """What is being asked."""
        return self.game.question(state)

    def choice(self, choice: int, view: View) -> str:
        """A choice as the view's seat would say it."""
        return self.game.describe(choice, view)

    def line(self, event: Event, seat: int | None, names: list[str]) -> str:
        """A line of the log."""
        return self.game.tell(event, seat, names)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, without the number of the rule, which is sent beside it."""
        return self.game.rulebook.say("refusal", refusal.reason, refusal.values)
