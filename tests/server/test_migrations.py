"""Migrations of databases with matches in them."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from astrarium.server.storage.store import MIGRATIONS, Store, make_engine
from tests.server.clients import Json

MATCH = {
    "game": "globular-cluster",
    "edition": 1,
    "options": "{}",
    "creator": "ada",
    "private": False,
    "replay": False,
    "created": "",
    "changed": "",
    "number": 1,
    "actor": 0,
    "scores": "[]",
    "places": "[]",
    "commitment": "",
    "seed": "",
    "rematch": "",
}


def migrate(connection: Connection, revision: str) -> None:
    """Bring the schema to `revision`."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS))
    step = command.upgrade if revision == "head" else command.downgrade
    step(config, revision)


def insert(connection: Connection, table: str, row: Json) -> None:
    """Insert a row."""
    names = ", ".join(row)
    values = ", ".join(f":{name}" for name in row)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({values})"), row)


def test_an_old_invitation_stays_valid_for_one_seat(database: str) -> None:
    url = database.replace("postgresql://", "postgresql+psycopg://")
    Store(url).close()
    engine = make_engine(url, "BEGIN IMMEDIATE")
    with engine.begin() as connection:
        migrate(connection, "0004")
        for match in ("one", "two"):
            insert(connection, "matches", MATCH | {"id": match, "invite": f"word {match}"})
            insert(connection, "events", {"match": match, "number": 1, "actor": 0, "text": "end"})
            for seat, who in enumerate(("person", "open", "open")):
                row = {"match": match, "seat": seat, "who": who, "guest": "", "name": "", "level": ""}
                insert(connection, "seats", row)
    with engine.begin() as connection:
        migrate(connection, "head")
    with engine.begin() as connection:
        rows = connection.exec_driver_sql("SELECT match, seat, invite FROM seats ORDER BY match, seat").all()
        invites = {(match, seat): invite for match, seat, invite in rows}
        assert connection.exec_driver_sql("SELECT count(*) FROM events").scalar() == 2
        hints = connection.exec_driver_sql("SELECT hints FROM matches").scalars().all()
        assert [bool(allowed) for allowed in hints] == [True, True]
    assert [invites[match, 0] for match in ("one", "two")] == ["", ""]
    assert [invites[match, 1] for match in ("one", "two")] == ["word one", "word two"]
    others = {invites["one", 2], invites["two", 2]}
    assert len(others) == 2
    assert min(len(invite) for invite in others) >= 12
    engine.dispose()
