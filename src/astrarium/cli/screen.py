"""Output of a match in the terminal: board, moves, events and result."""

from contextlib import AbstractContextManager, nullcontext
from itertools import groupby

from rich.box import SIMPLE_HEAD
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from astrarium.cli.errors import one_line
from astrarium.cli.history import History, HistoryEntry, Note
from astrarium.cli.seats import seat_name, seat_shape, seat_style, seat_text
from astrarium.cli.words import EventWords
from astrarium.core.clauses import source_names
from astrarium.core.game import Game
from astrarium.core.state import CHANCE, State

BRASS = "#e3b968"
DANGER = "#ff8b7a"
GAP = 2
NUMBER_WIDTH = 3
WRAPPED_WIDTH = 46

Cells = tuple[Text, Text, Text]
Reason = tuple[int, int]  # clause and source
Row = dict[int, int]  # points by seat


class Screen:
    """Prints a match on a console."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.words = EventWords(game)
        self.console = console

    def say(self, text: str | Text, style: str = "") -> None:
        """Print a line; a terminal breaks it between words, other output keeps it whole."""
        self.console.print(text, style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def refuse(self, text: str) -> None:
        """Print an error as one line."""
        self.say(one_line(text), style=DANGER)

    def clause(self, clause: str) -> None:
        """Print the text and the source of a clause."""
        catalogue = self.game.catalogue
        source = source_names(catalogue.sources_of(clause))
        self.console.print(
            Text.assemble((clause, "bold"), " ", catalogue.text(clause), (f" ({source})", "dim"))
        )

    def thinking(self, who: str) -> AbstractContextManager[object]:
        """Return a context that shows a spinner for `who`, if the console is a terminal."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(f"{who} is thinking", spinner="dots")

    def board(self, state: State) -> None:
        """Print the board of `state`."""
        for line in self.game.draw(state):
            drawn = Text(no_wrap=True, overflow="crop")
            for text, style in line:
                drawn.append(text, style=style)
            self.console.print(drawn, overflow="crop", no_wrap=True, crop=True)

    def rule(self, title: str | Text = "") -> None:
        """Print a horizontal rule."""
        self.console.print(Rule(title, style="dim", align="left"))

    def moves(self, state: State) -> None:
        """Print the numbered legal moves, grouped by kind."""
        cells = {
            action: self._move_cells(state, number, action) for number, action in enumerate(state.legal(), 1)
        }
        words, notation = (max(cell[part].cell_len for cell in cells.values()) for part in (1, 2))
        width = self.console.width
        room = width - NUMBER_WIDTH - notation - 2 * GAP
        aligned = words if words <= room else min(room, WRAPPED_WIDTH)
        self.console.print()
        for _, group in groupby(cells, lambda action: self.game.space.kind(action).name):
            self.console.print(in_columns([cells[action] for action in group], aligned, width))
        self.console.print()

    def _move_cells(self, state: State, number: int, action: int) -> Cells:
        verb, space, rest = self.game.space.text(action).partition(" ")
        notation = Text.assemble((verb, BRASS), (space + rest, "dim"))
        return Text(f"{number:>{NUMBER_WIDTH}}", style="bold"), Text(self.words.move(state, action)), notation

    def event(self, entry: HistoryEntry) -> None:
        """Print an event with its points."""
        self.say(self.event_text(entry))

    def event_text(self, entry: HistoryEntry) -> Text:
        """Return an event as a sentence, followed by its points and their clauses."""
        sentence = self.words.event(entry.before, entry.actor, entry.action)
        if entry.actor == CHANCE:
            text = Text(f"  {sentence}", style="dim")
        else:
            text = Text.assemble((f"{seat_shape(entry.actor)} ", seat_style(entry.actor)), sentence)
        for seat, reasons in points_by_seat(entry.notes).items():
            self._add_points(text, seat, reasons)
        return text

    def _add_points(self, text: Text, seat: int, reasons: dict[Reason, int]) -> None:
        """Append the points of `seat` with the cards and clauses that paid them."""
        text.append(f" {seat_name(seat)} {sum(reasons.values()):+d}", style=seat_style(seat))
        if len(reasons) > 1:
            parts = [f"{points:+d} {self._reason(*reason)}" for reason, points in reasons.items()]
            text.append(f" ({', '.join(parts)})", style="dim")
            return
        ((clause, source),) = reasons
        card = self.words.source(source)
        text.append(f" {card}" if card else "", style=seat_style(seat))
        text.append(f" ({self.game.catalogue.id(clause)})", style="dim")

    def _reason(self, clause: int, source: int) -> str:
        """Return the clause id, after the name of the card if there is one."""
        return f"{self.words.source(source)} {self.game.catalogue.id(clause)}".strip()

    def result(self, history: History, names: dict[int, str]) -> None:
        """Print the final table (points by clause and card, totals, places) and the winner."""
        self.console.print()
        self.console.print(result_table(self.words, history, names))
        self.say(winner_text(history.state), style="bold")


