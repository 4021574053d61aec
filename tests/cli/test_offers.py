"""Bohn Hansa in the terminal: offers typed and answered, also by people whom nobody waits for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from stammtisch.cli.play import commands
from stammtisch.table import HUMAN, Table, read_saved, table_text
from tests.cli.running import Run, run
from tests.table.talkers import GAME, at_trade, say, seat_of, talkers

__all__ = ["talkers"]

ALONE = (HUMAN, "random", "random")
"""Anna trades, and nobody has anything to say."""

HAND = "Hand, front first"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are saved where the command runs, at a screen that is wide enough."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "110")


def play(table: Table, *lines: str, pause: bool = False) -> Run:
    """Go on with a table, typing some lines, in which `Anna` is whoever trades."""
    Path("t.json").write_text(table_text(table), encoding="utf-8")
    typed = "".join(f"{line}\n" for line in lines)
    game = run("play", "bohnhansa", "--resume", "t.json", "--pause" if pause else "--no-pause", typed=typed)
    assert (game.code, game.err) == (0, "")
    return game


def made(since: Table) -> list[str]:
    """The choices that have come to the saved table, as `name: notation` with names for colours."""
    record, _ = read_saved(Path("t.json").read_text(encoding="utf-8"))
    words: list[str] = []
    for seat, choice in record.choices[len(since.record.choices) :]:
        notation = GAME.codes.notation(choice)
        for colour, name in zip(GAME.colours, record.names, strict=False):
            notation = re.sub(rf"\b{colour}\b", name, notation)
        words.append(f"{record.names[seat]}: {notation}")
    return words


def asides(game: Run) -> list[str]:
    """What is shown with each prompt to somebody whom nobody waits for."""
    return re.split(r"\(Enter: go on\)> ", game.out)[:-1]


def test_an_offer_is_typed_in_words_and_kept() -> None:
    table = at_trade(ALONE)
    game = play(table, "offer Ben Soja for 2 Feuer", "offer Ben Soja for Feuer", "withdraw 1")
    assert made(table) == ["Anna: offer Ben gives=Soja gets=Feuer invited", "Anna: withdraw 1"]
    assert "Ben does not have the Feuer of the offer. [BH-82]" in game.out
    assert "Withdraw offer 1, with Ben: Ben is invited; Anna gives Soja for Feuer" in game.out
    assert "in words: offer, bundle, wish, order; help offer shows how" in game.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("offer Ben", "An offer needs an invitation or beans. [BH-80]"),
        ("offer Ben Soja", "'Soja' is no swap; write it like: offer blue 2 Blaue for Garten"),
        ("offer Ben Soja for Suppe", "'Suppe' is no bean"),
        ("offer Zoe Soja for Sau", "'Zoe' is no partner"),
        ("counter 3 Soja for Sau", "offer 3 is not open"),
        ("accept 3", "Offer 3 is not open. [BH-80]"),
        ("why accept 3", "BH-80 "),
        ("why offer Ben Soja for Feuer", "You may: Offer to Ben: Ben is invited; Anna gives Soja for Feuer."),
        ("help offer", "offer blue 2 Blaue for Garten  "),
        ("help counter", "counter 3 Sau for Garten  "),
        ("help travel", "travel Edinburgh"),
        ("help soup", "no choice is called 'soup'"),
        ("list discard", "discard …"),
        ("list soup", "You have no choice with the words soup."),
        ("keyboard Ben", "keyboard Ben: out of turn could act now: nobody"),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_loses_nothing(line: str, answer: str) -> None:
    table = at_trade(ALONE)
    game = play(table, line)
    shown = re.sub(r"\s+", " ", game.out)
    assert re.sub(r"\s+", " ", answer) in shown
    assert made(table) == []
    assert "End the trade" in shown


def test_an_offer_can_be_taken_back_and_a_table_left_and_resumed_around_it() -> None:
    table = at_trade((HUMAN, HUMAN, "random"))
    play(table, "", "wish have=Soja", "undo", "offer Ben Soja for Feuer", "later", "quit")
    assert made(table) == ["Anna: offer Ben gives=Soja gets=Feuer invited"]

    record, seats = read_saved(Path("t.json").read_text(encoding="utf-8"))
    assert seats is not None
    game = play(Table(record, seats), "", "accept 1")
    assert made(table)[1:] == ["Ben: accept 1"]
    assert "Ben has something to answer (later: go on without). Hand the keyboard to Ben and press Enter" in game.out


def test_whoever_has_an_offer_to_answer_gets_the_keyboard_and_sees_no_other_hand() -> None:
    table = at_trade((HUMAN, HUMAN, HUMAN))
    game = play(table, "", "offer Ben Soja for Feuer", "", "refuse 1", "", "end", "end")
    assert made(table)[:2] == ["Anna: offer Ben gives=Soja gets=Feuer invited", "Ben: refuse 1"]

    gates = re.split(r"Hand the keyboard to (\w+) and press Enter[^\n]*> \n", game.out)
    assert gates[1::2] == ["Anna", "Ben", "Anna", "Ben"]
    for name, shown in zip(gates[1::2], gates[2::2], strict=True):
        assert shown.count(HAND) == len(re.findall(rf"{name} \(you\)", shown))
        assert "(you)" not in re.sub(rf"{name} \(you\)", "", shown)


def test_the_meister_advises_whoever_has_an_offer_to_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    # Enough to look at more than one answer, interpreted too.
    monkeypatch.setattr(commands, "HINT_SECONDS", 0.5)
    table = at_trade((HUMAN, HUMAN, "random"))
    game = play(table, "", "offer Ben Soja for Feuer", "", "hint")
    advice = game.out.split("looks ahead the Meister would choose:")[1]
    assert "ccept offer 1" in advice or "efuse offer 1" in advice


def test_people_go_by_their_names_in_standing_orders_too() -> None:
    table = at_trade(ALONE)
    play(table, "order refuse from=Ben")
    assert made(table) == ["Anna: order refuse from=Ben"]


def test_an_offer_that_is_left_open_is_not_put_again_until_there_is_another() -> None:
    table = at_trade((HUMAN, HUMAN, "random"))
    play(table, "", "offer Ben Soja for Feuer", "later", "wish have=Sau", "offer Ben Sau for Feuer", "", "accept 2")
    assert made(table)[-1] == "Ben: accept 2"


def test_the_keyboard_goes_to_somebody_who_buys_a_contract_out_of_turn() -> None:
    table = at_trade((HUMAN, "random", HUMAN))
    game = play(table, "", "keyboard Cleo", "", "contract 4", "", "end")
    assert made(table)[:2] == ["Cleo: contract 4", "Anna: end"]
    [aside] = asides(game)
    assert "Nobody waits for you; you may:" in aside


@pytest.mark.usefixtures("talkers")
def test_a_bot_waits_for_the_answer_to_its_offer() -> None:
    table = at_trade(("peddler", HUMAN, "random"))
    game = play(table, "accept 1")
    assert made(table)[:3] == ["Anna: offer Ben invited", "Ben: accept 1", "Anna: offer Cleo invited"]
    [aside] = asides(game)
    assert "Accept offer 1, with Anna: Ben is invited" in aside
    assert "in words: offer, counter, wish, order; help offer shows how" in aside
    assert "There is something for you to answer; you may also leave it open." in aside


@pytest.mark.usefixtures("talkers")
def test_a_bot_goes_on_when_its_offer_is_left_open() -> None:
    table = at_trade(("peddler", HUMAN, "random"))
    play(table, "")
    assert made(table)[:3] == ["Anna: offer Ben invited", "Anna: offer Cleo invited", "Anna: end"]


def test_bots_answer_before_a_person_goes_on() -> None:
    table = at_trade((HUMAN, "greedy", "greedy"))
    play(table, "offer Ben Soja for nothing", "wish have=Sau")
    offered, wished = made(table).index("Anna: offer Ben gives=Soja invited"), made(table).index("Anna: wish have=Sau")
    assert any(re.match(r"Ben: (accept|refuse|counter) ", line) for line in made(table)[offered:wished])


def test_a_pause_stops_before_each_turn_of_others_for_a_contract_out_of_turn() -> None:
    table = at_trade(ALONE)
    game = play(table, "pause", "end", "end", "contract 4", "", "", "pause")
    bought = made(table).index("Anna: contract 4")
    assert made(table)[:bought] == ["Anna: end", "Anna: end"], "the stop comes before the others' first choice"
    assert len(asides(game)) == 2, "once a turn"
    assert "From now on the game stops before each turn of others" in game.out
    assert "From now on the others play without a stop." in game.out


def test_a_pause_does_not_stop_for_whoever_could_only_leave_orders() -> None:
    table = at_trade(ALONE)
    assert len(asides(play(table, "pause", "end", "end"))) == 1
    plain_cards = [f"contract {card}" for card in (1, 4, 5, 6, 7)]
    assert asides(play(table, "pause", *plain_cards, "end", "end")) == []


def test_cards_to_give_for_a_contract_are_not_taken_for_the_numbers_of_choices() -> None:
    game = play(at_trade(ALONE))
    assert "Buy a contract for 5 thalers, giving up travel card …  contract …" in game.out
    assert re.search(r"\d+  card 1 +\d+  card 4 +\d+  card 5", game.out)


def test_what_was_done_aside_can_be_taken_back_and_done_otherwise() -> None:
    table = at_trade((HUMAN, HUMAN, "random"))
    play(table, "", "offer Ben Soja for Feuer", "", "wish have=Rote", "undo", "wish have=Sau", "")
    assert made(table)[1:] == ["Ben: wish have=Sau"]


def test_in_rounds_hundreds_of_swaps_are_counted_and_listed_on_demand() -> None:
    table = at_trade((HUMAN, *["random"] * 4), negotiation="rounds")
    swaps = [choice for choice in table.state.choices(seat_of(table, "Anna")) if "swap" in GAME.codes.notation(choice)]
    assert len(swaps) > 80
    game = play(table, "list swap", "list swap Ben", "offer Ben Soja for Sau")
    asked, everything, with_ben, *_ = re.split(r"\nAnna> ", game.out)
    assert f"{len(swaps)} choices of the kind swap  list swap" in asked
    assert len(asked.splitlines()) < 60
    assert "Offer to Ben: Ben is invited; Anna gives Soja for …  swap" in with_ben
    assert everything.count("Anna gives") > with_ben.count("Anna gives") > 3
    assert "In rounds offers are plain swaps and invitations" in game.out


@pytest.mark.parametrize("kinds", [(HUMAN, "greedy", "greedy"), (HUMAN, HUMAN, "greedy", "random", "greedy")])
@pytest.mark.parametrize("mode", ["free", "rounds"])
def test_whole_games_come_to_their_end(kinds: Sequence[str], mode: str) -> None:
    game = play(at_trade(kinds, negotiation=mode), *["", "1", "0"] * 600)
    assert "Shuffles verified" in game.out


def test_a_long_story_stands_above_the_table_and_a_short_one_below() -> None:
    table = at_trade(ALONE)
    game = play(table, "wish have=Sau", "end", "end")
    short, long = game.out.rindex("Anna would give Sau"), game.out.rindex("Ben begins a turn.")
    assert game.out.rindex(HAND, 0, short) > game.out.rindex("Anna> ", 0, short)
    assert "Anna> " in game.out[game.out.rindex(HAND, 0, long) : long]


def test_a_record_with_offers_replays_and_reads_the_same() -> None:
    table = at_trade((HUMAN, HUMAN, "random"))
    say(table, "Anna", "offer Ben Soja for Feuer")
    Path("t.json").write_text(table_text(table), encoding="utf-8")
    done = run("replay", "t.json", "--json")
    assert done.json["choices"] == len(table.record.choices)
    damaged = table_text(table).replace("gives=Soja", "gives=Augen")
    Path("t.json").write_text(damaged, encoding="utf-8")
    assert "is damaged: code" in run("replay", "t.json").error
