"""Guides of every game: lessons can be played, and their texts exist in every language."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import astrarium
from astrarium.core.game import Game
from astrarium.core.state import CHANCE, OVER, State
from astrarium.facts import plain_facts
from astrarium.facts import words_file as locale_file
from astrarium.games.pulsar2849.components import constants
from astrarium.guide import LEARNER, Lesson, languages, lessons, words_file
from astrarium.server.live.fairness import deal
from tests.contract.play import GAMES, every_game, tables_of, walk

LANGUAGES = ["en", "fr", "ru"]
LESSONS = [(game, lesson) for game in GAMES for lesson in lessons(game.name).values()]
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
)
FEWEST, MOST = 12, 30  # decisions of the learner
LONGEST = 85  # words of a step
ORDER = ["first", "second"]
ABOUT_STEPS = ("help-", "look-")


class Stage:
    """A match of a lesson, with chance dealt as on the server."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.seed = lesson.seed
        options = {name: game.parse_option(name, text) for name, text in lesson.options.items()}
        self.state: State = game.start(lesson.seats, options)
        self.number = 0
        self.deal()

    def deal(self) -> None:
        """Apply outcomes of chance until a seat is to act."""
        while self.state.actor == CHANCE:
            self._apply(deal(self.seed, self.number + 1, self.state))

    def play(self, text: str) -> bool:
        """Apply a decision, which must be legal; return whether chance is to act next."""
        refusal = self.game.why_not(self.state, text)
        assert refusal is None, f"{text}: {refusal}"
        self._apply(self.game.space.parse(text))
        lucky = self.state.actor == CHANCE
        self.deal()
        return lucky

    def _apply(self, action: int) -> None:
        self.state.apply(action)
        self.number += 1

    def tokens(self) -> set[str]:
        """Return the names of everything on the board."""
        return {
            token for kind in self.game.space.kinds for _, domain in kind.slots for token in domain.tokens
        }


def messages(game: Game, language: str, seats: int = 2) -> dict[str, str]:
    """Return the guide of a game for `seats` players; only help texts use facts of the view."""
    source = words_file(game, language).read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    facts = plain_facts(game.view(game.start(seats)))
    found: dict[str, str] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            name = entry.id.name
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            text, errors = bundle.format_pattern(pattern, facts if name.startswith(ABOUT_STEPS) else {})
            assert errors == [], name
            found[name] = str(text)
        else:
            assert isinstance(entry, ast.BaseComment), f"{game.name} {language}: {entry}"
    return found


@every_game
def test_every_game_has_lessons_in_order(game: Game) -> None:
    names = list(lessons(game.name))
    assert names[0] == "first"
    assert names == ORDER[: len(names)]
    assert languages(game) == LANGUAGES


@every_lesson
def test_a_script_can_be_played(game: Game, lesson: Lesson) -> None:
    stage = Stage(game, lesson)
    for move in lesson.opening:
        stage.play(move)
    for step in lesson.steps:
        for place, move in enumerate(step.moves):
            assert stage.state.actor == step.by, f"{move}: it is the turn of seat {stage.state.actor}"
            lucky = stage.play(move)
            last = place == len(step.moves) - 1
            assert last or step.by != LEARNER or not lucky, f"luck decides in the midst of {step.id}"
        assert set(step.look) <= stage.tokens()
    assert stage.state.actor != OVER


def test_the_second_lesson_of_globular_cluster_names_the_points_of_its_match() -> None:
    game = astrarium.game("globular-cluster")
    lesson = lessons(game.name)["second"]
    stage = Stage(game, lesson)
    for move in lesson.opening:
        stage.play(move)
    for step in lesson.steps:
        for move in step.moves:
            stage.play(move)
        state = stage.state
        points = {
            "count": [state.score(0)],
            "order": [state.score(1)],
            "end": [15, state.projected(0) - state.score(0) - 15],
        }.get(step.id, [])
        for language in LANGUAGES:
            figures = (
                re.findall(r"\d+", messages(game, language)[f"lesson-second-{step.id}"]) if points else []
            )
            assert {str(each) for each in points} <= set(figures), (step.id, language)
    assert [state.score(seat) for seat in (0, 1)] == [20, 13]


