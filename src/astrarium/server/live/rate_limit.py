"""How often somebody may ask."""

import time
from collections import OrderedDict

MOST_KNOWN = 10_000


class TokenBucket:
    """Holds so many requests and fills again at a rate."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether one more request is allowed."""
        at = time.monotonic()
        self._left = min(self._burst, self._left + (at - self._last) * self._rate)
        self._last = at
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class TokenBuckets:
    """A bucket for everybody; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether somebody may ask once more."""
        bucket = self._known.pop(who, None) or TokenBucket(self._rate, self._burst)
        self._known[who] = bucket
        while len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        return bucket.take()
