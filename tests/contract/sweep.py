"""Random matches at random tables: no exception, no dead end, pieces conserved, every point explained.

`python -m tests.contract.sweep MATCHES` plays `MATCHES` matches of each game and prints statistics of them.
"""

import sys
from collections import Counter
from dataclasses import dataclass, field

from astrarium.core.game import Game
from astrarium.core.rng import Rng
from tests.contract import reasons
from tests.contract.conservation import LEDGERS
from tests.contract.play import GAMES, ContractTable, any_table, walk
from tests.contract.vocabulary import Occurrences


@dataclass
class Sweep:
    """Option values, action kinds and card effects that occurred in the matches of a game."""

    game: Game
    events: int = 0
    options: Counter[tuple[str, str]] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    occurrences: Occurrences = field(default_factory=Occurrences)

    def play(self, matches: int) -> None:
        """Play `matches` matches, each at its own table; the seed of a table is its number."""
        for match in range(matches):
            table = any_table(self.game, Rng(match))
            for name, value in table.options:
                self.options[name, self.game.options[name].text(value)] += 1
            self._play(table, match)

    def _play(self, table: ContractTable, seed: int) -> None:
        space = self.game.space
        ledger = LEDGERS[self.game.name](table.seats)
        begun = False
        for state, action in walk(table, seed):
            if not begun:  # what a seat begins with is nothing it has gained
                begun, scores = state.actor >= 0, state.scores()
                state.notes, state.sources = [], []
            if action < 0:
                ledger.check(state)
                break
            assert len(state.moves) > 0, (table, seed)
            text = space.text(action)
            ledger.note(state, text)
            self.occurrences.note(state, text)
            self.kinds[space.kind(action).name] += 1
            self.events += 1
        self.occurrences.close(state)
        for (seat, clause, amount), source in zip(state.notes or [], state.sources or [], strict=True):
            reasons.check(self.game, state, seat, clause, source)
            scores[seat] += amount
        assert scores == state.scores(), (table, seed)

    def missing_values(self) -> list[tuple[str, str]]:
        """Return the values of options that no match had."""
        values = [
            (name, option.text(choice))
            for name, option in self.game.options.items()
            for choice in option.choices
        ]
        return [value for value in values if value not in self.options]

    def missing_kinds(self) -> list[str]:
        """Return the kinds of action that did not occur."""
        return [kind.name for kind in self.game.space.kinds if kind.name not in self.kinds]

    def missing_words(self) -> list[str]:
        """Return the words of the vocabulary of cards that did not occur."""
        return self.occurrences.missing(self.game)


def main(matches: int) -> None:
    """Play the matches of all games."""
    for game in GAMES:
        sweep = Sweep(game)
        sweep.play(matches)
        print(f"{game.name}: {matches} matches, {sweep.events} events; missing:", end=" ")
        print(sweep.missing_values(), sweep.missing_kinds(), sweep.missing_words(), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
