"""Secrets stay inside: files are for their owner only, and logs hold no stored values."""

import json
import logging
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import httpx
import psycopg
import pytest
from sqlalchemy.exc import SQLAlchemyError

from astrarium.server.config import Settings
from astrarium.server.lobby.lobby import Lobby
from astrarium.server.logs import JsonLines
from astrarium.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.hosts import Host, HostProcess

SECRET = "opensesame"
FAULTS = {
    "unique": f"INSERT INTO guests (id, name, created) VALUES ('{SECRET}', ?, '')",
    "not null": f"INSERT INTO guests (id, name) VALUES ('{SECRET}2', ?)",
    "unknown column": "SELECT missing FROM guests WHERE name = ?",
}


def test_files_of_the_server_are_private(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        server = HostProcess(tmp_path / "data")
    finally:
        os.umask(before)
    data = tmp_path / "data"
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (data, *data.iterdir())}
    server.stop()
    assert modes.keys() >= {"data", "astrarium.sqlite", "astrarium.sqlite-wal", "secret", "lock"}
    assert {name: oct(mode) for name, mode in modes.items() if mode & 0o077} == {}


def log_line(error: BaseException) -> str:
    """Return the log line for `error`."""
    record = logging.LogRecord("test", logging.ERROR, "", 0, "failed", (), (type(error), error, None))
    return JsonLines().format(record)


@pytest.mark.parametrize("fault", FAULTS)
def test_sql_parameters_stay_out_of_logs(database: str, fault: str) -> None:
    url = database.replace("postgresql://", "postgresql+psycopg://")
    store = Store(url)
    statement = FAULTS[fault] if url.startswith("sqlite") else FAULTS[fault].replace("?", "%s")
    with store.writing.connect() as connection:
        if fault == "unique":
            connection.exec_driver_sql(statement, (SECRET,))
        with pytest.raises(SQLAlchemyError) as caught:
            connection.exec_driver_sql(statement, (SECRET,))
    store.close()
    line = log_line(caught.value)
    assert SECRET not in line
    trace = json.loads(line)["trace"]
    driver = "sqlite3." if url.startswith("sqlite") else "psycopg.errors."
    assert driver in trace


def test_values_in_errors_of_a_driver_stay_out_of_logs(postgresql: Callable[[], str]) -> None:
    with psycopg.connect(postgresql()) as connection:
        with pytest.raises(psycopg.DataError) as wrong_type:
            connection.execute("SELECT CAST(%s::text AS integer)", (SECRET,))
        connection.rollback()
        connection.execute("CREATE TABLE words (word text PRIMARY KEY)")
        connection.execute("INSERT INTO words VALUES (%s)", (SECRET,))
        with pytest.raises(psycopg.IntegrityError) as taken:
            connection.execute("INSERT INTO words VALUES (%s)", (SECRET,))
        connection.rollback()
    assert SECRET in str(wrong_type.value)
    assert SECRET in str(taken.value)
    assert SECRET not in log_line(wrong_type.value)
    assert SECRET not in log_line(taken.value)
    assert "words_pkey" in log_line(taken.value)


def test_the_token_of_a_device_link_stays_out_of_logs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("something else")

    monkeypatch.setattr(Lobby, "match_of_link", fail)
    host = Host(Settings(tmp_path, workers=1))
    answer = httpx.post(f"{host.start()}/api/links/{SECRET}", timeout=PATIENCE)
    host.stop()
    assert answer.status_code == 500
    (line,) = [JsonLines().format(record) for record in caplog.records if record.msg == "request failed"]
    assert json.loads(line)["path"] == "/api/links/{token}"
    assert SECRET not in line


def test_the_cause_of_an_error_is_logged(tmp_path: Path) -> None:
    try:
        try:
            sqlite3.connect(tmp_path / "no" / "folder.sqlite")
        except sqlite3.Error as cause:
            raise ValueError("the reason above") from cause
    except ValueError as error:
        line = log_line(error)
    trace = json.loads(line)["trace"]
    assert trace.index("unable to open database file") < trace.index("ValueError: the reason above")
    assert "in test_the_cause_of_an_error_is_logged" in trace
