"""Refusal of the character NUL: PostgreSQL cannot store it, and no text of a person needs it."""

import re

from astrarium.server.errors import ApiError

ESCAPED_NUL = b"\\u0000"
# An even number of backslashes before the escape are escaped backslashes of the text itself.
NUL_IN_JSON = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")


def check_json(data: bytes) -> None:
    """Raise if a text in `data` contains NUL; JSON can only write it as an escape sequence."""
    if ESCAPED_NUL in data and NUL_IN_JSON.search(data):
        raise nul_refusal()


def check_text(text: str) -> None:
    """Raise if `text` contains NUL."""
    if "\0" in text:
        raise nul_refusal()


def nul_refusal() -> ApiError:
    """Return the refusal of a text with NUL."""
    return ApiError(400, "nul", "a text contains the character NUL (U+0000), which is not allowed")
