"""Refusals: a code for programs and a sentence for people."""

from astrarium.core.errors import (
    AstrariumError,
    BadChoice,
    BadNotation,
    BadOption,
    BadRecord,
    IllegalAction,
    StaleDraft,
    UnknownName,
)
from astrarium.server.messages import Problem, Refused

ERRORS: tuple[tuple[type[AstrariumError], str, int], ...] = (
    (StaleDraft, "stale-draft", 409),
    (IllegalAction, "illegal", 409),
    (BadNotation, "bad-notation", 400),
    (BadChoice, "bad-choice", 400),
    (BadOption, "bad-option", 400),
    (BadRecord, "bad-record", 400),
    (UnknownName, "unknown", 404),
)


class ApiError(Exception):
    """A refused request or message."""

    def __init__(self, status: int, error: str, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text
        self.clause = clause

    @property
    def problem(self) -> Problem:
        """The refusal as an HTTP body."""
        return Problem(self.error, self.text, self.clause)

    def refusal(self, message_id: str) -> Refused:
        """Return the refusal as a socket message."""
        return Refused(message_id, self.error, self.text, self.clause)


def as_api_error(error: AstrariumError) -> ApiError:
    """Convert an error of the engine to a refusal."""
    for kind, code, status in ERRORS:
        if isinstance(error, kind):
            return ApiError(status, code, str(error))
    return ApiError(400, "refused", str(error))


def stale_draft(number: int) -> ApiError:
    """Return the refusal of a draft for an outdated event number."""
    return as_api_error(StaleDraft(f"the match has moved on: it has {number} events now"))


def nothing_to_decide() -> ApiError:
    """Return the refusal of a question about a decision after a draft that leaves none."""
    return ApiError(409, "nothing-to-decide", "there is nothing to decide for you here")


def unknown_match() -> ApiError:
    """Return the refusal for a match id that does not exist."""
    return ApiError(404, "unknown-match", "there is no such match")


def unknown_link() -> ApiError:
    """Return the refusal for a device link that does not exist any more."""
    return ApiError(404, "unknown-link", "this link was used already, or it is too old")


def database_away() -> ApiError:
    """Return the refusal while the database cannot be used."""
    return ApiError(503, "database", "the database cannot be reached; try again in a moment")
