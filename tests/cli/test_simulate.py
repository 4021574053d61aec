"""Many games of bots: the same seed gives the same games, recorded or not, in one process or in several."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.cli import bot_games
from stammtisch.cli.bot_games import BotGames, Outcome, play_all
from stammtisch.engine import find_game, read_record
from stammtisch.engine.terms import Components
from tests.cli.running import run


def counted(*arguments: object) -> dict[str, Any]:
    """What a simulation found, without the time that it took."""
    found = run("simulate", "goldbraeu", "--seed", "s", "--json", *arguments).json
    del found["seconds"], found["decisions_per_second"]
    return dict(found)


def test_it_prints_one_json_object() -> None:
    found = run("simulate", "goldbraeu", "--players", 3, "--games", 20, "--seed", 7, "--json").json

    assert (found["game"], found["players"], found["games"], found["finished"]) == ("goldbraeu", 3, 20, 20)
    assert found["decisions"] > 20 * 50
    assert found["seconds"] > 0
    assert found["decisions_per_second"] > 0
    assert len(found["mean_scores"]) == len(found["wins"]) == 3
    assert sum(found["wins"]) >= 20


@pytest.mark.parametrize("bot", ["random", "greedy,random,random,random"])
def test_the_games_do_not_depend_on_processes(bot: str) -> None:
    alone = counted("--games", 70 if bot == "random" else 4, "--bot", bot)
    assert counted("--games", 70 if bot == "random" else 4, "--bot", bot, "--jobs", 2) == alone
    assert counted("--games", 3, "--bot", bot, "--option", "board=hole") != alone


def test_recorded_games_are_the_same_games_and_replay(tmp_path: Path) -> None:
    silent = counted("--games", 3)
    assert counted("--games", 3, "--records", tmp_path / "new" / "records") == silent

    paths = sorted((tmp_path / "new" / "records").iterdir())
    records = [read_record(path.read_text(encoding="utf-8")) for path in paths]
    assert [record.chance.secret for record in records] == ["s-0", "s-1", "s-2"]
    assert sum(len(record.choices) for record in records) == silent["decisions"]
    scores = [record.replay().scores() for record in records]
    assert [round(sum(seat) / 3, 3) for seat in zip(*scores, strict=True)] == silent["mean_scores"]


def test_each_seat_may_have_its_own_bot_and_a_greedy_one_earns_more() -> None:
    found = counted("--games", 10, "--players", 3, "--bot", "random,greedy,random")
    assert found["bots"] == ["random", "greedy", "random"]
    assert max(found["mean_scores"]) == found["mean_scores"][1]


def test_a_box_of_ones_own_is_played_with_and_recorded(tmp_path: Path) -> None:
    box = tmp_path / "box.json"
    run("components", "goldbraeu", "--export", box)
    data = json.loads(box.read_text(encoding="utf-8"))
    data["pieces"]["waitress_cards"]["value"] = 9
    box.write_text(json.dumps(data), encoding="utf-8")

    for bot in ("random", "greedy"):
        counted("--games", 1, "--bot", bot, "--components", box, "--records", tmp_path / bot)
        [path] = (tmp_path / bot).iterdir()
        assert read_record(path.read_text(encoding="utf-8"), Components(data)).replay().over
        assert "other components" in run("replay", path).error


def test_for_people_it_is_a_table() -> None:
    shown = run("simulate", "goldbraeu", "--games", 2, "--edition", "hanser-fr")
    assert shown.err == ""
    assert "Yellow  random" in shown.out
    assert "2 games, 2 finished" in shown.out


def test_a_directory_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    line = ("simulate", "goldbraeu", "--games", 1, "--records", tmp_path / "file")
    assert "cannot be made a directory" in run(*line).error


def test_bots_that_trade_do_so_in_records_that_replay(tmp_path: Path) -> None:
    line = ("simulate", "bohnhansa", "--players", 3, "--games", 2, "--seed", "s", "--bot", "greedy", "--json")
    found = run(*line, "--records", tmp_path / "records").json
    assert found["finished"] == 2
    records = [read_record(path.read_text(encoding="utf-8")) for path in sorted((tmp_path / "records").iterdir())]
    assert sum(len(record.choices) for record in records) == found["decisions"]
    for record in records:
        assert record.replay().over
        kinds = {record.game.codes.structure(choice)[0] for _, choice in record.choices}
        assert {"offer", "accept", "refuse"} <= kinds


@pytest.mark.parametrize(("bot", "parts"), [("greedy", [1] * 40), ("random", [32, 8])])
def test_games_of_bots_that_think_are_handed_out_one_by_one(
    bot: str, parts: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    handed_out: list[int] = []

    def none_played(plan: BotGames, numbers: range) -> list[Outcome]:
        handed_out.append(len(numbers))
        return []

    monkeypatch.setattr(bot_games, "play_some", none_played)
    terms = find_game("goldbraeu").terms(3)
    plan = BotGames("goldbraeu", terms.options, terms.components.data, [bot] * 3, "parts", recorded=False)
    assert list(play_all(plan, 40, jobs=1)) == []
    assert handed_out == parts
