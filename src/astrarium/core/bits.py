"""Powers of two, for sets of small numbers as bits: `1 << n` of a variable n is wrong in compiled code."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**bit for bit in range(62)])
