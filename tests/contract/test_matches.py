"""Whole matches: records, pieces, points, length."""

from collections import Counter

from astrarium.core.game import Game
from astrarium.core.record import Record
from tests.contract.conservation import LEDGERS
from tests.contract.limits import LIMITS
from tests.contract.play import COMPILED, Table, every_game, every_table, matches, record, tables_of, walk

SWEEP = 500 if COMPILED else 5  # matches of each table
KINDS_FROM = 4  # matches of each table that show every kind of action


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
    gained = 0
    for state, _ in walk(table, seed):
        noted = scores[:]
        for seat, clause, amount in state.notes or []:
            assert 1 <= clause <= len(catalogue.ids)
            assert amount != 0
            noted[seat] += amount
            gained += amount
        scores = state.scores()
        assert noted == scores
        state.notes = []
    assert gained == sum(scores) > 0


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


@every_table
def test_a_sweep_of_random_matches(table: Table) -> None:
    """No exception, no dead end, bounded length, pieces conserved, every kind of action."""
    space = table.game.space
    kinds: Counter[int] = Counter()
    for seed in range(SWEEP):
        ledger = LEDGERS[table.game.name](table.seats)
        for state, action in walk(table, seed):
            if action < 0:
                ledger.check(state)
                break
            assert len(state.moves) > 0
            ledger.note(state, space.text(action))
            kinds[space.kind_of[action]] += 1
    assert {space.kinds[kind].name for kind in kinds} == {kind.name for kind in space.kinds}


@every_game
def test_every_kind_of_action_occurs(game: Game) -> None:
    seen: Counter[str] = Counter()
    for table in tables_of(game):
        for seed in range(KINDS_FROM):
            seen.update(game.space.kind(action).name for _, action in walk(table, seed) if action >= 0)
    assert set(seen) == {kind.name for kind in game.space.kinds}


@every_game
def test_every_game_has_limits_and_a_ledger(game: Game) -> None:
    assert game.name in LIMITS
    assert game.name in LEDGERS
    assert sorted(LIMITS[game.name].turns) == list(game.seats)
