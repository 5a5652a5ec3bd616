"""Features updated only where the position changed equal those of the whole position."""

from librt.vecs import vec
from mypy_extensions import i16

from astrarium.core.features import encoded
from astrarium.core.rng import Rng
from astrarium.lab.observation_buffer import ObservationBuffer
from tests.contract.play import ContractTable, every_table, matches, walk


@every_table
@matches
def test_a_row_updated_after_every_event_shows_the_position(table: ContractTable, seed: int) -> None:
    width = len(table.game.feature_names)
    zeros = vec[i16]([i16(0)] * width)
    rows, rng, viewer = ObservationBuffer(3, width, table.start()), Rng(seed), 0
    for state, action in walk(table, seed):
        if rng.below(3) == 0:
            viewer = int(rng.below(table.seats))
        elif rng.below(3) == 0:
            continue
        whole = bytes(memoryview(encoded(state, viewer, zeros)))
        rows.update(1, state, viewer)
        assert bytes(memoryview(rows.data)) == bytes(len(whole)) + whole + bytes(len(whole))
        if action < 0:
            rows.write(2, state, viewer)
            assert bytes(memoryview(rows.data)) == bytes(len(whole)) + whole + whole
