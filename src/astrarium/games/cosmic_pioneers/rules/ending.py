"""The end of the game, and the end tests of scenarios: one class for each test (section 10 of RULES.md).

To add a test, write a class here and append it to END_TESTS. Append its name to `schema.END_TESTS`; if it
compares a counter, give it the name of that counter, so that players see the count. Its words are in
END_WORDS of `screen/view_seats.py` and, as `see-end-NAME`, in the locales of the pages. If its count
falls, change `rounds_left` in `evaluation/horizon.py` too.
"""

from typing import Final, final

from mypy_extensions import i64

from astrarium.games.cosmic_pioneers.clauses import clause
from astrarium.games.cosmic_pioneers.components import constants, permanent_effects, schema
from astrarium.games.cosmic_pioneers.rules import columns, pieces
from astrarium.games.cosmic_pioneers.rules.state import CosmicState

# The end of the game.
CLAUSES: Final[tuple[i64, ...]] = (
    clause("C-ENDR-01"),
    clause("C-END-01"),
    clause("C-END-02"),
    clause("C-NOTE-10"),
    clause("C-NOTE-27"),
    clause("C-GAP-49"),
    clause("C-GAP-85"),
    clause("C-GAP-86"),
)


class EndTest:
    """A count that a scenario compares with a number to end the game before the last round."""

    def reached(self, s: CosmicState) -> i64:
        """Return the count as it is now."""
        raise NotImplementedError

    def is_met(self, s: CosmicState, number: i64) -> bool:
        """Return whether the count has reached `number`."""
        return self.reached(s) >= number


@final
class FightsWon(EndTest):
    """The fights won by the seat that has won most."""

    def reached(self, s: CosmicState) -> i64:
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, s.get(seat, columns.FIGHTS))
        return most


@final
class PlanetsControlled(EndTest):
    """The planets controlled by the seat that controls most."""

    def reached(self, s: CosmicState) -> i64:
        most: i64 = 0
        for seat in range(s.seats):
            most = max(most, pieces.controlled_by(s, seat))
        return most


@final
class PlanetsLeft(EndTest):
    """The planets on the ring, which become fewer: the test is met once no more than the number are left."""

    def reached(self, s: CosmicState) -> i64:
        left: i64 = 0
        for place in range(constants.SECTORS):
            if pieces.is_planet(s, place):
                left += 1
        return left

    def is_met(self, s: CosmicState, number: i64) -> bool:
        return self.reached(s) <= number


END_TESTS: Final[list[EndTest]] = [FightsWon(), PlanetsControlled(), PlanetsLeft()]  # by `schema.END_TESTS`


def is_over(s: CosmicState) -> bool:
    """Return whether the game ends with this round: it is the last, or it has met a test of the scenario.

    C-ENDR-01, C-END-01, C-END-02, C-NOTE-10, C-NOTE-27, C-GAP-49, C-GAP-85, C-GAP-86
    """
    if s.round >= pieces.table_figure(s, schema.LAST_ROUND):
        return True
    tests = permanent_effects.ENDING[s.scenario + 1]
    return any(END_TESTS[tests[2 * line]].is_met(s, tests[2 * line + 1]) for line in range(len(tests) // 2))
