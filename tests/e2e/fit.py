"""Check that all text on a page is legible: not clipped, on the screen, not covered, large enough."""

from tests.e2e.visitor import Visitor

# Examines every visible text node. Text may leave a container that scrolls or is dragged (`.plane`), except
# inside `still`, and end in an ellipsis in what can be unfolded.
PROBE = """({ least, still }) => {
    const seen = [];
    const faults = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown = element => {
        for (let each = element; each; each = each.parentElement) {
            const { opacity, visibility, clipPath } = getComputedStyle(each);
            if (opacity < 0.05 || visibility === "hidden" || clipPath.startsWith("inset(50")) return false;
        }
        return !element.closest("title, script, style, option");
    };
    const sizeOf = element => {
        const size = parseFloat(getComputedStyle(element).fontSize);
        const drawing = element instanceof SVGElement ? element : element.closest("foreignObject");
        const matrix = drawing?.getScreenCTM();
        return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    };
    const clipping = (element, box, lead) => {
        for (let each = element; each !== document.documentElement; each = each.parentElement) {
            const { overflowX, overflowY, display } = getComputedStyle(each);
            const open = overflowX === "visible" && overflowY === "visible";
            if (each.ownerSVGElement || display === "inline" || open) continue;
            const edge = each.getBoundingClientRect();
            const across = Math.max(edge.left - box.left, box.right - edge.right) > 1.5;
            const down = Math.max(edge.top - box.top, box.bottom - edge.bottom) > lead + 1.5;
            const mode = across ? overflowX : overflowY;
            const moves = /auto|scroll/.test(mode) || each.matches(".plane > svg");
            if (across || down) return moves ? "scrolled" : "cut";
        }
        const across = Math.max(-box.left, box.right - innerWidth);
        const down = Math.max(-box.top, box.bottom - innerHeight);
        return across > 1 || down > lead + 1.5 ? "outside" : "";
    };
    while (walker.nextNode()) {
        const [node, element] = [walker.currentNode, walker.currentNode.parentElement];
        if (!node.data.trim() || !shown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(each => each.width > 0);
        if (lines.length === 0) continue;
        const text = node.data.trim().slice(0, 60);
        const size = sizeOf(element);
        const lead = Math.max(0, (lines[0].height - size) / 2);
        const how = clipping(element, range.getBoundingClientRect(), lead);
        const held = how === "scrolled" && !element.closest(still);
        const folded = element.closest("[aria-expanded=false]") !== null;
        const shortened = folded && how === "cut" && getComputedStyle(element).textOverflow === "ellipsis";
        if (how && !held && !shortened) faults.push(`${how}: ${text}`);
        if (size < least && !element.closest(".glyph, .place")) faults.push(`${size.toFixed(1)} px: ${text}`);
        if (!how) seen.push({ text, lines, size });
    }
    const meet = (one, other) => one.lines.some(a => other.lines.some(b => {
        const [high, low] = [(a.height - one.size * 0.8) / 2, (b.height - other.size * 0.8) / 2];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom - high, b.bottom - low) - Math.max(a.top + high, b.top + low);
        return across > 1.5 && down > 1.5;
    }));
    seen.forEach((one, at) => seen.slice(at + 1).forEach(other => {
        if (meet(one, other)) faults.push(`overlap: ${one.text} | ${other.text}`);
    }));
    return faults;
}"""
MIN_FONT_SIZE = 11.9  # pixels; game symbols may have smaller figures, which their tooltips repeat
NOTHING = "no-such-element"


def faults(person: Visitor, still: str = NOTHING) -> list[str]:
    """Return the illegible texts of the page; inside the selector `still`, text must not need scrolling."""
    found: list[str] = person.page.evaluate(PROBE, {"least": MIN_FONT_SIZE, "still": still})
    return found
