"""Seeded random number generator with one stream for interpreted and compiled code on every platform.

Words stay below 2**32, so that no operation exceeds 64 bits, where compiled integers wrap.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
ROUNDS_TO_MIX: Final = 16


@final
@mypyc_attr(acyclic=True)
class Rng:
    """The sfc32 generator: three words of state and a counter."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = ((seed >> 64) ^ 0x9E3779B9) & WORD
        self.count: i64 = 1
        for _ in range(ROUNDS_TO_MIX):
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        total = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        turned = ((self.c << 21) | (self.c >> 11)) & WORD
        self.c = (turned + total) & WORD
        return total

    def below(self, n: i64) -> i64:
        """Return a uniformly distributed number from 0 to n - 1 (n below 2**31)."""
        product = self.word() * n
        if (product & WORD) < n:
            threshold = ((WORD + 1) - n) % n
            while (product & WORD) < threshold:
                product = self.word() * n
        return product >> 32
