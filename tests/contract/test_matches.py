"""Whole matches: records, pieces, points, length."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.cli.words import EventWords
from astrarium.core.game import Game
from astrarium.core.record import Record
from astrarium.core.rng import Rng
from astrarium.games.cosmic_pioneers.components.schema import COUNTERS
from astrarium.games.cosmic_pioneers.components.tables import COMMANDERS, SCENARIOS
from astrarium.games.pulsar2849.components.constants import GOALS
from astrarium.games.pulsar2849.components.tables import CARD_NAMES
from tests.contract import reasons
from tests.contract.conservation import LEDGERS
from tests.contract.limits import LIMITS
from tests.contract.play import (
    COMPILED,
    ContractTable,
    any_table,
    every_game,
    every_table,
    matches,
    record,
    tables_of,
    walk,
)
from tests.contract.sweep import Sweep

SOURCES = {  # how many sources of notes a game has
    "pulsar2849": len(CARD_NAMES) + len(GOALS.names),
    "cosmic-pioneers": (1 + len(COUNTERS)) * len(SCENARIOS.names) + len(COMMANDERS.names),
    "globular-cluster": 0,
}
SWEEP = 4_200 if COMPILED else 60  # matches of each game
RECORDED = 40 if COMPILED else 10  # matches of each game whose records are read
KINDS_FROM = 60  # matches of each table that show every kind of action, at most


@every_table
@matches
def test_a_record_reaches_the_same_position(table: ContractTable, seed: int) -> None:
    written, state = record(table, seed)
    written.stamp(20)
    read = Record.parse(written.text())
    assert read.text() == written.text()
    again = read.replay()
    assert again.key() == state.key()
    assert again.scores() == state.scores()


@every_table
@matches
def test_no_piece_is_lost_or_made(table: ContractTable, seed: int) -> None:
    ledger = LEDGERS[table.game.name](table.seats)
    for state, action in walk(table, seed):
        ledger.check(state)
        if action >= 0:
            ledger.note(state, table.game.space.text(action))


@every_table
@matches
def test_notes_explain_every_point(table: ContractTable, seed: int) -> None:
    scores = table.start().scores()
    begun, first, gained = False, 0, 0
    for state, _ in walk(table, seed):
        if not begun:  # what a seat begins with is nothing it has gained
            begun, scores = state.actor >= 0, state.scores()
            first = sum(scores)
            assert not state.notes
        noted = scores[:]
        for (seat, clause, amount), source in zip(state.notes or [], state.sources or [], strict=True):
            reasons.check(table.game, state, seat, clause, source)
            assert amount != 0
            noted[seat] += amount
            gained += amount
        scores = state.scores()
        assert noted == scores
        state.notes, state.sources = [], []
    assert first + gained == sum(scores) > 0


@every_game
def test_no_other_clause_pays_points(game: Game) -> None:
    paying = reasons.REASONS[game.name]
    assert paying.keys() <= set(game.catalogue.ids)
    for clause in set(game.catalogue.ids) - paying.keys():
        with pytest.raises(KeyError):
            game.ledger.category(clause, -1)


@every_game
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_every_component_behind_points_has_a_name(game: Game, language: str) -> None:
    words = EventWords(game, language)
    for source in range(SOURCES[game.name]):
        component = game.ledger.component(source)
        assert words.source(source) not in ("", component), component
    assert (game.ledger.component(-1), words.source(-1)) == ("", "")


@every_table
@matches
def test_turns_and_matches_are_bounded(table: ContractTable, seed: int) -> None:
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
    assert max(steps.values()) <= limits.decisions
    assert events <= limits.events(table.seats)
    if turns.skipped:
        assert turns.count <= limits.turns[table.seats]
    else:
        assert turns.count == limits.turns[table.seats]


@every_table
@matches
def test_places_follow_the_points(table: ContractTable, seed: int) -> None:
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
    """Any seats and options: no exception, no dead end, pieces conserved, points explained.

    Every note cites a clause that pays such points and a component its seat has.
    No match is too long, and every value of every option, kind of action and word of cards comes up.
    """
    sweep = Sweep(game)
    sweep.play(SWEEP)
    assert sweep.events > 0
    if COMPILED:  # interpreted, there are too few matches
        assert sweep.missing_values() == []
        assert sweep.missing_kinds() == []
        assert sweep.missing_words() == []


@every_game
def test_a_record_of_any_options_is_written_read_and_replayed(game: Game) -> None:
    """A record with only the chosen options replays like one with all options."""

    @settings(max_examples=RECORDED)
    @given(seed=st.integers(0, 2**32 - 1))
    def once(seed: int) -> None:
        table = any_table(game, Rng(seed))
        written, state = record(table, seed)
        written.stamp(20)
        text = written.text()
        asked = [f"option {name} {game.options[name].text(value)}" for name, value in table.options]
        brief = [line for line in text.splitlines() if not line.startswith("option ") or line in asked]
        for read in (Record.parse(text), Record.parse("\n".join(brief))):
            assert read.text() == text
            assert read.options == game.settings(dict(table.options))
            assert read.replay().key() == state.key()

    once()


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
