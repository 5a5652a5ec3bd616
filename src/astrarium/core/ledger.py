"""Breakdown of a finished match: the cards each seat gained and the sources of its points."""

# ruff: noqa: ARG002  (the defaults ignore their arguments)

from typing import Final

from mypy_extensions import mypyc_attr

from astrarium.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """Interprets the notes of a match, read-only; a game overrides the methods that apply to it.

    Cards are identified by tokens. A *source* is the number beside a note (`State.sources`), -1 for none.
    """

    def order(self, state: State) -> list[int]:
        """Return the seats in turn order; ascending if the game has no turn order."""
        return list(range(state.seats))

    def round_number(self, state: State) -> int:
        """Return the number of the current round, 0 in a game without rounds."""
        return 0

    def in_play(self, state: State) -> list[str]:
        """Return, for a finished match, the cards that were available to any seat."""
        return []

    def gained(self, state: State, seat: int) -> list[str]:
        """Return, for a finished match, the cards that `seat` gained, each once."""
        return []

    def group(self, card: str) -> str:
        """Return the group that reports list `card` under."""
        return ""

    def card(self, source: int) -> str | None:
        """Return the card credited with the points of `source`, None if there is none."""
        return None

    def component(self, source: int) -> str:
        """Return the token of the card or tile with the number `source`, empty if there is none.

        `card` may credit another token: a project is a component, its HQ face is the card.
        """
        return self.card(source) or ""

    def name_id(self, component: str) -> str:
        """Return the id of the game's message that names `component`."""
        return f"card-{component}"

    def category(self, clause: str, source: int) -> str:
        """Return the category of the points of a note, one or two words; raise if `clause` pays none."""
        return clause

    def is_final(self, clause: str, source: int) -> bool:
        """Return whether a note belongs to the scoring after the last round."""
        return False


def source_name_id(ledger: Ledger, source: int) -> str:
    """Return the id of the message that names the component of `source`, empty without a component."""
    component = ledger.component(source)
    return ledger.name_id(component) if component else ""


NO_CARDS: Final = Ledger()
