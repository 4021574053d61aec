"""The page that compares us with others: what it says follows from what was measured."""

from __future__ import annotations

from benchmarks.peers import Row, page


def test_the_ratio_is_that_of_our_compiled_game_nearest_in_choices() -> None:
    ours = [
        Row("Stammtisch, interpreted", "one", {"decisions_per_second": 50_000.0, "copy_us": 2.0, "choices": 4.0}),
        Row("Stammtisch, compiled", "one, 4 players", {"decisions_per_second": 900_000.0, "choices": 4.0}),
        Row("Stammtisch, compiled", "two", {"decisions_per_second": 400_000.0, "copy_us": 0.8, "choices": 9.0}),
        Row("Stammtisch, compiled, batched", "two", {"decisions_per_second": 500_000.0, "choices": 9.0}),
        Row("Stammtisch, compiled", "three", "not measured: no compiler"),
    ]
    peers = [
        Row("Slow", "chess", {"version": "1.2", "decisions_per_second": 200.0, "choices": 19.06}),
        Row("Fast", "dice", {"version": "3", "decisions_per_second": 18_000_000.0, "copy_us": 0.04, "choices": 2.0}),
        Row("Absent", "go", "not measured: no such module"),
    ]
    lines = page(ours, peers).splitlines()
    assert "| Slow | chess | 19.1 | 200 | 2000.0× (two) |  |" in lines
    assert "| Fast | dice | 2.0 | 18,000,000 | 0.05× (one) | 0.0 |" in lines
    assert "| Absent | go | | not measured: no such module | | |" in lines
    assert "| Stammtisch, interpreted | one | 4.0 | 50,000 |  | 2.0 |" in lines
    assert any("Slow 1.2, Fast 3." in line for line in lines)
    assert "Faster than the nearest of ours: Fast dice." in lines
