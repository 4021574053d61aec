"""What was played is kept; whatever is wrong with a file is one clear line, and the file stays as it is."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from stammtisch.arena.finish import Finish
from stammtisch.arena.fixtures import Fixture
from stammtisch.arena.ladder import House
from stammtisch.arena.results_file import ResultsFile
from stammtisch.engine import BadInput, find_game
from tests.disk import disk_space

TERMS = find_game("heavenale").terms(2)
HOUSE = House("heavenale", TERMS.options, TERMS.components.data, "a seed with ü")
GAMES = [
    Finish(Fixture(0, ("random", "greedy")), (17, 90), (1,)),
    Finish(Fixture(0, ("greedy", "random")), (66, 66), (0, 1)),
]


def written(path: Path) -> bytes:
    with ResultsFile(path, HOUSE, 2) as file:
        for game in GAMES:
            file.note(game)
    return path.read_bytes()


def known(path: Path, house: House = HOUSE, players: int = 2) -> list[Finish]:
    with ResultsFile(path, house, players) as file:
        return list(file.known.values())


def test_what_is_noted_is_known_the_next_time(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path)
    assert content.count(b"\n") == 3
    assert known(path) == GAMES
    assert path.read_bytes() == content


def test_a_last_line_that_lacks_nothing_but_its_end_is_a_game(tmp_path: Path) -> None:
    """As an editor leaves it that ends no file with a new line."""
    path = tmp_path / "ladder.jsonl"
    content = written(path)
    path.write_bytes(content[:-1])
    assert known(path) == GAMES
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "last",
    [
        b"a note of mine",
        b'{"seats":["random"',
        b'{"deal":7}',
        b'{"deal":7,"seats":["a","b"],"scores":[1,2],"winners":[1]}, as I remember',
        b"\x00\x00\x00",
    ],
)
def test_a_last_line_that_is_no_half_game_is_damage_and_kept(tmp_path: Path, last: bytes) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path) + last
    path.write_bytes(content)
    with pytest.raises(BadInput, match="is damaged: line 4 is no game of this ladder"):
        known(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("cut", range(2, 60))
def test_a_line_that_was_being_written_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path)
    path.write_bytes(content[:-cut])
    assert known(path) == GAMES[:1]
    assert written(path).startswith(content.rsplit(b"\n", 2)[0])
    assert known(path) == GAMES


def test_a_kill_within_the_first_line_is_a_fresh_start(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path)
    for length in (0, 1, 50):
        path.write_bytes(content[:length])
        assert known(path) == []
        assert written(path) == content


@pytest.mark.parametrize(
    ("house", "players", "complaint"),
    [
        (replace(HOUSE, seed="b"), 2, "another ladder .seed 'a seed with ü', here 'b'"),
        (HOUSE, 3, "another ladder .players 2, here 3"),
        (
            replace(HOUSE, options={**HOUSE.options, "start_spots": "high"}),
            2,
            "another ladder .option start_spots 'low', here 'high'.;",
        ),
        (replace(HOUSE, game="goldbraeu"), 2, "another ladder .game 'heavenale', here 'goldbraeu'"),
    ],
)
def test_games_of_another_ladder_are_refused(tmp_path: Path, house: House, players: int, complaint: str) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path)
    with pytest.raises(BadInput, match=complaint):
        known(path, house, players)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "content",
    [b"Dear diary", b"Dear diary\n", b"{}\n", b"[]\n{}\n", b"\xff\n", b"\n", b'{"format":"stammtisch'[:5] + b"x"],
)
def test_a_file_that_is_none_of_ours_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=r"diary.txt is no file of a ladder"):
        known(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"half a li",
        b"\xff\xfe",
        b"17",
        b"{}",
        b'{"deal":-1,"seats":["a","b"],"scores":[1,2],"winners":[1]}',
        b'{"deal":"0","seats":["a","b"],"scores":[1,2],"winners":[1]}',
        b'{"deal":0,"seats":["a"],"scores":[1],"winners":[0]}',
        b'{"deal":0,"seats":["a",1],"scores":[1,2],"winners":[1]}',
        b'{"deal":0,"seats":["a","b"],"scores":[1,"2"],"winners":[1]}',
        b'{"deal":0,"seats":["a","b"],"scores":[1,2],"winners":[]}',
        b'{"deal":0,"seats":["a","b"],"scores":[1,2],"winners":[2]}',
        b'{"deal":0,"seats":["a","b"],"scores":[1,2],"winners":[1],"more":1}',
        b'{"deal":0,"seats":["a","b"],"scores":[1,2],"winners":[1.0]}',
        b'{"deal":0,"seats":["a","b"],"scores":[1,true],"winners":[1]}',
        b'{"deal":0,"seats":["a","b"],"scores":[1,2],"winners":[1,1]}',
        b'{"deal":true,"seats":["a","b"],"scores":[1,2],"winners":[1]}',
        pytest.param(b'{"deal":0,"seats":["a","b"],"scores":[1,%d],"winners":[1]}' % (10**400), id="too much"),
        pytest.param(b'{"deal":0,"seats":["a","b"],"scores":[%d,2],"winners":[1]}' % -(10**400), id="too little"),
    ],
)
def test_a_damaged_line_is_named_and_nothing_is_lost(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path) + line + b"\n"
    path.write_bytes(content)
    with pytest.raises(BadInput, match="is damaged: line 4 is no game of this ladder"):
        known(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (
            b'{"deal":7,"seats":["a","b"],"scores":[28,141],"winners":[0]}',
            "line 4 names a winner who has less than others",
        ),
        (b'{"deal":7,"seats":["a","b"],"scores":[28,141],"winners":[0,1]}', "line 4 names a winner who has less"),
        (b'{"deal":0,"seats":["random","greedy"],"scores":[18,90],"winners":[1]}', "line 4 contradicts line 2"),
    ],
)
def test_a_result_that_cannot_be_is_named_and_nothing_is_lost(tmp_path: Path, line: bytes, complaint: str) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path) + line + b"\n"
    path.write_bytes(content)
    with pytest.raises(BadInput, match=f"is damaged: {complaint}"):
        known(path)
    assert path.read_bytes() == content


def test_a_game_that_breaks_ties_may_name_one_of_those_who_are_level(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    tie_broken = Finish(Fixture(7, ("a", "b")), (66, 66), (1,))
    with ResultsFile(path, HOUSE, 2) as file:
        file.note(tie_broken)
    assert known(path) == [tie_broken]


def test_on_a_full_disk_it_is_the_file_that_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    content = written(path)
    more = replace(GAMES[0], fixture=replace(GAMES[0].fixture, deal=1))
    complaint = "ladder.jsonl cannot be written: File too large"
    with (
        pytest.raises(BadInput, match=complaint),
        disk_space(len(content) + 9),
        ResultsFile(path, HOUSE, 2) as file,
    ):
        file.note(more)
    assert known(path) == GAMES
    with ResultsFile(path, HOUSE, 2) as file:
        file.note(more)
    assert known(path) == [*GAMES, more]


@pytest.mark.parametrize("name", ["", "nowhere/ladder.jsonl"])
def test_a_file_that_cannot_be_written_is_refused_at_once(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        known(tmp_path / name)


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_no_file(device: str) -> None:
    with pytest.raises(BadInput, match="cannot be written: it is no file"):
        known(Path(device))


@pytest.mark.skipif(sys.platform == "win32", reason="no locks there")
def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "ladder.jsonl"
    with ResultsFile(path, HOUSE, 2), pytest.raises(BadInput, match="is being written by another run"):
        ResultsFile(path, HOUSE, 2)
    with ResultsFile(path, HOUSE, 2) as again:
        assert again.known == {}


def test_a_name_that_is_too_long_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="x cannot be written: File name too long"):
        ResultsFile(tmp_path / ("x" * 300), HOUSE, 2)
