"""A picture of the log of a training: win shares and losses by round."""

from collections.abc import Sequence
from pathlib import Path

from astrarium.lab.training.loop import RoundResult


def plot_log(results: Sequence[RoundResult], path: Path) -> None:
    """Draw the share of each round against the best network before it, and the losses."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 4), layout="constrained")
    duels, losses = figure.subplots(1, 2)
    rounds = [result.round for result in results]
    for result in results:
        colour = "tab:green" if result.accepted else "tab:red"
        duels.plot([result.round] * 2, [100 * result.low, 100 * result.high], color=colour)
        duels.plot(result.round, 100 * result.share, "o", color=colour)
    duels.axhline(50, color="grey", linewidth=1)
    duels.set(title="Duel with the best before", xlabel="round", ylabel="share of victories, %")
    losses.plot(rounds, [result.loss for result in results], "o-", label="network")
    losses.plot(rounds, [result.heuristic_loss for result in results], "o-", label="heuristic")
    losses.set(title="Loss on matches held back", xlabel="round")
    losses.legend()
    figure.savefig(path)
