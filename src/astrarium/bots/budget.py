"""How long a search may think: iterations or seconds for each decision, or seconds for each turn."""

from typing import Final, final

SHARE: Final = 0.4
"""Share of the time left in a turn that its next decision gets; the tree keeps what was found."""


@final
class Budget:
    """Iterations, seconds per decision or seconds per turn; exactly one of them is above 0.

    A turn is the consecutive decisions of one seat.
    """

    def __init__(self, iterations: int = 0, seconds: float = 0.0, turn_seconds: float = 0.0) -> None:
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.turn_seconds: float = turn_seconds
        self.turn_left: float = turn_seconds  # seconds left in this turn

    def text(self) -> str:
        """Return the budget as written after the name of a bot: `400`, `0.5s` or `4s/turn`."""
        if self.turn_seconds > 0:
            return f"{self.turn_seconds:g}s/turn"
        return f"{self.seconds:g}s" if self.seconds > 0 else str(self.iterations)

    def seconds_for_decision(self) -> float:
        """Return the seconds of the next decision, 0 if iterations are counted; use them up."""
        if self.turn_seconds > 0:
            seconds = self.turn_left * SHARE
            self.turn_left -= seconds
            return seconds
        return self.seconds

    def end_turn(self) -> None:
        """Give the next decision a new turn's time."""
        self.turn_left = self.turn_seconds
