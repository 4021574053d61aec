"""Write the golden playthroughs from their records: `python -m tests.make_playthroughs`, from the root of the project.

Do it after a change of the rules that is meant, and read the difference line by line: that is what they are for.
"""

from __future__ import annotations

from pathlib import Path

from stammtisch.conformance.playthrough import Chapter, playthrough
from stammtisch.engine import View, read_record

ROOT = Path(__file__).parent.parent
PLAYTHROUGHS = ROOT / "playthroughs"
RECORDS = ROOT / "records"

GOLDEN = {
    "goldbraeu/3-players": "3-players-09",
    "goldbraeu/4-players": "4-players-28",
    "goldbraeu/3-players-hanser-fr": "3-players-21",
    "heavenale/2-players": "2-players-16",
    "heavenale/3-players": "3-players-17",
    "heavenale/4-players": "4-players-18",
    "bohnhansa/3-players": "3-players-21",
    "bohnhansa/4-players-rounds": "4-players-15",
    "bohnhansa/5-players-orders": "5-players-579",
}
"""Which record each playthrough tells."""


def day(view: View) -> object:
    """A new chapter every day; set-up and the first day share one number, but not the question."""
    data = view.to_data()
    return data["decisions"] == ["day", "place_boss", "hold"], data["day"]


def lap(view: View) -> object:
    """A new chapter every round."""
    return view.to_data()["round"]


def harvest(view: View) -> object:
    """A new chapter with every harvest: they count the game down."""
    return view.to_data()["harvested"]


CHAPTERS: dict[str, Chapter] = {"goldbraeu": day, "heavenale": lap, "bohnhansa": harvest}


def file_of(name: str) -> Path:
    """Where a playthrough lies."""
    return PLAYTHROUGHS / f"{name}.txt"


def tell(name: str) -> str:
    """The text of one golden playthrough, made anew."""
    key = name.split("/")[0]
    record = RECORDS / key / f"{GOLDEN[name]}.json"
    return playthrough(read_record(record.read_text(encoding="utf-8")), CHAPTERS[key])


def main() -> None:
    for name in GOLDEN:
        file_of(name).parent.mkdir(parents=True, exist_ok=True)
        file_of(name).write_text(tell(name), encoding="utf-8")
        print(f"{name}: told anew")


if __name__ == "__main__":
    main()
