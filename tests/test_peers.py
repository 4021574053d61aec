"""The page that compares us with others: what it says follows from what was measured."""

from __future__ import annotations

from pathlib import Path

from benchmarks.peers_page import OURS, Row, SearchRow, page, short_table, with_table

ROOT = Path(__file__).parent.parent

MEASURED = [
    Row("Stammtisch, interpreted", "one", {"decisions_per_second": 50_000.0, "copy_us": 2.0, "choices": 4.0}),
    Row("Stammtisch, compiled", "one, 4 players", {"decisions_per_second": 800_000.0, "choices": 4.0}),
    Row("Stammtisch, compiled, batched", "one, 4 players", {"decisions_per_second": 1_000_000.0, "choices": 4.0}),
    Row("Stammtisch, compiled", "two", {"decisions_per_second": 400_000.0, "copy_us": 0.8, "choices": 9.0}),
    Row("Stammtisch, compiled, batched", "two", {"decisions_per_second": 500_000.0, "choices": 9.0}),
    Row("Stammtisch, compiled", "three", "not measured: no compiler"),
]


def played(game: str, speed: float, choices: float, library: str = "Others") -> Row:
    return Row(library, game, {"version": "3", "decisions_per_second": speed, "choices": choices})


def lines_of(peers: list[Row], scanned: list[Row] | None = None) -> list[str]:
    return page(MEASURED, peers, scanned or [], [], []).splitlines()


def test_the_ratio_is_that_of_our_compiled_game_nearest_in_choices() -> None:
    slow = played("chess", 200.0, 19.06)
    fast = Row("Fast", "dice", {"version": "1.2", "decisions_per_second": 16e6, "copy_us": 0.04, "choices": 2.0})
    lines = lines_of([slow, fast, Row("Absent", "go", "not measured: no such module")])
    assert "| Others | chess | 19.1 | 200 | 2000.0× (two) |  |" in lines
    assert "| Fast | dice | 2.0 | 16,000,000 | 0.05× (one) | 0.0 |" in lines
    assert "| Absent | go | | not measured: no such module | | |" in lines
    assert "| Stammtisch, interpreted | one | 4.0 | 50,000 |  | 2.0 |" in lines
    assert any("Others 3, Fast 1.2." in line for line in lines)
    assert "Faster than the nearest of ours: Fast dice." in lines


def test_many_games_in_one_call_are_compared_with_many_games_in_one_call() -> None:
    lines = lines_of([played("dice", 2e6, 4.0), played("dice", 2e6, 4.0, "Others, batched")])
    assert "| Others | dice | 4.0 | 2,000,000 | 0.4× (one) |  |" in lines
    assert "| Others, batched | dice | 4.0 | 2,000,000 | 0.5× (one) |  |" in lines
    assert any("Others 3." in line for line in lines), "one library, however it is called"


def test_all_games_of_similar_branching_are_listed_whoever_is_faster() -> None:
    scanned = [
        played("near", 200_000.0, 4.9),
        played("faster", 1_600_000.0, 3.3),
        played("far", 10.0, 6.0),
        played("many", 100_000.0, 10.0),
        Row("Others", "endless", "not measured: no game was over"),
    ]
    lines = lines_of([], scanned)
    start = lines.index("| game | choices | µs a decision | decisions/s | ours is |")
    assert lines[start + 2 : start + 6] == [
        "| faster | 3.3 | 0.6 | 1,600,000 | 0.5× (one) |",
        "| near | 4.9 | 5.0 | 200,000 | 4.0× (one) |",
        "| many | 10.0 | 10.0 | 100,000 | 4.0× (two) |",
        "",
    ]
    said = " ".join(lines)
    assert "each of the 5 sequential C++ games" in said
    assert "Ours is faster than 2 of them, 4.0 times as fast in the middle" in said
    assert "Ahead of ours: faster. What a decision costs us: one 1.2 µs, 1.0 batched; two 2.5 µs, 2.0 batched." in said


def test_where_an_iteration_goes_is_said_of_the_compiled_search() -> None:
    parts = {"evaluate": 30.0, "appraise": 20.0, "copy": 1.0, "imagine": 12.0}
    found = {"iterations_per_second": 8000.0, "to_the_end": 60.4, "parts": parts}
    ours = [
        SearchRow("Stammtisch, interpreted", "one", "at once", {**found, "iterations_per_second": 2000.0}),
        SearchRow("Stammtisch, compiled", "one", "at once", found),
        SearchRow("Stammtisch, compiled", "two", "at once", "not measured: no compiler"),
    ]
    others = SearchRow("Others, MCTS", "dice", "a random game", {"iterations_per_second": 2e4, "to_the_end": 26.0})
    lines = page(MEASURED, [], [], ours, [others]).splitlines()
    assert "| Stammtisch, interpreted | one | at once | 60 | 2,000 |" in lines
    assert "| Stammtisch, compiled | two | at once | | not measured: no compiler |" in lines
    assert "| Others, MCTS | dice | a random game | 26 | 20,000 |" in lines
    assert [line for line in lines if "125" in line] == ["| one | at once | 125 | 30 | 20 | 1 | 12 |"]


def test_the_readme_rounds_what_the_page_says() -> None:
    exact, said = (
        short_table([Row("ours", "one", {"decisions_per_second": speed})])[-1] for speed in (112_500.3, 112_500.0)
    )
    assert exact == said == "| one | 112,000 |"


def test_the_readme_quotes_the_page() -> None:
    rows = []
    for line in (ROOT / "docs" / "peers.md").read_text(encoding="utf-8").splitlines():
        cells = line.split(" | ")
        if line.startswith(f"| {OURS}") and len(cells) == 6:
            speed = float(cells[3].replace(",", ""))
            rows.append(Row(cells[0].removeprefix("| "), cells[1], {"decisions_per_second": speed}))
    assert len(rows) == 9
    assert "\n".join(short_table(rows)) in (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_table_is_put_in_place_of_the_old_one() -> None:
    old = "before\n| a | b |\n|---|---|\n| 1 | 2 |\n\nafter\n"
    assert with_table(old, ["| a | b |", "|---|---|", "| 3 | 4 |"]) == old.replace("| 1 | 2 |", "| 3 | 4 |")
