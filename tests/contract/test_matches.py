"""Whole matches: records, pieces, points, length."""

from collections import Counter

from astrarium.core.game import Game
from astrarium.core.record import Record
from tests.contract.conservation import LEDGERS
from tests.contract.limits import LIMITS
from tests.contract.play import (
    COMPILED,
    Table,
    combinations,
    every_game,
    every_table,
    matches,
    record,
    tables_of,
    walk,
)
from tests.contract.vocabulary import Occurrences

SWEEP = 4_200 if COMPILED else 60  # matches of each game
KINDS_FROM = 60  # matches of each table that show every kind of action, at most


@every_table
@matches
def test_a_record_reaches_the_same_position(table: Table, seed: int) -> None:
    written, state = record(table, seed)
    written.stamp(20)
    read = Record.parse(written.text())
    assert read.text() == written.text()
    again = read.replay()
    assert again.key() == state.key()
    assert again.scores() == state.scores()


@every_table
@matches
def test_no_piece_is_lost_or_made(table: Table, seed: int) -> None:
    ledger = LEDGERS[table.game.name](table.seats)
    for state, action in walk(table, seed):
        ledger.check(state)
        if action >= 0:
            ledger.note(state, table.game.space.text(action))


@every_table
@matches
def test_notes_explain_every_point(table: Table, seed: int) -> None:
    catalogue = table.game.catalogue
    scores = table.start().scores()
    begun, first, gained = False, 0, 0
    for state, _ in walk(table, seed):
        if not begun:  # what a seat begins with is nothing it has gained
            begun, scores = state.actor >= 0, state.scores()
            first = sum(scores)
            assert not state.notes
        noted = scores[:]
        for seat, clause, amount in state.notes or []:
            assert 1 <= clause <= len(catalogue.ids)
            assert amount != 0
            noted[seat] += amount
            gained += amount
        scores = state.scores()
        assert noted == scores
        state.notes = []
    assert first + gained == sum(scores) > 0


@every_table
@matches
def test_turns_and_matches_are_bounded(table: Table, seed: int) -> None:
    limits = LIMITS[table.game.name]
    turns = limits.counter()
    steps: Counter[int] = Counter()
    events = 0
    for state, action in walk(table, seed):
        if action < 0:
            break
        events += 1
        turns.see(state, table.game.space.text(action))
        if state.actor >= 0:
            steps[turns.count] += 1
    assert max(steps.values()) <= limits.steps
    assert events <= limits.events(table.seats)
    if turns.skipped:
        assert turns.count <= limits.turns[table.seats]
    else:
        assert turns.count == limits.turns[table.seats]


@every_table
@matches
def test_places_follow_the_points(table: Table, seed: int) -> None:
    for number, (state, action) in enumerate(walk(table, seed)):
        if number % 10 and action >= 0:
            continue
        scores, places = state.scores(), state.ranking()
        assert len(scores) == len(places) == table.seats
        for seat in range(table.seats):
            assert places[seat] == 1 + sum(place < places[seat] for place in places)
            better = [other for other in range(table.seats) if scores[other] > scores[seat]]
            assert all(places[other] < places[seat] for other in better)


@every_game
def test_a_sweep_of_random_matches(game: Game) -> None:
    """All seats and combinations of rules: no exception, no dead end, pieces conserved, points explained.

    No match is too long, and every kind of action occurs and every word of the vocabulary of cards.
    """
    space = game.space
    tables = [table for seats in game.seats for table in combinations(game, seats)]
    kinds: Counter[int] = Counter()
    occurrences = Occurrences()
    for match in range(SWEEP):
        table = tables[match % len(tables)]
        ledger = LEDGERS[game.name](table.seats)
        begun = False
        for state, action in walk(table, match // len(tables)):
            if not begun:  # what a seat begins with is nothing it has gained
                begun, scores = state.actor >= 0, state.scores()
                state.notes, state.sources = [], []
            if action < 0:
                ledger.check(state)
                break
            assert len(state.moves) > 0
            text = space.text(action)
            ledger.note(state, text)
            occurrences.note(state, text)
            kinds[space.kind_of[action]] += 1
        occurrences.close(state)
        for seat, _, amount in state.notes or []:
            scores[seat] += amount
        assert scores == state.scores()
    if COMPILED:  # interpreted, there are too few matches
        assert {space.kinds[kind].name for kind in kinds} == {kind.name for kind in space.kinds}
        assert occurrences.missing(game) == []


@every_game
def test_every_kind_of_action_occurs(game: Game) -> None:
    kinds = {kind.name for kind in game.space.kinds}
    seen: set[str] = set()
    for seed in range(KINDS_FROM):
        for table in tables_of(game):
            seen.update(game.space.kind(action).name for _, action in walk(table, seed) if action >= 0)
        if seen == kinds:
            break
    assert seen == kinds


@every_game
def test_every_game_has_limits_and_a_ledger(game: Game) -> None:
    assert game.name in LIMITS
    assert game.name in LEDGERS
    assert sorted(LIMITS[game.name].turns) == list(game.seats)
