"""Rate limits: token buckets."""

import time
from collections import OrderedDict

MAX_CLIENTS = 10_000


class TokenBucket:
    """Holds up to `burst` tokens and refills at `rate` tokens a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._tokens = float(burst)
        self._last = time.monotonic()

    def take(self) -> bool:
        """Take one token; return False if none is left."""
        at = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (at - self._last) * self._rate)
        self._last = at
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True

    def seconds_until(self, tokens: float) -> float:
        """Return the time from the last `take` until the bucket holds `tokens`."""
        return max(0.0, min(tokens, self._burst) - self._tokens) / self._rate


class TokenBuckets:
    """One token bucket per client; the least recently used are dropped beyond MAX_CLIENTS."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Take one token of `client`; return False if none is left."""
        bucket = self._buckets.pop(client, None) or TokenBucket(self._rate, self._burst)
        self._buckets[client] = bucket
        while len(self._buckets) > MAX_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket.take()
