"""Health and metrics: the public port tells only whether the server works, the admin port what is wrong."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from astrarium.core.errors import BadOption
from astrarium.server.config import Limits, Settings
from astrarium.server.health import tasks_health, workers_health
from astrarium.server.opponents.worker_pool import WorkerStatus
from tests.patience import PATIENCE, wait_until
from tests.server.clients import ME, SHARED, Json, Person
from tests.server.hosts import Host, HostProcess

ADMIN = "127.0.0.1:0"
PARTS = ("disk", "database", "workers", "tasks")
SHORT = 1.0  # seconds


class Watched:
    """A server with an admin listener."""

    def __init__(self, settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.INFO, "astrarium")
        self.host = Host(settings)
        self.address = self.host.start()
        lines = [record for record in caplog.records if record.getMessage() == "serving admin"]
        self.admin = str(vars(lines[-1])["fields"]["address"])

    def public(self) -> int:
        """Return the status of the public health check."""
        return httpx.get(f"{self.address}/api/health", timeout=PATIENCE).status_code

    def full(self) -> tuple[int, Json]:
        """Return status and content of the full health."""
        answer = httpx.get(f"{self.admin}/health", timeout=PATIENCE)
        return answer.status_code, answer.json()

    def wait_for_faults(self, *parts: str) -> Json:
        """Wait until exactly these parts are broken, on both ports, and return the full health."""
        seen: list[Json] = []

        def is_so() -> bool:
            status, health = self.full()
            seen.append(health)
            broken = [part for part in PARTS if not health[part]["ok"]]
            expected = 503 if parts else 200
            return broken == list(parts) and status == self.public() == expected

        wait_until(is_so, f"never so: {parts}")
        return seen[-1]


Watch = Callable[..., Watched]


@pytest.fixture
def watch(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Watch]:
    """Function that starts a server with an admin listener."""
    started: list[Watched] = []

    def start(database: str = "", **limits: Any) -> Watched:
        settings = Settings(tmp_path / "data", database, admin=ADMIN, workers=2, limits=Limits(**limits))
        started.append(Watched(settings, caplog))
        return started[-1]

    yield start
    for each in started:
        each.host.stop()


def test_the_public_health_has_no_details(guests: Callable[[], Person]) -> None:
    assert guests().get("/api/health") == {"ok": True}


def test_metrics_are_not_public(guests: Callable[[], Person]) -> None:
    ada = guests()
    for path in ("/api/metrics", "/metrics", "/health"):
        assert ada.http.get(path).status_code == 404


def test_the_admin_port_serves_metrics_and_health(watch: Watch) -> None:
    server = watch()
    ada = Person(server.address)
    client = ada.open_table(ada.begin(ME, SHARED))
    client.act(client.first_legal())
    client.act("nonsense")
    ada.close()
    metrics = httpx.get(f"{server.admin}/metrics", timeout=PATIENCE)
    assert metrics.headers["content-type"].startswith("text/plain")
    for line in (
        'astrarium_message_seconds_count{type="act"}',
        'astrarium_refusals_total{error="bad-notation"}',
    ):
        assert line in metrics.text
    status, health = server.full()
    assert (status, health["ok"]) == (200, True)
    for part in PARTS:
        assert (health[part]["ok"], health[part]["fault"]) == (True, "")
    assert health["disk"]["free_bytes"] > 0
    assert [health["workers"][key] for key in ("count", "live", "unused", "dead")] == [2, 0, 2, 0]
    for path in ("/api/me", "/api/matches", "/"):
        assert httpx.get(f"{server.admin}{path}", timeout=PATIENCE).status_code == 404


def test_a_data_folder_that_is_gone(watch: Watch, tmp_path: Path) -> None:
    server = watch()
    server.wait_for_faults()
    (tmp_path / "data").rename(tmp_path / "moved")
    health = server.wait_for_faults("disk")
    assert "No such file or directory" in health["disk"]["fault"]
    (tmp_path / "moved").rename(tmp_path / "data")
    server.wait_for_faults()


def test_too_little_free_space(watch: Watch) -> None:
    health = watch(free_disk=10**18).wait_for_faults("disk")
    assert "MB are free" in health["disk"]["fault"]
    assert 0 < health["disk"]["free_bytes"] < 10**18


def test_a_writer_that_cannot_write_to_sqlite(watch: Watch, tmp_path: Path) -> None:
    server = watch(probe_seconds=SHORT)
    with sqlite3.connect(tmp_path / "data" / "astrarium.sqlite", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        health = server.wait_for_faults("database")
        assert "cannot write" in health["database"]["fault"]
        other.execute("ROLLBACK")
    other.close()
    server.wait_for_faults()


def test_a_postgresql_that_does_not_answer(watch: Watch, postgresql: Callable[[], str]) -> None:
    url = postgresql()
    server = watch(url, probe_seconds=SHORT)
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE matches, alembic_version IN ACCESS EXCLUSIVE MODE")
        fault = server.wait_for_faults("database")["database"]["fault"]
        assert "cannot read" in fault
        assert "cannot write" in fault
    server.wait_for_faults()


def test_dead_workers_are_a_fault_only_if_none_is_left() -> None:
    unused, idle = WorkerStatus(0, "unused", None), WorkerStatus(1, "idle", 4711)
    dead, thinking = WorkerStatus(2, "dead", None), WorkerStatus(3, "thinking", 4712)
    health = workers_health([unused, idle, dead, thinking])
    assert (health.ok, health.count, health.live, health.unused, health.dead) == (True, 4, 2, 1, 1)
    health = workers_health([dead, dead])
    assert (health.ok, health.fault) == (False, "all 2 bot workers are dead")


def test_the_admin_option(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data", "--admin", ADMIN)
    assert httpx.get(f"{server.admin_address()}/health", timeout=PATIENCE).json()["ok"]
    assert httpx.get(f"{server.address}/api/health", timeout=PATIENCE).status_code == 200
    server.stop()


@pytest.mark.parametrize(
    "address", ["9137", "localhost", "localhost:x", "localhost:70000", "::1:9137", "a/b:1"]
)
def test_a_malformed_admin_address(address: str) -> None:
    with pytest.raises(BadOption, match=r"127\.0\.0\.1:9137"):
        Settings(Path("/data"), admin=address).check()


@pytest.mark.parametrize("address", ["127.0.0.1:0", "[::1]:9137", "metrics.internal:80"])
def test_a_well_formed_admin_address(address: str) -> None:
    Settings(Path("/data"), admin=address).check()


def test_a_task_of_the_server_is_a_fault_and_one_of_a_match_is_not() -> None:
    health = tasks_health({"flush": "OSError: full", "bots abc": "ValueError: x"})
    assert (health.ok, health.fault) == (False, "flush: OSError: full")
    assert tasks_health({"bots abc": "ValueError: x"}).ok
