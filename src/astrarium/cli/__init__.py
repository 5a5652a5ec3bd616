"""Command line: one module per command; commands import their libraries when they run."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from astrarium.cli.errors import report_error


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 for success, 1 for a failed check, 2 for wrong input."""
    _replace_closed_streams()
    _replace_unencodable()
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        _discard_output()
        return 0
    return code


def _run(arguments: list[str]) -> int:
    from astrarium.cli.app import build

    try:
        result = build()(args=arguments, prog_name="astrarium", standalone_mode=False)
    except BrokenPipeError:
        raise
    except SystemExit:  # raised by rich and typer if stdout is closed
        raise BrokenPipeError from None
    except Exception as error:
        return report_error(error)
    return result if isinstance(result, int) else 0


def _replace_closed_streams() -> None:
    """Replace closed standard streams by the null device, so that reading and printing do not fail."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def _replace_unencodable() -> None:
    """Make standard streams replace characters that their encoding lacks, instead of raising an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _discard_output() -> None:
    """Redirect stdout to the null device, so that flushing it at exit does not fail on the closed pipe."""
    try:
        null_device = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null_device, sys.stdout.fileno())
    except OSError:
        pass