def in_columns(cells: list[Cells], aligned: int, width: int) -> Table:
    """Return the moves in as many columns as fit into `width`; a single column is `aligned` wide."""
    widths = [max(cell[part].cell_len for cell in cells) for part in (1, 2)]
    count = max(1, min(len(cells), (width + GAP) // (NUMBER_WIDTH + sum(widths) + 3 * GAP)))
    height = -(-len(cells) // count)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(count):
        grid.add_column(width=NUMBER_WIDTH)
        grid.add_column(width=widths[0] if count > 1 else aligned)
        grid.add_column()
    for row in range(height):
        picked = [cells[place] for place in range(row, len(cells), height)]
        grid.add_row(*(part for cell in picked for part in cell))
    return grid


def points_by_seat(notes: list[Note]) -> dict[int, dict[Reason, int]]:
    """Return the points by seat, then by clause and source."""
    sums: dict[int, dict[Reason, int]] = {}
    for seat, clause, amount, source in notes:
        reasons = sums.setdefault(seat, {})
        reasons[clause, source] = reasons.get((clause, source), 0) + amount
    return sums


def result_table(words: EventWords, history: History, names: dict[int, str]) -> RenderableType:
    """Return the final table: points by clause, and below a clause by card, with one column per seat.

    The points at the start have their own row, so that this row and those of the clauses add up to the total.
    """
    game, state, seats = words.game, history.state, range(history.seats)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True, show_footer=True)
    table.add_column("clause", "total\nplace", no_wrap=True)
    table.add_column("points for", max_width=60)
    for seat in seats:
        add_seat_column(table, state, seat, names.get(seat, ""))
    by_clause, by_card = points_by_row(words, history)
    noted = [sum(row.get(seat, 0) for row in by_clause.values()) for seat in seats]
    start = {seat: state.scores()[seat] - noted[seat] for seat in seats}
    if any(start.values()):
        table.add_row("", "points at the start", *cells(start, seats))
    for clause in sorted(by_clause):
        name = game.catalogue.id(clause)
        table.add_row(name, words.reason(state, name), *cells(by_clause[clause], seats))
        for card, row in by_card.get(clause, {}).items():
            table.add_row("", f"  {card}", *cells(row, seats), style="dim")
    return Group(Text(f"{game.title}: the result", style=f"bold {BRASS}"), table)


def points_by_row(words: EventWords, history: History) -> tuple[dict[int, Row], dict[int, dict[str, Row]]]:
    """Return the points of each seat by clause, and by clause and card name."""
    by_clause: dict[int, Row] = {}
    by_card: dict[int, dict[str, Row]] = {}
    for seat, reasons in points_by_seat(history.notes()).items():
        for (clause, source), points in reasons.items():
            rows = [by_clause.setdefault(clause, {})]
            card = words.source(source)
            if card:
                rows.append(by_card.setdefault(clause, {}).setdefault(card, {}))
            for row in rows:
                row[seat] = row.get(seat, 0) + points
    return by_clause, by_card


def cells(row: Row, seats: range) -> list[str]:
    """Return the points of a row as text, "-" for a seat without points."""
    return [str(row[seat]) if row.get(seat) else "-" for seat in seats]


def add_seat_column(table: Table, state: State, seat: int, name: str) -> None:
    """Add the column of a seat: shape, seat name and player above, total and place below."""
    style = seat_style(seat)
    heading = Text("\n").join(
        [Text(seat_shape(seat), style), Text(seat_name(seat), style), Text(name, "not bold dim")]
    )
    footer = f"{state.scores()[seat]}\n{state.ranking()[seat]}"
    table.add_column(heading, footer, justify="right", no_wrap=True, footer_style="bold")


def winner_text(state: State) -> Text:
    """Return a sentence that names the winner, or all winners of a tie."""
    winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
    who = Text(" and ").join([seat_text(seat) for seat in winners])
    points = state.scores()[winners[0]]
    verb = "wins" if len(winners) == 1 else "share the victory"
    return Text.assemble(who, f" {verb} with {points} points.")
