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
        self.taken = 0

    def take(self) -> bool:
        """Take one token; return False if none is left."""
        self._refill()
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        self.taken += 1
        return True

    def charge(self, tokens: int) -> None:
        """Remove tokens that were taken elsewhere; as many as a burst may be missing after that."""
        self._refill()
        self._tokens = max(-self._burst, self._tokens - tokens)

    def _refill(self) -> None:
        at = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (at - self._last) * self._rate)
        self._last = at

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
        return self._bucket(client).take()

    def charge(self, client: str, tokens: int) -> None:
        """Remove tokens that `client` has taken elsewhere."""
        self._bucket(client).charge(tokens)

    def drain(self) -> dict[str, int]:
        """Return how many tokens each client has taken since the last call."""
        taken = {client: bucket.taken for client, bucket in self._buckets.items() if bucket.taken}
        for client in taken:
            self._buckets[client].taken = 0
        return taken

    def _bucket(self, client: str) -> TokenBucket:
        bucket = self._buckets.pop(client, None) or TokenBucket(self._rate, self._burst)
        self._buckets[client] = bucket
        while len(self._buckets) > MAX_CLIENTS:
            self._buckets.popitem(last=False)
        return bucket
