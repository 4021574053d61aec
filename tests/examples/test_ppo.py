"""The PPO example: its parts do what they say, and the agent that was kept plays well."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from examples.ppo.agent import WEIGHTS, NetBot
from examples.ppo.chart import Chart
from examples.ppo.collector import GAME, PLAYERS, Collector, Lessons, Practice, draw
from examples.ppo.curve import Curve
from examples.ppo.match import outcome, play_deal
from examples.ppo.net import Net
from examples.ppo.trajectory import advantages
from stammtisch.bots import find_bot
from stammtisch.engine.observation import observe
from stammtisch.envs.encoding import Encoding, Floats

MEGABYTE = 1_000_000
PAGE = Path(__file__).resolve().parents[2] / "docs" / "research" / "ppo.md"


def beginner() -> Net:
    """A policy that likes every choice equally well; narrow, for it has nothing to work out."""
    encoding = Encoding(GAME, PLAYERS)
    sizes = (encoding.length, 4, encoding.actions)
    return Net(
        [(np.zeros((inner, outer), np.float32), np.zeros(outer, np.float32)) for inner, outer in pairwise(sizes)]
    )


@pytest.mark.parametrize(("opponent", "least"), [("random", 1.0), ("greedy", 0.7)])
def test_the_kept_agent_plays_by_the_rules_and_wins(opponent: str, least: float) -> None:
    assert WEIGHTS.stat().st_size < 5 * MEGABYTE
    bot, other = NetBot(), find_bot(opponent)
    assert outcome(play_deal(bot, other, f"kept {number}") for number in range(6)).share >= least


def test_the_kept_curve_ends_with_a_thousand_games_won_clearly() -> None:
    curve = Curve.load(WEIGHTS.with_name("curve.json"))
    last = curve.matches[-1].match
    assert last.games >= 1000
    assert last.share - last.half_width > 0.5
    assert Chart(curve).draw() + "\n" == WEIGHTS.with_name("curve.svg").read_text(encoding="utf-8")


def test_the_example_on_its_page_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, str(PAGE), "exec"), {})
    assert "% of 4 games" in capsys.readouterr().out


def test_an_agent_is_asked_by_view_and_takes_what_its_net_likes_best() -> None:
    encoding = Encoding(GAME, PLAYERS)
    state = encoding.deal("liked")
    seat = state.seats_to_decide()[0]
    choices = state.choices(seat)
    policy = beginner()
    policy.layers[-1][1][choices[-1]] = 1.0
    policy.layers[-1][1][[code for code in range(encoding.actions) if code not in choices]] = 2.0
    assert NetBot(policy).choose(encoding.game, state.view(seat), choices, random.Random(1)) == choices[-1]
    picked, _ = draw(
        policy(encoding.row(state, seat)[None]), encoding.mask(state, seat)[None], np.random.default_rng(1)
    )
    assert int(picked[0]) in choices


def test_a_single_row_gives_what_it_gives_among_many() -> None:
    encoding = Encoding(GAME, PLAYERS)
    state = encoding.deal("looked at")
    seat = state.seats_to_decide()[0]
    policy = NetBot().policy
    alone = policy.look(observe(encoding.game.features, state.view(seat)))
    assert alone == pytest.approx(policy(encoding.row(state, seat)[None])[0], abs=1e-3)


def test_a_draw_follows_the_logits_among_legal_choices() -> None:
    rows = 20_000
    logits = np.tile(np.log(np.array([0.2, 0.5, 0.3, 9.0], np.float32)), (rows, 1))
    masks = np.tile(np.array([1, 1, 1, 0], np.int8), (rows, 1))
    picked, chances = draw(logits, masks, np.random.default_rng(1))
    assert np.bincount(picked, minlength=4) / rows == pytest.approx([0.2, 0.5, 0.3, 0.0], abs=0.02)
    assert np.exp(chances) == pytest.approx(np.array([0.2, 0.5, 0.3])[picked])


@pytest.mark.parametrize("kind", ["lessons", "self-play", "against greedy"])
def test_finished_games_are_handed_out_whole(kind: str) -> None:
    collector: Collector = Lessons(3, 1) if kind == "lessons" else Practice(3, 1, float(kind == "against greedy"))
    found = collector.collect(beginner(), 300)
    assert 150 < sum(map(len, found)) <= 300
    for trajectory in found:
        assert all(mask[choice] for mask, choice in zip(trajectory.masks, trajectory.choices, strict=True))
        assert -1.0 <= trajectory.result <= 1.0
        if kind != "lessons":
            likely = [1 / mask.sum() for mask in trajectory.masks]
            assert np.exp(trajectory.chances) == pytest.approx(likely, rel=1e-4)
    if kind == "against greedy":
        assert isinstance(collector, Practice)
        assert len(collector.won) >= len(found)
        assert all(trajectory.result < 0 for trajectory in found)


def test_results_add_up_to_nothing() -> None:
    collector = Practice(1, 1, 0.0)
    first, second = collector.collect(beginner(), 400)[:2]
    assert first.result == -second.result


def by_hand(values: list[float], outcome: float, trust: float) -> list[float]:
    """The definition: all later surprises, each step further away trusted less."""
    after = [*values[1:], outcome]
    surprises = [later - now for now, later in zip(values, after, strict=True)]
    return [
        sum(trust**step * surprise for step, surprise in enumerate(surprises[start:])) for start in range(len(values))
    ]


def test_advantages_are_those_of_the_definition() -> None:
    values: Floats = np.array([0.1, -0.2, 0.4, 0.3, 0.0, -0.5], np.float32)
    found = advantages(values, np.array([4, 2]), np.array([1.0, -1.0], np.float32), 0.9)
    expected = by_hand([0.1, -0.2, 0.4, 0.3], 1.0, 0.9) + by_hand([0.0, -0.5], -1.0, 0.9)
    assert found == pytest.approx(expected, abs=1e-6)
