"""`bohnhansa_v1` for PettingZoo: `env` wrapped as it advises, `raw_env` bare, `parallel_env` all at once."""

from __future__ import annotations

from functools import partial

from stammtisch.envs import zoo
from stammtisch.envs.zoo_parallel import ZooParallelEnv

env = partial(zoo.env, "bohnhansa")
raw_env = partial(zoo.ZooEnv, "bohnhansa")
parallel_env = partial(ZooParallelEnv, "bohnhansa")
