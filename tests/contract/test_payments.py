"""Every point of the recorded matches names what paid it, in words of every language."""

from pathlib import Path

import pytest

import astrarium
from astrarium.core.record import Record
from astrarium.server.live.drafts import Draft
from astrarium.server.live.presenter import presenter_of
from tests.speech import bundle, languages

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("name", astrarium.games())
def test_points_name_what_paid(name: str) -> None:
    game = astrarium.game(name)
    named: set[str] = set()
    for seats in (2, 4):
        record = Record.parse((RECORDS / name / f"{seats}.rec").read_text("utf-8"))
        draft = Draft(presenter_of(name), record.start(), 0)
        draft.replay([(event.actor, event.text) for event in record.events])
        notes = [note for entry in draft.entries for note in entry.notes]
        named |= {note.source or f"pays-{note.clause}" for note in notes}
    assert named
    for language in languages(game):
        assert not [message for message in sorted(named) if not bundle(game, language).has_message(message)]
