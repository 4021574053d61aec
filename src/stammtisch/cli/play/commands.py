"""What can be typed at the table beside a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stammtisch.analysis import advise, may_be_advised
from stammtisch.cli.play.leaving import Left
from stammtisch.cli.play.typed import in_colours, read_choice
from stammtisch.cli.rules import find_rule
from stammtisch.engine import BadInput

if TYPE_CHECKING:
    from stammtisch.cli.play.session import Session

LOG_LINES = 20
HINT_SECONDS = 3.0


@dataclass(frozen=True)
class Command:
    """A word with what may follow it; `run` answers whether the position has changed.

    Only what shows nothing of a hand may be typed `at_gate`, while the keyboard changes hands.
    """

    usage: str
    help: str
    run: Callable[[Session, int, str], bool]
    at_gate: bool = False


def _why(session: Session, seat: int, text: str) -> bool:
    try:
        if not text:
            raise BadInput("say what: why, and a choice such as the ones in grey")
        session.screen.why(seat, read_choice(session.table, seat, text.removeprefix("not ")))
    except BadInput as error:
        session.screen.say(str(error), "yellow")
    return False


def _rule(session: Session, _seat: int, text: str) -> bool:
    book = session.table.game.rulebook
    try:
        if not text:
            raise BadInput(f"say which: rule, and a number such as {next(iter(book.rules))}")
        session.screen.rule(find_rule(book, text).number)
    except BadInput as error:
        session.screen.say(str(error), "yellow")
    return False


def _hint(session: Session, seat: int, _text: str) -> bool:
    table = session.table
    if not may_be_advised(table.state, seat):
        session.screen.say("The Meister advises you when you are asked something.", "yellow")
        return False
    choices, view = table.state.choices(seat), table.view(seat)
    counsel = advise(table.game.key, view, choices, table.bot_seed(seat, "hint"), HINT_SECONDS)
    session.screen.say(f"After {counsel.looks} looks ahead the Meister would choose:")
    for advice in counsel.choices:
        words = table.game.describe(advice.choice, view, table.names)
        unsure = "" if advice.sure else ", not certain"
        session.screen.say(f"  {words}: wins {advice.share:.0%}{unsure} ({advice.part:.0%} of the looks)")
    for foreseen in counsel.others:
        # Not as this seat would say it: the others have other cards.
        words = table.game.words(foreseen.choice)
        session.screen.say(f"  He expects of {table.names[foreseen.seat]}: {words} ({foreseen.likelihood:.0%})")
    return False


def _undo(session: Session, seat: int, _text: str) -> bool:
    return session.take_back(seat)


def _save(session: Session, _seat: int, text: str) -> bool:
    try:
        session.saving.now(Path(text) if text else None)
        session.screen.say(f"Saved in {session.saving.path}.")
    except BadInput as error:
        session.screen.say(f"Not saved: {error}", "bold red")
    return False


def _log(session: Session, seat: int, text: str) -> bool:
    lines = session.table.log(seat)
    if text and not (text.isdecimal() and len(text) < 7):
        session.screen.say(f"log {text[:20]}: say how many lines, such as log {LOG_LINES}", "yellow")
        return False
    count = int(text) if text else LOG_LINES
    session.screen.news(lines[max(len(lines) - count, 0) :])
    return False


def _table(session: Session, seat: int, _text: str) -> bool:
    session.screen.position(seat)
    return False


def _list(session: Session, seat: int, text: str) -> bool:
    session.screen.listed(seat, in_colours(session.table, text).split())
    return False


def _pause(session: Session, _seat: int, _text: str) -> bool:
    session.interludes.stops = not session.interludes.stops
    session.screen.say(
        "From now on the game stops before each turn of others, if you may act then."
        if session.interludes.stops
        else "From now on the others play without a stop."
    )
    return False


def _keyboard(session: Session, _seat: int, text: str) -> bool:
    try:
        session.call(text)
    except BadInput as error:
        session.screen.say(str(error), "yellow")
        return False
    return True


def _help(session: Session, seat: int, text: str) -> bool:
    screen = session.screen
    if text:
        try:
            for line in session.table.game.codes.explanation(text):
                screen.say(f"  {line}")
        except BadInput as error:
            screen.say(str(error), "yellow")
        return False
    screen.say("A choice: its number, or its words in grey, such as those above. Enter asks the question again.")
    undo = session.table.undo_refusal(seat)
    for command in dict.fromkeys(COMMANDS.values()):
        now = f" Not now: {undo}" if command.run is _undo and undo is not None else ""
        screen.say(f"  {command.usage:<15} {command.help}{now}")
    return False


def _quit(session: Session, _seat: int, _text: str) -> bool:
    raise Left


_REDRAW: Final = Command("table, hand", "draw the table alone, without news and question", _table)

COMMANDS: Final[dict[str, Command]] = {
    "why": Command("why CHOICE", "why you may not make a choice, with the rule", _why),
    "hint": Command("hint", "what the Meister would do", _hint),
    "rule": Command("rule NUMBER", "look a rule up", _rule, at_gate=True),
    "undo": Command("undo", "take your latest choice back.", _undo, at_gate=True),
    "table": _REDRAW,
    "hand": _REDRAW,
    "list": Command("list [WORDS]", "all your choices, or those with these words", _list),
    "log": Command("log [LINES]", "what has happened so far", _log),
    "save": Command("save [FILE]", "save the table", _save, at_gate=True),
    "pause": Command("pause", "stop before each turn of others, or no more, to act out of turn", _pause, at_gate=True),
    "keyboard": Command(
        "keyboard NAME", "hand the keyboard to somebody who may act out of turn", _keyboard, at_gate=True
    ),
    "help": Command("help [KIND]", "this list, or how a kind of choice is written", _help, at_gate=True),
    "quit": Command("quit", "save the table and leave", _quit, at_gate=True),
}
