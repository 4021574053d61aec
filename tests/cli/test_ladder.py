"""The ladder as a person runs it: the same result however it is played, kept through a kill, refused in one line."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Fixture
from stammtisch.arena.ladder import House
from stammtisch.cli.ray_option import spelled_out
from stammtisch.engine import find_game, read_record
from tests.cli.running import Run, run

COMMAND = str(Path(sys.executable).with_name("stammtisch"))
SHORT = ("ladder", "heavenale", "--bots", "random,greedy", "--players", "2", "--seed", "s")


def test_it_prints_one_json_object() -> None:
    found = run(*SHORT, "--games", 7, "--jobs", 1, "--json").json
    assert set(found) == {"settings", "ratings", "head_to_head"}
    settings = found["settings"]
    assert (settings["game"], settings["players"], settings["seed"]) == ("heavenale", 2, "s")
    assert (settings["deals"], settings["games"], settings["anchor"]) == (4, 8, "random")
    greedy, rookie = found["ratings"]
    assert list(greedy) == ["bot", "rating", "low", "high", "games", "win_share"]
    assert (greedy["bot"], greedy["games"], rookie["bot"], rookie["rating"]) == ("greedy", 8, "random", 1000.0)
    assert greedy["low"] <= greedy["rating"] <= greedy["high"]
    assert greedy["win_share"] + rookie["win_share"] == pytest.approx(1)
    assert [(pair["bot"], pair["against"]) for pair in found["head_to_head"]] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]


@pytest.mark.parametrize(("games", "rough"), [(18, True), (20, False)])
def test_intervals_over_few_deals_are_called_a_guess(games: int, rough: bool) -> None:
    said = run("ladder", "heavenale", "--bots", "random,greedy", "--players", 2, "--games", games).out
    assert ("a rough guess" in said) == rough


@pytest.mark.parametrize("game", ["goldbraeu", "bohnhansa"])
def test_the_result_does_not_depend_on_processes(game: str) -> None:
    line = ("ladder", game, "--bots", "random,greedy", "--players", 3, "--games", 6, "--json")
    alone = run(*line, "--jobs", 1)
    assert run(*line, "--jobs", 2) == alone
    assert run(*line, "--jobs", 1, "--seed", "other").json["head_to_head"] != alone.json["head_to_head"]


def test_the_games_are_those_that_simulate_plays(tmp_path: Path) -> None:
    """In Bohn Hansa too, where bots make offers and answer them unasked."""
    terms = find_game("bohnhansa").terms(3)
    house = House("bohnhansa", terms.options, terms.components.data, "s")
    finish = house.play(Fixture(0, ("greedy", "random", "greedy")))
    line = ("simulate", "bohnhansa", "--players", 3, "--games", 1, "--seed", "s", "--bot", "greedy,random,greedy")
    run(*line, "--records", tmp_path)
    record = read_record(next(tmp_path.iterdir()).read_text(encoding="utf-8"))
    assert record.result is not None
    assert (list(finish.scores), list(finish.winners)) == (record.result.scores, record.result.winners)
    assert "accept" in {record.game.codes.structure(choice)[0] for _, choice in record.choices}


def test_for_people_it_is_two_tables() -> None:
    shown = run(*SHORT, "--games", 4, "--jobs", 1)
    assert shown.err == ""
    assert "Heaven & Ale, 2 players: 2 deals, each played 2 times" in shown.out
    assert re.search(r"^random +1000 +1000 +1000 +4 ", shown.out, re.MULTILINE)
    assert "a fair share is 50.0%" in shown.out


LONG_NAMES = ("search:1i,h=0000000000000000000000000000001", "search:1i,h=0000000000000000000000000000002")


@pytest.mark.parametrize("width", ["20", "80"])
def test_figures_are_never_cut_off_however_long_the_names(width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    line = ("ladder", "heavenale", "--players", 2, "--games", 2, "--bots", ",".join(LONG_NAMES), "--jobs", 1)
    shown, found = run(*line).out, run(*line, "--json").json
    assert "…" not in shown
    for pair in found["head_to_head"]:
        shares = [f"{pair[share]:.1%}" for share in ("win_share", "low", "high")]
        assert re.search(rf" 2 +{' +'.join(shares)} +{pair['rank']:.2f} +\{pair['margin']:+.1f}$", shown, re.MULTILINE)


def test_who_never_sat_alone_has_no_wins_alone() -> None:
    line = ("ladder", "goldbraeu", "--bots", "greedy,random", "--line-ups", "challenge", "--players", 3, "--games", 3)
    shown = run(*line, "--jobs", 1)
    assert re.search(r"^greedy [-0-9 ]+ 3 +\d+\.\d%$", shown.out, re.MULTILINE)
    assert re.search(r"^random +1000 +1000 +1000 +3 +–$", shown.out, re.MULTILINE)
    shares = {rating["bot"]: rating["win_share"] for rating in run(*line, "--jobs", 1, "--json").json["ratings"]}
    assert shares["greedy"] + 2 * shares["random"] == pytest.approx(1, abs=1e-3)


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "ladder.svg"
    run(*SHORT, "--games", 4, "--jobs", 1, "--plot", picture)
    drawn = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    words = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Heaven & Ale, 2 players", "greedy", "random", "1000"} <= words
    assert "exists already" in run(*SHORT, "--games", 4, "--plot", picture).error


def test_a_picture_that_cannot_be_written_in_the_end_costs_no_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = tmp_path / "there" / "ladder.svg"
    picture.parent.mkdir()
    play = House.play

    def somebody_tidies_up(house: House, fixture: Fixture) -> Finish:
        if picture.parent.exists():
            picture.parent.rmdir()
        return play(house, fixture)

    monkeypatch.setattr(House, "play", somebody_tidies_up)
    line = (*SHORT, "--games", 2, "--jobs", 1, "--json")
    done = run(*line, "--plot", picture)
    assert done.code == 2
    assert done.json == run(*line).json
    assert done.err == f"stammtisch: {picture} cannot be written: No such file or directory\n"


def test_games_and_picture_do_not_go_into_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "ladder.svg"
    wrong = run(*SHORT, "--games", 2, "--save", file, "--plot", tmp_path / ".." / tmp_path.name / "ladder.svg")
    assert "the picture would replace the games" in wrong.error
    assert not file.exists()


def test_bots_with_helpers_of_their_own_play_in_several_processes_and_all_go_home() -> None:
    line = "ladder heavenale --players 2 --bots search:2i,j=2,greedy --games 2 --jobs 2 --json"
    done = subprocess.run([COMMAND, *line.split()], capture_output=True, timeout=120, check=True)
    assert {found["bot"] for found in json.loads(done.stdout)["ratings"]} == {"search:2i,j=2", "greedy"}


def test_more_games_and_fewer_come_from_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    run(*SHORT, "--games", 2, "--jobs", 1, "--save", file)
    two = file.read_bytes()
    run(*SHORT, "--games", 4, "--jobs", 1, "--save", file)
    four = file.read_bytes()
    assert four.startswith(two)
    assert four.count(b"\n") == two.count(b"\n") + 2
    assert run(*SHORT, "--games", 2, "--json", "--save", file) == run(*SHORT, "--games", 2, "--json", "--jobs", 1)
    assert file.read_bytes() == four


def children(process: subprocess.Popen[bytes]) -> list[int]:
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(word) for word in listed.read_text(encoding="ascii").split()] if listed.exists() else []


def gone(process: int) -> bool:
    try:
        # Behind the name in brackets stands how it does; a zombie is only waiting to be counted.
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.mark.slow
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_run_that_is_killed_goes_on_and_ends_the_same(tmp_path: Path, jobs: int) -> None:
    file = tmp_path / "ladder.jsonl"
    line = [COMMAND, *SHORT, "--games", "12", "--jobs", str(jobs), "--json"]
    process = subprocess.Popen([*line, "--save", str(file)], stdout=subprocess.DEVNULL)
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, "it ended before it could be killed"
        time.sleep(0.01)
    workers = children(process)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    while not all(gone(worker) for worker in workers):
        time.sleep(0.01)
    kept = file.read_bytes()
    whole = kept[: kept.rindex(b"\n") + 1]
    assert whole.count(b"\n") < 13

    done = subprocess.run([*line, "--save", str(file)], capture_output=True, text=True, check=True)
    assert done.stdout == run(*SHORT, "--games", 12, "--jobs", 1, "--json").out
    assert file.read_bytes().startswith(whole)
    assert file.read_bytes().count(b"\n") == 13


def hear_interrupts() -> None:
    """Whoever started the tests in the background may have told everybody to ignore Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.slow
