"""The same examples, signals and environment for every run.

`pytest --hypothesis-profile=explore` looks at fresh examples instead, `pytest --reversed` begins with the
last test.
"""

import os
import signal
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "astrarium",
    derandomize=True,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", settings.get_profile("astrarium"), derandomize=False)
settings.load_profile("astrarium")

IGNORED_BY_PYTHON = {signal.SIGPIPE, signal.SIGXFSZ}
KEPT_IGNORED = {signal.SIGHUP}  # so that `nohup` keeps its promise
DEFAULT_ACTIONS: dict[int, Callable[..., object] | signal.Handlers] = {
    signal.SIGINT: signal.default_int_handler,
    signal.SIGTERM: signal.SIG_DFL,
    signal.SIGCHLD: signal.SIG_DFL,
}
OUTPUT_VARIABLES = (
    "CLICOLOR",
    "CLICOLOR_FORCE",
    "COLUMNS",
    "FORCE_COLOR",
    "GITHUB_ACTIONS",
    "LINES",
    "NO_COLOR",
    "PYTHONIOENCODING",
    "PYTHONUTF8",
    "PY_COLORS",
    "TTY_COMPATIBLE",
    "TTY_INTERACTIVE",
)
OUR_VARIABLES = ("ASTRARIUM_KILLS", "ASTRARIUM_PURE")  # meant for the tests


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--reversed`."""
    parser.addoption("--reversed", action="store_true", help="run the tests in reversed order")


def pytest_configure() -> None:
    """Restore default signals and a plain environment, which all programs under test inherit."""
    restore_signals()
    forget_environment()


@pytest.fixture(autouse=True)
def default_signals() -> Iterator[None]:
    """Remove the signal handlers that a library such as Ray leaves in the process of the tests."""
    yield
    for number, action in DEFAULT_ACTIONS.items():
        if signal.getsignal(number) != action:
            signal.signal(number, action)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Reverse the order if `--reversed` asks for it: no test may depend on one before it."""
    if config.getoption("reversed"):
        items.reverse()


def restore_signals() -> None:
    """Restore the default action of ignored and blocked signals.

    A shell ignores SIGINT in the background jobs of a script, and programs inherit that.
    """
    for number in signal.valid_signals() - IGNORED_BY_PYTHON - KEPT_IGNORED:
        if signal.getsignal(number) == signal.SIG_IGN:
            is_interrupt = number == signal.SIGINT
            signal.signal(number, signal.default_int_handler if is_interrupt else signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())


def forget_environment() -> None:
    """Remove what changes the output of programs."""
    for name in list(os.environ):
        ours = name.startswith("ASTRARIUM_") and name not in OUR_VARIABLES
        if ours or name in OUTPUT_VARIABLES:
            del os.environ[name]
