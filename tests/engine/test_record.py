"""A record is the truth: it plays again to the bit, and says which choice is wrong where it does not."""

from __future__ import annotations

import json

import pytest

from stammtisch.engine import BadInput, Chance, Components, Record, find_game, state_hash
from stammtisch.engine.playout import random_game
from stammtisch.engine.record import result_of
from tests.conformance.toy import GAME, LEAVE, STAKE, TAKE, ToyState


def table(choices: list[tuple[int, int]]) -> Record[ToyState]:
    record = Record(GAME, 2, {}, Chance("record"), ["Ann", "Bob"])
    record.choices = choices
    return record


def test_the_data_say_everything_that_a_replay_needs() -> None:
    record = Record(GAME, 2, {"purse": "three"}, Chance("beer", ("from Ann",)), ["Ann", "Bob"])
    record.choices = [(1, STAKE + 2)]
    assert record.to_data() == {
        "format": "stammtisch record 1",
        "game": "toy",
        "rules_version": 1,
        "players": 2,
        "options": {"purse": "three"},
        "components": GAME.components.fingerprint,
        "names": ["Ann", "Bob"],
        "seed": "beer",
        "entropy": ["from Ann"],
        "commitment": "f5593b1b0c76908dece0a713dfcbcc5f584bc01ce7bdd691a8b54a645705c76e",
        "choices": [[1, STAKE + 2, "stake 2"]],
    }


@pytest.mark.parametrize("choices", [[], [(0, STAKE)], [(0, STAKE), (1, STAKE + 1), (1, LEAVE)]])
def test_the_text_is_the_data_with_one_choice_a_line(choices: list[tuple[int, int]]) -> None:
    record = table(choices)
    text = record.to_text()
    assert json.loads(text) == record.to_data()
    assert text.endswith("\n}\n")
    assert sum(line.startswith("  [") and line.rstrip(",").endswith("]") for line in text.splitlines()) == len(choices)


def test_the_result_is_part_of_the_text() -> None:
    record = random_game(GAME, 2, "result")
    assert record.result is not None
    assert json.loads(record.to_text())["result"] == record.result.to_data()


def test_states_are_every_position_from_the_first_to_the_last() -> None:
    record = table([(0, STAKE + 1), (1, STAKE), (0, TAKE)])
    assert [(state.round, state.drawer) for state in record.states()] == [(1, -1), (1, -1), (1, 0), (2, -1)]


def test_an_illegal_choice_is_named_with_number_seat_and_rule() -> None:
    record = table([(0, STAKE), (0, STAKE + 1)])
    with pytest.raises(BadInput) as caught:
        record.replay()
    assert str(caught.value) == "choice 2 (seat 0: stake 1) is illegal: It is not your turn. [TY-1]"


def test_nothing_comes_after_the_end() -> None:
    record = random_game(GAME, 2, "after")
    record.choices.append((0, STAKE))
    with pytest.raises(BadInput, match=rf"choice {len(record.choices)} .*The game is over. \[TY-3\]"):
        record.replay()


def test_a_result_needs_the_end() -> None:
    record = random_game(GAME, 2, "short")
    record.choices.pop()
    with pytest.raises(BadInput, match="claims a result, but after its last choice"):
        record.replay()


@pytest.mark.parametrize("field", ["scores", "winners", "state_hash"])
def test_a_result_that_comes_out_differently_is_an_error(field: str) -> None:
    record = random_game(GAME, 2, "tampered")
    assert record.result is not None
    setattr(record.result, field, "0" * 64 if field == "state_hash" else [99, 0])
    with pytest.raises(BadInput, match=f"the record says {field} .* choices give"):
        record.replay()


def test_an_unfinished_position_has_no_winners() -> None:
    state = table([]).start()
    result = result_of(GAME, state)
    assert result.winners == []
    assert result.scores == [5 + card for card in state.hand]


def test_the_fingerprint_sees_every_piece() -> None:
    state = table([]).start()
    before = state_hash(GAME, state)
    state.deck.reverse()
    assert state_hash(GAME, state) != before


def test_a_record_keeps_the_components_it_was_played_with() -> None:
    goldbraeu = find_game("goldbraeu")
    data = json.loads(json.dumps(goldbraeu.components.data))
    data["pieces"]["drunkard_cards"]["value"] = 4
    record = Record(goldbraeu, 3, {}, Chance("other box"), ["a", "b", "c"], Components(data))
    assert record.to_data()["components"] != goldbraeu.components.fingerprint


def test_names_are_lines_of_text() -> None:
    with pytest.raises(BadInput, match="a name is one line of plain text"):
        Record(GAME, 2, {}, Chance("names"), ["Ann", "B\nob"])
