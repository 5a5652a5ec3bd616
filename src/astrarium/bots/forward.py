"""The forward pass of a small integer network, in Python; `_forward.c` does the same faster.

Weights are little-endian bytes: a header of eight 32-bit integers (`Shape`), the biases of 32 bits (first
layer, second layer, outputs, policy) and the matrices of 16 bits. Those of the first layer, the second layer,
the outputs and the skip (from the extras to the outputs) have one row per input, that of the policy has one
row per action. A sum is shifted right and clipped to 0..MAX_ACTIVATION to become an activation.
"""

from struct import Struct
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from astrarium.core.errors import BadData

HEADER: Final = Struct("<8i")
MAX_ACTIVATION: Final[i64] = 1023
MAX_WIDTH: Final = 256
MAX_OUTPUTS: Final = 8
MAX_SHIFT: Final = 30
MAX_COUNT: Final = 2**20


@final
class Shape:
    """The sizes of a network and the shifts of its activations, as in the header of its weights."""

    def __init__(self, weights: bytes) -> None:
        if len(weights) < HEADER.size:
            raise BadData("the weights of the network have no header")
        numbers = HEADER.unpack_from(weights)
        self.features: int = numbers[0]
        self.extras: int = numbers[1]
        self.first: int = numbers[2]
        self.second: int = numbers[3]
        self.outputs: int = numbers[4]
        self.actions: int = numbers[5]
        self.first_shift: int = numbers[6]
        self.second_shift: int = numbers[7]
        if not (
            min(numbers) >= 0
            and max(numbers) <= MAX_COUNT
            and 1 <= self.first <= MAX_WIDTH
            and 1 <= self.second <= MAX_WIDTH
            and self.outputs <= MAX_OUTPUTS
            and max(self.first_shift, self.second_shift) <= MAX_SHIFT
        ):
            raise BadData(f"the weights of the network have an invalid header: {numbers}")
        if len(weights) != self.size():
            raise BadData(f"the weights of the network have {len(weights)} bytes instead of {self.size()}")

    def biases(self) -> list[int]:
        """Return the sizes of the biases in their order."""
        return [self.first, self.second, self.outputs, self.actions]

    def matrices(self) -> list[int]:
        """Return the sizes of the matrices in their order."""
        return [
            (self.features + self.extras) * self.first,
            self.first * self.second,
            self.second * self.outputs,
            self.extras * self.outputs,
            self.actions * self.second,
        ]

    def size(self) -> int:
        """Return the number of bytes of the weights."""
        return HEADER.size + 4 * sum(self.biases()) + 2 * sum(self.matrices())


