"""What the player sees: the table, the news, the question, the end."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from stammtisch.cli.output import harmless, say
from stammtisch.cli.play.listing import Listing
from stammtisch.engine import Chance, Refusal
from stammtisch.table import HUMAN, Table

LONG_STORY = 15
ASIDE = "Nobody waits for you; you may:"


class Screen:
    """Draws one table on one console."""

    def __init__(self, console: Console, table: Table) -> None:
        self.console = console
        self.table = table
        self.game = table.game
        self.names = [harmless(name) for name in table.names]

    def say(self, text: str, style: str = "") -> None:
        say(self.console, text, style)

    def hide(self) -> None:
        """Make room, so that nobody sees the hand of the one before."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.rule(style="dim")

    def opening(self) -> None:
        """Who plays what, and the promise about the shuffles."""
        record = self.table.record
        self.console.rule(f"[bold]{self.game.title}[/] ({self.game.author}, {self.game.year})")
        kinds = [f"{name}: {kind}" for name, kind in zip(self.names, self.table.seats, strict=True)]
        self.say("   ".join(kinds))
        needed = self._width()
        if self.console.width < needed:
            self.say(f"Make the window wider: it has {self.console.width} columns, and {needed} are best.", "yellow")
        changed = [
            f"{option.title}: {option.values[value]} [{option.rule}]"
            for option in self.game.options
            if (value := record.terms.options[option.key]) != option.default
        ]
        for line in changed:
            self.say(line)
        self.say(f"Commitment: {record.chance.commitment()}", "dim")

    def _width(self) -> int:
        """How wide the table is."""
        lines = self.game.sketch(self.table.view(None), self.names).split("\n")
        return max(Text.from_markup(line).cell_len for line in lines)

    def position(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        name = self.names[seat] if seat is not None else "the end"
        self.console.rule(f"[bold]{name.replace('[', '(')}[/]", style="dim")
        self.console.print(self.game.sketch(self.table.view(seat), self.names))

    def turn(self, seat: int, news: list[str]) -> None:
        """Everything that a player needs for an answer."""
        self._position_and_news(seat, news)
        self.question(seat)

    def _position_and_news(self, seat: int, news: list[str]) -> None:
        """What has just happened stands under the table; what is a long story above it, so that both can be seen."""
        if len(news) > LONG_STORY:
            self.console.rule(style="dim")
            self.news(news)
        self.position(seat)
        if len(news) <= LONG_STORY:
            self.news(news)

    def news(self, lines: list[str]) -> None:
        for line in lines:
            self.say(f"  {line}", "italic")

    def question(self, seat: int) -> None:
        """What is asked, and what may be answered."""
        self.say(self.game.question(self.table.state), "bold")
        self._answers(seat)

    def aside(self, seat: int, news: list[str]) -> None:
        """What somebody may do whom nobody waits for."""
        self._position_and_news(seat, news)
        addressed = seat in self.table.state.seats_addressed()
        self.say("There is something for you to answer; you may also leave it open." if addressed else ASIDE, "bold")
        self._answers(seat)

    def _answers(self, seat: int) -> None:
        self.console.print(Listing(self.table, seat, self.names).short())
        kinds = self.table.state.unlisted(seat)
        if kinds:
            self.say(f"      in words: {', '.join(kinds)}; help {kinds[0]} shows how", "dim")

    def listed(self, seat: int, words: list[str]) -> None:
        """All choices with some words in their notation, however many they are."""
        found = Listing(self.table, seat, self.names).of(words)
        if found is None:
            self.say(
                f"You have no choice with the words {' '.join(words)}." if words else "You have no choice.", "yellow"
            )
        else:
            self.console.print(found)

    def why(self, seat: int, choice: int) -> None:
        """Why a choice may not be made, with its rule; or that it may."""
        refusal = self.table.state.refusal(seat, choice)
        if refusal is None:
            self.say(f"You may: {self.game.describe(choice, self.table.view(seat), self.names)}.")
            return
        self.refuse(refusal)
        self.rule(refusal.rule)

    def refuse(self, refusal: Refusal) -> None:
        """Why not, with the players' names for their colours."""
        names = dict(zip(self.game.colours, self.names, strict=False))
        called = {key: names.get(str(value), value) for key, value in refusal.values.items()}
        self.say(self.game.rulebook.explain(Refusal(refusal.rule, refusal.reason, called)), "yellow")

    def rule(self, number: str) -> None:
        rule = self.game.rulebook.rule(number)
        self.say(f"{rule.number} {rule.text} ({rule.source})", "dim")

    def ending(self, news: list[str]) -> None:
        """The final table, the last news, and the proof that the shuffles were fair."""
        state, record = self.table.state, self.table.record
        self.position(None)
        self.news(news)
        scores = state.scores()
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            place = 1 + sum(other > scores[seat] for other in scores)
            kind = "" if self.table.seats[seat] == HUMAN else f" ({self.table.seats[seat]})"
            self.say(f"{place:>3}. {self.names[seat]}{kind}: {scores[seat]}")
        winners = [self.names[seat] for seat in state.winners()]
        self.say(f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the win'}.", "bold")
        record.replay()
        kept = Chance(record.chance.secret).commitment() == record.chance.commitment()
        verdict = "Shuffles verified, as committed to at the start" if kept else "The seed is not the one committed to"
        self.say(f"{verdict}. Seed: {record.chance.secret}", "dim")
        self.say(f"Commitment: {record.chance.commitment()}", "dim")
