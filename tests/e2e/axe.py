"""Accessibility check of a page by axe-core."""

from pathlib import Path

from tests.e2e.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
    .map(found => found.id + ": " + found.nodes.map(node => node.html).slice(0, 3).join(" | "))"""
SETTLED = """async () => {
    const ends = each => each.effect?.getComputedTiming().endTime !== Infinity;
    const moves = each => each.playState === "running" && ends(each);
    do await new Promise(requestAnimationFrame); while (document.getAnimations().some(moves));
    await new Promise(requestAnimationFrame);
}"""


def check(person: Visitor) -> None:
    """Check that axe finds no violation, after all animations that end."""
    person.page.evaluate(SETTLED)
    person.page.evaluate(AXE.read_text("utf-8"))
    found = person.page.evaluate(RUN)
    assert not found, "\n".join(found)
