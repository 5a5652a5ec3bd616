"""Workload that profile-guided optimisation counts: what bots, laboratory and table do with each game.

    python bench/workload.py

`setup.py` runs it with an engine that counts branches and calls, then compiles again with the counts. The
work is fixed by seeds. Random matches dominate, as they do in searches and in the benchmarks.
"""

import sys

import astrarium
from astrarium.core.game import Game
from astrarium.core.playout import run_playouts
from astrarium.core.rng import Rng
from astrarium.lab.batch import Batch
from astrarium.lab.match_runner import MatchSpec
from astrarium.lab.rewards import RANK

PLAYOUTS = 400
SEARCHES = 8
ITERATIONS = 200
ROWS = 16
STEPS = 400


def play_randomly(game: Game, seats: int) -> None:
    """Play random matches from start to end."""
    run_playouts(game.start(seats), PLAYOUTS, seats)


def play_match(game: Game, seats: int) -> None:
    """Play a match of `greedy`; after each event update the view, restore the position, ask for a refusal."""
    state = game.start(seats)
    dealer = astrarium.Dealer(seed=seats)
    bots = [astrarium.bot("greedy", seed=seat) for seat in range(seats)]
    view = game.view(state)
    while state.actor != astrarium.OVER:
        state = state.clone()  # as the server does: the clone records what changes
        chooser = dealer if state.actor == astrarium.CHANCE else bots[state.actor]
        state.apply(chooser.choose(state))
        view, _ = game.renew(view, state)
        game.restore(state.to_bytes())
        game.refusal(state, 0)


def search(game: Game, seats: int) -> None:
    """Search with the heuristic and with random playouts, each decision of a match with a new bot."""
    state = game.start(seats)
    dealer = astrarium.Dealer(seed=seats)
    searches = 0
    while state.actor != astrarium.OVER and searches < SEARCHES:
        if state.actor == astrarium.CHANCE:
            state.apply(dealer.choose(state))
            continue
        astrarium.bot("mcts", iterations=ITERATIONS, seed=searches, leaf="random").choose(state)
        state.apply(astrarium.bot("mcts", iterations=ITERATIONS, seed=searches).choose(state))
        searches += 1


def step_batch(game: Game, seats: int) -> None:
    """Step a batch of matches with masks and observations."""
    spec = MatchSpec(game.start(seats), game.space.decisions, RANK)
    batch = Batch(spec, ROWS, lambda *_: [None] * seats)
    batch.reset(range(ROWS))
    rng = Rng(seats)
    for _ in range(STEPS):
        batch.step(batch.sample(rng))


def run(game: Game, seats: int) -> None:
    """Run the workload of one game."""
    play_randomly(game, seats)
    play_match(game, seats)
    search(game, seats)
    step_batch(game, seats)


def main() -> None:
    """Run the workload of every game with every number of seats."""
    if not astrarium.compiled():
        sys.exit("the engine is not compiled")
    for name in astrarium.games():
        game = astrarium.game(name)
        for seats in game.seats:
            run(game, seats)


if __name__ == "__main__":
    main()
