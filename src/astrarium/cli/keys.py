"""Single keys, where there is a keyboard; else lines."""

import sys

import typer


def read_key() -> str:
    """The key pressed, or the first letter of the next line; empty at the end of input."""
    try:
        if sys.stdin.isatty():
            return typer.getchar().casefold()
        line = sys.stdin.readline()
    except (EOFError, KeyboardInterrupt):
        return ""
    return line[:1].casefold() if line else ""
