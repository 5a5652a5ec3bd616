"""The network in floating point: fitted to samples with PyTorch, then turned into integers."""

from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from astrarium.bots.evaluation import MARGIN_SCALE
from astrarium.bots.forward import HEADER, MAX_ACTIVATION
from astrarium.bots.network import EXTRAS, LOGIT_BITS, MAX_SEATS
from astrarium.lab.training.recipes import Recipe
from astrarium.lab.training.samples import Samples

EXTRA_SCALE = MARGIN_SCALE / 10
"""Tenths of a point that one unit of an extra stands for: the logistic curve of the heuristic has slope 1."""
SMALLEST_SCALE = 0.1
"""Lower limit of the scale of a feature, so that rare ones keep 16-bit weights."""
SECOND_SHIFT = 11
MAX_SECOND_WEIGHT = 7.9
MAX_OUTPUT_WEIGHT = 30.0
WARM_UP = 50
"""Steps over which the learning rate rises."""
HELD_BACK = 20
"""One match of this many is not used for fitting, but to measure the loss."""
EVALUATED = 4096
"""Positions per batch when the loss is measured."""


@dataclass(frozen=True)
class FitReport:
    """Loss of the values and of the policy on matches held back; `heuristic` is that of the heuristic."""

    samples: int
    steps: int
    loss: float
    heuristic: float
    policy: float


class ValueModel(nn.Module):
    """The network of `astrarium.bots.network` with inputs divided by their scale."""

    def __init__(self, scales: NDArray[np.float32], actions: int, recipe: Recipe) -> None:
        super().__init__()
        inputs = len(scales) + EXTRAS
        self.scales = torch.from_numpy(scales)
        self.first = nn.Linear(inputs, recipe.first_width)
        self.second = nn.Linear(recipe.first_width, recipe.second_width)
        self.outputs = nn.Linear(recipe.second_width, MAX_SEATS)
        self.skip = nn.Parameter(torch.zeros(EXTRAS, MAX_SEATS))
        seen = torch.ones(EXTRAS)
        if not recipe.heuristic:
            seen[MAX_SEATS:] = 0
        self.seen = seen / EXTRA_SCALE
        self.policy = nn.Linear(recipe.second_width, actions) if actions > 0 else None
        with torch.no_grad():  # it starts as the heuristic
            self.skip[MAX_SEATS:] = torch.eye(MAX_SEATS)
            self.first.weight.mul_((inputs / 250) ** 0.5)  # about 250 inputs are not zero
            self.first.bias.fill_(0.3)
            self.second.bias.fill_(0.3)
            self.outputs.weight.mul_(0.1)
            self.outputs.bias.zero_()

    def forward(self, features: Tensor, extras: Tensor) -> tuple[Tensor, Tensor]:
        """Return the outputs by seat and the activations of the last hidden layer."""
        extras = extras * self.seen
        inputs = torch.cat([features / self.scales, extras], 1)
        hidden = self.second(self.first(inputs).clamp(0, 1)).clamp(0, 1)
        return self.outputs(hidden) + extras @ self.skip, hidden

    def limit(self) -> None:
        """Keep the weights in the range of their integers."""
        with torch.no_grad():
            self.second.weight.clamp_(-MAX_SECOND_WEIGHT, MAX_SECOND_WEIGHT)
            self.outputs.weight.clamp_(-MAX_OUTPUT_WEIGHT, MAX_OUTPUT_WEIGHT)


