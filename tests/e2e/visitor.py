"""A person in front of a browser, who clicks only what glows."""

from random import Random

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page
from playwright.sync_api import TimeoutError as TooLong

from tests.patience import PATIENCE

DESKTOP = (1440, 900)
PHONE = (390, 844)
GLOWS = "[data-glows]:not([disabled])"
OVER = ".result"
IN_SIGHT = """thing => {
    const plane = thing.closest(".plane")?.getBoundingClientRect();
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return !plane || (x > plane.x && x < plane.right && y > plane.y && y < plane.bottom);
}"""
IN_VIEW = "wanted => [...document.querySelectorAll(wanted)].some(each => each.getClientRects().length > 0)"
MOMENT = 30  # milliseconds between two looks, also while the browser paints nothing


class Visitor:
    """A profile of its own, one page, and all the errors it has seen."""

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
    ) -> None:
        self.address = address
        self.errors: list[str] = []
        self.excused: tuple[str, ...] = ()
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
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append(message.text)

    def leave(self) -> None:
        """Close everything; nothing may have gone wrong."""
        self.context.close()
        wrong = [error for error in self.errors if not error.startswith(self.excused or ("\0",))]
        assert wrong == [], wrong

    def open(self, path: str = "/") -> "Visitor":
        """Go to a page of the site."""
        self.page.goto(self.address + path)
        return self

    def play_now(self, game: str = "Globular Cluster") -> "Visitor":
        """The newcomer's way: the start page, one button, a match."""
        self.open()
        self.card(game).get_by_role("button", name="Play now").click()
        return self.seated()

    def card(self, game: str) -> Locator:
        """The card of a game on the start page."""
        return self.page.locator("article", has_text=game)

    def seated(self) -> "Visitor":
        """Wait until the board is there."""
        self.page.locator(".board [data-token]").first.wait_for()
        return self

    def match(self) -> str:
        """The name of the match at whose table we sit."""
        return self.page.url.split("/m/")[1].split("?")[0]

    @property
    def prompt(self) -> str:
        """What is asked."""
        return self.page.locator(".ask p[role=status]").first.inner_text()

    def asked(self, text: str) -> None:
        """Wait for a question."""
        self.page.locator(".ask p[role=status]", has_text=text).first.wait_for()

    def button(self, name: str) -> Locator:
        """A button by its exact name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def glow(self) -> list[Locator]:
        """All that glows, once something does or the match is over."""
        try:
            self.page.wait_for_function(IN_VIEW, arg=f"{GLOWS}, {OVER}", polling=MOMENT)
        except TooLong:
            raise AssertionError(f"nothing glows: {self.situation()}") from None
        return self.page.locator(GLOWS).all()

    def situation(self) -> str:
        """What is on the screen, where the focus is, and what the server says of the match."""
        ask = self.page.locator(".ask")
        state, busy = ask.get_attribute("data-state"), ask.get_attribute("data-busy")
        focus = self.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        match = self.context.request.get(f"{self.address}/api/matches/{self.match()}").text()
        told = "all => all.map(one => one.outerHTML.slice(0, 200))"
        glowing = self.page.locator("[data-glows]").evaluate_all(told)
        return "\n".join([ask.inner_text(), f"{state=} {busy=}", focus, match, *glowing, *self.errors])

    def over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(OVER).count() > 0

    def click(self, chosen: Locator) -> None:
        """Click or tap something as a person would, and let the table answer."""
        before = self.page.locator(".ask").get_attribute("data-state")
        if not chosen.evaluate(IN_SIGHT):
            self.button("All of the board").click()
        chosen.click()
        self.page.locator(f".ask:not([data-state='{before}'])[data-busy=false], {OVER}").first.wait_for()

    def step(self, luck: Random) -> bool:
        """One click on something that glows, a finished plan first; False once all is over."""
        glowing = self.glow()
        if self.over():
            return False
        sending = self.page.locator(f".plan {GLOWS}")
        self.click(sending if sending.count() else luck.choice(glowing))
        return True

    def send(self) -> None:
        """End the turn and confirm the plan."""
        if self.page.locator(f".plan {GLOWS}").count() == 0:
            self.click(self.page.locator("[data-move=end]"))
        self.click(self.button("Confirm"))

    def draft(self) -> int:
        """How many steps are planned."""
        return int(self.page.locator(".ask").get_attribute("data-draft") or 0)

    def place_tile(self) -> None:
        """Put the tile where the board first offers it, and turn its tick if that is asked."""
        self.glow()
        self.click(self.page.locator(f".spot {GLOWS}").first)
        corners = self.page.locator(f".corner {GLOWS}")
        if corners.count():
            self.click(corners.first)
