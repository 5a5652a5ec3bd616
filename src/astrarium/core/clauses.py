"""Catalogue of a game's rule clauses: stable ids, texts, sources, and a number for each at run time."""

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

CLAUSE: Final = re.compile(r"^- \*\*([A-Z]+-[A-Z0-9]+-[A-Z0-9]+)\*\* (.+)$", re.MULTILINE)
TAGS: Final = re.compile(r"(?:(?<=[.)]) \[.*|\s*\[[^\]]*\]\s*)$")  # every tag after the last sentence
TAG: Final = re.compile(r"\[([^\]]*)\]")
FAQ_TAG: Final = " [FAQ]"  # also allowed inside a sentence, after the part that comes from the FAQ

TEXT: Final = "text"
DERIVED: Final = "derived"
READING: Final = "reading"
PUBLISHED: Final = "published"
FAQ: Final = "faq"
OURS: Final = "ours"
# English names of the sources a clause can have.
SOURCES: Final = {
    TEXT: "rule text",
    DERIVED: "follows from the rule text",
    READING: "our reading of the rule text",
    PUBLISHED: "published game",
    FAQ: "designer's answers",
    OURS: "our decision",
}
SOURCE_OF_KEYWORD: Final = {"drv": DERIVED, "pub": PUBLISHED, "gap": OURS, "ours": OURS, "FAQ": FAQ}
RULE_TEXT: Final = re.compile(r"\d{3}\*?(?:, (derived|reading)\b)?")


ALLOWED: Final[i64] = 0  # returned instead of a clause number if no clause forbids the action


@final
class Catalogue:
    """Clauses of a RULES.md in file order; numbers start at 1, since 0 is ALLOWED."""

    def __init__(self, text: str) -> None:
        found = CLAUSE.findall(text)
        self.ids: Final[list[str]] = [clause for clause, _ in found]
        self.texts: Final[list[str]] = [
            TAGS.sub("", words).replace("**", "").replace(FAQ_TAG, "") for _, words in found
        ]
        self.sources: Final[list[list[str]]] = [find_sources(words) for _, words in found]
        self._numbers: Final = {clause: number for number, clause in enumerate(self.ids, 1)}
        if len(self._numbers) != len(self.ids):
            raise ValueError("a clause id occurs twice in the catalogue")

    def number(self, clause: str) -> i64:
        """Return the number of the clause with the id `clause`; raise ValueError if there is none."""
        if clause not in self._numbers:
            raise ValueError(f"the catalogue has no clause {clause}")
        return self._numbers[clause]

    def id(self, number: int) -> str:
        """Return the id of the clause with this number."""
        return self.ids[number - 1]

    def text(self, clause: str) -> str:
        """Return the text of the clause with the id `clause`, without tags."""
        return self.texts[self.number(clause) - 1]

    def sources_of(self, clause: str) -> list[str]:
        """Return the sources of a clause as keys of `SOURCES`; empty without tags, as in translations."""
        return self.sources[self.number(clause) - 1]


def find_sources(words: str) -> list[str]:
    """Return the sources that the tags of a clause name: each once, in the order of `SOURCES`."""
    found = TAGS.search(words)
    tags = TAG.findall(found.group()) if found is not None else []
    named = {source for tag in tags for source in _sources_of_tag(tag)}
    if FAQ_TAG in words:
        named.add(FAQ)
    return [source for source in SOURCES if source in named]


def _sources_of_tag(tag: str) -> list[str]:
    """Return the sources of one tag. Its first part decides; `pub; gap` names two, published and ours."""
    first, *others = [part.strip() for part in tag.split(";")]
    text = RULE_TEXT.match(first)
    if text is not None:
        return [text.group(1) or TEXT]
    source = SOURCE_OF_KEYWORD.get(re.split(r"[^A-Za-z]", first)[0])
    if source is None:
        return []
    fills_gap = source == PUBLISHED and any(part.startswith("gap") for part in others)
    return [source, OURS] if fills_gap else [source]


def source_names(sources: Sequence[str]) -> str:
    """Return the English names of `sources`, joined by "and"."""
    return " and ".join(SOURCES[source] for source in sources)


def read_catalogue(package: str) -> Catalogue:
    """Read the catalogue from the RULES.md of a game's package; raise if a clause names no source."""
    catalogue = Catalogue(files(package).joinpath("RULES.md").read_text("utf-8"))
    for clause, sources in zip(catalogue.ids, catalogue.sources, strict=True):
        if not sources:
            raise ValueError(f"the clause {clause} names no source")
    return catalogue
