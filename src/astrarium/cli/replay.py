"""`astrarium replay`: checks a recorded match and shows it as sentences or step by step."""

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from astrarium.cli.parameters import PackFolder, use_pack
from astrarium.core.errors import BadOption
from astrarium.core.record import Record
from astrarium.core.state import OVER

if TYPE_CHECKING:
    from astrarium.cli.history import History
    from astrarium.cli.screen import Screen

EXAMPLES = (
    "astrarium replay evening.rec",
    "astrarium replay evening.rec --verify",
    "astrarium replay evening.rec --to 40",
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="Record of a match.")]
Verify = Annotated[
    bool,
    typer.Option("--verify", metavar="", help="Only check that all moves are legal and all digests match."),
]
Step = Annotated[bool, typer.Option("--step", metavar="", help="Step through the positions by keys.")]
To = Annotated[int | None, typer.Option(min=0, metavar="N", help="Show the position after N events.")]
AsText = Annotated[bool, typer.Option("--text", metavar="", help="Print only the events, in notation.")]


def replay(  # noqa: PLR0913  (its options)
    file: File,
    verify: Verify = False,
    step: Step = False,
    to: To = None,
    text: AsText = False,
    pack: PackFolder = None,
) -> None:
    """Check a recorded match and print its events as sentences, with the final scores."""
    from astrarium.cli.files import errors_naming, read_record
    from astrarium.cli.history import History

    if verify + step + text + (to is not None) > 1:
        raise BadOption("give one of --verify, --step, --to and --text")
    use_pack(pack)
    record = read_record(file)
    with errors_naming(file):
        history = History.of(record)
    if verify:
        print(verdict(record, history))
    elif text:
        print("\n".join(map(str, record.events)))
    elif to is not None:
        show_position(record, history, to)
    elif step:
        step_through(record, history)
    else:
        print_match(record, history)


def verdict(record: Record, history: "History") -> str:
    """Return a sentence with the number of events and digests checked."""
    end = "complete" if history.state.actor == OVER else "not played to its end"
    digests = f"{len(record.digests)} digests fit" if record.digests else "there are no digests"
    return f"{len(record.events)} events are legal and {digests}; the match is {end}."


def _screen(record: Record) -> "Screen":
    from astrarium.cli.output import out
    from astrarium.cli.screen import Screen

    return Screen(record.rules, out())


def print_match(record: Record, history: "History") -> None:
    """Print all events as sentences, the final board and the result."""
    screen = _screen(record)
    for entry in history.entries:
        screen.event(entry)
    screen.rule()
    screen.board(history.state)
    if history.state.actor == OVER:
        screen.result(history, record.players)
    screen.say(verdict(record, history), style="dim")


def show_position(record: Record, history: "History", number: int) -> None:
    """Print the board after `number` events."""
    if number > len(history.entries):
        raise BadOption(f"--to {number}: the record has {len(history.entries)} events")
    screen = _screen(record)
    if number:
        screen.event(history.entries[number - 1])
    shown = history.entries[number].before if number < len(history.entries) else history.state
    screen.board(shown)


def step_through(record: Record, history: "History") -> None:
    """Show positions forward and back, one per key; Ctrl-C leaves."""
    from astrarium.cli.keys import single_keys

    screen, number, last = _screen(record), 0, len(history.entries)
    with suppress(KeyboardInterrupt), single_keys() as next_key:
        while True:
            screen.rule(f"{number} of {last}")
            show_position(record, history, number)
            if number == last:
                break
            screen.say("Enter: next   b: back   q: leave", style="dim")
            key = next_key()
            if key in ("q", ""):
                return
            number = max(0, number - 1) if key == "b" else number + 1
        if history.state.actor == OVER:
            screen.result(history, record.players)
