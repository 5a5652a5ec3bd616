"""The command line: one small module per command, each importing what it needs when it runs."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from astrarium.cli.errors import complain


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 if a check found something, 2 if the input is wrong."""
    _replace_closed_streams()
    _forgive_odd_encodings()
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        _hush()
        return 0
    return code


def _run(arguments: list[str]) -> int:
    from astrarium.cli.app import build

    try:
        result = build()(args=arguments, prog_name="astrarium", standalone_mode=False)
    except BrokenPipeError:
        raise
    except SystemExit:  # rich and typer leave so when nobody reads the output any more
        raise BrokenPipeError from None
    except Exception as error:
        return complain(error)
    return result if isinstance(result, int) else 0


def _replace_closed_streams() -> None:
    """Whoever starts us with closed streams gets silence, not an error."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _forgive_odd_encodings() -> None:
    """Show a mark where a terminal lacks a letter, instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _hush() -> None:
    """Nobody reads the output any more: what is still buffered goes nowhere."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except OSError:
        pass
