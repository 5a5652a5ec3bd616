"""Levels and characters: the tables of the games, the bots behind them, and tastes."""

from collections import Counter
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import astrarium
from astrarium.bots import Casual, Level, Mcts, parse
from astrarium.bots.arena import duel
from astrarium.bots.budget import Budget
from astrarium.bots.casual import NOT_GOOD
from astrarium.bots.greedy import SCALE
from astrarium.bots.levels import (
    DEFAULT,
    MASTER_TURN_SECONDS,
    MOST_LEVELS,
    TURN_SECONDS,
    level_table,
    player,
    position_of,
    read_table,
)
from astrarium.bots.mcts import NET
from astrarium.bots.tastes import NO_TASTE, taste
from astrarium.core.errors import BadOption, UnknownName
from astrarium.core.state import OVER, State
from tests.bots.positions import after
from tests.core.toys import play, race

GAMES = astrarium.games()
EACH_GAME = pytest.mark.parametrize("name", GAMES)
GLOBULAR = "globular-cluster"


def first_decision(name: str, seats: int) -> State:
    """Return the first position of a match in which a seat has a choice."""
    state, dealer = astrarium.game(name).start(seats), astrarium.Dealer(1)
    while state.actor == astrarium.CHANCE or len(state.moves) == 1:
        state.apply(dealer.choose(state) if state.actor == astrarium.CHANCE else state.moves[0])
    return state


def bot_of(level: Level) -> Casual | Mcts:
    assert isinstance(level.player, Casual | Mcts)
    return level.player


@EACH_GAME
def test_every_number_of_seats_has_levels_up_to_a_master(name: str) -> None:
    game = astrarium.game(name)
    for seats in game.seats:
        bots = level_table(game).of_seats(seats)
        assert 2 <= len(bots) <= MOST_LEVELS
        assert len(set(bots)) == len(bots)
        temperatures = [float(bot[7:]) for bot in bots if bot.startswith("casual:")]
        iterations = [int(bot[5:]) for bot in bots if bot.startswith("mcts:")]
        assert len(temperatures) + len(iterations) == len(bots)
        assert temperatures == sorted(temperatures, reverse=True)
        assert iterations == sorted(iterations)


@EACH_GAME
def test_a_level_plays_with_the_bot_of_the_table(name: str) -> None:
    game = astrarium.game(name)
    for seats in game.seats:
        state = first_decision(name, seats)
        bots = level_table(game).of_seats(seats)
        for number, text in enumerate(bots, 1):
            level = Level(number, "", 1)
            level.player = level.find_player(state)
            found = bot_of(level)
            assert found.name == text
            if isinstance(found, Mcts):
                limit = MASTER_TURN_SECONDS if number == len(bots) else TURN_SECONDS
                assert (found.budget.turn_seconds, found.uses_network) == (limit, True)


def test_a_level_follows_the_number_of_seats() -> None:
    level = parse("level-1", 1)
    assert isinstance(level, Level)
    assert level.choose(after(60, 2)) in after(60, 2).legal()
    first = level.player
    level.choose(after(60, 2))
    assert level.player is first
    assert level.choose(after(60, 3)) in after(60, 3).legal()
    assert level.player is not first


def test_a_seed_reproduces_the_choices() -> None:
    states = [after(events) for events in range(40, 60, 4)]
    first, second = (parse("level-2:explorer", 5) for _ in range(2))
    assert [first.choose(state) for state in states] == [second.choose(state) for state in states]


def test_unknown_levels_and_characters_are_refused() -> None:
    with pytest.raises(UnknownName, match="unknown bot 'level-9'"):
        parse("level-9")
    with pytest.raises(BadOption, match="has no character 'pirate'; there are: builder, explorer, raider"):
        parse("level-1:pirate").choose(after(60))
    with pytest.raises(BadOption, match="has no setting 'iterations'; there are: character"):
        astrarium.bot("level-1", iterations=5)
    with pytest.raises(BadOption, match="it is a name"):
        astrarium.bot("level-1", character=3)


def test_a_level_that_the_game_does_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    table = level_table(astrarium.game(GLOBULAR))
    monkeypatch.setitem(table.bots, 2, ["casual:3", "mcts:20"])
    with pytest.raises(BadOption, match="with 2 seats has level-1 to level-2, not 3"):
        parse("level-3").choose(after(60))
    assert parse("level-2").choose(after(60)) in after(60).legal()


