"""Several processes thinking about one question."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from textwrap import indent

import pytest

from stammtisch.bots import SearchBot, find_bot
from stammtisch.bots.together import Answer, merged
from stammtisch.engine import BadInput
from stammtisch.games.goldbraeu import GAME


def test_answers_are_added() -> None:
    thoughts = merged(
        [
            Answer(
                [0.5, 0.5],
                [(1, 30, 1.5, [15, 15], [9, 9]), (2, 10, -1.0, [1, 9], [1, 9])],
                [10.0, 20.0],
                40,
                [(1, 5, 0.5, 40)],
            ),
            Answer(
                [0.0, 1.0],
                [(2, 50, 8.0, [35, 15], [30, 9]), (1, 10, 0.5, [3, 7], [2, 6])],
                [20.0, 20.0],
                60,
                [(1, 7, 0.8, 60)],
            ),
        ]
    )
    assert [(found.choice, found.visits) for found in thoughts.candidates] == [(2, 60), (1, 40)]
    # First sight: 40 of 100 iterations promised 0.5, the others nothing; that counts like three looks.
    position = (3 * 0.2 + 54) / 103
    assert thoughts.expected == pytest.approx([position, 1 - position])
    assert thoughts.candidates[0].expected[0] == pytest.approx((10 * position + 36) / 70)
    assert thoughts.candidates[1].expected[0] == pytest.approx((10 * position + 18) / 50)
    seen = 31 - 36 * 36 / 60
    share = thoughts.candidates[0].expected[0]
    assert thoughts.candidates[0].errors[0] ** 2 == pytest.approx((10 * share * (1 - share) + seen) / 70 / 60)
    assert thoughts.scores == pytest.approx([16.0, 20.0])
    assert thoughts.iterations == 100
    assert [(reply.seat, reply.choice) for reply in thoughts.replies] == [(1, 7)]


@pytest.mark.slow
def test_two_processes_look_twice_as_often_and_the_same_seed_gives_the_same() -> None:
    state = GAME.new(3, "two heads")
    bot = find_bot("meister:20i,j=2")
    assert isinstance(bot, SearchBot)
    first, second = (bot.think(GAME, state.view(0), state.choices(0), random.Random(3)) for _ in range(2))
    assert first.iterations == 40
    assert sum(found.visits for found in first.candidates) == 40
    assert [(found.choice, found.visits) for found in first.candidates] == [
        (found.choice, found.visits) for found in second.candidates
    ]


def test_after_a_helper_was_killed_others_are_asked() -> None:
    state, bot = GAME.new(3, "killed"), find_bot("search:2i,j=2")
    bot.choose(GAME, state.view(0), state.choices(0), random.Random(1))
    for helper in multiprocessing.active_children():
        helper.kill()
        helper.join()
    assert bot.choose(GAME, state.view(0), state.choices(0), random.Random(1)) in state.choices(0)


THINKS = """
import random
from stammtisch.bots import find_bot
from stammtisch.games.goldbraeu import GAME
state = GAME.new(3, "interrupted")
find_bot("meister:600s,j=2").choose(GAME, state.view(0), state.choices(0), random.Random(1))
"""


def deaf_children(process: int) -> int:
    """How many children of a process leave Ctrl+C to it."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    masks = [Path(f"/proc/{child}/status").read_text().partition("SigIgn:")[2].split()[0] for child in children]
    return sum(int(mask, 16) >> signal.SIGINT - 1 & 1 for mask in masks)


def interruptible(program: str) -> subprocess.Popen[bytes]:
    """A program in a session of its own that hears Ctrl+C even where whoever runs the tests does not."""
    return subprocess.Popen(
        [sys.executable, "-c", program],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def wait_for_helpers(process: subprocess.Popen[bytes]) -> None:
    """Until both think, and whoever looks after what they share is there too."""
    while deaf_children(process.pid) < 3:
        assert process.poll() is None
        time.sleep(0.05)


@pytest.mark.slow
def test_an_interrupt_ends_helpers_that_would_think_for_long() -> None:
    process = interruptible(THINKS)
    wait_for_helpers(process)
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode != 0
    assert said.decode().rstrip().endswith("KeyboardInterrupt")


HAS_WORK_OF_ITS_OWN = f"""
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
    pool.submit(pow, 2, 5).result()
    try:
{indent(THINKS, " " * 8)}
    except KeyboardInterrupt:
        print(pool.submit(pow, 2, 5).result())
"""


@pytest.mark.slow
def test_an_interrupt_leaves_processes_alone_that_do_not_think_for_the_bot() -> None:
    process = interruptible(HAS_WORK_OF_ITS_OWN)
    wait_for_helpers(process)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=60)
    assert (process.returncode, said) == (0, b"32\n")


@pytest.mark.parametrize(
    "settings",
    [
        "fast",
        "h=far",
        "10",
        "xs",
        "",
        "infs",
        "nans",
        "-1s",
        "0s",
        "-5i",
        "0i",
        "h=-3",
        "j=0",
        "j=1000",
        "1_0i",
        " 10i",
        "１0i",
    ],
)
def test_settings_that_nobody_understands_are_refused(settings: str) -> None:
    with pytest.raises(BadInput, match="is no setting of a search"):
        find_bot(f"meister:{settings}")


def test_only_searching_bots_have_settings() -> None:
    for name in ("greedy:1s", "greedy:"):
        with pytest.raises(BadInput, match=f"there is no bot '{name}'"):
            find_bot(name)
