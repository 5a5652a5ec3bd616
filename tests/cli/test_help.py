"""Help texts of all commands."""

import pytest

import astrarium
from tests.cli.terminal import Terminal

COMMANDS = [
    "games",
    "play",
    "replay",
    "sim",
    "duel",
    "selfplay",
    "balance",
    "bench",
    "rules",
    "components",
    "engine",
    "mcp",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(terminal: Terminal, command: str) -> None:
    result = terminal.run(command, "--help")
    assert (result.code, result.err) == (0, "")
    assert f"Usage: astrarium {command}" in result.out
    assert f"astrarium {command}" in result.out.partition("Examples:")[2]


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_the_overview_lists_all_commands(terminal: Terminal, arguments: tuple[str, ...]) -> None:
    result = terminal.run(*arguments)
    assert result.code == 0
    for command in COMMANDS:
        assert command in result.out


def test_version(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"astrarium {astrarium.__version__}\n"


@pytest.mark.parametrize(
    "command", ["games", "sim", "duel", "selfplay", "balance", "bench", "rules", "components"]
)
def test_commands_with_figures_offer_json(terminal: Terminal, command: str) -> None:
    assert "--json" in terminal.run(command, "--help").out
