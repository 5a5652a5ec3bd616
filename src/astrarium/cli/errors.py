"""Errors as one line on stderr and an exit code."""

import os
import sys
import traceback

from astrarium.core.errors import AstrariumError

WRONG_INPUT = 2
INTERNAL_ERROR = 70
INTERRUPTED = 130
MAX_LENGTH = 600


def report_error(error: Exception) -> int:
    """Print `error` as one line and return its exit code."""
    format_message = getattr(error, "format_message", None)  # an error of the option parser
    if format_message is not None:
        return print_error(_usage(error, str(format_message())))
    if isinstance(error, AstrariumError):
        return print_error(str(error))
    if isinstance(error, OSError):
        return print_error(file_error_text(error))
    if type(error).__name__ == "Abort":
        return INTERRUPTED
    if os.environ.get("ASTRARIUM_DEBUG"):
        traceback.print_exception(error)
    kind = type(error).__name__
    print_error(f"internal error, please report it: {kind}: {error} (ASTRARIUM_DEBUG=1 shows where)")
    return INTERNAL_ERROR


def print_error(message: str) -> int:
    """Print `message` as one line on stderr and return the exit code for wrong input."""
    print(f"astrarium: {one_line(message)}", file=sys.stderr)
    return WRONG_INPUT


def one_line(message: str) -> str:
    """Return `message` as one line of limited length, without control characters."""
    words = " ".join(message.split())
    line = "".join(letter if letter.isprintable() else "?" for letter in words)
    return line if len(line) <= MAX_LENGTH else f"{line[: MAX_LENGTH // 2]} ... {line[-MAX_LENGTH // 2 :]}"


def file_error_text(error: OSError) -> str:
    """Return the reason of an operating system error, with the file if known."""
    reason = (error.strerror or str(error) or type(error).__name__).lower()
    return f"{error.filename}: {reason}" if error.filename else reason


def _usage(error: Exception, message: str) -> str:
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "astrarium")
    return f"{message[:1].lower()}{message[1:].rstrip('.')} (see: {path} --help)"
