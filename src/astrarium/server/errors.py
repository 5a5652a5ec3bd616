"""What is refused, in a word for programs and a sentence for people."""

from astrarium.core.errors import (
    AstrariumError,
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
    (BadOption, "bad-option", 400),
    (BadRecord, "bad-record", 400),
    (UnknownName, "unknown", 404),
)


class ApiError(Exception):
    """A request that cannot be granted."""

    def __init__(self, status: int, error: str, text: str, clause: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text
        self.clause = clause

    @property
    def problem(self) -> Problem:
        """The answer over HTTP."""
        return Problem(self.error, self.text, self.clause)

    def refusal(self, message_id: str) -> Refused:
        """The answer over the socket."""
        return Refused(message_id, self.error, self.text, self.clause)


def as_api_error(error: AstrariumError) -> ApiError:
    """An error of the engine as an answer."""
    for kind, word, status in ERRORS:
        if isinstance(error, kind):
            return ApiError(status, word, str(error))
    return ApiError(400, "refused", str(error))


def stale(number: int) -> ApiError:
    """The match has moved on since a draft was made."""
    return as_api_error(StaleDraft(f"the match has moved on: it has {number} events now"))


def no_match() -> ApiError:
    """There is no match of this name."""
    return ApiError(404, "unknown-match", "there is no such match")
