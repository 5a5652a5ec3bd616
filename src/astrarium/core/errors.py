"""Errors caused by input: each message says what is wrong, where, and if possible what would be right."""


class AstrariumError(ValueError):
    """The input of a user is wrong; the message is one line written for that user."""


class UnknownName(AstrariumError):
    """A name of an unknown game, bot, clause or lesson."""


class BadOption(AstrariumError):
    """An option or the number of seats does not fit the game."""


class BadNotation(AstrariumError):
    """A text is not the notation of any action of the game."""


class NeverLegal(BadNotation):
    """Valid tokens that form no action: its kind, the tokens by slot, and the clause that forbids it.

    `clause` is empty if it is unknown.
    """

    def __init__(
        self, message: str, kind: str = "", targets: dict[str, str] | None = None, clause: str = ""
    ) -> None:
        super().__init__(message)
        self.kind: str = kind
        self.targets: dict[str, str] = targets or {}
        self.clause: str = clause


class IllegalAction(AstrariumError):
    """An action of the game that the rules forbid in this position; names the clause."""


class BadChoice(AstrariumError):
    """A request for destinations names something that the seat to act cannot choose; gives the right form."""


class BadRecord(AstrariumError):
    """A record cannot be read or does not replay; names the line."""


class BadData(AstrariumError):
    """A component file is wrong; names the file, the entry and the field."""


class BadBytes(AstrariumError):
    """Bytes are not a stored state of the game."""


class StaleDraft(AstrariumError):
    """The match has new events since the draft was made."""
