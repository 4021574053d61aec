"""The course of a game in the terminal: who is asked when, and what becomes of what they type."""

from __future__ import annotations

import contextlib
from enum import Enum

from stammtisch.cli.play.commands import COMMANDS
from stammtisch.cli.play.interludes import Interludes
from stammtisch.cli.play.keyboard import Keyboard
from stammtisch.cli.play.leaving import Left, closing_leaves
from stammtisch.cli.play.listing import PASS
from stammtisch.cli.play.news import News
from stammtisch.cli.play.saving import Saving
from stammtisch.cli.play.screen import Screen
from stammtisch.cli.play.typed import read_choice
from stammtisch.engine import BadInput, Refusal
from stammtisch.engine.codebook import fold
from stammtisch.table import Table

LATER = "later"


class Gate(Enum):
    """How a wait for Enter has ended."""

    PASSED = 0
    PUT_OFF = 1
    CHANGED = 2


class Session:
    """Bots answer at once; people are asked one after another, and each can undo until somebody else chooses.

    Whoever has an offer to answer gets the keyboard for it though nobody waits for him.
    """

    def __init__(self, table: Table, screen: Screen, keyboard: Keyboard, saving: Saving, pause: bool) -> None:
        self.table = table
        self.screen = screen
        self.keyboard = keyboard
        self.saving = saving
        self.pause = pause
        self.only_shown = table.state.over
        self.people = table.people()
        self.interludes = Interludes(table, self.people)
        self.news = News(table)
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.last: int | None = None  # whose own choice was the latest, while nobody has chosen since
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
        """What comes next: a bot's interjection, something for a person to answer, a bot's turn, a person's turn."""
        if self._interjected() or self._called() or self._answered():
            return
        begins = self.interludes.a_turn_begins()
        bot = self.table.bot_to_choose()
        if bot is None:
            seat = next(seat for seat in self.table.state.seats_to_decide() if seat in self.people)
            if seat == self.at_keyboard or self._hand_over(seat) is Gate.PASSED:
                self._ask(seat)
        elif self._goes_on_after_stop() if begins and self.interludes.stops else self._waits_for_bots():
            self.table.let_bot_choose(bot)
            self.last = None

    def _interjected(self) -> bool:
        """Whether a bot has acted unasked, or would have, had its cause not been taken back."""
        found = self.table.interjection()
        if found is None:
            return False
        if self._waits_for_bots():
            self.table.let_bot_interject(*found)
            self.last = None
        return True

    def _called(self) -> bool:
        """Whether somebody was handed the keyboard by word, and has had it."""
        seat, self.interludes.called = self.interludes.called, None
        if seat is None:
            return False
        if seat == self.at_keyboard or self._hand_over(seat) is Gate.PASSED:
            self._aside(seat)
        return True

    def _answered(self) -> bool:
        """Whether a person had something to answer though nobody waits for it."""
        seat = self.interludes.someone_to_answer()
        if seat is None:
            return False
        if seat != self.at_keyboard:
            gate = self._hand_over(seat, f"has something to answer ({LATER}: go on without)")
            if gate is not Gate.PASSED:
                if gate is Gate.PUT_OFF:
                    self.interludes.put(seat)
                return True
        self._aside(seat)
        return True

    def _goes_on_after_stop(self) -> bool:
        """The stop before another's turn, at which one can also undo; False when it was used.

        Only where something listed can be done: what need not be listed, such as orders, can be said at any time.
        """
        seat = self.at_keyboard
        if seat is None or not self.table.state.choices(seat):
            return self._waits_for_bots()
        return not self._aside(seat)

    def _waits_for_bots(self) -> bool:
        """The last moment to undo; False when the choice was taken back."""
        if not self.pause or self.last is None or self.table.undo_refusal(self.last) is not None:
            return True
        self.screen.news(self.news.of(self.last))
        return self._gate(self.last, "Enter: the others go on. undo: take it back. > ") is Gate.PASSED

    def _hand_over(self, seat: int, why: str = "") -> Gate:
        """Another person takes the keyboard, and sees nothing of the one before, unless a command changes that."""
        self.screen.hide()
        undo = ""
        if self.last is not None and self.table.undo_refusal(self.last) is None:
            undo = f" (or undo, {self.screen.names[self.last]})"
        before = seat if self.last is None else self.last
        name = self.screen.names[seat]
        call = f"{name} {why}. " if why else ""
        gate = self._gate(before, f"{call}Hand the keyboard to {name} and press Enter{undo}. > ", bool(why))
        if gate is Gate.PASSED:
            self.screen.hide()
            self.keyboard.forget()
            self.at_keyboard = seat
            self.last = None
        return gate

    def _gate(self, seat: int, prompt: str, can_wait: bool = False) -> Gate:
        """Wait for Enter, or until a command has changed the position."""
        while True:
            line = self.keyboard.ask(prompt)
            if not line:
                return Gate.PASSED
            word, _, rest = line.partition(" ")
            command = COMMANDS.get(word.casefold())
            if can_wait and word.casefold() == LATER:
                return Gate.PUT_OFF
            if command is None or not command.at_gate:
                self.screen.say("Press Enter first.")
            elif command.run(self, seat, rest.strip()):
                return Gate.CHANGED

    def _ask(self, seat: int) -> None:
        """Put the open question to a person until it is answered or something is taken back."""
        before = self.last
        only = self._only_answer(seat)
        # GB-83: only where nobody else watches does an only answer give itself.
        if only is not None and len(self.people) == 1 and not self.by_hand:
            self._give_itself(seat, only)
            self.last = before
            return
        self.screen.turn(seat, self.news.of(seat))
        if self.last == seat and self.table.undo_refusal(seat) is None:
            latest = self.table.game.codes.notation(self.table.record.choices[-1][1])
            self.screen.say(f"undo takes back: {latest}", "dim")
        if self.hint:
            self.screen.say(self.hint, "dim")
            self.hint = ""
        while not self._heard(seat, line := self.keyboard.ask(f"{self.screen.names[seat]}> ")):
            if not line:
                self.screen.question(seat)

    def _aside(self, seat: int) -> bool:
        """Let a person act though nobody waits for him; False when he only wants to go on."""
        self.interludes.put(seat)
        self.screen.aside(seat, self.news.of(seat))
        while True:
            line = self.keyboard.ask(f"{self.screen.names[seat]} (Enter: go on)> ")
            if not line or self._heard(seat, line):
                return bool(line)

    def _heard(self, seat: int, line: str) -> bool:
        """Take a line as a command or a choice; whether the position has changed."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is not None:
            return command.run(self, seat, rest.strip())
        return bool(line) and self._answer(seat, line)

    def _only_answer(self, seat: int) -> int | None:
        """The answer of a seat that is asked and has no other, not even in words."""
        state = self.table.state
        choices = state.choices(seat) if state.waiting >> seat & 1 and not state.unlisted(seat) else []
        return choices[0] if len(choices) == 1 else None

    def _give_itself(self, seat: int, choice: int) -> None:
        """An only answer; what it was for is told at its place among the news."""
        game = self.table.game
        passed = game.codes.notation(choice) == PASS
        only = "You could only pass." if passed else f"You had only one answer: {game.words(choice)}."
        self.news.note(f"{game.question(self.table.state)} {only}")
        self._choose(seat, choice)

    def _answer(self, seat: int, line: str) -> bool:
        """Take a line as a choice; False, with the reason, when it is none."""
        try:
            refusal = self._choose(seat, read_choice(self.table, seat, line))
        except BadInput as error:
            self.screen.say(str(error), "yellow")
            return False
        if refusal is not None:
            self.screen.refuse(refusal)
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

    def call(self, name: str) -> None:
        """Somebody else shall have the keyboard for a moment; BadInput when he cannot use it."""
        found = [seat for seat in self.people if fold(self.table.names[seat]) == fold(name)]
        able = [seat for seat in self.table.may_act() if seat in self.people]
        if not found or found[0] not in able:
            names = ", ".join(self.screen.names[seat] for seat in able) or "nobody"
            raise BadInput(f"keyboard {name[:20]}: out of turn could act now: {names}")
        self.interludes.called = found[0]

    def take_back(self, seat: int) -> bool:
        """Undo a person's latest real choice, and with it the only answers that followed; False, with the reason."""
        refusal = self.table.undo(seat)
        if refusal is not None:
            self.screen.say(refusal, "yellow")
            return False
        while self._only_answer(seat) is not None and self.table.undo(seat) is None:
            pass
        self.by_hand = True
        self.news.forget_what_was_taken_back()
        if seat in self.table.may_act():
            # Nobody would ask him again.
            self.interludes.called = seat
        self.screen.say("Taken back.")
        return True

    def _end(self) -> None:
        self.screen.ending(self.news.of(self.people[0]) if len(self.people) == 1 else [])
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
