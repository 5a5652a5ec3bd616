"""Legal actions, their notation, the weights of chance, and the clauses that forbid other actions."""

from itertools import pairwise

from astrarium.core.state import CHANCE, OVER
from tests.contract.play import COMPILED, ContractTable, every_table, matches, some, walk

SCAN_EVERY = 7 if COMPILED else 40


@every_table
@matches
def test_legal_actions_are_sorted_unique_and_missing_only_at_the_end(table: ContractTable, seed: int) -> None:
    decisions = table.game.space.decisions
    for state, _ in walk(table, seed):
        legal = state.legal()
        assert state.actor in (CHANCE, OVER, *range(table.seats))
        assert all(earlier < later for earlier, later in pairwise(legal))
        assert bool(legal) == (state.actor != OVER)
        assert all((action >= decisions) == (state.actor == CHANCE) for action in legal)


@every_table
@matches
def test_legal_actions_survive_their_text(table: ContractTable, seed: int) -> None:
    space = table.game.space
    for state, _ in walk(table, seed):
        for action in state.legal():
            assert space.parse(space.text(action)) == action
            assert space.encode(space.kind(action).name, *space.targets(action).values()) == action


@every_table
@matches
def test_chance_has_positive_weights_and_seats_have_none(table: ContractTable, seed: int) -> None:
    for state, _ in walk(table, seed):
        weights = state.weights()
        assert len(weights) == (len(state.legal()) if state.actor == CHANCE else 0)
        assert all(weight > 0 for weight in weights)


@every_table
@matches
def test_exactly_the_legal_actions_are_not_barred(table: ContractTable, seed: int) -> None:
    for state in some(table, seed, SCAN_EVERY):
        free = [action for action in range(table.game.space.size) if state.barred(action) == 0]
        assert free == state.legal()


@every_table
@matches
def test_every_refusal_names_a_clause_in_words(table: ContractTable, seed: int) -> None:
    game = table.game
    texts = {clause: game.catalogue.text(clause) for clause in game.catalogue.ids}
    assert all(texts.values())
    for state in some(table, seed, 3 * SCAN_EVERY):
        key = state.key()
        legal = set(state.legal())
        for action in range(game.space.size):
            refusal = game.refusal(state, action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                assert refusal.text == texts[refusal.rule]
        assert state.key() == key
