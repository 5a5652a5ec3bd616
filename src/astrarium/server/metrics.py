"""Prometheus metrics.

Metrics of every message are plain numbers in `LOAD`, converted when they are scraped.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0)

REFUSALS = Counter("astrarium_refusals", "Messages and requests refused.", ["error"], registry=REGISTRY)
REQUESTS = Counter("astrarium_requests", "HTTP requests.", ["status"], registry=REGISTRY)
JOBS = Counter("astrarium_jobs", "Jobs written to the database.", registry=REGISTRY)
COMMITS = Counter("astrarium_commits", "Transactions written to the database.", registry=REGISTRY)
CONNECTIONS = Gauge("astrarium_connections", "Open sockets.", registry=REGISTRY)
HANGUPS = Counter(
    "astrarium_hangups", "Sockets dropped by the server, by close code.", ["code"], registry=REGISTRY
)
TABLES = Gauge("astrarium_tables", "Matches in memory.", registry=REGISTRY)
THOUGHTS = Counter("astrarium_thoughts", "Decisions of bots.", registry=REGISTRY)
CRASHES = Counter("astrarium_crashes", "Bot workers that died on their own.", registry=REGISTRY)
TIMEOUTS = Counter("astrarium_timeouts", "Bot workers killed after the time limit.", registry=REGISTRY)
RESTARTS = Counter("astrarium_restarts", "Background tasks restarted.", ["task"], registry=REGISTRY)

LATE_WRITES = Counter(
    "astrarium_late_writes", "Writes refused because another server runs the match.", registry=REGISTRY
)


class Histogram:
    """Durations of one kind of message: counts by the limits in `BUCKETS`, and the sum."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        """Add one duration."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds


class LoadMetrics(Collector):
    """Durations of messages by kind, and the number of stored events."""

    def __init__(self) -> None:
        self.times: dict[str, Histogram] = {}
        self.events = 0

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics in the form of the Prometheus client."""
        events = CounterMetricFamily("astrarium_events", "Events stored.")
        events.add_metric([], self.events)
        yield events
        about = "Messages of clients, and the time to answer them."
        seconds = HistogramMetricFamily("astrarium_message_seconds", about, labels=["type"])
        for kind, times in self.times.items():
            limits = [*(str(limit) for limit in BUCKETS), "+Inf"]
            sums = accumulate(times.counts)
            seconds.add_metric([kind], list(zip(limits, sums, strict=True)), times.seconds)
        yield seconds


LOAD = LoadMetrics()
REGISTRY.register(LOAD)


def total(counter: Counter) -> int:
    """Return the value of a counter without labels."""
    return int(next(sample.value for metric in counter.collect() for sample in metric.samples))


def exposition() -> bytes:
    """Return all metrics in the Prometheus text format."""
    return generate_latest(REGISTRY)
