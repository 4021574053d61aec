"""A real Ray cluster of two workers gives the same ladder as processes and as one process; and the example runs."""

from __future__ import annotations

import os
import subprocess
import sys
import uuid
from pathlib import Path

import pytest

from tests.cli.running import run

CLUSTER = Path(__file__).with_name("cluster.py")
EXAMPLE = Path(__file__).parents[2] / "examples" / "ray_selfplay.py"
COMMAND = Path(sys.executable).with_name("stammtisch")
LADDER = ("ladder", "heavenale", "--bots", "random,greedy", "--players", "2", "--games", "6", "--seed", "s", "--json")


def output(environment: dict[str, str], *line: object) -> str:
    words = [str(word) for word in line]
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_cluster_gives_the_same_ladder_and_the_example_runs_on_it() -> None:
    """One test, because starting a cluster takes longer than all that is done on it."""
    pytest.importorskip("ray")
    # Ray asks whoever joins a cluster for a word; one for this test alone is kept out of the home directory.
    together = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": uuid.uuid4().hex}
    with subprocess.Popen(
        [sys.executable, CLUSTER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=together
    ) as cluster:
        assert cluster.stdout is not None
        assert cluster.stdout.readline() == "one task went wrong\n"
        assert cluster.stdout.readline().startswith("a process at work was killed")
        address = cluster.stdout.readline().strip()
        on_cluster = output(together, COMMAND, *LADDER, "--ray", address)
        stranger = {**together, "RAY_AUTH_MODE": "disabled", "RAY_gcs_server_port_wait_time_s": "3"}
        refused = subprocess.run(
            [COMMAND, *LADDER, "--ray", address], capture_output=True, text=True, check=False, env=stranger
        )
        example = output(
            together, sys.executable, EXAMPLE, "heavenale", "--players", 2, "--games", 2, "--address", address
        )

    assert refused.returncode == 2
    assert "If it asks for a token, set RAY_AUTH_MODE=token" in refused.stderr
    assert on_cluster == run(*LADDER, "--jobs", 2).out == run(*LADDER, "--jobs", 1).out
    counted, first, second = example.splitlines()
    assert counted.startswith("2 games, ")
    assert {first.split(":")[0], second.split(":")[0]} == {"greedy", "random"}
