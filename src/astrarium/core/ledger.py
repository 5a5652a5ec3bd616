"""How a match is broken down when it is over: the cards a seat gained, and where its points came from."""

# ruff: noqa: ARG002  (a ledger that tells nothing looks at nothing)

from typing import Final

from mypy_extensions import mypyc_attr

from astrarium.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ledger:
    """What the notes of a match mean. It only reads; a game overrides what it can tell.

    Cards are named by tokens. A *source* is the number beside a note (`State.sources`), -1 if there is none.
    """

    def order(self, state: State) -> list[int]:
        """The seats in turn order; the seats as they are numbered, if a game has none."""
        return list(range(state.seats))

    def round_number(self, state: State) -> int:
        """The round being played, 0 in a game without rounds."""
        return 0

    def in_play(self, state: State) -> list[str]:
        """At the end of a match: the cards somebody could have gained in it."""
        return []

    def gained(self, state: State, seat: int) -> list[str]:
        """At the end of a match: the cards a seat has gained, each once."""
        return []

    def group(self, card: str) -> str:
        """What kind of card it is."""
        return ""

    def card(self, source: int) -> str | None:
        """The card that is credited with a note of this source."""
        return None

    def component(self, source: int) -> str:
        """Return the token of the card or tile that stands behind `source`, empty if none does.

        `card` may credit another one: a project is a component, its HQ face is the card.
        """
        return self.card(source) or ""

    def name_id(self, component: str) -> str:
        """Return the id of the message of the game that names a component."""
        return f"card-{component}"

    def category(self, clause: str, source: int) -> str:
        """Return where the points of a note come from, in a word or two; raise if `clause` pays none."""
        return clause

    def is_final(self, clause: str, source: int) -> bool:
        """Whether a note belongs to a scoring after the last round."""
        return False


def source_name_id(ledger: Ledger, source: int) -> str:
    """Return the id of the message that names the component behind `source`, empty if none does."""
    component = ledger.component(source)
    return ledger.name_id(component) if component else ""


NO_CARDS: Final = Ledger()
