"""Play matches from the text of their actions; every action is validated like one of a player."""

from collections.abc import Callable, Iterable, Mapping

from astrarium.core.dealer import Dealer
from astrarium.core.game import Facts, Game, Value
from astrarium.core.state import CHANCE, OVER, State
from tests.speech import bundle, say

Log = list[tuple[int, str]]


def apply(game: Game, state: State, *texts: str) -> None:
    """Apply the actions `texts` of seats and chance to `state` in place; raise if one is illegal."""
    for text in texts:
        state.apply(game.action(state, text))


def play(game: Game, seats: int, options: Mapping[str, Value], *texts: str) -> State:
    """Start a match, apply the actions `texts` and return the position."""
    state = game.start(seats, options)
    apply(game, state, *texts)
    return state


def refused(game: Game, state: State, text: str) -> str:
    """Return the id of the clause that forbids the action `text`; empty if it is legal."""
    refusal = game.why_not(state, text)
    return "" if refusal is None else refusal.rule


def why(game: Game, state: State, text: str) -> tuple[str, Facts, str]:
    """Return the clause that forbids the action `text`, the numbers that decide, and the English sentence."""
    refusal = game.why_not(state, text)
    assert refusal is not None, text
    return refusal.rule, refusal.facts, say(bundle(game, "en"), f"why-{refusal.rule}", refusal.facts)


def legal(game: Game, state: State, kind: str = "") -> list[str]:
    """Return the legal actions as text: those of `kind`, or all."""
    texts = [game.space.text(action) for action in state.legal()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def odds(game: Game, state: State) -> dict[str, int]:
    """Return the weights of the outcomes of chance, by their text."""
    return dict(zip(legal(game, state), state.weights(), strict=True))


def over(state: State) -> bool:
    """Return whether the match is over."""
    return bool(state.actor == OVER)


def idle(
    game: Game, state: State, draws: Iterable[str] = (), until: Callable[[State], bool] = over, seed: int = 1
) -> Log:
    """Play with as few actions as possible until `until(state)` holds, and return the log.

    Draws of tiles take their outcomes from `draws`, other chance events from `seed`. Seats take the first
    legal action until they can end their turn.
    """
    dealer, script, log = Dealer(seed), iter(draws), Log()
    while not until(state):
        texts = legal(game, state)
        scripted = next(script, None) if texts[0].startswith("draw") else None
        if scripted is not None:
            text = f"draw {scripted}"
        elif state.actor == CHANCE:
            text = game.space.text(dealer.choose(state))
        else:
            text = "end" if "end" in texts else texts[0]
        log.append((int(state.actor), text))
        apply(game, state, text)
    return log