def test_an_interrupt_ends_it_at_once_and_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    line = [COMMAND, *SHORT, "--games", "100000", "--jobs", "2", "--save", str(file)]
    process = subprocess.Popen(line, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=hear_interrupts)
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does it: to all of them
    _, said = process.communicate()
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 2
    assert process.returncode == 130
    assert (
        said.decode() == f"stammtisch: {kept} of 100000 games are kept in {file}; the same command goes on from there\n"
    )


def test_an_interrupt_counts_the_games_of_this_ladder_and_without_a_file_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ladder.jsonl"
    run(*SHORT, "--games", 2, "--jobs", 1, "--save", file)

    def interrupted(house: House, fixture: Fixture) -> Finish:
        raise KeyboardInterrupt

    monkeypatch.setattr(House, "play", interrupted)
    line = ("ladder", "heavenale", "--bots", "random,greedy,geselle", *SHORT[4:], "--games", 4, "--jobs", 1)
    assert run(*line, "--save", file).err.startswith(f"stammtisch: 2 of 12 games are kept in {file}; ")
    assert run(*line) == Run(130, "", "")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("ladder heavenale", "Missing option '--bots'"),
        ("ladder chess --bots random,greedy", "there is no game 'chess'"),
        ("ladder heavenale --bots random,clever", "there is no bot 'clever'; there are: random, greedy"),
        ("ladder heavenale --bots random,", "there is no bot ''"),
        ("ladder heavenale --bots random", "a ladder needs at least two bots"),
        ("ladder heavenale --bots random,greedy,random", "the bot 'random' is named twice"),
        ("ladder heavenale --bots meister:0.05s,meister:0.050s", "are the same bot, which cannot climb over itself"),
        ("ladder heavenale --bots random,greedy --games -3", "Invalid value for '--games'"),
        ("ladder heavenale --bots random,greedy --games 0", "Invalid value for '--games'"),
        ("ladder heavenale --bots random,greedy --games 100000000", "Invalid value for '--games'"),
        ("ladder heavenale --bots random,greedy --games many", "Invalid value for '--games'"),
        ("ladder heavenale --bots random,greedy --players 5", "Heaven & Ale is for 2, 3 or 4 players, not 5"),
        ("ladder heavenale --bots random,greedy --jobs 0", "Invalid value for '--jobs'"),
        ("ladder heavenale --bots random,greedy --line-ups chaos", "Invalid value for '--line-ups'"),
        ("ladder heavenale --bots random,greedy --line-ups mixed", "mixed tables for 4 need at least 4 bots"),
        ("ladder heavenale --bots random,greedy --option colour=red", "there is no option 'colour'"),
        ("ladder heavenale --bots random,greedy --edition latin", "there is no edition 'latin'"),
        ("ladder heavenale --bots random,greedy --plot ladder.png", "the picture is SVG"),
        ("ladder heavenale --bots random,greedy --plot nowhere/ladder.svg", "nowhere/ladder.svg cannot be written"),
        ("ladder heavenale --bots random,greedy --save nowhere/ladder.jsonl", "nowhere/ladder.jsonl cannot be written"),
        ("ladder heavenale --bots random,greedy --save .", ". cannot be written: it is no file"),
        (f"ladder heavenale --bots random,greedy --seed {'x' * 999}", "a seed has at most 1000 characters"),
        ("ladder heavenale --bots random,greedy --ray 127.0.0.1:6379 --jobs 2", "--jobs is for processes of one's own"),
    ],
)
def test_wrong_input_is_one_line(line: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert complaint in run(*line.split()).error
    assert list(tmp_path.iterdir()) == []


def test_an_address_where_nobody_listens_is_one_line() -> None:
    pytest.importorskip("ray")
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))  # taken, so that nobody else can listen there either
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        assert f"there is no Ray cluster at '{address}': Connection refused" in run(*SHORT, "--ray", address).error
    for word in ("there:soon", "localhost", "foo", "6379", ""):
        assert f"'{word}' is no address of a Ray cluster; write host:port" in run(*SHORT, "--ray", word).error


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "stammtisch.arena.ray_cluster", raising=False)
    assert run(*SHORT, "--ray").error == "--ray needs Ray: pip install '.[ray]' where Stammtisch was unpacked"


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("heavenale --ray", "heavenale --ray local"),
        ("heavenale --ray --jobs 2", "heavenale --ray local --jobs 2"),
        ("--ray heavenale", "--ray local heavenale"),
        ("--ray 10.0.0.1:6379 heavenale", "--ray 10.0.0.1:6379 heavenale"),
        ("--ray ray://host:10001", "--ray ray://host:10001"),
        ("--ray 10.0.0.1 heavenale", "--ray 10.0.0.1 heavenale"),
        ("--ray auto", "--ray auto"),
        ("heavenale --ray localhost", "heavenale --ray localhost"),
        ("--ray foo heavenale", "--ray foo heavenale"),
        ("heavenale --ray -- foo", "heavenale --ray local -- foo"),
        ("heavenale --ray=foo", "heavenale --ray=foo"),
        ("heavenale --jobs 2", "heavenale --jobs 2"),
    ],
)
def test_the_address_may_be_left_out(line: str, meant: str) -> None:
    assert spelled_out(line.split()) == meant.split()
