"""What may be chosen: choices and refusals say the same, and everything has its words."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.conformance.position import AnyGame, Position
from stammtisch.engine import BadInput, Refusal, State

REFUSALS_TRIED = 6


def code_faults(game: AnyGame) -> Iterator[str]:
    """Code, structure and notation of every choice lead to one another; unknown ones are a clear error."""
    codes = game.codes
    for code in codes.codes:
        structure = codes.structure(code)
        if codes.code(structure) != code:
            yield f"code {code} is {structure}, which is code {codes.code(structure)}"
        if codes.parse(codes.notation(code)) != code:
            yield f"code {code} is written '{codes.notation(code)}', which reads as {codes.parse(codes.notation(code))}"
        if not game.words(code).strip():
            yield f"code {code} has no words"
    for code in unknown_codes(game):
        try:
            structure = codes.structure(code)
        except BadInput:
            continue
        yield f"code {code} does not exist, but is {structure}"


def unknown_codes(game: AnyGame) -> list[int]:
    """Numbers that are no code: below, in every gap, and beyond."""
    known = set(game.codes.codes)
    beyond = [] if game.codes.unlisted else [10**9]
    return [-1, *(code for code in range(game.codes.size) if code not in known), game.codes.size, *beyond]


def rule_faults(game: AnyGame) -> Iterator[str]:
    """Whatever cites a rule cites one that exists; editions set options that exist."""
    for option in game.options:
        if option.rule not in game.rulebook.rules:
            yield f"option {option.key} belongs to {option.rule}, which is no rule"
    for edition in game.editions:
        game.terms(game.seat_counts[0], None, edition.key)
    if not game.rulebook.texts["question"]["over"]:
        yield "there is no text for a game that is over"


def dead_ends(at: Position) -> Iterator[str]:
    """Whoever is waited for can choose; when the game is over nobody is waited for, and not before."""
    state = at.state
    if state.over:
        if state.waiting or any(state.choices(seat) for seat in at.seats):
            yield "the game is over, but somebody can still choose"
        if not state.winners():
            yield "the game is over, but nobody has won"
        return
    if not state.seats_to_decide():
        yield f"nobody is waited for at '{state.stack[-1].name}', and the game is not over"
    for seat in state.seats_to_decide():
        if not state.choices(seat):
            yield f"dead end: seat {seat} is asked '{state.stack[-1].name}' and has no choice"


def words(at: Position) -> Iterator[str]:
    """The question and each of its answers can be said."""
    if not at.game.question(at.state):
        yield "the question has no words"
    for decision in at.state.stack:
        if decision.rule not in at.game.rulebook.rules:
            yield f"decision '{decision.name}' belongs to {decision.rule}, which is no rule"
    for seat in at.state.seats_to_decide():
        view = at.state.view(seat)
        for choice in at.state.choices(seat):
            said = at.game.describe(choice, view)
            if not said or "{" in said:
                yield f"choice {choice} reads badly: {said}"


def some_refusals(at: Position) -> Iterator[str]:
    """A handful of codes of every seat: the cheap form of `all_refusals`."""
    rng = at.rng("some refusals")
    codes = at.game.codes.codes
    for seat in at.seats:
        legal = at.state.choices(seat)
        tried = [codes[int(rng.random() * len(codes))] for _ in range(REFUSALS_TRIED)]
        if legal:
            tried.append(legal[int(rng.random() * len(legal))])
        yield from _disagreements(at.game, at.state, seat, legal, tried)


def all_refusals(at: Position) -> Iterator[str]:
    """`choices` lists exactly what `refusal` does not refuse, over all codes and seats, asked or not."""
    for seat in at.seats:
        legal = at.state.choices(seat)
        if len(set(legal)) != len(legal):
            yield f"seat {seat} is offered a choice twice: {legal}"
        yield from _disagreements(at.game, at.state, seat, legal, at.game.codes.codes)
        for code in unknown_codes(at.game):
            if at.state.refusal(seat, code) is None:
                yield f"seat {seat} may choose {code}, which is no code"


def proposals(at: Position) -> Iterator[str]:
    """What is too many to list still has its notation and its words, and is refused for a reason that can be said."""
    rng = at.rng("proposals")
    codes = at.game.codes
    for seat in at.seats:
        view = at.state.view(seat)
        code = at.game.random_proposal(view, rng)
        if code is None:
            continue
        notation = codes.notation(code)
        if codes.parse(notation) != code:
            yield f"code {code} is written '{notation}', which reads as {codes.parse(notation)}"
        if code in at.state.choices(seat):
            yield f"'{notation}' is listed and unlisted at once"
        said = at.game.describe(code, view)
        if not said or "{" in said:
            yield f"'{notation}' reads badly: {said}"
        refusal = at.state.refusal(seat, code)
        if refusal is None and notation.split()[0] not in at.state.unlisted(seat):
            yield f"seat {seat} may choose '{notation}', but is not told so"
        if refusal is not None:
            yield from (f"seat {seat}, '{notation}': {fault}" for fault in _refusal_faults(at.game, refusal))


def no_such_seat(at: Position) -> Iterator[str]:
    """A seat that is not at the table is told so, and moves nothing."""
    for seat in (-1, at.state.players):
        try:
            at.state.refusal(seat, at.game.codes.codes[0])
        except BadInput:
            continue
        yield f"there is no seat {seat}, but it is answered as if there were"


def _disagreements(
    game: AnyGame, state: State, seat: int, legal: list[int], tried: list[int] | tuple[int, ...]
) -> Iterator[str]:
    allowed = set(legal)
    asked = state.stack[-1].name if state.stack else "over"
    for code in tried:
        refusal = state.refusal(seat, code)
        what = f"at '{asked}' seat {seat}, {game.codes.notation(code)}:"
        if refusal is None:
            if code not in allowed:
                yield f"{what} not refused, but not offered"
            continue
        if code in allowed:
            yield f"{what} offered, but refused by {refusal.rule} ({refusal.reason})"
        yield from (f"{what} {fault}" for fault in _refusal_faults(game, refusal))


def _refusal_faults(game: AnyGame, refusal: Refusal) -> Iterator[str]:
    if refusal.rule not in game.rulebook.rules:
        yield f"refused by {refusal.rule}, which is no rule"
    try:
        text = game.rulebook.explain(refusal)
    except (KeyError, IndexError, ValueError) as error:
        yield f"the refusal '{refusal.reason}' cannot be said: {error!r}"
        return
    if not text or "{" in text:
        yield f"the refusal '{refusal.reason}' reads badly: {text}"
