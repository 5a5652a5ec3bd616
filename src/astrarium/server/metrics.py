"""What the server counts about itself, for Prometheus.

What is counted with every message is counted by ourselves: plain numbers, read when somebody asks.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0)

REFUSALS = Counter("astrarium_refusals", "Messages and requests refused.", ["error"], registry=REGISTRY)
REQUESTS = Counter("astrarium_requests", "HTTP requests.", ["status"], registry=REGISTRY)
JOBS = Counter("astrarium_jobs", "Jobs written to the database.", registry=REGISTRY)
COMMITS = Counter("astrarium_commits", "Transactions written to the database.", registry=REGISTRY)
CONNECTIONS = Gauge("astrarium_connections", "Open sockets.", registry=REGISTRY)
TABLES = Gauge("astrarium_tables", "Matches in memory.", registry=REGISTRY)
THOUGHTS = Counter("astrarium_thoughts", "Decisions of bots.", registry=REGISTRY)
CRASHES = Counter("astrarium_crashes", "Bot workers that died on their own.", registry=REGISTRY)
TIMEOUTS = Counter("astrarium_timeouts", "Bot workers killed after the time limit.", registry=REGISTRY)


class Histogram:
    """How long a kind of message took: how many by the limits of `FAST`, and all together."""

    def __init__(self) -> None:
        self.counts = [0] * (len(FAST) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(FAST, seconds)] += 1
        self.seconds += seconds


class LoadMetrics(Collector):
    """Messages by kind, and events stored."""

    def __init__(self) -> None:
        self.times: dict[str, Histogram] = {}
        self.events = 0

    def collect(self) -> Iterator[Metric]:
        """All of it, as Prometheus wants it."""
        events = CounterMetricFamily("astrarium_events", "Events stored.")
        events.add_metric([], self.events)
        yield events
        about = "Messages of clients, and the time to answer them."
        seconds = HistogramMetricFamily("astrarium_message_seconds", about, labels=["type"])
        for kind, times in self.times.items():
            limits = [*(str(limit) for limit in FAST), "+Inf"]
            sums = accumulate(times.counts)
            seconds.add_metric([kind], list(zip(limits, sums, strict=True)), times.seconds)
        yield seconds


BUSY = LoadMetrics()
REGISTRY.register(BUSY)


def exposition() -> bytes:
    """All of it as text."""
    return generate_latest(REGISTRY)
