"""Whatever happens to the file of a record, reading it gives the record or one clear line."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from stammtisch.engine import BadInput, Components, find_game, read_record
from stammtisch.engine.playout import random_game

GAME = find_game("goldbraeu")
TEXT = random_game(GAME, 3, "file", {"board": "hole"}).to_text()
DATA = json.loads(TEXT)
Damage = Callable[[dict[str, Any]], object]


def complaint(text: str) -> str:
    """What is said about a text that is no sound record: always one line of bearable length."""
    with pytest.raises(BadInput) as caught:
        read_record(text).replay()
    message = str(caught.value)
    assert message.isprintable()
    assert len(message) < 300
    return message


def damaged(damage: Damage) -> str:
    data = copy.deepcopy(DATA)
    damage(data)
    return json.dumps(data)


def without(key: str) -> Damage:
    return lambda data: data.pop(key)


def put(key: str, value: object) -> Damage:
    return lambda data: data.update({key: value})


def put_choice(number: int, value: object) -> Damage:
    return lambda data: data["choices"].__setitem__(number - 1, value)


def put_result(key: str, value: object) -> Damage:
    return lambda data: data["result"].update({key: value})


def test_a_sound_record_reads_as_it_was_written() -> None:
    record = read_record(TEXT)
    assert record.to_text() == TEXT
    assert record.replay().over


@pytest.mark.parametrize("text", ["", "no record", "[", "{}}", "\x00", '{"format": "stammtisch record 1"', "1" * 5000])
def test_not_json(text: str) -> None:
    assert complaint(text).startswith("this is no record: not JSON")


@pytest.mark.parametrize("text", ["[]", "null", "3", '"record"', "{}", '{"format": "stammtisch record 2"}'])
def test_another_format(text: str) -> None:
    assert complaint(text) == 'this is no record: it does not say "format": "stammtisch record 1"'


@pytest.mark.parametrize("depth", [200, 900, 100_000])
def test_huge_nesting(depth: int) -> None:
    complaint("[" * depth + "]" * depth)
    complaint(damaged(put_choice(1, [])).replace("[[]", "[" + "[" * depth + "]" * depth, 1))


@pytest.mark.parametrize("key", [key for key in DATA if key not in ("format", "result")])
def test_a_field_is_missing(key: str) -> None:
    assert complaint(damaged(without(key))) == f"the record has no '{key}'"


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("game", 3, "the record's 'game' is no line of text"),
        ("game", "gold\nbraeu", "the record's 'game' is no line of text"),
        ("game", "x" * 5000, "the record's 'game' is no line of text"),
        ("game", "chess", "there is no game 'chess'; there are: bohnhansa, goldbraeu, heavenale"),
        ("rules_version", "1", "the record's 'rules_version' is no whole number"),
        ("rules_version", True, "the record's 'rules_version' is no whole number"),
        ("rules_version", 10**400, "the record's 'rules_version' is no whole number"),
        ("rules_version", 99, "the record is for version 99 of the rules of Goldbräu; these are 1"),
        ("players", 2, "Goldbräu is for 3 or 4 players, not 2"),
        ("players", 4, "the record names 3 seats for 4 players"),
        ("players", None, "the record's 'players' is no whole number"),
        ("names", ["a", "b"], "the record names 2 seats for 3 players"),
        ("names", "abc", "the record's 'names' is no list"),
        ("names", ["a", "b", 3], "the record's 'names' is no list of texts"),
        ("names", ["a", "b", "\ud800"], "the record's 'names' is no list of texts"),
        ("options", [], "the record's 'options' is no object"),
        ("options", {"board": 1}, "the record's 'options' are not all texts"),
        (
            "options",
            {**DATA["options"], "board": "flat"},
            "option 'board' cannot be 'flat'; it can be: notch, hole, centre",
        ),
        ("options", {"board": "hole"}, "the record's 'options' do not say 'chip_direction'"),
        ("options", {**DATA["options"], "x": "y"}, "there is no option 'x'; there are: " + ", ".join(DATA["options"])),
        ("names", ["a", " ", "c"], "a name has 1 to 1000 characters, not only blanks"),
        ("clock", 3, "the record has a field that there is not: 'clock'"),
        ("seed", "another", "the seed does not match the commitment: one of the two was changed"),
        ("seed", "\ud800", "the record's 'seed' is no line of text"),
        ("commitment", "0" * 64, "the seed does not match the commitment: one of the two was changed"),
        ("entropy", [1], "the record's 'entropy' is no list of texts"),
        ("components", "0" * 64, "the record was played with other components: name their file with --components"),
        ("choices", {}, "the record's 'choices' is no list"),
        ("result", [], "the record's 'result' is no object"),
        ("result", {}, "the record has no 'scores'"),
    ],
)
def test_a_field_is_wrong(key: str, value: object, said: str) -> None:
    assert complaint(damaged(put(key, value))) == said


@pytest.mark.parametrize(
    "entry",
    [
        None,
        [],
        [0, 1],
        [0, 1, "allow", 2],
        ["0", 1, "allow"],
        [True, 1, "allow"],
        [0, True, "allow"],
        [-1, 1, "allow"],
        [3, 1, "allow"],
        [0, 10**700, "allow"],
        {"seat": 0},
        ["\n" * 500],
    ],
)
def test_a_choice_is_no_choice(entry: object) -> None:
    message = complaint(damaged(put_choice(7, entry)))
    assert message.startswith("choice 7 is damaged: ")
    assert message.endswith(" is not [seat, code, notation]")


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ([0, 126, "?"], "choice 7 is damaged: there is no choice with code 126"),
        ([0, -5, "?"], "choice 7 is damaged: there is no choice with code -5"),
        ([0, 1, "block"], "choice 7 is damaged: code 1 is 'allow', not 'block'"),
        ([0, 1, "x\ny" * 999], "choice 7 is damaged: code 1 is 'allow', not 'x\\nyx\\n"),
    ],
)
def test_code_and_notation_do_not_fit(entry: object, said: str) -> None:
    assert complaint(damaged(put_choice(7, entry))).startswith(said)


def test_an_illegal_choice_names_its_number_and_its_rule() -> None:
    assert complaint(damaged(put_choice(2, DATA["choices"][0]))).startswith("choice 2 (seat 0: hold ")
    assert complaint(damaged(put_choice(2, DATA["choices"][0]))).endswith(
        "is illegal: You have chosen; a choice made is not changed. [GB-15]"
    )


def test_a_choice_left_out_is_noticed() -> None:
    assert "is illegal" in complaint(damaged(lambda data: data["choices"].pop(3)))
    assert complaint(damaged(lambda data: data["choices"].pop())).startswith("the record claims a result, but after")


def test_other_entropy_is_another_deal() -> None:
    assert complaint(damaged(put("entropy", ["more"])))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("scores", [1, 2, 3], "the record says scores [1, 2, 3], its "),
        ("scores", [True, 2, 3], "the record's 'scores' is no list of whole numbers"),
        ("winners", [0, 1, 2], "the record says winners [0, 1, 2], its "),
        ("state_hash", "0" * 64, "the record says state_hash 0000"),
        ("colour", 0, "the record has a field that there is not: 'colour'"),
        ("state_hash", 0, "the record's 'state_hash' is no line of text"),
    ],
)
def test_a_result_was_changed(key: str, value: object, said: str) -> None:
    assert complaint(damaged(put_result(key, value))).startswith(said)


def test_other_components_can_be_named() -> None:
    changed = json.loads(json.dumps(GAME.components.data))
    changed["pieces"]["fences"]["value"] = 40
    box = Components(changed)
    data = {**DATA, "components": box.fingerprint}
    assert read_record(json.dumps(data), box).terms.components is box
    with pytest.raises(BadInput, match="other components"):
        read_record(json.dumps(data))


def test_every_truncation_is_noticed() -> None:
    for length in [*range(0, 400, 7), *range(400, len(TEXT) - 2, 97)]:
        complaint(TEXT[:length])


@pytest.mark.slow
def test_random_damage_never_crashes() -> None:
    """A few characters changed, lost or doubled: a record that still reads, or one line; nothing else."""
    rng = random.Random(5)
    complaints: list[str] = []
    for _ in range(600):
        text = TEXT
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(text))
            text = text[:at] + rng.choice(["", "9", '"', "]", "[", "\n", "-", "é", text[at] * 2]) + text[at + 1 :]
        try:
            read_record(text).replay()
        except BadInput as error:
            complaints.append(str(error))
    assert len(complaints) > 400
    assert [line for line in complaints if not line.isprintable()] == []
