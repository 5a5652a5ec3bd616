"""Errors for people: each says what was wrong, where, and if possible what would be right."""


class AstrariumError(ValueError):
    """Something a user gave us is wrong; the message is one line meant for that user."""


class UnknownName(AstrariumError):
    """No game, bot or other registered thing has this name."""


class BadOption(AstrariumError):
    """An option or the number of seats does not fit the game."""


class BadNotation(AstrariumError):
    """A text is not the notation of any action of the game."""


class NeverLegal(BadNotation):
    """Tokens that exist but never go together; names the clause if the game says which forbids it."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(message)
        self.clause: str = clause


class IllegalAction(AstrariumError):
    """An action of the game that the rules forbid in this position; names the clause."""


class BadRecord(AstrariumError):
    """A record cannot be read or does not replay; names the line."""


class BadData(AstrariumError):
    """A component file is wrong; names the file, the entry and the field."""


class BadBytes(AstrariumError):
    """Bytes that are not a stored state of the game."""


class StaleDraft(AstrariumError):
    """The match has moved on since the draft was made."""
