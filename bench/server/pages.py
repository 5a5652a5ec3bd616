"""Measure how long pages take to open: `python bench/server/pages.py [--rounds N] [--chromium PATH]`."""

import argparse
import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from run import ServerUnderTest, our_command, serving

RECORD = Path(__file__).parents[2] / "tests" / "records" / "globular-cluster" / "2.rec"
STEPS = 60
BOARD = ".board [data-token]"
SCRUB = """async steps => {
    const slider = document.querySelector("input[type=range]");
    for (let step = 0; step <= steps; step += 1) {
        slider.value = String(Math.round(step * slider.max / steps));
        slider.dispatchEvent(new Event("input", {bubbles: true}));
        await new Promise(requestAnimationFrame);
    }
}"""


def milliseconds(work: Callable[[], object]) -> float:
    """Return how long `work` takes."""
    started = perf_counter()
    work()
    return 1000 * (perf_counter() - started)


def first_page(browser: Browser, address: str) -> float:
    """Open the start page in a new profile; return the time until the games are visible."""
    with browser.new_context() as context:
        page = context.new_page()
        return milliseconds(lambda: (page.goto(address), page.locator("article").first.wait_for()))


def upload(page: Page, address: str) -> str:
    """Upload the record and return the path of its match."""
    page.goto(address)
    headers = {"Content-Type": "text/plain", "Origin": address.rstrip("/")}
    answer = page.request.post(f"{address}api/records", data=RECORD.read_text("utf-8"), headers=headers)
    return f"m/{answer.json()['match']}"


def script_seconds(tools: CDPSession) -> float:
    """Return the processor time that the scripts of a page have used."""
    metrics = tools.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "ScriptDuration"))


def scrub(page: Page) -> float:
    """Drag the slider of a replay over the whole match; return the script time of a step."""
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = script_seconds(tools)
    page.evaluate(SCRUB, STEPS)
    return 1000 * (script_seconds(tools) - before) / STEPS


def open_match(page: Page, address: str) -> float:
    """Open a match; return the time until the board is visible."""
    return milliseconds(lambda: (page.goto(address), page.locator(BOARD).first.wait_for()))


def measure(browser: Browser, data: Path, rounds: int) -> dict[str, list[float]]:
    """Measure `rounds` times; the server is restarted each time, so that the match is not in its memory."""
    times: dict[str, list[float]] = {
        name: [] for name in ("first_page", "cold_match", "warm_match", "scrub_step")
    }
    with browser.new_context() as context:
        page, path = context.new_page(), ""
        for _ in range(rounds):
            with serving(*our_command(data)) as server:
                path = path or upload(page, server.address)
                add_round(times, browser, page, server, path)
    return times


def add_round(
    times: dict[str, list[float]], browser: Browser, page: Page, server: ServerUnderTest, path: str
) -> None:
    """Add one measurement of each kind to `times`."""
    times["first_page"].append(first_page(browser, server.address))
    times["cold_match"].append(open_match(page, server.address + path))
    times["warm_match"].append(open_match(page, server.address + path))
    times["scrub_step"].append(scrub(page))


def main() -> None:
    """Measure and print the medians in milliseconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--chromium", default=shutil.which("chromium"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        flags = ["--headless", "--no-sandbox", "--disable-gpu"]
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=flags)
        times = measure(browser, Path(folder, "data"), arguments.rounds)
        browser.close()
    print(json.dumps({f"{name}_ms": round(median(values), 2) for name, values in times.items()}, indent=2))


if __name__ == "__main__":
    main()
