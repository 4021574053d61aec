"""Recorded games are the specification: each plays again to the exact result, here, in another process and version."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import stammtisch
from stammtisch.conformance import positions
from stammtisch.engine import all_games, find_game, read_record, state_hash

FILES = sorted((Path(__file__).parent.parent / "records").glob("*/*.json"))
ACROSS = [path for path in FILES if path.stem.endswith(("-01", "-15", "-16", "-30"))]
"""The records that are played again by other interpreters."""

SOURCE = Path(stammtisch.__file__).parent.parent

REPLAY = """
import json, sys
from pathlib import Path
from stammtisch.engine import read_record, state_hash
records = [read_record(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:]]
print(json.dumps([state_hash(record.game, record.replay()) for record in records]))
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_plays_again_to_the_bit(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = record.replay()
    assert state.over
    assert record.result is not None
    assert state_hash(record.game, state) == record.result.state_hash
    assert record.to_text() == text


@pytest.mark.parametrize("key", all_games())
def test_there_are_thirty_games_for_every_seat_count(key: str) -> None:
    seats = Counter(
        json.loads(path.read_text(encoding="utf-8"))["players"] for path in FILES if path.parent.name == key
    )
    assert all(seats[players] >= 30 for players in find_game(key).seat_counts)


@pytest.mark.parametrize("key", all_games())
def test_every_value_of_every_option_is_recorded(key: str) -> None:
    tables = [read_record(path.read_text(encoding="utf-8")).terms for path in FILES if path.parent.name == key]
    for option in find_game(key).options:
        for players in find_game(key).seat_counts:
            played = {terms.options[option.key] for terms in tables if terms.players == players}
            assert played == set(option.values)


@pytest.mark.parametrize("key", all_games())
def test_every_kind_of_choice_is_recorded(key: str) -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == key]
    kinds = {record.game.codes.structure(code)[0] for record in records for _, code in record.choices}
    assert kinds == set(find_game(key).codes.kind_names())


@pytest.mark.slow
@pytest.mark.parametrize("key", all_games())
def test_every_line_of_the_log_is_recorded(key: str) -> None:
    """A line may depend on more than the kind of its event, so each says its own key here."""
    lines = {f"event.{line}" for line in find_game(key).rulebook.texts["event"]}
    game = find_game(key).translated({line: line for line in lines})
    told: set[str] = set()
    for record in (read_record(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == key):
        for at in positions(record):
            if at.step is not None:
                for event in at.state.copy().apply(*at.step):
                    told |= {game.tell(event, seat, record.names) for seat in (None, event.secret_to)}
    assert lines - told == set()


def interpreter(version: str) -> str | None:
    """A Python of that version on this machine: on the path, or among those of pyenv."""
    on_path = shutil.which(f"python{version}")
    candidates = [str(path) for path in sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))]
    for candidate in [*candidates, on_path]:
        if candidate is None:
            continue
        asked = subprocess.run(
            [candidate, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True
        )
        if asked.stdout.strip() == version:
            return candidate
    return None


def replay_elsewhere(python: str, folder: Path, hash_seed: str) -> list[str]:
    """What another process makes of the records, with no package but ours and the games registered for it."""
    info = folder / "games-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: games\nVersion: 0\n", encoding="utf-8")
    lines = [f"{key} = {type(game).__module__}:GAME" for key, game in all_games().items()]
    (info / "entry_points.txt").write_text("\n".join(["[stammtisch.games]", *lines, ""]), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{folder}", "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [python, "-c", REPLAY, *map(str, ACROSS)], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    hashes = json.loads(done.stdout)
    assert isinstance(hashes, list)
    return hashes


def recorded_hashes() -> list[str]:
    return [json.loads(path.read_text(encoding="utf-8"))["result"]["state_hash"] for path in ACROSS]


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_plays_the_same(hash_seed: str, tmp_path: Path) -> None:
    assert replay_elsewhere(sys.executable, tmp_path, hash_seed) == recorded_hashes()


@pytest.mark.slow
@pytest.mark.parametrize("version", ["3.11", "3.12", "3.13", "3.14"])
def test_another_version_of_python_plays_the_same(version: str, tmp_path: Path) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"there is no Python {version} on this machine")
    assert replay_elsewhere(python, tmp_path, "0") == recorded_hashes()
