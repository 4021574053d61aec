"""The promises of a game, one check each, and how a game is held to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from stammtisch.conformance import appraisals, choices, clicks, secrecy, steps, written
from stammtisch.conformance.position import AnyGame, Check, Fault, Position
from stammtisch.engine import Record, state_hash

CHECKS = (
    Check("no dead end", choices.dead_ends, 1),
    Check("pieces add up", written.pieces_add_up, 1),
    Check("words", choices.words, 0.1),
    Check("some refusals", choices.some_refusals, 0.2),
    Check("proposals", choices.proposals, 0.1),
    Check("choices are appraised", appraisals.choices_are_appraised, 0.05),
    Check("proposals are legal", appraisals.proposals_are_legal, 0.05),
    Check("positions are evaluated", appraisals.positions_are_evaluated, 0.05),
    Check("apply is step", steps.apply_is_step, 0.1),
    Check("order does not matter", steps.order_does_not_matter, 0.1),
    Check("secret choices stay secret", secrecy.secret_choices_stay_secret, 0.1),
    Check("nothing leaks", secrecy.nothing_leaks, 0.05),
    Check("open hands are open", secrecy.open_hands_are_open, 0.01),
    Check("events do not leak", secrecy.events_do_not_leak, 0.05),
    Check("views are complete", secrecy.views_are_complete, 0.03),
    Check("build is write", written.build_is_write, 0.02),
    Check("illegal changes nothing", steps.illegal_changes_nothing, 0.03),
    Check("looking changes nothing", steps.looking_changes_nothing, 0.03),
    Check("copies are independent", steps.copies_are_independent, 0.02),
    Check("no such seat", choices.no_such_seat, 0.02),
    Check("all refusals", choices.all_refusals, 0.01),
    Check("views are plain", secrecy.views_are_plain, 0.01),
    Check("imagined games end", secrecy.imagined_games_end, 0.005),
    Check("sketches do not leak", secrecy.sketches_do_not_leak, 0.002),
    Check("clicks", clicks.clicks_lead_somewhere, 0.002),
    Check("pictures do not leak", secrecy.pictures_do_not_leak, 0.0005),
)
"""What is checked at a position, with the part of all decisions at which fuzzing does: chosen by what each costs."""


def game_faults(game: AnyGame) -> list[Fault]:
    """What is wrong with a game before it is played."""
    return [
        *_collect("codes", choices.code_faults(game), None),
        *_collect("rules", choices.rule_faults(game), None),
    ]


def position_faults(check: Check, at: Position) -> list[Fault]:
    """What one check finds at a position; a crash of the game is a finding too."""
    return _collect(check.name, check.find(at), at)


def record_faults(record: Record[Any], last_hash: str) -> list[Fault]:
    """What is wrong with a record whose game has led to a position of that fingerprint."""
    return _collect("replay", written.replay_faults(record, last_hash), None, record)


def _collect(
    check: str, messages: Iterable[str], at: Position | None, record: Record[Any] | None = None
) -> list[Fault]:
    found: list[str] = []
    try:
        found.extend(messages)
    except Exception as error:
        # Whatever a game raises while it is looked at is the finding; fuzzing goes on with the next position.
        found.append(f"crash: {type(error).__name__}: {error}")
    if not found:
        return []
    where = so_far(at) if at is not None else record
    return [Fault(check, message, where) for message in found]


def blank(record: Record[Any]) -> Record[Any]:
    """The same table before the first choice."""
    terms = record.terms
    return Record(record.game, terms.players, terms.options, record.chance, record.names, terms.components)


def so_far(at: Position) -> Record[Any]:
    """The game up to and with the choice that was about to be made."""
    record = blank(at.record)
    record.choices = [*at.record.choices, *([at.step] if at.step is not None else [])]
    return record


def positions(record: Record[Any]) -> Iterator[Position]:
    """Every position of a recorded game with the choice made in it; the last one with none."""
    played = blank(record)
    state = played.start()
    for step in record.choices:
        yield Position(played, state, step)
        state.step(*step)
        played.choices.append(step)
    yield Position(played, state, None)


def examine(record: Record[Any], checks: Iterable[Check] = CHECKS) -> list[Fault]:
    """Every check at every position of a recorded game: slow and complete."""
    found: list[Fault] = []
    last_hash = ""
    for at in positions(record):
        for check in checks:
            found += position_faults(check, at)
        if at.step is None:
            last_hash = state_hash(record.game, at.state)
    return found + record_faults(record, last_hash)