@every_lesson
def test_a_lesson_teaches_by_doing(game: Game, lesson: Lesson) -> None:
    own = [step for step in lesson.steps if step.by == LEARNER]
    assert FEWEST <= sum(len(step.moves) for step in own) <= MOST
    assert sum(not step.moves for step in own) <= len(own) / 3
    assert lesson.steps[-1].moves == ()
    assert all(step.moves for step in lesson.steps if step.by != LEARNER)


@every_lesson
def test_a_script_matches_the_events(game: Game, lesson: Lesson) -> None:
    script = lesson.script
    for known in (0, 1, len(script) // 2, len(script) - 1):
        assert lesson.next_move(script[:known]) == script[known]
    assert lesson.next_move(script) is None
    assert lesson.next_move([*script[:3], "something else"]) is None


def asked(game: Game) -> tuple[set[str], set[str]]:
    """Return the steps at which seats and at which chance decided, in matches at some tables."""
    by_seat: set[str] = set()
    by_chance: set[str] = set()
    for number, table in enumerate(tables_of(game)[::3]):
        for state, _ in walk(table, 2 * number + 1):
            if state.actor != OVER:
                (by_chance if state.actor == CHANCE else by_seat).add(str(game.view(state)["step"]))
    return by_seat, by_chance


def questions(game: Game) -> Iterator[str]:
    """Yield the steps for which the game has a prompt."""
    yield from re.findall(r"^ask-([\w-]+) =", locale_file(game, "en").read_text("utf-8"), re.MULTILINE)


@every_game
def test_there_is_help_on_every_step_that_asks_a_seat(game: Game) -> None:
    by_seat, by_chance = asked(game)
    helped = {name.removeprefix("help-") for name in messages(game, "en") if name.startswith("help-")}
    assert by_seat <= helped
    assert helped == set(questions(game)) - by_chance - {"over"}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_exactly_those_used(game: Game, language: str) -> None:
    known = messages(game, language)
    steps = {name.removeprefix("help-") for name in messages(game, "en") if name.startswith("help-")}
    sections = sum(name.endswith("-title") and name.startswith("summary-") for name in known)
    said = {f"{part}-{step}" for part in ("help", "look") for step in steps}
    said |= {f"summary-{n}-{part}" for n in range(1, sections + 1) for part in ("title", "text")}
    for name, lesson in lessons(game.name).items():
        said |= {f"lesson-{name}-title"}
        said |= {f"lesson-{name}-{step.id}" for step in lesson.steps if step.id}
    assert set(known) == said
    assert sections >= 6


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_short_and_calm(game: Game, language: str) -> None:
    for name, text in messages(game, language).items():
        assert text.strip(), name
        assert "!" not in text, name
        if name.startswith("lesson-"):
            assert len(text.split()) <= LONGEST, name


@every_game
def test_no_text_was_left_in_english(game: Game) -> None:
    english = messages(game, "en")
    for language in LANGUAGES[1:]:
        own = messages(game, language).items()
        same = [name for name, text in own if text == english[name] and not name.endswith("-title")]
        assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "initiative", "engineering"),
    [(2, ["7", "4", "2"], ["2", "1", "1"]), (3, ["7", "4"], ["3", "2"]), (4, ["7", "4", "2"], ["3", "2"])],
)
def test_help_on_the_tracks_is_for_the_players_at_hand(
    language: str, seats: int, initiative: list[str], engineering: list[str]
) -> None:
    lines = messages(astrarium.game("pulsar2849"), language, seats)["look-draft"].split("- ")
    assert [re.findall(r"\d+", line) for line in lines[2:4]] == [initiative, engineering]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_have_the_whole_table_of_stations(language: str) -> None:
    text = messages(astrarium.game("pulsar2849"), language)["summary-8-text"]
    line = next(line for line in text.split("- ") if "50" in line)
    pairs = [number for stations in range(2, 14) for number in (stations, constants.STATION_POINTS[stations])]
    assert [int(number) for number in re.findall(r"\d+", line)] == [*pairs, constants.POINTS_BEYOND]
