"""Rules of thumb: random play breaks each of them, the weakest levels break none."""

import pytest

import astrarium
from astrarium.bots import Agent
from astrarium.bots.levels import level_table
from astrarium.core.state import State
from tests.bots import thumb_rules
from tests.bots.thumb_rules import RULES, Findings, Watcher, watch_all

COMPILED = astrarium.compiled()
RANDOM_MATCHES = 60 if COMPILED else 3
LEVEL_MATCHES = 6 if COMPILED else 1
BY_SHUTTLE = "CarriesToAndFro"
"""A rule that random play hardly ever breaks."""
SHUTTLE_SEEDS = (27, 42, 45)
# What random play breaks in its first matches, too.
OFTEN = {
    "globular-cluster": {"WalksInCircles", "StopsTooEarly"},
    "cosmic-pioneers": {"BombsItself", "ShufflesCargo"},
    "pulsar2849": {"StopsTooEarly", "ForfeitsUsefulDie"},
}
EACH_GAME = pytest.mark.parametrize("name", RULES)


def rule_names(game: str) -> set[str]:
    """Return the names of the rules of a game."""
    return {type(make()).__name__ for make in RULES[game]}


class Shuttle(Agent):
    """Flies to and fro between the sectors 1 and 2, and declines everything else."""

    def __init__(self) -> None:
        super().__init__("shuttle", 0)

    def decide(self, state: State) -> int:
        space = astrarium.game("cosmic-pioneers").space
        texts = {space.text(action): action for action in state.legal()}
        wanted = [text for text in ("pass", "move r1", "move r2") if text in texts]
        return texts[wanted[0]] if wanted else state.moves[0]


def shuttles(seed: int) -> Findings:
    """Return what the rules find in a match of shuttles."""
    game = astrarium.game("cosmic-pioneers")
    watcher = Watcher(game, 0)
    astrarium.Match(game, [Shuttle(), Shuttle()], astrarium.Dealer(seed), None, [watcher]).run()
    return watcher.findings


def test_every_game_has_rules_that_state_themselves() -> None:
    assert set(RULES) == set(astrarium.games())
    for rules in RULES.values():
        assert all(make.__doc__ and "\n" not in make.__doc__ for make in rules)


@EACH_GAME
def test_random_play_breaks_the_rules(name: str) -> None:
    findings = watch_all(name, "uniform", RANDOM_MATCHES)
    broken = {violation.rule for violation in findings.violations}
    assert broken >= (rule_names(name) - {BY_SHUTTLE} if COMPILED else OFTEN[name])
    assert set(findings.checked) <= rule_names(name)


def test_a_ship_that_shuttles_breaks_its_rule() -> None:
    assert any(shuttles(seed).broken(BY_SHUTTLE) for seed in SHUTTLE_SEEDS)


def casual_levels() -> list[tuple[str, int]]:
    """Return the levels that do not search, as pairs of game and number."""
    bots = {name: level_table(astrarium.game(name)).of_seats(2) for name in RULES}
    return [
        (name, number)
        for name, levels in bots.items()
        for number, bot in enumerate(levels, 1)
        if bot.startswith("casual:")
    ]


@pytest.mark.parametrize(("name", "level"), casual_levels())
def test_the_weakest_levels_break_no_rule(name: str, level: int) -> None:
    findings = watch_all(name, f"level-{level}", LEVEL_MATCHES)
    assert sum(findings.checked.values()) > 0
    assert [str(violation) for violation in findings.violations] == []


def test_a_level_that_searches_does_not_walk_in_circles() -> None:
    findings = watch_all("globular-cluster", "level-2", LEVEL_MATCHES)
    assert findings.checked["WalksInCircles"] > 50
    assert findings.broken("WalksInCircles") == []


def test_a_violation_names_match_event_seat_and_action() -> None:
    findings = watch_all("globular-cluster", "uniform", 1)
    first = findings.violations[0]
    assert (first.match, first.seat) in {(0, 0), (0, 1)}
    assert first.event > 0
    assert str(first).startswith(f"match 0, event {first.event}, s{first.seat}: {first.text}")


def test_the_command_prints_each_rule_and_fails_if_one_is_broken(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["globular-cluster", "--bot", "uniform", "--matches", "1", "--workers", "1"]
    assert thumb_rules.main(arguments) == 1
    printed = capsys.readouterr().out
    assert all(f"  {rule}: checked " in printed for rule in rule_names("globular-cluster"))
    assert "    - match 0, event " in printed


def test_the_command_refuses_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        thumb_rules.main(["chess"])
    assert "there are rules for: globular-cluster" in capsys.readouterr().err
