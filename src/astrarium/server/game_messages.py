"""Everything on the wire about a game itself: its clauses, components and lessons."""

from typing import Any, Literal

from astrarium.server.messages import Origin, Wire

Source = Literal["text", "derived", "reading", "published", "faq", "ours"]


class Clause(Wire):
    """A rule in our words, and where it comes from."""

    id: str
    text: str
    sources: list[Source]


class Rules(Wire):
    """All clauses of a game, in the order of its rule book; `language` is the one they are written in."""

    game: str
    language: str
    clauses: list[Clause]


class ComponentInfo(Wire):
    """A component: `kind` and `id`, English title and text, the number of copies, whose design it is.

    `parts` has the origin of parts that differ, `view` what a drawing of the component needs.
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
    """All components of a game, kind by kind."""

    game: str
    components: list[ComponentInfo]


class LessonStep(Wire):
    """A part of a lesson: the message `say` of the guide, the moves of seat `by`, what to look at.

    Nothing is said with the moves of an opponent, and nothing is played where something is only to be read.
    """

    say: str
    by: int
    moves: list[str]
    look: list[str]


class LessonScript(Wire):
    """A guided match, step by step; the learner has seat 0. `opening` decisions come before the steps."""

    lesson: str
    minutes: int
    opening: int
    steps: list[LessonStep]
