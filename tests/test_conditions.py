"""Effects of `tests/conftest.py`: default signals, a clean environment, the order of tests."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
HERE = "tests/test_conditions.py"
IGNORING = ["/bin/sh", "-c", 'trap "" INT TERM CHLD; exec "$@"', "sh"]
ODD = {"COLUMNS": "20", "NO_COLOR": "1", "FORCE_COLOR": "1", "ASTRARIUM_DEBUG": "1"}


def test_signals_have_their_default_actions() -> None:
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    assert signal.getsignal(signal.SIGTERM) == signal.getsignal(signal.SIGCHLD) == signal.SIG_DFL
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set()


@pytest.mark.parametrize("turn", ["leaves a handler", "finds none"])
def test_handlers_do_not_outlive_their_test(turn: str) -> None:
    test_signals_have_their_default_actions()
    signal.signal(signal.SIGTERM, lambda *_: None)


def test_output_does_not_depend_on_the_environment() -> None:
    assert not {"COLUMNS", "NO_COLOR", "FORCE_COLOR", "ASTRARIUM_DEBUG"} & os.environ.keys()


def test_reversed_run_with_ignored_signals_and_variables() -> None:
    tests = [test_signals_have_their_default_actions, test_output_does_not_depend_on_the_environment]
    names = [f"{HERE}::{test.__name__}" for test in tests]
    done = subprocess.run(
        [*IGNORING, sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", "--reversed", *names],
        cwd=ROOT,
        env={**os.environ, **ODD, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    first, second = (done.stdout.index(name) for name in reversed(names))
    assert first < second
