"""Report of a benchmark run: a dict with fixed keys, and a table for the terminal."""

from dataclasses import dataclass, field
from statistics import median
from typing import Any

from rich.table import Table

from astrarium.bench.peers import PEERS, Peer

OWN_ROWS = (
    ("random playouts, decisions/s", "playout", "decisions_per_s"),
    ("random playouts, matches/s", "playout", "matches_per_s"),
    ("random playouts, interpreted, decisions/s", "interpreted", "decisions_per_s"),
    ("stepped from Python, decisions/s", "stepped", "decisions_per_s"),
    ("clone, us", "clone", "clone_us"),
    ("MCTS with random playouts, simulations/s", "mcts", "mcts_sims_per_s"),
)


@dataclass
class Report:
    """Figures of one run: one sample per column and round."""

    game: str
    compiled: bool = False
    samples: dict[str, list[dict[str, float]]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def add(self, column: str, figures: dict[str, float]) -> None:
        """Add a sample of `column`."""
        self.samples.setdefault(column, []).append(figures)

    def remove(self, column: str) -> None:
        """Remove the samples of `column`, if there are any."""
        self.samples.pop(column, None)

    def figures(self, column: str, name: str) -> list[float]:
        """Return the figure `name` of `column` for each round."""
        return [sample[name] for sample in self.samples[column]]

    def median(self, column: str, name: str) -> float:
        """Return the median of the figure `name` of `column` over all rounds."""
        return median(self.figures(column, name))

    @property
    def measured_peers(self) -> list[Peer]:
        """The peers that were measured."""
        return [peer for peer in PEERS if peer.decisions in self.samples]

    def to_dict(self) -> dict[str, Any]:
        """Return the object that `astrarium bench --json` prints."""
        return {
            "game": self.game,
            "compiled": self.compiled,
            "decisions_per_s": round(self.median("playout", "decisions_per_s"), 1),
            "matches_per_s": round(self.median("playout", "matches_per_s"), 1),
            "stepped_decisions_per_s": round(self.median("stepped", "decisions_per_s"), 1),
            "interpreted_decisions_per_s": round(self.median("interpreted", "decisions_per_s"), 1),
            "clone_us": round(self.median("clone", "clone_us"), 4),
            "mcts_sims_per_s": round(self.median("mcts", "mcts_sims_per_s"), 1),
            "peers": {peer.name: self._peer_entry(peer) for peer in self.measured_peers},
        }

    def _peer_entry(self, peer: Peer) -> dict[str, float]:
        theirs = self.median(peer.decisions, "decisions_per_s")
        ours = self.median("playout", "decisions_per_s")
        entry = {"decisions_per_s": round(theirs, 1), "ratio": round(ours / theirs, 2)}
        if peer.mcts is not None:
            theirs_mcts = self.median(peer.mcts, "mcts_sims_per_s")
            entry["mcts_sims_per_s"] = round(theirs_mcts, 1)
            entry["mcts_ratio"] = round(self.median("mcts", "mcts_sims_per_s") / theirs_mcts, 2)
        return entry


def table(report: Report) -> Table:
    """Return a table of medians, their range over the rounds, and the speed relative to each peer."""
    mode = "compiled" if report.compiled else "interpreted, nothing is compiled"
    grid = Table(
        title=f"{report.game} ({mode})", caption="\n".join(report.notes) or None, caption_justify="left"
    )
    grid.add_column("one core")
    for heading in ("median", "lowest", "highest", "ours is faster by"):
        grid.add_column(heading, justify="right")
    for label, column, name in OWN_ROWS:
        faster = compiled_gain(report) if column == "interpreted" else ""
        grid.add_row(label, *spread(report, column, name), faster)
    for peer in report.measured_peers:
        add_peer(grid, report, peer)
    return grid


def add_peer(grid: Table, report: Report, peer: Peer) -> None:
    """Add the rows of a peer, compared with the columns `playout`, `stepped` and `mcts`."""
    theirs = report.median(peer.decisions, "decisions_per_s")
    ours = report.median("playout", "decisions_per_s")
    stepped = report.median("stepped", "decisions_per_s")
    grid.add_section()
    faster = f"{format_ratio(ours / theirs)} (stepped {format_ratio(stepped / theirs)})"
    grid.add_row(f"{peer.label}, decisions/s", *spread(report, peer.decisions, "decisions_per_s"), faster)
    if peer.mcts is not None:
        gain = report.median("mcts", "mcts_sims_per_s") / report.median(peer.mcts, "mcts_sims_per_s")
        row = spread(report, peer.mcts, "mcts_sims_per_s")
        grid.add_row(f"{peer.label}, C++ MCTS, simulations/s", *row, format_ratio(gain))


def compiled_gain(report: Report) -> str:
    """Return the speed of compiled playouts relative to interpreted ones, formatted."""
    ours = report.median("playout", "decisions_per_s")
    return format_ratio(ours / report.median("interpreted", "decisions_per_s"))


def spread(report: Report, column: str, name: str) -> list[str]:
    """Return the median, lowest and highest value of figure `name` over the rounds, formatted."""
    rounds = report.figures(column, name)
    return [format_number(value) for value in (median(rounds), min(rounds), max(rounds))]


def format_number(value: float) -> str:
    """Format `value`: whole with thousands separators from 100, else to three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def format_ratio(ratio: float) -> str:
    """Format a ratio, as in `12x` or `3.4x`."""
    return f"{ratio:.0f}x" if ratio >= 10 else f"{ratio:.1f}x"