class Batches:
    """Samples as tensors, a batch at a time."""

    def __init__(self, samples: Samples, width: int, outcome: float) -> None:
        self.samples = samples
        self.width = width
        self.starts = np.concatenate([[0], np.cumsum(samples.lengths, dtype=np.int64)])
        self.choice_starts = np.concatenate([[0], np.cumsum(samples.choices, dtype=np.int64)])
        mixed = outcome * samples.outcome + (1 - outcome) * samples.search
        targets = np.where(np.isnan(samples.search), samples.outcome, mixed)
        self.present = torch.from_numpy((~np.isnan(targets)).astype(np.float32))
        self.targets = torch.from_numpy(np.nan_to_num(targets))
        self.extras = torch.from_numpy(samples.extras.astype(np.float32))

    def scales(self) -> NDArray[np.float32]:
        """Return the root mean square of each feature."""
        squares = np.bincount(
            self.samples.slots, self.samples.numbers.astype(np.float64) ** 2, minlength=self.width
        )
        return np.maximum(np.sqrt(squares / len(self.samples)), SMALLEST_SCALE).astype(np.float32)

    def inputs(self, rows: NDArray[np.int64]) -> tuple[Tensor, Tensor]:
        """Return features and extras of `rows`."""
        places, owners = _ranges(self.starts, rows)
        features = torch.zeros(len(rows), self.width)
        slots = torch.from_numpy(self.samples.slots[places].astype(np.int64))
        numbers = torch.from_numpy(self.samples.numbers[places].astype(np.float32))
        features[torch.from_numpy(owners), slots] = numbers
        return features, self.extras[rows]

    def value_loss(self, outputs: Tensor, rows: NDArray[np.int64]) -> Tensor:
        """Return the mean cross-entropy of the values by seat."""
        present = self.present[rows]
        losses = nn.functional.binary_cross_entropy_with_logits(outputs, self.targets[rows], reduction="none")
        return (losses * present).sum() / present.sum()

    def policy_loss(self, policy: nn.Linear, hidden: Tensor, rows: NDArray[np.int64]) -> Tensor:
        """Return the mean cross-entropy between the policy and the shares of the visits."""
        with_policy = np.flatnonzero(self.samples.choices[rows])
        if len(with_policy) == 0:
            return torch.zeros(())
        places, owners = _ranges(self.choice_starts, rows[with_policy])
        actions = torch.from_numpy(self.samples.actions[places].astype(np.int64))
        row = torch.from_numpy(owners)
        logits = (policy.weight[actions] * hidden[with_policy][row]).sum(1) + policy.bias[actions]
        highest = torch.full((len(with_policy),), -torch.inf)
        logits = logits - highest.scatter_reduce(0, row, logits.detach(), "amax")[row]
        sums = torch.zeros(len(with_policy)).index_add(0, row, logits.exp())
        logarithms = logits - sums.log()[row]
        shares = torch.from_numpy(self.samples.shares[places])
        return -(shares * logarithms).sum() / len(with_policy)


