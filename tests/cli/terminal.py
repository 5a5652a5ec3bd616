"""Running commands and capturing their output."""

import io
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from astrarium.cli import main
from tests.patience import PATIENCE

GAME = "globular-cluster"


@dataclass(frozen=True)
class Result:
    """Exit code and output of a command."""

    code: int
    out: str
    err: str


class Terminal:
    """A terminal without a keyboard: input comes from a list of lines."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch
        monkeypatch.setenv("COLUMNS", "100")

    def run(self, *arguments: str | Path, lines: Iterable[str] = ()) -> Result:
        """Run a command in this process."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        self._capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Result(code, out, err)

    def refuses(self, *arguments: str | Path, lines: Iterable[str] = ()) -> str:
        """Run a command that must fail with code 2 and one line on stderr; return the line."""
        result = self.run(*arguments, lines=lines)
        assert result.code == 2
        assert result.out == ""
        return one_line(result.err)


def one_line(err: str) -> str:
    """Return the only line of `err` without its prefix; fail if there are more."""
    assert err.startswith("astrarium: "), err
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert "Traceback" not in err
    return err.removeprefix("astrarium: ").rstrip("\n")


def start(*arguments: str | Path, text: str | bytes = b"", **environment: str) -> Result:
    """Run a command as a separate process."""
    done = subprocess.run(
        [sys.executable, "-m", "astrarium.cli", *map(str, arguments)],
        input=text.encode() if isinstance(text, str) else text,
        capture_output=True,
        env={**os.environ, "COLUMNS": "100", **environment},
        timeout=PATIENCE,
        check=False,
    )
    return Result(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode())
