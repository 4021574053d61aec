"""A game in the terminal, typed through a pipe: from the first question to the verified end."""

from __future__ import annotations

import re
import shutil
import tempfile
from pathlib import Path

import pytest

from stammtisch.cli.play.keyboard import Keyboard
from stammtisch.engine import Chance, state_hash
from stammtisch.table import read_saved
from tests.cli.running import run

SEATS = "human,random,random,random"
FIRST = ("play", "goldbraeu", "--seed", "summer", "--names", "Anna,Ben,Cleo,Dora", "--seats", SEATS)
"""Anna keeps two of Adler, Krug, Bären, Hirschen ×2 and Schmidbräu, and is the start player."""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are saved where the command runs."""
    monkeypatch.chdir(tmp_path)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def saved(path: Path | str) -> str:
    """The record of a saved table as text."""
    record, _ = read_saved(Path(path).read_text(encoding="utf-8"))
    return record.to_text()


def test_a_game_against_bots_is_played_to_its_verified_end() -> None:
    game = run(*FIRST, "--save", "evening.json", typed=typed(*["1"] * 200))

    assert game.code == 0
    assert game.err == ""
    record, seats = read_saved(Path("evening.json").read_text(encoding="utf-8"))
    assert seats == SEATS.split(",")
    assert record.result is not None
    assert state_hash(record.game, record.replay()) == record.result.state_hash
    [start, end] = re.findall(r"Commitment: (\w+)", game.out)
    assert start == end == Chance("summer").commitment()
    assert "Shuffles verified, as committed to at the start. Seed: summer" in game.out
    best = max(record.result.scores)
    assert f"1. {record.names[record.result.scores.index(best)]}" in game.out
    assert "Schmidbräu pays out" in game.out.rsplit("Anna>", 1)[1], "the last payday is told"


@pytest.mark.parametrize("players", [3, 4])
def test_bots_alone_need_nobody(players: int) -> None:
    game = run("play", "goldbraeu", "--seats", ",".join(["random"] * players), "--seed", "x")
    assert game.code == 0
    assert "Shuffles verified" in game.out


def test_a_table_resumed_again_and_again_comes_to_the_same_end() -> None:
    lines = ["2", "1"] * 150
    run(*FIRST, "--save", "whole.json", typed=typed(*lines))
    run(*FIRST, "--save", "parts.json", typed=typed(*lines[:3]))
    for start in range(3, len(lines), 15):
        run("play", "goldbraeu", "--resume", "parts.json", typed=typed(*lines[start : start + 15]))

    assert '"result"' in saved("whole.json")
    assert saved("parts.json") == saved("whole.json")


def test_choices_are_typed_by_number_or_by_notation_in_any_spelling() -> None:
    run(*FIRST, "--save", "number.json", typed=typed("8", "4"))
    run(*FIRST, "--save", "notation.json", typed=typed("hold Bären+Hirschen", "boss Bären"))
    run(*FIRST, "--save", "spelling.json", typed=typed("HOLD hirschen+baeren", "Boss  baren"))

    assert '"boss Bären"' in saved("number.json")
    assert saved("number.json") == saved("notation.json") == saved("spelling.json")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "99: the answers are numbered from 1 to 11"),
        ("0", "0: the answers are numbered from 1 to 11"),
        pytest.param("9" * 5000, "the answers are numbered from 1 to 11", id="huge"),
        ("²", "no choice is called '²'"),
        ("jump", "no choice is called 'jump'"),
        ("boss Karl", "'Karl' is not one of Adler, Krug"),
        ("pass", "[GB-15]"),
        ("boss Krug", "[GB-15]"),
        ("hint", "looks ahead the Meister would choose:"),
        ("why boss Krug", "[GB-15]"),
        ("why not boss Krug", "[GB-15]"),
        ("why 1", "You may: Keep"),
        ("why", "say what: why, and a choice"),
        ("why jump", "no choice is called 'jump'"),
        ("rule GB-41", "GB-41 The present boss"),
        ("rule gb-41", "GB-41 The present boss"),
        ("rule 41", "GB-41 The present boss"),
        ("rule", "say which: rule, and a number such as GB-01"),
        ("log x", "log x: say how many lines, such as log 20"),
        ("boss", "'boss': write it like 'boss Adler'"),
        ("rule GB-99", "there is no rule GB-99"),
        ("undo", "There is nothing to undo: you have not chosen yet."),
        ("log", "Ben has chosen two hidden shares."),
        ("log 1", "Dora has chosen two hidden shares."),
        ("help", "why CHOICE"),
        ("", "Which two shares do you keep hidden?"),
        ("table", "Your hand:"),
        ("hand", "Your hand:"),
        ("save", "Saved in goldbraeu-"),
        ("save here.json", "Saved in here.json."),
        ("save nowhere/here.json", "Not saved: nowhere/here.json cannot be written"),
    ],
)
def test_what_is_no_choice_is_answered_and_changes_nothing(line: str, answer: str) -> None:
    game = run(*FIRST, typed=typed(line, "save last.json"))

    said = game.out.split("Anna> ", 1)[1].rsplit("Anna> ", 2)[0].replace("\n", " ")
    assert answer in said
    record, _ = read_saved(Path("last.json").read_text(encoding="utf-8"))
    assert all(seat != 0 for seat, _ in record.choices)


def test_a_share_is_offered_by_its_name_and_its_price() -> None:
    game = run(*FIRST, typed=typed("1", "1", "1", "card buy"))
    assert re.search(r"Buy drunkard, open card 1, for [258] +buy 1", game.out)
    assert re.search(r"Buy the top card of the deck, unseen, for [258] +buy deck", game.out)


def test_many_choices_are_grouped_by_their_first_words() -> None:
    """Six shares give up to fifteen pairs: one heading, then numbers and last words."""
    game = run(*FIRST)
    assert "Keep hidden: …  hold …" in game.out
    assert len(re.findall(r"\d+  \w+\+\w+", game.out)) == 11


def test_with_a_pause_a_choice_can_be_taken_back_before_the_bots_go_on() -> None:
    game = run(
        *FIRST, "--pause", "--save", "t.json", typed=typed("1", "boss Adler", "3", "why 1", "undo", "boss Post", "")
    )

    assert "Anna places a boss at Adler." in game.out
    assert game.out.count("Press Enter first.") == 2
    assert "Taken back." in game.out
    record, _ = read_saved(Path("t.json").read_text(encoding="utf-8"))
    own = [record.game.codes.notation(choice) for seat, choice in record.choices if seat == 0]
    assert own[1:] == ["boss Post"]


def test_without_a_pause_the_bots_have_answered_and_undo_says_so() -> None:
    game = run(*FIRST, "--no-pause", typed=typed("1", "1", "undo"))
    assert re.search(r"You cannot undo any more: (Ben|Cleo|Dora) has chosen since.", game.out)


def test_undo_is_announced_with_what_it_takes_back() -> None:
    """Anna alone expands on the first day, so she acts twice."""
    day = ("hold Adler+Krug", "boss Adler", "boss Krug", "card expand")
    game = run(*FIRST, "--save", "t.json", typed=typed(*day, "grow Adler b1", "undo", "grow Krug b2"))

    before, after = game.out.split("Taken back.")
    assert "undo takes back: grow Adler b1" in before
    assert "undo takes back: grow Krug b2" in after
    assert '"grow Adler b1"' not in saved("t.json")
    assert '"grow Krug b2"' in saved("t.json")


def test_help_says_why_undo_is_not_possible_now() -> None:
    game = run(*FIRST, typed=typed("1", "1", "help"))
    assert "Not now: You cannot undo any more: Dora has chosen since." in " ".join(game.out.split())


def test_an_only_answer_gives_itself_and_is_noted() -> None:
    """Nobody to expand with: seat 0 has no garden when all its bosses stand at breweries."""
    game = run(*FIRST, typed=typed("1", "boss Mayerbräu", "boss Schmidbräu", "card expand", *["1"] * 3))
    told = re.findall(r"Which garden grows by which cell\? You could only pass\.\n  Anna passes\.", game.out)
    assert len(told) >= 2, "twice for one who alone expands, each just before it is told to all"


def test_passing_has_the_number_0_and_stands_last() -> None:
    game = run(*FIRST, typed=typed("hold Adler+Krug", "boss Adler", "boss Krug", "card expand", "9999", "0"))
    listed = game.out.split("Which garden grows")[1]
    numbered = re.findall(r"^ +(\d+)  ", listed.split("Anna>")[0], re.MULTILINE)
    assert numbered[0] == "1"
    assert numbered[-1] == "0"
    assert re.search(r"9999: the answers are numbered from 0 to \d+", listed)
    assert "Anna passes." in listed


def test_news_stand_between_the_board_and_the_question() -> None:
    game = run(*FIRST, typed=typed("1"))
    turn = game.out.split("Where do you place a boss?")[0]
    assert turn.index("Anna shows: ") > turn.rindex("Your hand:")


def test_the_cards_of_the_morning_say_what_they_are_for() -> None:
    game = run(*FIRST, typed=typed("1", "1", "1"))
    assert re.search(r"1  Expand a garden \(twice if nobody else does\) +card expand", game.out)
    assert re.search(r"2  Name a boss or sign a contract \(twice if nobody else does\) +card boss", game.out)
    assert re.search(r"3  Buy a card \(for 2 if nobody else does, 5 if two do, 8 if more +card buy", game.out)


@pytest.mark.parametrize(("columns", "warned"), [("79", True), ("80", False), ("0", False), ("999999999", False)])
def test_a_narrow_window_is_told_once(columns: str, warned: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    game = run(*FIRST, typed=typed("1"))
    assert game.out.count("Make the window wider") == warned
    assert "Your hand:" in game.out


@pytest.mark.parametrize("ending", [typed("quit"), ""])
def test_leaving_saves_the_table_and_says_how_to_go_on(ending: str) -> None:
    game = run(*FIRST, typed=typed("1") + ending)

    [path] = Path().iterdir()
    assert game.code == 0
    assert f"Saved in {path}. Go on with:" in game.out
    resume = game.out.strip().split("\n")[-1].split()
    assert resume == ["stammtisch", "play", "goldbraeu", "--resume", str(path)]
    assert run(*resume[1:]).code == 0


def test_ctrl_c_ends_politely_and_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def interrupted(_keyboard: Keyboard, _prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr(Keyboard, "ask", interrupted)
    game = run(*FIRST, "--save", "t.json")

    assert (game.code, game.err) == (0, "")
    record, _ = read_saved(Path("t.json").read_text(encoding="utf-8"))
    assert any(seat == 0 for seat, _ in record.choices)


def test_leaving_before_the_first_choice_saves_nothing() -> None:
    assert "nothing is saved" in run(*FIRST).out
    assert list(Path().iterdir()) == []


def test_people_at_one_keyboard_see_only_their_own_hand() -> None:
    seats = ("play", "goldbraeu", "--seats", "human,human,random", "--names", "Anna,Ben,Cleo", "--seed", "x")
    game = run(*seats, typed=typed("", "1", "table", "log", "", "1"))

    anna, ben = game.out.split("Hand the keyboard to Ben and press Enter. > \n", 1)
    anna, between = anna.split("Hand the keyboard to Ben", 1)
    assert "Your hand: Adler ×2, Krug, Bären" in anna
    assert "Your hand" not in between
    assert between.count("Press Enter first.") == 2
    assert "Your hand: Adler ×2, Krug, Bären" not in ben
    assert "Your hand: Krug, Bären, Mayerbräu ×2" in ben


def test_the_one_who_has_chosen_can_undo_before_the_keyboard_changes_hands() -> None:
    seats = ("play", "goldbraeu", "--seats", "human,human,human", "--names", "Anna,Ben,Cleo", "--seed", "x")
    game = run(
        *seats, "--save", "t.json", typed=typed("", "1", "", "1", "", "1", "", "boss Adler", "undo", "boss Post")
    )

    assert "(or undo, Ben)" in game.out.replace("\n", " ")
    record, _ = read_saved(Path("t.json").read_text(encoding="utf-8"))
    assert record.game.codes.notation(record.choices[-1][1]) == "boss Post"


def test_a_settled_table_is_not_changed_on_resuming() -> None:
    run("new", "goldbraeu", "--save", "t.json")
    assert (
        "--players cannot be changed any more" in run("play", "goldbraeu", "--resume", "t.json", "--players", 3).error
    )
    assert "--seed cannot be changed any more" in run("play", "goldbraeu", "--resume", "t.json", "--seed", 3).error


def test_who_sits_where_can_be_said_anew_on_resuming() -> None:
    run(*FIRST, "--save", "t.json", typed=typed("1"))
    game = run("play", "goldbraeu", "--resume", "t.json", "--seats", "random,random,random,random")
    assert "Shuffles verified" in game.out


def test_a_bare_record_can_be_resumed_too() -> None:
    run(*FIRST, "--save", "t.json", typed=typed("1"))
    Path("record.json").write_text(saved("t.json"), encoding="utf-8")
    game = run("play", "goldbraeu", "--resume", "record.json", typed=typed("1"))
    assert "Anna: human   Ben: greedy" in game.out
    assert "Where do you place a boss?" in game.out


def test_a_box_of_ones_own_is_asked_for_again_on_resuming() -> None:
    run("components", "goldbraeu", "--export", "box.json")
    text = Path("box.json").read_text(encoding="utf-8").replace('"Goldbräu, rec', '"My box, rec')
    Path("box.json").write_text(text, encoding="utf-8")
    game = run(*FIRST, "--components", "box.json", "--save", "t.json", typed=typed("1"))

    assert game.out.strip().endswith("--resume t.json --components box.json")
    assert "other components" in run("play", "goldbraeu", "--resume", "t.json").error
    assert run("play", "goldbraeu", "--resume", "t.json", "--components", "box.json").code == 0


def test_options_that_are_not_the_default_are_shown_at_the_start() -> None:
    game = run(*FIRST, "--edition", "hanser-fr")
    assert "one or two gardens clockwise only [GB-60]" in " ".join(game.out.split())
    assert "[GB-42]" not in game.out


def test_at_a_terminal_a_finished_game_can_still_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(keyboard: Keyboard, prompt: str) -> str:
        keyboard.at_terminal = True
        asked.append(prompt)
        return "kept.json" if "file name" in prompt else "1"

    monkeypatch.setattr(Keyboard, "ask", answer)
    assert run(*FIRST).code == 0

    assert asked[-1] == "A file name keeps the record, Enter does not. > "
    assert '"result"' in saved("kept.json")


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("stick").mkdir()
    answers = iter(["1", "1", "save t2.json"])

    def pulled_out(_keyboard: Keyboard, _prompt: str) -> str:
        shutil.rmtree("stick", ignore_errors=True)
        return next(answers, "quit")

    monkeypatch.setattr(Keyboard, "ask", pulled_out)
    game = run(*FIRST, "--save", "stick/t.json")
    assert "Not saved: stick/t.json cannot be written" in game.out
    assert "Saved in t2.json." in game.out
    assert game.code == 0


def test_leaving_saves_among_temporary_files_when_even_our_directory_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, rescue = tmp_path / "here", tmp_path / "rescue"
    here.mkdir()
    rescue.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr(tempfile, "tempdir", str(rescue))
    answers = iter(["1"])

    def removed(_keyboard: Keyboard, _prompt: str) -> str:
        shutil.rmtree(here, ignore_errors=True)
        return next(answers, "quit")

    monkeypatch.setattr(Keyboard, "ask", removed)
    game = run(*FIRST)
    [path] = rescue.iterdir()
    assert f"Saved in {path}." in game.out.replace("\n", "")


def test_leaving_saves_elsewhere_when_the_named_place_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("stick").mkdir()
    answers = iter(["1"])

    def pulled_out(_keyboard: Keyboard, _prompt: str) -> str:
        shutil.rmtree("stick", ignore_errors=True)
        return next(answers, "quit")

    monkeypatch.setattr(Keyboard, "ask", pulled_out)
    game = run(*FIRST, "--save", "stick/t.json")
    [path] = Path().iterdir()
    assert f"Saved in {path}." in game.out
