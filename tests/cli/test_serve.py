"""`astrarium serve`: start, stop and wrong arguments."""

import importlib.util
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from astrarium.server.config import Limits, Retention, with_values
from tests.cli.terminal import Terminal
from tests.patience import PATIENCE
from tests.server.clients import ME, SHARED, MatchClient, Person
from tests.server.hosts import HostProcess


def test_it_serves_and_stops(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data")
    assert httpx.get(f"{server.address}/api/health", timeout=PATIENCE).json() == {"ok": True}
    assert (tmp_path / "data" / "astrarium.sqlite").is_file()
    assert server.stop() == -signal.SIGTERM
    log = (tmp_path / "data.log").read_text()
    assert '"message": "serving"' in log


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data")
    command = [
        sys.executable,
        "-m",
        "astrarium.cli",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path / "data"),
    ]
    second = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
    assert second.returncode == 2
    assert "another server uses" in second.stderr
    server.stop()


def test_missing_libraries_are_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "uvicorn" else object())
    said = terminal.refuses("serve")
    assert "uvicorn" in said
    assert "astrarium[server]" in said


def test_an_unknown_database(terminal: Terminal, tmp_path: Path) -> None:
    assert "postgresql://" in terminal.refuses("serve", "--data", tmp_path, "--database", "mysql://x")


def test_a_database_that_is_not_there(tmp_path: Path) -> None:
    url = f"postgresql://nobody@/nothing?host={tmp_path}"
    command = [
        sys.executable,
        "-m",
        "astrarium.cli",
        "serve",
        "--data",
        str(tmp_path / "data"),
        "--database",
        url,
    ]
    result = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
    assert result.returncode == 2
    assert "could not start" in result.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "one")
    port = server.address.rpartition(":")[2]
    command = [
        sys.executable,
        "-m",
        "astrarium.cli",
        "serve",
        "--data",
        str(tmp_path / "two"),
        "--port",
        port,
    ]
    result = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
    server.stop()
    assert result.returncode == 2
    assert "address already in use" in result.stderr


def test_an_origin_is_an_address(terminal: Terminal, tmp_path: Path) -> None:
    assert "https://play.example" in terminal.refuses(
        "serve", "--data", tmp_path, "--origin", "play.example/x"
    )


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        ("--allowed-host", "https://play.example", "an allowed host looks like play.example"),
        ("--trusted-proxy", "proxy.example", "an address or a network such as 10.0.0.0/8"),
        ("--admin", "9137", "HOST:PORT"),
        ("--link", "9100", "HOST:PORT"),
        ("--link", "0.0.0.0:9100", "name the address at which other servers reach this one"),
        ("--news", "redis://127.0.0.1", "SQLite has one server"),
    ],
)
def test_malformed_addresses(terminal: Terminal, tmp_path: Path, option: str, value: str, said: str) -> None:
    assert said in " ".join(terminal.refuses("serve", "--data", tmp_path, option, value).split())


def test_an_admin_port_that_is_taken(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "one")
    admin = server.address.removeprefix("http://")
    command = [sys.executable, "-m", "astrarium.cli", "serve", "--port", "0", "--admin", admin]
    command += ["--data", str(tmp_path / "two")]
    result = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ), check=False)
    server.stop()
    assert result.returncode == 2
    assert "Address already in use" in result.stderr


def test_options_limit_the_connections(tmp_path: Path) -> None:
    server = HostProcess(tmp_path / "data", "--sockets-per-address", "2", "--sockets-per-table", "1")
    ada, eve = Person(server.address), Person(server.address)
    match = ada.begin(ME, SHARED)
    eve.open_table(match)
    assert close_code(eve.connect(match)) == 4431
    ada.open_table(match)
    assert close_code(ada.connect(match)) == 4430
    for guest in (ada, eve):
        guest.close()
    server.stop()


def close_code(client: MatchClient) -> int:
    """Return the code by which the server closes the connection of `client`."""
    with pytest.raises(ConnectionClosed) as caught:
        client.receive()
    assert caught.value.rcvd is not None
    return int(caught.value.rcvd.code)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        (("--limit", "matchs=3"), "there are message, record"),
        (("--limit", "matches=many"), "a number follows the name"),
        (("--limit", "matches"), "a number follows the name"),
        (("--limit", "matches=-1"), "from 0 to"),
        (("--keep", "matches=3"), "there are unplayed, records, guests, snapshots"),
        (("--keep", "records=nan"), "from 0 to"),
    ],
)
def test_limits_and_days_are_named_numbers(
    terminal: Terminal, tmp_path: Path, option: tuple[str, str], said: str
) -> None:
    assert said in " ".join(terminal.refuses("serve", "--data", tmp_path, *option).split())


def test_limits_and_days_by_name() -> None:
    limits = with_values(Limits(), "--limit", ["matches=3", "address-bytes=5"])
    assert limits == replace(Limits(), matches=3, address_bytes=5)
    assert with_values(Retention(), "--keep", ["records=0.5"]) == replace(Retention(), records=0.5)
