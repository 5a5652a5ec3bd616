"""How long a search may think: iterations or seconds for each decision, seconds for each turn."""

from typing import Final, final

SHARE: Final = 0.4
"""Share of the time left in a turn that its next decision gets; the tree keeps what was found."""


@final
class Budget:
    """Iterations or seconds per decision, or seconds per turn; those that are 0 do not limit the search.

    Iterations can be combined with seconds per turn: the search ends when either is used up. A turn is the
    consecutive decisions of one seat.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, turn_seconds: float = 0.0) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.turn_seconds: float = turn_seconds
        self.turn_left: float = turn_seconds  # seconds left in this turn

    def text(self) -> str:
        """Return the budget as written after the name of a bot: `400`, `0.5s` or `4s/turn`."""
        if self.iterations > 0:
            return str(self.iterations)
        return f"{self.seconds:g}s" if self.seconds > 0 else f"{self.turn_seconds:g}s/turn"

    def is_timed(self) -> bool:
        """Return whether seconds limit the search."""
        return self.seconds > 0 or self.turn_seconds > 0

    def seconds_for_decision(self) -> float:
        """Return the most seconds that the next decision may take, 0 if only iterations count."""
        return self.turn_left * SHARE if self.turn_seconds > 0 else self.seconds

    def use(self, seconds: float) -> None:
        """Subtract the seconds that a decision took from the time left in the turn."""
        self.turn_left = max(0.0, self.turn_left - seconds)

    def end_turn(self) -> None:
        """Give the next decision a new turn's time."""
        self.turn_left = self.turn_seconds
