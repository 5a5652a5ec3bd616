"""Messages that describe a game: clauses, rule book, components, lessons and ratings of its bots."""

from typing import Any, Literal

from astrarium.server.messages import Origin, Wire

Source = Literal["text", "derived", "reading", "published", "faq", "ours"]


class Clause(Wire):
    """A rule in our words, and its sources."""

    id: str
    text: str
    sources: list[Source]


class Rules(Wire):
    """All clauses of a game in rule book order; `language` is the language of their texts."""

    game: str
    language: str
    clauses: list[Clause]


class BookChapter(Wire):
    """A chapter of a rule book: its Markdown text, and the clauses that it names."""

    title: str
    text: str
    clauses: list[str]


class Book(Wire):
    """The rule book of a game; `language` is the language of its chapters."""

    game: str
    language: str
    chapters: list[BookChapter]


class ComponentInfo(Wire):
    """A component: `kind` and `id`, English title and text, number of copies, origin of the design.

    `parts` maps parts with another origin to it; `view` holds what a drawing needs.
    """

    kind: str
    id: str
    title: str
    text: str
    copies: int
    origin: Origin
    parts: dict[str, Origin]
    view: dict[str, Any]


class ComponentList(Wire):
    """All components of a game, grouped by kind."""

    game: str
    components: list[ComponentInfo]


class LessonStep(Wire):
    """Step of a lesson: the guide message `say`, the moves of seat `by`, and what to look at.

    `say` is empty for moves of an opponent; `moves` is empty for a step that is only read.
    """

    say: str
    by: int
    moves: list[str]
    look: list[str]


class LessonScript(Wire):
    """A guided match in steps; the learner has seat 0. `opening` counts the decisions before the steps."""

    lesson: str
    minutes: int
    opening: int
    steps: list[LessonStep]


class BotRating(Wire):
    """Rating of a bot in Elo, relative to the mean of the ladder, and its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    matches: int


class SeatLadder(Wire):
    """Ratings of bots in matches with `seats` seats, the strongest first, and effects of the seats in Elo."""

    game: str
    seats: int
    matches: int
    bots: list[BotRating]
    seat_effects: list[float]


class LadderInfo(Wire):
    """Ratings of the bots of a game, by ascending number of seats; empty if the bots are not rated."""

    game: str
    ladders: list[SeatLadder]
