"""Write the golden playthroughs from their records: `python -m tests.make_playthroughs`, from the root of the project.

Do it after a change of the rules that is meant, and read the difference line by line: that is what they are for.
"""

from __future__ import annotations

from pathlib import Path

from stammtisch.conformance.playthrough import playthrough
from stammtisch.engine import View, read_record
from stammtisch.games.goldbraeu.view import GoldbraeuView

ROOT = Path(__file__).parent.parent
PLAYTHROUGHS = ROOT / "playthroughs" / "goldbraeu"
RECORDS = ROOT / "records" / "goldbraeu"

GOLDEN = {
    "3-players.txt": "3-players-09.json",
    "4-players.txt": "4-players-28.json",
    "3-players-hanser-fr.txt": "3-players-21.json",
}
"""Which record each playthrough tells."""


def day(view: View) -> int:
    """A new chapter every day; set-up and the first day share one number, but not the question."""
    assert isinstance(view, GoldbraeuView)
    return -1 if view.decisions[-1:] == ["hold"] else view.day


def tell(name: str) -> str:
    """The text of one golden playthrough, made anew."""
    return playthrough(read_record((RECORDS / GOLDEN[name]).read_text(encoding="utf-8")), day)


def main() -> None:
    PLAYTHROUGHS.mkdir(parents=True, exist_ok=True)
    for name in GOLDEN:
        (PLAYTHROUGHS / name).write_text(tell(name), encoding="utf-8")
        print(f"{name}: told anew")


if __name__ == "__main__":
    main()
