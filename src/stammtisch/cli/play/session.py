"""The course of a game in the terminal: who is asked when, and what becomes of what they type."""

from __future__ import annotations

import contextlib

from stammtisch.cli.play.commands import COMMANDS
from stammtisch.cli.play.keyboard import Keyboard
from stammtisch.cli.play.leaving import Left, closing_leaves
from stammtisch.cli.play.listing import PASS, numbers
from stammtisch.cli.play.saving import Saving
from stammtisch.cli.play.screen import Screen
from stammtisch.engine import BadInput, Refusal
from stammtisch.table import Table


class Session:
    """Bots answer at once; people are asked one after another, and each can undo until somebody else chooses."""

    def __init__(self, table: Table, screen: Screen, keyboard: Keyboard, saving: Saving, pause: bool) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.saving = saving
        self.pause = pause
        self.only_shown = table.state.over
        self.people = table.people()
        self.told = {seat: _after_latest_choice(table, seat) for seat in self.people}
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.last: int | None = None  # whose own choice was the latest, while nobody has chosen since
        self.notes: dict[int, str] = {}  # by the number of the choice, what is said of an answer that gave itself
        self.by_hand = False  # after an undo an only answer is not given by itself, or undo would lead nowhere
        self.hint = "Type a number or the words in grey; help lists what else you can type."

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        with closing_leaves():
            try:
                self.screen.opening()
                while not self.table.state.over:
                    self._go_on()
                self._end()
            except (Left, EOFError, KeyboardInterrupt):
                self._leave_politely()
            except (OSError, SystemExit):
                # The output is full or gone; the game need not go with it.
                self._leave_politely()
                raise

    def _go_on(self) -> None:
        """The bots' turns, or one answer of a person."""
        if self.table.bot_to_choose() is not None:
            if self._waits_for_bots():
                while (bot := self.table.bot_to_choose()) is not None:
                    self.table.let_bot_choose(bot)
                self.last = None
            return
        seat = next(seat for seat in self.table.state.seats_to_decide() if seat in self.people)
        if seat == self.at_keyboard or self._hand_over(seat):
            self._ask(seat)

    def _waits_for_bots(self) -> bool:
        """The last moment to undo; False when the choice was taken back."""
        if not self.pause or self.last is None or self.table.undo_refusal(self.last) is not None:
            return True
        self.screen.news(self.news(self.last))
        return self._gate(self.last, "Enter: the others go on. undo: take it back. > ")

    def _hand_over(self, seat: int) -> bool:
        """Another person takes the keyboard, and sees nothing of the one before; False when a choice was taken back."""
        self.screen.hide()
        undo = ""
        if self.last is not None and self.table.undo_refusal(self.last) is None:
            undo = f" (or undo, {self.screen.names[self.last]})"
        before = seat if self.last is None else self.last
        if not self._gate(before, f"Hand the keyboard to {self.screen.names[seat]} and press Enter{undo}. > "):
            return False
        self.screen.hide()
        self.at_keyboard = seat
        self.last = None
        return True

    def _gate(self, seat: int, prompt: str) -> bool:
        """Wait for Enter; False when the position was changed by a command."""
        while True:
            line = self.keyboard.ask(prompt)
            if not line:
                return True
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.casefold())
            if command is None or not command.at_gate:
                self.screen.say("Press Enter first.")
            elif command.run(self, seat, rest.strip()):
                return False

    def _ask(self, seat: int) -> None:
        """Put the open question to a person until it is answered or something is taken back."""
        choices = self.table.state.choices(seat)
        before = self.last
        # GB-83: only where nobody else watches does an only answer give itself.
        if len(choices) == 1 and len(self.people) == 1 and not self.by_hand:
            self._give_itself(seat, choices[0])
            self.last = before
            return
        self.screen.turn(seat, self.news(seat))
        if self.last == seat and self.table.undo_refusal(seat) is None:
            latest = self.table.game.codes.notation(self.table.record.choices[-1][1])
            self.screen.say(f"undo takes back: {latest}", "dim")
        if self.hint:
            self.screen.say(self.hint, "dim")
            self.hint = ""
        while True:
            line = self.keyboard.ask(f"{self.screen.names[seat]}> ")
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.casefold())
            if not line:
                self.screen.question(seat)
            elif command is not None:
                if command.run(self, seat, rest.strip()):
                    return
            elif self._answer(seat, line):
                return

    def _give_itself(self, seat: int, choice: int) -> None:
        """An only answer; what it was for is told at its place among the news."""
        game = self.table.game
        passed = game.codes.notation(choice) == PASS
        only = "You could only pass." if passed else f"You had only one answer: {game.words(choice)}."
        self.notes[len(self.table.record.choices)] = f"{game.question(self.table.state)} {only}"
        self._choose(seat, choice)

    def _answer(self, seat: int, line: str) -> bool:
        """Take a line as a choice; False, with the reason, when it is none."""
        try:
            refusal = self._choose(seat, self.read_choice(seat, line))
        except BadInput as error:
            self.screen.say(str(error), "yellow")
            return False
        if refusal is not None:
            self.screen.say(self.table.game.rulebook.explain(refusal), "yellow")
        return refusal is None

    def _choose(self, seat: int, choice: int) -> Refusal | None:
        events = self.table.choose(seat, choice)
        if isinstance(events, Refusal):
            return events
        self.last = seat
        self.by_hand = False
        try:
            self.saving.after_turn()
        except BadInput as error:
            self.screen.say(f"Not saved: {error}", "bold red")
        return None

    def read_choice(self, seat: int, text: str) -> int:
        """The choice that somebody typed: its number in the list, or its notation."""
        if not text.isdecimal():
            return self.table.game.codes.parse(text)
        numbered = {str(number): choice for number, choice in numbers(self.table, self.table.state.choices(seat))}
        if text not in numbered:
            known = list(numbered) if len(numbered) < 3 else [f"from {min(numbered)} to {max(numbered, key=int)}"]
            raise BadInput(f"{text[:20]}: the answers are numbered {' and '.join(known)}")
        return numbered[text]

    def news(self, seat: int) -> list[str]:
        """What a person has not been told yet."""
        end = len(self.table.record.choices)
        lines: list[str] = []
        for number in range(min(self.told[seat], end), end):
            lines += [self.notes[number]] if number in self.notes else []
            lines += self.table.log(seat, number, number + 1)
        self.told[seat] = end
        return lines

    def take_back(self, seat: int) -> bool:
        """Undo a person's latest real choice, and with it the only answers that followed; False, with the reason."""
        refusal = self.table.undo(seat)
        if refusal is not None:
            self.screen.say(refusal, "yellow")
            return False
        while len(self.table.state.choices(seat)) == 1 and self.table.undo(seat) is None:
            pass
        self.by_hand = True
        for number in [number for number in self.notes if number >= len(self.table.record.choices)]:
            del self.notes[number]
        self.screen.say("Taken back.")
        return True

    def _end(self) -> None:
        self.screen.ending(self.news(self.people[0]) if len(self.people) == 1 else [])
        if self.only_shown:
            return
        if not self.saving.always and self.keyboard.at_terminal and self.people:
            with contextlib.suppress(EOFError, KeyboardInterrupt):
                name = self.keyboard.ask("A file name keeps the record, Enter does not. > ")
                if name:
                    COMMANDS["save"].run(self, self.people[0], name)
        elif self.saving.always:
            self.saving.somewhere()
            self.screen.say(f"The game is recorded in {self.saving.path}.")

    def _leave_politely(self) -> None:
        """Save first, then speak: the terminal may be gone already."""
        chosen = any(seat in self.people for seat, _ in self.table.record.choices)
        if chosen or self.saving.always:
            self.saving.somewhere()
        with contextlib.suppress(OSError):
            self.screen.say("")
            if chosen or self.saving.always:
                self.screen.say(f"Saved in {self.saving.path}. Go on with:")
                self.screen.say(self.saving.how_to_resume())
            else:
                self.screen.say("Nothing was chosen yet, so nothing is saved. Goodbye.")


def _after_latest_choice(table: Table, seat: int) -> int:
    """Up to where a person knows the story: whoever comes back is told what happened since."""
    numbers = [number for number, (chooser, _) in enumerate(table.record.choices, 1) if chooser == seat]
    return numbers[-1] if numbers else 0
