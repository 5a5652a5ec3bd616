"""What the server counts about itself, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 1.0)

REFUSALS = Counter("astrarium_refusals", "Messages and requests refused.", ["error"], registry=REGISTRY)
SECONDS = Histogram(
    "astrarium_message_seconds",
    "Messages of clients, and the time to answer them.",
    ["type"],
    buckets=FAST,
    registry=REGISTRY,
)
REQUESTS = Counter("astrarium_requests", "HTTP requests.", ["status"], registry=REGISTRY)
EVENTS = Counter("astrarium_events", "Events stored.", registry=REGISTRY)
JOBS = Counter("astrarium_jobs", "Jobs written to the database.", registry=REGISTRY)
COMMITS = Counter("astrarium_commits", "Transactions written to the database.", registry=REGISTRY)
CONNECTIONS = Gauge("astrarium_connections", "Open sockets.", registry=REGISTRY)
TABLES = Gauge("astrarium_tables", "Matches in memory.", registry=REGISTRY)
THOUGHTS = Counter("astrarium_thoughts", "Decisions of bots.", registry=REGISTRY)
CRASHES = Counter("astrarium_crashes", "Workers of bots that were replaced.", registry=REGISTRY)


def exposition() -> bytes:
    """All of it as text."""
    return generate_latest(REGISTRY)
