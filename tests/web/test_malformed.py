"""A thousand messages that make no sense get clear answers, and the table goes on."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from tests.web.serving import Guest, Tab

MESSAGES = 1000
KINDS = ("choose", "say", "why", "undo", "chat", "hello", "language", "seat", "explode", "", None, 7)
FIELDS = ("version", "choice", "notation", "text", "code", "seat", "id", "type", "extra")


def junk(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON value, with a liking for the dangerous."""
    match rng.randrange(12):
        case 0:
            return None
        case 1:
            return rng.choice([True, False])
        case 2:
            return rng.choice([0, -1, 2**31, 2**63, 10**40, 1.5, 1e308])
        case 3:
            return "".join(rng.choice(string.printable) for _ in range(rng.randrange(40)))
        case 4:
            return rng.choice(
                ["\u0000", "\ud83c\udf7a", "𝟙", "٣", "<script>", "' OR 1=1 --", "../../etc", "{}", "%s%n"]
            )
        case 5:
            return str(rng.randrange(10**6)) * rng.randrange(1, 80)
        case 6 if depth < 4:
            return [junk(rng, depth + 1) for _ in range(rng.randrange(4))]
        case 7 if depth < 4:
            return {str(junk(rng, 9))[:20]: junk(rng, depth + 1) for _ in range(rng.randrange(4))}
        case _:
            return rng.choice(["boss Krug", "offer", "0", "1", "buy deck", "pass"])


def message(rng: random.Random) -> str | bytes:
    """Something that a tab of ours would never say."""
    match rng.randrange(6):
        case 0:
            return rng.randbytes(rng.randrange(60))
        case 1:
            return "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
        case 2:
            return json.dumps(junk(rng))
        case 3:
            return "[" * rng.randrange(1, 5000)
        case _:
            fields = {field: junk(rng) for field in rng.sample(FIELDS, rng.randrange(6))}
            text = json.dumps({"type": rng.choice(KINDS), "broken": True} | fields)
            return text if rng.random() < 0.8 else text[: rng.randrange(len(text))]


def test_nonsense_is_answered_and_the_table_goes_on(anna: Guest) -> None:
    rng = random.Random(2026)
    with anna.open(anna.hotseat("goldbraeu", 3)) as tab:
        tab.my_turn()
        errors = 0
        for _ in range(MESSAGES):
            tab.socket.send(message(rng))
            answer = tab.next("error", "refused", "done")
            assert answer["type"] == "error"
            assert answer["text"].isprintable()
            assert len(answer["text"]) < 400
            errors += 1
        assert errors == MESSAGES
        tab.send("hello")
        for _ in range(10):
            assert tab.choose(tab.my_turn())["type"] == "done"


def test_a_message_without_end_closes_only_its_own_tab(anna: Guest) -> None:
    table = anna.hotseat("goldbraeu", 3)
    with anna.open(table) as tab:
        with anna.open(table) as endless, pytest.raises(ConnectionClosedError):
            flood(endless)
        assert tab.choose(tab.my_turn())["type"] == "done"


def flood(tab: Tab) -> None:
    """Send more than anybody would read, then listen until the line is cut."""
    tab.socket.send("x" * 20_000_000)
    while True:
        tab.receive()
