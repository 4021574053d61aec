"""Toys that offer, refuse or say something wrong."""

from __future__ import annotations

from stammtisch.engine import Codebook, Kind, Option, Refusal, Rulebook
from stammtisch.engine.codebook import Structure
from tests.conformance.broken import Case, Patch
from tests.conformance.toy import DRAWING, KNOCK, ROUND, RULES, STAKING, Toy, ToyState


def with_texts(section: str, texts: dict[str, str]) -> Toy:
    game = Toy()
    game.rulebook = Rulebook(list(RULES.rules.values()), {**RULES.texts, section: {**RULES.texts[section], **texts}})
    return game


def offered_but_refused(patch: Patch) -> Toy:
    honest = STAKING.choices
    patch.setattr(STAKING, "choices", lambda state, seat: [*honest(state, seat), KNOCK])
    return Toy()


def not_offered_though_legal(patch: Patch) -> Toy:
    honest = STAKING.choices
    patch.setattr(STAKING, "choices", lambda state, seat: honest(state, seat)[:1])
    return Toy()


def offered_twice(patch: Patch) -> Toy:
    honest = STAKING.choices
    patch.setattr(STAKING, "choices", lambda state, seat: 2 * honest(state, seat))
    return Toy()


def codes_that_do_not_exist_are_legal(patch: Patch) -> Toy:
    honest = STAKING.refusal

    def refusal(state: ToyState, seat: int, choice: int) -> Refusal | None:
        return honest(state, seat, choice) if 0 <= choice < 1000 else None

    patch.setattr(STAKING, "refusal", refusal)
    return Toy()


def refusal_without_a_rule(patch: Patch) -> Toy:
    patch.setattr(ToyState, "not_asked", lambda state, seat: Refusal("TY-99", "wait"))
    return Toy()


def refusal_without_words(patch: Patch) -> Toy:
    patch.setattr(ToyState, "not_asked", lambda state, seat: Refusal("TY-1", "poor"))
    return Toy()


def refusal_that_reads_badly(patch: Patch) -> Toy:
    return with_texts("refusal", {"other": "{{price}} is too much."})


def answers_seats_that_are_not_there(patch: Patch) -> Toy:
    patch.setattr(ToyState, "refusal", lambda state, seat, choice: state.not_asked(seat))
    return Toy()


def no_way_out(patch: Patch) -> Toy:
    patch.setattr(DRAWING, "choices", lambda state, seat: [])
    return Toy()


def nobody_is_asked(patch: Patch) -> Toy:
    def settle(state: ToyState) -> None:
        state.waiting = 0

    patch.setattr(ToyState, "settle", settle)
    return Toy()


def the_end_is_no_end(patch: Patch) -> Toy:
    honest = ToyState.choices
    patch.setattr(ToyState, "choices", lambda state, seat: honest(state, seat) or [KNOCK])
    return Toy()


def nobody_wins(patch: Patch) -> Toy:
    patch.setattr(ToyState, "winners", lambda state: [])
    return Toy()


def question_without_words(patch: Patch) -> Toy:
    return with_texts("question", {"stake": ""})


def end_without_words(patch: Patch) -> Toy:
    return with_texts("question", {"over": ""})


def choice_without_words(patch: Patch) -> Toy:
    return with_texts("choice", {"take": ""})


def decision_without_a_rule(patch: Patch) -> Toy:
    patch.setattr(ROUND, "rule", "TY-99")
    return Toy()


def option_without_a_rule(patch: Patch) -> Toy:
    game = Toy()
    game.options = (Option("purse", "TY-99", "Coins", {"five": "five each", "three": "three each"}),)
    return game


def two_codes_for_one_notation(patch: Patch) -> Toy:
    game = Toy()
    game.codes = Codebook(*game.codes.kinds, Kind("Knock", 20))
    return game


def codes_for_everything(patch: Patch) -> Toy:
    class Eager(Codebook):
        def structure(self, code: int) -> Structure:
            return super().structure(code) if code in self.codes else ("knock",)

    game = Toy()
    game.codes = Eager(*game.codes.kinds)
    return game


CASES = [
    Case(offered_but_refused, "all refusals", "knock: offered, but refused by TY-1 (other)"),
    Case(offered_but_refused, "some refusals", "knock: offered, but refused by TY-1 (other)"),
    Case(not_offered_though_legal, "all refusals", "not refused, but not offered"),
    Case(offered_twice, "all refusals", "is offered a choice twice"),
    Case(codes_that_do_not_exist_are_legal, "all refusals", "may choose -1, which is no code"),
    Case(refusal_without_a_rule, "all refusals", "refused by TY-99, which is no rule"),
    Case(refusal_without_words, "all refusals", "cannot be said: KeyError('coins')"),
    Case(refusal_that_reads_badly, "all refusals", "reads badly: {price} is too much."),
    Case(answers_seats_that_are_not_there, "no such seat", "there is no seat -1, but it is answered"),
    Case(no_way_out, "no dead end", "is asked 'draw' and has no choice"),
    Case(nobody_is_asked, "no dead end", "nobody is waited for at 'round'", 1),
    Case(the_end_is_no_end, "no dead end", "somebody can still choose"),
    Case(nobody_wins, "no dead end", "nobody has won"),
    Case(question_without_words, "words", "the question has no words"),
    Case(end_without_words, "rules", "no text for a game that is over"),
    Case(choice_without_words, "words", "reads badly"),
    Case(choice_without_words, "codes", "code 1 has no words"),
    Case(decision_without_a_rule, "words", "decision 'round' belongs to TY-99"),
    Case(option_without_a_rule, "rules", "option purse belongs to TY-99"),
    Case(two_codes_for_one_notation, "codes", "code 0 is ('knock',), which is code 20"),
    Case(codes_for_everything, "codes", "code -1 does not exist, but is ('knock',)"),
]
