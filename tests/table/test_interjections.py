"""Seats that may act while nobody waits for them: who they are, and bots that interject."""

from __future__ import annotations

import pytest

from stammtisch.engine import Chance, Record, find_game, state_hash
from stammtisch.table import HUMAN, Table
from stammtisch.table.table import UNASKED
from tests.table.talkers import GAME, at_trade, say, seat_of, talkers

__all__ = ["talkers"]


def let_interject(table: Table) -> list[str]:
    """All interjections of bots in the order in which they are made, as `name: notation`."""
    said: list[str] = []
    while (found := table.interjection()) is not None:
        table.let_bot_interject(*found)
        said.append(f"{table.names[found[0]]}: {GAME.codes.notation(found[1])}")
    return said


@pytest.mark.rule("BH-88")
def test_the_others_may_act_in_a_trade_phase_though_nobody_waits_for_them() -> None:
    table = at_trade([HUMAN] * 4)
    assert table.state.seats_to_decide() == [seat_of(table, "Anna")]
    assert table.may_act() == sorted(seat_of(table, name) for name in ("Ben", "Cleo", "Dora"))


def test_where_nobody_acts_out_of_turn_nobody_may() -> None:
    table = Table(Record(find_game("goldbraeu"), 3, {}, Chance("x"), ["A", "B", "C"]), [HUMAN] * 3)
    table.choose(0, table.state.choices(0)[0])
    assert table.state.seats_to_decide() == [1, 2]
    assert table.may_act() == []


def test_a_bot_answers_a_person_who_then_has_the_word_again() -> None:
    table = at_trade([HUMAN, "greedy", "greedy"])
    say(table, "Anna", "offer Ben Soja for nothing")

    assert "Ben" in {line.split(":")[0] for line in let_interject(table)}
    assert table.state.seats_to_decide() == [seat_of(table, "Anna")]
    assert seat_of(table, "Ben") not in table.state.seats_addressed()


@pytest.mark.usefixtures("talkers")
def test_whoever_sits_next_to_the_one_who_chose_last_is_heard_first() -> None:
    table = at_trade([HUMAN, HUMAN, "chatterbox", "chatterbox"])
    assert [line.split(":")[0] for line in let_interject(table)[:3]] == ["Cleo", "Dora", "Cleo"]


@pytest.mark.usefixtures("talkers")
def test_bots_who_never_stop_are_stopped() -> None:
    table = at_trade([HUMAN, "chatterbox", "chatterbox"])
    assert len(let_interject(table)) == UNASKED
    say(table, "Anna", "wish have=Sau")
    assert len(let_interject(table)) == UNASKED


@pytest.mark.usefixtures("talkers")
def test_a_table_set_up_again_in_the_middle_of_the_talk_hears_the_rest_of_it() -> None:
    table = at_trade([HUMAN, "chatterbox", "greedy", "chatterbox"])
    before = len(table.record.choices)
    let_interject(table)

    record = Record(GAME, 4, {}, table.record.chance, table.names)
    record.choices = table.record.choices[: before + 7]
    resumed = Table(record, table.seats)
    let_interject(resumed)

    assert resumed.record.to_text() == table.record.to_text()


def test_asking_for_an_interjection_changes_nothing() -> None:
    table = at_trade([HUMAN, "greedy", "greedy"])
    say(table, "Anna", "offer Ben Soja for nothing")
    before = state_hash(GAME, table.state)

    assert table.interjection() == table.interjection() is not None
    assert state_hash(GAME, table.state) == before


@pytest.mark.usefixtures("talkers")
def test_a_bot_that_interjects_what_it_may_not_is_a_bug_and_loud() -> None:
    table = at_trade([HUMAN, "blunderer", HUMAN])
    found = table.interjection()
    assert found is not None
    with pytest.raises(RuntimeError, match="'blunderer' chose what it may not"):
        table.let_bot_interject(*found)


@pytest.mark.parametrize("mode", ["free", "rounds"])
def test_bots_alone_talk_and_play_to_the_end(mode: str) -> None:
    table = at_trade(["greedy"] * 3, negotiation=mode)
    while table.let_bots_go_on():
        pass
    assert table.state.over
    assert table.record.result is not None
    assert state_hash(GAME, table.record.replay()) == table.record.result.state_hash


def test_undo_stops_where_a_bot_has_answered() -> None:
    table = at_trade([HUMAN, "greedy", "greedy"])
    anna = seat_of(table, "Anna")
    say(table, "Anna", "wish have=Sau")
    assert table.undo_refusal(anna) is None
    say(table, "Anna", "offer Ben Soja for nothing")
    let_interject(table)
    refusal = table.undo_refusal(anna)
    assert refusal is not None
    assert "has chosen since" in refusal
