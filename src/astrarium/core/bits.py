"""Powers of two for bit masks: mypyc compiles `1 << n` to a 32-bit shift, so look up `BITS[n]`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**bit for bit in range(62)])