def test_a_game_without_a_table_has_default_levels(tmp_path: Path) -> None:
    assert read_table(tmp_path / "levels.toml").of_seats(2) == list(DEFAULT)
    state = play(race(goal=12), "roll 3")
    for number in (1, MOST_LEVELS):
        assert parse(f"level-{number}").choose(state) in state.legal()


@EACH_GAME
def test_characters_favour_decisions_of_the_game(name: str) -> None:
    game = astrarium.game(name)
    kinds = {kind.name for kind in game.space.kinds if not kind.chance}
    characters = level_table(game).characters
    assert list(characters) == ["builder", "explorer", "raider"]
    for bonuses in characters.values():
        assert set(bonuses) <= kinds
        assert all(0 < bonus <= 200 for bonus in bonuses.values())
    favoured = taste(game.space, {game.space.kinds[0].name: 7})
    assert Counter(favoured) == {
        7: len(game.space.kinds[0].fillings),
        0: game.space.decisions - len(game.space.kinds[0].fillings),
    }


def test_a_taste_raises_good_actions_only() -> None:
    space = astrarium.game(GLOBULAR).space
    moves = vec[i64]([space.parse("end"), space.parse("move member m7 l6"), space.parse("move leader m7 l6")])
    values = vec[i64]([700 * SCALE, 690 * SCALE, NOT_GOOD])
    bot = Casual(0.5, 1, taste(space, {"move": 30}))
    assert list(bot.favoured(moves, values)) == [700 * SCALE, 720 * SCALE, NOT_GOOD]
    assert list(Casual(0.5, 1).favoured(moves, values)) == list(values)
    warm = Casual(30.0, 1, taste(space, {"move": 30}))
    assert list(warm.favoured(moves, values)) == [700 * SCALE, 1140 * SCALE, NOT_GOOD]
    drawn = Counter(int(bot.draw(vec[i64]([700 * SCALE, 720 * SCALE, NOT_GOOD]))) for _ in range(1000))
    assert set(drawn) == {0, 1}
    assert drawn[1] > drawn[0] > 200


def test_a_search_with_taste_tries_favoured_actions_more_often() -> None:
    state = after(150)
    space = astrarium.game(GLOBULAR).space
    plain = Mcts(Budget(200), 1, NET)
    chosen = plain.choose(state)
    kind = next(space.kind(action).name for action in state.moves if space.kind(action) != space.kind(chosen))
    fond = Mcts(Budget(200), 1, NET, "", taste(space, {kind: 1500}))
    fond.choose(state)

    def visits(bot: Mcts) -> int:
        tried = zip(bot.root.moves, bot.root.edge_visits, strict=True)
        return sum(count for action, count in tried if space.kind(action).name == kind)

    assert visits(fond) > visits(plain)
    assert fond.root.initial[state.actor] == plain.root.initial[state.actor]


def test_with_few_iterations_a_taste_decides_only_between_equally_visited_actions() -> None:
    game = astrarium.game("pulsar2849")
    strong = taste(game.space, dict.fromkeys(level_table(game).characters["builder"], 5000))
    state, dealer = game.start(2), astrarium.Dealer(5)
    others = 0
    while state.actor != OVER:
        if state.actor == astrarium.CHANCE:
            state.apply(dealer.choose(state))
            continue
        plain, fond = Mcts(Budget(2), 1, NET), Mcts(Budget(2), 1, NET, "", strong)
        choice, fond_choice = plain.choose(state), fond.choose(state)
        if len(state.moves) > 1:
            visits = plain.root.edge_visits
            assert list(fond.root.edge_visits) == list(visits)
            assert visits[position_of(state.moves, fond_choice)] == max(visits)
        others += fond_choice != choice
        state.apply(choice)
    assert others > 0


def test_a_table_names_casual_bots_and_searches() -> None:
    assert player("casual:0.5", 1.0, NO_TASTE, 1).name == "casual:0.5"
    search = player("mcts:40", 1.5, NO_TASTE, 1)
    assert isinstance(search, Mcts)
    assert (search.name, search.budget.turn_seconds) == ("mcts:40", 1.5)


@EACH_GAME
def test_the_lowest_level_plays_a_whole_match(name: str) -> None:
    state, dealer = astrarium.game(name).start(4), astrarium.Dealer(4)
    bots = [parse("level-1", seat) for seat in range(4)]
    while state.actor != OVER:
        chance = state.actor == astrarium.CHANCE
        state.apply(dealer.choose(state) if chance else bots[state.actor].choose(state))
    assert max(state.scores()) > 0


def test_a_higher_level_wins() -> None:
    result = duel(GLOBULAR, ["level-4", "level-1"], matches=2, seed=1, workers=1)
    assert result.bots[0].share == 1.0
