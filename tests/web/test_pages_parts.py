"""What pages are made of: vendored files, layers of pictures, reasons, what is final."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

from stammtisch.engine import Record, all_games
from stammtisch.engine.playout import random_game
from stammtisch.games.goldbraeu import GAME as GOLDBRAEU
from stammtisch.games.heavenale import GAME as HEAVENALE
from stammtisch.table import HUMAN, Table
from stammtisch.web.finality import final_choices
from stammtisch.web.pages import STATIC
from stammtisch.web.reasons import reason
from tests.web.serving import Guest

LARGEST_STYLE = 40_000


def heavenale(choices: int) -> Table:
    record = random_game(HEAVENALE, 2, "parts")
    terms = record.terms
    begun = Record(HEAVENALE, 2, terms.options, record.chance, record.names, terms.components)
    begun.choices = record.choices[:choices]
    return Table(begun, [HUMAN] * 2)


def test_vendored_files_are_what_their_manifest_says() -> None:
    folder = STATIC / "vendor"
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    for entry in manifest:
        assert hashlib.sha256((folder / entry["file"]).read_bytes()).hexdigest() == entry["sha256"]
        assert (folder / entry["licence_file"]).is_file()
    listed = {name for entry in manifest for name in (entry["file"], entry["licence_file"])}
    assert {file.name for file in folder.iterdir()} == listed | {"manifest.json"}


def test_the_style_sheet_is_small() -> None:
    assert (STATIC / "style.css").stat().st_size < LARGEST_STYLE


def test_every_game_has_its_picture_on_the_front_page(anna: Guest) -> None:
    for key in all_games():
        assert anna.get(f"/static/pictures/{key}.webp").status_code == 200


@pytest.mark.parametrize("key", list(all_games()))
def test_layers_hold_no_style_and_together_make_the_whole_picture(key: str) -> None:
    game = all_games()[key]
    players = game.seat_counts[0]
    view, names = game.new(players, "layers").view(0), ["Anna", "Ben", "Clara"][:players]
    ground, pieces, whole = game.draw_ground(view), game.draw_pieces(view, names), game.draw(view, names)
    for layer in (ground, pieces):
        assert "<style" not in layer
        assert " style=" not in layer
    assert f"<style>{game.style()}</style>" in whole

    def ids(picture: str) -> set[str]:
        return set(re.findall(r' id="([^"]*)"', picture))

    assert ids(ground) | ids(pieces) | {"picture-title", "picture-description"} == ids(whole)
    assert not ids(ground) & ids(pieces)


@pytest.mark.parametrize("key", list(all_games()))
def test_a_name_has_beside_it_what_its_player_openly_has(key: str) -> None:
    for number, state in enumerate(random_game(all_games()[key], 3, "holdings").states()):
        if number % 40:
            continue
        for eyes in (None, 0):
            view = state.view(eyes).to_data()
            held = all_games()[key].holdings(state.view(eyes))
            assert [{each.kind: each.count for each in seat} for seat in held] == [
                {"money": money} | ({"cards": view["hand_sizes"][seat]} if "hand_sizes" in view else {})
                for seat, money in enumerate(view["money"])
            ]
            assert all(each.words.endswith(f": {each.count}") for seat in held for each in seat)


def test_the_rarest_refusal_is_the_reason() -> None:
    table = heavenale(1)
    seat = table.state.seats_to_decide()[0]
    choice = next(code for code in HEAVENALE.codes.codes if HEAVENALE.codes.notation(code) == "move 14")
    assert reason(table, seat, "space-14") == table.state.refusal(seat, choice)


def test_what_can_be_chosen_or_means_nothing_needs_no_reason() -> None:
    table = heavenale(1)
    seat = table.state.seats_to_decide()[0]
    rows = table.game.clicks(table.view(seat), table.state.choices(seat))
    assert all(reason(table, seat, row[0]) is None for row in rows.values())
    assert reason(table, seat, "no such thing") is None


def test_a_laid_card_is_final_and_a_move_is_not() -> None:
    record = random_game(GOLDBRAEU, 3, "final")
    state = next(each for each in record.states() if each.stack and each.stack[-1].name == "card")
    seat = state.seats_to_decide()[0]
    choices = state.choices(seat)
    assert final_choices(GOLDBRAEU, state.view(seat), seat, choices) == set(choices)
    table = heavenale(1)
    seat = table.state.seats_to_decide()[0]
    assert not final_choices(HEAVENALE, table.view(seat), seat, table.state.choices(seat)[:1])


def test_pages_hold_no_inline_script_and_no_inline_style(anna: Guest) -> None:
    table = anna.quick("heavenale")
    for path in ("/", "/new?game=goldbraeu", "/rules/goldbraeu", "/account", "/login", table, f"{table}/replay"):
        page = anna.get(path).text
        scripts = re.findall(r"<script([^>]*)>", page)
        assert all("src=" in each or "application/json" in each for each in scripts)
        assert not re.search(r"<style| style=| on[a-z]+=", page)


def test_modules_name_only_files_that_are_there() -> None:
    for file in (STATIC / "js").glob("*.js"):
        for name in re.findall(r"from '(\.[^']+)'", file.read_text("utf-8")):
            assert Path(file.parent / name).resolve().is_file(), f"{file.name} imports {name}"
