"""One running table: choices, bots, the log of each seat, and how far undo goes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from stammtisch.engine import BadInput, Chance, Event, Record, Refusal, find_game, state_hash
from stammtisch.table import HUMAN, Table

GAME = find_game("goldbraeu")


def new_table(*seats: str, seed: str = "regulars") -> Table:
    """A fresh table of Goldbräu; without a word four people sit at it."""
    kinds = seats or (HUMAN,) * 4
    return Table(Record(GAME, len(kinds), {}, Chance(seed), ["Anna", "Ben", "Cleo", "Dora"][: len(kinds)]), kinds)


def play_until(table: Table, wanted: Callable[[int], str | None]) -> int:
    """Random choices until `wanted` names one for the seat that is asked; that seat, the choice not yet made."""
    rng = random.Random("play until")
    while True:
        seat = table.state.seats_to_decide()[0]
        notation = wanted(seat)
        if notation is not None and table.state.refusal(seat, GAME.codes.parse(notation)) is None:
            return seat
        table.choose(seat, rng.choice(table.state.choices(seat)))


def choose(table: Table, seat: int, notation: str) -> list[Event]:
    events = table.choose(seat, GAME.codes.parse(notation))
    assert isinstance(events, list), events
    return events


def test_a_legal_choice_is_recorded_and_tells_what_happened() -> None:
    table = new_table()
    seat = play_until(table, lambda _: "boss Krug")
    before = len(table.record.choices)

    events = choose(table, seat, "boss Krug")

    assert [event.kind for event in events] == ["boss_placed"]
    assert table.record.choices[before:] == [(seat, GAME.codes.parse("boss Krug"))]


def test_a_refused_choice_is_a_value_and_changes_nothing() -> None:
    table = new_table()
    before = state_hash(GAME, table.state)

    refusal = table.choose(0, GAME.codes.parse("boss Krug"))

    assert isinstance(refusal, Refusal)
    assert refusal.rule == "GB-15"
    assert table.record.choices == []
    assert state_hash(GAME, table.state) == before


def test_bots_alone_play_to_a_recorded_result_that_replays() -> None:
    table = new_table("random", "random", "random")
    while (seat := table.bot_to_choose()) is not None:
        table.let_bot_choose(seat)

    assert table.state.over
    assert table.record.result is not None
    assert state_hash(GAME, table.record.replay()) == table.record.result.state_hash


def test_bots_play_the_same_game_again_when_the_table_is_set_up_from_its_record_in_the_middle() -> None:
    table = new_table("random", "greedy", "random")
    while (seat := table.bot_to_choose()) is not None:
        table.let_bot_choose(seat)

    record = Record(GAME, 3, {}, table.record.chance, table.names)
    record.choices = table.record.choices[:60]
    resumed = Table(record, table.seats)
    while (seat := resumed.bot_to_choose()) is not None:
        resumed.let_bot_choose(seat)

    assert resumed.record.to_text() == table.record.to_text()


def test_a_bot_is_never_asked_for_a_person() -> None:
    table = new_table("greedy", HUMAN, "greedy")
    while (seat := table.bot_to_choose()) is not None:
        table.let_bot_choose(seat)

    assert table.people() == [1]
    assert table.state.seats_to_decide() == [1]


def test_the_log_tells_a_drawn_share_only_to_its_buyer() -> None:
    table = new_table()
    seat = play_until(table, lambda _: "buy deck")
    before = len(table.record.choices)
    while not any(event.kind == "drew" for event in choose(table, seat, "buy deck")):
        seat = play_until(table, lambda _: "buy deck")
        before = len(table.record.choices)

    other = (seat + 1) % 4
    own, others = table.log(seat, before)[0], table.log(other, before)[0]
    assert own.startswith(others.removesuffix(".") + ": ")
    assert table.log(None, before)[0] == others


def test_undo_gives_back_the_very_position() -> None:
    table = new_table()
    seat = play_until(table, lambda _: "boss Krug")
    before, told = state_hash(GAME, table.state), table.log(seat)

    choose(table, seat, "boss Krug")
    assert table.undo_refusal(seat) is None
    assert table.undo(seat) is None

    assert state_hash(GAME, table.state) == before
    assert table.log(seat) == told
    assert state_hash(GAME, table.record.replay()) == before


def test_undo_goes_back_over_several_choices_of_ones_own() -> None:
    """The first of two expansions, and the second with it."""
    table = new_table()
    seat = play_until(table, lambda seat: next(iter(growths(table, seat)), None) if acts_twice(table) else None)
    before = state_hash(GAME, table.state)
    choose(table, seat, growths(table, seat)[0])
    choose(table, seat, growths(table, seat)[0])

    assert (table.undo(seat), table.undo(seat)) == (None, None)
    assert state_hash(GAME, table.state) == before


def acts_twice(table: Table) -> bool:
    return GAME.write(table.state).get("actions_left") == 2


def growths(table: Table, seat: int) -> list[str]:
    """The expansions that a seat may make now."""
    words = [GAME.codes.notation(choice) for choice in table.state.choices(seat)]
    return [word for word in words if word.startswith("grow")]


def test_undo_stops_where_another_seat_has_chosen_since() -> None:
    table = new_table()
    seat = play_until(table, lambda _: "boss Krug")
    choose(table, seat, "boss Krug")
    [other] = table.state.seats_to_decide()
    choose(table, other, "boss Post")
    before = state_hash(GAME, table.state)

    assert table.undo_refusal(seat) == f"You cannot undo any more: {table.names[other]} has chosen since."
    assert table.undo(seat) == table.undo_refusal(seat)
    assert state_hash(GAME, table.state) == before


def test_undo_stops_at_a_card_drawn_and_names_it() -> None:
    table = new_table()
    seat = play_until(table, lambda _: "buy deck")
    choose(table, seat, "buy deck")

    refusal = table.undo_refusal(seat)
    assert refusal is not None
    assert refusal.endswith(table.log(None)[-1])
    assert "buys from the deck" in refusal


@pytest.mark.rule("GB-21")
def test_undo_stops_at_an_action_card_laid_and_at_those_shown() -> None:
    table = new_table()
    seat = play_until(table, lambda _: "card buy")
    choose(table, seat, "card buy")
    refusal = table.undo_refusal(seat)
    assert refusal is not None
    assert refusal.endswith(f"{table.names[seat]} has laid a card.")

    for other in table.state.seats_to_decide():
        choose(table, other, "card expand")
    refusal = table.undo_refusal(other)
    assert refusal is not None
    assert table.undo(other) == refusal


def test_undo_has_nothing_to_take_back_before_the_first_choice() -> None:
    assert new_table().undo_refusal(2) == "There is nothing to undo: you have not chosen yet."


def test_the_seats_must_fit_the_players_and_name_known_bots() -> None:
    with pytest.raises(BadInput, match="3 seats are given for 4 players"):
        Table(Record(GAME, 4, {}, Chance("x"), ["A", "B", "C", "D"]), ["human"] * 3)
    with pytest.raises(BadInput, match="no bot 'gready'"):
        new_table("human", "gready", "human")


def test_a_record_with_an_illegal_choice_makes_no_table() -> None:
    record = Record(GAME, 3, {}, Chance("x"), ["A", "B", "C"])
    record.choices.append((0, GAME.codes.parse("pass")))
    with pytest.raises(BadInput, match=r"choice 1 .*\[GB-15\]"):
        Table(record, ["human"] * 3)
