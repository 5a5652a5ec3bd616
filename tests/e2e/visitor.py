"""A person at a browser who clicks only highlighted choices, the elements with `data-glows`."""

from random import Random

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.patience import PATIENCE

DESKTOP = (1440, 900)
PHONE = (390, 844)
GLOWS = "[data-glows]:not([disabled], [aria-disabled=true])"
OVER = ".result"
IN_SIGHT = """thing => {
    const plane = thing.closest(".plane")?.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return !plane || (x > plane.x && x < plane.right && y > plane.y && y < plane.bottom);
}"""
IN_VIEW = "wanted => [...document.querySelectorAll(wanted)].some(each => each.getClientRects().length > 0)"
POLL_INTERVAL = 30  # milliseconds; timers also run while the browser paints nothing


class Visitor:
    """A browser profile with one page; collects the errors of the console."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        theme: str = "night",
        pace: str = "instant",
        touch: bool = False,
        motion: bool = False,
        offline: bool = False,
    ) -> None:
        self.address = address
        self.errors: list[str] = []
        self.ignored_errors: tuple[str, ...] = ()
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.add_init_script(
            f"localStorage.setItem('astrarium.theme', '{theme}');"
            f"localStorage.setItem('astrarium.pace', '{pace}');"
        )
        if not offline:  # requests of a service worker cannot be replaced by tests
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.page.on("console", self._record_error)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _record_error(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append(message.text)

    def leave(self) -> None:
        """Close the profile and check that no error occurred, except `ignored_errors`."""
        self.context.close()
        unexpected = [error for error in self.errors if not error.startswith(self.ignored_errors or ("\0",))]
        assert unexpected == [], unexpected

    def open(self, path: str = "/") -> "Visitor":
        """Open the page at `path`."""
        self.page.goto(self.address + path)
        return self

    def play_now(self, game: str = "Globular Cluster") -> "Visitor":
        """Start a match of `game` against a bot from the start page."""
        self.open()
        self.card(game).get_by_role("button", name="Play now").click()
        return self.seated()

    def card(self, game: str) -> Locator:
        """Return the card of `game` on the start page."""
        return self.page.locator("article", has_text=game)

    def seated(self) -> "Visitor":
        """Wait until the board is shown."""
        self.page.locator(".board [data-token]").first.wait_for()
        return self

    def begin_with_invitations(self) -> list[str]:
        """Begin the match of the dialog, go to its table, and return the links to its free seats."""
        self.button("Begin").click()
        self.page.get_by_role("link", name="To the table").wait_for()
        links = [each.input_value() for each in self.page.locator("[data-link]").all()]
        self.page.get_by_role("link", name="To the table").click()
        self.seated()
        return links

    def match(self) -> str:
        """Return the id of the match on the page."""
        return self.page.url.split("/m/")[1].split("?")[0]

    @property
    def prompt(self) -> str:
        """Text of the current prompt."""
        return self.page.locator(".ask p[role=status]").first.inner_text()

    def wait_for_prompt(self, text: str) -> None:
        """Wait for a prompt that contains `text`."""
        self.page.locator(".ask p[role=status]", has_text=text).first.wait_for()

    def button(self, name: str) -> Locator:
        """Return the button with exactly this `name`."""
        return self.page.get_by_role("button", name=name, exact=True)

    def glow(self) -> list[Locator]:
        """Wait until a choice is highlighted or the match is over; return the highlighted elements."""
        try:
            self.page.wait_for_function(IN_VIEW, arg=f"{GLOWS}, {OVER}", polling=POLL_INTERVAL)
        except PlaywrightTimeout:
            raise AssertionError(f"nothing is highlighted: {self.situation()}") from None
        return self.page.locator(GLOWS).all()

    def situation(self) -> str:
        """Describe the prompt, the focus and the match, for the message of a failed test."""
        ask = self.page.locator(".ask")
        state, busy = ask.get_attribute("data-state"), ask.get_attribute("data-busy")
        focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        match = self.context.request.get(f"{self.address}/api/matches/{self.match()}").text()
        html = "all => all.map(one => one.outerHTML.slice(0, 200))"
        glowing = self.page.locator("[data-glows]").evaluate_all(html)
        return "\n".join([ask.inner_text(), f"{state=} {busy=}", focus, match, *glowing, *self.errors])

    def over(self) -> bool:
        """Return whether the result is shown."""
        return self.page.locator(OVER).count() > 0

    def click(self, chosen: Locator) -> None:
        """Click `chosen`, after zooming out if it is not visible, and wait for the server's answer."""
        before = self.page.locator(".ask").get_attribute("data-state")
        if not chosen.evaluate(IN_SIGHT):
            self.button("All of the board").click()
        chosen.click()
        self.page.locator(f".ask:not([data-state='{before}'])[data-busy=false], {OVER}").first.wait_for()

    def step(self, rng: Random) -> bool:
        """Click a random highlighted element, or confirm a complete plan; return False after the end."""
        glowing = self.glow()
        if self.over():
            return False
        sending = self.page.locator(f".plan {GLOWS}")
        self.click(sending if sending.count() else rng.choice(glowing))
        return True

    def send(self) -> None:
        """End the turn and confirm the plan."""
        if self.page.locator(f".plan {GLOWS}").count() == 0:
            self.click(self.page.locator("[data-move=end]"))
        self.click(self.button("Confirm"))

    def draft_length(self) -> int:
        """Return the number of planned moves."""
        return int(self.page.locator(".ask").get_attribute("data-draft") or 0)

    def place_tile(self) -> None:
        """Place the tile at the first highlighted cell, and choose its first rotation if asked."""
        self.glow()
        self.click(self.page.locator(f".spot {GLOWS}").first)
        corners = self.page.locator(f".corner {GLOWS}")
        if corners.count():
            self.click(corners.first)