@final
class Forward:
    """The forward pass with weights unpacked into vecs."""

    def __init__(self, weights: bytes) -> None:
        self.shape: Shape = Shape(weights)
        self.packing: Struct = Struct(f"<{self.shape.second}h")
        biases, matrices = unpacked(weights, self.shape)
        self.first_bias: vec[i64] = biases[0]
        self.second_bias: vec[i64] = biases[1]
        self.output_bias: vec[i64] = biases[2]
        self.policy_bias: vec[i64] = biases[3]
        self.first: vec[i16] = matrices[0]
        self.second: vec[i16] = matrices[1]
        self.output: vec[i16] = matrices[2]
        self.skip: vec[i16] = matrices[3]
        self.policy: vec[i16] = matrices[4]

    def evaluate(self, features: vec[i16], extras: vec[i16]) -> tuple[tuple[int, ...], bytes]:
        """Return the outputs for `features` and `extras`, and the activations of the last hidden layer."""
        shape = self.shape
        sums = self.first_bias[:]
        add_rows(features, self.first, 0, sums)
        add_rows(extras, self.first, shape.features * shape.first, sums)
        sums, first = self.second_bias[:], activations(sums, shape.first_shift)
        add_rows(first, self.second, 0, sums)
        second = activations(sums, shape.second_shift)
        outputs = self.output_bias[:]
        add_rows(extras, self.skip, 0, outputs)
        add_rows(second, self.output, 0, outputs)
        return tuple(int(number) for number in outputs), self.packing.pack(*second)

    def policy_of(self, hidden: bytes, moves: vec[i64]) -> tuple[int, ...]:
        """Return the policy's numbers for `moves`, given the activations of the last hidden layer."""
        width: i64 = self.shape.second
        activated = vec[i64](list(self.packing.unpack(hidden)))
        numbers: list[int] = []
        for move in moves:
            number = self.policy_bias[move]
            for index in range(width):
                number += activated[index] * i64(self.policy[move * width + index])
            numbers.append(number)
        return tuple(numbers)

    def uses_extras(self, since: i64) -> bool:
        """Return whether an extra from number `since` on has a weight that is not zero."""
        shape = self.shape
        first = self.first[(shape.features + since) * shape.first :]
        skip = self.skip[since * shape.outputs :]
        return any(weight != 0 for weights in (first, skip) for weight in weights)

    def largest_sum(self, bounds: list[int], extra: int) -> int:
        """Return a limit of all sums if features are within `bounds` and extras within `extra`."""
        shape = self.shape
        extras = vec[i64]([extra] * shape.extras)
        first = magnitudes(self.first_bias)
        add_bounds(vec[i64](bounds), self.first, 0, first)
        add_bounds(extras, self.first, shape.features * shape.first, first)
        second = magnitudes(self.second_bias)
        add_bounds(vec[i64]([MAX_ACTIVATION] * shape.first), self.second, 0, second)
        outputs = magnitudes(self.output_bias)
        add_bounds(vec[i64]([MAX_ACTIVATION] * shape.second), self.output, 0, outputs)
        add_bounds(extras, self.skip, 0, outputs)
        policy = magnitudes(self.policy_bias)
        for index in range(len(self.policy)):
            policy[index // shape.second] += MAX_ACTIVATION * magnitude(i64(self.policy[index]))
        return max(max(sums) for sums in (first, second, outputs, policy) if len(sums) > 0)


def magnitude(number: i64) -> i64:
    """Return the absolute value."""
    return -number if number < 0 else number


def magnitudes(numbers: vec[i64]) -> vec[i64]:
    """Return the absolute values."""
    return vec[i64]([magnitude(number) for number in numbers])


def add_bounds(bounds: vec[i64], matrix: vec[i16], start: i64, sums: vec[i64]) -> None:
    """Add to `sums` the largest absolute values of what `add_rows` adds for inputs within `bounds`."""
    width: i64 = len(sums)
    for index in range(len(bounds)):
        for column in range(width):
            sums[column] += bounds[index] * magnitude(i64(matrix[start + index * width + column]))


def unpacked(weights: bytes, shape: Shape) -> tuple[list[vec[i64]], list[vec[i16]]]:
    """Return the biases and the matrices in their order."""
    at = HEADER.size
    biases, matrices = [], []
    for size in shape.biases():
        biases.append(vec[i64](list(Struct(f"<{size}i").unpack_from(weights, at))))
        at += 4 * size
    for size in shape.matrices():
        matrices.append(vec[i16](list(Struct(f"<{size}h").unpack_from(weights, at))))
        at += 2 * size
    return biases, matrices


def add_rows(inputs: vec[i16], matrix: vec[i16], start: i64, sums: vec[i64]) -> None:
    """Add to `sums` the rows of `matrix` from index `start` on, each multiplied by its input."""
    width: i64 = len(sums)
    for index in range(len(inputs)):
        factor = i64(inputs[index])
        if factor != 0:
            row = start + index * width
            for column in range(width):
                sums[column] += factor * i64(matrix[row + column])


def activations(sums: vec[i64], shift: i64) -> vec[i16]:
    """Return the clipped activations of `sums`."""
    result = vec[i16]([i16(0)] * len(sums))
    for index in range(len(sums)):
        result[index] = i16(min(max(sums[index] >> shift, 0), MAX_ACTIVATION))
    return result
