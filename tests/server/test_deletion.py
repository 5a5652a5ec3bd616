"""Deleting matches: only those of one person, with all that is stored and connected."""

from collections.abc import Callable

import pytest
from sqlalchemy import create_engine, func, select
from websockets.exceptions import ConnectionClosed

from astrarium.server.storage import schema
from tests.server.clients import BOT, ME, OPEN, SHARED, Person

People = Callable[[], Person]


def test_a_deleted_match_leaves_nothing_behind(people: People, database: str) -> None:
    ada, eve = people(), people()
    match = ada.begin(ME, BOT)
    client, watcher = ada.open_table(match), eve.open_table(match)
    if not client.log:  # events stored before the socket was open come with `welcome`
        client.wait_for(lambda message: message["type"] == "moved")
    ada.delete(match)
    for viewer in (client, watcher):
        with pytest.raises(ConnectionClosed) as caught:
            viewer.wait_for(lambda message: message["type"] == "refused")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404
    ada.delete(match, "unknown-match")
    assert match not in [found["match"] for found in ada.get("/api/matches")["matches"]]
    engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        for table in (schema.seats, schema.events, schema.snapshots, schema.open_matches):
            left = select(func.count()).select_from(table).where(table.c.match == match)
            assert connection.scalar(left) == 0
    engine.dispose()


def test_only_a_match_without_other_people_can_be_deleted(people: People) -> None:
    ada, ben, eve = people(), people(), people()
    match, record = ada.begin(ME, SHARED, OPEN), ada.upload(ada.record(ada.begin(ME, SHARED)))["match"]
    for owned in (match, record):
        eve.delete(owned, "not-yours")
    ben.join(ada, match)
    ada.delete(match, "shared-match")
    ben.delete(match, "shared-match")
    assert ben.post(f"/api/matches/{match}/leave")["over"] is False
    ben.delete(match, "not-yours")
    for owned in (match, record):
        ada.delete(owned)
        assert eve.http.get(f"/api/matches/{owned}").status_code == 404
    eve.delete("nowhere", "unknown-match")
