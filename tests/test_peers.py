"""The page that compares us with others: what it says follows from what was measured."""

from __future__ import annotations

from benchmarks.peers import Row, page


def test_the_ratio_is_that_of_our_slower_compiled_game() -> None:
    ours = [
        Row("Stammtisch, interpreted", "one", {"decisions_per_second": 50_000.0, "copy_us": 2.0, "choices": 4.0}),
        Row("Stammtisch, compiled", "one", {"decisions_per_second": 900_000.0, "copy_us": 0.7, "choices": 4.0}),
        Row("Stammtisch, compiled", "two", {"decisions_per_second": 400_000.0, "copy_us": 0.8, "choices": 9.0}),
    ]
    peers = [
        Row("Slow", "chess", {"version": "1.2", "decisions_per_second": 200.0, "choices": 19.06}),
        Row("Fast", "dice", {"version": "3", "decisions_per_second": 8_000_000.0, "copy_us": 0.04, "choices": 2.0}),
        Row("Absent", "go", "not measured: no such module"),
    ]
    lines = page(ours, peers).splitlines()
    assert "| Slow | chess | 200 | 2000.0× |  | 19.1 |" in lines
    assert "| Fast | dice | 8,000,000 | 0.05× | 0.0 | 2.0 |" in lines
    assert "| Absent | go | not measured: no such module | | | |" in lines
    assert "| Stammtisch, interpreted | one | 50,000 | 8.0× | 2.0 | 4.0 |" in lines
    assert any("Slow 1.2, Fast 3." in line for line in lines)
