"""Whatever goes wrong becomes one line on stderr."""

import os
import sys
import traceback

from astrarium.core.errors import AstrariumError

WRONG_INPUT = 2
OUR_FAULT = 70
INTERRUPTED = 130
LONGEST = 600


def complain(error: Exception) -> int:
    """Say what is wrong and return the exit code for it."""
    hint = getattr(error, "format_message", None)  # what the option parser raises
    if hint is not None:
        return say(_usage(error, str(hint())))
    if isinstance(error, AstrariumError):
        return say(str(error))
    if isinstance(error, OSError):
        return say(about_file(error))
    if type(error).__name__ == "Abort":
        return INTERRUPTED
    if os.environ.get("ASTRARIUM_DEBUG"):
        traceback.print_exception(error)
    kind = type(error).__name__
    say(f"this is a fault of ours, please report it: {kind}: {error} (ASTRARIUM_DEBUG=1 shows where)")
    return OUR_FAULT


def say(message: str) -> int:
    """One line for a person; returns the exit code for wrong input."""
    print(f"astrarium: {one_line(message)}", file=sys.stderr)
    return WRONG_INPUT


def one_line(message: str) -> str:
    """A message on one line of bearable length, without anything a terminal would act upon."""
    words = " ".join(message.split())
    line = "".join(letter if letter.isprintable() else "?" for letter in words)
    return line if len(line) <= LONGEST else f"{line[: LONGEST // 2]} ... {line[-LONGEST // 2 :]}"


def about_file(error: OSError) -> str:
    """What the operating system did not allow, and with which file."""
    reason = (error.strerror or str(error) or type(error).__name__).lower()
    return f"{error.filename}: {reason}" if error.filename else reason


def _usage(error: Exception, message: str) -> str:
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", "astrarium")
    return f"{message[:1].lower()}{message[1:].rstrip('.')} (see: {path} --help)"
