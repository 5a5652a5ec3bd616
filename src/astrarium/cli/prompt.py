"""The prompt of a match in the terminal: moves by number or notation, and commands."""

from collections.abc import Callable
from datetime import datetime
from difflib import get_close_matches
from pathlib import Path

from rich.table import Table
from rich.text import Text

from astrarium.cli.errors import file_error_text
from astrarium.cli.seating import HINT_BOT, make_bot
from astrarium.cli.seats import seat_name
from astrarium.cli.session import LeaveMatch, Session
from astrarium.core.errors import AstrariumError, BadNotation, BadRecord, IllegalAction
from astrarium.core.game import Game
from astrarium.core.state import CHANCE

ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "moves": "board"}
LOG_LENGTH = 12


def ask(session: Session, seat: int) -> None:
    """Show the position and read lines until one changes it."""
    session.show(seat)
    while not carry_out(session, seat, session.read()):
        pass


def carry_out(session: Session, seat: int, line: str) -> bool:
    """Carry out a line of input; return whether the position has changed."""
    words = line.split()
    if not words:
        return False
    command = COMMANDS.get(ALIASES.get(words[0].casefold(), words[0].casefold()))
    try:
        if command is not None and words[0].casefold() not in session.history.game.space.first:
            return command(session, seat, words[1:])
        session.play(find_move(session, line))
    except AstrariumError as error:
        session.screen.refuse(str(error))
        return False
    return True


def find_move(session: Session, text: str) -> int:
    """Return the legal action that `text` names by number or notation."""
    state, game = session.history.state, session.history.game
    text = text.strip()
    if text.isascii() and text.isdigit():
        legal = state.legal()
        if len(text) > 6 or not 1 <= int(text) <= len(legal):
            raise BadNotation(f"there is no move {text[:12]}; they are numbered 1 to {len(legal)}")
        return legal[int(text) - 1]
    word = text.split()[0].casefold()
    if word not in game.space.first:
        raise BadNotation(unknown_word(game, word))
    refusal = game.why_not(state, text)
    if refusal is not None:
        raise IllegalAction(f"{notation(text)}: {session.screen.words.refusal(refusal)}")
    return game.space.parse(text)


def notation(text: str) -> str:
    """Return a typed action as records write it."""
    return " ".join(text.casefold().split())


def unknown_word(game: Game, word: str) -> str:
    """Return the error message for a line that is neither a move nor a command."""
    close = get_close_matches(word, [*COMMANDS, *game.space.first], 1)
    if close:
        return f"there is no move or command {word!r}, did you mean {close[0]!r}?"
    return f"there is no move or command {word!r}; `help` lists them"


def example(session: Session) -> str:
    """Return the notation of a legal move."""
    return session.history.game.space.text(session.history.state.legal()[0])


def undo(session: Session, seat: int, rest: list[str]) -> bool:
    """Undo the last decision; with `all`, back to the last event of chance or of another seat."""
    barrier = session.history.barrier(seat)
    if barrier is not None:
        session.screen.refuse(why_not_undo(session, barrier))
        return False
    taken = session.history.undo()
    while rest == ["all"] and session.history.barrier(seat) is None:
        taken = session.history.undo()
    session.screen.say(f"Taken back to before: {session.history.game.space.text(taken.action)}")
    return True


def why_not_undo(session: Session, barrier: int) -> str:
    """Return the reason why the last event, made by `barrier`, cannot be undone."""
    if not session.history.entries:
        return "there is nothing to take back yet"
    last = session.history.entries[-1]
    sentence = session.screen.words.event(last.before, last.actor, last.action)
    if barrier == CHANCE:
        return f"nothing can be taken back here: luck has been revealed since ({sentence})"
    return f"nothing can be taken back here: {seat_name(barrier)} has decided since ({sentence})"


