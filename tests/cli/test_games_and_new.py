"""`games` and `new`: what can be played, and a table laid out for later."""

from __future__ import annotations

from pathlib import Path

from stammtisch.bots import all_bots
from stammtisch.engine import read_record
from stammtisch.table import read_saved
from tests.cli.running import run


def test_the_games_are_listed_with_editions_options_and_bots() -> None:
    shown = run("games").out
    for word in ("goldbraeu", "rio-grande", "hanser-fr", "chip_direction", "GB-60", "greedy", "random"):
        assert word in shown


def test_every_bot_that_can_be_named_is_listed_with_the_options_that_take_it() -> None:
    _, told = run("games").out.split("bots, for --seats, --bot and --bots")
    listed = [line.split()[0] for line in told.splitlines()[1:] if line.startswith("    ") and line[4] != " "]
    assert listed == list(all_bots())
    assert f"there are: {', '.join(listed)}" in run("simulate", "goldbraeu", "--bot", "clever").error


def test_the_games_as_json() -> None:
    third, game, other = run("games", "--json").json
    assert (third["game"], third["players"]) == ("bohnhansa", [3, 4, 5])
    assert (other["game"], other["players"]) == ("heavenale", [2, 3, 4])
    assert (game["game"], game["players"], game["bots"]) == ("goldbraeu", [3, 4], list(all_bots()))
    assert {option["key"] for option in game["options"]} >= {"chip_direction", "board"}


def test_a_new_table_is_saved_with_everything_that_was_said(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    line = "new goldbraeu --seats human,random,greedy --names Anna,Ben,Cleo --edition hanser-fr --seed s --json"
    told = run(*line.split(), "--option", "board=hole", "--save", path).json

    record, seats = read_saved(path.read_text(encoding="utf-8"))
    assert seats == ["human", "random", "greedy"]
    assert record.names == ["Anna", "Ben", "Cleo"]
    assert record.terms.options["chip_direction"] == "clockwise"
    assert record.terms.options["board"] == "hole"
    assert record.chance.secret == "s"
    assert told["commitment"] == record.chance.commitment()


def test_without_a_word_one_person_sits_among_greedy_bots_and_the_seed_is_secret(tmp_path: Path) -> None:
    tables = [tmp_path / "one.json", tmp_path / "two.json"]
    for path in tables:
        assert run("new", "goldbraeu", "--save", path).code == 0
    (one, seats), (two, _) = (read_saved(path.read_text(encoding="utf-8")) for path in tables)
    assert seats == ["human", "greedy", "greedy", "greedy"]
    assert one.names == ["Red", "Blue", "Green", "Yellow"]
    assert one.chance.secret != two.chance.secret


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "precious.json"
    path.write_text("precious", encoding="utf-8")
    assert "exists already" in run("new", "goldbraeu", "--save", path).error
    assert path.read_text(encoding="utf-8") == "precious"


def test_the_saved_table_holds_a_record_in_its_own_format(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    run("new", "goldbraeu", "--save", path)
    text = path.read_text(encoding="utf-8")
    inside = text[text.index("{", 1) : text.rindex("}")]
    assert read_record(inside).choices == []
