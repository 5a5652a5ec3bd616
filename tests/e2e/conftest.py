"""Fixtures: a server process, Debian's Chromium driven by Playwright, and visitors."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import astrarium
from tests.e2e.visitor import Visitor
from tests.server.hosts import HostProcess

PAGES = Path(astrarium.__file__).parent / "server" / "pages" / "index.html"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server with the built pages."""
    assert PAGES.is_file(), "the pages are not built: make pages"
    server = HostProcess(tmp_path_factory.mktemp("site") / "data", "--rate", "1000")
    yield server.address
    server.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run Debian's Chromium for the block; without it the tests fail, they are never skipped."""
    path = shutil.which("chromium")
    assert path, "there is no Chromium: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of the package."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Visitor]]:
    """Function that creates a visitor with a new browser profile; errors fail the test at its end."""
    visitors: list[Visitor] = []

    def new(**options: Any) -> Visitor:
        address = str(options.pop("address", site))
        visitor = Visitor(browser, address, **options)
        visitors.append(visitor)
        return visitor

    yield new
    for visitor in visitors:
        visitor.leave()
