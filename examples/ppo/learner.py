"""Learning itself, in PyTorch: imitation first, then proximal policy optimisation (PPO)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.ppo.net import Net
from examples.ppo.shelf import Share
from examples.ppo.trajectory import advantages
from stammtisch.envs.encoding import Encoding

HIDDEN = (512, 512)
ILLEGAL = -1e9


@dataclass(frozen=True)
class Habits:
    """The numbers of PPO; nothing here was searched for, they are the usual ones."""

    epochs: int = 3
    minibatch: int = 4096
    clip: float = 0.2
    trust: float = 0.95
    entropy: float = 0.005
    value_part: float = 0.5
    largest_gradient: float = 0.5


class Batch:
    """A round on the learner's device."""

    def __init__(self, shares: list[Share], device: str) -> None:
        self.rows = torch.cat([torch.from_numpy(share.rows).to(device) for share in shares])
        self.masks = torch.cat([torch.from_numpy(share.masks).to(device) for share in shares])
        self.choices = torch.from_numpy(np.concatenate([share.notes.choices for share in shares])).to(device)
        self.chances = torch.from_numpy(np.concatenate([share.notes.chances for share in shares])).to(device)
        self.lengths = np.concatenate([share.notes.lengths for share in shares])
        self.outcomes = np.concatenate([share.notes.outcomes for share in shares])


class Learner:
    """A policy and a value net with their optimiser; the value net is for training alone and stays here."""

    def __init__(self, encoding: Encoding, device: str, seed: int, habits: Habits) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.device = device
        self.habits = habits
        self.policy = stack((encoding.length, *HIDDEN, encoding.actions)).to(device)
        self.value = stack((encoding.length, *HIDDEN, 1)).to(device)
        self.parameters = [*self.policy.parameters(), *self.value.parameters()]
        self.optimiser = torch.optim.Adam(self.parameters, eps=1e-5)

    def imitate(self, shares: list[Share], rate: float) -> dict[str, float]:
        """Make the policy choose as the shares say, and the value foretell how their games ended."""
        batch = Batch(shares, self.device)
        ended = torch.from_numpy(np.repeat(batch.outcomes, batch.lengths)).to(self.device)
        agreed = 0.0
        for part in self._minibatches(batch, rate):
            rows = batch.rows[part].float()
            likely = self._likely(rows, batch.masks[part])
            choices = batch.choices[part]
            missed = self.value(rows).squeeze(1) - ended[part]
            self._descend(nn.functional.nll_loss(likely, choices) + self.habits.value_part * (missed**2).mean())
            agreed = float((likely.argmax(1) == choices).float().mean())
        return {"agreed": agreed}

    def improve(self, shares: list[Share], rate: float) -> dict[str, float]:
        """PPO: do more of what went better than expected, a little at a time."""
        batch = Batch(shares, self.device)
        values = self._values(batch)
        gains = advantages(values, batch.lengths, batch.outcomes, self.habits.trust)
        targets = torch.from_numpy(values + gains).to(self.device)
        scaled = torch.from_numpy((gains - gains.mean()) / (gains.std() + 1e-8)).to(self.device)
        entropies: list[float] = []
        clipped: list[float] = []
        for part in self._minibatches(batch, rate):
            rows = batch.rows[part].float()
            likely = self._likely(rows, batch.masks[part])
            chosen = likely.gather(1, batch.choices[part][:, None]).squeeze(1)
            ratio = (chosen - batch.chances[part]).exp()
            near = ratio.clamp(1 - self.habits.clip, 1 + self.habits.clip)
            gain = torch.minimum(ratio * scaled[part], near * scaled[part]).mean()
            entropy = -(likely.exp() * likely.clamp(min=-50.0)).sum(1).mean()
            missed = self.value(rows).squeeze(1) - targets[part]
            self._descend(self.habits.value_part * (missed**2).mean() - gain - self.habits.entropy * entropy)
            entropies.append(float(entropy.detach()))
            clipped.append(float((ratio != near).float().mean()))
        explained = 1.0 - float(gains.var() / ((values + gains).var() + 1e-8))
        return {"entropy": mean(entropies), "clipped": mean(clipped), "explained": explained}

    def _minibatches(self, batch: Batch, rate: float) -> list[torch.Tensor]:
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        count = len(batch.choices)
        return [
            part
            for _ in range(self.habits.epochs)
            for part in torch.randperm(count, device=self.device).split(self.habits.minibatch)
        ]

    def _likely(self, rows: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        return nn.functional.log_softmax(self.policy(rows).masked_fill(~masks, ILLEGAL), dim=1)

    def _values(self, batch: Batch) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        with torch.no_grad():
            parts = [self.value(rows.float()).squeeze(1) for rows in batch.rows.split(self.habits.minibatch)]
            found: np.ndarray[tuple[int], np.dtype[np.float32]] = torch.cat(parts).cpu().numpy()
        return found

    def _descend(self, loss: torch.Tensor) -> None:
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, self.habits.largest_gradient)
        self.optimiser.step()

    def policy_net(self) -> Net:
        """The policy for the collectors and for keeps."""
        return to_numpy(self.policy)

    def save(self, path: Path) -> None:
        """Both nets in full precision, so that training can go on from there."""
        arrays: dict[str, Any] = self.policy_net().arrays("policy") | to_numpy(self.value).arrays("value")
        np.savez(path, **arrays)

    def load(self, path: Path) -> None:
        """Go on from a file of `save`."""
        with np.load(path) as arrays:
            from_numpy(Net.named("policy", dict(arrays)), self.policy)
            from_numpy(Net.named("value", dict(arrays)), self.value)


def stack(sizes: tuple[int, ...]) -> nn.Sequential:
    """Layers of these sizes. A last layer of small weights makes a beginner undecided rather than opinionated."""
    layers: list[nn.Module] = []
    for inner, outer in pairwise(sizes):
        layers += [nn.Linear(inner, outer), nn.ReLU()]
    nn.init.orthogonal_(layers[-2].weight, gain=0.01)
    return nn.Sequential(*layers[:-1])


def to_numpy(layers: nn.Sequential) -> Net:
    """PyTorch keeps weights the other way round."""
    linear = [layer for layer in layers if isinstance(layer, nn.Linear)]
    return Net(
        [
            (
                np.ascontiguousarray(layer.weight.detach().cpu().numpy().T),
                layer.bias.detach().cpu().numpy().copy(),
            )
            for layer in linear
        ]
    )


def from_numpy(net: Net, layers: nn.Sequential) -> None:
    """The way back."""
    linear = [layer for layer in layers if isinstance(layer, nn.Linear)]
    with torch.no_grad():
        for layer, (weights, biases) in zip(linear, net.layers, strict=True):
            layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(weights.T)))
            layer.bias.copy_(torch.from_numpy(biases))


def mean(values: list[float]) -> float:
    """Of what a round has noted."""
    return sum(values) / max(1, len(values))