def _ranges(
    starts: NDArray[np.int64], rows: NDArray[np.int64]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the places of all entries of `rows`, and the index of the row that each belongs to."""
    lengths = starts[rows + 1] - starts[rows]
    owners: NDArray[np.int64] = np.repeat(np.arange(len(rows)), lengths)
    before = np.cumsum(lengths) - lengths
    return np.arange(lengths.sum()) - before[owners] + starts[rows][owners], owners


def fit(
    samples: Samples, width: int, actions: int, recipe: Recipe, seed: int
) -> tuple[ValueModel, FitReport]:
    """Fit a new model to `samples`; the same arguments give the same model on one machine."""
    torch.manual_seed(seed)
    torch.use_deterministic_algorithms(True)
    batches = Batches(samples, width, recipe.outcome)
    has_policy = recipe.policy > 0 and bool(samples.choices.any())
    model = ValueModel(batches.scales(), actions if has_policy else 0, recipe)
    optimiser = torch.optim.AdamW(model.parameters(), lr=recipe.learning_rate, weight_decay=recipe.decay)
    held_back = samples.match % HELD_BACK == 0
    order = _order(np.flatnonzero(~held_back), recipe.epochs, seed)
    steps = len(order) // recipe.batch
    for step in range(steps):
        rate = recipe.learning_rate * min(1.0, (step + 1) / WARM_UP) * (1 + np.cos(np.pi * step / steps)) / 2
        for group in optimiser.param_groups:
            group["lr"] = rate
        rows = order[step * recipe.batch : (step + 1) * recipe.batch]
        outputs, hidden = model(*batches.inputs(rows))
        loss = batches.value_loss(outputs, rows)
        if model.policy is not None:
            loss = loss + recipe.policy * batches.policy_loss(model.policy, hidden, rows)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        model.limit()
    return model, _report(model, batches, np.flatnonzero(held_back), steps)


def _order(rows: NDArray[np.int64], epochs: int, seed: int) -> NDArray[np.int64]:
    """Return `rows` shuffled, once for each epoch."""
    random = np.random.default_rng(seed)
    return np.concatenate([random.permutation(rows) for _ in range(epochs)])


def _report(model: ValueModel, batches: Batches, rows: NDArray[np.int64], steps: int) -> FitReport:
    """Measure the losses on `rows`."""
    sums, counts = np.zeros(3), np.zeros(3)
    with torch.no_grad():
        for start in range(0, len(rows), EVALUATED):
            part = rows[start : start + EVALUATED]
            features, extras = batches.inputs(part)
            outputs, hidden = model(features, extras)
            policy = (
                batches.policy_loss(model.policy, hidden, part)
                if model.policy is not None
                else torch.zeros(())
            )
            losses = (
                batches.value_loss(outputs, part),
                batches.value_loss(extras[:, MAX_SEATS:] / EXTRA_SCALE, part),
                policy,
            )
            sizes = np.array([len(part), len(part), np.count_nonzero(batches.samples.choices[part])])
            sums += sizes * [loss.item() for loss in losses]
            counts += sizes
    value, heuristic, policy_loss = (sums / np.maximum(1, counts)).tolist()
    return FitReport(len(batches.samples), steps, value, heuristic, policy_loss)


def quantise(model: ValueModel) -> bytes:
    """Return the weights of `model` as integers, in the format of `astrarium.bots.forward`."""
    one = int(MAX_ACTIVATION)
    unit = 2.0**LOGIT_BITS
    first = _array(model.first.weight) * np.concatenate([1 / model.scales.numpy(), model.seen.numpy()])
    shift = int(np.clip(np.floor(np.log2(32767 / (np.abs(first).max() * one))), 0, 12))
    biases = [
        _array(model.first.bias) * one * 2.0**shift,
        _array(model.second.bias) * one * 2.0**SECOND_SHIFT,
        _array(model.outputs.bias) * unit,
    ]
    matrices = [
        first.T * one * 2.0**shift,
        _array(model.second.weight).T * 2.0**SECOND_SHIFT,
        _array(model.outputs.weight).T * unit / one,
        _array(model.skip) * model.seen.numpy()[:, None] * unit,
    ]
    actions = 0
    if model.policy is not None:
        actions = model.policy.out_features
        biases.append(_array(model.policy.bias) * unit)
        matrices.append(_array(model.policy.weight) * unit / one)
    header = HEADER.pack(
        len(model.scales),
        EXTRAS,
        model.first.out_features,
        model.second.out_features,
        MAX_SEATS,
        actions,
        shift,
        SECOND_SHIFT,
    )
    return b"".join(
        [
            header,
            *(_integers(bias, np.int32) for bias in biases),
            *(_integers(each, np.int16) for each in matrices),
        ]
    )


def _array(tensor: Tensor) -> NDArray[np.float64]:
    return tensor.detach().numpy().astype(np.float64)


def _integers(numbers: NDArray[np.float64], kind: type[np.int16] | type[np.int32]) -> bytes:
    """Return `numbers` rounded to integers of a kind, in the order of rows; larger ones are cut off."""
    most = np.iinfo(kind).max
    return np.ascontiguousarray(np.clip(np.rint(numbers), -most, most).astype(kind)).tobytes()
