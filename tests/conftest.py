"""Reproducible test runs: fixed Hypothesis examples, default signals and a clean environment.

`pytest --hypothesis-profile=explore` generates new examples; `pytest --reversed` reverses the order.
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
KEPT_IGNORED = {signal.SIGHUP}  # `nohup` ignores it on purpose
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
TEST_VARIABLES = ("ASTRARIUM_KILLS", "ASTRARIUM_PURE")  # these configure the tests


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--reversed`."""
    parser.addoption("--reversed", action="store_true", help="run the tests in reversed order")


def pytest_configure() -> None:
    """Restore default signals and a clean environment, which all programs under test inherit."""
    restore_signals()
    clean_environment()


@pytest.fixture(autouse=True)
def default_signals() -> Iterator[None]:
    """Remove the signal handlers that a library such as Ray leaves in the process of the tests."""
    yield
    for number, action in DEFAULT_ACTIONS.items():
        if signal.getsignal(number) != action:
            signal.signal(number, action)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Reverse the order with `--reversed`, to find tests that depend on an earlier one."""
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


def clean_environment() -> None:
    """Remove environment variables that change the output of programs, and settings of Astrarium."""
    for name in list(os.environ):
        is_setting = name.startswith("ASTRARIUM_") and name not in TEST_VARIABLES
        if is_setting or name in OUTPUT_VARIABLES:
            del os.environ[name]