def why(session: Session, _seat: int, rest: list[str]) -> bool:
    """Print the numbers or the clause that forbid a move."""
    game, state = session.history.game, session.history.state
    if not rest:
        raise BadNotation(f"say which move: why {example(session)}")
    text = " ".join(rest)
    if text.isdigit():
        text = game.space.text(find_move(session, text))
    refusal = game.why_not(state, text)
    answer = "legal here." if refusal is None else session.screen.words.refusal(refusal)
    session.screen.say(f"{notation(text)}: {answer}")
    return False


def hint(session: Session, seat: int, _rest: list[str]) -> bool:
    """Print the move of a strong bot, which thinks for a limited time."""
    state = session.history.state
    with session.screen.thinking("The adviser"):
        action = make_bot(HINT_BOT, seat).choose(state.clone())
    number = state.legal().index(action) + 1
    words = session.screen.words.move(state, action)
    session.screen.say(f"I would play {number}: {words} ({session.history.game.space.text(action)})")
    return False


def log(session: Session, _seat: int, rest: list[str]) -> bool:
    """Print the last events as sentences."""
    if rest and not (rest[0].isascii() and rest[0].isdigit() and len(rest[0]) <= 6):
        raise BadNotation(f"log {rest[0]}: a number of events belongs there")
    count = int(rest[0]) if rest else LOG_LENGTH
    for entry in session.history.entries[max(0, len(session.history.entries) - count) :]:
        session.screen.event(entry)
    return False


def rules(session: Session, _seat: int, rest: list[str]) -> bool:
    """Print the text of a clause or of a family of clauses."""
    from astrarium.cli.rules import find_clauses

    catalogue = session.history.game.catalogue
    if not rest:
        raise BadNotation(f"say which clause: rules {catalogue.ids[0]}")
    for clause in find_clauses(catalogue, rest[0]):
        session.screen.clause(clause)
    return False


def save(session: Session, _seat: int, rest: list[str]) -> bool:
    """Write the match to a record."""
    from astrarium.cli.files import is_record, write_text

    game = session.history.game
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    path = Path(" ".join(rest) if rest else f"{game.name}-{stamp}.rec").expanduser()
    try:
        if path.exists() and not is_record(path):
            raise BadRecord(f"not saved: {path} exists and is not a record; choose another name")
        write_text(path, session.history.record(session.seating.names, session.seed).text())
    except OSError as error:
        session.screen.refuse(f"not saved: {file_error_text(error)}")
        return False
    session.screen.say(f"Saved as {path}; continue with: astrarium play --terminal --load {path}")
    return False


def board(session: Session, seat: int, _rest: list[str]) -> bool:
    """Show the board and the moves again."""
    session.show(seat)
    return False


def show_help(session: Session, _seat: int, _rest: list[str]) -> bool:
    """Print the possible answers."""
    clause = session.history.game.catalogue.ids[0]
    answers = (
        ("1", "play the move with this number"),
        (example(session), "play a move by its notation"),
        ("undo", "undo your last decision; `undo all`: back to the last luck or decision of another seat"),
        ("why MOVE", "show the rule that forbids a move"),
        ("hint", "show the move of a strong bot"),
        ("log [N]", "show the last events, with points and their rules"),
        ("rules CLAUSE", f"show a rule ({clause}) or a family of rules ({clause.rpartition('-')[0]})"),
        ("board", "show the board and the moves again"),
        ("save [FILE]", "save the match; `astrarium play --terminal --load FILE` continues it"),
        ("quit", "leave the match"),
    )
    grid = Table.grid(padding=(0, 2))
    for form, meaning in answers:
        grid.add_row(Text(f"  {form}", style="bold", no_wrap=True), Text(meaning))
    session.screen.console.print(grid)
    return False


def leave(_session: Session, _seat: int, _rest: list[str]) -> bool:
    """Leave the match."""
    raise LeaveMatch


COMMANDS: dict[str, Callable[[Session, int, list[str]], bool]] = {
    "undo": undo,
    "why": why,
    "hint": hint,
    "log": log,
    "rules": rules,
    "save": save,
    "board": board,
    "help": show_help,
    "quit": leave,
}
